"""Faults: the code gives rows the label of another class."""

from __future__ import annotations

from tests.lint.dense_10.making import bad, means, turned

KINDS = (
    means(
        "a map from names to marks has two values exchanged",
        turned("waste-bins", '"paper": "1", "glass": "2"', '"1"', '"2"'),
        turned("contract-clauses", '"termination": "T", "payment": "P"', '"T"', '"P"'),
        turned("bug-sorts", 'speed="2", typo="3"', '"2"', '"3"'),
        turned("word-classes", '"verb": "V", "adjective": "J"', '"V"', '"J"'),
        turned("word-pairs", '{"syn": "s", "ant": "o"}', '"s"', '"o"'),
        turned("fact-or-opinion", '{"fact": "F", "opinion": "O"}', '"F"', '"O"'),
        turned("follows-or-clashes", '{"entailment": "x", "contradiction": "y"}', '"x"', '"y"'),
        turned("bigger-thing", '{"first": "l", "second": "r"}', '"l"', '"r"'),
        turned("day-or-night-animals", '{"diurnal": "0", "nocturnal": "1"}', '"0"', '"1"'),
        turned("wind-farm-stance", '{"favor": "PRO", "against": "CON"}', '"PRO"', '"CON"'),
        turned("triage-colours", '{3: "Red", 2: "Yellow", 1: "Green"}', "3", "1"),
    ),
    means(
        "a map from names to marks is moved on by one",
        turned(
            "hotel-notes",
            '"housekeeping": "(a)", "kitchen": "(b)", "front desk": "(c)"',
            "(a)",
            "(b)",
            "(c)",
        ),
        turned(
            "orchestra-seats",
            '{"strings": "I", "brass": "II", "percussion": "III"}',
            '"I"',
            '"II"',
            '"III"',
        ),
    ),
    means(
        "a list, or a text of letters, has its labels in another order than the numbers of the rows",
        turned("emergency-calls", '"PFA"[', "P", "A"),
        turned("commit-kinds", '["fix", "feat", "docs"]', "fix", "feat"),
        turned("flight-phases", '"TO CR LD"', "TO", "LD"),
        turned("home-adverts", '("LET", "BUY")', "LET", "BUY"),
        turned("invitation-replies", '["n", "y"]', '"n"', '"y"'),
        turned("meant-or-not", '["sincere", "sarcastic"]', "sincere", "sarcastic"),
        turned("can-it-be", '["I", "T"]', "I", "T"),
        turned("freezing-point", '["S", "W"]', "S", "W"),
        turned("snippet-languages", '"psh"[', "p", "s", "h"),
        turned("office-tone", '"12"[', "1", "2"),
    ),
    means(
        "a list of names, whose places are the labels, begins with its last name",
        turned("taste-letters", '"sweet", "sour", "salty", "bitter"', "sweet", "bitter"),
        turned("tense-digits", '["past", "present", "future"]', "past", "future"),
    ),
    means(
        "the branches of a condition are exchanged",
        turned("plant-water", '"O" if data["drowned"] else "U"', '"O"', '"U"'),
        turned("nut-allergy", '"unsafe" if data["has_nuts"] else "safe"', '"unsafe"', '"safe"'),
        turned("mail-risk", '"2" if data["is_scam"] else "1"', '"2"', '"1"'),
        turned("voice-of-verbs", '"P" if data["passive"] else "A"', '"P"', '"A"'),
        turned("rhyme-test", '"+" if data["rhymes"] else "-"', '"+"', '"-"'),
        turned("cause-or-effect", '"C" if data["relation"] == "cause" else "R"', '"C"', '"R"'),
        bad(
            "kitchen-inspections",
            ('if data["outcome"] == "pass":', 'if data["outcome"] != "pass":'),
        ),
    ),
    means(
        "a condition asks for the opposite of what was meant",
        bad("wine-notes", ('data["colour"] == "white"', 'data["colour"] != "white"')),
        bad("float-or-sink", ('str(int(data["floats"]))', 'str(int(not data["floats"]))')),
        bad("even-or-odd", ('data["number"] % 2 == 0', 'data["number"] % 2 == 1')),
        bad(
            "which-came-first",
            ('data["year_x"] < data["year_y"]', 'data["year_x"] > data["year_y"]'),
        ),
        bad("claims-and-evidence", ("max(scores", "min(scores")),
        bad(
            "blurb-shelves",
            (
                'for shelf, right in data["target_scores"].items() if right]',
                'for shelf, right in data["target_scores"].items() if not right]',
            ),
        ),
    ),
    means(
        "a map or a list in a Chinese task has labels in each other's place",
        turned("kuaidi-tousu", '"延误": "1", "丢失": "2"', '"1"', '"2"'),
        turned("gushi-jijie", '"春夏秋冬"', "春", "秋"),
        turned("yiyuan-keshi", '{1: "甲", 2: "乙", 3: "丙"}', "甲", "乙", "丙"),
        turned("baojing-dianhua", '"警察": "110", "消防": "119", "急救": "120"', "119", "120"),
        turned("yaoyue-huifu", '("N", "Y")', "N", "Y"),
        turned("duanxin-zhapian", '["安全", "危险"]', "安全", "危险"),
        turned("juzi-yuqi", '"疑问": "①", "祈使": "②", "感叹": "③"', "①", "②", "③"),
        turned("wenyan-baihua", '{"classical": "W", "modern": "B"}', "W", "B"),
        turned("tw-lichang", '["贊成", "反對"]', "贊成", "反對"),
        turned("tw-dongwu", '"mammal": "甲", "bird": "乙", "fish": "丙"', "乙", "丙"),
        turned("tw-tianqi", '"SRW"', "R", "W"),
        turned("tw-xinqing", '"joy": "樂", "anger": "怒", "sadness": "哀"', "樂", "哀"),
    ),
    means(
        "a condition in a Chinese task is turned round",
        turned("chengyu-baobian", '"1" if data["praise"] else "0"', '"1"', '"0"'),
        bad("bi-daxiao", ('data["left"] > data["right"]', 'data["left"] < data["right"]')),
        bad("shuiguo-shucai", ("if score == 1:", "if score == 0:")),
        turned("tw-anjian", '"刑" if data["criminal"] else "民"', "刑", "民"),
        bad("tw-shiyong", ('data["edible"] == "能"', 'data["edible"] != "能"')),
    ),
)
