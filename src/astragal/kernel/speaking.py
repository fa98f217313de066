"""Acts outside decisions: a seat resigns, or offers, accepts or declines a draw.

They are made at any decision by any seat that still plays, whoever is asked; nothing else of the
match changes by them, unless they end it. They stand among the moves, and can't be taken back.
"""

from typing import Any, Final

from astragal.errors import IllegalMove, UnknownSeat
from astragal.kernel.course import NOTHING, Course, Option, Result
from astragal.kernel.parley import OFFERS, RESIGN
from astragal.kernel.why import Refusal, Why
from astragal.prose.spelling import LONGEST_MOVE, tidy

OFFER: Final = "offer"
ACCEPT: Final = "accept"
DECLINE: Final = "decline"

# Every act outside decisions as it is written; no game has such a move.
SAYINGS: Final[dict[str, Option]] = {
    RESIGN: (RESIGN,),
    **{f"{act} {what}": (act, what) for what in OFFERS for act in (OFFER, ACCEPT, DECLINE)},
}
EVENTS: Final = {
    "resigned": ("seat",),
    **{f"{what}-{done}": ("seat",) for what in OFFERS for done in ("offered", "accepted")},
    **{f"{what}-{done}": ("seat",) for what in OFFERS for done in ("declined", "withdrawn")},
    **{f"{what}-agreed": () for what in OFFERS},
}
PATIENCE: Final = 10  # decisions before a seat whose offer was declined may offer again


def is_saying(text: str) -> bool:
    """Whether a text is an act outside decisions."""
    return tidy(text) in SAYINGS


def noted(m: Course, option: Option) -> str:
    """A move of the history as it is written, an act outside decisions too."""
    said = " ".join(map(str, option)) if option[0] in (RESIGN, OFFER, ACCEPT, DECLINE) else ""
    return said if said in SAYINGS else m.notation(option)


def speak(m: Course, seat: Any, text: Any) -> None:
    """Do what a seat says outside decisions: the whole of it, or IllegalMove."""
    reason = objection(m, seat, text)
    if reason is not None:
        raise IllegalMove(text[:LONGEST_MOVE], reason.sentence(), reason.rule)
    said = SAYINGS[tidy(text)]
    if m.events is not None:
        m.events = []
    m.history = (m.history, seat, said)
    m.parley = m.parley.heard(m.number)
    m.number += 1
    m.earlier = None
    if said[0] == RESIGN:
        _resign(m, seat)
    else:
        _answer(m, seat, said[0], said[1])
    settle(m)


def objection(m: Course, seat: Any, text: Any) -> Why | None:
    """Why a seat can't say this now; nothing when it can."""
    if type(seat) is not int or not 0 <= seat < m.seated:
        raise UnknownSeat(f"there is no seat {seat!r}; give one from 0 to {m.seated - 1}")
    if not isinstance(text, str):
        raise IllegalMove(repr(text)[:LONGEST_MOVE], "what a seat says is a text, as 'resign'")
    said = SAYINGS.get(tidy(text))
    refusal = _refusal(m, seat, said) if said else (None, "why-no-saying", _listed())
    return None if refusal is None else Why(m, refusal)


def playing(m: Course) -> list[int]:
    """The seats that are in play and have not resigned."""
    return [seat for seat in in_play(m) if not m.parley.has_resigned(seat)]


def in_play(m: Course) -> list[int]:
    """The seats that the game has not put out of the match."""
    return [seat for seat in range(m.seated) if m.game.in_play(m, seat)]


def sides(m: Course, seats: list[int]) -> int:
    """How many sides these seats are."""
    together = m.game.advice.same_side
    return sum(
        not any(together(m, seat, other) for other in seats[:at]) for at, seat in enumerate(seats)
    )


def plays_on(m: Course, seat: int) -> bool:
    """Whether the match would go on without this seat, if it resigned now."""
    return _places(m, [one for one in playing(m) if one != seat]) is None


def _refusal(m: Course, seat: int, said: Option) -> Refusal | None:
    if m.result is not None:
        return (None, "why-match-over", {})
    if m.parley.has_resigned(seat):
        return (None, "why-resigned", {})
    if not m.game.in_play(m, seat):
        return (None, "why-out-of-play", {})
    if said[0] == RESIGN:
        return None
    if said[0] == OFFER:
        return _no_offer(m, seat)
    return _no_answer(m, seat, said)


def _no_offer(m: Course, seat: int) -> Refusal | None:
    """Why a seat can't offer anything now."""
    parley = m.parley
    if not m.game.draws:
        return (None, "why-no-draws", {})
    if sides(m, playing(m)) < 2:
        return (None, "why-nobody-to-agree", {})
    if parley.offer:
        return (None, "why-offer-stands", {"seat": parley.by + 1})
    if m.number < parley.again(seat):
        return (None, "why-offer-again", {"count": parley.again(seat) - m.number})
    return None


def _no_answer(m: Course, seat: int, said: Option) -> Refusal | None:
    """Why a seat can't accept or decline now."""
    if m.parley.offer != said[1]:
        return (None, "why-no-offer", {})
    if said[0] == ACCEPT and m.parley.has_agreed(seat):
        return (None, "why-agreed-already", {})
    return None


def _listed() -> dict[str, str]:
    return {"moves": ", ".join(SAYINGS)}


def _resign(m: Course, seat: int) -> None:
    parley = m.parley._replace(resigned=m.parley.resigned | 1 << seat)
    m.parley = parley if parley.by != seat else parley._replace(offer="", by=-1, agreed=0)
    m.tell("resigned", seat)


def _answer(m: Course, seat: int, act: str, what: str) -> None:
    parley = m.parley
    if act == OFFER:
        m.parley = parley._replace(offer=what, by=seat, agreed=1 << seat)
        m.tell(f"{what}-offered", seat)
    elif act == ACCEPT:
        m.parley = parley._replace(agreed=parley.agreed | 1 << seat)
        m.tell(f"{what}-accepted", seat)
    else:
        m.parley = parley.declined(m.number + PATIENCE)
        m.tell(f"{what}-{'withdrawn' if seat == parley.by else 'declined'}", seat)


def settle(m: Course) -> None:
    """End the match when one side is left, or all that are left have agreed on what is offered.

    Who is left changes by play, too. What is offered is gone when play has ended the match.
    """
    if m.result is not None:
        m.parley = m.parley._replace(offer="", by=-1, agreed=0)
        return
    left = playing(m)
    places = _places(m, left)
    if places is not None:
        _end(m, places, RESIGN)
    elif m.parley.offer and all(m.parley.has_agreed(seat) for seat in left):
        m.tell(f"{m.parley.offer}-agreed")
        _end(m, _shared(m, left), m.parley.offer)


def _places(m: Course, left: list[int]) -> Result | None:
    """How a match ends in which only these have not given up; nothing when it goes on."""
    if not left:
        return (2,) * m.seated
    return _shared(m, left) if sides(m, left) < 2 <= sides(m, in_play(m)) else None


def _shared(m: Course, left: list[int]) -> Result:
    """The first place for these seats and whoever is on their side."""
    together = m.game.advice.same_side
    return tuple(
        1 if any(together(m, seat, one) for one in left) else 2 for seat in range(m.seated)
    )


def _end(m: Course, places: Result, by: str) -> None:
    m.finish(places)
    m.parley = m.parley._replace(end=by)
    m.options = NOTHING
    m.seat = -1
    m.reason = ""
