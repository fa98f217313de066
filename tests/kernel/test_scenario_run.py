"""Running scenarios, on Pig and on Skirmish, which has windows and hidden cards."""

from contextlib import suppress
from typing import Any

import pytest

from astragal.errors import AstragalError, SetupError
from astragal.games import game as house_game
from astragal.kernel.game import Game
from astragal.kernel.match import Match
from astragal.kernel.setup import Setup
from astragal.kernel.why import Refusal
from astragal.packs.yaml import Node, parse
from astragal.proving.run import Failure, run
from astragal.proving.scenario import scenarios
from tests.kernel.toy.game import skirmish
from tests.kernel.toy.state import STRIKE, Skirmish
from tests.kernel.toy.turn import turn


def play(text: str, game: Game | None = None) -> Match:
    (scenario,) = scenarios(parse(f"name: x\ngame: pig\n{text}\n", "s.yaml"))
    return run(scenario, house_game if game is None else lambda id: game)


def fails(text: str, game: Game | None = None) -> str:
    with pytest.raises(AstragalError) as error:
        play(text, game)
    return str(error.value)


def armed(m: Skirmish, node: Node) -> None:
    """Both seats get the cards for a strike and its answers."""
    m.deck += [card for hand in m.hands for card in hand]
    for seat in range(len(m.hands)):
        m.hands[seat] = [0, 1, 2]
        for card in m.hands[seat]:
            m.deck.remove(card)
    m.agenda[:] = [(turn,)]


ARMED = skirmish(place=armed)


def test_scripted_dice_hold_from_the_start() -> None:
    m = play("dice: [2, 3]\nmoves: [1 roll, 1 roll]\nexpect: {total: 5}")
    assert m.number == 2


def test_dice_come_from_the_seed_when_none_are_scripted() -> None:
    same = [play("seed: a\nmoves: [1 roll]").hash() for _ in range(2)]
    assert same[0] == same[1]
    assert {play(f"seed: s{n}\nmoves: [1 roll]").view()["total"] for n in range(30)} > {2, 6}


def test_the_seed_is_the_name_by_default() -> None:
    assert play("moves: [1 roll]").hash() == play("seed: x\nmoves: [1 roll]").hash()


def test_set_up_rolls_do_not_eat_the_dice_of_a_position() -> None:
    def rolling(m: Skirmish) -> None:
        m.begin()
        m.chance.die(6)
        m.do((turn,))

    game = skirmish(place=armed, first=(rolling,))
    m = play("position: {}\ndice: [4]\nmoves: [1 roll]", game)
    assert m.chance.script() == ()


def test_pass_all_goes_on_until_the_seat_is_not_asked() -> None:
    m = play(
        """
position: {}
moves:
  - 1 strike 2
  - expect: {decision.seat: 1, decision.options: [pass, feint]}
  - 1 pass*
  - expect: {decision.seat: 2, decision.options: [pass, ward]}
  - 2 pass*
expect: {seats.2.health: 2, decision.reason: turn, attack: {absent: true}}
""",
        ARMED,
    )
    assert [option for option in m.options if option == ("pass",)] == []


def test_where_there_is_nothing_to_pass_nothing_happens() -> None:
    assert play("moves: [2 pass*, 1 pass*, pass all]").number == 0
    assert "there is no seat 3: this match has 2 seats" in fails("moves: [3 pass*]")


def test_everybody_passes_up_to_a_named_decision() -> None:
    assert play("position: {}\nmoves: [1 strike 2, pass all until 2 strike]", ARMED).number == 2
    assert play("position: {}\nmoves: [1 strike 2, pass all until turn]", ARMED).reason == "turn"
    assert play("position: {}\nmoves: [1 strike 2, pass all]", ARMED).reason == "turn"
    message = fails("position: {}\nmoves: [1 strike 2, pass all until 2 turn]", ARMED)
    assert "nobody can pass any more: seat 1 must decide (turn: " in message
    assert "there is no seat 3" in fails("moves: [pass all until 3 turn]", ARMED)


def test_a_reason_for_which_nobody_is_ever_asked_is_an_error() -> None:
    message = fails("position: {}\nmoves: [1 strike 2, pass all until strik]", ARMED)
    assert message.endswith('skirmish asks nobody for "strik"; did you mean "strike"?')
    message = fails("moves: [pass all until 1 nowhere]", ARMED)
    assert message.endswith('skirmish asks nobody for "nowhere"; expected one of strike, turn')


def test_an_unknown_word_in_a_refusal_is_an_error() -> None:
    assert 'pig knows no "rol"' in fails("moves: [illegal: 1 rol]")
    assert 'did you mean "roll"?' in fails("moves: [illegal: 2 rol]")
    play("moves: [{illegal: {move: 2 roll}}, {illegal: {move: 1 pass}}]")


