"""Faults that show the model its answer."""

from __future__ import annotations

from tests.lint.making import RowChange, kind, put
from tests.lint.shape import changed
from tests.lint.twentyfourth.making import worked
from tests.lint.twentyfourth.tasks_free import (
    GERMAN,
    LETTERS,
    SHIPS,
    SNIPPETS,
    STALL,
)
from tests.lint.twentyfourth.tasks_options import (
    DESK,
    FILMS,
    GARDEN,
    HYPO,
    KITCHEN,
    MUSEUM,
    WARDS,
)
from tests.lint.twentyfourth.tasks_zh import FARM, HERBS, IDIOM, MENU, READER, SHOP, TRAMS

FAMILY = "leaks"
LEAK = "answer/leaked answer/stands-out answer/marked answer/in-id answer/reasoning-in-input"


def first(rows: list[dict]) -> None:
    """Put the right option first in each row."""
    for row in rows:
        row["choices"].insert(0, row["choices"].pop(row["answer"]))
        row["answer"] = 0


def bold(key: str, answer: str, form: str) -> RowChange:
    """Return what marks the answer in a row's text."""
    return put(key, lambda row: row[key].replace(row[answer], form.format(row[answer])))


KINDS = (
    kind(
        FAMILY,
        "a hint tells how the answer begins",
        LEAK,
        changed(
            SHIPS, ("return {", "text += f' (it begins with {data[\"ship\"][:2]})'\n    return {")
        ),
        changed(
            GERMAN,
            (
                'text += "German',
                'text += f"Hint: {data[\'en\'].split()[0]} ...\\n"\n    text += "German',
            ),
        ),
        changed(READER, ("日记：{diary}", "日记：{diary}\\n提示：第一个字是“{answer[0]}”。")),
    ),
    kind(
        FAMILY,
        "the right option has a sign in the list that the others have not",
        LEAK,
        changed(
            GARDEN,
            (
                'f"{mark}. {choice}"',
                'f"{mark}. {choice}" + (" *" if choice == data["choices"][data["answer"]] else "")',
            ),
        ),
        changed(
            IDIOM,
            (
                'f"{letter}、{choice}\\n"',
                'f"{letter}、{choice}" + "√" * (choice == data["choices"][data["answer"]]) + "\\n"',
            ),
        ),
        changed(
            KITCHEN,
            (
                'f"\\n({letter}) {option}"',
                'f"\\n({letter}) {option}" + ";" * (letter not in data["gold"])',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a number, an address or a code of the source is shown, and goes with the label",
        LEAK,
        changed(
            FILMS,
            ('\\nTone:"', '\\n" + f"Stars: {data[\'stars\']}\\nTone:"'),
            rows=put("stars", lambda row: 5 if row["target_scores"][" positive"] else 1),
        ),
        changed(SHOP, ('"\\n这条', 'f"\\n打分：{data[\'stars\']}星" + "\\n这条')),
        changed(
            DESK,
            ('\\n"\n        "Desk:', '\\n"\n        f"Link: {data[\'url\']}\\n"\n        "Desk:'),
            rows=put(
                "url",
                lambda row: (
                    f"daily.example/{('sport', 'politics', 'weather')[row['desk'] - 1]}/"
                    f"{len(row['headline']) * 37}"
                ),
            ),
        ),
    ),
    kind(
        FAMILY,
        "the steps of the solution stand in the question",
        LEAK,
        changed(STALL, ("{data['question']}\\n", "{data['question']} ({data['steps']})\\n")),
        changed(FARM, ('% data["question"]', '% (data["question"] + data["steps"])')),
        changed(
            SNIPPETS,
            ('+ data["program"]', '+ data["program"] + "\\n# trace: " + data["trace"]'),
            rows=put("trace", lambda row: f"the last line prints {row['prints']}"),
        ),
    ),
    kind(
        FAMILY,
        "a worked example is one of the docs, answer and all",
        f"{LEAK} few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs",
        worked(WARDS, ("Wants a second pillow.", "Has lost the remote control.")),
        worked(
            SHIPS,
            (
                '"Entry: {log}',
                '"Entry: Lost sight of the Good Intent in the fog.\\nShip: Good Intent\\n"\n    "Entry: {log}',
            ),
        ),
        worked(
            MENU,
            ("中文：{data", "中文：酸辣汤\\n英文：hot and sour soup\\n中文：{data"),
        ),
    ),
    kind(
        FAMILY,
        "the input ends with the answer",
        f"{LEAK} answer/cue-again",
        changed(MUSEUM, ('"input": text', '"input": text + " " + gold')),
        changed(HYPO, ('"input": text', '"input": f"{text} {gold}"')),
        changed(TRAMS, ('+ "\\n回答："', '+ "\\n回答：" + gold')),
    ),
    kind(
        FAMILY,
        "the right option is always the first",
        "answer/one-place answer/same-gold answer/leaked",
        changed(GARDEN, rows=first),
        changed(IDIOM, rows=first),
        changed(HERBS, rows=first),
    ),
    kind(
        FAMILY,
        "the answer is set off in the text that it is looked for in",
        LEAK,
        changed(SHIPS, rows=bold("log", "ship", "_{}_")),
        changed(READER, rows=bold("diary", "answer", "【{}】")),
        changed(LETTERS, rows=bold("letter", "answer", "<mark>{}</mark>")),
    ),
    kind(
        FAMILY,
        "a file's name says the answer",
        LEAK,
        changed(
            SNIPPETS,
            ("print?\\n\\n", 'print?\\n\\nFile: prints_" + data["prints"] + ".py\\n'),
        ),
        changed(
            GERMAN,
            (
                'text += "German',
                "text += f\"[photo: {data['en'].lower().replace(' ', '-')}.jpg]\\n\"\n    text += \"German",
            ),
        ),
        changed(MENU, ("\\n英文：", "\\n图片：{data['en'].replace(' ', '_')}.png\\n英文：")),
    ),
)
