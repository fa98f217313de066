"""What sort of file of a pack this is: the keys at its top tell."""

import dataclasses
from collections.abc import Sequence
from typing import Any

from astragal.packs.yaml import Node


def kind_of(node: Node, kinds: Sequence[Any]) -> Any:
    """The type that shares most keys with the file, and of several the one with fewest others."""
    if shared := max(shared_keys(node, kind) for kind in kinds):
        alike = [kind for kind in kinds if shared_keys(node, kind) == shared]
        return min(alike, key=lambda kind: len(dataclasses.fields(kind)))
    return kinds[0]


def shared_keys(node: Node, kind: Any) -> int:
    """How many keys of a file a type has."""
    if not isinstance(node.value, dict):
        return 0
    return sum(field.name.removesuffix("_") in node.value for field in dataclasses.fields(kind))


def likeness(nodes: Sequence[Node], kinds: Sequence[Any]) -> int:
    """How many keys the files of a pack share, each with the type that fits it best."""
    return sum(max((shared_keys(node, kind) for kind in kinds), default=0) for node in nodes)
