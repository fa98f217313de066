"""What axe, a judge of accessibility, finds serious on a page."""

from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tools.browser import check_page

AXE = Axe()
SERIOUS = ("serious", "critical")
THEMES = ("dark", "light")


def found(page: Page) -> list[str]:
    """What is serious, and where."""
    result: dict[str, Any] = AXE.run(page).response
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
