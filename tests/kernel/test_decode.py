"""The decoder: each type, each error with its place, and the tagged words of a vocabulary."""

import contextlib
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NewType, Optional, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astragal.errors import PackError
from astragal.packs.decode import Matches, Range, decode, decode_file, decode_text
from astragal.packs.yaml import NOWHERE, Node, Places, Position, parse

HeroId = NewType("HeroId", str)
Small: TypeAlias = Annotated[int, Range(0, 20)]
OldStyle = Optional[int]  # noqa: UP045
Id: TypeAlias = Annotated[str, Matches("[a-z-]+", "in lower case, with hyphens")]


class Sort(Enum):
    OFFENSIVE = "offensive"
    DEFENSIVE = "defensive"
    PASSIVE = "passive"
    ULTIMATE = "ultimate"


@dataclass(frozen=True, slots=True)
class Deal:
    tag: ClassVar[str] = "deal"
    head: ClassVar[str] = "amount"
    amount: "int | Count"
    kind: Literal["normal", "pure"] = "normal"
    at: Position = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Count:
    tag: ClassVar[str] = "count"
    head: ClassVar[str] = "what"
    what: str


@dataclass(frozen=True, slots=True)
class Counter:
    tag: ClassVar[str] = "counter"
    at: Position = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Gain:
    tag: ClassVar[str] = "gain"
    card: int
    from_: str = "deck"


@dataclass(frozen=True, slots=True)
class When:
    tag: ClassVar[str] = "when"
    head: ClassVar[str] = "sums"
    sums: dict[str, int]
    then: list["Effect"]


@dataclass(frozen=True, slots=True)
class Then:
    tag: ClassVar[str] = "then"
    head: ClassVar[str] = "effects"
    effects: list["Effect"]


Effect: TypeAlias = Deal | Counter | Gain | When | Then


@dataclass(frozen=True, slots=True)
class Ability:
    name: str
    kind: Sort
    effects: list[Effect] = field(default_factory=list)
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Hero:
    id: HeroId
    abilities: tuple[Ability, ...]
    life: Small = 20
    at: Position = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Tree:
    value: int
    children: tuple["Tree", ...] = ()

    def __post_init__(self) -> None:
        if self.value == 13:
            raise ValueError("13 is no value for a tree")


@dataclass(frozen=True)
class TagAsField:
    tag: str = "plain"


HERO = """\
id: ash
abilities:
  - name: Fireball
    kind: offensive
    effects:
      - deal: 4
        kind: pure
      - counter
      - gain: {card: 1, from: discard}
      - when: {fire: 2}
        then:
          - {deal: {count: fire}}
      - then: [counter]
  - {name: Shield, kind: defensive, note: null}
"""


def refused(text: str, kind: Any) -> str:
    with pytest.raises(PackError) as caught:
        decode_text(text, kind, "p")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("true", bool, True),
        ("4", int, 4),
        ("4", float, 4.0),
        ("1.5", float, 1.5),
        ("no", str, "no"),
        ("null", type(None), None),
        ("null", OldStyle, None),
        ("", int | None | str, None),
        ("4", int | None, 4),
        ("4", int | float, 4),
        ("4.5", float | int, 4.5),
        ("x", int | Literal["x"], "x"),
        ("all", Sort | Literal["all"] | int, "all"),
        ("passive", Sort | Literal["all"] | int, Sort.PASSIVE),
        ("passive", Literal[Sort.PASSIVE], Sort.PASSIVE),
        ("1", Literal[1, True], 1),
        ("true", Literal[1, True], True),
        ("[1, 2]", list[int], [1, 2]),
        ("[1, 2]", tuple[int, ...], (1, 2)),
        ("[1, a]", tuple[int, str], (1, "a")),
        ("{a: 1}", dict[str, int], {"a": 1}),
        ("{1: a}", dict[int, str], {1: "a"}),
        ("{passive: 1}", dict[Sort, int], {Sort.PASSIVE: 1}),
        ("20", Small, 20),
        ("half-elf", Id, "half-elf"),
        ("ash", HeroId, "ash"),
        ("{a: [1, null]}", Any, {"a": [1, None]}),
        ("{a: [1, null]}", object, {"a": [1, None]}),
        ("[deal, 1]", list[str | int] | str, ["deal", 1]),
        ("tag: x", TagAsField, TagAsField("x")),
    ],
)
def test_values(text: str, kind: Any, value: object) -> None:
    read = decode_text(text, kind)
    assert read == value
    assert type(read) is type(value)


