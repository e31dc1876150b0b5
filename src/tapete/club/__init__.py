"""Many tables compared: who did how well on boards that more than one table has played.

It may import `core` and `scoring`, and of other libraries only msgspec for its frozen values.
It never sees a live table, a file, a socket or a clock: what was played comes to it as results.
"""

from tapete.club.board_result import Awarded, BoardResult
from tapete.club.compared import travellers
from tapete.club.comparison import Comparison
from tapete.club.standings import Standing, standings
from tapete.club.traveller import Row, Traveller

__all__ = ["Awarded", "BoardResult", "Comparison", "Row", "Standing", "Traveller", "standings", "travellers"]
