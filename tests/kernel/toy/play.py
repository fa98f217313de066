"""Small helpers with which tests put a Skirmish where they want it."""

from typing import cast

from astragal.kernel.chance import Chance, key_of_seed
from astragal.kernel.game import Game
from astragal.kernel.match import NOTHING
from tests.kernel.toy.game import SKIRMISH
from tests.kernel.toy.state import CARDS, Skirmish
from tests.kernel.toy.turn import turn

KEY = key_of_seed("skirmish")


def table(*hands: list[int], polling: str = "legal", game: Game = SKIRMISH) -> Skirmish:
    """A match in which each seat holds these cards and seat 1 has its turn; events are on."""
    m = game.new(len(hands), options={"polling": polling}, chance=Chance(KEY), events=True)
    m = cast(Skirmish, m)
    rest = sorted(CARDS)
    for seat, hand in enumerate(hands):
        m.hands[seat][:] = hand
        for card in hand:
            rest.remove(card)
    m.deck[:] = rest
    m.agenda[:] = [(turn,)]
    m.options = NOTHING
    m.run()
    assert game.broken(m) == []
    return m


def said(m: Skirmish) -> list[str]:
    """What is offered, in notation."""
    return m.decision.notations() if m.decision else []
