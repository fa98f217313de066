"""Rules and proofs fit together: no proof of a rule that does not exist, no rule left alone."""

import re
from pathlib import Path

import pytest

from astragal.proving.catalogue import catalogue, ids
from astragal.proving.where_proved import by_rule, citations, proofs, strays

ROOT = Path(__file__).parent.parent
PROVED_WHOLLY = ("dice-forge", "pig")


def test_no_proof_names_an_unknown_rule() -> None:
    wrong = strays(ROOT)
    assert not wrong, "proofs that name a rule which does not exist:\n" + "\n".join(wrong)


def test_no_function_cites_an_unknown_rule() -> None:
    prefixes = {id.partition("-")[0] for id in ids()}
    cited = [cite for cite in citations() if cite.rule.partition("-")[0] in prefixes]
    assert cited, "no function cites a rule"
    wrong = [f"{cite} cites {cite.rule}" for cite in cited if cite.rule not in set(ids())]
    assert not wrong, "citations of rules which do not exist:\n" + "\n".join(wrong)


@pytest.mark.parametrize("game", PROVED_WHOLLY)
def test_every_rule_has_a_proof_and_a_function(game: str) -> None:
    proved, cited = by_rule(proofs(ROOT)), by_rule(citations())
    assert [id for id in catalogue()[game] if id not in proved] == []
    assert [id for id in catalogue()[game] if id not in cited] == []


def test_ids_of_different_games_differ() -> None:
    every = list(ids())
    assert len(every) == len(set(every))


@pytest.mark.parametrize(("game", "ruling"), [("dice-throne", "AMB"), ("dice-forge", "DF-AMB")])
def test_every_ruling_that_a_game_names_is_written_down(game: str, ruling: str) -> None:
    rulings = (ROOT / "docs/rulings.md").read_text("utf-8")
    written = set(re.findall(r"^#### (\S+) ", rulings, re.MULTILINE))
    named = {
        number
        for rule in catalogue()[game].values()
        for number in re.findall(r"[A-Z-]*AMB-\d+", f"{rule.rule} {rule.test} {rule.differs}")
    }
    assert named, "no rule names a ruling"
    assert {number.rpartition("-")[0] for number in named} == {ruling}
    assert named - written == set()
