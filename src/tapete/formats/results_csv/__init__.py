"""Results as CSV: a row for each board at each table, with a first row of headings.

The headings are those of `docs/formats.md`; what else is known of a board has a column under its own name.
"""

from tapete.formats.results_csv.reader import evidence, read
from tapete.formats.results_csv.writer import write

__all__ = ["evidence", "read", "write"]
