"""Figures as people write them."""

import pytest

from astragal.prose.figures import decimal, percent, signed, spread, turned


@pytest.mark.parametrize(
    ("numbers", "exact", "text"),
    [
        ({4: 1.0}, True, "4"),
        ({2: 0.5, 7: 0.5}, True, "2–7"),
        ({2: 0.5, 7: 0.5}, False, "≈ 2–7"),
    ],
)
def test_a_spread_has_its_least_and_its_greatest(
    numbers: dict[int, float], exact: bool, text: str
) -> None:
    assert spread(numbers, exact).replace("\xa0", " ") == text


@pytest.mark.parametrize(
    ("number", "language", "text"),
    [(3, "en", "+3"), (-2, "en", "−2"), (0, "en", "0"), (-1.26, "en", "−1.3"), (0.5, "ru", "+0,5")],
)
def test_a_change_has_its_sign(number: float, language: str, text: str) -> None:
    assert signed(number, language) == text


def test_whole_numbers_have_no_point() -> None:
    assert (decimal(2.0, "en"), decimal(2.04, "pl"), decimal(1.25, "pl")) == ("2", "2", "1,2")


@pytest.mark.parametrize(
    ("chance", "text"),
    [(0, "0%"), (0.001, "< 1%"), (0.634, "63%"), (0.998, "> 99%"), (1, "100%")],
)
def test_only_what_is_certain_is_called_so(chance: float, text: str) -> None:
    assert percent(chance).replace("\xa0", " ") == text
    assert percent(chance, "pl") == percent(chance)
    assert percent(chance, "ru").replace("\xa0", " ") == text.replace("%", " %")


def test_a_counter_is_shown_before_and_after() -> None:
    assert turned(5, 2).split() == ["5", "→", "2"]
