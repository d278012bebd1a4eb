"""Right prompts in Chinese that look odd: news, sums, passages and others."""

from __future__ import annotations

from tests.lint.twelfth import rows_zh as zh
from tests.lint.twelfth.right_making import ok, scored
from tests.lint.twelfth.rows_en import _rows

_MC = r"""
options = "\n".join(f"{k}FMT{data[k]}" for k in "ABCD")
text = f"HEAD{data['问题']}\n{options}\nCUE"
gold = data["答案"]
"""


_POEMS = _rows(
    "上句 下句",
    ("床前明月光，", "疑是地上霜。"),
    ("春眠不觉晓，", "处处闻啼鸟。"),
    ("白日依山尽，", "黄河入海流。"),
    ("锄禾日当午，", "汗滴禾下土。"),
    ("红豆生南国，", "春来发几枝。"),
    ("举头望明月，", "低头思故乡。"),
    ("欲穷千里目，", "更上一层楼。"),
    ("千山鸟飞绝，", "万径人踪灭。"),
    ("野火烧不尽，", "春风吹又生。"),
    ("会当凌绝顶，", "一览众山小。"),
)
_CHENGYU = _rows(
    "句子 答案",
    ("他做事总是____，从不认真。", "马马虎虎"),
    ("听到喜讯，大家____。", "兴高采烈"),
    ("这道题太难，我____。", "束手无策"),
    ("两个人____，很快成了朋友。", "一见如故"),
    ("雨后的山林____。", "空气清新"),
    ("比赛前他____，做足了准备。", "未雨绸缪"),
    ("听了批评，他____地点了点头。", "心悦诚服"),
    ("市场上____，好不热闹。", "人来人往"),
)
_PY = _rows(
    "需求 代码",
    ("返回列表的长度", "len(items)"),
    ("返回两数之和", "a + b"),
    ("把文本变成大写", "text.upper()"),
    ("返回列表的最后一项", "items[-1]"),
    ("判断数是否为偶数", "n % 2 == 0"),
    ("把列表倒过来", "items[::-1]"),
    ("返回字典的所有键", "list(d.keys())"),
    ("求列表的最大值", "max(items)"),
)
_NER = _rows(
    "句子 人名",
    ("昨天张伟去了上海。", "张伟"),
    ("校长刘芳在会上讲话。", "刘芳"),
    ("这本书是陈默写的。", "陈默"),
    ("医生赵敏下午值班。", "赵敏"),
    ("孙涛把球踢进了门。", "孙涛"),
    ("记者采访了歌手何晴。", "何晴"),
    ("邻居老周家的猫叫高飞吗？不，高飞是他儿子。", "高飞"),
    ("冠军被李娜夺走。", "李娜"),
)
_DIALOG = _rows(
    "对话 态度",
    ("甲：周末去爬山吧？\n乙：好啊，几点出发？", "同意"),
    ("甲：能借我一百块吗？\n乙：不好意思，我也没钱。", "拒绝"),
    ("甲：晚上吃火锅？\n乙：不了，我胃疼。", "拒绝"),
    ("甲：帮我看一下行李？\n乙：没问题。", "同意"),
    ("甲：这份稿子你来写？\n乙：交给我吧。", "同意"),
    ("甲：再喝一杯？\n乙：真不能喝了。", "拒绝"),
    ("甲：一起拼车吗？\n乙：正合我意。", "同意"),
    ("甲：替我值个班？\n乙：我那天有事。", "拒绝"),
)
_Y = 'gold = data["答案"]'
_CLS = r"gold = data['类别']"