def test_branches_share_a_position_and_go_on_by_themselves() -> None:
    shared = """
- name: A turn of Pig
  game: pig
  proves: [PIG-1]
  dice: [3]
  moves: [1 roll]
  branches:
    - {name: that goes on, dice: [4], moves: [1 roll], expect: {total: 7}, proves: [PIG-2]}
    - {name: that ends, moves: [1 hold], expect: {seats.1.score: 3}}
"""
    first, second = scenarios(parse(shared, "s.yaml"))
    assert (first.name, second.name) == (
        "A turn of Pig: that goes on",
        "A turn of Pig: that ends",
    )
    assert (first.proves, second.proves) == (("PIG-1", "PIG-2"), ("PIG-1",))
    assert run(first, house_game).number == run(second, house_game).number == 2
    assert run(first, house_game).chance.key == run(second, house_game).chance.key


def rolls(m: Skirmish) -> None:
    """What waits below the move: two dice, one after the other."""
    m.finish((m.chance.die(), m.chance.die()))


def stopping(pushed: tuple[Any, ...] = ()) -> Game:
    """A seat ends, which pushes these steps; then comes what rolls dice."""

    def ends(m: Skirmish, seat: int, option: tuple[str, ...]) -> None:
        m.do_all([(step,) for step in pushed])

    def asks(m: Skirmish) -> None:
        m.ask(0, "turn", (("pass",), ("end",)), ends)

    def begins(m: Skirmish) -> None:
        m.begin()
        m.do((asks,), (rolls,))

    return skirmish(first=(begins,))


def test_stop_ends_before_dice_that_are_not_scripted() -> None:
    game = stopping()
    assert "the script has 0 dice" in fails("dice: []\nmoves: [1 end]", game)
    m = play("dice: []\nstop: true\nmoves: [1 end]\nexpect: {decision: null, number: 1}", game)
    assert m.agenda == [(rolls,)]
    assert play("dice: [4, 5]\nstop: true\nmoves: [1 end]", game).agenda == []
    message = fails(
        "dice: []\nstop: true\nmoves: [1 end, {illegal: {move: 2 end, rule: SK-1}}]", game
    )
    assert "got no rule: seat 2 is not asked: the match was stopped" in message


def test_stop_never_swallows_the_dice_of_the_move_itself() -> None:
    def rolling(m: Skirmish) -> None:
        m.chance.die()

    assert "the script has 0 dice" in fails("dice: []\nstop: true\nmoves: [1 roll]")
    pushed = stopping((rolling,))
    assert "the script has 0 dice" in fails("dice: []\nstop: true\nmoves: [1 end]", pushed)
    assert play("dice: [4]\nstop: true\nmoves: [1 end]", pushed).agenda == [(rolls,)]


def test_stop_ends_before_the_dice_of_the_next_turn() -> None:
    text = """
name: x
game: dice-forge
position: {stage: action, seats: {1: {gold: 8}}}
dice: []
moves: [1 end]
stop: true
expect: {active: 2, decision: null}
"""
    (scenario,) = scenarios(parse(text, "s.yaml"))
    run(scenario, house_game)


def test_stop_never_takes_back_a_roll_that_was_begun() -> None:
    message = fails("dice: [4]\nstop: true\nmoves: [1 end]", stopping())
    assert message.endswith("the script has 1 dice and another one (d6) is rolled")


def test_stop_does_not_wait_for_what_is_put_below_everything_else() -> None:
    def inserts(m: Skirmish) -> None:
        m.agenda.insert(0, (rolls,))

    m = play("dice: []\nstop: true\nmoves: [1 end]", stopping((inserts,)))
    assert m.agenda == [(rolls,), (rolls,)]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("dice: []", "s.yaml:1:1: stop: there is no move after which the match could stop"),
        ("dice: []\nmoves: [illegal: 2 roll]", "stop: there is no move after which the match"),
        ("moves: [1 roll]", "s.yaml:1:1: stop: without `dice` no die is scripted"),
    ],
)
def test_stop_needs_a_move_and_scripted_dice(text: str, message: str) -> None:
    assert message in fails(f"stop: true\n{text}")


def test_the_trace_tells_every_decision() -> None:
    lines: list[str] = []
    (scenario,) = scenarios(parse("name: x\ngame: pig\ndice: [3]\nmoves: [1 roll]\n", "s.yaml"))
    run(scenario, house_game, lines.append)
    assert lines == [
        "seat 1 must decide (turn: roll, hold)",
        "  > 1 roll",
        "seat 1 must decide (turn: roll, hold)",
    ]


def traced(text: str, game: Game | None = None) -> list[str]:
    """What the trace tells, also of a scenario that fails."""
    lines: list[str] = []
    (scenario,) = scenarios(parse(f"name: x\ngame: pig\n{text}\n", "s.yaml"))
    with suppress(AstragalError):
        run(scenario, house_game if game is None else lambda id: game, lines.append)
    return lines


