"""Rows that are unlike the others of their file, and few-shot files that are unlike the docs': each
beside rows that look so and are right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.lint.unlike import cut_at
from workbench.types import RenderSettings

TOWNS = ("Kyoto", "Delft", "Siena", "Bath", "Nara", "Cork", "Lund", "Pisa", "Ghent", "Turku")
TEXT = "f\"Note: {data['text']}\\nQuestion: {data['question']}\\nAnswer:\""
ANY = {"output": "f\" {data['answer']}\"", "processed": "str(data['answer'])"}
GERMAN = ("Der Zug ist noch nicht da.", "Wo ist das Haus mit dem Garten?", "Die Suppe ist zu heiß.")
ENGLISH = ("The train is not here yet.", "Where is the house with the garden?", "The soup is hot.")


def row(i: int) -> dict[str, Any]:
    """Return a note, a question on it, and its answer."""
    return {
        "text": f"The {i + 2}nd boat left for {TOWNS[i]} at {i + 8}:15.",
        "question": f"Where did the {i + 2}nd boat leave for?",
        "answer": TOWNS[i],
        "label": i % 3,
        "time": f"0{i}:15",
        "choices": [f"quay {i}", f"pier {i}", f"dock {i}"],
        "target_scores": {"yes": i % 2, "no": 1 - i % 2},
        "zh": f"第{i}艘船开往港口。",
        "letter": "ABC"[i % 3],
    }


def made(*places: int, **changes: Any) -> tuple[Mapping[str, Any], ...]:
    """Return ten rows, some of them changed: by values, or by functions of the row."""
    rows = [row(i) for i in range(10)]
    for place in places:
        own = rows[place]
        rows[place] = own | {k: v(own) if callable(v) else v for k, v in changes.items()}
    return tuple(rows)


def lettered(row: Mapping[str, Any]) -> list[str]:
    """Return a row's options with letters before them."""
    return [f"{x}. {option}" for x, option in zip("ABC", row["choices"], strict=True)]


def reading(*fields: str) -> str:
    """Return a source that reads these fields for its input, and the last for its answer."""
    *shown, answer = fields
    lines = "".join(f"{{data['{name}']}}\\n" for name in shown)
    return returns(f'f"{lines}Answer:"', f"f\" {{data['{answer}']}}\"", f"str(data['{answer}'])")


ODD: dict[str, tuple[str, str, tuple[Mapping[str, Any], ...]]] = {
    "a text among lists": ("text", reading("choices", "answer"),
                           made(2, 5, choices="quay; pier; dock")),
    "a list of one text": ("text", reading("choices", "answer"),
                           made(3, choices=["quay; pier; dock"])),
    "an empty item": ("text", reading("choices", "answer"),
                      made(1, 4, choices=lambda r: [*r["choices"], ""])),
    "options with their letters": (
        "text", reading("choices", "answer"),
        made(1, 6, choices=lettered)),
    "no label": ("answer", reading("text", "label"), made(2, 7, label=-1)),
    "one option alone": ("answer", reading("text", "target_scores"),
                         made(1, 5, target_scores={"yes": 1})),
    "other labels": ("answer", reading("text", "target_scores"),
                     made(1, 5, target_scores={"ja": 1, "nein": 0})),
    "a text for a letter": ("answer", reading("text", "letter"), made(2, letter="quay 2")),
}  # fmt: skip


@pytest.mark.parametrize("name", ODD)
def test_a_row_that_is_unlike_the_others_is_told(name: str) -> None:
    of, source, rows = ODD[name]
    assert loud(Case(source, rows), f"{of}/unlike-others")
    assert not found(Case(source, made()), f"{of}/unlike-others")


HINTS: dict[str, tuple[str, str, tuple[Mapping[str, Any], ...]]] = {
    "another form": ("answer", reading("text", "time"), made(3, time="1614556800000")),
    "another script": ("text", reading("zh", "answer"), made(3, zh="第三艘船開往港口。")),
    "no Chinese": ("text", reading("zh", "answer"), made(3, zh="S03")),
    "not in its text": ("answer", reading("text", "answer"), made(3, 6, answer="Lagos")),
    "the same as another field": ("answer", reading("zh", "answer"),
                                  made(3, answer=lambda r: r["zh"])),
    "two questions": (
        "text", TEXT, made(3, question="Where did it leave for? And when did the other one go?")),
    "a question in the note's place": (
        "text", TEXT,
        made(3, text="Where did the boat leave for?", question="The boat left for Bath today.")),
    "dots at its end": ("text", reading("text", "answer"), made(3, text="The 5th boat left f...")),
}  # fmt: skip


