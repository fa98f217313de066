"""The app that a browser keeps: opens without network, is its owner's alone, and is one build."""

import re
import shutil
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from astragal.server.problems import text
from tests.browser.tables import BOT, ME, call, lay
from tests.browser.test_habits import a_record
from tests.browser.test_own import settings
from tests.web.built import BUILT
from tools.browser import Eyes, House, open_beside

KEEPS = Eyes(keeps=True)
READY = """async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller) await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}"""
OWN = """async () => {
    if (!(await caches.has('astragal-own'))) return [];
    const keys = await (await caches.open('astragal-own')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
}"""
LATELY = "() => Object.keys(localStorage).filter((key) => key.startsWith('astragal.lately'))"
RENEW = """async () => {
    const taken = new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
    await (await navigator.serviceWorker.getRegistration()).update();
    await taken;
}"""


def said(message: str) -> str:
    return text("en").message(message)


def at_home(page: Page) -> Page:
    """The front page, kept by the browser."""
    page.goto("/")
    page.evaluate(READY)
    return page


def imported(page: Page) -> str:
    """The path of the replay of a match that was brought."""
    return f"/replay/{call(page, 'records', {'text': a_record()})['id']}"


def test_the_app_opens_without_network_and_shows_what_was_seen(house: House) -> None:
    page = at_home(house.visitor(KEEPS))
    table = lay(page, "pig", ME, BOT, start=True)
    replay = imported(page)
    page.goto(f"{replay}?at=3")
    expect(page.locator("[data-number='3']")).to_be_visible()
    page.goto("/rules/pig")
    expect(page.locator("#PIG-4")).to_be_visible()
    page.goto("/")
    expect(page.locator(f"a[href='/table/{table['id']}']")).to_be_visible()
    house.may_fail = True
    page.context.set_offline(True)
    page.reload()
    expect(page.locator(f"a[href='/table/{table['id']}']")).to_be_visible()
    expect(page.get_by_text(re.compile("^Offline, as of"))).to_be_visible()
    page.goto("/rules/pig")
    expect(page.locator("#PIG-4")).to_be_visible()
    page.goto(f"{replay}?at=3")
    expect(page.locator("[data-number='3']")).to_be_visible()
    expect(page.get_by_text(re.compile("^Offline, as of"))).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text(re.compile("^Offline, as of"))).to_have_count(0)
    page.goto("/")
    expect(page.locator(".games article").first).to_be_visible()
    expect(page.get_by_text(re.compile("^Offline, as of"))).to_have_count(0)


def test_who_signs_out_leaves_nothing(house: House) -> None:
    page = at_home(house.visitor(KEEPS))
    table = lay(page, "pig", ME, BOT, start=True)
    page.goto(f"/table/{table['id']}")
    page.locator("[data-number]").wait_for()
    settings(page, "kept-anna", "en")
    page.goto("/")
    expect(page.locator("a[href^='/table/']").first).to_be_visible()
    page.wait_for_function(f"() => ({OWN})().then((kept) => kept.includes('/api/mine'))")
    assert page.evaluate(LATELY) == ["astragal.lately pig"]
    page.goto("/settings")
    page.get_by_text(said("account-logout")).click()
    page.get_by_text(said("account-make")).wait_for()
    assert "/api/mine" not in page.evaluate(OWN)
    assert page.evaluate(LATELY) == []
    house.may_fail = True
    page.context.set_offline(True)
    page.goto("/")
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("a[href^='/table/']")).to_have_count(0)


def test_somebody_else_in_the_same_browser_sees_nothing_of_it(house: House) -> None:
    page = at_home(house.visitor(KEEPS))
    lay(page, "pig", ME, BOT, start=True)
    page.goto("/")
    expect(page.locator("a[href^='/table/']").first).to_be_visible()
    page.wait_for_function(f"() => ({OWN})().then((kept) => kept.includes('/api/mine'))")
    page.context.clear_cookies()
    page.goto("/about")
    page.wait_for_function(f"() => ({OWN})().then((kept) => !kept.includes('/api/mine'))")


@pytest.fixture
def built(house: House, tmp_path: Path) -> Iterator[tuple[House, Path]]:
    """A house that serves a copy of the app."""
    folder = Path(shutil.copytree(BUILT, tmp_path / "app"))
    with open_beside(house, tmp_path / "data", "--web", str(folder)) as other:
        yield other, folder


def build_anew(folder: Path) -> None:
    """Another build: its page, its script and its worker are others, and the old script is gone."""
    page, worker = folder / "index.html", folder / "sw.js"
    html, code = page.read_text(encoding="utf-8"), worker.read_text(encoding="utf-8")
    script = next((folder / "assets").glob("index-*.js"))
    renamed = script.rename(script.with_name("index-another.js"))
    renamed.write_text(f"document.documentElement.dataset.build='two';{renamed.read_text('utf-8')}")
    code = code.replace(sha256(page.read_bytes()).hexdigest(), "PAGE").replace(
        script.name, renamed.name
    )
    page.write_text(html.replace(script.name, renamed.name), encoding="utf-8")
    code = code.replace("PAGE", sha256(page.read_bytes()).hexdigest())
    worker.write_text(re.sub(r'"[0-9a-f]{16}"', '"0123456789abcdef"', code), encoding="utf-8")


def test_a_new_build_replaces_the_old_one_as_a_whole(built: tuple[House, Path]) -> None:
    house, folder = built
    page = at_home(house.visitor(KEEPS))
    build_anew(folder)
    page.evaluate(RENEW)
    # The page that is open goes on as it is; the next one is new from top to bottom.
    assert page.evaluate("document.documentElement.dataset.build") is None
    page.locator("a[href='/about']").click()
    page.wait_for_function("() => document.documentElement.dataset.build === 'two'")
    house.may_fail = True
    page.context.set_offline(True)
    page.reload()
    page.wait_for_function("() => document.documentElement.dataset.build === 'two'")
    expect(page.locator("main")).to_be_visible()


def test_an_old_page_finds_its_own_files_after_a_new_build(built: tuple[House, Path]) -> None:
    house, folder = built
    page = at_home(house.visitor(KEEPS))
    old = next((folder / "assets").glob("pig-*.js"))
    build_anew(folder)
    old.unlink()
    code = (folder / "sw.js").read_text(encoding="utf-8")
    (folder / "sw.js").write_text(code.replace(f'"/assets/{old.name}",', ""), encoding="utf-8")
    page.evaluate(RENEW)
    assert page.evaluate(f"fetch('/assets/{old.name}').then(({{ status }}) => status)") == 200
