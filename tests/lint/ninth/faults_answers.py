"""Answers, and what is taken from them."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.ninth.tasks_choice import CHANGSHI, COPA, KENTEI, MED, MED_TEXT, QUIZ, VIET
from tests.lint.ninth.tasks_free import (
    ALGEBRA,
    DEUTSCH,
    FEIRA,
    LAST,
    MAILS,
    SHOP,
    SQL,
    YUEDU,
)
from tests.lint.ninth.tasks_labels import BOOL, EMOCIONES, OTZYVY, TOUTIAO
from tests.lint.shape import changed

_answers = partial(kind, "answers")
_TAKEN = "answer/not-extracted answer/not-in-output"

KINDS = (
    _answers(
        "The post-processor does not find what the shots' answers end on.",
        _TAKEN,
        changed(FEIRA, postprocess="theoremqa_post"),
        changed(ALGEBRA, postprocess="until_return_post"),
        changed(MED, postprocess="until_return_post"),
    ),
    _answers(
        "The post-processor reads letters, and the answers are words or other marks.",
        _TAKEN,
        changed(DEUTSCH, postprocess="agieval_single_answer_post"),
        changed(EMOCIONES, postprocess="gsm8k_post"),
        changed(QUIZ, postprocess="agieval_single_answer_post"),
    ),
    _answers(
        "The gold has the whole option, the extraction takes its letter.",
        f"{_TAKEN} answer/letter-asked answer/gold-differs",
        changed(
            CHANGSHI,
            (
                '"processed_output": data["答案"]',
                '"processed_output": data["答案"] + "、" + data[data["答案"]]',
            ),
        ),
        changed(
            MED,
            (
                '"processed_output": letter',
                '"processed_output": f"({letter}) " + data["op" + letter.lower()]',
            ),
        ),
        changed(
            VIET,
            (
                '"processed_output": gold',
                '"processed_output": data["lựa_chọn"]["ABCD".index(gold)]',
            ),
        ),
    ),
    _answers(
        "A number is written as a float.",
        f"answer/python-value {_TAKEN} answer/other-form",
        changed(
            SHOP,
            (
                "output = f\" {data['steps']}\\n#### {data['answer']}\"",
                'value = float(data["answer"])\n    output = f" {data[\'steps\']}\\n#### {value}"',
            ),
            ('"processed_output": data["answer"]', '"processed_output": str(value)'),
        ),
        changed(
            FEIRA,
            (
                '"processed_output": data["resposta"]',
                '"processed_output": str(float(data["resposta"]))',
            ),
        ),
        changed(KENTEI, ('str(data["正解"] + 1)', 'str(data["正解"] / 1 + 1)')),
    ),
    _answers(
        "A stop sequence cuts the answer before its end.",
        f"answer/stopped-early {_TAKEN}",
        changed(FEIRA, stop=(".",)),
        changed(MAILS, stop=(",", "\n")),
        changed(ALGEBRA, stop=("$", "\n\n")),
    ),
    _answers(
        "The model may write fewer tokens than the answers have.",
        "tokens/answer-too-long",
        changed(FEIRA, max_tokens=8),
        changed(DEUTSCH, max_tokens=3),
        changed(MAILS, max_tokens=4),
    ),
    _answers(
        "The metric compares in small letters, and the golds have capitals.",
        _TAKEN,
        changed(MED, metric="in_match"),
        changed(SQL, metric="in_match"),
        changed(MAILS, metric="in_match"),
    ),
    _answers(
        "The gold has a unit that the extracted answer has not.",
        f"{_TAKEN} answer/other-form",
        changed(
            SHOP,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["answer"] + " dollars"',
            ),
        ),
        changed(
            FEIRA,
            (
                '"processed_output": data["resposta"]',
                '"processed_output": "R$ " + data["resposta"]',
            ),
        ),
        changed(KENTEI, ('"processed_output": number', '"processed_output": number + "番"')),
    ),
    _answers(
        "The output says the cue again.",
        "answer/cue-again text/said-again answer/not-extracted",
        changed(DEUTSCH, ("f\" {data['en']}\"", "f\" English: {data['en']}\"")),
        changed(OTZYVY, ("f\" {data['оценка']}\"", "f\" Ответ: {data['оценка']}\"")),
        changed(SHOP, ("f\" {data['steps']}", "f\" Solution: {data['steps']}")),
    ),
    _answers(
        "The gold that the metric compares with is empty.",
        "answer/empty answer/empty-is-right answer/not-extracted text/absent-field answer/same-gold",
        changed(LAST, ('"processed_output": data["word"]', '"processed_output": ""')),
        changed(
            MAILS, ('"processed_output": answer', '"processed_output": data.get("answer", "")')
        ),
        changed(
            YUEDU,
            ('"processed_output": answer', '"processed_output": data.get("answers", "")'),
            metric="prefix_match",
        ),
    ),
    _answers(
        "The gold is in another case than the output.",
        _TAKEN,
        changed(
            EMOCIONES,
            (
                '"processed_output": data["emoción"]',
                '"processed_output": data["emoción"].capitalize()',
            ),
        ),
        changed(OTZYVY, ("f\" {data['оценка']}\"", "f\" {data['оценка'].capitalize()}\"")),
        changed(
            SQL, ('"processed_output": data["query"]', '"processed_output": data["query"].lower()')
        ),
    ),
    _answers(
        "In PPL the output is another text than the options that are ranked.",
        "few-shot/not-a-choice answer/not-an-option answer/letter-asked",
        changed(
            BOOL, ('" yes" if data["answer"] else " no"', '" Yes" if data["answer"] else " No"')
        ),
        changed(MED_TEXT, ('"output": gold', '"output": "ABCD"[data["answer"]]')),
        changed(COPA, ('f" {gold}"', "f\" {data['label'] + 1}\"")),
    ),
    _answers(
        "The answer is a list where the metric wants a text, printed as Python does.",
        f"answer/python-value {_TAKEN} text/raw-value",
        changed(YUEDU, ('answer = data["答案"]', 'answer = str([data["答案"]])')),
        changed(MAILS, ("json.dumps(found, ensure_ascii=False)", "str(found)")),
        changed(TOUTIAO, ('label = data["类别"]', "label = f\"{[data['类别']]}\"")),
    ),
    _answers(
        "The chain of the shots closes on another number than the gold.",
        "answer/chain-differs few-shot/wrong-answer few-shot/wrong-sum answer/not-extracted answer/not-in-output",
        changed(
            FEIRA,
            ("A resposta é {data['resposta']}.", "A resposta é {int(data['resposta']) * 10}."),
        ),
        changed(
            SHOP,
            rows=lambda rows: [
                row | {"steps": rows[place - 1]["steps"]} for place, row in enumerate(rows)
            ],
        ),
        changed(
            FEIRA,
            rows=lambda rows: [
                row | {"passos": rows[place - 1]["passos"]} for place, row in enumerate(rows)
            ],
        ),
    ),
)
