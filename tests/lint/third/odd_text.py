"""Right prompts whose texts look odd: other scripts, code, marks, numbers and formats."""

from __future__ import annotations

from tests.lint.odd_helpers import say, swap
from tests.lint.shape import Row, SmallTask
from tests.lint.third.faults import each, gives
from tests.lint.third.odd_options import odd


def _snippets(*pairs: tuple[str, str]):
    """Return what puts other snippets of code, and what they print, into the first rows."""

    def put(rows: list[Row]) -> None:
        swap("question", *(snippet for snippet, _ in pairs))(rows)
        swap("answer", *(printed for _, printed in pairs))(rows)

    return put


def _cells(form: str):
    """Return what writes the cells of tables, and golds, in another form."""

    def put(row: Row) -> None:
        head, *rows = row["table"]
        row["table"] = [
            head,
            *([c if isinstance(c, str) else form.format(c) for c in r] for r in rows),
        ]
        row["answer"] = form.format(int(row["answer"]))

    return each(put)


def _signs(rows: list[Row]) -> None:
    swap(
        "question",
        "Let $\\alpha = 12 - 7$. What is $\\alpha$?",
        "What is $\\left\\lfloor 8.4 \\right\\rfloor$?",
    )(rows)
    swap("steps", "$12 - 7 = 5$.", "$8 \\leq 8.4 < 9$.")(rows)


def _persian(rows: list[Row]) -> None:
    swap("answer", "می‌خواهم", "خانه‌ها بزرگ‌اند.", "نمی‌دانم.")(rows)
    swap("question", "I want.", "The houses are big.", "I do not know.")(rows)


PASSAGES = (
    " “It was,” she said, “the best of years.”",
    " The sign says Добро пожаловать.",
    " The mayor, Zoë Müller-Østergård, was there.",
    " See https://example.org/?a=1&b=2 for more.",
    " Σωκράτης is on the first page.",
    " A poster says مرحبا.",
)

