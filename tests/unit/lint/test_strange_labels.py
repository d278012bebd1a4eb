"""Words that a guideline uses as labels and that are none, and labels that it forbids."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

HEAD = (
    "PASS: the weld is clean\nREWORK: the weld has pores\nSCRAP: the plate is cracked\n"
    "- A crack beside pores counts as a crack: SCRAP.\n- Rust alone: PASS.\n{rule}\n"
)
WELDS: Rows = [{"w": f"weld {i} as seen", "g": ("PASS", "REWORK", "SCRAP")[i % 3]}
               for i in range(9)]  # fmt: skip
WARDS: Rows = [{"w": f"第{i}位病人的主诉", "g": ("眼科", "骨科", "皮肤科")[i % 3]}
               for i in range(9)]  # fmt: skip
HAN = "眼科：与眼有关\n骨科：与骨有关\n皮肤科：与皮肤有关\n\n眼外伤挂眼科，不挂骨科。\n{rule}\n"
FAULTS = {
    "a rule sends to it": (HEAD, WELDS, "- When in doubt: HOLD."),
    "one that is right is forbidden": (HEAD, WELDS, "Never write REWORK."),
    "a Chinese rule sends to it": (HAN, WARDS, "脚伤挂外科。"),
}
RIGHT = {
    "a rule sends to one": (HEAD, WELDS, "- When in doubt: REWORK."),
    "a list of all": (HEAD, WELDS, "Answer with PASS, REWORK or SCRAP."),
    "one that is explained": (HEAD, WELDS, "HOLD: nobody can tell\n- When in doubt: HOLD."),
    "other words in capitals": (HEAD, WELDS, "- NOTE that a weld is judged by its WORST spot."),
    "one is forbidden in a case": (HEAD, WELDS, "Never write REWORK for a crack."),
    "a Chinese rule sends to one": (HAN, WARDS, "脚伤挂骨科。"),
    "Chinese speaks of which": (HAN, WARDS, "请写出应挂的科室，不知道挂哪科时看部位。"),
}


@pytest.mark.parametrize(("head", "rows", "rule"), FAULTS.values(), ids=FAULTS)
def test_a_label_that_is_none_is_told(head: str, rows: Rows, rule: str) -> None:
    text = head.format(rule=rule) + "\n{data['w']}\nG:"
    assert found(case(text, "data['g']", rows), "answer/other-names")


@pytest.mark.parametrize(("head", "rows", "rule"), RIGHT.values(), ids=RIGHT)
def test_labels_and_other_words_are_left_alone(head: str, rows: Rows, rule: str) -> None:
    text = head.format(rule=rule) + "\n{data['w']}\nG:"
    assert not found(case(text, "data['g']", rows), "answer/other-names")
