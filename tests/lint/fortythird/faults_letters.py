"""Faults of what an option's letter or number means."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import NAMES, RANK
from tests.lint.fortythird.tasks_exam import CIVICS, MED, NLI, TREC
from tests.lint.fortythird.tasks_other import JCQA, PAWS, TRIVIA
from tests.lint.fortythird.tasks_zh import C3, CEVAL, CMMLU, HOTEL, IDIOM, OCNLI
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "what a letter means"
LETTERS = (
    "answer/letters answer/letter-asked answer/gold-differs few-shot/other-form answer/other-names"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the options' marks were changed and the answers' were not",
        LETTERS,
        changed(MED, ("{mark.upper()}.", "{mark})")),
        changed(TRIVIA, ('clave = "abc"', 'clave = "ABC"')),
        changed(IDIOM, ("m + c for m, c in zip(MARKS,", 'm + "." + c for m, c in zip("ABCD",')),
        changed(CIVICS, ('f"({n}) {option}"', 'f"({chr(64 + n)}) {option}"')),
    ),
    kind(
        F,
        "the answers count from one and the list from nought, or the other way round",
        LETTERS,
        changed(CIVICS, ('enumerate(data["choices"], 1)', 'enumerate(data["choices"])')),
        changed(C3, ('.index(data["answer"]) + 1)', '.index(data["answer"]))')),
        changed(JCQA, ('str(data["label"])', 'str(data["label"] + 1)')),
    ),
    kind(
        F,
        "the options are sorted for show, and the gold's place is that of before",
        "answer/gold-differs answer/letters answer/legend",
        changed(C3, ('in enumerate(data["choice"], 1)', 'in enumerate(sorted(data["choice"]), 1)')),
        changed(TRIVIA, ('zip("abc", data["opciones"])', 'zip("abc", sorted(data["opciones"]))')),
        changed(
            IDIOM, ('zip(MARKS, data["candidates"])', 'zip(MARKS, sorted(data["candidates"]))')
        ),
    ),
    kind(
        F,
        "the last option is not listed",
        "answer/letters answer/other-count text/cut-item answer/not-an-option",
        changed(MED, ('in "abcd"', 'in "abc"')),
        changed(JCQA, ("range(5)", "range(4)")),
        changed(CEVAL, ('["A", "B", "C", "D"]', '["A", "B", "C"]')),
        changed(TRIVIA, ('zip("abc",', 'zip("ab",')),
    ),
    kind(
        F,
        "the list of letters was typed with one twice",
        "answer/letters answer/same-option text/cut-item few-shot/numbered text/said-again",
        changed(MED, ('in "abcd"', 'in "abbd"')),
        changed(CEVAL, ('["A", "B", "C", "D"]', '["A", "B", "C", "C"]')),
        changed(JCQA, ("in range(5)", "in (0, 1, 2, 2, 4)")),
    ),
    kind(
        F,
        "the numbers of the classes are taken in another order than the dataset's",
        "answer/gold-differs answer/legend",
        changed(TREC, ('1: "person", 2: "place"', '1: "place", 2: "person"')),
        changed(HOTEL, ('["差评", "好评"]', '["好评", "差评"]')),
        changed(
            OCNLI,
            (
                '"蕴含", "neutral": "中立", "contradiction": "矛盾"',
                '"矛盾", "neutral": "中立", "contradiction": "蕴含"',
            ),
        ),
    ),
    kind(
        F,
        "true and false changed places with the dataset's new version",
        "answer/gold-differs answer/legend answer/other-rule",
        changed(NLI, ('("True", "False")', '("False", "True")')),
        changed(PAWS, ('data["label"] == 1', 'data["label"] == 0')),
    ),
    kind(
        F,
        "the cue names letters that the list does not have",
        "answer/letters answer/letter-asked answer/other-count answer/other-names few-shot/other-form",
        changed(TRIVIA, ("(a, b o c)", "(a, b, c o d)")),
        changed(C3, ("只写选项的序号", "只写选项的字母（A、B或C）")),
        changed(MED, ('text += "Answer:"', r'text += "Answer (A, B, C, D or E):"')),
        changed(JCQA, ("答え（番号）", "答え（アルファベット）")),
    ),
    kind(
        F,
        "the options are turned round for show, and the gold counts from the old front",
        "answer/gold-differs answer/letters",
        changed(CIVICS, ('listed = " ".join', 'options.reverse()\n    listed = " ".join')),
        changed(C3, ('in enumerate(data["choice"], 1)', 'in enumerate(data["choice"][::-1], 1)')),
        changed(
            IDIOM, ('zip(MARKS, data["candidates"])', 'zip(MARKS, reversed(data["candidates"]))')
        ),
    ),
    kind(
        F,
        "the legend lacks a class that is right now and then",
        "answer/legend answer/other-names answer/letters answer/other-count answer/not-an-option",
        changed(TREC, (', 3: "number"', "")),
        changed(OCNLI, ("蕴含、中立还是矛盾", "蕴含还是矛盾")),
    ),
    kind(
        F,
        "the marks begin again, or go wrong, behind the second option",
        "answer/letters few-shot/numbered answer/same-option answer/gold-differs",
        changed(CIVICS, ('f"({n}) {option}"', 'f"({(n - 1) % 2 + 1}) {option}"')),
        changed(
            IDIOM,
            ('MARKS = "①②③④"', 'MARKS = "①②③④"\n    SHOWN = "①②②④"'.replace("\n    ", "\n")),
            ("zip(MARKS,", "zip(SHOWN,"),
        ),
        changed(
            CMMLU,
            (
                'f"({mark}) {text}" for mark, text in data["options"].items()',
                'f"({mark}) {text}" for mark, text in zip("甲乙丁丙", data["options"].values())',
            ),
        ),
    ),
    kind(
        F,
        "the signs between the answer's parts are others than those asked for",
        "few-shot/other-form answer/other-form answer/other-names",
        changed(RANK, ("with > between them", "with commas between them")),
        changed(NAMES, ("with semicolons between", "with commas between")),
        changed(RANK, ('" > ".join', '" < ".join')),
    ),
)
