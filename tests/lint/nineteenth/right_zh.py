"""Right prompts that look odd: Chinese, simplified and traditional."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.nineteenth.tasks_tw import CHENGYU, FANYI, SHIFEI, XINWEN
from tests.lint.nineteenth.tasks_zh import CHANGSHI, PINGLUN, YINGYONG, YUEDU, YUNHAN

_BARE = '"output": data["answer"], "processed_output": data["answer"]'
_LINE = 'text += f"{letter}. {data[letter]}\\n"'
_SAID = 'reply = "是" if data["answer"] else "否"'

RIGHT = (
    odd(
        "选项用天干作记号",
        CHANGSHI,
        (_LINE, 'text += f"{STEMS[letter]}、{data[letter]}\\n"'),
        (_BARE, '"output": STEMS[data["answer"]], "processed_output": STEMS[data["answer"]]'),
        ("import random\n", 'import random\n\nSTEMS = dict(zip("ABCD", "甲乙丙丁"))\n'),
    ),
    odd(
        "四个选项排成一行，用全角空格隔开",
        CHANGSHI,
        (
            '    for letter in "ABCD":\n        ' + _LINE,
            '    text += "　".join(f"{letter}．{data[letter]}" for letter in "ABCD") + "\\n"',
        ),
    ),
    odd(
        "答案写选项的文字",
        CHANGSHI,
        (_BARE, '"output": data[data["answer"]], "processed_output": data[data["answer"]]'),
        ("答案：", "答案（写出选项的内容）："),
    ),
    odd(
        "题目里留空括号，答案是字母",
        CHANGSHI,
        ("f\"题目：{data['question']}\\n\"", "f\"题目：{data['question']}（　　）\\n\""),
    ),
    odd("全角括号里的字母", CHANGSHI, (_LINE, 'text += f"（{letter}）{data[letter]}\\n"')),
    odd(
        "选项先于题目",
        CHANGSHI,
        ("    text = f\"题目：{data['question']}\\n\"\n", '    text = "选项：\\n"\n'),
        ('text += "答案：', 'text += f"题目：{data[\'question\']}\\n" + "答案：'),
    ),
    odd(
        "用英文标签回答，题目说明了含义",
        PINGLUN,
        ('gold = names[data["label"]]', 'gold = data["label"]'),
        ("是好评还是差评。", "的倾向，好评写pos，差评写neg。"),
    ),
    odd(
        "一和零，附有图例",
        PINGLUN,
        ('{"pos": "好评", "neg": "差评"}', '{"pos": "1", "neg": "0"}'),
        ("是好评还是差评。", "（1＝好评，0＝差评）。"),
    ),
    odd(
        "评论放在双层直角引号里",
        PINGLUN,
        ('评论：" + data["review"] + "', '评论：『" + data["review"] + "』'),
    ),
    odd(
        "提示看整体态度，本意如此",
        PINGLUN,
        ("是好评还是差评。", "是好评还是差评（提示：看整体态度，不看个别字眼）。"),
    ),
    odd(
        "解答前只有一个“解”字",
        YINGYONG,
        ("问题：{}\\n解答：让我们一步一步地想。\\n", "题：{}\\n解：\\n"),
    ),
    odd(
        "步骤之间用箭头",
        YINGYONG,
        ('"".join(data["steps"])', '"→".join(step.rstrip("。") for step in data["steps"]) + "。"'),
    ),
    odd(
        "问题在短文之前",
        YUEDU,
        (
            '"短文：" + data["passage"], "问题：" + data["question"]',
            '"问题：" + data["question"], "短文：" + data["passage"]',
        ),
    ),
    odd(
        "答案带直角引号，题目要求如此",
        YUEDU,
        ("回答问题。", "回答问题，并加上「」。"),
        ('"output": data["answer"]', '"output": f"「{data[\'answer\']}」"'),
        ('"processed_output": data["answer"]', '"processed_output": f"「{data[\'answer\']}」"'),
    ),
    odd(
        "短文分段标了序号",
        YUEDU,
        ('"短文：" + data["passage"]', '"短文：\\n［1］" + data["passage"]'),
    ),
    odd(
        "说明用英文，内容是中文",
        YUEDU,
        (
            "阅读短文，用文中的词语回答问题。",
            "Read the text (in Chinese) and answer with words from it.",
        ),
        ('"短文："', '"Text: "'),
        ('"问题："', '"Question: "'),
        ('"回答："', '"Answer:"'),
    ),
    odd(
        "假设写在前提之前",
        YUNHAN,
        (
            "前提：{data['first']}\\n假设：{data['second']}",
            "假设：{data['second']}\\n前提：{data['first']}",
        ),
    ),
    odd(
        "甲句和乙句是名字",
        YUNHAN,
        ("前提：", "甲句："),
        ("假设：", "乙句："),
        ("两句的关系", "甲句对乙句的关系"),
    ),
    odd(
        "圈和叉作為答案",
        SHIFEI,
        (_SAID, 'reply = "○" if data["answer"] else "×"'),
        ("請回答「是」或「否」", "是請畫○，否請畫×"),
    ),
    odd(
        "對與錯，題目就是這樣問的",
        SHIFEI,
        (_SAID, 'reply = "對" if data["answer"] else "錯"'),
        ("請回答「是」或「否」", "肯定答「對」，否定答「錯」"),
    ),
    odd(
        "先問後給文章",
        SHIFEI,
        (
            "文章：{passage}\\n問題：{question}（請回答「是」或「否」）\\n",
            "問題：{question}（請回答「是」或「否」）\\n文章：{passage}\\n",
        ),
    ),
    odd(
        "注音符號當選項的記號",
        CHENGYU,
        (
            'f"({i}) {word}" for i, word in enumerate(data["choices"], 1)',
            'f"{i} {word}" for i, word in zip("ㄅㄆㄇㄈ", data["choices"])',
        ),
        (
            'str(data["choices"].index(data["gold"]) + 1)',
            '"ㄅㄆㄇㄈ"[data["choices"].index(data["gold"])]',
        ),
    ),
    odd(
        "圓圈數字當選項，答案也是",
        CHENGYU,
        (
            'f"({i}) {word}" for i, word in enumerate(data["choices"], 1)',
            'f"{i}{word}" for i, word in zip("①②③④", data["choices"])',
        ),
        (
            'str(data["choices"].index(data["gold"]) + 1)',
            '"①②③④"[data["choices"].index(data["gold"])]',
        ),
    ),
    odd(
        "答案是整句成語",
        CHENGYU,
        ('str(data["choices"].index(data["gold"]) + 1)', 'data["gold"]'),
        ("的成語。", "的成語，寫出成語本身。"),
    ),
    odd(
        "選項只用頓號隔開，沒有記號",
        CHENGYU,
        (
            '"\\n".join(f"({i}) {word}" for i, word in enumerate(data["choices"], 1))',
            '"、".join(data["choices"])',
        ),
        ('str(data["choices"].index(data["gold"]) + 1)', 'data["gold"]'),
    ),
    odd(
        "類別前有井號",
        XINWEN,
        ('"、".join(LABELS)', '" ".join("#" + label for label in LABELS)'),
        ("gold = LABELS", 'gold = "#" + LABELS'),
    ),
    odd(
        "類別以英文字母代表，並附說明",
        XINWEN,
        ('"、".join(LABELS)', '"、".join(f"{key}＝{label}" for key, label in zip("STKE", LABELS))'),
        ('gold = LABELS[data["topic"]]', 'gold = "STKE"[data["topic"]]'),
    ),
    odd("标题里有空格，是原文的断句", XINWEN, ("新聞標題：", "新聞標題（空格為原文斷句）：")),
    odd(
        "英汉两种说明并列",
        FANYI,
        ("请把中文句子译成英文。\\n", "请把中文句子译成英文。 / Translate into English.\\n"),
    ),
    odd(
        "译文前后有引号，如所要求",
        FANYI,
        ("译成英文。", "译成英文，并放在双引号里。"),
        (
            '"output": data["en"], "processed_output": data["en"]',
            '"output": f\'"{data["en"]}"\', "processed_output": f\'"{data["en"]}"\'',
        ),
    ),
    odd(
        "语言代码作提示",
        FANYI,
        ("{cues[0]}：{data['zh']}\\n{cues[1]}：\\n", "<zh> {data['zh']}\\n<en>\\n"),
    ),
)
