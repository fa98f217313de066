"""What people do at a table besides playing: each habit once, and no match to its end."""

from pathlib import Path
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Page, expect

import astragal
from astragal import game_ids
from astragal.proving.catalogue import told
from astragal.records.record import record, write
from astragal.server.problems import text
from tests.browser.tables import (
    BOT,
    ME,
    OPEN,
    SECRET,
    SlowLine,
    alone,
    call,
    duel,
    lay,
    say,
    watch,
)
from tools.browser import PATIENCE, Eyes, House, check_page
from tools.browser_player import Player

LANGUAGES = ("en", "ru", "pl")
PHONE = Eyes(390)
# As long as a name may be: letters of many kinds, and one word without an end.
NAME = "Ɓø\u0301ğđą <b>Ж</b>&amp; יוסי 李 𝔚 🐗 " + "ﷺ" * 8
MISSING = {
    "/table/nothing": "missing-table",
    "/replay/nothing": "problem-not-found",
    "/verify/nothing": "problem-not-found",
    "/rules/nothing": "problem-not-found",
    "/new/nothing": "problem-not-found",
    "/nowhere/at/all": "missing-page",
}


def seen(player: Player) -> list[object]:
    return [player.seat(1), player.seat(2), player.log(), player.offers()]


def test_back_and_forward_lead_to_the_same_table(house: House) -> None:
    page = house.visitor()
    player = alone(house, page, "dice-throne", 3)
    state, before = player.state(), seen(player)
    page.locator(".top a").first.click()
    page.locator("[data-game]").first.wait_for()
    page.go_back()
    assert player.wait() == state
    assert seen(player) == before
    page.go_forward()
    page.locator("[data-game]").first.wait_for()
    page.go_back()
    player.answer(player.wait())
    player.wait(state)


def test_two_windows_of_one_seat_show_the_same(house: House) -> None:
    page = house.visitor()
    first = alone(house, page, "dice-throne")
    second = Player(house, house.window(page.context), "second")
    second.page.goto(page.url)
    state = first.wait()
    for actor, other in ((first, second), (second, first)):
        assert other.wait() == state
        assert seen(actor) == seen(other)
        actor.answer(state)
        state = actor.wait(state)
    assert other.wait() == state
    assert seen(actor) == seen(other)


def test_one_decision_is_not_made_twice(house: House) -> None:
    """A window that is behind asks for a move that another window has made already."""
    page = house.visitor()
    table = lay(page, "pig", ME, ME, start=True)
    late = house.window(page.context)
    line = SlowLine(late)
    players = [Player(house, one) for one in (page, late)]
    for player in players:
        player.page.goto(f"/table/{table['id']}")
        assert player.wait() == "ask 0"
    line.held = True
    for player in players:
        player.click("[data-move=roll]")
    players[0].until(1)
    line.release()
    players[1].until(1)
    page.reload()
    players[0].until(1)
    assert not late.locator(".banner").count()


def test_whoever_was_never_here_sits_down_at_a_public_table_and_plays(house: House) -> None:
    host, guest = (Player(house, house.visitor(), who) for who in "ab")
    table = lay(host.page, "dice-throne", ME, OPEN, public=True)
    guest.page.goto(f"/table/{table['id']}")
    guest.page.locator(".below .button.primary").click()
    guest.page.locator(".gathering .button.ghost").wait_for()
    host.page.goto(f"/table/{table['id']}")
    host.page.locator(".go .button.primary").click()
    expect(guest.page.locator(".me article[data-seat='2']")).to_be_visible()
    while not guest.state():
        host.answer_if_asked()
        host.page.wait_for_timeout(20)
    guest.answer(guest.state())


def test_a_bot_plays_for_whoever_leaves_until_they_return_by_their_link(house: House) -> None:
    address, host, guest = duel(house, "pig")
    guest.page.locator("header [aria-expanded=false]:visible").last.click()
    guest.page.locator("button.leave").click()
    guest.page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    guest.page.locator("[data-game]").first.wait_for()
    expect(host.page.locator(".strip[data-seat='2'] .away")).to_be_visible()
    host.click("[data-move=roll]")
    state = host.wait("ask 0")
    if state == "ask 1":  # not lost to a 1
        host.click("[data-move=hold]")
        state = host.wait(state)
    assert int(state.split()[1]) > 2
    seats = guest.page.request.get(f"/api/tables{address.removeprefix('/table')}").json()["seats"]
    guest.page.goto(seats[1]["link"])
    guest.page.locator("form .button.primary").click()
    guest.page.wait_for_url(f"**{address}")
    expect(host.page.locator(".strip[data-seat='2'] .away")).to_have_count(0)
    guest.page.locator(".table").wait_for()
    while not guest.state():
        host.answer_if_asked()
        host.page.wait_for_timeout(20)
    guest.answer(guest.state())


