"""A fuzzer that learns from coverage, over any format: only faults come out, and boards survive.

It needs atheris, which is not among the requirements:

    .venv/bin/pip install atheris
    .venv/bin/python benchmarks/fuzz_formats.py pbn -max_total_time=1800 -rss_limit_mb=1024 -timeout=10 FOLDER

FOLDER holds samples to begin with, a copy of `../shared/corpus/files/pbn` for instance: what is worth
keeping is put there too. A crash, a hang or too much memory stops it and leaves the input in a file.
"""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["tapete.formats"]):
    from tapete.formats.catalogue import FORMATS

NOTHING_LOST = ("pbn", "json")
"""Formats that have a place for every record that was read in them; the others tell what they lose."""
KINDS = ("notation", "call", "play", "record", "convert")


def main() -> None:
    form = FORMATS[sys.argv.pop(1)]
    read, write, read_many = form.read, form.write, form.read_many
    assert read is not None, f"{form.title} is not read"

    def one(content: bytes) -> None:
        reading = read(content)
        assert all(fault.code.partition("/")[0] in KINDS for fault in reading.faults)
        if read_many is not None:
            halves = (content[: len(content) // 2], content[len(content) // 2 :])
            boards = [filed for part in read_many(halves) for filed in part.boards]
            assert boards == list(reading.boards)
        if write is not None:
            written = write(reading.boards, reading.head)
            again = read(written.content)
            is_the_same = [filed.record for filed in again.boards] == [
                filed.record for filed in reading.boards
            ]
            assert is_the_same or (form.name not in NOTHING_LOST and written.faults)

    atheris.Setup([sys.argv[0], *sys.argv[1:]], one)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
