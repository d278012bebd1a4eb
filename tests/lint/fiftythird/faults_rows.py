"""Faults of rows."""

from __future__ import annotations

from typing import Any

from tests.lint.fiftythird.tasks_course import (
    ASTRO,
    FARM,
    GAPS,
    RNA,
    SCENES,
    YESNO,
)
from tests.lint.fiftythird.tasks_work import (
    ARCHIVE,
    COMMIT,
    EVENT,
    FOLLOWUP,
    INTENT,
    LEASE,
    LOOT,
    TRAIN,
)
from tests.lint.fiftythird.tasks_world import (
    DEEN,
    GUSHI,
    MAIRIE,
    PINGLUN,
    PODD,
    SECCION,
    SHAKWA,
    SHANGPIN,
)
from tests.lint.making import RowChange, at, each, kind, put, sub
from tests.lint.shape import Kind, Row, changed

F = "rows"


def _both(*changes: RowChange) -> RowChange:
    def run(rows: list[Row]) -> None:
        for change in changes:
            change(rows)

    return run


def _copies(key: str, **marks: str) -> RowChange:
    """Add a copy of each row whose text differs in next to nothing."""

    def run(rows: list[Row]) -> list[Row]:
        again = []
        for row in rows:
            text = row[key]
            for old, new in ((".", "!"), ("?", " ?"), (",", " ,")):
                text = text.replace(old, new)
            again.append({**row, key: text.lower() if text == row[key] else text})
        return [*rows, *again]

    return run


def _marked(key: str) -> RowChange:
    def change(row: Row) -> None:
        row[key] = [f"{mark}. {each}" for mark, each in zip("ABCD", row[key], strict=True)]

    return each(change)


def _numbered_items(row: Row) -> None:
    for item in row["items"]:
        item["name"] = f"| {item['name']}"


def _swap(key: str, one: int, two: int) -> RowChange:
    def run(rows: list[Row]) -> None:
        rows[one][key], rows[two][key] = rows[two][key], rows[one][key]

    return run


def _option(number: int, key: str, place: int, text: Any) -> RowChange:
    def run(rows: list[Row]) -> None:
        rows[number][key][place] = text

    return run


def _emptied(rows: list[Row]) -> None:
    for row in rows[2::4]:
        scores = row["target_scores"]
        wrong = next(text for text, score in scores.items() if not score)
        row["target_scores"] = {" " if text == wrong else text: s for text, s in scores.items()}


def _more(number: int, text: str) -> RowChange:
    def run(rows: list[Row]) -> None:
        rows[number]["target_scores"] = {**rows[number]["target_scores"], text: 0}

    return run


def _curly(rows: list[Row]) -> None:
    for row in rows[2::6]:
        row["target_scores"] = {
            text.replace("'", "’"): score for text, score in row["target_scores"].items()
        }


