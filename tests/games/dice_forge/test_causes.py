"""In random play: what blesses, what changes faces, and nothing else does."""

from collections.abc import Iterator
from random import Random

from astragal.games.dice_forge.packs.vocabulary import Forge, GiveBoar
from astragal.kernel.match import Event
from astragal.proving.proof import proves
from tests.games.dice_forge.table import GAME, load

MATCHES = 30
CONTENT = load()
BLESSING_FEATS = {"cancer", "sentinel"}
MINOR_FEATS = frozenset(("silver-hind", "sphinx", "cyclops"))
OTHERS_ROLL = {"satyrs", "minotaur"}
GIVING = {f.id for f in CONTENT.feats if isinstance(f.feat.instant, Forge | GiveBoar)}


def stories(seed: str, without: frozenset[str] = frozenset()) -> Iterator[list[Event]]:
    """The events of random matches in which some feats are never performed."""
    rng = Random(seed)
    barred = {("feat", CONTENT.feat_numbers[feat]) for feat in without}
    for number in range(MATCHES):
        m = GAME.new(GAME.setups()[number % len(GAME.setups())], seed=f"{seed} {number}")
        m.events = []
        told: list[Event] = []
        while m.options:
            m.apply(rng.choice([option for option in m.options if option not in barred]))
            told += m.events
        yield told


@proves("DF-026")
def test_blessings_have_three_causes() -> None:
    for told in stories("causes"):
        cause = "turn"
        for _, kind, *facts in told:
            if kind in ("turn", "ousted"):
                cause = kind
            elif kind in ("took", "used"):
                cause = str(facts[1])
            elif kind == "rolled" and len(facts[1]) == 2:
                assert cause in {"turn", "ousted"} | BLESSING_FEATS | OTHERS_ROLL | {
                    # A token, spent or kept, does not end a row of blessings.
                    "cerberus",
                    "triton",
                }


@proves("DF-036")
def test_without_certain_feats_there_are_no_minor_blessings() -> None:
    minor = [event for told in stories("all") for event in told if is_minor(event)]
    assert minor
    for told in stories("none", MINOR_FEATS):
        assert not [event for event in told if is_minor(event)]


def is_minor(event: Event) -> bool:
    return bool(event[1] == "rolled" and len(event[3]) == 1)


@proves("DF-053")
def test_faces_change_by_purchases_and_by_feats_that_say_so() -> None:
    for told in stories("faces"):
        given = bought = forged = 0
        for _, kind, *facts in told:
            given += kind == "took" and facts[1] in GIVING
            bought += kind == "bought"
            forged += kind == "forged"
            assert forged <= given + bought
        assert forged == given + bought
