"""Worked samples amid a prompt, in a section of their own with rules behind them: faults in them
are told wherever they stand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case

LETTERS: Rows = [{"letter": f"{text} Ref. {i}.", "desk": desk} for i, (text, desk) in enumerate((
    ("The hedge hangs over the pavement.", "parks"), ("My bin was left full.", "waste"),
    ("A lamp is dark in Mill Lane.", "roads"), ("The playground has no swing.", "parks"),
    ("There is glass beside the containers.", "waste"), ("A hole in the bridge.", "roads"),
    ("A tree has fallen.", "parks"), ("When is paper fetched?", "waste"),
    ("The sign points the wrong way.", "roads")))]  # fmt: skip
ROLE = "You open the post of a town hall and pass each letter on.\n\n"
DESKS = "Desks\nparks: trees, lawns and playgrounds\nwaste: bins and litter\nroads: all traffic\n\n"
RULES = "Rules\n1. Judge by what is wanted.\n2. A letter goes to one desk.\n\n"
END = "Answer\nThe name of the desk in small letters. Nothing else.\n\n"
FIRST = "Letter: The roses are dry.\nDesk: parks\n"
SECOND = "Letter: Somebody dumped a sofa.\nDesk: waste\n"
THIRD = "Letter: The zebra crossing has faded.\nDesk: roads\n"
ASKED = "Letter: {data['letter']}\nDesk:"


def post(*samples: str, head: str = "Samples\n", legend: str = DESKS, asked: str = ASKED) -> Case:
    text = "".join((ROLE, legend, RULES, head, "\n".join(samples), "\n", END, asked))
    return case(text, "data['desk']", LETTERS)


def letters_zh(
    *samples: str, legend: str = "", asked: str = "来信：{data['letter']}\n科室："
) -> Case:
    legend = legend or "园：树木草地\n废：垃圾和废物\n路：道路交通\n"
    text = f"你在镇政府分发来信。\n\n【科室】\n{legend}\n【参考】\n" + "\n".join(samples)
    names = {"parks": "园", "waste": "废", "roads": "路"}
    rows = [{**row, "desk": names[str(row["desk"])]} for row in LETTERS]
    return case(f"{text}\n【格式】\n只写一个字。\n\n{asked}", "data['desk']", rows, before="")


ZH_FIRST, ZH_SECOND = "来信：玫瑰都干死了。\n科室：园\n", "来信：有人乱扔沙发。\n科室：废\n"

MAILED = "<letter>{data['letter']}</letter>\n<desk>"
TAGGED = tuple(
    f"<sample>\n<letter>{text}</letter>\n<desk>{desk}</desk>\n</sample>"
    for text, desk in (("The roses are dry.", "parks"), ("A sofa was dumped.", "waste"))
)

ORDERS: Rows = [{"order": f"{a} and {b} for table {i}", "a": a, "b": b}
                for i, (a, b) in enumerate((("soup", "bread"), ("rice", "fish"), ("tea", "cake"),
                                            ("beans", "eggs"), ("salad", "rolls"),
                                            ("pasta", "wine")))]  # fmt: skip


def orders(sample: str, output: str) -> Case:
    text = f"Copy what is ordered.\n\nSample\nOrder: ham and leek\n{sample}\n\nForm\nOne line.\n\n"
    return case(text + "Order: {data['order']}\nItems:", output, ORDERS)


LISTED = "data['a'] + '; ' + data['b']"
AS_JSON = "'{\"first\": \"' + data['a'] + '\", \"second\": \"' + data['b'] + '\"}'"
WALKS: Rows = [{"walk": f"{a} rounds of {b} metres", "a": a, "b": b}
               for a, b in ((3, 40), (5, 20), (7, 30), (4, 60), (9, 10), (6, 50))]  # fmt: skip


def walks(asked: str) -> Case:
    text = f"Find the length.\n\nModel\nWalk: {asked}\nWork: 8 * 25 = 200 #### 200\n\nReminder\nBe"
    work = "f\"{data['a']} * {data['b']} = {data['a'] * data['b']} #### {data['a'] * data['b']}\""
    return case(f"{text} exact.\n\nWalk: {{data['walk']}}\nWork:", work, WALKS,
                processed="str(data['a'] * data['b'])")  # fmt: skip


SENTENCES = "Parks cares for trees. Waste takes bins. Roads mends holes.\n\n"
BEHIND = case(f"{ASKED}\n\n{ROLE}{DESKS}{RULES}Samples\n{FIRST}\n{SECOND}\n{END}".rstrip(),
              "data['desk']", LETTERS)  # fmt: skip
ARROWS = ("- the roses are dry → parks", "- a sofa in the wood → waste")

PAIRS = {
    "a sample of another task": (
        "few-shot/worked-cue",
        post(FIRST, "Song: Blue water, far away from me\nGenre: folk\n", THIRD),
        post(FIRST, SECOND, THIRD, "Remember: letters are private\nFormat: one word\n"),
    ),
    "a sample of another task in Chinese": (
        "few-shot/worked-cue",
        letters_zh(ZH_FIRST, "歌曲：蓝色的河水流向远方\n体裁：民谣\n"),
        letters_zh(ZH_FIRST, ZH_SECOND, "注意：来信内容一律保密\n格式：一个字\n"),
    ),
    "other fields than the question's": (
        "few-shot/worked-cue",
        post(FIRST, SECOND, asked=ASKED.replace("Letter", "Post")),
        post(FIRST, SECOND),
    ),
    "other tags than the question's": (
        "few-shot/worked-cue",
        post(*TAGGED, asked=MAILED.replace("letter>", "mail>")),
        post(*TAGGED, asked=MAILED),
    ),
    "the same sample below a heading": (
        "few-shot/same-twice",
        letters_zh(ZH_FIRST, ZH_SECOND, ZH_FIRST),
        letters_zh(ZH_FIRST, ZH_SECOND, ZH_FIRST.replace("玫瑰", "草地")),
    ),
    "a line with an arrow twice": (
        "few-shot/same-twice",
        post("\n".join((*ARROWS, ARROWS[0]))),
        post("\n".join((*ARROWS, "- roses and thorns → parks"))),
    ),
    "a number that is skipped": (
        "few-shot/numbered",
        post("Case 1\n" + FIRST, "Case 3\n" + SECOND),
        post("Case 1\n" + FIRST, "Case 2\n" + SECOND),
    ),
    "a number that is skipped in Chinese": (
        "few-shot/numbered",
        letters_zh("案例一\n" + ZH_FIRST, "案例三\n" + ZH_SECOND),
        letters_zh("案例一\n" + ZH_FIRST, "案例二\n" + ZH_SECOND),
    ),
    "more samples than there are": (
        "few-shot/other-count",
        post(FIRST, SECOND, head="Four samples of last week:\n\n"),
        post(FIRST, SECOND, head="7 Samples\n"),
    ),
    "a count in brackets": (
        "few-shot/other-count",
        post(FIRST, SECOND, head="## Beispiele (drei Stück)\n"),
        post(FIRST, SECOND, head="## Beispiele (zwei Stück)\n"),
    ),
    "samples behind the question": ("few-shot/question-first", BEHIND, post(FIRST, SECOND)),
    "two samples on one line": (
        "few-shot/run-in",
        post(FIRST.rstrip() + " " + SECOND, THIRD),
        post(FIRST, SECOND, THIRD),
    ),
    "a label that nothing names": (
        "few-shot/other-labels",
        post(FIRST, SECOND.replace("waste", "rubbish")),
        post(FIRST, SECOND),
    ),
    "a label that is called otherwise in the list": (
        "few-shot/other-labels",
        post(FIRST, SECOND, legend=DESKS.replace("waste:", "refuse:")),
        post(FIRST, THIRD, legend=DESKS + "Urgent ones come first: say so by phone.\n\n"),
    ),
    "a sign that is another one in the list": (
        "few-shot/other-labels",
        letters_zh(ZH_FIRST, ZH_SECOND, legend="园：树木草地\n弃：垃圾和废物\n路：道路交通\n"),
        letters_zh(ZH_FIRST, ZH_SECOND),
    ),
    "a label that sentences call otherwise": (
        "few-shot/other-labels",
        post(FIRST, SECOND, legend=SENTENCES.replace("Waste", "Litter")),
        post(FIRST, SECOND, legend=SENTENCES),
    ),
    "one label alone, in tags": (
        "few-shot/lopsided",
        post(TAGGED[0], TAGGED[0].replace("roses are", "lawn is"),
             TAGGED[0].replace("roses", "oaks"), asked=MAILED),
        post(*TAGGED, TAGGED[0].replace("roses", "oaks"), asked=MAILED),
    ),
    "another mark between the items": (
        "few-shot/worked-form",
        orders("Items: ham / leek", LISTED),
        orders("Items: ham; leek", LISTED),
    ),
    "an object with other keys": (
        "few-shot/worked-form",
        orders('Items: {{"one": "ham", "two": "leek"}}', AS_JSON),
        orders('Items: {{"first": "ham", "second": "leek"}}', AS_JSON),
    ),
    "the steps of another exercise": (
        "few-shot/wrong-answer",
        walks("6 rounds of 45 metres"),
        walks("8 rounds of 25 metres"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_right_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not found(good, rule)


def test_samples_of_a_description_are_read() -> None:
    """They stand before the question, too, though no transform writes them."""
    whole = f"{ROLE}{DESKS}Samples\n{FIRST}\n{SECOND}\n{FIRST}\n{END}"
    bare = case(ASKED, "data['desk']", LETTERS, before="")
    settings = replace(bare.settings, description=whole)
    assert found(replace(bare, settings=settings), "few-shot/same-twice")


def test_a_talk_is_no_row_of_samples() -> None:
    """Two people explain the desks to each other; nothing in it is answered as the rows are."""
    talk = "\n\n".join(
        f"Ada: And what about {what}?\nBen: {why}, so I send it to the people who do that."
        for what, why in (("a rotten tree", "Trees are not mine"), ("a lamp", "It is a street's"),
                          ("old paper", "That is fetched on Mondays"))
    )  # fmt: skip
    prompt = case(f"{ROLE}{talk}\n\n{ASKED}", "data['desk']", LETTERS)
    assert not loud(prompt, "few-shot/other-cues")
    assert not loud(prompt, "few-shot/no-options")
