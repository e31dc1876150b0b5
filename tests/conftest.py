"""One hypothesis profile for all tests: the clock of a busy machine never decides."""

from hypothesis import settings

settings.register_profile("tapete", deadline=None)
settings.load_profile("tapete")
