"""Labels at the heads of a legend's lines, and those that the answers are."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

LETTERS: Rows = [{"mail": f"{text} ({i})", "box": box} for i, (text, box) in enumerate((
    ("My parcel is wet.", "damage"), ("Where is it?", "delay"), ("I pay twice!", "invoice"),
    ("It came broken.", "damage"), ("Ten days late.", "delay"), ("The sum is wrong.", "invoice"),
    ("Please call me.", "other"), ("Thanks to all.", "other")))]  # fmt: skip
CODES: Rows = [{"part": f"{text}（{i}）", "code": code} for i, (text, code) in enumerate((
    ("机油", "E"), ("轮胎", "W"), ("刹车片", "B"), ("活塞", "E"), ("轮毂", "W"),
    ("刹车油", "B")))]  # fmt: skip
LINES = {
    "damage": "the goods came broken or wet",
    "delay": "the goods are late, or nobody knows where they are",
    "invoice": "a sum, a bill or a payment",
    "other": "all else",
}
HEAD = "You sort the letters of a forwarding agency.\n\n"
ASKED = "Letter: {data['mail']}\nBox:"


def lettered(form: str, *, without: str = "", said: str = "", **renamed: str) -> Case:
    """Return a case whose legend has a line of a form for each label, with other names for some."""
    lines = [
        form.format(renamed.get(label, label), text)
        for label, text in LINES.items()
        if label != without
    ]
    return case(HEAD + "".join(lines) + f"\n{said}{ASKED}", "data['box']", LETTERS)


FORMS = {
    "dashes": "- {}: {}\n",
    "a table": "| {} | {} |\n",
    "numbers": "{} = {}\n",
    "bold": "* **{}** – {}\n",
    "quotes": "“{}”：{}\n",
    "sentences": "{} covers {}. ",
}


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_a_label_without_its_line_is_told(form: str) -> None:
    (told,) = found(lettered(form, without="invoice"), "answer/legend")
    assert told.doc_ids == (2, 5) and "'invoice'" in told.message
    assert not found(lettered(form), "answer/legend")


@pytest.mark.parametrize("form", FORMS.values(), ids=FORMS)
def test_so_is_one_that_has_another_name_there(form: str) -> None:
    assert found(lettered(form, invoice="billing"), "answer/legend")


@pytest.mark.parametrize("said", ["When in doubt, choose invoice.\n", "Boxes: damage, invoice\n"])
def test_one_that_is_told_elsewhere_is_not_lacking(said: str) -> None:
    assert not found(lettered("- {}: {}\n", without="invoice", said=said), "answer/legend")


def test_a_sample_explains_nothing() -> None:
    sample = "Letter: The bill is too high.\nBox: invoice\n\n"
    assert found(lettered("- {}: {}\n", without="invoice", said=sample), "answer/legend")


@pytest.mark.parametrize(("own", "there"), [("E", "Е"), ("W", "B")])
def test_another_letter_in_the_place_of_one(own: str, there: str) -> None:
    """One of Cyrillic; or one that another line has, too, though all are named below."""
    legend = "· E：发动机\n· W：车轮\n· B：刹车\n"
    below = "只回答一个字母：E、W 或 B。\n配件：{data['part']}\n字母："
    wrong = legend.replace(f"{own}：", f"{there}：")
    assert found(case(wrong + below, "data['code']", CODES), "answer/legend")
    assert not found(case(legend + below, "data['code']", CODES), "answer/legend")


def test_a_legend_of_sentences_in_one_line() -> None:
    """There are more sentences than lines, and one of them is that of a sample."""
    said = " ".join(f"{label} covers {text}." for label, text in LINES.items())
    missing = said.replace("invoice covers a sum, a bill or a payment. ", "")
    asked = " Letter: {data['mail']}"
    assert found(case(missing + asked, "data['box']", LETTERS), "answer/legend")
    assert not found(case(said + asked, "data['box']", LETTERS), "answer/legend")


def test_lines_of_another_kind_are_no_legend() -> None:
    """An example in each line is laid out as the meanings are."""
    said = "".join(f"{label}: {text}. Example: none.\n" for label, text in LINES.items())
    assert not found(case(f"{HEAD}{said}\n{ASKED}", "data['box']", LETTERS), "answer/legend")


def test_a_list_of_labels_is_one_answer() -> None:
    rows = [{**row, "box": f"{row['box']}, delay"} for row in LETTERS]
    both = case(HEAD + "".join(f"- {a}: {b}\n" for a, b in LINES.items()) + ASKED,
                "data['box']", rows)  # fmt: skip
    assert not found(both, "answer/legend")
