"""Faults of instructions against the answers, and of shots against the query."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixth.tasks_free import (
    ALGEBRA,
    MARKET,
    MARKET_BY_HAND,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SPANS,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    NLI,
    PARKS,
    REVIEWS,
    REVIEWS_BY_HAND,
    SMS_NAMES,
)
from tests.lint.sixth.tasks_options import DYNASTY, KITCHEN, LAW, MUSIC, SEA

_shots = partial(kind, "shots and query")

KINDS = (
    _shots(
        "A stop sequence cuts the answer that the shots show before its end.",
        "answer/stopped-early",
        changed(MARKET, stop=("\n",)),
        changed(ALGEBRA, stop=(".", "\n")),
        changed(PEOPLE, stop=("\n", ",")),
        changed(MARKET, stop=("####",)),
    ),
    _shots(
        "The query asks for steps, and the shots answer at once.",
        "few-shot/steps-lost few-shot/steps-only-here",
        changed(
            MARKET,
            (r"\nAnswer:", r"\nAnswer: Let's think step by step."),
            ("f\" {data['answer']}\"", 'f" {number}"'),
        ),
        changed(
            MARKET,
            (r"\nAnswer:", r"\nThink step by step before you answer.\nAnswer:"),
            ("f\" {data['answer']}\"", 'f" {number}"'),
        ),
        changed(SEA, (r"\nAnswer:", r"\nLet's think step by step.\nAnswer:")),
    ),
    _shots(
        "The prompt says how many examples follow, and it is another number.",
        "few-shot/other-count",
        changed(
            REVIEWS_BY_HAND,
            ("text = EXAMPLES", 'text = "Here are five examples.\\n\\n" + EXAMPLES'),
        ),
        changed(
            MARKET_BY_HAND, ("text = EXAMPLES", 'text = "Here are 4 examples:\\n\\n" + EXAMPLES')
        ),
        changed(PARKS, description="Below are 8 examples, then a question."),
    ),
    _shots(
        "A worked example calculates wrongly.",
        "few-shot/wrong-sum answer/chain-differs",
        changed(
            MARKET_BY_HAND, ("12 + 7 = 19. The answer is 19.", "12 + 7 = 18. The answer is 18.")
        ),
        changed(
            MARKET_BY_HAND, ("40 - 13 = 27. The answer is 27", "40 - 13 = 37. The answer is 37")
        ),
        changed(
            MARKET_BY_HAND, ("12 + 7 = 19. The answer is 19.", "12 + 7 = 19. The answer is 9.")
        ),
    ),
    _shots(
        "The instruction asks for JSON, and the answers are plain.",
        "few-shot/other-form",
        changed(SPANS, (r"\nAnswer:", r"\nReply in JSON.\nAnswer:")),
        changed(
            REVIEWS,
            (
                r"\nSentiment (positive or negative):",
                r"\nReturn a JSON object with the key sentiment (positive or negative):",
            ),
        ),
        changed(PEOPLE, description="Return the persons of each sentence as a JSON list."),
    ),
    _shots(
        "The instruction asks for another language than the answers have.",
        "few-shot/other-form",
        changed(SATZ, ("German:", "French:"), description=""),
        changed(PREFEITURA, ('text = f"', 'text = f"Responda em inglês.\\n')),
        changed(TRIVIA, ('text = "Q: "', 'text = "Answer in Spanish.\\nQ: "')),
    ),
    _shots(
        "The instruction asks for one word or a number, and the answers are sentences.",
        "few-shot/other-form few-shot/steps-forbidden answer/not-extracted",
        changed(SATZ, ('text = f"', 'text = f"Answer with one word.\\n'), description=""),
        changed(MARKET, (r"\nAnswer:", r"\nAnswer with a number only, without steps.\nAnswer:")),
        changed(ALGEBRA, ('"\\n\\nSolution:"', '"\\n\\nGive only the final number.\\nSolution:"')),
    ),
    _shots(
        "The labels that the instruction names are not those that are scored.",
        "answer/other-names few-shot/other-form answer/letters",
        changed(PARKS, ("Answer yes or no.", "Answer true or false.")),
        changed(REVIEWS, ("(positive or negative)", "(good or bad)")),
        changed(NLI, ("entailment, neutral or contradiction", "yes, maybe or no")),
        changed(SMS_NAMES, ("ham or spam", "legitimate or junk")),
        changed(CAFES, ("How many stars, from 1 to 5?", "Is it bad, fair or good?")),
    ),
    _shots(
        "Answers in the shots end with a space or newlines, so the blank lines between are uneven.",
        "few-shot/trailing-space few-shot/separator answer/stopped-early answer/two-spellings answer/other-form",
        changed(REVIEWS, ("f\" {data['label']}\"", "f\" {data['label']} \"")),
        changed(SPANS, ('f" {answer}"', 'f" {answer}\\n"')),
        changed(DYNASTY, ('"output": data["答案"]', '"output": data["答案"] + "\\n\\n"')),
    ),
    _shots(
        "The answer repeats the cue that the input ends with.",
        "answer/cue-again",
        changed(SEA, ("f\" {data['answer']}\"", "f\" Answer: {data['answer']}\"")),
        changed(SPANS, ('f" {answer}"', 'f"\\nAnswer: {answer}"')),
        changed(KITCHEN, ('f" ({answer})"', 'f" The answer is ({answer})"')),
    ),
    _shots(
        "In PPL the shots end with another form of the label than the one that is ranked.",
        "few-shot/not-a-choice answer/no-gold answer/gold-differs answer/not-an-option",
        changed(MUSIC, ('"output": answer', '"output": answer.capitalize()')),
        changed(
            MUSIC,
            ('"output": answer', '"output": "ABC"[list(data["target_scores"]).index(answer)]'),
        ),
        changed(MUSIC, ('"output": answer', '"output": f"({answer})"')),
    ),
    _shots(
        "A worked example has no answer behind its cue.",
        "few-shot/no-answer text/empty-slot",
        changed(
            REVIEWS_BY_HAND,
            ("weeks of airing.\nSentiment: negative", "weeks of airing.\nSentiment:"),
        ),
        changed(MARKET_BY_HAND, ("A: 40 - 13 = 27. The answer is 27.", "A:")),
        changed(
            PREFEITURA,
            (
                'text = f"',
                'text = f"Pergunta: Que cor tem a neve?\\nResposta: branca\\n\\nPergunta: Que animal ladra?\\nResposta:\\n\\n',
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "Rows begin with the very cue that the template writes.",
        "text/said-again",
        changed(
            SPANS,
            rows=lambda rows: [row | {"question": "Question: " + row["question"]} for row in rows],
        ),
        changed(
            MARKET,
            rows=lambda rows: [row | {"question": "Question: " + row["question"]} for row in rows],
        ),
        changed(
            SEA,
            rows=lambda rows: [
                row
                | {"options": [f"{x}. {o}" for x, o in zip("ABCD", row["options"], strict=True)]}
                for row in rows
            ],
        ),
        changed(
            LAW,
            rows=lambda rows: [
                row
                | {"choices": [f"{x}) {o}" for x, o in zip("ABCDE", row["choices"], strict=True)]}
                for row in rows
            ],
        ),
    ),
)
