"""What Dice Forge tells the table."""

from astragal.games.dice_forge.advice.odds import odds
from astragal.games.dice_forge.rules.turn import total
from astragal.games.dice_forge.state import DiceForge
from astragal.games.dice_forge.table.forecast import about, forecast
from astragal.games.dice_forge.table.sheet import sheet
from astragal.kernel.match import Option
from astragal.kernel.table import Table


def behind(m: DiceForge, option: Option) -> str:
    """The feat whose option this is."""
    return m.content.feats[option[1]].id if option[0] == "use" else ""


TABLE = Table(
    sheet,
    about,
    forecast,
    odds,
    behind=behind,
    endings=("done", "end"),
    points=total,
    rolls=("rolled",),
)
