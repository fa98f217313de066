"""Whether the packs fit together: every name exists, and everything lies in one place."""

from collections import Counter

from astragal.errors import PackError
from astragal.games.dice_forge.packs.pack import DIE_FACES, FacesFile, Feat, Feats
from astragal.games.dice_forge.packs.vocabulary import Forge, GiveBoar, Hammer, Mirror, WhenBoar
from astragal.packs.yaml import Position


def check_faces(pack: FacesFile) -> None:
    """Every face that is named exists; a die has six; each pool face has one price (DF-010)."""
    known = Counter(face.id for face in pack.faces)
    for id, count in known.items():
        if count > 1:
            raise pack.at.error(f"{id} is there twice")
    pools = [id for pool in pack.sanctuary for id in pool.faces]
    for id in (*pack.dice.light, *pack.dice.dark, *pools, *pack.garden):
        if id not in known:
            raise pack.at.unknown("face", id, known)
    for name, die in (("light", pack.dice.light), ("dark", pack.dice.dark)):
        if len(die) != DIE_FACES:
            raise pack.at.error(f"the {name} die has {len(die)} faces; a die has {DIE_FACES}")
    homes = Counter(id for pool in pack.sanctuary for id in set(pool.faces))
    for id, count in homes.items():
        if count > 1 or id in pack.garden:
            raise pack.at.error(f"{id} lies in several places; a face is bought in one")
    if sum(isinstance(face.does, Mirror) for face in pack.faces) > 1:
        raise pack.at.error("there is more than one sort of mirror")


def check_feats(pack: Feats, faces: FacesFile) -> None:
    """Every feat lies on one slot, whose cost and portal are its own (DF-003, DF-004)."""
    laid = Counter(id for slot in pack.slots for id in slot.feats)
    for id, count in laid.items():
        if id not in pack.feats:
            raise pack.at.unknown("feat", id, pack.feats)
        if count > 1:
            raise pack.at.error(f"{id} lies on {count} slots")
    for id, feat in pack.feats.items():
        if id not in laid:
            raise pack.at.error(f"{id} lies on no slot")
        _check_feat(id, feat, faces, pack.at)
    for kind in (Hammer, GiveBoar):
        if sum(isinstance(feat.instant, kind) for feat in pack.feats.values()) > 1:
            raise pack.at.error(f"there is more than one feat with {kind.tag}")


def _check_feat(id: str, feat: Feat, faces: FacesFile, at: Position) -> None:
    if isinstance(feat.instant, Forge):
        for face in feat.instant.faces:
            if face not in faces.garden:
                raise at.unknown("face of the garden", face, faces.garden)
    if isinstance(feat.automatic, WhenBoar) != isinstance(feat.instant, GiveBoar):
        raise _half_a_boar(id, at)


def _half_a_boar(id: str, at: Position) -> PackError:
    return at.error(f"{id}: give_boar and when_boar belong together")
