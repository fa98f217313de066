"""What Dice Forge tells the table."""

from astragal.games.dice_forge.sheet import sheet
from astragal.kernel.table import Table

TABLE = Table(sheet, endings=("done", "end"))
