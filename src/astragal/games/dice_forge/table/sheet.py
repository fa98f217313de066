"""The sheet: all content in words, for the board to draw any view with."""

from functools import lru_cache

import msgspec

from astragal.games.dice_forge.packs.content import DICE, Content
from astragal.games.dice_forge.packs.facts import FaceFacts, FeatFacts
from astragal.games.dice_forge.packs.vocabulary import (
    RESOURCES,
    Amounts,
    Boar,
    FaceEffect,
    Gain,
    GainOne,
    Multiply,
    Shield,
)
from astragal.games.dice_forge.prose.texts import (
    face_name,
    face_text,
    feat_lines,
    feat_name,
    feat_short,
    words_of,
)
from astragal.games.dice_forge.state import STAGES
from astragal.kernel import table as kernel
from astragal.kernel.naming import capital
from astragal.kernel.table import Phase

PHASES = ("blessing", "reinforcement", "action", "extra")
KINDS = ("instant", "token", "reinforcement", "automatic")


class ResourceNames(msgspec.Struct, frozen=True):
    """What the resources are called."""

    gold: str
    sun: str
    moon: str
    glory: str


class DieNames(msgspec.Struct, frozen=True):
    """What the two dice are called."""

    light: str
    dark: str


class Face(msgspec.Struct, frozen=True):
    """A face: what is printed on it, what it does, and what it costs in the sanctuary."""

    name: str
    kind: str
    amounts: Amounts
    # The resource of a shield, the colour of a boar, the number of a multiplier.
    mark: str
    price: int | None
    text: str


class Pool(msgspec.Struct, frozen=True):
    """Faces of one price in the sanctuary."""

    price: int
    faces: list[str]


class Slot(msgspec.Struct, frozen=True):
    """A place on the islands, and the feats of which one lies there."""

    id: str
    portal: str
    cost: Amounts
    feats: list[str]


class Feat(msgspec.Struct, frozen=True):
    """A feat: its slot, glory, sorts of effects and text."""

    name: str
    slot: str
    introductory: bool
    glory: int
    kinds: list[str]
    text: list[str]
    short: list[str]  # one for each kind, without the word for it


class Sheet(kernel.Sheet, frozen=True):
    """Stages, resources, faces, slots and feats."""

    stages: dict[str, str]
    resources: ResourceNames
    portals: dict[str, str]
    dice: DieNames
    faces: dict[str, Face]
    pools: list[Pool]
    slots: list[Slot]
    kinds: dict[str, str]
    feats: dict[str, Feat]
    extra_cost: Amounts


@lru_cache(16)
def sheet(content: Content, language: str) -> Sheet:
    """All content in words."""
    say = words_of(language).message
    return Sheet(
        game=say("game-name"),
        phases=[phase_sheet(stage, capital(say(f"stage-{stage}"))) for stage in PHASES],
        stages={stage: say(f"stage-{stage}") for stage in STAGES},
        resources=ResourceNames(*(say(f"fact-{name}") for name in RESOURCES)),
        portals={portal: say(f"portal-{portal}") for portal in content.portals},
        dice=DieNames(*(say(f"die-{die}") for die in DICE)),
        faces={face.id: face_sheet(face, language) for face in content.faces},
        pools=[
            Pool(price, list(dict.fromkeys(content.faces[n].id for n in faces)))
            for price, faces in content.pools
        ],
        slots=[
            Slot(slot.id, slot.portal, dict(slot.cost), list(slot.feats)) for slot in content.slots
        ],
        kinds={kind: say(f"kind-{kind}") for kind in (*KINDS, "none")},
        feats={feat.id: feat_sheet(content, feat, language) for feat in content.feats},
        extra_cost={n: cost for n, cost in zip(RESOURCES, content.extra_cost, strict=True) if cost},
    )


def phase_sheet(id: str, name: str) -> Phase:
    """A stage by its name; none is so long that it needed another."""
    return Phase(id, name, name)


def face_sheet(face: FaceFacts, language: str) -> Face:
    """A face."""
    does = face.does
    gains = does.amounts if isinstance(does, Gain | GainOne) else {}
    gains = does.gain_one if isinstance(does, Boar) else gains
    return Face(
        name=face_name(face, language),
        kind=face.does.tag,
        amounts=dict(gains),
        mark=mark(does),
        price=face.price or None,
        text=face_text(face, language),
    )


def mark(does: FaceEffect) -> str:
    """What tells a face from others of its kind: a resource, a colour or a number."""
    match does:
        case Shield():
            return does.watches
        case Boar():
            return does.colour
        case Multiply():
            return str(does.by)
        case _:
            return ""


def feat_sheet(content: Content, feat: FeatFacts, language: str) -> Feat:
    """A feat."""
    return Feat(
        name=feat_name(feat, language),
        slot=content.slots[feat.slot].id,
        introductory=content.slots[feat.slot].feats[0] == feat.id,
        glory=feat.glory,
        kinds=[kind for kind in KINDS if getattr(feat.feat, kind) is not None],
        text=feat_lines(content, feat, language),
        short=feat_short(content, feat, language),
    )