def _traditional(rows: list[Row]) -> None:
    rows[2]["comment"] = "客服態度惡劣，問什麼都不回。"
    rows[2]["target_scores"] = {"好評": 0, "差評": 1}
    rows[6]["comment"] = "味道和小時候吃的一樣，讚！"
    rows[6]["target_scores"] = {"好評": 1, "差評": 0}


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the file has each row twice, which a check of equal texts does not see",
        "few-shot/near-copy few-shot/question-shown few-shot/own-doc few-shot/same-docs",
        changed(DEEN, rows=_copies("de")),
        changed(PODD, rows=_copies("text")),
        changed(SECCION, rows=_copies("titular")),
        changed(LEASE, rows=_copies("clause")),
    ),
    kind(
        F,
        "a column of a database cut the longer texts",
        "text/unlike-others text/cut-item text/no-question answer/chain-differs "
        "answer/not-an-option answer/unlike-others",
        changed(YESNO, rows=put("passage", lambda row: row["passage"][:40], 4)),
        changed(FOLLOWUP, rows=put("note", lambda row: row["note"][:32] + "…", 5)),
        changed(FARM, rows=put("question", lambda row: row["question"][:45] + "...", 4)),
        changed(MAIRIE, rows=put("message", lambda row: row["message"][:25] + "[…]", 5)),
    ),
    kind(
        F,
        "options bring marks of their own",
        "text/said-again answer/letters text/stray-sign",
        changed(ASTRO, rows=_marked("choices")),
        changed(GUSHI, rows=_marked("xuanxiang")),
        changed(LOOT, rows=each(_numbered_items)),
    ),
    kind(
        F,
        "characters became question marks in a diamond",
        "text/encoding text/invisible text/unlike-others",
        changed(DEEN, rows=sub("de", "ü", "\ufffd")),
        changed(MAIRIE, rows=sub("message", "é", "\ufffd")),
        changed(SECCION, rows=sub("titular", "ó", "\ufffd", 2)),
    ),
    kind(
        F,
        "a few answers are in another country's notation",
        "answer/unlike-others answer/other-form answer/other-rule answer/chain-differs "
        "few-shot/other-form",
        changed(ARCHIVE, rows=_both(at(2, iso="17.08.1848"), at(7, iso="21.06.1934"))),
        changed(TRAIN, rows=_both(at(1, end="1:55 PM"), at(6, end="12.20 h"))),
        changed(FARM, rows=put("answer", lambda row: row["answer"] + ",00", 4)),
        changed(FOLLOWUP, rows=_both(at(1, when="2 Wochen"), at(9, when="three days"))),
    ),
    kind(
        F,
        "an answer that follows from its row by a rule is wrong",
        "answer/other-rule answer/unlike-others answer/not-an-option answer/chain-differs",
        changed(LOOT, rows=_both(at(0, best="oak bow"))),
        changed(TRAIN, rows=at(3, end="19:45")),
        changed(ARCHIVE, rows=at(3, iso="1923-09-01")),
        changed(RNA, rows=at(2, mrna="CCTTGU")),
        changed(FARM, rows=sub("answer", "#### 32", "#### 36")),
    ),
    kind(
        F,
        "an answer says that it is still to come",
        "answer/unlike-others answer/other-names answer/not-an-option answer/legend "
        "answer/letters text/note-left",
        changed(COMMIT, rows=at(2, type="?")),
        changed(PODD, rows=at(4, topic="уточнить")),
        changed(LEASE, rows=at(6, party="tbd")),
        changed(FOLLOWUP, rows=at(5, when="see letter")),
    ),
    kind(
        F,
        "a row has the address of its text and not the text",
        "text/unlike-others answer/not-an-option answer/unlike-others",
        changed(MAIRIE, rows=at(3, message="https://courrier.mairie.example/msg/1093.html")),
        changed(YESNO, rows=at(6, passage="s3://corpus/passages/000417.txt")),
        changed(FOLLOWUP, rows=at(2, note="/srv/notes/2023/0012.pdf")),
    ),
    kind(
        F,
        "an option is empty",
        "answer/empty-option text/empty-slot answer/letters text/unlike-others "
        "answer/stands-out text/nothing",
        changed(ASTRO, rows=_both(_option(1, "choices", 0, ""), _option(6, "choices", 3, ""))),
        changed(GUSHI, rows=_option(4, "xuanxiang", 2, "")),
        changed(SCENES, rows=_emptied),
    ),
    kind(
        F,
        "remarks of annotators stand behind some answers",
        "answer/other-form answer/unlike-others answer/other-names few-shot/other-form "
        "answer/not-an-option answer/legend",
        changed(
            INTENT, rows=_both(at(3, intent="loan (?)"), at(6, intent="exchange rate - or fees"))
        ),
        changed(SHANGPIN, rows=put("category", lambda row: row["category"] + "（存疑）", 5)),
        changed(DEEN, rows=_both(at(1, en="Tomorrow we are going to the sea. (lit.: drive)"))),
        changed(SECCION, rows=at(4, seccion="política *revisar*")),
    ),
    kind(
        F,
        "quotes of a CSV file are part of some texts",
        "text/unlike-others text/stray-sign text/unclosed text/said-again",
        changed(
            YESNO,
            rows=at(
                0,
                passage='"The kakapo is a large ""parrot"" of New Zealand. It cannot '
                'fly, but climbs well."',
            ),
        ),
        changed(FOLLOWUP, rows=put("note", lambda row: f'"{row["note"]}', 4)),
        changed(MAIRIE, rows=put("message", lambda row: f'{row["message"]}"",', 4)),
    ),
    kind(
        F,
        "the next column is glued to some texts, and has the answer",
        "text/unlike-others answer/leaked text/stray-sign",
        changed(FOLLOWUP, rows=put("note", lambda row: f"{row['note']};{row['when']}", 3)),
        changed(PODD, rows=put("text", lambda row: f"{row['text']}\t{row['topic']}", 4)),
        changed(SECCION, rows=put("titular", lambda row: f"{row['titular']};{row['seccion']}", 4)),
    ),
    kind(
        F,
        "rows of the shop in another territory are in traditional characters",
        "text/unlike-others answer/unlike-others answer/other-names answer/two-spellings "
        "answer/not-an-option",
        changed(PINGLUN, rows=_traditional),
        changed(SHANGPIN, rows=at(5, title="20000毫安行動電源快充便攜", category="數碼")),
        changed(GUSHI, rows=at(8, xuanxiang=["文天祥", "范成大", "陸游", "楊萬里"])),
    ),
    kind(
        F,
        "answers have a typographic character where their texts have a plain one",
        "answer/two-spellings answer/other-names answer/unlike-others answer/not-an-option "
        "text/look-alike text/cue-forms text/invisible text/unlike-others",
        changed(GAPS, rows=_curly),
        changed(EVENT, rows=at(2, place="St Mary’s School")),
        changed(FOLLOWUP, rows=put("when", lambda row: row["when"].replace(" ", "\u00a0"), 3)),
    ),
    kind(
        F,
        "the answers of two neighbouring rows were exchanged",
        "answer/not-an-option answer/unlike-others answer/other-rule answer/gold-differs",
        changed(FOLLOWUP, rows=_swap("when", 4, 5)),
        changed(LOOT, rows=_swap("best", 2, 3)),
        changed(EVENT, rows=_swap("title", 6, 7)),
        changed(TRAIN, rows=_swap("end", 0, 1)),
    ),
    kind(
        F,
        "an option is there a second time in another case or with a space",
        "answer/same-option answer/unlike-others answer/two-spellings answer/other-count "
        "answer/other-names text/unlike-others",
        changed(YESNO, rows=_both(_more(1, " No"), _more(5, " Yes"))),
        changed(GAPS, rows=_more(3, " There")),
        changed(PINGLUN, rows=_both(_more(2, "好评 "), _more(7, "差评 "))),
    ),
    kind(
        F,
        "the texts of a few rows are in another language",
        "text/unlike-others answer/unlike-others text/ambiguous",
        changed(PODD, rows=_both(at(3, text="Can I pay by card on delivery?"))),
        changed(MAIRIE, rows=at(8, message="The cobbles of the square are loose.")),
        changed(SHAKWA, rows=at(7, text="I cannot open any website on my phone.")),
        changed(DEEN, rows=at(4, de="La fenêtre est cassée depuis hier.")),
    ),
)
