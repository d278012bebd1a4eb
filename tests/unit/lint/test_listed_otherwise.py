"""Lists whose order or marks are not those of the row: things in their right order, marks out of
order, numbers in a row, classes that the code exchanges."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

STOPS: Rows = [{"stops": list(stops), "line": sorted(stops, key=len)} for stops in (
    ("Harbour", "Zoo", "Mill", "Palace"), ("Museum", "Port", "Inn", "Stadium"),
    ("Cathedral", "Well", "Opera", "Bay"), ("Castle", "Gate", "Square7", "Sea"),
    ("Fountain", "Park", "Pub", "Arena"))]  # fmt: skip
MARKED: Rows = [{"q": f"第{i}题选什么？", "options": dict(zip("甲乙丙丁", ("红", "黄", "蓝", "白"),
                                                         strict=True)),
                 "target_scores": {m: int(m == "甲乙丙丁"[i % 4]) for m in "甲乙丙丁"}}
                for i in range(8)]  # fmt: skip
ANIMALS: Rows = [{"q": f"{i}番の動物は？", "options": ["犬", "猫", "鳥", "魚"], "label": i % 4}
                 for i in range(8)]  # fmt: skip
REVIEWS: Rows = [{"r": f"{text}{i}", "label": label} for i, (text, label) in enumerate(4 * (
    ("菜很香", "positive"), ("等了一小时", "negative")))]  # fmt: skip


def stops(shown: str) -> Case:
    return case(f"Order the stops.\n{{', '.join(data['{shown}'])}}\nLine:",
                "' > '.join(data['line'])", STOPS)  # fmt: skip


def marked(marks: str) -> Case:
    listed = (
        f"chr(10).join('(' + m + ') ' + o for m, o in zip('{marks}', data['options'].values()))"
    )
    gold = "next(m for m, s in data['target_scores'].items() if s)"
    return case(f"问题：{{data['q']}}\n{{{listed}}}\n答案：", gold, MARKED, before="")


def animals(places: str, cue: str = "答え") -> Case:
    listed = f"'、'.join(str(i) + '.' + data['options'][i] for i in {places})"
    return case(f"質問：{{data['q']}}\n選択肢：{{{listed}}}\n{cue}：", "str(data['label'])",
                ANIMALS, before="")  # fmt: skip


def reviews(positive: str, negative: str) -> Case:
    return case("评论是好评还是差评？\n评论：{data['r']}\n结论：",
                f"{{'positive': '{positive}', 'negative': '{negative}'}}[data['label']]", REVIEWS,
                before="")  # fmt: skip


PAIRS = {
    "things in their order": ("answer/leaked", stops("line"), stops("stops")),
    "stems out of order": ("answer/letters", marked("甲乙丁丙"), marked("甲乙丙丁")),
    "a number twice": ("answer/letters", animals("(0, 1, 1, 3)"), animals("range(4)")),
    "letters for numbers": (
        "answer/letters",
        animals("range(4)", "答え（アルファベット）"),
        animals("range(4)", "答え（数字）"),
    ),
    "exchanged classes": ("answer/gold-differs", reviews("差评", "好评"),
                          reviews("好评", "差评")),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_right_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not found(good, rule)
