"""Acts outside decisions: who may resign or offer a draw when, and what comes of it."""

from random import Random
from typing import Any

import msgspec
import pytest

import astragal
from astragal.bots import Budget
from astragal.errors import IllegalMove, SaveError, UndoRefused, UnknownSeat
from astragal.kernel.match import Match
from astragal.kernel.parley import QUIET, Parley
from astragal.kernel.playout import playout
from astragal.kernel.save import MAGIC, SUM, SavedTalk
from astragal.kernel.speaking import PATIENCE, SAYINGS, plays_on
from astragal.kernel.view import events, story
from astragal.lab.review import Reviewer
from astragal.prose.text import LANGUAGES
from astragal.records.record import parse, record, write
from astragal.records.replay import verify
from tests.games.mutate import sealed
from tests.kernel.toy.game import SKIRMISH, skirmish
from tests.kernel.toy.play import table
from tests.kernel.toy.state import GEM, WARD

PIG = astragal.game("pig")
THRONE = astragal.game("dice-throne")


def pig(seats: int = 2) -> Match:
    return PIG.new(seats, seed="talk", events=True)


def throne(*heroes: str, mode: str = "duel") -> Match:
    seats = [{"hero": hero} for hero in heroes]
    return THRONE.new(seats, options={"mode": mode}, seed="talk")


def refused(m: Match, seat: int, text: str) -> str:
    """The reason for which a seat can't say this; the match stays as it was."""
    before = m.to_bytes()
    why = m.why_not(seat, text)
    assert why is not None
    assert "⟨" not in "".join(map(why.sentence, LANGUAGES))
    with pytest.raises(IllegalMove, match=r"is not legal now"):
        m.speak(seat, text)
    assert m.to_bytes() == before
    return why.message


# -- resigning ---------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "result"), [(0, (2, 1)), (1, (1, 2))])
def test_with_two_sides_the_other_one_wins_whoever_is_asked(
    seat: int, result: tuple[int, ...]
) -> None:
    m = pig()
    m.resign(seat)
    assert m.result == result
    assert (m.decision, m.seat, m.agenda, m.parley.end) == (None, -1, [], "resign")
    assert m.view()["talk"]["resigned"] == [seat + 1]


def test_with_more_sides_the_match_goes_on_until_one_is_left() -> None:
    m = pig(3)
    asked, options = m.seat, m.options
    assert plays_on(m, 1)
    m.resign(1)
    assert (m.result, m.seat, m.options, m.number) == (None, asked, options, 1)
    assert not plays_on(m, 2)
    m.resign(2)
    assert m.result == (1, 2, 2)


def test_a_team_has_given_up_when_all_of_it_have() -> None:
    m = throne("barbarian", "monk", "ninja", "paladin", mode="teams")
    m.resign(0)
    assert m.result is None
    m.resign(2)
    assert m.result == (2, 1, 2, 1)


def test_who_is_out_of_play_neither_resigns_nor_counts() -> None:
    m: Any = throne("barbarian", "monk", "ninja", mode="king-of-the-hill")
    m.health[m.pool_of[2]] = 0
    assert refused(m, 2, "resign") == "why-out-of-play"
    m.resign(0)
    assert m.result == (2, 1, 2)


def test_the_match_is_over_too_when_play_leaves_one_side_that_has_not_resigned() -> None:
    m: Any = throne("barbarian", "monk", "ninja", mode="king-of-the-hill")
    m.resign(0)
    m.health[m.pool_of[1]] = 0
    assert m.options
    m.apply(0)
    assert (m.result, m.parley.end, m.options) == ((2, 2, 1), "resign", ())


def test_nobody_resigns_twice_or_after_the_end() -> None:
    m = pig(3)
    m.resign(0)
    assert refused(m, 0, "resign") == "why-resigned"
    assert refused(m, 0, "offer draw") == "why-resigned"
    m.resign(1)
    assert refused(m, 2, "resign") == "why-match-over"


def test_the_seat_that_is_asked_may_say_it_as_a_move() -> None:
    m = pig()
    assert m.why("resign") is None
    assert m.why("accept draw") is not None
    m.apply(" RESIGN ")
    assert m.result == (2, 1)
    with pytest.raises(IllegalMove, match="the match is over"):
        m.apply("resign")


# -- offers ------------------------------------------------------------------------------


def test_a_draw_is_shared_once_everybody_has_agreed() -> None:
    m = pig(3)
    m.offer(2, "draw")
    m.accept(0, "draw")
    assert (m.result, m.view()["talk"]["agreed"]) == (None, [1, 3])
    m.accept(1, "draw")
    assert (m.result, m.parley.end) == ((1, 1, 1), "draw")


