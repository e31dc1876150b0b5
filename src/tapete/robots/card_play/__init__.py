"""Card play by rule of thumb: leads, second and third hand, ruffs, discards, declarer's plan."""

from tapete.robots.card_play.choose import choose_card

__all__ = ["choose_card"]
