"""Faults of the rows: columns that slipped, what a spreadsheet did, wrong answers."""

from __future__ import annotations

from tests.lint.fiftysixth.edits import add
from tests.lint.fiftysixth.tasks_exam import ANALOGY, COPA, NLI, RECIPE, SHOP
from tests.lint.fiftysixth.tasks_office import (
    BUG,
    CLAUSE,
    CODON,
    FR,
    LOAN,
    PAST,
    QUEST,
    REGEX,
    SORT,
    TIMES,
    TRIAGE,
)
from tests.lint.fiftysixth.tasks_world import CIUDAD, KEFU, MNOZH, TORISETSU
from tests.lint.making import at, each, kind, put, sub
from tests.lint.shape import Kind, Row, SmallTask, changed

F = "rows"
ODD = (
    "answer/unlike-others text/unlike-others answer/other-form answer/not-an-option "
    "answer/other-names answer/other-rule answer/gold-differs"
)


def _exchanged(task: SmallTask, field: str, *pairs: tuple[int, int]) -> SmallTask:
    """Exchange a field between rows."""

    def run(rows: list[Row]) -> None:
        for one, other in pairs:
            rows[one][field], rows[other][field] = rows[other][field], rows[one][field]

    return changed(task, rows=run)


def _as_texts(row: Row) -> None:
    row["sorted"] = ", ".join(sorted(map(str, row["numbers"]), reverse=True))


def _unwrapped(row: Row) -> None:
    hours, minutes = row["departure"].split(":")
    took = row["duration"].split()
    total = int(hours) * 60 + int(minutes) + int(took[0]) * 60 + int(took[2])
    row["arrival"] = f"{total // 60:02}:{total % 60:02}"


