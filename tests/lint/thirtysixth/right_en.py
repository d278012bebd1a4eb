"""Right prompts that look odd, in English."""

from __future__ import annotations

from tests.lint.making import Right, ask, odd, qa, records, table
from tests.lint.thirtysixth.tasks_choice import ARC, BANK, CIVIL, COPA, CSQA, RTE
from tests.lint.thirtysixth.tasks_free import CRUX, GSM, SQUAD, WMT, WTQ

SUMS = qa("""
17 + 25 > 42
90 - 34 > 56
8 * 7 > 56
63 / 9 > 7
45 + 38 > 83
12 * 12 > 144
100 - 41 > 59
96 / 8 > 12
""")
PASTS = qa("""
go > went
bring > brought
sing > sang
fly > flew
teach > taught
swim > swam
write > wrote
keep > kept
""")
CAPITALS = qa("""
Portugal > Lisbon
Canada > Ottawa
Greece > Athens
Chile > Santiago
Hungary > Budapest
Iran > Tehran
Finland > Helsinki
Ghana > Accra
""")
HEADLINES = qa("""
The council voted on Monday to close the old pool, which has leaked for years. > Old pool to close
A storm tore the roofs off six barns near Hull last night. > Storm unroofs six barns
The chess club won its first title after a draw in the last game. > Chess club wins first title
Farmers in the valley report the best apple harvest in ten years. > Best apple harvest in a decade
The night bus will run every twenty minutes from May. > Night bus to run more often
Police found the stolen violin in a locker at the station. > Stolen violin found in locker
""")
FORMULAS = qa("""
sodium chloride > $NaCl$
water > $H_2O$
carbon dioxide > $CO_2$
ammonia > $NH_3$
methane > $CH_4$
ozone > $O_3$
""")
RECORDS = table(
    "text|name|age#",
    """
    Ida is 31 and paints.|Ida|31
    A baker called Tim turned 50.|Tim|50
    At 19, Noor is the youngest.|Noor|19
    Old Sam, 88, still skis.|Sam|88
    Eva, who is 42, teaches physics.|Eva|42
    The pilot Jan is 37 years old.|Jan|37
    """,
)
PAIRS = table(
    "a1|a2|same",
    """
    How do I learn to swim?|What is the best way to learn swimming?|yes
    Who wrote Dracula?|When was Dracula written?|no
    How tall is Ben Nevis?|What is the height of Ben Nevis?|yes
    Is tea bad for cats?|Is coffee bad for dogs?|no
    Why do leaves fall?|What makes leaves fall?|yes
    Can I freeze cheese?|Can I melt cheese?|no
    How old is the Sun?|What is the age of the Sun?|yes
    Where is Lake Como?|How deep is Lake Como?|no
    """,
)
TRIAGE = records(
    "log level",
    ("disk /dev/sda1 is full", "ERROR"),
    ("retrying in 5 s (attempt 2 of 3)", "WARN"),
    ("server started on port 8080", "INFO"),
    ("certificate expires in 6 days", "WARN"),
    ("user list reloaded", "INFO"),
    ("cannot open config.yml", "ERROR"),
    ("backup finished", "INFO"),
    ("connection refused by the database", "ERROR"),
    ("memory use above 90 %", "WARN"),
)

RIGHT: tuple[Right, ...] = (
    odd("letters in brackets before the options", ARC, (". {text}", ") {text}")),
    odd("a rule before the options", ARC, ("\\n{shown}", "\\n---\\n{shown}\\n---")),
    odd("the cue is in capitals", ARC, ("\\nAnswer:", "\\nANSWER:")),
    odd("no shots", ARC, fewshot=0),
    odd("the cue is a sentence that the letter ends", ARC, ("\\nAnswer:", "\\nThe answer is")),
    odd("five shots", CSQA, fewshot=5),
    odd("a cue with an arrow", CSQA, ('append("A:")', 'append("=>")')),
    odd("the ask is left to the premise", COPA, ("\\nWhat was the {ask}?\\n", "\\n({ask})\\n")),
    odd("quotes around the statement", RTE, ("{} True", '\\"{}\\" True')),
    odd("a heading of Markdown", CIVIL, ('"\\n\\nComment: "', '"\\n\\n### Comment\\n"')),
    odd(
        "labels that the instruction defines twice over",
        CIVIL,
        ("threatens someone.", "threatens someone; a civil one does not."),
    ),
    odd(
        "the intents are parted by slashes",
        BANK,
        ("Intents: {', '.join(INTENTS)}", "Intents: {' / '.join(INTENTS)}"),
    ),
    odd("no description", BANK, description=""),
    odd(
        "a hint to units that gives nothing away",
        GSM,
        ("Let's think", "Mind the units. Let's think"),
    ),
    odd("no zero-shot cue for steps", GSM, ("Let's think step by step.\\n", "")),
    odd(
        "the passage is in tags",
        SQUAD,
        ("Passage: {data['context']}", "<passage>{data['context']}</passage>"),
    ),
    odd(
        "the question before the passage",
        SQUAD,
        (
            "Passage: {data['context']}\\nQuestion: {data['question']}",
            "Question: {data['question']}\\nPassage: {data['context']}",
        ),
    ),
    odd(
        "an assertion that is to be completed",
        CRUX,
        ("What does {data['call']} return?\\nOutput:", "assert {data['call']} =="),
    ),
    odd(
        "a table of Markdown",
        WTQ,
        ('lines += ["', 'lines += ["|".join(["---"] * 3)]\n    lines += ["'),
    ),
    odd("a table with tabs", WTQ, ('" | "', '"\\t"')),
    odd(
        "one worked example only",
        WMT,
        ("English: My uncle lives in Vienna.\nGerman: Mein Onkel wohnt in Wien.\n\n", ""),
    ),
    ask("sums with an equals sign for a cue", SUMS, 'data["q"] + " ="'),
    ask("past tenses by an arrow", PASTS, "f\"{data['q']} ->\""),
    ask("a sentence with the answer at its end", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask("headlines after TL;DR", HEADLINES, 'data["q"] + "\\nTL;DR:"'),
    ask("formulas in TeX", FORMULAS, "f\"Write the formula of {data['q']} in TeX.\\nFormula:\""),
    ask(
        "JSON that is asked for",
        RECORDS,
        "f\"Give name and age as JSON with the keys name and age.\\nText: {data['text']}\\nJSON:\"",
        gold='json.dumps({"name": data["name"], "age": data["age"]})',
        above="import json",
    ),
    ask(
        "two questions and yes or no",
        PAIRS,
        ("f\"Q1: {data['a1']}\\nQ2: {data['a2']}\\nDo both ask the same, yes or no?\\nAnswer:\""),
        gold='data["same"]',
    ),
    ask(
        "levels of a log in capitals",
        TRIAGE,
        ("f\"Level of the line (INFO, WARN or ERROR)\\n> {data['log']}\\nLevel:\""),
        gold='data["level"]',
    ),
)
