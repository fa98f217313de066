"""What is one's own in the settings, and how something wrong is reported at the table."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from astragal.server.problems import text
from astragal.server.side_door import NAME
from tests.browser.tables import duel, lay, say
from tools.browser import Eyes, House, check_page

PASSWORD, NEW = "correct horse", "battery staple"
BUTTON = "dialog button:not(.round)"


def ordered(house: House, **order: str) -> Any:
    """What the server answers to an order of the administrator."""
    with socket.socket(socket.AF_UNIX) as door:
        door.connect(str(house.serving.data / NAME))
        door.sendall(json.dumps(order).encode() + b"\n")
        return json.loads(door.makefile().readline())


def said(language: str, message: str, **arguments: str) -> str:
    return text(language).message(message, **arguments)


def settings(page: Page, login: str, language: str) -> None:
    """The settings of somebody who has just made an account."""
    page.goto("/settings")
    page.get_by_label(said(language, "account-login")).fill(login)
    page.get_by_label(said(language, "account-password")).fill(PASSWORD)
    page.get_by_text(said(language, "account-make")).click()
    page.get_by_text(said(language, "account-in", login=login)).wait_for()


@pytest.mark.parametrize(("width", "language"), [(1280, "en"), (390, "ru"), (390, "pl")])
def test_an_account_is_changed_taken_home_and_deleted(
    house: House, width: int, language: str, tmp_path: Path
) -> None:
    page = house.visitor(Eyes(width, language))
    settings(page, f"anna-{language}", language)
    page.get_by_text(said(language, "password-title")).first.click()
    page.get_by_label(said(language, "password-old")).fill(PASSWORD)
    page.get_by_label(said(language, "password-new")).fill(NEW)
    page.get_by_role("button", name=said(language, "password-change")).click()
    expect(page.get_by_text(said(language, "password-changed"))).to_be_visible()
    check_page(page)
    page.get_by_role("button", name=said(language, "own-download")).click()
    page.get_by_label(said(language, "own-confirm-password")).fill(NEW)
    with page.expect_download() as coming:
        page.locator(BUTTON).last.click()
    kept = json.loads(Path(coming.value.path()).read_text("utf-8"))
    assert kept["user"]["login"] == f"anna-{language}"
    page.get_by_role("button", name=said(language, "own-delete")).click()
    check_page(page)
    page.get_by_label(said(language, "own-confirm-password")).fill(NEW)
    page.locator(BUTTON).last.click()
    expect(page.get_by_text(said(language, "own-deleted"))).to_be_visible()
    expect(page.get_by_text(said(language, "account-lead"))).to_be_visible()


def test_a_message_is_reported_and_the_table_closed(house: House) -> None:
    address, anna, ben = duel(house, "pig")
    say(ben.page, address, ["something rude"])
    anna.page.locator("header .talk").click()
    anna.page.locator(".chat .flag").click()
    check_page(anna.page)
    anna.page.get_by_role("button", name=said("en", "report-message")).click()
    expect(anna.page.get_by_text(said("en", "report-done"))).to_be_visible()
    (report,) = ordered(house, do="reports")["reports"]
    assert report["text"] == "something rude"
    ordered(house, do="settle", report=report["id"])
    ordered(house, do="close-table", table=address[7:], why="Be kind.")
    for player in (anna, ben):
        expect(player.page.get_by_role("heading", name=said("en", "closed-title"))).to_be_visible()
        expect(player.page.get_by_text("Be kind.")).to_be_visible()
    anna.page.goto("/")
    expect(anna.page.get_by_text(said("en", "status-closed"))).to_be_visible()


def test_who_is_banned_is_told_so(house: House) -> None:
    page = house.visitor()
    table = lay(page, "pig", {"kind": "me"}, {"kind": "me"}, start=True)
    page.goto(f"/table/{table['id']}")
    page.locator("[data-move]").first.wait_for()
    me = page.request.get("/api/me").json()
    house.may_fail = True
    ordered(house, do="ban", user=me["id"])
    expect(page.get_by_text(said("en", "problem-banned"))).to_be_visible()
    page.goto("/settings")
    expect(page.get_by_text(said("en", "problem-banned")).first).to_be_visible()
