"""What the seats of Omens own: points, omens that were set off, and the queue of declared ones."""

from typing import Any, Final

from astragal.kernel.match import Match, Option
from tests.kernel.omens import fields

Omen = tuple[int, str]  # whose it is, and which

OWL: Final = "owl"  # may be declined; a point for its seat
CROW: Final = "crow"  # must be declared; the others lose a point
BELL: Final = "bell"  # must be declared; sets a crow off for everybody
OPTIONAL: Final = (OWL,)
LAST_TURN: Final = 4


class Omens(Match):
    """Everything is seen by all."""

    __slots__ = fields.OMENS_SLOTS

    def begin(self) -> None:
        self.points: list[int] = [0] * self.seated
        self.set_off: list[Omen] = []  # and not yet declared
        self.queue: list[Omen] = []  # declared, the first is carried out next
        self.turns: int = 0

    def clone_state(self, other: "Omens") -> None:
        fields.copy_omens(self, other)

    def pack(self) -> Any:
        return fields.pack_omens(self)

    def unpack(self, state: Any) -> None:
        fields.unpack_omens(self, state)

    # -- the window -------------------------------------------------------------------------

    def priority(self, moment: str) -> tuple[int, ...]:
        """The inactive seats in turn order, the active one last."""
        return tuple((self.active + step) % self.seated for step in range(1, self.seated + 1))

    def must_react(self, seat: int, moment: str) -> bool:
        return True

    def is_quiet(self, moment: str) -> bool:
        return not self.set_off

    def answers(self, seat: int, moment: str) -> tuple[Option, ...]:
        """Each of the seat's omens once: in which order they are declared is its choice."""
        own = sorted({omen for whose, omen in self.set_off if whose == seat})
        declared: list[Option] = [("declare", omen) for omen in own]
        return (*declared, *(("decline", omen) for omen in own if omen in OPTIONAL))

    def give(self, seat: int, option: Option) -> None:
        """What was declared goes to the end of the queue; what was declined is gone."""
        verb, omen = option
        self.set_off.remove((seat, omen))
        if verb == "declare":
            self.queue.append((seat, omen))
        self.tell(f"{verb}d", seat, omen)


def broken(m: Omens) -> list[str]:
    """Omens belong to seats."""
    known = (OWL, CROW, BELL)
    fine = all(0 <= seat < m.seated and omen in known for seat, omen in (*m.set_off, *m.queue))
    fits = len(m.points) == m.seated and 0 <= m.turns <= LAST_TURN
    return [] if fine and fits else ["omens out of bounds"]
