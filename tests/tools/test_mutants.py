"""The mutation check: which breaks are made, and that scenarios notice or miss them."""

from pathlib import Path

import pytest

from tools import mutants as check
from tools.mutations import Mutant, is_step, mutants

STEP = '''
@step
def hit(m):
    """Damage is dealt."""
    m.health -= 2
    if m.health <= 0 and m.alive:
        m.finish()


def helper(m):
    return m.health + 1
'''


def changes(source: str) -> list[tuple[int, str]]:
    return [(mutant.line, mutant.change) for mutant in mutants(source, lambda function: True)]


def test_only_the_wanted_functions_are_broken() -> None:
    found = mutants(STEP, is_step)
    assert {mutant.line for mutant in found} == {3, 5, 6, 7}
    assert all("return m.health + 1" in mutant.source for mutant in found)


def test_every_kind_of_break_is_made_once() -> None:
    assert changes(STEP) == [
        (3, "hit returns at once"),
        (5, "m.health -= 2  ->  m.health += 2"),
        (5, "2  ->  3"),
        (5, "removed: m.health -= 2"),
        (
            6,
            "if m.health <= 0 and m.alive:  ->  if not (m.health <= 0 and m.alive):",
        ),
        (6, "m.health <= 0 and m.alive  ->  m.health <= 0 or m.alive"),
        (6, "m.health <= 0  ->  m.health > 0"),
        (6, "m.health <= 0  ->  m.health < 0"),
        (6, "0  ->  1"),
        (7, "removed: m.finish()"),
        (10, "helper returns at once"),
        (11, "m.health + 1  ->  m.health - 1"),
        (11, "1  ->  2"),
        (11, "removed: return m.health + 1"),
    ]


def test_each_mutant_has_one_break_and_is_python() -> None:
    found = mutants(STEP, is_step)
    assert len({mutant.source for mutant in found}) == len(found)
    for mutant in found:
        compile(mutant.source, "mutant", "exec")
    (negated,) = [mutant for mutant in found if "if not" in mutant.change]
    assert "if not (m.health <= 0 and m.alive):" in negated.source
    assert "m.health -= 2" in negated.source


def test_steps_and_rule_files_are_targets() -> None:
    files = {target.file.name for target in check.targets("pig")}
    assert files == {"turn.py"}


@pytest.mark.parametrize(
    ("before", "after", "survives"),
    [("m.scores[m.active] += m.total", "m.scores[m.active] -= m.total", False), ("", "", True)],
)
def test_a_broken_rule_is_noticed(tmp_path: Path, before: str, after: str, survives: bool) -> None:
    file = Path("astragal/games/pig/rules/turn.py")
    source = (check.SOURCE / file).read_text("utf-8")
    assert before in source
    copy = check.Copy(tmp_path, check.SCENARIOS / "pig")
    target = check.Target(file, Mutant(1, "a test", source.replace(before, after)))
    assert copy.survives(target, 60) is survives
    assert (tmp_path / file).read_text("utf-8") == source
