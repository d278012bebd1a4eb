"""What a letter means, and leaks of the answer into the query."""

from __future__ import annotations

from functools import partial

from tests.lint.fourteenth.tasks_en import MAIL, PY, SCIENCE, SHOP, SHOP_HAND, SPANS
from tests.lint.fourteenth.tasks_zh import (
    CHENGYU,
    DILI,
    SHIFEI,
    XINWEN,
    XUHAO,
    YINGYONG,
    YUEDU,
    ZHAIYAO,
)
from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed

_letter = partial(kind, "what a letter means")
_leak = partial(kind, "leaks")
_STEP = (
    "answer/gold-differs answer/letters answer/legend few-shot/wrong-answer answer/not-an-option"
)
_LEAKED = "answer/leaked answer/reasoning-in-input answer/marked"
_GOES = 'zip(LETTERS, data["options"])'
_LOOP = 'for letter in "ABCD":\n        text += f"{letter}．{data[letter]}\\n"'
_COUNT = "enumerate(options, start=1)"


def _first_is_right(rows: list[Row]) -> None:
    for row in rows:
        if "options" in row:
            row["options"].insert(0, row["options"].pop(row["answer"]))
            row["answer"] = 0
        elif "候选" in row:
            row["候选"].insert(0, row["候选"].pop(row["正确"]))
            row["正确"] = 0
        else:
            row["A"], row[row["答案"]] = row[row["答案"]], row["A"]
            row["答案"] = "A"


def _solved(rows: list[Row]) -> None:
    for row in rows:
        row["question"] += f" Solution: {row['steps']}"


def _fields(key: str, made: str) -> RowChange:
    """Return what sets a field from the others of its row."""

    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = made.format(**row)

    return put


def _commented(rows: list[Row]) -> None:
    for row in rows:
        row["code"] += f"  # {row['output']}"