@pytest.mark.parametrize("name", HINTS)
def test_what_may_be_meant_is_a_hint(name: str) -> None:
    of, source, rows = HINTS[name]
    source = returns(source, **ANY) if source is TEXT else source
    assert found(Case(source, rows), f"{of}/unlike-others")
    assert not loud(Case(source, rows), f"{of}/unlike-others")


def test_rows_of_a_translation_that_go_the_other_way_are_told() -> None:
    rows = [{"en": ENGLISH[i % 3], "de": GERMAN[i % 3], "id": i} for i in range(9)]
    source = returns("f\"{data['en']} ({data['id']})\\nGerman:\"", "' ' + data['de']", "data['de']")
    assert not found(Case(source, rows), "answer/unlike-others")
    rows[4] = {"en": GERMAN[1], "de": ENGLISH[1], "id": 4}
    both = [*found(Case(source, rows), "answer/unlike-others"),
            *found(Case(source, rows), "text/unlike-others")]  # fmt: skip
    assert {finding.doc_ids for finding in both} == {(4,)}


def test_answers_that_were_filled_from_above_are_told() -> None:
    rows = [{"text": f"Boat {i}", "answer": f"harbour of {TOWNS[i]}"} for i in range(10)]
    source = returns("f\"{data['text']}\\nAnswer:\"", **ANY)
    assert not found(Case(source, rows), "answer/unlike-others")
    for place in (3, 7):
        rows[place]["answer"] = rows[place - 1]["answer"]
    assert [f.doc_ids for f in found(Case(source, rows), "answer/unlike-others")] == [(3, 7)]


RIGHT: dict[str, Callable[[int], Mapping[str, Any]]] = {
    "labels of several kinds": lambda i: {
        "text": f"Boat {i}", "answer": ("yes", "no", "n/a")[i % 3]},
    "half of the answers in their texts": lambda i: {
        "text": f"The boat went to {TOWNS[i]}.", "answer": TOWNS[i] if i % 2 else f"port {i}"},
    "the same answer twice in a row": lambda i: {"text": f"Boat {i}", "answer": f"quay {i // 2}"},
    "whole numbers and others": lambda i: {"text": f"Boat {i}", "answer": i if i % 3 else i + 0.5},
    "names of chemistry": lambda i: {"text": f"Boat {i}", "answer": ["Na", "O2", "None"][i % 3]},
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_rows_of_several_kinds_are_right(name: str) -> None:
    rows = tuple(RIGHT[name](i) for i in range(10))
    case = Case(returns("f\"{data['text']}\\nAnswer:\"", **ANY), rows)
    assert not found(case, "answer/unlike-others")
    assert not found(case, "text/unlike-others")


SHOTS: dict[str, tuple[bool, tuple[Mapping[str, Any], ...]]] = {
    "no labels": (True, tuple({**row(i), "label": -1} for i in range(4))),
    "counted from nought": (True, tuple({**row(i), "label": "012"[i % 3]} for i in range(4))),
    "made like the docs": (False, tuple({**row(i), "label": "123"[i % 3]} for i in range(4))),
    "notes of other rows": (
        True, tuple({**row(i), "label": "1", "text": row(i + 3)["text"]} for i in range(4))),
    "in Chinese": (True, tuple({**row(i), "label": "1", "text": row(i)["zh"]} for i in range(4))),
}  # fmt: skip


@pytest.mark.parametrize("name", SHOTS)
def test_a_few_shot_file_is_made_like_the_docs(name: str) -> None:
    is_wrong, shots = SHOTS[name]
    docs = tuple({**row(i), "label": "123"[i % 3]} for i in range(10))
    case = Case(reading("text", "answer", "label"), docs, shots=shots,
                settings=RenderSettings(num_fewshot=2))  # fmt: skip
    rules = ("few-shot/unlike-docs", "few-shot/worked-form")
    assert any(found(case, rule) for rule in rules) is is_wrong


@pytest.mark.parametrize(
    ("texts", "size"),
    [
        ([f"{'very ' * (i % 4)}{word} goes on and on"[:12] for i, word in enumerate(TOWNS)], 12),
        ([f"20{i}5-01-0{i}" for i in range(8)], 0),
        (["床前明月光疑是", "举头望明月低头", "白日依山尽黄河", "欲穷千里目更上",
          "春眠不觉晓处处", "夜来风雨声花落"], 0),
        (list(TOWNS), 0),
    ],
)  # fmt: skip
def test_texts_of_one_length_were_cut(texts: list[str], size: int) -> None:
    assert cut_at(texts) == size
