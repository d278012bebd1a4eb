"""Right prompts in Chinese: free answers, sums, verses, spans."""

from __future__ import annotations

from tests.lint.eleventh.making import right
from tests.lint.eleventh.rows_free import PAIRS
from tests.lint.eleventh.rows_odd import PINYIN, SHITI, WENYAN
from tests.lint.eleventh.rows_zh_free import GUSHI, YINGYONG, YUEDU, ZHAIYAO

_DATES = (
    ("一九四九年十月一日", "1949-10-01"),
    ("二〇〇八年八月八日", "2008-08-08"),
    ("一九七八年十二月十八日", "1978-12-18"),
    ("二〇二〇年一月二十三日", "2020-01-23"),
    ("一九一九年五月四日", "1919-05-04"),
    ("二〇一〇年五月一日", "2010-05-01"),
    ("一九九七年七月一日", "1997-07-01"),
    ("二〇〇一年十二月十一日", "2001-12-11"),
)
_RIQI = tuple({"日期": written, "iso": iso} for written, iso in _DATES)

# fmt: off
RIGHT = (
    right("阅读理解，黑括号作标题", YUEDU, r"""
        text = f"【短文】{data['passage']}\n【问题】{data['question']}\n【答案】"
        answer = data["answer"]
    """, out="answer", fewshot=2),
    right("阅读理解，引号包住答案，零样本", YUEDU, r"""
        text = f"短文：“{data['passage']}”\n问题：“{data['question']}”\n答案是“"
        answer = data["answer"]
    """, out="answer", stop=("”", "\n"), fewshot=0),
    right("先问题后短文", YUEDU, r"""
        text = f"请带着问题阅读。\n问题：{data['question']}\n短文：{data['passage']}\n答："
        answer = data["answer"]
    """, out="answer", fewshot=3),
    right("多个空行分隔的版式", YUEDU, r"""
        text = "\n\n".join([data["passage"], "问：" + data["question"], "答："])
        answer = data["answer"]
    """, out="answer", own={"separator": "\n\n———\n\n"}, fewshot=2),
    right("答案写成一句完整的话", YUEDU, r"""
        text = f"{data['passage']}\n{data['question']}\n请用“答案是……。”的格式回答：\n"
        answer = f"答案是{data['answer']}。"
    """, out="answer", fewshot=2),
    right("抽取人名", SHITI, r"""
        text = f"句子：{data['句子']}\n句中的人名："
        answer = data["人名"]
    """, out="answer", fewshot=4),
    right("抽取人名，JSON 列表", SHITI, r"""
        text = f"从句子中抽取人名，以 JSON 列表输出。\n{data['句子']}\n"
        answer = json.dumps([data["人名"]], ensure_ascii=False)
    """, out="answer", above="import json", fewshot=2),
    right("抽取人名，尖括号标签", SHITI, r"""
        text = f"把句中的人名写在标签<人名>与</人名>之间。\n句子：{data['句子']}\n"
        answer = f"<人名>{data['人名']}</人名>"
    """, out="answer", fewshot=2),
    right("应用题，逐步推理", YINGYONG, r"""
        text = f"题目：{data['问题']}\n请一步一步地解答，最后一行写“答案是”和数字。\n解："
        answer = data["答案"]
    """, out="f\"{data['解析']}\\n答案是{answer}。\"", postprocess="gsm8k_post", stop=("\n\n", "题目："), max_tokens=256, fewshot=3),
    right("应用题，四个井号后写答案", YINGYONG, r"""
        text = "问题：" + data["问题"] + "\n解答："
        answer = data["答案"]
    """, out='data["解析"].replace("\\n", "") + f"#### {answer}"', postprocess="gsm8k_post", stop=("\n",), max_tokens=256, fewshot=2),
    right("应用题，框出答案", YINGYONG, r"""
        text = f"{data['问题']}\n请写出过程，并把最终答案放在 \\boxed{{}} 中。\n"
        answer = data["答案"]
    """, out="f\"{data['解析']}\\n因此，答案为 $\\\\boxed{{{answer}}}$。\"", postprocess="agieval_cloze_post", stop=("\n\n",), max_tokens=256, fewshot=2),
    right("应用题，只写数字", YINGYONG, r"""
        text = f"{data['问题']}（只写数字）\n答："
        answer = data["答案"]
    """, out="answer", max_tokens=8, fewshot=4),
    right("手写推理示例，答案从末句读出", YINGYONG, r"""
        text = f"{SHOTS}问：{data['问题']}\n答："
        answer = data["答案"]
    """, out='f"所以答案是{answer}。"', above='''
SHOTS = """问：一箱有12瓶水，3箱喝掉10瓶，还剩几瓶？
答：3箱共12×3=36瓶，喝掉10瓶后剩36-10=26瓶。所以答案是26。

问：小刚每分钟走60米，走了5分钟后还差100米到学校，他家离学校多远？
答：5分钟走了60×5=300米，再加100米是300+100=400米。所以答案是400。

"""
''', postprocess="gsm8k_post", stop=("\n\n", "问："), max_tokens=256, fewshot=0),
    right("诗句接龙，标点入行", GUSHI, """
        text = f"{data['上句']}，"
        answer = data["下句"] + "。"
    """, out="answer", description="补全下列诗句。", fewshot=5),
    right("诗句的作者", GUSHI, r"""
        text = f"“{data['上句']}，{data['下句']}”的作者是谁？\n作者："
        answer = data["作者"]
    """, out="answer", fewshot=2),
    right("给出作者，写出下句", GUSHI, r"""
        blank = "＿" * len(data["下句"])
        text = f"{data['作者']}：{data['上句']}，{blank}。\n空格处是："
        answer = data["下句"]
    """, out="answer", fewshot=3),
    right("由下句问上句", GUSHI, r"""
        text = f"下句：{data['下句']}\n上句："
        answer = data["上句"]
    """, out="answer", description="请写出古诗的上一句。", fewshot=2),
    right("拼音带声调", PINYIN, r"""
        text = f"词语：{data['词']}\n拼音："
        answer = data["拼音"]
    """, out="answer", fewshot=3),
    right("由拼音写汉字", PINYIN, r"""
        text = f"看拼音写词语。\n拼音：{data['拼音']}\n词语："
        answer = data["词"]
    """, out="answer", fewshot=4),
    right("文言文翻译", WENYAN, r"""
        text = f"原文：{data['原文']}\n译文："
        answer = data["译文"]
    """, out="answer", description="把下列文言文翻译成现代汉语。", metric="chrf", max_tokens=128, fewshot=2),
    right("白话译回文言", WENYAN, r"""
        text = f"请把现代汉语改写成文言。\n现代汉语：{data['译文']}\n文言："
        answer = data["原文"]
    """, out="answer", metric="chrf", fewshot=1),
    right("中译英，中文指令", PAIRS, r"""
        text = f"请把下面的中文翻译成英文。\n中文：{data['zh']}\n英文："
        answer = data["en"]
    """, out="answer", metric="chrf", fewshot=2),
    right("英译中，箭头与语言名", PAIRS, """
        text = f"英语：{data['en']} → 汉语："
        answer = data["zh"]
    """, out="answer", metric="chrf", fewshot=3),
    right("写标题，书名号之内，零样本", ZHAIYAO, r"""
        text = f"{data['正文']}\n\n为上文拟一个标题：《"
        answer = data["标题"]
    """, out="answer", metric="rouge", stop=("》", "\n"), fewshot=0),
    right("写标题，限制字数", ZHAIYAO, r"""
        text = f"正文：{data['正文']}\n标题（不超过二十个字）："
        answer = data["标题"]
    """, out="answer", metric="rouge", fewshot=2),
    right("汉字日期转数字", _RIQI, """
        text = f"{data['日期']}，写成“年-月-日”的数字形式（如 1900-01-31）："
        answer = data["iso"]
    """, out="answer", fewshot=3),
    right("数字日期转汉字", _RIQI, r"""
        text = f"数字：{data['iso']}\n汉字："
        answer = data["日期"]
    """, out="answer", description="用汉字写出下列日期，年份逐位写，如二〇〇〇年。", fewshot=2),
)
