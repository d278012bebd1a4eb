"""Demands that no answer keeps to: other ends of a scale, other persons, worked examples and roles."""

from __future__ import annotations

from tests.lint.dense_11.making import CUE, FORM, LABELS, LETTER, SHOWN, STEPS, WORKED, bad, demand
from tests.lint.making import put

CHEAP = "Which item is the cheapest?"
FIRST = "Which of the three came first?"
ME = "Rewrite the sentence in the first person singular."
LONG = "下面哪个地名的字数最多？"

KINDS = (
    demand(
        "a name is asked for where yes or no is answered",
        f"{FORM} answer/not-an-option",
        bad("boolq-lite", ("Answer yes or no.", "Answer with a name from the passage.")),
    ),
    demand(
        "each row's question asks for right or wrong, and yes or no is answered",
        LABELS,
        bad(
            "boolq-lite",
            ('    "Answer yes or no.\\n"\n', ""),
            rows=put("question", lambda row: f"{row['question']} Say right or wrong."),
        ),
    ),
    demand(
        "a photograph is spoken of where a passage is shown",
        SHOWN,
        bad(
            "boolq-lite",
            description="You are shown a photograph and a question about what is to be seen on it.\n\n",
        ),
    ),
    demand(
        "the cue asks for the option's own words, and letters are answered",
        f"{LETTER} text/cue-forms",
        bad("bench-science", (r'"\nAnswer:"', r'"\nThe right option, word for word:"')),
    ),
    demand(
        "the dearest is asked for, and the cheapest is answered",
        FORM,
        bad("cheapest-item", (CHEAP, "Which item is the most expensive?")),
    ),
    demand(
        "the price is asked for in the cue, and the item is answered",
        CUE,
        bad(
            "cheapest-item", (r"\nItem:", r"\nPrice:"), (CHEAP, "What does the cheapest item cost?")
        ),
    ),
    demand(
        "items under a price are to be listed, and one is answered",
        FORM,
        bad(
            "cheapest-item",
            description="List all items with their prices, from the cheapest to the dearest.\n\n",
        ),
    ),
    demand(
        "the seller is to speak, in whole sentences, and an item is answered",
        FORM,
        bad(
            "cheapest-item",
            (
                f'"{CHEAP}',
                f'"You are the owner of the shop. Greet the customer and answer in two sentences. {CHEAP}',
            ),
        ),
    ),
    demand(
        "a worked example has the number of the item, which is to be answered",
        WORKED,
        bad(
            "cheapest-item",
            (CHEAP, r"Which item is the cheapest?\nPrices: ham 5, tea 2, oil 7\nItem: number 2\n"),
        ),
    ),
    demand(
        "the last is asked for, and the first is answered",
        FORM,
        bad("first-event", (FIRST, "Which of the three came last?")),
    ),
    demand(
        "the year is asked for, and the event is answered",
        FORM,
        bad(
            "first-event",
            (FIRST, "In which year was the earliest of the three? Write a number of four digits."),
        ),
    ),
    demand(
        "all three are to be put in order, and one is answered",
        FORM,
        bad(
            "first-event",
            description="Put the three events in order and write all of them, with > between.\n\n",
        ),
    ),
    demand(
        "the cue wants before or after, and an event is answered",
        f"{LABELS} text/cue-forms",
        bad("first-event", (r"\nEvent:", r"\nAnswer (before or after):")),
    ),
    demand(
        "the second person is asked for, and the first is answered",
        FORM,
        bad("first-person", (ME, "Rewrite the sentence in the second person (you).")),
    ),
    demand(
        "the plural is asked for, and one person speaks",
        CUE,
        bad(
            "first-person", (ME, "Rewrite the sentence."), (r"\nRewritten:", r"\nWith we instead:")
        ),
    ),
    demand(
        "the sentence is to be made a question, and stays a statement",
        FORM,
        bad(
            "first-person",
            description="Turn each sentence into a question that is answered by yes or no.\n\n",
        ),
    ),
    demand(
        "contractions are asked for, and none is there",
        FORM,
        bad("first-person", (ME, f"{ME} Begin each sentence with I've or I'm.")),
    ),
    demand(
        "Chinese: the shortest name is asked for, and the longest is answered",
        f"{FORM} answer/length-tells",
        bad("zh-zuichang", (LONG, "下面哪个地名的字数最少？")),
    ),
    demand(
        "Chinese: the number of characters is asked for, and the name is answered",
        CUE,
        bad(
            "zh-zuichang", (LONG, "下面最长的地名有几个字？只写数字。"), (r"\n地名：", r"\n字数：")
        ),
    ),
    demand(
        "Chinese: the province is wanted behind the name, by an example",
        FORM,
        bad("zh-zuichang", description="地名后面用括号注明省份，例如：泉州（福建）。\n\n"),
    ),
    demand(
        "steps are wanted before each relation, and none is there",
        STEPS,
        bad("yuyi-tuili", description="请先逐步分析两句话的含义，再写出结论。\n\n"),
    ),
)
