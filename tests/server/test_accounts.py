"""Guests become accounts, and passwords are not guessed by trying."""

from pathlib import Path

import pytest
from argon2 import PasswordHasher

from astragal.server.accounts import TRIES_A_LOGIN, Accounts, checked_login
from astragal.server.passwords import Passwords
from astragal.server.problems import Problem
from astragal.server.store import Store
from astragal.server.store.cabinet import Cabinet
from tests.server.cabinets import on_a_store, user
from tests.server.test_limits import Clock

PASSWORD = "correct horse"


def accounts(shelf: Cabinet, clock: Clock | None = None) -> Accounts:
    quick = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return Accounts(shelf, Passwords(quick), clock or Clock())


async def refusal(accounts: Accounts, login: str, password: str, address: str = "here") -> str:
    """The code with which a login is refused."""
    with pytest.raises(Problem) as refused:
        await accounts.enter(login, password, address)
    return refused.value.code


def test_a_guest_becomes_an_account_and_stays_the_same_user(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        house = accounts(shelf)
        await house.make(await user(store, "anna"), "Anna", PASSWORD, "here")
        again = await house.enter("ANNA ", PASSWORD, "there")
        assert (again.id, again.login) == ("anna", "anna")
        assert PASSWORD not in str(again.password)

    on_a_store(tmp_path, work)


def test_a_login_needs_its_own_password(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        house = accounts(shelf)
        await house.make(await user(store, "anna"), "anna", PASSWORD, "here")
        assert await refusal(house, "anna", "correct mule") == "wrong-login"
        assert await refusal(house, "nobody", PASSWORD) == "wrong-login"

    on_a_store(tmp_path, work)


def test_guests_have_no_password_to_be_guessed(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        assert await refusal(accounts(shelf), "anna", "nobody") == "wrong-login"

    on_a_store(tmp_path, work)


def test_a_login_belongs_to_one(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        house = accounts(shelf)
        anna, ben = await user(store, "anna"), await user(store, "ben")
        await house.make(anna, "first", PASSWORD, "here")
        with pytest.raises(Problem, match="login-taken"):
            await house.make(ben, "FIRST", PASSWORD, "here")
        with pytest.raises(Problem, match="has-account"):
            await house.make(await user(store, "anna"), "second", PASSWORD, "here")

    on_a_store(tmp_path, work)


def test_who_tries_too_often_has_to_wait_even_with_the_right_word(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        clock = Clock()
        house = accounts(shelf, clock)
        await house.make(await user(store, "anna"), "anna", PASSWORD, "here")
        for number in range(int(TRIES_A_LOGIN.burst)):
            assert await refusal(house, "anna", "wrong", f"address {number}") == "wrong-login"
        assert await refusal(house, "anna", PASSWORD, "another") == "too-many-tries"
        clock.now += 60
        assert (await house.enter("anna", PASSWORD, "another")).id == "anna"

    on_a_store(tmp_path, work)


def test_an_address_does_not_try_many_logins(tmp_path: Path) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        house = accounts(shelf)
        codes = [await refusal(house, f"login{number}", "wrong") for number in range(40)]
        assert codes[0] == "wrong-login"
        assert codes[-1] == "too-many-tries"

    on_a_store(tmp_path, work)


@pytest.mark.parametrize("login", ["", "ab", "a b c", "x" * 65, "a\nbc", "<b>"])
def test_logins_that_can_not_be(login: str) -> None:
    with pytest.raises(Problem, match="bad-login"):
        checked_login(login)


@pytest.mark.parametrize("login", ["ann", "Łucja", "анна", "anna@home", "x" * 64])
def test_logins_that_can_be(login: str) -> None:
    assert checked_login(login) == login.casefold()


@pytest.mark.parametrize("password", ["", "1234567", "x" * 257])
def test_passwords_that_can_not_be(tmp_path: Path, password: str) -> None:
    async def work(store: Store, shelf: Cabinet) -> None:
        with pytest.raises(Problem, match="bad-password"):
            await accounts(shelf).make(await user(store, "anna"), "anna", password, "here")

    on_a_store(tmp_path, work)
