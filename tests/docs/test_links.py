"""Every page is found from the map, and no link leads nowhere."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.page import ROOT

PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def shown(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def anchors(path: Path) -> set[str]:
    """The names of a page's headings, as links write them."""
    headings = HEADING.findall(path.read_text("utf-8"))
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(path: Path) -> list[tuple[Path, str]]:
    """The files that a page links to, each with the heading meant, or nothing."""
    targets = [link.partition("#") for link in LINK.findall(path.read_text("utf-8"))]
    return [
        (((path.parent / file).resolve() if file else path), anchor) for file, _, anchor in targets
    ]


@pytest.mark.parametrize("path", PAGES, ids=shown)
def test_links_lead_somewhere(path: Path) -> None:
    for file, anchor in links(path):
        assert file.exists(), f"{shown(path)} links to {file}, which is not there"
        assert not anchor or anchor in anchors(file), f"{shown(file)} has no heading #{anchor}"


def test_every_page_is_on_the_map() -> None:
    known = {file for page in ("index.md", "decisions/index.md") for file in targets(page)}
    missing = [shown(path) for path in (ROOT / "docs").rglob("*.md") if path not in known]
    assert missing == ["docs/index.md"]


def test_every_page_is_in_the_site() -> None:
    project = tomllib.loads((ROOT / "zensical.toml").read_text("utf-8"))["project"]
    docs = ROOT / "docs"
    pages = sorted(path.relative_to(docs).as_posix() for path in docs.rglob("*.md"))
    assert sorted(leaves(project["nav"])) == pages


def leaves(nav: object) -> Iterator[str]:
    """The pages that a part of the navigation names."""
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, dict):
        yield from leaves(list(nav.values()))
    elif isinstance(nav, list):
        for part in nav:
            yield from leaves(part)


def targets(page: str) -> list[Path]:
    return [file for file, _ in links(ROOT / "docs" / page)]
