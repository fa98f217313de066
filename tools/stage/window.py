"""A window on stored positions: the built app, without a server, and what is wrong in it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Route

from astragal.bots import LEVELS
from astragal.games import game, game_ids
from astragal.server.answers import BotLevel
from astragal.server.security import HEADERS
from astragal.table.cover import cover
from tools.stage.positions import Position, Shown, plain
from tools.stage.sizes import Size

HERE = Path(__file__).parent
APP = HERE.parents[1] / "src/astragal/server/static"
ADDRESS = "https://astragal.test"
STILL = {"speed": 0}
READY = ".table"
PATIENCE = 30_000
SHOW = """async (position) => {
    window.stage.show(position);
    return await window.settled();
}"""
LOOK = """([size, moves]) => ({
    wrong: window.measure.wrong(size),
    slots: window.measure.slots(),
    unreachable: window.measure.unreachable(moves),
})"""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something that does not hold: what, where on the page, and in which position."""

    what: str
    where: str
    text: str
    position: str

    def __str__(self) -> str:
        return f"{self.what} | {self.where} | {self.text!r} | {self.position}"


@dataclass
class Window:
    """A page of one size and language that is shown one match after another."""

    page: Page
    size: Size
    language: str
    troubles: list[str] = field(default_factory=list)

    def faults(self, shown: Shown) -> Iterator[tuple[Position, list[Fault]]]:
        """What is wrong at each position of a match."""
        self._sit(shown)
        places: dict[str, list[float]] = {}
        for position in shown.positions:
            still = self.page.evaluate(SHOW, message(position))
            where = self.label(shown, position)
            restless = [] if still else [Fault("not settled", "", "", where)]
            yield position, restless + self._look(shown, position, places)

    def _sit(self, shown: Shown) -> None:
        first = message(shown.positions[0])
        given = {"table": shown.table, "sheet": shown.sheet, "first": first}
        self.page.evaluate("given => window.stage.sit(given)", given)
        self.page.locator(f"{READY}[data-number='{shown.positions[0].number}']").wait_for()
        self.page.evaluate("() => window.settled()")

    def _look(
        self, shown: Shown, position: Position, places: dict[str, list[float]]
    ) -> list[Fault]:
        size = {"scrolls": self.size.scrolls, "touch": self.size.touch}
        found = self.page.evaluate(LOOK, [size, position.moves])
        where = self.label(shown, position)
        faults = [Fault(one["what"], one["where"], one["text"], where) for one in found["wrong"]]
        faults += [Fault("not offered", "", move, where) for move in found["unreachable"]]
        for slot, rect in found["slots"].items():
            if places.setdefault(slot, rect) != rect:
                moved = f"from {places[slot]} to {rect}"
                faults.append(Fault("moved", f"[data-slot={slot}]", moved, where))
        faults += [Fault("trouble", "", trouble, where) for trouble in self.troubles]
        self.troubles.clear()
        return faults

    def label(self, shown: Shown, position: Position) -> str:
        """In which window, match and position."""
        who = shown.sitting.facts or f"seat {shown.sitting.seat}"
        kind = " ".join(word for word in position.kind if word)
        match = f"{shown.sitting.name} at {position.number}"
        return f"{self.size.name} {self.language} {who}: {kind} ({match})"


def message(position: Position) -> dict[str, Any]:
    """A position as the page is told it."""
    return {
        "number": position.number,
        "view": position.view,
        "odds": position.odds,
        "forecasts": position.forecasts,
    }


@contextmanager
def window(browser: Browser, size: Size, language: str) -> Iterator[Window]:
    """The app opened in a window of this size."""
    context = _context(browser, size, language)
    page = context.new_page()
    opened = Window(page, size, language)
    page.on("pageerror", lambda error: opened.troubles.append(str(error)))
    page.on(
        "console",
        lambda said: opened.troubles.append(said.text) if said.type == "error" else None,
    )
    page.goto(f"{ADDRESS}/nowhere")
    page.evaluate("given => window.stage.know(given)", known(language))
    yield opened
    context.close()


def known(language: str) -> Any:
    """What the page asks for once: the games and the bots."""
    covers = [cover(game(id), language) for id in game_ids()]
    return plain([covers, [BotLevel(one.name, one.personality) for one in LEVELS.values()]])


def _context(browser: Browser, size: Size, language: str) -> BrowserContext:
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        device_scale_factor=size.scale,
        has_touch=size.touch,
        is_mobile=size.touch,
        reduced_motion="reduce",
        locale=language,
        service_workers="block",
    )
    context.set_default_timeout(PATIENCE)
    kept = json.dumps({"language": language, "theme": size.theme, **STILL})
    context.add_init_script(f"localStorage.setItem('astragal.settings', {json.dumps(kept)})")
    for script in ("answers.js", "measure.js"):
        context.add_init_script(path=HERE / script)
    context.route(f"{ADDRESS}/**", _serve)
    return context


def _serve(route: Route) -> None:
    """A file of the built app; whatever is none is a page of it."""
    asked = route.request.url.removeprefix(ADDRESS).partition("?")[0].lstrip("/")
    path = APP / asked
    path = path if asked and path.is_file() else APP / "index.html"
    kind = guess_type(path.name)[0] or "application/octet-stream"
    route.fulfill(body=path.read_bytes(), headers={**HEADERS, "content-type": kind})
