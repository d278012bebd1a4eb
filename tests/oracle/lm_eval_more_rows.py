"""Rows for the data sets that a second draw of lm-evaluation-harness's own tasks needs (see
`lm_eval_stock_rows`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .lm_eval_stock_rows import LETTERS, Maker, Row, four, lettered, mmlu, option_columns, text

INTENTS = ("alarm", "weather", "text", "pay_bill")
NEWS = ("business", "sports", "religion")


def aradice(i: int, values: Mapping[str, Any]) -> Row:
    """QCRI/AraDICE-ArabicMMLU-egy: questions of two to five options."""
    options = dict(zip("ABCDE", [*four(i), f"fifth {i}"][: 2 + i % 4], strict=False))
    return {
        "Subject": ("History", "Law")[i % 2],
        "Level": ("Primary", None)[i % 2],
        "Country": (None, "Egypt", "Jordan")[i % 3],
        "context": "" if i % 2 else f"Of {i}.",
        "question": text(i),
        "options": {letter: options.get(letter) for letter in "ABCDE"},
        "Answer Key": "AB"[i % 2],
    }


def answered(i: int, values: Mapping[str, Any]) -> Row:
    """Reading with answers as SQuAD has them: google/xquad, ltg/norquad."""
    return {
        "context": f"Title {i}\nFirst {i}.\n Second {i}. ",
        "question": f"  {text(i)} ",
        "answers": {"text": [f"span {i}", f"other {i}"], "answer_start": [i, i + 1]},
    }


def prox(i: int, values: Mapping[str, Any]) -> Row:
    """li-lab/MMLU-ProX: ten options, of which some rows lack the last."""
    options = [*four(i), *(f"more {i}{n}" for n in range(4 + i % 3)), None, None]
    return {
        "question": text(i),
        **{f"option_{n}": options[n] for n in range(10)},
        "cot_content": f"A: Let's think step by step. It is {i}. The answer is (B).",
        "category": values["process_docs"].function.removeprefix("process_").replace("_", " "),
        "answer": LETTERS[i % 4],
    }


def tmlu(i: int, values: Mapping[str, Any]) -> Row:
    """miulab/tmlu: a fifth and a sixth option in some rows."""
    extra = {"E": f"fifth {i}" if i % 3 == 2 else None, "F": None}
    return {"question": text(i), **lettered(i), **extra, "answer": LETTERS[i % 4]}


MORE_ROWS: Mapping[str, Maker] = {
    "masakhane/InjongoIntent": lambda i, v: {"text": text(i), "intent": INTENTS[i % 4]},
    "masakhane/masakhanews": lambda i, v: {"headline": text(i), "category": NEWS[i % 3]},
    "OALL/ACVA": lambda i, v: {"question": text(i), "answer": ("صح", "خطأ")[i % 2]},
    "QCRI/AraDICE-ArabicMMLU-egy": aradice,
    "nyu-mll/blimp": lambda i, v: {
        "sentence_good": f"The {i} dogs run.",
        "sentence_bad": f"The {i} dogs runs.",
    },
    "jumelet/multiblimp": lambda i, v: {"sen": f"Ein Hund {i}.", "wrong_sen": f"Eine Hund {i}."},
    "MBZUAI-Paris/DarijaBench": lambda i, v: {
        "direction": ("dr_msa", "dr_msa", "msa_dr")[i % 3],
        "messages": [
            {"role": "user", "content": text(i)},
            {"role": "assistant", "content": f" ترجمة {i}"},
        ],
    },
    "giovanivaldrighi/mmlu": mmlu,
    "orange_sum": lambda i, v: {"text": text(i), "summary": f"Résumé {i}."},
    "CohereLabs/Global-MMLU-Lite": lambda i, v: {
        "question": text(i),
        **option_columns(i),
        "answer": LETTERS[i % 4],
        "subject_category": ("Humanities", "STEM", "Humanities")[i % 3],
    },
    "graphwalks_128k": lambda i, v: {
        "prompt": f"{text(i)}\nFinal Answer: [...]",
        "answer_nodes": [f"n{i}", f"m{i}"][: 1 + i % 2],
    },
    "bharatgenai/IndicParam": lambda i, v: {
        "question_text": text(i),
        **option_columns(i),
        "correct_answer": "abcd"[i % 4],
        "subject": ("Bodo", "Bodo", "Dogri")[i % 3],
    },
    "recursal/longbench-v2": lambda i, v: {
        "context": f"Context {i}. " * 5,
        "question": text(i),
        "choices": four(i),
        "answer": LETTERS[i % 4],
    },
    "ofir408/MedConceptsQA": lambda i, v: {
        "question": f"{text(i)}\nA. x\nB. y\nC. z\nD. w",
        "answer_id": LETTERS[i % 4],
    },
    "fxmarty/mmlu-redux-2.0-ok": mmlu,
    "li-lab/MMLU-ProX": prox,
    "NiniCat/MMLU-SR": lambda i, v: {
        "question": text(i),
        **{f"choice{n}": option for n, option in enumerate(four(i), 1)},
        "answer": f"{LETTERS[i % 4]} ",
    },
    "ltg/norquad": answered,
    "google/xquad": answered,
    "Helsinki-NLP/tatoeba_mt": lambda i, v: {
        "sourceString": text(i),
        "targetString": f"Setning {i}",
    },
    "hails/agieval-lsat-lr": lambda i, v: {
        "query": f"Q: {text(i)} Answer Choices: (A) … A: Among A through E, the answer is",
        "choices": [f"({letter}){option}" for letter, option in zip(LETTERS, four(i), strict=True)],
        "gold": [i % 4],
    },
    "EleutherAI/hendrycks_math": lambda i, v: {
        "problem": text(i),
        "solution": rf"So $x = \boxed{{\frac{{{i}}}{{7}}}}$.",
        "level": "Level 1",
        "type": "Geometry",
    },
    "miulab/tmlu": tmlu,
    "toksuite/toksuite_turkish": mmlu,
}
"""What makes a row, by the name of the data set, or of a task that loads its own."""
