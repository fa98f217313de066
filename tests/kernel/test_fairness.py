"""Commit and reveal."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from astragal.errors import RecordError
from astragal.records.fairness import MAX_NONCE, commitment, derive_key, kept_word, new_secret

SECRET = bytes(range(32))


def test_commitment_and_key_never_change() -> None:
    assert commitment(SECRET) == "9dc69047e9b6dd8c197a80d32da0114a5ff519d72c70c9935bc23d5aaeccb93d"
    key = derive_key(SECRET, "table 7", ["a", "b"])
    assert key.hex() == "1fdff3be1f8e0bdad1b6bb378ce6972ad3608442d66d902b6ad85a7a0dee37bf"


def test_only_the_committed_secret_keeps_the_word() -> None:
    assert kept_word(SECRET, commitment(SECRET))
    assert not kept_word(SECRET[::-1], commitment(SECRET))
    assert not kept_word(SECRET, "é")


def test_secrets_differ() -> None:
    assert new_secret() != new_secret()
    assert len(new_secret()) == 32


def test_every_part_changes_the_key() -> None:
    parts = [
        (SECRET, "m", ["a", "b"]),
        (SECRET[::-1], "m", ["a", "b"]),
        (SECRET, "n", ["a", "b"]),
        (SECRET, "m", ["b", "a"]),
        (SECRET, "m", ["ab"]),
        (SECRET, "ma", ["b"]),
        (SECRET, "m", ["a", "b", ""]),
    ]
    assert len({derive_key(*part) for part in parts}) == len(parts)


@given(st.lists(st.text(max_size=30), max_size=4), st.lists(st.text(max_size=30), max_size=4))
def test_nonces_never_run_into_each_other(one: list[str], two: list[str]) -> None:
    same = derive_key(SECRET, "m", one) == derive_key(SECRET, "m", two)
    assert same == (one == two)


def test_a_nonce_has_a_longest_length() -> None:
    derive_key(SECRET, "m", ["x" * MAX_NONCE])
    with pytest.raises(RecordError, match="at most 128 bytes; this one has 130"):
        derive_key(SECRET, "m", ["ж" * (MAX_NONCE // 2 + 1)])