def test_play_goes_on_while_an_offer_stands() -> None:
    m = pig()
    m.offer(1, "draw")
    m.apply("roll")
    assert m.parley.offer == "draw"
    m.accept(0, "draw")
    assert m.result == (1, 1)


def test_a_draw_is_agreed_when_play_puts_the_last_one_out_who_had_not() -> None:
    m: Any = throne("barbarian", "monk", "ninja", mode="king-of-the-hill")
    m.offer(0, "draw")
    m.accept(1, "draw")
    m.health[m.pool_of[2]] = 0
    m.apply(0)
    assert (m.result, m.parley.end) == ((1, 1, 2), "draw")


def test_an_offer_is_gone_when_the_match_has_been_won() -> None:
    m = PIG.new(2, options={"goal": 10}, seed="talk")
    m.offer(1, "draw")
    playout(m, Random(1))
    assert m.result is not None
    assert (m.parley.offer, m.parley.end) == ("", "")


def test_who_has_resigned_need_not_agree_and_does_not_share_it() -> None:
    m = pig(3)
    m.offer(0, "draw")
    m.accept(1, "draw")
    m.resign(2)
    assert m.result == (1, 1, 2)


def test_whoever_resigns_takes_their_offer_along() -> None:
    m = pig(3)
    m.offer(0, "draw")
    m.resign(0)
    assert m.parley == Parley(resigned=1)
    assert refused(m, 1, "accept draw") == "why-no-offer"


def test_one_who_declines_is_enough_and_it_is_not_asked_again_soon() -> None:
    m = pig(3)
    m.offer(0, "draw")
    m.decline(2, "draw")
    assert refused(m, 1, "accept draw") == "why-no-offer"
    assert refused(m, 0, "offer draw") == "why-offer-again"
    assert m.why_not(1, "offer draw") is None
    for _ in range(PATIENCE):
        m.apply(0)
    m.offer(0, "draw")


def test_each_seat_has_a_pause_of_its_own() -> None:
    """What another seat offers meanwhile ends it no sooner."""
    m = pig(3)
    for seat in (0, 1):
        m.offer(seat, "draw")
        m.decline(2, "draw")
    for seat in (0, 1):
        assert refused(m, seat, "offer draw") == "why-offer-again"
    m.offer(2, "draw")
    m.decline(2, "draw")
    assert all(refused(m, seat, "offer draw") == "why-offer-again" for seat in range(3))
    again = PIG.load(m.to_bytes())
    assert (again.parley, again.hash()) == (m.parley, m.hash())


def test_only_decisions_end_a_pause() -> None:
    """Else a table of many could go on offering by talk alone."""
    m = throne(*["barbarian", "monk", "ninja", "paladin", "pyromancer", "samurai"], mode="teams")
    for seat in range(5):
        m.offer(seat, "draw")
        m.accept((seat + 1) % 6, "draw")
        m.decline(5, "draw")
    assert refused(m, 0, "offer draw") == "why-offer-again"
    for _ in range(PATIENCE):
        assert refused(m, 0, "offer draw") == "why-offer-again"
        m.apply(0)
    m.offer(0, "draw")


@pytest.mark.parametrize("pauses", [((3, 9),), ((1, 9), (0, 9)), ((0, -1),), ((0, 9), (0, 9))])
def test_pauses_that_nobody_can_have_are_refused(pauses: tuple[tuple[int, int], ...]) -> None:
    m = pig(3)
    m.parley = Parley(pauses=pauses)
    with pytest.raises(SaveError, match="can't have been said"):
        PIG.load(m.to_bytes())


def test_what_can_not_be_said() -> None:
    m = pig()
    assert refused(m, 0, "accept draw") == "why-no-offer"
    assert refused(m, 0, "decline draw") == "why-no-offer"
    assert refused(m, 0, "offer peace") == "why-no-saying"
    m.offer(0, "draw")
    assert refused(m, 0, "accept draw") == "why-agreed-already"
    assert refused(m, 1, "offer draw") == "why-offer-stands"
    for seat in (-1, 2, True, "1"):
        with pytest.raises(UnknownSeat):
            m.resign(seat)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove):
        m.speak(0, ("resign",))


def test_a_game_may_know_no_draws() -> None:
    m = skirmish(draws=False).new(2, seed="1")
    assert refused(m, 0, "offer draw") == "why-no-draws"


def test_there_must_be_somebody_to_agree_with() -> None:
    m = skirmish(in_play=lambda m, seat: seat == 0).new(2, seed="1")
    assert refused(m, 0, "offer draw") == "why-nobody-to-agree"


# -- as a value --------------------------------------------------------------------------


