"""Figures as people write them: ranges, averages, chances and changes."""

from collections.abc import Mapping

from astragal.prose.text import HARD_SPACE

MINUS = "\N{MINUS SIGN}"
COMMA_LANGUAGES = ("ru", "pl")
SPACED_PERCENT = ("ru",)


def spread(numbers: Mapping[int, float], exact: bool = True) -> str:
    """The least and the greatest: “2–7”; marked as rough where not all was looked at."""
    low, high = min(numbers), max(numbers)
    text = str(low) if low == high else f"{low}–{high}"
    return text if exact else rough(text)


def rough(text: str) -> str:
    """A figure that is only about right."""
    return f"≈{HARD_SPACE}{text}"


def signed(number: float, language: str = "en") -> str:
    """A change: “+3”, “−1.3”."""
    if not number:
        return "0"
    mark = MINUS if number < 0 else "+"
    return mark + decimal(abs(number), language)


def decimal(number: float, language: str) -> str:
    """At most one digit after the point, which is a comma in some languages."""
    return spelled(f"{number:.1f}".removesuffix(".0"), language)


def spelled(figure: str, language: str) -> str:
    """A figure as a language spells it: “98.44%” is “98,44 %” in Russian."""
    if language in COMMA_LANGUAGES:
        figure = figure.replace(".", ",")
    return figure.replace("%", f"{HARD_SPACE}%") if language in SPACED_PERCENT else figure


def percent(chance: float, language: str = "en") -> str:
    """A chance in whole percent; what may happen is never 0 and what may fail never 100."""
    whole = round(100 * chance)
    sign = spelled("%", language)
    if whole == 0 and chance > 0:
        return f"<{HARD_SPACE}1{sign}"
    if whole == 100 and chance < 1 - 1e-9:
        return f">{HARD_SPACE}99{sign}"
    return f"{whole}{sign}"


def turned(before: int, after: int) -> str:
    """A counter before and after: “5 → 2”."""
    return f"{before}{HARD_SPACE}→{HARD_SPACE}{after}"
