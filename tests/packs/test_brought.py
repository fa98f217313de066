"""Heroes from outside at the table: ids of their own, beside others who chose the same ones."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import astragal
from astragal.errors import IllegalMove, PackError, RecordError, SaveError, SetupError
from astragal.games.dice_throne.advice.attack_odds import attack_odds
from astragal.kernel.match import NOTHING
from astragal.odds.keeps import mean
from astragal.packs.bring import brought_pack
from astragal.packs.yaml import parse
from tests.games.checks import check_garbage, check_options, check_rules, check_views, check_words
from tests.packs.bringing import GAME, LAMPLIGHTER, NIGHT_WATCH, brought, duel

DAZZLED = ("lamplighter:dazzled", "night-watch:dazzled")
LAMP, WATCH = "lamplighter:lamplighter", "night-watch:lamplighter"


def test_a_brought_hero_is_chosen_by_its_full_or_its_bare_id() -> None:
    with pytest.raises(SetupError):
        duel(LAMP)
    with brought(LAMPLIGHTER):
        assert duel("lamplighter").setup.seats[0] == {"hero": LAMP}
        assert duel(LAMP) == duel("lamplighter")
        with brought(NIGHT_WATCH), pytest.raises(SetupError, match="night-watch:lamplighter"):
            duel("lamplighter")


def test_a_match_is_dealt_from_the_packs_that_it_needs() -> None:
    with brought(LAMPLIGHTER, NIGHT_WATCH) as (lamp, watch):
        assert duel("monk", "ninja").setup.packs == duel("ninja", "monk").setup.packs
        assert len(duel("monk", "monk").setup.packs) == 3
        assert lamp.mark in duel(LAMP).setup.marks()
        assert watch.mark not in duel(LAMP).setup.marks()
        assert duel(LAMP).setup.content is duel(LAMP).setup.content
        assert set(duel(LAMP).content.heroes) == {LAMP, "monk"}


def test_two_heroes_with_the_same_ids_keep_apart() -> None:
    with brought(LAMPLIGHTER, NIGHT_WATCH):
        m = duel(LAMP, WATCH)
        ours, theirs = (m.content.statuses[id] for id in DAZZLED)
        assert (ours.limit, theirs.limit) == (2, 3)
        names = [GAME.name_of(m.content, "token", id, "en") for id in DAZZLED]
        assert names == ["Dazzled", "Blinded"]
        sheet: Any = GAME.table.sheet(m.content, "en")
        assert [hero.name for hero in sheet.heroes.values()] == ["Lamplighter", "Night Watch"]
        assert sheet.heroes[WATCH].symbols["night-watch:oil"].name == "Rattle"


def test_a_status_called_as_a_heros_of_the_game_changes_nothing_there(tmp_path: Path) -> None:
    file = tmp_path / "lamplighter.yaml"
    file.write_text(LAMPLIGHTER.read_text("utf-8").replace("dazzled", "burn"), "utf-8")
    before = duel("pyromancer", "monk").content.statuses["burn"]
    with brought(file):
        content = duel(LAMP, "pyromancer").content
        assert content.statuses["burn"] == before
        assert content.statuses["lamplighter:burn"].names.en == "Dazzled"
        flare = next(one for one in content.heroes[LAMP].abilities if one.names.en == "Flare")
        assert "status='lamplighter:burn'" in repr(flare)


@pytest.mark.parametrize("seats", [(LAMP, "monk"), (LAMP, WATCH), (WATCH, WATCH)])
def test_brought_heroes_pass_the_checks_of_every_game(seats: tuple[str, str]) -> None:
    with brought(LAMPLIGHTER, NIGHT_WATCH):
        rng = Random(f"{seats}")
        m = GAME.new([{"hero": hero} for hero in seats], seed="checked", events=True)
        for _ in range(60):
            if not m.options:
                break
            for check in (check_rules, check_options, check_views, check_words):
                check(m)
            check_garbage(m, rng)
            m.choose(rng.randrange(len(m.options)))


def placed(position: str, *heroes: str) -> astragal.Match:
    m = duel(*heroes)
    assert GAME.place is not None
    GAME.place(m, parse(position))
    m.options = NOTHING
    m.run()
    return m


def test_moves_are_written_in_full_and_understood_bare() -> None:
    position = "{phase: offensive-roll, dice: [1, 1, 1, 2, 6], attempts: 0}"
    with brought(LAMPLIGHTER, NIGHT_WATCH):
        m = placed(position, LAMP, WATCH)
        assert m.decision is not None
        assert "ability lamplighter:staff-blow" in m.decision.notations()
        m.apply("ability staff-blow")
        assert astragal.record(placed(position, LAMP, WATCH)).lines == ()
        with pytest.raises(IllegalMove) as refused:
            placed(position, LAMP, WATCH).apply("ability flare")
        assert "Flare" in str(refused.value)


def test_positions_take_bare_ids_of_ones_own_pack_first() -> None:
    first = "{hand: [more-oil], tokens: {dazzled: 2}}"
    position = f"seats: {{1: {first}, 2: {{tokens: {{lamplighter:dazzled: 1}}}}}}"
    with brought(LAMPLIGHTER, NIGHT_WATCH):
        view = placed(position, LAMP, WATCH).view(0)
    assert view["seats"]["1"]["hand"] == ["lamplighter:more-oil"]
    assert view["seats"]["1"]["tokens"] == {"lamplighter:dazzled": 2}
    assert view["seats"]["2"]["tokens"] == {"lamplighter:dazzled": 1}


def test_a_save_and_a_record_need_their_packs() -> None:
    with brought(LAMPLIGHTER) as (lamp,):
        m = duel(LAMP)
        data, text = m.to_bytes(), astragal.write(astragal.record(m))
        assert GAME.load(data) == m
        assert astragal.verify(GAME, astragal.parse(text)) == m
    with pytest.raises(SaveError, match=re.escape(f"not here: lamplighter ({lamp.hash})")):
        GAME.load(data)
    with pytest.raises(RecordError, match=re.escape(f"not here: lamplighter ({lamp.hash})")):
        astragal.replay(GAME, astragal.parse(text))
    watch = brought_pack(NIGHT_WATCH)
    with pytest.raises(SaveError, match="at most 100 packs, not 101"):
        GAME.load(data, [watch.to_bytes()] * 101)
    with pytest.raises(SaveError, match="came with this match can't be used"):
        GAME.load(data, [b"no pack"])
    with pytest.raises(SaveError, match="not here"):
        GAME.load(data, [watch.to_bytes()])
    assert GAME.load(data, [lamp.to_bytes()]).to_bytes() == data
    GAME.shelf.leave(lamp)


def test_a_match_goes_on_with_the_packs_that_it_was_dealt(tmp_path: Path) -> None:
    changed = tmp_path / "lamplighter.yaml"
    text = LAMPLIGHTER.read_text("utf-8")
    changed.write_text(text.replace("do: [{deal: 4}]", "do: [{deal: 9}]"), "utf-8")
    with brought(LAMPLIGHTER) as (lamp,):
        m = duel(LAMP)
    with brought(changed):
        source = {lamp.hash: lamp}.get
        GAME.shelf.plug(source)
        there = GAME.load(m.to_bytes())
        GAME.shelf.unplug(source)
        GAME.shelf.leave(lamp)
        assert there == m
        assert duel(LAMP) != m
        assert duel(LAMP).setup.content is not there.setup.content


def test_cards_that_are_in_every_deck_are_the_games_own(tmp_path: Path) -> None:
    file = tmp_path / "tricks.yaml"
    file.write_text("cards: []\n", "utf-8")
    with pytest.raises(PackError, match="in every deck are the game's own"):
        GAME.library.content((*GAME.shelf.own, brought_pack(file)))


def test_the_odds_of_an_attack_are_those_of_the_packs_in_use(tmp_path: Path) -> None:
    text = LAMPLIGHTER.read_text("utf-8")
    changed = tmp_path / "lamplighter.yaml"
    changed.write_text(text.replace("do: [{deal: 4}]", "do: [{deal: 9}]"), "utf-8")
    means = []
    for file in (LAMPLIGHTER, changed):
        with brought(file):
            attacks = attack_odds(duel(LAMP, LAMP), 0, 1).for_damage
            means.append(mean(attacks.losses("lamplighter:staff-blow", (1, 1, 1, 4, 6))))
    assert means[0] < means[1]
