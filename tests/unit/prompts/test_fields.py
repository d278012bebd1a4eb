"""Fields of a dataset's rows: names, types and the current row's values."""

from __future__ import annotations

from workbench.prompts.fields import LOOKED_AT, MAX_KEYS, Field, describe_fields
from workbench.types import Doc


def test_fields_have_the_types_of_all_rows_and_the_value_of_one() -> None:
    """A field that some rows lack, or hold None in, says so; the row's own order comes first."""
    docs = [
        Doc(0, {"question": "1 + 1", "answer": "2"}),
        Doc(1, {"question": "1 + 2", "answer": None, "source": "book"}),
    ]
    assert describe_fields(docs, docs[0]) == (
        Field("question", "str", "1 + 1"),
        Field("answer", "str | None", "2"),
        Field("source", "str", None, absent=True, share=0.5),
    )


def test_a_dict_s_keys_are_fields_of_the_row_at_hand() -> None:
    """`target_scores` has other keys in each row."""
    docs = [Doc(0, {"target_scores": {"no": 0, "yes": 1.5}}), Doc(1, {"target_scores": {}})]
    (field,) = describe_fields(docs, docs[0])
    assert field.type == "dict[str, int | float] | dict"
    assert field.keys == (Field("no", "int", 0), Field("yes", "float", 1.5))
    assert describe_fields(docs, docs[1])[0].keys == ()


def test_a_list_s_type_names_its_elements() -> None:
    """Nested to any depth; an empty list has no more to say."""
    doc = Doc(0, {"options": ["a", "b"], "nested": [[1], [None]], "empty": []})
    types = [field.type for field in describe_fields([doc], doc)]
    assert types == ["list[str]", "list[list[int] | list[None]]", "list"]


def test_work_is_bounded_however_many_rows_and_keys_there_are() -> None:
    """Only the first rows are looked at, and only so many keys are listed."""
    wide = {str(i): 0 for i in range(MAX_KEYS + 50)}
    docs = [Doc(i, {"scores": wide}) for i in range(LOOKED_AT)] + [Doc(LOOKED_AT, {"late": 1})]
    (field,) = describe_fields(docs, docs[0])
    assert len(field.keys) == MAX_KEYS
