"""Faults between shots and query."""

from __future__ import annotations

from tests.lint.second.faults import above, fault, kind
from tests.lint.second.tasks import BY_NAME
from tests.lint.shape import Kind, Names

FAMILY = "shots and query"
CUE = [Names("text/* few-shot/*", "cue|shot|colon|differ|width|space|number|order|language|ends")]
SEPARATOR = [
    Names(
        "text/* few-shot/* code/*",
        "separator|newline|apart|run|empty line|between|blank|white space",
    )
]
SPACE = [Names("text/* tokens/* few-shot/* answer/*", "space|ends|begins|newline|cuts")]
LABELS = [Names("few-shot/* answer/* text/*", "choice|label|option|answer|gold")]
SHOWN = [Names("few-shot/* answer/*", "shot|doc|question|same|near|copy|leak|own|draw")]
_CHAIN = "A: Let's work it out. From 9:00 to 17:00 are 8 hours. The answer is 8."

KINDS: tuple[Kind, ...] = (
    kind(
        "shots written by hand have no space behind their cue, the query's answer has",
        FAMILY,
        CUE + SPACE,
        fault(
            "support",
            ("Department: booking", "Department:booking"),
            ("Department: delivery", "Department:delivery"),
            ("Department: payment", "Department:payment"),
        ),
        fault(
            "own-chain",
            ("work it out. From", "work it out.From"),
            ("work it out. 10:10", "work it out.10:10"),
        ),
        fault(
            "mentions",
            ('text = f"List', 'text = SHOT + f"List'),
            above(
                'SHOT = "List the people of the sentence, with commas between.\\nSentence: Ida sang.\\nPeople:Ida\\n\\n"'
            ),
            fewshot=0,
        ),
    ),
    kind(
        "shots written by hand are numbered, and the query is not",
        FAMILY,
        CUE,
        fault(
            "support",
            ("Customer: I want", "Customer 1: I want"),
            ("Customer: The driver", "Customer 2: The driver"),
            ("Customer: The discount", "Customer 3: The discount"),
        ),
        fault(
            "own-chain",
            ("Q: A shop", "Q1: A shop"),
            ("Q: A bus", "Q2: A bus"),
            ("A: Let's work it out. From", "A1: Let's work it out. From"),
            ("A: Let's work it out. 10", "A2: Let's work it out. 10"),
        ),
        fault(
            "conversions",
            ('text = f"Convert', 'text = SHOTS + f"Convert'),
            above(
                'SHOTS = "1. Convert: 1 hour in minutes\\n1. Result: 60\\n\\n2. Convert: 1 metre in centimetres\\n2. Result: 100\\n\\n"'
            ),
            fewshot=0,
        ),
    ),
    kind(
        "shots written by hand have cues of another language",
        FAMILY,
        CUE,
        fault("support", ('f"Customer: {', 'f"顾客：{'), ('\\nDepartment:"', '\\n部门："')),
        fault(
            "zh-problems",
            ('text = f"问题', 'text = SHOTS + f"问题'),
            above(
                'SHOTS = "Question: 小明有3个梨，又买了4个，一共有几个？\\nAnswer: 我们一步一步来算。3+4=7。所以答案是7\\n\\n"'
            ),
            fewshot=0,
        ),
        fault(
            "own-chain",
            ("Q: {data", "Frage: {data"),
            ("\\nA: Let's work it out.\"", "\\nAntwort: Let's work it out.\""),
        ),
    ),
    kind(
        "in the shots written by hand the answer comes before the question",
        FAMILY,
        CUE,
        fault(
            "support",
            (
                "Customer: I want a room with a view instead.\\nDepartment: booking",
                "Department: booking\\nCustomer: I want a room with a view instead.",
            ),
            (
                "Customer: The driver rang at the wrong house.\\nDepartment: delivery",
                "Department: delivery\\nCustomer: The driver rang at the wrong house.",
            ),
            (
                "Customer: The discount was not taken off.\\nDepartment: payment",
                "Department: payment\\nCustomer: The discount was not taken off.",
            ),
        ),
        fault(
            "conversions",
            ('text = f"Convert', 'text = SHOTS + f"Convert'),
            above(
                'SHOTS = "Result: 60\\nConvert: 1 hour in minutes\\n\\nResult: 100\\nConvert: 1 metre in centimetres\\n\\n"'
            ),
            fewshot=0,
        ),
        fault(
            "poems",
            ('text = f"上句', 'text = SHOTS + f"上句'),
            above('SHOTS = "下句：轻舟已过万重山。\\n上句：两岸猿声啼不住，\\n\\n"'),
            fewshot=0,
        ),
    ),
    kind(
        "one of the shots written by hand has no answer",
        FAMILY,
        CUE + LABELS + [Names("text/* few-shot/*", "empty|missing|no answer")],
        fault("support", ("Department: delivery", "Department:")),
        fault("own-chain", (" 10:10 plus 35 minutes is 10:45. The answer is 10:45.", "")),
        fault(
            "poems",
            ('text = f"上句', 'text = SHOTS + f"上句'),
            above(
                'SHOTS = "上句：两岸猿声啼不住，\\n下句：轻舟已过万重山。\\n\\n上句：飞流直下三千尺，\\n下句：\\n\\n"'
            ),
            fewshot=0,
        ),
    ),
    kind(
        "a shot written by hand has a label that no row has",
        FAMILY,
        LABELS + CUE,
        fault("support", ("Department: payment", "Department: finance")),
        fault(
            "stances",
            ('text = "0 =', 'text = SHOT + "0 ='),
            above(
                'SHOT = "0 = against cars, 1 = neutral, 2 = for cars\\nComment: I sold my car.\\nStance: 5\\n\\n"'
            ),
            fewshot=0,
        ),
        fault(
            "zh-nli",
            ('text = f"前提', 'text = SHOT + f"前提'),
            above(
                'SHOT = "前提：天下雨了。\\n假设：地是湿的。\\n假设是否成立？（是／否／不确定）\\n答：对\\n\\n"'
            ),
            fewshot=0,
        ),
    ),
    kind(
        "the same shot is written by hand twice",
        FAMILY,
        [Names("few-shot/* text/*", "same|twice|repeat|shot|again")],
        fault(
            "support",
            (
                '"Customer: The driver rang at the wrong house.\\nDepartment: delivery\\n\\n"',
                '"Customer: I want a room with a view instead.\\nDepartment: booking\\n\\n"',
            ),
        ),
        fault(
            "own-chain",
            (
                "Q: A bus takes 35 minutes and leaves at 10:10. When does it arrive?\nA: Let's work it out. 10:10 plus 35 minutes is 10:45. The answer is 10:45.",
                "Q: A shop opens at 9:00 and closes at 17:00. How many hours is it open?\n"
                + _CHAIN,
            ),
        ),
        fault(
            "poems",
            ('text = f"上句', 'text = SHOTS * 2 + f"上句'),
            above('SHOTS = "上句：两岸猿声啼不住，\\n下句：轻舟已过万重山。\\n\\n"'),
            fewshot=0,
        ),
    ),
    kind(
        "between some shots written by hand the empty line is missing",
        FAMILY,
        SEPARATOR + CUE,
        fault("support", ("Department: booking\\n\\n", "Department: booking\\n")),
        fault("own-chain", ("The answer is 8.\n\nQ:", "The answer is 8. Q:")),
        fault(
            "conversions",
            ('text = f"Convert', 'text = SHOTS + f"Convert'),
            above(
                'SHOTS = "Convert: 1 hour in minutes\\nResult: 60\\n\\nConvert: 1 metre in centimetres\\nResult: 100"'
            ),
            fewshot=0,
        ),
    ),
    kind(
        "the cue is in the input and again in the output",
        FAMILY,
        [Names("text/* few-shot/* answer/*", "twice|cue|again|repeat|output|extract|wrong")],
        fault("conversions", ("f\" {data['answer']}\"", "f\" Result: {data['answer']}\"")),
        fault("mentions", ('" " + data["answer"]', '" People: " + data["answer"]')),
        fault("zh-problems", ("f\"{data['steps']}", "f\"解答：我们一步一步来算。{data['steps']}")),
    ),
    kind(
        "the config's delimiter is a space, and the outputs begin with one",
        FAMILY,
        SPACE,
        fault("conversions", own={"target_delimiter": " ", "seed": 2}),
        fault("claims", own={"target_delimiter": " "}),
        fault("dialogue", own={"target_delimiter": " "}),
    ),
    kind(
        "a newline ends the input and another begins the output",
        FAMILY,
        SPACE + SEPARATOR,
        fault("stars", ('"output": data["answer"]', '"output": "\\n" + data["answer"]')),
        fault("pairs", ('Say yes or no."', 'Say yes or no.\\n"')),
        fault("queries", ('"output": data["answer"]', '"output": "\\n " + data["answer"]')),
    ),
    kind(
        "outputs hold the separator of the shots",
        FAMILY,
        [*SEPARATOR, Names("answer/*", "stop|cut")],
        fault("clocks", ("\\nFinal:", "\\n\\nFinal:")),
        fault("mentions", ('" " + data["answer"]', '" " + data["answer"].replace(", ", "\\n\\n")')),
        fault(
            "queries",
            rows=lambda rows: [
                r | {"answer": r["answer"].replace(" FROM", "\n\nFROM")} for r in rows
            ],
        ),
    ),
    kind(
        "all shots have one label, since the file is sorted and the first are taken",
        FAMILY,
        [Names("few-shot/*", "label|one|same|all")],
        fault(
            "stances",
            fewshot=4,
            own={"sampler": "first_n"},
            rows=lambda rows: sorted(rows, key=lambda r: r["answer"]),
        ),
        fault(
            "stars",
            fewshot=4,
            own={"sampler": "first_n"},
            rows=lambda rows: sorted(
                [*rows, *(r | {"question": r["question"] + " Really."} for r in rows)],
                key=lambda r: r["answer"],
            ),
        ),
        fault(
            "claims",
            fewshot=5,
            own={"sampler": "first_n"},
            rows=lambda rows: sorted(rows, key=lambda r: str(r["target_scores"])),
        ),
        fault(
            "pairs",
            fewshot=4,
            own={"sampler": "first_n"},
            rows=lambda rows: sorted(rows, key=lambda r: r["answer"]),
        ),
    ),
    kind(
        "docs serve as shots for themselves",
        FAMILY,
        SHOWN,
        fault("conversions", own={"sampler": "opencompass"}),
        fault("stances", own={"sampler": "freeeval"}),
        fault("zh-nli", own={"sampler": "opencompass"}),
        fault("mentions", shots=BY_NAME["mentions"].rows[:6]),
    ),
    kind(
        "answers of the shots end with a mark that the choices have not",
        FAMILY,
        LABELS + SPACE,
        fault("claims", ('"output": gold', '"output": gold + "."')),
        fault("zh-nli", ('"output": gold', '"output": gold + "。"')),
        fault("causes", ('"output": gold', '"output": gold.rstrip(".")'), fewshot=2),
    ),
    kind(
        "shots of a file have steps, and the query's cue asks for the answer alone",
        FAMILY,
        [Names("few-shot/* text/* answer/*", "step|reason|chain|cue|answer")],
        fault(
            "clocks",
            (
                "    chain = f\" {data['steps']}\\nFinal: {data['answer']}\"",
                '    chain = f" {data[\'steps\']}\\nFinal: {data[\'answer\']}"\n    text = text.replace("Reasoning:", "Answer with the number alone, no explanation:")',
            ),
        ),
        fault("zh-problems", ("解答：我们一步一步来算。", "请直接写出答案，不要解释：")),
        fault("own-chain", ("\\nA: Let's work it out.\"", '\\nA (number only):"')),
    ),
)
