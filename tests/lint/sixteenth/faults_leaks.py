"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.making import each
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    FILMS,
    GOALS,
    KITCHEN,
    PRONOUNS,
    SCIENCE,
    TICKETS,
)
from tests.lint.sixteenth.tasks_free import BAKERY, DIARIES, FRENCH, GUESTS, MARKET, MOODS, PLURALS
from tests.lint.sixteenth.tasks_zh import (
    CHANGSHI,
    FANYICI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

LEAK = "leaks"


def _first(row):
    """Move the right choice to the front."""
    row["choices"].insert(0, row["choices"].pop(row["gold"]))
    row["gold"] = 0


def _last(row):
    """Move the right option to the end."""
    row["options"].append(row["options"].pop(row["right"]))
    row["right"] = 3


def _second(row):
    """Move the right option to the middle."""
    row["options"].insert(1, row["options"].pop("ABC".index(row["key"])))
    row["key"] = "B"


KINDS = (
    kind(
        LEAK,
        "the answer stands behind its cue in the input already",
        "answer/leaked answer/cue-again",
        changed(FRENCH, ('("French", "")', '("French", data["fr"])')),
        changed(
            YUEDU,
            ('答案："\n', '答案：{答}"\n'),
            ('data["question"])', 'data["question"], 答=data["answer"])'),
        ),
        changed(MOODS, ("Feeling:", "Feeling: {data['mood']}")),
        changed(PINGLUN, ('情感："', "情感：{data['label']}\\n\"")),
    ),
    kind(
        LEAK,
        "the row's own reasoning or explanation is shown to the model",
        "answer/reasoning-in-input answer/leaked answer/stands-out",
        changed(
            BAKERY, ('think step by step."', "think step by step. {' '.join(data['steps'])}\"")
        ),
        changed(YINGYONG, ('"\\n请一步', '"\\n提示：" + "".join(data["steps"]) + "\\n请一步')),
        changed(
            SCIENCE,
            ("{options}\\nA:", "{options}\\nExplanation: {data['explanation']}\\nA:"),
            rows=each(
                lambda row: row.update(
                    explanation=f"It is known to be {row['options']['ABC'.index(row['key'])]}, as every textbook says."
                )
            ),
            shots=tuple(row | {"explanation": "It is known."} for row in SCIENCE.shots),
        ),
    ),
    kind(
        LEAK,
        "a name of the row that is shown begins with its label",
        "answer/in-id answer/leaked",
        changed(
            TICKETS,
            ("Message: {", "Message {data['id']}: {"),
            rows=each(lambda row: row.update(id=f"{row['topic']}-{row['id'][1:]}")),
        ),
        changed(
            KITCHEN,
            ('data["question"])', 'data["id"] + " " + data["question"])'),
            rows=lambda rows: [
                row | {"id": f"{row['answer']}_{n:03d}"} for n, row in enumerate(rows)
            ],
        ),
        changed(
            XINWEN,
            ('["新聞："', '["編號：" + data["no"], "新聞："'),
            rows=lambda rows: [
                row | {"no": f"{row['class']}{n + 20}"} for n, row in enumerate(rows)
            ],
        ),
        changed(
            PINGLUN,
            ("\\n评论：{", "\\n文件：{data['file']}\\n评论：{"),
            rows=lambda rows: [
                row | {"file": f"{row['label']}/{n}.txt"} for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        LEAK,
        "the right option is set off in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            CAPITALS,
            (
                'lines.append(f"{mark}. {choice}")',
                'star = "*" if choice == row["choices"][row["gold"]] else ""\n        lines.append(f"{mark}. {choice}{star}")',
            ),
        ),
        changed(
            SCIENCE,
            (
                '"(%s) %s" % pair for pair',
                '("**(%s)** %s" if pair[0] == data["key"] else "(%s) %s") % pair for pair',
            ),
        ),
        changed(
            CHANGSHI,
            rows=each(
                lambda row: row["options"].__setitem__(
                    row["right"], row["options"][row["right"]] + "。"
                )
            ),
        ),
    ),
    kind(
        LEAK,
        "the right option stands at one place in all rows",
        "answer/one-place answer/same-gold answer/leaked",
        changed(CAPITALS, rows=each(_first)),
        changed(CHANGSHI, rows=each(_last)),
        changed(SCIENCE, rows=each(_second)),
    ),
    kind(
        LEAK,
        "a line of metadata tells the label",
        "answer/leaked answer/in-id answer/stands-out",
        changed(
            TICKETS, ("Message: {", "Forwarded to: {data['topic']}-team@shop.example\\nMessage: {")
        ),
        changed(
            XINWEN,
            ('"新聞：" + data["title"]', '"新聞：" + data["title"] + f"（{data[\'class\']}版）"'),
        ),
        changed(
            FILMS,
            ("Review: %s\\n", "Review: %s (%s stars)\\n"),
            ('% data["review"]', '% (data["review"], 1 + 4 * data["label"])'),
        ),
        changed(
            MOODS,
            ("{spoken}\\n", "{spoken} {FACES[data['mood']]}\\n"),
            (
                "import random\n",
                'import random\n\nFACES = {"happy": "😀", "angry": "😡", "sad": "😢"}\n',
            ),
        ),
    ),
    kind(
        LEAK,
        "what is to be found is marked in its text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(
            DIARIES,
            (
                'data["passage"],',
                'data["passage"].replace(data["answer"], f"[{data[\'answer\']}]"),',
            ),
        ),
        changed(
            YUEDU,
            rows=each(
                lambda row: row.update(
                    passage=row["passage"].replace(row["answer"], f"<b>{row['answer']}</b>")
                )
            ),
        ),
        changed(
            MARKET,
            rows=each(
                lambda row: row.update(
                    table=[
                        [f"**{cell}**" if cell == row["answer"] else cell for cell in line]
                        for line in row["table"]
                    ]
                )
            ),
        ),
    ),
    kind(
        LEAK,
        "the choice that is right is written into the prompt of a ranking",
        "answer/leaked few-shot/own-doc",
        changed(GOALS, ("What should one do?\\n", "What should one do? {best}\\n")),
        changed(
            PRONOUNS,
            (
                "lines = ",
                "first = max(data['target_scores'], key=data['target_scores'].get)\n    lines = ",
            ),
            ("stand for?'", "stand for ({first})?'"),
        ),
        changed(
            TUILI,
            ('结论吗？\\n".format(', '结论吗？（{}）\\n".format('),
            (
                'data["claim"])',
                'data["claim"], max(data["target_scores"], key=data["target_scores"].get))',
            ),
        ),
    ),
    kind(
        LEAK,
        "the beginning of the answer is given away",
        "answer/leaked answer/cue-again",
        changed(PLURALS, ("\\nPlural:", " (plural begins with {data['plural'][:3]})\\nPlural:")),
        changed(
            FANYICI,
            (
                '\\n反义词："\n    return',
                "\\n提示：第一个字是{data['gold'][0]}\\n反义词：\"\n    return",
            ),
        ),
        changed(GUESTS, ('Sorted:"\n    gold', "Sorted: {min(data['names'])},\"\n    gold")),
    ),
    kind(
        LEAK,
        "the row is shown whole, its gold too",
        "answer/leaked text/raw-value answer/in-id",
        changed(TICKETS, ("{data['text']}", "{data}")),
        changed(PANDUAN, ('说法：" + statement', '说法：" + str(data)')),
        changed(
            SCIENCE,
            ("Q: {data['question']}", "Q: {json.dumps(data)}"),
            ("import random\n", "import json\nimport random\n"),
        ),
        changed(FRENCH, ('data["en"])', '"; ".join(data.values()))')),
    ),
)
