"""The table before the first turn: faces, feats, gold; and the draft of feats."""

from astragal.games.dice_forge.packs.vocabulary import GOLD
from astragal.games.dice_forge.state import DRAFT, RESERVES, DiceForge
from astragal.kernel.match import Option
from astragal.kernel.step import steps

AS_AGREED = "as-agreed"


def set_up(m: DiceForge) -> None:
    """Everything as the number of players asks for it (DF-002, DF-008)."""
    m.prepare()
    m.first = m.active = first_player(m)
    for turn, gold in enumerate(m.content.tables[m.seated].gold):
        seat = (m.first + turn) % m.seated
        m.reserves[RESERVES * seat + GOLD] = gold
    remove_faces(m)
    lay_feats(m)
    m.know_stacks()


def first_player(m: DiceForge) -> int:
    """Who begins every round: as agreed, or by lot (DF-009)."""
    first = m.setup.options["first"]
    return first - 1 if isinstance(first, int) else m.chance.below(m.seated)


def remove_faces(m: DiceForge) -> None:
    """With two players two faces leave each pool at random (DF-011)."""
    left = m.content.tables[m.seated].faces
    for _, pool in m.content.pools:
        faces = pool[:]
        if left < len(faces):
            m.chance.shuffle(faces)
            for face in faces[left:]:
                m.stock[face] -= 1
                m.away[face] += 1
    m.know_shelf()


def lay_feats(m: DiceForge) -> None:
    """The feats of each slot: as agreed for it, or by the set of the match (DF-001, DF-005)."""
    options = m.setup.options
    choice = options["feats"]
    open_slots = []
    for number, slot in m.content.paired:
        wanted = options[slot.id]
        if wanted != AS_AGREED:
            m.sets[number] = m.content.feat_numbers[wanted]
        elif choice == "alternate":
            m.sets[number] = m.content.feat_numbers[slot.feats[1]]
        elif choice != "introductory":
            open_slots.append(number)
    if choice == "random":
        for number in open_slots:
            choices = m.content.slots[number].feats
            m.sets[number] = m.content.feat_numbers[choices[m.chance.below(len(choices))]]
    elif open_slots:
        m.chance.shuffle(open_slots)
        m.stage = DRAFT
        m.drafting = tuple(open_slots)
        m.do((draft, m.first))


def draft(m: DiceForge, seat: int) -> None:
    """In turn order each seat chooses the feat of the next open slot."""
    if m.drafting:
        choices = m.content.slots[m.drafting[0]].feats
        options = tuple(("draft", m.content.feat_numbers[feat]) for feat in choices)
        m.ask(seat, "draft", options, drafted)


def drafted(m: DiceForge, seat: int, option: Option) -> None:
    """The feat is laid on its slot; the next seat chooses for the next one."""
    m.sets = m.sets[:]
    m.sets[m.drafting[0]] = option[1]
    m.drafting = m.drafting[1:]
    m.know_stacks()
    m.tell("drafted", seat, m.content.feats[option[1]].id)
    m.do((draft, (seat + 1) % m.seated))


steps(draft, drafted)
