"""What is agreed before a match: its seats and its options."""

from collections.abc import Mapping, Sequence
from typing import Any

from astragal.errors import SetupError
from astragal.kernel.facts import Facts, Value
from astragal.packs.pack import Pack
from astragal.prose.spelling import cut, nearest, short


class Setup:
    """The checked seats and options of one match; immutable and shared by its clones."""

    __slots__ = ("content", "loaded", "options", "packs", "public", "seated", "seats")

    def __init__(self, seats: tuple[dict[str, Value], ...], options: dict[str, Value]) -> None:
        # Each value is of the kind that its fact has checked.
        self.seats: tuple[dict[str, Any], ...] = seats
        self.options: dict[str, Any] = options
        self.seated = len(seats)
        self.packs: tuple[Pack, ...] = ()  # those in use
        self.content: Any = None  # the tables made of them
        self.public = options.get("polling") == "public"
        self.loaded = False  # whether the match came from bytes, which may be forged

    def plain(self) -> dict[str, Any]:
        """The setup as plain data, for records and saves."""
        return {"seats": [dict(seat) for seat in self.seats], "options": dict(self.options)}

    def marks(self) -> list[str]:
        """The packs in use, as saves and records name them."""
        return [pack.mark for pack in self.packs]

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Setup) and self.plain() == other.plain() and self.packs == other.packs
        )

    def __hash__(self) -> int:
        return hash(str(self.plain()))

    def __repr__(self) -> str:
        return f"Setup(seats={list(self.seats)}, options={self.options})"


def checked(what: str, facts: Facts, given: object) -> dict[str, Value]:
    """The given values, checked against the facts, with defaults filled in."""
    if not isinstance(given, Mapping):
        raise SetupError(f"{what}: expected names with values, found {short(given)}")
    for name in given:
        if name not in facts:
            close = nearest(str(name), facts)
            hint = f'; did you mean "{close}"?' if close else ""
            known = ", ".join(facts) or "none"
            raise SetupError(
                f"{what}: there is no {short(name)} here (known: {known}){hint}",
                "setup-unknown",
                name=cut(str(name)),
                known=known,
            )
    return {
        name: fact.check(f"{what}: {name}", given.get(name, fact.default))
        for name, fact in facts.items()
    }


def checked_seats(
    seats: int | Sequence[Mapping[str, Value]], allowed: range, facts: Facts
) -> tuple[dict[str, Value], ...]:
    """The given seats, checked; a bare number stands for that many seats with the defaults."""
    count = _counted(seats)
    if count not in allowed:
        raise SetupError(
            f"this game has {allowed[0]} to {allowed[-1]} seats, not {count}",
            "setup-seats",
            low=allowed[0],
            high=allowed[-1],
            n=count,
        )
    if isinstance(seats, int):
        seats = [{} for _ in range(seats)]
    return tuple(checked(f"seat {n}", facts, seat) for n, seat in enumerate(seats, 1))


def _counted(seats: object) -> int:
    if isinstance(seats, int) and not isinstance(seats, bool):
        return seats
    if isinstance(seats, Sequence) and not isinstance(seats, str | bytes):
        return len(seats)
    raise SetupError(
        "seats: expected how many there are, or a list of what each begins with, "
        f"as 2 or [{{}}, {{}}], found {seats!r}"
    )