def test_a_hero() -> None:
    assert decode_text(HERO, Hero) == Hero(
        HeroId("ash"),
        (
            Ability(
                "Fireball",
                Sort.OFFENSIVE,
                [
                    Deal(4, "pure"),
                    Counter(),
                    Gain(1, "discard"),
                    When({"fire": 2}, [Deal(Count("fire"))]),
                    Then([Counter()]),
                ],
            ),
            Ability("Shield", Sort.DEFENSIVE),
        ),
    )


def test_positions_are_filled_in() -> None:
    hero = decode_text(HERO, Hero, "ash.yaml")
    deal, counter = hero.abilities[0].effects[:2]
    assert isinstance(deal, Deal)
    assert isinstance(counter, Counter)
    assert hero.at == Position("ash.yaml", 1, 1)
    assert deal.at == Position("ash.yaml", 6, 9, "abilities[0].effects[0]")
    assert counter.at == Position("ash.yaml", 8, 9, "abilities[0].effects[1]")


def test_a_node_passes_through_to_be_decoded_later() -> None:
    later = decode_text("a:\n  - {deal: x}", dict[str, list[Node]], "p")["a"][0]
    with pytest.raises(PackError, match=r"^p:2:12: a\[0\]\.deal: expected a whole number or"):
        decode(later, Effect)


def test_what_no_other_member_of_a_union_reads_is_a_node() -> None:
    assert decode_text("null", Node | None) is None
    assert isinstance(decode_text("[1]", Node | None), Node)


def test_a_file_is_called_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "monk.yaml"
    path.write_text("life: 3", encoding="utf-8")
    assert decode_file(path, dict[str, int]) == {"life": 3}
    with pytest.raises(PackError, match=r"^heroes/monk\.yaml:1:7: life: expected text, found"):
        decode_file(path, dict[str, str], name="heroes/monk.yaml")


SORTS = "expected one of offensive, defensive, passive, ultimate"
WORDS = "expected one of deal, counter, gain, when, then"


