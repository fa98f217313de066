"""Every page can be used by everybody: axe finds nothing serious, in both themes."""

import pytest

from astragal import game_ids
from tests.browser.axe import check
from tools.browser import Eyes, House
from tools.browser_player import Player

PAGES = ("/", "/settings", "/about", "/nowhere")


@pytest.mark.parametrize("width", [1280, 390])
def test_pages(house: House, width: int) -> None:
    page = house.visitor(Eyes(width))
    rules = [f"/rules/{id}" for id in game_ids()]
    fresh = [f"/new/{id}?with={company}" for id in game_ids() for company in ("bot", "friends")]
    for path in (*PAGES, *rules, *fresh):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        check(page)


def test_keys_orders_and_settings(house: House) -> None:
    page = house.visitor()
    page.goto("/")
    page.locator("[data-game]").first.click()
    Player(house, page).wait()
    page.keyboard.press("?")
    page.locator("dialog").wait_for()
    check(page)
    page.keyboard.press("Escape")
    for menu in page.locator("header [aria-expanded=false]:visible").all():
        menu.click()
        check(page)
        page.keyboard.press("Escape")
