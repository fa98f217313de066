"""Each game of the house, played to its end in each way that people play it."""

import itertools
from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import Page, expect

from astragal import game_ids
from tests.browser import axe
from tests.browser.tables import SECRET
from tools.browser import PATIENCE, Eyes, House, check_page
from tools.browser_player import Player, Typist

COMPARED = 0.05  # how often two browsers and a spectator are compared
GLANCE = 20  # milliseconds between two looks at who is asked
KILLED_AT = 5
LOOKED_AT = (2, 9, 20)  # decisions at which axe looks at the table
RELOADS = 0.15
# A hand or a move beside a curtain; looked for at once, for a curtain may rise by itself.
PEEK = f"!!document.querySelector('.curtain') && !!document.querySelector('{SECRET}')"
EYES = [Eyes(w, lang) for lang, w in itertools.product(("en", "ru", "pl"), (1280, 390))]
WAYS = ("click", "keys", "screen", "duel", "reload", "kill")


def eyes(id: str, way: str) -> Eyes:
    """Every pair of width and language once for each game, and no way always with the same."""
    return EYES[(WAYS.index(way) + sorted(game_ids()).index(id)) % len(EYES)]


def hides(page: Page, id: str) -> bool:
    """Whether seats of this game have secrets from each other, by the server's word."""
    games = page.request.get("/api/games").json()
    return bool(next(one["hidden"] for one in games if one["id"] == id))


def test_every_pair_of_width_and_language_occurs_in_each_game() -> None:
    for id in game_ids():
        assert {eyes(id, way) for way in WAYS} == set(EYES)


def test_the_landing_page_shows_every_game(house: House) -> None:
    page = house.visitor()
    page.goto("/")
    expect(page.locator("[data-game]")).to_have_count(len(game_ids()))
    shown = {cover.get_attribute("data-game") for cover in page.locator("[data-game]").all()}
    assert shown == set(game_ids())


@pytest.mark.parametrize("id", game_ids())
def test_a_match_by_clicking(house: House, id: str) -> None:
    page = house.visitor(eyes(id, "click"))
    page.goto("/")
    check_page(page)
    page.locator(f"[data-game={id}]").click()
    player = Player(house, page, id)
    player.play(lambda state: axe.check(page) if player.moves in LOOKED_AT else None)
    expect(page.locator("section.end h2")).not_to_be_empty()
    axe.check(page)
    record = page.locator("section.end a[href^='/replay/']").get_attribute("href") or ""
    for path in (record, record.replace("replay", "verify")):
        page.goto(path)
        page.wait_for_load_state("networkidle")
        axe.check(page)


@pytest.mark.parametrize("id", game_ids())
def test_a_match_by_keyboard_alone(house: House, id: str) -> None:
    page = house.visitor(eyes(id, "keys"))
    page.goto("/")
    page.locator(f"[data-game={id}]").wait_for()
    player = Typist(house, page, id)
    player.reach(f"[data-game={id}]")
    page.keyboard.press("Enter")
    player.play()
    player.reach(".end a, .end button")


@pytest.mark.parametrize("id", game_ids())
def test_a_match_around_one_screen(house: House, id: str) -> None:
    page = house.visitor(replace(eyes(id, "screen"), preset="fast"))
    page.goto(f"/new/{id}?with=screen")
    page.locator(".go .button.primary").click()
    curtains = []

    def look(state: str) -> None:
        if state == "curtain":
            curtains.append(state)
            assert not page.evaluate(PEEK)

    Player(house, page, id).play(look)
    assert bool(curtains) == hides(page, id)


@pytest.mark.parametrize("id", game_ids())
def test_a_match_between_two_browsers_with_a_spectator(house: House, id: str) -> None:
    """Both see the same, and who watches sees no hand and can do nothing."""
    host, guest, watcher = at_one_table(house, id, replace(eyes(id, "duel"), preset="fast"))
    while turn_of(host, guest) != "end":
        if host.random.random() < COMPARED:
            see_the_same(host, guest, watcher)
    words = {
        player.page.locator("section.end h2").inner_text() for player in (host, guest, watcher)
    }
    assert len(words) == 1
    see_the_same(host, guest, watcher)