@pytest.mark.parametrize(
    ("text", "kind", "message"),
    [
        ("a: yes", dict[str, bool], '1:4: a: expected true or false, found the text "yes"'),
        ("four", Small, '1:1: expected a whole number from 0 to 20, found the text "four"'),
        ("21", Small, "1:1: expected a whole number from 0 to 20, found the whole number 21"),
        ("-1", Annotated[float, Range(low=0)], "1:1: expected a number of at least 0, found the "
         "whole number -1"),
        ("2.5", Annotated[float, Range(high=2)], "1:1: expected a number of at most 2, found the "
         "number 2.5"),
        ("true", int, "1:1: expected a whole number, found true"),
        ("4", str, "1:1: expected text, found the whole number 4"),
        ("[]", int | None, "1:1: expected a whole number or nothing, found an empty list"),
        ("Elf", Id, '1:1: expected text in lower case, with hyphens, found the text "Elf"'),
        ("x", Annotated[str, Matches("[a]")], '1:1: expected text like [a], found the text "x"'),
        ("{a: 1}", list[int], "1:1: expected a list, found a mapping"),
        ("a: [1, b]", dict[str, list[int]],
         '1:8: a[1]: expected a whole number, found the text "b"'),
        ("[1]", tuple[int, int], "1:1: expected a list of 2, found a list of 1"),
        ("1", tuple[int, int], "1:1: expected a list of 2, found the whole number 1"),
        ("[a]", dict[str, int], "1:1: expected a mapping, found a list"),
        ("a: {1: 2}", dict[str, dict[str, int]], "1:5: a: expected text, found the whole number 1"),
        ("offencive", Sort, f'1:1: unknown word "offencive"; {SORTS}; did you mean "offensive"?'),
        ("4", Sort, f"1:1: {SORTS}, found the whole number 4"),
        ("3", Literal[1, 2], "1:1: expected one of 1, 2, found the whole number 3"),
        ("value: 1\nchidren: []", Tree,
         '2:1: unknown key "chidren"; expected children; did you mean "children"?'),
        ("1: 2", Tree, '1:1: unknown key "1"; expected one of value, children'),
        ("children: []", Tree, '1:1: missing key "value"; expected a whole number'),
        ("value: 1\nchildren:\n  - value: 13", Tree, "3:5: children[0]: 13 is no value for a tree"),
        ("[]", Tree, "1:1: expected a mapping (value, children), found an empty list"),
    ],
)  # fmt: skip
def test_refused_with_its_place(text: str, kind: Any, message: str) -> None:
    assert refused(text, kind) == f"p:{message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dael", f'unknown word "dael"; {WORDS}; did you mean "deal"?'),
        ("{dael: 4}", f'unknown word "dael"; {WORDS}; did you mean "deal"?'),
        ("{kind: pure, daal: 4}", f'unknown word "daal"; {WORDS}; did you mean "deal"?'),
        ("{}", f"{WORDS}, found an empty mapping"),
        ("4", f"{WORDS}, found the whole number 4"),
        ("deal", '"deal" can\'t stand alone: it needs a whole number or count'),
        ("gain", '"gain" can\'t stand alone: it needs the key "card"'),
        ("{deal: 4, counter: 1}", "expected exactly one of these words, found deal and counter"),
        ("{deal: 4, knid: pure}", 'unknown key "knid"; expected kind; did you mean "kind"?'),
        ("{deal: 4, amount: 4}", 'unknown key "amount"; expected kind'),
        ("{deal: {n: 4}}", 'unknown word "n"; expected a whole number or count'),
        ("{gain: {card: 1}, from: deck}", 'the key "from" must stand inside "gain"'),
        ("{gain: 1}", "expected a mapping (card, from), found the whole number 1"),
        ("{counter: 1}", "expected a mapping, found the whole number 1"),
        ("{when: {a: 1}}", 'missing key "then"; expected a list'),
    ],
)
def test_wrong_words_are_refused(text: str, message: str) -> None:
    assert refused(text, Effect).split(": ", 1)[1].endswith(message)


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("hafl", Small | Literal["half", "all"]),
        ("21", Small | Literal["half", "all"]),
        ("true", Small | Literal["half", "all"]),
    ],
)
def test_an_error_in_a_union_lists_all_that_is_allowed(text: str, kind: Any) -> None:
    assert "expected a whole number from 0 to 20 or one of half, all" in refused(text, kind)


def test_places_are_filled_and_never_read() -> None:
    @dataclass(frozen=True, slots=True)
    class Board:
        dice: dict[int, str]
        places: Places = field(default_factory=Places, compare=False, repr=False)

    board = decode_text("dice:\n  1: fist\n  2: star", Board, "p")
    assert board.places.inside("dice", 2) == Position("p", 3, 6, "dice.2")
    assert 'unknown key "places"' in refused("dice: {}\nplaces: {}", Board)


def test_the_path_leads_to_the_error() -> None:
    wrong = HERO.replace("count: fire", "count: [1]")
    message = "abilities[0].effects[3].then[0].deal.count: expected text, found a list"
    assert refused(wrong, Hero) == f"p:12:28: {message}"
    wrong = HERO.replace("kind: defensive", "kind: defence")
    message = f'unknown word "defence"; {SORTS}; did you mean "defensive"?'
    assert refused(wrong, Hero) == f"p:14:26: abilities[1].kind: {message}"


