"""Draw the app's icons for home screens from its favicon: `python -m tools.app_icons`."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.system_packages import chromium

PUBLIC = Path(__file__).resolve().parents[1] / "web/public"
GROUND = "#173529"
# Systems cut a maskable icon to a circle of four fifths; the drawing stays inside it.
SAFE = 0.66
PICTURES = {
    "icon-192.png": (192, None),
    "icon-512.png": (512, None),
    "maskable-512.png": (512, GROUND),
}


def page_of(drawing: str, size: int, ground: str | None) -> str:
    """A page that shows the drawing alone, on a ground if it has one."""
    side = size if ground is None else size * SAFE
    return (
        f"<style>body{{margin:0;width:{size}px;height:{size}px;display:grid;place-items:center;"
        f"background:{ground or 'transparent'}}}svg{{width:{side}px;height:{side}px}}"
        f"</style>{drawing}"
    )


def main() -> None:
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for name, (size, ground) in PICTURES.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(page_of(drawing, size, ground))
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
