"""LIN, the files of Bridge Base Online: boards, matches of two rooms, movies, addresses and pages with LIN.

Nothing official describes it; what is read and written here is told in `docs/formats.md`.
"""

from tapete.formats.lin.address import handviewer_address
from tapete.formats.lin.evidence import evidence
from tapete.formats.lin.source import read, read_many
from tapete.formats.lin.writer import write, write_many

__all__ = ["evidence", "handviewer_address", "read", "read_many", "write", "write_many"]
