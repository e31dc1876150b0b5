"""Whatever bytes come in, LIN and RBN give boards and faults, soon, and write again what they read."""

from __future__ import annotations

from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.formats import lin, rbn
from tapete.formats.reading import Reading

SEEDS = {
    lin: b"vg|E,,I,1,2,,,,|rs|3NW+1,|pn|a,b,c,d|qx|o1|st||md|3SAK,HQ,|sv|o|mb|1C!|an|x|pc|H2|up|1|mc|7|pg||"
    b"hv_popuplin('md%7C3');handviewer.html?lin=md%7C&n=sak&a=1c(x)p",
    rbn: b"D 1998\nN A+B:C+D:O\n{text}\nB 1\nH N:AK..:\nA NZ:1C^1!*A\n1 note\nC 1C:N\nP CK-+.:\nR 7+1\n\n",
}
FORMATS = pytest.mark.parametrize("module", [lin, rbn], ids=["lin", "rbn"])


def spliced(seed: bytes) -> st.SearchStrategy[bytes]:
    """Pieces of what the format looks like, with anything between."""
    piece = st.tuples(st.integers(0, len(seed)), st.integers(0, 12)).map(lambda cut: seed[cut[0] : sum(cut)])
    return st.lists(piece | st.binary(max_size=4), max_size=30).map(b"".join)


def judged(module: ModuleType, content: bytes) -> None:
    reading: Reading = module.read(content)
    for fault in reading.faults:
        assert fault.code.startswith(("notation/", "record/"))
        assert fault.text and fault.line >= 0
        assert fault.board is None or 0 <= fault.board < len(reading.boards)
    again: Reading = module.read(module.write(reading.boards, reading.head).content)
    assert [one.record for one in again.boards] == [one.record for one in reading.boards]
    assert 0 <= module.evidence(content) <= 100


@FORMATS
@given(st.binary(max_size=200))
def test_any_bytes(module: ModuleType, content: bytes) -> None:
    judged(module, content)


@FORMATS
@given(st.data())
def test_bytes_that_look_like_it(module: ModuleType, data: st.DataObject) -> None:
    judged(module, data.draw(spliced(SEEDS[module])))


@FORMATS
@given(st.data())
def test_pieces_give_the_boards_of_the_whole(module: ModuleType, data: st.DataObject) -> None:
    seed = SEEDS[module].split(b"hv_")[0]
    content = data.draw(spliced(seed)) + b"\n"
    size = data.draw(st.integers(1, 50))
    readings = list(module.read_many(content[at : at + size] for at in range(0, len(content), size)))
    boards = [one.record for reading in readings for one in reading.boards]
    assert boards == [one.record for one in module.read(content).boards]


HOSTILE = [
    b"|" * 300_000,
    b"mb|p|" * 100_000,
    b"mb|ap|" * 100_000,
    b"mb|zz|" * 30_000,
    b"mb|" + b"1C" * 200_000 + b"|",
    b"pc|HQ|" * 50_000 + b"up|1|" * 50_000,
    b"pc|HQ|nt|x|up|1|" * 30_000,
    b"pn|a,b,c,d,e,f,g,h|" * 30_000,
    b"qx|o1|" * 30_000,
    b"rs|" + b"3NW+1," * 50_000 + b"|" + b"qx|o1|" * 20_000,
    b"vg|,,I,1,999999,|qx|o5|" * 10_000,
    b'handviewer.html?lin="' * 20_000,
    b"handviewer.html?lin=%\n" * 20_000,
    b"hv_popuplin('\\" * 20_000,
    b"hv_popuplin('" + b"\\'" * 100_000,
    b"{" * 300_000,
    b"{\n" * 100_000,
    b"A NZ:" + b"1C^1" * 100_000,
    b"A NZ:" + b"A" * 100_000,
    b"P " + b"C2:" * 100_000,
    b"H N:" + b":" * 300_000,
    b"T " + b":" * 300_000,
    b"N " + b"+:" * 100_000,
    b"B 1\n" * 50_000,
    b"B 1\n\n" * 20_000,
    b"1 x\n" * 100_000,
]


@pytest.mark.slow
@FORMATS
@pytest.mark.parametrize("content", HOSTILE, ids=lambda content: repr(content[:24]))
def test_files_made_to_take_long_do_not(module: ModuleType, content: bytes) -> None:
    judged(module, content)
