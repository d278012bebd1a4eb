"""Faults in what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.fifth.faults import each, every_row, kind, put
from tests.lint.fifth.tasks_labels import NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import (
    BODY,
    COPA,
    FRANCE,
    HISTORY,
    JAPAN,
    METALS,
    RIVERS,
    TOPICS,
)
from tests.lint.shape import Kind, Row

FAMILY = "what a letter means"
GOLD = "answer/gold-differs answer/letters answer/legend"


def _twice(row: Row) -> None:
    """Let another wrong option be a copy of the first wrong one."""
    wrong = [i for i in range(len(row["choices"])) if i != row["answer"]]
    row["choices"][wrong[1]] = row["choices"][wrong[0]]


def _twice_zh(row: Row) -> None:
    wrong = [letter for letter in "ABCD" if letter != row["答案"]]
    row[wrong[2]] = row[wrong[0]]


def _lettered(row: Row) -> None:
    """Let PPL rank letters, with the options in a list beside them."""
    row["choices"] = list(row["target_scores"])
    row["target_scores"] = dict(zip("ABCD", row["target_scores"].values(), strict=True))


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "an index that counts from 0 is taken for one from 1, or the other way round",
        GOLD,
        put(RIVERS, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"] - 1]')),
        put(BODY, ('"ABCD"[data["cop"] - 1]', '"ABCDE"[data["cop"]]')),
        put(JAPAN, ('str(data["answer"] + 1)', 'str(data["answer"])')),
        put(FRANCE, ('"abc"[data["bonne"]]', '"abc"[data["bonne"] - 1]')),
    ),
    kind(
        FAMILY,
        "the options are shuffled, and the gold is still that of the old order",
        GOLD,
        put(
            RIVERS,
            ("for letter, choice", 'r.shuffle(data["choices"])\n    for letter, choice'),
            ('data["choices"]', "choices"),
            ("    text = f", '    choices = list(data["choices"])\n    text = f'),
        ),
        put(BODY, ("    lines = [", "    r.shuffle(options)\n    lines = [")),
        put(
            JAPAN,
            ('enumerate(data["choices"], start=1)', "enumerate(shuffled, start=1)"),
            (
                "    lines = [",
                '    shuffled = r.sample(data["choices"], len(data["choices"]))\n    lines = [',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the options are listed in alphabetical order, and the index is that of the row",
        GOLD,
        put(RIVERS, ('zip(LETTERS, data["choices"])', 'zip(LETTERS, sorted(data["choices"]))')),
        put(
            JAPAN,
            ('enumerate(data["choices"], start=1)', 'enumerate(sorted(data["choices"]), start=1)'),
        ),
        put(FRANCE, ('zip("abc", data["choix"])', 'zip("abc", sorted(data["choix"]))')),
    ),
    kind(
        FAMILY,
        "the options are listed backwards, and the letter of the gold is not",
        GOLD,
        put(RIVERS, ('zip(LETTERS, data["choices"])', 'zip(LETTERS, data["choices"][::-1])')),
        put(BODY, ("enumerate(options)", "enumerate(reversed(options))")),
        put(HISTORY, ("data[letter] +", 'data["DCBA"["ABCD".index(letter)]] +')),
    ),
    kind(
        FAMILY,
        "the gold is a small letter, and the list has capitals",
        "answer/letters answer/not-extracted answer/two-spellings",
        put(RIVERS, ('LETTERS[data["answer"]]', 'LETTERS[data["answer"]].lower()')),
        put(BODY, ('"ABCD"[data["cop"] - 1]', '"abcd"[data["cop"] - 1]')),
        put(HISTORY, ('data["答案"]', 'data["答案"].lower()')),
    ),
    kind(
        FAMILY,
        "the options have numbers, and the gold is a letter (or the other way round)",
        "answer/letters answer/letter-asked",
        put(
            RIVERS,
            ("for letter, choice in zip(LETTERS, ", "for number, choice in enumerate("),
            ('{letter}. {choice}\\n"', '{number + 1}. {choice}\\n"'),
        ),
        put(JAPAN, ('str(data["answer"] + 1)', '"ABCD"[data["answer"]]')),
        put(FRANCE, ('"abc"[data["bonne"]]', 'str(data["bonne"] + 1)')),
    ),
    kind(
        FAMILY,
        "the letters are fixed and too few, so the last option is dropped",
        "answer/letters text/cut-item text/no-question answer/gold-differs",
        put(RIVERS, ("zip(LETTERS, ", 'zip("ABC", ')),
        put(BODY, ("enumerate(options)", "enumerate(options[:3])")),
        put(HISTORY, ('for letter in "ABCD"', 'for letter in "ABC"')),
    ),
    kind(
        FAMILY,
        "the instruction names a letter more than there are options",
        "answer/letters answer/other-names answer/legend",
        put(BODY, ("A, B, C and D.", "A, B, C, D and E.")),
        put(HISTORY, description="以下是单项选择题，请从A、B、C、D、E中选出正确答案。"),
        put(FRANCE, description="Choisissez la bonne réponse : a), b), c), d) ou e)."),
    ),
    kind(
        FAMILY,
        "one column is listed twice and another not at all, or a row has an option twice",
        "answer/same-option answer/letters",
        put(BODY, ('data["opc"], data["opd"]', 'data["opc"], data["opc"]')),
        put(RIVERS, rows=every_row(_twice, 2)),
        put(HISTORY, rows=every_row(_twice_zh, 2)),
    ),
    kind(
        FAMILY,
        "a letter is typed twice in the table of letters",
        "answer/letters answer/same-option",
        put(RIVERS, ('["A", "B", "C", "D"]', '["A", "B", "C", "C"]')),
        put(BODY, ('"ABCD"[i]', '"ABBD"[i]')),
        put(FRANCE, ('zip("abc"', 'zip("aac"')),
    ),
    kind(
        FAMILY,
        "a letter is asked for, and the answer is the option's text",
        "answer/letter-asked answer/letters answer/not-extracted",
        put(
            BODY,
            ('gold = "ABCD"[data["cop"] - 1]', 'gold = options[data["cop"] - 1]'),
            ('" (" + gold + ")"', '" " + gold'),
            postprocess="until_return_post",
        ),
        put(
            RIVERS,
            ('"Answer:"', '"Answer with the letter alone.\\nAnswer:"'),
            ('LETTERS[data["answer"]]', 'data["choices"][data["answer"]]'),
        ),
        put(HISTORY, ('data["答案"]', 'data[data["答案"]]')),
    ),
    kind(
        FAMILY,
        "the prompt names other labels than the answers have",
        "answer/other-names answer/letters answer/letter-asked",
        put(PASSAGES, ("(Yes or No)", "(True or False)")),
        put(NLI, ("entailment, neutral or contradiction?", "true, false or unknown?")),
        put(TALKS, ("anger, fear, joy or sadness?", "angry, afraid, happy or sad?")),
        put(PAIRS, ("Answer yes or no.", "Answer 1 or 0.")),
    ),
    kind(
        FAMILY,
        "the labels are swapped",
        "answer/gold-differs answer/legend few-shot/not-a-choice answer/not-an-option",
        put(PASSAGES, ('"Yes" if data["answer"] else "No"', '"No" if data["answer"] else "Yes"')),
        put(PAIRS, ('("no", "yes")', '("yes", "no")')),
        put(TOPICS, ('0: "World", 1: "Sports"', '0: "Sports", 1: "World"')),
        put(COPA, ('data["label"] == 1', 'data["label"] == 0')),
    ),
    kind(
        FAMILY,
        "a label is misspelt in the map, as the prompt is not",
        "answer/other-names answer/not-an-option answer/two-spellings few-shot/not-a-choice "
        "few-shot/other-labels answer/letters answer/gold-differs",
        put(NLI, ('["entailment"', '["entailement"')),
        put(REVIEWS, ('1: "positive"', '1: "postive"')),
        put(TOPICS, ('2: "Business"', '2: "Buisness"')),
    ),
    kind(
        FAMILY,
        "the legend in the prompt gives the numbers each other's meaning",
        "answer/legend answer/gold-differs",
        put(
            REVIEWS,
            ("\\nSentiment:", "\\nSentiment (0 = positive, 1 = negative):"),
            ('" " + sentiment', "f\" {data['label']}\""),
            ('"processed_output": sentiment', '"processed_output": str(data["label"])'),
            rows=every_row(
                lambda row: row.update(label_text=("negative", "positive")[row["label"]])
            ),
            description="",
        ),
        put(
            NLI,
            (
                "Is this entailment, neutral or contradiction?",
                "0: contradiction, 1: neutral, 2: entailment",
            ),
            ('LABELS[data["label"]]', 'str(data["label"])'),
            rows=every_row(
                lambda row: row.update(
                    label_text=("entailment", "neutral", "contradiction")[row["label"]]
                )
            ),
        ),
        put(
            PASSAGES,
            ("(Yes or No)", "(0 = yes, 1 = no)"),
            ('"Yes" if data["answer"] else "No"', 'str(int(data["answer"]))'),
        ),
    ),
    kind(
        FAMILY,
        "the first letter of the option's text is taken for its letter",
        "answer/letters answer/gold-differs",
        put(RIVERS, ('LETTERS[data["answer"]]', 'data["choices"][data["answer"]][0]')),
        put(BODY, ('"ABCD"[data["cop"] - 1]', 'options[data["cop"] - 1].split()[-1][0].upper()')),
        put(FRANCE, ('"abc"[data["bonne"]]', 'data["choix"][data["bonne"]][0]')),
    ),
    kind(
        FAMILY,
        "the list counts from 0, and the gold from 1",
        GOLD,
        put(JAPAN, (", start=1)", ")")),
        put(
            BODY,
            ('"ABCD"[i]', "str(i)"),
            ('"ABCD"[data["cop"] - 1]', 'str(data["cop"])'),
            ("the letter of the right option from A, B, C and D", "the number of the right option"),
            postprocess="exact_match_post",
        ),
        put(
            FRANCE,
            (
                'for mark, text in zip("abc", data["choix"])',
                'for mark, text in enumerate(data["choix"])',
            ),
            ('"abc"[data["bonne"]]', 'data["bonne"] + 1'),
            description="Choisissez le numéro de la bonne réponse.",
        ),
    ),
    kind(
        FAMILY,
        "the answer is a letter, and the options are never shown",
        "answer/letters text/no-question text/cut-item",
        put(METALS, rows=every_row(_lettered)),
        put(
            RIVERS,
            (
                '    for letter, choice in zip(LETTERS, data["choices"]):\n'
                '        text += f"{letter}. {choice}\\n"\n',
                "",
            ),
        ),
        put(
            HISTORY,
            (
                '    for letter in "ABCD":\n        text += letter + "．" + data[letter] + "\\n"\n',
                "",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the instruction wants another kind of answer than the labels are",
        "answer/letter-asked answer/other-names answer/letters answer/legend",
        put(REVIEWS, description="Rate each review with a number from 1 to 5."),
        put(NLI, ("Is this entailment, neutral or contradiction?", "Answer with A, B or C.")),
        put(TALKS, (": anger, fear, joy or sadness?", "? Answer yes or no.")),
    ),
    kind(
        FAMILY,
        "the prompt's list of labels lacks one that is an answer",
        "answer/other-names answer/letters answer/not-an-option",
        put(NLI, ("entailment, neutral or contradiction?", "entailment or contradiction?")),
        put(TALKS, ("anger, fear, joy or sadness?", "anger, joy or sadness?")),
        put(TOPICS, ("(World, Sports, Business or Technology)", "(World, Sports or Business)")),
    ),
    kind(
        FAMILY,
        "letters of the rows are column names that were read in another order",
        "answer/gold-differs answer/letters",
        put(BODY, ('data["opa"], data["opb"], ', 'data["opb"], data["opa"], ')),
        put(
            HISTORY,
            (
                '    for letter in "ABCD":\n        text += letter + "．" + data[letter] + "\\n"\n',
                '    for letter, column in zip("ABCD", "ACBD"):\n'
                '        text += letter + "．" + data[column] + "\\n"\n',
            ),
        ),
        put(FRANCE, ('zip("abc", data["choix"])', 'zip("bac", data["choix"])')),
    ),
    kind(
        FAMILY,
        "a few rows name a letter that their list lacks",
        "answer/letters answer/not-an-option answer/not-extracted code/error",
        put(HISTORY, rows=each("答案", lambda _: "E", 5)),
        put(RIVERS, ('"B", "C", "D"]', '"B", "C", "D", "E"]'), rows=each("answer", lambda _: 4, 6)),
        put(FRANCE, ('"abc"[data', '"abcd"[data'), rows=each("bonne", lambda _: 3, 4)),
    ),
)
