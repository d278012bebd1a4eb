"""Rows from whatever file there is, each value as it was written."""

from __future__ import annotations

from pathlib import Path

import pytest

from workbench.errors import DataError, NotFoundError
from workbench.tasks.new.table import read_table
from workbench.tasks.task import Task

CSV = "q,a\n名字？,NA\n大小,0008\nx,\n"


@pytest.mark.parametrize(
    ("encoding", "named"),
    [("utf-8", "utf-8"), ("utf-8-sig", "utf-8-sig"), ("utf-16", "utf-16"), ("gb18030", "gb18030"),
     ("utf-16-le", "utf-16-le"), ("utf-16-be", "utf-16-be")],
)  # fmt: skip
def test_encodings_are_found_and_named(tmp_path: Path, encoding: str, named: str) -> None:
    """ "NA", "0008" and a blank arrive as they were typed."""
    path = tmp_path / "rows.csv"
    path.write_bytes(CSV.encode(encoding))
    table = read_table(path)
    assert table.encoding == named
    assert table.rows[0] == {"q": "名字？", "a": "NA"}
    assert [row["a"] for row in table.rows] == ["NA", "0008", ""]


def test_single_accents_are_cp1252(tmp_path: Path) -> None:
    """In GB18030 bytes above 127 come in pairs; in German they stand alone."""
    path = tmp_path / "zeilen.csv"
    path.write_bytes("Frage;Lösung\nFährt der Zug?;Ja, für Köln\n".encode("cp1252"))
    table = read_table(path)
    assert (table.encoding, table.delimiter) == ("cp1252", ";")
    assert table.rows == ({"Frage": "Fährt der Zug?", "Lösung": "Ja, für Köln"},)


@pytest.mark.parametrize(
    ("encoding", "text"),
    [
        ("gb18030", "房间很干净,前台也热情"), ("gb18030", "Coffee,好"),
        ("gb18030", "評論,房間很乾淨"),
        ("big5", "評論,房間很乾淨"), ("shift_jis", "料理が最高でした,データ"),
        ("cp1251", "Отличный отель,вернусь"), ("cp1251", "«Да» — сказал он,ещё…"),
        ("cp1251", "сколько дней в неделе?,семь"), ("cp1251", "Is it?,да"),
        ("cp1251", "ВСЕ ЛЮДИ РОЖДАЮТСЯ СВОБОДНЫМИ,ДА"),
        ("cp1251", "Які люди вільні?,усі"), ("koi8-r", "Сколько дней в неделе?,семь"),
        ("cp1253", "Ποια είναι η πρωτεύουσα της Γαλλίας;,Παρίσι"),
        ("cp1255", "מה צבע השמיים בבוקר?,כחול"), ("cp1255", "כמה ימים בשבוע?,שבעה"),
        ("cp1256", "ما هي عاصمة فرنسا؟,باريس"), ("euc_jp", "料理が最高でした,データ"),
        ("cp949", "이 영화는 정말 재미있었고 배우들의 연기도 훌륭했습니다,긍정"),
        ("cp1252", "Très bon hôtel,fenêtre"), ("cp1252", "it cost £100,at the façade"),
    ],
)  # fmt: skip
def test_old_encodings_are_told_by_their_common_characters(
    tmp_path: Path, encoding: str, text: str
) -> None:
    """Read in another of them, most would be rare characters or none, or no words."""
    (tmp_path / "rows.csv").write_bytes(f"q,a\n{text}\n".encode(encoding))
    table = read_table(tmp_path / "rows.csv")
    assert (table.encoding, ",".join(table.rows[0].values())) == (encoding, text)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("rows.tsv", "q\ta\nname, first\tNA\n"),
        ("rows.csv", 'q,a\n"name, first",NA\n'),
        ("rows.csv", 'q;a\nname, first;"NA"\n'),
        ("rows.jsonl", '{"q": "name, first", "a": "NA"}\n'),
        ("rows.json", '[{"q": "name, first", "a": "NA"}]'),
        ("rows.json", '{"version": 1, "data": [{"q": "name, first", "a": "NA"}]}'),
    ],
)
def test_layouts(tmp_path: Path, name: str, text: str) -> None:
    """Separators, an array, an object with one array."""
    (tmp_path / name).write_text(text)
    assert read_table(tmp_path / name).rows == ({"q": "name, first", "a": "NA"},)


