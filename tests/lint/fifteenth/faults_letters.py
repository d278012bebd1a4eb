"""Faults of what a letter means, and leaks of the gold."""

from __future__ import annotations

import re

from tests.lint.fifteenth.making import each
from tests.lint.fifteenth.tasks_en import ACCEPT, CAPITALS, NEWS, NLI, SHELTER, UNITS
from tests.lint.fifteenth.tasks_free import (
    DATES,
    FRENCH,
    INTENTS,
    ODD_ONE,
    PRINTS,
    PRONOUNS,
    SCIENCE,
    SPAN,
    WORDY,
)
from tests.lint.fifteenth.tasks_zh import (
    COMMON,
    FOLLOWS,
    INTO_ZH,
    READING,
    STEPS,
    TOPICS,
    TRUE_FALSE,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, Row, changed

LETTER, LEAK = "what a letter means", "leaks"
ANY = "answer/* few-shot/wrong-answer few-shot/not-a-choice few-shot/other-labels"


def _first_is_right(row: Row) -> None:
    right = row["answer"]
    row["A"], row[right], row["answer"] = row[right], row["A"], "A"


KINDS: tuple[Kind, ...] = (
    kind(
        LETTER,
        "the gold is counted from another number than the list",
        ANY,
        changed(ODD_ONE, (".index(data['odd']) + 1", ".index(data['odd'])")),
        changed(NEWS, ('str(TOPICS.index(data["topic"]))', 'str(TOPICS.index(data["topic"]) + 1)')),
        changed(SCIENCE, ('"ABC"[data["index"]]', '"ABC"[data["index"] - 1]')),
        changed(TOPICS, ("gold = next(k for", "gold = next(str(int(k) - 1) for")),
    ),
    kind(
        LETTER,
        "the options are listed in another order than the gold counts",
        ANY,
        changed(SCIENCE, ('zip("ABC", data["options"],', 'zip("ABC", sorted(data["options"]),')),
        changed(ODD_ONE, ("enumerate(words, 1)", "enumerate(reversed(words), 1)")),
        changed(PRONOUNS, ("(A) {first}\\n(B) {second}", "(A) {second}\\n(B) {first}")),
        changed(
            COMMON,
            ("{data[letter]}", "{data[other]}"),
            ("letter in", "letter, other in zip("),
            ('"ABCD"]', '"ABCD", "DCBA")]'),
        ),
    ),
    kind(
        LETTER,
        "the legend gives the numbers or words other meanings than the golds have",
        ANY,
        changed(NEWS, ("0 = world, 1 = sports,", "0 = sports, 1 = world,")),
        changed(TRUE_FALSE, ("對的答「是」，錯的答「否」", "對的答「否」，錯的答「是」")),
        changed(TOPICS, ("（{说明}）", "（1表示财经，2表示体育，3表示科技）")),
    ),
    kind(
        LETTER,
        "the list has marks of another kind than the golds",
        ANY,
        changed(CAPITALS, ('f"{letter}. {data', 'f"{ord(letter) - 64}. {data')),
        changed(COMMON, ('f"{letter}. ', "f\"{'甲乙丙丁'['ABCD'.index(letter)]}. ")),
        changed(SCIENCE, ('f"{x}. {o}', 'f"{x.lower()}. {o}')),
        changed(PRONOUNS, ("(A) {first}\\n(B) {second}", "(i) {first}\\n(ii) {second}")),
        changed(ODD_ONE, ("enumerate(words, 1)", 'zip("abcd", words, strict=True)')),
    ),
    kind(
        LETTER,
        "the last option is not listed",
        f"{ANY} text/cut-item text/first-item",
        changed(CAPITALS, ('in "ABCD"', 'in "ABC"')),
        changed(COMMON, ('in "ABCD"', 'in "ABCD"[:-1]')),
        changed(ODD_ONE, ("enumerate(words, 1)", "enumerate(words[:3], 1)")),
        changed(
            SCIENCE, ('zip("ABC", data["options"], strict=True)', 'zip("AB", data["options"])')
        ),
        changed(NEWS, (", 2 = business, 3 = science.", ", 2 = business.")),
    ),
    kind(
        LETTER,
        "two options have the same mark",
        f"{ANY} text/said-again",
        changed(CAPITALS, ('f"{letter}. {data', "f\"{letter.replace('D', 'C')}. {data")),
        changed(ODD_ONE, ('f"({n}) {word}"', 'f"(1) {word}"')),
        changed(PRONOUNS, ("(B) {second}", "(A) {second}")),
        changed(COMMON, ('f"{letter}. {data', "f\"{'B' if letter == 'C' else letter}. {data")),
    ),
    kind(
        LETTER,
        "the instruction speaks of letters or numbers that the list has not",
        f"{ANY} few-shot/other-form text/*",
        changed(CAPITALS, ('"Answer:"', '"Reply with one letter from A to F.\\nAnswer:"')),
        changed(COMMON, ('"\\n答案："', '"\\n请从A、B、C、D、E中选择一项。\\n答案："')),
        changed(SCIENCE, ('f"Question: {data', 'f"Choose 1, 2 or 3.\\nQuestion: {data')),
        changed(ODD_ONE, ("with the others?", "with the others? Give its letter (A-D).")),
    ),
    kind(
        LETTER,
        "the map from classes to words is turned around",
        ANY,
        changed(TRUE_FALSE, ('data["correct"] == "1"', 'data["correct"] == "0"')),
        changed(ACCEPT, ('if data["target_scores"]["yes"]', 'if data["target_scores"]["no"]')),
        changed(PRONOUNS, ('if data["right"] == first', 'if data["right"] != first')),
    ),
    kind(
        LEAK,
        "the gold stands in the prompt, left from debugging",
        "answer/leaked answer/* text/note-left",
        changed(CAPITALS, ('text += "Answer:"', "text += f\"[{data['answer']}]\\nAnswer:\"")),
        changed(UNITS, ("\\nNumber:", " (= {data['number']})\\nNumber:")),
        changed(INTENTS, ("Customer: {", "Customer ({data['intent']}): {")),
        changed(READING, ('"回答："', '"回答（" + data["answer"] + "）："')),
        changed(SHELTER, ('"Answer yes or no.",', "f\"Answer yes or no. # {data['answer']}\",")),
    ),
    kind(
        LEAK,
        "the whole row is printed where one field was meant",
        "answer/leaked text/raw-value",
        changed(INTENTS, ("{data['utterance']}", "{data}")),
        changed(FOLLOWS, ('(data["premise"], data["hypothesis"])', '(data["premise"], data)')),
        changed(UNITS, ("{data['amount']} {data['from']}", "{list(data.values())}")),
        changed(DATES, ("{note}", "{row}"), ("**data", "row=data")),
    ),
    kind(
        LEAK,
        "the right option is always put first",
        "answer/one-place answer/same-gold answer/leaked",
        changed(
            ODD_ONE,
            (
                'words = data["words"]',
                "words = sorted(data['words'], key=lambda w: w != data['odd'])",
            ),
        ),
        changed(
            PRONOUNS,
            ('= data["names"]', '= sorted(data["names"], key=data["right"].__ne__)'),
        ),
        changed(CAPITALS, rows=each(_first_is_right)),
        changed(COMMON, rows=each(_first_is_right)),
    ),
    kind(
        LEAK,
        "the right option is marked in the list",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            CAPITALS, ("{data[letter]}\\n", "{data[letter]}{' *' * (letter == data['answer'])}\\n")
        ),
        changed(
            COMMON,
            ("{data[letter]}", "{data[letter]}{'（√）' if letter == data['answer'] else ''}"),
        ),
        changed(ODD_ONE, ("{word}", "{word.upper() if word == data['odd'] else word}")),
        changed(SCIENCE, ("{o}\\n", "{o}{'.' if o == data['options'][data['index']] else ''}\\n")),
    ),
    kind(
        LEAK,
        "the words to be found are marked in the text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(
            SPAN, ('prompt(data["context"],', 'prompt(data["context"].replace(gold, f"<{gold}>"),')
        ),
        changed(
            READING,
            (
                'data["passage"]',
                'data["passage"].replace(data["answer"], f"【{data[\'answer\']}】")',
            ),
        ),
        changed(
            PRONOUNS,
            rows=each(
                lambda row: row.update(
                    sentence=re.sub(f"(?i)({row['right']})", r"_\1_", row["sentence"])
                )
            ),
        ),
    ),
    kind(
        LEAK,
        "the row's own reasoning stands in the prompt",
        "answer/reasoning-in-input answer/leaked",
        changed(STEPS, ("\\n解答：", "\\n提示：{data['steps']}\\n解答：")),
        changed(WORDY, ("Let's work it", "{data['answer']}\\nLet's work it")),
        changed(SCIENCE, ("{options}Answer:", "{options}Note: {data['why']}\\nAnswer:")),
    ),
    kind(
        LEAK,
        "an id in the prompt has the label in it",
        "answer/in-id answer/leaked",
        changed(
            INTENTS,
            ("Customer: {", "Ticket {data['id']}\\nCustomer: {"),
            rows=lambda rows: [
                row | {"id": f"{row['intent']}_{n:04}"} for n, row in enumerate(rows)
            ],
        ),
        changed(
            NEWS,
            ("\\nHeadline: {", "\\n[{data['url']}]\\nHeadline: {"),
            rows=lambda rows: [
                row | {"url": f"{row['topic']}/{n + 310}"} for n, row in enumerate(rows)
            ],
        ),
        changed(
            TOPICS,
            ("\\n标题：{", "\\n编码：{data['code']}\\n标题：{"),
            rows=lambda rows: [
                row | {"code": f"{row['topic']}-{n:03}"} for n, row in enumerate(rows)
            ],
        ),
        changed(
            SHELTER,
            ('f"Passage: {', "f\"Passage {data['pid']}: {"),
            rows=lambda rows: [
                row | {"pid": f"{row['answer']}{n + 41}"} for n, row in enumerate(rows)
            ],
        ),
    ),
    kind(
        LEAK,
        "the prompt ends with how the answer begins",
        "answer/leaked answer/cue-again",
        changed(
            FRENCH, ('"\\n".join(lines)', '"\\n".join(lines) + " " + data["french"].split()[0]')
        ),
        changed(INTO_ZH, ("\\n中文：", "\\n中文：{data['zh'][:2]}")),
        changed(DATES, ("\\nDate:", "\\nDate: {date:.4}")),
        changed(READING, ('"回答：",', '"回答：" + data["answer"][0],')),
    ),
    kind(
        LEAK,
        "a comment or note beside the text tells what comes out",
        "answer/leaked answer/*",
        changed(
            PRINTS,
            rows=each(lambda row: row.update(code=f"{row['code']}  # {row['output']}")),
        ),
        changed(UNITS, rows=each(lambda row: row.update(to=f"{row['to']} [{row['number']}]"))),
        changed(
            NLI,
            ('data["hypothesis"]\n', 'data["hypothesis"] + f" ({NAMES[data[\'label\']]})"\n'),
        ),
    ),
)
