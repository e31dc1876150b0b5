"""RBN, Richard Pavlicek's notation: a line for each thing, after a label of one letter.

A blank line ends a deal. Most labels hold for the deals that follow, until they are given anew.
"""

from tapete.formats.rbn.evidence import evidence
from tapete.formats.rbn.reader import read, read_many
from tapete.formats.rbn.writer import write, write_many

__all__ = ["evidence", "read", "read_many", "write", "write_many"]
