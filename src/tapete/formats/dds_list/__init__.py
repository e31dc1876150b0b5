"""Lists of solved deals that the solver DDS is tested with: some lines of numbers for each deal.

`NUMBER` says how many there are. A deal begins with `PBN dealer vulnerability trumps leader "deal"`; then
come what each lead is worth (`FUT`), the double-dummy table (`TABLE`), par (`PAR`, `PAR2`), cards in
the order played (`PLAY`) and what declarer then wins after each of them (`TRACE`).

Trumps and leader are kept in the `extra` of a board, and the declarer they imply is stated; a level is not
told. The table is there as `DoubleDummyTricks`; the rest as it is written.
"""

from tapete.formats.dds_list.numbers import leads, trace
from tapete.formats.dds_list.reader import evidence, read
from tapete.formats.dds_list.writer import write

__all__ = ["evidence", "leads", "read", "trace", "write"]
