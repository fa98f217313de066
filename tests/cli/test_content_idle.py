"""Packs that say what never comes about, or what no player could tell apart, are refused.

Every case changes one thing in the Lamplighter of the documentation.
"""

import re
from pathlib import Path

import pytest

from tests.cli.run import astragal_command
from tests.cli.test_content_faults import BLOW, DAZZLED, DEFENCE, LAMPLIGHTER, ROLL, changed, fault

NAMES = "names: {en: Name, ru: Имя, pl: Nazwa}, icon: shield"
SIDES = ("complexity: 2\n", "complexity: 2\nsides: [day, night]\n")
USE = "{id: wink, when: main-phase, spend: 1, do: [{draw: 1}]}"
PASSIVE = f"""abilities:
  - id: dazzled
    {NAMES.replace(", icon", chr(10) + "    icon")}
    kind: passive
    uses: [{{id: wink, when: main-phase, cost: {{cp: 1}}, do: [{{draw: 1}}]}}]
"""
CARD = "    type: main\n    cost: 1\n    do:\n"
ROLL_CARD = (
    "    type: roll\n    cost: 1\n    when: own-attack\n    attack_modifier: true\n    do:\n"
)


def with_companion(keys: str, effect: str = "{heal: 1}") -> str:
    companion = f"companions:\n  - {{id: moth, {NAMES}, {keys}}}\nabilities:\n"
    return changed("abilities:\n", companion).replace("{heal: 2}", effect)


def on_main_card(effect: str) -> str:
    return changed(ROLL_CARD, CARD).replace(ROLL, effect)


def in_blow(effects: str) -> str:
    return changed(BLOW, BLOW.replace("{deal: 5}", effects))


def uses(*ids: str) -> str:
    written = ", ".join(USE.replace("wink", id) for id in ids)
    return changed("    limit: 2\n", f"    limit: 2\n    uses: [{written}]\n")


