"""One hypothesis profile for all tests: the clock of a busy machine never decides.

`pytest --hypothesis-profile=long` asks fifty times as much; `brief` is for counting lines, where
the proof is another run's.
"""

from hypothesis import settings

settings.register_profile("tapete", deadline=None, max_examples=40)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.register_profile("brief", deadline=None, max_examples=5, derandomize=True)
settings.load_profile("tapete")
