"""What Dice Throne tells the table."""

from astragal.games.dice_throne.about import about
from astragal.games.dice_throne.chances import odds
from astragal.games.dice_throne.concern import concern
from astragal.games.dice_throne.forecast import forecast
from astragal.games.dice_throne.sheet import sheet
from astragal.games.dice_throne.state import DiceThrone
from astragal.kernel.match import Option
from astragal.kernel.table import Table


def behind(m: DiceThrone, option: Option) -> str:
    """The card, token or passive ability whose option this is."""
    if option[0] == "play":
        return m.content.cards[option[1]].id
    if option[0] == "use":
        return m.content.plays[option[1]].name.split(" ")[0]
    return ""


def attack(m: DiceThrone) -> bool:
    """Whether an ability has been declared or activated and its Roll Phase goes on."""
    return m.attacker >= 0 or m.ability != ""


TABLE = Table(
    sheet,
    about,
    forecast,
    odds,
    concern,
    behind,
    attack,
    endings=("next", "done"),
)