KINDS = (
    _letter(
        "The list has other marks than the gold.",
        f"{_STEP} answer/letter-asked",
        changed(SCIENCE, (_GOES, 'zip("abcd", data["options"])')),
        changed(DILI, ('f"{letter}．', 'f"{letter.lower()}．')),
        changed(XUHAO, ('f"{number}. ', "f\"{'ABCD'[number - 1]}. ")),
    ),
    _letter(
        "The gold is counted from the other end of zero and one.",
        _STEP,
        changed(SCIENCE, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"] - 1]')),
        changed(
            DILI,
            (
                '"output": data["答案"], "processed_output": data["答案"]',
                '"output": answer, "processed_output": answer',
            ),
            (
                'text += "答案："',
                'text += "答案："\n    answer = "ABCD"["ABCD".index(data["答案"]) - 1]',
            ),
        ),
        changed(XUHAO, ('str(data["正确"] + 1)', 'str(data["正确"])')),
    ),
    _letter(
        "Options are shuffled, and the gold is that of the old order.",
        _STEP,
        changed(SCIENCE, (_GOES, 'zip(LETTERS, r.sample(data["options"], 4))')),
        changed(
            DILI,
            (
                _LOOP,
                'values = [data[letter] for letter in "ABCD"]\n    r.shuffle(values)\n    for letter, value in zip("ABCD", values):\n        text += f"{letter}．{value}\\n"',
            ),
        ),
        changed(XUHAO, ('options = data["候选"]', 'options = r.sample(data["候选"], 4)')),
    ),
    _letter(
        "Options are sorted for the list, and the gold is that of the row's order.",
        _STEP,
        changed(SCIENCE, (_GOES, 'zip(LETTERS, sorted(data["options"]))')),
        changed(
            DILI,
            (
                _LOOP,
                'for letter, value in zip("ABCD", sorted(data[x] for x in "ABCD")):\n        text += f"{letter}．{value}\\n"',
            ),
        ),
        changed(XUHAO, ('options = data["候选"]', 'options = sorted(data["候选"])')),
    ),
    _letter(
        "The last option is not listed.",
        f"{_STEP} text/cut-item",
        changed(SCIENCE, (_GOES, 'zip("ABC", data["options"])')),
        changed(DILI, ('for letter in "ABCD"', 'for letter in "ABC"')),
        changed(XUHAO, (_COUNT, "enumerate(options[:3], start=1)")),
    ),
    _letter(
        "Two options have one mark.",
        f"{_STEP} text/said-again",
        changed(SCIENCE, (_GOES, 'zip("ABBD", data["options"])')),
        changed(
            DILI,
            (
                _LOOP,
                'for letter, field in zip("AACD", "ABCD"):\n        text += f"{letter}．{data[field]}\\n"',
            ),
        ),
        changed(XUHAO, (_COUNT, "zip([1, 2, 3, 3], options)")),
    ),
    _letter(
        "The instruction names marks that no option has.",
        "answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(SCIENCE, (r"\nAnswer:", r"\nAnswer with A, B, C, D, E or F.\nAnswer:")),
        changed(DILI, description="以下是单项选择题，请从A、B、C、D、E中选出正确选项的字母。"),
        changed(XUHAO, ("只写序号。", "只写序号（1到6）。")),
    ),
    _letter(
        "Every option has the text of the first.",
        f"{_STEP} text/cut-item text/first-item answer/same-option answer/empty-option",
        changed(SCIENCE, ("{option}", "{data['options'][0]}")),
        changed(DILI, ("{data[letter]}", "{data['A']}")),
        changed(XUHAO, ("{option}", "{options[0]}")),
    ),
    _leak(
        "The answer stands behind the query's last cue.",
        _LEAKED,
        changed(SPANS, ('"Answer:"]', "f\"Answer: {data['answer']}\"]")),
        changed(YUEDU, ("回答：", "回答：{}"), ('data["问题"])', 'data["问题"], data["回答"])')),
        changed(XINWEN, ('栏目："\n    return', "栏目：{data['栏目']}\"\n    return")),
    ),
    _leak(
        "The whole row is put where one field is meant.",
        f"{_LEAKED} text/raw-value answer/in-id",
        changed(SPANS, ("{data['context']}", "{data}")),
        changed(MAIL, ("{data['body']}", "{list(data.values())}")),
        changed(XINWEN, ("{data['标题']}", "{data}")),
    ),
    _leak(
        "The worked steps stand in the query.",
        _LEAKED,
        changed(SHOP, rows=_solved),
        changed(YINGYONG, (r"\n解答：", r"\n提示：{data['过程']}\n解答：")),
        changed(SHOP_HAND, (r"\nA:", r"\nSteps: {data['steps']}\nA:")),
    ),
    _leak(
        "The right option has a mark of its own in the list.",
        "answer/stands-out answer/marked answer/leaked",
        changed(
            SCIENCE,
            (
                'f"{letter}. {option}"',
                'f"{letter}. {option}" + " <--" * (option == data["options"][data["answer"]])',
            ),
        ),
        changed(DILI, ("{data[letter]}", "{data[letter]}{' √' if letter == data['答案'] else ''}")),
        changed(
            CHENGYU,
            ("{option}", "{option}{'（正确）' if number == data['正确'] + 1 else ''}"),
        ),
    ),
    _leak(
        "What is asked for is filled in already.",
        _LEAKED,
        changed(
            CHENGYU,
            ("{data['句子']}", "{data['句子'].replace('____', options[data['正确']])}"),
        ),
        changed(
            XUHAO,
            (r"{data['句子']}", r"{data['句子'].replace('____', options[data['正确']])}"),
        ),
        changed(PY, rows=_commented),
    ),
    _leak(
        "A heading that is shown has the label, or is the summary itself.",
        f"{_LEAKED} answer/in-id",
        changed(MAIL, rows=_fields("subject", "[{team}] {subject}")),
        changed(XINWEN, rows=_fields("标题", "{栏目}｜{标题}")),
        changed(
            ZHAIYAO,
            ("新闻：{", "标题：{data['标题']}\\n新闻：{"),
            rows=_fields("标题", "{概要}"),
        ),
    ),
    _leak(
        "The title that is shown is the answer itself, or the label stands in the number.",
        f"{_LEAKED} answer/in-id",
        changed(SPANS, rows=_fields("title", "{answer}")),
        changed(
            SHIFEI,
            ("敘述：{", "編號：{data['編號']}\\n敘述：{"),
            rows=lambda rows: [
                row | {"編號": f"{'對' if row['正確'] else '錯'}_{number:03}"}
                for number, row in enumerate(rows)
            ],
        ),
        changed(
            SCIENCE,
            ("Question: {", "[{data['id']}] Question: {"),
            rows=lambda rows: [
                row | {"id": f"{'ABCD'[row['answer']]}-{number:03}"}
                for number, row in enumerate(rows)
            ],
        ),
    ),
    _leak(
        "The right option is always the first.",
        "answer/one-place answer/same-gold answer/leaked",
        changed(SCIENCE, rows=_first_is_right),
        changed(DILI, rows=_first_is_right),
        changed(XUHAO, rows=_first_is_right),
    ),
)
