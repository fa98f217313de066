"""What Dice Throne tells the table."""

from astragal.games.dice_throne.moves import MOVES
from astragal.games.dice_throne.prose.names import count_of, sort_of
from astragal.games.dice_throne.state import DiceThrone
from astragal.games.dice_throne.table.chances import odds
from astragal.games.dice_throne.table.concern import concern
from astragal.games.dice_throne.table.forecast import forecast
from astragal.games.dice_throne.table.now import about
from astragal.games.dice_throne.table.sheet import sheet
from astragal.kernel.match import Option
from astragal.kernel.table import Table


def behind(m: DiceThrone, option: Option) -> str:
    """The card, token or passive ability whose option this is."""
    match MOVES.told(m.content, option):
        case {"verb": "play", "card": str(card)}:
            return card
        case {"verb": "use", "of": str(bearer)}:
            return bearer
        case _:
            return ""


def under_way(m: DiceThrone) -> str:
    """An attack: an ability has been declared or activated, and its Roll Phase goes on."""
    return "attack" if m.attacker >= 0 or m.ability != "" else ""


def points(m: DiceThrone, seat: int) -> int:
    """The health that is left to a fighter, or to its team."""
    return m.health[m.pool_of[seat]]


TABLE = Table(
    sheet,
    about,
    forecast,
    odds,
    concern,
    behind,
    under_way,
    endings=("next", "done"),
    points=points,
    in_the_open=("defend", "keep", "offer", "pass-on", "ransom", "share"),
    rolls=("rolled", "rerolled"),
    plays=("played",),
    sort_of=sort_of,
    count_of=count_of,
)
