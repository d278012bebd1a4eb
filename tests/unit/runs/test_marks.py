"""Marks that are written for the user: where they stand, and that nothing else changes."""

from __future__ import annotations

import pytest

from workbench.errors import SettingError
from workbench.runs.neighbours.marks import alternatives, marks_of, with_first, with_mark, with_text

SOURCE = """\
def transform(data):
    return {
        "input": f"Q: {data['q']}\\nA:",
        "output": "A",  # the gold
    }
"""


def marked(source: str, text: str, *others: str, name: str = "cue") -> str:
    """Return the source with the first place of a text marked."""
    start = source.index(text)
    return with_mark(source, start, start + len(text), name, others)


def test_a_mark_ends_the_line_that_its_text_stands_in() -> None:
    """With the name and all texts, the marked one first."""
    made = marked(SOURCE, "Q: ", "Question: ", "")
    mark = '  # workbench: try cue "Q: " | "Question: " | ""'
    assert made.splitlines()[2] == SOURCE.splitlines()[2] + mark
    (found,) = marks_of(made)
    assert (found.name, found.texts, found.line) == ("cue", ("Q: ", "Question: ", ""), 2)


def test_a_line_that_ends_in_a_comment_has_the_mark_above() -> None:
    """Indented as the line is; the comment that was there stays."""
    made = marked(SOURCE, '"A"', '"B"', name="")
    assert made.splitlines()[3:5] == [
        """        # workbench: try '"A"' | '"B"'""",
        '        "output": "A",  # the gold',
    ]
    assert marks_of(made)[0].line == 4


@pytest.mark.parametrize(
    ("source", "text", "others", "says"),
    [
        ('x = """one\ntwo\nthree"""\n', "two", ("2",), "a comment can end or precede"),
        ('x = "a a"\n', "a", ("b",), "once"),
        ('x = "a"\n', '"a"', ("'",), "alternatives that leave Python"),
        ("x = (\n", "x", ("y",), "Python"),
        ('x = "a"\n', "a", ("\"'",), "quotes"),
        ('x = "a"\ny = "b"\n', 'a"\ny', ("b",), "within one line"),
        (
            'x = "a"  # workbench: try one "a" | "b"\n',
            "x",
            ("y",),
            "line 1; expected one mark at most",
        ),
        (
            'x = 1\ny = "a"  # workbench: try one "a" | "b"\n',
            "a",
            ("c",),
            "marked already, in line 2",
        ),
        ('x = 1\nf("a", "a")\n', "a", ("b",), "once in the code of line 2; saw 2 times"),
    ],
)
def test_what_cannot_be_marked_is_told(
    source: str, text: str, others: tuple[str, ...], says: str
) -> None:
    """Within a string of several lines a comment would be text; twice in a line is not once."""
    with pytest.raises(SettingError, match=says):
        marked(source, text, *others)


def test_a_chosen_text_comes_first_in_its_comment() -> None:
    """So that what was taken over can be varied again, and be taken back."""
    made = marked(SOURCE, "Q: ", "Question: ")
    (mark,) = marks_of(made)
    taken = with_first(with_text(made, mark, "Question: "), mark, "Question: ")
    (again,) = marks_of(taken)
    assert again.texts == ("Question: ", "Q: ")
    assert with_first(with_text(taken, again, "Q: "), again, "Q: ") == made


def test_alternatives_are_typed_with_or_without_quotes() -> None:
    """Within quotes spaces count, and so does an empty text."""
    assert alternatives("A: | Reply: |") == ("A:", "Reply:")
    assert alternatives("""" A:" | '' | "x|y" """) == (" A:", "", "x|y")
    assert alternatives("it's | not") == ("it's", "not")
