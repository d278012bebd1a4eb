"""Right prompts in Chinese: labels, and answers of yes and no."""

from __future__ import annotations

from tests.lint.eleventh.making import right
from tests.lint.eleventh.rows_zh import JIUDIAN, OCNLI, PANDUAN, XINWEN

_SECTIONS = tuple(
    {
        "标题": row["标题"],
        "target_scores": {c: int(c == row["类别"]) for c in ("体育", "财经", "科技", "娱乐")},
    }
    for row in XINWEN
)
_FEELINGS = tuple(
    {
        "评论": row["评论"],
        "target_scores": {"满意": int(row["情感"] == "正面"), "不满意": int(row["情感"] == "负面")},
    }
    for row in JIUDIAN
)
_BOOL = tuple(
    {"短文": row["短文"], "说法": row["说法"], "对": bool(row["target_scores"]["是"])}
    for row in PANDUAN
)

# fmt: off
RIGHT = (
    right("蕴含、矛盾、中立改写为口语", OCNLI, r"""
        text = f"已知：{data['sentence1']}\n那么“{data['sentence2']}”是对的、错的，还是说不准？\n答："
        answer = {"蕴含": "对的", "矛盾": "错的", "中立": "说不准"}[data["label"]]
    """, out="answer"),
    right("图例加数字", OCNLI, r"""
        text = "0 表示蕴含，1 表示中立，2 表示矛盾。\n"
        text += f"前提：{data['sentence1']}\n假设：{data['sentence2']}\n编号："
        answer = str(("蕴含", "中立", "矛盾").index(data["label"]))
    """, out="answer"),
    right("标签用英文，指令也说明用英文", OCNLI, r"""
        names = {"蕴含": "entailment", "矛盾": "contradiction", "中立": "neutral"}
        text = f"前提：{data['sentence1']}\n假设：{data['sentence2']}\n请用英文标签作答（entailment、neutral 或 contradiction）。\n标签："
        answer = names[data["label"]]
    """, out="answer"),
    right("字母选项作标签", OCNLI, r"""
        text = f"“{data['sentence1']}”和“{data['sentence2']}”是什么关系？\nA. 蕴含\nB. 中立\nC. 矛盾\n答案："
        answer = dict(蕴含="A", 中立="B", 矛盾="C")[data["label"]]
    """, out="answer", fewshot=2),
    right("示例来自另外的文件", OCNLI, r"""
        text = f"甲：{data['sentence1']}\n乙：{data['sentence2']}\n甲能推出乙吗？（蕴含／矛盾／中立）\n"
        answer = data["label"]
    """, out="answer", shots=({"sentence1": "猫在沙发上睡着了。", "sentence2": "猫睡着了。", "label": "蕴含"}, {"sentence1": "灯亮着。", "sentence2": "灯是关着的。", "label": "矛盾"}, {"sentence1": "她点了一杯咖啡。", "sentence2": "她不喜欢喝茶。", "label": "中立"}), fewshot=3),
    right("补全一句话：这家酒店让我很……", _FEELINGS, """
        text = f"{data['评论']}总之，住得"
        answer = "满意" if data["target_scores"]["满意"] else "不满意"
    """, out="answer", method="ppl", metric="log_prob", fewshot=2),
    right("表情符号作标签", JIUDIAN, r"""
        text = f"评论：{data['评论']}\n用 😊 或 😠 表示心情："
        answer = {"正面": "😊", "负面": "😠"}[data["情感"]]
    """, out="answer", fewshot=4),
    right("一行一例，用箭头", JIUDIAN, """
        text = f"{data['评论']}→"
        answer = data["情感"]
    """, out="answer", description="把每条评论标为正面或负面。", own={"separator": "\n", "description_separator": "\n"}, fewshot=4),
    right("打分：一分或五分", JIUDIAN, r"""
        text = f"住客说：{data['评论']}\n打几分（1 或 5）："
        answer = "5" if data["情感"] == "正面" else "1"
    """, out="answer"),
    right("JSON 输出情感", JIUDIAN, r"""
        text = f"评论：{data['评论']}\n以 JSON 输出，键为“情感”，值为“正面”或“负面”。\n输出："
        answer = json.dumps({"情感": data["情感"]}, ensure_ascii=False)
    """, out="answer", above="import json"),
    right("手写示例，直角引号", JIUDIAN, r"""
        text = "".join(f"「{t}」——{label}\n" for t, label in EXAMPLES) + f"「{data['评论']}」——"
        answer = data["情感"]
    """, out="answer", above='''
EXAMPLES = [
    ("大堂很气派，门童主动帮忙提行李。", "正面"),
    ("电梯等了十分钟。", "负面"),
    ("枕头太硬，落枕了。", "负面"),
    ("老板娘做的面真好吃。", "正面"),
]
''', description="判断评论是正面还是负面。", fewshot=0),
    right("问句写在函数里", JIUDIAN, """
        text = ask(data["评论"])
        answer = "好评" if data["情感"] == "正面" else "差评"
    """, out="answer", above=r'''
def ask(review):
    """把评论放进问句。"""
    return f"下面这条评论是好评还是差评？\n{review}\n这是"
'''),
    right("全角冒号与空格排版", XINWEN, r"""
        text = f"标　题：{data['标题']}\n类　别："
        answer = data["类别"]
    """, out="answer", description="请判断新闻标题属于体育、财经、科技、娱乐中的哪一类。", fewshot=4),
    right("书名号与破折号", XINWEN, r"""
        text = f"《{data['标题']}》——本文应放在哪个版面？体育版、财经版、科技版，还是娱乐版？\n放在"
        answer = data["类别"] + "版"
    """, out="answer", fewshot=2),
    right("类别编号", XINWEN, r"""
        menu = "\n".join(f"{n}、{name}" for n, name in enumerate(("体育", "财经", "科技", "娱乐"), 1))
        text = f"新闻：{data['标题']}\n类别列表：\n{menu}\n请写出类别的编号："
        answer = str(("体育", "财经", "科技", "娱乐").index(data["类别"]) + 1)
    """, out="answer", fewshot=2),
    right("比较四个类别的概率，类别写在句中", _SECTIONS, """
        text = f"“{data['标题']}”这条新闻属于哪一类？属于"
        answer = next(c for c, score in data["target_scores"].items() if score)
    """, out="answer", method="ppl", metric="log_prob", fewshot=0),
    right("话题标签", XINWEN, r"""
        text = f"微博：{data['标题']}\n可选话题：#体育# #财经# #科技# #娱乐#\n话题："
        answer = f"#{data['类别']}#"
    """, out="answer"),
    right("类别说明写在前面", XINWEN, r"""
        text = f"{GUIDE}\n\n标题：{data['标题']}\n类别："
        answer = data["类别"]
    """, out="answer", above=r'''
GUIDE = "\n".join([
    "为标题选一个类别：",
    "体育：比赛、球队、运动员",
    "财经：公司、银行、股市",
    "科技：产品、软件、科研",
    "娱乐：影视、音乐、明星",
])
''', fewshot=0),
    right("是否题，答案带句号", _BOOL, r"""
        text = f"{data['短文']}\n判断：{data['说法']}\n"
        answer = "正确。" if data["对"] else "错误。"
    """, out="answer", fewshot=4),
    right("对号与叉号", _BOOL, r"""
        text = f"材料：{data['短文']}\n判断题：{data['说法']}（ √ / × ）\n判断："
        answer = "√" if data["对"] else "×"
    """, out="answer", fewshot=2),
    right("比较“是”与“否”，末尾换行", PANDUAN, r"""
        text = f"### 材料\n{data['短文']}\n\n### 问题\n{data['说法']}（是／否）\n\n### 回答\n"
        answer = "是" if data["target_scores"]["是"] else "否"
    """, out="answer", method="ppl", metric="log_prob", fewshot=2),
    right("客服对话", _BOOL, r"""
        text = f"客服：您好，{data['短文']}\n顾客：也就是说，{data['说法'].rstrip('。')}，对吧？\n客服："
        answer = "对的。" if data["对"] else "不对。"
    """, out="answer", stop=("\n", "顾客："), fewshot=3),
    right("True 与 False，程序员的写法", _BOOL, r"""
        text = f"# {data['短文']}\n# {data['说法']}\nresult ="
        answer = str(data["对"])
    """, fewshot=2),
    right("阿尔帕卡格式，中文版", OCNLI, r"""
        text = (
            "### 指令：\n判断句子二能否由句子一推出，回答“能”“不能”或“不确定”。\n\n"
            f"### 输入：\n句子一：{data['sentence1']}\n句子二：{data['sentence2']}\n\n### 回答：\n"
        )
        answer = {"蕴含": "能", "矛盾": "不能", "中立": "不确定"}[data["label"]]
    """, out="answer", stop=("\n", "###"), fewshot=0),
)
