"""Secrecy by indistinguishability: what a seat can't know changes nothing that it is given.

A match and its `redeal` for a seat differ only in what is hidden from that seat. If a hidden
card, or its id, were in a view, an event, the story, the options or a reason, the two would
sooner or later differ there.
"""

from random import Random
from typing import Any

from astragal.kernel.match import Match
from astragal.kernel.undo import hidden
from astragal.kernel.view import events, story
from astragal.kernel.window import intend
from astragal.prose.text import LANGUAGES

FORECASTS = 0.04  # so often an option is looked ahead of, which takes longer
TEXTS = ("pass", "zzz", "end", "play 1", "roll")


def check_secrecy(m: Match, rng: Random) -> None:
    """Look at a match through the eyes of one seat, chosen at random to keep the cost linear."""
    check_seat(m, rng.randrange(len(m.setup.seats)), rng)


def check_seat(m: Match, seat: int, rng: Random) -> None:
    """All that a seat is given now, and after the next move, is the same in a redealt match."""
    other = m.redeal(seat, rng)
    assert m.game.broken(other) == []
    assert other.view(seat) == m.view(seat), f"seat {seat + 1} sees what it can't know"
    if m.seat == seat:
        assert other.options == m.options, "the options follow what is hidden"
        check_reasons(m, other)
    check_told(m, other, seat, rng)
    if m.options and m.public:
        check_next(m, other, seat, rng)


def check_told(m: Match, other: Match, seat: int, rng: Random) -> None:
    """What the table says to a seat does not depend on what is hidden from it."""
    told = m.game.table
    assert told.about(other, seat, "en") == told.about(m, seat, "en"), "about is a leak"
    assert told.odds(other, seat, "en") == told.odds(m, seat, "en"), "the odds are a leak"
    if m.seat == seat and rng.random() < FORECASTS:
        assert told.concern(other, seat) == told.concern(m, seat), "concern is a leak"
        option = rng.choice(m.options)
        lines = told.forecast(m, seat, option, "en")
        move = m.notation(option)
        assert told.forecast(other, seat, option, "en") == lines, f"forecast of {move!r} leaks"


def check_reasons(m: Match, other: Match) -> None:
    """A refusal says nothing about what is hidden."""
    for text in TEXTS:
        assert reason(other, text) == reason(m, text), f"why {text!r} is not legal is a leak"


def reason(m: Match, text: str) -> tuple[Any, ...] | None:
    """Why a text is no legal move, in full."""
    found = m.why(text)
    if found is None:
        return None
    return (found.rule, *(found.sentence(language) for language in LANGUAGES))


def check_next(m: Match, other: Match, seat: int, rng: Random) -> None:
    """After the same move and dice, if nothing was revealed to the seat, all is still the same.

    Only for public polling: that a seat is not asked must tell nothing there.
    """
    common = [option for option in m.options if option in other.options]
    if not common:
        return
    option = rng.choice(common)
    after, after_other = listening(m), listening(other)
    after_other.chance = m.chance.clone()
    after.choose(after.options.index(option))
    after_other.choose(after_other.options.index(option))
    if revealed(m, after, seat) or revealed(other, after_other, seat):
        return
    move = m.notation(option)
    assert given(after_other, seat) == given(after, seat), f"seat {seat + 1} learns from {move!r}"


def listening(m: Match) -> Match:
    """A clone that tells its events."""
    clone = m.clone()
    clone.events = []
    return clone


def revealed(before: Match, after: Match, seat: int) -> bool:
    """Whether what the seat could not know came to light, or the seat alone was told.

    That is a card, or what another seat meant to do; not if that was dropped.
    """
    told_alone = any(event[0] == seat for event in after.events or ())
    dropped = sum(event[1] == "dropped" for event in after.events or ())
    committed = intents(before) > intents(after) + dropped
    return told_alone or committed or bool(hidden(before, seat) - hidden(after, seat))


def intents(m: Match) -> int:
    """How many seats mean to do what has not committed yet."""
    return sum(frame[0] is intend for frame in (*m.agenda, m.asked) if m.options)


def given(m: Match, seat: int) -> list[Any]:
    """All that a seat is given after a move."""
    return [m.view(seat), events(m, seat), story(m, seat)]