def test_a_word_alone_is_read_as_in_a_union() -> None:
    assert decode_text("{deal: 4}", Deal) == Deal(4)
    assert decode_text("counter", Counter) == Counter()
    assert decode_text("{counter: {}}", Counter) == Counter()


@dataclass(frozen=True)
class OtherDeal:
    tag: ClassVar[str] = "deal"


@dataclass(frozen=True)
class Headless:
    tag: ClassVar[str] = "headless"
    head: ClassVar[str] = "neck"


@pytest.mark.parametrize(
    "kind",
    [
        set[int],
        str | Literal["all"],
        list[int] | tuple[str, ...],
        Tree | dict[str, int],
        Deal | OtherDeal,
        Headless,
        Annotated[int, Matches("x")],
        Annotated[str, Range(1, 2)],
        complex,
    ],
)
def test_types_that_can_not_be_told_apart_or_read_are_bugs(kind: Any) -> None:
    for _ in range(2):
        with pytest.raises(TypeError):
            decode_text("1", kind)


trees: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 30) | st.sampled_from(["deal", "counter", "x"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["deal", "kind", "gain", "card", "when", "then", "id", "abilities", "name"]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=12,
)


@given(trees)
def test_any_tree_is_decoded_or_refused(tree: object) -> None:
    text = spelled(tree)
    for kind in (Hero, list[Effect], Effect, Tree):
        with contextlib.suppress(PackError):
            decode_text(text, kind)


def spelled(value: object) -> str:
    """Plain data as YAML on one line."""
    match value:
        case dict():
            return "{" + ", ".join(f"{key}: {spelled(item)}" for key, item in value.items()) + "}"
        case list():
            return "[" + ", ".join(map(spelled, value)) + "]"
        case None | bool():
            return {None: "null", True: "true", False: "false"}[value]
    return str(value)


abilities = st.builds(
    Ability,
    name=st.sampled_from(["Fireball", "Щит"]),
    kind=st.sampled_from(Sort),
    effects=st.lists(
        st.builds(Deal, amount=st.integers(0, 9), kind=st.sampled_from(["normal", "pure"]))
        | st.just(Counter()),
        max_size=3,
    ),
    note=st.none() | st.just("a note"),
)


@given(st.lists(abilities, max_size=4), st.integers(0, 20))
def test_what_is_written_out_is_read_back(abilities: list[Ability], life: int) -> None:
    hero = Hero(HeroId("ash"), tuple(abilities), life)
    written = {"id": "ash", "life": life, "abilities": [ability_data(a) for a in abilities]}
    assert decode_text(spelled(written), Hero) == hero


def ability_data(ability: Ability) -> dict[str, object]:
    effects: list[object] = [
        {"deal": effect.amount, "kind": effect.kind} if isinstance(effect, Deal) else "counter"
        for effect in ability.effects
    ]
    return {
        "name": ability.name,
        "kind": ability.kind.value,
        "effects": effects,
        "note": ability.note,
    }


def test_many_unknown_words_are_refused() -> None:
    text = "{" + ", ".join(f"dale{number}: 1" for number in range(60_000)) + "}"
    node = parse(text)
    with pytest.raises(PackError, match='unknown word "dale0"'):
        decode(node, Effect)


def test_deep_data_is_decoded() -> None:
    text = "{value: 1, children: [" * 31 + "{value: 1}" + "]}" * 31
    tree = decode_text(text, Tree)
    depth = 1
    while tree.children:
        tree, depth = tree.children[0], depth + 1
    assert depth == 32


def test_a_long_list_is_decoded() -> None:
    text = HERO + HERO[HERO.index("  - name") :] * 40
    node = parse(text)
    decode(node, Hero)
    assert len(decode(node, Hero).abilities) == 82
