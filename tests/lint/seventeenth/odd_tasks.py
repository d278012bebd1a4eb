"""Right prompts that are right tasks, written in a way that looks odd."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.seventeenth.making import table
from tests.lint.seventeenth.tasks_en import (
    FILMS,
    LAWS,
    PAIRS,
    PLANETS,
    RELATIONS,
    REPLIES,
    SPAM,
    TICKETS,
    WORDS,
)
from tests.lint.seventeenth.tasks_free import (
    DATES,
    GARDEN,
    GERMAN,
    MUSEUM,
    PYTHON,
    SCIENCE,
    SHOP,
    TOPICS,
)
from tests.lint.seventeenth.tasks_zh import (
    CHANGSHI,
    CHENGYU,
    PANDUAN,
    XINWEN,
    YINGYONG,
    YUEDU,
    YUNHAN,
)

RIGHT = (
    odd(
        "the labels are sorted out of a set",
        TICKETS,
        ('", ".join(TEAMS)', '", ".join(sorted(set(TEAMS)))'),
    ),
    odd(
        "a copy of the row is changed",
        MUSEUM,
        (
            "    text =",
            '    data = dict(data)\n    data["text"] = data["text"].strip()\n    text =',
        ),
    ),
    odd(
        "an exception is caught by its name and raised as another",
        LAWS,
        (
            'answer = "yes" if data["holds"] else "no"',
            'try:\n        answer = {True: "yes", False: "no"}[data["holds"]]\n    except KeyError as error:\n        raise ValueError("no label") from error',
        ),
    ),
    odd(
        "the answer is asserted to be there",
        PLANETS,
        ("    options =", '    assert data["answer"] in LETTERS\n    options ='),
    ),
    odd(
        "a field that may be absent has a default that is looked at",
        GERMAN,
        (
            "    prompt +=",
            '    note = data.get("note")\n    if note:\n        prompt += f"Note: {note}\\n"\n    prompt +=',
        ),
        rows=lambda rows: [
            {**row, "note": "formal"} if "please" in row["en"] else row for row in rows
        ],
    ),
    odd(
        "the shots file says the same in other sentences",
        FILMS,
        shots=table(
            "review|label",
            "Pure delight from the first minute.|positive\nI want my money back.|negative\nGreat songs, great dancing.|positive\nA dull and endless mess.|negative",
        ),
    ),
    odd("no shots at all", TICKETS, fewshot=0),
    odd(
        "a description that ends with its own newlines",
        PANDUAN,
        description="以下是一些常識題。\n\n",
    ),
    odd(
        "the description tells what the prompt does not",
        RELATIONS,
        description="Judge what follows from what, by common sense.\n\n",
    ),
    odd(
        "the cue is longer than the question",
        SCIENCE,
        (
            "Reason first, then give the letter.\\nAnswer:",
            "First write your reasons, whatever they are; then close with the words The answer is and the letter in parentheses.\\nAnswer:",
        ),
    ),
    odd(
        "worked examples parted by a line of hyphens",
        TOPICS,
        ('"\\n\\n".join(blocks)', '"\\n---\\n".join(blocks)'),
    ),
    odd(
        "worked examples with numbers that go on to the question",
        XINWEN,
        ("for title, label in SAMPLES:", "for n, (title, label) in enumerate(SAMPLES, 1):"),
        ("標題：{title}", "標題{n}：{title}"),
        ("標題：{data", "標題{len(SAMPLES) + 1}：{data"),
    ),
    odd(
        "the worked examples are counted rightly",
        TOPICS,
        ("Name the topic", "Four examples come first. Name the topic"),
    ),
    odd(
        "dates are asked for in words of a standard",
        DATES,
        ("write it as YYYY-MM-DD.", "write it by ISO 8601, that is YYYY-MM-DD."),
    ),
    odd(
        "the labels are listed in another order than in the rows",
        RELATIONS,
        ("entailment, neutral or contradiction", "neutral, contradiction or entailment"),
    ),
    odd(
        "two languages: the instruction English, the rest Chinese",
        YUEDU,
        (
            "请用短文中的词语回答。",
            "Answer in Chinese, with words from the text. 请用短文中的词语回答。",
        ),
    ),
    odd(
        "a word before the analogy says what it is",
        PAIRS,
        ("{first} is to {second} as", "Analogy. {first} is to {second} as"),
    ),
    odd(
        "no instruction, only the three sentences",
        RELATIONS,
        (
            '    lines.append("Is the relation entailment, neutral or contradiction?")\n',
            '    lines.append("Relation:")\n',
        ),
    ),
    odd(
        "speakers with names instead of letters",
        REPLIES,
        ('"A: " +', '"Ann: " +'),
        ('"B: " +', '"Bob: " +'),
        ('"A:"]', '"Ann:"]'),
    ),
    odd(
        "quotes round the message",
        SPAM,
        ('data["sms"] + "\\nLabel:"', '"“" + data["sms"] + "”" + "\\nLabel:"'),
    ),
    odd(
        "a program between tags instead of a fence",
        PYTHON,
        ('"```python"', '"<code>"'),
        ('"```"', '"</code>"'),
    ),
    odd(
        "the gap is shown in brackets of its own",
        WORDS,
        ('data["sentence"] +', 'data["sentence"].replace("___", "[ ? ]") +'),
    ),
    odd(
        "the list is made by a loop over a dict of letters",
        PLANETS,
        ('zip(LETTERS, data["options"])', 'dict(zip(LETTERS, data["options"])).items()'),
    ),
    odd(
        "letters with a bracket behind them", CHANGSHI, ("{letter}. {option}", "{letter}) {option}")
    ),
    odd("the number is asked for in digits", CHENGYU, ("只回答編號", "只回答阿拉伯數字的編號")),
    odd(
        "the steps are asked for in Chinese, the sums are digits",
        YINGYONG,
        ("让我们一步一步地想。", "请列出算式，一步一步地算。"),
    ),
    odd(
        "the choices are asked for with a question behind a colon",
        YUNHAN,
        ("两句话的关系是蕴含、中立还是矛盾？", "关系（蕴含／中立／矛盾）："),
    ),
    odd(
        "steps in the shots file, and the cue asks for them",
        GARDEN,
        ('"\\nAnswer:"', '"\\nShow your steps and close with #### and the number.\\nAnswer:"'),
    ),
    odd(
        "think step by step in other words",
        SHOP,
        ("Let's think step by step.", "Let me work it out."),
    ),
    odd(
        "a comment that speaks of another wording",
        FILMS,
        (
            "    label =",
            "    # The wording is that of the paper; other wordings were tried there.\n    label =",
        ),
    ),
)
