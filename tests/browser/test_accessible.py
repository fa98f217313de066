"""Every page can be used by everybody: axe finds nothing serious, in both themes."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from astragal import game_ids
from tools.browser import Eyes, House, check_page
from tools.browser_player import Player

AXE = (Path(__file__).parent / "vendor/axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")
PAGES = ("/", "/settings", "/about", "/nowhere")
THEMES = ("dark", "light")


def found(page: Page) -> list[str]:
    """What axe finds serious, and where."""
    page.evaluate(AXE)
    result: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]} {node['any'] and node['any'][0]['message']}"
        for one in result["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def check(page: Page) -> None:
    check_page(page)
    wrong = found(page)
    assert not wrong, f"{page.url}:\n" + "\n".join(wrong)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [1280, 390])
def test_pages(house: House, theme: str, width: int) -> None:
    page = house.visitor(Eyes(width, "en", theme))
    rules = [f"/rules/{id}" for id in game_ids()]
    fresh = [f"/new/{id}?with={company}" for id in game_ids() for company in ("bot", "friends")]
    for path in (*PAGES, *rules, *fresh):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        check(page)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("id", game_ids())
def test_a_table_before_during_and_after(house: House, id: str, theme: str) -> None:
    width = 1280 if theme == "dark" else 390
    page = house.visitor(Eyes(width, "pl", theme))
    page.goto("/")
    page.locator(f"[data-game={id}]").click()
    player = Player(house, page, theme)
    player.play(lambda state: check(page) if player.moves in (2, 9, 20) else None)
    check(page)
    record = page.locator(".end a[href^='/replay/']").get_attribute("href") or ""
    for path in (record, record.replace("replay", "verify")):
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
