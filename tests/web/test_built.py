"""The browser app in the package is the one in web/, and asks nobody else for anything."""

import re

from tests.web.built import BUILT, ROOT, STAMP, pack_icons, sources, sources_hash

ADDRESS = re.compile(r"https?://([a-z0-9.-]+\.[a-z]{2,})", re.IGNORECASE)
# Names of formats and links in comments of libraries; nothing is fetched from them.
NAMED_ONLY = {"www.w3.org", "svelte.dev", "github.com"}


def test_the_built_app_is_current() -> None:
    assert STAMP.exists(), "the browser app has not been built: run `make web`"
    built_from = STAMP.read_text(encoding="utf-8").strip()
    assert built_from == sources_hash(), "web/ has changed since the app was built: run `make web`"


def test_the_sources_are_found() -> None:
    found = sources()
    assert "web/src/App.svelte" in found
    assert "src/astragal/server/text/pl/app.ftl" in found
    assert not [path for path in found if "node_modules" in path or path.endswith(".test.ts")]
    assert "rolling-dice-cup" in pack_icons()


def test_the_app_asks_no_other_host() -> None:
    pages = [path for path in BUILT.rglob("*") if path.suffix in (".js", ".css", ".html")]
    assert pages, f"nothing is built in {BUILT.relative_to(ROOT)}"
    hosts = {host for path in pages for host in ADDRESS.findall(path.read_text(encoding="utf-8"))}
    assert hosts <= NAMED_ONLY


def test_nothing_is_inline() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r"<script(?![^>]*\bsrc=)|<style|\sstyle=", page)


def test_the_lock_file_names_no_address() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in lock, "npm install --omit-lockfile-registry-resolved"
