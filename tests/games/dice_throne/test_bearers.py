"""Each word on each kind of bearer does what its text says, or is refused at loading."""

import re

import pytest

from astragal.errors import PackError
from astragal.games.dice_throne.packs.vocabulary import DICE_THRONE
from astragal.games.dice_throne.prose.texts import text_of
from astragal.games.dice_throne.rules.turn import another_offensive_roll
from astragal.games.dice_throne.state import ATTACK, TO, DiceThrone
from tests.games.dice_throne.bearing import Bearing, bearings, content
from tests.games.dice_throne.table import table, use_content

BEARINGS = list(bearings())
WORDS = {
    "deal": "{deal: 1}",
    "add": "{add: 1}",
    "undefendable": "undefendable",
    "prevent": "{prevent: 2}",
    "reflect": "{reflect: half}",
    "weaken": "{weaken: half}",
    "heal": "{heal: 2}",
    "steal_health": "{steal_health: 2}",
    "gain_cp": "{gain_cp: 2}",
    "lose_cp": "{lose_cp: 1}",
    "steal_cp": "{steal_cp: 1}",
    "draw": "{draw: 1}",
    "discard": "{discard: 1}",
    "search_deck": "search_deck",
    "look_at_hand": "{look_at_hand: chosen-opponent}",
    "gain": "{gain: rage}",
    "inflict": "{inflict: mark}",
    "remove": "{remove: 1}",
    "remove_own": "{remove_own: evasive}",
    "remove_this": "remove_this",
    "transfer": "transfer",
    "pass_this": "pass_this",
    "raise_limit": "{raise_limit: rage}",
    "block_status": "block_status",
    "detonate": "{detonate: mark, damage: [1, 2, 3]}",
    "reroll": "{reroll: 1, whose: any}",
    "set_die": "{set_die: 1, to: 6}",
    "shift_die": "shift_die",
    "extra_attempt": "{extra_attempt: offensive}",
    "extra_offensive_roll": "{extra_offensive_roll: {same_target: true}}",
    "skip": "{skip: attack}",
    "grow": "{grow: 1}",
    "remove_companions": "{remove_companions: 1}",
    "build": "{build: upgrade}",
    "activate": "{activate: 1}",
    "flip": "{flip: wild}",
    "then": "{heal: 2}, then, {gain_cp: 1}",
    "roll": "{roll: 1, do: [{on_values: [1, 2, 3, 4, 5, 6], do: [{heal: 2}]}]}",
    "versus": "{versus: attacker, win: higher, do: [{heal: 2}], otherwise: [{heal: 1}]}",
    "on": "{roll: 6, do: [{on: heart, do: [{heal: 2}]}]}",
    "on_values": "{roll: 6, do: [{on_values: [2, 3, 4, 5, 6], do: [{heal: 2}]}]}",
    "each": "{roll: 6, do: [{each: heart, do: [{heal: 2}]}]}",
    "otherwise": "{roll: 1, do: [{on_values: [1], do: [{heal: 3}]}, {otherwise: [{heal: 2}]}]}",
    "if": "{if: {has: evasive}, do: [{heal: 2}]}",
    "choose": "{choose: [[{heal: 2}], [{draw: 1}]]}",
    "choose_player": "{choose_player: {opponent: [{lose_cp: 1, who: that-player}]}}",
    "may": "{may: [{heal: 2}]}",
    "pay_any": "{pay_any: cp}",
    "share_damage": "{share_damage: cat}",
    "reroll_when_spent": "{reroll_when_spent: rage}",
}
# Words that change nothing which lies on the table: a pause, and a look at cards.
UNSEEN = ("look_at_hand",)
IDLE = "{gain_cp: {count: tokens, status: protect}}"  # of which nobody has any
# It lasts for the attack, which is over when an ability is done.
FORGOTTEN = ("an offensive ability", "reroll_when_spent")


def test_every_word_is_tried() -> None:
    assert set(WORDS) == {word.tag for word in DICE_THRONE.effects}


@pytest.mark.parametrize("bearing", BEARINGS, ids=lambda bearing: bearing.name)
def test_a_word_does_something_or_is_refused(
    monkeypatch: pytest.MonkeyPatch, bearing: Bearing
) -> None:
    nothing = bearing.outcome(monkeypatch, IDLE).pack()
    idle = []
    for word, written in WORDS.items():
        try:
            done = bearing.outcome(monkeypatch, written).pack()
        except PackError:
            continue
        if done == nothing and word not in UNSEEN and (bearing.name, word) != FORGOTTEN:
            idle.append(word)
    assert idle == [], "these are accepted, and do nothing"


def seats_hit(m: DiceThrone, idle: DiceThrone) -> set[int]:
    """Who has lost something, or is about to, against a match in which nothing happened."""
    hit = {p[TO] for p in m.incoming if not p[ATTACK]}
    for seat in (0, 1):
        mark = m.content.token_numbers["mark"]
        now, then = m.fighters[seat], idle.fighters[seat]
        worse = m.health[seat] < idle.health[seat] or now.cp < then.cp
        if worse or now.tokens[mark] > then.tokens[mark]:
            hit.add(seat)
    return hit


