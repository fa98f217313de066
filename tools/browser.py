"""A server of our own and a browser, and what must hold on every page that is seen."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from tools.serving import Serving
from tools.system_packages import chromium

QUICK = ("--pace", "0", "--rates", "100")
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)
# What the app shows where a word is missing: the key itself, or English with a mark.
UNTRANSLATED = re.compile(r"⟨|⟩| \(en\)$|^[a-z]+(?:-[a-z0-9]+)+$", re.MULTILINE)
HEIGHTS = {1280: 800, 390: 844}
PATIENCE = 60_000  # milliseconds, on a machine that does much else


@dataclass(frozen=True, slots=True)
class Eyes:
    """How somebody looks at the table."""

    width: int = 1280
    language: str = "en"
    theme: str = "dark"
    preset: str = "smart"  # how often one is asked in polls
    moves: bool = False  # things are shown as they happen, not only as they are then
    keeps: bool = False  # the app for when there is no network; calls are then answered by it


AT_A_DESK = Eyes()


@dataclass
class House:
    """A server, a browser, and the windows that are open."""

    serving: Serving
    browser: Browser
    troubles: list[str] = field(default_factory=list)
    may_fail: bool = False  # while the server is down, lost calls are no trouble
    _contexts: list[BrowserContext] = field(default_factory=list)

    @property
    def address(self) -> str:
        return f"http://{self.serving.host}"

    def visitor(self, eyes: Eyes = AT_A_DESK) -> Page:
        """A browser of its own, so somebody else; animations are off unless wanted."""
        context = self.browser.new_context(
            viewport={"width": eyes.width, "height": HEIGHTS[eyes.width]},
            has_touch=eyes.width < 600,
            reduced_motion="no-preference" if eyes.moves else "reduce",
            service_workers="allow" if eyes.keeps else "block",
            locale=eyes.language,
            base_url=self.address,
        )
        context.set_default_timeout(PATIENCE)
        kept = {
            "language": eyes.language,
            "theme": eyes.theme,
            "preset": eyes.preset,
            "speed": int(eyes.moves),
        }
        context.add_init_script(
            f"localStorage.getItem('astragal.settings') ?? "
            f"localStorage.setItem('astragal.settings', '{json.dumps(kept)}')"
        )
        self._contexts.append(context)
        return self.window(context)

    def window(self, context: BrowserContext) -> Page:
        """One more window of the same person."""
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("request", lambda request: self._look_at(request.url))
        return page

    def _hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not self.may_fail:
            self.troubles.append(said.text)

    def _look_at(self, url: str) -> None:
        if not url.startswith((self.address, "blob:", "data:")):
            self.troubles.append(f"a request to another host: {url}")

    def empty(self) -> None:
        """Everybody goes home."""
        for context in self._contexts:
            context.close()
        self._contexts.clear()
        self.may_fail = False


def check_page(page: Page) -> None:
    """Everything is in words, and nothing is wider than the window."""
    said = page.locator("body").inner_text()
    assert not UNTRANSLATED.search(said), f"not in words: {UNTRANSLATED.findall(said)}"
    wide, seen = page.evaluate(
        "[document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= seen, f"{page.url} is {wide} wide in a window of {seen}"


@contextmanager
def open_house(data: Path, *options: str) -> Iterator[House]:
    """A house on a folder of its own, served with these options; closed at the end."""
    place = chromium()
    with sync_playwright() as driver, Serving(data, (*QUICK, *options)) as serving:
        browser = driver.chromium.launch(executable_path=place, args=list(ARGUMENTS))
        house = House(serving, browser)
        yield house
        house.empty()
        browser.close()


@contextmanager
def open_beside(house: House, data: Path, *options: str) -> Iterator[House]:
    """Another house that the same browser visits: a process has one Playwright at a time."""
    with Serving(data, (*QUICK, *options)) as serving:
        other = House(serving, house.browser)
        yield other
        other.empty()