RIGHT: tuple[tuple[str, SmallTask], ...] = (
    odd(
        "the labels' words are also in the reviews",
        "moods",
        rows=say(
            "question",
            " Good grief!",
            " Not as good as last year.",
            " The bad weather stayed outside.",
        ),
    ),
    odd(
        "the topics' words are also in the news",
        "topics",
        rows=say(
            "question",
            " It is not a science.",
            " The ministry of sport and economy was silent.",
            "",
            " So much for today.",
        ),
    ),
    odd(
        "the feelings' words are also in the messages",
        "feelings",
        rows=say(
            "question",
            " I tell you without fear.",
            " What joy is that to you?",
            "",
            " I do not mean it in anger.",
            " Such sadness in these eyes!",
        ),
    ),
    odd(
        "the labels' words are also in the premises",
        "nli",
        rows=say("premise", " The paint is a neutral grey.", "", " It is no contradiction.", ""),
    ),
    odd(
        "emoji that go with no label",
        "moods",
        rows=say("question", " 🍕", " ☕", " 👨‍👩‍👧‍👦", " 🇫🇷", ""),
    ),
    odd(
        "narrow no-break spaces before the marks of French",
        "translations",
        rows=gives("answer", lambda row: row["answer"].replace("\u00a0?", "\u202f?")),
    ),
    odd(
        "French quotes with no-break spaces",
        "translations",
        rows=gives("answer", lambda row: f"«\u00a0{row['answer']}\u00a0»"),
    ),
    odd(
        "Persian words with zero-width non-joiners",
        "translations",
        ("French:", "Persian:"),
        rows=lambda rows: _persian(rows) or rows[:3],
        fewshot=1,
    ),
    odd(
        "passages with other scripts, quotes, links and accents",
        "places",
        rows=say("passage", *PASSAGES),
    ),
    odd(
        "passages with dashes and a list of numbers",
        "places",
        rows=say(
            "passage",
            " It rained — as ever — for days.",
            " Tickets cost 3–5 euros.",
            " Open Mon.-Fri., 9:00-17:00.",
        ),
    ),
    odd(
        "passages in brackets of an editor",
        "places",
        rows=say("passage", " [The rest is lost.]", " (See page 12.)", " He wrote “[sic]”."),
    ),
    odd(
        "code that prints braces, formats and tags",
        "python-out",
        rows=_snippets(
            ('name = "Al"\nprint(f"Hi {name}")', "Hi Al"),
            ('print("%s-%s" % (1, 2))', "1-2"),
            ('print("<br>".count("b"))', "1"),
            ('print("{}!".format("go"))', "go!"),
        ),
    ),
    odd(
        "code with escapes of its own",
        "python-out",
        rows=_snippets(
            ('print(len("a\\nb"))', "3"),
            ('print("\\t".isspace())', "True"),
            ('print(ord("\\u0041"))', "65"),
        ),
    ),
    odd(
        "code that prints lists, dicts and None",
        "python-out",
        rows=_snippets(
            ("print([1, 2] + [3])", "[1, 2, 3]"),
            ("print({'a': 1})", "{'a': 1}"),
            ("print([].sort())", "None"),
            ("print((1, 'x'))", "(1, 'x')"),
        ),
    ),
    odd(
        "code with comments",
        "python-out",
        rows=gives("question", lambda row: f"# Say what this prints.\n{row['question']}"),
    ),
    odd("fences of tildes", "python-out", ('"`" * 3', '"~" * 3')),
    odd("cells with thousands separators, in table and gold", "weather", rows=_cells("{},000")),
    odd("cells with decimals, in table and gold", "weather", rows=_cells("{}.5")),
    odd("negative cells, in table and gold", "weather", rows=_cells("-{}")),
    odd("percent signs, in table and gold", "weather", rows=_cells("{} %")),
    odd(
        "a table of tabs",
        "weather",
        (
            '"| " + " | ".join(str(cell) for cell in cells) + " |"',
            '"\\t".join(str(cell) for cell in cells)',
        ),
        ('line(["---"] * len(head)), ', ""),
    ),
    odd(
        "a table of commas",
        "weather",
        (
            '"| " + " | ".join(str(cell) for cell in cells) + " |"',
            '",".join(str(cell) for cell in cells)',
        ),
        ('line(["---"] * len(head)), ', ""),
    ),
    odd("JSON in one line", "people", (", indent=2", "")),
    odd(
        "a schema with braces before the JSON",
        "people",
        (
            '"{}\\n{}\\nValue:".format(',
            '\'Schema: {{"name": string, "age": number, "town": string}}\\n{}\\n{}\\nValue:\'.format(',
        ),
    ),
    odd(
        "Greek letters and signs in LaTeX",
        "algebra",
        rows=_signs,
    ),
    odd(
        "LaTeX in round brackets",
        "algebra",
        rows=gives(
            "question", lambda row: row["question"].replace("$", "\\(", 1).replace("$", "\\)", 1)
        ),
    ),
    odd(
        "prices in dollars",
        "bills",
        rows=gives(
            "question",
            lambda row: row["question"].replace("87 euros", "$87").replace("15 euros", "$15"),
        ),
    ),
    odd(
        "golds are negative or have decimals",
        "bills",
        rows=lambda rows: (
            swap("answer", "-3", "2.5")(rows)
            or swap("steps", "5 - 8 = -3.", "5 / 2 = 2.5.")(rows)
            or swap(
                "question",
                "It has 5 degrees and gets 8 colder. How many degrees are there?",
                "Two share 5 euros. What does each get?",
            )(rows)
        ),
    ),
    odd(
        "a cue that numbers the first step",
        "bills",
        ("Let's think step by step.", "Let's solve this step by step:"),
    ),
    odd(
        "steps behind a cue in brackets",
        "bills",
        ("Solution: Let's think step by step.", "[Reasoning]"),
        ("Problem: ", "[Problem] "),
    ),
    odd(
        "tags around the parts",
        "nli",
        (
            "Premise: %(premise)s\nHypothesis: %(hypothesis)s\nLabel:",
            "<premise>%(premise)s</premise>\n<hypothesis>%(hypothesis)s</hypothesis>\n<label>",
        ),
        ('" " + data["answer"],', 'data["answer"] + "</label>",'),
        stop=("</label>",),
    ),
    odd(
        "other roles",
        "talks",
        ("<{turn['role']}>", "<turn speaker='{turn['role']}'>"),
        ("</{turn['role']}>", "</turn>"),
        ('"<assistant>"', "\"<turn speaker='assistant'>\""),
        ("</assistant>", "</turn>"),
        stop=("</turn>",),
    ),
    odd(
        "roles with a colon",
        "talks",
        (
            "<{turn['role']}>{turn['text']}</{turn['role']}>",
            "{turn['role'].title()}: {turn['text']}",
        ),
        ('"<assistant>"', '"Assistant:"'),
        ('answer + "</assistant>"', '" " + answer'),
        stop=("\n",),
    ),
    odd("a bold cue", "moods", ("Verdict:", "**Verdict:**"), ("Guest:", "**Guest:**")),
    odd("an arrow as cue", "moods", ("\n        Verdict:", " →")),
    odd("a rhetorical instruction with quotes", "moods", ("good or bad?", '"good" or "bad"?')),
    odd(
        "Chinese brackets in problems",
        "zh-bills",
        ("应用题：", "【应用题】"),
        ("解：", "【解】"),
        stop=("【应用题】",),
    ),
    odd("a Chinese cue for steps", "zh-bills", ("解：", "解：让我们一步一步地想。")),
    odd(
        "an ellipsis as gap",
        "idioms",
        rows=gives("question", lambda row: row["question"].replace("____", "……")),
    ),
    odd(
        "brackets as gap",
        "idioms",
        rows=gives("question", lambda row: row["question"].replace("____", "（　）")),
    ),
    odd("type hints in code", "functions", ('{data["of"]}):', '{data["of"]}: object) -> object:')),
    odd(
        "docs with an example of other values",
        "functions",
        rows=swap("question", "Return twice x, as in double(2) == 4."),
    ),
    odd(
        "a word before each beginning",
        "endings",
        rows=gives("question", lambda row: "Yesterday: " + row["question"]),
    ),
)
