"""Right prompts in Chinese that look odd."""

from __future__ import annotations

from tests.lint.dense_1.making import column, each, put
from tests.lint.dense_1.tasks import CLAIMS
from tests.lint.eighteenth import tasks_tw as tw8
from tests.lint.eighteenth import tasks_zh as zh8
from tests.lint.making import odd
from tests.lint.nineteenth import tasks_tw as tw9
from tests.lint.nineteenth import tasks_zh as zh9
from tests.lint.seventeenth import tasks_zh as zh7

RIGHT = (
    odd(
        "甲乙丙丁作选项，答案也是甲乙丙丁",
        zh7.CHANGSHI,
        rows=lambda rows: [
            {
                **row,
                "options": dict(zip("甲乙丙丁", row["options"].values(), strict=True)),
                "answer": "甲乙丙丁"["ABCD".index(row["answer"])],
            }
            for row in rows
        ],
    ),
    odd(
        "选项和答案都用全角字母",
        zh8.CHENGYU,
        ('zip("ABC",', 'zip("ＡＢＣ",'),
        rows=put("key", lambda row: chr(ord(row["key"]) + 0xFEE0)),
    ),
    odd(
        "图例里0在后，1在前，答案用数字",
        zh8.WAIMAI,
        ("回答“正面”或“负面”", "正面写1，负面写0"),
        ('"正面" if data["label"] == 1 else "负面"', 'str(data["label"])'),
    ),
    odd(
        "问的是违反与否，是和否也跟着换了",
        zh8.SHIFEI,
        ("这样做符合规定吗？", "这样做违反规定吗？"),
        ('{True: "是", False: "否"}', '{False: "是", True: "否"}'),
    ),
    odd(
        "○和╳代替對錯，題目裡說明了",
        zh7.PANDUAN,
        ("回答「對」或「錯」", "對的寫「○」，錯的寫「╳」"),
        ('{True: "對", False: "錯"}', '{True: "○", False: "╳"}'),
    ),
    odd(
        "編號寫成漢字，題目也用漢字",
        tw9.CHENGYU,
        ('in enumerate(data["choices"], 1)', 'in zip("一二三四", data["choices"])'),
        (
            'str(data["choices"].index(data["gold"]) + 1)',
            '"一二三四"[data["choices"].index(data["gold"])]',
        ),
    ),
    odd(
        "列出的次序与数据里的次序不同的标签",
        zh9.YUNHAN,
        (
            '"、".join(labels[:-1]) + "还是" + labels[-1]',
            '"、".join(sorted(labels)[:-1]) + "还是" + sorted(labels)[-1]',
        ),
    ),
    odd(
        "两句相符，一句不符，问的是与短文矛盾的那句",
        CLAIMS,
        ("哪一句与短文不符", "有两句与短文相符，哪一句不相符"),
    ),
    odd(
        "部門後面各有英文縮寫，答案只要中文",
        tw8.TOUSU,
        (
            "一個部門：交通、環境或房屋。",
            "一個部門，只寫中文：交通（TD）、環境（EPD）或房屋（HD）。",
        ),
    ),
    odd(
        "评论里出现“好评”和“差评”两个词",
        zh7.PINGLUN,
        rows=put("content", lambda row: row["content"] + "（写好评或差评都返两元券）"),
    ),
    odd(
        "每篇短文都以同一个书名开头",
        zh7.YUEDU,
        rows=put("passage", lambda row: "《乡土志》载：" + row["passage"]),
    ),
    odd(
        "原文里有英文词，译文里也有",
        zh7.FANYI,
        rows=each(
            lambda row: row.update(
                zh="我用iPhone拍照，不用iPad。",
                en="I take photos with my iPhone, not with an iPad.",
            ),
            20,
            2,
        ),
    ),
    odd(
        "麵包屑導覽每題一樣，與類別無關",
        zh7.XINWEN,
        ('f"標題：{title}', 'f"首頁 > 即時 > 內文\\n標題：{title}'),
        ("f\"標題：{data['title']}", "f\"首頁 > 即時 > 內文\\n標題：{data['title']}"),
    ),
    odd(
        "題號從一數起，與答案無關",
        tw9.SHIFEI,
        ("問題：{question}", "（第{data['no']}題）問題：{question}"),
        rows=column("no", list(range(1, 13))),
    ),
    odd(
        "感叹号正面负面都有，不随标签",
        zh8.WAIMAI,
        rows=each(lambda row: row.update(text=row["text"].rstrip("。") + "！"), 3),
    ),
    odd(
        "题目里有括号，括号是空的",
        zh9.CHANGSHI,
        rows=put("question", lambda row: row["question"] + "（  ）".replace("  ", "　")),
    ),
    odd(
        "每题都有同一句提示",
        zh9.YINGYONG,
        (r"问题：{}\n", r"问题：{}\n提示：先算乘除，后算加减。\n"),
    ),
)
