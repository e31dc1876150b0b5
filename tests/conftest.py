"""One hypothesis profile for all tests: the clock of a busy machine never decides.

`pytest --hypothesis-profile=long` asks fifty times as much.
"""

from hypothesis import settings

settings.register_profile("tapete", deadline=None, max_examples=40)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile("tapete")