def test_a_curtain_rises_only_on_the_table_of_whoever_lifts_it(house: House) -> None:
    page = house.visitor()
    line = SlowLine(page)
    table = lay(page, "dice-throne", ME, {**ME, "name": "Boris"}, start=True)
    page.goto(f"/table/{table['id']}")
    player = Player(house, page, "curtain")
    state = player.wait()
    while not page.locator(".curtain", has_text="Boris").count():
        player.answer(state)
        state = player.wait("" if state == "curtain" else state)
    line.held = True
    page.locator(".curtain button").click()
    page.wait_for_timeout(300)
    assert not page.locator(SECRET).count()
    line.release()
    expect(page.locator(".me article[data-seat='2']")).to_be_visible()


def test_another_language_changes_all_that_is_said(house: House) -> None:
    page = house.visitor()
    player = alone(house, page, "dice-throne", 3)
    asked, log = page.locator(".ask").inner_text(), player.log()
    page.locator("header button[aria-expanded]:visible").last.click()
    page.get_by_text("Polski").click()
    expect(page.locator(".ask .acts")).not_to_contain_text("dice")
    expect(page.locator(".log .entry").first).not_to_have_text(log[0])
    assert page.locator(".ask").inner_text() != asked
    assert len(player.log()) == len(log)
    assert not set(player.log()) & set(log)


def test_a_clock_that_runs_out_moves_by_itself(house: House) -> None:
    page = house.visitor()
    clock = {"kind": "live", "bank": 1, "increment": 0}
    table = lay(page, "dice-throne", ME, BOT, clock=clock, start=True)
    page.goto(f"/table/{table['id']}")
    name = call(page, "me", {})["name"]
    late = f"{name}: time is up"
    page.locator("header .ticker").click()
    expect(page.locator(".log .entry", has_text=late).first).to_be_visible()


@pytest.mark.parametrize("long", [NAME, "W" * 40])
def test_a_long_name_of_odd_letters_makes_no_page_wider(house: House, long: str) -> None:
    page = house.visitor(PHONE)
    shown = call(page, "me", {"name": long})["name"]
    address = f"/table/{lay(page, 'pig', ME, OPEN, public=True)['id']}"
    other = house.visitor(PHONE)
    for one, path in ((page, "/"), (page, "/settings"), (other, "/"), (page, address)):
        one.goto(path)
        one.wait_for_load_state("networkidle")
        check_page(one)
    for game in game_ids():
        table = lay(page, game, ME, {**ME, "name": long[1:]}, start=True)  # names differ
        page.goto(f"/table/{table['id']}")
        player = Player(house, page)
        if player.wait() == "curtain":
            check_page(page)
            player.lift_curtain()
            player.wait("curtain")
        check_page(page)
        assert shown in player.seat(1)
        assert shown[1:] in player.seat(2)


def test_a_long_chat_scrolls_and_can_be_muted(house: House) -> None:
    address, host, guest = duel(house, "pig")
    watcher = house.visitor(PHONE)
    watcher.goto(watch(host.page, address))
    say(guest.page, address, [f"{'W' * 290} {number}" for number in range(60)])
    watcher.locator("[data-tab-of=chat]").click()
    host.page.locator("header .talk").click()
    for page in (watcher, host.page):
        expect(page.locator(".chat .lines")).to_contain_text("W 59")
        check_page(page)
        high, seen, above, wide, room = page.locator(".chat .lines").evaluate(
            "box => [box.scrollHeight, box.clientHeight, box.scrollTop, box.scrollWidth, "
            "box.clientWidth]"
        )
        assert high > seen > 0
        assert above + seen >= high - 1  # the newest line is the one that is seen
        assert wide <= room
        page.locator(".chat .presets .chip[aria-pressed=false]").click()
        expect(page.locator(".chat")).not_to_contain_text("WWW")
        page.locator(".chat summary").click()
        expect(page.locator(".chat")).not_to_contain_text("WWW")


def test_somebody_who_comes_in_the_middle_sees_it_all(house: House) -> None:
    player = alone(house, house.visitor(), "dice-throne", 4)
    watcher = Player(house, house.visitor())
    watcher.page.goto(player.page.url)
    expect(watcher.page.locator(".missing")).to_be_visible()
    watcher.page.goto(watch(player.page, player.page.url))
    for _ in range(2):
        seen, known = at_one_moment(watcher, player)
        assert seen == known
        assert not watcher.page.locator("[data-move], section.hand").count()
        state = player.state()
        player.answer(state)
        player.wait(state)
    check_page(watcher.page)


