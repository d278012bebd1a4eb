"""Faults that give the answer away."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import CHAIN, CHAT, GAP, MEDALS, NAMES, RANK, SQL
from tests.lint.fortythird.tasks_exam import BOOL, CIVICS, MED, TREC
from tests.lint.fortythird.tasks_other import AMT, BOOLRU, MT, TRIVIA
from tests.lint.fortythird.tasks_shots import HAND, HEADLINES, LETTERS, POOL
from tests.lint.fortythird.tasks_zh import C3, CEVAL, HOTEL, IDIOM, ZSUM
from tests.lint.making import RowChange, each, kind, put
from tests.lint.shape import Kind, Row, changed

F = "leaks"
LEAK = "answer/leaked answer/cue-again answer/reasoning-in-input"


def with_numbers(field: str) -> RowChange:
    """Return what gives each row an id that begins with a field's value."""

    def change(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row["id"] = f"{row[field]}_{number + 101}"

    return change


def dotted(row: Row) -> None:
    """Put a full stop behind the right option alone."""
    key = "op" + "abcd"[row["cop"] - 1]
    row[key] += "."


def starred_option(row: Row) -> None:
    """Put a star behind the right option alone."""
    row["opciones"][row["answer"]] += " *"


def wordy(row: Row) -> None:
    """Make the right option the only one with a note."""
    place = row["choice"].index(row["answer"])
    row["choice"][place] = row["answer"] = row["answer"] + "（对）"


def front(row: Row) -> None:
    """Put the right option first."""
    row["opciones"].insert(0, row["opciones"].pop(row["answer"]))
    row["answer"] = 0


def first_choice(row: Row) -> None:
    """Put the right choice first."""
    row["choice"].remove(row["answer"])
    row["choice"].insert(0, row["answer"])


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the template for training has the answer behind its cue",
        LEAK,
        changed(GAP, (r'"\nWord:"', "\"\\nWord: \" + data['word']")),
        changed(BOOLRU, ("(да или нет):", "(да или нет): {'да' if data['label'] else 'нет'}")),
        changed(HOTEL, ("TEMPLATE.format(**data)", "TEMPLATE.format(**data) + gold")),
        changed(TREC, ('"Kind:"', "f\"Kind: {data['coarse_label']}\"")),
    ),
    kind(
        F,
        "the new version's explanation is shown with the question",
        LEAK,
        changed(
            MED,
            (r'f"Question: {question}\n"', "f\"Question: {question}\\n{data['exp']}\\n\""),
            rows=put(
                "exp", lambda row: "Explanation: it is " + row["op" + "abcd"[row["cop"] - 1]] + "."
            ),
        ),
        changed(
            CEVAL,
            (r"{data['question']}\n", r"{data['question']}\n{data['explanation']}\n"),
            rows=put("explanation", lambda row: f"解析：由教材可知选{row['answer']}。"),
        ),
        changed(
            CHAIN, ('problem=data["problem"]', 'problem=data["problem"] + " " + data["rationale"]')
        ),
        changed(ZSUM, (r"应用题：{question}\n", r"应用题：{question}\n提示：{data['equation']}\n")),
    ),
    kind(
        F,
        "the gap is filled with its own answer",
        f"{LEAK} text/cut-item",
        changed(GAP, ('.replace("_", "____")', '.replace("_", data["word"])')),
        changed(IDIOM, ("'____')", "data['candidates'][data['answer']])")),
    ),
    kind(
        F,
        "the right option comes first in every row",
        "answer/one-place answer/same-gold answer/leaked",
        changed(TRIVIA, rows=each(front)),
        changed(C3, rows=each(first_choice)),
    ),
    kind(
        F,
        "the text has the annotators' marks around the answer",
        "answer/marked answer/leaked text/markup",
        changed(
            NAMES,
            ("{data['sentence']}", "{mark(data)}"),
            (
                "\n\ndef transform",
                '\n\ndef mark(data):\n    text = data["sentence"]\n    for span in data["entities"]:\n        if span["type"] == "PER":\n            text = text.replace(span["text"], f"[{span[\'text\']}]")\n    return text\n\n\ndef transform',
            ),
        ),
        changed(
            MEDALS,
            (
                'show(data["table"])',
                'show(data["table"]).replace(data["answers"][0], f"**{data[\'answers\'][0]}**")',
            ),
        ),
    ),
    kind(
        F,
        "the file's number begins with the label, and is shown",
        "answer/in-id answer/leaked",
        changed(
            AMT,
            ('"Schreiben: "', 'f"Aktenzeichen: {data[\'id\']}", "Schreiben: "'),
            rows=with_numbers("amt"),
        ),
        changed(
            CHAT,
            ('f"{turns}\\n', "f\"Call {data['id']}\\n{turns}\\n"),
            rows=with_numbers("outcome"),
        ),
        changed(
            HEADLINES,
            ('block(data["title"])', 'block(data["id"] + " " + data["title"])'),
            rows=with_numbers("desk"),
        ),
    ),
    kind(
        F,
        "what was meant for the output is put into the input",
        "answer/leaked text/no-question few-shot/other-form text/swapped-fields answer/other-rule",
        changed(MT, (".format(source)", ".format(target)")),
        changed(LETTERS, ('words in "{words}"', 'words in "{self.gold}"')),
        changed(RANK, ("', '.join(data['things'])", "', '.join(data['order'])")),
    ),
    kind(
        F,
        "the reference stands beside the source",
        LEAK,
        changed(MT, (".format(source)", '.format(f"{source} ({target})")')),
        changed(
            SQL,
            (
                r"-- Question: {data['question']}\n",
                r"-- Question: {data['question']}  -- {data['query']}\n",
            ),
        ),
    ),
    kind(
        F,
        "the right option alone kept the key's mark",
        "answer/stands-out answer/leaked answer/marked",
        changed(MED, rows=each(dotted)),
        changed(TRIVIA, rows=each(starred_option)),
        changed(C3, rows=each(wordy)),
        changed(
            CIVICS,
            (
                '[choice["text"] for',
                '[choice["text"].upper() if choice["key"] == data["key"] else choice["text"] for',
            ),
        ),
    ),
    kind(
        F,
        "the pool of examples has rows that are scored",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        changed(POOL, ("She have two cats.", "The boys is playing outside.")),
        changed(
            HAND,
            ("Got the keys to my first flat today!!", "passed my driving test on the first try"),
        ),
        changed(HEADLINES, ("国产手机芯片实现量产", "新一代火箭发动机试车成功")),
    ),
    kind(
        F,
        "a field of another annotator, nearly always the same, is shown",
        "answer/leaked",
        changed(
            BOOL,
            ('"A (yes/no):"', 'f"Annotator 2: {data[\'second\']}", "A (yes/no):"'),
            rows=put("second", lambda row: "yes" if row["answer"] else "no"),
        ),
        changed(
            HOTEL,
            (r"评论：{review}\n", r"评论：{review}（{stars}星）\n"),
            rows=put("stars", lambda row: 5 if row["label"] else 1),
        ),
        changed(
            AMT,
            ('+ data["text"]', '+ data["text"] + " [" + data["kuerzel"] + "]"'),
            rows=put("kuerzel", lambda row: row["amt"][:2].upper()),
        ),
    ),
)
