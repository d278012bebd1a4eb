"""Faults that come of small slips in code, cells and exports."""

from __future__ import annotations

from urllib.parse import quote

from tests.lint.fiftieth.tasks_choice import HANDBOOK, NURSING, REPLY, SORTING
from tests.lint.fiftieth.tasks_free import INVOICE, JOBS, SENSOR, SQL, TRACE
from tests.lint.fiftieth.tasks_labels import BOOL, CLAUSES, ENTAIL, STARS, TICKETS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import BAHN, CHUVA, NOVOSTI, QCM
from tests.lint.fiftieth.tasks_zh import ARITH, HISTORY, IDIOM, PEOPLE, READING
from tests.lint.making import at, each, kind, put
from tests.lint.shape import Kind, changed

T = "text that was meant to be computed"
M = "what a letter means"
R = "rows and labels"
L = "leaks"
D = "code"

CUT = "text/cut-item text/no-question text/empty-slot text/shot-cue text/changed"

KINDS: tuple[Kind, ...] = (
    kind(
        T,
        "a line is indented once too often, so that the cue comes after each option",
        "text/said-again answer/cue-again text/repeated-instruction text/shot-cue text/cue-forms "
        "answer/letters text/cut-item few-shot/other-cues",
        changed(HISTORY, ('    lines.append("答案：")', '        lines.append("答案：")')),
        changed(
            HANDBOOK,
            (
                '    lines += [f"({n}) {option}" for n, option in enumerate(options, start=1)]\n'
                '    lines.append("Correct',
                "    for n, option in enumerate(options, start=1):\n"
                '        lines.append(f"({n}) {option}")\n        lines.append("Correct',
            ),
        ),
    ),
    kind(
        T,
        "a break or return within the loop leaves one option",
        "text/first-item text/cut-item answer/letters answer/other-count answer/letter-asked",
        changed(HISTORY, ('{options[key]}")\n', '{options[key]}")\n        break\n')),
        changed(
            REPLY,
            ('zip(marks, data["candidates"], strict=True)', 'zip(marks, data["candidates"][:1])'),
        ),
        changed(QCM, ('zip("ABCD", data["choix"])', 'zip("A", data["choix"])')),
    ),
    kind(
        T,
        "a conditional expression takes the whole head with it",
        CUT
        + " text/unlike-others few-shot/other-cues few-shot/worked-cue text/cue-forms text/ambiguous",
        changed(
            TICKETS,
            (
                "+ f\"Subject: {data['subject']}\\n\"\n        + f\"Message: {data['message']}\\n\"\n",
                "+ f\"Subject: {data['subject']}\\n\" + f\"Message: {data['message']}\\n\"\n"
                "        if len(data['subject']) > 12 else ''\n    )\n    text = (text\n",
            ),
        ),
        changed(
            READING,
            (
                '    text = f"根据短文回答问题，答案必须是原文中的词语。\\n{body}\\n回答："',
                '    text = "根据短文回答问题，答案必须是原文中的词语。\\n" + body + "\\n" if len(body) > 36 else ""\n    text += "回答："',
            ),
        ),
    ),
    kind(
        T,
        "letters are dealt to the characters of one text",
        "text/raw-value text/cut-item answer/letters answer/not-an-option answer/gold-differs text/no-question",
        changed(QCM, ('zip("ABCD", data["choix"])', 'zip("ABCD", data["choix"][0])')),
        changed(
            NURSING,
            (
                'f"{letter}. {data[letter]}" for letter in "ABCD"',
                'f"{letter}. {text}" for letter, text in zip("ABCD", data["A"])',
            ),
        ),
        changed(SORTING, ('zip("ABC", items)', 'zip("ABC", items[0])')),
    ),
    kind(
        T,
        "prompts are cut to a length, from the left or the right",
        CUT + " answer/letters",
        changed(TICKETS, ('"input": text', '"input": text[-90:]')),
        changed(HISTORY, ('"input": "\\n".join(lines)', '"input": "\\n".join(lines)[:60]')),
        changed(SQL, ('"input": text', '"input": text[-70:]')),
    ),
    kind(
        T,
        "the whole prompt goes through lower, labels and all",
        "text/changed answer/other-names answer/letters answer/two-spellings answer/not-an-option few-shot/other-form",
        changed(NURSING, ('"input": text', '"input": text.lower()')),
        changed(TICKETS, ('"input": text', '"input": text.lower()')),
        changed(INVOICE, ('"input": text', '"input": text.lower()')),
        changed(BAHN, ('"input": text', '"input": text.lower()')),
    ),
    kind(
        T,
        "punctuation is taken out of the row's text",
        "text/changed text/cut-item text/no-question answer/not-an-option text/run-together",
        changed(
            TRACE,
            (
                'data["program"])',
                'data["program"].translate(str.maketrans("", "", string.punctuation)))',
            ),
            ("import random", "import random\nimport string"),
        ),
        changed(
            INVOICE,
            ('data["text"] +', 're.sub(r"[^\\w\\s]", "", data["text"]) +'),
            ("import json\n", "import json\nimport re\n"),
        ),
        changed(
            READING,
            (
                '"短文": data["passage"]',
                '"短文": data["passage"].replace("，", "").replace("。", "")',
            ),
        ),
    ),
    kind(
        T,
        "dedent after the row's own lines went in leaves the template indented",
        "text/indented text/two-spaces text/shot-cue text/cue-forms",
        changed(BAHN, rows=put("text", lambda row: row["text"] + "\nGesendet am Montag.")),
        changed(
            TRACE,
            (
                '    text = "What does this Python program print?\\n\\n{}\\n\\nPrinted:".format(data["program"])',
                '    text = textwrap.dedent(f"""\\\n        What does this Python program print?\n\n        {data["program"]}\n\n        Printed:""")',
            ),
            ("import random", "import random\nimport textwrap"),
        ),
    ),
    kind(
        D,
        "braces or percent signs of a row are read as a template",
        "code/error",
        changed(
            CLAUSES,
            (
                'PROMPT.format(legend=legend, clause=data["clause"])',
                'PROMPT.replace("{clause}", data["clause"]).format(legend=legend)',
            ),
            rows=at(3, clause="The {Supplier} is not answerable for loss of profit."),
        ),
        changed(
            STARS,
            ('"\\n".join(parts)', '"\\n".join(parts) % ()'),
            rows=at(7, review="100 % of my family fights over who may use it."),
        ),
        changed(
            TRACE,
            (
                'print?\\n\\n{}\\n\\nPrinted:".format(data["program"])',
                'print?\\n\\n" + data["program"] + "\\n\\nPrinted:").format()',
            ),
            ('text = "What', 'text = ("What'),
        ),
    ),
    kind(
        R,
        "a column is sorted by itself",
        "answer/other-rule answer/gold-differs answer/not-an-option answer/unlike-others answer/one-place",
        changed(
            SENSOR,
            ('zip(data["times"], data["values"])', 'zip(data["times"], sorted(data["values"]))'),
        ),
        changed(SENSOR, rows=each(lambda row: row["values"].sort(), 2)),
    ),
    kind(
        R,
        "the unlabelled are labelled with a dash or n/a",
        "answer/unlike-others answer/other-names answer/not-an-option answer/other-form answer/letters answer/legend",
        changed(TICKETS, rows=at(8, queue="N/A")),
        changed(NOVOSTI, rows=at(6, topic="-")),
        changed(CHUVA, rows=at(4, resposta="#N/D")),
        changed(HISTORY, rows=at(5, answer="?")),
    ),
    kind(
        R,
        "some numbers are written with a comma, in words or in full-width digits",
        "answer/unlike-others answer/other-form text/mixed-widths answer/python-value",
        changed(ARITH, rows=at(6, ans="1,200")),
        changed(ARITH, rows=at(0, ans="九")),
        changed(
            ARITH,
            rows=put(
                "ans",
                lambda row: str(row["ans"]).translate({48 + n: 0xFF10 + n for n in range(10)}),
                3,
            ),
        ),
    ),
    kind(
        M,
        "a key names no option, or two of them where one is asked for",
        "answer/letters answer/unlike-others answer/other-form answer/not-an-option code/error answer/gold-differs",
        changed(NURSING, rows=at(3, Key="E")),
        changed(HISTORY, rows=at(3, answer="BD")),
        changed(HISTORY, rows=at(6, answer="Ｃ")),
    ),
    kind(
        M,
        "a number of the list was typed twice",
        "answer/letters answer/legend answer/same-option",
        changed(CLAUSES, ('f"{number}. {name}"', 'f"{min(int(number), 3)}. {name}"')),
        changed(IDIOM, ("zip(marks, data", 'zip("①②②③", data')),
        changed(QCM, ('zip("ABCD", data', 'zip("ABBD", data')),
    ),
    kind(
        M,
        "the rows' options have their marks, and the template writes its own",
        "text/said-again answer/letters",
        changed(
            QCM,
            rows=put(
                "choix",
                lambda row: [f"{m} - {t}" for m, t in zip("ABCD", row["choix"], strict=True)],
            ),
        ),
        changed(
            HANDBOOK,
            rows=put(
                "options", lambda row: [f"({n}) {t}" for n, t in enumerate(row["options"], 1)]
            ),
        ),
        changed(NURSING, rows=each(lambda row: row.update({m: f"{m}. {row[m]}" for m in "ABCD"}))),
    ),
    kind(
        L,
        "the ticket's export says below the text who dealt with it",
        "answer/leaked answer/stands-out",
        changed(
            TICKETS,
            rows=put("message", lambda row: f"{row['message']} -- closed by {row['queue']} team"),
        ),
        changed(TRIAGE, rows=put("note", lambda row: f"{row['note']} Band: {row['urgency']}.")),
        changed(NOVOSTI, rows=put("headline", lambda row: f"{row['headline']} | {row['topic']}")),
    ),
    kind(
        R,
        "a line of a CSV took the next one along",
        "text/unlike-others text/separator-inside text/said-again answer/unlike-others few-shot/question-shown "
        "few-shot/near-copy few-shot/own-doc",
        changed(
            TICKETS,
            rows=at(
                2,
                message="It crashes whenever I open the camera tab.\nT-4413,New e-mail address,Please change the address I sign in with.,Account\n\nT-4414",
            ),
        ),
        changed(
            READING,
            rows=at(
                2, passage="茶农在清明前采下嫩芽，炒成龙井。\n\n茶农在清明前采下嫩芽，炒成龙井。"
            ),
        ),
        changed(
            ENTAIL,
            rows=at(
                4, premise="An old man tunes a violin.\n\nPremise: Nobody is left in the stadium."
            ),
        ),
    ),
    kind(
        R,
        "texts are coded as in an address, or broken by a page's hyphens",
        "text/url-coded text/hyphenated text/unlike-others",
        changed(JOBS, rows=put("advert", lambda row: quote(row["advert"]), 3)),
        changed(
            BOOL,
            rows=at(
                1,
                passage="The kiwi is a bird of New Zea-\nland. Its wings are too small for flight.",
            ),
        ),
        changed(
            CLAUSES,
            rows=at(
                1, clause="The Recipient shall not dis-\nclose the Documents to any third party."
            ),
        ),
    ),
    kind(
        R,
        "list cells became texts when the frame was saved",
        "code/error text/raw-value answer/letters text/unlike-others text/cut-item answer/not-an-option "
        "answer/python-value",
        changed(PEOPLE, rows=put("people", lambda row: str(row["people"]))),
        changed(SQL, rows=put("columns", lambda row: str(row["columns"]))),
        changed(QCM, rows=put("choix", lambda row: str(row["choix"]))),
    ),
)
