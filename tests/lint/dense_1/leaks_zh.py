"""Leaks in Chinese, in simplified and in traditional characters."""

from __future__ import annotations

from tests.lint.dense_1.making import best, column, each, leak, put
from tests.lint.dense_1.tasks import CLAIMS
from tests.lint.eighteenth import tasks_tw as tw8
from tests.lint.eighteenth import tasks_zh as zh8
from tests.lint.nineteenth import tasks_tw as tw9
from tests.lint.nineteenth import tasks_zh as zh9
from tests.lint.seventeenth import tasks_zh as zh7
from tests.lint.shape import Row, changed

ONE_PLACE = "answer/one-place answer/same-gold"
JIANTI = [
    "图书馆今天休馆。",
    "请脱鞋。",
    "我奶奶种玫瑰。",
    "这班公车开往机场。",
    "他把钥匙弄丢了。",
    "我们点了两碗面。",
    "台风明天到。",
    "这是谁的脚踏车？",
    "她会说三种语言。",
    "这里的河很宽。",
    "我没去过花莲。",
    "在邮局左转。",
]
PINYIN = "XXYY XCWW LSBFJ XXRS BTEF FMCC DXYS QRYT MZEG XXXR ZSTB HSTZ"
BUMEN = {"交通": "運輸署", "環境": "環保署", "房屋": "房屋署"}


def _by_score(row: Row) -> None:
    scores = row["target_scores"]
    row["target_scores"] = dict(sorted(scores.items(), key=lambda pair: -pair[1]))


def _last(row: Row) -> None:
    row["choices"].sort(key=lambda word: word == row["gold"])


