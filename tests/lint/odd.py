"""Right prompts: every right task, asked for in other ways, and right ones that look odd.

Each of these is what somebody meant: a finding above a hint is a false alarm.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tests.lint import material
from tests.lint.material import table
from tests.lint.shape import Change, Row, SmallTask, changed, code
from tests.lint.tasks import BY_NAME, TASKS, choices, labelled, plain


def _odd(what: str, name: str, *changes: Change, **fields: Any) -> tuple[str, SmallTask]:
    return f"{name}: {what}", changed(BY_NAME[name], *changes, **fields)


def _above(text: str) -> Change:
    return "import random\n", f"import random\n\n{text}\n"


def _say(key: str, *texts: str) -> Callable[[list[Row]], None]:
    """Return what adds a text to a field of the rows, one after the other and over again."""

    def put(rows: list[Row]) -> None:
        for number, row in enumerate(rows):
            row[key] += texts[number % len(texts)]

    return put


def _swap(key: str, *values: Any) -> Callable[[list[Row]], None]:
    """Return what gives the first rows another value of a field."""

    def put(rows: list[Row]) -> None:
        for row, value in zip(rows, values, strict=False):
            row[key] = value

    return put


def _asked(name: str, what: str, **options: Any) -> tuple[str, SmallTask]:
    return f"{name}: {what}", replace(BY_NAME[name], options=options)


_BLOOD = """\
Which blood type can be given to everybody?|O|A|B|AB
Which vitamin do people make in sunlight?|D|A|B|C
Which note is the fifth of C major?|G|A|B|D
Which letter stands for the electric current?|I|A|C|E
Which school grade is the best in America?|A|B|C|D
Which drive holds Windows by default?|C:|A:|D:|E:
Which battery is the largest of these?|D|AAA|C|AA
Which clef is also called the treble clef?|G|F|C|D
Which bra size has the smallest cup?|A|B|C|D
Which hepatitis is caught from water?|A|B|C|D"""
_COUNTS = """\
How many legs has a spider?|8|6|4|10
How many sides has a triangle?|3|4|2|1
How many wheels has a tricycle?|3|2|4|1
What is 2 times 2?|4|2|3|1
How many moons has the Earth?|1|2|3|4
How many corners has a square?|4|3|1|2
How many halves make a whole?|2|1|4|3
How many seasons are there?|4|2|3|1
How many eyes has a dog?|2|4|1|3
How many poles has the Earth?|2|1|3|4"""
_NUMBERED = tuple(
    plain(f"What is {a} + {b}?", str(a + b))
    for a, b in zip(range(31, 46), (25, 25, 26, 25, 24) * 3, strict=True)
)
_CODE_ODD = tuple(
    plain(program.replace("\\n", "\n").replace("~", "\\n"), output)
    for program, output in (
        ('print("{name}".format(name="Eva"))', "Eva"),
        ('question = "why"\\nprint(f"{question}")', "why"),
        ('print("a~b".count("~"))', "1"),
        ("print(['a', 'b'][1])", "b"),
        ("print({'x': 1}['x'])", "1"),
        ('print("%s is %d" % ("x", 3))', "x is 3"),
        ("x = None\\nprint(x is None)", "True"),
        ("print(b'ab'[0])", "97"),
        ('print("<b>".strip("<>"))', "b"),
        ('print("&amp;".replace("amp;", ""))', "&"),
    )
)
_RUSSIAN = (
    "Погода сегодня хорошая.",
    "Где вокзал?",
    "Кофе, пожалуйста.",
    "Моя сестра живёт в деревне.",
)
_PERSIAN = (
    "امروز هوا خوب است.",
    "می‌خواهم قهوه بخورم.",
    "خواهرم در روستا زندگی می‌کند.",
    "کتاب‌ها کجا هستند؟",
)
_FRENCH = (
    "Où est la gare\u00a0?",
    "Quel beau temps\u00a0!",
    "Il a dit\u00a0: «\u00a0oui\u00a0».",
    "Un café, s'il vous plaît.",
)

_HAND_MCQ = "Question: What is the capital of Norway?\nA. Oslo\nB. Bergen\nC. Hamar\nD. Moss\nAnswer: A\n\nQuestion: Which animal barks?\nA. a cat\nB. a hen\nC. a dog\nD. a cow\nAnswer: C\n\n"
_HAND_ZH = "评论：味道很好，价格也合适。\n请判断这条评论的情感是正面还是负面。\n情感：正面\n\n评论：屏幕有划痕，要求退货。\n请判断这条评论的情感是正面还是负面。\n情感：负面\n\n"
_HAND_SUMS = "Problem: What is 20+30+11?\nSolution: Let's think step by step. 20+30=50. 50+11=61. So the answer is 61.\n\n"

_LETTERS = (
    _odd(
        "small letters in list and answer",
        "letters-dot",
        ("chr(65 + i)", "chr(97 + i)"),
        ("chr(65 + place)", "chr(97 + place)"),
        postprocess="until_return_post",
    ),
    _odd("letters in square brackets", "letters-dot", ("{chr(65 + i)}. ", "[{chr(65 + i)}] ")),
    _odd(
        "each letter called an option", "letters-dot", ("{chr(65 + i)}. ", "Option {chr(65 + i)}: ")
    ),
    _odd(
        "all options in one line",
        "letters-dot",
        ('{option}\\n"', '{option}; "'),
        ('text += "Answer:"', 'text = text.rstrip("; ") + "\\nAnswer:"'),
    ),
    _odd(
        "a fifth option that is never right",
        "letters-dot",
        ('text += "Answer:"', 'text += "E. None of the above\\nAnswer:"'),
    ),
    _odd(
        "answered by letter and text",
        "letters-dot",
        ('f" {letter}"', "f\" {letter}. {list(data['target_scores'])[place]}\""),
    ),
    _odd(
        "the right range of letters is named",
        "letters-dot",
        ('text += "Answer:"', 'text += "Answer with one letter from A to D.\\nAnswer:"'),
    ),
    _odd(
        "listed from the last to the first, under their own letters",
        "letters-dot",
        ('enumerate(data["target_scores"])', 'reversed(list(enumerate(data["target_scores"])))'),
    ),
    _odd(
        "options sorted, and the letter is of the sorted list",
        "shuffled",
        ('random.Random(data["question"]).shuffle(options)', "options.sort()"),
    ),
    _odd(
        "options from the longest to the shortest, and the letter goes along",
        "shuffled",
        ('random.Random(data["question"]).shuffle(options)', "options.sort(key=len, reverse=True)"),
    ),
    _odd(
        "numbers from 0 in list and answer",
        "digits",
        ("start=1", "start=0"),
        ('data["answer"] + 1', 'data["answer"]'),
    ),
    _odd(
        "options that are letters themselves",
        "letters-dot",
        rows=lambda rows: list(choices(_BLOOD, 2)),
    ),
    _odd(
        "options that are numbers, under numbers",
        "digits",
        rows=lambda rows: [
            plain(r["question"], "ABCD".index(r["answer"]), choices=list(r["target_scores"]))
            for r in choices(_COUNTS, 3)
        ],
    ),
    _odd("small Roman numerals", "roman", ('"I", "II", "III", "IV"', '"i", "ii", "iii", "iv"')),
    _odd("the marks of the ten stems", "zh-marks", ("①②③④", "甲乙丙丁")),
    _odd("full-width letters in list and answer", "zh-marks", ("①②③④", "ＡＢＣＤ")),
    _odd(
        "letters without a mark behind",
        "letters-paren",
        ("({LETTERS[i]}) ", "{LETTERS[i]} "),
        ('"(" + LETTERS[place] + ")"', "LETTERS[place]"),
    ),
    _odd(
        "an option each that says none of these",
        "bullets",
        rows=lambda rows: [
            r | {"target_scores": {**r["target_scores"], "none of these": 0}} for r in rows
        ],
    ),
    _odd(
        "options that begin with a letter and a stop",
        "bullets",
        rows=_swap(
            "target_scores",
            {"E. coli": 1, "C. elegans": 0, "a yeast": 0},
            {"A. Lincoln": 0, "B. Franklin": 1, "G. Washington": 0},
        ),
    ),
    _odd(
        "all options end with a full stop",
        "roman",
        rows=lambda rows: [
            r | {"target_scores": {o + ".": s for o, s in r["target_scores"].items()}} for r in rows
        ],
    ),
    _odd(
        "labels explained as 0 and 1",
        "instruct",
        ("as positive or negative.", "(1 for positive, 0 for negative)."),
        ("    return", '    digit = str(int(data["answer"] == "positive"))\n    return'),
        (
            '"output": data["answer"], "processed_output": data["answer"]',
            '"output": digit, "processed_output": digit',
        ),
    ),
    _odd(
        "the question speaks of letters",
        "letters-dot",
        rows=_swap(
            "question",
            "Which planet begins with the letter M, not with A or B?",
            "Which capital begins with C (not A, B or D)?",
        ),
    ),
)

_TEXTS = (
    _odd(
        "the passages say yes and no as words",
        "yes-no-gen",
        rows=_say("passage", " There is no other rule.", " Yes, this is so.", " No one doubts it."),
    ),
    _odd(
        "reviews with the words of the labels",
        "instruct",
        rows=_say(
            "question", " I am positive about that.", "", " On the negative side, it is long."
        ),
    ),
    _odd(
        "None, nan and N/A are words",
        "facts",
        rows=_swap(
            "question",
            "None of the Apollo crews but one came first: who walked on the Moon first?",
            "My nan asks: when did the Berlin Wall fall?",
            "N/A aside, what is the symbol of gold?",
        ),
    ),
    _odd("one answer is None", "extract", rows=_swap("answer", "None")),
    _odd(
        "a missing value is null in JSON",
        "json",
        rows=_swap("answer", {"name": "Alma", "city": None, "job": "pilot"}),
    ),
    _odd(
        "programs with braces, lists, bytes, escapes and tags",
        "programs",
        rows=lambda rows: list(_CODE_ODD),
    ),
    _odd(
        "LaTeX whose commands begin with n",
        "latex",
        rows=_swap(
            "question",
            "Is $\\nu \\neq \\mu$ when $\\nu = 1$ and $\\mu = 2$? If so, give \\num{1} half plus $\\frac{1}{3}$.",
        ),
    ),
    _odd(
        "questions about HTML",
        "facts",
        rows=_swap(
            "question",
            "Which person does <b>Apollo 11</b> bring to mind first?",
            "In which year, if not in <title>, did the Berlin Wall fall?",
            "What does &amp; stand for in HTML, and Au in chemistry?",
        ),
    ),
    _odd(
        "comparisons, addresses and mails",
        "facts",
        rows=_say(
            "question",
            " (if 3 < 5 and x > 2)",
            " Write to <me@example.org>.",
            " See https://example.org/?q=1&lang=en.",
            " It costs $5, or 50%.",
        ),
    ),
    _odd(
        "the passage in tags that are closed",
        "yes-no-gen",
        ("Passage: {data['passage']}\\n", "<passage>{data['passage']}</passage>\\n"),
    ),
    _odd(
        "tags for question and answer",
        "chat-roles",
        (
            "<user>\\n{data['question']}\\n</user>\\n<intent>\\n",
            "<question>{data['question']}</question>\\n<answer>",
        ),
        ("f\"{data['answer']}\\n</intent>\"", "f\"{data['answer']}</answer>\""),
        stop=("</answer>",),
    ),
    _odd(
        "cues in Markdown",
        "yes-no-ppl",
        ("\\nQuestion:", "\\n**Question:**"),
        ("\\nAnswer:", "\\n**Answer:**"),
    ),
    _odd(
        "rules of dashes between the parts",
        "extract",
        ("\\n{data['question']}\\n=>", "\\n-----\\n{data['question']}\\n-----\\n=>"),
    ),
    _odd(
        "fields parted by tabs",
        "translate",
        ("English: {data['source']}\\nGerman:", "en\\t{data['source']}\\nde:"),
    ),
    _odd("whole words of Russian", "zh-translate", rows=_swap("question", *_RUSSIAN)),
    _odd(
        "Persian with its zero-width non-joiners", "zh-translate", rows=_swap("question", *_PERSIAN)
    ),
    _odd("French with its no-break spaces", "zh-translate", rows=_swap("question", *_FRENCH)),
    _odd(
        "Korean, Japanese and Vietnamese",
        "zh-translate",
        rows=_swap(
            "question",
            "오늘 날씨가 좋아요.",
            "駅はどこですか？",
            "Cho tôi một cốc cà phê.",
            "カード・キーを忘れた。",
        ),
    ),
    _odd(
        "Hebrew and Arabic",
        "zh-translate",
        rows=_swap("question", "מזג האוויר יפה היום.", "أين المحطة؟"),
    ),
    _odd(
        "Greek letters and units",
        "facts",
        rows=_say("question", " (Δx = 5 μm, α > β)", " [10 Å, 3 Ω]"),
    ),
    _odd(
        "Latin letters inside Chinese words",
        "zh-sentiment",
        rows=_say("question", "T恤也不错。", "iPhone手机店旁边。", "K歌房在楼上。", "x轴和y轴。"),
    ),
    _odd(
        "emoji made of several characters",
        "instruct",
        rows=_say("question", " 👩‍🔬", " ❤️", " 🇫🇷", " 👍🏽"),
    ),
    _odd(
        "answered by emoji",
        "instruct",
        ("as positive or negative", "as 🙂 or 🙁"),
        ("    return", '    face = "🙂" if data["answer"] == "positive" else "🙁"\n    return'),
        (
            '"output": data["answer"], "processed_output": data["answer"]',
            '"output": face, "processed_output": face',
        ),
        postprocess="until_return_post",
    ),
    _odd(
        "half-width colons throughout a Chinese prompt",
        "zh-reading",
        ("短文：", "短文:"),
        ("问题：", "问题:"),
        ("回答：", "回答:"),
    ),
    _odd(
        "English cues around Chinese rows",
        "zh-reading",
        ("阅读短文，回答问题。\\n短文：", "Read the text and answer.\\nText: "),
        ("问题：", "Question: "),
        ("回答：", "Answer: "),
        ("Answer: ", "Answer:"),
        ('"output": data', '"output": " " + data'),
    ),
    _odd(
        "curly quotes and long dashes",
        "summarise",
        rows=_say(
            "passage",
            " “We had no choice,” said the mayor — and left.",
            " ‘So be it’, they answered…",
        ),
    ),
    _odd(
        "all in capitals",
        "yes-no-gen",
        ("{data['question']}", "{data['question'].upper()}"),
        ("{data['passage']}", "{data['passage'].upper()}"),
    ),
    _odd("all in small letters", "facts", ("{data['question']}", "{data['question'].lower()}")),
    _odd(
        "indented code with runs of spaces",
        "programs",
        rows=_swap(
            "question",
            "if True:\n        print(7)",
            "x  =  5\nprint(x)    # five",
            "print(1   +   9)",
        ),
    ),
    _odd(
        "white space around a row's text, stripped by the code",
        "facts",
        ("{data['question']}", "{data['question'].strip()}"),
        rows=lambda rows: [r | {"question": f"  {r['question']} \n"} for r in rows],
    ),
    _odd(
        "a row's text shortened on purpose at its first sentence",
        "zh-translate",
        rows=_say("question", "", " Thanks."),
    ),
    _odd(
        "questions that name themselves a question",
        "facts",
        ("Q: {", "Question: {"),
        ("\\nA:", "\\nAnswer:"),
        rows=_say("question", " (FAQ, question 1)", " Answer briefly."),
    ),
    _odd(
        "passages of several paragraphs",
        "summarise",
        rows=lambda rows: [r | {"passage": r["passage"].replace(". ", ".\n\n", 1)} for r in rows],
    ),
    _odd(
        "empty passages, left out by the code",
        "yes-no-gen",
        (
            "        f\"Passage: {data['passage']}\\n\"\n",
            "        + (f\"Passage: {data['passage']}\\n\" if data['passage'] else \"\") +\n",
        ),
        rows=lambda rows: [
            r
            | (
                {"passage": "", "question": "Is ice frozen water?", "answer": "yes"}
                if n == 4
                else {}
            )
            for n, r in enumerate(rows)
        ],
    ),
    _odd(
        "numbers with signs, points and commas",
        "sums-direct",
        rows=_swap("question", "-3.5 + 330.5=", "1,000 - 800 + 6="),
    ),
)

_SHOTS = (
    _odd(
        "written by hand, with the query's cues",
        "letters-dot",
        _above(f'SHOTS = """{_HAND_MCQ}"""'),
        ('text = f"Question', 'text = SHOTS + f"Question'),
        fewshot=0,
    ),
    _odd(
        "written by hand, in Chinese",
        "zh-sentiment",
        _above(f'SHOTS = """{_HAND_ZH}"""'),
        ('text = f"评论', 'text = SHOTS + f"评论'),
        fewshot=0,
    ),
    _odd(
        "a chain written by hand",
        "sums-steps",
        _above(f'SHOTS = """{_HAND_SUMS}"""'),
        ('text = f"Problem', 'text = SHOTS + f"Problem'),
        fewshot=0,
    ),
    _odd(
        "written by hand, under headings",
        "own-shots",
        ("Review: I would", "Examples\n\nReview: I would"),
        ('SHOTS + f"Review', 'SHOTS + f"Now yours\\n\\nReview'),
    ),
    _odd(
        "written by hand as a list, answered after an arrow",
        "own-shots",
        ("Review: {", "{"),
        ("\\nSentiment:", " =>"),
        ("Review: ", ""),
        ("\nSentiment:", " =>"),
    ),
    _odd("sums that differ by a digit", "sums-direct", rows=lambda rows: list(_NUMBERED)),
    _odd(
        "one question about different passages",
        "extract",
        rows=lambda rows: [
            r
            | {
                "question": "Where was this person born?",
                "answer": re.findall(r"Born in (\w+)", r["passage"])[0],
            }
            for r in rows
        ],
    ),
    _odd(
        "one line apart, each example one line", "facts", ("\\nA:", " A:"), own={"separator": "\n"}
    ),
    _odd("a rule of signs between the shots", "facts", own={"separator": "\n***\n"}),
    _odd(
        "outputs end with a mark that is a stop sequence",
        "facts",
        ('f" {answer}"', 'f" {answer} [DONE]"'),
        stop=("[DONE]",),
    ),
    _odd(
        "the answer on a line of its own",
        "facts",
        ('f" {answer}"', 'f"\\n{answer}"'),
        stop=("\n\n",),
    ),
    _odd(
        "the cue ends with a quotation mark",
        "facts",
        ("\\nA:", '\\nA: \\"'),
        ('f" {answer}"', "f'{answer}\"'"),
        stop=('"',),
    ),
    _odd(
        "the cue ends with an opening bracket",
        "letters-dot",
        ('"Answer:"', '"Answer: ("'),
        ('f" {letter}"', 'f"{letter})"'),
    ),
    _odd(
        "the cue ends inside a box",
        "latex",
        ('\\n\\nSolution:"', '\\n\\nFinal answer: $\\\\boxed{{"'),
        (
            "f\" {data['steps']} The final answer is $\\\\boxed{{{data['answer']}}}$.\"",
            "f\"{data['answer']}}}$\"",
        ),
        postprocess="",
        stop=("}$",),
        rows=lambda rows: [r for r in rows if "frac" not in r["answer"]],
    ),
    _odd(
        "a delimiter of the config's own",
        "facts",
        ('f" {answer}"', "answer"),
        own={"target_delimiter": " "},
    ),
    _odd(
        "choices that begin with a newline",
        "yes-no-ppl",
        rows=lambda rows: [
            r | {"target_scores": {"\n" + o.strip(): s for o, s in r["target_scores"].items()}}
            for r in rows
        ],
    ),
    _odd(
        "a description of several lines",
        "topics",
        description="You label headlines.\n\nRules:\n- one label each\n- nothing else",
    ),
    _odd(
        "a description in a language of its own",
        "zh-letters",
        description="The following are questions in Chinese.",
    ),
    _odd(
        "a separator after the description of one line",
        "translate",
        own={"description_separator": "\n"},
    ),
    _odd(
        "chains that name the gold on their way",
        "sums-steps",
        ("So the answer", "That makes {data['answer']}. So the answer"),
    ),
    _odd(
        "shots of a file of their own",
        "instruct",
        shots=tuple(
            plain(q, a)
            for q, a in (
                ("I laughed from start to end.", "positive"),
                ("I fell asleep.", "negative"),
                ("A gem.", "positive"),
            )
        ),
    ),
    _odd("more shots than labels", "topics", fewshot=6, own={"seed": 4}),
    _odd(
        "the instruction comes last",
        "instruct",
        (
            '### Instruction:\\nClassify the sentiment of the review as positive or negative.\\n\\n"',
            '"',
        ),
        (
            "\\n\\n### Response:",
            "\\n\\n### Instruction:\\nClassify the sentiment of the review as positive or negative.\\n\\n### Response:",
        ),
    ),
    _odd(
        "labels are listed before and after the text",
        "topics",
        ("\\nLabel:", "\\nChoose from: {', '.join(sorted(TOPICS))}\\nLabel:"),
    ),
)

_CODE = (
    _odd(
        "a set that is only asked whether it has something",
        "facts",
        _above('STOP = {"the", "a"}'),
        (
            "    return {",
            '    first = data["answer"][0].split()[0]\n    assert first not in STOP or first in STOP\n    return {',
        ),
    ),
    _odd(
        "a set that is sorted",
        "bullets",
        (
            'for option in data["target_scores"])',
            'for option in sorted(set(data["target_scores"])))',
        ),
    ),
    _odd(
        "a generator of its own with a fixed seed",
        "shuffled",
        ('random.Random(data["question"])', "random.Random(1234)"),
    ),
    _odd(
        "a digest instead of hash()",
        "facts",
        _above("import hashlib"),
        (
            "\\nA:",
            "\\n{'A' if int(hashlib.md5(data['question'].encode()).hexdigest(), 16) >= 0 else 'B'}:",
        ),
    ),
    _odd(
        "an except for one error, with what it does",
        "extract",
        (
            "    text =",
            '    try:\n        year = str(int(data["answer"]))\n    except ValueError:\n        year = data["answer"]\n    data = dict(data, answer=year)\n    text =',
        ),
    ),
    _odd(
        "a copy of the row is changed",
        "table",
        (
            "    lines = [",
            '    data = {**data, "people": [dict(p) for p in data["people"]]}\n    for person in data["people"]:\n        person["born"] = person["born"][-2:]\n    lines = [',
        ),
    ),
    _odd(
        "a copy of a list is sorted",
        "sorting",
        ("    text =", '    words = list(data["words"])\n    words.sort()\n    text ='),
    ),
    _odd(
        "helpers, annotations and a docstring",
        "facts",
        _above(
            'def cue(text: str) -> str:\n    """Return the prompt. (lint)"""\n    return f"Q: {text}\\nA:"'
        ),
        ("f\"Q: {data['question']}\\nA:\"", 'cue(data["question"])'),
    ),
    _odd(
        "str.format with the row's fields",
        "facts",
        _above('TEMPLATE = "Q: {question}\\nA:"'),
        ("f\"Q: {data['question']}\\nA:\"", "TEMPLATE.format(**data)"),
    ),
    _odd(
        "the old way to format",
        "topics",
        (
            "f\"Labels: {', '.join(sorted(TOPICS))}\\nHeadline: {data['question']}\\nLabel:\"",
            '"Labels: %s\\nHeadline: %s\\nLabel:" % (", ".join(sorted(TOPICS)), data["question"])',
        ),
    ),
    _odd(
        "string.Template",
        "zh-reading",
        _above("from string import Template"),
        (
            "f\"阅读短文，回答问题。\\n短文：{data['passage']}\\n问题：{data['question']}\\n回答：\"",
            'Template("短文：$passage\\n问题：$question\\n回答：").substitute(data)',
        ),
    ),
    _odd(
        "get with a default for a field that only some rows have",
        "facts",
        ("\\nA:", "\\n{data.get('hint', '')}A:"),
        rows=lambda rows: [
            r | ({"hint": "Think of the sky.\n"} if n % 2 else {}) for n, r in enumerate(rows)
        ],
    ),
    _odd(
        "the name of the dataset is looked at",
        "facts",
        ("    return {", '    assert dataset_name.endswith("_gen") or dataset_name\n    return {'),
    ),
    _odd(
        "regular expressions and Unicode tables",
        "facts",
        _above("import re\nimport unicodedata"),
        (
            "    return {",
            "    question = unicodedata.normalize('NFC', re.sub(r'\\s+', ' ', data['question']))\n    return {",
        ),
        ("{data['question']}", "{question}"),
    ),
    _odd(
        "chains of thought that are only in the rows",
        "sums-direct",
        rows=lambda rows: [
            r | {"steps": s, "cot": s}
            for r, (_, s, _t) in zip(rows, material.sums(14), strict=True)
        ],
    ),
    _odd(
        "JSON with Chinese left as it is",
        "zh-reading",
        _above("import json"),
        (
            "    text =",
            '    context = json.dumps({"短文": data["passage"]}, ensure_ascii=False)\n    text =',
        ),
        ("短文：{data['passage']}", "{context}"),
    ),
    _odd(
        "a dictionary of templates, one for each kind of row",
        "extract",
        _above('CUES = {"I": "Life: ", "W": "Life: "}'),
        ("Text: {data['passage']}", "{CUES[data['question'][0]]}{data['passage']}"),
    ),
)

_MORE = (
    (
        "translation of numbers into words",
        SmallTask(
            "number-words",
            code("""
                text = f"{data['question']} ->"
                return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
            """),
            tuple(
                plain(str(n), w)
                for n, w in enumerate(
                    "zero one two three four five six seven eight nine ten".split()
                )
            ),
            own={"separator": "\n"},
        ),
    ),
    (
        "a sentence that is judged, with letters for the labels, in PPL",
        SmallTask(
            "letters-ppl",
            code("""
                text = f"{data['question']}\\nIs this review (A) positive or (B) negative?\\nAnswer: ("
                gold = [o for o, score in data["target_scores"].items() if score == 1][0]
                return {"input": text, "output": gold, "processed_output": gold}
            """),
            tuple(
                labelled(q, ("A)", "B)"), "A)" if a == "positive" else "B)")
                for q, a in table(material.REVIEWS)
            ),
            method="ppl",
            metric="log_prob",
            fewshot=2,
        ),
    ),
    (
        "answers that are a letter, of questions that list nothing",
        SmallTask(
            "initials",
            code("""
                text = f"Which letter does the word {data['question']} begin with?\\nAnswer:"
                return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
            """),
            tuple(plain(f'"{word}"', word[0]) for word in (*material.CITIES, *material.NAMES[:6])),
        ),
    ),
    (
        "copying is the task",
        SmallTask(
            "copy",
            code("""
                text = f"Repeat after me: {data['question']}\\nYou:"
                return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
            """),
            tuple(plain(text, text) for text, _, _ in table(material.TRANSLATIONS)),
        ),
    ),
    (
        "the options are in the question, as people ask",
        SmallTask(
            "either-or",
            code("""
                return {"input": f"{data['question']}\\n", "output": data["answer"], "processed_output": data["answer"]}
            """),
            tuple(
                plain(f"Which is larger, {a} or {b}?", str(max(a, b)))
                for a, b in zip(
                    (3, 91, 40, 17, 8, 66, 23, 5, 70, 12),
                    (30, 19, 44, 71, 80, 6, 32, 50, 7, 21),
                    strict=True,
                )
            ),
            stop=("\n",),
        ),
    ),
)

RIGHT: tuple[tuple[str, SmallTask], ...] = (
    *((task.name, task) for task in TASKS),
    *(
        _asked(task.name, "other shots for each doc", sampler="per_doc", seed=3)
        for task in TASKS
        if task.fewshot
    ),
    *(_asked(task.name, "no shots", num_fewshot=0) for task in TASKS if task.fewshot),
    *_LETTERS,
    *_TEXTS,
    *_SHOTS,
    *_CODE,
    *_MORE,
)
"""What each right prompt is, and the task."""
