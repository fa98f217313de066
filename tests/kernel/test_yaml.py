"""Strict YAML: what is read, what is refused and where, and that nothing else can happen."""

import contextlib
import os
import pickle
from pathlib import Path

import pytest
import yaml as library
from hypothesis import example, given
from hypothesis import strategies as st

from astragal.errors import PackError
from astragal.packs import yaml
from astragal.packs.yaml import Position, parse, parse_bytes, parse_file, places, plain
from astragal.prose.spelling import nearest, one_of, quoted


def refused(text: str) -> str:
    with pytest.raises(PackError) as caught:
        parse(text, "pack.yaml")
    return str(caught.value)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("", None),
        ("# only a comment", None),
        ("12", 12),
        ("-3", -3),
        ("+3", 3),
        ("007", 7),
        ("1.5", 1.5),
        ("-.5", -0.5),
        ("2e3", 2000.0),
        ("999999999999999999", 999_999_999_999_999_999),
    ],
)
def test_plain_scalars(text: str, value: object) -> None:
    read = parse(text).value
    assert read == value
    assert type(read) is type(value)


@pytest.mark.parametrize("text", ["no", "yes", "on", "off", "True", "NULL", "2024-05-01", "1:30"])
def test_words_and_dates_of_older_yaml_stay_text(text: str) -> None:
    assert parse(text).value == text


@pytest.mark.parametrize("text", ["0x1F", "0o17", "1_000", ".inf", ".nan", "1e", "1.2.3", "٣", "."])
def test_what_only_looks_like_a_number_stays_text(text: str) -> None:
    assert parse(text).value == text


@pytest.mark.parametrize("text", ["'12'", '"12"', "|-\n  12", ">-\n  12"])
def test_what_is_quoted_is_text(text: str) -> None:
    assert parse(text).value == "12"


def test_nodes_know_their_kind_place_and_path() -> None:
    root = parse("name: Ash\nmoves:\n  - {roll: 5}\n  - [1]\n'odd key': 2\n", "h.yaml")
    assert root.kind == "mapping"
    assert plain(root) == {"name": "Ash", "moves": [{"roll": 5}, [1]], "odd key": 2}
    assert isinstance(root.value, dict)
    moves = root.value["moves"]
    assert (moves.kind, moves.line, moves.column) == ("sequence", 3, 3)
    assert isinstance(moves.value, list)
    roll = moves.value[0].value
    assert isinstance(roll, dict)
    assert roll["roll"].kind == "scalar"
    assert roll["roll"].at == Position("h.yaml", 3, 12, "moves[0].roll")
    assert root.value["odd key"].at.path == '"odd key"'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: &x 1", "1:4: anchors and aliases are not allowed (&)"),
        ("a: 1\nb: *x", "2:4: anchors and aliases are not allowed (*)"),
        ("a:\n  <<: {b: 1}", "2:3: a: merge keys are not allowed (<<)"),
        ("a: !thing 1", '1:4: tags are not allowed ("!thing")'),
        ("a: !!str 1", '1:4: tags are not allowed ("tag:yaml.org,2002:str")'),
        ("b: 1\na: 2\nb: 3", '3:1: duplicate key "b"; it is first on line 1'),
        ("1: a\n01: b", '2:1: duplicate key "1"; it is first on line 1'),
        ("a: {true: 1}", '1:5: a: expected text or a whole number as key, found "true"'),
        ("1.5: a", '1:1: expected text or a whole number as key, found "1.5"'),
        ("~: a", '1:1: expected text or a whole number as key, found "~"'),
        ("?\n: a", "1:2: expected text or a whole number as key, found nothing"),
        ("? [a]\n: 1", "1:3: expected text or a whole number as key, found a list"),
        ("? {a: 1}\n: 1", "1:3: expected text or a whole number as key, found a mapping"),
        ("a: 1\n---\nb: 2", "2:1: a second document begins; only one is allowed"),
        ("%YAML 1.2\n---\na", "1:1: a line can't begin with %: directives are not allowed"),
        ("a:\n\tb: 1", "2:1: not valid YAML: a tab can't indent; use spaces"),
        ("a: b\n c: d: e", "2:3: not valid YAML: mapping values are not allowed in this context"),
        ("a: 1\nb: x\x07", "2:5: the control character U+0007 is not allowed"),
        ("a: x\u2028", "1:5: the control character U+2028 is not allowed"),
        ("a: 1\rb: 2", "1:5: the control character U+000D is not allowed"),
        ("a: \ud800", "1:4: the control character U+D800 is not allowed"),
        ('a:\n  - "\\0"', "2:5: a: the control character U+0000 is not allowed"),
        ("a: 1e999", "1:4: this number is too large"),
        ("a: 1000000000000000001", "1:4: this number is too large"),
        ("a: 0.33333333333333333333333333333333", "1:4: this number is too long"),
    ],
)
def test_refused_with_its_place(text: str, message: str) -> None:
    assert refused(text) == f"pack.yaml:{message}"


def test_syntax_errors_have_a_place() -> None:
    assert refused("a: 1\nb: [1, 2").startswith("pack.yaml:2:9: not valid YAML: ")
    assert refused('a: "\\ud800"').startswith("pack.yaml:1:")


