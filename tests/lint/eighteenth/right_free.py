"""Right tasks in English, of labels and of free answers, written in another way, which looks odd and is right."""

from __future__ import annotations

from tests.lint.eighteenth.tasks_en import CAUSE
from tests.lint.eighteenth.tasks_free import (
    GERMAN,
    LOOKUP,
    PEOPLE,
    PRINTS,
    SHOP,
    SORTED,
    SPANS,
    UNITS,
    WARD,
)
from tests.lint.eighteenth.tasks_labels import ACCEPT, INTENT, PRONOUN, TOPICS
from tests.lint.making import odd

LISTED = 'f"{letter}. {choice}"'
GOLD = 'gold = "ABCD"[data["label"]]'
FEEL = '"output": " " + data["sentiment"], "processed_output": data["sentiment"]'
YES = '"yes" if data["label"] else "no"'
VERBS = '"output": " " + data["intent"], "processed_output": data["intent"]'

RIGHT = (
    odd(
        "a list of topics that counts from nought",
        TOPICS,
        ("enumerate(TOPICS, 1)", "enumerate(TOPICS)"),
        ('.index(data["topic"]) + 1', '.index(data["topic"])'),
    ),
    odd(
        "topics with codes of three digits",
        TOPICS,
        ("{number}. {topic}", "{number}00 {topic}"),
        ("Number of its topic:", "Code of its topic:"),
        (") + 1)", ") * 100 + 100)"),
    ),
    odd(
        "topics in a row with signs of equality",
        TOPICS,
        ('"".join(f"{number}. {topic}\\n" for', '", ".join(f"{number} = {topic}" for'),
        ("TOPICS, 1))", 'TOPICS, 1)) + "\\n"'),
    ),
    odd(
        "ticks and crosses are the labels",
        ACCEPT,
        ("(yes or no)", "(✓ or ✗)"),
        ("): no", "): ✗"),
        ("): yes", "): ✓"),
        ('{1: "yes", 0: "no"}', '{1: "✓", 0: "✗"}'),
    ),
    odd(
        "linguists' stars are the labels",
        ACCEPT,
        ("Grammatical (yes or no)", "Mark (ok or *)"),
        ("): no", "): *"),
        ("): yes", "): ok"),
        ('{1: "yes", 0: "no"}', '{1: "ok", 0: "*"}'),
    ),
    odd(
        "worked examples are numbered and the question goes on",
        ACCEPT,
        ("'''Sentence: The", "'''1. Sentence: The"),
        ("\n\nSentence: Every", "\n\n2. Sentence: Every"),
        ("\n\nSentence: Who", "\n\n3. Sentence: Who"),
        ("\n\nSentence: We", "\n\n4. Sentence: We"),
        ('f"Sentence: ', 'f"5. Sentence: '),
    ),
    odd(
        "turns begin with a dash, as in a novel",
        INTENT,
        ("f\"{turn['who']}: {turn['says']}\"", "f\"— {turn['says']}\""),
        ("A call to a phone company.", "A call to a phone company; the agent speaks first."),
    ),
    odd(
        "speakers are in angle brackets",
        INTENT,
        ("f\"{turn['who']}: {turn['says']}\"", "f\"<{turn['who']}> {turn['says']}\""),
    ),
    odd(
        "the label is a hashtag",
        INTENT,
        (
            "with one of these four verbs.",
            "with one of the tags #cancel, #upgrade, #complain and #pay.",
        ),
        ("The customer wants to", "Tag:"),
        (VERBS, '"output": " #" + data["intent"], "processed_output": "#" + data["intent"]'),
    ),
    odd(
        "answers stand in double quotes, as asked",
        SPANS,
        ("Answer with words from the text:", "Answer with words from the text, in double quotes:"),
        ('" " + data["answer"]', "' \"' + data[\"answer\"] + '\"'"),
        (
            '"processed_output": data["answer"]',
            '"processed_output": \'"\' + data["answer"] + \'"\'',
        ),
    ),
    odd(
        "the cue is an unfinished sentence",
        SPANS,
        ("\\nAnswer with words from the text:", "\\nIn the words of the text, the answer is"),
    ),
    odd(
        "the question stands in brackets behind the text",
        SPANS,
        ("Text: {context}\\nQuestion: {question}\\n", "{context} [{question}]\\n"),
    ),
    odd(
        "a line of equals signs parts the text from the question",
        SPANS,
        ("{context}\\n", "{context}\\n=====\\n"),
    ),
    odd(
        "sums have the sign of multiplication",
        SHOP,
        ("data['steps']", "data['steps'].replace('*', '×').replace('/', '÷')"),
    ),
    odd(
        "a sentence about the units leads to bare numbers, as it says",
        SHOP,
        ('"Q: {}\\n', '"(Write numbers without units.)\\nQ: {}\\n'),
    ),
    odd("a language is called by its own name", GERMAN, ('"German:"', '"Deutsch:"')),
    odd(
        "a sentence and an arrow",
        GERMAN,
        ('"English: " + source + "\\n" + "German:"', 'source + " =>"'),
    ),
    odd(
        "the codes of languages are the cues",
        GERMAN,
        ('"English: "', '"EN: "'),
        ('"German:"', '"DE:"'),
    ),
    odd(
        "translation goes into English",
        GERMAN,
        ('data["en"], data["de"]', 'data["de"], data["en"]'),
        ("into German", "into English"),
        ('"English: "', '"German: "'),
        ('"\\n" + "German:"', '"\\n" + "English:"'),
    ),
    odd(
        "a program in a fence",
        PRINTS,
        (
            '\\n\\n" + data["program"] + "\\n\\nOutput:"',
            '\\n```python\\n" + data["program"] + "\\n```\\nOutput:"',
        ),
    ),
    odd(
        "a program with the numbers of its lines",
        PRINTS,
        (
            'data["program"]',
            '"\\n".join(f"{n} | {line}" for n, line in enumerate(data["program"].split("\\n"), 1))',
        ),
    ),
    odd(
        "the cue is a comment of the program",
        PRINTS,
        ("What does this Python program print?", "# What does this Python program print?"),
        ("\\n\\nOutput:", "\\n# It prints:"),
    ),
    odd(
        "the cue is the whole question, without a verb",
        UNITS,
        (
            "Convert: {data['amount']} = ? {data['unit']}\\nResult:",
            "{data['amount']} in {data['unit']}:",
        ),
    ),
    odd(
        "the number only is asked for in brackets",
        UNITS,
        ("Result:", "Result (number only, no unit):"),
    ),
    odd(
        "a schema in braces that looks like placeholders",
        PEOPLE,
        (
            "as JSON on one line.",
            'as JSON on one line: {\\"name\\": string, \\"age\\": integer, \\"city\\": string}',
        ),
    ),
    odd(
        "answers are fields with semicolons, as asked",
        PEOPLE,
        ("as JSON on one line.", "on one line, with semicolons between and no spaces after them."),
        ('"JSON:"', '"Record:"'),
        (
            'json.dumps({"name": data["name"], "age": data["age"], "city": data["city"]})',
            '";".join((data["name"], str(data["age"]), data["city"]))',
        ),
    ),
    odd(
        "answers are tuples of Python, as asked",
        PEOPLE,
        ("as JSON on one line.", "as a Python tuple (name and city are strings)."),
        ('"JSON:"', '"Tuple:"'),
        (
            'json.dumps({"name": data["name"], "age": data["age"], "city": data["city"]})',
            'repr((data["name"], data["age"], data["city"]))',
        ),
    ),
    odd(
        "words are sorted from Z to A, as asked",
        SORTED,
        ("alphabetically and", "in reverse alphabetical order and"),
        ('sorted(data["words"])', 'sorted(data["words"], reverse=True)'),
    ),
    odd(
        "lists of Python in and out",
        SORTED,
        ('words = ", ".join(data["words"])', 'words = data["words"]'),
        ('gold = ", ".join(sorted(data["words"]))', 'gold = str(sorted(data["words"]))'),
        (
            "these words alphabetically and put commas between them.",
            "this Python list and write the sorted list as Python does.",
        ),
    ),
    odd(
        "a table in Markdown",
        LOOKUP,
        (
            'head = "Line | From | Leaves | Price"',
            'head = "| Line | From | Leaves | Price |\\n| --- | --- | --- | --- |"',
        ),
        ('" | ".join(row) for row', '"| " + " | ".join(row) + " |" for row'),
    ),
    odd(
        "a table with tabs",
        LOOKUP,
        ('"Line | From | Leaves | Price"', '"Line\\tFrom\\tLeaves\\tPrice"'),
        ('" | ".join', '"\\t".join'),
    ),
    odd(
        "a table as a file of comma-separated values",
        LOOKUP,
        ('"Line | From | Leaves | Price"', '"line,from,leaves,price"'),
        ('" | ".join', '",".join'),
    ),
    odd(
        "a table in HTML, as it says",
        LOOKUP,
        (
            'head = "Line | From | Leaves | Price"',
            'head = "Read this HTML table.\\n<table>\\n<tr><th>Line</th><th>From</th><th>Leaves</th><th>Price</th></tr>"',
        ),
        (
            '" | ".join(row) for row in data["rows"])',
            '"<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in data["rows"]) + "\\n</table>"',
        ),
    ),
    odd(
        "options in a row before the steps",
        WARD,
        ('"\\n".join(f"({letter}) {option}" for', '", ".join(f"({letter}) {option}" for'),
    ),
    odd(
        "the endings to choose from are shown as a list",
        CAUSE,
        (
            "?\\n",
            "? Choose one:\\n- {chr(10).join(data['target_scores']).replace(chr(10), chr(10) + '- ')}\\n",
        ),
    ),
    odd(
        "a pronoun and a sign of equality",
        PRONOUN,
        (
            'f"Whom or what does \\"{data[\'pronoun\']}\\" stand for?"',
            'f"\\"{data[\'pronoun\'].capitalize()}\\" = ?"',
        ),
    ),
)
