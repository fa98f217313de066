"""Running scenarios, on Pig and on Skirmish, which has windows and hidden cards."""

from typing import Any

import pytest

from astragal.games import game as house_game
from astragal.kernel.errors import AstragalError, SetupError
from astragal.kernel.game import Game
from astragal.kernel.match import Match
from astragal.kernel.scenario import scenarios
from astragal.kernel.scenario_run import Failure, run
from astragal.kernel.setup import Setup
from astragal.kernel.why import Refusal
from astragal.kernel.yaml import Node, parse
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


def test_pass_all_of_a_seat_that_is_not_asked_or_cannot_pass() -> None:
    assert "seat 2 is not asked: seat 1 must decide" in fails("moves: [2 pass*]")
    assert "'pass' is not legal now" in fails("moves: [1 pass*]")


def test_a_seat_that_is_asked_for_ever_is_told() -> None:
    def again(m: Skirmish) -> None:
        m.begin()
        m.ask(0, "turn", (("pass",), ("end",)), lambda m, seat, option: m.do((again,)))

    message = fails("moves: [1 pass*]", skirmish(first=(again,)))
    assert "seat 1 has passed 1000 times and is still asked" in message


def test_a_refusal_may_name_its_rule() -> None:
    def refusal(m: Skirmish, seat: int, text: str) -> Refusal:
        return ("SK-1", "why-no-such-move", {"move": text})

    game = skirmish(refusal=refusal)
    play("moves: [{illegal: {move: 1 fly, rule: SK-1}}]", game)
    message = fails("moves: [{illegal: {move: 1 fly, rule: SK-2}}]", game)
    assert "expected a refusal by SK-2, got SK-1: there is no such move here" in message


def test_a_refusal_of_a_seat_that_is_not_asked_may_name_its_rule() -> None:
    def refusal(m: Skirmish, seat: int, text: str) -> Refusal:
        return (f"SK-{seat + 1}", "why-no-such-move", {"move": text})

    game = skirmish(refusal=refusal)
    play("moves: [{illegal: {move: 2 Fly, rule: SK-2}}]", game)
    message = fails("moves: [{illegal: {move: 2 fly, rule: SK-1}}]", game)
    assert "expected a refusal by SK-1, got SK-2: seat 2 is not asked" in message


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
        ("position:", "s.yaml:3:10: position: expected a mapping, found nothing"),
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
