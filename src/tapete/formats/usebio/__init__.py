"""USEBIO, XML with the results of a club's event: who took part, and a traveller for each board.

Read in versions 1.0 to 1.3 and written in 1.2. No document type is fetched and no entity expanded.
"""

from tapete.formats.usebio.reader import evidence, read
from tapete.formats.usebio.writer import write

__all__ = ["evidence", "read", "write"]
