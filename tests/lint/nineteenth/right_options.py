"""Right prompts that look odd: options, labels and their legends, in English."""

from __future__ import annotations

from tests.lint.making import odd
from tests.lint.nineteenth.tasks_en import BOOL, CHEM, CLOZE, NLI, RANK, SAME, TICKETS
from tests.lint.nineteenth.tasks_own import FILMS, HOTEL

_LINE = 'lines.append(f"{letter}. {option}")'
_GOLD = 'gold = data["answer"]'
_CUE = 'lines.append("Answer:")'
_NAMED = 'gold = "yes" if data["label"] else "no"'
_ASKED = "Answer yes or no."

RIGHT = (
    odd(
        "Roman numbers in the place of letters",
        CHEM,
        ('zip("ABCD",', 'zip(("I", "II", "III", "IV"),'),
        (_GOLD, 'gold = dict(A="I", B="II", C="III", D="IV")[data["answer"]]'),
    ),
    odd(
        "Letters that begin at P, for options and answer",
        CHEM,
        ('zip("ABCD",', 'zip("PQRS",'),
        (_GOLD, 'gold = "PQRS"["ABCD".index(data["answer"])]'),
    ),
    odd(
        "Greek letters as marks",
        CHEM,
        ('zip("ABCD",', 'zip("αβγδ",'),
        (_GOLD, 'gold = "αβγδ"["ABCD".index(data["answer"])]'),
    ),
    odd(
        "Options in one row, parted by semicolons",
        CHEM,
        (
            '    for letter, option in zip("ABCD", data["options"]):\n        ' + _LINE,
            '    pairs = zip("ABCD", data["options"])\n'
            '    lines.append("; ".join(f"{letter}) {option}" for letter, option in pairs) + ".")',
        ),
    ),
    odd(
        "The options stand before the question",
        CHEM,
        (_CUE, '    lines.append(lines.pop(0))\n    lines.append("Answer:")'.strip()),
    ),
    odd(
        "The answer is the letter with its option's text",
        CHEM,
        (_GOLD, 'gold = data["answer"] + ". " + data["options"]["ABCD".index(data["answer"])]'),
    ),
    odd(
        "Options behind bullets, and the answer is a text",
        CHEM,
        (_LINE, 'lines.append(f"- {option}")'),
        (_GOLD, 'gold = data["options"]["ABCD".index(data["answer"])]'),
    ),
    odd(
        "A bracket that the input opens and the answer closes",
        CHEM,
        (_LINE, 'lines.append(f"({letter}) {option}")'),
        (_CUE, 'lines.append("Answer: (")'),
        ('" " + gold, "processed_output": gold', 'gold + ")", "processed_output": gold + ")"'),
    ),
    odd(
        "Small letters in the list and in the answers",
        CHEM,
        ('zip("ABCD",', 'zip("abcd",'),
        (_GOLD, 'gold = data["answer"].lower()'),
    ),
    odd(
        "The letters are asked for in words, with a range",
        CHEM,
        (_CUE, 'lines.append("Your choice (A-D):")'),
    ),
    odd(
        "The description speaks of one letter among four",
        CHEM,
        description="Each question has four options, A to D, and one of them is right. Give its letter.\n\n",
    ),
    odd(
        "The question comes first, then the passage",
        BOOL,
        (
            "        f\"Passage: {data['passage']}\\n\"\n        f\"Question: {data['question']} Answer yes or no.\\n\"",
            "        f\"Question: {data['question']} Answer yes or no.\\n\"\n        f\"Passage: {data['passage']}\\n\"",
        ),
    ),
    odd(
        "True and False, as the prompt asks",
        BOOL,
        (_NAMED, 'gold = "True" if data["label"] else "False"'),
        (
            "Question: {data['question']} " + _ASKED,
            "Question: {data['question']} Answer True for yes, False for no.",
        ),
    ),
    odd(
        "Ones and noughts with their legend",
        BOOL,
        (_NAMED, 'gold = str(int(data["label"]))'),
        (_ASKED, "(1 = yes, 0 = no)"),
    ),
    odd(
        "Y and N with their legend",
        BOOL,
        (_NAMED, 'gold = "Y" if data["label"] else "N"'),
        (_ASKED, "Answer Y for yes, N for no."),
    ),
    odd(
        "The passage stands between three quotes on each side",
        BOOL,
        ("f\"Passage: {data['passage']}\\n\"", 'f\'Passage:\\n"""\\n{data["passage"]}\\n"""\\n\''),
    ),
    odd(
        "Tags around passage and question, and none around the answer",
        BOOL,
        ("f\"Passage: {data['passage']}\\n\"", "f\"<passage>{data['passage']}</passage>\\n\""),
        (
            "f\"Question: {data['question']} Answer yes or no.\\n\"",
            "f\"<question>{data['question']}</question> Answer yes or no.\\n\"",
        ),
    ),
    odd(
        "Hints that are meant: the prompt tells where to look",
        BOOL,
        (_ASKED, "(Hint: only what the passage says counts.) Answer yes or no."),
    ),
    odd(
        "The order of the two words is that of the alphabet",
        BOOL,
        (_ASKED, "Answer no or yes."),
    ),
    odd(
        "Queues as hashtags, in the list and in the answers",
        TICKETS,
        ('", ".join(QUEUES)', '" ".join("#" + queue for queue in QUEUES)'),
        (
            '" " + data["queue"], "processed_output": data["queue"]',
            '" #" + data["queue"], "processed_output": "#" + data["queue"]',
        ),
    ),
    odd(
        "Codes with a legend above",
        TICKETS,
        ('", ".join(QUEUES)', '", ".join(f"Q{n} = {queue}" for n, queue in enumerate(QUEUES, 1))'),
        (
            '" " + data["queue"], "processed_output": data["queue"]',
            'f" Q{QUEUES.index(data[\'queue\']) + 1}", "processed_output": f"Q{QUEUES.index(data[\'queue\']) + 1}"',
        ),
    ),
    odd(
        "Square brackets around the label, as the prompt asks",
        TICKETS,
        ('"Queue:"', '"Queue, in square brackets:"'),
        (
            '" " + data["queue"], "processed_output": data["queue"]',
            '" [" + data["queue"] + "]", "processed_output": "[" + data["queue"] + "]"',
        ),
    ),
    odd(
        "Each label has a line that explains it",
        TICKETS,
        (
            '", ".join(QUEUES) + "."',
            '", ".join(QUEUES) + ".\\nbilling: wrong sums\\ndelivery: late or lost goods\\nlogin: locked accounts\\nrefund: money back"',
        ),
    ),
    odd(
        "Labels in capitals, listed so and answered so",
        TICKETS,
        ('", ".join(QUEUES)', '", ".join(QUEUES).upper()'),
        (
            '" " + data["queue"], "processed_output": data["queue"]',
            '" " + data["queue"].upper(), "processed_output": data["queue"].upper()',
        ),
    ),
    odd(
        "The hypothesis comes before its premise",
        NLI,
        (
            "Premise: {data['premise']}\\nHypothesis: {data['hypothesis']}",
            "Hypothesis: {data['hypothesis']}\\nPremise: {data['premise']}",
        ),
    ),
    odd(
        "Letters that are names: sentences A and B",
        NLI,
        ("Premise: {data", "Sentence A: {data"),
        ("Hypothesis: {data", "Sentence B: {data"),
        ("Relation:", "A to B is an entailment, neutral or a contradiction?"),
    ),
    odd(
        "A pronoun in guillemets",
        CLOZE,
        (
            '"\\nIn this sentence, \\"" + data["pronoun"] + "\\" is "',
            '"\\nIn this sentence, «" + data["pronoun"] + "» is "',
        ),
    ),
    odd(
        "The two candidates stand between slashes",
        CLOZE,
        ('" or ".join(options) + "?', '" / ".join(options) + "?'),
    ),
    odd(
        "Numbers from 0, in the list and in the answers",
        RANK,
        ("start=1)", "start=0)"),
        ('str(data["first"])', 'str(data["first"] - 1)'),
    ),
    odd(
        "Numbers in square brackets, and the answer in them, too",
        RANK,
        ('f"{n}) {event}"', 'f"[{n}] {event}"'),
        ('str(data["first"])', "f\"[{data['first']}]\""),
        ("Reply with its number.", "Reply with its number in brackets."),
    ),
    odd(
        "Ordinals are listed and answered",
        RANK,
        ('f"{n}) {event}"', 'f"{ORDINAL[n - 1]}: {event}"'),
        ('str(data["first"])', 'ORDINAL[data["first"] - 1]'),
        ("Reply with its number.", "Reply with the word before it."),
        ("\\nNumber:\\n", "\\nWord:\\n"),
        ("TEMPLATE = ", 'ORDINAL = ("first", "second", "third", "fourth")\nTEMPLATE = '),
    ),
    odd(
        "The answer is the event's own words",
        RANK,
        ("Reply with its number.", "Reply with its name as it is listed."),
        ("\\nNumber:\\n", "\\nEvent:\\n"),
        ('str(data["first"])', 'data["events"][data["first"] - 1]'),
    ),
    odd(
        "Two sentences side by side between bars",
        SAME,
        ("Sentence 1: {first}\\nSentence 2: {second}\\n", "{first} || {second}\\n"),
    ),
    odd(
        "Labels are a tick and a cross",
        SAME,
        ('{0: "different", 1: "same"}', '{0: "✗", 1: "✓"}'),
        ("(same or different)", "(✓ same, ✗ different)"),
    ),
    odd(
        "The shots' file and the rows say equal or unequal by signs",
        SAME,
        ('{0: "different", 1: "same"}', '{0: "!=", 1: "=="}'),
        ("Meaning (same or different):", "Meaning (== or !=):"),
    ),
    odd(
        "Thumbs up and down in examples and answers",
        FILMS,
        ("Sentiment: positive", "Sentiment: 👍"),
        ("Sentiment: negative", "Sentiment: 👎"),
        ("is positive or negative.", "deserves 👍 or 👎."),
        (
            'f" {data[\'tone\']}", "processed_output": data["tone"]',
            '" " + SIGN[data["tone"]], "processed_output": SIGN[data["tone"]]',
        ),
        ("HEAD = (", 'SIGN = {"positive": "👍", "negative": "👎"}\nHEAD = ('),
    ),
    odd("Examples parted by a row of dashes, as the question is", FILMS, ("\\n\\n", "\\n---\\n")),
    odd(
        "The first example is longer than a review would be",
        FILMS,
        (
            "I laughed from the first scene to the last.",
            "I laughed from the first scene to the last, and then once more at home, when my son asked what had been so funny about it.",
        ),
    ),
    odd(
        "The menu comes after what the guest says",
        HOTEL,
        (
            "What does the guest want?\\n{menu}\\nGuest: {data['said']}\\nChoice:",
            "Guest: {data['said']}\\nWhat does the guest want?\\n{menu}\\nChoice:",
        ),
    ),
    odd(
        "Keys of a telephone menu",
        HOTEL,
        (
            '{"A": "book a room", "B": "cancel a stay", "C": "complain", "D": "ask the way"}',
            '{"*1": "book a room", "*2": "cancel a stay", "*3": "complain", "#": "ask the way"}',
        ),
    ),
    odd("The guest speaks in quotes", HOTEL, ("Guest: {data['said']}", "Guest: “{data['said']}”")),
)
