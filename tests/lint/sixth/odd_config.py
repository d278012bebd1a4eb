"""Right prompts whose rows, shots or config look odd."""

from __future__ import annotations

from tests.lint.shape import changed
from tests.lint.sixth.styles import Right
from tests.lint.sixth.tasks_free import (
    ALGEBRA,
    MARKET,
    MARKET_BY_HAND,
    MELDUNG,
    PREFEITURA,
    SATZ,
    SHOP,
    SPANS,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    JOURNAL,
    NLI,
    NLI_SHOTS,
    PARKS,
    PINGLUN,
    REVIEWS,
    REVIEWS_BY_HAND,
    SMS,
    TICKETS,
)
from tests.lint.sixth.tasks_options import ALLTAG, DYNASTY, MUSIC, PRONOUN

RIGHT: tuple[Right, ...] = (
    (
        "texts that speak of answers and options",
        changed(
            REVIEWS,
            rows=lambda rows: [
                *rows,
                {
                    "title": "Quiz",
                    "text": "Answer: A was always right, so the quiz was dull.",
                    "label": "negative",
                },
                {
                    "title": "Game",
                    "text": "Option B made us laugh: clever cards, lovely art.",
                    "label": "positive",
                },
            ],
        ),
    ),
    (
        "texts with braces and dollars of their own",
        changed(
            SPANS,
            rows=lambda rows: [
                *rows,
                {
                    "id": "a1",
                    "context": "In the form the field {name} is filled with the guest's name, and ${price} with 40.",
                    "question": "What fills the price?",
                    "answers": {"text": ["40"], "answer_start": [77]},
                },
            ],
        ),
    ),
    (
        "texts with escapes that are about escapes",
        changed(
            TRIVIA,
            rows=lambda rows: [
                *rows,
                {
                    "question": r"Which character does \n stand for in C?",
                    "aliases": ["newline", "line feed"],
                },
                {"question": r"What does \t stand for?", "aliases": ["tab", "a tab"]},
            ],
        ),
    ),
    (
        "texts about HTML",
        changed(
            SPANS,
            rows=lambda rows: [
                *rows,
                {
                    "id": "b2",
                    "context": "The tag <br> breaks a line and <hr> draws one; &amp; is an ampersand.",
                    "question": "Which tag draws a line?",
                    "answers": {"text": ["<hr>"], "answer_start": [31]},
                },
            ],
        ),
    ),
    (
        "few-shot rows of their own with all labels",
        changed(
            REVIEWS,
            shots=(
                {"text": "Fell to bits.", "label": "negative"},
                {"text": "A delight.", "label": "positive"},
                {"text": "Never again.", "label": "negative"},
            ),
        ),
    ),
    (
        "few-shot rows of their own, for sums",
        changed(
            MARKET,
            shots=(
                {
                    "question": "Ana has 3 kites and buys 4. How many has she?",
                    "answer": "3 + 4 = 7.\n#### 7",
                },
                {
                    "question": "Of 9 boats 2 sink. How many are left?",
                    "answer": "9 - 2 = 7.\n#### 7",
                },
                {"question": "How much are 6 bags of 5 nuts?", "answer": "6 * 5 = 30.\n#### 30"},
            ),
        ),
    ),
    ("one shot only", changed(TICKETS, fewshot=1)),
    (
        "no shots and a long description",
        changed(
            JOURNAL,
            fewshot=0,
            description="Vous lirez une phrase tirée d'un journal. Dites dans quelle rubrique elle a paru, en un mot.\n\nIl n'y a que quatre rubriques.",
        ),
    ),
    (
        "a description of several lines with rules",
        changed(DYNASTY, description="你是历史老师。\n规则：\n1. 只回答一个字母。\n2. 不要解释。"),
    ),
    (
        "a description that ends with a colon",
        changed(SATZ, description="English sentences and their German translations:"),
    ),
    ("one line between the shots", changed(PREFEITURA, own={"separator": "\n"})),
    (
        "hashes between the shots, and they stop",
        changed(REVIEWS, own={"separator": "\n###\n"}, stop=("\n###", "\n")),
    ),
    ("a stop sequence that only a next question has", changed(SPANS, stop=("\nContext:", "\n"))),
    ("many shots", changed(NLI, fewshot=9)),
    (
        "steps by hand, and steps asked for in both",
        changed(
            MARKET_BY_HAND,
            ('"A: 12', "\"A: Let's think. 12"),
            ('"A: 40', "\"A: Let's think. 40"),
            ('\\nA:"\n    number', "\\nA: Let's think.\"\n    number"),
            (
                'f" The answer is {number}."',
                "f\" {data['answer'].split('.')[1].strip()}. The answer is {number}.\"",
            ),
        ),
    ),
    (
        "worked examples with a rule of dashes between",
        changed(
            REVIEWS_BY_HAND,
            ("negative\n\nReview: A", "negative\n---\nReview: A"),
            ("positive\n\nReview", "positive\n---\nReview"),
            ('negative\n\n"""', 'negative\n---\n"""'),
        ),
    ),
    ("neutral first in the few-shot file", changed(NLI_SHOTS, shots=NLI_SHOTS.shots[::-1])),
    (
        "numbers with a plus sign as labels",
        changed(
            SMS,
            (r"0 = ham\n1 = spam", r"-1 = ham\n+1 = spam"),
            ('str(data["label"])', '("-1", "+1")[data["label"]]'),
        ),
    ),
    (
        "a question repeated with an own passage",
        changed(
            PARKS,
            rows=lambda rows: [
                *rows,
                {
                    "passage": "Hounds stay outside this park.",
                    "question": "may dogs enter the park",
                    "answer": False,
                },
            ],
        ),
    ),
    (
        "an instruction and its reminder in other words",
        changed(
            PRONOUN,
            (r"\nNumber:", r"\nWrite 1 or 2, whichever word belongs into the gap.\nNumber:"),
        ),
    ),
    (
        "a polite end",
        changed(ALLTAG, (r"Antwort:", r"Bitte nur den Buchstaben nennen, danke!\nAntwort:")),
    ),
    (
        "chat roles of a plain kind",
        changed(
            MELDUNG,
            (
                "f\"Article: {data['article']}\\n\\nHeadline:\"",
                "f\"System: You write headlines.\\nUser: {data['article']}\\nAssistant:\"",
            ),
        ),
    ),
    (
        "the role's line and a Chinese frame",
        changed(PINGLUN, ('text = f"', 'text = f"你是一名电商客服主管，请阅读下面的评论。\\n')),
    ),
    (
        "a schema of tables within comments",
        changed(
            SHOP,
            (
                '"-- customers(id, name, city)\\n"',
                '"/*\\n  customers: id INT, name TEXT, city TEXT\\n*/\\n"',
            ),
        ),
    ),
    (
        "a problem without its level, which is no part of it",
        changed(ALGEBRA, ('"Problem:\\n" + data["problem"]', '"Problem: " + data["problem"]')),
    ),
    (
        "PPL without a cue",
        changed(MUSIC, ("f\"Q: {data['question']}\\nA:\\n\"", "data['question'] + \"\\n\"")),
    ),
)
