"""What a deal is bid and played for: what each result is worth in its form and by its sheet."""

from tapete.robots.goals.deal_worth import deal_worth
from tapete.robots.goals.equity import equity
from tapete.robots.goals.play_worth import play_worth, worth_among

__all__ = ["deal_worth", "equity", "play_worth", "worth_among"]
