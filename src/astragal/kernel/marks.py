"""What sets a field of a match apart. An unmarked field is copied into clones and saved.

The functions that copy and save are written from the declarations: see `tools/fields.py`.
"""

from typing import Annotated, TypeVar

T = TypeVar("T")

# It is replaced and never changed in place, so that clones may hold the same.
Shared = Annotated[T, "shared"]

# A list of what the seats own, of which clones share each until it is written to: see `owned.py`.
Owned = Annotated[T, "owned"]

# It follows from the rest, or matters only here: a clone has it, a saved match does not.
Unsaved = Annotated[T, "unsaved"]

# The match's own: given to its constructor, or kept for whoever listens to this match alone.
Uncopied = Annotated[T, "uncopied"]
