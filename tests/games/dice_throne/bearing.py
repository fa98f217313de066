"""Any word on any bearer: a hero that has it there, and the moment at which it is carried out."""

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from astragal.games.dice_throne.packs.content import Content
from astragal.games.dice_throne.packs.pack import CommonCards, Hero, Statuses, Timing, Trigger
from astragal.games.dice_throne.packs.reading import FOLDER, content_of
from astragal.games.dice_throne.packs.vocabulary import decode_file, decode_text
from astragal.games.dice_throne.prose.texts import Readable, text_of
from astragal.games.dice_throne.rules.damage import packet
from astragal.games.dice_throne.rules.defence import defence_effects
from astragal.games.dice_throne.rules.rolls import lay
from astragal.games.dice_throne.rules.triggers import attack_triggers, fire, triggers
from astragal.games.dice_throne.state import NORMAL, DiceThrone
from astragal.kernel.step import Frame
from tests.docs.page import page
from tests.games.dice_throne.table import table, use_content

PROBE = """\
id: barbarian
names: {en: Probe, ru: Проба, pl: Próba}
icon: fist
hue: 10
season: 1
complexity: 1
dice: {1: fist, 2: fist, 3: fist, 4: heart, 5: heart, 6: star}
symbols:
  fist: {names: {en: Fist, ru: Кулак, pl: Pięść}, icon: fist}
  heart: {names: {en: Heart, ru: Сердце, pl: Serce}, icon: hearts}
  star: {names: {en: Star, ru: Звезда, pl: Gwiazda}, icon: polar-star}
sides: [calm, wild]
statuses:
  - {id: rage, names: &N, icon: enrage, kind: positive, limit: 5}
  - {id: mark, names: &N, icon: falling, kind: negative, limit: 3}
  - {id: bearer, names: &N, icon: fist, kind: KIND, limit: 3, TRAITS STATUS}
companions:
  - {id: dog, names: &N, icon: sitting-dog, limit: 2, COMPANION}
  - {id: wolf, names: &N, icon: wolf-howl, grows_from: dog}
  - {id: cat, names: &N, icon: sitting-dog, health: 5, starts: 1}
  - id: bot
    names: &N
    icon: vintage-robot
    cost: {cp: 1}
    upgrade_cost: {cp: 1}
    uses: [{id: beep, when: any-time, cost: {cp: 1}, do: [{heal: 3}]}]
    advanced: {id: big-bot, names: &N, icon: megabot}
abilities:
  - id: punch
    names: &N
    icon: fist
    kind: offensive
    tiers: [{needs: {fist: 3}, do: OFFENCE}]
  - {id: guard, names: &N, icon: shield, kind: defensive, dice: 2, do: DEFENCE}
  - {id: temper, names: &N, icon: flame, kind: passive, PASSIVE}
upgrades: []
cards:
  - {id: probe-card, names: &N, icon: fist, type: instant, cost: 0, CARD}
"""
NAMES = "{en: Name, ru: Имя, pl: Nazwa}"
NOTHING = "triggers: [{when: match-start, do: [{gain_cp: 1}]}]"
EMPTY = {
    "KIND": "positive",
    "TRAITS": "",
    "STATUS": NOTHING,
    "COMPANION": NOTHING,
    "OFFENCE": "[{deal: 1}]",
    "DEFENCE": "[{prevent: 1}]",
    "PASSIVE": NOTHING,
    "CARD": "do: [{draw: 1}]",
}
SHARED = decode_file(FOLDER / "statuses.yaml", Statuses).statuses
COMMON = [
    card
    for card in decode_file(FOLDER / "common.yaml", CommonCards).cards
    if card.id in ("vegas-baby", "six-it", "buh-bye", "tip-it")
]
# Another small hero, who sits where the Monk would.
OTHER = decode_text(page("docs/examples/lamplighter.yaml").replace("lamplighter", "monk"), Hero)

