"""Names in packs hold nothing that nobody sees; what players are called is cleaned by the same."""

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.packs.pack import Names
from astragal.games.dice_throne.packs.vocabulary import decode_text
from astragal.prose.names import tidy_name

PILE = "Z\u0300\u0301\u0302\u0303algo"


def names(name: str) -> str:
    return f'{{en: "{name}", ru: A, pl: A}}'


@pytest.mark.parametrize(
    "name",
    [" ", "   ", r"\u202Eknom", r"\u2066A\u2069", r"A\u200B", r"\u00AD", r"A\tB", " A", PILE],
)
def test_what_hides_in_a_name_is_refused(name: str) -> None:
    expected = r"1:6: en: expected text that is a name of 1 to 60 characters, each of which can be"
    with pytest.raises(PackError, match=expected):
        decode_text(names(name), Names)


@pytest.mark.parametrize("name", ["Łańcuch", "Щит", "O'Neill", "A-1", "Cafe\u0301", "月"])
def test_letters_of_all_languages_stay(name: str) -> None:
    assert decode_text(names(name), Names).en == name


def test_a_player_s_name_is_cleaned() -> None:
    assert tidy_name(" \u202eAnna\u200b  B. ") == "Anna B."
    assert tidy_name(PILE) == "Z\u0300\u0301algo"
    assert tidy_name("\u2066\u2069") == ""
