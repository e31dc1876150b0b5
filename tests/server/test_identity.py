import pytest
from hypothesis import given
from hypothesis import strategies as st

from tapete.server.identity import new_person_id, new_table_id, read, sign

KEY, OTHER = b"k" * 32, b"o" * 32


def test_a_cookie_says_whose_it_is() -> None:
    person_id = new_person_id()
    assert read(sign(person_id, KEY), KEY) == person_id


def test_a_cookie_of_another_club_is_nobodys() -> None:
    assert read(sign(new_person_id(), OTHER), KEY) is None


@given(st.text(max_size=300))
def test_what_we_did_not_sign_is_nobodys(text: str) -> None:
    assert read(text, KEY) is None


@pytest.mark.parametrize("place", range(5))
def test_a_cookie_changed_in_one_letter_is_nobodys(place: int) -> None:
    cookie = sign("abcde", KEY)
    assert read(cookie[:place] + "z" + cookie[place + 1 :], KEY) is None


def test_ids_cannot_be_guessed_and_are_easy_to_copy() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(table_id.isalnum() and table_id == table_id.lower() for table_id in ids)
    assert not set("01ilo") & set("".join(ids))
