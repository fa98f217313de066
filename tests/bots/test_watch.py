"""A bot that fails: the same words in a process of its own and in that of who asks."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

import astragal
from astragal.bots import Budget, Seen, bot
from astragal.bots.apart import BotPatience
from astragal.bots.host import AtHome, hosted
from astragal.bots.watch import BotFailed, OnFault, Watched
from astragal.errors import AstragalError, SetupError

MISFITS = "tests.bots.misfits:"
CALM = BotPatience(grace=60)
BOTH = pytest.mark.parametrize("own_process", [False, True])


@contextmanager
def watched(misfit: str, own_process: bool, on_fault: OnFault = "lose") -> Iterator[Watched]:
    name = MISFITS + misfit
    made: Watched = (
        hosted(name, "seed", CALM, on_fault) if own_process else AtHome(name, "seed", on_fault)
    )
    yield made
    made.close()


def choice(player: Watched) -> int:
    match = astragal.game("pig").new(2, seed="watch")
    return player.choose(Seen(match, match.seat), Budget(seconds=1))


@BOTH
@pytest.mark.parametrize(
    ("misfit", "why"),
    [
        ("Counting", "it chose -1, and there are 2 options, numbered from 0 to 1"),
        ("Lying", "it chose 2, and there are 2 options, numbered from 0 to 1"),
        ("Vague", "it answered 'roll', not the index of an option"),
        ("Raising", "ValueError: no idea"),
    ],
)
def test_a_fault_is_told_in_the_same_words(own_process: bool, misfit: str, why: str) -> None:
    with watched(misfit, own_process) as player:
        with pytest.raises(BotFailed) as told:
            choice(player)
        assert str(told.value) == why
        assert player.faults == 1
        shown = 'raise ValueError("no idea")' in told.value.trace
        assert shown == (misfit == "Raising")


@BOTH
def test_it_is_replaced_where_somebody_must_move_on(own_process: bool) -> None:
    match = astragal.game("pig").new(2, seed="watch")
    seen = Seen(match, match.seat)
    greedy = bot("greedy", "seed/stand-in").choose(seen, Budget(seconds=1))
    with watched("Counting", own_process, "replace") as player:
        assert choice(player) == greedy
        assert player.faults == 1


@BOTH
def test_after_a_fault_the_bot_is_made_anew(own_process: bool) -> None:
    with watched("Raising", own_process) as player:
        for _ in range(2):
            with pytest.raises(BotFailed, match="no idea"):
                choice(player)
        assert player.faults == 2
        player.sit_down("another")
        assert player.faults == 0


@BOTH
def test_any_number_that_can_be_an_index_is_one(own_process: bool) -> None:
    with watched("Wrapped", own_process) as player:
        assert choice(player) == 1


@pytest.mark.parametrize(
    ("misfit", "why"),
    [
        ("Seedless", r"must take a seed, as in def __init__\(self, seed: str \| None = None\)"),
        ("Speechless", r"can't choose: it must have def choose\(self, seen, budget\) -> int"),
        ("Numbered", r"can't be made with the seed 'seed': ValueError: invalid literal for int"),
    ],
)
def test_a_bot_that_cannot_be_made_is_told_at_once(misfit: str, why: str) -> None:
    for making in (bot, hosted, AtHome):
        with pytest.raises(SetupError, match=why):
            making(MISFITS + misfit, "seed")


def test_one_that_can_be_made_with_some_seeds_only_fails_with_the_others() -> None:
    player = AtHome(MISFITS + "Numbered", "5", "lose")
    assert choice(player) == 0
    player.sit_down("seed")
    with pytest.raises(BotFailed, match="can't be made with the seed 'seed'"):
        choice(player)


def test_a_module_that_breaks_when_it_is_loaded_is_told(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("bots")
    (folder / "broken_bot.py").write_text("clas Bot: pass\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    with pytest.raises(SetupError, match="'broken_bot:Bot' can't be loaded: SyntaxError"):
        bot("broken_bot:Bot")


def test_a_fault_is_an_error_of_the_house() -> None:
    assert issubclass(BotFailed, AstragalError)
