"""Every scenario under tests/scenarios must hold."""

from pathlib import Path
from typing import Any

import pytest

from astragal.games import game
from astragal.proving.run import run
from astragal.proving.scenario import Scenario, files, load

ROOT = Path(__file__).parent.parent


def every_scenario() -> list[Any]:
    found = []
    for file in files(ROOT / "tests/scenarios"):
        shown = file.relative_to(ROOT).as_posix()
        short = shown.removeprefix("tests/scenarios/").removesuffix(".yaml")
        for scenario in load(file, shown):
            found.append(pytest.param(scenario, id=f"{short}: {scenario.name}"))
    return found


@pytest.mark.parametrize("scenario", every_scenario())
def test_the_scenario_holds(scenario: Scenario) -> None:
    run(scenario, game)
