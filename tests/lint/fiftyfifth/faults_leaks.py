"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    DNA,
    FRAC,
    HOURS,
    LAB,
    LEASE,
    ORDERS,
    PAIRS,
    PRINTS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, FARM, PHYS, SCENE, SPAN, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, DEEN, ERROR, NOTICIA, REVIEW, VOPROS
from tests.lint.making import kind, line, put
from tests.lint.shape import Kind, changed

F = "leaks"
LEAK = "answer/leaked answer/in-id answer/cue-again answer/stands-out answer/marked"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer stands behind the last cue",
        LEAK,
        line(LAB, 'text += f" {gold}"'),
        line(DNA, 'text = text + " " + gold'),
        line(NOTICIA, 'text = " ".join([text, gold])'),
        line(CLAIM, "text += gold"),
    ),
    kind(
        F,
        "a field that says the class is shown beside the text",
        LEAK + " text/snake-name text/raw-value answer/legend",
        changed(
            CARD,
            ("Message: {chat}", "Queue: {queue}\n\nMessage: {chat}"),
            ("chat=data", 'queue=data["topic"], chat=data'),
        ),
        changed(REVIEW, ("\\n类别：", "\\n评分：{data['label']}\\n类别：")),
        changed(
            NOTICIA,
            ("\\nSección:", "\\nCódigo: {}\\nSección:"),
            ('data["titular"]\n', 'data["titular"], data["seccion"]\n'),
        ),
        changed(HOURS, ('% data["question"]', '% (data["question"] + " " + str(data["open"]))')),
    ),
    kind(
        F,
        "the whole row is dumped into the prompt",
        LEAK + " text/raw-value answer/reasoning-in-input",
        line(LAB, "text = f'{data}\\n{text}'"),
        line(COMMIT, "text = json.dumps(data) + '\\n' + text", above="import json"),
        line(LEASE, 'text += "\\n" + "; ".join(str(value) for value in data.values())'),
        line(ORDERS, 'text = str(data) + "\\n" + text'),
    ),
    kind(
        F,
        "what explains the answer is shown with the question",
        LEAK + " answer/reasoning-in-input answer/legend",
        changed(FARM, ("{data['question']}\\n", "{data['question']}\\nHint: {steps}\\n")),
        changed(
            RARE,
            ('item.shown() + "', 'item.shown() + "\\nNote: " + data["why"] + "'),
            rows=put("why", lambda row: f"with {row['worth']} coins it counts as {row['rarity']}"),
        ),
        line(DNA, 'text = ", ".join(a + "-" + b for a, b in zip(strand, gold)) + "\\n" + text'),
    ),
    kind(
        F,
        "the right option bears a mark",
        LEAK + " answer/letters",
        changed(
            PHYS,
            (
                '{letter}. {choice}\\n"',
                "{letter}. {choice}{' *' if choice == data['choices'][data['answer']] "
                "else ''}\\n\"",
            ),
        ),
        changed(
            STRAY,
            (
                "[word.strip() for word in scores]",
                "[word.strip().title() if scores[word] else word.strip() for word in scores]",
            ),
        ),
    ),
    kind(
        F,
        "a hint tells how the answer begins, or how long it is",
        LEAK,
        line(DEEN, 'text += f" ({gold.split()[0]} …)"'),
        line(CARD, 'text = text.replace("Topic:", f"Hint: starts with {gold[0]}\\nTopic:")'),
        line(NOTICIA, 'text = f"({len(gold)} letras)\\n" + text'),
        line(FRAC, 'text = "Numerator: " + gold.split("/")[0] + "\\n" + text'),
    ),
    kind(
        F,
        "the right option stands first in each list",
        "answer/one-place answer/leaked answer/same-gold",
        changed(
            PHYS,
            rows=lambda rows: [
                {
                    **row,
                    "choices": [
                        row["choices"][row["answer"]],
                        *row["choices"][: row["answer"]],
                        *row["choices"][row["answer"] + 1 :],
                    ],
                    "answer": 0,
                }
                for row in rows
            ],
        ),
        changed(
            STRAY,
            rows=lambda rows: [
                {
                    **row,
                    "target_scores": dict(
                        sorted(row["target_scores"].items(), key=lambda each: -each[1])
                    ),
                }
                for row in rows
            ],
        ),
        changed(
            VOPROS,
            (
                '"\\nСлово:"',
                '"\\nВарианты: " + ", ".join(sorted(ocenki, key=lambda s: -ocenki[s])) '
                '+ "\\nСлово:"',
            ),
        ),
    ),
    kind(
        F,
        "an id or a path is made of the label",
        LEAK,
        changed(
            COMMIT,
            ('"Commit: " + data["subject"]', '"Commit: " + data["id"] + " " + data["subject"]'),
            rows=lambda rows: [
                {**row, "id": f"{row['type']}-{17 * place + 101}"} for place, row in enumerate(rows)
            ],
        ),
        changed(
            REVIEW,
            ("评价：{data['text']}", "文件：{data['path']}\\n评价：{data['text']}"),
            rows=lambda rows: [
                {
                    **row,
                    "path": f"{('neu', 'pos', 'neg')[row['label']]}/{place + 331}.txt",
                }
                for place, row in enumerate(rows)
            ],
        ),
        changed(
            PAIRS,
            ('text += "\\nSame:"', 'text += "\\nPair: " + data["id"] + "\\nSame:"'),
            rows=lambda rows: [
                {**row, "id": f"{'dup' if row['same'] == 'yes' else 'neg'}{place:04}"}
                for place, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        F,
        "the description has the key of the test",
        LEAK + " few-shot/own-doc few-shot/near-copy few-shot/same-docs",
        changed(
            PHYS,
            description="The following are multiple choice questions (with answers) about science."
            "\nAnswer key: 1 B, 2 C, 3 A, 4 D, 5 B, 6 A, 7 C, 8 D, 9 A, 10 C, 11 B, 12 D",
        ),
        line(
            ERROR,
            'text = "答え：" + "、".join(KEY) + "\\n" + text',
            above='KEY = ["E-204", "E-310", "W-015", "E-101", "H-777", "L-003", '
            '"E-220", "W-048", "F-900", "E-512", "N-061"]',
        ),
        changed(
            SPAN,
            description="Answers: Ada Holm, Thursday, a brewer, silver, Karlby, blue "
            "light, Lund Street, at noon, one, Sel, wild boar",
        ),
    ),
    kind(
        F,
        "a worked example of the prompt is a row that is scored",
        "few-shot/own-doc few-shot/near-copy few-shot/same-docs few-shot/question-shown "
        "answer/leaked few-shot/same-twice few-shot/repeated",
        changed(FRAC, description="Reduce the fraction to lowest terms.\n10/15 = 2/3", fewshot=0),
        changed(
            DEEN,
            description="Translate the German sentence into English.\nGerman: Es regnet seit drei "
            "Tagen.\nEnglish: It has been raining for three days.",
            fewshot=0,
        ),
        changed(
            CALLS,
            description="ما مزاج المتصل: راضٍ أم غاضب أم محايد؟\nالمكالمة: أحتاج نسخة من الفاتورة "
            "الأخيرة.\nالمزاج: محايد",
            fewshot=0,
        ),
    ),
    kind(
        F,
        "the passage's answer is set off, as annotators had it",
        LEAK + " text/markup",
        changed(
            LEASE,
            rows=put("clause", lambda row: row["clause"].replace(row["end"], f"**{row['end']}**")),
        ),
        changed(
            ERROR,
            rows=put("bun", lambda row: row["bun"].replace(row["code"], f"<b>{row['code']}</b>")),
        ),
        changed(
            SPAN,
            rows=put(
                "passage",
                lambda row: row["passage"].replace(row["answers"][0], f"[{row['answers'][0]}]"),
            ),
        ),
    ),
    kind(
        F,
        "a remark in the row's own text says what is right",
        LEAK,
        changed(
            PRINTS, rows=put("program", lambda row: f"{row['program']}  # prints {row['printed']}")
        ),
        changed(
            ORDERS,
            rows=put("order", lambda row: f"{row['order']} [{row['count']} x {row['item']}]"),
        ),
        changed(DEEN, rows=put("de", lambda row: f"{row['de']} (= {row['en']})")),
        changed(FRAC, rows=put("fraction", lambda row: f"{row['fraction']} (= {row['lowest']})")),
    ),
    kind(
        F,
        "a sign that goes with the label stands in the template",
        LEAK,
        changed(
            LAB,
            (
                "{data['value']} {unit}\"",
                "{data['value']} {unit} {dict(high='H', low='L').get(data['flag'], '')}\"".replace(
                    "dict(high='H', low='L')", "ARROWS"
                ),
            ),
            (
                "import random\n",
                "import random\nARROWS = {'high': '↑', 'low': '↓', 'normal': '→'}\n",
            ),
        ),
        changed(
            REVIEW, ("评价：{data['text']}", "评价：{'★' * (3 + 2 * data['label'])} {data['text']}")
        ),
        changed(
            CALLS,
            (
                '"المكالمة: "',
                '{"راضٍ": "🙂 ", "غاضب": "😠 ", "محايد": "😐 "}[data["mood"]] + "المكالمة: "',
            ),
        ),
    ),
    kind(
        F,
        "what the answer is not is listed",
        LEAK + " answer/letters",
        line(
            CARD,
            'text = "It is not about " + ", ".join(t for t in TOPICS if t != gold) + ".\\n" + text',
        ),
        line(NOTICIA, 'text += " (no " + ", ".join(s for s in secciones if s != gold) + ")"'),
        line(
            LAB,
            'text = "Not: " + ", ".join(f for f in ["low", "normal", "high"] '
            'if f != gold) + "\\n" + text',
        ),
    ),
    kind(
        F,
        "the answer is in the prompt in other letters: turned round, spaced or in capitals",
        LEAK,
        line(DNA, 'text = f"Check: {gold[::-1]}\\n" + text'),
        line(FRAC, 'text = "Key " + "-".join(gold) + "\\n" + text'),
        line(COMMIT, 'text = f"[{gold.upper()}] " + text'),
    ),
    kind(
        F,
        "the rows' own text has the label in front, as the source tagged it",
        LEAK + " text/said-again",
        changed(COMMIT, rows=put("subject", lambda row: f"{row['type']}: {row['subject']}")),
        changed(CALLS, rows=put("call", lambda row: f"[{row['mood']}] {row['call']}")),
        changed(RARE, rows=put("name", lambda row: f"{row['name']} ({row['rarity']})")),
        changed(
            SCENE,
            rows=put(
                "context",
                lambda row: row["context"] + next(k for k, v in row["target_scores"].items() if v),
            ),
        ),
    ),
    kind(
        F,
        "the cue is bent to the answer",
        LEAK + " text/cue-forms text/shot-cue text/ambiguous",
        line(
            LAB, 'text = text.replace("Flag:", "Flag (too much):" if gold == "high" else "Flag:")'
        ),
        line(PAIRS, 'text = text.replace("Same:", "Same, surely:" if gold == "yes" else "Same:")'),
        line(
            HOURS,
            'text = text.replace("Question:", "Question (opened):" if data["open"] '
            'else "Question (closed):")',
        ),
    ),
    kind(
        F,
        "rows are there twice, the second time with another case or another mark",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/repeated "
        "text/ambiguous",
        changed(
            DEEN,
            rows=lambda rows: [*rows, *({**row, "de": row["de"].upper()} for row in rows)],
            fewshot=8,
        ),
        changed(
            COMMIT,
            rows=lambda rows: [*rows, *({**row, "subject": row["subject"] + "."} for row in rows)],
            fewshot=8,
        ),
        changed(
            FRAC,
            rows=lambda rows: [
                *rows,
                *({**row, "fraction": row["fraction"].replace("/", " / ")} for row in rows),
            ],
            fewshot=8,
        ),
    ),
    kind(
        F,
        "wrong options are visibly cut or unfinished",
        LEAK + " answer/length-tells text/cut-item text/unlike-others",
        changed(
            PHYS,
            rows=put(
                "choices",
                lambda row: [
                    each if place == row["answer"] else each[:3] + "…"
                    for place, each in enumerate(row["choices"])
                ],
            ),
        ),
        changed(
            SCENE,
            rows=put(
                "target_scores",
                lambda row: {
                    key if score else key.rstrip("."): score
                    for key, score in row["target_scores"].items()
                },
            ),
        ),
    ),
    kind(
        F,
        "the row's own gold serves as the example of the form",
        LEAK + " few-shot/own-doc",
        line(LEASE, 'text = text.replace("\\n\\nClause", f" (e.g. {gold})\\n\\nClause")'),
        line(ORDERS, 'text = text.replace("and count.", f"and count, like {gold}.")'),
        line(DATES, 'text = text.replace("with commas.", f"with commas, such as {gold}.")'),
        line(ERROR, 'text = text.replace("ください。", f"ください（例：{gold}）。")'),
    ),
)
