"""Right tasks whose demands and descriptions look wrong, and are not."""

from __future__ import annotations

from tests.lint.dense_8.making import at, inside, odd, put

RIGHT = (
    odd(
        "three words are said to be given, and three are",
        "gaps",
        ("with one of the words given", "with one of the three words given"),
    ),
    odd(
        "four options are spoken of in the description, and each row has four",
        "zh-changshi",
        description="以下是常识选择题，每题有四个选项，请选出正确的一个。\n\n",
    ),
    odd(
        "one word is asked for, and each answer is one",
        "opposites",
        (
            "Give the opposite of each word.",
            "Give the opposite of each word. Answer with one word.",
        ),
    ),
    odd(
        "the review above is spoken of, and it stands above",
        "reviews",
        ("Is this review positive or negative?", "Is the review above positive or negative?"),
    ),
    odd(
        "words are sorted from Z to A, as the prompt asks",
        "word-sort",
        ("Sort the words alphabetically,", "Sort the words alphabetically from Z to A,"),
        ('sorted(data["words"])', 'sorted(data["words"], reverse=True)'),
    ),
    odd(
        "semicolons are asked for, and part the answers",
        "word-sort",
        ("with a comma and a space between", "with a semicolon and a space between"),
        ('gold = ", ".join', 'gold = "; ".join'),
    ),
    odd(
        "the text of the option is asked for, not its letter, and it is the answer",
        "museum",
        (
            "Question: {data",
            "Answer with the text of the right option, not with its letter.\\nQuestion: {data",
        ),
        ('gold = letters[data["answer"]]', 'gold = data["choices"][data["answer"]]'),
    ),
    odd(
        "yes and no are forbidden, and the answers are true and false",
        "claims",
        ("True or false:", "Do not say yes or no. True or false:"),
    ),
    odd(
        "capital letters are asked for, and the golds are made of them",
        "notices",
        (
            "Copy the name of the place from the notice.",
            "Write the name of the place in the notice in capital letters.",
        ),
        ("f\" {data['place']}\"", "f\" {data['place'].upper()}\""),
        ('"processed_output": data["place"]', '"processed_output": data["place"].upper()'),
    ),
    odd(
        "dates are asked for with the day first, and are written so",
        "iso-date",
        ("Write the date as YYYY-MM-DD.", "Write the date as DD/MM/YYYY."),
        ("ISO:", "Short:"),
        inside('gold = "/".join(reversed(data["iso"].split("-")))'),
        ('" " + data["iso"]', '" " + gold'),
        ('"processed_output": data["iso"]', '"processed_output": gold'),
    ),
    odd(
        "four examples are announced, and four follow",
        "film-notes",
        (
            "Say whether a review is positive or negative.",
            "Say whether a review is positive or negative, as in these four examples.",
        ),
    ),
    odd(
        "the description says that a task has no examples, and none are shown",
        "review-tone",
        description="Judge the tone of one review, without any examples.\n\n",
        fewshot=0,
    ),
    odd(
        "the names of those who talk are said beforehand",
        "chat-mood",
        ("Read the chat.", "Read the chat between Ana and Bo."),
    ),
    odd(
        "the table is said to have four columns, and it has",
        "times",
        (
            'text = "\\n".join(rows)',
            'text = "The table has four columns.\\n\\n" + "\\n".join(rows)',
        ),
    ),
    odd(
        "the letter is asked for with its brackets, and answers have them",
        "hotel-intents",
        ("What does the guest want?", "What does the guest want? Give the letter in brackets."),
    ),
    odd(
        "six characters at most are asked for, and no answer has more",
        "chouqu",
        ("从原文中抄出答案。", "从原文中抄出答案，不超过六个字，不要解释。"),
        rows=put("span", lambda value: value.removeprefix("一枚")),
    ),
    odd(
        "yes and no are asked for in the wording of another data set",
        "panduan",
        ("（回答“是”或“否”）", "（回答“正确”或“错误”）"),
        ('"是" if data["label"] else "否"', '"正确" if data["label"] else "错误"'),
    ),
    odd(
        "a passage of some rows mentions a table, a picture and a list",
        "short-spans",
        rows=lambda rows: [
            *rows,
            {
                "context": "The picture above the table shows the list of kings that Emil Rau drew.",
                "question": "Who drew the list of kings?",
                "span": "Emil Rau",
            },
        ],
    ),
    odd(
        "one row's label is rare: a single mixed review",
        "review-tone",
        rows=lambda rows: [row for n, row in enumerate(rows) if n not in (5, 8, 11)],
    ),
    odd(
        "an option says that none of the others is right, and twice it is the answer",
        "chem-mcq",
        rows=lambda rows: [
            *rows,
            {
                "question": "Which of these is a metal?",
                "options": ["Sulfur", "Neon", "None of these", "Iodine"],
                "answer": "C",
            },
            {
                "question": "Which of these is a liquid at 20 °C?",
                "options": ["None of these", "Iron", "Argon", "Salt"],
                "answer": "A",
            },
        ],
    ),
    odd(
        "one of the rows has its answer at the very beginning of the passage",
        "zh-yuedu",
        rows=at(0, passage="修表铺是老陈退休以后在巷口开的，每天只接五块表。"),
    ),
)
