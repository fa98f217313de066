"""Tokens are known by their hash alone, and can be taken back."""

from pathlib import Path

import pytest

from astragal.server.problems import Problem
from astragal.server.store import Store
from astragal.server.store.cabinet import Cabinet
from astragal.server.tokens import MOST, Tokens
from tests.server.cabinets import on_a_store, user


def test_a_token_acts_for_its_user(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        tokens = Tokens(shelf)
        _, secret = await tokens.give(await user(store, "anna"), "my bot", 5)
        assert await tokens.bearer(f"Bearer {secret}") == "anna"
        assert await tokens.bearer(f"bearer {secret}") == "anna"
        for wrong in ("", secret, f"Basic {secret}", f"Bearer {secret}x", "Bearer "):
            assert await tokens.bearer(wrong) is None

    on_a_store(tmp_path, work)


def test_a_token_is_not_in_the_database(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> str:
        return (await Tokens(shelf).give(await user(store, "anna"), "my bot", 5))[1]

    secret = on_a_store(tmp_path, work)
    files = list(tmp_path.iterdir())
    assert files
    assert not any(secret.encode() in file.read_bytes() for file in files)


def test_tokens_are_listed_and_taken_back_by_their_owner(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        tokens = Tokens(shelf)
        token, secret = await tokens.give(await user(store, "anna"), "my bot", 5)
        assert await shelf.tokens("anna") == [token]
        assert await shelf.tokens("ben") == []
        await shelf.drop_token("ben", token.id)
        assert await tokens.bearer(f"Bearer {secret}") == "anna"
        await shelf.drop_token("anna", token.id)
        assert await tokens.bearer(f"Bearer {secret}") is None

    on_a_store(tmp_path, work)


def test_nobody_has_more_tokens_than_can_be_kept_track_of(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        tokens = Tokens(shelf)
        anna = await user(store, "anna")
        for number in range(MOST):
            await tokens.give(anna, f"bot {number}", number)
        with pytest.raises(Problem, match="too-many-tokens"):
            await tokens.give(anna, "one more", 99)

    on_a_store(tmp_path, work)
