"""Faults of what a letter means: the prompt lists options under marks, and the answer is one."""

from __future__ import annotations

from tests.lint.faults import above, fault, kind, shots_above
from tests.lint.shape import Kind, Names, Row

FAMILY = "what a letter means"
LISTED = [
    Names("answer/*", "letter|option|mark|number|list|gold|right"),
    Names("few-shot/*", "letter|mark|option"),
]


def _keep(rows: list[Row]) -> None:
    """Give each row its options in an order of its own, as other files have them."""
    for number, row in enumerate(rows):
        labels = sorted(
            ["entailment", "neutral", "contradiction"], key=lambda x: hash_of(x, number)
        )
        row["target_scores"] = {label: int(label == row["answer"]) for label in labels}


def hash_of(text: str, number: int) -> int:
    """Return a number that sorts texts anew for each row, and the same in each process."""
    return (sum(map(ord, text)) * (number + 3)) % 7


def _yes_no(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        labels = ("yes", "no")[:: -1 if number % 3 == 1 else 1]
        row["target_scores"] = {label: int(label == row["answer"]) for label in labels}


def _moods(rows: list[Row]) -> None:
    for number, row in enumerate(rows):
        labels = ("positive", "negative")[:: -1 if number % 3 == 0 else 1]
        row["target_scores"] = {label: int(label == row["answer"]) for label in labels}


_LETTER = 'letter = chr(65 + list(data["target_scores"].values()).index(1))'

KINDS: tuple[Kind, ...] = (
    kind(
        "the listed letters begin one further on than the answers'",
        FAMILY,
        LISTED,
        fault("letters-dot", ("chr(65 + i)", "chr(66 + i)")),
        fault("zh-letters", ('zip("ABCD"', 'zip("BCDE"')),
        fault("letters-paren", ("{LETTERS[i]}", "{chr(ord('B') + i)}")),
        fault("shots-file", ('zip("ABCD"', 'zip("BCDEF"')),
    ),
    kind(
        "the options are listed under small letters and answered in capitals",
        FAMILY,
        LISTED,
        fault("letters-dot", ("chr(65 + i)", "chr(97 + i)")),
        fault("shuffled", ('zip("ABCD"', 'zip("abcd"')),
        fault("zh-letters", ('text += letter + "．"', 'text += letter.lower() + "．"')),
    ),
    kind(
        "the options are listed under numbers and answered by letters",
        FAMILY,
        LISTED,
        fault("letters-dot", ("{chr(65 + i)}. ", "{i + 1}. ")),
        fault("shuffled", ('zip("ABCD", options)]', 'zip("1234", options)]')),
        fault(
            "zh-letters", ('text += letter + "．"', 'text += str("ABCD".index(letter) + 1) + "．"')
        ),
        fault("roman", ("numeral = NUMERALS[place]", 'numeral = "ABCD"[place]')),
    ),
    kind(
        "the answers count from another number than the list",
        FAMILY,
        LISTED,
        fault("digits", ('str(data["answer"] + 1)', 'str(data["answer"])')),
        fault("roman", ("numeral = NUMERALS[place]", "numeral = NUMERALS[place - 1]")),
        fault("zh-marks", ("MARKS[place]", "MARKS[place - 1]")),
        fault("letters-dot", ("letter = chr(65 + place)", "letter = chr(66 + place)")),
    ),
    kind(
        "the options are sorted for display, the answer's place is the old one",
        FAMILY,
        LISTED,
        fault(
            "letters-dot",
            ('enumerate(data["target_scores"])', 'enumerate(sorted(data["target_scores"]))'),
        ),
        fault(
            "roman",
            (
                'zip(NUMERALS, data["target_scores"])',
                'zip(NUMERALS, sorted(data["target_scores"]))',
            ),
        ),
        fault("digits", ('enumerate(data["choices"],', 'enumerate(sorted(data["choices"]),')),
        fault(
            "zh-letters",
            ('zip("ABCD", data["target_scores"])', 'zip("ABCD", sorted(data["target_scores"]))'),
        ),
    ),
    kind(
        "the options are shuffled for display, the answer's place is the old one",
        FAMILY,
        LISTED,
        fault(
            "letters-paren",
            (
                'options = list(data["target_scores"])\n',
                'options = list(data["target_scores"])\n    random.Random(data["question"]).shuffle(options)\n',
            ),
        ),
        fault(
            "zh-marks",
            (
                'zip(MARKS, data["target_scores"])',
                'zip(MARKS, random.Random(data["question"]).sample(list(data["target_scores"]), 4))',
            ),
        ),
        fault(
            "shots-file",
            (
                'zip("ABCD", data["choices"])',
                'zip("ABCD", random.Random(len(data["question"])).sample(data["choices"], 4))',
            ),
        ),
        fault("shuffled", ("options.index(gold)", 'list(data["target_scores"]).index(gold)')),
    ),
    kind(
        "the instruction names a range of letters that is not the list's",
        FAMILY,
        LISTED,
        fault(
            "letters-dot",
            ('text += "Answer:"', r'text += "Answer with one letter from A to E.\nAnswer:"'),
        ),
        fault(
            "digits",
            (
                "The number of the right option is",
                "The number of the right option (from 1 to 5) is",
            ),
        ),
        fault("zh-letters", ("请选出正确答案。", "请从A、B、C三个选项中选出正确答案。")),
        fault("roman", ('"Q: " + data', r'"Answer with I, II, III, IV or V.\nQ: " + data')),
    ),
    kind(
        "the last option is left out of the list",
        FAMILY,
        LISTED,
        fault(
            "shuffled",
            (
                'for letter, option in zip("ABCD", options)',
                'for letter, option in zip("ABC", options)',
            ),
        ),
        fault("zh-letters", ('in zip("ABCD", data', 'in zip("ABC", data')),
        fault("roman", ("in zip(NUMERALS,", "in zip(NUMERALS[:3],")),
        fault(
            "bullets",
            (
                'for option in data["target_scores"])',
                'for option in list(data["target_scores"])[:-1])',
            ),
        ),
    ),
    kind(
        "the shots written by hand answer in another style of letter than the query's list",
        FAMILY,
        [*LISTED, Names("text/shot-cue", "")],
        fault(
            "letters-dot",
            shots_above(
                "Question: What is the capital of Norway?\n1. Oslo\n2. Bergen\n3. Hamar\n4. Moss\nAnswer: 1\n\nQuestion: Which animal barks?\n1. a cat\n2. a hen\n3. a dog\n4. a cow\nAnswer: 3\n\n"
            ),
            ('text = f"Question', 'text = SHOTS + f"Question'),
            fewshot=0,
        ),
        fault(
            "zh-letters",
            shots_above(
                "题目：一年有几个月？\n①十\n②十一\n③十二\n④十三\n答案：③\n\n题目：哪种动物会飞？\n①牛\n②鹰\n③马\n④羊\n答案：②\n\n"
            ),
            ('text = "以下是', 'text = SHOTS + "以下是'),
            fewshot=0,
        ),
        fault(
            "digits",
            shots_above(
                "How many legs has a spider?\n1) six\n2) eight\n3) ten\n4) four\nThe number of the right option is (B)\n\n"
            ),
            ('return {"input": ', 'return {"input": SHOTS + '),
            fewshot=0,
        ),
    ),
    kind(
        "what the shots answer and what is compared are different letters",
        FAMILY,
        [*LISTED, Names("answer/*", "output|extract|compared")],
        fault(
            "letters-dot", ('"processed_output": letter', '"processed_output": "ABCD"[3 - place]')
        ),
        fault(
            "nli-letters",
            ('"output": " " + letter', '"output": " " + {"A": "C", "B": "B", "C": "A"}[letter]'),
        ),
        fault("zh-marks", ('"output": MARKS[place]', '"output": MARKS[(place + 1) % 4]')),
        fault("digits", ('"output": " " + number', '"output": " " + str(data["answer"])')),
    ),
    kind(
        "the list is a fixed text, and the letter is the place in rows that order options otherwise",
        FAMILY,
        LISTED,
        fault("nli-letters", ('letter = LETTER[data["answer"]]', _LETTER), rows=_keep),
        fault(
            "yes-no-gen",
            ("Answer (yes/no):", r"A. yes\nB. no\nAnswer:"),
            ('    return {"input"', f'    {_LETTER}\n    return {{"input"'),
            ('" " + data["answer"]', '" " + letter'),
            ('"processed_output": data["answer"]', '"processed_output": letter'),
            rows=_yes_no,
            postprocess="agieval_single_answer_post",
        ),
        fault(
            "instruct",
            (r"as positive or negative.\n\n", r"by a letter.\n(A) positive\n(B) negative\n\n"),
            ('    return {"input"', f'    {_LETTER}\n    return {{"input"'),
            (
                '"output": data["answer"], "processed_output": data["answer"]',
                '"output": letter, "processed_output": letter',
            ),
            rows=_moods,
            postprocess="agieval_single_answer_post",
        ),
    ),
    kind(
        "the labels that the prompt names are not those of the answers",
        FAMILY,
        [*LISTED, Names("answer/* few-shot/* text/*", "label|option|choice|listed|named|one of")],
        fault(
            "yes-no-gen",
            ('" " + data["answer"]', '" " + TRUTH[data["answer"]]'),
            ('"processed_output": data["answer"]', '"processed_output": TRUTH[data["answer"]]'),
            above('TRUTH = {"yes": "true", "no": "false"}'),
        ),
        fault("zh-sentiment", ("是正面还是负面", "是积极还是消极")),
        fault("topics", ("sorted(TOPICS)", "('politics', 'sport', 'economy', 'research')")),
        fault(
            "chat-roles", description="Name the intent of each message: alarm, weather or music."
        ),
    ),
    kind(
        "some of the options are listed twice and another never",
        FAMILY,
        LISTED,
        fault(
            "letters-dot",
            (
                'enumerate(data["target_scores"])',
                'enumerate([list(data["target_scores"])[max(k, 1)] for k in range(4)])',
            ),
        ),
        fault(
            "digits",
            ('enumerate(data["choices"],', 'enumerate(data["choices"][:2] + data["choices"][:2],'),
        ),
        fault(
            "zh-marks",
            (
                'zip(MARKS, data["target_scores"])',
                'zip(MARKS, list(data["target_scores"])[:3] + list(data["target_scores"])[:1])',
            ),
        ),
    ),
)
