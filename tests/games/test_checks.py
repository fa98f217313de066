"""The generic checks see what they are there for: each of these games is wrong in one way."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import ValidationError
from msgspec.structs import asdict

from astragal.errors import IllegalMove
from astragal.kernel.game import Game
from astragal.kernel.match import Option
from astragal.kernel.moves import Moves
from astragal.kernel.parts import Numeral
from tests.games.table import Case, polled_both_ways, sampled_setups
from tests.games.twins import Playthrough
from tests.kernel.toy.game import MOVES, SKIRMISH, skirmish
from tests.kernel.toy.state import ENERGY, Skirmish
from tests.kernel.toy.view import View, pools, view

MATCHES = 4


class SharedHands(Skirmish):
    """A clone plays with the hands of the original."""

    def clone_state(self, other: Skirmish) -> None:
        super().clone_state(other)
        other.hands = self.hands


class ForgottenEnergy(Skirmish):
    """Energy is not saved."""

    def unpack(self, state: Any) -> None:
        super().unpack(state)
        self.energy = ENERGY


class ForgottenStances(Skirmish):
    """A clone starts with new stances."""

    def clone_state(self, other: Skirmish) -> None:
        super().clone_state(other)
        other.stances = [0] * len(self.stances)


class LostCards(Skirmish):
    """Spent cards vanish."""

    def spend(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)


class ForcedAnswers(Skirmish):
    """Who has an answer in a window must give it."""

    def ask(
        self, seat: int, reason: str, options: tuple[Option, ...], answer: Any, *arguments: Any
    ) -> None:
        super().ask(seat, reason, options[-1:], answer, *arguments)


class SameOptionTwice(Skirmish):
    """An answer is offered once for each reason to give it."""

    def reactions(self, seat: int, moment: str) -> tuple[Option, ...]:
        return super().reactions(seat, moment) * 2


class VagueMoves(Moves):
    """Don't say whom a strike is for, nor which stance is taken."""

    def write(self, content: None, option: Option) -> str:
        return str(option[0])


class LoudMoves(Moves):
    """Write what can't be read back: case does not matter in notation."""

    def write(self, content: None, option: Option) -> str:
        return super().write(content, option).upper()


class Anyhow(Numeral):
    """Gives all stances one action id: a learner could not take the one and not the other."""

    def index(self, content: None, value: int) -> int:
        return 0


class Mute(Numeral):
    """Can't be read back."""

    def read(self, content: None, words: Sequence[str]) -> tuple[int, Sequence[str]]:
        return 0, words[1:]


BLURRED = Moves({**MOVES.verbs, "stance": (Anyhow("stance", 0, 2),)})
MUTE = Moves({**MOVES.verbs, "strike": (Mute("seat", 0, 2, plus=1),)})
NARROW = Moves({**MOVES.verbs, "stance": (Numeral("stance", 0, 1),)})


class TellingView(View):
    debug: str


class OddView(View):
    hands: tuple[int, int]


def telling_view(m: Skirmish, viewer: int) -> TellingView:
    """Lets everybody see the key."""
    return TellingView(**asdict(view(m, viewer)), debug=m.chance.key.hex())


def odd_view(m: Skirmish, viewer: int) -> OddView:
    """Is no plain data."""
    return OddView(**asdict(view(m, viewer)), hands=(1, 2))


def untyped_view(m: Skirmish, viewer: int) -> View:
    """Is not what its type says."""
    seen = view(m, viewer)
    seen.deck = "deep"  # type: ignore[assignment]
    return seen


def greedy_pools(m: Skirmish, seat: int) -> list[list[list[int]]]:
    """Takes the seat's own hand for hidden."""
    return [[*pools(m, seat)[0], m.hands[max(seat, 0)]]]


WRONG = {
    "shared hands": skirmish(match=SharedHands),
    "forgotten energy": skirmish(match=ForgottenEnergy),
    "forgotten stances": skirmish(match=ForgottenStances),
    "lost cards": skirmish(match=LostCards),
    "forced answers": skirmish(match=ForcedAnswers),
    "same option twice": skirmish(match=SameOptionTwice),
    "vague notation": skirmish(moves=VagueMoves(MOVES.verbs)),
    "loud notation": skirmish(moves=LoudMoves(MOVES.verbs)),
    "key in the view": skirmish(view=telling_view),
    "two options of one action id": skirmish(moves=BLURRED),
    "an option without an action id": skirmish(moves=NARROW),
    "notation that does not lead back": skirmish(moves=MUTE),
    "odd view": skirmish(view=odd_view),
    "untyped view": skirmish(view=untyped_view),
    "greedy pools": skirmish(pools=greedy_pools),
    "words missing": skirmish(refusal=lambda m, seat, text: (None, "why-because", {})),
}


@pytest.mark.parametrize("game", WRONG.values(), ids=WRONG)
def test_a_wrong_game_does_not_pass(game: Game) -> None:
    with pytest.raises((AssertionError, IllegalMove, ValidationError, ValueError)):
        play(game)


def test_the_right_game_passes() -> None:
    play(SKIRMISH)


def play(game: Game) -> None:
    case = Case(game, game.setup(2, {"polling": "public"}))
    for seed in range(MATCHES):
        Playthrough(case, seed).play()


def test_setups_are_sampled_by_rotation_until_all_were_played() -> None:
    everything = polled_both_ways(SKIRMISH)
    assert len(everything) == 4
    assert sampled_setups(SKIRMISH, 9, 3) == everything
    rounds = [sampled_setups(SKIRMISH, 2, rotation) for rotation in range(2)]
    assert [len(each) for each in rounds] == [2, 2]
    assert {*rounds[0], *rounds[1]} == set(everything)
