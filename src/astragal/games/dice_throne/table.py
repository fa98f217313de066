"""What Dice Throne tells the table."""

from astragal.games.dice_throne.sheet import sheet
from astragal.kernel.table import Table

TABLE = Table(sheet)