def test_parquet_arrow_and_excel(tmp_path: Path) -> None:
    """Types stay; classes that `datasets` named keep their names."""
    import datasets
    import openpyxl

    features = datasets.Features(
        {"text": datasets.Value("string"), "label": datasets.ClassLabel(names=["bad", "good"])}
    )
    made = datasets.Dataset.from_dict({"text": ["0008", "y"], "label": [0, 1]}, features)
    made.to_parquet(tmp_path / "rows.parquet")
    made.save_to_disk(tmp_path / "saved")
    wanted = ({"text": "0008", "label": 0}, {"text": "y", "label": 1})
    for source in (tmp_path / "rows.parquet", tmp_path / "saved", made):
        table = read_table(source)
        assert table.rows == wanted
        assert table.labels == {"label": ["bad", "good"]}
    book = openpyxl.Workbook()
    for line in (["text", "label"], ["0008", 0], ["y", 1]):
        book.active.append(line)  # type: ignore[union-attr]
    book.save(tmp_path / "rows.xlsx")
    assert read_table(tmp_path / "rows.xlsx").rows == wanted


def test_values_of_python(tmp_path: Path) -> None:
    """A DataFrame's missing number or date is None, and a list of dicts is taken as it is."""
    import pandas

    frame = pandas.DataFrame({"q": ["a", "b"], "n": [1.5, None]})
    assert read_table(frame).rows == ({"q": "a", "n": 1.5}, {"q": "b", "n": None})
    dates = pandas.DataFrame({"d": pandas.to_datetime(["2024-01-31 10:30", None])})
    assert read_table(dates).rows == ({"d": "2024-01-31T10:30:00"}, {"d": None})
    assert read_table([{"q": "a", "n": 42}]).rows == ({"q": "a", "n": 42},)


def test_what_an_index_has_under_a_name_is_a_field(tmp_path: Path) -> None:
    """Of one level or several, as parquet has it, too; numbers without a name are none. A column
    that has the same is there once; one that has something else is refused."""
    import pandas

    frame = pandas.DataFrame({"q": ["a", "b"], "n": [1, 2], "d": pandas.to_datetime(["2024"] * 2)})
    assert read_table(frame[["n"]]).rows == ({"n": 1}, {"n": 2})
    one = frame[["q", "n"]].set_index("q")
    assert read_table(one).rows == ({"q": "a", "n": 1}, {"q": "b", "n": 2})
    one.to_parquet(tmp_path / "rows.parquet")
    assert [set(row.items()) for row in read_table(tmp_path / "rows.parquet").rows] == [
        {("q", "a"), ("n", 1)}, {("q", "b"), ("n", 2)}
    ]  # fmt: skip
    several = frame.set_index(["d", "q"])
    several.index.names = ["d", None]
    assert read_table(several).rows[1] == {"d": "2024-01-01T00:00:00", "n": 2}
    assert read_table(frame.set_index(["q", "d"], drop=False)).rows == read_table(frame).rows
    other = one.assign(q=["x", "y"])
    with pytest.raises(DataError, match="a different, non-empty name for each column"):
        read_table(other)


def test_two_columns_of_one_name_are_refused(tmp_path: Path) -> None:
    """In a DataFrame, an Arrow table and rows of objects as in a CSV: one would be lost."""
    import pandas
    import pyarrow
    import pyarrow.ipc

    frame = pandas.DataFrame([["a", "b", "c"]] * 3, columns=["q", "x", "x"])
    table = pyarrow.Table.from_arrays([pyarrow.array(["a"])] * 2, names=["x", "x"])
    with pyarrow.ipc.new_file(str(tmp_path / "two.arrow"), table.schema) as file:
        file.write_table(table)
    (tmp_path / "two.csv").write_text("q,x,x\na,b,c\n")
    for rows in (frame, tmp_path / "two.arrow", tmp_path / "two.csv"):
        with pytest.raises(DataError, match="a different, non-empty name for each column"):
            read_table(rows)
        with pytest.raises(DataError, match="a different, non-empty name"):
            Task.from_rows(rows, "def transform(data, num_sample, r, dataset_name): ...")
    with pytest.raises(DataError, match="row 1: two fields are called '1'"):
        read_table([{1: "a", "1": "b"}])


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("rows.csv", b"q,a\nx,1\ny,2,3\n", r"line 3: 3 cells, 2 in the header"),
        ("rows.csv", b'q,a\n"x\ny",1\nz\n', r"line 4: 1 cells"),
        ("rows.jsonl", b'{"q": 1}\n{"q": \n', r"line 2: not valid JSON"),
        ("rows.jsonl", b'{"q": 1}\n7\n', r"line 2: '7' is no JSON object"),
        ("rows.json", b'[{"q": 1}, 7]', r"entry 2: 7 is no object"),
    ],
)
def test_a_broken_line_is_refused_by_its_number_or_left_out(
    tmp_path: Path, name: str, content: bytes, says: str
) -> None:
    """With `skip_broken` it is counted among the dropped ones."""
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(DataError, match=f"{says}.*--skip-broken"):
        read_table(path)
    table = read_table(path, skip_broken=True)
    assert len(table.dropped) == 1 and table.rows