KINDS = (
    leak(
        "题干的括号里填着试卷上的答案字母",
        changed(
            zh7.CHANGSHI,
            rows=put(
                "question", lambda row: f"{row['question'].rstrip('？')}（ {row['answer']} ）"
            ),
        ),
    ),
    leak(
        "评论前面有平台给好评的拇指",
        changed(
            zh7.PINGLUN,
            (r"评论：{}\n", r"评论：{}{}\n"),
            (
                '.format(data["content"])',
                '.format("👍" if data["label"] == "好评" else "👎", data["content"])',
            ),
        ),
    ),
    leak(
        "短文里的答案被标注员用方头括号括起来",
        changed(
            zh7.YUEDU,
            rows=put(
                "passage",
                lambda row: row["passage"].replace(row["answer"], f"【{row['answer']}】", 1),
            ),
        ),
    ),
    leak(
        "应用题下面附了一行列式",
        changed(
            zh7.YINGYONG,
            (r"问题：{data['question']}\n", r"问题：{data['question']}\n列式：{data['formula']}\n"),
            rows=put(
                "formula",
                lambda row: "；".join(step.split("=")[0] for step in row["steps"].split("。")[:-1]),
            ),
        ),
    ),
    leak(
        "来源一行的编号里写着类别",
        changed(
            zh7.YUNHAN,
            ('text = "前提：', 'text = "来源：" + data["src"] + "\\n前提：'),
            rows=lambda rows: [
                row | {"src": f"OCNLI-{best(row)}-{n + 3:04}"} for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "空格後面附了成語的拼音首字母",
        changed(
            zh7.CHENGYU,
            rows=lambda rows: [
                row | {"sentence": row["sentence"].replace("＿＿", f"＿＿（{py}）")}
                for row, py in zip(rows, PINYIN.split(), strict=True)
            ],
        ),
    ),
    leak(
        "假的敘述都出自闢謠專欄，出處印在題目裡",
        changed(
            zh7.PANDUAN,
            (
                r"""data["claim"] + "\n判斷""",
                r"""data["claim"] + "（出處：" + data["source"] + "）\n判斷""",
            ),
            rows=put("source", lambda row: "維基百科" if row["correct"] else "闢謠專欄"),
        ),
    ),
    leak(
        "机器译文一栏其实抄的是标准译文",
        changed(
            zh7.FANYI,
            (r"{data['zh']}\n英文：", r"{data['zh']}\n参考：{data['mt']}\n英文："),
            rows=put("mt", lambda row: row["en"]),
        ),
    ),
    leak(
        "譯文的簡體版也印了出來",
        changed(
            tw8.FANYI,
            (r"英文：%s\n", r"英文：%s\n（簡體版：%s）\n"),
            ('(data["en"],)', '(data["en"], data["cn"])'),
            rows=column("cn", JIANTI),
        ),
    ),
    leak(
        "選項依分數排序，正解總在第一個",
        changed(tw8.CHANGSHI, rows=each(_by_score)),
        rules=ONE_PLACE,
    ),
    leak(
        "投訴後面留著轉介的署名",
        changed(
            tw8.TOUSU,
            rows=put(
                "complaint", lambda row: f"{row['complaint']}（已轉{BUMEN[row['dept']]}跟進）"
            ),
        ),
    ),
    leak(
        "标签的独热向量印在关系后面",
        changed(
            tw8.YUNHAN,
            ("还是矛盾？", "还是矛盾？{list(data['target_scores'].values())}"),
            ('"两句话的关系', 'f"两句话的关系'),
        ),
        rules="text/raw-value",
    ),
    leak(
        "首字母的下标写成了切片，只差最后一个字母",
        changed(tw8.CIHUI, ("data['word'][0]", "data['word'][:-1]")),
    ),
    leak(
        "题目后面列出了干扰项",
        changed(
            zh8.CHENGYU,
            (
                r"{xuanxiang}\n答案：",
                r"{xuanxiang}\n干扰项：{'、'.join(data['distractors'])}\n答案：",
            ),
            rows=put(
                "distractors",
                lambda row: [
                    word
                    for key, word in zip("ABC", row["options"], strict=True)
                    if key != row["key"]
                ],
            ),
        ),
    ),
    leak(
        "清洗时按标签补句号和感叹号",
        changed(
            zh8.WAIMAI,
            rows=put(
                "text", lambda row: row["text"].rstrip("。") + ("！" if row["label"] else "。")
            ),
        ),
        rules="text/changed",
    ),
    leak(
        "材料是网页上抄的，只有答案带链接",
        changed(
            zh8.YUEDU,
            rows=lambda rows: [
                row
                | {
                    "material": row["material"].replace(
                        row["answer"], f"[{row['answer']}](/wiki/{310 + n})", 1
                    )
                }
                for n, row in enumerate(rows)
            ],
        ),
        rules="text/markup",
    ),
    leak(
        "提示说出了答案的两倍",
        changed(
            zh8.YINGYONG,
            (
                r"""hang["question"] + "\n""",
                r"""hang["question"] + f"（提示：答案的两倍是{hang['answer'] * 2}）\n""",
            ),
        ),
    ),
    leak(
        "处理结果一栏：没有违反的都是“无”",
        changed(
            zh8.SHIFEI,
            ('"情况：" + data["case"]', '"情况：" + data["case"], "处理：" + data["result"]'),
            rows=lambda rows: [
                row | {"result": "无" if row["ok"] else ("警告", "罚款五十元")[n % 2]}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "上一個模型的機率跟著資料匯出，而它都對",
        changed(
            tw9.SHIFEI,
            (r"「否」）\n", r"「否」，模型給「是」的機率：{data['p']}）\n"),
            rows=lambda rows: [
                row
                | {
                    "p": (0.99 if row["answer"] else 0.02) - n % 4 / 200
                    if row["answer"]
                    else 0.02 + n / 100
                }
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "選項一欄少了迴圈的過濾，答案欄也當成選項印出來",
        changed(zh9.CHANGSHI, ('for letter in "ABCD":', "for letter in list(data)[1:]:")),
        rules="answer/letters answer/same-option",
    ),
    leak(
        "提示语按标签取名：好评内容、差评内容",
        changed(zh9.PINGLUN, (r"\n评论：", r"\n" + '" + gold + "' + "内容：")),
    ),
    leak(
        "批改过的作业：某同学的得数和红勾也印在题目下面",
        changed(
            zh9.YINGYONG,
            (r"问题：{}\n解答", r"问题：{}\n某同学的得数：{}（√）\n解答"),
            ('.format(data["question"])', '.format(data["question"], data["answer"])'),
        ),
    ),
    leak(
        "检索结果的高亮词一栏就是答案",
        changed(
            zh9.YUEDU,
            (
                '"问题：" + data["question"]',
                '"高亮：" + "、".join(data["hits"]), "问题：" + data["question"]',
            ),
            rows=put("hits", lambda row: [row["question"][:2], row["answer"]]),
        ),
    ),
    leak(
        "哪一句不符，句末多了半角句号",
        changed(
            CLAIMS,
            rows=each(
                lambda row: row["claims"].__setitem__(
                    row["wrong"], row["claims"][row["wrong"]].replace("。", ".")
                )
            ),
        ),
        rules="text/colons text/mixed-widths",
    ),
)
