"""Right tasks that were changed so that they look odd and are right: free answers and Chinese ones."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentysecond.tasks_free import (
    FRENCH,
    INVOICE,
    SLOTS,
    SNIPPETS,
    SPANS,
)
from tests.lint.twentysecond.tasks_zh import (
    CHENGYU,
    DIMING,
    POETRY,
    SHUXUE,
    WAIMAI,
    XINWEN,
    YOUDU,
    YUNHAN,
    ZHEN,
)

RIGHT = (
    odd(
        "the letter is set in a fence",
        INVOICE,
        ("f\"Letter: {data['letter']}\"", "f\"Letter:\\n```text\\n{data['letter']}\\n```\""),
    ),
    odd(
        "the form of the number is shown with other signs",
        INVOICE,
        (
            "Copy the invoice number from the letter.",
            "Copy the invoice number (two letters, hyphen, four digits; e.g. XX-0000) from the letter.",
        ),
    ),
    odd(
        "tags around the letter, both closed",
        INVOICE,
        ("f\"Letter: {data['letter']}\"", "f\"<letter>{data['letter']}</letter>\""),
    ),
    odd(
        "cues of a translation are the codes of the languages",
        FRENCH,
        ("French: %(src)s\\nEnglish:", "fr: %(src)s\\nen:"),
    ),
    odd("an arrow is the cue", FRENCH, ("French: %(src)s\\nEnglish:", "%(src)s\\n=>")),
    odd(
        "the instruction is French, the answers are English",
        FRENCH,
        (
            "Translate from French into English.\\nFrench:",
            "Traduisez du français en anglais.\\nFrançais :",
        ),
        ("English:", "Anglais :"),
    ),
    odd(
        "lines of the program are numbered in the instruction's words",
        SNIPPETS,
        (
            "What does this program print?",
            "Run it in your head, line by line. What does this program print in the end?",
        ),
    ),
    odd(
        "the output's cue is a prompt of a shell", SNIPPETS, ("Output:", "$ python snippet.py\\n>")
    ),
    odd("the text stands in curly quotes", SPANS, ("Text: [context]", "Text: “[context]”")),
    odd(
        "the question comes before the text",
        SPANS,
        ("Text: [context]\\nQ: [ask]\\n", "Q: [ask]\\nText: [context]\\n"),
    ),
    odd(
        "an answer without a full stop is asked for",
        SPANS,
        ("with words from it.", "with words from it, as short as you can, without a full stop."),
    ),
    odd(
        "an example of JSON with other values stands in the instruction",
        SLOTS,
        ('keys "item" and "count".', 'keys "item" and "count", e.g. {"item": "pie", "count": 9}.'),
    ),
    odd(
        "the JSON's schema has braces and types",
        SLOTS,
        ('keys "item" and "count".', 'keys "item" (singular, a string) and "count" (an integer).'),
    ),
    odd(
        "options of a Chinese question stand in one line",
        POETRY,
        ('"\\n".join(f"{k}. {v}"', '"　".join(f"{k}. {v}"'),
    ),
    odd(
        "a Chinese answer is a letter, and the instruction says so at length",
        POETRY,
        ("单项选择题：", "单项选择题（四个选项中只有一个正确，请只写字母）："),
    ),
    odd("options are marked by heavenly stems", POETRY, ('"ABCD"', '"甲乙丙丁"')),
    odd(
        "the cue is in square brackets of Chinese",
        WAIMAI,
        ('"评论："', '"【评论】"'),
        ('"结论："', '"【结论】"'),
    ),
    odd(
        "the two labels are explained by stars",
        WAIMAI,
        ("还是差评。", "还是差评。四星以上算好评，两星以下算差评。"),
    ),
    odd(
        "division signs and a note that no unit is needed",
        SHUXUE,
        ("请一步一步地计算。", "请一步一步地计算，最后写“答案是……”，不必写单位。"),
    ),
    odd(
        "three relations in Chinese with English names beside",
        YUNHAN,
        (
            "（蕴含、中立、矛盾）",
            "（蕴含 entailment、中立 neutral、矛盾 contradiction，用中文回答）",
        ),
    ),
    odd(
        "the sentence stands in corner brackets",
        DIMING,
        ("句子：{data['text']}", "句子：「{data['text']}」"),
    ),
    odd(
        "a demand that names what is not wanted",
        DIMING,
        ("只写地名。", "只写地名，不要写人名，也不要写完整的句子。"),
    ),
    odd(
        "a traditional question forbids what one knows besides",
        YOUDU,
        ("閱讀短文，回答問題。", "閱讀短文，回答問題。只能依短文作答，不要憑常識。"),
    ),
    odd(
        "numbers of the options are circled by full-width brackets, a digit is the answer",
        CHENGYU,
        ("答案是第幾個：", "請寫阿拉伯數字（1、2或3）："),
    ),
    odd(
        "news in traditional characters, with the paper's slogan",
        XINWEN,
        ("請判斷新聞", "你是報社的編輯，截稿在即。請判斷新聞"),
    ),
    odd(
        "a Chinese task has its instruction in English",
        ZHEN,
        ("把中文翻译成英文。", "Translate into English."),
    ),
    odd(
        "cues of two scripts: the languages' own names",
        ZHEN,
        ("中文：{data['zh']}\\n英文：", "中文: {data['zh']}\\nEnglish:"),
        ('"output": data["en"]', '"output": " " + data["en"]'),
    ),
)
