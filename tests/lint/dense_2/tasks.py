"""The right tasks that the cases build upon: those of three corpora, and a few more."""

from __future__ import annotations

from dataclasses import replace

from tests.lint.eighteenth import tasks_en as en18
from tests.lint.eighteenth import tasks_free as free18
from tests.lint.eighteenth import tasks_labels as labels18
from tests.lint.eighteenth import tasks_tw as tw18
from tests.lint.eighteenth import tasks_zh as zh18
from tests.lint.making import table
from tests.lint.nineteenth import tasks_en as en19
from tests.lint.nineteenth import tasks_free as free19
from tests.lint.nineteenth import tasks_own as own19
from tests.lint.nineteenth import tasks_tw as tw19
from tests.lint.nineteenth import tasks_zh as zh19
from tests.lint.seventeenth import tasks_en as en17
from tests.lint.seventeenth import tasks_free as free17
from tests.lint.seventeenth import tasks_zh as zh17
from tests.lint.shape import SmallTask, code

ALGEBRA = SmallTask(
    "algebra",
    code(
        r"""
        text = f"Problem: {data['problem']}\nAnswer:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    table(
        "problem|answer",
        r"""
        Compute $2^3 \times 5$.|40
        Compute $\frac{12}{4} + 1$.|4
        Solve $x + 7 = 12$ for $x$.|5
        Compute $10^2 - 1$.|99
        What is $\frac{3}{4} \times 8$?|6
        Compute $3^2 + 4^2$.|25
        Solve $3x = 21$ for $x$.|7
        Compute $\frac{100}{5}$.|20
        What is $6 \times 7$?|42
        Compute $2^5 + 1$.|33
        """,
    ),
)

FROST = SmallTask(
    "frost",
    code(
        r"""
        lines = [f"Morning: {data['morning']} °C", f"Change: {data['change']} °C", "Evening:"]
        return {
            "input": "\n".join(lines),
            "output": f" {data['evening']}",
            "processed_output": data["evening"],
        }
        """
    ),
    table(
        "morning|change|evening",
        """
        -4|-3|-7
        2|-6|-4
        -1|5|4
        0|-2|-2
        7|-4|3
        -9|3|-6
        3|3|6
        -5|-5|-10
        1|-9|-8
        -2|8|6
        """,
    ),
)

SHICI = SmallTask(
    "shici",
    code(
        r"""
        text = f"请写出下一句。\n上句：{data['line']}\n出处：《{data['title']}》\n下句："
        return {"input": text, "output": data["next"], "processed_output": data["next"]}
        """
    ),
    table(
        "line|title|next",
        """
        床前明月光|静夜思|疑是地上霜
        春眠不觉晓|春晓|处处闻啼鸟
        白日依山尽|登鹳雀楼|黄河入海流
        锄禾日当午|悯农|汗滴禾下土
        千山鸟飞绝|江雪|万径人踪灭
        红豆生南国|相思|春来发几枝
        松下问童子|寻隐者不遇|言师采药去
        离离原上草|赋得古原草送别|一岁一枯荣
        空山不见人|鹿柴|但闻人语响
        独坐幽篁里|竹里馆|弹琴复长啸
        """,
    ),
)

TASKS: dict[str, SmallTask] = {
    task.name: task
    for task in (
        *en17.TASKS,
        *free17.TASKS,
        *zh17.TASKS,
        *en18.TASKS,
        *free18.TASKS,
        *labels18.TASKS,
        *tw18.TASKS,
        *zh18.TASKS,
        # Two names are there twice.
        *(
            replace(each, name=f"{each.name}-2")
            if each.name in ("tickets", "market-sums")
            else each
            for module in (en19, free19, own19, tw19, zh19)
            for each in module.TASKS
        ),
        ALGEBRA,
        FROST,
        SHICI,
    )
}