@pytest.mark.parametrize("passing", ["pass all", "pass all until turn"])
def test_the_trace_tells_everything_that_was_passed(passing: str) -> None:
    lines = traced(f"position: {{}}\nmoves: [1 strike 2, {passing}]", ARMED)
    assert lines[2:-1] == [
        "seat 1 must decide (strike: pass, feint)",
        f"  > {passing}",
        "    seat 1 passes (strike: pass, feint)",
        "    seat 2 passes (strike: pass, ward)",
    ]


def test_the_trace_tells_what_one_seat_passed() -> None:
    lines = traced("position: {}\nmoves: [1 strike 2, 1 pass*]", ARMED)
    assert lines[3:-1] == ["  > 1 pass*", "    seat 1 passes (strike: pass, feint)"]


@pytest.mark.parametrize("wrong", ["{total: 9}", "{totl.x: 9}"])
def test_the_trace_tells_the_decision_at_which_an_expectation_fails(wrong: str) -> None:
    asked = "seat 1 must decide (turn: roll, hold)"
    lines = traced(f"dice: [3]\nmoves: [1 roll, expect: {wrong}]")
    assert lines == [asked, "  > 1 roll", asked]


def test_the_trace_tells_why_a_move_was_refused() -> None:
    assert traced("moves: [illegal: 2 roll]")[1:3] == [
        "  > illegal: 2 roll",
        "    refused: seat 2 is not asked: seat 1 must decide (turn: roll, hold)",
    ]
    refused = traced("moves: [illegal: {move: 1 fly, rule: SK-1}]", ruled("SK-1"))[2]
    assert refused == "    refused: SK-1: there is no such move here"


def test_a_seat_that_is_asked_for_ever_is_told() -> None:
    def again(m: Skirmish) -> None:
        m.begin()
        m.ask(0, "turn", (("pass",), ("end",)), lambda m, seat, option: m.do((again,)))

    message = fails("moves: [1 pass*]", skirmish(first=(again,)))
    assert "seat 1 has passed 1000 times and is still asked" in message


def ruled(rule: str) -> Game:
    """Skirmish, refusing everything by one rule."""

    def refusal(m: Skirmish, seat: int, text: str) -> Refusal:
        return (rule, "why-no-such-move", {"move": text})

    return skirmish(refusal=refusal)


def test_a_refusal_may_name_its_rule() -> None:
    play("moves: [{illegal: {move: 1 fly, rule: SK-1}}]", ruled("SK-1"))
    message = fails("moves: [{illegal: {move: 1 fly, rule: SK-2}}]", ruled("SK-1"))
    assert "expected a refusal by SK-2, got SK-1: there is no such move here" in message


def test_a_refusal_of_a_seat_that_is_not_asked_may_name_its_rule() -> None:
    play("moves: [{illegal: {move: 2 Fly, rule: SK-2}}]", ruled("SK-2"))
    message = fails("moves: [{illegal: {move: 2 fly, rule: SK-1}}]", ruled("SK-2"))
    assert (
        "expected a refusal by SK-1, got SK-2: there is no such move here; "
        "seat 2 is not asked: seat 1 must decide"
    ) in message


