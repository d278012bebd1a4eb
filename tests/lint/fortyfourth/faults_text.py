"""Faults of text that was meant to be computed."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import LEASE, PRIO, RIVER, SCI, STARS, STORE
from tests.lint.fortyfourth.tasks_free import (
    BILL,
    CHORES,
    COLD,
    DOSE,
    EVAL,
    LIBSQL,
    MINUTES,
    ORDER,
    TRIP,
)
from tests.lint.fortyfourth.tasks_langs import CULT, GLOSS, OTZYV, POST, TENKI, VERBI
from tests.lint.fortyfourth.tasks_zh import CHENGYU, DILI, MENZHEN, TOUSU, YUEDU
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an f is missing before the quotes",
        "text/placeholder text/unknown-name text/same-prompt",
        changed(VERBI, ('f"Persona: {chi}"', '"Persona: {chi}"')),
        changed(TOUSU, ('text = f"请', 'text = "请')),
        changed(GLOSS, ("f\"Anglais : {data['en']}\"", "\"Anglais : {data['en']}\"")),
    ),
    kind(
        F,
        "a template of another system is pasted in",
        "text/placeholder text/unknown-name text/same-prompt text/no-question",
        changed(GLOSS, ("f\"Anglais : {data['en']}\"", '"Anglais : {{en}}"')),
        changed(TRIP, ("f\"Q: {data['q']}\\n", '"Q: {{q}}\\n')),
        changed(YUEDU, ('"问题：" + data["wenti"]', '"问题：{wenti}"')),
    ),
    kind(
        F,
        "a field was renamed in the data, and get says nothing",
        "text/absent-field text/nothing text/empty-slot text/no-question text/same-prompt"
        " text/ambiguous",
        changed(DOSE, ('data["note"]', 'str(data.get("notes"))')),
        changed(RIVER, ('data["passage"]', 'data.get("context", "")')),
        changed(TENKI, ('data["mail"]', 'data.get("honbun", "")')),
    ),
    kind(
        F,
        "a list or dict is written as Python prints it",
        "text/raw-value",
        changed(ORDER, ('" ".join(data["words"])\n    return', 'data["words"]\n    return')),
        changed(CHORES, ("f\"[{turn['who']}] {turn['text']}\"", "str(turn)")),
        changed(
            SCI, ('ask(data["question"], listing)', 'ask(data["question"], [str(data["options"])])')
        ),
        changed(CHENGYU, ('" ".join(f"{b}{c}" for b, c in fenxiang)', "str(list(fenxiang))")),
    ),
    kind(
        F,
        "a text is joined letter by letter",
        "text/raw-value text/two-spaces text/changed text/run-together text/no-question",
        changed(LIBSQL, ('"-- " + data["request"]', '"-- " + ", ".join(data["request"])')),
        changed(
            ORDER, ('listed = " ".join(data["words"])', 'listed = ", ".join(data["words"][0])')
        ),
        changed(LEASE, ('(data["premise"],', '(" ".join(data["premise"]),')),
    ),
    kind(
        F,
        "line breaks came out as a backslash and an n",
        "text/escaped",
        changed(PRIO, ('guide = "\\n".join', 'guide = "\\\\n".join')),
        changed(DILI, ('xuanxiang = "\\n".join', 'xuanxiang = "\\\\n".join')),
        changed(TENKI, ('"\\n".join((', 'r"\\n".join((')),
    ),
    kind(
        F,
        "two texts stand behind each other's cue",
        "text/swapped-fields text/no-question answer/not-an-option",
        changed(
            YUEDU,
            ('"短文：" + data["duanwen"]', '"短文：" + data["wenti"]'),
            ('"问题：" + data["wenti"]', '"问题：" + data["duanwen"]'),
        ),
        changed(
            LEASE,
            ('data["premise"], data["hypothesis"]', 'data["hypothesis"], data["premise"]'),
        ),
        changed(
            VERBI,
            ("Verbo: {data['verbo']}", "Verbo: {chi}"),
            ("Persona: {chi}", "Persona: {data['verbo']}"),
        ),
    ),
    kind(
        F,
        "the passage is spoken of and not shown",
        "text/no-question text/empty-slot",
        changed(RIVER, ('[data["passage"], f"', '[f"')),
        changed(YUEDU, (', "短文：" + data["duanwen"]]', "]")),
        changed(CHORES, ("lines.append(f\"[{turn['who']}] {turn['text']}\")", "pass")),
    ),
    kind(
        F,
        "the data brings a cue that the template writes, too",
        "text/said-again text/unlike-others",
        changed(POST, rows=put("nachricht", lambda row: "Nachricht: " + row["nachricht"])),
        changed(TRIP, rows=put("q", lambda row: "Q: " + row["q"])),
        changed(YUEDU, rows=put("duanwen", lambda row: "短文：" + row["duanwen"])),
    ),
    kind(
        F,
        "the lines keep the indentation of the source",
        "text/indented",
        changed(STARS, ("textwrap.dedent(", "str(")),
        changed(
            STORE,
            ("\nB. ", "\n        B. "),
            ("\nC. ", "\n        C. "),
            ("\nD. ", "\n        D. "),
            ("\nCorrect", "\n        Correct"),
        ),
        changed(POST, ('"Anliegen:"', '"        Anliegen:"')),
    ),
    kind(
        F,
        "a mark at the end is doubled",
        "text/said-again text/stray-sign",
        changed(RIVER, rows=put("question", lambda row: row["question"] + "?")),
        changed(TRIP, ("{data['q']}\\n", "{data['q']}?\\n")),
        changed(TOUSU, ("{data['text']}\\n", "{data['text']}。\\n")),
    ),
    kind(
        F,
        "texts are cut at a number of signs",
        "text/cut-item text/no-question answer/not-an-option",
        changed(YUEDU, ('"短文：" + data["duanwen"]', '"短文：" + data["duanwen"][:12]')),
        changed(BILL, ('data["receipt"]', 'data["receipt"][:20]')),
        changed(LEASE, ('(data["premise"],', '(data["premise"][:24],')),
    ),
    kind(
        F,
        "only the first items are shown",
        "text/cut-item text/first-item answer/not-an-option text/no-question few-shot/other-form"
        " answer/other-rule answer/unlike-others",
        changed(CHORES, ('in data["turns"]:', 'in data["turns"][:1]:')),
        changed(COLD, ('for value in data["readings"])', 'for value in data["readings"][:1])')),
        changed(ORDER, ('listed = " ".join(data["words"])', 'listed = data["words"][0]')),
    ),
    kind(
        F,
        "what the description says is said in the prompt, too",
        "text/repeated-instruction",
        changed(
            RIVER,
            ("parts = [", 'parts = ["Read the passage and answer the question with yes or no.", '),
        ),
        changed(EVAL, ('f">>> {', 'f"What does the Python shell print?\\n>>> {')),
        changed(CHENGYU, ('"句子："', '"选择合适的成语填入句中横线处，回答序号。\\n句子："')),
    ),
    kind(
        F,
        "nothing stands between description and prompt",
        "text/description-runs-on text/run-together few-shot/separator",
        changed(RIVER, own={"description_separator": ""}),
        changed(DOSE, own={"description_separator": ""}),
        changed(CHENGYU, own={"description_separator": ""}),
    ),
    kind(
        F,
        "a dollar, a quote or a comma of the source is in the text",
        "text/stray-sign text/unclosed",
        changed(VERBI, ("Verbo: {", "Verbo: ${")),
        changed(POST, ("{data['nachricht']}\\n", "{data['nachricht']}',\\n")),
        changed(TENKI, ('data["mail"], "予約', 'data["mail"] + "\',", "予約')),
        changed(LIBSQL, ('"-- " +', '"-- f\\"" +')),
    ),
    kind(
        F,
        "a note of the author is left",
        "text/note-left",
        changed(DOSE, ('"Result:"', '"# TODO: try without this line\\n"\n        "Result:"')),
        changed(MENZHEN, ("\\n科別：", "\\n（待確認：要不要加內科？）\\n科別：")),
        changed(COLD, ("Highest reading:", "Highest reading: (FIXME units)\\nReading:")),
    ),
    kind(
        F,
        "a quotation mark or bracket is opened and never closed",
        "text/unclosed",
        changed(TENKI, ('"メール：" +', '"メール：「" +')),
        changed(POST, ("Nachricht: {", "Nachricht: „{")),
        changed(SCI, ('f"({key}) ', 'f"({key} ')),
        changed(TOUSU, ("投诉：{", "投诉：“{")),
    ),
    kind(
        F,
        "a newline is missing between two literals",
        "text/run-together text/lost-lines",
        changed(POST, ("Störung?\\n", "Störung?")),
        changed(DOSE, ('data["note"] + "\\n"', 'data["note"] + ""')),
        changed(MINUTES, ('%(minute)s\\n"', '%(minute)s"')),
    ),
    kind(
        F,
        "the name of a file stands in the description",
        "text/snake-name",
        changed(DILI, description="科目：middle_school_geography"),
        changed(SCI, description="The following are questions about grade_five_science."),
        changed(LIBSQL, description="Answer the requests of library_sql_dev."),
    ),
    kind(
        F,
        "the name of the field stands where its value was meant",
        "text/unknown-name text/same-prompt text/no-question text/placeholder",
        changed(POST, ("{data['nachricht']}", "{'nachricht'}")),
        changed(MENZHEN, ("{data['主訴']}", "{'主訴'}")),
        changed(CHORES, ("Who will {data['task']}?", "Who will {'task'}?")),
    ),
    kind(
        F,
        "the texts are cleaned to small letters without marks",
        "text/changed",
        changed(POST, ("{data['nachricht']}", "{data['nachricht'].lower()}")),
        changed(OTZYV, ('data["question"]', 'data["question"].lower().strip(".!")')),
        changed(LEASE, ('(data["premise"],', '(data["premise"].upper(),')),
    ),
    kind(
        F,
        "the lines of a listing were run into one",
        "text/lost-lines text/run-together",
        changed(LIBSQL, ("lines = [SCHEMA,", 'lines = [" ".join(SCHEMA.split()),')),
        changed(CHORES, ('"\\n".join(lines)', '"".join(lines)')),
        changed(STORE, ("TEMPLATE.format", '" ".join(TEMPLATE.split("\\n")).format')),
    ),
    kind(
        F,
        "an option brings its own mark",
        "answer/letters text/said-again",
        changed(
            CULT,
            rows=put(
                "opciones",
                lambda row: [f"{m}) {o}" for m, o in zip("abc", row["opciones"], strict=True)],
            ),
        ),
        changed(
            CHENGYU,
            rows=put(
                "备选", lambda row: [f"{m}{o}" for m, o in zip("①②③", row["备选"], strict=True)]
            ),
        ),
    ),
)
