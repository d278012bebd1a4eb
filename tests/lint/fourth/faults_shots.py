"""Shots and the question behind them: where one begins, what it ends with, what it says."""

from __future__ import annotations

from typing import Any

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_free import (
    BUDGETS,
    FOUNDED,
    FUNCTIONS,
    GERMAN,
    NLI,
    SUPPORT,
    WHO,
)
from tests.lint.fourth.tasks_options import FACTS, FILMS, GROUPS, HOUSE, MATERIALS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, PLACES, READ, SUMS

FAMILY = "shots and query"


_SPACED: dict[str, Any] = {"target_delimiter": ""}
_SCALES = "A feather and a spoon fit into a hand, a piano does not. So the answer is (C)."
_CLOCK = "10 - 3 = 7. So the answer is (A)."
_STEPS = "Let's think step by step."

KINDS = (
    kind(
        FAMILY,
        "a space ends the input",
        "text/trailing-space text/double-space",
        put(SKY, ('"Answer:"', '"Answer: "'), ('f" {letter}"', "letter")),
        put(GERMAN, ("English:", "English: "), ('f" {target}"', "target")),
        put(FOUNDED, ('\\nYear:"', '\\nYear: "'), ('" " + data["year"]', 'data["year"]')),
        put(BUDGETS, (_STEPS, f"{_STEPS} "), ('f" {steps}', 'f"{steps}')),
    ),
    kind(
        FAMILY,
        "no space parts the cue from the answer",
        "text/missing-space",
        put(SKY, ('f" {letter}"', "letter")),
        put(NLI, ('f" {label}"', "label")),
        put(FACTS, own=_SPACED),
        put(WHO, ('" " + names', "names")),
    ),
    kind(
        FAMILY,
        "two spaces part the cue from the answer",
        "text/trailing-space text/double-space text/two-spaces",
        put(SUPPORT, ('"Category:"', '"Category: "')),
        put(FILMS, ("Sentiment:", "Sentiment: ")),
        put(GROUPS, ('"\\nAnswer:"', '"\\nAnswer: "')),
    ),
    kind(
        FAMILY,
        "a newline ends the input, and another one begins the answer",
        "text/double-newline text/double-space few-shot/separator",
        put(FUNCTIONS, ("{data['head']}:", "{data['head']}:\\n")),
        put(SUMS, ("f\"{data['steps']}", "f\"\\n{data['steps']}")),
        put(
            HOUSE,
            ('"output": answer', '"output": "\\n" + answer'),
            method="gen",
            metric="exact_match",
        ),
    ),
    kind(
        FAMILY,
        "the answer begins with the cue that ends the input",
        "answer/cue-again",
        put(SKY, ('f" {letter}"', 'f" Answer: {letter}"')),
        put(SUPPORT, ('" " + data["label"]', '" Category: " + data["label"]')),
        put(READ, ('"output": data', '"output": "回答：" + data')),
    ),
    kind(
        FAMILY,
        "the instruction is the config's and the transform's at once",
        "text/repeated-instruction",
        put(
            SKY,
            (
                "lines = [f",
                'lines = ["The following are questions about astronomy, each with one right answer.", f',
            ),
        ),
        put(
            FILMS, ('"Review: %s', '"Say whether each review is positive or negative.\\nReview: %s')
        ),
        put(SUPPORT, description="Sort the message into one of account, billing, bug, request."),
        put(
            PLACES,
            (
                'text = f"',
                'text = "以下是中国地理的单项选择题，请直接给出正确答案的选项。\\n" + f"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the question asks for steps, and the shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here",
        put(BUDGETS, ('f" {steps}\\n#### {number}"', 'f" {number}"')),
        put(SUMS, ("f\"{data['steps']}答案是{data['answer']}。\"", "f\"{data['answer']}\"")),
        put(
            PUZZLES,
            (
                f"{_STEPS} Each coach has 20 seats, so there are 5 * 20 = 100. So the answer is (B).",
                "(B)",
            ),
            (f"{_STEPS} {_SCALES}", "(C)"),
            (f"{_STEPS} {_CLOCK}", "(A)"),
        ),
    ),
    kind(
        FAMILY,
        "the answers of the shots bring their own newlines into the separator",
        "few-shot/separator text/separator-inside",
        put(SKY, ('f" {letter}"', 'f" {letter}\\n"')),
        put(READ, ('"output": data["answers"][0]', '"output": data["answers"][0] + "\\n"')),
        put(BUDGETS, ("#### {number}", "#### {number}\\n\\n")),
    ),
    kind(
        FAMILY,
        "a chain closes on another answer than the one it comes to",
        "answer/chain-differs answer/gold-differs answer/not-in-output answer/not-extracted",
        put(BUDGETS, ("#### {number}", "#### {steps.split(' = ')[0].split()[-1]}")),
        put(
            SUMS,
            ("答案是{data['answer']}", "答案是{re.search('[0-9]+', data['steps'])[0]}"),
            ("import random\n", "import random\nimport re\n"),
        ),
        put(PUZZLES, ("= 100. So the answer is (B)", "= 100. So the answer is (C)")),
    ),
    kind(
        FAMILY,
        "a stop sequence cuts the answer that the shots teach",
        "answer/stopped-early answer/not-extracted",
        put(BUDGETS, stop=("\n",)),
        put(SUMS, stop=("。",)),
        put(FUNCTIONS, stop=("\n",)),
        put(PUZZLES, stop=(".", "\n")),
    ),
    kind(
        FAMILY,
        "the post-processor does not find what the shots teach",
        "answer/not-extracted answer/empty-is-right",
        put(PUZZLES, postprocess="until_return_post"),
        put(MATERIALS, postprocess="gsm8k_post"),
        put(SUMS, postprocess="until_return_post"),
        put(IDIOMS, postprocess="agieval_single_answer_post"),
    ),
    kind(
        FAMILY,
        "nothing but a space, or nothing at all, parts the shots",
        "few-shot/separator few-shot/run-in",
        put(SKY, own={"separator": " "}),
        put(SUPPORT, own={"separator": ""}),
        put(PLACES, own={"separator": ""}),
    ),
    kind(
        FAMILY,
        "the description runs into the first shot",
        "text/description-runs-on",
        put(SKY, own={"description_separator": ""}),
        put(FILMS, own={**FILMS.own, "description_separator": ""}),
        put(PLACES, own={"description_separator": ""}),
    ),
    kind(
        FAMILY,
        "the prompt wants the answer alone, and the shots have steps",
        "few-shot/steps-forbidden few-shot/steps-lost",
        put(
            BUDGETS,
            (f"Answer: {_STEPS}", "Give only the final number, without any explanation.\\nAnswer:"),
        ),
        put(SUMS, ("解答：让我们一步一步来思考。", "只写出最后的数，不要写过程。\\n解答：")),
        put(
            PUZZLES,
            (
                "{shown}\\nAnswer: Let's think step by step.",
                "{shown}\\nAnswer with the letter only:",
            ),
            ("Answer: Let's think step by step. Each", "Answer with the letter only: Each"),
            (
                "Answer: Let's think step by step. A feather",
                "Answer with the letter only: A feather",
            ),
            ("Answer: Let's think step by step. 10", "Answer with the letter only: 10"),
        ),
    ),
    kind(
        FAMILY,
        "the prompt asks for a letter, and the answers are the options' texts",
        "answer/letter-asked answer/letters",
        put(
            IDIOMS,
            ("选择恰当的成语填空。", "选择恰当的成语填空，只写序号。"),
            ('gold = MARKS[data["answer"]]', 'gold = data["choices"][data["answer"]]'),
        ),
        put(
            GROUPS,
            ("Which word does not fit?", "Which word does not fit? Answer with its letter."),
            ('MARKS[data["words"].index(data["odd"])]', 'data["odd"]'),
        ),
        put(
            SKY,
            ('letter = LETTERS[data["answer"]]', 'letter = data["choices"][data["answer"]]'),
            description="Answer each question with a single letter: A, B, C or D.",
        ),
    ),
    kind(
        FAMILY,
        "in PPL the shots end with a text that is none of the choices",
        "few-shot/not-a-choice answer/not-in-output answer/gold-differs",
        put(FACTS, ('"output": gold', '"output": gold.capitalize()')),
        put(FILMS, ('"output": gold', '"output": f"({gold})"')),
        put(HOUSE, ('"output": answer', '"output": "AB"[list(scores).index(answer)]')),
    ),
    kind(
        FAMILY,
        "the shots' answers end with a mark that the gold lacks, and nothing takes it off",
        "answer/not-extracted",
        put(SKY, ('f" {letter}", "processed', 'f" {letter}.", "processed')),
        put(SUPPORT, ('" " + data["label"], ', '" " + data["label"] + ".", ')),
        put(GROUPS, ('" " + mark', '" " + mark + ")"')),
        put(READ, ('"output": data["answers"][0]', '"output": data["answers"][0] + "。"')),
    ),
)