def test_a_rule_that_is_not_in_the_catalogue_is_an_error() -> None:
    message = fails("moves: [{illegal: {move: 2 roll, rule: PIG-33}}]")
    assert message.endswith("there is no rule PIG-33; did you mean PIG-3?")
    assert fails("proves: [PIG-2, PIG-33]") == (
        "s.yaml:1:1: at the start: there is no rule PIG-33; did you mean PIG-3?"
    )


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("moves: [2 roll]", 's.yaml:3:9: at move 1 "2 roll": seat 2 is not asked: seat 1 must'),
        ("moves: [2 roll]", "(turn: roll, hold)"),
        ("moves: [3 roll]", "there is no seat 3: this match has 2 seats"),
        ("moves: [1 rol]", "nearest legal move: roll"),
        ("moves: [{illegal: 1 roll}]", "expected a refusal, but the move is legal"),
        ("moves: [{illegal: 3 roll}]", "there is no seat 3: this match has 2 seats"),
        (
            "moves: [{illegal: {move: 2 roll, rule: PIG-2}}]",
            "expected a refusal by PIG-2, got no rule: seat 2 is not asked: seat 1 must decide",
        ),
        (
            "dice: [2]\nmoves:\n  - 1 roll\n  - expect: {total: 2}\n  - 1 roll",
            's.yaml:7:5: at move 2 "1 roll": the script has 1 dice and another one (d6) is rolled',
        ),
        ("dice: [7]\nmoves: [1 roll]", "scripted die 1 is 7; this die shows 1 to 6"),
        (
            "dice: [2, 3, 4]\nmoves: [1 roll]",
            's.yaml:3:11: at the end, after move 1 "1 roll": dice were left over: 3, 4',
        ),
        (
            "position: {total: 2, scores: {1: 99}}\nmoves: [1 hold, 2 roll]",
            'at move 2 "2 roll": seat 2 is not asked: the match is over',
        ),
        ("position: {total: 1}", "at the start: the match is broken: scores [0, 0] with a turn"),
        ("position: {active: 3}", "s.yaml:3:11: position: there is no seat 3"),
        ("position: {actve: 1}", 's.yaml:3:12: position: unknown key "actve"'),
        ("position:", "s.yaml:3:10: position: expected a mapping (active, "),
        ("options: {gaol: 5}", 's.yaml:3:11: options: unknown option "gaol"'),
        ("options: {gaol: 5}", 'did you mean "goal"?'),
        ("options: {goal: 5000}", "s.yaml:3:17: options.goal: 5000 is not from 2 to 1000"),
        ("options: {goal: many}", "options.goal: expected a whole number, found 'many'"),
        ("options: 5", "s.yaml:3:10: options: expected a mapping"),
        ("seats: 9", "s.yaml:3:8: seats: expected from 2 to 8, found 9"),
        ("seats: two", "s.yaml:3:8: seats: expected a whole number or a list"),
        ("seats: [{}]", "s.yaml:3:8: seats: this game has 2 to 8 seats, not 1"),
        ("seats: [{hero: x}, {}]", 's.yaml:3:10: seats[0]: unknown fact of a seat "hero"'),
        ("expect: {total: 3}", "s.yaml:3:10: at the end, after the start: total: expected 3, got"),
        ("moves: [{expect: {total: 3}}]", "s.yaml:3:19: after the start: total: expected 3, got 0"),
    ],
)
def test_what_goes_wrong_is_said_with_place_and_moment(text: str, message: str) -> None:
    assert message in fails(text)


def test_dice_may_be_left_where_that_is_said() -> None:
    m = play("dice: [2, 3]\ndice_left: ok\nmoves: [1 roll]")
    assert m.chance.script() == (3,)


def test_dice_that_run_out_before_the_first_decision() -> None:
    def rolling(m: Skirmish) -> None:
        m.chance.die(6)

    message = fails("dice: []", skirmish(first=(rolling,)))
    assert message.startswith("s.yaml:3:7: dice: at the start: the script has 0 dice")


def test_an_unknown_game_is_named_with_its_place() -> None:
    (scenario,) = scenarios(parse("name: x\ngame: pog\n", "s.yaml"))
    with pytest.raises(AstragalError, match=r's.yaml:2:7: game: .*did you mean "pig"') as error:
        run(scenario, house_game)
    assert not isinstance(error.value, Failure)


def test_a_game_without_positions_says_so() -> None:
    assert "s.yaml:3:11: position: a match of skirmish can't be put" in fails(
        "position: {}", skirmish()
    )


def test_seats_and_options_that_do_not_go_together() -> None:
    def agree(setup: Setup) -> None:
        raise SetupError("these two can't meet")

    assert "s.yaml:3:8: seats: these two can't meet" in fails("seats: 2", skirmish(agree=agree))


def test_a_bug_in_a_step_fails_the_scenario_and_is_told() -> None:
    def crash(m: Skirmish, node: Node) -> None:
        def boom(m: Any) -> None:
            m.hands[99].append(STRIKE)

        m.agenda[:] = [(boom,)]

    message = fails("position: {}", skirmish(place=crash))
    assert "at the start: IndexError in test_scenario_run.py:" in message
    assert ", boom: list index out of range" in message


def answered(m: Skirmish, seat: int, option: tuple[str, ...]) -> None:
    m.do((turn,))


def only(m: Skirmish, seat: int, option: tuple[str, ...]) -> None:
    m.let_choose(1, "which", (("end",),), answered)


def begins_with_one(m: Skirmish) -> None:
    m.begin()
    m.ask(0, "turn", (("pass",), ("end",)), only)


FORCED = skirmish(first=(begins_with_one,))


def test_an_answer_taken_by_itself_is_told_in_the_error_that_follows() -> None:
    message = fails("moves: [1 end, 2 end]", FORCED)
    assert "seat 2 is not asked: seat 1 must decide" in message
    assert message.endswith("; made by itself, as the only answer: seat 2: end")


@pytest.mark.parametrize("move", ["1 end", "1 pass*", "pass all"])
def test_an_answer_taken_by_itself_is_traced_once(move: str) -> None:
    lines = traced(f"moves: [{move}, illegal: 1 ward]", FORCED)
    assert lines.count("    seat 2, by itself: end") == 1
    assert lines.index("    seat 2, by itself: end") < lines.index("  > illegal: 1 ward")
