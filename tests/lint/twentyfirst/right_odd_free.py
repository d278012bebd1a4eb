"""Right prompts that are right tasks of free answers, or Chinese ones, written oddly."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentyfirst.tasks_free import (
    FERRY,
    FRENCH,
    NOTICES,
    OPPOSITES,
    PARKS,
    SCRIPTS,
    TIMES,
    WORKSHOP,
)
from tests.lint.twentyfirst.tasks_options import RIVERS
from tests.lint.twentyfirst.tasks_tw import GLOSS, GUSHI, XINWEN, YESHI
from tests.lint.twentyfirst.tasks_zh import (
    CHANGSHI,
    CHOUQU,
    DIANPING,
    FANYI,
    PANDUAN,
    SHENGXIAO,
    YINGYONG,
    YUNHAN,
)

LINE = 'f"{letter}. {choice}"'

RIGHT = (
    odd(
        "another phrase that asks for steps",
        WORKSHOP,
        (
            "Answer: Let's think step by step.",
            "Work it out, then close with 'The answer is N.'\\nWorking:",
        ),
    ),
    odd(
        "the mark before the last line is explained",
        FERRY,
        (
            '"\\nSolution:"',
            '"\\nShow the working, then the number alone behind four hashes (####).\\nSolution:"',
        ),
    ),
    odd(
        "a notice between lines of equals signs",
        NOTICES,
        ("Notice: {data['notice']}\\n", "=====\\n{data['notice']}\\n=====\\n"),
    ),
    odd(
        "small letters are asked for nowhere, and the article belongs to the span",
        NOTICES,
        ("from the notice.", "from the notice, letter for letter, with its article if it has one."),
    ),
    odd("tildes as a fence", SCRIPTS, ("```python", "~~~"), ("\\n```", "\\n~~~")),
    odd("the cue is a comment of the language", SCRIPTS, ("\\nOutput:", "\\n# prints:")),
    odd("codes of languages as cues", FRENCH, ('"English: "', '"EN: "'), ('"French:"', '"FR:"')),
    odd(
        "a sentence to translate in typographic quotes",
        FRENCH,
        ('"English: " + data["en"]', '"English: “" + data["en"] + "”"'),
    ),
    odd(
        "an analogy with colons",
        OPPOSITES,
        ('"Word: wet\\nOpposite: dry\\n\\n"', '"wet : dry\\n"'),
        ('"Word: narrow\\nOpposite: wide\\n\\n"', '"narrow : wide\\n"'),
        ('"Word: begin\\nOpposite: end\\n\\n"', '"begin : end\\n"'),
        ("Word: {data['word']}\\nOpposite:", "{data['word']} :"),
    ),
    odd(
        "an arrow with two heads",
        OPPOSITES,
        ("Word: wet\\nOpposite: dry\\n\\n", "wet <-> dry\\n"),
        ("Word: narrow\\nOpposite: wide\\n\\n", "narrow <-> wide\\n"),
        ("Word: begin\\nOpposite: end\\n\\n", "begin <-> end\\n"),
        ("Word: {data['word']}\\nOpposite:", "{data['word']} <->"),
    ),
    odd(
        "a table with tabs",
        TIMES,
        (
            '"| line | leaves | arrives | platform |", "| --- | --- | --- | --- |"',
            '"line\\tleaves\\tarrives\\tplatform"',
        ),
        ('"| " + " | ".join(train) + " |"', '"\\t".join(train)'),
    ),
    odd(
        "a table of records, one a block",
        TIMES,
        (
            '"| line | leaves | arrives | platform |", "| --- | --- | --- | --- |"',
            '"Table (line; leaves; arrives; platform):"',
        ),
        ('"| " + " | ".join(train) + " |"', '"; ".join(train)'),
    ),
    odd(
        "questions and passage run the other way",
        PARKS,
        (
            'data["passage"] + "\\nQ: " + data["question"]',
            '"Q: " + data["question"] + "\\nText: " + data["passage"]',
        ),
    ),
    odd(
        "ranked options are shown in a row",
        RIVERS,
        ('data["question"] + ', 'data["question"] + " (" + " / ".join(scores) + ")" + '),
    ),
    odd("heavenly stems as letters", CHANGSHI, ('"ABCD"', '"甲乙丙丁"')),
    odd("options in one line with wide spaces", CHANGSHI, ('"\\n".join', '"　".join')),
    odd(
        "a gap in brackets behind the question, as in school",
        CHANGSHI,
        ("{data['question']}", "{data['question']}（　　）"),
    ),
    odd(
        "an instruction in English over a Chinese question",
        CHANGSHI,
        ('f"题目：', 'f"Choose A, B, C or D.\\n题目：'),
    ),
    odd(
        "numbers as labels with a Chinese legend",
        DIANPING,
        ("判断下面的评论是好评还是差评。", "判断评论的情感：1 表示好评，0 表示差评。"),
        ('{1: "好评", 0: "差评"}', '{1: "1", 0: "0"}'),
    ),
    odd(
        "hooks and crosses",
        PANDUAN,
        ("（回答“是”或“否”）", "（是打√，否打×）"),
        ('"是" if', '"√" if'),
        ('else "否"', 'else "×"'),
    ),
    odd(
        "headings in black brackets",
        CHOUQU,
        ("新闻：{", "【新闻】{"),
        ("问题：{", "【问题】{"),
        ("答案：", "【答案】"),
    ),
    odd(
        "the one-character cue of schoolbooks",
        YINGYONG,
        ("解答：让我们一步一步地想。", "解：（先写过程，最后写“答案是……”）"),
    ),
    odd(
        "what the names mean is explained",
        YUNHAN,
        (
            "两句话的关系是：",
            "（蕴含：必然为真；矛盾：必然为假；中立：不能确定）\\n两句话的关系是：",
        ),
    ),
    odd("an arrow between languages", FANYI, ("把下面的中文句子翻译成英文。", "中→英翻译")),
    odd(
        "ranked options with a Chinese comma",
        SHENGXIAO,
        (
            'data["question"] + ',
            'data["question"] + "（" + "、".join(data["target_scores"]) + "）" + ',
        ),
    ),
    odd(
        "Latin letters in a traditional prompt",
        YESHI,
        ("'甲乙丙'[序]", "'ABC'[序]"),
        ("（甲、乙、丙）", "（A、B、C）"),
        ('"甲乙丙"[data', '"ABC"[data'),
    ),
    odd(
        "corner quotes around headlines",
        XINWEN,
        ("新聞：{a}", "新聞：「{a}」"),
        ("新聞：{data['標題']}", "新聞：「{data['標題']}」"),
    ),
    odd("a passage in a frame of dots", GUSHI, ("文章：{data['文']}", "……\\n{data['文']}\\n……")),
    odd(
        "cues in the other language than the word",
        GLOSS,
        ("Word: {", "中文: {"),
        ("Meaning:", "English:"),
    ),
)