@pytest.mark.parametrize("bearing", BEARINGS, ids=lambda bearing: bearing.name)
@pytest.mark.parametrize("word", ["deal", "inflict", "lose_cp"])
def test_who_is_hit_is_whom_the_text_names(
    monkeypatch: pytest.MonkeyPatch, word: str, bearing: Bearing
) -> None:
    idle = bearing.outcome(monkeypatch, IDLE)
    m = bearing.outcome(monkeypatch, WORDS[word])
    own = re.search(r"(take|receive|: lose) 1|receive Name", bearing.text(m))
    assert seats_hit(m, idle) == {bearing.holder if own else 1 - bearing.holder}, bearing.text(m)


@pytest.mark.parametrize(
    "name", ["a use attack-dealt of a token", "a trigger end-of-roll-phase of a token"]
)
def test_an_extra_phase_of_a_token_of_ones_own_is_against_the_same_target(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    (bearing,) = (one for one in BEARINGS if one.name == name)
    m = bearing.outcome(monkeypatch, WORDS["extra_offensive_roll"])
    assert "take another Offensive Roll Phase against the same target" in bearing.text(m)
    another_offensive_roll(m)
    m.run()
    assert (m.phase, m.active, m.extra_target) == ("offensive-roll", 0, 1)


def hand(*cards: str) -> str:
    return f"seats: {{1: {{hand: [{', '.join(cards)}], cp: 9, tokens: {{rage: 3, mark: 2}}}}}}"


def told(monkeypatch: pytest.MonkeyPatch, position: str, **parts: str) -> DiceThrone:
    use_content(monkeypatch, content(**parts))
    return table(position, ("barbarian", "monk"), dice=(3,) * 20)


def test_removed_counts_all_tokens_that_a_use_spends(monkeypatch: pytest.MonkeyPatch) -> None:
    use = "uses: [{id: go, when: main-phase, spend: 2, do: [{draw: {count: removed}}]}]"
    m = told(monkeypatch, "seats: {1: {tokens: {bearer: 3}}}", STATUS=use)
    m.apply("use bearer")
    assert len(m.fighters[0].hand) == 2


@pytest.mark.parametrize(("cost", "drawn"), [("{tokens: {rage: 3}}", 3), ("{cp: 2}", 2)])
def test_removed_counts_what_a_choice_was_paid_with(
    monkeypatch: pytest.MonkeyPatch, cost: str, drawn: int
) -> None:
    may = f"do: [{{may: [{{draw: {{count: removed}}}}], cost: {cost}}}]"
    m = told(monkeypatch, hand("probe-card"), CARD=may)
    m.apply("play probe-card")
    m.apply("do")
    assert len(m.fighters[0].hand) == drawn


def test_two_cards_are_searched_for_and_two_statuses_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    m = told(monkeypatch, hand("probe-card"), CARD="do: [{search_deck: 2}]")
    m.apply("play probe-card")
    m.choose(0)
    m.choose(0)
    assert len(m.fighters[0].hand) == 2
    m = told(monkeypatch, hand("probe-card"), CARD="do: [{transfer: 2}]")
    m.apply("play probe-card")
    m.apply("transfer mark 1 2")
    m.apply("transfer mark 1 2")
    assert m.fighters[1].tokens[m.content.token_numbers["mark"]] == 2


def test_a_companion_that_a_use_costs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    use = "uses: [{id: go, when: main-phase, cost: {companions: 1}, do: [{draw: 1}]}]"
    m = told(monkeypatch, "seats: {1: {tokens: {dog: 1}}}", PASSIVE=use)
    m.apply("use temper go")
    assert len(m.fighters[0].hand) == 1
    assert not m.fighters[0].tokens[m.content.token_numbers["dog"]]


def test_the_only_player_who_can_be_chosen_is_that_player(monkeypatch: pytest.MonkeyPatch) -> None:
    do = "do: [{discard: all, who: chosen-opponent}, {draw: 3, who: that-player}]"
    m = told(monkeypatch, hand("probe-card"), CARD=do)
    m.apply("play probe-card")
    assert [len(seat.hand) for seat in m.fighters] == [0, 3]
    text = "active: 2\nseats: {2: {hand: [probe-card]}}"
    use_content(monkeypatch, content(CARD=do))
    m = table(text, ("monk", "barbarian"))
    m.apply("play probe-card")
    assert [len(seat.hand) for seat in m.fighters] == [3, 0]


def test_a_die_against_die_says_whose_die_lies_there(monkeypatch: pytest.MonkeyPatch) -> None:
    versus = "[{versus: attacker, win: higher, do: [{prevent: 1}], otherwise: []}]"
    made = content(DEFENCE=versus)
    guard = made.heroes["barbarian"].abilities[1]
    assert "You and the attacker roll 1 die each." in text_of(guard, "en", made)
