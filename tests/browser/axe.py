"""What axe, a judge of accessibility, finds serious on a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tools.browser import check_page

AXE = (Path(__file__).parent / "vendor/axe.min.js").read_text(encoding="utf-8")
SERIOUS = ("serious", "critical")
THEMES = ("dark", "light")


def found(page: Page) -> list[str]:
    """What is serious, and where."""
    page.evaluate(AXE)
    result: dict[str, Any] = page.evaluate("axe.run({resultTypes: ['violations']})")
    return [
        f"{one['id']}: {node['html'][:200]} {node['any'] and node['any'][0]['message']}"
        for one in result["violations"]
        if one["impact"] in SERIOUS
        for node in one["nodes"]
    ]


def check(page: Page) -> None:
    """Nothing serious on this page, in either theme."""
    check_page(page)
    for theme in THEMES:
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        wrong = found(page)
        assert not wrong, f"{page.url}, {theme}:\n" + "\n".join(wrong)
    page.evaluate("() => { document.documentElement.dataset.theme = 'dark'; }")
