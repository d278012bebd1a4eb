"""Right prompts that look odd, in Chinese."""

from __future__ import annotations

from tests.lint.making import ask, qa, table
from tests.lint.thirtieth.making import scored_by

ANTONYMS = qa("""
高 > 低
远 > 近
黑 > 白
大 > 小
冷 > 热
胖 > 瘦
新 > 旧
快 > 慢
""")
POEMS = qa("""
白日依山尽 > 黄河入海流
春眠不觉晓 > 处处闻啼鸟
举头望明月 > 低头思故乡
锄禾日当午 > 汗滴禾下土
欲穷千里目 > 更上一层楼
红豆生南国 > 春来发几枝
千山鸟飞绝 > 万径人踪灭
夜来风雨声 > 花落知多少
""")
PINYIN = qa("""
山 > shān
水 > shuǐ
人 > rén
火 > huǒ
月 > yuè
天 > tiān
马 > mǎ
书 > shū
""")
NUMERALS = qa("""
十二 > 12
三十 > 30
一百零五 > 105
四十七 > 47
八十一 > 81
二百 > 200
六十六 > 66
九十九 > 99
""")
TRADITIONAL = qa("""
学习 > 學習
电脑 > 電腦
飞机 > 飛機
开门 > 開門
图书馆 > 圖書館
医生 > 醫生
车站 > 車站
头发 > 頭髮
""")
MEASURES = scored_by("""
    一（　　）马|*匹/条/本
    一（　　）书|只/*本/辆
    一（　　）汽车|把/朵/*辆
    一（　　）花|*朵/头/台
    一（　　）伞|口/*把/位
    一（　　）老师|件/棵/*位
    一（　　）树|*棵/双/盏
    一（　　）鱼|顶/*条/座
""")
CITIES = qa("""
法国 > 巴黎
德国 > 柏林
泰国 > 曼谷
埃及 > 开罗
俄罗斯 > 莫斯科
韩国 > 首尔
英国 > 伦敦
意大利 > 罗马
""")
ENGLISH = qa("""
我喜欢喝茶。 > I like drinking tea.
今天星期三。 > Today is Wednesday.
他在哪里工作？ > Where does he work?
请关上窗户。 > Please close the window.
这本书很有意思。 > This book is very interesting.
她会说三种语言。 > She can speak three languages.
我们明天见。 > See you tomorrow.
门外有一只狗。 > There is a dog outside the door.
""")
DIALOGUES = qa("""
甲：你吃过饭了吗？⏎乙：还没有，我刚下班。⏎谁刚下班？ > 乙
甲：我的手机不见了。⏎乙：我帮你找找。⏎谁丢了手机？ > 甲
甲：这幅画真好看。⏎乙：谢谢，是我画的。⏎画是谁画的？ > 乙
甲：我感冒了，头很疼。⏎乙：快去看医生吧。⏎谁生病了？ > 甲
甲：你会游泳吗？⏎乙：会，我小时候就学会了。⏎谁会游泳？ > 乙
甲：我昨天搬了新家。⏎乙：恭喜恭喜！⏎谁搬家了？ > 甲
甲：要不要加糖？⏎乙：不用，我喝不惯甜的。⏎谁不爱喝甜的？ > 乙
甲：我把票买好了。⏎乙：太好了，多少钱？⏎票是谁买的？ > 甲
""")
TRUTHS = table(
    "q|a",
    """
    太阳从东边升起。|对
    鲸鱼是一种鱼。|错
    一年有十二个月。|对
    三角形有四条边。|错
    冰是固态的水。|对
    蜘蛛有六条腿。|错
    北京在上海的北方。|对
    月球自己会发光。|错
    """,
)
MARKS = table(
    "q|a",
    """
    √9 + 1|4
    3² + 4²|25
    ½ × 8|4
    10 ÷ 4|2.5
    −2 + 8|6
    7 × 7 − 9|40
    100 ÷ 8|12.5
    2³ − 1|7
    """,
)
BOOKS = qa("""
《三国演义》 > 罗贯中
《西游记》 > 吴承恩
《骆驼祥子》 > 老舍
《阿Q正传》 > 鲁迅
《围城》 > 钱锺书
《边城》 > 沈从文
《雷雨》 > 曹禺
《史记》 > 司马迁
""")
ANIMALS = qa("""
鼠 > 牛
虎 > 兔
龍 > 蛇
馬 > 羊
猴 > 雞
牛 > 虎
兔 > 龍
羊 > 猴
""")
TAIPEI = table(
    "q|a",
    """
    捷運站出口有電扶梯嗎？我要搭去機場。|交通
    這碗牛肉麵湯頭濃郁，麵條很有嚼勁。|美食
    颱風即將登陸，沿海地區請防強風豪雨。|天氣
    公車改道，乘客請至下一站候車。|交通
    明天多雲，氣溫降到十五度。|天氣
    夜市的蚵仔煎和臭豆腐最受歡迎。|美食
    高速公路連假期間實施匝道管制。|交通
    冷氣團南下，山區可能下雪。|天氣
    這家甜點店的芋頭蛋糕要排隊才買得到。|美食
    """,
)
CANTON = qa("""
你食咗飯未呀？ > 你吃過飯了嗎？
佢喺邊度做嘢？ > 他在哪裡工作？
我唔知道。 > 我不知道。
聽日見。 > 明天見。
呢本書幾多錢？ > 這本書多少錢？
唔該借借。 > 麻煩讓一讓。
今日好凍。 > 今天很冷。
我哋一齊去。 > 我們一起去。
""")
STROKES = table(
    "q|steps|a",
    """
    甲比乙高，乙比丙高，谁最矮？|甲高于乙，乙高于丙，丙在最下面。|丙
    甲跑得比乙快，丙跑得比甲快，谁最快？|甲快于乙，丙快于甲，丙在最前面。|丙
    乙比甲重，丙比乙重，谁最轻？|乙重于甲，丙重于乙，甲在最下面。|甲
    甲先到，乙在甲之后到，丙在乙之后到，谁第二个到？|顺序是甲、乙、丙，中间的是乙。|乙
    丙的年龄比甲大，甲的年龄比乙大，谁最年长？|丙大于甲，甲大于乙，丙在最上面。|丙
    乙住在甲的楼上，甲住在丙的楼上，谁住得最高？|从上到下是乙、甲、丙。|乙
    甲的钱比丙多，丙的钱比乙多，谁的钱最少？|甲多于丙，丙多于乙，乙在最下面。|乙
    丙坐在甲左边，甲坐在乙左边，谁坐在中间？|从左到右是丙、甲、乙，中间的是甲。|甲
    """,
)

