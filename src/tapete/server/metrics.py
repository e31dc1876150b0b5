"""What the server tells of itself to Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from tapete.table import House, Robot, Who

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
_SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1, 5)


class Metrics:
    """All counters of one server."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        moves = Counter("tapete_moves", "Moves committed.", ["by"], registry=registry)
        self._by_person, self._by_robot, self._by_house = map(moves.labels, ("person", "robot", "house"))
        self.refusals = Counter("tapete_refusals", "Messages refused.", ["code"], registry=registry)
        self.robot_faults = Counter(
            "tapete_robot_faults",
            "Robots that failed, and for whom the plainest move was made.",
            registry=registry,
        )
        self.robot_late = Counter(
            "tapete_robot_late",
            "Decisions of robots that took too long, and were made by rule of thumb.",
            registry=registry,
        )
        self.connections = Gauge("tapete_connections", "Open websockets.", registry=registry)
        self.tables = Gauge("tapete_tables_in_memory", "Tables in memory.", registry=registry)
        self.commit_seconds = Histogram(
            "tapete_commit_seconds", "From append to disk.", buckets=_SECONDS, registry=registry
        )

    def count_move(self, who: Who) -> None:
        """One more move of that kind of player."""
        if isinstance(who, Robot):
            self._by_robot.inc()
        elif isinstance(who, House):
            self._by_house.inc()
        else:
            self._by_person.inc()

    def page(self) -> bytes:
        """The page that Prometheus reads."""
        return generate_latest(self._registry)
