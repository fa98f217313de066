"""What happens is shown: dice tumble when rolled and never otherwise. The clock is ours."""

import pytest
from playwright.sync_api import Page, expect

from astragal.server.problems import text
from tests.browser.tables import ME, lay
from tools.browser import Eyes, House

# How often a die was thrown on this page.
WATCH = """
window.thrown = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    window.thrown += Number(this.classList.contains('cube'));
    return animate.apply(this, how);
};
"""
LONG = 3000  # milliseconds in which everything has been shown


@pytest.fixture
def table(house: House) -> Page:
    """Somebody who sees things move, asked for the first roll; time stands still.

    Nobody else plays: after a 1 a bot would throw the die too.
    """
    page = house.visitor(Eyes(moves=True))
    page.add_init_script(WATCH)
    page.clock.install()
    path = f"/table/{lay(page, 'pig', ME, ME, start=True)['id']}"
    page.goto(path)
    page.locator("[data-move=roll]").wait_for()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    return page


def roll(page: Page) -> None:
    """Roll, up to where the die is in the air."""
    before = thrown(page)
    page.locator("[data-move=roll]").click()
    page.wait_for_function(f"() => window.thrown === {before + 1}")


def thrown(page: Page) -> int:
    count: int = page.evaluate("window.thrown")
    return count


def test_nothing_tells_how_the_die_fell_before_it_has_landed(table: Page) -> None:
    roll(table)
    expect(table.locator(".total")).to_have_text("0")
    assert table.locator("[data-number]").get_attribute("data-number") == "0"
    table.clock.run_for(LONG)
    expect(table.locator("[data-number]")).not_to_have_attribute("data-number", "0")
    assert thrown(table) == 1


def test_a_press_anywhere_hurries_and_decides_nothing(table: Page) -> None:
    roll(table)
    table.locator(".felt").click(position={"x": 4, "y": 4})
    expect(table.locator("[data-number]")).to_have_attribute("data-number", "1")
    table.clock.run_for(LONG)
    assert table.locator("[data-number]").get_attribute("data-number") == "1"


def test_nothing_tumbles_again_after_a_reload_or_in_another_language(table: Page) -> None:
    roll(table)
    table.clock.run_for(LONG)
    expect(table.locator("[data-number]")).not_to_have_attribute("data-number", "0")
    table.evaluate("window.thrown = 0")
    table.keyboard.press("Escape")
    table.locator("header button[aria-expanded]:visible").last.click()
    table.get_by_text("Polski").click()
    expect(table.locator("html")).to_have_attribute("lang", "pl")
    table.clock.run_for(LONG)
    assert thrown(table) == 0
    table.keyboard.press("Escape")
    table.reload()
    table.clock.run_for(LONG)
    table.locator("[data-number]").wait_for()
    assert thrown(table) == 0


def test_who_begins_is_said_first_and_again_to_nobody(house: House) -> None:
    page = house.visitor(Eyes(moves=True))
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    page.goto(f"/table/{lay(page, 'pig', ME, ME, start=True)['id']}")
    begins = text("en").message("opening-seat", own="yes", name="")
    expect(page.locator(".ask .sentence")).to_have_text(begins)
    page.clock.run_for(LONG)
    expect(page.locator(".ask .sentence")).not_to_have_text(begins)
    page.reload()
    page.locator("[data-move=roll]").wait_for()
    expect(page.locator(".ask .sentence")).not_to_have_text(begins)
