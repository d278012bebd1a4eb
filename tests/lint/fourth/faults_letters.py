"""What a letter means: golds and lists that do not fit each other."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fourth.faults import kind, put
from tests.lint.fourth.tasks_free import CALLS, NLI, SUPPORT
from tests.lint.fourth.tasks_options import FACTS, GROUPS, MATERIALS, PRONOUNS, PUZZLES, SKY
from tests.lint.fourth.tasks_zh import IDIOMS, PLACES, SHOPS, TOPICS
from tests.lint.shape import Row

FAMILY = "what a letter means"
_WRONG = "answer/letters answer/gold-differs answer/not-an-option"


def _from_one(rows: list[Row]) -> None:
    for row in rows:
        row["answer"] += 1


def _with_fifth(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        choices = row["choices"]
        if number % 3 == 0:
            choices.append(choices.pop(row["answer"]))
            choices.insert(1, "Osiris" if choices[0].isascii() else "一概而论")
            row["answer"] = 4
        else:
            choices.append("Anubis" if choices[0].isascii() else "一望无际")


def _materials_with_fifth(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        choices = row["choices"]
        choices["label"].append("E")
        if number % 4 == 1:
            place = "ABCD".index(row["answerKey"])
            choices["text"].append(choices["text"][place])
            choices["text"][place] = "a heap of wool"
            row["answerKey"] = "E"
        else:
            choices["text"].append("a heap of wool")


def _by_id(key: str, names: list[str]) -> Callable[[list[Row]], None]:
    def change(rows: list[Row]) -> None:
        for row in rows:
            row["label_name"] = row[key]
            row[key] = names.index(row[key])

    return change


_SLOTS = ["pick-up place", "party size", "weight", "time"]
_TOPICS = ["财经", "体育", "科技"]
_SKY_LIST = 'zip(LETTERS, data["choices"])'
_MATERIALS_LIST = 'zip(data["choices"]["label"], data["choices"]["text"])'

KINDS = (
    kind(
        FAMILY,
        "indices that count from 1 are used as if from 0, or the other way round",
        f"{_WRONG} answer/not-extracted",
        put(SKY, ('LETTERS = "ABCD"', 'LETTERS = "ABCDE"'), rows=_from_one),
        put(PRONOUNS, ('.index(data["answer"]) + 1)', '.index(data["answer"]))')),
        put(IDIOMS, ("①②③④", "①②③④⑤"), rows=_from_one),
        put(
            GROUPS,
            ('MARKS = "abcd"', 'MARKS = "abcde"'),
            ('.index(data["odd"])]', '.index(data["odd"]) + 1]'),
        ),
    ),
    kind(
        FAMILY,
        "options are shuffled for display, and the letter is that of the old order",
        _WRONG,
        put(
            SKY,
            (
                "lines = [f",
                'choices = list(data["choices"])\n    r.shuffle(choices)\n    lines = [f',
            ),
            (_SKY_LIST, "zip(LETTERS, choices)"),
        ),
        put(
            MATERIALS,
            (
                _MATERIALS_LIST,
                'zip(data["choices"]["label"], r.sample(data["choices"]["text"], 4))',
            ),
        ),
        put(
            PLACES,
            (
                '    for letter in "ABCD":',
                '    shown = r.sample("ABCD", 4)\n    for letter, other in zip("ABCD", shown):',
            ),
            ("{data[letter]}", "{data[other]}"),
        ),
        put(GROUPS, ('zip(MARKS, data["words"])', 'zip(MARKS, r.sample(data["words"], 4))')),
    ),
    kind(
        FAMILY,
        "options are sorted for display, and the letter is that of the old order",
        _WRONG,
        put(SKY, (_SKY_LIST, 'zip(LETTERS, sorted(data["choices"]))')),
        put(
            MATERIALS,
            (
                _MATERIALS_LIST,
                'zip(data["choices"]["label"], sorted(data["choices"]["text"], key=len))',
            ),
        ),
        put(IDIOMS, ('zip(MARKS, data["choices"])', 'zip(MARKS, sorted(data["choices"]))')),
        put(GROUPS, ('zip(MARKS, data["words"])', 'zip(MARKS, sorted(data["words"]))')),
    ),
    kind(
        FAMILY,
        "the list has letters of another case than the answers",
        f"{_WRONG} few-shot/worked-cue",
        put(SKY, ('f"{letter}. {choice}"', 'f"{letter.lower()}. {choice}"')),
        put(MATERIALS, ('"(" + label + ") "', '"(" + label.lower() + ") "')),
        put(GROUPS, ('f"{mark}) {word}"', 'f"{mark.upper()}) {word}"')),
        put(PUZZLES, ('zip("ABC", options)', 'zip("abc", options)')),
    ),
    kind(
        FAMILY,
        "the list has digits, and the answers are letters or other marks",
        _WRONG,
        put(SKY, (_SKY_LIST, 'enumerate(data["choices"], 1)')),
        put(PLACES, ("{letter}. {data", "{'ABCD'.index(letter) + 1}. {data")),
        put(
            IDIOMS,
            (
                'mark + option for mark, option in zip(MARKS, data["choices"])',
                'f"{n}. {option}" for n, option in enumerate(data["choices"], 1)',
            ),
        ),
        put(MATERIALS, ('"(" + label + ") "', 'str("ABCD".index(label) + 1) + ". "')),
    ),
    kind(
        FAMILY,
        "the list has letters or marks, and the answers are indices",
        f"{_WRONG} answer/not-extracted",
        put(SKY, ('letter = LETTERS[data["answer"]]', 'letter = str(data["answer"])')),
        put(IDIOMS, ('gold = MARKS[data["answer"]]', 'gold = str(data["answer"] + 1)')),
        put(
            GROUPS,
            ('MARKS[data["words"].index(data["odd"])]', 'str(data["words"].index(data["odd"]))'),
        ),
    ),
    kind(
        FAMILY,
        "the prompt lists names of labels, and the answers are their numbers",
        f"{_WRONG} answer/letter-asked answer/other-names answer/not-in-output few-shot/other-labels",
        put(NLI, ('label = NAMES[data["label"]]', 'label = str(data["label"])')),
        put(
            SUPPORT,
            ('" " + data["label"]', '" " + str(LABELS.index(data["label"]))'),
            (
                '"processed_output": data["label"]',
                '"processed_output": str(LABELS.index(data["label"]))',
            ),
        ),
        put(
            CALLS,
            ('" " + data["slot"]', '" " + str(data["slot"])'),
            ('"processed_output": data["slot"]', '"processed_output": str(data["slot"])'),
            rows=_by_id("slot", _SLOTS),
        ),
        put(
            TOPICS,
            ('"output": data["topic"]', '"output": str(data["topic"])'),
            ('"processed_output": data["topic"]', '"processed_output": str(data["topic"])'),
            rows=_by_id("topic", _TOPICS),
        ),
    ),
    kind(
        FAMILY,
        "the instruction names letters that the list does not have",
        "answer/letters",
        put(SKY, description="Answer each question about astronomy with A, B, C, D or E."),
        put(
            MATERIALS,
            (
                'text += "The right',
                'text += "Choose a letter from A to E.\\n"\n    text += "The right',
            ),
        ),
        put(
            GROUPS,
            ("Which word does not fit?", "Which word does not fit? Answer with a, b, c, d or e."),
        ),
        put(PLACES, description="以下是中国地理的单项选择题，请从A、B、C、D、E中选出正确答案。"),
    ),
    kind(
        FAMILY,
        "a fixed run of letters drops the fifth option, which may be right",
        _WRONG,
        put(
            SKY,
            ('LETTERS = "ABCD"', 'LETTERS = "ABCDE"'),
            (_SKY_LIST, 'zip("ABCD", data["choices"])'),
            rows=_with_fifth,
        ),
        put(
            MATERIALS,
            (_MATERIALS_LIST, 'zip("ABCD", data["choices"]["text"])'),
            rows=_materials_with_fifth,
        ),
        put(IDIOMS, ("①②③④", "①②③④⑤"), ("zip(MARKS,", "zip(MARKS[:4],"), rows=_with_fifth),
    ),
    kind(
        FAMILY,
        "the list begins with the second letter, since it is counted from 1",
        _WRONG,
        put(
            SKY,
            (_SKY_LIST, 'enumerate(data["choices"], 1)'),
            ('f"{letter}. {choice}"', 'f"{chr(65 + letter)}. {choice}"'),
        ),
        put(
            GROUPS,
            (
                'f"{mark}) {word}" for mark, word in zip(MARKS, data["words"])',
                'f"{chr(97 + n)}) {word}" for n, word in enumerate(data["words"], 1)',
            ),
        ),
        put(
            IDIOMS,
            (
                'mark + option for mark, option in zip(MARKS, data["choices"])',
                'chr(0x2460 + n) + option for n, option in enumerate(data["choices"], 1)',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a gold that is not found becomes the first label in silence",
        f"{_WRONG} answer/same-gold answer/one-place answer/not-in-output",
        put(
            GROUPS,
            (
                'MARKS[data["words"].index(data["odd"])]',
                '{w.upper(): m for m, w in zip(MARKS, data["words"])}.get(data["odd"], "a")',
            ),
        ),
        put(
            NLI,
            (
                'label = NAMES[data["label"]]',
                'label = NAMES[NAMES.index(data["label_text"]) if data["label_text"].upper() in NAMES else 0]',
            ),
        ),
        put(
            PRONOUNS,
            (
                'str(data["options"].index(data["answer"]) + 1)',
                '"2" if data["answer"].strip() == second.title() else "1"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a legend says what the numbers mean, the wrong way round",
        "answer/legend answer/gold-differs",
        put(
            NLI,
            ('label = NAMES[data["label"]]', 'label = str(data["label"])'),
            (
                "Relation (entailment, neutral or contradiction):",
                "Relation (0 = contradiction, 1 = neutral, 2 = entailment):",
            ),
        ),
        put(
            FACTS,
            ('"yes" if data["label"] else "no"', '"1" if data["label"] else "0"'),
            ("Answer (yes or no):", "Answer (0 = yes, 1 = no):"),
            method="gen",
            postprocess="until_return_post",
            metric="exact_match",
        ),
        put(
            SHOPS,
            ('"output": data["label"]', '"output": str(int(data["label"] == "好评"))'),
            (
                '"processed_output": data["label"]',
                '"processed_output": str(int(data["label"] == "好评"))',
            ),
            ("类别（好评或差评）：", "类别（0：好评，1：差评）："),
        ),
    ),
    kind(
        FAMILY,
        "the names of the classes are in another order than the data's numbers",
        "answer/gold-differs answer/legend answer/not-an-option",
        put(
            NLI,
            (
                '["entailment", "neutral", "contradiction"]',
                '["contradiction", "neutral", "entailment"]',
            ),
        ),
        put(
            TOPICS,
            ('"output": data["topic"]', '"output": ["体育", "财经", "科技"][data["topic"]]'),
            (
                '"processed_output": data["topic"]',
                '"processed_output": ["体育", "财经", "科技"][data["topic"]]',
            ),
            rows=_by_id("topic", _TOPICS),
        ),
        put(
            CALLS,
            ('"output": " " + data["slot"]', '"output": " " + SLOTS[data["slot"]]'),
            ('"processed_output": data["slot"]', '"processed_output": SLOTS[data["slot"]]'),
            (
                "import random\n",
                'import random\n\nSLOTS = sorted(["pick-up place", "party size", "weight", "time"])\n',
            ),
            rows=_by_id("slot", _SLOTS),
        ),
    ),
)