def _hundred(row: Row) -> None:
    hours, minutes = row["departure"].split(":")
    took = row["duration"].split()
    total = int(minutes) + int(took[2])
    row["arrival"] = f"{(int(hours) + int(took[0])) % 24:02}:{total:02}"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the header of the table is a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/other-names code/error "
        "few-shot/unlike-docs answer/not-an-option",
        changed(FR, rows=add({"fr": "fr", "en": "en"}, first=True)),
        changed(PAST, rows=add({"sentence": "sentence", "verb": "verb"}, first=True)),
        changed(CIUDAD, rows=add({"noticia": "noticia", "ciudad": "ciudad"}, first=True)),
        changed(TORISETSU, rows=add({"bun": "bun", "bunrui": "bunrui"}, first=True)),
    ),
    kind(
        F,
        "rows of a test of the form are among the real ones",
        ODD + " text/no-question text/ambiguous",
        changed(FR, rows=add({"fr": "test test", "en": "asdf"}, {"fr": "xxx", "en": "asdf"})),
        changed(TRIAGE, rows=add({"complaint": "test 123", "age": 999, "level": "test"})),
        changed(CLAUSE, rows=at(5, clause="Lorem ipsum dolor sit amet, consectetur.")),
        changed(KEFU, rows=at(3, xiaoxi="测试测试123 asdf")),
    ),
    kind(
        F,
        "a row is in another language than all others",
        ODD + " text/changed",
        changed(PAST, rows=at(4, sentence="Wer (zerbrechen) die Scheibe?", verb="zerbrach")),
        changed(CLAUSE, rows=at(6, clause="Unterlagen sind nach den Gesprächen zurückzugeben.")),
        changed(CIUDAD, rows=at(3, noticia="The puppet festival returns to Segovia's squares.")),
        changed(TORISETSU, rows=at(5, bun="The power consumption is 800 W.")),
    ),
    kind(
        F,
        "a spreadsheet made dates or other numbers of some cells",
        ODD + " text/raw-value answer/python-value code/error answer/two-spellings",
        changed(TIMES, rows=at(2, arrival="1900-01-00 12:31:00")),
        changed(CIUDAD, rows=at(5, ciudad="01/05/2031")),
        changed(SHOP, rows=at(5, result="2.00E+02")),
        changed(REGEX, rows=at(0, string="Jul-31")),
    ),
    kind(
        F,
        "noughts at the beginning are lost, or zeros at an end",
        ODD + " answer/two-spellings",
        changed(TIMES, rows=put("arrival", lambda row: row["arrival"].lstrip("0"))),
        changed(LOAN, rows=at(6, income=190)),
        changed(REGEX, rows=at(0, string="2031-7")),
    ),
    kind(
        F,
        "an answer says that there is none: N/A, a dash, a question mark",
        ODD,
        changed(TRIAGE, rows=put("level", lambda row: "N/A", 5, 2)),
        changed(LOAN, rows=put("decision", lambda row: "-", 6, 1)),
        changed(QUEST, rows=put("giver", lambda row: "?", 5, 3)),
        changed(TORISETSU, rows=put("bunrui", lambda row: "不明", 5, 1)),
    ),
    kind(
        F,
        "answers of two rows were exchanged, so that they do not stand in their texts",
        ODD,
        _exchanged(CIUDAD, "ciudad", (1, 2), (6, 7)),
        _exchanged(QUEST, "giver", (0, 5), (3, 9)),
        _exchanged(CODON, "chain", (0, 3), (6, 8)),
        _exchanged(SORT, "sorted", (1, 2), (5, 8)),
    ),
    kind(
        F,
        "times or sums were computed carelessly: midnight or the sixty minutes are forgotten",
        ODD + " answer/chain-differs",
        changed(TIMES, rows=each(_unwrapped)),
        changed(SHOP, rows=put("result", lambda row: row["result"] + 1, 4)),
        changed(LOAN, rows=at(9, decision="refer")),
        changed(CODON, rows=at(4, chain="Met-Lys-Phe-Gly")),
    ),
    kind(
        F,
        "lists were sorted as texts, or hours and minutes were added like decimals",
        ODD + " answer/not-in-output",
        changed(SORT, rows=each(_as_texts)),
        changed(CODON, rows=put("chain", lambda row: "-".join(sorted(row["chain"].split("-"))), 2)),
        changed(TIMES, rows=each(_hundred)),
    ),
    kind(
        F,
        "the text of the field before it slipped into a field",
        ODD + " text/swapped-fields text/said-again text/empty-slot",
        changed(QUEST, rows=at(4, item="Wren", giver="mended sword")),
        changed(TIMES, rows=at(3, start="22:35", departure="Gdansk")),
        changed(REGEX, rows=at(0, pattern="2031-07", string=r"\d{4}-\d{2}")),
        changed(
            FR,
            rows=at(
                6, fr="The children are playing in the yard.", en="Les enfants jouent dans la cour."
            ),
        ),
    ),
    kind(
        F,
        "an article or a preposition came along with the answer in a few rows",
        ODD + " answer/two-spellings",
        changed(CIUDAD, rows=put("ciudad", lambda row: "en " + row["ciudad"], 4)),
        changed(QUEST, rows=put("giver", lambda row: "by " + row["giver"], 4, 1)),
        changed(PAST, rows=put("verb", lambda row: "has " + row["verb"], 6)),
        changed(MNOZH, rows=put("mnozh", lambda row: "много: " + row["mnozh"], 5)),
    ),
    kind(
        F,
        "two rows were made of one by a comma in the text",
        ODD + " text/unclosed text/cut-item text/empty-slot code/error answer/empty",
        changed(
            CLAUSE,
            rows=at(
                4,
                clause="This contract is subject to the laws of Austria",
                topic=" its conflict rules excepted.",
            ),
        ),
        changed(
            TRIAGE,
            rows=at(
                1,
                complaint="I'd like to have my vaccinations checked",
                level="before a trip in summer.",
            ),
        ),
        changed(
            CIUDAD, rows=at(4, noticia='"La policía de Murcia recuperó un cuadro', ciudad="robado")
        ),
    ),
    kind(
        F,
        "the answers of a few rows are in another form of the word",
        ODD + " answer/two-spellings",
        changed(PAST, rows=at(7, verb="written")),
        changed(LOAN, rows=at(2, decision="declined")),
        changed(MNOZH, rows=at(3, mnozh="друзей")),
        changed(TORISETSU, rows=at(4, bunrui="注意する")),
    ),
    kind(
        F,
        "options of a few rows are those of another question",
        ODD + " answer/same-option answer/stands-out answer/no-gold",
        changed(ANALOGY, rows=at(2, target_scores={" one": 0, " two": 1, " three": 0, " four": 0})),
        changed(NLI, rows=at(4, target_scores={" yes": 1, " no": 0})),
        changed(COPA, rows=at(2, target_scores={" A": 1, " B": 0})),
        changed(RECIPE, rows=at(3, target_scores={" 12": 0, " 15": 0, " 18": 0, " 20": 1})),
    ),
    kind(
        F,
        "numbers have another unit or scale in a few rows",
        ODD,
        changed(LOAN, rows=put("income", lambda row: row["income"] * 100, 5)),
        changed(TRIAGE, rows=put("age", lambda row: 2031 - row["age"], 5)),
        changed(TIMES, rows=put("duration", lambda row: row["duration"].replace(" min", ""), 5)),
        changed(SORT, rows=at(3, numbers=["-12 kg", "30 kg", "-3 kg", "5 kg"])),
    ),
    kind(
        F,
        "what the annotator wrote to himself stands in the answer",
        ODD + " text/note-left",
        changed(FR, rows=at(3, en="We have lost our keys. (or: mislaid?)")),
        changed(TRIAGE, rows=at(4, level="routine (ask Dr Moss)")),
        changed(CIUDAD, rows=at(7, ciudad="Toledo, ¿o la custodia?")),
        changed(
            KEFU,
            ('gold = YITU[data["lei"]]', 'gold = YITU[data["lei"]] + data.get("bz", "")'),
            rows=at(2, bz="（待确认）"),
        ),
    ),
    kind(
        F,
        "a passage was cut where its answer stood",
        "answer/not-an-option answer/unlike-others text/unlike-others text/cut-item",
        changed(
            CIUDAD, rows=put("noticia", lambda r: r["noticia"].split(r["ciudad"])[0].strip(), 4)
        ),
        changed(QUEST, rows=put("scene", lambda r: r["scene"].split(r["giver"])[0].strip(), 4, 2)),
        changed(PAST, rows=put("sentence", lambda row: row["sentence"].split("(")[0].strip(), 4)),
    ),
    kind(
        F,
        "an emoji, a hash tag or a link of the source is in the labels or the answers",
        ODD + " answer/two-spellings text/markup",
        changed(TORISETSU, rows=put("bunrui", lambda row: "⚠️" + row["bunrui"], 5, 1)),
        changed(CIUDAD, rows=sub("ciudad", "Vigo", "#Vigo", 1)),
        changed(QUEST, rows=put("giver", lambda row: "@" + row["giver"].lower(), 4)),
    ),
    kind(
        F,
        "texts lost their beginning, or a sign that the answer hangs on",
        ODD + " text/cut-item text/unclosed answer/leaked code/error",
        changed(PAST, rows=put("sentence", lambda r: r["sentence"].replace(")", ""), 4)),
        changed(REGEX, rows=at(3, pattern="ha){2}")),
        changed(MNOZH, rows=put("slovo", lambda row: row["slovo"][1:], 4)),
        changed(BUG, rows=put("program", lambda r: r["program"].split("\n", 1)[1], 4)),
    ),
)
