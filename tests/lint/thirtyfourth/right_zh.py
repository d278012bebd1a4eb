"""Right prompts that look odd: in Chinese of both kinds."""

from __future__ import annotations

from tests.lint.making import Right, ask, odd, put, qa
from tests.lint.thirtyfourth.tasks_zh import TFACT, TSPAN, ZMATH, ZMC, ZSENT

IDIOMS = qa("""
画＿添足 > 蛇
守株待＿ > 兔
对＿弹琴 > 牛
狐假＿威 > 虎
亡＿补牢 > 羊
杯弓＿影 > 蛇
指鹿为＿ > 马
井底之＿ > 蛙
""")
POEMS = qa("""
床前明月光 > 疑是地上霜
白日依山尽 > 黄河入海流
春眠不觉晓 > 处处闻啼鸟
举头望明月 > 低头思故乡
欲穷千里目 > 更上一层楼
千山鸟飞绝 > 万径人踪灭
锄禾日当午 > 汗滴禾下土
红豆生南国 > 春来发几枝
""")
ENGLISH = qa("""
我喜欢喝茶。 > I like drinking tea.
他是我的老师。 > He is my teacher.
今天下雨了。 > It is raining today.
她有两只猫。 > She has two cats.
书在桌子上。 > The book is on the table.
我们明天去北京。 > We are going to Beijing tomorrow.
这个苹果很甜。 > This apple is very sweet.
他们住在海边。 > They live by the sea.
""")

RIGHT: tuple[Right, ...] = (
    odd("天干作选项", ZMC, ('"ABCD"', '"甲乙丙丁"')),
    odd("带圈数字作选项", ZMC, ('"ABCD"', '"①②③④"'), ("{letter}．", "{letter}")),
    odd(
        "答案是选项的文字",
        ZMC,
        ("{letter}．{option}", "- {option}"),
        ('letters[data["answer"]]', 'options[data["answer"]]'),
    ),
    odd(
        "用好评和差评作标签",
        ZSENT,
        ("这条评论是积极的还是消极的？", "这条评论是好评还是差评？"),
        ("情感：", "类别："),
        rows=put(
            "target_scores",
            lambda row: {
                "好评": row["target_scores"]["积极"],
                "差评": row["target_scores"]["消极"],
            },
        ),
    ),
    odd("提示里要求一步一步地想", ZMATH, ("解答：", "解答：让我们一步一步地想。")),
    odd(
        "只写得数",
        ZMATH,
        ("{data['steps']} #### {gold}", "{gold}"),
        ("解答：", "得数："),
        postprocess="until_return_post",
    ),
    odd(
        "方頭括號作提示",
        TSPAN,
        ("短文：", "【短文】"),
        ("問題：", "【問題】"),
        ("答案：", "【答案】"),
    ),
    odd(
        "回答是或否",
        TFACT,
        ("這句話是對還是錯？", "這句話正確嗎？請回答是或否。"),
        ('"對" if', '"是" if'),
        ('else "錯"', 'else "否"'),
    ),
    odd(
        "用符號作答",
        TFACT,
        ("這句話是對還是錯？", "正確的畫○，錯誤的畫╳。"),
        ('"對" if', '"○" if'),
        ('else "錯"', 'else "╳"'),
    ),
    ask("成语填空", IDIOMS, "f\"补全成语：{data['q']}\\n缺的字：\"", output="gold"),
    ask("古诗的下一句", POEMS, "f\"上句：{data['q']}\\n下句：\"", output="gold"),
    ask("把中文译成英文", ENGLISH, "f\"中文：{data['q']}\\n英文：\"", output="gold"),
)
