"""Faults of answers, and how they are read and scored."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.making import each
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    FILMS,
    GOALS,
    KITCHEN,
    PRONOUNS,
    SCIENCE,
    TICKETS,
)
from tests.lint.sixteenth.tasks_free import (
    BAKERY,
    DIARIES,
    FRENCH,
    GUESTS,
    MARKET,
    MOODS,
    PLURALS,
    SNIPPETS,
)
from tests.lint.sixteenth.tasks_zh import (
    FANYI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YINGYONG,
)

ANSWERS = "answers"


KINDS = (
    kind(
        ANSWERS,
        "the post-processor does not read the answer that the shots teach",
        "answer/not-extracted answer/stopped-early",
        changed(
            SCIENCE,
            ('f" ({gold})"', 'f" It is {gold}, of course."'),
            postprocess="until_return_post",
        ),
        changed(BAKERY, postprocess="agieval_single_answer_post"),
        changed(YINGYONG, postprocess="until_return_post"),
        changed(PANDUAN, ('"output": verdict', '"output": "我认为是" + verdict')),
        changed(
            CAPITALS,
            ('" " + letter,', '" Option " + letter + " is right.",'),
            postprocess="until_return_post",
        ),
    ),
    kind(
        ANSWERS,
        "a stop sequence cuts the answer",
        "answer/stopped-early answer/not-extracted",
        changed(BAKERY, stop=(".",)),
        changed(YINGYONG, stop=("。", "题目")),
        changed(GUESTS, stop=("\n", ",")),
        changed(FRENCH, stop=(".",)),
    ),
    kind(
        ANSWERS,
        "what is compared is written otherwise than what the shots answer",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/other-names answer/other-form",
        changed(
            KITCHEN,
            ('"processed_output": data["answer"]', '"processed_output": data["answer"].upper()'),
        ),
        changed(
            FRENCH,
            (
                '"processed_output": data["fr"]',
                '"processed_output": data["fr"].rstrip(" .?") + "!"',
            ),
        ),
        changed(
            PINGLUN,
            ('"processed_output": data["label"]', '"processed_output": data["label"] + "评价"'),
        ),
        changed(
            TICKETS,
            ('"processed_output": data["topic"]', '"processed_output": data["topic"].title()'),
        ),
    ),
    kind(
        ANSWERS,
        "the gold is a value as Python prints it",
        "answer/python-value answer/not-in-output answer/not-extracted text/raw-value",
        changed(
            GUESTS, ('gold = ", ".join(sorted(data["names"]))', 'gold = str(sorted(data["names"]))')
        ),
        changed(
            BAKERY,
            ("#### {data['answer']}\"", "#### {float(data['answer'])}\""),
            (
                '"processed_output": data["answer"]',
                '"processed_output": str(float(data["answer"]))',
            ),
        ),
        changed(PANDUAN, ('"对" if row["true"] == "1" else "错"', 'str(row["true"] == "1")')),
        changed(
            MARKET,
            (
                '" {data[\'answer\']}", "processed_output": data["answer"]',
                '" {data[\'answer\'].split()}", "processed_output": str(data["answer"].split())',
            ),
        ),
    ),
    kind(
        ANSWERS,
        "the output says the cue again",
        "answer/cue-again answer/not-extracted",
        changed(KITCHEN, ("\" {data['answer']}\"", "\" Answer: {data['answer']}\"")),
        changed(FANYI, ("text, output=answer", 'text, output="中文：" + answer')),
        changed(MOODS, ('" " + data["mood"]', '" Feeling: " + data["mood"]')),
        changed(
            FILMS,
            ('"output": " " + word', '"output": "\\nSentiment (positive or negative): " + word'),
        ),
    ),
    kind(
        ANSWERS,
        "some answers are empty",
        "answer/empty* answer/not-in-output answer/other-form answer/not-extracted answer/not-an-option",
        changed(DIARIES, rows=each(lambda row: row.update(answer=""), 4)),
        changed(FANYI, rows=each(lambda row: row.update(zh=""), 5, 1)),
        changed(
            FRENCH,
            ('"processed_output": data["fr"]', '"processed_output": data["fr"].partition(":")[2]'),
        ),
        changed(
            SNIPPETS,
            (
                '"processed_output": data["printed"]',
                '"processed_output": "".join(filter(str.isalpha, data["printed"]))',
            ),
        ),
    ),
    kind(
        ANSWERS,
        "there is no room for the answer",
        "tokens/answer-too-long answer/not-extracted",
        changed(BAKERY, max_tokens=8),
        changed(YINGYONG, max_tokens=2),
        changed(GUESTS, max_tokens=2),
        changed(DIARIES, max_tokens=1),
    ),
    kind(
        ANSWERS,
        "a ranking's shots end with what is no choice",
        "few-shot/not-a-choice answer/not-in-output answer/gold-differs",
        changed(GOALS, ('"output": best', '"output": "AB"[list(scores).index(best)]')),
        changed(PRONOUNS, ('"output": right[0]', '"output": " " + right[0]')),
        changed(TUILI, ('"output": gold', '"output": "答案是" + gold')),
    ),
    kind(
        ANSWERS,
        "another field is compared than is answered",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/not-an-option answer/leaked",
        changed(
            BAKERY,
            ('"processed_output": data["answer"]', '"processed_output": str(len(data["steps"]))'),
        ),
        changed(
            PLURALS, ('"processed_output": data["plural"]', '"processed_output": data["word"]')
        ),
        changed(XINWEN, ('"processed_output": data["class"]', '"processed_output": data["title"]')),
        changed(TICKETS, ('"processed_output": data["topic"]', '"processed_output": data["id"]')),
    ),
)
