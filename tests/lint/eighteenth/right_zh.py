"""Right tasks in Chinese written in another way, which looks odd and is right."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_tw import CHANGSHI, CIHUI, FANYI, TOUSU, YUNHAN
from tests.lint.eighteenth.tasks_zh import CHENGYU, SHIFEI, WAIMAI, YINGYONG, YUEDU
from tests.lint.making import ask, odd, qa

KEY = '"output": data["key"], "processed_output": data["key"]'
OK = '{True: "是", False: "否"}'

RIGHT = (
    odd(
        "options are 甲乙丙, and so are the answers",
        CHENGYU,
        ('zip("ABC", data', 'zip("甲乙丙", data'),
        (
            KEY,
            '"output": "甲乙丙"["ABC".index(data["key"])], "processed_output": "甲乙丙"["ABC".index(data["key"])]',
        ),
    ),
    odd(
        "digits in circles are marks and answers",
        CHENGYU,
        ("{zimu}．{ci}", "{zimu} {ci}"),
        ('zip("ABC", data', 'zip("①②③", data'),
        (
            KEY,
            '"output": "①②③"["ABC".index(data["key"])], "processed_output": "①②③"["ABC".index(data["key"])]',
        ),
    ),
    odd(
        "options in a row with ideographic commas",
        CHENGYU,
        ('"\\n".join(f"{zimu}．{ci}"', '"，".join(f"{zimu} {ci}"'),
    ),
    odd(
        "the idiom itself is asked for",
        CHENGYU,
        ("哪一个？", "哪一个？写出成语。"),
        ('"\\n".join(f"{zimu}．{ci}"', '"、".join(ci'),
        (
            KEY,
            '"output": data["options"]["ABC".index(data["key"])], "processed_output": data["options"]["ABC".index(data["key"])]',
        ),
    ),
    odd(
        "1 and 0 with a legend in Chinese",
        WAIMAI,
        ("回答“正面”或“负面”", "1表示正面，0表示负面"),
        ('"正面" if data["label"] == 1 else "负面"', 'str(data["label"])'),
    ),
    odd(
        "thumbs are the labels",
        WAIMAI,
        ("回答“正面”或“负面”", "正面写👍，负面写👎"),
        ('"正面" if data["label"] == 1 else "负面"', '"👍" if data["label"] == 1 else "👎"'),
    ),
    odd(
        "Chinese text with cues and labels in English",
        WAIMAI,
        (
            "判断下面这条外卖评价的情感，回答“正面”或“负面”。",
            "Is this review of a Chinese delivery service positive or negative?",
        ),
        ("评价：", "Review: "),
        ("情感：", "Sentiment:"),
        (
            '"正面" if data["label"] == 1 else "负面"',
            '"positive" if data["label"] == 1 else "negative"',
        ),
        ('"output": gold', '"output": " " + gold'),
    ),
    odd(
        "a review in corner brackets in simplified text",
        WAIMAI,
        ('"评价：" + data["text"] + "\\n"', '"评价：「" + data["text"] + "」\\n"'),
    ),
    odd(
        "好评 and 差评 are named and answered",
        WAIMAI,
        ("“正面”或“负面”", "“好评”或“差评”"),
        ('"正面" if data["label"] == 1 else "负面"', '"好评" if data["label"] == 1 else "差评"'),
    ),
    odd(
        "cues of a single character",
        YUEDU,
        ("材料：{}\\n问题：{}\\n回答：", "文：{}\\n问：{}\\n答："),
    ),
    odd(
        "cues in lenticular brackets without colons",
        YUEDU,
        ("材料：{}\\n问题：{}\\n回答：", "【材料】{}\\n【问题】{}\\n【回答】"),
    ),
    odd(
        "the question first, in Chinese",
        YUEDU,
        ("材料：{}\\n问题：{}\\n回答：", "问题：{}\\n材料：{}\\n回答："),
        ('data["material"], data["question"]', 'data["question"], data["material"]'),
    ),
    odd(
        "each step stands on a line of its own",
        YINGYONG,
        ("{data['steps']}所以", "{data['steps'].replace('，', chr(10))}所以"),
    ),
    odd(
        "sums have the stars of a keyboard in Chinese text",
        YINGYONG,
        ("{data['steps']}", "{data['steps'].replace('×', '*').replace('÷', '/')}"),
    ),
    odd(
        "a tick and a cross for right and wrong",
        SHIFEI,
        ("（是/否）", "（√/×）"),
        (OK, '{True: "√", False: "×"}'),
    ),
    odd(
        "对 and 错 are asked for",
        SHIFEI,
        ("这样做符合规定吗？（是/否）", "判断：这样做符合规定。（对/错）"),
        (OK, '{True: "对", False: "错"}'),
    ),
    odd(
        "one label is within the other",
        SHIFEI,
        ("（是/否）", "（符合/不符合）"),
        (OK, '{True: "符合", False: "不符合"}'),
    ),
    odd(
        "translation from traditional Chinese into English",
        FANYI,
        (
            "請把英文翻譯成繁體中文。\\n英文：%s\\n中文：",
            "Translate from Chinese into English.\\nChinese: %s\\nEnglish:",
        ),
        ('data["en"],', 'data["zh"],'),
        (
            '"output": data["zh"], "processed_output": data["zh"]',
            '"output": " " + data["en"], "processed_output": data["en"]',
        ),
    ),
    odd(
        "only the languages' names as cues",
        FANYI,
        ("請把英文翻譯成繁體中文。\\n英文：%s\\n中文：", "英：%s\\n中："),
    ),
    odd("no options are shown where texts are ranked", CHANGSHI, ("選項：{xuan_xiang}\\n", "")),
    odd(
        "numbered options whose texts are ranked",
        CHANGSHI,
        (
            '"、".join(data["target_scores"])',
            '"".join(f"\\n（{n}）{x}" for n, x in enumerate(data["target_scores"], 1))',
        ),
        ("答案：\\n", "答案（寫出文字，不寫號碼）：\\n"),
    ),
    odd(
        "departments are answered by a code",
        TOUSU,
        ("交通、環境或房屋。", "T（交通）、E（環境）或H（房屋），只寫代號。"),
        ("部門：環境", "部門：E"),
        ("部門：交通", "部門：T"),
        ("部門：房屋", "部門：H"),
        ('bu_men = data["dept"]', 'bu_men = {"交通": "T", "環境": "E", "房屋": "H"}[data["dept"]]'),
    ),
    odd("前提 and 假设 as numbered sentences", YUNHAN, ("前提：", "句一："), ("假设：", "句二：")),
    odd(
        "a hint of the word's first letter and its length",
        CIHUI,
        ("首字母：{data['word'][0]}", "提示：{data['word'][0]}开头，共{len(data['word'])}个字母"),
    ),
    odd(
        "gaps of underscores as long as the word",
        CIHUI,
        ("首字母：{data['word'][0]}", "字形：{data['word'][0] + '_' * (len(data['word']) - 1)}"),
    ),
    ask(
        "both kinds of characters, as conversion wants it",
        qa("""
        头发 > 頭髮
        面条 > 麵條
        皇后 > 皇后
        里面 > 裡面
        发展 > 發展
        书签 > 書籤
        关系 > 關係
        云南 > 雲南
    """),
        "f\"把简体字改写成繁体字。\\n简体：{data['q']}\\n繁体：\"",
        output="gold",
    ),
    ask(
        "the next line of a poem",
        qa("""
        床前明月光 > 疑是地上霜
        白日依山尽 > 黄河入海流
        春眠不觉晓 > 处处闻啼鸟
        红豆生南国 > 春来发几枝
        千山鸟飞绝 > 万径人踪灭
        锄禾日当午 > 汗滴禾下土
        松下问童子 > 言师采药去
        空山不见人 > 但闻人语响
    """),
        "f\"上句：{data['q']}\\n下句：\"",
        output="gold",
    ),
    ask(
        "pinyin with tones",
        qa("""
        重庆 > chóng qìng
        音乐 > yīn yuè
        银行 > yín háng
        长城 > cháng chéng
        睡觉 > shuì jiào
        便宜 > pián yi
        西安 > xī ān
        目的 > mù dì
    """),
        "f\"给词语注音（带声调）。\\n词语：{data['q']}\\n拼音：\"",
        output="gold",
    ),
    ask(
        "measure words in a gap",
        qa("""
        一____鱼 > 条
        两____书 > 本
        三____马 > 匹
        一____雨伞 > 把
        五____纸 > 张
        一____井 > 口
        四____汽车 > 辆
        一____花 > 朵
    """),
        "f\"填量词：{data['q']}\\n量词：\"",
        output="gold",
    ),
    ask(
        "numerals of two kinds",
        qa("""
        三百零五 > 305
        一千二百 > 1200
        四十七 > 47
        六万 > 60000
        九十 > 90
        八千零八 > 8008
        十三 > 13
        二百五十 > 250
    """),
        "f\"中文数字：{data['q']}\\n阿拉伯数字：\"",
        output="gold",
    ),
    ask(
        "Japanese words explained in Chinese",
        qa("""
        手紙（てがみ） > 信
        勉強（べんきょう） > 学习
        大丈夫（だいじょうぶ） > 没关系
        新聞（しんぶん） > 报纸
        汽車（きしゃ） > 火车
        娘（むすめ） > 女儿
        切手（きって） > 邮票
        野菜（やさい） > 蔬菜
    """),
        "f\"日语：{data['q']}\\n汉语意思：\"",
        output="gold",
    ),
    ask(
        "classical text with its source in brackets",
        qa("""
        學而時習之（《論語》） > 學了以後按時溫習
        溫故而知新（《論語》） > 溫習舊的，能知道新的
        上善若水（《老子》） > 最高的善像水一樣
        千里之行，始於足下（《老子》） > 千里的路從腳下開始
        天行健（《周易》） > 天的運行剛強有力
        知彼知己（《孫子》） > 了解對方也了解自己
        任重而道遠（《論語》） > 擔子很重，路很遠
        生於憂患（《孟子》） > 在憂患中得以生存
    """),
        "f\"把文言文譯成白話。\\n原文：{data['q']}\\n譯文：\"",
        output="gold",
    ),
)
