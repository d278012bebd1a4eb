"""Right prompts: the tasks themselves, and those with labels and options in odd forms."""

from __future__ import annotations

from tests.lint.making import Right, odd
from tests.lint.thirtyninth import tasks_free, tasks_labels, tasks_zh
from tests.lint.thirtyninth.tasks_labels import CLAIM, DESK, QUIZ, RATE, TOPIC
from tests.lint.thirtyninth.tasks_zh import EXAM, INTENT, MOOD

TASKS = (*tasks_labels.TASKS, *tasks_free.TASKS, *tasks_zh.TASKS)

RIGHT: tuple[Right, ...] = (
    *((f"the task {task.name} as it is", task) for task in TASKS),
    odd(
        "the queues stand in a table",
        DESK,
        (
            "- billing: charges, invoices, refunds and payment methods",
            (
                "| queue | what belongs there |\n| --- | --- |\n| billing | charges, "
                "invoices, refunds and payment methods |"
            ),
        ),
        (
            "- delivery: parcels that are late, lost, damaged or sent to the wrong place",
            "| delivery | parcels that are late, lost, damaged or sent to the wrong place |",
        ),
        (
            "- account: sign-in, passwords, profile data and closing an account",
            "| account | sign-in, passwords, profile data and closing an account |",
        ),
        (
            "- product: how a tool works, spare parts and advice before buying",
            "| product | how a tool works, spare parts and advice before buying |",
        ),
    ),
    odd(
        "the queue is asked for in square brackets",
        DESK,
        (
            "in lower case, and nothing else",
            "in lower case between square brackets, and nothing else",
        ),
        ('gold = data["queue"]', 'gold = "[" + data["queue"] + "]"'),
    ),
    odd(
        "the queue is asked for in capitals and given so",
        DESK,
        ("the queue in lower case", "the queue in capital letters"),
        ('gold = data["queue"]', 'gold = data["queue"].upper()'),
        ("- billing:", "- BILLING:"),
        ("- delivery:", "- DELIVERY:"),
        ("- account:", "- ACCOUNT:"),
        ("- product:", "- PRODUCT:"),
        ("it is not billing", "it is not BILLING"),
    ),
    odd(
        "examples and near misses stand behind the queues",
        DESK,
        (
            "## Rules",
            (
                '## Near misses\n\n- "Where do I see my parcel in my profile?" is '
                'delivery, since it is about the parcel.\n- "Is the refill worth its '
                'price?" is product, since nothing was paid yet.\n\n## Rules'
            ),
        ),
    ),
    odd(
        "a schema of JSON is asked for and given",
        DESK,
        (
            "Reply with the name of the queue in lower case, and nothing else.",
            (
                'Reply with one JSON object on a single line: {\\"queue\\": \\"<billing, '
                'delivery, account or product>\\"}'
            ),
        ),
        ('gold = data["queue"]', """gold = '{"queue": "' + data["queue"] + '"}'"""),
    ),
    odd(
        "the ticket is quoted with the mark of an e-mail",
        DESK,
        (r'"\n\n## Ticket\n\n" +', r'"\n\n## Ticket\n\n> " +'),
    ),
    odd(
        "decision steps take the place of the rules for the verdict",
        CLAIM,
        ("How to decide:", "Decision steps (stop at the first that fits):"),
        (
            "1. Read the evidence twice.",
            "1. Does the claim follow from the evidence? Then the verdict is A.",
        ),
        (
            "2. Use nothing that you know from elsewhere.",
            "2. Does the evidence say the opposite? Then the verdict is B.",
        ),
        (
            "3. If the claim adds a detail that the evidence does not settle, the verdict is C.",
            "3. In all other cases the verdict is C.",
        ),
        (
            (
                "\n    4. A claim that swaps a number, a name or a date of the evidence is "
                "B.\n    5. A claim that only rewords the evidence is A."
            ).replace("    ", ""),
            "",
        ),
    ),
    odd(
        "the verdict is given as a word",
        CLAIM,
        ("A = supported: the", "- supported: the"),
        ("B = refuted: the", "- refuted: the"),
        ("C = not enough information: the", "- not enough information: the"),
        ("the verdict is C", "the verdict is not enough information"),
        ("of the evidence is B", "of the evidence is refuted"),
        ("rewords the evidence is A", "rewords the evidence is supported"),
        ("Answer with one letter: A, B or C.", "Answer with the verdict as it is written above."),
        ('LETTERS[data["verdict"]]', 'data["verdict"]'),
    ),
    odd(
        "the letters are X, Y and Z",
        CLAIM,
        ("A = supported: the", "X = supported: the"),
        ("B = refuted: the", "Y = refuted: the"),
        ("C = not enough information: the", "Z = not enough information: the"),
        ("the verdict is C", "the verdict is Z"),
        ("of the evidence is B", "of the evidence is Y"),
        ("rewords the evidence is A", "rewords the evidence is X"),
        ("one letter: A, B or C", "one letter: X, Y or Z"),
        (
            '{"supported": "A", "refuted": "B", "not enough information": "C"}',
            '{"supported": "X", "refuted": "Y", "not enough information": "Z"}',
        ),
    ),
    odd(
        "evidence and claim stand in tags",
        CLAIM,
        (
            r"Evidence: {data['evidence']}\nClaim: {data['claim']}\n",
            r"<evidence>{data['evidence']}</evidence>\n<claim>{data['claim']}</claim>\n",
        ),
    ),
    odd(
        "the options are numbered, and a number is asked for",
        QUIZ,
        ('zip("ABCD", data', 'zip("1234", data'),
        ('"ABCD"[data["answer"]]', '"1234"[data["answer"]]'),
        ("marked A) to D)", "numbered 1) to 4)"),
        (
            "One capital letter from A to D, without a bracket or a full stop.",
            "One number from 1 to 4, without a bracket or a full stop.",
        ),
    ),
    odd(
        "the letter is asked for in brackets",
        QUIZ,
        ('f"{letter}) {text}"', 'f"({letter}) {text}"'),
        ('gold = "ABCD"[data["answer"]]', "gold = f\"({'ABCD'[data['answer']]})\""),
        ("marked A) to D)", "marked (A) to (D)"),
        (
            "One capital letter from A to D, without a bracket or a full stop.",
            "One capital letter from A to D in round brackets, without a full stop.",
        ),
    ),
    odd(
        "the text of the option is asked for and given",
        QUIZ,
        ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]'),
        (
            'f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"])',
            'f"- {text}" for text in data["choices"]',
        ),
        (
            "Every question has four options, marked A) to D).",
            "Every question has four options, one on each line.",
        ),
        (
            "One capital letter from A to D, without a bracket or a full stop.",
            "The text of the option as it is listed, without the dash before it.",
        ),
    ),
    odd(
        "a hint tells how to work and nothing of the answer",
        QUIZ,
        ("3. Read all four", "3. Hint: rule out what cannot be true first.\n4. Read all four"),
        ("4. If two", "5. If two"),
        ("5. Do not explain", "6. Do not explain"),
    ),
    odd(
        "the scores are spelt out as words",
        RATE,
        ("on a scale from 1 to 4", "on a scale of four words"),
        ("| Score |", "| Word |"),
        ("| 1 |", "| useless |"),
        ("| 2 |", "| faulty |"),
        ("| 3 |", "| partial |"),
        ("| 4 |", "| full |"),
        ("Take the lowest score whose", "Take the first word of the table whose"),
        (
            "Give only the number of the score.\n    Score:".replace("    ", ""),
            "Give only the word.\nWord:",
        ),
        ('str(data["score"])', '("useless", "faulty", "partial", "full")[data["score"] - 1]'),
    ),
    odd(
        "the fields of the papers are Roman numbers with a legend",
        TOPIC,
        ('("biology", "physics", "economics")', '("I", "II", "III")'),
        description=TOPIC.description.replace("- biology:", "I = biology:")
        .replace("- physics:", "II = physics:")
        .replace("- economics:", "III = economics:")
        .replace(
            "Write the field in lower case and add nothing.",
            "Write the Roman number of the field and add nothing.",
        ),
    ),
    odd(
        "the description ends with an appeal",
        TOPIC,
        description=TOPIC.description
        + "\n\nTake your time: the readers of the library rely on you.",
    ),
    odd(
        "the intents are answered with numbers of the list",
        INTENT,
        ("- 挂失：", "1 = 挂失："),
        ("- 查询：", "2 = 查询："),
        ("- 转账：", "3 = 转账："),
        ("- 投诉：", "4 = 投诉："),
        ("直接写出意图的名称，两个字，不加标点。", "直接写出意图的编号，一个数字，不加标点。"),
        (r"\n意图：", r"\n编号："),
        (
            '"output": data["intent"], "processed_output": data["intent"]',
            '"output": gold, "processed_output": gold',
        ),
        (
            "text = HEAD",
            'gold = {"挂失": "1", "查询": "2", "转账": "3", "投诉": "4"}[data["intent"]]\n    text = HEAD',
        ),
    ),
    odd(
        "the intent is asked for in corner brackets",
        INTENT,
        ("两个字，不加标点。", "放在直角引号里，例如「查询」。"),
        (
            '"output": data["intent"], "processed_output": data["intent"]',
            '"output": gold, "processed_output": gold',
        ),
        ("text = HEAD", "gold = f\"「{data['intent']}」\"\n    text = HEAD"),
    ),
    odd(
        "counter-examples stand in the Chinese rules",
        INTENT,
        (
            "# 输出格式",
            "# 反例\n“我转错了账，你们居然不管”是投诉，不是转账。\n“卡里还有多少钱”是查询，不是挂失。\n\n# 输出格式",
        ),
    ),
    odd(
        "the options bear the ten heavenly stems",
        EXAM,
        ('zip("ABCD", data', 'zip("甲乙丙丁", data'),
        ('"ABCD"[data["answer"]]', '"甲乙丙丁"[data["answer"]]'),
        ("用A、B、C、D标出", "用甲、乙、丙、丁标出"),
        ("只写一个大写字母。", "只写甲、乙、丙、丁中的一个字。"),
    ),
    odd(
        "the options stand on one line",
        EXAM,
        (r'"\n".join(f"{letter}. {text}"', r'"；".join(f"{letter}. {text}"'),
    ),
    odd("the reviews are quoted", MOOD, ("{data['review']}", "「{data['review']}」")),
    odd(
        "counter-examples in the description of the reviews",
        MOOD,
        description=MOOD.description.replace(
            "【輸出】",
            "【反例】\n「服務好到讓我想哭，等了三小時」是反話，屬於負評。\n「房間小，但住得很開心」最後是肯定，屬於好評。\n\n【輸出】",
        ),
    ),
    odd(
        "a no of the tickets goes before them",
        DESK,
        ('"\\n\\n## Ticket\\n\\n" +', '"\\n\\n## Ticket no. " + str(data["number"]) + "\\n\\n" +'),
        rows=lambda rows: [{"number": 4100 + 7 * place, **row} for place, row in enumerate(rows)],
    ),
    odd(
        "the score comes with its maximum",
        RATE,
        (
            "Give only the number of the score.",
            "Give the score and the highest one with a slash between, as in 3/4.",
        ),
        ('str(data["score"])', "f\"{data['score']}/4\""),
    ),
    odd(
        "titles go with the evidence",
        CLAIM,
        (r"\n\nEvidence: {", r"\n\nSource: {data['source']}\nEvidence: {"),
        rows=lambda rows: [
            {"source": ("town chronicle", "local paper")[place % 2], **row}
            for place, row in enumerate(rows)
        ],
    ),
)
