"""Faults that give the gold away."""

from __future__ import annotations

from tests.lint.making import each, kind, put
from tests.lint.shape import Row, changed
from tests.lint.twentieth.tasks_free import (
    FRENCH,
    GROCERY,
    PERSON,
    PRINTS,
    TICKET,
    TONE,
)
from tests.lint.twentieth.tasks_more import CELL, CHAT
from tests.lint.twentieth.tasks_options import COPA, DESK, GAP, MUSEUM, SCIENCE, SPAM
from tests.lint.twentieth.tasks_tw import ENGLISH, PLACES
from tests.lint.twentieth.tasks_zh import IDIOM, ORDERS, READING, REVIEW

FAMILY = "leaks"
LEAK = "answer/leaked answer/in-id answer/marked answer/stands-out answer/reasoning-in-input"
STARS = {"positive": 5, "mixed": 3, "negative": 1}
TEAMS = {"billing": "BIL", "delivery": "DEL", "account": "ACC"}


def _first_museum(row: Row) -> None:
    right = row["options"]["ABCD".index(row["key"])]
    row["options"] = [right, *(each for each in row["options"] if each != right)]
    row["key"] = "A"


def _first_place(row: Row) -> None:
    right = row["選項"]["甲乙丙丁".index(row["答案"])]
    row["選項"] = [*(each for each in row["選項"] if each != right), right]
    row["答案"] = "丁"


def _first_idiom(row: Row) -> None:
    row["选项"].sort(key=lambda each: each != row["成语"])


def _whole_museum(row: Row) -> None:
    place = "ABCD".index(row["key"])
    row["options"][place] += ", as most guides and catalogues say"


def _whole_copa(row: Row) -> None:
    row["target_scores"] = {
        option if score else option.rstrip("."): score
        for option, score in row["target_scores"].items()
    }


def _whole_place(row: Row) -> None:
    place = "甲乙丙丁".index(row["答案"])
    row["選項"][place] += "（見課本）"


KINDS = (
    kind(
        FAMILY,
        "the gold's beginning stands behind the last cue already",
        f"{LEAK} text/said-again answer/cue-again",
        changed(PERSON, ('"Name:"', "f\"Name: {data['name'].split()[0]}\"")),
        changed(FRENCH, ('French:" % data["en"]', 'French: %s" % (data["en"], data["fr"][:4])')),
        changed(ENGLISH, ('"中文": ""', '"中文": data["中文"][:2]')),
    ),
    kind(
        FAMILY,
        "a field about the row that tells its label is shown: stars, a folder, an id, a path",
        LEAK,
        changed(
            TONE,
            ('ask(data["review"])', "ask(f\"{data['review']} ({data['stars']}/5)\")"),
            rows=put("stars", lambda row: STARS[row["tone"]]),
        ),
        changed(
            SPAM,
            ('"""Label', '"""Folder: {folder}\nLabel'),
            ('message=data["message"]', "**data"),
            rows=put("folder", lambda row: "Junk" if row["spam"] else "Inbox"),
        ),
        changed(
            REVIEW,
            ('"评论：" + data["评论"]', '"文件：" + data["文件"] + "\\n评论：" + data["评论"]'),
            rows=put(
                "文件",
                lambda row: f"{'pos' if row['情感'] == '正面' else 'neg'}/{len(row['评论'])}.txt",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the list marks its right option, with a sign left over from a review",
        LEAK,
        changed(
            MUSEUM,
            ('f"{letter}. {option}")', 'f"{letter}. {option}" + "*" * (letter == data["key"]))'),
        ),
        changed(
            IDIOM,
            (
                '{each}\\n"',
                "{'【' + each + '】' if each == data['成语'] else each}\\n\"",
            ),
        ),
        changed(GAP, ("{word}\\n", "{word.upper() if place == data['right'] + 1 else word}\\n")),
    ),
    kind(
        FAMILY,
        "the row's own steps or explanation are part of the question",
        LEAK,
        changed(SCIENCE, ("\\nReasoning:'", "\\nHint: ' + data['why'] + '\\nReasoning:'")),
        changed(
            GROCERY,
            ("{data['problem']}\\n", "{data['problem']}\\nWorking: {' '.join(data['steps'])}\\n"),
        ),
        changed(
            PRINTS, rows=put("program", lambda row: f"{row['program']}  # prints {row['printed']}")
        ),
    ),
    kind(
        FAMILY,
        "the span to be found is set off in its text",
        LEAK,
        changed(PERSON, rows=put("text", lambda r: r["text"].replace(r["name"], f"<{r['name']}>"))),
        changed(
            READING,
            (
                '短文=data["短文"]',
                '短文=data["短文"].replace(data["回答"], "__" + data["回答"] + "__")',
            ),
        ),
        changed(
            CELL,
            (
                '" | ".join(line.split(","))',
                '" | ".join("→" * (x == data["cell"]) + x for x in line.split(","))',
            ),
        ),
    ),
    kind(
        FAMILY,
        "worked examples or shots are copies of scored rows",
        "few-shot/near-copy few-shot/own-doc few-shot/same-docs few-shot/question-shown "
        "answer/leaked few-shot/repeated",
        changed(TICKET, ("I cannot change my user name.", "My avatar does not upload")),
        changed(REVIEW, ("菜很新鲜，下次还来。", "屏幕清晰，运行流畅，很满意。")),
        changed(SCIENCE, shots=(*SCIENCE.shots, *SCIENCE.rows[3:5])),
    ),
    kind(
        FAMILY,
        "the right option is the only one that is written out or ends properly",
        f"{LEAK} answer/length-tells",
        changed(MUSEUM, rows=each(_whole_museum)),
        changed(COPA, rows=each(_whole_copa)),
        changed(PLACES, rows=each(_whole_place)),
    ),
    kind(
        FAMILY,
        "the right option always has the same place",
        "answer/one-place answer/same-gold answer/leaked",
        changed(MUSEUM, rows=each(_first_museum)),
        changed(PLACES, rows=each(_first_place)),
        changed(IDIOM, rows=each(_first_idiom)),
    ),
    kind(
        FAMILY,
        "the annotator's tag stands before the text",
        LEAK,
        changed(CHAT, ('f"{speaker}: ', "f\"{speaker} ({data['mood']}): ")),
        changed(DESK, rows=put("headline", lambda row: f"{row['desk']} | {row['headline']}")),
        changed(ORDERS, rows=put("留言", lambda row: f"【{row['类别']}】{row['留言']}")),
    ),
)
