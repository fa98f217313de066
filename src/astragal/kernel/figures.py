"""Figures as people write them: ranges, averages, chances and changes."""

from astragal.kernel.odds import Distribution

HARD_SPACE = "\N{NO-BREAK SPACE}"
MINUS = "\N{MINUS SIGN}"
COMMA_LANGUAGES = ("ru", "pl")


def spread(numbers: Distribution, exact: bool = True) -> str:
    """The least and the greatest: “2 – 7”; marked as rough where not all was looked at."""
    low, high = min(numbers), max(numbers)
    text = str(low) if low == high else f"{low}{HARD_SPACE}–{HARD_SPACE}{high}"
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
    text = f"{number:.1f}".removesuffix(".0")
    return text.replace(".", ",") if language in COMMA_LANGUAGES else text


def percent(chance: float) -> str:
    """A chance in whole percent; what may happen is never 0 and what may fail never 100."""
    whole = round(100 * chance)
    if whole == 0 and chance > 0:
        return f"<{HARD_SPACE}1{HARD_SPACE}%"
    if whole == 100 and chance < 1 - 1e-9:
        return f">{HARD_SPACE}99{HARD_SPACE}%"
    return f"{whole}{HARD_SPACE}%"


def turned(before: int, after: int) -> str:
    """A counter before and after: “5 → 2”."""
    return f"{before}{HARD_SPACE}→{HARD_SPACE}{after}"
