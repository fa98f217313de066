"""Nothing on the stage moves by itself: the shifts of a whole match add up to next to none."""

import pytest

from tests.browser.tables import BOT, ME, lay
from tools.browser import House
from tools.browser_player import Player

MOST = 0.1
HELD = ("dice-forge",)  # games where that holds
# Also what follows a press at once, which browsers forgive.
WATCH = """() => {
    window.shifts = [];
    const told = (list) => list.getEntries().forEach((entry) => {
        const moved = entry.sources.map(({ node }) => node?.className ?? node?.nodeName);
        window.shifts.push([entry.value, moved.join(', ')]);
    });
    new PerformanceObserver(told).observe({ type: 'layout-shift' });
}"""


@pytest.mark.parametrize("game", HELD)
def test_nothing_moves_in_a_whole_match(house: House, game: str) -> None:
    page = house.visitor()
    table = lay(page, game, ME, BOT, start=True)
    page.goto(f"/table/{table['id']}")
    player = Player(house, page, game)
    player.wait()
    page.evaluate(WATCH)
    seen: list[tuple[float, str]] = []
    player.play(lambda _: seen.extend(page.evaluate("() => window.shifts.splice(0)")))
    assert sum(value for value, _ in seen) < MOST, sorted(seen, reverse=True)[:10]
