"""Pages of the documentation, taken apart for the tests."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
FENCED = re.compile(r'^```(\w+)(?: title="(.+?)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
ROW = re.compile(r"^\| `(.+?)` \|", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced block: its language, the file that it shows (or nothing), and its lines."""

    language: str
    title: str
    text: str


def page(path: str) -> str:
    """The text of a page, by its path from the root."""
    return (ROOT / path).read_text("utf-8")


def blocks(path: str, language: str = "") -> list[Block]:
    """The fenced blocks of a page, of one language or of all."""
    found = [Block(*match.groups(default="")) for match in FENCED.finditer(page(path))]
    return [block for block in found if language in ("", block.language)]


def first_column(path: str, heading: str) -> list[str]:
    """What stands as code in the first column of the table under a heading."""
    section = page(path).split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    return [cell for row in ROW.findall(section) for cell in row.split("`, `")]
