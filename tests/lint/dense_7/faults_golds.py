"""Faults of golds: in the rows, in what code makes of labels, and in choices that are ranked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.lint.dense_7.making import A, B, C, kinds_of, some
from tests.lint.dense_7.tasks import STARS
from tests.lint.shape import Row, changed

kind = kinds_of("answers")


def _scores(rows: list[Row], make: Callable[[str, Any], tuple[str, Any]], *places: int) -> None:
    """Set the scores of the options of some rows to what `make` says of name and score."""
    for place in places or range(len(rows)):
        scores = rows[place]["target_scores"]
        rows[place]["target_scores"] = {
            made[0]: made[1] for made in (make(*pair) for pair in scores.items())
        }


KINDS = (
    kind(
        "rows of the hidden test part have label -1, which picks the tuple's last name",
        "answer/unlike-others text/unlike-others answer/gold-differs answer/* text/*",
        changed(C.NLI, rows=some("label", lambda label: -1, 1, 6, 7, 10)),
    ),
    kind(
        "answers of some rows are empty, as of a test part without labels",
        "answer/empty answer/empty-is-right few-shot/no-answer text/empty-slot",
        changed(C.PARKS, rows=some("answer", lambda text: "", 2, 5), shots=()),
    ),
    kind(
        "a missing number of the table becomes the word None",
        "text/nothing answer/*",
        changed(B.GROCERY, rows=some("result", lambda number: None, 3, 8)),
    ),
    kind(
        "whole numbers went through a column with gaps, and are floats",
        "answer/python-value answer/letters answer/not-an-option answer/other-form",
        changed(A.RANK, rows=some("first", float)),
    ),
    kind(
        "a few golds have the full stop of their sentence",
        "answer/other-form answer/two-spellings answer/not-an-option answer/unlike-others",
        changed(C.NOTICES, rows=some("place", lambda text: text + ".", 2, 6, 9)),
    ),
    kind(
        "a few labels are written with a capital letter in the rows",
        "answer/two-spellings answer/other-names answer/other-form",
        changed(A.TICKETS, rows=some("queue", lambda text: text.capitalize(), 1, 6)),
    ),
    kind(
        "labels are the texts 'True' and 'False', and both count as true",
        "answer/same-gold answer/gold-differs few-shot/lopsided answer/*",
        changed(A.BOOL, rows=some("label", str)),
    ),
    kind(
        "aliases of an answer are joined by a bar in one text, which is shown and compared",
        "answer/other-form answer/not-an-option few-shot/other-form answer/unlike-others "
        "answer/python-value",
        changed(
            A.SPAN,
            rows=some("span", lambda text: f"{text}|{text.title()}", 1, 2, 3, 6),
        ),
    ),
    kind(
        "the unit stands in some golds, and in the others not",
        "answer/other-form answer/not-in-output answer/unlike-others",
        changed(C.YINGYONG, rows=some("answer", lambda text: text + "个", 1, 4)),
    ),
    kind(
        "numbers of some golds were turned into digits, which the text has not",
        "answer/not-an-option answer/unlike-others answer/other-form",
        changed(
            C.GUSHI,
            rows=lambda rows: [rows[1].update(答="30艘"), rows[8].update(答="6年")] and rows,
        ),
    ),
    kind(
        "two letters are the gold of rows whose prompt wants one",
        "answer/letters answer/not-an-option answer/unlike-others answer/other-form "
        "answer/letter-asked",
        changed(A.CHANGSHI, rows=some("answer", lambda letter: "BD" if letter == "B" else letter)),
    ),
    kind(
        "month and day are exchanged in a few golds",
        "answer/other-rule answer/gold-differs answer/unlike-others",
        changed(
            B.ISO,
            rows=some("iso", lambda text: f"{text[:4]}-{text[8:]}-{text[5:7]}", 4, 6, 9),
        ),
    ),
    kind(
        "the stars are counted from nought in the golds, from one in the prompt",
        "answer/letters answer/legend answer/other-names few-shot/other-form answer/gold-differs "
        "answer/letter-asked few-shot/other-labels",
        changed(STARS, ('str(data["stars"])', 'str(data["stars"] - 1)')),
    ),
    kind(
        "names of the two labels are the wrong way round in the code",
        "answer/gold-differs answer/legend",
        changed(C.REVIEWS, ('0: "negative", 1: "positive"', '0: "positive", 1: "negative"')),
    ),
    kind(
        "a comma behind the gold makes a tuple of it",
        "answer/python-value text/raw-value",
        changed(
            C.REVIEWS,
            ('NAMES[data["label"]]\n', 'NAMES[data["label"]],\n'),
            ('" " + name', 'f" {name}"'),
        ),
    ),
    kind(
        "the prompt names two labels, the code answers with another pair",
        "answer/other-names few-shot/other-form answer/letter-asked",
        changed(C.PANDUAN, ('"是" if data["label"] else "否"', '"对" if data["label"] else "错"')),
    ),
    kind(
        "labels in simplified characters, named in traditional ones in the prompt",
        "answer/other-names answer/two-spellings few-shot/other-labels text/cue-forms "
        "answer/gold-differs",
        changed(B.TRUTH, ('"對" if data["正確"] else "錯"', '"对" if data["正確"] else "错"')),
    ),
    kind(
        "a question for one word, and golds with an article",
        "few-shot/other-form answer/other-form answer/unlike-others",
        changed(
            C.GLOSS,
            rows=some("en", lambda text: ("an " if text[0] in "au" else "a ") + text, 0, 2, 4, 7),
        ),
    ),
    kind(
        "the place is answered where the prompt lists letters",
        "answer/letters answer/letter-asked few-shot/other-labels",
        changed(C.MUSEUM, ('gold = letters[data["answer"]]', 'gold = str(data["answer"])')),
    ),
    kind(
        "the option's text is answered where the prompt wants 甲, 乙 or 丙",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(C.YESHI, ('"甲乙丙"[data["gold"]]', 'data["options"][data["gold"]]')),
    ),
    kind(
        "golds of a translation are the source text, untranslated, in a few rows",
        "answer/unlike-others answer/leaked few-shot/other-form text/unlike-others "
        "answer/other-form",
        changed(
            A.FANYI, rows=lambda rows: [rows[n].update(en=rows[n]["zh"]) for n in (2, 7)] and rows
        ),
    ),
    kind(
        "all rows of the file are of one class, since the export was cut after a sort",
        "answer/same-gold few-shot/lopsided",
        changed(C.DIANPING, rows=lambda rows: [row for row in rows if row["label"]]),
    ),
    kind(
        "the gold of a sorted list is the list as it was given",
        "answer/other-rule few-shot/other-form answer/leaked answer/gold-differs",
        changed(B.SORT, ('", ".join(sorted(data["words"]))', '", ".join(data["words"])')),
    ),
    kind(
        "shots close without the full stop that every ranked choice has",
        "few-shot/not-a-choice answer/not-an-option answer/not-in-output answer/not-extracted "
        "answer/no-gold",
        changed(B.COPA, ('"output": right', '"output": right.rstrip(".")')),
    ),
    kind(
        "shots answer with a letter, and texts are ranked",
        "few-shot/not-a-choice answer/letters answer/not-an-option answer/not-in-output",
        changed(C.RIVERS, ('"output": right', '"output": "ABC"[list(scores).index(right)]')),
    ),
    kind(
        "no choice is right in some rows",
        "answer/no-gold code/error answer/unlike-others",
        changed(B.NLI, rows=lambda rows: _scores(rows, lambda name, score: (name, 0), 3, 6)),
    ),
    kind(
        "the choice with the lowest score is taken for the gold",
        "answer/gold-differs answer/no-gold answer/not-in-output",
        changed(A.CLOZE, ('max(data["target_scores"], key', 'min(data["target_scores"], key')),
    ),
    kind(
        "two choices are right in some rows, the metric takes one",
        "answer/several-golds answer/unlike-others",
        changed(
            A.NLI,
            rows=lambda rows: _scores(
                rows, lambda name, score: (name, int(name != "contradiction")), 0, 5
            ),
        ),
    ),
    kind(
        "scores are texts in some rows, which equal no number",
        "code/error answer/no-gold answer/unlike-others",
        changed(
            C.SHENGXIAO,
            rows=lambda rows: _scores(rows, lambda name, score: (name, str(score)), 2, 5),
        ),
    ),
    kind(
        "one of the wrong choices is there twice, once with a space",
        "answer/same-option answer/two-spellings tokens/prefix-option answer/several-golds "
        "answer/*",
        changed(
            C.RIVERS,
            rows=lambda rows: (
                [
                    row["target_scores"].update({next(iter(row["target_scores"])) + " ": 0})
                    for row in rows[::3]
                ]
                and rows
            ),
        ),
    ),
    kind(
        "choices are ranked in English, and shots answer in Chinese",
        "few-shot/not-a-choice answer/not-an-option answer/no-gold answer/other-names "
        "few-shot/other-labels",
        changed(
            A.YUNHAN,
            (
                '"output": gold',
                '"output": {"entailment": "蕴含", "neutral": "中立", "contradiction": "矛盾"}[gold]',
            ),
            (
                '两句的关系是" + "、".join(labels[:-1]) + "还是" + labels[-1] + "？',
                "两句的关系是蕴含、中立还是矛盾？",
            ),
            rows=lambda rows: _scores(
                rows,
                lambda name, score: (
                    {"蕴含": "entailment", "中立": "neutral", "矛盾": "contradiction"}[name],
                    score,
                ),
            ),
        ),
    ),
    kind(
        "choices begin with the letter that the shots leave out",
        "few-shot/not-a-choice answer/not-an-option answer/no-gold",
        changed(
            B.ENTAIL,
            ('"output": 对', '"output": 对[2:]'),
            rows=lambda rows: _scores(
                rows, lambda name, score: (f"{'ABC'['蕴中矛'.index(name[0])]}.{name}", score)
            ),
        ),
    ),
)