@pytest.mark.parametrize("said", ["offer draw", "resign"])
def test_what_was_said_is_cloned_saved_and_hashed(said: str) -> None:
    m = pig(3)
    quiet = m.hash()
    m.speak(1, said)
    again = PIG.load(m.to_bytes())
    assert again.parley == m.clone().parley == m.parley != QUIET
    assert again.hash() == m.hash() != quiet
    assert (again.options, again.seat) == (m.options, m.seat)


def test_a_match_without_any_talk_is_saved_as_before() -> None:
    m = pig()
    assert len(saved_parts(m)) == len(SavedTalk.__struct_fields__) - 1
    m.offer(0, "draw")
    assert len(saved_parts(m)) == len(SavedTalk.__struct_fields__)


def saved_parts(m: Match) -> list[Any]:
    parts: list[Any] = msgspec.msgpack.decode(m.to_bytes()[len(MAGIC) : -SUM])
    return parts


@pytest.mark.parametrize(
    "forged",
    [
        [8, "", -1, 0, 0, ""],
        [0, "peace", 0, 1, 0, ""],
        [0, "draw", 5, 1, 0, ""],
        [0, "draw", 0, 2, 0, ""],
        [0, "", 0, 1, 0, ""],
        [0, "", 0, 0, -1, ""],
        [0, "", 0, 0, 0, "luck"],
        [0, "", 0, 0, 0, "", 1],
    ],
)
def test_talk_that_can_not_have_been_is_no_match(forged: list[Any]) -> None:
    m = pig()
    m.offer(0, "draw")
    parts = saved_parts(m)
    PIG.load(sealed(msgspec.msgpack.encode(parts)))
    with pytest.raises(SaveError):
        PIG.load(sealed(msgspec.msgpack.encode([*parts[:-1], forged])))


def test_nothing_is_taken_back_past_what_was_said() -> None:
    m = table([GEM], [WARD])
    m.apply("stance 2")
    m.offer(1, "draw")
    with pytest.raises(UndoRefused):
        m.undo()


def test_it_is_told_to_everybody_in_three_languages() -> None:
    m = pig(3)
    for seat, text in ((0, "offer draw"), (1, "accept draw"), (2, "decline draw")):
        m.speak(seat, text)
        assert [event["seat"] for event in events(m)] == [seat + 1]
        for language in LANGUAGES:
            assert "⟨" not in "".join(story(m, language=language))
    assert story(m) == ["Seat 3 declines the draw."]


# -- in records --------------------------------------------------------------------------


def spoken(*lines: str) -> str:
    """A record in which these lines follow a first roll."""
    m = pig(3)
    m.apply("roll")
    for line in lines:
        seat, text = line.split(" ", 1)
        m.speak(int(seat) - 1, text)
    return write(record(m))


def test_a_record_holds_what_was_said_and_verifies() -> None:
    text = spoken("3 offer draw", "2 decline draw", "1 resign", "2 resign")
    assert text.endswith("1 roll\n3 offer draw\n2 decline draw\n1 resign\n2 resign\n")
    assert verify(PIG, parse(text)).result == (2, 2, 1)


@pytest.mark.parametrize(
    ("line", "forged", "message"),
    [
        ("2 resign", "9 resign", "record-no-seat"),
        ("2 resign", "1 resign", "record-illegal"),
        ("2 resign", "2 accept draw", "record-illegal"),
        ("1 resign", "3 resign", "record-result"),
        ("2 resign", "2 offer draw", "record-result"),
    ],
)
def test_a_forged_one_does_not(line: str, forged: str, message: str) -> None:
    text = spoken("1 resign", "2 resign")
    with pytest.raises(astragal.AstragalError) as error:
        verify(PIG, parse(text.replace(f"\n{line}\n", f"\n{forged}\n")))
    assert error.value.args[0] == message


def test_a_match_that_was_over_hears_no_more() -> None:
    text = spoken("1 resign", "2 resign").replace("[Decisions 3]", "[Decisions 4]")
    with pytest.raises(astragal.AstragalError) as error:
        verify(PIG, parse(f"{text}3 offer draw\n"))
    assert error.value.args[0] == "record-over"


def test_a_review_says_nothing_of_it() -> None:
    kept = parse(spoken("3 offer draw", "1 resign"))
    remarks = list(Reviewer(PIG, kept, "greedy", Budget(nodes=4)).remarks())
    assert [remark is None for remark in remarks] == [False, True, True]


def test_no_game_has_such_moves() -> None:
    for id in astragal.game_ids():
        verbs = astragal.game(id).moves.verbs
        assert not {said.split(" ")[0] for said in SAYINGS} & set(verbs)
    assert "draw" in SKIRMISH.moves.verbs  # a word alone may be a game's
