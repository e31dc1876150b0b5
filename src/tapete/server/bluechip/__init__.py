"""The robots' own door: bridge programs that speak the Blue Chip table manager's protocol sit at a table.

`listener` takes them in, `hall` finds them a table and a seat, `script` says what the protocol wants.
"""
