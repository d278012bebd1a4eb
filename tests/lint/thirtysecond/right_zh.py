"""Right prompts in Chinese that look odd."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, table

SEASONS = qa("""
立春 > 春
夏至 > 夏
秋分 > 秋
冬至 > 冬
清明 > 春
小暑 > 夏
白露 > 秋
大寒 > 冬
""")
CAPITALS = qa("""
浙江 > 杭州
四川 > 成都
湖北 > 武汉
陕西 > 西安
云南 > 昆明
山东 > 济南
福建 > 福州
甘肃 > 兰州
""")
MEASURES = qa("""
书 > 本
鱼 > 条
马 > 匹
纸 > 张
伞 > 把
树 > 棵
车 > 辆
帽子 > 顶
""")
IDIOMS = qa("""
画龙点____ > 睛
胸有成____ > 竹
叶公好____ > 龙
杯弓蛇____ > 影
滥竽充____ > 数
愚公移____ > 山
塞翁失____ > 马
""")
ANTONYMS = qa("""
高 > 低
快 > 慢
冷 > 热
长 > 短
轻 > 重
深 > 浅
新 > 旧
""")
ENGLISH = qa("""
火车站 > railway station
图书馆 > library
厨房 > kitchen
医生 > doctor
农民 > farmer
飞机 > aeroplane
法官 > judge
""")
PINYIN = qa("""
茶叶 > chá yè
火车 > huǒ chē
医院 > yī yuàn
牛奶 > niú nǎi
飞机 > fēi jī
图书 > tú shū
""")
NUMERALS = qa("""
十二 > 12
三十五 > 35
一百零八 > 108
六十 > 60
四百二十 > 420
九十九 > 99
二十一 > 21
""")
AUTHORS = qa("""
红楼梦 > 曹雪芹
西游记 > 吴承恩
三国演义 > 罗贯中
骆驼祥子 > 老舍
狂人日记 > 鲁迅
边城 > 沈从文
家 > 巴金
""")
RADICALS = qa("""
河 > 氵
树 > 木
说 > 讠
妈 > 女
打 > 扌
铁 > 钅
吃 > 口
""")
TRAD_PLACE = table(
    "q|p|a",
    """
    捷運淡水站旁新開了一家豆漿店。|新店在哪一站旁邊？|淡水站
    林醫師每週三在宜蘭看診。|林醫師在哪裡看診？|宜蘭
    纜車因強風停駛兩天。|纜車為什麼停駛？|強風
    阿嬤用鐵鍋炒花生。|阿嬤炒什麼？|花生
    這幅字由館長親自修復。|誰修復了這幅字？|館長
    球隊在第九局逆轉獲勝。|球隊在第幾局逆轉？|第九局
    """,
)
TRAD_WORDS = qa("""
學習 > 学习
龍舟 > 龙舟
雞蛋 > 鸡蛋
飛機 > 飞机
鐵路 > 铁路
圖書 > 图书
醫師 > 医师
""")
TRAD_SUMS = qa("""
15＋27 > 42
90－36 > 54
8×12 > 96
84÷7 > 12
33＋48 > 81
100－45 > 55
""")
FEEL = table(
    "q|a",
    """
    这家面馆汤鲜面滑，吃得满足。|正面
    排队一小时，菜还是凉的。|负面
    师傅手艺好，价格公道。|正面
    包装破了，客服推来推去。|负面
    布料柔软，孩子很喜欢。|正面
    买回来第二天就坏了。|负面
    送货迟到三天，电话不接。|负面
    老板还多送了一个苹果，太贴心了。|正面
    """,
)
ANIMALS = scored("""
下列哪种是鸟？|鲫鱼/*麻雀/青蛙
下列哪种是鱼？|*鲤鱼/海豚/乌龟
下列哪种是昆虫？|蜘蛛/蚯蚓/*蜜蜂
下列哪种是哺乳动物？|*蝙蝠/企鹅/鳄鱼
下列哪种是两栖动物？|蛇/*蟾蜍/鸽子
下列哪种是爬行动物？|鲸/燕子/*壁虎
""")
TRAD_ANIMALS = scored("""
哪一種是樂器？|茶壺/*二胡/雨傘
哪一種是水果？|*芒果/蘿蔔/菠菜
哪一種是交通工具？|椅子/毛筆/*渡輪
哪一種是調味料？|*醬油/白飯/豆腐
哪一種是文具？|湯匙/*尺/枕頭
哪一種是棋？|陀螺/風箏/*圍棋
""")
BEST = "max(data['target_scores'], key=data['target_scores'].get)"

ZH = (
    ("节气属于哪一季", SEASONS, "f\"节气：{data['q']}\\n季节（春、夏、秋、冬）：\"", {}),
    ("season in one sign", SEASONS, "f\"“{data['q']}”在哪个季节？只答一个字：\"", {}),
    ("capital of a province", CAPITALS, "f\"{data['q']}省的省会：\"", {}),
    ("capital with a dash", CAPITALS, "f\"省份——{data['q']}\\n省会：\"", {}),
    ("a measure word", MEASURES, "f\"量词填空：一（）{data['q']}\\n括号中应填：\"", {}),
    ("an idiom's last sign", IDIOMS, "f\"补全成语：{data['q']}\\n缺的字：\"", {}),
    ("an antonym after an arrow", ANTONYMS, "f\"反义词\\n{data['q']}→？\\n答：\"", {}),
    ("an antonym in hooks", ANTONYMS, "f\"「{data['q']}」的反义词是：\"", {}),
    (
        "signs and their English",
        ENGLISH,
        "f\"把中文译成英文。\\n中文：{data['q']}\\n英文：\"",
        {},
    ),
    ("pinyin with tones", PINYIN, "f\"词语：{data['q']}\\n拼音：\"", {}),
    ("numerals as figures", NUMERALS, "f\"用阿拉伯数字写出“{data['q']}”：\"", {}),
    ("authors of books", AUTHORS, "f\"《{data['q']}》的作者：\"", {}),
    ("authors with a list mark", AUTHORS, "f\"【书名】《{data['q']}》\\n【作者】：\"", {}),
    ("radicals", RADICALS, "f\"“{data['q']}”字的部首：\"", {}),
    (
        "a short text in traditional signs",
        TRAD_PLACE,
        "f\"短文：{data['q']}\\n問題：{data['p']}\\n答案：\"",
        {},
    ),
    (
        "a text to read with a rule",
        TRAD_PLACE,
        "f\"{data['q']}\\n──────\\n{data['p']}\\n請用原文的詞語回答：\"",
        {},
    ),
    ("traditional into simplified", TRAD_WORDS, "f\"繁体：{data['q']}\\n简体：\"", {}),
    ("full-width signs of sums", TRAD_SUMS, "f\"計算：{data['q']}＝？\\n得數：\"", {}),
    (
        "feelings with labels in brackets",
        FEEL,
        "f\"评论：{data['q']}\\n情感（正面/负面）：\"",
        {},
    ),
    (
        "feelings with a legend",
        FEEL,
        "f\"夸奖属于正面，抱怨属于负面。\\n评论：{data['q']}\\n属于：\"",
        {},
    ),
    (
        "feelings with quotes and a description",
        FEEL,
        "f\"“{data['q']}”\\n情感：\"",
        {"description": "判断评论的情感是正面还是负面。\n\n"},
    ),
)

RIGHT = (
    *(ask(what, rows, text, output="gold", **fields) for what, rows, text, fields in ZH),
    ask("half-width colons all along", CAPITALS, "f\"省份: {data['q']}\\n省会:\""),
    ask("bilingual pairs with a bar", ENGLISH, "f\"{data['q']} |\""),
    ask(
        "animals with dots between",
        ANIMALS,
        "f\"{data['question']}\\n{'·'.join(data['target_scores'])}\\n答案：\"",
        BEST,
        "gold",
        method="ppl",
    ),
    ask(
        "animals with lines of dashes",
        ANIMALS,
        "data['question'] + ''.join(f'\\n- {x}' for x in data['target_scores']) + '\\n我选：'",
        BEST,
        "gold",
        method="ppl",
    ),
    ask(
        "things in traditional signs",
        TRAD_ANIMALS,
        "f\"{data['question']}（{'／'.join(data['target_scores'])}）\\n答：\"",
        BEST,
        "gold",
        method="ppl",
    ),
    ask(
        "things with a polite request",
        TRAD_ANIMALS,
        "f\"請回答：{data['question']}\\n可選：{'、'.join(data['target_scores'])}\\n您的選擇：\"",
        BEST,
        "gold",
        method="ppl",
    ),
)