def test_the_loader_without_the_c_library_refuses_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml, "_LOADER", library.SafeLoader)
    assert plain(parse("{a: [1, no], b: 'x'}")) == {"a": [1, "no"], "b": "x"}
    assert refused("a: &x 1") == "pack.yaml:1:4: anchors and aliases are not allowed (&)"
    assert refused('a: "\\ud800"') == "pack.yaml:1:4: the control character U+D800 is not allowed"
    assert refused('a: "\\UFFFFFFFF"').startswith("pack.yaml:1:1: not valid YAML: ")
    assert refused("a: [").startswith("pack.yaml:1:5: not valid YAML: ")


def test_bytes_must_be_utf8() -> None:
    assert plain(parse_bytes("\ufeffa: щит".encode())) == {"a": "щит"}
    with pytest.raises(PackError, match=r"^p:2:6: byte 0xff is not UTF-8$"):
        parse_bytes("a: 1\nщит: ".encode()[:-1] + b" \xff", "p")


def test_files(tmp_path: Path) -> None:
    path = tmp_path / "hero.yaml"
    path.write_bytes("name: Зола\r\nlife: 50\r\n".encode())
    assert plain(parse_file(path)) == {"name": "Зола", "life": 50}
    assert parse_file(str(path), name="hero").file == "hero"


def test_what_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for name, problem in [
        ("none", "there is no such file"),
        ("", "this is not a file"),
        ("pipe", "this is not a file"),
        ("bad\0name", "the file can't be read: embedded null byte"),
    ]:
        with pytest.raises(PackError) as caught:
            parse_file(f"{tmp_path}/{name}", name="x")
        assert str(caught.value) == f"x:1:1: {problem}"


def test_a_large_file_is_refused_unread(tmp_path: Path) -> None:
    path = tmp_path / "large.yaml"
    with path.open("wb") as file:
        file.truncate(10**12)
    with pytest.raises(PackError, match=r"too large: over 1024 KiB$"):
        parse_file(path)


@pytest.mark.parametrize(
    ("piece", "times", "problem"),
    [
        ("[", 65, r"^<text>:1:65: .*nested too deep: over 64 levels$"),
        ("[", 1_000_000, r"^<text>:1:65: .*nested too deep"),
        ("{a: ", 260_000, r"^<text>:1:257: .*nested too deep"),
        ("- ", 500_000, r"^<text>:1:129: .*nested too deep"),
        ("- 1\n", 250_000, r"^<text>:200000:3: the file is too large: over 200000 values$"),
        ("a: b\n", 200_000, "duplicate key"),
        ("%TAG ! a\n", 100_000, "directives"),
        ("? ", 500_000, "expected text or a whole number as key, found a mapping"),
        ("9", 1_000_000, "this number is too long"),
        ("a", 1_048_577, r"^<text>:1:1: the file is too large: over 1024 KiB$"),
    ],
)
def test_bombs_are_refused(piece: str, times: int, problem: str) -> None:
    with pytest.raises(PackError, match=problem):
        parse(piece * times)


def test_the_deepest_nesting_that_is_allowed() -> None:
    assert plain(parse("[" * 64 + "]" * 64)) is not None


def parse_or_refuse(source: str | bytes) -> None:
    with contextlib.suppress(PackError):
        plain(parse(source) if isinstance(source, str) else parse_bytes(source))


@given(st.text())
@example("\ufeff")
@example("a\x85b")
def test_any_text_is_read_or_refused(text: str) -> None:
    parse_or_refuse(text)


@given(st.text(alphabet="ab1: \n-[]{}'\"&*!|>%#?,\t\\.~<", max_size=60))
def test_anything_like_yaml_is_read_or_refused(text: str) -> None:
    parse_or_refuse(text)


@given(st.binary())
@example(b"\xff\xfea\x00")
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    parse_or_refuse(data)


def test_an_error_at_a_place_found_later() -> None:
    place = Position("hero.yaml", 4, 2, "abilities[0].inflict")
    error = place.unknown("status", "brun", ["burn", "poison"])
    assert str(error) == (
        'hero.yaml:4:2: abilities[0].inflict: unknown status "brun"; '
        'expected one of burn, poison; did you mean "burn"?'
    )
    assert (error.file, error.line, error.column) == ("hero.yaml", 4, 2)
    assert (error.path, error.found) == ("abilities[0].inflict", 'the text "brun"')
    assert (error.expected, error.nearest) == ("one of burn, poison", "burn")
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_nearest_word() -> None:
    words = ["offensive", "defensive", "passive"]
    assert nearest("offencive", words) == "offensive"
    assert nearest("PASSIVE", words) == "passive"
    assert nearest("dice", words) is None
    assert nearest("x" * 1_000_000, words) is None


def test_places_lead_two_keys_deep_and_else_to_the_closest() -> None:
    found = places(parse("a: 1\ndice:\n  1: fist\n  6: star\n", "hero.yaml"))
    assert found.inside("dice", 6) == Position("hero.yaml", 4, 6, "dice.6")
    assert found.inside("dice", 5) == Position("hero.yaml", 3, 3, "dice")
    assert found.inside("b") == Position("hero.yaml", 1, 1)


def test_long_words_and_long_lists_are_cut() -> None:
    assert quoted("a\n" * 50) == '"' + "a\\n" * 19 + 'a…"'
    assert one_of(range(60)).endswith("57, 58, 59")
    assert one_of(range(102)).endswith("98, 99 and 2 more")
