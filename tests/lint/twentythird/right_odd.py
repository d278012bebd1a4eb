"""Right tasks changed so that they look odd and stay right."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.twentythird.tasks_free import (
    FERRIES,
    FRENCH,
    INFERENCE,
    PRINTS,
    ROUTES,
    SPAM,
    TILLS,
)
from tests.lint.twentythird.tasks_more import CLAIMS, GLOSSES, HARBOURS, RECORDS, TALKS, UNITS
from tests.lint.twentythird.tasks_options import BRIDGES, LAWS, NATURE, ODDONES, REVIEWS, TROPHIES
from tests.lint.twentythird.tasks_zh import (
    CHANGSHI,
    DIDIAN,
    FANYI,
    GUANXI,
    PINGJIA,
    SHICI,
    YINGYONG,
    YUEDU,
    ZHENJIA,
)

RIGHT = (
    odd(
        "the lines of a question are in another order than usual",
        NATURE,
        ("lines = [f\"Question: {data['question']}\"]", 'lines = ["Options:"]'),
        ('lines.append("Answer:")', "lines += ['', data['question'], 'Answer:']"),
    ),
    odd(
        "letters in brackets of two kinds",
        NATURE,
        ("{letter}. {choice}", "[({letter})] {choice}"),
    ),
    odd("options end with semicolons", NATURE, ("{letter}. {choice}", "{letter}. {choice};")),
    odd("the letters are P to S", NATURE, ('"ABCD"', '"PQRS"')),
    odd(
        "a hint on the number of options, which is right",
        NATURE,
        ('lines.append("Answer:")', "lines += ['(one of these four is right)', 'Answer:']"),
    ),
    odd(
        "a legal prompt that speaks of letters and lists three",
        LAWS,
        ("give its letter in parentheses", "give its letter, A, B or C, in parentheses"),
    ),
    odd(
        "a gap of three underscores is replaced by a long one",
        TROPHIES,
        ('data["sentence"],', 'data["sentence"].replace("___", "[ ..... ]"),'),
    ),
    odd(
        "yes and no in two places of the instruction",
        BRIDGES,
        ("Answer with yes or no.", "Answer with yes or no, and with no other word than yes or no."),
    ),
    odd(
        "words are joined with a bullet of a point in the middle",
        ODDONES,
        ('"Words:\\n" + "\\n".join(numbered) + "\\n', '"Words: " + " · ".join(numbered) + "\\n'),
    ),
    odd(
        "the review stands between long dashes",
        REVIEWS,
        ('"Review: " + data["review"].strip() +', '"— " + data["review"].strip() + " —" +'),
    ),
    odd(
        "the hypothesis comes before the premise",
        INFERENCE,
        (
            "f\"Premise: {data['premise']}\\n\"\n        f\"Hypothesis: {data['hypothesis']}\\n\"",
            "f\"Hypothesis: {data['hypothesis']}\\n\"\n        f\"Premise: {data['premise']}\\n\"",
        ),
    ),
    odd(
        "steps are asked for with a smile",
        TILLS,
        ("Let's work it out step by step.", "Let's work it out step by step :-)"),
    ),
    odd(
        "the text is quoted with marks of mail",
        FERRIES,
        ('section("Passage", data["passage"])', '"> " + data["passage"]'),
    ),
    odd(
        "a note on style in brackets",
        FRENCH,
        ("into French.", "into French (plain style)."),
    ),
    odd(
        "a fence of tildes around a program",
        PRINTS,
        ("```python", "~~~python"),
        ("\\n```\\n", "\\n~~~\\n"),
    ),
    odd(
        "the legend uses colons and stands in one line",
        ROUTES,
        ('"\\n".join(f"{number} = {team}"', '"; ".join(f"{number}: {team}"'),
    ),
    odd("the message is between angle brackets doubled", SPAM, ("Message: {}", "Message: <<{}>>")),
    odd("a table without its rule", HARBOURS, ("[header, rule, *body,", "[header, *body,")),
    odd(
        "amounts with a thick arrow instead of a colon",
        UNITS,
        ("{new}: {result}", "{new} => {result}"),
    ),
    odd("a talk's turns are marked with an em dash", TALKS, ('+ ": " + turn', '+ " — " + turn')),
    odd(
        "the JSON's keys are shown as an example of its form",
        RECORDS,
        ('keys "name" and "age".', 'keys "name" and "age", like {"name": "Kai Moor", "age": 40}.'),
    ),
    odd(
        "the hint counts letters in a bracket",
        GLOSSES,
        (
            "a word with {len(data['word'])} letters that begins with {first}",
            "the word ({len(data['word'])} letters, {first}-)",
        ),
    ),
    odd(
        "demos are parted by lines of equals signs",
        CLAIMS,
        ('entry(claim, verdict) + "\\n\\n"', 'entry(claim, verdict) + "\\n===\\n"'),
    ),
    odd("选项的字母在方头括号里", SHICI, ("{chr(ord('A') + i)}．", "【{chr(ord('A') + i)}】")),
    odd(
        "评价放在直角引号里",
        PINGJIA,
        ('"评价：" + data["text"]', '"评价：「" + data["text"] + "」"'),
    ),
    odd(
        "问题在文章之前",
        YUEDU,
        (
            '{"文章": data["context"], "问题": data["question"]}',
            '{"问题": data["question"], "文章": data["context"]}',
        ),
    ),
    odd("应用题的说明很口语", YINGYONG, ("让我们一步一步地算。", "别急，一步一步地来嘛。")),
    odd("翻译的两种语言用缩写表示", FANYI, ("中文：", "中："), ("英文：", "英：")),
    odd("判断题的选项用“或”连接", ZHENJIA, ('"/".join', '"或".join')),
    odd("關係的名稱加上英文", GUANXI, ("：蘊含、矛盾或中立。", "（relation）：蘊含、矛盾或中立。")),
    odd("選項只用頓號列成一行", CHANGSHI, ('"\\n".join(f"（', '"、".join(f"（')),
    odd("新聞前有通訊社的名稱", DIDIAN, ("新聞：{news}", "新聞：（本報訊）{news}")),
    odd(
        "rows have a field with remarks that the prompt does not show",
        SPAM,
        rows=put("remark", lambda row: f"checked twice: {row['kind']}"),
    ),
)
