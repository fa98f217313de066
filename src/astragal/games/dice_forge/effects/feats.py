"""What feats do: one function for each word of the vocabulary."""

from collections.abc import Callable
from typing import Final

from astragal.games.dice_forge.packs import vocabulary as v
from astragal.games.dice_forge.packs.facts import WORDS, Deed
from astragal.games.dice_forge.rules.blessing import bless, bless_by_die, roll
from astragal.games.dice_forge.rules.faces import (
    CASH,
    LOSS,
    ROLLED,
    apply_faces,
    apply_now,
    faces_up,
)
from astragal.games.dice_forge.rules.forging import forge_now, take
from astragal.games.dice_forge.rules.reserves import gain, gain_one, pay
from astragal.games.dice_forge.state import DiceForge, replaced
from astragal.kernel.match import Option
from astragal.kernel.step import steps

Act = Callable[[DiceForge, int, int, Deed], None]


def gain_amounts(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """Gain at once (DF-110)."""
    gain(m, seat, does.gains)


def gain_by_choice(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """Gain one of several things (DF-107)."""
    m.now((gain_one, seat, feat))


def pay_and_gain(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """Pay from the reserve, and gain (DF-109)."""
    pay(m, seat, does.price)
    gain(m, seat, does.gains)


def receive_blessings(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """Divine blessings, one after the other (DF-096, DF-097)."""
    m.do_all([(bless, seat, manner(does))] * does.count)


def receive_minor_blessings(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """Minor blessings with one die (DF-087, DF-100, DF-101)."""
    m.now((bless_by_die, seat, does.count, manner(does)))


def manner(does: Deed) -> int:
    """How faces of a feat's blessings are applied; some may be cashed in instead."""
    return ROLLED + CASH * does.cash


def enlarge(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """The larger limits came with the card; what was lost before stays lost (DF-081, DF-086)."""


def hammer(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """The track came with the card; a further hammer waits beneath it (DF-084, DF-085)."""


def glory_per_face(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """Every face that lies beside counts, whatever removed it (DF-099, DF-162)."""
    gain(m, seat, (0, 0, 0, does.gains[v.GLORY] * len(m.beside[seat])))


# -- faces of the garden -------------------------------------------------------------------------


def forge_special(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """A face of the garden, chosen where there are several (DF-095, DF-102, DF-106, DF-108)."""
    m.now((choose_face, seat, feat))


def choose_face(m: DiceForge, seat: int, feat: int) -> None:
    """Which of the faces that are left (DF-106)."""
    does = m.content.feats[feat].instant
    assert does is not None
    options = tuple([("face", face) for face in does.faces if m.stock[face]])
    if len(options) > 1:
        m.ask(seat, "face", options, face_chosen)
    elif options:
        face_chosen(m, seat, options[0])


def face_chosen(m: DiceForge, seat: int, option: Option) -> None:
    """The face leaves the garden and must be forged."""
    take(m, option[1])
    forge_now(m, seat)


def give_boar(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """The card is of the next colour; its face goes to another player (DF-090, DF-163)."""
    colour = m.owners.index(-1)
    m.owners = replaced(m.owners, colour, seat)
    m.now((choose_bearer, seat, colour))


def choose_bearer(m: DiceForge, seat: int, colour: int) -> None:
    """Who must take the boar face: anybody but its owner (DF-090)."""
    seats = m.seated
    options = tuple(("give", (seat + turn) % seats) for turn in range(1, seats))
    if len(options) > 1:
        m.ask(seat, "bearer", options, bearer_chosen, colour)
    else:
        bearer_chosen(m, seat, options[0], colour)


def bearer_chosen(m: DiceForge, seat: int, option: Option, colour: int) -> None:
    """The bearer says which face goes (DF-090)."""
    face = m.content.boar_faces[colour]
    take(m, face)
    m.tell("gave", seat, option[1], m.content.faces[face].id)
    forge_now(m, option[1])


# -- dice of the others --------------------------------------------------------------------------


def others(m: DiceForge, seat: int) -> list[int]:
    """The other seats in turn order."""
    seats = m.seated
    return [(seat + turn) % seats for turn in range(1, seats)]


def borrow(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """The others roll, and nothing comes of it for them (DF-092)."""
    for other in others(m, seat):
        roll(m, other)
    m.now((pick, seat))


def pick(m: DiceForge, seat: int) -> None:
    """The faces of two different dice, from one opponent or from two (DF-171)."""
    faces = sorted(face for other in others(m, seat) for face in faces_up(m, other))
    pairs = {(a, b) for at, a in enumerate(faces) for b in faces[at + 1 :]}
    options = tuple(("pick", *pair) for pair in sorted(pairs))
    if len(options) > 1:
        m.ask(seat, "pick", options, picked)
    else:
        picked(m, seat, options[0])


def picked(m: DiceForge, seat: int, option: Option) -> None:
    """They are applied as a blessing, but nothing was rolled to be repeated (DF-173, DF-174)."""
    m.tell("picked", seat, tuple(m.content.faces[face].id for face in option[1:]))
    apply_now(m, seat, option[1], option[2], 0)


def others_lose(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """All others roll first; then they lose, one after the other (DF-105, DF-170).

    Their faces are applied as ever, only the other way round (DF-164, DF-165, DF-167, DF-168).
    """
    rolled = [(other, *roll(m, other)) for other in others(m, seat)]
    m.do_all([(apply_faces, other, a, b, LOSS) for other, a, b in rolled])


ACTS: Final[dict[type, Act]] = {
    v.Gain: gain_amounts,
    v.GainOne: gain_by_choice,
    v.Pay: pay_and_gain,
    v.Blessings: receive_blessings,
    v.MinorBlessings: receive_minor_blessings,
    v.Forge: forge_special,
    v.GiveBoar: give_boar,
    v.Borrow: borrow,
    v.OthersLose: others_lose,
    v.Enlarge: enlarge,
    v.Hammer: hammer,
    v.GloryPerReplacedFace: glory_per_face,
}


BY_NUMBER: Final[list[Act]] = [ACTS[word] for word in WORDS]


def act(m: DiceForge, seat: int, feat: int, does: Deed) -> None:
    """Do what the words of a feat say."""
    BY_NUMBER[does.word](m, seat, feat, does)


steps(choose_face, face_chosen, choose_bearer, bearer_chosen, pick, picked)