RIGHT = (
    ask("antonyms of one character", ANTONYMS, "f\"“{data['q']}”的反义词是：\"", output="gold"),
    ask("a line of a poem and the next", POEMS, "f\"上句：{data['q']}\\n下句：\"", output="gold"),
    ask("letters with tones", PINYIN, "f\"汉字：{data['q']}\\n拼音：\"", output="gold"),
    ask(
        "numerals into digits",
        NUMERALS,
        "f\"把汉字数字写成阿拉伯数字。\\n汉字：{data['q']}\\n数字：\"",
        output="gold",
    ),
    ask(
        "simplified into traditional", TRADITIONAL, "f\"简体：{data['q']}\\n繁体：\"", output="gold"
    ),
    ask(
        "measure words by ranking",
        MEASURES,
        "f\"在括号里填上合适的量词：{data['question']}\\n\"",
        "next(k for k, v in data['target_scores'].items() if v)",
        "gold",
        method="ppl",
    ),
    ask("capitals with an arrow", CITIES, "f\"{data['q']}的首都→\"", output="gold"),
    ask(
        "into English, as asked",
        ENGLISH,
        "f\"请把下面的句子翻译成英语。\\n中文：{data['q']}\\n英语：\"",
        output="gold",
        metric="in_match",
    ),
    ask("talks of two", DIALOGUES, "f\"{data['q']}请回答“甲”或“乙”。\\n回答：\"", output="gold"),
    ask(
        "right or wrong by a character",
        TRUTHS,
        "f\"判断正误，对的写“对”，错的写“错”。\\n{data['q']}\\n判断：\"",
        output="gold",
    ),
    ask("signs of mathematics", MARKS, "f\"计算：{data['q']}\\n结果：\"", output="gold"),
    ask("titles in their marks", BOOKS, "f\"{data['q']}的作者是谁？\\n作者：\"", output="gold"),
    ask(
        "the next of the zodiac",
        ANIMALS,
        "f\"十二生肖中，排在「{data['q']}」後面的是：\"",
        output="gold",
    ),
    ask(
        "subjects in traditional characters",
        TAIPEI,
        "f\"主題分為交通、美食、天氣三種。\\n內容：{data['q']}\\n主題：\"",
        output="gold",
    ),
    ask(
        "Cantonese into Mandarin",
        CANTON,
        "f\"粵語：{data['q']}\\n國語：\"",
        output="gold",
        metric="in_match",
    ),
    ask(
        "Chinese steps before the name",
        STROKES,
        "f\"问题：{data['q']}\\n先推理，再写“答案是”和结果。\\n推理：\"",
        output="f\"{data['steps']}答案是{gold}\"",
        postprocess="bbh_post",
        max_tokens=96,
    ),
    ask(
        "a Chinese note in brackets",
        CITIES,
        "f\"国家：{data['q']}\\n首都（只写城市名）：\"",
        output="gold",
    ),
    ask("question with a long dash", BOOKS, "f\"{data['q']}——作者：\"", output="gold"),
)
