"""What happens in Dice Forge, with the names of its parts, for log, animation and statistics."""

EVENTS: dict[str, tuple[str, ...]] = {
    "drafted": ("seat", "feat"),
    "turn": ("seat", "round"),
    "rolled": ("seat", "faces"),
    "copied": ("seat", "face"),
    "picked": ("seat", "faces"),
    "gained": ("seat", "amounts"),
    "wasted": ("seat", "amounts"),
    "lost": ("seat", "amounts"),
    "paid": ("seat", "amounts"),
    "hammered": ("seat", "count"),
    "bought": ("seat", "face"),
    "forged": ("seat", "face", "replaced"),
    "gave": ("seat", "target_seat", "face"),
    "moved": ("seat", "portal"),
    "ousted": ("seat", "target_seat"),
    "took": ("seat", "feat"),
    "used": ("seat", "feat"),
    "rested": ("seat",),
    "scored": ("seat", "glory"),
}
