"""The picture of the README can be drawn anew and shows a match."""

from tools.picture import drawn


def test_the_picture_shows_a_match_and_fetches_nothing() -> None:
    svg = drawn()
    assert svg.startswith("<svg")
    for word in ("Health", "Keep", "seat&#160;1&#160;&gt;"):
        assert word in svg
    assert "url(http" not in svg
    assert "⟨" not in svg, "words are missing at the table"
