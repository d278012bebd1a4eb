"""Faults of the text of a long prompt itself, whether it stands in the description or in the
input: what is opened and not closed, pasted twice, skipped, broken off, or refers to nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case
from tests.unit.lint.test_guidelines import NOTES
from workbench.types import RenderSettings

CALLS: Rows = [
    {"call": f"{text} It is call {i}.", "queue": queue}
    for i, (text, queue) in enumerate(
        (
            ("The lift is stuck.", "repair"),
            ("Where is my bill?", "money"),
            ("I want to move out.", "lease"),
            ("The roof leaks.", "repair"),
            ("You charged me twice.", "money"),
            ("May I keep a dog?", "lease"),
            ("A window is broken.", "repair"),
            ("When is rent due?", "money"),
        )
    )
]
ASKED = "Call: {data['call']}\nQueue:"
ROLE = "You sort the calls that reach a housing office before they are passed on.\n\n"
QUEUES = (
    "Queues\nrepair = something in the house does not work\nmoney = bills, rent and payments\n"
    "lease = all that the contract says\n\n"
)
RULES = (
    "Rules\n1. Give exactly one queue for each call.\n2. A threat to leave is no matter of the"
    " lease.\n3. Water that comes in is always a repair.\n4. Questions about heating costs go to"
    " money.\n\n"
)
SAMPLES = (
    "Samples\n\nCall: The heating has been cold since Friday.\nQueue: repair\n\n"
    "Call: I was charged for two months.\nQueue: money\n\n"
)
FORM = "Write the queue in small letters. Nothing else is read.\n\n"
GUIDE = ROLE + QUEUES + RULES + SAMPLES + FORM
TAGGED = (
    f"<role>\n{ROLE.strip()}\n</role>\n\n<rules>\nDo not guess.\nRead the whole call.\n</rules>\n\n"
)
ZH_ROWS: Rows = [{"text": f"{text}（第{i}单）", "kind": kind} for i, (text, kind) in enumerate((
    ("快递还没到。", "物流"), ("鞋子开胶了。", "质量"), ("怎么开发票？", "发票"),
    ("包裹丢了。", "物流"), ("颜色不对。", "质量"), ("发票抬头错了。", "发票")))]  # fmt: skip
ZH_GUIDE = (
    "你在一家网店处理售后来信，请判断来信的类型。\n\n类型说明\n物流：快递、签收、丢件方面的来信\n"
    "质量：破损、开胶、色差方面的来信\n发票：抬头、税号、补开方面的来信\n\n判断步骤\n"
    "第一步，通读来信，不要漏掉附言。\n第二步，找出客人最想解决的事情。\n"
    "第三步，从三个类型里选一个。\n\n示例\n来信：三天了还在路上。\n类型：物流\n\n只写类型的名称。\n\n"
)


def told(guide: str) -> Case:
    """Return a prompt that has the guide in its input."""
    return case(guide + ASKED, "data['queue']", CALLS)


def described(guide: str) -> Case:
    """Return a prompt that has the guide as its description."""
    settings = RenderSettings(description=guide.rstrip(), description_separator="\n\n")
    return replace(case(ASKED, "data['queue']", CALLS), settings=settings)


def chinese(guide: str) -> Case:
    return case(guide + "来信：{data['text']}\n类型：", "data['kind']", ZH_ROWS)


def changed(old: str, new: str, guide: str = GUIDE) -> str:
    assert old in guide
    return guide.replace(old, new, 1)


THIRD = "3. Water that comes in is always a repair.\n"
SECOND = "2. A threat to leave is no matter of the lease.\n"

FAULTS = {
    "a tag is never closed": ("text/unclosed", changed("</rules>\n", "", TAGGED)),
    "a tag is closed under another name": (
        "text/unclosed",
        changed("</rules>", "</rule_list>", TAGGED),
    ),
    "a bracket is never closed": (
        "text/unclosed",
        changed("for each call", "for each call (never two"),
    ),
    "a return of a carriage": ("text/invisible", changed("Rules\n", "Rules\r\n")),
    "a mark of the byte order": ("text/invisible", "\ufeff" + GUIDE),
    "another encoding": ("text/encoding", changed("housing", "cafÃ© and housing")),
    "a newline of two signs": ("text/escaped", changed("Rules\n", "Rules\\\\n")),
    "rules twice": (
        "text/repeated-instruction",
        changed("Samples\n", f"{SECOND}{THIRD}\nSamples\n"),
    ),
    "a paragraph twice": (
        "text/repeated-instruction",
        changed(
            "Queues\n",
            "Speak of no names. Each call has been shortened so that it fits.\n\nQueues\n",
        )
        + "Speak of no names. Each call has been shortened so\nthat it fits.\n\n",
    ),
    "a rule was taken out": ("text/cut-item", changed(THIRD, "")),
    "a sample was taken out": (
        "text/cut-item",
        changed("Samples\n\nCall", "Sample 1\nCall").replace(
            "\n\nCall: I", "\n\nSample 3\nCall: I"
        ),
    ),
    "a rule breaks off": ("text/cut-item", changed("go to money.\n", "go to the\n")),
    "an appendix": ("text/no-question", changed("always a repair", "a repair, see Appendix C")),
    "a table below": ("text/no-question", changed("always a repair", "rated by the table below")),
    "a section by its title": (
        "text/no-question",
        changed("always a repair", 'told in the section "Water damage"'),
    ),
    "a rule of a higher number": (
        "text/no-question",
        changed("always a repair", "a repair (see rule 9)"),
    ),
    "a sample of a higher number": (
        "few-shot/other-count",
        changed("always a repair", "a repair, as example 6 shows"),
    ),
    "a question to colleagues": (
        "text/note-left",
        changed("always a repair", "always a repair (do we want that for basements?)"),
    ),
    "lines that are one": (
        "text/lost-lines",
        "## Task Sort the calls of a housing office. ## Queues repair is for what does not work,"
        " money for bills, lease for the contract. ## Rules Give one queue. Water that comes in is"
        " a repair, whoever has to pay for it in the end. ## Form Small letters.\n\n",
    ),
}

RIGHT = {
    "tags": TAGGED,
    "a tag that is spoken of": f"{TAGGED}Stop after </rules> or before <end>.\n\n",
    "labels of options": changed("Rules\n", "Rules\na) and b) are no marks of a rule.\n"),
    "a quotation of several lines": changed(
        "Samples\n", 'A neighbour wrote:\n"I hear water.\n"It drips."\n\nSamples\n'
    ),
    "a number in quotes": changed("Rules\n", 'Rules\nSay nothing such as "call 7" to them.\n'),
    "a reminder": changed("Samples\n", THIRD[3:] + "\nSamples\n"),
    "rules that begin anew": changed(
        "Samples\n", "Form\n1. Small letters.\n2. No stop.\n\nSamples\n"
    ),
    "a scale of few points": changed("Samples\n", "1. bad\n3. fair\n5. good\n\nSamples\n"),
    "a section that is there": changed(
        "always a repair", 'a repair (see the section "Samples")'
    ).replace("Samples\n\n", "Samples of calls\n\n"),
    "a table that is there": changed("always a repair", "a repair by the table below").replace(
        "Samples\n", "| place | queue |\n| roof | repair |\n\nSamples\n"
    ),
    "a law": changed("always a repair", "a repair under section 12 of the Housing Act"),
    "a rule that is there": changed("always a repair", "a repair (see rule 2)"),
    "a sample that is there": changed("always a repair", "a repair, as example 2 shows"),
    "lines that were broken": changed(
        "Queues\n",
        "Each call was written down by a person who listened to it and who may have left out the\n"
        "names. Some were written by the\nCouncil itself.\n\nQueues\n",
    ),
    "a remark to the model": changed("for each call", "for each call (check the list twice)"),
    "a heading without a stop": changed("Rules\n", "What the office is for\n\nRules\n"),
}

RULES_HERE = sorted({rule for rule, _ in FAULTS.values()})


@pytest.mark.parametrize("name", FAULTS)
@pytest.mark.parametrize("make", [told, described])
def test_a_fault_is_told(name: str, make: Callable[[str], Case]) -> None:
    rule, guide = FAULTS[name]
    if make is described:
        guide = guide.replace("\\\\n", "\\n")
    elif "\r" in guide:
        guide = guide.replace("\r", "\\r")
    assert found(make(guide), rule)


@pytest.mark.parametrize("name", RIGHT)
@pytest.mark.parametrize("make", [told, described])
def test_what_is_meant_is_not(name: str, make: Callable[[str], Case]) -> None:
    subject = make(RIGHT[name])
    assert not [rule for rule in RULES_HERE if loud(subject, rule)]
    assert not [rule for rule in RULES_HERE if found(subject, rule)]


ZH_FAULTS = {
    "a step breaks off": ("text/cut-item", ("找出客人最想解决的事情。", "找出客人最想解决的")),
    "a step is lacking": ("text/cut-item", ("第二步，找出客人最想解决的事情。\n", "")),
    "a bracket": ("text/unclosed", ("丢件方面的来信", "丢件方面的来信（包括退回")),
    "a table": ("text/no-question", ("通读来信", "对照下面的表格通读来信")),
    "an appendix": ("text/no-question", ("不要漏掉附言", "缩写见附录")),
    "a sample": ("few-shot/other-count", ("从三个类型里选一个", "从三个类型里选一个（见示例4）")),
    "a name": ("text/unknown-name", ("在一家网店处理", "在{网店名称}处理")),
    "a remark": ("text/note-left", ("通读来信，", "通读来信（和小李确认），")),
    "part twice": (
        "text/repeated-instruction",
        ("示例\n", "第一步，通读来信，不要漏掉附言。\n第二步，找出客人最想解决的事情。\n\n示例\n"),
    ),
}


@pytest.mark.parametrize("name", ZH_FAULTS)
def test_a_fault_is_told_in_chinese(name: str) -> None:
    rule, (old, new) = ZH_FAULTS[name]
    guide = changed(old, new, ZH_GUIDE)
    assert found(chinese(guide.replace("{", "{{").replace("}", "}}")), rule)
    assert not found(chinese(ZH_GUIDE), rule)


def test_backslashes_of_markdown_in_the_prompts_own_text_are_told() -> None:
    kept = "\\\\* Judge the note alone.\n\\\\* Write one word.\n\nNote: {data['note']}\nStatus:"
    one = "Write it as \\\\* in a cell.\n\nNote: {data['note']}\nStatus:"
    assert loud(case(kept, "data['label']", NOTES), "text/escaped")
    assert not loud(case(one, "data['label']", NOTES), "text/escaped")