# A rich table: everything that a word could be done to is there.
POSITION = """
phase: PHASE
active: ACTIVE
dice: [1, 1, 2, 4, 6]
seats:
  1: {health: 30, cp: 5, hand: [HAND, six-it], tokens: OURS}
  2: {health: 30, cp: 5, hand: [vegas-baby, six-it], tokens: THEIRS}
"""
OURS = "{rage: 2, mark: 1, bearer: 2, dog: 1, bot: 1, cat: 3, evasive: 1}"
THEIRS = "{mark: 2, evasive: 1}"
# What goes on when a moment comes; the first is tried in which a play is offered.
SITUATIONS = {
    "any-time": ("main", "dice", "attacking", "attacked"),
    "main-phase": ("main",),
    "roll-phase": ("activated", "dice", "attacking", "attacked"),
    "own-dice": ("dice",),
    "any-dice": ("dice",),
    "own-attack": ("attacking",),
    "own-attack-undefended": ("attacking",),
    "attacked": ("attacked",),
    "incoming-damage": ("attacked",),
    "attack-dealt": ("dealt",),
    "was-attacked": ("suffered",),
    "upkeep": ("upkeep",),
    "attacks": ("attacking",),
    "end-of-roll-phase": ("dealt",),
    "ability-activated": ("activated",),
    "end-of-offensive-roll": ("activated",),
    "opponent-held-back": ("away",),
    "defence": ("attacked",),
}
POLLS = {
    "main": "main-1",
    "dice": "rolling",
    "attacking": "attack",
    "attacked": "damage",
    "activated": "declared",
    "upkeep": "upkeep",
}


def content(**parts: str) -> Content:
    """The content with a probe that has these parts, or a PackError."""
    text = PROBE.replace("&N", NAMES)
    for part, what in {**EMPTY, **parts}.items():
        text = text.replace(part, what)
    return content_of([decode_text(text, Hero, "probe.yaml"), OTHER], SHARED, COMMON)


class Bearing:
    """A place for a word: how it is written there, and how its moment comes."""

    def __init__(self, name: str, part: str, kind: str, moment: str) -> None:
        self.name, self.part, self.kind, self.moment = name, part, kind, moment

    def content(self, word: str) -> Content:
        if self.kind in ("offence", "defence"):
            before = "{deal: 2}, " if self.kind == "offence" else ""
            return content(**{self.part: f"[{before}{word}]"})
        spend = ", spend: 1" if self.part == "STATUS" else ""
        modifier = ", attack_modifier: true" if self.moment.startswith("own-attack") else ""
        parts = {}
        if self.kind == "card":
            parts["CARD"] = f"when: {self.moment}{modifier}, do: [{word}]"
        elif self.kind == "use":
            use = f"{{id: go, when: {self.moment}{spend}{modifier}, do: [{word}]}}"
            parts[self.part] = f"uses: [{use}]"
        else:
            parts[self.part] = f"triggers: [{{when: {self.moment}, do: [{word}]}}]"
        if "negative" in self.name:
            parts["KIND"] = "negative"
        return content(**parts)

    @property
    def holder(self) -> int:
        """Whose the words are: a negative status lies on the other hero."""
        return 1 if "negative" in self.name else 0

    def text(self, m: DiceThrone) -> str:
        """What the bearer says."""
        hero = m.content.heroes["barbarian"]
        things: dict[str, Readable] = {
            "OFFENCE": hero.abilities[0],
            "DEFENCE": hero.abilities[1],
            "PASSIVE": hero.abilities[2],
            "CARD": hero.cards[0],
            "STATUS": hero.statuses[2],
            "COMPANION": hero.companions[0],
        }
        return " ".join(text_of(things[self.part], "en", m.content, hero))

    def outcome(self, monkeypatch: pytest.MonkeyPatch, word: str) -> DiceThrone:
        """The match after the word was carried out, at its moment."""
        use_content(monkeypatch, self.content(word))
        if self.kind == "offence":
            m = self.table("rolling")
            m.apply("ability punch")
            finish(m, "main-2")
            return m
        for situation in SITUATIONS.get(self.moment, ("main",)):
            m = self.table(situation)
            if self.begin(m, situation):
                m.run()
                finish(m, "")
                return m
        raise AssertionError(f"{self.name} is never offered")

    def table(self, situation: str) -> DiceThrone:
        """The table in a situation; whose turn it is follows from it."""
        away = situation in ("attacked", "suffered", "away")
        active = 1 - self.holder if away else self.holder
        bearer = ("bearer: 2, ", "") if self.holder else ("", "")
        text = POSITION.replace("OURS", OURS.replace(*bearer))
        text = text.replace(
            "THEIRS", THEIRS.replace("{", "{bearer: 2, ") if self.holder else THEIRS
        )
        text = text.replace("HAND", "probe-card" if self.kind == "card" else "vegas-baby")
        rolls = situation in ("rolling", "dice")
        text = text.replace("PHASE", "offensive-roll" if rolls else "main-1")
        text = text.replace("ACTIVE", str(active + 1))
        if not rolls:
            text = text.replace("dice: [1, 1, 2, 4, 6]\n", "")
        m = table(text, ("barbarian", "monk"), dice=(3, 4, 5, 2, 6) * 12)
        if situation != "rolling":
            m.agenda.clear()
            m.options = ()
            set_up(m, situation)
        return m

    def begin(self, m: DiceThrone, situation: str) -> bool:
        """Let the moment come; a play must be offered."""
        if self.kind not in ("card", "use"):
            m.do_all(self.frames(m))
            return True
        for option in m.reactions(self.holder, POLLS.get(situation, "after")):
            if self.is_mine(m, option):
                m.react(self.holder, option)
                return True
        return False

    def is_mine(self, m: DiceThrone, option: tuple[Any, ...]) -> bool:
        if self.kind == "card":
            return bool(option[0] == "play" and m.content.cards[option[1]].id == "probe-card")
        home = {"STATUS": "bearer", "COMPANION": "dog", "PASSIVE": "temper"}[self.part]
        return bool(option[0] == "use" and m.content.plays[option[1]].name.split()[0] == home)

    def frames(self, m: DiceThrone) -> list[Frame]:
        if self.kind == "defence":
            lay(m, 0, 2, "defensive")
            m.defended = True
            ability = m.fighters[0].lay.defensive[0]
            return [(defence_effects, 0, ability.defence)]
        if self.moment == "inflicted-again":
            fire(m, self.holder, m.content.token_numbers["bearer"], "inflicted-again")
            return []
        if self.moment in ("attacks", "attacked", "end-of-offensive-roll"):
            return attack_triggers(m, self.holder, self.moment)
        that = m.active if self.moment == "opponent-held-back" else -1
        return triggers(m, self.holder, self.moment, that)


