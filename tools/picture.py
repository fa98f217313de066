"""Draw the table of a match that is really played: `make picture`."""

import re
from io import StringIO
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import astragal
from astragal.bots import Budget, Seen, bot
from astragal.kernel.match import Match
from astragal.kernel.view import story
from astragal.terminal.files import Keeper
from astragal.terminal.prompt import MOST_LINES
from astragal.terminal.screen import Screen
from astragal.terminal.table import TerminalTable

TARGET = Path(__file__).parents[1] / "docs/images/terminal.svg"
SEATS = [{"hero": "moon-elf"}, {"hero": "barbarian"}]
WIDTH = 92
FIRST_SEED = 112  # five dice of a kind, as things are
LATEST = 5  # lines of the log above the board
TITLE = "astragal play dice-throne"
FONT = "'DejaVu Sans Mono', Menlo, Consolas, monospace"
INK = (222, 214, 200)
NIGHT = (24, 22, 29)
RED, GREEN, GOLD = (205, 92, 92), (143, 177, 110), (224, 175, 104)
BLUE, VIOLET, CYAN = (110, 145, 200), (180, 130, 190), (122, 182, 190)
DUSK = TerminalTheme(NIGHT, INK, [NIGHT, RED, GREEN, GOLD, BLUE, VIOLET, CYAN, INK])


def drawn() -> str:
    """The picture of a good moment."""
    match, told = next(filter(None, map(good_moment, count(FIRST_SEED))))
    screen = Screen("en")
    screen.console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    table = TerminalTable(screen, match, frozenset({0}), lambda seat: bot("random"), Keeper(TARGET))
    table.tell(told[-LATEST:])
    table.show()
    screen.tell(screen.text.message("table-prompt", seat=1) + " █")
    return with_fonts_at_hand(screen.console.export_svg(title=TITLE, theme=DUSK, unique_id="table"))


def good_moment(seed: int) -> tuple[Match, list[str]] | None:
    """The first good moment of the match that bots play with this seed, with the log so far."""
    match = astragal.game("dice-throne").new(SEATS, seed=str(seed), events=True)
    player = bot("random", str(seed))
    told = story(match, 0)
    while match.options:
        if is_good(match):
            return match, told
        match.choose(player.choose(Seen(match, match.seat), Budget(nodes=1)))
        told += story(match, 0)
    return None


def is_good(match: Match) -> bool:
    """Whether a moment shows what the game is about: an ability rolled, tokens, no long lists."""
    verbs = {option[0] for option in match.options}
    if match.seat != 0 or not {"ability", "keep"} <= verbs or len(match.options) > MOST_LINES:
        return False
    return any(seat["tokens"] for seat in match.view(0)["seats"].values())


def with_fonts_at_hand(svg: str) -> str:
    """The picture without fonts that would have to be fetched from elsewhere."""
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", FONT).replace(
        "font-family: arial", "font-family: sans-serif"
    )


if __name__ == "__main__":
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(drawn(), encoding="utf-8")
    print(f"{TARGET.name} is drawn")
