"""Right prompts whose lists of options look odd."""

from __future__ import annotations

from tests.lint.second.odd_helpers import odd, swap

_DISPLAY_ORDER = "options = sorted(data['options'], key=lambda o: o[::-1])"

RIGHT = (
    odd(
        "answered by the bare letter",
        "small-letters",
        ('mark = chr(97 + place) + ")"', "mark = chr(97 + place)"),
    ),
    odd(
        "listed by colons", "small-letters", ("{chr(97 + i)}) ", "{chr(97 + i)}: "), (' + ")"', "")
    ),
    odd(
        "an empty line between the options",
        "small-letters",
        ('{option}\\n"', '{option}\\n\\n"'),
        own={"separator": "\n\n\n\n"},
    ),
    odd(
        "listed by another order, and the letter is of that",
        "one-line",
        ('options = data["options"]', _DISPLAY_ORDER),
    ),
    odd(
        "turned by a place, and the letter with it",
        "one-line",
        ('options = data["options"]', "options = data['options'][1:] + data['options'][:1]"),
    ),
    odd(
        "parted by bars",
        "one-line",
        ('" ".join(f"({letter}) {option}"', '" | ".join(f"{letter}: {option}"'),
    ),
    odd(
        "parted by semicolons and 'or'",
        "one-line",
        ('" ".join(f"({letter}) {option}"', '"; or ".join(f"{letter}) {option}"'),
    ),
    odd(
        "letters far down the alphabet",
        "one-line",
        ("ABCDE", "PQRST"),
        ("({letter}).", "{letter}"),
        postprocess="until_return_post",
    ),
    odd(
        "letters that are no row of neighbours, said so",
        "small-letters",
        ("chr(97 + i)", "'wxyz'[i]"),
        ("chr(97 + place)", "'wxyz'[place]"),
    ),
    odd("emphasised letters", "zh-quiz", ("{k}. {o}", "**{k}** {o}")),
    odd("letter in brackets of Chinese", "zh-quiz", ("{k}. {o}", "（{k}）{o}")),
    odd("stems and a full-width bracket", "zh-stems", ("{s}、{o}", "{s}）{o}")),
    odd("a remark behind the list", "zh-stems", ("【答案】", "（只有一个正确选项）\\n【答案】")),
    odd(
        "numbers are a list to choose texts from",
        "numbered-text",
        ("Write out the right option.", "Copy one of the options."),
    ),
    odd(
        "letters, and the text is answered",
        "numbered-text",
        (
            'f"{i}. {option}" for i, option in enumerate(data["options"], 1)',
            'f"{k}) {option}" for k, option in zip("abcde", data["options"])',
        ),
    ),
    odd(
        "'all of these' as the last option",
        "one-line",
        ('options = data["options"]', "options = [*data['options'][:4], 'all of these']"),
        rows=lambda rows: [r for r in rows if r["answer"] in r["options"][:4]],
    ),
    odd(
        "answers of several letters, with commas",
        "multi-select",
        (
            '" " + data["answer"], "processed_output": data["answer"]',
            '" " + ", ".join(data["answer"]), "processed_output": data["answer"]',
        ),
    ),
    odd(
        "the question names two of the letters",
        "small-letters",
        rows=swap(
            "question",
            "Plans A and B failed; which empire built Machu Picchu?",
            "Vitamin C aside, who was the first president of the United States?",
        ),
    ),
    odd(
        "the gold is long in one row and short in the next",
        "one-line",
        rows=lambda rows: [
            r
            | {
                "options": [
                    o + " (among other things)" if (n + k) % 2 else o
                    for k, o in enumerate(r["options"])
                ],
                "answer": r["answer"]
                + (" (among other things)" if (n + r["options"].index(r["answer"])) % 2 else ""),
            }
            for n, r in enumerate(rows)
        ],
    ),
    odd(
        "the number is the legend's",
        "stances",
        ("0 = against cars, 1 = neutral, 2 = for cars", "0: against cars; 1: neutral; 2: for cars"),
    ),
    odd(
        "the legend in lines",
        "stances",
        (
            "0 = against cars, 1 = neutral, 2 = for cars",
            "0 = against cars\\n1 = neutral\\n2 = for cars",
        ),
    ),
    odd(
        "from -1 to 1",
        "stances",
        (
            "0 = against cars, 1 = neutral, 2 = for cars",
            "-1 = against cars, 0 = neutral, 1 = for cars",
        ),
        ('STANCES.index(data["answer"]))', 'STANCES.index(data["answer"]) - 1)'),
    ),
)
