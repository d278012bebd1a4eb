"""Faults that give the answer away."""

from __future__ import annotations

from typing import Any

from tests.lint.fiftyseventh.edits import above, both
from tests.lint.fiftyseventh.tasks_bench import CHORES, GRADE, HOUSE, PHYSICS, SKY, STARS
from tests.lint.fiftyseventh.tasks_lands import (
    ANTONIM,
    GUSHI,
    MASU,
    PINGJIA,
    QISM,
    SECCION,
)
from tests.lint.fiftyseventh.tasks_long import CHAT, TOWN
from tests.lint.fiftyseventh.tasks_work import (
    BEASTS,
    COUNTS,
    DATES,
    DESK,
    GERMAN,
    GIST,
    LABS,
    LOOT,
    NOTICE,
    PARK,
    PRINTS,
    SCALE,
    SPELL,
    SQL,
    TURNS,
)
from tests.lint.making import kind, line
from tests.lint.shape import Kind, Row, SmallTask, changed

F = "leaks"
LEAK = "answer/leaked answer/in-id answer/marked answer/stands-out answer/reasoning-in-input"
OWN = (
    "few-shot/same-docs few-shot/own-doc few-shot/question-shown few-shot/near-copy "
    "few-shot/wrong-answer"
)


def _right(change: Any) -> Any:
    """Return what writes the right option of each row otherwise."""

    def run(rows: list[Row]) -> None:
        for row in rows:
            scores = row["target_scores"]
            row["target_scores"] = {
                change(key) if scores[key] else key: scores[key] for key in scores
            }

    return run


