"""Coloured words and tables, as games hand them over, for the screen."""

from colorsys import hls_to_rgb

from rich import box
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from astragal.prose.grid import Grid, Span, Spans


def colour(hue: int) -> str:
    """A hue as a colour that can be read on any ground."""
    red, green, blue = (round(255 * part) for part in hls_to_rgb(hue / 360, 0.62, 0.6))
    return f"rgb({red},{green},{blue})"


def style(span: Span) -> str:
    """The weight and the colour of words."""
    return " ".join([span.weight, "" if span.hue is None else colour(span.hue)]).strip()


def inked(spans: Spans) -> Text:
    """Words in their colours."""
    return Text.assemble(*((span.text, style(span)) for span in spans))


def grid_table(grid: Grid) -> Table:
    """A table for the screen."""
    ink = colour(grid.hue)
    table = Table(
        box=box.SIMPLE_HEAD, header_style=f"bold {ink}", border_style=ink, padding=(0, 1, 0, 0)
    )
    for column in grid.columns:
        side: JustifyMethod = "right" if column.right else "left"
        table.add_column(column.title, justify=side, no_wrap=not column.wraps)
    for row in grid.rows:
        table.add_row(*map(inked, row))
    return table
