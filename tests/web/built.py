"""From which sources the browser app was built: the number that web/tools/stamp.ts writes."""

import re
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src/astragal/server/static"
STAMP = BUILT / "built-from.txt"
WEB = ROOT / "web"
TEXTS = ROOT / "src/astragal/server/text"
GAMES = ROOT / "src/astragal/games"
# The same as in web/tools/sources.ts.
PACK_ICON = re.compile(r"""\bicon: *["']?([a-z0-9-]+)""")
CODE_ICON = re.compile(
    r"""\bicon\s*(?:=|:|"\s*:)\s*\{?["']([a-z0-9-]+)["']|\bicon\(["']([a-z0-9-]+)["']\)"""
)


def sources() -> list[str]:
    """The files that the app is made of, as paths from the root, tests left out."""
    ours = sorted(path.relative_to(WEB).as_posix() for path in WEB.rglob("*") if is_source(path))
    texts = sorted(path.relative_to(ROOT).as_posix() for path in TEXTS.glob("*/app*.ftl"))
    return [f"web/{path}" for path in ours] + texts


def is_source(path: Path) -> bool:
    inside = path.relative_to(WEB)
    hidden = inside.as_posix().startswith(".") or "node_modules" in inside.parts
    return path.is_file() and not hidden and not path.name.endswith(".test.ts")


def pack_icons() -> list[str]:
    """The icons that packs and sheets of the games name."""
    names = set()
    for path in GAMES.rglob("*.yaml"):
        if {"content", "text"} & set(path.parts):
            names.update(PACK_ICON.findall(path.read_text(encoding="utf-8")))
    for path in GAMES.rglob("*.py"):
        for match in CODE_ICON.finditer(path.read_text(encoding="utf-8")):
            names.add(match[1] or match[2])
    return sorted(names)


def sources_hash() -> str:
    """One number for everything that the built app depends on."""
    state = sha256()
    for path in sources():
        content = sha256((ROOT / path).read_bytes()).hexdigest()
        state.update(f"{path} {content}\n".encode())
    state.update(f"icons {' '.join(pack_icons())}\n".encode())
    return state.hexdigest()
