"""Faults of shots, worked examples and instructions against the query."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixth.tasks_free import (
    MARKET_BY_HAND,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SPANS,
)
from tests.lint.sixth.tasks_labels import (
    NLI,
    NLI_SHOTS,
    PARKS,
    PINGLUN,
    REVIEWS,
    REVIEWS_BY_HAND,
)
from tests.lint.sixth.tasks_options import ALLTAG, DYNASTY, KITCHEN, SEA

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
)
