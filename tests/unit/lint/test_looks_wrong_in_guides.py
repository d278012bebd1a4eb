"""What looks like a slip in the lines of a guide and is its layout, beside the slip itself."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, loud
from tests.unit.lint.test_everyday import Rows, case

WORKS: Rows = [{"work": f"{i}/4 + 1/5 = {i}/20", "mark": mark}
               for i, mark in enumerate(("OK", "ADD", "DEN") * 3)]  # fmt: skip
SITES: Rows = [{"site": f"{part} of hill {i}", "code": code} for i, (part, code) in enumerate((
    ("heart", "I20"), ("lung", "J45"), ("tooth", "K02"), ("vessel", "I83"),
    ("nose", "J30")))]  # fmt: skip
PAIRS: dict[str, tuple[str, Case, Case]] = {
    "a column of codes": (
        "text/two-spaces",
        case("Codes\nOK: it is  right\nDEN: it is not\nWork: {data['work']}\nMark:",
             "data['mark']", WORKS),
        case("Codes\nOK  it is right\nDEN it is not\nWork: {data['work']}\nMark:",
             "data['mark']", WORKS),
    ),
    "a cue that is spoken of": (
        "text/run-together",
        case("Put the code behind it.Mark: see there.\nWork: {data['work']}Mark:",
             "data['mark']", WORKS),
        case('Put the code behind "Mark:" and stop.\nWork: {data[\'work\']}\nMark:',
             "data['mark']", WORKS),
    ),
    "a cue within its line in the sample, too": (
        "text/run-together",
        case("作业：{data['work']}。\n作业：一加一。\n代码：OK\n作业：{data['work']}。代码：",
             "data['mark']", WORKS),
        case("例：作业：一加一等于二。代码：OK\n\n作业：{data['work']}。代码：",
             "data['mark']", WORKS),
    ),
    "days of a month": (
        "text/stray-sign",
        case("Sent on the,, known on the 7th.\nWork: {data['work']}\nMark:", "data['mark']", WORKS),
        case("Aufgabe am 4., bekannt am 7. Mai.\nWork: {data['work']}\nMark:",
             "data['mark']", WORKS),
    ),
    "codes of a letter and digits": (
        "text/scanned-digits",
        case("Site: {data['site']}, room l5O\nCode:", "'x'", SITES),
        case("Site: {data['site']}\nCode:", "data['code']", SITES),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_slip_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert loud(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_the_layout_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not loud(good, rule)


@pytest.mark.parametrize(
    "said",
    [
        'If it names an earlier one, such as "The way of\nmaking the hinge of part 1", it depends.',
        "If two fit, the earlier one counts (a work of 1890\nis W) and no other.",
    ],
)
def test_what_a_broken_line_closes_is_closed(said: str) -> None:
    whole = case(f"{said}\n\nWork: {{data['work']}}\nMark:", "data['mark']", WORKS)
    open_one = said.replace('1",', "1,").replace("W)", "W")
    left = case(f"{open_one}\n\nWork: {{data['work']}}\nMark:", "data['mark']", WORKS)
    assert not loud(whole, "text/unclosed")
    assert loud(left, "text/unclosed")
