"""Who fights in Gauntlet: heroes of one side, each with a pool of their own, and the warden."""

from astragal.games.dice_throne.packs.facts import HeroFacts
from astragal.games.dice_throne.rules.modes import Mode
from astragal.games.dice_throne.state import DiceThrone

WARDEN = "warden"


class Against(Mode):
    """All heroes against the one who stands behind the seats."""

    id = "gauntlet"
    seats = (1, 2)
    start_health = 24

    def sides(self, fighters: int) -> tuple[int, ...]:
        """The heroes, and the warden."""
        return (*(0,) * (fighters - 1), 1)

    def pools(self, fighters: int) -> tuple[int, ...]:
        """Each has their own."""
        return tuple(range(fighters))

    def health(self, pools: int) -> tuple[int, ...]:
        """The warden has more, the more heroes there are."""
        return (*(self.start_health,) * (pools - 1), 20 * (pools - 1))


AGAINST = Against()


class Gauntlet(DiceThrone):
    """A match of Gauntlet: Dice Throne with one fighter more than there are seats."""

    __slots__ = ()

    def cast(self) -> list[HeroFacts]:
        """The warden stands behind the heroes."""
        return [*super().cast(), self.content.boards[WARDEN]]

    def find_mode(self) -> Mode:
        """There is one."""
        return AGAINST
