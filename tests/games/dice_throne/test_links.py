"""Links in packs: a whole hero passes, and each broken name is reported at its place."""

import re

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.packs.links import check_cards, check_hero, check_statuses
from astragal.games.dice_throne.packs.pack import CommonCards, Hero, Statuses
from astragal.games.dice_throne.packs.vocabulary import decode_text
from tests.games.dice_throne.sample import SAMPLE


def problem(old: str, new: str) -> str:
    """What the check says when one place of the sample is changed."""
    assert old in SAMPLE
    hero = decode_text(SAMPLE.replace(old, new, 1), Hero, "brawler.yaml")
    with pytest.raises(PackError) as caught:
        check_hero(hero, ["bruise"])
    return str(caught.value)


def test_a_whole_hero_passes() -> None:
    check_hero(decode_text(SAMPLE, Hero), ["bruise"])


def test_without_the_shared_statuses_one_is_unknown() -> None:
    with pytest.raises(PackError, match='unknown status "bruise"'):
        check_hero(decode_text(SAMPLE, Hero))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("[{gain: rage}, then", "[{gain: rag}, then", ':23:14: .*status "rag".*mean "rage"'),
        ("count: tokens, status: rage", "count: tokens", ':23:41: .*missing key "status"'),
        ("{count: tokens, status: rage,", "{count: faces,", 'missing key "symbol"'),
        ("{shows: star}", "{shows: stars}", 'unknown symbol "stars".*mean "star"'),
        ("needs: {fist: 3}", "needs: {fits: 3}", ':20:9: .*symbol "fits".*mean "fist"'),
        ("{each: fist", "{each: fis", 'unknown symbol "fis"'),
        ("[heart, star]", "[heart, moon]", 'unknown symbol "moon"'),
        ("companion: dog", "companion: dig", 'unknown companion "dig".*mean "dog"'),
        ("{flip: wild}", "{flip: wilt}", 'unknown side "wilt".*mean "wild"'),
        ("side: calm", "side: calf", 'unknown side "calf"'),
        ("tokens: {rage: 1}", "tokens: {rig: 1}", 'unknown status "rig"'),
        ("start: {rage: 1}", "start: {rags: 1}", 'unknown status "rags"'),
        ("of: punch", "of: punsh", 'unknown ability "punsh".*mean "punch"'),
        ("      id: punch\n", "      id: guard\n", 'keeps the id.*expected "punch"'),
        ("id: howl", "id: guard", ':52:9: .*ability "guard" is there twice'),
        ("id: guard", "id: punch", 'ability "punch" is there twice'),
        ("id: snack", "id: punch-2", 'card "punch-2" is there twice'),
        ("- id: rage", "- id: bruise", '"bruise" is a shared one already'),
        (", 6: star}", "}", ':7:7: dice: missing key "6"; expected the faces 1 to 6'),
        ("6: star}", "7: star}", ':7:7: dice: missing key "6"; expected the faces 1 to 6'),
        ("6: star}", "6: star, 7: star}", ':7:67: dice.7: unknown key "7"; .* faces 1 to 6'),
        ("6: star}", "6: stair}", ':7:58: dice.6: unknown symbol "stair"; .*fist, heart, star'),
        ("6: star}", "6: fist}", ':11:9: symbols.star: .*"star" is on no face'),
        ("    dice: 3\n", "", ':26:5: abilities.1.: missing key "dice"; .* kind defensive'),
        ("    kind: passive\n", "    kind: offensive\n", 'missing key "tiers"; .* offensive'),
        ("triggers: [{when: upkeep, do: [{gain: rage}]}]", "note: calm", 'missing key "uses"'),
        ("    dice: 3\n", "    dice: 3\n    also: []\n    first: [{draw: 1}]\n", '"first" .*dice'),
    ],
)
def test_a_broken_link_is_told_with_its_place(old: str, new: str, words: str) -> None:
    message = problem(old, new)
    assert message.startswith("brawler.yaml:")
    assert re.search(words, message), message


def test_two_levels_of_a_slot_may_open_the_same_ability() -> None:
    start, end = SAMPLE.index("  - id: punch-2"), SAMPLE.index("cards:")
    second = SAMPLE[start:end].replace("punch-2", "punch-3").replace("level: 2", "level: 3")
    check_hero(decode_text(SAMPLE[:end] + second + SAMPLE[end:], Hero), ["bruise"])


def test_a_level_is_there_once() -> None:
    start, end = SAMPLE.index("  - id: punch-2"), SAMPLE.index("cards:")
    second = SAMPLE[start:end].replace("punch-2", "punch-3")
    with pytest.raises(PackError, match='level 2 of "punch" is there twice'):
        check_hero(decode_text(SAMPLE[:end] + second + SAMPLE[end:], Hero), ["bruise"])


STATUSES = """statuses:
  - id: bruise
    names: {en: Bruise, ru: Синяк, pl: Siniak}
    icon: falling
    kind: negative
    limit: 1
    triggers: [{when: upkeep, do: [{inflict: bruise}]}]
"""
CARDS = """cards:
  - id: kick
    names: {en: Kick, ru: Пинок, pl: Kopniak}
    icon: boot-kick
    type: main
    cost: 1
    do: [{inflict: bruise, to: chosen-opponent}]
"""


def test_shared_statuses_name_each_other() -> None:
    check_statuses(decode_text(STATUSES, Statuses).statuses)
    broken = decode_text(STATUSES.replace("inflict: bruise", "inflict: bruises"), Statuses)
    with pytest.raises(PackError, match=r'unknown status "bruises".*mean "bruise"'):
        check_statuses(broken.statuses)


def test_common_cards_name_shared_statuses_only() -> None:
    cards = decode_text(CARDS, CommonCards).cards
    check_cards(cards, ["bruise"])
    with pytest.raises(PackError, match='unknown status "bruise"'):
        check_cards(cards, ["rage"])
    with pytest.raises(PackError, match='the card "kick" is there twice'):
        check_cards([*cards, *cards], ["bruise"])
