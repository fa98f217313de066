"""The browser app in the package is the one in web/, and asks nobody else for anything."""

import re
from hashlib import sha256

from starlette.applications import Starlette
from starlette.testclient import TestClient

from astragal.server import pages
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


def test_the_app_can_be_installed() -> None:
    client = TestClient(Starlette(routes=pages.routes(BUILT)))
    manifest = client.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert client.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    worker = client.get("/sw.js")
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == "no-cache"


def test_the_worker_knows_every_file_of_its_build() -> None:
    code = (BUILT / "sw.js").read_text(encoding="utf-8")
    shown = [path for path in BUILT.rglob("*") if path.is_file()]
    names = {path.relative_to(BUILT).as_posix() for path in shown} - {"sw.js", "built-from.txt"}
    assert not [name for name in names - {"index.html"} if f'"/{name}"' not in code]
    assert sha256((BUILT / "index.html").read_bytes()).hexdigest() in code
    assert "__" not in code.replace("__proto__", "")


def test_the_worker_is_one_file() -> None:
    """Browsers start it as a plain script, in which nothing can be imported."""
    code = (BUILT / "sw.js").read_text(encoding="utf-8")
    assert not re.search(r"\bimport\b|\bexport\b", code)
