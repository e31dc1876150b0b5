from tapete.server.limits import Connections, Rate


def test_so_many_messages_at_once_and_so_many_a_second_from_then_on() -> None:
    rate = Rate(per_second=2, at_once=3, now=0)
    assert [rate.allows(0) for _ in range(4)] == [True, True, True, False]
    assert [rate.allows(0.5) for _ in range(2)] == [True, False]


def test_patience_does_not_grow_without_end() -> None:
    rate = Rate(per_second=2, at_once=3, now=0)
    assert [rate.allows(1_000_000) for _ in range(4)] == [True, True, True, False]


def test_a_closed_connection_makes_room_for_another() -> None:
    connections = Connections(most=2)
    assert [connections.opens("a") for _ in range(3)] == [True, True, False]
    assert connections.opens("b")
    connections.closes("a")
    assert [connections.opens("a") for _ in range(2)] == [True, False]
