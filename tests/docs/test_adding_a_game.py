"""docs/adding-a-game.md shows Pig as it really is, and all of it."""

import pytest

from tests.docs.page import Block, blocks, page

PAGE = "docs/adding-a-game.md"
PIG = "src/astragal/games/pig"
SHOWN = [block for block in blocks(PAGE) if block.title]


@pytest.mark.parametrize("block", SHOWN, ids=lambda block: block.text.splitlines()[0])
def test_a_block_stands_in_its_file(block: Block) -> None:
    assert block.text in page(block.title), f"{PAGE} no longer shows {block.title} as it is"


@pytest.mark.parametrize("file", ["game.py", "state.py", "rules/turn.py", "view.py", "text/en.ftl"])
def test_every_line_of_a_file_is_shown(file: str) -> None:
    shown = {line for b in SHOWN if b.title == f"{PIG}/{file}" for line in b.text.splitlines()}
    missing = [line for line in page(f"{PIG}/{file}").splitlines() if line and line not in shown]
    assert not missing, f"{PAGE} leaves out of {file}: {missing}"
