"""Letters and numbers in English that do not agree with the list they belong to."""

from __future__ import annotations

from tests.lint.dense_1.making import each, letter, put
from tests.lint.dense_1.tasks import INLINE
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.eighteenth import tasks_labels as lab8
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7
from tests.lint.shape import Row, changed


def _numbered(row: Row) -> None:
    row["answer"] = str("ABCD".index(row["answer"]) + 1)


def _dropped(row: Row) -> None:
    row["options"][row["gold"] - 1 if row["gold"] else 1] = row["options"][row["gold"]]


KINDS = (
    letter(
        "options got numbers in a refactoring, the gold is still a letter",
        changed(
            en7.PLANETS,
            (
                'f"{letter}. {option}" for letter, option in zip(LETTERS, data["options"])',
                'f"{number}. {option}" for number, option in enumerate(data["options"], start=1)',
            ),
        ),
    ),
    letter(
        "the list has small letters, the answers capitals",
        changed(en7.WORDS, ('gold = "abc"[', 'gold = "ABC"[')),
    ),
    letter(
        "golds that count from nought are read as if they counted from one, so each letter is the one before",
        changed(
            free7.SCIENCE,
            ('letter = chr(ord("A") + data["gold"])', 'letter = "?ABC"[data["gold"]]'),
        ),
    ),
    letter(
        "the options are shuffled for each doc, the label still counts in the old order",
        changed(
            en8.SCIENCE,
            (
                '    lines = [f"Question',
                '    shown = r.sample(data["choices"], len(data["choices"]))\n    lines = [f"Question',
            ),
            ('zip("ABCD", data["choices"])', 'zip("ABCD", shown)'),
        ),
        rules="code/random code/not-repeated",
    ),
    letter(
        "the prompt wants 1 or 2, and lists the two; the texts are ranked",
        changed(
            en8.CAUSE,
            (
                r"""{data['asks']}?\n""",
                r"""{data['asks']}?\n" + "".join(f"({n}) {each}\n" for n, each in enumerate(data["target_scores"], 1)) + "Reply with 1 or 2.\n""",
            ),
        ),
    ),
    letter(
        "options are listed by their size, the key counts in the row's order",
        changed(
            free8.WARD,
            (
                'zip("ABC", data["options"])',
                'zip("ABC", sorted(data["options"], key=lambda text: (len(text), text)))',
            ),
        ),
    ),
    letter(
        "the menu counts from one, the gold from nought",
        changed(
            lab8.TOPICS,
            ('str(TOPICS.index(data["topic"]) + 1)', 'str(TOPICS.index(data["topic"]))'),
        ),
    ),
    letter(
        "the letters begin with B, as those of an exam whose option A was a header",
        changed(en9.CHEM, ('zip("ABCD", ', 'zip("BCDE", ')),
    ),
    letter(
        "a part of the export has its key as a number",
        changed(en9.CHEM, rows=each(_numbered, 3, 1)),
        rules="answer/two-spellings few-shot/other-form",
    ),
    letter(
        "the same option is offered twice: `options[0] or options[0]`",
        changed(en9.CLOZE, ('" or ".join(options)', 'options[0] + " or " + options[0]')),
        rules="text/said-again answer/same-option text/first-item",
    ),
    letter(
        "the menu gives its letters anew, in the alphabet's order of the names",
        changed(
            own9.HOTEL,
            (
                'f"({key}) {name}" for key, name in INTENTS.items()',
                'f"({key}) {name}" for key, name in zip("ABCD", sorted(INTENTS.values()))',
            ),
        ),
    ),
    letter(
        "the output says the letter, the metric wants the option's text",
        changed(
            en7.PLANETS,
            (
                '"processed_output": data["answer"]',
                '"processed_output": data["options"][LETTERS.index(data["answer"])]',
            ),
        ),
    ),
    letter(
        "three options, and the instruction of the task with four",
        changed(en7.WORDS, ("Give its letter in parentheses.", "Answer (a), (b), (c) or (d).")),
    ),
    letter(
        "the classes are lettered in the order of the sentence, the gold in that of the list",
        changed(
            en8.INFER,
            (
                "an entailment, a contradiction or neutral, given the premise.",
                "(A) an entailment, (B) a contradiction or (C) neutral, given the premise. Give the letter.",
            ),
            ('gold = NAMES[data["label"]]', 'gold = "ABC"[data["label"]]'),
        ),
    ),
    letter(
        "the steps close on the letter before the right one, the metric wants the right one",
        changed(
            free8.WARD,
            (
                "The answer is ({data['key']})",
                "The answer is ({'ABC'['ABC'.index(data['key']) - 1]})",
            ),
        ),
        rules="answer/chain-differs",
    ),
    letter(
        "the prompt wants a letter, the options have numbers",
        changed(free7.SCIENCE, ("f\"({chr(ord('A') + i)}) {o}\"", 'f"({i + 1}) {o}"')),
    ),
    letter(
        "a mark is skipped in the list: a, b, d, e, as after a deleted option",
        changed(INLINE, ("zip(MARKS, data", 'zip("abde", data')),
    ),
    letter(
        "all of the options bear the same letter, since the counter stands outside the loop",
        changed(en7.WORDS, ("({'abc'[index]}) {word}", "({'abc'[0]}) {word}")),
    ),
    letter(
        "the loop skips the first option, as if it were a header, and the letters close the gap",
        changed(en9.CHEM, ('zip("ABCD", data["options"])', 'zip("ABCD", data["options"][1:])')),
        rules="text/cut-item",
    ),
    letter(
        "the right option was overwritten by the one beside it, so both letters stand for it",
        changed(free7.SCIENCE, rows=each(_dropped, 2)),
        rules="answer/same-option answer/several-golds",
    ),
    letter(
        "the shots are a saved text of another exam, with letters in brackets and numbers as options",
        changed(
            en7.PLANETS,
            ('text = f"Question:', 'text = HEAD + f"Question:'),
            (
                'LETTERS = "ABCD"',
                r'''LETTERS = "ABCD"
HEAD = """Question: Which planet has rings that are easily seen?
1. Mars
2. Saturn
3. Venus
4. Mercury
Answer: 2

Question: Which of these is a star?
1. the Sun
2. the Moon
3. Ceres
4. Io
Answer: 1

"""''',
            ),
            fewshot=0,
        ),
        rules="few-shot/worked-cue few-shot/other-form",
    ),
    letter(
        "a worked example names a letter that is not the right one's",
        changed(
            en9.RANK,
            (
                r'TEMPLATE = "Which',
                r'TEMPLATE = "Which of these events came first? Reply with its number.\n1) Second World War\n2) Battle of Waterloo\n3) fall of Rome\n4) Korean War\nNumber: 5\n\nWhich',
            ),
            fewshot=0,
        ),
        rules="few-shot/other-cues",
    ),
    letter(
        "the letters are those of the seats: the dialogue's last cue gives the word to the wrong speaker",
        changed(
            en7.REPLIES, ('"B: " + data["turns"][1], "A:"]', '"B: " + data["turns"][1], "B:"]')
        ),
        rules="text/said-again text/cue-forms answer/cue-again few-shot/worked-cue text/swapped-fields",
    ),
    letter(
        "options of one row are a single text with commas, so each sign gets a letter",
        changed(en9.CHEM, rows=put("options", lambda row: ", ".join(row["options"]), 4, 1)),
        rules="text/cut-item text/first-item text/raw-value answer/empty-option answer/same-option code/error",
    ),
    letter(
        "the description promises letters A to E, four are listed",
        changed(en9.CHEM, description="Each question has five options, A to E. Choose one.\n\n"),
    ),
)
