"""Passwords are kept as hashes, and a wrong one costs as much time as a right one."""

import asyncio
from typing import Literal

import pytest
from argon2 import PasswordHasher

from astragal.server.passwords import AT_ONCE, Passwords


class Watched(PasswordHasher):
    """A quick hasher that knows how many work at once, and what it was asked to verify."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.now = self.most = self.verified = 0

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:
        self.now += 1
        self.verified += 1
        self.most = max(self.most, self.now)
        try:
            return super().verify(hash, password)
        finally:
            self.now -= 1


def test_only_the_right_password_fits() -> None:
    async def tried() -> list[bool]:
        passwords = Passwords(Watched())
        kept = await passwords.hash("correct horse")
        assert "correct horse" not in kept
        assert kept.startswith("$argon2id$")
        return [await passwords.fits(kept, word) for word in ("correct horse", "wrong", "")]

    assert asyncio.run(tried()) == [True, False, False]


@pytest.mark.parametrize("kept", [None, "no hash at all"])
def test_without_an_account_nothing_fits(kept: str | None) -> None:
    hasher = Watched()

    async def tried() -> bool:
        return await Passwords(hasher).fits(kept, "nobody")

    assert not asyncio.run(tried())
    assert hasher.verified == 1


def test_only_a_few_are_checked_at_once() -> None:
    hasher = Watched()

    async def tried() -> None:
        passwords = Passwords(hasher)
        kept = await passwords.hash("x")
        await asyncio.gather(*(passwords.fits(kept, "x") for _ in range(20)))

    asyncio.run(tried())
    assert hasher.verified == 20
    assert hasher.most <= AT_ONCE
