"""Faults by which the input gives its answer away."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind, put
from tests.lint.shape import changed
from tests.lint.twentysecond.tasks_free import (
    BAKERY,
    FRENCH,
    INVOICE,
    SNIPPETS,
    SPANS,
    TRAINS,
)
from tests.lint.twentysecond.tasks_labels import BOOLS, HOTEL, NLI, TICKETS
from tests.lint.twentysecond.tasks_options import ANALOGY, CONTRACT, GARDEN, REEF, STAIRS
from tests.lint.twentysecond.tasks_zh import (
    CHENGYU,
    DIMING,
    POETRY,
    SHUXUE,
    WAIMAI,
    XINWEN,
    YOUDU,
    ZHEN,
)

_kind = partial(kind, "leaks")

KINDS = (
    _kind(
        "A line of metadata has the label",
        "answer/leaked answer/in-id",
        changed(HOTEL, ('f"Review: {', "f\"[guest {data['label'][:3]}] Review: {")),
        changed(NLI, ('text = f"Premise', 'text = f"(gold_label={gold})\\nPremise')),
        changed(
            XINWEN,
            ("新聞：{data['title']}\\n", "來源：{data['topic']}版\\n新聞：{data['title']}\\n"),
        ),
        changed(WAIMAI, ('"评论：" +', '"评分：" + str(data["label"] * 4 + 1) + "星\\n评论：" +')),
    ),
    _kind(
        "An id that is shown has the label in it",
        "answer/in-id answer/leaked",
        changed(
            TICKETS,
            ('Message: %s\\nTeam:" % data', 'Id: %s\\nMessage: %s\\nTeam:" % (data["id"], data'),
            ('["message"]\n', '["message"])\n'),
            rows=put("id", lambda row: f"{row['team']}-{len(row['message']):04}"),
        ),
        changed(
            INVOICE,
            ('f"Letter: {', "f\"File: {data['file']}\\nLetter: {"),
            rows=put("file", lambda row: f"scan_{row['number']}.pdf"),
        ),
        changed(
            DIMING,
            ('f"句子：{', "f\"编号：{data['id']}\\n句子：{"),
            rows=put("id", lambda row: f"{row['place']}_{len(row['text'])}"),
        ),
    ),
    _kind(
        "The right option is the one that bears a sign",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            REEF,
            ('f"{letter}. {choice}" for', 'f"{letter}. {choice}" + " ←" * (letter == gold) for'),
            ('    gold = letters[data["answer"]]\n', ""),
            (
                '    letters = "ABCD"\n',
                '    letters = "ABCD"\n    gold = letters[data["answer"]]\n',
            ),
        ),
        changed(
            GARDEN,
            ('f"({key}) {value}" for', 'f"({key}) {value}" + "." * (key == data["key"]) for'),
        ),
        changed(
            POETRY,
            ('f"{k}. {v}" for', 'f"{k}. {v}" if k != "ABCD"[data["answer"]] else f"{k}. {v}√" for'),
        ),
        changed(
            ANALOGY,
            ('" / ".join(options)', '" / ".join(o.title() if o == gold else o for o in options)'),
        ),
    ),
    _kind(
        "The answer is set off in its text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(
            INVOICE,
            rows=put(
                "letter", lambda row: row["letter"].replace(row["number"], f"*{row['number']}*")
            ),
        ),
        changed(
            SPANS,
            rows=put(
                "context",
                lambda row: row["context"].replace(row["span"], f"<ans>{row['span']}</ans>"),
            ),
        ),
        changed(
            DIMING,
            rows=put("text", lambda row: row["text"].replace(row["place"], f"【{row['place']}】")),
        ),
    ),
    _kind(
        "The row's own steps stand in the input",
        "answer/reasoning-in-input answer/leaked",
        changed(BAKERY, ("{data['problem']}\\n", "{data['problem']}\\nNotes: {data['steps']}\\n")),
        changed(TRAINS, ('step by step."', "step by step. {row['cot']}\"")),
        changed(SHUXUE, ("请一步一步地计算。", "请一步一步地计算。提示：{data['steps']}")),
    ),
    _kind(
        "The input goes on with the beginning of the answer",
        "answer/leaked",
        changed(FRENCH, ('English:" % pair', 'English:" % pair + " " + data["en"].split()[0]')),
        changed(INVOICE, ('"Invoice number:"', "f\"Invoice number: {data['number'][:5]}\"")),
        changed(ZHEN, ("英文：", "英文：{data['en'][:6]}")),
    ),
    _kind(
        "A hint says the answer, or nearly does",
        "answer/leaked answer/marked",
        changed(
            SPANS,
            (
                '[ask]", data["ask"]',
                "[ask]\", f\"{data['ask']} (starts with: {data['span'][:4]})\"",
            ),
        ),
        changed(
            SNIPPETS, ("{data['code']}\\n", "{data['code']}\\nassert output == {data['out']!r}\\n")
        ),
        changed(DIMING, ('"地名："', "f\"（提示：以“{data['place'][0]}”开头）\\n地名：\"")),
    ),
    _kind(
        "The wrong options are ruled out by name",
        "answer/leaked answer/stands-out",
        changed(
            REEF,
            (
                '"\\nAnswer:"',
                '"\\nIt is not: " + ", ".join(c for n, c in enumerate(data["choices"]) '
                'if n != data["answer"]) + "\\nAnswer:"',
            ),
        ),
        changed(
            STAIRS,
            (
                'listed + "Best',
                'listed + "Ruled out: " + ", ".join(m for m in marks if m != gold) + "\\nBest',
            ),
        ),
        changed(
            CONTRACT,
            (
                'text += f"Q',
                'wrong = [o for o, s in data["target_scores"].items() if not s]\n'
                '    text += "Wrong answers: " + "; ".join(wrong) + "\\n"\n    text += f"Q',
            ),
        ),
        changed(
            CHENGYU,
            (
                "（{number}）{choice}\\n",
                "（{number}）{choice}{'' if number == data['answer'] + 1 else ' ×'}\\n",
            ),
        ),
    ),
    _kind(
        "The scores of the options are printed with them",
        "answer/leaked text/raw-value answer/stands-out",
        changed(
            BOOLS,
            (
                '"Answer (yes or no):\\n"',
                'f"Answer {data["target_scores"]}:\\n"'.replace(
                    'data["target_scores"]', "data['target_scores']"
                ),
            ),
        ),
        changed(
            ANALOGY,
            (
                '" / ".join(options)',
                '" / ".join(f"{o} ({s})" for o, s in data["target_scores"].items())',
            ),
        ),
        changed(YOUDU, ("回答（是或否）", "回答（{data['target_scores']}）")),
    ),
)
