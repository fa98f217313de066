"""Photograph the browser app for the documentation, in matches really played: `make pictures`."""

import tempfile
from pathlib import Path

from playwright.sync_api import Page

from astragal import game_ids
from tools.browser import Eyes, House, open_house
from tools.browser_player import Player

TARGET = Path(__file__).parents[1] / "docs/images"
BROUGHT = str(TARGET.parent / "examples/lamplighter.yaml")
SHOWN = "dice-throne"  # the game of the pictures that need only one
MIDDLE = 16  # decisions of a match before its picture is taken
REVIEW = 180_000  # milliseconds that a review may take
DICE = ".dice:not(:has(.blank)), .cup"  # dice that lie on the table
ATTACKED = ".felt:has(.arrow):has(.ask.mine .totals dd):has(.ask.mine [data-move=pass])"


class Photographer(Player):
    """Plays on until something is to be seen, and takes its picture."""

    def until_seen(self, wanted: str, after: int = 0) -> None:
        """Play on until this is on the page, or the match is over."""
        state = self.wait()
        while state != "end":
            if self.moves >= after and self.page.locator(wanted).count():
                return
            self.moves += 1
            self.answer(state)
            state = self.wait(state)

    def take(self, name: str, whole: bool = False) -> None:
        self.page.mouse.move(0, 0)
        self.page.evaluate("scrollTo(0, 0)")
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=TARGET / f"{name}.png", full_page=whole)
        print(f"docs/images/{name}.png", flush=True)


def sat_down(house: House, id: str, eyes: Eyes) -> Photographer:
    """Somebody in a fresh match against a bot."""
    page = house.visitor(eyes)
    page.goto("/")
    page.locator(f"[data-game={id}]").click()
    return Photographer(house, page, id)


def landing(house: House) -> None:
    page = house.visitor()
    page.goto("/")
    page.locator("[data-game]").first.wait_for()
    Photographer(house, page).take("landing")


def pick(house: House) -> None:
    """Where a hero is chosen."""
    page = house.visitor()
    page.goto(f"/new/{SHOWN}")
    page.locator("button.pick").first.click()
    page.locator("dialog .focus").wait_for()
    Photographer(house, page).take("pick")


def board(house: House, name: str, id: str, eyes: Eyes) -> Photographer:
    player = sat_down(house, id, eyes)
    player.until_seen(DICE, MIDDLE)
    player.take(name)
    return player


def prompt_and_replay(house: House) -> None:
    player = sat_down(house, SHOWN, Eyes())
    player.until_seen(ATTACKED, 5)
    player.take("prompt")
    player.play()
    player.take("end")
    record(player.page)
    player.take("replay", whole=True)


def record(page: Page) -> None:
    """The replay of the match that is over, with the review of a bot."""
    page.locator("section.end a[href^='/replay/']").click()
    page.locator(".review svg").first.wait_for(timeout=REVIEW)
    page.locator(".review .slips .link").last.click()


def brought_hero() -> None:
    """The hero of the documentation at the table, as somebody from outside."""
    hero = {"kind": "me", "facts": {"hero": "lamplighter:lamplighter"}}
    other = {"kind": "bot", "level": "easy", "facts": {"hero": "monk"}}
    with tempfile.TemporaryDirectory() as data, open_house(Path(data), "--pack", BROUGHT) as house:
        page = house.visitor()
        asked = {"game": "dice-throne", "seats": [hero, other], "start": True}
        table = page.request.post("/api/tables", data=asked).json()
        page.goto(f"/table/{table['id']}")
        player = Photographer(house, page, "brought")
        player.until_seen(DICE, 7)
        player.take("brought-hero")


def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, open_house(Path(data)) as house:
        landing(house)
        pick(house)
        for id in game_ids():
            board(house, f"board-{id}", id, Eyes())
            house.empty()
        board(house, "phone", SHOWN, Eyes(390))
        board(house, "light", SHOWN, Eyes(theme="light"))
        house.empty()
        prompt_and_replay(house)
    brought_hero()


if __name__ == "__main__":
    main()
