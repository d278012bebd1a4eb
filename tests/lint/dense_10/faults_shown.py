"""Faults: a worked example has the label of another class, or the few-shot file's labels are turned round."""

from __future__ import annotations

from tests.lint.dense_10.making import bad, misled, shown

KINDS = (
    shown(
        "one worked example in the prompt has the label of another class",
        bad("emergency-calls", ("holds his chest.\nService: A", "holds his chest.\nService: F")),
        bad(
            "plant-water",
            ('leaves crumble.",\n        "Letter: U"', 'leaves crumble.",\n        "Letter: O"'),
        ),
        bad("float-or-sink", (r"a gold ring\nAnswer: 0", r"a gold ring\nAnswer: 1")),
        bad("nut-allergy", (r"with butter\nVerdict: safe", r"with butter\nVerdict: unsafe")),
        bad("contract-clauses", ('trade secrets.", "C")', 'trade secrets.", "P")')),
        bad(
            "invitation-replies",
            ("I will bring a cake!\nLabel: y", "I will bring a cake!\nLabel: n"),
        ),
        bad("mail-risk", ("meeting are attached.\nRisk: 1", "meeting are attached.\nRisk: 2")),
        bad("voice-of-verbs", (r"chased by the cat.\nVoice: P", r"chased by the cat.\nVoice: A")),
        bad("word-pairs", ("Pair: rich / poor\nRelation: o", "Pair: rich / poor\nRelation: s")),
        bad("meant-or-not", (r"how lovely.\nLabel: sarcastic", r"how lovely.\nLabel: sincere")),
        bad("rhyme-test", (r"lamp, chair\nDo they rhyme? -", r"lamp, chair\nDo they rhyme? +")),
        bad("can-it-be", ("one finger.\nJudgement: I", "one finger.\nJudgement: T")),
        bad("snippet-languages", ('WHERE id = 7;", "s")', 'WHERE id = 7;", "h")')),
        bad(
            "day-or-night-animals",
            (r"hunts moths in the dark\nDigit: 1", r"hunts moths in the dark\nDigit: 0"),
        ),
    ),
    shown(
        "both worked examples have each other's label",
        bad(
            "which-came-first",
            ("telephone\nOrder: 1", "telephone\nOrder: 2"),
            ("French Revolution\nOrder: 2", "French Revolution\nOrder: 1"),
        ),
        bad(
            "cause-or-effect",
            (r"nine days.\nLetter: C", r"nine days.\nLetter: R"),
            (r"filled with water.\nLetter: R", r"filled with water.\nLetter: C"),
        ),
        bad(
            "claims-and-evidence",
            ("church from 1610.\nLetter:\nS", "church from 1610.\nLetter:\nR"),
            ("Jan is a baker.\nLetter:\nR", "Jan is a baker.\nLetter:\nS"),
        ),
    ),
    shown(
        "an example that was put into the instruction contradicts the legend beside it",
        bad(
            "even-or-odd",
            (r"O = odd\n", r"O = odd\nNumber: 12\nLetter: O\nNumber: 31\nLetter: E\n"),
            fewshot=0,
        ),
        bad(
            "freezing-point",
            (r"liquid water.\n", r"liquid water.\nReading: -15 °C\nState: W\n"),
            fewshot=0,
        ),
        bad(
            "fact-or-opinion",
            (
                r"somebody's opinion\n",
                r"somebody's opinion\nStatement: Paris is the capital of France.\nLetter: O\n",
            ),
            fewshot=0,
        ),
        bad(
            "waste-bins",
            (r"4 = metal\n", r"4 = metal\nThing: a torn magazine\nBin: 4\n"),
            fewshot=0,
        ),
        bad(
            "kitchen-inspections",
            (
                '"Inspection note: {}',
                '"Inspection note: Maggots in the sausages and blocked drains.\\n'
                "Result (0 if the kitchen failed, 1 if it passed): 1\\nInspection note: {}",
            ),
            fewshot=0,
        ),
    ),
    shown(
        "the two labels of the few-shot file are exchanged",
        misled("wine-notes", "colour"),
        misled("home-adverts", "offer"),
        misled("office-tone", "informal"),
        misled("follows-or-clashes", "gold_label"),
        misled("bigger-thing", "bigger"),
        misled("wind-farm-stance", "stance"),
        misled("blurb-shelves", "target_scores"),
    ),
    shown(
        "the labels of the few-shot file are all those of the next class",
        misled("hotel-notes", "team"),
        misled("taste-letters", "taste"),
        misled("commit-kinds", "label"),
        misled("flight-phases", "phase"),
        misled("bug-sorts", "sort"),
        misled("triage-colours", "level"),
        misled("tense-digits", "tense"),
        misled("word-classes", "pos"),
        misled("orchestra-seats", "family"),
    ),
    shown(
        "a worked example in a Chinese prompt has the label of another class",
        bad("chengyu-baobian", (r"狼狈为奸\n答案：0", r"狼狈为奸\n答案：1")),
        bad("baojing-dianhua", ('("厨房起火，火势很大", "119")', '("厨房起火，火势很大", "110")')),
        bad("duanxin-zhapian", ("别担心。\n类别：安全", "别担心。\n类别：危险")),
        bad(
            "wenyan-baihua",
            (r"学而时习之，不亦说乎？\n文体：W", r"学而时习之，不亦说乎？\n文体：B"),
        ),
        bad("bi-daxiao", (r"就填B。\n", r"就填B。\n左：64　右：46\n填：B\n"), fewshot=0),
        bad(
            "shuiguo-shucai",
            (r"芒果\n字母：\na", r"芒果\n字母：\nb"),
            (r"芹菜\n字母：\nb", r"芹菜\n字母：\na"),
        ),
        bad("tw-anjian", ("搶劫銀行後逃逸。\n類別：刑", "搶劫銀行後逃逸。\n類別：民")),
        bad("tw-xinqing", (r"我哭了一夜。\n心情：哀", r"我哭了一夜。\n心情：樂")),
    ),
    shown(
        "the labels of a Chinese few-shot file are turned round",
        misled("kuaidi-tousu", "reason"),
        misled("gushi-jijie", "season"),
        misled("yiyuan-keshi", "dept"),
        misled("yaoyue-huifu", "agree"),
        misled("juzi-yuqi", "mood"),
        misled("tw-lichang", "stance"),
        misled("tw-dongwu", "class"),
        misled("tw-tianqi", "weather"),
        misled("tw-shiyong", "edible"),
    ),
)