def at_one_moment(*pages: Player) -> list[tuple[str, list[str]]]:
    """What pages show of the second seat and of turns when all show the same moment.

    A bot, or a pass by standing orders, may come in between: then it is looked at again.
    """
    end = monotonic() + PATIENCE / 1000
    while monotonic() < end:
        number = pages[0].number()
        shown = [(page.seat(2), page.log(".turn")) for page in pages]
        if all(page.number() == number for page in pages) and pages[0].number() == number:
            return shown
        pages[0].page.wait_for_timeout(50)
    raise AssertionError("they never show the same moment")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_read_and_searched_in_ones_own_language(house: House, language: str) -> None:
    page = house.visitor(Eyes(390, language))
    rule = told("pig", language)["PIG-4"]
    page.goto("/rules/pig")
    page.locator("select").select_option(rule.area)
    expect(page.locator("select option:checked")).to_have_text(rule.area_name)
    expect(page.locator("#PIG-4")).to_contain_text(rule.rule)
    page.locator("input[type=search]").fill(" ".join(rule.rule.split()[-2:]))
    expect(page.locator("#PIG-4 mark").first).to_be_visible()
    expect(page.locator("#PIG-3")).to_have_count(0)
    check_page(page)


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_the_rules_go_by_names_not_ids(house: House, language: str, game: str) -> None:
    page = house.visitor(Eyes(390, language))
    page.goto(f"/rules/{game}")
    expect(page.locator("ol.rules li").first).to_be_visible()
    parts = "all => all.map((option) => [option.value, option.textContent])"
    contents = page.locator("optgroup:nth-of-type(2) option").evaluate_all(parts)
    assert [id for id, name in contents if id == name] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_wrong_links_lead_to_words(house: House, language: str) -> None:
    house.may_fail = True  # browsers write a line about every 404
    words = text(language)
    page = house.visitor(Eyes(390, language))
    for path, message in MISSING.items():
        page.goto(path)
        expect(page.locator("main")).to_contain_text(words.message(message, what="nothing"))
        expect(page.locator("a[href='/']").first).to_be_visible()
        check_page(page)
    table = lay(house.visitor(), "pig", ME, BOT)
    for place in (table["id"], "nothing"):  # a wrong link tells nothing of what is there
        page.goto(f"/join/{place}/wrong")
        page.locator("form .button.primary").click()
        said = words.message("problem-wrong-link")
        expect(page.locator("[role=alert]")).to_have_text(said)
        check_page(page)


def test_a_record_comes_in_by_file_and_a_broken_one_does_not(house: House, tmp_path: Path) -> None:
    house.may_fail = True  # browsers write a line about every refusal
    page = house.visitor()
    for name, data, complaint in (
        ("broken.txt", a_record().replace("roll", "rol", 1), "line 1"),
        ("letter.txt", "Dear Anna, how do you do?", "line 1"),
        ("picture.png", "\x89PNG\x00\x00", "line 1"),
    ):
        bring(page, tmp_path / name, data)
        alert = page.locator("[role=alert]")
        expect(alert).to_contain_text(text("en").message("problem-record", detail="").strip())
        expect(alert).to_contain_text(complaint)
        check_page(page)
    bring(page, tmp_path / "good.txt", a_record())
    page.wait_for_url("**/replay/*")
    page.locator(".table").wait_for()


def test_a_long_list_holds_still_under_a_pointer(house: House) -> None:
    """What is told of an option may be long or short: those around it stay where they are."""
    page = house.visitor(PHONE)
    player = alone(house, page, "dice-throne")
    for _ in range(3):
        to_a_long_list(player)
        for option in page.locator(".ask.mine .rest [data-move]").all():
            option.scroll_into_view_if_needed()
            box = option.bounding_box()
            assert box
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(100)
            assert option.bounding_box() == box
        player.answer(player.answered)


def to_a_long_list(player: Player) -> None:
    """Go on until there are too many options for a button each, and open the list of them."""
    state = player.wait(player.answered)
    while not player.page.locator(".ask.mine .rest").count():
        player.answer(state)
        state = player.wait(state)
    player.answered = state
    player.open_list()


def a_record() -> str:
    m = astragal.game("pig").new(seed="by file", options={"goal": 20})
    chance = Random(1)
    while m.options:
        m.apply(chance.randrange(len(m.options)))
    return write(record(m))


def bring(page: Page, file: Path, data: str) -> None:
    file.write_text(data, encoding="utf-8")
    page.goto("/")
    page.locator("details:has(input[type=file]) summary").click()
    page.locator("input[type=file]").set_input_files(file)
    page.locator("details:has(input[type=file]) button").click()