def _numbered(task: SmallTask, label: str, *pieces: Any) -> SmallTask:
    """Give each row an id that has its label, and show it."""

    def run(rows: list[Row]) -> None:
        for number, row in enumerate(rows, 101):
            row["id"] = f"{row[label]}_{number}"

    return changed(task, *pieces, rows=run)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the field of the label or the answer is printed among the details",
        LEAK + " answer/python-value text/raw-value answer/cue-again text/said-again",
        changed(
            LABS, ('        "Flag:",', '        f"Status: {data[\'flag\']}",\n        "Flag:",')
        ),
        changed(DESK, ('"\\n\\nCustomer: "', "f\"\\n\\nCustomer ({data['queue']}): \"")),
        changed(NOTICE, ("<clause>{clause}", "<clause period=\\\"{data['period']}\\\">{clause}")),
        changed(SPELL, ("{data['sentence']}", "{data['sentence']} [{data['word']}]")),
        changed(
            PARK,
            ("Car %s stood", "Car %s (ticket of %d euros) stood"),
            ('% (data["plate"], data', '% (data["plate"], data["fee"], data'),
        ),
        changed(
            BEASTS, ('data["animal"] + "', "f\"{data['animal']} (class {data['class']})\" + \"")
        ),
        changed(STARS, ("Review: {", "Review [{data['label']}]: {")),
        changed(
            HOUSE,
            ('"{}\\nQuestion', '"{}\\nLabel: {label}\\nQuestion'),
            ('data["question"])', 'data["question"], label=data["label"])'),
        ),
        changed(PINGJIA, ("评价：{", "标签：{data['fangmian']}\\n评价：{")),
        changed(QISM, ("المتصل: {", "المتصل ({data['harf']}): {")),
        changed(MASU, ("{data['jisho']}", "{data['jisho']}（{data['masu']}）")),
        changed(SCALE, ("takes $amount", "(for $guests: $needed $unit) takes $amount")),
        changed(
            CHAT,
            (
                "Player: {data['player']}",
                "Player: {data['player']} (last action: {data['action']})",
            ),
        ),
        changed(
            TOWN,
            ("Letter of {data['day']}:", "Letter of {data['day']}, filed under {data['code']}:"),
        ),
    ),
    kind(
        F,
        "the right option, or the answer in the text, is set off by a mark",
        LEAK + " text/markup text/unlike-others",
        changed(
            SKY,
            (
                'text += f"\\n{letter}. {choice}"',
                'star = "*" if choice == data["choices"][data["answer"]] else ""\n'
                '        text += f"\\n{letter}. {choice}{star}"',
            ),
        ),
        changed(
            BEASTS,
            (
                'f"{number} = {name}"',
                "f\"{'>' if number == data['class'] else ''}{number} = {name}\"",
            ),
        ),
        changed(
            DESK,
            (
                "text = HEAD +",
                "text = HEAD.replace(f\"- {data['queue']}:\", f\"- **{data['queue']}**:\") +",
            ),
        ),
        changed(
            QISM,
            ('{harf}. {qism}\\n"', "{harf}. {qism}{' ✓' if harf == data['harf'] else ''}\\n\""),
        ),
        changed(
            SECCION,
            (
                '" / ".join(SECCIONES)',
                '" / ".join(s.upper() if s == SECCIONES[data["numero"]] else s for s in SECCIONES)',
            ),
        ),
        changed(
            PINGJIA,
            (
                '"、".join(FANGMIAN)',
                '"、".join(f"【{x}】" if x == data["fangmian"] else x for x in FANGMIAN)',
            ),
        ),
        changed(
            TURNS,
            (
                "    text =",
                '    kinds = kinds.replace(data["act"], f"<b>{data[\'act\']}</b>")\n    text =',
            ),
        ),
        changed(
            NOTICE,
            rows=lambda rows: [
                {**row, "clause": row["clause"].replace(row["period"], f"__{row['period']}__")}
                for row in rows
            ],
        ),
        changed(
            COUNTS,
            (
                '"\\n".join(str(place) for place in places)',
                '"\\n".join(str(p) + " (max)" * (p.name == data["place"]) for p in places)',
            ),
        ),
        changed(PHYSICS, rows=_right(lambda key: key + ".")),
        changed(CHORES, rows=_right(lambda key: key.rstrip("."))),
        changed(GUSHI, rows=_right(lambda key: key + "（正确）")),
    ),
    kind(
        F,
        "the answer stands behind the cue already",
        LEAK + " answer/cue-again",
        changed(GERMAN, ("English:", "English: {target}")),
        changed(SPELL, ("Correct word:", "Correct word: {data['word']}")),
        line(NOTICE, 'text += f" {gold}\\n"'),
        changed(BEASTS, ('"\\nNumber:"', '"\\nNumber: " + data["class"]')),
        changed(PRINTS, ('"\\n```\\nOutput:"', '"\\n```\\nOutput: " + data["printed"]')),
        changed(SCALE, ("Needed:", "Needed: $needed $unit")),
        line(SKY, "text = f'{text} {gold}'"),
        changed(STARS, ("Sentiment:", "Sentiment:{gold}")),
        changed(MASU, ("ます形：", "ます形：{data['masu']}")),
        line(SECCION, 'text = " ".join([text, gold])'),
        changed(ANTONIM, ('"Антоним:"', '"Антоним: " + data["antonim"]')),
        changed(GIST, ("six words):", "six words): {data['headline']}")),
        changed(CHAT, ("\\nAction:", "\\nAction: {data['action']}")),
    ),
    kind(
        F,
        "shots or worked examples are rows that are scored, as they are or touched up a little",
        OWN,
        changed(LABS, shots=LABS.rows[:5]),
        changed(
            DESK, shots=tuple({**row, "message": row["message"].lower()} for row in DESK.rows[2:8])
        ),
        above(
            GERMAN,
            """
German: Wo kann man hier gut essen?
English: Where can one eat well here?

German: Die Kinder schlafen schon.
English: The children are already asleep.

""",
        ),
        changed(
            SPELL,
            shots=tuple({**row, "sentence": "  " + row["sentence"]} for row in SPELL.rows[3:7]),
        ),
        changed(PARK, shots=PARK.rows[::2]),
        above(
            BEASTS,
            "Animal: pike\nNumber: 5\n\nAnimal: toad\nNumber: 4\n\nAnimal: otter\nNumber: 1\n\n",
        ),
        changed(PRINTS, shots=PRINTS.rows[-4:]),
        changed(STARS, shots=STARS.rows[:6]),
        changed(HOUSE, own={"sampler": "opencompass"}),
        changed(PINGJIA, own={"sampler": "freeeval"}),
        changed(
            SECCION,
            shots=tuple({**row, "titular": row["titular"] + "."} for row in SECCION.rows[4:9]),
        ),
        above(ANTONIM, "Слово: день\nАнтоним: ночь\n\nСлово: война\nАнтоним: мир\n\n"),
        changed(CHAT, shots=CHAT.rows[1:6]),
    ),
    kind(
        F,
        "a note, an explanation or a hint of the row is shown, and it says the answer",
        LEAK + " answer/chain-differs",
        changed(GRADE, ("\\nAnswer:", "\\nWork: {data['answer']}\\nAnswer:")),
        changed(SCALE, ("Needed:", "(Working: $amount / $served * $guests = $needed)\\nNeeded:")),
        both(
            PARK,
            lambda row: row.update(note=f"charged {row['fee']} euros"),
            ("for %d minutes.", "for %d minutes. Note: %s"),
            ('data["minutes"])', 'data["minutes"], data["note"])'),
        ),
        both(PRINTS, lambda row: row.update(program=f"{row['program']}  # -> {row['printed']}")),
        both(
            LABS,
            lambda row: row.update(comment=f"{row['test']} {row['flag']}, seen by Dr Roth"),
            ('        "Flag:",', '        f"Comment: {data[\'comment\']}",\n        "Flag:",'),
        ),
        both(
            SKY,
            lambda row: row.update(why=f"It is {row['choices'][row['answer']]}, as is well known."),
            ('text += "\\nAnswer:"', 'text += "\\n" + data["why"] + "\\nAnswer:"'),
        ),
        both(
            HOUSE,
            lambda row: row.update(evidence=f"So the answer is {'yes' if row['label'] else 'no'}."),
            ('"{}\\nQ', '"{} {}\\nQ'),
            ('(data["passage"], ', '(data["passage"], data["evidence"], '),
        ),
        both(
            STARS,
            lambda row: row.update(tag=("negative", "positive")[row["label"]] + " feedback"),
            ("{data['review']}", "{data['review']} ({data['tag']})"),
        ),
        both(
            DESK,
            lambda row: row.update(memo=f"forwarded to {row['queue']} by Sam"),
            ('data["message"] + "', 'data["message"] + "\\nMemo: " + data["memo"] + "'),
        ),
        both(
            SPELL,
            lambda row: row.update(hint=f"{row['slip']} -> {row['word']}"),
            ("{data['sentence']}", "{data['sentence']}\\nHint: {data['hint']}"),
        ),
        both(
            QISM,
            lambda row: row.update(mulahaza=f"تم التحويل إلى {row['harf']}"),
            ("{data['kalam']}", "{data['kalam']}\\nملاحظة: {data['mulahaza']}"),
        ),
        both(
            GUSHI,
            lambda row: row.update(
                jiexi="解析：" + max(row["target_scores"], key=row["target_scores"].get)
            ),
            ('data["wenti"]', 'data["wenti"] + data["jiexi"]'),
        ),
    ),
    kind(
        F,
        "an id that is shown begins with the label, or a file's name has it",
        LEAK,
        _numbered(
            LABS, "flag", ('        f"Test:', '        f"Sample {data[\'id\']}",\n        f"Test:')
        ),
        _numbered(
            DESK, "queue", ('"\\n\\nCustomer: "', "f\"\\n\\nCase {data['id']}\\nCustomer: \"")
        ),
        _numbered(TURNS, "act", ('f"{shown}', "f\"[{data['id']}]\\n{shown}")),
        _numbered(BEASTS, "class", ('"\\n\\nAnimal: "', "f\"\\n\\nID {data['id']}\\nAnimal: \"")),
        _numbered(PINGJIA, "fangmian", ("评价：", "编号：{data['id']}\\n评价：")),
        _numbered(QISM, "harf", ("المتصل:", "رقم {data['id']}\\nالمتصل:")),
        _numbered(COUNTS, "place", ('"Species: "', "f\"Sheet {data['id']}.csv\\nSpecies: \"")),
        changed(
            STARS,
            ("Review:", "File: {data['path']}\\nReview:"),
            rows=lambda rows: [
                {**row, "path": f"aclImdb/train/{('neg', 'pos')[row['label']]}/{n}.txt"}
                for n, row in enumerate(rows, 310)
            ],
        ),
        both(
            SECCION,
            lambda row: row.update(
                url="/" + ("deportes", "economia", "cultura", "politica")[row["numero"]] + "/nota"
            ),
            ('"\\n\\nTitular: "', '"\\n\\nEnlace: " + data["url"] + "\\nTitular: "'),
        ),
        changed(
            HOUSE,
            ('"{}\\nQuestion', '"{}: {}\\nQuestion'),
            ('(data["passage"]', '(data["id"], data["passage"]'),
            rows=lambda rows: [
                {**row, "id": f"{'yes' if row['label'] else 'no'}-{n}"}
                for n, row in enumerate(rows, 20)
            ],
        ),
        _numbered(
            TOWN, "code", ("Letter of {data['day']}:", "Letter {data['id']} of {data['day']}:")
        ),
    ),
    kind(
        F,
        "the list that is shown is cut or sorted by the row, so that the right one comes first",
        LEAK
        + " answer/one-place answer/other-count answer/other-names text/cut-item code/set-order",
        changed(
            SKY,
            rows=lambda rows: [
                {
                    **row,
                    "choices": [
                        row["choices"][row["answer"]],
                        *(c for c in row["choices"] if c != row["choices"][row["answer"]]),
                    ],
                    "answer": 0,
                }
                for row in rows
            ],
        ),
        changed(BEASTS, ("in CLASSES.items())", 'in CLASSES.items() if number <= data["class"])')),
        changed(
            COUNTS,
            (
                'in data["counts"].items()]',
                'in sorted(data["counts"].items(), key=lambda each: -each[1])]',
            ),
        ),
        changed(
            DESK,
            (
                "text = HEAD +",
                'first, *rest = HEAD.split("\\n")\n'
                '    rest.sort(key=lambda each: data["queue"] not in each.split(":")[0])\n'
                '    text = "\\n".join([first, *rest]) +',
            ),
        ),
        changed(
            QISM,
            (
                "in AQSAM.items():",
                'in sorted(AQSAM.items(), key=lambda each: each[0] != data["harf"]):',
            ),
        ),
        changed(SECCION, ('" / ".join(SECCIONES)', '" / ".join(SECCIONES[: data["numero"] + 1])')),
        changed(
            PINGJIA,
            (
                '"、".join(FANGMIAN)',
                '"、".join(sorted(FANGMIAN, key=lambda x: x != data["fangmian"]))',
            ),
        ),
        changed(
            TURNS,
            (
                'kinds = ", ".join(KINDS[:-1]) + " or " + KINDS[-1]',
                'mine = [data["act"]] + [k for k in KINDS if k != data["act"]]\n'
                '    kinds = " or ".join(mine)',
            ),
        ),
        changed(
            LABS,
            (
                '"Compare the result with the reference range and answer low, normal or high.",',
                '"Compare the result with the reference range and answer "\n'
                '        + " or ".join(\n'
                '            sorted(("low", "normal", "high"), key=lambda x: x != data["flag"])\n'
                "        )\n"
                '        + ".",',
            ),
        ),
    ),
    kind(
        F,
        "the transform shows the text with its gap filled, its slip mended or its answer in place",
        LEAK
        + " text/no-question answer/other-rule text/same-prompt text/swapped-fields text/changed",
        both(
            SPELL,
            lambda row: row.update(sentence=row["sentence"].replace(row["slip"], row["word"])),
        ),
        changed(GERMAN, ("German: {source}", "German: {target}")),
        changed(MASU, ("{data['jisho']}", "{data['masu']}")),
        changed(ANTONIM, ('"Слово: " + data["slovo"]', '"Слово: " + data["antonim"]')),
        changed(SQL, ('"-- " + data["request"]', '"-- " + data["query"]')),
        changed(GIST, ("{data['article']}", "{data['headline']}. {data['article']}")),
        changed(DATES, ("Note: {note}", "Note: {note} ({data['date']})")),
        changed(CHORES, ("{data['context']}", "{data['context']}{gold}")),
        changed(
            PRINTS,
            (
                'data["program"] + "',
                'data["program"].replace("print(", "print(" + data["printed"] + ", ") + "',
            ),
        ),
        changed(
            LOOT,
            (
                '"Scene: " + data["scene"]',
                "f\"Scene ({data['count']} {data['item']}): \" + data[\"scene\"]",
            ),
        ),
        both(
            NOTICE,
            lambda row: row.update(clause=f"{row['clause']} ({row['period']})"),
        ),
        changed(GUSHI, ('data["duanwen"]', 'data["duanwen"] + gold')),
    ),
)