def set_up(m: DiceThrone, situation: str) -> None:
    """An attack that goes on or was dealt, or the Upkeep."""
    other = 1 - m.active
    if situation in ("attacking", "attacked", "dealt", "suffered"):
        m.phase, m.ability = "defensive-roll", "punch"
        m.attacker, m.target, m.amount, m.kind = m.active, other, 6, NORMAL
        if situation in ("dealt", "suffered"):
            m.dealt = 6
        else:
            m.attack_on = m.pooling = True
            m.incoming = [packet(m.active, other, NORMAL, 6, attack=True)]
    elif situation == "activated":
        m.phase, m.attacker, m.ability = "offensive-roll", m.active, "punch"
    elif situation == "upkeep":
        m.phase = "upkeep"


def finish(m: DiceThrone, phase: str) -> None:
    """Answer what is asked: nobody reacts, but what the words offer is taken."""
    for _ in range(60):
        if not m.options or (phase and m.phase == phase):
            return
        m.choose(chosen(m))
    raise AssertionError("it never ends")


def chosen(m: DiceThrone) -> int:
    """Pass what merely reacts; of what is asked, take the first that is something."""
    if ("pass",) in m.options:
        return m.options.index(("pass",))
    nothing = (("done",), ("undefended",), ("spend", 0), ("pay", 0), ("share", 0), ("roll",))
    for number, option in enumerate(m.options):
        if option not in nothing:
            return number
    return 0


def bearings() -> Iterator[Bearing]:
    """Every kind of bearer at every moment."""
    yield Bearing("an offensive ability", "OFFENCE", "offence", "offence")
    yield Bearing("a defensive ability", "DEFENCE", "defence", "defence")
    moments = get_type_hints(Trigger)["when"]
    for timing in get_args(Timing):
        yield Bearing(f"a card {timing}", "CARD", "card", timing)
        yield Bearing(f"a use {timing} of a token", "STATUS", "use", timing)
    for timing in ("any-time", "own-attack", "attacked"):
        yield Bearing(f"a use {timing} of a companion", "COMPANION", "use", timing)
        yield Bearing(f"a use {timing} of a passive", "PASSIVE", "use", timing)
        yield Bearing(f"a use {timing} of a negative status", "STATUS", "use", timing)
    for moment in get_args(moments):
        for part, noun in (("STATUS", "token"), ("COMPANION", "companion"), ("PASSIVE", "passive")):
            if moment != "inflicted-again" or part == "STATUS":  # it is refused elsewhere
                yield Bearing(f"a trigger {moment} of a {noun}", part, "trigger", moment)
        yield Bearing(f"a trigger {moment} of a negative status", "STATUS", "trigger", moment)
