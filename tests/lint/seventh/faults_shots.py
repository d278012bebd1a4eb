"""Shots and query: they differ, run together, are doubled, or teach another thing."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    DATES,
    KAOSHI,
    QUIZ_JA,
)
from tests.lint.seventh.tasks_free import (
    DRCD,
    FRENCH,
    GSM,
    MATH,
    SQUAD,
    TRIVIA,
    YINGYONG,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, NLI_ES, RTE, TREC, WAIMAI
from tests.lint.shape import Row, changed

_k = partial(kind, "shots")
_FORMS = "few-shot/* text/shot-cue text/cue-forms"


def _tail(key: str, old: str, new: str, every: int = 1):
    def put(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = row[key].replace(old, new)

    return put


def _chosen(task, *places: int):
    return tuple(task.rows[place] for place in places)


def _rest(task, *places: int):
    return lambda rows: [row for place, row in enumerate(rows) if place not in places]


_TWO = "Question: How far is it to the Moon ?\nType: NUM\n\n"
_DATE = "Q: Today is 10 June 2014."
_STEPS = "So the answer is (B).\n\nQ: It is 28"

KINDS = (
    _k(
        "Nothing, or a space, parts the shots.",
        "few-shot/separator few-shot/run-in text/run-together",
        changed(TRIVIA, own={"separator": ""}),
        changed(DRCD, own={"separator": " "}),
        changed(NEWS, own={"separator": ""}),
        changed(YINGYONG, own={"separator": ""}),
    ),
    _k(
        "Outputs end with newlines of their own besides the separator's.",
        "few-shot/separator few-shot/trailing-space text/double-newline",
        changed(BOOLQ, ('" " + answer, ', '" " + answer + "\\n\\n", ')),
        changed(WAIMAI, ('"output": answer', '"output": answer + "\\n"')),
        changed(FRENCH, ("f\" {data['fr']}\"", "f\" {data['fr']}\\n\\n\"")),
    ),
    _k(
        "The question's cue is another than that of the shots in the template.",
        _FORMS,
        changed(TREC, ("{data['question']}\\nType:", "{data['question']}\\nCategory:")),
        changed(DATES, ('+ "\\nA: Let', '+ "\\nAnswer: Let')),
        changed(TREC, ("{SHOTS}Question:", "{SHOTS}Q:")),
    ),
    _k(
        "Shots in the template answer in another form than the golds have.",
        _FORMS,
        changed(
            TREC,
            ("Type: HUM", "Type: Human"),
            ("Type: LOC", "Type: Location"),
            ("Type: NUM", "Type: Number"),
            ("Type: ENTY", "Type: Entity"),
            ("Type: ABBR\n", "Type: Abbreviation\n"),
            ("Type: DESC", "Type: Description"),
        ),
        changed(TREC, ("Type: HUM", "Type: hum"), ("Type: NUM", "Type: num")),
        changed(DATES, ("answer is (B).", "answer is B."), ("answer is (C).", "answer is C.")),
    ),
    _k(
        "A chain in a shot closes on another answer than it comes to.",
        "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs",
        changed(DATES, ("So the answer is (B).\n\nQ: It", "So the answer is (C).\n\nQ: It")),
        changed(
            GSM,
            shots=tuple(
                row
                | {
                    "answer": row["answer"]
                    .replace("#### 19", "#### 23")
                    .replace("#### 84", "#### 42")
                }
                for row in GSM.shots
            ),
        ),
        changed(
            YINGYONG,
            rows=lambda rows: [
                row
                | {"过程": row["过程"].rsplit("=", 1)[0] + "=" + str(int(row["答案"]) + 3) + "。"}
                if i % 3 == 0
                else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(MATH, rows=_tail("solution", "\\boxed{5}", "\\boxed{15}")),
    ),
    _k(
        "A shot calculates wrongly.",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(
            GSM,
            shots=tuple(
                row
                | {
                    "answer": row["answer"]
                    .replace("3 * 5 = 15", "3 * 5 = 18")
                    .replace("12 + 18 = 30", "12 + 18 = 28")
                }
                for row in GSM.shots
            ),
        ),
        changed(YINGYONG, rows=_tail("过程", "24×3=72", "24×3=62")),
        changed(YINGYONG, rows=_tail("过程", "96÷8=12", "96÷8=14")),
    ),
    _k(
        "The file of shots has labels of another set.",
        "few-shot/other-labels answer/* few-shot/lopsided few-shot/other-form",
        changed(
            NLI_ES,
            rows=_rest(NLI_ES, 0, 1, 2),
            shots=tuple(
                row | {"etiqueta": label}
                for row, label in zip(
                    _chosen(NLI_ES, 0, 1, 2),
                    ("entailment", "contradiction", "neutral"),
                    strict=True,
                )
            ),
        ),
        changed(
            TRIVIA,
            rows=_rest(TRIVIA, 0, 1, 2),
            fewshot=3,
            shots=tuple(
                row | {"answer": "ABC"[i]} for i, row in enumerate(_chosen(TRIVIA, 0, 1, 2))
            ),
        ),
        changed(
            KAOSHI,
            rows=_rest(KAOSHI, 0, 1, 2, 3),
            shots=tuple(row | {"答案": row[row["答案"]]} for row in _chosen(KAOSHI, 0, 1, 2, 3)),
        ),
    ),
    _k(
        "All shots of the file have one label.",
        "few-shot/lopsided",
        changed(
            WAIMAI, fewshot=4, rows=_rest(WAIMAI, 0, 2, 4, 6), shots=_chosen(WAIMAI, 0, 2, 4, 6)
        ),
        changed(RTE, fewshot=5, rows=_rest(RTE, 1, 2, 4, 7, 9), shots=_chosen(RTE, 1, 2, 4, 7, 9)),
        changed(
            TREC,
            ("Type: ENTY\n", "Type: DESC\n"),
            ("Type: NUM\n", "Type: DESC\n"),
            ("Type: HUM\n", "Type: DESC\n"),
            ("Type: ABBR\n", "Type: DESC\n"),
            ("Type: LOC\n", "Type: DESC\n"),
        ),
    ),
    _k(
        "A shot is there twice.",
        "few-shot/same-twice few-shot/repeated few-shot/near-copy",
        changed(TREC, (_TWO, _TWO + _TWO)),
        changed(GSM, shots=(*GSM.shots[:2], GSM.shots[0]), fewshot=3),
        changed(WAIMAI, fewshot=4, rows=_rest(WAIMAI, 0, 1, 2), shots=_chosen(WAIMAI, 0, 1, 2, 0)),
    ),
    _k(
        "There are fewer shots than the config asks for.",
        "few-shot/fewer",
        changed(GSM, fewshot=8),
        changed(DRCD, fewshot=4, rows=_rest(DRCD, 0, 1), shots=_chosen(DRCD, 0, 1)),
        changed(KAOSHI, fewshot=5, rows=_rest(KAOSHI, 0, 1, 2), shots=_chosen(KAOSHI, 0, 1, 2)),
    ),
    _k(
        "The text says another number of examples than are shown.",
        "few-shot/other-count",
        changed(TREC, ("What does each", "Here are ten examples.\nWhat does each")),
        changed(
            DATES,
            (
                "Infer the date from context.",
                "Infer the date from context. Here are five examples.",
            ),
        ),
        changed(GSM, description="Here are 5 examples of word problems with their solutions."),
        changed(WAIMAI, description="下面给出5个示例。"),
    ),
    _k(
        "The input asks for steps, and shots answer at once.",
        "few-shot/steps-lost few-shot/steps-forbidden few-shot/other-form",
        changed(YINGYONG, ("{data['过程']}答案是", "答案是")),
        changed(
            GSM,
            ('+ "\\nAnswer:"', '+ "\\nAnswer: Let\'s think step by step."'),
            ('" " + steps + "\\n#### " + answer', '" #### " + answer'),
        ),
        changed(TRIVIA, (r"\nA:", r"\nLet's think step by step.\nA:")),
    ),
    _k(
        "The output says the cue once more.",
        "answer/cue-again text/said-again",
        changed(NEWS, ('f" {topic}"', 'f" Topic: {topic}"')),
        changed(WAIMAI, ('"output": answer', '"output": "回答：" + answer')),
        changed(BOOLQ, ('" " + answer,', '" Answer: " + answer,')),
        changed(QUIZ_JA, ('"output": str', '"output": "正解の番号：" + str')),
    ),
    _k(
        "The shots of the template stand behind the question.",
        "few-shot/question-first few-shot/*",
        changed(
            TREC,
            (
                "{SHOTS}Question: {data['question']}\\nType:",
                "Question: {data['question']}\\nType:\\n\\n{SHOTS}",
            ),
        ),
        changed(
            DATES,
            ('HEAD + "Q: "', '"Q: "'),
            ('step by step.", "output"', 'step by step.\\n\\n" + HEAD, "output"'),
        ),
        changed(
            TREC,
            (
                "{SHOTS}Question: {data['question']}\\nType:",
                "Question: {data['question']}\\nType:\\n{SHOTS.strip()}",
            ),
        ),
    ),
    _k(
        "The last shot of the template runs into the question.",
        "few-shot/run-in few-shot/separator text/run-together few-shot/*",
        changed(TREC, ("{SHOTS}Question", "{SHOTS.strip()}Question")),
        changed(DATES, ('HEAD + "Q: "', 'HEAD.strip() + " Q: "')),
        changed(TREC, ("Type: NUM\n\nQuestion", "Type: NUM Question")),
    ),
    _k(
        "A shot of the template has no answer.",
        "few-shot/no-answer few-shot/wrong-answer text/empty-slot",
        changed(TREC, ("Type: HUM\n", "Type:\n")),
        changed(
            DATES,
            (
                " February 2013 has 28 days, so in 7 days it is 7 March 2013. So the answer is (C).",
                "",
            ),
        ),
        changed(TREC, ("What is a fjord ?\nType: DESC", "What is a fjord ?")),
    ),
    _k(
        "Answers end with a space, or other white space, in the shots.",
        "few-shot/trailing-space few-shot/separator answer/two-spellings",
        changed(NEWS, ('f" {topic}"', 'f" {topic} "')),
        changed(DRCD, ('"output": data["answer"]', '"output": data["answer"] + " "')),
        changed(
            TREC,
            ("Type: NUM\n", "Type: NUM \n"),
            ("Type: HUM\n", "Type: HUM \n"),
            ("Type: LOC\n", "Type: LOC \n"),
        ),
    ),
    _k(
        "Each example bears the same number.",
        "few-shot/numbered",
        changed(TRIVIA, ('"Q: %s', '"Example 1\\nQ: %s')),
        changed(DRCD, ('f"{head}', 'f"例1：{head}')),
        changed(SQUAD, ('f"Title', 'f"### Example 1\\nTitle')),
    ),
)
