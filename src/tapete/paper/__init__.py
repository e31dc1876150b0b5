"""What is printed: hand records, score sheets, an evening's ledger, as PDF.

It may import `core`, `scoring`, `rulings`, `table`, `pad`, `formats`, `dd` and `drawing`, and the typesetter.
It never reads a file of the user's, and never works out what it prints.
"""
