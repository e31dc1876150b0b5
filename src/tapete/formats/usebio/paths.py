"""A tree of XML as pairs of path and text, and back: what stands in a file beside its boards.

A path is the names of the elements, `USEBIO/EVENT/PARTICIPANTS/PAIR[2]/PAIR_NUMBER`; the second of a name has
`[2]`, and an attribute stands after `@`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

from tapete.formats.usebio.tree import Node

_STEP = re.compile(r"([A-Z_][A-Z0-9_.-]{0,63})(?:\[([1-9][0-9]{0,4})\])?")
_ATTRIBUTE = re.compile(r"[A-Za-z_][A-Za-z0-9_.:-]{0,63}")


def flattened(node: Node, path: str, is_left_out: Callable[[Node], bool]) -> Iterator[tuple[str, str]]:
    """Path and text of all that is in an element, but for the elements left out."""
    for name, value in node.attributes.items():
        yield f"{path}@{name}", value
    if node.text or not (node.children or node.attributes):
        yield path, node.text
    for child in node:
        if not is_left_out(child):
            yield from flattened(child, joined(path, child.name, child.number), is_left_out)


def joined(path: str, name: str, number: int = 1) -> str:
    """The path of a child: the first of its name, or a later one."""
    step = name if number == 1 else f"{name}[{number}]"
    return f"{path}/{step}" if path else step


def path_of(node: Node) -> str:
    """The path of an element from the root."""
    steps = [joined("", one.name, one.number) for one in node.upwards() if one.parent is not None]
    return "/".join(reversed(steps))


def grown(root: Node, pairs: Iterable[tuple[str, str]]) -> list[str]:
    """Put each text at its path below the root; the paths that are none are returned."""
    wrong = []
    for path, text in pairs:
        where, _, attribute = path.partition("@")
        node = at(root, where)
        if node is None or (attribute and not _ATTRIBUTE.fullmatch(attribute)):
            wrong.append(path)
        elif attribute:
            node.attributes[attribute] = text
        else:
            node.parts = [text]
    return wrong


def at(root: Node, path: str) -> Node | None:
    """The element at a path, made where it is not yet; None where the path is none."""
    steps = [_STEP.fullmatch(step) for step in path.split("/")]
    node = root
    for step in steps:
        if step is None:
            return None
        number = int(step[2] or 1)
        same = node.named(step[1])
        if number > len(same) + 1:
            return None
        node = same[number - 1] if number <= len(same) else Node(step[1], node)
    return node
