"""One file a step, in the order in which they were made."""
