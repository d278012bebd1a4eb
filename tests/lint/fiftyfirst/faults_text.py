"""Faults of text that was meant to be computed, and of cleaning it."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import BOOLQ, GAP, MEDQ, RACE, RANKS, SENSE, SNLI
from tests.lint.fiftyfirst.tasks_office import (
    ADVERT,
    ASPECTS,
    CHAT,
    CLAUSE,
    DESK,
    INVOICE,
    LOGS,
    SENSOR,
    WARD,
)
from tests.lint.fiftyfirst.tasks_steps import (
    AMT,
    ARTICLE,
    BUDGET,
    MINUTES,
    PRICES,
    QUERY,
    SHELL,
    VERDAD,
)
from tests.lint.fiftyfirst.tasks_zh import CHENGYU, KEFU, LISHI, TIAO, YINGYONG, YUEDU
from tests.lint.making import each, kind
from tests.lint.shape import Kind, changed

T = "text that was meant to be computed"
CUT = "text/cut-item text/no-question text/changed text/unlike-others"

KINDS: tuple[Kind, ...] = (
    kind(
        T,
        "lstrip is given a prefix, and eats letters of the text as well",
        f"{CUT} answer/letters answer/letter-asked answer/empty-option answer/not-an-option text/ambiguous",
        changed(MEDQ, ("({mark}) {option}\\n", "({mark}) {option.lstrip('vitamn ')}\\n")),
        changed(
            LISHI,
            ('join(data["options"])', 'join(o.lstrip("ABCD．司李") for o in data["options"])'),
        ),
        changed(ADVERT, ('advert["text"]]', 'advert["text"].lstrip("Text: FirstYour")]')),
    ),
    kind(
        T,
        "debugging is left in an f-string, with its equals sign",
        "text/stray-sign text/raw-value text/unknown-name text/placeholder text/snake-name",
        changed(DESK, ("Subject: {data['subject']}", "Subject: {data['subject']=}")),
        changed(BUDGET, ("Problem: {data['problem']}", "Problem: {data['problem']=}")),
        changed(KEFU, ("留言：{data['msg']}", "留言：{data['msg']=}")),
    ),
    kind(
        T,
        "a conversion to repr is left in the template",
        "text/raw-value text/escaped text/stray-sign",
        changed(BOOLQ, ("\n    {page}", "\n    {page!r}")),
        changed(WARD, ("note: {note}", "note: {note!r}")),
        changed(QUERY, ("-- {data['ask']}", "-- {data['ask']!r}")),
    ),
    kind(
        T,
        "dedent is called when the value is in already, whose second line undoes it",
        "text/indented text/two-spaces",
        changed(
            CHAT,
            (
                "text = f\"{turns}\\n\\nQuestion: was the customer's problem solved, yes or no?"
                '\\nAnswer:"',
                'text = textwrap.dedent(f"""\\\n        {turns}\n\n        Question: was the '
                'customer\'s problem solved, yes or no?\n        Answer:""")',
            ),
            ("import random", "import random\nimport textwrap"),
        ),
        changed(
            LISHI,
            (
                'text = "单项选择题：{}（ ）\\n{}\\n正确选项是：".format(data["stem"], xuanxiang)',
                'text = textwrap.dedent(f"""\\\n        单项选择题：{data["stem"]}（ ）\n        '
                '{xuanxiang}\n        正确选项是：""")',
            ),
            ("import random", "import random\nimport textwrap"),
        ),
    ),
    kind(
        T,
        "JSON is written without ensure_ascii=False, so that it is all escapes",
        "text/escaped answer/other-form answer/not-an-option answer/python-value few-shot/other-form "
        "answer/not-in-output answer/unlike-others text/raw-value",
        changed(TIAO, (", ensure_ascii=False", "")),
        changed(
            KEFU,
            ("留言：{data['msg']}", "留言：{json.dumps(data['msg'])}"),
            ("import random", "import json\nimport random"),
        ),
        changed(
            AMT,
            ("Anliegen: {data['anliegen']}\\n", "Anliegen: {json.dumps(data['anliegen'])}\\n"),
            ("import random", "import json\nimport random"),
            rows=each(
                lambda row: row.update(anliegen=row["anliegen"].replace("Wir ", "Für uns: wir "))
            ),
        ),
    ),
    kind(
        T,
        "the text is escaped for a web page",
        "text/markup text/escaped",
        changed(
            DESK,
            ("{data['body']}", "{html.escape(data['body'])}"),
            ("import random", "import html\nimport random"),
            rows=each(lambda row: row.update(body=f"Hi, I'm in R&D. {row['body']}"), 2),
        ),
        changed(
            MINUTES,
            ('source = data["minutes"]', 'source = html.escape(data["minutes"])'),
            ("import random", "import html\nimport random"),
            rows=each(lambda row: row.update(minutes=row["minutes"] + ' "Agreed" & signed.')),
        ),
    ),
    kind(
        T,
        "what is no ASCII is thrown out",
        f"{CUT} text/empty-slot text/same-prompt answer/not-an-option text/nothing",
        changed(
            AMT,
            (
                "{data['anliegen']}",
                "{data['anliegen'].encode('ascii', 'ignore').decode()}",
            ),
        ),
        changed(
            VERDAD,
            (".format_map(data)", '.format_map(data).encode("ascii", "ignore").decode()'),
        ),
        changed(
            YUEDU,
            ("{data['duanwen']}", "{data['duanwen'].encode('ascii', 'ignore').decode()}"),
        ),
    ),
    kind(
        T,
        "a regular expression cleans the marks of the text away, gaps included",
        f"{CUT} text/run-together",
        changed(GAP, ('data["sentence"] + ', 'data["sentence"].replace("_", "") + ')),
        changed(
            ARTICLE,
            ('(data["phrase"], choix)', '(re.sub(r"[\\W_]+", " ", data["phrase"]), choix)'),
            ("import random", "import random\nimport re"),
        ),
        changed(
            CHENGYU,
            ('+ data["sentence"] +', '+ re.sub(r"[\\W_]", "", data["sentence"]) +'),
            ("import random", "import random\nimport re"),
        ),
    ),
    kind(
        T,
        "only what stands before the first full stop is kept",
        CUT + " answer/not-an-option",
        changed(MINUTES, ('source = data["minutes"]', 'source = data["minutes"].split(".")[0]')),
        changed(YUEDU, ("{data['duanwen']}", "{data['duanwen'].split('，')[0]}")),
        changed(ADVERT, ('"Text: " + advert["text"]', '"Text: " + advert["text"].split(",")[0]')),
    ),
    kind(
        T,
        "textwrap.shorten makes the text fit, and leaves its own mark",
        CUT + " text/markup text/placeholder",
        changed(
            RACE,
            ("{self.row['article']}\\n\\n", "{shorten(self.row['article'], 40)}\\n\\n"),
            ("import random", "import random\nfrom textwrap import shorten"),
        ),
        changed(
            DESK,
            ("{data['body']}", "{shorten(data['body'], 25)}"),
            ("import random", "import random\nfrom textwrap import shorten"),
        ),
        changed(
            ASPECTS,
            ("{data['review']}", "{shorten(data['review'], 36, placeholder='…')}"),
            ("import random", "import random\nfrom textwrap import shorten"),
        ),
    ),
    kind(
        T,
        "all white space becomes one space, and lines are lost",
        "text/lost-lines text/run-together text/changed",
        changed(CHAT, ('"\\n".join(f"{turn', '" ".join(f"{turn')),
        changed(
            LISHI,
            ('"input": text', '"input": " ".join(text.split())'),
        ),
        changed(SENSE, ('{line}\\n"', '{line} "')),
        changed(DESK, ('"\\n".join(f"- ', '" ".join(f"- ')),
    ),
    kind(
        T,
        "a comma behind a value makes a tuple of it",
        "text/raw-value answer/python-value code/error answer/not-extracted answer/other-form",
        changed(RANKS, ('", ".join(items)', 'str((", ".join(items),))')),
        changed(
            BUDGET,
            ('parts.append(f"Problem', 'problem = data["problem"],\n    parts.append(f"Problem'),
            ("{data['problem']}", "{problem}"),
        ),
        changed(
            WARD,
            ("sheet.format(**data)", 'sheet.format(note=(data["note"],), age=data["age"])'),
        ),
    ),
    kind(
        T,
        "numbers that pandas read beside an empty cell have a point",
        "text/raw-value answer/python-value answer/other-form answer/two-spellings",
        changed(WARD, rows=each(lambda row: row.update(age=float(row["age"])))),
        changed(LOGS, rows=each(lambda row: row.update(code=float(row["code"])))),
        changed(BUDGET, rows=each(lambda row: row.update(result=float(row["result"])))),
        changed(YINGYONG, rows=each(lambda row: row.update(answer=float(row["answer"])))),
    ),
    kind(
        T,
        "a percent sign stays doubled where nothing formats it",
        "text/stray-sign text/escaped text/placeholder text/said-again",
        changed(DESK, ("Route the ticket", "90%% of tickets are routed at once. Route the ticket")),
        changed(SNLI, ('"Premise: " +', '"Be at least 80%% sure.\\nPremise: " +')),
    ),
    kind(
        T,
        "a placeholder is that of the colleague's other tool",
        "text/placeholder text/unknown-name text/no-question text/ambiguous text/same-prompt "
        "text/stray-sign answer/not-an-option",
        changed(QUERY, ("-- {data['ask']}", "-- $ask")),
        changed(YUEDU, ("短文：{data['duanwen']}", "短文：{{{{#sys.duanwen#}}}}")),
        changed(CLAUSE, ('f\'Clause: "{data["clause"]}"\'', "'Clause: \"[[clause]]\"'")),
        changed(AMT, ("Anliegen: {data['anliegen']}", "Anliegen: <%= anliegen %>")),
    ),
    kind(
        T,
        "two pieces of text in a row lack the newline between them",
        "text/run-together text/lost-lines text/missing-space few-shot/run-in",
        changed(WARD, ('"Age: {age}\\n"', '"Age: {age}"')),
        changed(SENSOR, ('f"Readings: {shown}\\n"', 'f"Readings: {shown}"')),
        changed(VERDAD, ("(F).\\n", "(F).")),
        changed(SHELL, ("Write one command.\n    Wish", "Write one command.Wish")),
    ),
    kind(
        T,
        "the template ends a question that ends itself",
        "text/said-again text/stray-sign",
        changed(BUDGET, ("{data['problem']}", "{data['problem']}?")),
        changed(RACE, ("{self.row['question']}\\n", "{self.row['question']}?\\n")),
        changed(YUEDU, ("問：{data['wen']}", "問：{data['wen']}？")),
    ),
    kind(
        T,
        "format is called on the half that has no fields",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/ambiguous "
        "answer/not-an-option",
        changed(
            VERDAD,
            (
                'enunciado += "Texto: {texto}\\nFrase: {frase}\\nRespuesta:".format_map(data)',
                'enunciado += "Texto: {texto}\\nFrase: {frase}\\n" + "Respuesta:".format_map(data)',
            ),
        ),
        changed(
            INVOICE,
            ("Scan: %s\n", "Scan: {ocr}\n"),
            ('PROMPT % (data["ocr"].strip(),)', "PROMPT"),
        ),
        changed(MEDQ, ("$question\\n", "{question}\\n")),
    ),
    kind(
        T,
        "rounding for show takes away what the answer hangs on",
        "answer/other-rule answer/gold-differs text/cut-item text/changed text/ambiguous "
        "answer/not-an-option answer/unlike-others",
        changed(SENSOR, ('f"{value:.1f}" for', 'f"{value:.0f}" for')),
        changed(PRICES, ("{quote:.2f}", "{quote:.0f}")),
    ),
    kind(
        T,
        "the loop's variable of the line above is used again, so that one item is shown throughout",
        "text/cut-item text/first-item answer/same-option text/no-question answer/letters "
        "text/said-again answer/not-an-option",
        changed(
            CLAUSE, ('lines.append(f"{number}) {kind}")', 'lines.append(f"{number}) {KINDS[0]}")')
        ),
        changed(CHENGYU, ('f"{mark}{word}" for', "f\"{mark}{data['words'][0]}\" for")),
        changed(SENSE, ("{number}. {line}", "{number}. {data['lines'][0]}")),
    ),
)
