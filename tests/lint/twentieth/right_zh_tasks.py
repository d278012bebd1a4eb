"""Right prompts that look odd: tasks in Chinese with options or labels, written otherwise."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.twentieth.tasks_tw import PLACES, TRUTH
from tests.lint.twentieth.tasks_zh import ENTAIL, IDIOM, ORDERS, REVIEW

RIGHT = (
    odd("选项字母放在全角括号里", IDIOM, ("{chr(65 + i)}. {each}", "（{chr(65 + i)}）{each}")),
    odd(
        "选项排成一行，用顿号分开",
        IDIOM,
        ("{each}\\n", "{each}{'、' if i < 3 else chr(10)}"),
    ),
    odd(
        "直接回答成语，不用字母",
        IDIOM,
        ("只回答字母", "只写成语"),
        ("{chr(65 + i)}. {each}", "· {each}"),
        ('gold = chr(65 + data["选项"].index(data["成语"]))', 'gold = data["成语"]'),
    ),
    odd(
        "选項用數字標示，也問數字",
        PLACES,
        ('"甲乙丙丁"', '"1234"'),
        ("甲、乙、丙或丁", "1、2、3 或 4"),
        (
            'data["答案"], "processed_output": data["答案"]',
            'str("甲乙丙丁".index(data["答案"]) + 1), "processed_output": str("甲乙丙丁".index(data["答案"]) + 1)',
        ),
    ),
    odd(
        "是非題用圈和叉作答",
        TRUTH,
        ("「對」或「錯」", "○（對）或 ✗（錯）"),
        ('"對" if data["正確"] else "錯"', '"○" if data["正確"] else "✗"'),
    ),
    odd("先說錯再說對，次序無妨", TRUTH, ("「對」或「錯」", "「錯」或「對」")),
    odd(
        "类别从零数起，题目写明了",
        ORDERS,
        ("enumerate(类别, 1)", "enumerate(类别)"),
        ('类别.index(data["类别"]) + 1', '类别.index(data["类别"])'),
    ),
    odd(
        "类别用拼音首字母，说明写在前面",
        ORDERS,
        (
            'f"{号} 表示{名}" for 号, 名 in enumerate(类别, 1)',
            'f"{号} 表示{名}" for 号, 名 in zip("CST", 类别)',
        ),
        ("只写数字", "只写字母"),
        ('str(类别.index(data["类别"]) + 1)', '"CST"[类别.index(data["类别"])]'),
    ),
    odd(
        "前提和假设放在方头括号里",
        ENTAIL,
        ("前提：{data['前提']}", "【前提】{data['前提']}"),
        ("假设：{data['假设']}", "【假设】{data['假设']}"),
        ("关系：\\n", "【关系】\\n"),
    ),
    odd(
        "例子有编号，题目接着编",
        REVIEW,
        ("评论：菜", "例1\n评论：菜"),
        ("评论：等", "例2\n评论：等"),
        ('+ "评论：" +', '+ "例3\\n评论：" +'),
    ),
    odd(
        "用箭头代替第二个提示",
        REVIEW,
        ("\n情感：正面", "→正面"),
        ("\n情感：负面", "→负面"),
        ('"\\n情感："', '"→"'),
    ),
)
