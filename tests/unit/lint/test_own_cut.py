"""A guideline of the template that its code cuts at a number of signs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows

RULE = "text/cut-item"
GUIDE = (
    "You sort letters to a library.\n\nloan: a book is borrowed or given back\n"
    "fee: something is to be paid\n\n- Whoever asks for a longer loan means loan.\n"
    "- Thanks at the end do not count.\n\nAnswer with one of the two words."
)
HAN = (
    "你负责整理图书馆的来信。\n\n借还：借书、还书或续借\n费用：需要缴纳费用\n\n"
    "- 信末的致谢不算。\n请只回答两个词中的一个。"
)
ROWS: Rows = [{"letter": f"{text} ({i})", "label": label} for i, (text, label) in enumerate(4 * (
    ("May I keep it for a week?", "loan"), ("I paid twice.", "fee")))]  # fmt: skip


def shown(guide: str, made: str, above: str = "") -> Case:
    source = (
        f"import textwrap\nGUIDE = {guide!r}\n{above}\n"
        "def transform(data, num_sample, r, dataset_name):\n"
        f"    text = {made} + f\"\\n\\nLetter: {{data['letter']}}\\nKind:\"\n"
        "    return {'input': text, 'output': ' ' + data['label'],"
        " 'processed_output': data['label']}\n"
    )
    return replace(Case(), source=source, rows=ROWS)


CUT = {
    "a slice": shown(GUIDE, "GUIDE[:150]"),
    "a slice by a name": shown(GUIDE, "GUIDE[:MOST]", "MOST = 140"),
    "its end": shown(GUIDE, "GUIDE[:-20]"),
    "its beginning": shown(GUIDE, "GUIDE[45:]"),
    "shortened": shown(GUIDE, "textwrap.shorten(GUIDE, 160)"),
    "a format": shown(GUIDE, "f'{GUIDE:.150}'"),
    "by luck at the end of a line": shown(GUIDE, f"GUIDE[:{GUIDE.index('- Thanks')}]"),
    "Chinese": shown(HAN, "HAN[:40]".replace("HAN", "GUIDE")),
}
WHOLE = {
    "whole": shown(GUIDE, "GUIDE[:9000]"),
    "wrapped again": shown(GUIDE, "textwrap.fill(GUIDE, 30)"),
    "one of its parts": shown(GUIDE, "GUIDE.split('\\n\\n')[:2][1]"),
    "its first lines": shown(GUIDE, "'\\n'.join(GUIDE.splitlines()[:5])"),
    "a place that is filled": shown(
        GUIDE.replace("the two words", "NAMES as it is written above"),
        "GUIDE.replace('NAMES as it is written above', ' or '.join(['loan', 'fee'][:2]))",
    ),
}


@pytest.mark.parametrize("name", CUT)
def test_a_guideline_that_is_cut_is_told(name: str) -> None:
    assert any("template's own" in str(each.message) for each in found(CUT[name], RULE))


@pytest.mark.parametrize("name", WHOLE)
def test_one_that_is_not_is_quiet(name: str) -> None:
    assert not found(WHOLE[name], RULE)
