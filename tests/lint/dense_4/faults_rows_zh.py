"""Faults of rows and labels in Chinese."""

from __future__ import annotations

from tests.lint.dense_4.making import at, bad, setting
from tests.lint.making import kind
from tests.lint.shape import Row

FAMILY = "rows and labels"
GOLD = "answer/* text/ambiguous few-shot/other-labels few-shot/not-a-choice few-shot/wrong*"


def _contradicted(rows: list[Row]) -> list[Row]:
    return [*rows, *({**row, "correct": not row["correct"]} for row in rows[1:9:3])]


def _next_material(rows: list[Row]) -> None:
    for place in (1, 4, 8):
        rows[place]["material"] = rows[place + 1]["material"]


def _english_keys(row: Row) -> None:
    names = ("entailment", "neutral", "contradiction")
    row["target_scores"] = dict(zip(names, row["target_scores"].values(), strict=True))


def _slid_columns(row: Row) -> None:
    row["A"], row["B"], row["C"], row["D"] = "", row["A"], row["B"], row["C"]


KINDS = (
    kind(
        FAMILY,
        "answers of some rows are full-width letters of an input method",
        f"text/mixed-widths {GOLD} text/look-alike",
        bad(
            "changshi",
            rows=at("1 5 8", setting("answer", lambda row: chr(ord(row["answer"]) + 0xFEE0))),
        ),
    ),
    kind(
        FAMILY,
        "a converter made traditional characters of some labels",
        GOLD,
        bad("pinglun", rows=at("2 6", setting("label", lambda row: "好評"))),
    ),
    kind(
        FAMILY,
        "passages were cut at twelve signs by the column's width, before what is asked for",
        f"text/* {GOLD}",
        bad("yuedu", rows=lambda rows: [{**r, "passage": r["passage"][:12]} for r in rows]),
    ),
    kind(
        FAMILY,
        "the answers of some rows have their unit",
        f"{GOLD} few-shot/other-form",
        bad(
            "yingyong",
            rows=lambda rows: [
                {**row, "answer": row["answer"] + {0: "支", 2: "人", 9: "个"}.get(n, "")}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        FAMILY,
        "no option is right in rows that the annotators disagreed upon",
        f"code/error {GOLD}",
        bad(
            "yunhan",
            rows=at(
                "2 7", setting("target_scores", lambda row: dict.fromkeys(row["target_scores"], 0))
            ),
        ),
    ),
    kind(
        FAMILY,
        "numbers of the answers count from nought, the list in the prompt from one",
        GOLD,
        bad(
            "chengyu", rows=lambda rows: [{**r, "number": str(int(r["number"]) - 1)} for r in rows]
        ),
    ),
    kind(
        FAMILY,
        "some statements are there twice, once as true and once as false",
        f"{GOLD} few-shot/question-shown",
        bad("panduan", rows=_contradicted),
    ),
    kind(
        FAMILY,
        "some translations are the untranslated text",
        f"{GOLD} few-shot/* text/*",
        bad("zh-en", rows=at("1 4 8", setting("en", lambda row: row["zh"]))),
    ),
    kind(
        FAMILY,
        "a label has the word for class behind it in some rows",
        GOLD,
        bad("xinwen", rows=at("1 5", setting("label", lambda row: row["label"] + "類"))),
    ),
    kind(
        FAMILY,
        "Hong Kong's departments came as their codes where the look-up failed",
        GOLD,
        bad("tousu-fenlei", rows=at("3 6", setting("dept", lambda row: "D02"))),
    ),
    kind(
        FAMILY,
        "translations in simplified characters where traditional ones are asked for",
        f"{GOLD} few-shot/other-form text/*",
        bad(
            "fanyi-tw",
            rows=lambda rows: [
                {
                    **row,
                    "zh": {0: "图书馆今天休馆。", 6: "台风明天到。", 8: "她会说三种语言。"}.get(
                        n, row["zh"]
                    ),
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        FAMILY,
        "an empty cell became an option named nan",
        f"text/nothing text/* {GOLD}",
        bad(
            "changshi-ppl",
            rows=at(
                "1 6", setting("target_scores", lambda row: {**row["target_scores"], "nan": 0})
            ),
        ),
    ),
    kind(
        FAMILY,
        "two sentences were joined to a text, of which the first two signs are shown",
        f"text/* {GOLD} few-shot/*",
        bad(
            "yunhan-ppl",
            rows=lambda rows: [{**r, "passage": "||".join(r["passage"])} for r in rows],
        ),
    ),
    kind(
        FAMILY,
        "some words bring the part of speech of the dictionary",
        f"{GOLD} few-shot/other-form",
        bad("cihui-english", rows=at("0 4 7", setting("word", lambda row: row["word"] + " n."))),
    ),
    kind(
        FAMILY,
        "some keys are the option's text instead of its letter",
        f"{GOLD} few-shot/other-form",
        bad(
            "chengyu-xuanze",
            rows=at("1 6", setting("key", lambda row: row["options"]["ABC".index(row["key"])])),
        ),
    ),
    kind(
        FAMILY,
        "the label became stars, five for the best and one for the worst, and the code asks for 1",
        GOLD,
        bad(
            "waimai-qinggan",
            rows=lambda rows: [{**r, "label": 5 if r["label"] else 1} for r in rows],
        ),
    ),
    kind(
        FAMILY,
        "some rows have the material of the next row",
        f"text/* {GOLD}",
        bad("cunzhi-yuedu", rows=_next_material),
    ),
    kind(
        FAMILY,
        "the case was pasted over by the rule in some rows",
        f"text/* {GOLD}",
        bad("guize-shifei", rows=at("1 5 8", setting("case", lambda row: row["rule"]))),
    ),
    kind(
        FAMILY,
        "the gold has a variant character that the choices do not have",
        f"code/error {GOLD}",
        bad("tw-chengyu", rows=at("6", setting("gold", lambda row: "臨陣磨鎗"))),
    ),
    kind(
        FAMILY,
        "a stray tab shifted the options of some rows by a column, and the last one fell off",
        f"{GOLD} text/empty-slot",
        bad("zh-changshi", rows=at("1 7", _slid_columns)),
    ),
    kind(
        FAMILY,
        "the file was appended to itself, so that each row is there twice",
        f"few-shot/* {GOLD}",
        bad("zh-pinglun", rows=lambda rows: [*rows, *rows]),
    ),
    kind(
        FAMILY,
        "a list of steps is the JSON of that list, as a text",
        f"text/* {GOLD}",
        bad(
            "zh-yingyong",
            rows=at("0 3 6", setting("steps", lambda row: str(row["steps"]).replace("'", '"'))),
        ),
    ),
    kind(
        FAMILY,
        "some golds hold alternatives with a slash between",
        f"{GOLD} few-shot/other-form",
        bad(
            "zh-yuedu",
            rows=lambda rows: [
                {**row, "answer": row["answer"] + {1: "/一位木匠", 7: "/钢琴一架"}.get(n, "")}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        FAMILY,
        "labels are English words in the rows of the second source",
        f"{GOLD} few-shot/* text/*",
        bad("zh-yunhan", rows=at("1 4 8", _english_keys)),
    ),
)
