"""The differences between the modes, asked as questions.

A game built on this one brings modes of its own, derived from these.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from astragal.games.dice_throne.rules.phases import TURN
from astragal.kernel.step import Frame

if TYPE_CHECKING:
    from astragal.games.dice_throne.state import DiceThrone


class Mode:
    """A duel, and whatever is like one: everybody fights everybody."""

    id = "duel"
    seats: tuple[int, ...] = (2,)  # how many may play it
    start_health = 50  # DT-002
    target_is_rolled = False  # DT-049
    rival_is_target = False  # DT-211
    leader_brings_card = False  # DT-194
    phases: tuple[str, ...] = TURN  # DT-008
    steps: Mapping[str, tuple[Frame, ...]] = {}  # what a phase of one's own consists of

    def sides(self, fighters: int) -> tuple[int, ...]:
        """Which side each is on."""
        return tuple(range(fighters))

    def pools(self, fighters: int) -> tuple[int, ...]:
        """Which health counter pays for each: one for all of a side (DT-185)."""
        return self.sides(fighters)

    def health(self, pools: int) -> tuple[int, ...]:
        """What each counter begins with."""
        return (self.start_health,) * pools

    def around(self, fighters: int) -> tuple[int, ...]:
        """All in the order in which they sit around the table."""
        return tuple(range(fighters))

    def targets(self, m: "DiceThrone", attacker: int) -> list[int]:
        """Who may be attacked: every living opponent (DT-193)."""
        return m.opponents(attacker)

    def goes_without_income(self, m: "DiceThrone") -> bool:
        """The first player's first turn brings none (DT-019)."""
        return m.turn == 1 and m.active == m.first

    def standing(self, m: "DiceThrone") -> list[int]:
        """The sides that have not lost: those with health (DT-074)."""
        return sorted({m.side_of[fighter] for fighter in m.players(0)})

    def next_fighter(self, m: "DiceThrone") -> int:
        """Whose turn comes: seat after seat, but for the eliminated (DT-184, DT-192)."""
        return m.next_alive(m.active)


class Teams(Mode):
    """Two against two, or three against three."""

    id = "teams"
    seats = (4, 6)  # DT-181
    target_is_rolled = True

    def sides(self, fighters: int) -> tuple[int, ...]:
        """Seats alternate: the zigzag (DT-184)."""
        return tuple(fighter % 2 for fighter in range(fighters))

    def around(self, fighters: int) -> tuple[int, ...]:
        """The teams face each other, their first seats opposite."""
        return (0, *range(1, fighters, 2), *range(fighters - 2, 0, -2))


class KingOfTheHill(Mode):
    """Three to six, everybody against everybody."""

    id = "king-of-the-hill"
    seats = (3, 4, 5, 6)  # DT-191
    start_health = 35
    rival_is_target = True
    leader_brings_card = True


MODES: dict[str, Mode] = {mode.id: mode for mode in (Mode(), Teams(), KingOfTheHill())}
