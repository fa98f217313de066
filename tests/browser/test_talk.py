"""What people say across the table by the page alone: offers, resigning, leaving, invitations."""

from playwright.sync_api import Page, expect

import astragal
from astragal.records.replay import verify
from tests.browser.tables import ME, OPEN, call, duel, lay
from tools.browser import House


def settings(page: Page) -> None:
    """Open the menu in which one resigns, offers and leaves."""
    page.get_by_role("button", name="Settings").click()


def test_a_draw_is_declined_then_one_resigns_and_the_record_verifies(house: House) -> None:
    _, host, guest = duel(house, "pig")
    settings(guest.page)
    guest.page.get_by_role("button", name="Offer a draw").click()
    host.page.get_by_role("button", name="offers a draw").click()
    host.page.get_by_role("button", name="Decline").click()
    expect(host.page.get_by_role("button", name="offers a draw")).to_have_count(0)
    guest.page.get_by_role("button", name="Resign", exact=True).click()
    dialog = guest.page.get_by_role("dialog", name="Resign the match?")
    expect(dialog).to_contain_text("The match ends at once, and the other side wins.")
    dialog.get_by_role("button", name="Play on").click()
    expect(host.page.locator("section.end")).to_have_count(0)
    guest.page.get_by_role("button", name="Resign", exact=True).click()
    dialog.get_by_role("button", name="Resign").click()
    for player in (host, guest):
        expect(player.page.locator("section.end h2")).to_contain_text("by resignation")
    replay = host.page.locator("section.end a[href^='/replay/']").first.get_attribute("href") or ""
    id = replay.removeprefix("/replay/").partition("?")[0]
    text = host.page.request.get(f"/api/records/{id}/text").text()
    assert text.rstrip().endswith(" offer draw\n1 decline draw\n2 resign")
    host.page.goto(f"/verify/{id}")
    expect(host.page.locator(".verdict:not(.bad)")).to_be_visible()
    verify(astragal.game("pig"), astragal.parse(text))


def test_leaving_asks_first_and_says_what_becomes_of_the_seat(house: House) -> None:
    address, _, guest = duel(house, "pig")
    settings(guest.page)
    guest.page.get_by_role("button", name="Leave the table").click()
    dialog = guest.page.get_by_role("dialog", name="Leave the table?")
    expect(dialog).to_contain_text("A bot plays your seat until you come back.")
    dialog.get_by_role("button", name="Stay").click()
    assert guest.page.url.endswith(address)
    guest.page.get_by_role("button", name="Leave the table").click()
    dialog.get_by_role("button", name="Leave the table").click()
    guest.page.wait_for_url("**/")
    expect(guest.page.locator(".mine a")).to_have_attribute("href", address)


def test_an_invitation_says_what_one_sits_down_to(house: House) -> None:
    host, guest = house.visitor(), house.visitor()
    call(host, "me", {"name": "Anna"})
    seats = ({**ME, "facts": {"hero": "barbarian"}}, {**OPEN, "facts": {"hero": "monk"}})
    clock = {"kind": "live", "bank": 900, "increment": 20}
    table = lay(host, "dice-throne", *seats, clock=clock)
    guest.goto(table["seats"][1]["link"])
    expect(guest.locator(".lead")).to_have_text("Anna invites you to a game of Dice Throne.")
    told = guest.locator(".told")
    for words in ("Barbarian", "Monk", "free seat", "1 vs 1", "15 min + 20 s"):
        expect(told).to_contain_text(words)
