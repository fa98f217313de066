"""Secrecy of every game, and the proof that the check sees a leak wherever it might be."""

from typing import Any

import pytest
from msgspec.structs import asdict

from astragal.kernel.game import Game
from astragal.kernel.match import Option
from astragal.kernel.why import Refusal
from astragal.kernel.window import forestalled
from tests.games.secrecy import check_seat
from tests.games.table import ROTATION, Case, cases, enough
from tests.kernel.toy.game import skirmish
from tests.kernel.toy.state import KINDS, Skirmish
from tests.kernel.toy.view import View, view

MATCHES = 6
SEEN = r"can't know|is a leak|learns from|follow what is hidden"


def watch(case: Case, matches: int = MATCHES) -> None:
    """Play, and look through the eyes of every seat before each move."""
    seed = decisions = 0
    while not enough(seed, decisions, matches):
        m, rng = case.start(seed + ROTATION * matches), case.rng(seed)
        while m.options:
            for seat in range(len(m.setup.seats)):
                check_seat(m, seat, rng)
            m.choose(rng.randrange(len(m.options)))
        decisions += m.number
        seed += 1


@pytest.mark.parametrize("case", cases(4), ids=str)
def test_no_seat_is_given_what_it_cannot_know(case: Case) -> None:
    watch(case)


class LeakingView(View):
    top: list[int]


class TellingView(View):
    intent: list[Any]


def leaking_view(m: Skirmish, viewer: int) -> LeakingView:
    """Shows the top card of the deck."""
    return LeakingView(**asdict(view(m, viewer)), top=m.deck[-1:])


def telling_view(m: Skirmish, viewer: int) -> TellingView:
    """Shows what a seat means to do before it commits."""
    meant = m.answer_arguments[1] if m.answer is forestalled else ()
    return TellingView(**asdict(view(m, viewer)), intent=list(meant))


def leaking_refusal(m: Skirmish, seat: int, text: str) -> Refusal:
    """Tells of the other hands when a move is refused."""
    held = [KINDS[card] for other, hand in enumerate(m.hands) if other != seat for card in hand]
    return (None, "why-no-card", {"card": held[0] if held else "any"})


class LeakingEvents(Skirmish):
    """Tells everybody which cards were drawn."""

    def tell_drawn(self, seat: int, cards: list[int]) -> None:
        for card in cards:
            self.tell("reacted", seat, KINDS[card])


class LeakingDrops(Skirmish):
    """Tells everybody what a seat meant to do when it is dropped."""

    def tell_seat(self, seat: int, kind: str, *arguments: Any) -> None:
        if kind == "dropped-move":
            self.tell(kind, *arguments)
        else:
            super().tell_seat(seat, kind, *arguments)


class LeakingOptions(Skirmish):
    """Offers an answer in an order that follows the deck."""

    def reactions(self, seat: int, moment: str) -> tuple[Option, ...]:
        options = super().reactions(seat, moment)
        if not options:
            return options
        both = (*options, ("fly",))
        return both if self.deck and self.deck[-1] % 2 else both[::-1]

    def react(self, seat: int, option: Option) -> None:
        if option != ("fly",):
            super().react(seat, option)


class LeakingPolls(Skirmish):
    """Polls, in public, only the seats that have something to hide."""

    def might_react(self, seat: int, moment: str) -> bool:
        return bool(self.reactions(seat, moment))


LEAKS = {
    "view": skirmish(view=leaking_view),
    "intent": skirmish(view=telling_view),
    "why": skirmish(refusal=leaking_refusal),
    "events": skirmish(match=LeakingEvents),
    "drops": skirmish(match=LeakingDrops),
    "options": skirmish(match=LeakingOptions),
    "polls": skirmish(match=LeakingPolls),
}


@pytest.mark.parametrize("game", LEAKS.values(), ids=LEAKS)
def test_a_leak_is_seen(game: Game) -> None:
    with pytest.raises(AssertionError, match=SEEN):
        watch(Case(game, game.setup(2, {"polling": "public"})), matches=200)