RIGHT = (
    ok(
        "znew01",
        "labels named in quotes",
        f"text = f'从“体育”、“财经”、“科技”中选一类。\\n标题：{{data[\"标题\"]}}\\n类别：'\n{_CLS}",
        zh.XINWEN,
    ),
    ok(
        "znew02",
        "a list of labels with numbers, the number is asked for",
        r"""
text = "类别：\n" + "\n".join(f"{i}. {n}" for i, n in enumerate(NAMES, 1)) + f"\n标题：{data['标题']}\n类别的序号："
gold = str(NAMES.index(data["类别"]) + 1)""",
        zh.XINWEN,
        above='NAMES = ["体育", "财经", "科技"]',
    ),
    ok(
        "znew03",
        "PPL with a sentence",
        "text = f'{data[\"标题\"]}\\n这条新闻属于'\ngold = data['类别'] + '类'",
        tuple(
            r | {"target_scores": {n + "类": int(n == r["类别"]) for n in ("体育", "财经", "科技")}}
            for r in zh.XINWEN
        ),
        method="ppl",
        metric="log_prob",
    ),
    ok(
        "znew04",
        "a table row",
        f"text = '| 标题 | 类别 |\\n| --- | --- |\\n| ' + data['标题'] + ' |'\n{_CLS}\noutput = ' ' + gold + ' |'",
        zh.XINWEN,
        stop=(" |", "\n"),
    ),
    ok(
        "znew05",
        "traditional brackets as cues",
        "text = '〔標題〕' + data['标题'] + '\\n〔類別：體育、財經、科技〕\\n〔答〕'\ngold = {'体育': '體育', '财经': '財經', '科技': '科技'}[data['类别']]",
        zh.XINWEN,
    ),
    ok(
        "zsum01",
        "steps, and the answer behind four hashes",
        r"""
text = f"问题：{data['题目']}\n解答："
gold = data["答案"]
output = data["解析"] + "\n#### " + gold""",
        zh.YINGYONG,
        postprocess="gsm8k_post",
        stop=("\n\n", "问题："),
        max_tokens=256,
    ),
    ok(
        "zsum02",
        "the number alone, as asked",
        "text = f'题目：{data[\"题目\"]}\\n只写数字，不写单位。\\n答案：'\ngold = data['答案']",
        zh.YINGYONG,
    ),
    ok(
        "zsum03",
        "steps and a box, in LaTeX",
        r"""
text = f"题目：{data['题目']}\n请逐步推理，并把最终答案放在 \\boxed{{}} 中。\n解："
gold = data["答案"]
output = data["解析"] + f"所以答案是 $\\boxed{{{gold}}}$。" """,
        zh.YINGYONG,
        postprocess="math_post",
        max_tokens=256,
    ),
    ok(
        "zsum04",
        "let us think step by step",
        r"""
text = f"问：{data['题目']}\n答：让我们一步一步地思考。"
gold = data["答案"]
output = data["解析"] + "答案是" + gold""",
        zh.YINGYONG,
        postprocess="bbh_post",
        max_tokens=256,
    ),
    ok(
        "zqa01",
        "lenticular brackets as cues",
        f'text = f\'〖短文〗{{data["段落"]}}\\n〖问题〗{{data["问题"]}}\\n〖答案〗\'\n{_Y}',
        zh.YUEDU,
    ),
    ok(
        "zqa02",
        "question first, passage behind",
        f'text = f\'请根据材料回答：{{data["问题"]}}\\n材料：{{data["段落"]}}\\n答：\'\n{_Y}',
        zh.YUEDU,
    ),
    ok(
        "zqa03",
        "the passage between rules",
        f"text = '---\\n' + data['段落'] + '\\n---\\n' + data['问题'] + '\\n答案：'\n{_Y}",
        zh.YUEDU,
    ),
    ok(
        "zqa04",
        "Q and A in English letters",
        f"text = data['段落'] + '\\nQ: ' + data['问题'] + '\\nA:'\n{_Y}",
        zh.YUEDU,
        lead=" ",
    ),
    ok(
        "zqa05",
        "the passage in a code fence",
        f"text = '```\\n' + data['段落'] + '\\n```\\n问题：' + data['问题'] + '\\n答案：'\n{_Y}",
        zh.YUEDU,
    ),
    ok(
        "ztra01",
        "arrows between languages",
        "text = '中文: ' + data['zh'] + ' → English:'\ngold = data['en']",
        zh.FANYI,
        lead=" ",
        metric="bleu",
    ),
    ok(
        "ztra02",
        "from English to Chinese",
        "text = f'Translate into Chinese.\\nEnglish: {data[\"en\"]}\\nChinese:'\ngold = data['zh']",
        zh.FANYI,
        lead=" ",
        metric="chrf",
    ),
    ok(
        "ztra03",
        "from English, Chinese cues",
        "text = f'请把英文译成中文。\\n英文：{data[\"en\"]}\\n译文：'\ngold = data['zh']",
        zh.FANYI,
        metric="chrf",
    ),
    ok(
        "zyes01",
        "full-width brackets with both labels",
        "text = f'「{data[\"句子\"]}」這句話對不對？（對／錯）\\n答：'\ngold = '對' if data['正確'] else '錯'",
        zh.DUICUO,
    ),
    ok(
        "zyes02",
        "tick and cross as labels",
        "text = f'判斷正誤，正確打√，錯誤打×。\\n{data[\"句子\"]}（　）\\n答：'\ngold = '√' if data['正確'] else '×'",
        zh.DUICUO,
    ),
    ok(
        "zyes03",
        "T and F",
        "text = f'True or false? Answer T or F.\\n{data[\"句子\"]}\\nAnswer:'\ngold = 'T' if data['正確'] else 'F'",
        zh.DUICUO,
        lead=" ",
    ),
    ok(
        "zyuy01",
        "PPL over two labels of two characters",
        "text = f'甲：{data[\"句子一\"]}\\n乙：{data[\"句子二\"]}\\n甲乙两句的意思'\ngold = '相同' if data['相同'] else '不同'",
        scored(zh.YUYI, "相同", {1: "相同", 0: "不同"}),
        method="ppl",
        metric="log_prob",
    ),
    ok(
        "zpoem",
        "the next line of a poem",
        "text = '上句：' + data['上句'] + '\\n下句：'\ngold = data['下句']",
        _POEMS,
    ),
    ok(
        "zcheng",
        "a gap of four underscores",
        "text = '填空：' + data['句子'] + '\\n空格处填：'\ngold = data['答案']",
        _CHENGYU,
    ),
    ok(
        "zcode",
        "Python code as answer",
        "text = '# ' + data['需求'] + '\\n>>>'\ngold = data['代码']",
        _PY,
        lead=" ",
    ),
    ok(
        "zner",
        "a name out of a sentence",
        "text = f'句子：{data[\"句子\"]}\\n句中的人名是：'\ngold = data['人名']",
        _NER,
    ),
    ok(
        "zdial",
        "a dialogue with line breaks",
        "text = data['对话'] + '\\n\\n乙的态度是同意还是拒绝？\\n答：'\ngold = data['态度']",
        _DIALOG,
    ),
    ok(
        "zyitu",
        "shots of a file, labels in square brackets",
        "text = f'[用户] {data[\"用户说\"]}\\n[意图]'\ngold = data['意图']",
        zh.YITU,
        lead=" ",
        shots=zh.YITU_SHOTS,
        description="意图有查天气、放音乐、设闹钟三种。",
    ),
)