def turn_of(*players: Player) -> str:
    """Wait until one of them is asked, who answers, or until the match is over."""
    for _ in range(PATIENCE // GLANCE):
        for player in players:
            if (state := player.answer_if_asked()) is not None:
                return state
        players[0].page.wait_for_timeout(GLANCE)
    said = "\n---\n".join(player.page.locator("body").inner_text() for player in players)
    raise AssertionError(f"nobody is asked any more; the pages say:\n{said}")


def at_one_table(house: House, id: str, look: Eyes) -> tuple[Player, Player, Player]:
    """Two people at a table, one by the link of the other, and somebody who watches."""
    host, guest, watcher = (Player(house, house.visitor(look), id + who) for who in "abc")
    host.page.goto(f"/new/{id}?with=friends")
    host.page.locator(".go .button.primary").click()
    link = host.page.locator(".seats .copy input").input_value()
    table, watch = host.page.url, host.page.locator(".seats ~ .copy input").input_value()
    guest.page.goto(link)
    guest.page.locator("#name").fill("Bogumiła Вторая")
    guest.page.locator("form .button.primary").click()
    guest.page.wait_for_url(table)
    watcher.page.goto(watch)
    for player in (host, guest, watcher):
        player.page.locator(".gathering").wait_for()
        check_page(player.page)
    host.page.locator(".go .button.primary").click()
    return host, guest, watcher


def see_the_same(host: Player, guest: Player, watcher: Player) -> None:
    """Wait until all three are shown the same moment, and compare it."""
    host.page.wait_for_timeout(100)
    for _ in range(100):
        numbers = [player.number() for player in (host, guest, watcher)]
        if len(set(numbers)) == 1:
            break
        host.page.wait_for_timeout(50)
    assert len(set(numbers)) == 1, f"some are behind: {numbers}"
    assert host.seat(2) == watcher.seat(2)
    assert guest.seat(1) == watcher.seat(1)
    # The log shows its newest part, and private lines make it longer for some.
    assert host.log(".turn")[:3] == guest.log(".turn")[:3] == watcher.log(".turn")[:3]
    assert not watcher.page.locator("[data-move], section.hand").count()


@pytest.mark.parametrize("id", game_ids())
def test_a_match_with_reloads_at_random_moments(house: House, id: str) -> None:
    page = house.visitor(eyes(id, "reload"))
    page.goto("/")
    page.locator(f"[data-game={id}]").click()
    player = Player(house, page, id)

    def see() -> list[object]:
        return [player.seat(1), player.seat(2), player.log(), player.offers()]

    def reload(state: str) -> None:
        seen = see()
        page.reload()
        assert player.wait() == state
        assert see() == seen

    chance = Random(id)
    player.play(lambda state: reload(state) if chance.random() < RELOADS else None)


@pytest.mark.parametrize("id", game_ids())
def test_a_match_with_the_server_killed_in_the_middle(house: House, id: str) -> None:
    page = house.visitor(eyes(id, "kill"))
    page.goto("/")
    page.locator(f"[data-game={id}]").click()
    player = Player(house, page, id)

    def kill(state: str) -> None:
        if player.moves != KILLED_AT:
            return
        house.may_fail = True
        seen = [player.seat(1), player.seat(2), player.log()]
        house.serving.kill()
        page.locator(".banner.lost").wait_for()
        house.serving.start()
        page.locator(".banner.lost").wait_for(state="detached")
        assert player.wait() == state
        assert [player.seat(1), player.seat(2), player.log()] == seen

    player.play(kill)
    assert player.moves >= KILLED_AT
