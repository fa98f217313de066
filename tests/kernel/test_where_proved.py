"""The catalogue, the mark `@proves`, and how proofs and citations are found."""

from pathlib import Path

import pytest

from astragal.errors import AstragalError, PackError
from astragal.proving.catalogue import catalogue, find, read
from astragal.proving.proof import proves
from astragal.proving.where_proved import checkout, citations, proofs, strays


def write(root: Path, name: str, text: str) -> Path:
    file = root / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")
    return file


def test_proves_leaves_the_test_as_it_is() -> None:
    def test() -> int:
        return 3

    marked = proves("PIG-1")(proves("PIG-2", "BH-K-armor.1")(test))
    assert marked is test
    assert marked() == 3
    assert test.__dict__["proves"] == ("PIG-1", "PIG-2", "BH-K-armor.1")


@pytest.mark.parametrize("ids", [(), ("pig-1",), ("PIG",), ("PIG-1 ",), ("PIG-1", "PIG-")])
def test_proves_wants_ids(ids: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="@proves"):
        proves(*ids)


def test_proofs_are_found_without_importing(tmp_path: Path) -> None:
    write(
        tmp_path,
        "tests/deep/test_a.py",
        'raise SystemExit\nclass T:\n    @proof.proves("PIG-1")\n    def test_a(self): ...\n\n\n'
        '@other("PIG-3")\n@proves("PIG-2", "PIG-4")\nasync def test_b(): ...\n',
    )
    write(tmp_path, "tests/scenarios/a.yaml", "- {name: x, game: no, proves: [PIG-5, PIG-6]}\n")
    found = [(proof.rule, str(proof)) for proof in proofs(tmp_path)]
    assert found == [
        ("PIG-5", "tests/scenarios/a.yaml:1  x"),
        ("PIG-6", "tests/scenarios/a.yaml:1  x"),
        ("PIG-2", "tests/deep/test_a.py:9  test_b"),
        ("PIG-4", "tests/deep/test_a.py:9  test_b"),
        ("PIG-1", "tests/deep/test_a.py:4  test_a"),
    ]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("@proves(ID)\ndef test(): ...\n", r'test_a.py:1: @proves\(ID\): write the id as "DT-045"'),
        ("def test(:\n", "test_a.py:1: this is not Python"),
    ],
)
def test_what_cannot_be_read_is_told(tmp_path: Path, source: str, message: str) -> None:
    write(tmp_path, "tests/test_a.py", source)
    (tmp_path / "tests/scenarios").mkdir()
    with pytest.raises(AstragalError, match=message):
        proofs(tmp_path)


def test_strays_are_proofs_and_reasons_of_unknown_rules(tmp_path: Path) -> None:
    write(tmp_path, "tests/test_a.py", '@proves("PIG-1", "PIG-99")\ndef test(): ...\n')
    moves = "moves:\n  - illegal: {move: 1 roll, rule: PGI-2}\n"
    write(tmp_path, "tests/scenarios/a.yaml", f"name: x\ngame: pig\n{moves}")
    first, second = strays(tmp_path)
    assert first.startswith("tests/test_a.py:2  test: there is no rule PIG-99")
    assert second == "tests/scenarios/a.yaml:4  x: there is no rule PGI-2; did you mean PIG-2?"


def test_citations_are_found_in_docstrings_of_functions() -> None:
    by_function = {(cite.name, cite.rule) for cite in citations()}
    assert ("roll", "PIG-3") in by_function
    assert ("roll", "PIG-4") in by_function


@pytest.mark.parametrize("above", ["src", "site-packages"])
def test_citations_show_paths_from_the_repository_or_the_package(
    tmp_path: Path, above: str
) -> None:
    source = 'def hit():\n    """It hurts (DT-001, BH-104.3.1a)."""\n'
    write(tmp_path, f"{above}/astragal/games/a.py", source)
    shown = "src/astragal/games/a.py" if above == "src" else "astragal/games/a.py"
    found = citations(tmp_path / above / "astragal")
    assert [str(cite) for cite in found] == [f"{shown}:1  hit"] * 2
    assert [cite.rule for cite in found] == ["DT-001", "BH-104.3.1a"]


@pytest.mark.parametrize(
    ("package", "folder", "found"),
    [
        ("repository/src/astragal", "elsewhere", True),
        ("site-packages/astragal", "repository", True),
        ("site-packages/astragal", "elsewhere", False),
    ],
    ids=["the package is there", "people are there", "nothing is there"],
)
def test_the_checkout_is_where_the_package_or_the_people_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, folder: str, found: bool
) -> None:
    for made in ("repository/src/astragal", "repository/tests", "elsewhere"):
        (tmp_path / made).mkdir(parents=True)
    monkeypatch.setattr("astragal.proving.where_proved.PACKAGE", tmp_path / package)
    monkeypatch.chdir(tmp_path / folder)
    assert checkout() == (tmp_path / "repository" if found else None)


def test_a_rule_is_found_in_any_case() -> None:
    assert find("pig-3") is catalogue()["pig"]["PIG-3"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("- {id: PIG-1, area: a, rule: x}\n- {id: PIG-1, area: a, rule: y}\n", "stands here twice"),
        ("- {id: PIG-1, area: a}\n", 'r.yaml:1:3: \\[0\\]: missing key "rule"'),
        ("- {id: PIG-1, area: a, rule: x, rulling: y}\n", 'did you mean "ruling"'),
        ("- {id: one, area: a, rule: x}\n", "that is the id of a rule"),
        ("- {id: PIG-1, area: A B, rule: x}\n", "area: expected text of small letters"),
    ],
)
def test_a_wrong_catalogue(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(PackError, match=message):
        read(write(tmp_path, "r.yaml", text))
