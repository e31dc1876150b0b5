"""XML that strangers wrote, as a tree: nothing is fetched, no entity expanded, no fault ends the reading."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.entities import name2codepoint
from itertools import chain
from xml.parsers import expat

from tapete.formats.reading import Fault

_DEEPEST = 40
_MOST_FAULTS = 100
_PLAIN = re.compile(
    r"<!\[CDATA\[.*?(?:\]\]>|\Z)|<!--.*?(?:-->|\Z)|&(?:([A-Za-z][A-Za-z0-9]{0,31});)?", re.DOTALL
)
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ud800-\udfff\ufffe\uffff]")
_OURS = frozenset(("amp", "lt", "gt", "quot", "apos"))
_NUMBERED = re.compile(r"#(?:\d{1,7}|x[0-9A-Fa-f]{1,6});")
_AGAIN = re.compile(rb"<(?:BOARD|TRAVELLER_LINE|PAIR|SECTION|SESSION|MATCH)\b", re.IGNORECASE)


class Node:
    """An element: its name in capitals, its attributes, its text without outer blanks, its children."""

    __slots__ = ("attributes", "children", "column", "line", "name", "number", "parent", "parts")

    def __init__(self, name: str, parent: Node | None = None, line: int = 0, column: int = 0) -> None:
        self.name, self.parent, self.line, self.column = name, parent, line, column
        self.attributes: dict[str, str] = {}
        self.children: dict[str, list[Node]] = {}
        self.parts: list[str] = []
        self.number = 1
        """Which of its name it is, within what it is in."""
        if parent is not None:
            same = parent.children.setdefault(name, [])
            same.append(self)
            self.number = len(same)

    def __iter__(self) -> Iterator[Node]:
        """The children, those of a name together."""
        return chain.from_iterable(self.children.values())

    @property
    def text(self) -> str:
        """Its text without outer blanks."""
        return "".join(self.parts).strip()

    def child(self, name: str) -> Node | None:
        """The first child of that name."""
        same = self.children.get(name)
        return same[0] if same else None

    def named(self, name: str) -> list[Node]:
        """The children of that name."""
        return self.children.get(name, [])

    def said(self, name: str) -> str:
        """The text of the first child of that name, empty where there is none."""
        child = self.child(name)
        return "" if child is None else child.text

    def upwards(self) -> Iterator[Node]:
        """The element, what it is in, and so on up to the root."""
        node: Node | None = self
        while node is not None:
            yield node
            node = node.parent


class _RefusedError(Exception):
    """What a file of results has no need of, and a trap may be made of."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class _Builder:
    """Feeds a parser, and after a fault another one, and puts what they find into one tree."""

    def __init__(self, faults: list[Fault]) -> None:
        self.root = Node("")
        self.faults = faults
        self.stack = [self.root]
        self.lines_before = 0
        self.silent = 0
        self.parser = self._parser()

    def _parser(self) -> expat.XMLParserType:
        parser = expat.ParserCreate("utf-8")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text
        parser.EntityDeclHandler = self._refuse
        return parser

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        if self.silent:
            return
        if len(self.stack) > _DEEPEST:
            raise _RefusedError("notation/xml", f"elements within elements, more than {_DEEPEST} deep")
        line, column = self.lines_before + self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1
        node = Node(name.upper(), self.stack[-1], line, column)
        node.attributes = attributes
        self.stack.append(node)

    def _end(self, _: str) -> None:
        self.stack.pop()

    def _text(self, text: str) -> None:
        self.stack[-1].parts.append(text)

    def _refuse(self, *_: object) -> None:
        raise _RefusedError(
            "notation/entity", "a file of results declares no entities; this one is not read any further"
        )

    def feed(self, content: bytes) -> None:
        """Read everything, beginning anew with the next board or pair after each fault."""
        while True:
            try:
                self.parser.Parse(content, True)
            except expat.ExpatError as error:
                rest = self._after(error, content)
                if rest is None:
                    return
                content = rest
            except _RefusedError as error:
                line, column = (
                    self.lines_before + self.parser.CurrentLineNumber,
                    self.parser.CurrentColumnNumber,
                )
                self.faults.append(Fault(error.code, str(error), line, column + 1))
                return
            else:
                return

    def _after(self, error: expat.ExpatError, content: bytes) -> bytes | None:
        line, offset = self.lines_before + error.lineno, self.parser.ErrorByteIndex
        self.faults.append(Fault("notation/xml", expat.ErrorString(error.code), line, error.offset + 1))
        again = _AGAIN.search(content, max(offset, 0) + 1)
        if again is None or len(self.faults) > _MOST_FAULTS:
            return None
        name = again.group()[1:].decode("ascii").upper()
        self._close_down_to(name)
        self.lines_before += content.count(b"\n", 0, again.start())
        self.parser = self._parser()
        self.silent = 1
        self.parser.Parse("".join(f"<{node.name}>" for node in self.stack if node.name) or "<_>", False)
        self.silent = 0
        return content[again.start() :]

    def _close_down_to(self, name: str) -> None:
        """Leave the elements that a new one of that name cannot be in."""
        inner = {"TRAVELLER_LINE": ("TRAVELLER_LINE",), "PAIR": ("PAIR", "BOARD", "TRAVELLER_LINE")}
        cannot = inner.get(name, ("BOARD", "TRAVELLER_LINE", "PAIR", "PARTICIPANTS", name))
        places = [place for place, node in enumerate(self.stack) if node.name in cannot]
        if places:
            del self.stack[places[0] :]


def parse(text: str, faults: list[Fault]) -> Node:
    """The tree of a text; its root has no name, and holds what stands outermost."""
    builder = _Builder(faults)
    builder.feed(_plain(text, faults).encode("utf-8"))
    return builder.root


def _plain(text: str, faults: list[Fault]) -> str:
    """The text with its ampersands in order and without signs that XML has no place for."""
    if "<!ENTITY" in text:
        return text
    bad = _FORBIDDEN.search(text)
    if bad is not None:
        words = f"the sign {bad.group()!r} has no place in XML and is left out"
        faults.append(Fault("notation/character", words, *_place(text, bad.start()), is_warning=True))
        text = _FORBIDDEN.sub(" ", text)
    first: list[int] = []

    def repaired(found: re.Match[str]) -> str:
        whole, name = found.group(), found[1]
        if not whole.startswith("&") or name in _OURS or _NUMBERED.match(text, found.start() + 1):
            return whole
        first.append(found.start())
        if name in name2codepoint:
            return f"&#{name2codepoint[name]};"
        return f"&amp;{whole[1:]}"

    plain = _PLAIN.sub(repaired, text)
    if first:
        words = "a name after an ampersand that XML does not know; it was read as it was meant"
        faults.append(Fault("notation/ampersand", words, *_place(text, first[0]), is_warning=True))
    return plain


def _place(text: str, offset: int) -> tuple[int, int]:
    return text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset)