@pytest.mark.parametrize(
    ("name", "row", "head"),
    [
        ("rows.csv", "x,{}", "q,a\n"),
        ("rows.csv", "x{}", "q\n"),
        ("rows.jsonl", '{{"q": "x", "a": {}}}', ""),
        ("rows.json", '{{"q": "x", "a": {}}}', "[\n"),
    ],
)
def test_what_a_merge_left_among_rows_is_called_so(
    tmp_path: Path, name: str, row: str, head: str
) -> None:
    """The marks are no rows, of a single column either; with `skip_broken` they are left out where
    that leaves rows."""
    path, ours, theirs = tmp_path / name, row.format(1), row.format(2)
    text = f"{head}<<<<<<< HEAD\n{ours}\n=======\n{theirs}\n>>>>>>> al\n"
    path.write_text(text + ("]" if head.startswith("[") else ""), "utf-8")
    line = head.count("\n") + 1
    with pytest.raises(DataError, match=f"{name}:{line}: cannot be read; saw git's conflict"):
        read_table(path)
    if name == "rows.jsonl":
        assert len(read_table(path, skip_broken=True).rows) == 2


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("rows.csv", b"", "the file is empty"),
        ("rows.csv", b"q,a\n", "no rows"),
        ("rows.csv", b"q,q\n1,2\n", "unusable header"),
        ("rows.csv", b"\x89PNG\r\n\x1a\n" + b"\x82" * 99, r"not a text file; saw a picture"),
        ("rows.csv", b"".join(b"\x82 " for _ in range(99)), "no text in a known encoding"),
        ("rows.csv", "q,a\nсм,кг\n".encode("cp1251"), "no words of one alphabet.*--encoding"),
        ("rows.json", b'{"a": [{"q": 1}], "b": [{"q": 2}]}', "which rows"),
        ("rows.json", b"[{", "not valid JSON"),
        ("rows.pickle", b"x", "cannot read this kind"),
        ("rows.jsonl.zip", b"PK", "saw .zip. Unpack it"),
        ("rows.sqlite", b"SQLite", "pandas.read_sql"),
        ("rows.parquet", b"PAR1", "cannot be read"),
    ],
)
def test_what_cannot_be_read_is_refused(
    tmp_path: Path, name: str, content: bytes, says: str
) -> None:
    """By the file's name, with what was expected."""
    (tmp_path / name).write_bytes(content)
    with pytest.raises(DataError, match=says):
        read_table(tmp_path / name)


def test_a_missing_file_has_the_nearest_name(tmp_path: Path) -> None:
    """It is not looked for on the hub."""
    (tmp_path / "reviews.csv").write_text("q,a\n1,2\n")
    with pytest.raises(NotFoundError, match=r"Did you mean 'reviews\.csv'"):
        read_table(tmp_path / "review.csv")


def test_a_named_encoding_counts(tmp_path: Path) -> None:
    """What was found can be overruled, and one that does not fit is said."""
    path = tmp_path / "rows.csv"
    path.write_bytes("q,a\nпривет,1\n".encode("cp1251"))
    assert read_table(path, encoding="cp1251").rows == ({"q": "привет", "a": "1"},)
    with pytest.raises(DataError, match="no text in utf-8"):
        read_table(path, encoding="utf-8")


def test_a_frame_has_its_numbers_and_days_as_they_were_written() -> None:
    """pandas makes floats of whole numbers beside a blank, and moments of days: what was written is
    a row's, and that of the numbers is said. Others stay."""
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame(
        {
            "whole": [15, None, 2], "part": [1.5, None, 2], "full": [1.0, 2.0, 3.0],
            "day": pandas.to_datetime(["2024-01-02", None, "2024-01-04"]),
            "time": pandas.to_datetime(["2024-01-02 00:00", "2024-01-03 12:30", None]),
        }
    )  # fmt: skip
    table = read_table(frame)
    found = [list(row.values()) for row in table.rows]
    assert found[0] == [15, 1.5, 1.0, "2024-01-02", "2024-01-02T00:00:00"]
    assert found[1] == [None, None, 2.0, None, "2024-01-03T12:30:00"]
    assert repr(found[0][0]) == "15" and repr(found[2][2]) == "3.0"
    assert table.notes == ("'whole': whole numbers, which pandas has as 1.0 beside a blank",)
    with pytest.raises(DataError, match="row 1: the field 'z'"):
        read_table(pandas.DataFrame({"z": [1 + 2j]}))
