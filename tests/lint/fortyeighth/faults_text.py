"""Faults of the text: what was meant to be computed, fields and lines."""

from __future__ import annotations

from tests.lint.fortyeighth.tasks_free import (
    CHAIN,
    DATES,
    INVOICE,
    RANK,
    READING,
    SENSOR,
    SHELL,
    SQL,
    TITLES,
)
from tests.lint.fortyeighth.tasks_labels import (
    ASTRO,
    BAKERY,
    BIGBENCH,
    CHAT,
    CLUSTER,
    LEGAL,
    MEDIC,
    MUSEUM,
)
from tests.lint.fortyeighth.tasks_world import (
    GAOKAO,
    KEFU,
    KEIGO,
    SEGUROS,
    TIENGVIET,
    TRADUCTION,
    VERKEHR,
    XINXI,
    YUEDU,
)
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

T = "text that was meant to be computed"
P = "lines and pieces of the template"

KINDS: tuple[Kind, ...] = (
    kind(
        T,
        "the f before the string was lost when the line was broken",
        "text/placeholder text/same-prompt",
        changed(KEFU, ('f"请将', '"请将')),
        changed(VERKEHR, ('f"Beschwerde', '"Beschwerde')),
        changed(CHAT, ('f"\\nA)', '"\\nA)')),
        changed(KEIGO, ('f"次の', '"次の')),
    ),
    kind(
        T,
        "braces were doubled for a format that is not applied, or once too often",
        "text/placeholder text/same-prompt text/no-question",
        changed(MUSEUM, ("Entry: {entry}", "Entry: {{entry}}")),
        changed(TRADUCTION, ("français : {fr}", "français : {{fr}}")),
        changed(XINXI, ("广告：{}", "广告：{{}}")),
    ),
    kind(
        T,
        "the field's name stands where its value was to be",
        "text/unknown-name text/no-question text/same-prompt text/stray-sign text/placeholder "
        "text/ambiguous",
        changed(SENSOR, ('"\\nQ: " + data["q"]', '"\\nQ: " + "q"')),
        changed(READING, ("{name}: {value}", "{name}: {name.lower()}")),
        changed(KEIGO, ("{data['bun']}", "{'bun'}")),
    ),
    kind(
        T,
        "a list is printed as Python has it",
        "text/raw-value",
        changed(RANK, ('listed = ", ".join(data["things"])', 'listed = data["things"]')),
        changed(SENSOR, ('"{:<6}{:<6}{}".format(*reading)', "str(reading)")),
        changed(SQL, ('", ".join(data["columns"])', 'data["columns"]')),
        changed(CHAT, ('f"{who}: {said}" for who, said in', "str(turn) for turn in")),
    ),
    kind(
        T,
        "a text was joined where a list was expected, so its letters are parted",
        "text/raw-value text/two-spaces",
        changed(SQL, ('", ".join(data["columns"])', '", ".join(data["table"])')),
        changed(RANK, ('", ".join(data["things"])', '", ".join(" ".join(data["things"]))')),
        changed(SHELL, ('"\\n>>> ".join(data["lines"])', '" ".join("; ".join(data["lines"]))')),
    ),
    kind(
        T,
        "a text was encoded, and stands there as bytes",
        "text/raw-value",
        changed(MEDIC, ('data["note"].strip()', 'str(data["note"].encode("utf-8"))')),
        changed(TITLES, ('data["abstract"],', "f\"{data['abstract'].encode()}\",")),
        changed(
            TRADUCTION,
            ('fr}\\nrusse :".format(**data)', 'fr}\\nrusse :".format(fr=data["fr"].encode())'),
        ),
    ),
    kind(
        T,
        "empty cells of the sheet came as None or nan",
        "text/nothing text/no-question text/unlike-others text/empty-slot",
        changed(
            BAKERY,
            ('+ data["review"] +', '+ str(data["review"]) +'),
            rows=put("review", lambda row: None, 4, 1),
        ),
        changed(VERKEHR, rows=put("text", lambda row: float("nan"), 5, 2)),
        changed(KEFU, rows=put("content", lambda row: None, 5, 1)),
    ),
    kind(
        T,
        "the text is cut at a length that was set for a preview",
        "text/cut-item text/no-question text/unclosed answer/not-an-option",
        changed(READING, ('"Article": data["article"]', '"Article": data["article"][:24]')),
        changed(TITLES, ('data["abstract"],', 'data["abstract"][:40],')),
        changed(MEDIC, ('data["note"].strip()', 'data["note"].strip()[:30]')),
        changed(XINXI, ('.format(data["广告"])', '.format(data["广告"][:9])')),
    ),
    kind(
        T,
        "only the first item of a list is shown, from a first try",
        "text/first-item text/cut-item text/no-question answer/not-an-option answer/letters",
        changed(SENSOR, ('in data["readings"]]', 'in data["readings"][:1]]')),
        changed(RANK, ('", ".join(data["things"])', 'data["things"][0]')),
        changed(SHELL, ('"\\n>>> ".join(data["lines"])', 'data["lines"][0]')),
    ),
    kind(
        T,
        "the lines were squeezed into one by a cleaning step",
        "text/lost-lines text/run-together text/raw-value",
        changed(SENSOR, ('"\\n".join(lines)', '" ".join(" ".join(lines).split())')),
        changed(
            SHELL, ('"\\n>>> ".join(data["lines"]) + "\\n"', '" >>> ".join(data["lines"]) + "\\n"')
        ),
        changed(ASTRO, ('"\\n".join(parts)', '" ".join("\\n".join(parts).split())')),
    ),
    kind(
        T,
        "names lose their capitals by a normalising step of another model's pipeline",
        "text/changed few-shot/other-form answer/not-an-option answer/unlike-others",
        changed(MUSEUM, ('entry=data["entry"]', 'entry=data["entry"].lower()')),
        changed(VERKEHR, ("{data['text']}", "{data['text'].lower()}")),
        changed(READING, ('data["article"],', 'data["article"].casefold(),')),
    ),
    kind(
        T,
        "each word of the text stands there without spaces since the tokens were joined by nothing",
        "text/run-together text/changed text/no-question",
        changed(
            LEGAL, ('prompt.ask(data["clause"])', 'prompt.ask("".join(data["clause"].split()))')
        ),
        changed(TITLES, ('data["abstract"],', 'data["abstract"].replace(" ", ""),')),
    ),
    kind(
        P,
        "newlines are written with two backslashes",
        "text/escaped text/lost-lines",
        changed(ASTRO, ('"\\n".join(parts)', '"\\\\n".join(parts)')),
        changed(YUEDU, ("{shown}\\n【答案】", "{shown}\\\\n【答案】")),
        changed(SEGUROS, ('data["parte"] + "\\n"', 'data["parte"] + "\\\\n"')),
    ),
    kind(
        P,
        "the block lost its dedent, and its lines are set in",
        "text/indented",
        changed(MUSEUM, ("textwrap.dedent('''\\\n", "str('''\\\n")),
        changed(
            DATES,
            ("4 July", "    4 July"),
            ("Christmas", "    Christmas"),
            ("%(said)s ->", "    %(said)s ->"),
        ),
    ),
    kind(
        P,
        "a note to the author is left",
        "text/note-left",
        changed(
            CLUSTER,
            ("Reply with one letter.", "Reply with one letter. TODO: add a class for ECC errors"),
        ),
        changed(KEFU, ("只输出类别编号。", "只输出类别编号。（待办：补充示例）")),
        changed(VERKEHR, ("mit der Ziffer.\\n", "mit der Ziffer.\\nTODO: Kategorie 5 ergänzen\\n")),
        changed(TITLES, ('"Abstract:",', '"# old prompt, do not use",\n        "Abstract:",')),
    ),
    kind(
        P,
        "marks of a merge are left in the template",
        "text/note-left text/stray-sign",
        changed(DATES, ("Write the date", "<<<<<<< HEAD\nWrite the date")),
        changed(
            MUSEUM, ("        Entry:", "        =======\n        >>>>>>> colleague\n        Entry:")
        ),
        changed(LEGAL, ('"Type of clause', '"<<<<<<< HEAD\\nType of clause')),
    ),
    kind(
        P,
        "the chat bot that wrote the template still speaks in it",
        "text/note-left",
        changed(MEDIC, ('"Read the note', '"Sure! Here is the improved prompt:\\nRead the note')),
        changed(
            TITLES,
            ('"Abstract:",', '"Here\'s a revised version of your prompt:",\n        "Abstract:",'),
        ),
        changed(SEGUROS, ('"Indica el', '"Claro, aquí tienes el prompt mejorado:\\nIndica el')),
    ),
    kind(
        P,
        "a bracket or a quote that the template opens stays open",
        "text/unclosed text/shot-cue text/cue-forms",
        changed(YUEDU, ("【短文】", "【短文")),
        changed(KEIGO, ("「敬語」か「普通体」", "「敬語」か「普通体")),
        changed(XINXI, ("月薪=…”。", "月薪=…。")),
        changed(ASTRO, ("option (1-4).", "option (1-4.")),
    ),
    kind(
        P,
        "the last cue has the colon of another keyboard",
        "text/colons text/cue-forms",
        changed(KEFU, ("类别编号：", "类别编号:")),
        changed(KEIGO, ("答え：", "答え:")),
        changed(READING, ('"Answer:"', '"Answer："')),
    ),
    kind(
        P,
        "tokens of a chat model were pasted with the prompt",
        "text/special-token tokens/special-text",
        changed(LEGAL, ('"Type of', '"<|im_start|>user\\nType of')),
        changed(KEFU, ('f"请将', 'f"[INST] 请将')),
        changed(TITLES, ('"Title:"]', '"Title:</s>"]')),
    ),
    kind(
        P,
        "what should be text of the row was put into the wrong cue",
        "text/swapped-fields",
        changed(
            READING,
            (
                '"Article": data["article"], "Question": data["question"]',
                '"Article": data["question"], "Question": data["article"]',
            ),
        ),
        changed(
            MEDIC,
            ('"NOTE: " + note', '"NOTE: " + claim'),
            ('"CLAIM: " + claim', '"CLAIM: " + note'),
        ),
        changed(
            YUEDU,
            (
                "{data['passage']}\\n【问题】{data['question']}",
                "{data['question']}\\n【问题】{data['passage']}",
            ),
        ),
    ),
    kind(
        P,
        "a plus or a quote of the source slipped into the literal",
        "text/stray-sign text/unclosed text/placeholder",
        changed(VERKEHR, ("Beschwerde: {data", "Beschwerde: ${data")),
        changed(CLUSTER, ("{data['line']}\\n", "\\\"{data['line']}\\n")),
        changed(INVOICE, ("Invoice: {data['text']}", "Invoice: + {data['text']}")),
    ),
    kind(
        P,
        "a sentence of the instruction was pasted twice",
        "text/repeated-instruction text/said-again",
        changed(CHAIN, ('"Solve the problem. ', '"Solve the problem. Solve the problem. ')),
        changed(
            SEGUROS,
            (
                'o viaje.\\n\\n"',
                'o viaje.\\n\\nIndica el ramo del siniestro: hogar, auto, salud o viaje.\\n\\n"',
            ),
        ),
        changed(BIGBENCH, description="Pick the odd word out."),
    ),
    kind(
        P,
        "the passage that the prompt speaks of is no longer put in",
        "text/no-question text/absent-field",
        changed(YUEDU, ("【短文】{data['passage']}\\n", "")),
        changed(
            READING,
            (
                '{"Article": data["article"], "Question": data["question"]}',
                '{"Question": data["question"]}',
            ),
        ),
        changed(SENSOR, (' + "\\n".join(lines)', "")),
        changed(MEDIC, ('        "NOTE: " + note,\n', "")),
    ),
    kind(
        P,
        "a cue runs into the text before it since a newline was deleted",
        "text/run-together",
        changed(SEGUROS, ('data["parte"] + "\\n"', 'data["parte"]')),
        changed(RANK, ("{listed}\\nSorted", "{listed}Sorted")),
        changed(VERKEHR, ("4: Personal\\n\\n", "4: Personal")),
        changed(GAOKAO, ('data["题干"] + "\\n"', 'data["题干"]')),
    ),
    kind(
        P,
        "Markdown's backslashes were copied with the text",
        "text/escaped",
        changed(TIENGVIET, ('"......")', '"\\\\_\\\\_\\\\_")')),
        changed(RANK, ("with > between", "with \\\\> between")),
        changed(
            BAKERY, ('"What is the customer', '"\\\\*\\\\*Task\\\\*\\\\*: What is the customer')
        ),
    ),
    kind(
        P,
        "a key of the file is shown instead of words",
        "text/snake-name",
        changed(MUSEUM, description="The following are entries of museum_objects_v2."),
        changed(ASTRO, description="Questions about high_school_astronomy (with answers)."),
    ),
)
