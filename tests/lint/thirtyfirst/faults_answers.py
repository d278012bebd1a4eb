"""Faults of the answers, and of how they are read and scored."""

from __future__ import annotations

from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, COPA, FACT, GEO, MED, MOOD
from tests.lint.thirtyfirst.tasks_free import CELLS, FRENCH, READ, SQL, SUMS, TITLE
from tests.lint.thirtyfirst.tasks_zh import TEXAM, ZGAP, ZGEO, ZNAME, ZREAD, ZSENT, ZSUM

F = "answers"
READS = "answer/not-extracted answer/not-in-output"


def _nought(row):
    return dict.fromkeys(row["target_scores"], 0)


def _all(row):
    """Return scores that call the first two options right."""
    names = list(row["target_scores"])
    return {name: int(name in names[:2] or row["target_scores"][name]) for name in names}


def _capital(row):
    return {f" {name.strip().title()}": score for name, score in row["target_scores"].items()}


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the output writes the answer otherwise than what is compared",
        f"{READS} answer/two-spellings few-shot/other-form answer/other-names",
        changed(CLAUSE, ('"output": " " + data["kind"]', '"output": " " + data["kind"].upper()')),
        changed(FRENCH, ('"output": " " + data["fr"]', '"output": " " + data["fr"].lower()')),
        changed(ZNAME, ('"output": gold', '"output": gold.replace("、", "，")')),
    ),
    kind(
        F,
        "the post-processor does not find the answer in what the shots show",
        READS,
        changed(SUMS, postprocess="until_return_post"),
        changed(ZSUM, postprocess="until_return_post"),
        changed(MED, ('"output": " " + gold', '"output": f" The answer is ({gold})."')),
    ),
    kind(
        F,
        "a stop sequence cuts the answers that the shots show",
        f"answer/stopped-early {READS}",
        changed(SUMS, stop=(".",)),
        changed(SQL, stop=(" ",)),
        changed(ZSUM, stop=("，",)),
    ),
    kind(
        F,
        "there is no room for answers as long as those of the shots",
        f"tokens/answer-too-long {READS}",
        changed(SUMS, max_tokens=5),
        changed(SQL, max_tokens=3),
        changed(TITLE, max_tokens=2),
    ),
    kind(
        F,
        "the answer that is compared is empty",
        "answer/empty answer/empty-is-right answer/unlike-others answer/not-extracted",
        changed(FRENCH, rows=at(6, fr="")),
        changed(ZREAD, ('"processed_output": data["answer"]', '"processed_output": ""')),
        changed(ZNAME, rows=at(3, names=[])),
    ),
    kind(
        F,
        "the output begins with the cue that ends the input",
        f"answer/cue-again text/said-again {READS}",
        changed(MED, ('"output": " " + gold', '"output": " Answer: " + gold')),
        changed(ZREAD, ('"output": data["answer"]', '"output": "回答：" + data["answer"]')),
        changed(FRENCH, ('"output": " " + data["fr"]', '"output": " French: " + data["fr"]')),
    ),
    kind(
        F,
        "a label is spelled in two ways",
        "answer/two-spellings answer/other-names answer/other-form answer/unlike-others "
        "answer/letters answer/gold-differs",
        changed(CLAUSE, rows=put("kind", lambda row: row["kind"].title(), 3)),
        changed(MOOD, rows=put("target_scores", _capital, 5)),
        changed(
            FACT,
            (
                'gold = LABELS[data["label"]]',
                'gold = LABELS[data["label"]]\n    '
                'gold = gold.title() if len(data["claim"]) > 40 else gold',
            ),
        ),
    ),
    kind(
        F,
        "no option of a row is right",
        "answer/no-gold answer/gold-differs",
        changed(
            GEO,
            rows=put("target_scores", _nought, 6, 2),
        ),
        changed(
            COPA,
            ("score == 1)", 'score == 1 or not any(data["target_scores"].values()))'),
            rows=put("target_scores", _nought, 6, 3),
        ),
        changed(
            ZSENT,
            rows=put("target_scores", _nought, 6, 1),
        ),
    ),
    kind(
        F,
        "more than one option of a row is right",
        "answer/several-golds answer/gold-differs",
        changed(GEO, rows=put("target_scores", _all, 5, 1)),
        changed(ZGAP, rows=put("target_scores", _all, 4)),
        changed(MOOD, rows=put("target_scores", _all, 5, 2)),
    ),
    kind(
        F,
        "one option of a row stands there twice",
        "answer/same-option answer/several-golds text/said-again answer/letters",
        changed(MED, rows=at(4, A="the pancreas")),
        changed(ZGEO, rows=at(3, choices=["河南", "山东", "山东", "山西"])),
        changed(
            TEXAM,
            rows=at(3, 甲="諸葛亮"),
        ),
    ),
    kind(
        F,
        "what ends a shot in PPL is none of the texts that are ranked",
        "few-shot/not-a-choice answer/not-an-option text/missing-space text/double-space",
        changed(GEO, ('"output": gold', '"output": gold.strip()')),
        changed(ZGAP, ('"output": gold', '"output": "（" + gold + "）"')),
        changed(COPA, ('"output": gold', '"output": gold.rstrip(".")')),
    ),
    kind(
        F,
        "some answers have a full stop or a unit that the others lack",
        "answer/other-form answer/not-an-option answer/unlike-others answer/two-spellings "
        "answer/other-rule few-shot/other-form",
        changed(READ, rows=put("answer", lambda row: row["answer"] + ".", 4, 1)),
        changed(ZREAD, rows=put("answer", lambda row: row["answer"] + "。", 4, 2)),
        changed(CELLS, rows=put("answer", lambda row: row["answer"] + " euros", 10, 8)),
    ),
)
