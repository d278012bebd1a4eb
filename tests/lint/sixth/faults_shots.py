"""Faults of shots, worked examples and instructions against the query."""

from __future__ import annotations

from functools import partial

from tests.lint.shape import changed
from tests.lint.sixth.making import kind
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
    NLI_SHOTS,
    PARKS,
    PINGLUN,
    REVIEWS,
    REVIEWS_BY_HAND,
    SMS_NAMES,
)
from tests.lint.sixth.tasks_options import ALLTAG, DYNASTY, KITCHEN, LAW, MUSIC, SEA

_shots = partial(kind, "shots and query")
_WORKED = "few-shot/worked-cue few-shot/other-cues few-shot/other-labels few-shot/other-form text/cue-forms"
_SEA_EXAMPLE = r"Question: What do oars do?\n{}Answer: {}\n\n"
_ABCD = r"A. row\nB. sail\nC. anchor\nD. dive\n"

KINDS = (
    _shots(
        "Worked examples close with another cue than the question.",
        _WORKED,
        changed(REVIEWS_BY_HAND, ("\\nSentiment:", "\\nLabel:")),
        changed(MARKET_BY_HAND, (r"\nA:\"".replace('\\"', '"'), '\\nAnswer:"')),
        changed(
            PREFEITURA,
            ('text = f"', 'text = f"Pergunta: Que cor tem a neve?\\nR: branca\\n\\n'),
            fewshot=0,
        ),
        changed(
            SEA,
            (
                'text = f"',
                'text = f"' + _SEA_EXAMPLE.format(_ABCD, "A").replace("Answer:", "Correct answer:"),
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "Worked examples all have one label, which the model then prefers.",
        "few-shot/lopsided",
        changed(
            REVIEWS_BY_HAND,
            ("Sentiment: negative", "Sentiment: positive"),
            ("The zip broke after one trip.", "The zip runs like silk."),
            ("Smells of glue even after weeks of airing.", "Smells of cedar, lovely."),
        ),
        changed(
            REVIEWS_BY_HAND,
            ("Sentiment: positive", "Sentiment: negative"),
            (
                "A joy to hold, and it never skips a stitch.",
                "A pain to hold, and it skips each stitch.",
            ),
        ),
        changed(
            PARKS,
            (
                'text = f"',
                'text = f"Swings are for children.\\nQuestion: may children swing? Answer yes or no.\\nAnswer: yes\\n\\nTea is served at four.\\nQuestion: is there tea? Answer yes or no.\\nAnswer: yes\\n\\nThe gate is lit at night.\\nQuestion: is there light at the gate? Answer yes or no.\\nAnswer: yes\\n\\n',
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "Worked examples answer by letters and show no options.",
        "few-shot/no-options",
        changed(SEA, ('text = f"', 'text = f"' + _SEA_EXAMPLE.format("", "A")), fewshot=0),
        changed(
            KITCHEN,
            (
                'text += question["stem"]',
                'text += "What is a whisk for?\\nThe answer is (C)\\n\\nWhat is a sieve for?\\nThe answer is (A)\\n\\n" + question["stem"]',
            ),
            fewshot=0,
        ),
        changed(
            ALLTAG,
            (
                'text = f"',
                'text = f"Frage: Womit kehrt man?\\nAntwort: b\\n\\nFrage: Was leuchtet?\\nAntwort: a\\n\\n',
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "The worked examples stand behind the question.",
        "few-shot/question-first few-shot/other-order few-shot/no-answer",
        changed(
            REVIEWS_BY_HAND,
            (
                "EXAMPLES + f\"Review: {data['text']}\\nSentiment:\"",
                "f\"Review: {data['text']}\\nSentiment:\\n\\n\" + EXAMPLES.rstrip()",
            ),
        ),
        changed(
            MARKET_BY_HAND,
            (
                "EXAMPLES + f\"Q: {data['question']}\\nA:\"",
                "f\"Q: {data['question']}\\nA:\\n\\n\" + EXAMPLES.strip()",
            ),
        ),
        changed(
            PREFEITURA,
            (r'\nResposta:"', r'\nResposta:\n\nPergunta: Que cor tem a neve?\nResposta: branca"'),
            fewshot=0,
        ),
    ),
    _shots(
        "The description of the config is written by the transform, too.",
        "text/repeated-instruction",
        changed(SATZ, ('text = f"', 'text = f"Translate from English to German.\\n')),
        changed(DYNASTY, ('text = f"', 'text = f"以下是中国历史的单项选择题，请选出正确答案。\\n')),
        changed(
            PEOPLE,
            ('text = f"', 'text = f"List the persons in each sentence, with commas between.\\n'),
        ),
    ),
    _shots(
        "Worked examples are numbered, and the question has no number.",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue",
        changed(
            MARKET_BY_HAND,
            ('"Q: Uma', '"Q1: Uma'),
            ('"Q: A net', '"Q2: A net'),
            ('"A: 12', '"A1: 12'),
            ('"A: 40', '"A2: 40'),
        ),
        changed(
            REVIEWS_BY_HAND,
            ("Review: The zip", "Review 1: The zip"),
            ("Review: A joy", "Review 2: A joy"),
            ("Review: Smells", "Review 3: Smells"),
        ),
        changed(
            PREFEITURA,
            (
                'text = f"',
                'text = f"Pergunta 1: Que cor tem a neve?\\nResposta 1: branca\\n\\nPergunta 2: Que animal ladra?\\nResposta 2: cão\\n\\n',
            ),
            fewshot=0,
        ),
    ),
    _shots(
        "The few-shot file has rows that are scored.",
        "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown",
        changed(NLI_SHOTS, shots=NLI_SHOTS.rows[:3]),
        changed(REVIEWS, shots=REVIEWS.rows[4:8]),
        changed(SPANS, shots=SPANS.rows[:3]),
    ),
    _shots(
        "The few-shot file has its labels under other names than the test file.",
        "few-shot/other-labels few-shot/not-a-choice answer/other-names answer/two-spellings",
        changed(
            REVIEWS,
            shots=(
                {"text": "Broke at once.", "label": "neg"},
                {"text": "Great fun.", "label": "pos"},
                {"text": "Too small.", "label": "neg"},
            ),
        ),
        changed(
            NLI,
            shots=(
                {"premise": "A cat licks milk.", "hypothesis": "A cat drinks.", "label": "entails"},
                {
                    "premise": "A bus is empty.",
                    "hypothesis": "The bus is full.",
                    "label": "contradicts",
                },
                {
                    "premise": "A man writes.",
                    "hypothesis": "He writes to his son.",
                    "label": "unrelated",
                },
            ),
        ),
        changed(
            PINGLUN,
            shots=(
                {"正文": "味道不错。", "标签": "正面"},
                {"正文": "太难用了。", "标签": "负面"},
                {"正文": "很满意。", "标签": "正面"},
            ),
        ),
    ),
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
