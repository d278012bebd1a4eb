"""Right prompts with labels, odd at first sight."""

from __future__ import annotations

from tests.lint.shape import changed, put_into
from tests.lint.tenth import tasks_labels as lab

RIGHT = (
    (
        "A fence of another mark around the code.",
        changed(lab.REVIEW, ("```python", "~~~python"), ("\\n```\\n", "\\n~~~\\n")),
    ),
    (
        "Code in tags.",
        changed(lab.REVIEW, ("```python\\n", "<code>\\n"), ("\\n```\\n", "\\n</code>\\n")),
    ),
    (
        "The code under review has braces and per cent signs.",
        changed(lab.REVIEW, rows=put_into("code", '{}\nprint(f"{len([1])}", "%d" % 3)')),
    ),
    (
        "The code under review has a note of its own.",
        changed(lab.REVIEW, rows=put_into("code", "# TODO: add a docstring\n{}", 4)),
    ),
    (
        "The code under review writes newlines as escapes.",
        changed(lab.REVIEW, rows=put_into("code", "{}\nprint('done\\n')")),
    ),
    (
        "The labels are a reviewer's words.",
        changed(
            lab.REVIEW,
            (
                "Is there a bug? Say bug or fine.",
                "Would you approve this change or request changes?",
            ),
            ("data['verdict']", "WORDS[data['verdict']]"),
            ('data["verdict"]', 'WORDS[data["verdict"]]'),
            (
                "import random\n",
                'import random\n\nWORDS = {"bug": "request changes", "fine": "approve"}\n',
            ),
        ),
    ),
    (
        "The code is indented by four spaces, as in Markdown.",
        changed(
            lab.REVIEW,
            (
                "```python\\n{data['code']}\\n```\\n",
                "\\n{textwrap.indent(data['code'], '    ')}\\n\\n",
            ),
            ("import random", "import random\nimport textwrap"),
            own={"separator": "\n\n\n"},
        ),
    ),
    (
        "A question mark ends the input, and a newline parts it from the answer.",
        changed(lab.SUCHE, ("\\nAntwort:", "\\n"), ('f" {antwort}"', "antwort")),
    ),
    (
        "Relevant or not, by number.",
        changed(
            lab.SUCHE,
            (
                "Passt der Treffer zur Anfrage? Antworte mit ja oder nein.",
                "Relevanz (1 = passt, 0 = passt nicht).",
            ),
            ('"ja" if data["passt"] else "nein"', 'str(data["passt"])'),
        ),
    ),
    (
        "German quotes around the texts.",
        changed(
            lab.SUCHE,
            ("{data['anfrage']}", "„{data['anfrage']}“"),
            ("{data['titel']}", "„{data['titel']}“"),
        ),
    ),
    (
        "An English frame around German texts.",
        changed(
            lab.SUCHE,
            ("Suchanfrage:", "Query:"),
            ("Treffer: {", "Result: {"),
            (
                "Passt der Treffer zur Anfrage? Antworte mit ja oder nein.",
                "Is the result relevant to the German query? Answer yes or no.",
            ),
            ("Antwort:", "Answer:"),
            ('"ja" if data["passt"] else "nein"', '"yes" if data["passt"] else "no"'),
        ),
    ),
    (
        "The categories are a list of lines.",
        changed(
            lab.MODER,
            (
                "Categories: 1 = fine, 2 = spam, 3 = insult, 4 = threat\\n",
                "Categories:\\n1 fine\\n2 spam\\n3 insult\\n4 threat\\n\\n",
            ),
        ),
    ),
    (
        "The legend has brackets.",
        changed(
            lab.MODER,
            (
                "1 = fine, 2 = spam, 3 = insult, 4 = threat",
                "(1) fine (2) spam (3) insult (4) threat",
            ),
        ),
    ),
    (
        "The posts have links, addresses and emoji.",
        changed(
            lab.MODER, rows=put_into("post", "{} 😀 https://t.example/a%20b?x=1&y=2 @user #tag", 3)
        ),
    ),
    (
        "The posts are quoted in angle brackets.",
        changed(lab.MODER, ("Post: {data['post']}", "<post>{data['post']}</post>")),
    ),
    (
        "The labels are capitals, as the prompt lists them.",
        changed(
            lab.MODER_WORDS,
            ("'fine', 'spam', 'insult', 'threat'", "'FINE', 'SPAM', 'INSULT', 'THREAT'"),
        ),
    ),
    (
        "Two labels: what is not fine is removed.",
        changed(
            lab.MODER_WORDS,
            ("['fine', 'spam', 'insult', 'threat']", "['keep', 'remove', 'remove', 'remove']"),
            (
                "Which of {', '.join(NAMES)} is it?\\nIt is",
                "Should a moderator keep or remove it?\\nDecision:",
            ),
        ),
    ),
    ("A stop sequence more, which no answer has.", changed(lab.MODER_WORDS, stop=("\n", "Post:"))),
    (
        "The turns of a dialogue have dashes.",
        changed(lab.DIALOG, ("f\"{tur['vem']}: {tur['text']}\"", "f\"– {tur['text']}\"")),
    ),
    (
        "The turns are on one line with bars.",
        changed(lab.DIALOG, ('"\\n".join(rader)', '" | ".join(rader)')),
    ),
    (
        "The turns are tagged.",
        changed(
            lab.DIALOG,
            ("f\"{tur['vem']}: {tur['text']}\"", "f\"[{tur['vem'].upper()}] {tur['text']}\""),
        ),
    ),
    (
        "The labels are listed in the description.",
        changed(
            lab.DIALOG,
            ("Vad vill kunden: boka, avboka, fråga eller klaga?\\n", ""),
            description="Avgör vad kunden vill. Svara med ett av orden boka, avboka, fråga, klaga.",
        ),
    ),
    ("Polish labels by GEN.", changed(lab.GRAMATYKA, method="gen", metric="exact_match")),
    ("Polish quotes.", changed(lab.GRAMATYKA, ("{data['zdanie']}", "„{data['zdanie']}”"))),
    ("Polish sentences without shots.", changed(lab.GRAMATYKA, fewshot=0)),
    (
        "English labels on reviews in Hindi.",
        changed(
            lab.HINDI,
            (
                "समीक्षा: {}\\nभाव (सकारात्मक या नकारात्मक):",
                "Review: {}\\nSentiment (positive or negative):",
            ),
            (
                '" " + data["bhav"], "processed_output": data["bhav"]',
                '" " + LABELS[data["bhav"]], "processed_output": LABELS[data["bhav"]]',
            ),
            (
                "import random\n",
                'import random\n\nLABELS = {"सकारात्मक": "positive", "नकारात्मक": "negative"}\n',
            ),
        ),
    ),
    (
        "A danda ends the instruction.",
        changed(lab.HINDI, ('"समीक्षा', '"समीक्षा पढ़िए और उसका भाव बताइए।\\nसमीक्षा')),
    ),
    (
        "Letters stand for the relations in Chinese.",
        changed(
            lab.NLI_ZH,
            ("两句话的关系是蕴含、中立还是矛盾？\\n关系：", "A. 蕴含\\nB. 中立\\nC. 矛盾\\n答案："),
            (
                '"output": data["标签"], "processed_output": data["标签"]',
                '"output": MARKS[data["标签"]], "processed_output": MARKS[data["标签"]]',
            ),
            (
                "import random\n",
                'import random\n\nMARKS = {"蕴含": "A", "中立": "B", "矛盾": "C"}\n',
            ),
        ),
    ),
    (
        "Numbers stand for the relations in Chinese.",
        changed(
            lab.NLI_ZH,
            ("是蕴含、中立还是矛盾？\\n关系：", "是什么？0=蕴含，1=中立，2=矛盾\\n标签："),
            (
                '"output": data["标签"], "processed_output": data["标签"]',
                '"output": str(NAMES.index(data["标签"])), "processed_output": str(NAMES.index(data["标签"]))',
            ),
            ("import random\n", 'import random\n\nNAMES = ["蕴含", "中立", "矛盾"]\n'),
        ),
    ),
    (
        "Half-width colons throughout a Chinese prompt.",
        changed(
            lab.NLI_ZH,
            ("前提：", "前提: "),
            ("假设：", "假设: "),
            ("关系：", "关系:"),
            ('"output": data["标签"]', '"output": " " + data["标签"]'),
        ),
    ),
    (
        "Headings in lenticular brackets.",
        changed(lab.NLI_ZH, ("前提：", "【前提】"), ("假设：", "【假设】"), ("关系：", "【关系】")),
    ),
    (
        "A sentence with both texts in it.",
        changed(
            lab.NLI_ZH,
            (
                "前提：{data['前提']}\\n假设：{data['假设']}\\n",
                "已知“{data['前提']}”，那么“{data['假设']}”\\n",
            ),
            ("关系：", "答："),
        ),
    ),
)
