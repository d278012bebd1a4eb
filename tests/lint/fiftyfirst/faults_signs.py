"""Faults of characters, cues and layout."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import BOOLQ, GAP, MEDQ, RACE, SENSE, SNLI
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
    KANSOU,
    MINUTES,
    QUERY,
    SHELL,
    VERDAD,
)
from tests.lint.fiftyfirst.tasks_zh import CHENGYU, KEFU, KESHI, LISHI, TIAO, YINGYONG, YUEDU
from tests.lint.making import at, kind, put, sub
from tests.lint.shape import Kind, changed

C = "characters"
CUES = "text/cue-forms text/colons text/shot-cue few-shot/worked-cue few-shot/other-cues"

KINDS: tuple[Kind, ...] = (
    kind(
        C,
        "soft hyphens and joiners of a web page are in the rows",
        "text/invisible text/hyphenated text/unlike-others",
        changed(CLAUSE, rows=sub("clause", "agree", "agree\u00ad")),
        changed(AMT, rows=sub("anliegen", "Geburts", "Geburts\u00ad")),
        changed(MINUTES, rows=sub("minutes", " reports", "\u2060 reports")),
    ),
    kind(
        C,
        "a letter of the template's options is Greek or Cyrillic",
        "text/look-alike answer/letters answer/not-an-option answer/letter-asked",
        changed(ARTICLE, ('zip("ABC", data', 'zip("ΑBC", data')),
        changed(MEDQ, ('zip("abcd", options)', 'zip("аbcd", options)')),
        changed(RACE, ("The right letter is", "Тhe right letter is")),
    ),
    kind(
        C,
        "a label has a hyphen or a quote that a word processor put in",
        "text/look-alike answer/two-spellings answer/other-names answer/unlike-others "
        "answer/other-form text/cue-forms text/invisible",
        changed(LOGS, rows=at(1, service="cdn‑edge")),
        changed(SHELL, rows=put("cmd", lambda row: row["cmd"].replace("-", "–"), 2)),
        changed(QUERY, rows=sub("sql", "'", "’")),
    ),
    kind(
        C,
        "the cue in a prompt of another language was left in English",
        CUES,
        changed(
            AMT,
            ("Zuständig (Bauamt, Standesamt oder Ordnungsamt):", "Answer:"),
            description="Ordne jedes Anliegen zu: Bauamt, Standesamt oder Ordnungsamt.",
        ),
        changed(VERDAD, ("Respuesta:", "Answer:")),
        changed(KANSOU, ("評価：", "Answer：")),
        changed(KEFU, ('"意图："', '"Intent："')),
    ),
    kind(
        C,
        "a cue is misspelt",
        CUES,
        changed(SENSE, ("\\nAnswer:", "\\nAwnser:")),
        changed(MINUTES, ("\\nSummary:", "\\nSumary:")),
        changed(SNLI, ('"Hypothesis: "', '"Hypotesis: "')),
        changed(ARTICLE, ("Réponse :", "Réposne :")),
    ),
    kind(
        C,
        "a line of a prompt in traditional characters was pasted in simplified ones, or the reverse",
        CUES + " text/look-alike",
        changed(YUEDU, ("問：{", "问：{")),
        changed(KEFU, ("留言：{", "畱言：{"), ("请判断用户留言的意图", "請判斷用戶留言的意圖")),
        changed(CHENGYU, ("选择合适的成语填空，只写序号", "選擇合適的成語填空，只寫序號")),
    ),
    kind(
        C,
        "the cue is followed by a space, and the answer has one as well",
        "text/trailing-space text/double-space text/two-spaces",
        changed(DESK, ('\\nQueue:"', '\\nQueue: "')),
        changed(BOOLQ, ("    A:", "    A: ")),
        changed(SHELL, ('"input": text', '"input": text + " "')),
    ),
    kind(
        C,
        "the answer sticks to its cue since the space went with the old template",
        "text/missing-space",
        changed(WARD, ('f" {colour}"', "colour")),
        changed(RACE, ('" " + data["key"]', 'data["key"]')),
        changed(SHELL, ('" " + data["cmd"]', 'data["cmd"]')),
    ),
    kind(
        C,
        "a newline stands at the end of the input, and the answer begins with a space",
        "text/double-space text/trailing-space text/two-spaces text/double-newline",
        changed(MINUTES, ('Summary:"', 'Summary:\\n"')),
        changed(ADVERT, ('\\nLevel:"', '\\nLevel:\\n"')),
        changed(CLAUSE, ('append("Type:")', 'append("Type:\\n")')),
    ),
    kind(
        C,
        "marks of the chat window were copied along",
        "text/note-left text/markup text/special-token few-shot/other-form text/stray-sign",
        changed(QUERY, ('f"{SCHEMA}\\n\\n--', 'f"sql\\nCopy code\\n{SCHEMA}\\n\\n--')),
        changed(DESK, ('f"Route the', 'f"Sure! Here is the improved prompt:\\n\\nRoute the')),
        changed(
            MINUTES,
            ('"Minutes:\\n"', '"[Your prompt goes here]\\nMinutes:\\n"'),
        ),
    ),
    kind(
        C,
        "tags of a chat template are in the text",
        "text/special-token tokens/special-text text/unclosed text/markup",
        changed(CHAT, ('text = f"{turns}', 'text = f"<|user|>\\n{turns}')),
        changed(KESHI, ('return f"【主诉】', 'return f"<|im_start|>user\\n【主诉】')),
        changed(BUDGET, ('parts.append("Solution:")', 'parts.append("Solution:<|assistant|>")')),
    ),
    kind(
        C,
        "a tag, bracket or quote is opened and never closed",
        "text/unclosed text/stray-sign",
        changed(MINUTES, ('"Minutes:\\n" + source', '"<minutes>\\n" + source')),
        changed(CLAUSE, ('"{data["clause"]}"\'', '"{data["clause"]}\'')),
        changed(KESHI, ("／儿科）", "／儿科")),
        changed(YUEDU, ("短文：{data['duanwen']}", "短文：「{data['duanwen']}")),
    ),
    kind(
        C,
        "the rows were read with the wrong encoding",
        "text/encoding text/look-alike",
        changed(
            AMT,
            rows=put("anliegen", lambda row: row["anliegen"].encode().decode("cp1252", "replace")),
        ),
        changed(VERDAD, rows=put("texto", lambda row: row["texto"].encode().decode("latin-1"))),
        changed(ARTICLE, ("Complétez", "ComplÃ©tez"), ("Réponse", "RÃ©ponse")),
    ),
    kind(
        C,
        "accents are in two characters, as a Mac writes them in file names",
        "text/not-composed text/look-alike",
        changed(VERDAD, rows=sub("texto", "ó", "o\u0301")),
        changed(AMT, ("Zuständig", "Zusta\u0308ndig")),
        changed(ARTICLE, ("Réponse", "Re\u0301ponse")),
    ),
    kind(
        C,
        "a scan has letters for digits",
        "text/scanned-digits text/unlike-others answer/not-an-option answer/unlike-others "
        "answer/chain-differs",
        changed(
            INVOICE,
            rows=lambda rows: [
                {**row, "ocr": row["ocr"].replace("0", "O").replace("1", "l")} for row in rows
            ],
        ),
        changed(BUDGET, rows=sub("problem", "0", "O")),
        changed(LOGS, rows=sub("line", "10:0", "l0:O")),
    ),
    kind(
        C,
        "some answers have full-width digits or letters",
        "text/mixed-widths answer/other-form answer/two-spellings answer/unlike-others "
        "answer/not-extracted answer/letters answer/not-an-option answer/chain-differs",
        changed(
            YINGYONG,
            rows=put(
                "answer",
                lambda row: str(row["answer"]).translate({48 + n: 0xFF10 + n for n in range(10)}),
                2,
            ),
        ),
        changed(LISHI, rows=put("key", lambda row: chr(ord(row["key"]) + 0xFEE0), 3)),
    ),
    kind(
        C,
        "numbers have the decimal comma of the clerk's own country",
        "answer/other-form answer/unlike-others answer/python-value few-shot/other-form "
        "answer/not-in-output answer/not-an-option text/unlike-others answer/two-spellings "
        "few-shot/unlike-docs",
        changed(INVOICE, rows=put("total", lambda row: str(row["total"]).replace(".", ","), 3)),
        changed(BUDGET, rows=put("result", lambda row: f"{row['result']},00", 4)),
    ),
    kind(
        C,
        "the sheet's error values were exported with the rest",
        "text/unlike-others text/nothing answer/unlike-others answer/not-an-option text/empty-slot "
        "answer/other-form answer/other-names text/markup few-shot/other-labels",
        changed(DESK, rows=at(4, body="#REF!")),
        changed(WARD, rows=at(6, note="#NAME?")),
        changed(YUEDU, rows=at(3, da="#N/A")),
        changed(ADVERT, rows=at(5, level="#VALUE!")),
    ),
    kind(
        C,
        "quotes of a CSV file are doubled, or stand around the whole text",
        "text/stray-sign text/unlike-others text/said-again text/raw-value text/unclosed "
        "text/markup",
        changed(DESK, rows=put("body", lambda row: '"' + row["body"] + '"', 3)),
        changed(SNLI, rows=put("premise", lambda row: row["premise"].replace(" is ", ' ""is"" '))),
        changed(ASPECTS, rows=put("review", lambda row: '"""' + row["review"])),
    ),
    kind(
        C,
        "citations and buttons of a web page are in the text",
        "text/markup text/unlike-others text/note-left",
        changed(BOOLQ, rows=put("page", lambda row: row["page"][:-1] + "[12][citation needed].")),
        changed(MINUTES, rows=put("minutes", lambda row: row["minutes"] + " [edit] [Read more]")),
        changed(KESHI, rows=put("zhusu", lambda row: row["zhusu"] + "<br/>&nbsp;")),
    ),
    kind(
        C,
        "spaces or newlines of the export are around the texts of the rows",
        "text/two-spaces text/trailing-space text/double-newline answer/two-spellings text/indented "
        "few-shot/trailing-space text/unlike-others few-shot/separator text/invisible "
        "answer/letters few-shot/not-a-choice",
        changed(SNLI, rows=put("premise", lambda row: "  " + row["premise"])),
        changed(MEDQ, rows=put("opb", lambda row: row["opb"] + "\n")),
        changed(YUEDU, rows=put("da", lambda row: row["da"] + " ", 3)),
        changed(TIAO, rows=put("piao", lambda row: "\u3000\u3000" + row["piao"])),
    ),
    kind(
        C,
        "a note of the author is left in the template",
        "text/note-left",
        changed(
            WARD, ('"Age: {age}\\n"', '"Age: {age}\\n(TODO: ask Mia whether we need the sex)\\n"')
        ),
        changed(KEFU, ('"请判断用户留言的意图。"', '"请判断用户留言的意图。（旧版，待删）"')),
        changed(
            AMT,
            ('frage = f"Anliegen', 'frage = f"<!-- Version von Jörg, bitte prüfen -->\\nAnliegen'),
        ),
        changed(
            RACE, ("{self.row['question']}\\n", "{self.row['question']}\\n>>>>>>> feature/race\\n")
        ),
    ),
    kind(
        C,
        "numbers of exam sheets come along with the texts",
        "text/markup text/said-again text/unlike-others text/note-left few-shot/numbered",
        changed(
            MEDQ,
            rows=lambda rows: [
                {**row, "question": f"{n}. {row['question']} [2 marks]"}
                for n, row in enumerate(rows, 17)
            ],
        ),
        changed(
            YINGYONG,
            rows=lambda rows: [
                {**row, "question": f"{n}．（5分）{row['question']}"}
                for n, row in enumerate(rows, 21)
            ],
        ),
        changed(SENSE, ('f"{number}. {line}\\n"', 'f"{number}. {number}. {line}\\n"')),
    ),
    kind(
        C,
        "the row has the cue, and the template writes it as well",
        "text/said-again answer/cue-again answer/letters",
        changed(SNLI, rows=put("premise", lambda row: "Premise: " + row["premise"])),
        changed(YINGYONG, rows=put("question", lambda row: "题目：" + row["question"])),
        changed(
            LISHI,
            ('join(data["options"])', 'join(f"{m}．{o}" for m, o in zip("ABCD", data["options"]))'),
        ),
        changed(
            CHAT, ("{turn['who']}: {turn['says']}", "{turn['who']}: {turn['who']}: {turn['says']}")
        ),
    ),
    kind(
        C,
        "the gap's own mark differs from the one that the prompt speaks of",
        "text/cut-item text/unknown-name text/no-question few-shot/other-form text/placeholder "
        "text/unlike-others",
        changed(GAP, ("fits the gap?", "fits [MASK]?"), ("The gap is", "[MASK] is")),
        changed(ARTICLE, ("Complétez la phrase.", "Remplacez les « ... » de la phrase.")),
    ),
    kind(
        C,
        "units are glued on by the template where the rows have them",
        "text/said-again text/run-together text/unlike-others text/two-spaces answer/other-form",
        changed(KESHI, rows=put("age", lambda row: f"{row['age']}岁")),
        changed(SENSOR, (':.1f}" for', ':.1f} °C °C" for')),
    ),
)
