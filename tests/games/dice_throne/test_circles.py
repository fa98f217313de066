"""Circles in packs are refused where they begin."""

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.packs.circles import check_growth, check_setting_off, circle
from astragal.games.dice_throne.packs.pack import Companion, Status
from astragal.games.dice_throne.packs.vocabulary import decode_text
from tests.games.dice_throne.table import load

SEED = "{id: seed, names: {en: S, ru: S, pl: S}, icon: plant-seed, grows_from: tree}"
TREE = "{id: tree, names: {en: T, ru: T, pl: T}, icon: pine-tree, grows_from: seed}"


def status(name: str, inflicts: str) -> str:
    return f"""
- id: {name}
  names: {{en: A, ru: A, pl: A}}
  icon: rolling-bomb
  kind: negative
  limit: 1
  triggers: [{{when: inflicted-again, do: [{{roll: 1, do: [{{inflict: {inflicts}}}]}}]}}]
"""


def test_companions_that_grow_from_each_other_are_refused() -> None:
    grown = decode_text(f"[{SEED}, {TREE}]", list[Companion], "grove.yaml")
    with pytest.raises(PackError, match=r'grove.yaml:1:2: .*"seed" grows from itself in a circle'):
        check_growth(grown)


def test_statuses_that_set_each_other_off_are_refused() -> None:
    found = decode_text(status("a", "b") + status("b", "a"), list[Status], "bombs.yaml")
    with pytest.raises(PackError, match=r'bombs.yaml:2:3: .*"a" inflicts itself again and again'):
        check_setting_off(found)


def test_a_line_is_no_circle() -> None:
    found = decode_text(status("a", "b") + status("b", "c"), list[Status])
    check_setting_off(found)
    assert circle({"a": ["b"], "b": ["c"]}) is None
    assert circle({"a": ["b"], "b": ["c"], "c": ["b"]}) == "b"


def test_the_packs_of_the_house_have_none() -> None:
    content = load()
    check_setting_off(content.statuses.values())
    for hero in content.heroes.values():
        check_growth(hero.companions)
