"""Tapete: the open, self-hosted home of bridge."""

__version__ = "0.1.0"
