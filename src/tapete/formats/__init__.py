"""Files of bridge: text or bytes in, records and faults out, and back, one module a format.

It may import `core` and `scoring`, and of other libraries msgspec and what one format needs.
It never opens a path or a network, and never stops at the first fault.
"""
