"""The club in the browser: tables kept in a database, played over websockets, with robots in the empty seats.

It may import core, scoring, table and robots.
It never decides a rule of bridge: `table.step` does, and each viewer is sent what `table.view_for` shows him.
"""
