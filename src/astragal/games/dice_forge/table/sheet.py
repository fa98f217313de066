"""The sheet: all content in words, for the board to draw any view with."""

from functools import cache
from typing import Any

from astragal.games.dice_forge.packs.content import Content, FaceFacts, FeatFacts
from astragal.games.dice_forge.packs.vocabulary import (
    RESOURCES,
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
    words_of,
)
from astragal.games.dice_forge.state import STAGES
from astragal.kernel.naming import capital
from astragal.kernel.table import Sheet

PHASES = ("blessing", "reinforcement", "action", "extra")
KINDS = ("instant", "token", "reinforcement", "automatic")


@cache
def sheet(content: Content, language: str) -> Sheet:
    """Stages, resources, faces, slots and feats."""
    text = words_of(language)
    return {
        "game": text.message("game-name"),
        "phases": [
            {"id": stage, "name": capital(text.message(f"stage-{stage}"))} for stage in PHASES
        ],
        "stages": {stage: text.message(f"stage-{stage}") for stage in STAGES},
        "resources": {name: text.message(f"fact-{name}") for name in RESOURCES},
        "portals": {portal: text.message(f"portal-{portal}") for portal in content.portals},
        "dice": {die: text.message(f"die-{die}") for die in ("light", "dark")},
        "faces": {face.id: face_sheet(face, language) for face in content.faces},
        "pools": [
            {"price": price, "faces": list(dict.fromkeys(content.faces[n].id for n in faces))}
            for price, faces in content.pools
        ],
        "slots": [
            {"id": slot.id, "portal": slot.portal, "cost": dict(slot.cost), "feats": slot.feats}
            for slot in content.slots
        ],
        "kinds": {kind: text.message(f"kind-{kind}") for kind in (*KINDS, "none")},
        "feats": {feat.id: feat_sheet(content, feat, language) for feat in content.feats},
        "extra_cost": {name: n for name, n in zip(RESOURCES, content.extra_cost, strict=True) if n},
    }


def face_sheet(face: FaceFacts, language: str) -> dict[str, Any]:
    """A face: what is printed on it, what it does, and what it costs in the sanctuary."""
    does = face.does
    gains = does.amounts if isinstance(does, Gain | GainOne) else {}
    gains = does.gain_one if isinstance(does, Boar) else gains
    return {
        "name": face_name(face, language),
        "kind": face.does.tag,
        "amounts": dict(gains),
        "mark": mark(does),
        "price": face.price or None,
        "text": face_text(face, language),
    }


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


def feat_sheet(content: Content, feat: FeatFacts, language: str) -> dict[str, Any]:
    """A feat: its slot, glory, sorts of effects and text."""
    return {
        "name": feat_name(feat, language),
        "slot": content.slots[feat.slot].id,
        "introductory": content.slots[feat.slot].feats[0] == feat.id,
        "glory": feat.glory,
        "kinds": [kind for kind in KINDS if getattr(feat.feat, kind) is not None],
        "text": feat_lines(feat, language),
    }
