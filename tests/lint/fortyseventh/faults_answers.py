"""Faults of the answers, against metric, post-processor and options."""

from __future__ import annotations

from tests.lint.fortyseventh.tasks_choice import (
    CALLS,
    CHEM,
    LIBRARY,
    MEDNLI,
    PASSAGE,
    ROBOT,
)
from tests.lint.fortyseventh.tasks_free import BAKERY, IDIOM, INVOICE, LOGS, ORDERS, PLACES, RULES
from tests.lint.fortyseventh.tasks_world import ECOLE, HABER, HOTEL, NOTARY, RECETA
from tests.lint.fortyseventh.tasks_zh import ANYOU, CHENGYU, CMM, JIANLI, READ, YINGYONG
from tests.lint.making import at, each, kind
from tests.lint.shape import Kind, Row, changed

F = "answers"
SENTENCE = "answer/not-extracted answer/letter-asked few-shot/other-form answer/other-names"


def _both(row: Row) -> None:
    scores = row["target_scores"]
    scores[next(key for key in scores if not scores[key])] = 1


def _none(row: Row) -> None:
    row["target_scores"] = dict.fromkeys(row["target_scores"], 0)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a stop sequence is in the answers",
        "answer/stopped-early answer/not-extracted",
        changed(INVOICE, stop=("\n", ",")),
        changed(LOGS, stop=("\n",)),
        changed(JIANLI, stop=("\n", "；")),
        changed(PLACES, stop=("\n", "<")),
    ),
    kind(
        F,
        "the room for the answer was set for a letter",
        "tokens/answer-too-long",
        changed(BAKERY, max_tokens=2),
        changed(LOGS, max_tokens=3),
        changed(INVOICE, max_tokens=3),
    ),
    kind(
        F,
        "the post-processor is the one of the benchmark next door",
        "answer/not-extracted",
        changed(READ, postprocess="gsm8k_post"),
        changed(BAKERY, postprocess="until_return_post"),
        changed(RECETA, postprocess="gsm8k_post"),
        changed(LOGS, postprocess="until_return_post"),
    ),
    kind(
        F,
        "a sentence wraps the answer, and the metric compares all of it",
        SENTENCE,
        changed(CHEM, ('" " + data["key"], "processed', 'f" It is {data[\'key\']}.", "processed')),
        changed(CMM, ('"output": gold', '"output": f"应选{gold}。"')),
        changed(ORDERS, ('" " + gold', 'f" The guest wants the {gold}."')),
        changed(HOTEL, ('"output": data["kind"]', '"output": data["kind"] + "です。"')),
    ),
    kind(
        F,
        "what is compared is another column than what is shown",
        "answer/not-in-output answer/not-extracted answer/letter-asked answer/other-names "
        "answer/gold-differs answer/not-an-option answer/letters",
        changed(ANYOU, ('"processed_output": gold', '"processed_output": data["cause"]')),
        changed(NOTARY, ('"processed_output": nr', '"processed_output": RODZAJE[data["nr"]]')),
        changed(CMM, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(
            PLACES, ('"processed_output": gold', '"processed_output": items[data["order"][0]]')
        ),
    ),
    kind(
        F,
        "the output repeats the cue",
        "answer/cue-again answer/not-extracted few-shot/not-a-choice",
        changed(CMM, ('"output": gold', '"output": "答案是：" + gold')),
        changed(LIBRARY, ('" " + data["family"]', '" Family: " + data["family"]')),
        changed(IDIOM, ('" " + data["word"]', '" Missing word: " + data["word"]')),
        changed(NOTARY, ('" " + nr', '" Numer rodzaju: " + nr')),
    ),
    kind(
        F,
        "the answer is Python's way to print it",
        "answer/python-value answer/other-form few-shot/other-form answer/not-extracted "
        "answer/not-an-option",
        changed(
            INVOICE,
            (
                "json.dumps({key: data[key] for key in keys}, ensure_ascii=False)",
                "str({key: data[key] for key in keys})",
            ),
        ),
        changed(YINGYONG, ('str(data["deshu"])', 'str(float(data["deshu"]))')),
        changed(READ, ('data["spans"][0]', 'str(data["spans"])')),
        changed(ECOLE, ('"vrai" if data["juste"] else "faux"', 'str(data["juste"])')),
    ),
    kind(
        F,
        "two options are right by the scores",
        "answer/several-golds",
        changed(HABER, rows=each(_both, 4)),
        changed(CHENGYU, rows=each(_both, 3)),
        changed(MEDNLI, rows=each(_both, 5)),
    ),
    kind(
        F,
        "no option is right in rows of the hidden split",
        "answer/no-gold code/error",
        changed(
            HABER,
            (
                'next(k for k in data["target_scores"] if data["target_scores"][k])',
                'max(data["target_scores"], key=data["target_scores"].get)',
            ),
            rows=each(_none, 4),
        ),
        changed(CHENGYU, rows=each(_none, 3)),
        changed(PASSAGE, rows=at(3, target_scores={" yes": 0, " no": 0})),
    ),
    kind(
        F,
        "the shots end otherwise than the options that are ranked",
        "few-shot/not-a-choice text/missing-space answer/not-in-output answer/not-extracted "
        "few-shot/other-labels",
        changed(HABER, ('"output": dogru', '"output": dogru.strip()')),
        changed(MEDNLI, ('"output": gold', '"output": gold.title()')),
        changed(PASSAGE, ('"output": gold', '"output": gold + "."')),
        changed(CHENGYU, ('"output": gold', '"output": f"“{gold}”"')),
    ),
    kind(
        F,
        "a test split without golds leaves the answer empty",
        "answer/empty answer/empty-is-right answer/not-in-output answer/same-gold "
        "text/absent-field answer/not-extracted",
        changed(READ, ('data["spans"][0]', 'data.get("answer", "")')),
        changed(LIBRARY, ('"processed_output": data["family"]', '"processed_output": ""')),
        changed(RECETA, rows=each(lambda row: row.update(en=""), 3)),
    ),
    kind(
        F,
        "the chain comes to another number than its gold",
        "answer/chain-differs few-shot/wrong-sum answer/not-extracted answer/unlike-others",
        changed(BAKERY, rows=at(3, result="74")),
        changed(YINGYONG, rows=at(4, deshu=27)),
    ),
    kind(
        F,
        "the gold is looked up among the sorted options",
        "answer/gold-differs answer/letters answer/other-rule",
        changed(
            ROBOT,
            (
                'str(data["correct"] + 1)',
                'str(sorted(data["answers"]).index(data["answers"][data["correct"]]) + 1)',
            ),
        ),
        changed(
            CMM,
            (
                '"ABCD"[data["label"]]',
                '"ABCD"[sorted(data["options"]).index(data["options"][data["label"]])]',
            ),
        ),
    ),
    kind(
        F,
        "several spellings of the answer are one text",
        "answer/other-form answer/unlike-others answer/not-an-option answer/other-names "
        "few-shot/other-form",
        changed(RULES, rows=at(9, plural="tables|table")),
        changed(IDIOM, rows=at(4, word="broth / soup")),
        changed(READ, rows=at(5, spans=["大雪|因为大雪"])),
        changed(CALLS, rows=at(6, queue="CAN/BIL")),
    ),
)
