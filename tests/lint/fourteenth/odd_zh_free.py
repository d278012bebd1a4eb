"""Right prompts in Chinese: answers of their own words, numbers and other texts."""

from __future__ import annotations

from tests.lint.fourteenth import rows_zh as rows
from tests.lint.fourteenth.making import ask, right, table

_STEPS = {"postprocess": "gsm8k_post", "stop": ("\n\n",), "max_tokens": 256}


def _pairs(fields: str, text: str) -> tuple[dict[str, str], ...]:
    """Return rows of two fields from pairs with spaces between."""
    return table(fields, "\n".join(pair.replace("/", "|") for pair in text.split()))


_GUSHI = _pairs(
    "上|下",
    "床前明月光/疑是地上霜 白日依山尽/黄河入海流 春眠不觉晓/处处闻啼鸟 锄禾日当午/汗滴禾下土 红豆生南国/春来发几枝 千山鸟飞绝/万径人踪灭 野火烧不尽/春风吹又生 举头望明月/低头思故乡 海内存知己/天涯若比邻 欲穷千里目/更上一层楼",
)
_FANYICI = _pairs(
    "词|反",
    "高兴/难过 勤劳/懒惰 光明/黑暗 进步/落后 寒冷/炎热 宽阔/狭窄 安静/吵闹 诚实/虚伪 集合/解散 增加/减少",
)
_PINYIN = table(
    "词|拼音",
    "银行|yínháng\n学校|xuéxiào\n苹果|píngguǒ\n天气|tiānqì\n绿色|lǜsè\n女儿|nǚ'ér\n朋友|péngyou\n海洋|hǎiyáng\n电脑|diànnǎo\n冬天|dōngtiān",
)
_JIANFAN = _pairs(
    "繁|简",
    "圖書館/图书馆 飛機場/飞机场 電視機/电视机 國際貿易/国际贸易 學習語言/学习语言 關門閉戶/关门闭户 藝術節/艺术节 龍舟競賽/龙舟竞赛 鐵軌車廂/铁轨车厢 醫療衛生/医疗卫生",
)
_HUAXUE = _pairs(
    "名|式",
    "水/H₂O 二氧化碳/CO₂ 氯化钠/NaCl 硫酸/H₂SO₄ 氢氧化钠/NaOH 氧化铁/Fe₂O₃ 碳酸钙/CaCO₃ 氨气/NH₃ 盐酸/HCl 甲烷/CH₄",
)
_SUANSHI = table(
    "式|值",
    "\n".join(
        f"{a}×{b}|{a * b}"
        for a, b in [
            (12, 5),
            (7, 8),
            (15, 6),
            (21, 4),
            (9, 13),
            (30, 7),
            (11, 11),
            (25, 8),
            (14, 3),
            (6, 16),
        ]
    ),
)
_SHULIE = table(
    "列|下一个",
    "2，4，6，8|10\n1，4，9，16|25\n81，27，9，3|1\n5，10，20，40|80\n1，1，2，3，5|8\n100，90，80，70|60\n3，7，11，15|19\n1，8，27，64|125\n2，3，5，7，11|13\n64，32，16，8|4",
)
_BUSHOU = _pairs("字|部首", "河/氵 打/扌 说/讠 苗/艹 很/彳 饭/饣 狗/犭 快/忄 铁/钅 冰/冫")
_XIEHOUYU = _pairs(
    "前|后",
    "竹篮打水/一场空 哑巴吃黄连/有苦说不出 泥菩萨过江/自身难保 芝麻开花/节节高 小葱拌豆腐/一清二白 外甥打灯笼/照旧 狗拿耗子/多管闲事 八仙过海/各显神通 孔夫子搬家/净是书 黄鼠狼给鸡拜年/没安好心",
)
_HUANSUAN = _pairs(
    "问|数",
    "3千米=____米/3000 5小时=____分钟/300 2吨=____千克/2000 4平方米=____平方分米/400 7元=____角/70 6升=____毫升/6000 90秒=____分/1.5 8厘米=____毫米/80 1天=____小时/24 250克=____千克/0.25",
)
_RENMING = table(
    "句|名",
    """
    张伟和李娜昨天一起去了图书馆。|张伟、李娜
    王芳把作业交给了班长赵磊。|王芳、赵磊
    陈静的歌声打动了评委。|陈静
    刘洋、孙丽和周强代表学校参赛。|刘洋、孙丽、周强
    吴敏刚从国外回来。|吴敏
    老同学郑浩给何雪写了一封信。|郑浩、何雪
    导演马超邀请演员林霞出演。|马超、林霞
    高飞是全队跑得最快的人。|高飞
    医生罗平救了司机宋刚。|罗平、宋刚
    唐婷、许亮正在排练话剧。|唐婷、许亮
    """,
)
_WENYAN = table(
    "原文|译文",
    """
    学而时习之，不亦说乎？|学了并且时常温习，不是很愉快吗？
    三人行，必有我师焉。|几个人同行，其中一定有可以做我老师的人。
    温故而知新，可以为师矣。|温习旧知识而有新体会，就可以当老师了。
    己所不欲，勿施于人。|自己不想要的，不要强加给别人。
    逝者如斯夫，不舍昼夜。|消逝的时光就像这河水，日夜不停。
    知之为知之，不知为不知。|知道就是知道，不知道就是不知道。
    岁寒，然后知松柏之后凋也。|天冷了，才知道松柏最后凋谢。
    敏而好学，不耻下问。|聪敏又好学，不以向不如自己的人请教为耻。
    见贤思齐焉。|看到贤人就想向他看齐。
    欲速则不达。|一味求快反而达不到目的。
    """,
)
_DUIHUA = table(
    "对话|问|答",
    """
    男：明天的会几点开？／女：本来九点，改到十点半了。|会议几点开？|十点半
    女：这件毛衣打几折？／男：打八折，二百四。|毛衣打折后多少钱？|二百四
    男：你怎么去机场？／女：地铁太挤，我打车去。|女的怎么去机场？|打车
    女：小李呢？／男：他感冒了，在家休息。|小李在哪里？|家
    男：要咖啡还是茶？／女：晚上喝咖啡睡不着，来杯茶吧。|女的要喝什么？|茶
    女：周末去爬山吗？／男：我得陪孩子去医院打针。|男的周末陪谁？|孩子
    男：钥匙又找不到了。／女：不就在鞋柜上吗？|钥匙在哪里？|鞋柜上
    女：你老家是山东的？／男：我爱人是，我是湖南的。|男的老家是哪里？|湖南
    男：这部电影你看过？／女：看过两遍，还想再看。|女的看过几遍？|两遍
    女：面试怎么样？／男：让我下周三等电话。|男的什么时候等电话？|下周三
    """,
)
_DUIHUA_ROWS = tuple(row | {"对话": row["对话"].replace("／", "\n")} for row in _DUIHUA)
_DAIMA = table(
    "代码|结果",
    'print(len("你好世界"))|4\nprint("春夏秋冬"[2])|秋\nprint("、".join(["甲", "乙"]))|甲、乙\nprint(7 // 2)|3\nprint("上海" in "上海市")|True\nprint("一二三"[::-1])|三二一\nprint(2 ** 5)|32\nprint("啊" * 3)|啊啊啊\nprint("北京" + "大学")|北京大学\nprint(max(3, 9, 4))|9',
)
RIGHT = (
    ask(
        "A verse is gone on with, and its comma is the cue.",
        "verses",
        _GUSHI,
        "'请接下句：' + data['上'] + '，'",
        "data['下']",
        "gold",
        own={"separator": "\n"},
    ),
    ask(
        "Opposites, with an arrow.",
        "opposites",
        _FANYICI,
        "data['词'] + '→'",
        "data['反']",
        "gold",
        own={"separator": "\n"},
        description="写出下列词语的反义词。",
        fewshot=5,
    ),
    ask(
        "Marks of tone over Latin letters.",
        "pinyin",
        _PINYIN,
        "f\"请给词语注音（带声调）。\\n词语：{data['词']}\\n拼音：\"",
        "data['拼音']",
        "gold",
    ),
    ask(
        "Traditional text becomes simplified.",
        "simplified",
        _JIANFAN,
        "'把繁体字转换成简体字。\\n繁体：' + data['繁'] + '\\n简体：'",
        "data['简']",
        "gold",
    ),
    ask(
        "Formulas with small digits below the line.",
        "formulas",
        _HUAXUE,
        "data['名'] + '的化学式是：'",
        "data['式']",
        "gold",
        own={"separator": "\n"},
    ),
    ask(
        "Products with the sign of multiplication.",
        "products",
        _SUANSHI,
        "data['式'] + '='",
        "data['值']",
        "gold",
        own={"separator": "\n"},
        fewshot=5,
    ),
    ask(
        "Rows of numbers with full-width commas.",
        "sequences",
        _SHULIE,
        "f\"找规律：{data['列']}，下一个数是几？\\n答：\"",
        "data['下一个']",
        "gold",
    ),
    ask(
        "Components of characters as answers.",
        "radicals",
        _BUSHOU,
        "f\"“{data['字']}”字的偏旁是什么？\\n偏旁：\"",
        "data['部首']",
        "gold",
    ),
    ask(
        "A saying of two parts, with a long dash.",
        "sayings",
        _XIEHOUYU,
        "data['前'] + '——'",
        "data['后']",
        "gold",
        own={"separator": "\n"},
        description="补全歇后语的后半句。",
    ),
    ask(
        "A gap in an equation of units.",
        "units",
        _HUANSUAN,
        "'填空：' + data['问'] + '\\n空格里应填：'",
        "data['数']",
        "gold",
    ),
    ask(
        "Several names, in the order of the text, with the mark of lists.",
        "names",
        _RENMING,
        "f\"找出句中的人名，按出现顺序用顿号隔开。\\n句子：{data['句']}\\n人名：\"",
        "data['名']",
        "gold",
    ),
    ask(
        "Old Chinese is put into today's.",
        "classical",
        _WENYAN,
        "'原文：' + data['原文'] + '\\n译文：'",
        "data['译文']",
        "gold",
        metric="chrf",
        description="把下面的文言文翻译成现代汉语。",
        fewshot=2,
    ),
    ask(
        "A dialogue of two, on lines of their own.",
        "dialogue",
        _DUIHUA_ROWS,
        "data['对话'] + '\\n问：' + data['问'] + '\\n答：'",
        "data['答']",
        "gold",
    ),
    ask(
        "Python with Chinese texts, and what it prints.",
        "code_zh",
        _DAIMA,
        "f\"下面的代码输出什么？\\n```python\\n{data['代码']}\\n```\\n输出：\"",
        "data['结果']",
        "gold",
    ),
    ask(
        "From English into Chinese, with English cues.",
        "into_chinese",
        rows.FANYI,
        "f\"English: {data['en']}\\nChinese:\"",
        "data['zh']",
        metric="chrf",
        fewshot=4,
    ),
    ask(
        "From Chinese into English, with an arrow for a cue.",
        "arrow",
        rows.FANYI,
        "data['zh'] + ' =>'",
        "data['en']",
        metric="chrf",
        own={"separator": "\n"},
        fewshot=5,
    ),
    ask(
        "The source in brackets, the languages named by their codes.",
        "codes",
        rows.FANYI,
        "f\"[zh] {data['zh']}\\n[en]\"",
        "data['en']",
        metric="chrf",
    ),
    ask(
        "A request in English to translate, with the text in quotes.",
        "please_translate",
        rows.FANYI,
        "f'Please translate “{data[\"zh\"]}” into English.\\nTranslation:'",
        "data['en']",
        metric="chrf",
        fewshot=1,
    ),
    ask(
        "Steps, then the answer on a line of its own.",
        "own_line",
        rows.YINGYONG,
        "'题：' + data['题目'] + '\\n请写出过程和答案。\\n解：'",
        "data['答案']",
        "f\"{data['过程']}\\n答案是{gold}。\"",
        **_STEPS,
    ),
    ask(
        "The number alone is asked for, and alone is the gold.",
        "number_only",
        rows.YINGYONG,
        "data['题目'] + '\\n只写数字，不写单位和过程。\\n得数：'",
        "data['答案']",
        "gold",
    ),
    ask(
        "A box of LaTeX in a Chinese solution.",
        "boxed_zh",
        rows.YINGYONG,
        "'问题：' + data['题目'] + '\\n请逐步推理，并把最终答案放在\\\\boxed{}中。\\n解答：'",
        "data['答案']",
        "f\"{data['过程']}最终答案：\\\\boxed{{{gold}}}\"",
        **_STEPS,
    ),
    right(
        "Worked examples are kept as triples in the code.",
        "examples_zh",
        rows.YINGYONG,
        """
        parts = []
        for question, solution, number in LITI:
            parts.append(f"问：{question}\\n答：{solution}所以答案是{number}。")
        parts.append(f"问：{data['题目']}\\n答：")
        output = f"{data['过程']}所以答案是{data['答案']}。"
        return {"input": "\\n\\n".join(parts), "output": output, "processed_output": data["答案"]}
        """,
        """
        LITI = [
            ("小刚有6枝铅笔，又买了9枝，一共有几枝？", "一共有6+9=15枝。", 15),
            ("一盒鸡蛋30个，用了12个，还剩几个？", "还剩30-12=18个。", 18),
        ]
        """,
        fewshot=0,
        **_STEPS,
    ),
    ask(
        "The text in brackets of a heading, the question behind it.",
        "bracket_cues",
        rows.YUEDU,
        "f\"【短文】{data['短文']}\\n【问题】{data['问题']}\\n【答案】\"",
        "data['回答']",
        "gold",
    ),
    ask(
        "The corner quotes are part of what is asked for.",
        "corner_answer",
        rows.YUEDU,
        "f\"{data['短文']}\\n{data['问题']}请用「」括起答案。\\n\"",
        "'「' + data['回答'] + '」'",
        "gold",
    ),
    ask(
        "The answer as an object of JSON.",
        "json_answer_zh",
        rows.YUEDU,
        "f\"短文：{data['短文']}\\n问题：{data['问题']}\\n请以JSON格式回答，键为“答案”。\\n\"",
        "json.dumps({'答案': data['回答']}, ensure_ascii=False)",
        "gold",
        above="import json",
    ),
    ask(
        "Question first, the text behind it as material.",
        "material",
        rows.YUEDU,
        "f\"问题：{data['问题']}\\n材料：{data['短文']}\\n根据材料回答：\"",
        "data['回答']",
        "gold",
        fewshot=2,
    ),
    ask(
        "A headline is asked for, in a list with dashes.",
        "headline",
        rows.ZHAIYAO,
        "'- 正文：' + data['正文'] + '\\n- 标题：'",
        "data['概要']",
        "gold",
        metric="rouge",
        fewshot=2,
        description="给下面的新闻拟一个标题。",
    ),
    ask(
        "TL;DR in a Chinese prompt.",
        "tldr",
        rows.ZHAIYAO,
        "data['正文'] + '\\n\\nTL;DR：'",
        "data['概要']",
        "gold",
        metric="rouge",
        fewshot=0,
    ),
)
