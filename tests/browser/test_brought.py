"""Heroes from outside at the tables: two that use the same names, each with its own."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

import astragal
from astragal.packs.bring import brought_pack
from astragal.records.beside import packs_text
from tests.browser.tables import BOT, call, lay
from tools.browser import Eyes, House, check_page, open_beside
from tools.browser_player import Player

LAMPLIGHTER = Path(__file__).parents[2] / "docs/examples/lamplighter.yaml"
# Every id is as in the other pack; what they are called, and one number, is not.
OTHERS = {"en: Lamplighter": "en: Nightwatch", "ru: Фонарщик": "ru: Дозорный"} | {
    "pl: Latarnik": "pl: Strażnik",
    "en: Staff Blow": "en: Halberd",
    "{needs: {staff: 3}, do: [{deal: 4}]}": "{needs: {staff: 3}, do: [{deal: 6}]}",
}
MOVES = 8


@pytest.fixture(scope="module")
def _brought(_house: House, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("brought")
    text = LAMPLIGHTER.read_text("utf-8")
    for old, new in OTHERS.items():
        assert old in text
        text = text.replace(old, new)
    rival = folder / "nightwatch.yaml"
    rival.write_text(text, encoding="utf-8")
    packs = ("--pack", str(LAMPLIGHTER), "--pack", str(rival))
    with open_beside(_house, folder / "data", *packs) as house:
        yield house


@pytest.fixture
def brought(_brought: House) -> Iterator[House]:
    """A house with two heroes from outside; afterwards nothing has gone wrong on any page."""
    _brought.troubles.clear()
    yield _brought
    _brought.empty()
    assert not _brought.troubles


def sit_down(house: House, page: Page, hero: str) -> Player:
    """Somebody with this hero against a bot with a hero of the game, asked for a move."""
    me = {"kind": "me", "facts": {"hero": hero}}
    table = lay(page, "dice-throne", me, {**BOT, "facts": {"hero": "monk"}}, start=True)
    page.goto(f"/table/{table['id']}")
    return Player(house, page, hero)


def looked_over(page: Page) -> str:
    """The words of a page on which nothing is out of place, and no id shows."""
    check_page(page)
    words = page.locator("body").inner_text()
    assert "lamplighter:" not in words
    assert "nightwatch:" not in words
    return words


@pytest.mark.parametrize("eyes", [Eyes(1280, "en"), Eyes(390, "en")], ids=["desk", "phone"])
def test_two_brought_heroes_of_the_same_names_sit_at_two_tables(brought: House, eyes: Eyes) -> None:
    pages = [brought.visitor(eyes), brought.visitor(eyes)]
    heroes = {"lamplighter:lamplighter": "Lamplighter", "nightwatch:lamplighter": "Nightwatch"}
    players = [sit_down(brought, page, hero) for page, hero in zip(pages, heroes, strict=True)]
    for player, name in zip(players, heroes.values(), strict=True):
        state = player.wait()
        for _ in range(MOVES):
            expect(player.page.locator('[data-seat="1"]').first).to_contain_text(name)
            player.answer(state)
            state = player.wait(state)
        if (tab := player.page.locator("[data-tab-of=board]")).is_visible():
            tab.click()
        words = looked_over(player.page)
        assert ("Staff Blow" in words, "Halberd" in words) == (
            name == "Lamplighter",
            name == "Nightwatch",
        )
        # The build has no picture of a lantern: its letter stands on a shield.
        assert player.page.locator("svg.icon text").count() > 0


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_brought_heroes_are_offered_beside_the_games_own(brought: House, language: str) -> None:
    page = brought.visitor(Eyes(1280, language))
    page.goto("/new/dice-throne")
    page.locator(".pick").first.click()
    names = {"en": ("Lamplighter", "Nightwatch"), "ru": ("Фонарщик", "Дозорный")}
    for name in names.get(language, ("Latarnik", "Strażnik")):
        expect(page.locator(".hero", has_text=name)).to_be_visible()
    looked_over(page)
    page.locator(".hero", has_text=names.get(language, ("Latarnik",))[0]).click()
    looked_over(page)
    page.locator("dialog .gold").click()
    expect(page.locator(".pick .name").first).to_contain_text(names.get(language, ("Latarnik",))[0])


def a_record() -> tuple[str, str]:
    """A match with the brought hero to its end, and its packs, as they come from elsewhere."""
    game, pack = astragal.game("dice-throne"), brought_pack(LAMPLIGHTER)
    game.shelf.bring(pack)
    m = game.new([{"hero": "lamplighter"}, {"hero": "monk"}], seed="brought")
    game.shelf.leave(pack)
    rng = Random("brought")
    while m.options:
        m.apply(rng.randrange(len(m.options)))
    return astragal.write(astragal.record(m)), packs_text(m.setup.packs)


def test_a_match_with_a_brought_hero_is_replayed_and_verified(brought: House) -> None:
    page = brought.visitor()
    record, packs = a_record()
    id = call(page, "records", {"text": record, "packs": packs})["id"]
    page.goto(f"/replay/{id}?at=12")
    expect(page.locator('[data-seat="1"]').first).to_contain_text("Lamplighter")
    looked_over(page)
    page.goto(f"/verify/{id}")
    expect(page.locator(".verdict:not(.bad)")).to_be_visible()
    looked_over(page)
