"""Right prompts whose rows or words look odd."""

from __future__ import annotations

from tests.lint.odd_helpers import odd, say, swap
from tests.lint.rows import plain

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

RIGHT = (
    odd(
        "the passages say yes and no as words",
        "yes-no-gen",
        rows=say("passage", " There is no other rule.", " Yes, this is so.", " No one doubts it."),
    ),
    odd(
        "reviews with the words of the labels",
        "instruct",
        rows=say(
            "question", " I am positive about that.", "", " On the negative side, it is long."
        ),
    ),
    odd(
        "None, nan and N/A are words",
        "facts",
        rows=swap(
            "question",
            "None of the Apollo crews but one came first: who walked on the Moon first?",
            "My nan asks: when did the Berlin Wall fall?",
            "N/A aside, what is the symbol of gold?",
        ),
    ),
    odd("one answer is None", "extract", rows=swap("answer", "None")),
    odd(
        "a missing value is null in JSON",
        "json",
        rows=swap("answer", {"name": "Alma", "city": None, "job": "pilot"}),
    ),
    odd(
        "programs with braces, lists, bytes, escapes and tags",
        "programs",
        rows=lambda rows: list(_CODE_ODD),
    ),
    odd(
        "LaTeX whose commands begin with n",
        "latex",
        rows=swap(
            "question",
            "Is $\\nu \\neq \\mu$ when $\\nu = 1$ and $\\mu = 2$? If so, give \\num{1} half plus $\\frac{1}{3}$.",
        ),
    ),
    odd(
        "questions about HTML",
        "facts",
        rows=swap(
            "question",
            "Which person does <b>Apollo 11</b> bring to mind first?",
            "In which year, if not in <title>, did the Berlin Wall fall?",
            "What does &amp; stand for in HTML, and Au in chemistry?",
        ),
    ),
    odd(
        "comparisons, addresses and mails",
        "facts",
        rows=say(
            "question",
            " (if 3 < 5 and x > 2)",
            " Write to <me@example.org>.",
            " See https://example.org/?q=1&lang=en.",
            " It costs $5, or 50%.",
        ),
    ),
    odd(
        "the passage in tags that are closed",
        "yes-no-gen",
        ("Passage: {data['passage']}\\n", "<passage>{data['passage']}</passage>\\n"),
    ),
    odd(
        "tags for question and answer",
        "chat-roles",
        (
            "<user>\\n{data['question']}\\n</user>\\n<intent>\\n",
            "<question>{data['question']}</question>\\n<answer>",
        ),
        ("f\"{data['answer']}\\n</intent>\"", "f\"{data['answer']}</answer>\""),
        stop=("</answer>",),
    ),
    odd(
        "cues in Markdown",
        "yes-no-ppl",
        ("\\nQuestion:", "\\n**Question:**"),
        ("\\nAnswer:", "\\n**Answer:**"),
    ),
    odd(
        "rules of dashes between the parts",
        "extract",
        ("\\n{data['question']}\\n=>", "\\n-----\\n{data['question']}\\n-----\\n=>"),
    ),
    odd(
        "fields parted by tabs",
        "translate",
        ("English: {data['source']}\\nGerman:", "en\\t{data['source']}\\nde:"),
    ),
    odd("whole words of Russian", "zh-translate", rows=swap("question", *_RUSSIAN)),
    odd(
        "Persian with its zero-width non-joiners", "zh-translate", rows=swap("question", *_PERSIAN)
    ),
    odd("French with its no-break spaces", "zh-translate", rows=swap("question", *_FRENCH)),
    odd(
        "Korean, Japanese and Vietnamese",
        "zh-translate",
        rows=swap(
            "question",
            "오늘 날씨가 좋아요.",
            "駅はどこですか？",
            "Cho tôi một cốc cà phê.",
            "カード・キーを忘れた。",
        ),
    ),
    odd(
        "Hebrew and Arabic",
        "zh-translate",
        rows=swap("question", "מזג האוויר יפה היום.", "أين المحطة؟"),
    ),
    odd(
        "Greek letters and units",
        "facts",
        rows=say("question", " (Δx = 5 μm, α > β)", " [10 Å, 3 Ω]"),
    ),
    odd(
        "Latin letters inside Chinese words",
        "zh-sentiment",
        rows=say("question", "T恤也不错。", "iPhone手机店旁边。", "K歌房在楼上。", "x轴和y轴。"),
    ),
    odd(
        "emoji made of several characters",
        "instruct",
        rows=say("question", " 👩‍🔬", " ❤️", " 🇫🇷", " 👍🏽"),
    ),
    odd(
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
    odd(
        "half-width colons throughout a Chinese prompt",
        "zh-reading",
        ("短文：", "短文:"),
        ("问题：", "问题:"),
        ("回答：", "回答:"),
    ),
    odd(
        "English cues around Chinese rows",
        "zh-reading",
        ("阅读短文，回答问题。\\n短文：", "Read the text and answer.\\nText: "),
        ("问题：", "Question: "),
        ("回答：", "Answer: "),
        ("Answer: ", "Answer:"),
        ('"output": data', '"output": " " + data'),
    ),
    odd(
        "curly quotes and long dashes",
        "summarise",
        rows=say(
            "passage",
            " “We had no choice,” said the mayor — and left.",
            " ‘So be it’, they answered…",
        ),
    ),
    odd(
        "all in capitals",
        "yes-no-gen",
        ("{data['question']}", "{data['question'].upper()}"),
        ("{data['passage']}", "{data['passage'].upper()}"),
    ),
    odd("all in small letters", "facts", ("{data['question']}", "{data['question'].lower()}")),
    odd(
        "indented code with runs of spaces",
        "programs",
        rows=swap(
            "question",
            "if True:\n        print(7)",
            "x  =  5\nprint(x)    # five",
            "print(1   +   9)",
        ),
    ),
    odd(
        "white space around a row's text, stripped by the code",
        "facts",
        ("{data['question']}", "{data['question'].strip()}"),
        rows=lambda rows: [r | {"question": f"  {r['question']} \n"} for r in rows],
    ),
    odd(
        "a row's text shortened on purpose at its first sentence",
        "zh-translate",
        rows=say("question", "", " Thanks."),
    ),
    odd(
        "questions that name themselves a question",
        "facts",
        ("Q: {", "Question: {"),
        ("\\nA:", "\\nAnswer:"),
        rows=say("question", " (FAQ, question 1)", " Answer briefly."),
    ),
    odd(
        "passages of several paragraphs",
        "summarise",
        rows=lambda rows: [r | {"passage": r["passage"].replace(". ", ".\n\n", 1)} for r in rows],
    ),
    odd(
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
    odd(
        "numbers with signs, points and commas",
        "sums-direct",
        rows=swap("question", "-3.5 + 330.5=", "1,000 - 800 + 6="),
    ),
)
