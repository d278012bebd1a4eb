"""Right prompts that look odd, in Chinese."""

from __future__ import annotations

from tests.lint.making import ask, odd
from tests.lint.thirtyfirst.making import keys, qa
from tests.lint.thirtyfirst.tasks_zh import (
    TASKS,
    TEXAM,
    TNEWS,
    ZGAP,
    ZGEO,
    ZNAME,
    ZREAD,
    ZSENT,
    ZSUM,
)

GOLD = '"ABCD"[data["answer"]]'
BARE = {"output": "gold", "stop": ("\n",)}


def _marks(marks: str) -> tuple[tuple[str, str], ...]:
    return (('zip("ABCD"', f"zip({marks}"), (GOLD, f'{marks}[data["answer"]]'))


RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    odd("circled numbers, in list and answer", ZGEO, *_marks('"①②③④"')),
    odd("甲乙丙丁 in place of letters", ZGEO, *_marks('"甲乙丙丁"')),
    odd("small letters in Chinese", ZGEO, *_marks('"abcd"')),
    odd("a dot of the middle behind the letter", ZGEO, ("{letter}．", "{letter}、")),
    odd("letters in half brackets", ZGEO, ("{letter}．", "({letter}) ")),
    odd(
        "the text of the option is the answer, in Chinese",
        ZGEO,
        ("{letter}．{choice}", "・{choice}"),
        (GOLD, 'data["choices"][data["answer"]]'),
    ),
    odd("options in one line, in Chinese", ZGEO, ('"\\n".join(lines)', '"　".join(lines)')),
    odd("the cue is a whole sentence in Chinese", ZGEO, ("\\n答案：", "\\n正确选项的字母是：")),
    odd("cues in lenticular brackets", ZGEO, ("题目：", "【题目】"), ("\\n答案：", "\\n【答案】")),
    odd(
        "letters are named in the prompt, in Chinese",
        ZGEO,
        ("\\n答案：", "\\n请从A、B、C、D中选择。\\n答案："),
    ),
    odd(
        "half-width colons throughout",
        ZREAD,
        ("短文：", "短文: "),
        ("问题：", "问题: "),
        ("回答：", "回答:"),
        ('"output": data["answer"]', '"output": " " + data["answer"]'),
    ),
    odd("the text stands in corner brackets", ZREAD, ("{data['text']}", "「{data['text']}」")),
    odd(
        "the question comes before the text",
        ZREAD,
        (
            "短文：{data['text']}\\n问题：{data['question']}",
            "问题：{data['question']}\\n短文：{data['text']}",
        ),
    ),
    odd("no demand behind the question", ZREAD, ("请用短文中的词语回答。\\n", "")),
    odd(
        "a talk of user and assistant in Chinese",
        ZREAD,
        ("短文：", "用户："),
        ("\\n问题：", "\\n"),
        ("回答：", "助手："),
    ),
    odd(
        "other names for the feelings",
        ZSENT,
        ("正面还是负面", "好评还是差评"),
        rows=keys({"正面": "好评", "负面": "差评"}),
    ),
    odd(
        "English labels in a Chinese prompt",
        ZSENT,
        ("正面还是负面？", "positive还是negative？"),
        rows=keys({"正面": "positive", "负面": "negative"}),
    ),
    odd(
        "the review in quotes",
        ZSENT,
        ('data["review"] + "', '"“" + data["review"] + "”'),
    ),
    odd("the cue is half a sentence in Chinese", ZSENT, ("\\n情感：", "\\n我认为这条评论是")),
    odd(
        "solutions end with four hashes",
        ZSUM,
        ("所以答案是{gold}。", "\\n#### {gold}"),
        postprocess="gsm8k_post",
        stop=("\n\n",),
    ),
    odd(
        "the bare number in Chinese",
        ZSUM,
        ("\\n请写出解题过程。\\n解答：", "\\n答案："),
        ("f\"{data['steps']}所以答案是{gold}。\"", "gold"),
        postprocess="until_return_post",
    ),
    odd("the gap is a row of lines", ZGAP, ("'（　）'", "'____'")),
    odd("candidates with bars", ZGAP, ('"、".join', '"｜".join')),
    odd(
        "candidates come first",
        ZGAP,
        (
            "句子：{data['sentence'].replace('___', '（　）')}\\n备选：{options}",
            "备选：{options}\\n句子：{data['sentence'].replace('___', '（　）')}",
        ),
    ),
    odd(
        "names with commas, as asked",
        ZNAME,
        ("用顿号隔开", "用逗号隔开"),
        ('"、".join', '"，".join'),
    ),
    odd(
        "names as a list of JSON, as asked",
        ZNAME,
        ("用顿号隔开", "以JSON数组输出"),
        ('"、".join(data["names"])', 'json.dumps(data["names"], ensure_ascii=False)'),
        ("import random", "import json\nimport random"),
    ),
    odd(
        "the number of names is asked for",
        ZNAME,
        ("找出文中的所有人名，用顿号隔开。", "文中提到了几个人？用阿拉伯数字回答。"),
        ("\\n人名：", "\\n人数："),
        ('"、".join(data["names"])', 'str(len(data["names"]))'),
    ),
    odd(
        "the list of classes stands above",
        TNEWS,
        ('f"新聞標題', "f\"類別：{'／'.join(TOPICS)}\\n新聞標題"),
        ("\\n類別（{'、'.join(TOPICS)}）：", "\\n答案："),
    ),
    odd(
        "classes as numbers with a legend",
        TNEWS,
        ("類別（{'、'.join(TOPICS)}）：", "類別（0＝體育，1＝財經，2＝科技，3＝娛樂）："),
        ('TOPICS[data["topic"]]', 'str(data["topic"])'),
    ),
    odd("headline in book marks", TNEWS, ("{data['headline']}", "〈{data['headline']}〉")),
    odd("no brackets around the four marks", TEXAM, ("（{mark}）", "{mark}、")),
    odd(
        "the demand comes first",
        TEXAM,
        (
            '["問題：" + data["question"], *lines, "請選出正確的選項。", "答案："]',
            '["請選出正確的選項。", "問題：" + data["question"], *lines, "答案："]',
        ),
    ),
    odd("no shots in traditional characters", TEXAM, fewshot=0),
    ask(
        "上下句 of well-known poems",
        qa("""
        白日依山尽 > 黄河入海流
        春眠不觉晓 > 处处闻啼鸟
        举头望明月 > 低头思故乡
        野火烧不尽 > 春风吹又生
        谁知盘中餐 > 粒粒皆辛苦
        欲穷千里目 > 更上一层楼
        红豆生南国 > 春来发几枝
        千山鸟飞绝 > 万径人踪灭
        """),
        "f\"上句：{data['q']}\\n下句：\"",
        **BARE,
    ),
    ask(
        "反义词 as a sentence to go on with",
        qa("""
        高 > 低
        快 > 慢
        黑 > 白
        冷 > 热
        新 > 旧
        左 > 右
        深 > 浅
        胖 > 瘦
        """),
        "f\"“{data['q']}”的反义词是\"",
        **BARE,
    ),
    ask(
        "拼音 with marks of tone",
        qa("""
        山 > shān
        水 > shuǐ
        人 > rén
        火 > huǒ
        马 > mǎ
        天 > tiān
        月 > yuè
        大 > dà
        """),
        "f\"汉字：{data['q']}\\n拼音：\"",
        **BARE,
    ),
    ask(
        "量詞 in traditional characters",
        qa("""
        一＿馬 > 匹
        一＿魚 > 條
        一＿書 > 本
        一＿紙 > 張
        一＿花 > 朵
        一＿車 > 輛
        一＿傘 > 把
        一＿鞋 > 雙
        """),
        "f\"填入量詞：{data['q']}\\n量詞：\"",
        **BARE,
    ),
    ask(
        "Chinese numerals to digits",
        qa("""
        三十七 > 37
        一百零五 > 105
        八十二 > 82
        十九 > 19
        二百四十 > 240
        六十六 > 66
        九百 > 900
        五十一 > 51
        """),
        "f\"中文数字：{data['q']}\\n阿拉伯数字：\"",
        **BARE,
    ),
    ask(
        "single words from English to Chinese",
        qa("""
        bridge > 桥
        river > 河
        window > 窗户
        teacher > 老师
        spring > 春天
        bread > 面包
        island > 岛
        moon > 月亮
        """),
        "f\"英文：{data['q']}\\n中文：\"",
        **BARE,
    ),
)
