"""What docs/scenario.md shows is true."""

import dataclasses
import re
from pathlib import Path

from astragal.games import game
from astragal.packs.yaml import parse
from astragal.proving.actions import ValueCondition
from astragal.proving.run import run
from astragal.proving.scenario import Scenario, scenarios

PAGE = Path(__file__).parents[2].joinpath("docs/scenario.md").read_text("utf-8")


def test_the_first_example_holds() -> None:
    example = PAGE.split("```yaml\n", 1)[1].split("```", 1)[0]
    (scenario,) = scenarios(parse(example, "docs/scenario.md"))
    assert run(scenario, game).number == 1


def test_every_key_is_described() -> None:
    keys = PAGE.split("## Keys", 1)[1].split("###", 1)[0]
    described = re.findall(r"^\| `(\w+)`", keys, re.MULTILINE)
    fields = {field.name for field in dataclasses.fields(Scenario)} - {"at"}
    assert sorted(described) == sorted(fields)


def test_every_condition_is_described() -> None:
    for field in dataclasses.fields(ValueCondition):
        assert re.search(rf"\{{(min: 40, )?{field.name}: ", PAGE), field.name
