"""Write down the names of all icons that packs may use: `python -m tools.icons`.

They are those of the icon package that the browser app is built with, so `npm ci` in `web/` comes
first. Run it when the package's version changes.
"""

import json
from pathlib import Path

from astragal.packs.icons import FILE

WEB = Path(__file__).parents[1] / "web"
PACKAGE = "@iconify-json/game-icons"


def locked_version() -> str:
    """The version of the icon package that the app is built with."""
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    return str(lock["packages"][f"node_modules/{PACKAGE}"]["version"])


def written(icons: dict[str, object], aliases: dict[str, object], version: str) -> str:
    """The list as it stands in the file."""
    names = sorted(icons.keys() | aliases.keys())
    return "\n".join([f"# {PACKAGE} {version}; written by tools/icons.py", *names, ""])


if __name__ == "__main__":
    found = json.loads((WEB / "node_modules" / PACKAGE / "icons.json").read_text("utf-8"))
    FILE.write_text(written(found["icons"], found["aliases"], locked_version()), "utf-8")
    print(f"{len(found['icons'])} icons written to {FILE.name}")
