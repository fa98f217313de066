"""State is declared once: what copies and saves it is written from the declarations."""

from ast import literal_eval
from pathlib import Path
from textwrap import dedent

import pytest

from tools.fields import ROOT, declared, pages
from tools.state_classes import FieldError, state_classes

PAIR = """
    class Hand:
        __slots__ = fields.HAND_SLOTS

        def __init__(self):
            self.cards: list[int] = []

        def pack(self):
            return fields.pack_hand(self)

    Move = tuple[int, str]

    class Toy(Match):
        __slots__ = fields.TOY_SLOTS

        def begin(self):
            self.hand: Hand = Hand()
            self.number: int = 0
            self.moves: list[Move] = []
            self.grid: list[list[int]] = []
            self.names: dict[str, int] = {}
            self.board: Shared[list[int]] = []
            self.known: Unsaved[Move | None] = None
            self.heard: Uncopied[list[str] | None] = None

        def pack(self):
            return fields.pack_toy(self)
"""


def written(tmp_path: Path, source: str) -> str:
    """What is written for a file with this source."""
    path = tmp_path / "state.py"
    path.write_text(dedent(source), encoding="utf-8")
    return pages(list(state_classes(path, tmp_path)), tmp_path)[tmp_path / "fields.py"]


def toy(line: str) -> str:
    """A class with one field, given by its line."""
    return f"""
    class Toy:
        __slots__ = fields.TOY_SLOTS

        def begin(self):
            {line}

        def pack(self):
            return fields.pack_toy(self)
    """


def function(text: str, name: str) -> list[str]:
    """The lines of a written function, below its docstring."""
    body = text.split(f"def {name}(")[1].split("\n\n\n")[0]
    return [line.strip() for line in body.splitlines()[2:] if line.strip()]


def test_what_is_written_is_not_stale() -> None:
    found = pages(declared(), ROOT)
    stale = [path for path, text in found.items() if path.read_text(encoding="utf-8") != text]
    assert found
    assert not stale, "the declared fields have changed since: run `make fields`"


def test_each_type_is_copied_in_its_way(tmp_path: Path) -> None:
    text = written(tmp_path, PAIR)
    assert function(text, "copy_toy") == [
        "other.hand = this.hand.clone()",
        "other.number = this.number",
        "other.moves = this.moves[:]",
        "other.grid = [each[:] for each in this.grid]",
        "other.names = this.names.copy()",
        "other.board = this.board",
        "other.known = this.known",
    ]


def test_marked_fields_are_not_saved(tmp_path: Path) -> None:
    text = written(tmp_path, PAIR)
    assert function(text, "pack_toy") == [
        "return [this.hand.pack(), this.number, this.moves, this.grid, this.names, this.board]"
    ]
    assert function(text, "unpack_toy") == [
        "[hand, this.number, this.moves, this.grid, this.names, this.board] = saved",
        "this.hand.unpack(hand)",
    ]


def test_names_of_types_are_followed_to_plain_data(tmp_path: Path) -> None:
    text = written(tmp_path, PAIR)
    assert "list[tuple[int, str]],  # moves" in text
    assert "SavedHand,  # hand" in text


def test_every_field_has_a_slot(tmp_path: Path) -> None:
    text = written(tmp_path, PAIR)
    slots = text.split("TOY_SLOTS: Final = ")[1].split("\n\n")[0]
    assert " ".join(literal_eval(slots)) == "board grid hand heard known moves names number"


def test_a_list_of_parts_is_cloned_packed_and_filled_one_by_one(tmp_path: Path) -> None:
    text = written(
        tmp_path, PAIR.replace("self.hand: Hand = Hand()", "self.hands: list[Hand] = []")
    )
    assert "other.hands = [each.clone() for each in this.hands]" in text
    assert "[each.pack() for each in this.hands]" in text
    assert function(text, "unpack_toy")[-2:] == [
        "for each, its in zip(this.hands, hands, strict=True):",
        "each.unpack(its)",
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("self.total = 0", "state.py:6: say the type of total where it is first set"),
        ("self.a, (self.b, *self.c) = x", "say the type of"),
        ("self.n: int = 0; self.n: int = 1", "state.py:6: n is declared in line 6 already"),
        ("self.n: Strange = 0", "state.py:6: n: Strange: nobody knows how to copy this"),
        ("self.n: list[int] | None = None", "nobody knows how to copy this"),
        ("self.n: tuple[list[int], int] = x", "nobody knows how to copy this"),
        ("self.n: dict[str, list[int]] = {}", "nobody knows how to copy this"),
        ("self.n: Toy | None = None", "nobody knows how to copy this"),
        (
            "self.n: Callable[[], int] = x",
            "this can't be saved; use plain data, or mark it Unsaved",
        ),
    ],
)
def test_what_would_be_forgotten_is_refused(tmp_path: Path, line: str, message: str) -> None:
    with pytest.raises(FieldError) as refused:
        written(tmp_path, toy(line))
    assert message in str(refused.value)


def test_a_derived_class_has_the_fields_of_its_base_too(tmp_path: Path) -> None:
    derived = """
    class More(Toy):
        __slots__ = fields.MORE_SLOTS

        def begin(self):
            self.number = 1
            self.more: int = 2
    """
    assert 'MORE_SLOTS: Final = ("more",)' in written(tmp_path, PAIR + derived)
    with pytest.raises(FieldError, match="say the type of other"):
        written(tmp_path, PAIR + derived.replace("self.number", "self.other"))
