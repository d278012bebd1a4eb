"""Sheets and nested files as people have them: what is read beside plain cells."""

from __future__ import annotations

import datetime
import json
from pathlib import Path

import pytest

import workbench
from workbench.errors import DataError
from workbench.tasks.new.roles import Given, Looked
from workbench.tasks.new.table import read_table
from workbench.tasks.new.write import plan_task


def test_quotes_between_tabs_may_be_plain_signs(tmp_path: Path) -> None:
    """GLUE's files: a cell begins with a quote that never ends, or ends lines below."""
    path = tmp_path / "pairs.tsv"
    path.write_text('Quality\t#1 String\t#2 String\n1\t"Fine , " he said\tHe said\n0\t"a\tb"\n')
    table = read_table(path)
    assert [row["#1 String"] for row in table.rows] == ['"Fine , " he said', '"a']
    assert "plain signs" in table.notes[0]
    path.write_text('a\tb\n"x\ty"\t"say ""hi"""\n')
    assert read_table(path).rows == ({"a": "x\ty", "b": 'say "hi"'},), "these do pair"


def test_a_broken_quote_between_commas_is_refused(tmp_path: Path) -> None:
    """There a quote is a mark."""
    (tmp_path / "rows.csv").write_text('a,b\n"x,1\ny,2\n')
    with pytest.raises(DataError, match="not valid csv"):
        read_table(tmp_path / "rows.csv")


def test_excels_own_line_and_empty_columns_are_no_rows(tmp_path: Path) -> None:
    """`sep=;` says what separates; columns with neither name nor value go; lines keep numbers."""
    path = tmp_path / "rows.csv"
    path.write_text("sep=;\nq;a;;\nx, y;1;;\n")
    assert read_table(path).rows == ({"q": "x, y", "a": "1"},)
    path.write_text("sep=;\nq;a\nx;1\ny;2;3\n")
    with pytest.raises(DataError, match="line 4: 3 cells"):
        read_table(path)
    path.write_text("q,a,\nx,1,z\n")
    with pytest.raises(DataError, match="unusable header"):
        read_table(path)


def test_a_first_row_of_data_is_a_row(tmp_path: Path) -> None:
    """A label that comes again, a number above numbers; MMLU's letters name the columns."""
    path = tmp_path / "rows.csv"
    path.write_text("".join(f"Capital {n}?,Rome,Oslo,{'AB'[n % 2]}\n" for n in range(8)))
    table = read_table(path)
    assert len(table.rows) == 8 and "no heading" in table.notes[0]
    assert table.rows[0] == {"question": "Capital 0?", "A": "Rome", "B": "Oslo", "answer": "A"}
    path.write_text("".join(f"{'ham' if n % 2 else 'spam'},message {n}\n" for n in range(8)))
    assert read_table(path).rows[0] == {"column1": "spam", "column2": "message 0"}
    path.write_text("".join(f"{n % 3 + 1},title {n},text {n}\n" for n in range(9)))
    assert len(read_table(path).rows) == 9


@pytest.mark.parametrize(
    "heading", ["text,label", "v1,v2", "A,B", "0,1", "country,2020", "statement,no"]
)
def test_a_heading_is_no_row(tmp_path: Path, heading: str) -> None:
    """Words that headings use, names that no row has, letters and numbers in order, years."""
    path = tmp_path / "rows.csv"
    path.write_text(heading + "\n" + "".join(f"some text {n},{n % 2}\n" for n in range(8)))
    assert read_table(path).rows[0] == dict(
        zip(heading.split(","), ("some text 0", "0"), strict=True)
    )


@pytest.mark.slow
def test_dates_and_merged_cells_of_excel(tmp_path: Path) -> None:
    """A date has no time where none is shown; a passage merged over two rows is both rows'."""
    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    assert sheet is not None
    sheet.append([None, "passage", "question", "answer"])
    for place in range(4):
        day = datetime.datetime(2024, 5, 1 + place, 9 * (place // 3))
        sheet.append([None, f"P{place // 2}" if place % 2 == 0 else None, f"Q{place}", day])
        sheet.cell(place + 2, 4).number_format = "yyyy-mm-dd hh:mm" if place == 3 else "yyyy-mm-dd"
    for top in (2, 4):
        sheet.merge_cells(start_row=top, end_row=top + 1, start_column=2, end_column=2)
    book.save(tmp_path / "rows.xlsx")
    table = read_table(tmp_path / "rows.xlsx")
    assert [row["passage"] for row in table.rows] == ["P0", "P0", "P1", "P1"]
    assert [row["answer"] for row in table.rows] == [
        "2024-05-01", "2024-05-02", "2024-05-03", "2024-05-04 09:00:00"
    ]  # fmt: skip
    assert "passage" in table.notes[0] and list(table.rows[0]) == ["passage", "question", "answer"]


def test_squads_questions_are_the_rows(tmp_path: Path) -> None:
    """Articles hold paragraphs, and these questions; one without an answer is asked about."""
    asked = [
        {"question": "Who?", "id": "1", "answers": [{"text": "Ann", "answer_start": 0}] * 2},
        {"question": "Why?", "id": "2", "answers": [], "is_impossible": True},
    ]
    path = tmp_path / "squad.json"
    paragraphs = [{"context": "Ann went.", "qas": asked}]
    path.write_text(
        json.dumps({"version": "2", "data": [{"title": "T", "paragraphs": paragraphs}]})
    )
    table = read_table(path)
    assert [row["question"] for row in table.rows] == ["Who?", "Why?"]
    assert table.rows[0]["context"] == "Ann went."
    assert table.rows[0]["answers"]["text"] == ["Ann", "Ann"]
    task = workbench.new_task(str(path), tmp_path / "t")
    assert "1 of 2 rows" in task.questions[0].text


def test_half_a_character_is_a_broken_line(tmp_path: Path) -> None:
    """It is refused by its number or left out; so is what no prompt could be made of."""
    path = tmp_path / "rows.jsonl"
    path.write_text('{"q": "whole", "a": "1"}\n{"q": "half \\ud83d", "a": "2"}\n')
    with pytest.raises(DataError, match="line 2: half a character"):
        read_table(path)
    assert len(read_table(path, skip_broken=True).rows) == 1


LONG = "9" * 5000
"""More digits than Python makes a number of."""


@pytest.mark.parametrize(
    "text",
    [
        f"{LONG},x\n1,2\n3,4\n",
        f"question,answer\n1+1,{LONG}\n1+2,3\n",
        f"index,question,answer\n{LONG},1+1,2\n1,1+2,3\n",
        "text,label\n" + f"It is.,{LONG}\nIt is not.,1\n" * 4,
        f"question,option_1,option_{LONG},answer\nWhich?,a,b,a\nWhat?,c,d,d\n",
        f"question,A,B,answer\nWhich?,a,b,{LONG}\nWhat?,c,d,({LONG})\n",
        f"question,choice1,choice{LONG},label\nWhich?,a,b,1\nWhat?,c,d,2\n",
    ],
)
def test_a_number_of_thousands_of_digits_is_a_text(text: str, tmp_path: Path) -> None:
    """In a heading, a cell, a label, an answer: what is made of it is planned or asked about."""
    path = tmp_path / "rows.csv"
    path.write_text(text)
    made = plan_task(Looked(read_table(path)), tmp_path / "to", Given())
    assert made.questions or made.sources
