"""A small load run, and the figures that are made of one."""

import pytest

from tools.load import Figures, Plan, measured, percentile


def test_a_small_run_measures_what_it_says() -> None:
    figures = measured("sqlite", Plan(tables=3, seconds=2, game="pig", seats=2, acts_a_second=2))
    assert figures.tables == 3
    assert figures.latencies
    assert figures.acts >= 6
    assert any(line.startswith("act to last view  p50 ") for line in figures.lines())


@pytest.mark.parametrize(("slow", "good"), [(0.05, True), (0.2, False)])
def test_the_bar_is_for_99_of_100(slow: float, good: bool) -> None:
    latencies = [0.01] * 980 + [slow] * 20
    figures = Figures(
        tables=1, acts=1, seconds=1, latencies=latencies, late=0, finished=0, memory=1, cpu=1
    )
    assert figures.good == good


def test_percentiles() -> None:
    values = [float(value) for value in range(101)]
    assert (percentile(values, 50), percentile(values, 99)) == (50, 99)
    assert percentile([], 50) == float("inf")
