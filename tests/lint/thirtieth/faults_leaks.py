"""Faults of prompts that give their answer away."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.making import each, kind, put
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtieth.tasks_choice import EMO, GEO, PARA, SPAM, TALK, TONE, WORDS
from tests.lint.thirtieth.tasks_free import DATES, FRENCH, OPPOSITES, PLACES, SPAN, SUMS, TABLES
from tests.lint.thirtieth.tasks_zh import TNEWS, TNLI, ZIDIOM, ZMATH, ZQUIZ, ZREAD, ZSHOP

F = "leaks"


def first(row: Row) -> None:
    """Put the right choice at the first place."""
    row["choices"].insert(0, row["choices"].pop(row["answer"]))
    row["answer"] = 0


def numbered(key: str, names: dict[object, str]) -> Callable[[list[Row]], None]:
    """Return what gives each row an id that begins with its label's name."""

    def run(rows: list[Row]) -> None:
        for number, row in enumerate(rows, 1):
            row["id"] = f"{names[row[key]]}-{number:04}"

    return run


def marked(text: str, answer: str, before: str, behind: str) -> Callable[[list[Row]], None]:
    """Return what sets the answer off in its text."""
    return put(text, lambda row: row[text].replace(row[answer], before + row[answer] + behind))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answer's own field is shown before the cue",
        "answer/leaked",
        changed(
            SPAN,
            ("\\n\\nQuestion:", "\\nReference answer: {data['answer']}\\n\\nQuestion:"),
        ),
        changed(DATES, ("\\nDate:", "\\nISO: {data['date']}\\nDate:")),
        changed(ZREAD, ('"回答：",', '"参考答案：" + data["huida"],\n        "回答：",')),
    ),
    kind(
        F,
        "the input ends with its answer",
        "answer/leaked answer/cue-again",
        changed(FRENCH, ('"\\nFrench:"', '"\\nFrench: " + data["fr"]')),
        changed(OPPOSITES, ("\\nOpposite:", "\\nOpposite: {data['opposite']}")),
        changed(TNLI, ('"判斷："', "f\"判斷：{data['label']}\"")),
    ),
    kind(
        F,
        "the right option bears a mark in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(GEO, ("{text}", "{text}{'*' if text == data['choices'][data['answer']] else ''}")),
        changed(
            ZQUIZ,
            ("{text}", "{text}{'（正确）' if text == data['choices'][data['answer']] else ''}"),
        ),
        changed(
            TALK,
            (
                "{choice}",
                "{choice.upper() if choice == data['choices'][data['answer']] else choice}",
            ),
        ),
    ),
    kind(
        F,
        "the whole row is put into the prompt, answer included",
        "answer/leaked text/raw-value",
        changed(SPAN, ("{data['passage']}", "{data}")),
        changed(SPAM, ("{data['text']}", "{data}")),
        changed(ZREAD, ('data["duanwen"]', "str(data)")),
    ),
    kind(
        F,
        "the row's own steps or explanation stand in its input",
        "answer/reasoning-in-input answer/leaked",
        changed(SUMS, ("\\nSolution:", "\\nNotes: {data['steps']}\\nSolution:")),
        changed(ZMATH, ("\\n请一步", "\\n提示：{data['guocheng']}\\n请一步")),
        changed(
            GEO,
            ("\\nAnswer:", "\\nExplanation: {data['why']}\\nAnswer:"),
            rows=put("why", lambda row: f"{row['choices'][row['answer']]} is right, see page 12."),
        ),
    ),
    kind(
        F,
        "the scores of the options are shown beside them",
        "answer/leaked answer/stands-out text/raw-value",
        changed(
            WORDS,
            (
                "{' | '.join(options)}",
                "{' | '.join(f'{k}: {v}' for k, v in data['target_scores'].items())}",
            ),
        ),
        changed(
            ZIDIOM,
            ("houxuan)}", "f'{k}（{v}）' for k, v in data['target_scores'].items())}"),
        ),
        changed(PARA, ("yes or no?", 'yes or no? Choices: " + str(data["target_scores"]) + "')),
    ),
    kind(
        F,
        "an id that has the label in it is shown",
        "answer/in-id answer/leaked",
        changed(
            SPAM,
            ("Message: {", "Id: {data['id']}\\nMessage: {"),
            rows=numbered("spam", {0: "ham", 1: "spam"}),
        ),
        changed(
            TONE,
            ('f"Message: {', "f\"Ticket: {data['id']}\\nMessage: {"),
            rows=numbered("tone", {"polite": "polite", "rude": "rude"}),
            shots=(),
        ),
        changed(
            TNEWS,
            ("標題：{", "編號：{data['id']}\\n標題：{"),
            rows=numbered("label", {0: "體育", 1: "財經", 2: "科技", 3: "娛樂"}),
        ),
    ),
    kind(
        F,
        "the answer is set off in the text that it is to be found in",
        "answer/marked answer/leaked text/markup",
        changed(SPAN, rows=marked("passage", "answer", "**", "**")),
        changed(ZREAD, rows=marked("duanwen", "huida", "【", "】")),
        changed(
            PLACES,
            rows=each(
                lambda row: row.update(
                    text=" ".join(
                        f"<b>{word}</b>" if word in row["towns"] else word
                        for word in row["text"].replace(".", " .").replace(",", " ,").split()
                    )
                    .replace(" .", ".")
                    .replace(" ,", ",")
                )
            ),
        ),
    ),
    kind(
        F,
        "the right option is the first of all rows",
        "answer/one-place answer/same-gold answer/leaked",
        changed(GEO, rows=each(first)),
        changed(TALK, rows=each(first), shots=()),
        changed(ZQUIZ, rows=each(first)),
    ),
    kind(
        F,
        "the cue says how the answer begins",
        "answer/leaked",
        changed(OPPOSITES, ('\\nOpposite:"', "\\nOpposite ({data['opposite'][0]}...):\"")),
        changed(SPAN, ("\\nAnswer:", "\\nHint: it begins with {data['answer'][:3]!r}\\nAnswer:")),
        changed(ZREAD, ('"回答：",', '"提示：第一个字是" + data["huida"][0],\n        "回答：",')),
    ),
    kind(
        F,
        "a field that goes with the label is shown",
        "answer/leaked",
        changed(
            SPAM,
            ("Message: {", "Folder: {data['folder']}\\nMessage: {"),
            rows=put("folder", lambda row: "Junk" if row["spam"] else "Inbox"),
        ),
        changed(
            ZSHOP,
            ("\\n这条评价", '\\n打分：" + str(data["fen"]) + "\\n这条评价'),
            rows=put("fen", lambda row: 5 if row["target_scores"]["好评"] else 1),
        ),
        changed(
            EMO,
            ("\\nEmotion:", "\\nFace: {data['face']}\\nEmotion:"),
            rows=put("face", lambda row: "😢😊😠😨"[row["label"]]),
        ),
    ),
    kind(
        F,
        "the key of the row is printed under the question",
        "answer/leaked answer/letters",
        changed(GEO, ("\\nAnswer:", "\\nKey: {'ABCD'[data['answer']]}\\nAnswer:")),
        changed(TALK, ("\\nReply:", "\\n[key={data['answer']}]\\nReply:")),
        changed(TABLES, ("\\nA:", "\\n(expected: {data['answer']})\\nA:")),
    ),
)
