"""What the Laws say when something irregular happens, as data that can be looked up.

It may import `core`, and of other libraries only msgspec for its frozen values.
It never knows a table or a score, and never applies anything: it tells what may be chosen, and by whom.
"""

from tapete.rulings.choosers import CHOOSERS
from tapete.rulings.irregularity import Chapter, Chooser, Irregularity, Note, Option
from tapete.rulings.law_file import LawFileError, chapters, notes
from tapete.rulings.lookup import for_code, irregularities, irregularity, search

__all__ = [
    "CHOOSERS",
    "Chapter",
    "Chooser",
    "Irregularity",
    "LawFileError",
    "Note",
    "Option",
    "chapters",
    "for_code",
    "irregularities",
    "irregularity",
    "notes",
    "search",
]
