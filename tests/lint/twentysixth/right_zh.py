"""Right prompts in Chinese that look odd."""

from __future__ import annotations

from tests.lint.making import ask, odd, qa
from tests.lint.twentysixth.tasks_zh import (
    CHENGYU,
    COMMON,
    ENTAIL,
    FEEL,
    HISTORY,
    JUDGE,
    PASSAGE,
    SERVICE,
    SUMS,
    TO_EN,
)

CAPITALS = qa("""
法国 > 巴黎
日本 > 东京
埃及 > 开罗
秘鲁 > 利马
古巴 > 哈瓦那
希腊 > 雅典
伊朗 > 德黑兰
英国 > 伦敦
泰国 > 曼谷
""")
OPPOSITES = qa("""
高 > 低
快 > 慢
冷 > 热
胖 > 瘦
深 > 浅
新 > 旧
宽 > 窄
早 > 晚
轻 > 重
""")
VERSES = qa("""
床前明月光 > 疑是地上霜
白日依山尽 > 黄河入海流
春眠不觉晓 > 处处闻啼鸟
红豆生南国 > 春来发几枝
举头望明月 > 低头思故乡
欲穷千里目 > 更上一层楼
夜来风雨声 > 花落知多少
千山鸟飞绝 > 万径人踪灭
孤舟蓑笠翁 > 独钓寒江雪
""")
FRUITS = qa("""
蘋果 > apple
香蕉 > banana
葡萄 > grape
檸檬 > lemon
櫻桃 > cherry
西瓜 > watermelon
桃子 > peach
鳳梨 > pineapple
橘子 > tangerine
""")

RIGHT = (
    ask("首都用破折号引出", CAPITALS, "f\"{data['q']}的首都——\"", output="gold"),
    ask("整句留空让模型接着写", CAPITALS, "f\"{data['q']}的首都是\"", output="gold"),
    ask(
        "主持人和选手的对话",
        CAPITALS,
        "f\"主持人：{data['q']}的首都是哪里？\\n选手：\"",
        output="gold",
    ),
    ask("书名号里的词典格式", OPPOSITES, "f\"【词】{data['q']}\\n【反义词】\"", output="gold"),
    ask("箭头代替提示语", OPPOSITES, "f\"{data['q']}→\"", output="gold"),
    ask(
        "例子写在题目里，用分号隔开",
        OPPOSITES,
        "f\"大—小；长—短；{data['q']}—\"",
        output="gold",
        fewshot=0,
        stop=("；", "\n"),
    ),
    ask("古诗对句，答案不带标点", VERSES, "f\"上句：{data['q']}\\n下句：\"", output="gold"),
    ask(
        "提示里说明不要标点",
        VERSES,
        "f\"写出下一句，五个字，不加标点。\\n{data['q']}\\n\"",
        output="gold",
    ),
    ask(
        "老师出题的口吻", VERSES, "f\"老师：“{data['q']}”的下一句是什么？\\n学生：\"", output="gold"
    ),
    ask("中英夹杂的提示", FRUITS, "f\"「{data['q']}」用 English 怎麼說？\\n答：\"", output="gold"),
    ask("繁體詞語，英文答案", FRUITS, "f\"「{data['q']}」的英文（小寫）：\"", output="gold"),
    ask("字典式的斜線", FRUITS, "f\"{data['q']} /\""),
    odd(
        "选项用圆圈数字，答案也是",
        COMMON,
        ("ABCD", "①②③④"),
        ("{letter}．{option}", "{letter} {option}"),
    ),
    odd("题干后有空括号", COMMON, ("{data['question']}", "{data['question']}（　　）")),
    odd("提示语用方头括号", COMMON, ("题目：", "【题目】"), ("答案：", "【答案】")),
    odd("评论在书名号一样的引号里", FEEL, ("评论：{}", "评论：「{}」")),
    odd("短文前有说明", PASSAGE, ("阅读短文，回答问题。", "阅读短文，用短文里的词语回答问题。")),
    odd("解题的格式有要求", SUMS, ('f"应用题：', 'f"先列式计算，最后写“答案是……”。\\n应用题：')),
    odd(
        "成语的空格是下划线",
        CHENGYU,
        ("{data['question']}", "{data['question'].replace('（　）', '＿＿＿＿')}"),
        ("填入括号", "填在横线上"),
    ),
    odd(
        "中文提示，英文答案",
        TO_EN,
        ("把中文句子翻译成英文。", "请把下面的中文句子译成英文，句末用英文句号或问号。"),
    ),
    odd("判断题里有例子的标题", JUDGE, ("{examples}句子：", "{examples}（以下请你判断）\\n句子：")),
    odd(
        "編號用全形括號，答案是數字", HISTORY, ("正確選項的編號：", "正確選項的編號（只寫數字）：")
    ),
    odd(
        "類別用頓號分開，來信有引號",
        SERVICE,
        ("來信：{data['letter']}", "來信：「{data['letter']}」"),
    ),
    odd("圖例在提問裡", ENTAIL, ("0＝矛盾，1＝蘊含，2＝無關", "矛盾寫0，蘊含寫1，無關寫2")),
)
