"""Which letters a file means: its marks, what it declares, and else the letters themselves."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.formats.text import blocks, decode


@pytest.mark.parametrize(
    ("text", "encoding"),
    [
        ("Müller, Agnès, Peña", "latin-1"),
        ("José “x”", "cp1252"),
        ("Łódź, Kraków, Wałęsa", "cp1250"),
        ("Привет мир", "cp1251"),
    ],
)
def test_the_letters_of_a_language_tell_its_encoding(text: str, encoding: str) -> None:
    read = decode(text.encode(encoding))
    assert (read.content, read.encoding) == (text, encoding)
    assert bool(read.faults) == (encoding != "latin-1"), "what is only likely is told"


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16"])
def test_marks_and_line_ends_of_any_kind_are_understood(encoding: str, line_end: str) -> None:
    read = decode(line_end.join(("Łódź", "♠", "")).encode(encoding))
    assert read.content == "Łódź\n♠\n"
    assert read.lines == ["Łódź", "♠", ""]
    assert read.faults == ()


def test_a_declared_encoding_is_believed_where_it_is_not_latin() -> None:
    content = "%Content-type: text/x-pbn; charset=windows-1253\nΑθήνα".encode("cp1253")
    assert decode(content).content.endswith("Αθήνα")
    declared_latin = b"%Content-type: text/x-pbn; charset=ISO-8859-1\n" + "Łódź Wałęsa".encode("cp1250")
    assert decode(declared_latin).encoding == "cp1250"


def test_lines_of_two_encodings_are_each_read_as_what_they_are() -> None:
    read = decode("Peña\n".encode() + "Peña\n".encode("latin-1"))
    assert read.content == "Peña\nPeña\n"
    assert [fault.code for fault in read.faults] == ["notation/encoding"]


def test_a_mark_that_is_not_kept_is_told() -> None:
    read = decode(b"\xff\xfe" + "ab".encode("utf-16-le") + b"\x00")
    assert read.content.startswith("ab")
    assert read.faults[0].code == "notation/encoding"


def test_bytes_that_windows_leaves_empty_are_no_loss() -> None:
    assert decode(b"\x81\x93\xe9").encoding == "latin-1"


@given(st.binary(max_size=200))
def test_any_bytes_are_some_text(content: bytes) -> None:
    assert isinstance(decode(content).content, str)


@given(st.text(max_size=60), st.integers(1, 9))
def test_pieces_of_any_size_are_the_same_text(text: str, size: int) -> None:
    content = text.encode()
    pieces = [content[place : place + size] for place in range(0, len(content), size)]
    assert "".join(one.content for one in blocks(pieces)) == decode(content).content


def test_a_long_file_comes_in_blocks_that_end_with_lines() -> None:
    line = "Peña".encode() * 50 + b"\r\n"
    chunks = [line * 3000] * 4
    read = list(blocks(chunks))
    assert len(read) > 1
    assert all(one.content.endswith("\n") for one in read[:-1])
    assert "".join(one.content for one in read) == decode(b"".join(chunks)).content


@pytest.mark.thorough
def test_a_long_file_in_utf_16_is_one_text_and_a_doubt_is_told_once() -> None:
    wide = ("Łódź\r\n" * 100_000).encode("utf-16")
    (read,) = blocks([wide[:700_000], wide[700_000:]])
    assert read.content == "Łódź\n" * 100_000
    doubtful = "“Łódź” Wałęsa\n".encode("cp1250") * 40_000
    faults = [fault for one in blocks([doubtful] * 3) for fault in one.faults]
    assert len(faults) == 1


def test_lines_may_end_as_on_old_machines_in_a_file_of_pieces() -> None:
    old = b'[Board "1"]\r' * 120_000
    assert "".join(one.content for one in blocks([old, old])) == decode(old + old).content
