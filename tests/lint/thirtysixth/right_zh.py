"""Right prompts that look odd, in Chinese."""

from __future__ import annotations

from tests.lint.making import Right, ask, odd, qa, table
from tests.lint.thirtysixth.tasks_zh import CEVAL, DRCD, NER, OCNLI, SENTI

IDIOMS = qa("""
画蛇添__ > 足
守株待__ > 兔
井底之__ > 蛙
亡羊补__ > 牢
对牛弹__ > 琴
狐假虎__ > 威
杯弓蛇__ > 影
掩耳盗__ > 铃
""")
MEASURES = qa("""
一__書 > 本
一__馬 > 匹
一__魚 > 條
一__紙 > 張
一__車 > 輛
一__樹 > 棵
""")
COUNTS = table(
    "question|steps|answer",
    """
    一盒有12支笔，4盒有多少支？|12×4=48|48
    小红有60元，花了25元，还剩多少元？|60-25=35|35
    81个橘子平均分给9人，每人几个？|81÷9=9|9
    一班有23人，二班有27人，共多少人？|23+27=50|50
    每天跑3千米，7天跑多少千米？|3×7=21|21
    一本书100页，看了64页，还剩几页？|100-64=36|36
    """,
)
WORDS = qa("""
星期一 > Monday
图书馆 > library
苹果 > apple
火车 > train
医生 > doctor
天空 > sky
""")

RIGHT: tuple[Right, ...] = (
    odd("选项用顿号", CEVAL, ('letter + ". "', 'letter + "、"')),
    odd(
        "答案在括号前问",
        CEVAL,
        ("请选出正确答案的字母。", "请选出正确答案的字母（只有一个正确）。"),
    ),
    odd(
        "句子用引号",
        OCNLI,
        ("{data['sentence1']}", "“{data['sentence1']}”"),
        ("{data['sentence2']}", "“{data['sentence2']}”"),
    ),
    odd("方括号的提示", NER, ("句子：", "【句子】："), ("人名：", "【人名】：")),
    odd(
        "文章用書名號以外的引號",
        DRCD,
        ('"文章：" + data["context"]', '"文章：「" + data["context"] + "」"'),
    ),
    odd("圖例用等號", SENTI, ("{number}代表{name}", "{number}＝{name}")),
    odd("零樣本", DRCD, fewshot=0),
    ask("成语填空", IDIOMS, "f\"补全成语：{data['q']}\\n答案：\"", output="gold"),
    ask("量詞填空", MEASURES, "f\"填入量詞：{data['q']}\\n答案：\"", output="gold"),
    ask(
        "算式在得数之前",
        COUNTS,
        "f\"问题：{data['question']}\\n先列式，再写“#### ”和得数。\\n解：\"",
        gold='data["answer"]',
        output='data["steps"] + " #### " + gold',
        postprocess="gsm8k_post",
    ),
    ask("中文题，英文答", WORDS, "f\"写出英文单词。\\n中文：{data['q']}\\n英文：\"", output="gold"),
)
