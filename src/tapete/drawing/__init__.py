"""Pictures of hands, deals, auctions and tables as SVG.

It may import `core`, and `scoring`.
It never opens a file, and knows no page and no screen.
"""
