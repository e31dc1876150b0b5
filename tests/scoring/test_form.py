from tapete.scoring import Form


def test_the_forms_are_those_of_the_command_line() -> None:
    assert [form.value for form in Form] == ["rubber", "auction1920", "chicago", "duplicate"]


def test_a_form_is_written_as_it_is_typed() -> None:
    assert repr(Form.AUCTION1920) == "Form.AUCTION1920"