def on_two_sides(side: str, upgraded: str) -> str:
    text = changed(*SIDES).replace("    kind: offensive\n", f"    kind: offensive\n{side}", 1)
    return text.replace("      kind: offensive\n", f"      kind: offensive\n{upgraded}", 1)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        # two uses that are written alike
        (uses("wink", "wink"), ':24:69: .*two uses are written "use dazzled wink".*:24:12'),
        (uses("wink", "nod").replace("abilities:\n", PASSIVE, 1),
         'two uses are written "use dazzled wink"; expected an id of its own'),
        # sides
        (changed("complexity: 2\n", "complexity: 2\nsides: [day, night, dusk]\n"),
         ":7:8: sides: .*day, night, dusk; expected two different ones"),
        (changed("complexity: 2\n", "complexity: 2\nsides: [day]\n"), "two different ones"),
        (changed("complexity: 2\n", "complexity: 2\nsides: [day, day]\n"), "two different ones"),
        (on_two_sides("    side: day\n", "      side: night\n"),
         'stays on the side of its ability, not on "night"; expected "day", or no side'),
        # companions and limits
        (with_companion("health: 5, starts: 2"), "only one of a companion with health"),
        (with_companion("health: 5, limit: 2"), "only one of a companion with health"),
        (with_companion("limit: 2, starts: 3"), 'limit of "moth" is 2; expected starts at most 2'),
        (with_companion("health: 5", "{grow: 1}"), '"grow" finds no companion that grows'),
        (with_companion("limit: 2", "{build: basic}"), '"build" finds nothing.*with a cost'),
        (with_companion("cost: {cp: 1}", "{build: upgrade}"), '"build" .*one with advanced'),
        (with_companion("uses: [{id: peck, when: main-phase, spend: 2, do: [{draw: 1}]}]"),
         'there are never 2 "moth": the limit is 1'),
        (changed("complexity: 2\n", "complexity: 2\nstart: {dazzled: 3}\n"),
         ':7:18: start.dazzled: the limit of "dazzled" is 2; expected at most 2'),
        (changed("{of_a_kind: 4}", "{has: dazzled, at_least: 3}"), 'never 3 "dazzled"'),
        (in_blow("{may: [{draw: 1}], cost: {tokens: {dazzled: 3}}}"), "the limit is 2"),
        (uses("wink").replace("spend: 1", "spend: 3"), 'never 3 "dazzled": the limit is 2'),
        # words that do nothing here
        (in_blow("{deal: 5}, then, {add: 2}"), '"add" does nothing here: the damage is dealt'),
        (in_blow("{deal: 5}, then, undefendable"), '"undefendable" does nothing here'),
        (in_blow("{deal: 5}, then, {if: first_player, do: [undefendable]}"), "before the .then."),
        (in_blow("then, {deal: 5}"), 'this "then" does nothing: nothing stands before it'),
        (in_blow("{deal: 5}, then"), 'this "then" does nothing: nothing follows it'),
        (in_blow("{deal: 5}, then, then, {draw: 1}"), "another one stands before it"),
        (in_blow("{deal: 0}"), '"deal" with 0 does nothing; expected at least 1'),
        (in_blow("{gain_cp: 0}"), '"gain_cp" with 0 does nothing'),
        (in_blow("{choose: [[{draw: 1}], [{draw: 1}]]}"), "two of the choices are the same"),
        (in_blow("{draw: {count: cp, symbol: oil}}"), '"symbol" says nothing with count: cp'),
        (in_blow("{draw: {count: cp, status: dazzled}}"), '"status" says .*tokens or limit'),
        (in_blow("{draw: {count: cp, whose: target}}"), '"whose" says nothing with count: cp'),
        (changed("    dice: 3\n", "    dice: 3\n    may_reroll: 4\n"), "4 of 3 dice can.t be"),
        (changed("{roll: 3,", "{roll: 3, may_reroll: 4,"), "may_reroll at most 3"),
        (on_main_card("{if: {attack_damage: 3}, do: [{draw: 1}]}"), '"attack_damage" can.t stand'),
        (on_main_card("{draw: 1}").replace(CARD, CARD.replace("    do", "    attack_modifier: "
         "true\n    do")), "there is no attack to modify then"),
        # how faults are worded
        (in_blow("{may: []}"), 'the list "may" is empty'),
        (changed("abilities:\n", PASSIVE.replace("dazzled", "lamp").replace("{draw: 1}",
         "remove_this")), 'a use "main-phase" of an ability'),
        (changed("id: more-oil", "id: More"), "expected text that is a name like fire-mastery"),
    ],
    ids=lambda part: part[:30] if not part.startswith("id:") else "",
)  # fmt: skip
def test_what_never_comes_about_is_told_with_its_place(
    tmp_path: Path, text: str, words: str
) -> None:
    message = fault(tmp_path, text)
    assert re.match(r":\d+:\d+: ", message)
    assert re.search(words, message), message


def test_what_could_come_about_is_no_fault(tmp_path: Path) -> None:
    fine = (
        LAMPLIGHTER,
        in_blow("{deal: 5}, {add: 1}, then, {draw: 1}"),
        in_blow("{raise_limit: dazzled}, {if: {has: dazzled, at_least: 3}, do: [{draw: 1}]}"),
        with_companion("health: 5, starts: 1"),
        with_companion("limit: 2, cost: {cp: 1}", "{build: basic}"),
        uses("wink", "nod"),
        on_two_sides("    side: day\n", ""),
        changed(DAZZLED, "{when: attacked, do: [{add: 1}, then, remove_this]}"),
        changed(
            DEFENCE,
            "      - {each: oil, do: [{prevent: 1}, {draw: {count: faces, symbol: oil}}]}\n",
        ),
    )
    for number, text in enumerate(fine):
        (tmp_path / f"fine{number}.yaml").write_text(text, "utf-8")
        result = astragal_command("content", "check", tmp_path / f"fine{number}.yaml")
        assert result.exit_code == 0, result.output
