"""Right prompts that others write, and that were called wrong."""

from __future__ import annotations

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

MARKS: Rows = [{"note": f"Visit {i} took {10 + i} minutes.", "group": "FSL"[i % 3]}
               for i in range(9)]  # fmt: skip
DAYS: Rows = [{"said": f"Ticket {i} is due on {day}.", "day": day}
              for i, day in enumerate(("Monday", "Tuesday", "Friday", "Sunday") * 2)]  # fmt: skip
STOCK: Rows = [{"item": f"tile {i}", "left": 3 * i, "need": 40 - i,
                "buy": ("no", "yes")[3 * i < 40 - i]} for i in range(5, 15)]  # fmt: skip
SCHEMES: Rows = [{"asked": f"What is part {i} for?", "said": f"It holds part {i + 1}.",
                  "points": str(i % 3)} for i in range(6)]  # fmt: skip


def test_a_range_before_a_bracket_is_no_face() -> None:
    text = "Note: {{data['note']}}\nF = fast (0-7), S = slow (8-{}, L = long (9-99)\nGroup:"
    assert not found(case(text.format("8)"), "data['group']", MARKS), "text/unclosed")
    assert found(case(text.format("9"), "data['group']", MARKS), "text/unclosed")


def test_a_day_of_the_week_by_its_first_letters() -> None:
    text = "Give the weekday as three capital letters.\n{data['said']}\nDay:"
    short = "data['day'][:3].upper()"
    assert not found(case(text, short, DAYS), "few-shot/other-form")
    number = "str(len(data['day']))"
    assert found(case(text, number, DAYS), "few-shot/other-form")


def test_a_file_s_last_cell_has_no_space_before_it() -> None:
    text = "item;left;need;buy{}\n{{data['item']}};{{data['left']}};{{data['need']}};"
    name = "text/missing-space"
    for more, is_told in (("", False), ("; or not", True)):
        task = case(text.format(more), "data['buy']", STOCK, before="", num_fewshot=1)
        assert bool(found(task, name)) is is_told


def test_a_cue_heads_a_scheme_and_closes_the_prompt() -> None:
    scheme = "Question: {data['asked']}\nPoints:\n1 - says what for\n0 - says anything else\n\n"
    asked = "Answer: {data['said']}\nPoints:"
    assert not found(case(scheme + asked, "data['points']", SCHEMES), "text/cue-forms")
