"""Guidelines that were edited by half, each beside one that looks like it and is right: items of
lists, words and slots, samples, sums, and texts that the code shows in part."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case

PARCELS: Rows = [
    {"entry": f"{text} Seen by clerk {i}.", "sender": f"Anna {i}", "taker": f"Otto {9 - i}",
     "label": label}
    for i, (text, label) in enumerate((
        ("The Box from Turin is torn.", "damaged"), ("It came to Oslo on time.", "fine"),
        ("Nobody knows where it is.", "lost"), ("The lid of the Crate broke.", "damaged"),
        ("Signed for by the Neighbour.", "fine"), ("Not seen since Friday.", "lost"),
        ("Wet on all four sides.", "damaged"), ("Delivered in the morning.", "fine")))
]  # fmt: skip
ASKED = "Entry: {data['entry']}\nState:"
RULES = "- Judge the parcel, not the driver.\n- A dent alone does not count.\n{}\n\n"
NUMBERED = "(1) Judge the parcel alone.\n(2) A dent alone is no damage.\n{}\n\n"
CHINESE = "一、只看包裹，不看司机。\n二、纸箱有压痕不算破损。\n{}\n\n"
SAMPLES = "{0}: The bag has a hole.\nState: {1}\n\n{0}: It lies in the hall.\nState: {2}\n\n"
HEADED = (
    "【示范1】\nEntry: The bag has a hole.\nState: damaged\n\n"
    "【示范{}】\nEntry: It lies in the hall.\nState: fine\n\n"
)


def parcels(text: str, asked: str = ASKED) -> Case:
    return case("Say what became of the parcel.\n\n" + text + asked, "data['label']", PARCELS)


PAIRS = {
    "an item under two numbers": (
        "text/repeated-instruction",
        parcels(NUMBERED.format("(3) A dent alone is no damage.")),
        parcels(NUMBERED.format("(3) A scratch alone is no damage.")),
    ),
    "a Chinese item under two numbers": (
        "text/repeated-instruction",
        parcels(CHINESE.format("三、纸箱有压痕不算破损。")),
        parcels(CHINESE.format("三、纸箱有水迹不算破损。")),
    ),
    "an item without its end": (
        "text/cut-item",
        parcels(RULES.format("- What the label on the lid says does not change your")),
        parcels(RULES.format("- What the label on the lid says does not change that.")),
    ),
    "a Chinese item without its end": (
        "text/cut-item",
        parcels(CHINESE.format("三、没有人知道在哪里的包裹，应当记")),
        parcels(CHINESE.format("三、没有人知道在哪里的包裹，应当记为丢失。")),
    ),
    "an item that ends with a label": (
        "text/cut-item",
        parcels(RULES.format("- A parcel that nobody can find is always called by the")),
        parcels(RULES.format("- A parcel that nobody can find counts as lost")),
    ),
    "a word twice": (
        "text/said-again",
        parcels("The clerks write down what what they see.\n\n"),
        parcels("The clerks write down that that parcel is very very wet.\n\n"),
    ),
    "a slot for a name": (
        "text/placeholder",
        parcels("You work for [company name], which brings parcels.\n\n"),
        parcels("You work for a firm [see below], which brings parcels.\n\n"),
    ),
    "a Chinese slot for a name": (
        "text/placeholder",
        parcels("你是[公司名称]快递公司的客服，负责查包裹。\n\n"),
        parcels("你是顺风快递公司的客服[夜班]，负责查包裹。\n\n"),
    ),
    "a note that names a label": (
        "text/note-left",
        parcels("TODO: ask Kim what lost means\n\n"),
        parcels("Ask Kim what lost means.\n\n"),
    ),
    "samples with another cue": (
        "few-shot/worked-cue",
        parcels(SAMPLES.format("Note", "damaged", "fine")),
        parcels(SAMPLES.format("Entry", "damaged", "fine")),
    ),
    "headings that count": (
        "few-shot/numbered",
        parcels(HEADED.format(3)),
        parcels(HEADED.format(2)),
    ),
    "a sum amid the rules": (
        "few-shot/wrong-sum",
        parcels("Three boxes of 12 pounds are 3 * 12 = 46 pounds.\n\n"),
        parcels("Three boxes of 12 pounds are 3 * 12 = 36 pounds, and 3 * 12 = 46 is wrong.\n\n"),
    ),
    "a table of a number": (
        "text/no-question",
        parcels("Rules (see the table 3)\n3: broken or torn or wet\n\n"),
        parcels("Rules (see the table 3)\n\nTable 3\n3: broken or torn or wet\n\n"),
    ),
    "a text cut within a word": (
        "text/cut-item",
        parcels("", "Entry: {data['entry'][:14]}\nState:"),
        parcels("", "Entry: {data['entry'][:9000]}\nState:"),
    ),
    "a text in capitals, and labels in small letters": (
        "text/changed",
        parcels("Answer in lower case.\n\n", "Entry: {data['entry'].upper()}\nState:"),
        parcels("Answer in lower case.\n\n", "Entry: {data['entry'].strip()}\nState:"),
    ),
    "one field behind two cues": (
        "text/said-again",
        parcels("", "From: {data['sender']}\nTo: {data['sender']}\n" + ASKED),
        parcels("", "From: {data['sender']}\nTo: {data['taker']}\n" + ASKED),
    ),
}  # fmt: skip


@pytest.mark.parametrize("kind", PAIRS)
def test_what_was_edited_by_half_is_told(kind: str) -> None:
    rule, wrong, right = PAIRS[kind]
    assert found(wrong, rule), f"{rule} does not see: {kind}"
    assert not found(right, rule), f"{rule} sees: {kind}"


def test_whose_turn_it_is_may_stand_in_each_shot() -> None:
    """A mark of the layout is no sentence that is true of the last question alone."""
    text = "Say what became of it.\n\nYour turn:\nEntry: {data['entry']}\nState:"
    turn = case(text, "data['label']", PARCELS, num_fewshot=2)
    assert not loud(turn, "text/repeated-instruction")
