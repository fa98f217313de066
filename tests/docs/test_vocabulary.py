"""The lists of words, fields and moments in the documentation are those of the vocabulary."""

import dataclasses
from typing import Any, get_args, get_type_hints

import pytest

from astragal.games.dice_throne.packs import pack
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.packs.words.players import Who
from tests.docs.page import page
from tools.vocabulary import LISTS, MARKED, PAGES, fields, meaning, written

PARTS = (pack.Hero, pack.Ability, pack.Status, pack.Companion, pack.Use, pack.Trigger, pack.Card)


@pytest.mark.parametrize("path", PAGES)
def test_the_page_is_as_it_would_be_written_now(path: str) -> None:
    assert page(path) == written(page(path)), "run make vocabulary"


def test_every_list_stands_on_one_page() -> None:
    named = [mark[2] for path in PAGES for mark in MARKED.finditer(page(path))]
    assert sorted(named) == sorted(LISTS)


@pytest.mark.parametrize("kind", [*DICE_THRONE.effects, *DICE_THRONE.conditions, *PARTS])
def test_every_word_has_a_meaning_and_all_its_keys(kind: Any) -> None:
    everything = page(PAGES[0]) + page(PAGES[1])
    assert meaning(kind).endswith(".")
    assert meaning(kind) in everything
    assert not meaning(kind).startswith(f"{kind.__name__}("), "that is no docstring"
    keys = [key for key, _, _ in fields(kind)]
    places = [name for name in ("at", "places") if name in kind.__dataclass_fields__]
    assert len(keys) == len(dataclasses.fields(kind)) - len(places)
    assert all(f"| {key} |" in everything for key in keys)


@pytest.mark.parametrize(
    ("name", "known"),
    [
        ("traits", pack.Trait),
        ("timings", pack.Timing),
        ("players", Who),
        ("triggers", get_type_hints(pack.Trigger)["when"]),
    ],
)
def test_every_value_is_listed_with_its_meaning(name: str, known: Any) -> None:
    rows = [row.strip("| ").split(" | ") for row in LISTS[name]().splitlines()[2:]]
    assert [row[0].strip("`") for row in rows] == list(get_args(known))
    assert all(len(row) == 2 and row[1] for row in rows)
