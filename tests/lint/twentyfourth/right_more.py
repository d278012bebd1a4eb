"""Right prompts of their own: labels, reading and steps, and Chinese ones."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

MAIL = table(
    "q|a",
    """
    Subject: You WIN!!! Click here => $$$|spam
    Subject: Minutes of Tuesday's meeting|ham
    Subject: Re: Re: Fwd: lunch?|ham
    Subject: CHEAP watches, 90% off, act now|spam
    Subject: Your parcel is at the office desk|ham
    Subject: Dear friend, I am a prince|spam
    Subject: Draft of chapter 3 (v2)|ham
    Subject: Lose ten pounds in two days|spam
    Subject: Birthday party for Noor|ham
    Subject: Free loans, no questions asked|spam
    """,
)
SCALE = table(
    "q|a",
    """
    Cold soup, rude waiter.|1
    It was fine, nothing more.|3
    The best dinner in years!|5
    Good, though a little slow.|4
    Not good, but the bread was fresh.|2
    I shall never come back.|1
    Lovely garden, lovely food, lovely people.|5
    Average in every way.|3
    Nearly perfect, only the coffee was weak.|4
    Below what I hoped for.|2
    """,
)
GRADES = table(
    "q|a",
    """
    3, 9, 4|9
    12, 7, 10|12
    5, 6, 1|6
    20, 31, 8|31
    14, 2, 13|14
    40, 44, 41|44
    17, 3, 25|25
    61, 59, 60|61
    8, 11, 10|11
    70, 65, 75|75
    """,
)
STEPS = table(
    "q|s|a",
    """
    tea|t, e, a|3
    lamp|l, a, m, p|4
    ox|o, x|2
    river|r, i, v, e, r|5
    stone|s, t, o, n, e|5
    garden|g, a, r, d, e, n|6
    sun|s, u, n|3
    mirror|m, i, r, r, o, r|6
    door|d, o, o, r|4
    kitchen|k, i, t, c, h, e, n|7
    """,
)
ZH_WORDS = qa(
    """
    大 > 小
    高 > 低
    黑 > 白
    快 > 慢
    远 > 近
    冷 > 热
    新 > 旧
    轻 > 重
    胖 > 瘦
    硬 > 软
    """
)
ZH_POEMS = qa(
    """
    床前明月光 > 李白
    春眠不觉晓 > 孟浩然
    白日依山尽 > 王之涣
    红豆生南国 > 王维
    锄禾日当午 > 李绅
    慈母手中线 > 孟郊
    千山鸟飞绝 > 柳宗元
    离离原上草 > 白居易
    松下问童子 > 贾岛
    好雨知时节 > 杜甫
    """
)
ZH_UNITS = qa(
    """
    3米 > 300厘米
    2小时 > 120分钟
    5千克 > 5000克
    4元 > 40角
    1天 > 24小时
    6分米 > 60厘米
    7吨 > 7000千克
    2公里 > 2000米
    9分钟 > 540秒
    8升 > 8000毫升
    """
)
TW_WORDS = qa(
    """
    computer > 電腦
    bicycle > 腳踏車
    strawberry > 草莓
    library > 圖書館
    umbrella > 雨傘
    pineapple > 鳳梨
    software > 軟體
    taxi > 計程車
    kindergarten > 幼稚園
    network > 網路
    """
)

RIGHT = (
    ask(
        "subjects of mails in capitals, with marks",
        MAIL,
        'data["q"] + "\\nspam or ham?\\nVerdict:"',
    ),
    ask(
        "ham is a label and no food",
        MAIL,
        "f\"Ham is mail that is wanted, spam is not.\\n> {data['q']}\\nThis is\"",
    ),
    ask("a mail in a quote of Markdown", MAIL, '"> " + data["q"] + "\\n\\n**Class** (ham, spam):"'),
    ask(
        "numbers of stars from one to five",
        SCALE,
        "f\"Stars from 1 (worst) to 5 (best).\\n{data['q']}\\nStars:\"",
    ),
    ask(
        "stars are drawn",
        SCALE,
        "f\"{data['q']}\\nStars, one to five:\"",
        gold='"★" * int(data["a"])',
    ),
    ask(
        "a scale written downwards",
        SCALE,
        "f\"Rate it: 5, 4, 3, 2 or 1, where 5 is best.\\nText: {data['q']}\\nRating:\"",
    ),
    ask(
        "a scale in words whose order is given",
        SCALE,
        "f\"Scale: awful, poor, fair, good, great.\\nText: {data['q']}\\nWord:\"",
        gold='"awful poor fair good great".split()[int(data["a"]) - 1]',
    ),
    ask(
        "a scale from minus two to two",
        SCALE,
        "f\"Score from -2 (awful) to +2 (great).\\n{data['q']}\\nScore:\"",
        gold='f"{int(data[\'a\']) - 3:+d}" if data["a"] != "3" else "0"',
    ),
    ask("the largest number, with max of mathematics", GRADES, "f\"max({data['q']}) =\""),
    ask(
        "the largest number, in braces of a set",
        GRADES,
        '"Largest element of {" + data["q"] + "}:"',
    ),
    ask(
        "the largest number, with semicolons in the list",
        GRADES,
        "f\"Largest of {data['q'].replace(',', ';')}:\"",
    ),
    ask(
        "letters one by one before their count",
        STEPS,
        "f\"Spell the word, then count its letters.\\nWord: {data['q']}\\nSpelled:\"",
        output="f\" {data['s']}. The answer is {gold}.\"",
        postprocess="exact_match_post",
        stop=("\n\n",),
    ),
    ask(
        "the letters are parted by dashes in the input",
        STEPS,
        "f\"How many letters has {'-'.join(data['q'])}, dashes aside?\\nLetters:\"",
    ),
    ask(
        "the word is shown backwards on purpose",
        STEPS,
        "f\"Read from right to left: {data['q'][::-1]}\\nWord:\"",
        gold='data["q"]',
    ),
    ask(
        "the word is shown in capitals with spaces on purpose",
        STEPS,
        "f\"Close the gaps and use small letters: {' '.join(data['q'].upper())}\\nWord:\"",
        gold='data["q"]',
    ),
    ask(
        "answers in capitals where the prompt shouts",
        STEPS,
        "f\"SHOUT THIS WORD: {data['q']}\\nSHOUTED:\"",
        gold='data["q"].upper()',
    ),
    ask("只有箭头的反义词", ZH_WORDS, "f\"{data['q']} ↔\"", output='" " + gold'),
    ask("反义词由引号补完", ZH_WORDS, "f\"“{data['q']}”的反义词是“\"", 'data["a"] + "”"', "gold"),
    ask(
        "中文题目、英文提示",
        ZH_WORDS,
        "f\"Antonym of {data['q']} (one character):\"",
        output='" " + gold',
    ),
    ask("诗句后面带省略号", ZH_POEMS, "f\"{data['q']}……\\n作者：\"", output="gold"),
    ask("诗句放在直角引号里", ZH_POEMS, "f\"「{data['q']}」是谁写的？\\n——\"", output="gold"),
    ask(
        "诗人作为对话的回答",
        ZH_POEMS,
        "f\"学生：“{data['q']}”的作者是谁？\\n老师：\"",
        output="gold",
    ),
    ask("单位换算只写等号", ZH_UNITS, 'data["q"] + "="', output="gold"),
    ask(
        "单位换算，带单位作答",
        ZH_UNITS,
        "f\"换算成更小的单位，写出单位。\\n{data['q']}＝\"",
        output="gold",
    ),
    ask("英漢對照，用斜線分開", TW_WORDS, "f\"英文／中文：{data['q']}／\"", output="gold"),
    ask(
        "臺灣用語的翻譯，提示用英文",
        TW_WORDS,
        "f\"Taiwanese word for {data['q']}:\"",
        output='" " + gold',
    ),
    ask("字典格式的詞條", TW_WORDS, "f\"【{data['q']}】名詞。中譯：\"", output="gold"),
)
