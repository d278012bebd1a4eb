"""Made rows of the shape that each of UltraEval's dataset folders has.

The shapes are those that its `make_dataset.py` files write; every text is made up here.
"""

from __future__ import annotations

import random
from typing import Any

WORDS = (
    *("red", "river", "seven", "Paris", "a cat", "lamp", "North", "coin", "glass", "October"),
    *("天气", "图书馆", "苹果", "红色", "北京", "naïve", "🙂", "x = 3", "100%", "{cot}", "\\n"),
)
LIST_PASSAGES = frozenset(
    (
        *("afqmc", "ax-b", "ax-g", "bustm", "cb", "cmnli", "flores", "ocnli", "ocnli-fc"),
        *("quac", "rte", "squad", "summedits", "wic"),
    )
)
TWO_OPTIONS = frozenset(
    (
        *("ax-b", "ax-g", "boolq", "bustm", "cb", "cmnli", "copa", "eprstmt", "ocnli", "ocnli-fc"),
        *("afqmc", "piqa", "rte", "storycloze", "summedits", "wic", "winogender"),
    )
)
LIST_QUESTIONS = frozenset(("cluewsc", "wsc", "multirc"))
LIST_ANSWERS = frozenset(("drcd", "nq-open", "quac", "record", "squad", "triviaqa", "tydiqa"))


def made_rows(folder: str, count: int, seed: int, name: str = "") -> list[dict[str, Any]]:
    """Return `count` rows of the shape that `datasets/<folder>` has for its task `name`; every
    fifth repeats an earlier one, so that the drawing of shots meets equal rows."""
    drawn = random.Random(f"{folder}/{name}/{seed}")
    rows: list[dict[str, Any]] = []
    for place in range(count):
        if place % 5 == 4:
            rows.append(dict(drawn.choice(rows)))
        else:
            rows.append(_row(folder, name, place, drawn))
    return rows


def _text(drawn: random.Random, words: int = 4) -> str:
    return " ".join(drawn.choice(WORDS) for _ in range(words))


def _options(drawn: random.Random, place: int, count: int = 4) -> dict[str, int]:
    right = drawn.randrange(count)
    return {f"{_text(drawn, 2)} {place}.{i}": int(i == right) for i in range(count)}


def _row(folder: str, name: str, place: int, drawn: random.Random) -> dict[str, Any]:
    row: dict[str, Any] = {
        "passage": _text(drawn, 6),
        "question": f"{_text(drawn)} {place}",
        "target_scores": _options(drawn, place, 2 if folder in TWO_OPTIONS else 4),
        "answer": "",
    }
    if folder in LIST_PASSAGES:
        row["passage"] = [_text(drawn) for _ in range(4)]
    if folder in LIST_QUESTIONS:
        row["question"] = [_text(drawn, 2), _text(drawn, 3)]
        row["target_scores"] = {"Yes": place % 2, "No": 1 - place % 2}
    if folder in LIST_ANSWERS:
        row["answer"] = [_text(drawn, 2) for _ in range(1 + place % 3)]
        row["target_scores"] = {}
    special = _SPECIAL.get(folder)
    return {**row, **special(place, drawn, name)} if special else row


def _strategyqa(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    facts = [_text(drawn), _text(drawn)]
    return {
        "passage": [_text(drawn, 1), _text(drawn), facts, [_text(drawn)]],
        "target_scores": {"Yes": place % 2, "No": 1 - place % 2},
    }


def _idioms(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    rest, right = f"，{_text(drawn)}", drawn.randrange(7)
    return {"target_scores": {f"四字成{i}{rest}": int(i == right) for i in range(7)}}


def _news(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    kinds = ("故事", "文化", "娱乐", "体育", "财经", "房产")
    return {"target_scores": {f"{kind}新闻": int(i == place % 6) for i, kind in enumerate(kinds)}}


def _truthful(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    right = 1 if name == "mc1" else 2
    return {"target_scores": {_text(drawn) + str(i): int(i < right) for i in range(right + 3)}}


def _winogrande(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    return {"target_scores": {" the lamp broke.": place % 2, " it rained.": 1 - place % 2}}


def _hellaswag(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    return {"activity_label": _text(drawn, 1), "ctx_a": _text(drawn), "ctx_b": _text(drawn, 1)}


def _code(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    return {
        "target_scores": {},
        "task_id": place,
        "prompt": f"def f{place}(x):\n",
        "entry_point": f"f{place}",
        "canonical_solution": "    return x\n",
        "test": "def check(f):\n    assert f(1) == 1\n",
        "text": f"Return {_text(drawn)}.",
        "code": f"def f{place}(x):\n    return x",
        "test_setup_code": "",
        "test_list": [f"assert f{place}({i}) == {i}" for i in range(3)],
        "challenge_test_list": [],
    }


def _gaokao(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    letters = [drawn.choice("ABCD") for _ in range(1 + place % 3)]
    return {"score": 2.0 + place, "answer": letters if place % 2 else []}


def _agieval(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    is_cloze = name in ("math", "gaokao-mathcloze")
    several = name in ("jec-qa-kd", "jec-qa-ca", "gaokao-physics")
    row: dict[str, Any] = {"answer": rf"\frac{{{place + 1}}}2" if is_cloze else ""}
    if is_cloze:
        row["target_scores"] = {}
    if several:
        row["answer"] = "AC"
    return row


def _bbh(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    return {"answer": _text(drawn, 2)}


def _bbh_cot(place: int, drawn: random.Random, name: str) -> dict[str, Any]:
    return {
        "cot": f" Q: {_text(drawn)}\nA: So the answer is {_text(drawn, 1)}.\n",
        "input": f"{_text(drawn, 5)} {place}\n",
        "answer": [f"({drawn.choice('ABC')})", _text(drawn, 1)],
    }


_SPECIAL = {
    "strategyqa": _strategyqa,
    "chid": _idioms,
    "tnews": _news,
    "truthfulqa": _truthful,
    "winogrande": _winogrande,
    "hellaswag": _hellaswag,
    "humaneval": _code,
    "mbpp": _code,
    "mbpp-427": _code,
    "gaokaobench": _gaokao,
    "agieval": _agieval,
    "bbh": _bbh,
    "bbh-cot": _bbh_cot,
    "gsm8k": lambda place, drawn, name: {"answer": f"{_text(drawn)}.\n#### {place * 1234:,}"},
    "math": lambda place, drawn, name: {"answer": rf"So $x = \boxed{{\frac{place + 1}2}}$."},
    "theoremqa": lambda place, drawn, name: {"answer": ["float", place + 0.5]},
    "lambada": lambda place, drawn, name: {"answer": _text(drawn, 1)},
    "wmt20-en-zh": lambda place, drawn, name: {"answer": _text(drawn)},
    "wmt20-zh-en": lambda place, drawn, name: {"answer": _text(drawn)},
}
