"""docs/odds.md: what it shows in Python runs."""

from typing import Any

from tests.docs.page import blocks


def test_the_examples_in_python_run() -> None:
    known: dict[str, Any] = {}
    for block in blocks("docs/odds.md", "python"):
        exec(block.text, known)
    assert known["plan"].keep((4, 0), 1) == (4, None)
