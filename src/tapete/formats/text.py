"""From the bytes of a file to its text: by its marks, by what it declares, else by its letters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from tapete.formats.reading import Fault

_MARKS = (
    (b"\xef\xbb\xbf", "utf-8"),
    (b"\xff\xfe", "utf-16-le"),
    (b"\xfe\xff", "utf-16-be"),
)
_DECLARED = re.compile(rb"""(?:charset=|<\?xml[^>]{0,80}?encoding=)["']?([A-Za-z][A-Za-z0-9_.:-]{1,30})""")
_KNOWN = frozenset(("utf-8", *(f"windows-{page}" for page in range(1250, 1259)), "iso-8859-2", "iso-8859-15"))
"""What a file may declare and be believed; Latin-1 is often declared of files that are not."""

_HIGH = re.compile(rb"[\x80-\xff]")
_CONTROL = re.compile(rb"[\x80-\x9f]")
_FOREIGN_WORD = re.compile(rb"[\xc0-\xff]{3,}")
_SIGN_IN_WORD = re.compile(
    rb"(?<=[A-Za-z])[\x8c\x9c\x9f\xa3\xa5\xb3\xb9\xbc\xbe\xbf]|[\xa3\xaf\xb3\xbf](?=[a-z])"
)
"""Bytes that are signs in Western writing and letters in that of Central Europe, found within a word."""

_LINE_END = re.compile(r"\r\n?")
_SAMPLE = 1 << 20
DECLARED_WITHIN = 4096
"""Bytes within which a file may declare what it is written in."""


class Text(msgspec.Struct, frozen=True):
    """What a file says, with `\\n` at each line's end."""

    content: str
    encoding: str
    """Python's name of it; of text that came decoded, `str`."""
    faults: tuple[Fault, ...] = ()

    @property
    def lines(self) -> list[str]:
        """The lines without their ends; line 1 of a fault is the first."""
        return self.content.split("\n")


def decode(content: bytes | str) -> Text:
    """The text of a file; never fails, and warns (`notation/encoding`) where it went by the letters.

    >>> decode(b"M\\xfcller\\r\\n").content, decode("Łódź".encode()).encoding
    ('Müller\\n', 'utf-8')
    """
    if isinstance(content, str):
        return Text(_with_plain_ends(content.removeprefix("\ufeff")), "str")
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return _marked(content[len(mark) :], encoding)
    try:
        return Text(_with_plain_ends(content.decode("utf-8")), "utf-8")
    except UnicodeDecodeError:
        return _by_evidence(content)


def declared(content: bytes) -> str:
    """What the beginning of a file says it is written in, where that is to be believed; else nothing."""
    found = _DECLARED.search(content[:DECLARED_WITHIN])
    name = found[1].decode("ascii").lower() if found else ""
    return name if name in _KNOWN else ""


def blocks(chunks: Iterable[bytes | str]) -> Iterator[Text]:
    """The texts of a file that comes in pieces, each ending with a line; each is judged by itself.

    What is told of one is not told again of the next. A file in UTF-16 is taken as a whole.
    """
    told: set[str] = set()
    for joined in _whole_lines(chunks):
        text = decode(joined)
        new = tuple(fault for fault in text.faults if fault.text not in told)
        told.update(fault.text for fault in new)
        yield text if new == text.faults else Text(text.content, text.encoding, new)


def _whole_lines(chunks: Iterable[bytes | str]) -> Iterator[bytes]:
    kept: list[bytes] = []
    size, is_first = 0, True
    for chunk in chunks:
        kept.append(chunk.encode("utf-8", "surrogatepass") if isinstance(chunk, str) else chunk)
        size += len(kept[-1])
        if size < _SAMPLE:
            continue
        joined = b"".join(kept)
        end = 0
        if not (is_first and joined.startswith((b"\xff\xfe", b"\xfe\xff"))):
            end = joined.rfind(b"\n") + 1 or joined.rfind(b"\r", 0, -1) + 1
        if end:
            yield joined[:end]
            is_first = False
        kept, size = [joined[end:]], len(joined) - end
    if size or is_first:
        yield b"".join(kept)


def _with_plain_ends(text: str) -> str:
    return _LINE_END.sub("\n", text) if "\r" in text else text


def _marked(content: bytes, encoding: str) -> Text:
    try:
        return Text(_with_plain_ends(content.decode(encoding)), encoding)
    except UnicodeDecodeError as error:
        text = f"marked as {encoding}, but {error.reason}; what cannot be read is shown as \ufffd"
        fault = Fault("notation/encoding", text, is_warning=True)
        return Text(_with_plain_ends(content.decode(encoding, "replace")), encoding, (fault,))


def _by_evidence(content: bytes) -> Text:
    name = declared(content)
    lines = content.split(b"\n")
    eight_bit = [line for line in lines if _HIGH.search(line) and not _is_utf8(line)]
    encoding = name if name and name != "utf-8" else _eight_bit(b"\n".join(eight_bit))
    mixed = [number for number, line in enumerate(lines, 1) if _HIGH.search(line) and _is_utf8(line)]
    faults: list[Fault] = []
    if encoding not in ("latin-1", name):
        text = f"read as {encoding}, by the evidence of its letters"
        faults.append(Fault("notation/encoding", text, _first(lines, eight_bit), is_warning=True))
    if mixed:
        text = f"some lines are in UTF-8 and some in {encoding}; each was read as what it is"
        faults.append(Fault("notation/encoding", text, mixed[0], is_warning=True))
        decoded = "\n".join(line.decode("utf-8" if _is_utf8(line) else encoding, "replace") for line in lines)
    else:
        decoded = content.decode(encoding, "replace")
    return Text(_with_plain_ends(decoded), encoding, tuple(faults))


def _first(lines: list[bytes], wanted: list[bytes]) -> int:
    return lines.index(wanted[0]) + 1


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def _eight_bit(sample: bytes) -> str:
    """Cyrillic comes in whole words, Polish and Czech put signs within words, only Windows uses 80-9F."""
    high = len(_HIGH.findall(sample))
    if sum(map(len, _FOREIGN_WORD.findall(sample))) * 2 > high:
        return _if_it_can_be("cp1251", sample)
    if len(_SIGN_IN_WORD.findall(sample)) * 5 > high:
        return _if_it_can_be("cp1250", sample)
    return _if_it_can_be("cp1252", sample) if _CONTROL.search(sample) else "latin-1"


def _if_it_can_be(encoding: str, sample: bytes) -> str:
    """Latin-1, in which every byte is something, where the encoding has no letter for one."""
    try:
        sample.decode(encoding)
    except UnicodeDecodeError:
        return "latin-1"
    return encoding
