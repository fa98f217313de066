"""The packs: what lies where, what it costs, and that nothing is missing."""

from collections import Counter

import pytest

from astragal.errors import PackError
from astragal.games.dice_forge.packs.content import Content
from astragal.games.dice_forge.packs.pack import FacesFile, Feats
from astragal.games.dice_forge.packs.vocabulary import vector
from astragal.packs.decode import decode_text
from astragal.proving.proof import proves
from tests.games.dice_forge.table import GAME, load

CONTENT = load()
FACES = (GAME.folder / "content/faces.yaml").read_text("utf-8")
FEATS = (GAME.folder / "content/feats.yaml").read_text("utf-8")


@proves("DF-003")
def test_a_feat_costs_what_its_slot_costs() -> None:
    assert len(CONTENT.feats) == 24
    for feat in CONTENT.feats:
        assert feat.cost == vector(CONTENT.slots[feat.slot].cost)
    costs = {feat.id: feat.cost for feat in CONTENT.feats}
    assert costs["hydra"] == costs["typhon"] == (0, 5, 5, 0)


@proves("DF-004")
def test_seven_portals_and_their_slots() -> None:
    portals: dict[str, list[str]] = {}
    for slot in CONTENT.slots:
        portals.setdefault(slot.portal, []).append(slot.id)
    assert sorted(sorted(slots) for slots in portals.values()) == sorted(
        [
            ["m1a", "m1b"],
            ["m2", "m3"],
            ["m4", "m5"],
            ["m6", "s6", "x5"],
            ["s4", "s5"],
            ["s2", "s3"],
            ["s1a", "s1b"],
        ]
    )


@proves("DF-010", "DF-012", "DF-013")
def test_all_components_are_there() -> None:
    sanctuary = sum(len(faces) for _, faces in CONTENT.pools)
    garden = sum(CONTENT.pack.garden.values())
    start = 4 * sum(len(die) for die in CONTENT.start_dice)
    assert (start, sanctuary, garden) == (48, 40, 20)
    assert start + sanctuary + garden == 108
    assert [price for price, _ in CONTENT.pools] == [2, 2, 3, 3, 4, 5, 6, 8, 8, 12]
    assert [len(set(faces)) for _, faces in CONTENT.pools] == [1, 1, 1, 1, 4, 1, 1, 1, 1, 4]
    assert all(len(faces) == 4 for _, faces in CONTENT.pools)
    assert len(CONTENT.feats) * CONTENT.tables[4].cards == 96


@proves("DF-007")
def test_the_dice_of_the_start() -> None:
    light, dark = (Counter(CONTENT.faces[face].id for face in die) for die in CONTENT.start_dice)
    assert light == {"gold1": 5, "sun1": 1}
    assert dark == {"gold1": 4, "glory2": 1, "moon1": 1}


def test_printed_glory() -> None:
    printed = {feat.id: feat.glory for feat in CONTENT.feats}
    assert printed == {
        "blacksmiths-hammer": 0,
        "blacksmiths-chest": 2,
        "silver-hind": 2,
        "great-bear": 2,
        "satyrs": 6,
        "tenacious-boar": 4,
        "ferryman": 12,
        "cerberus": 6,
        "helmet-of-invisibility": 4,
        "cancer": 8,
        "sentinel": 6,
        "hydra": 26,
        "typhon": 16,
        "sphinx": 10,
        "cyclops": 8,
        "mirror-of-the-abyss": 10,
        "gorgon": 14,
        "triton": 8,
        "minotaur": 8,
        "guardians-shield": 6,
        "guardians-owl": 4,
        "celestial-ship": 4,
        "elder": 0,
        "wild-spirits": 2,
    }


@pytest.mark.parametrize(
    ("faces", "feats", "problem"),
    [
        (("id: gold1, does: {gain:", "id: gold1, does: {gian:"), None, 'did you mean "gain"'),
        (("[gold1, gold1, gold1, gold1, gold1, sun1]", "[gold1, sun1]"), None, "has 2 faces"),
        (("price: 12, faces: [glory4", "price: 12, faces: [gold3"), None, "several places"),
        (("price: 12, faces: [glory4", "price: 12, faces: [glory9"), None, 'unknown face "glory9"'),
        (None, ("forge: [x3]", "forge: [x4]"), 'unknown face of the garden "x4"'),
        (None, ("feats: [elder]", "feats: [wild-spirits]"), "lies on 2 slots"),
        (None, ("feats: [elder]", "feats: [eldor]"), 'unknown feat "eldor"'),
        (None, ("instant: give_boar", "instant: others_lose"), "belong together"),
        (None, ("instant: others_lose", "instant: {hammer: 3, rewards: [1]}"), "more than one"),
    ],
)
def test_packs_that_do_not_fit_are_refused(
    faces: tuple[str, str] | None, feats: tuple[str, str] | None, problem: str
) -> None:
    changed = FACES.replace(*faces) if faces else FACES
    others = FEATS.replace(*feats) if feats else FEATS
    assert (changed, others) != (FACES, FEATS)
    with pytest.raises(PackError, match=problem):
        Content(decode_text(changed, FacesFile), decode_text(others, Feats))
