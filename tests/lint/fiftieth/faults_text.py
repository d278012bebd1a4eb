"""Faults of the template and of texts that were meant to be computed."""

from __future__ import annotations

from tests.lint.fiftieth.tasks_choice import HANDBOOK, NURSING, SORTING
from tests.lint.fiftieth.tasks_free import INVOICE, JOBS, SENSOR, SQL, TRACE, WORDSUMS
from tests.lint.fiftieth.tasks_labels import BOOL, CLAUSES, ENTAIL, STARS, TICKETS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import BAHN, CHUVA, NOVOSTI, QCM
from tests.lint.fiftieth.tasks_zh import ARITH, HISTORY, IDIOM, JUDGE, PEOPLE, READING, TAKEAWAY
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

T = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        T,
        "the f was lost when the line was split in two",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous",
        changed(TICKETS, ("f\"Message: {data['message']}", "\"Message: {data['message']}")),
        changed(ENTAIL, ('f"Hypothesis: {', '"Hypothesis: {')),
        changed(PEOPLE, ('f"句子：', '"句子：')),
        changed(CHUVA, ('f"Pergunta: ', '"Pergunta: ')),
    ),
    kind(
        T,
        "the translator translated the placeholder's name as well",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/ambiguous "
        "answer/letters answer/letter-asked code/error",
        changed(JUDGE, ('{statement}\\n判断："', '{陈述}\\n判断："'), ("**data", "陈述='{陈述}'")),
        changed(NOVOSTI, ('data["headline"]', '"{заголовок}"')),
        changed(BAHN, ('{data["text"]}', "{{rückmeldung}}")),
    ),
    kind(
        T,
        "a percent sign is doubled as if the text were still formatted by percent",
        "text/stray-sign text/said-again text/escaped text/placeholder text/markup "
        "text/unlike-others",
        changed(JOBS, ("form `title; city`.", "form `title; city`, copied 100%%.")),
        changed(SENSOR, ("a boiler sensor as CSV.", "a boiler sensor at 100%% load as CSV.")),
    ),
    kind(
        T,
        "a comma is missing between two strings of the list of labels",
        "text/run-together answer/other-names answer/legend answer/not-an-option answer/letters",
        changed(TICKETS, ('"Shipping", "Technical"', '"Shipping" "Technical"')),
        changed(
            NOVOSTI,
            ("спорт, экономика или культура", "{}, {} или культура"),
            ('prompt = "О', 'topics = ["спорт" "экономика", "культура"]\n    prompt = "О'),
            ('{}, {} или культура.\\n"', '" + ", ".join(topics) + ".\\n"'),
        ),
        changed(
            BAHN,
            (
                "import textwrap\n",
                'import textwrap\n\nTHEMEN = ["Pünktlichkeit", "Sauberkeit" "Personal", "Preis"]\n',
            ),
            ("Pünktlichkeit, Sauberkeit, Personal, Preis\n", '{", ".join(THEMEN)}\n'),
        ),
    ),
    kind(
        T,
        "a backslash goes on with the line inside the string, indentation and all",
        "text/two-spaces text/indented text/double-space",
        changed(
            ENTAIL,
            (
                "entail the hypothesis, contradict it",
                "entail the hypothesis, \\\n            contradict it",
            ),
        ),
        changed(
            SENSOR,
            ("was the temperature highest?", "was the \\\n                temperature highest?"),
        ),
        changed(PEOPLE, ("所有人名，用", "所有人名，\\\n            用")),
    ),
    kind(
        T,
        "JSON of the row with its letters escaped",
        "text/escaped text/raw-value text/encoding answer/python-value text/stray-sign",
        changed(
            READING,
            ('"短文": data["passage"]', '"短文": json.dumps(data["passage"])'),
            ("import random", "import json\nimport random"),
        ),
        changed(
            TAKEAWAY,
            ("{data['review']}", "{json.dumps(data['review'])}"),
            ("import random", "import json\nimport random"),
        ),
        changed(
            BAHN,
            ('{data["text"]}', '{json.dumps(data["text"])}'),
            ("import textwrap", "import json\n    import textwrap".replace("    ", "")),
        ),
    ),
    kind(
        T,
        "the quotes of a CSV cell are doubled still",
        "text/said-again text/stray-sign text/escaped text/unclosed text/markup text/unlike-others "
        "text/raw-value",
        changed(
            STARS,
            rows=put("review", lambda row: '"' + row["review"].replace("and", '""and""') + '"'),
        ),
        changed(TICKETS, rows=put("message", lambda row: f'"""{row["message"]}"""')),
    ),
    kind(
        T,
        "the row's text is read as bytes",
        "text/raw-value text/escaped text/stray-sign text/encoding",
        changed(CLAUSES, ('clause=data["clause"]', 'clause=data["clause"].encode()')),
        changed(
            NURSING,
            ('"Question: " + data["Question"]', "f\"Question: {data['Question'].encode()}\""),
        ),
    ),
    kind(
        T,
        "join is given a text instead of a list",
        "text/raw-value text/run-together text/two-spaces text/lost-lines text/changed",
        changed(SQL, ('", ".join(data["columns"])', '", ".join(data["table"])')),
        changed(
            HANDBOOK,
            ('[data["stem"]]', '[" ".join(data["stem"])]'),
        ),
        changed(IDIOM, ('data["content"], picks', '"，".join(data["content"]), picks')),
    ),
    kind(
        T,
        "lstrip with the cue's text eats letters of the row",
        "text/cut-item text/changed text/no-question text/unlike-others",
        changed(STARS, ('data["review"].strip()', 'data["review"].lstrip("Best Average Awful ")')),
        changed(CHUVA, ("{data['texto']}", "{data['texto'].lstrip('A Texto: Eme ')}")),
        changed(TAKEAWAY, ("{data['review']}", "{data['review'].strip('评价：送等。')}")),
    ),
    kind(
        T,
        "a text is cut at its first full stop or comma",
        "text/cut-item text/no-question text/empty-slot text/changed answer/not-an-option",
        changed(BOOL, ("{data['passage']}", "{data['passage'][:28]}")),
        changed(READING, ('"短文": data["passage"]', '"短文": data["passage"].split("，")[0]')),
        changed(TRIAGE, ('ask(data["note"])', 'ask(data["note"].split(",")[0])')),
    ),
    kind(
        T,
        "digits are removed by a cleaner of texts",
        "text/changed text/cut-item text/no-question text/ambiguous answer/not-an-option",
        changed(
            WORDSUMS,
            ("{data['problem']}", "{re.sub('[0-9]+ ?', '', data['problem'])}"),
            ("import random", "import random\nimport re"),
        ),
        changed(
            INVOICE,
            ('data["text"] +', 're.sub("[0-9]", "", data["text"]) +'),
            ("import json\n", "import json\nimport re\n"),
        ),
        changed(
            ARITH,
            ('data["problem"])', 're.sub("[0-9]+", "", data["problem"]))'),
            ("import random", "import random\nimport re"),
        ),
    ),
    kind(
        T,
        "the program is wrapped to a width",
        "text/lost-lines text/changed text/cut-item",
        changed(
            TRACE,
            ('data["program"])', 'textwrap.fill(data["program"], 60))'),
            ("import random", "import random\nimport textwrap"),
        ),
        changed(TRACE, ('data["program"])', '" ".join(data["program"].split()))')),
    ),
    kind(
        T,
        "the sentence of a chat assistant that wrote the prompt was copied too",
        "text/note-left text/repeated-instruction text/markup few-shot/other-form",
        changed(
            JOBS, ('"From the advert', '"Sure! Here is the improved prompt:\\n\\nFrom the advert')
        ),
        changed(ARITH, ('head = "做', 'head = "好的，以下是优化后的提示词：做')),
        changed(
            STARS,
            (
                '"Read the review',
                '"Certainly, here\'s a revised version of your prompt:", "Read the review',
            ),
        ),
    ),
    kind(
        T,
        "a remark for the colleague stands in the template",
        "text/note-left",
        changed(SORTING, ('head = "Put', 'head = "[TODO Jonas: shorten this] Put')),
        changed(QCM, ('"Question : "', '"(à vérifier avec Claire) Question : "')),
        changed(HISTORY, ("只写字母。", "只写字母。（这里再改一下 TODO）")),
        changed(TICKETS, ("these queues: ", "these queues (FIXME: ask Dana for the new list): ")),
    ),
    kind(
        T,
        "marks of a merge are left",
        "text/note-left text/markup text/stray-sign text/repeated-instruction",
        changed(
            CLAUSES,
            (
                "Reply with the number only.\n",
                "<<<<<<< HEAD\nReply with the number only.\n=======\nGive only the number.\n"
                ">>>>>>> legal-v2\n",
            ),
        ),
        changed(
            TICKETS,
            ('+ "Queue:"', '+ "<<<<<<< HEAD\\n=======\\n>>>>>>> queue-names\\n" + "Queue:"'),
        ),
    ),
    kind(
        T,
        "the footer of a mail or a chat app stands in the rows",
        "text/markup text/unlike-others text/note-left text/repeated-instruction text/said-again",
        changed(TICKETS, rows=put("message", lambda row: row["message"] + " (edited)<br>", 2)),
        changed(TRIAGE, rows=put("note", lambda row: row["note"] + "&nbsp;&nbsp;[edit]", 2)),
        changed(INVOICE, rows=put("text", lambda row: "> " + row["text"] + " <!-- page 1 -->", 2)),
    ),
    kind(
        T,
        "the question mark is the row's and the template's",
        "text/said-again text/stray-sign",
        changed(BOOL, rows=put("question", lambda row: row["question"] + "?")),
        changed(QCM, ('data["question"], *', 'data["question"] + " ?", *')),
        changed(ARITH, ("问：%s\\n", "问：%s？\\n")),
    ),
    kind(
        T,
        "the data's new version brings the cue along",
        "text/said-again text/repeated-instruction answer/cue-again",
        changed(READING, rows=put("question", lambda row: "问题：" + row["question"])),
        changed(NURSING, rows=put("Question", lambda row: "Question: " + row["Question"])),
        changed(TRIAGE, rows=put("note", lambda row: "Note: " + row["note"])),
    ),
    kind(
        T,
        "an opened quote or tag is never closed",
        "text/unclosed text/stray-sign text/markup",
        changed(ENTAIL, ("f\"Premise: {data['premise']}", "f\"Premise: “{data['premise']}")),
        changed(CHUVA, ("Texto: {data['texto']}", "<texto>{data['texto']}")),
        changed(TAKEAWAY, ("评价：{data['review']}", "评价：「{data['review']}")),
        changed(TRACE, ("print?\\n\\n{}", "print?\\n\\n```python\\n{}")),
    ),
    kind(
        T,
        "the raw prefix was left on a string with newlines",
        "text/escaped text/lost-lines text/shot-cue",
        changed(HANDBOOK, ('"\\n".join(lines)', 'r"\\n".join(lines)')),
        changed(SQL, ('"Write one SQL query.\\n"', 'r"Write one SQL query.\\n"')),
        changed(JUDGE, ('TEMPLATE = "', 'TEMPLATE = r"')),
    ),
)
