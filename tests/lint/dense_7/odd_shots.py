"""Right prompts whose shots or worked examples look odd."""

from __future__ import annotations

from tests.lint.dense_7.making import A, B, C, odd, some, table
from tests.lint.dense_7.tasks import CHAINS, DEMOS, SHUSHI

RIGHT = (
    odd(
        "examples are numbered, and the question goes on counting",
        A.FILMS,
        ("Review: I laughed", "Review 1: I laughed"),
        ("Review: Two", "Review 2: Two"),
        ("Review: The songs", "Review 3: The songs"),
        ("Review: Even", "Review 4: Even"),
        ("Review: {data", "Review 5: {data"),
    ),
    odd(
        "dashes part all examples and the question alike",
        C.XINWEN,
        ('"\\n\\n".join(f"新聞', '"\\n---\\n".join(f"新聞'),
        ('f"\\n\\n新聞', 'f"\\n---\\n新聞'),
    ),
    odd(
        "three examples are announced, three stand there",
        B.TICKET,
        ("account.\n", "account. Three tickets are solved.\n"),
    ),
    odd(
        "of five worked examples three are positive",
        A.FILMS,
        (
            "Review: Even",
            "Review: Charming from start to finish.\\nSentiment: positive\\n\\nReview: Even",
        ),
    ),
    odd(
        "examples with arrows, and the question ends with one",
        C.OPPOSITES,
        ("Word: wet\\nOpposite: dry\\n\\n", "wet -> dry\\n"),
        ("Word: narrow\\nOpposite: wide\\n\\n", "narrow -> wide\\n"),
        ("Word: begin\\nOpposite: end\\n\\n", "begin -> end\\n"),
        ("Word: {data['word']}\\nOpposite:", "{data['word']} ->"),
    ),
    odd(
        "one class has two examples, the others one each",
        C.DESK,
        (
            '"returns"),\n',
            '"returns"),\n    ("There is a sum on my bill that I do not know.", "billing"),\n',
        ),
    ),
    odd(
        "the cue to think is in every example and at the end",
        CHAINS,
        ("\\nA: {chain}", "\\nA: Let's think step by step. {chain}"),
        ('\\nA:"', "\\nA: Let's think step by step.\""),
    ),
    odd(
        "an example whose answer is a number of its question",
        CHAINS,
        (
            '"A bus has 40 seats and 13 are taken. How many are free?", "40 - 13 = 27.", "27"',
            '"A bus has 40 seats and nobody sits in it. How many are free?", "40 - 0 = 40.", "40"',
        ),
    ),
    odd(
        "two examples come to the same number",
        CHAINS,
        (
            '"Rosa bakes 4 trays of 9 rolls. How many rolls?", "4 * 9 = 36.", "36"',
            '"Rosa bakes 3 trays of 9 rolls. How many rolls?", "3 * 9 = 27.", "27"',
        ),
    ),
    odd(
        "some rows bring three examples, others two",
        DEMOS,
        rows=lambda rows: [
            {**row, "demos": row["demos"] + [["pig", "pigs"]] * (place % 2)}
            for place, row in enumerate(rows)
        ],
    ),
    odd(
        "an example whose plural is its singular",
        DEMOS,
        rows=some("demos", lambda demos: [["sheep", "sheep"], demos[0]], 1, 4, 6),
    ),
    odd(
        "all rows bring the same two examples",
        DEMOS,
        rows=some("demos", lambda demos: [["foot", "feet"], ["tree", "trees"]]),
    ),
    odd("all shots of the file are shown, always the same three", C.PARKS, fewshot=3),
    odd(
        "two shots are two questions on one passage",
        C.PARKS,
        shots=table(
            "passage|question|answer",
            """
            The well was dug by miners in 1702. Its water is warm.|Who dug the well?|miners
            The well was dug by miners in 1702. Its water is warm.|When was the well dug?|1702
            """,
        ),
    ),
    odd(
        "a single shot from a file of one row",
        A.YUEDU,
        shots=table(
            "passage|question|answer", "渡口的老艄公姓林，撑了四十年的船。|老艄公姓什么？|林"
        ),
        fewshot=1,
    ),
    odd(
        "the description says how shots and question stand",
        A.CHEM,
        description="Some solved questions about chemistry, and one more to solve:\n\n",
    ),
    odd(
        "headings of Markdown are the cues",
        A.CAPITALS,
        ("Q: What is", "### Question\\nWhat is"),
        ("?\\nA:", "?\\n### Answer\\n"),
        ('" " + data["capital"]', 'data["capital"]'),
    ),
    odd(
        "capital letters in brackets, in examples, question and golds",
        C.CHEMISTRY,
        ("chr(97", "chr(65"),
        ("(a)", "(A)"),
        ("(b)", "(B)"),
        ("(c)", "(C)"),
        ("Choice: b", "Choice: B"),
        ("Choice: a", "Choice: A"),
        rows=some("key", str.upper),
    ),
    odd(
        "cues in lenticular brackets everywhere",
        B.REVIEW,
        ("评论：菜", "【评论】菜"),
        ("评论：等", "【评论】等"),
        ("情感：正面", "【情感】正面"),
        ("情感：负面", "【情感】负面"),
        ('"评论："', '"【评论】"'),
        ('"\\n情感："', '"\\n【情感】"'),
    ),
    odd(
        "the examples count from 例1 to 例3, the question is 例4",
        SHUSHI,
        (
            'f"题目：{题}\\n解答：{解}" for 题, 解 in 例题',
            'f"例{号}\\n题目：{题}\\n解答：{解}" for 号, (题, 解) in enumerate(例题, 1)',
        ),
        ('f"\\n\\n题目', 'f"\\n\\n例4\\n题目'),
    ),
    odd(
        "an example's text is part of another's",
        C.XINWEN,
        ('"中華隊延長賽擊敗日本"', '"央行總裁開球 中華隊擊敗日本"'),
    ),
    odd(
        "the head speaks to the model as a dispatcher",
        B.TICKET,
        ("Route each", "You are a dispatcher. Route each"),
    ),
    odd("a single shot, of a task of three classes", B.TONE, fewshot=1),
    odd(
        "no shots, and outputs that nobody sees",
        B.TONE,
        ('"output": " " + data["tone"]', '"output": ""'),
        fewshot=0,
    ),
    odd(
        "outputs only where shots are asked for",
        C.NOTICES,
        ("f\" {data['place']}\"", 'f" {data[\'place\']}" if num_sample else ""'),
    ),
    odd(
        "shots from a file, that has a column more than the docs",
        A.SAME,
        shots=tuple({**row, "source": "dev"} for row in A.SAME.shots),
    ),
    odd(
        "shots' order in the file is by label",
        A.SAME,
        shots=tuple(sorted(A.SAME.shots, key=lambda row: row["label"])),
        fewshot=4,
    ),
    odd("as many shots as there are other rows", C.GLOSS, fewshot=9),
    odd(
        "an empty line before the answer's cue, in shots and question",
        C.DIANPING,
        ('"类别："', '"", "类别："'),
    ),
)
