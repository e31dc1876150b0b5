"""Pictures of hands, deals, auctions and tables as SVG.

It may import `core`, and `scoring`.
It never opens a file, and knows no page and no screen.
"""

from tapete.drawing.auction import auction_svg
from tapete.drawing.deal import Around, deal_svg
from tapete.drawing.hand import hand_svg
from tapete.drawing.trick_table import table_svg
from tapete.drawing.words import Look

__all__ = ["Around", "Look", "auction_svg", "deal_svg", "hand_svg", "table_svg"]
