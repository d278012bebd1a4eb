"""Faults of a shots file, and of rows that serve as shots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.lint.dense_3.making import case, each, kinds, shifted
from tests.lint.dense_3.tasks import T, table
from tests.lint.shape import SmallTask

KINDS, add = kinds("shots and query")


def own_shots(name: str, *numbers: int, **values: Any) -> SmallTask:
    """Return a task whose shots are its rows of these numbers, parted from the others, each field of
    `values` made anew."""
    task = T[name]
    chosen = [dict(task.rows[number]) for number in numbers]
    for key, make in values.items():
        for row in chosen:
            row[key] = make(row)
    rest = tuple(row for number, row in enumerate(task.rows) if number not in numbers)
    return replace(task, rows=rest, shots=tuple(chosen))


add(
    "the few-shot file is that of another task with the same fields",
    "few-shot/* answer/* text/ambiguous text/cue-forms",
    case(
        "market",
        shots=table(
            "question|steps|answer",
            """
            Who wrote The Old Man and the Sea?|It won its author a Pulitzer Prize in 1953.|Ernest Hemingway
            Which sea lies between Italy and Croatia?|It is named after the town of Adria.|the Adriatic
            Who painted the Night Watch?|It hangs in Amsterdam.|Rembrandt
            Which country has Quito as its capital?|It lies on the equator.|Ecuador
            """,
        ),
    ),
)
add(
    "the few-shot file counts its options from 0, the rows from 1",
    "few-shot/* answer/letters answer/not-an-option answer/gold-differs answer/other-names",
    case(
        "chengyu",
        shots=table(
            "sentence|choices*|number",
            """
            這間小店的生意＿＿。|蒸蒸日上/目瞪口呆/口是心非|0
            他見了老師就＿＿地溜走。|光明正大/躡手躡腳/大器晚成|1
            弟弟把房間弄得＿＿。|井然有序/一塵不染/亂七八糟|2
            他的謊話＿＿，誰也不信。|漏洞百出/金玉良言/一言九鼎|0
            """,
        ),
    ),
)
add(
    "the labels of the few-shot file are turned round against those of the docs",
    "few-shot/* answer/gold-differs answer/legend",
    case(
        "same-meaning",
        shots=table(
            "pair*|label#",
            """
            The bill was paid by Eva./Eva paid the bill.|0
            The train left late./The train left on time.|1
            All shops were open./No shop was closed.|0
            She likes him./She dislikes him.|1
            """,
        ),
    ),
)
add(
    "the few-shot file is the Chinese translation, the docs are English",
    "few-shot/* text/* answer/other-form answer/other-labels",
    case(
        "unit-quiz",
        shots=table(
            "amount|unit|result",
            """
            2 米|厘米|200
            45 毫米|厘米|4.5
            3 天|小时|72
            8 千克|克|8000
            21 天|星期|3
            """,
        ),
    ),
)
add(
    "source and target of the few-shot file are swapped: its French stands as English",
    "few-shot/* text/swapped-fields text/cue-forms answer/*",
    case(
        "en-fr",
        shots=table(
            "en|fr",
            """
            Le pain est frais.|The bread is fresh.
            Où est la poste ?|Where is the post office?
            J'ai deux frères.|I have two brothers.
            Le train part à midi.|The train leaves at noon.
            """,
        ),
    ),
)
add(
    "the few-shot file went through a table that is shown in fifty characters: its texts end in dots",
    "few-shot/* text/cut-item text/no-question answer/* text/lost-lines",
    own_shots(
        "museum-spans",
        *(0, 3, 4, 8),
        context=lambda row: row["context"][:47] + "...",
    ),
)
add(
    "the header of a CSV became the first row of the few-shot file",
    "few-shot/* answer/* text/snake-name text/unknown-name text/placeholder code/error",
    case(
        "capitals-fmt",
        fewshot=5,
        rows=lambda rows: rows[4:],
        shots=(
            {"country": "country", "continent": "continent", "capital": "capital"},
            *T["capitals-fmt"].rows[:4],
        ),
    ),
)
add(
    "answers of the few-shot file have their unit, those of the docs are bare numbers",
    "few-shot/* answer/other-form answer/not-extracted answer/two-spellings",
    case(
        "unit-quiz",
        shots=table(
            "amount|unit|result",
            """
            2 m|cm|200 cm
            45 mm|cm|4.5 cm
            3 days|h|72 h
            8 kg|g|8000 g
            21 days|weeks|3 weeks
            """,
        ),
    ),
)
add(
    "pandas made floats of the few-shot file's whole numbers, those of the docs stayed whole",
    "answer/python-value few-shot/* answer/other-form",
    own_shots(
        "yingyongti",
        *(0, 3, 6, 9),
        answer=lambda row: float(row["answer"]),
    ),
)
add(
    "the few-shot file is a head of a sorted one: all of its rows have one label",
    "few-shot/lopsided answer/same-gold few-shot/other-labels",
    own_shots("waimai-qinggan", 1, 3, 5, 7, 9),
)
add(
    "the few-shot file is the hub's test split, whose labels are all -1: the last name stands for them",
    "few-shot/* answer/*",
    own_shots("infer-three", 0, 1, 6, 9, label=lambda row: -1),
)
add(
    "the few-shot file is an unlabelled split: its answers are empty",
    "answer/empty few-shot/* text/empty-slot answer/empty-is-right",
    own_shots("reading", 0, 1, 2, 3, answer=lambda row: ""),
)
add(
    "steps and answers of the few-shot file slipped by a row against its questions",
    "few-shot/* answer/*",
    replace(
        own_shots("market-steps", 0, 3, 5, 9),
        shots=tuple(
            {**T["market-steps"].rows[here], "steps": T["market-steps"].rows[there]["steps"]}
            for here, there in ((0, 3), (3, 5), (5, 9), (9, 0))
        ),
    ),
)
add(
    "contexts were joined to the questions by position: in the few-shot file they belong to others",
    "few-shot/* answer/*",
    replace(
        own_shots("short-spans", 0, 2, 5, 6),
        shots=tuple(
            {**T["short-spans"].rows[here], "context": T["short-spans"].rows[there]["context"]}
            for here, there in ((0, 2), (2, 5), (5, 6), (6, 0))
        ),
    ),
)
add(
    "the few-shot file is made of the docs themselves, with capitals and a new mark",
    "few-shot/near-copy few-shot/own-doc few-shot/same-docs few-shot/question-shown",
    case(
        "films",
        fewshot=12,
        shots=tuple(
            {**row, "review": row["review"].upper().replace(".", "!")} for row in T["films"].rows
        ),
    ),
)
add(
    "the path of the few-shot file is that of the scored file",
    "few-shot/own-doc few-shot/same-docs few-shot/near-copy few-shot/question-shown",
    case("en-de", fewshot=6, shots=T["en-de"].rows),
)
add(
    "the few-shot file has one row five times, as a join on a wrong key leaves it",
    "few-shot/repeated few-shot/fewer few-shot/lopsided few-shot/same-twice",
    case("garden-sums", shots=T["garden-sums"].shots[:1] * 5),
)
add(
    "rows are there four times, and a sampler that leaves copies of the doc out has too few left",
    "few-shot/fewer few-shot/repeated few-shot/own-doc few-shot/question-shown few-shot/near-copy",
    case("order-json", rows=lambda rows: rows[:3] * 4, fewshot=8, options={"sampler": "ultraeval"}),
)
add(
    "solutions of the few-shot file lost the line with the marked number",
    "few-shot/* answer/*",
    case(
        "garden-sums",
        shots=tuple(
            {**row, "answer": row["answer"].split("\n####")[0]} for row in T["garden-sums"].shots
        ),
    ),
)
add(
    "every question is in the rows twice, the second time with its options in another order",
    "few-shot/question-shown few-shot/near-copy few-shot/own-doc",
    case(
        "science-mcq",
        fewshot=10,
        rows=lambda rows: (
            rows[:6]
            + [
                {**row, "choices": row["choices"][::-1], "label": 3 - row["label"]}
                for row in rows[:6]
            ]
        ),
    ),
)
add(
    "the sampler is one that never leaves the doc out, on the scored rows",
    "few-shot/own-doc few-shot/same-docs few-shot/near-copy",
    case("cunzhi-yuedu", fewshot=8, options={"sampler": "opencompass"}),
)
add(
    "half of the rows are a later export with another question form: `Q: … A:` is in the field already",
    "few-shot/* text/*",
    case("capitals-fmt", rows=each("country", lambda row: f"Q: {row['country']}\nA:", 2, 1)),
)
add(
    "translations slipped by a row against their sources",
    "few-shot/* answer/* text/ambiguous",
    case("fanyi-tw", rows=shifted("zh")),
)
add(
    "the instruction is kept in a field that only the few-shot file has",
    "few-shot/* text/* answer/*",
    replace(
        case(
            "sort-words",
            (
                'f"Sort these words alphabetically and put commas between them.\\nWords: {words}',
                'data.get("instruction", "") + f"Words: {words}',
            ),
        ),
        rows=T["sort-words"].rows[3:],
        shots=tuple(
            {**row, "instruction": "Sort these words alphabetically and put commas between them.\n"}
            for row in T["sort-words"].rows[:3]
        ),
    ),
)
add(
    "only the rows of the few-shot file have steps, so only the shots are asked for them",
    "few-shot/* text/* answer/*",
    replace(
        case(
            "market",
            (
                'steps, number = data["steps"], data["answer"]',
                'steps, number = data.get("steps", ""), data["answer"]\n'
                '    cue = "A: Let\'s think step by step." if steps else "A:"',
            ),
            ("\\nA: Let's think step by step.", "\\n{cue}"),
        ),
        rows=tuple(
            {key: value for key, value in row.items() if key != "steps"}
            for row in T["market"].rows[4:]
        ),
        shots=T["market"].rows[:4],
    ),
)
