"""Faults: the legend gives labels each other's meaning."""

from __future__ import annotations

from tests.lint.dense_10.making import bad, means, turned

KINDS = (
    means(
        "two meanings are exchanged in a legend of one line with signs",
        turned(
            "waste-bins", "1 = paper, 2 = glass, 3 = food waste, 4 = metal", "paper", "food waste"
        ),
        turned("wine-notes", "0: a red wine; 1: a white wine", "red", "white"),
        turned("even-or-odd", "E = even, O = odd", "even", "odd"),
        turned(
            "contract-clauses",
            "T = termination, P = payment, C = confidentiality.",
            "payment",
            "confidentiality",
        ),
        turned("snippet-languages", "p = Python, s = SQL, h = HTML", "SQL", "HTML"),
        turned("tense-digits", "past: 0, present: 1, future: 2", "0", "2"),
    ),
    means(
        "the meanings of a legend are all moved on by one",
        turned(
            "hotel-notes",
            '(a) stands for housekeeping, "\n        "(b) for the kitchen, (c) for the front desk.',
            "housekeeping",
            "the kitchen",
            "the front desk",
        ),
        turned(
            "taste-letters",
            r"| A | sweet |\n| B | sour |\n| C | salty |\n| D | bitter |",
            "sweet",
            "sour",
            "salty",
            "bitter",
        ),
        turned(
            "flight-phases",
            "TO is take-off, CR is cruise, LD is landing.",
            "take-off",
            "cruise",
            "landing",
        ),
        turned(
            "orchestra-seats",
            "I strings, II brass, III percussion",
            "strings",
            "brass",
            "percussion",
        ),
        turned(
            "word-classes",
            '("N", "noun"), ("V", "verb"), ("J", "adjective")',
            "noun",
            "verb",
            "adjective",
        ),
    ),
    means(
        "two entries of a list have each other's text",
        turned("emergency-calls", "F - fire brigade\nA - ambulance", "fire brigade", "ambulance"),
        turned(
            "mail-risk",
            "* 1: harmless, from someone the reader deals with\n* 2: a trick to get passwords or money",
            "harmless, from someone the reader deals with",
            "a trick to get passwords or money",
        ),
        turned(
            "bug-sorts", '"1. the program crashes", "2. the program is slow"', "crashes", "is slow"
        ),
        turned(
            "fact-or-opinion",
            r"F: a fact that can be checked\nO: somebody's opinion",
            "a fact that can be checked",
            "somebody's opinion",
        ),
        turned(
            "invitation-replies",
            "y means that the guest will be there\nn means that the guest stays away",
            "will be there",
            "stays away",
        ),
        turned(
            "can-it-be",
            "T: it can happen\nI: it can never happen",
            "it can happen",
            "it can never happen",
        ),
        turned(
            "claims-and-evidence",
            "S: the evidence supports the claim\nR: the evidence refutes the claim",
            "supports",
            "refutes",
        ),
        turned(
            "wind-farm-stance",
            r"- PRO: the wind farm should be built\n- CON: the wind farm should not be built",
            "PRO",
            "CON",
        ),
        turned(
            "follows-or-clashes",
            '"x: the second must be true if the first is", "y: the two cannot both be true"',
            "the second must be true if the first is",
            "the two cannot both be true",
        ),
    ),
    means(
        "the instruction asks for each label where the other one is right",
        turned(
            "plant-water",
            "Write O if the plant has had too much water, and U if it has had too little.",
            "much",
            "little",
        ),
        turned(
            "float-or-sink",
            "Answer 1 if the object floats on water and 0 if it goes to the bottom.",
            "1",
            "0",
        ),
        bad(
            "nut-allergy",
            ("Say unsafe for a dish", "Say safe for a dish"),
            ("and safe for one without", "and unsafe for one without"),
        ),
        turned(
            "kitchen-inspections", "(0 if the kitchen failed, 1 if it passed)", "failed", "passed"
        ),
        turned(
            "word-pairs",
            "Say s where two words mean the same, and o where they mean the opposite.",
            "the same",
            "the opposite",
        ),
        turned("rhyme-test", "Put + if two words rhyme, and - if they do not.", "+", "-"),
        turned(
            "which-came-first",
            "Answer 1 if X happened before Y, and 2 if X happened after Y.",
            "before",
            "after",
        ),
        turned(
            "day-or-night-animals",
            "awake by day get a 0, animals that are awake by night get a 1",
            "day",
            "night",
        ),
        turned(
            "freezing-point", "S means solid ice, W means liquid water", "solid ice", "liquid water"
        ),
    ),
    means(
        "definitions of named labels have changed places",
        turned(
            "commit-kinds",
            r"fix: repairs a bug\nfeat: adds something new for users",
            "repairs a bug",
            "adds something new for users",
        ),
        turned(
            "home-adverts",
            '"LET: the home is offered to tenants by the month.",\n'
            '        "BUY: the home is offered to someone who will own it.",',
            "tenants by the month",
            "someone who will own it",
        ),
        turned(
            "meant-or-not",
            'sincere: the speaker means the praise. "\n        "sarcastic: the speaker mocks and means the reverse.',
            "means the praise",
            "mocks and means the reverse",
        ),
        turned(
            "voice-of-verbs",
            "A = active: the subject does it. P = passive: it is done to the subject.",
            "active: the subject does it",
            "passive: it is done to the subject",
        ),
        turned(
            "triage-colours",
            'Red means that the patient is in danger of death. Yellow means that a doctor has to look "\n'
            '    text += "within hours. Green means',
            "Red",
            "Green",
        ),
        turned(
            "cause-or-effect",
            "C stands for a cause of the event, R for a result of it.",
            "cause of the event",
            "result of it",
        ),
        turned(
            "office-tone",
            "1 stands for a formal line, 2 for an informal one.",
            "a formal",
            "an informal",
        ),
        turned("bigger-thing", "(l) the first, (r) the second", "first", "second"),
        turned(
            "blurb-shelves", "Shelf 7 is for horror. Shelf 8 is for westerns.", "horror", "westerns"
        ),
    ),
    means(
        "two meanings of a Chinese legend are exchanged",
        turned("kuaidi-tousu", "0代表破损，1代表延误，2代表丢失", "破损", "延误"),
        turned("chengyu-baobian", "褒义写1，贬义写0", "褒义", "贬义"),
        turned("yiyuan-keshi", '"甲：眼科", "乙：骨科", "丙：牙科"', "眼科", "牙科"),
        turned("yaoyue-huifu", "对方答应了就标Y，拒绝了就标N", "Y", "N"),
        turned("duanxin-zhapian", "“安全”指来往正常的短信，“危险”指骗钱的短信", "来往正常", "骗钱"),
        turned("wenyan-baihua", "W＝文言文；B＝白话文", "文言文", "白话文"),
        turned("bi-daxiao", "左边的数大于右边就填A，小于右边就填B", "大于", "小于"),
        turned("shuiguo-shucai", "a是水果，b是蔬菜", "水果", "蔬菜"),
        turned("tw-lichang", "1＝贊成，2＝反對", "贊成", "反對"),
        turned(
            "tw-anjian", "刑：被告犯了罪，由檢察官起訴\n民：私人之間的財產或契約糾紛", "刑", "民"
        ),
        turned("tw-tianqi", "S是晴天，R是雨天，W是下雪", "晴天", "雨天"),
        turned("tw-shiyong", "能吃的標1，不能吃的標0", "1", "0"),
    ),
    means(
        "all meanings of a Chinese legend are moved on by one",
        turned("gushi-jijie", "A 春天\nB 夏天\nC 秋天\nD 冬天", "春天", "夏天", "秋天", "冬天"),
        turned(
            "baojing-dianhua", "110找警察，119找消防队，120叫救护车", "警察", "消防队", "救护车"
        ),
        turned("juzi-yuqi", "①疑问句　②祈使句　③感叹句", "疑问句", "祈使句", "感叹句"),
        turned("tw-dongwu", "（甲）哺乳類（乙）鳥類（丙）魚類", "哺乳類", "鳥類", "魚類"),
        turned("tw-xinqing", "樂：高興；怒：生氣；哀：難過", "高興", "生氣", "難過"),
    ),
)
