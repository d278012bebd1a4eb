"""Faults of the template's text and of what was done to the rows' texts."""

from __future__ import annotations

from tests.lint.fiftysecond.tasks_course import (
    AGNEWS,
    HAUSA,
    NAIRA,
    PASSAGE,
    PYQUIZ,
    SIZES,
    SPAM,
    STARS,
)
from tests.lint.fiftysecond.tasks_more import ENEM, KARGO, NOTA, TARIH, TRADUIRE, ULASAN
from tests.lint.fiftysecond.tasks_work import CLAUSE, COLD, INVOICE, JOBS, SQL, STOCK, TICKETS, WARD
from tests.lint.fiftysecond.tasks_zh import DILI, KESHI, PANDUAN, TONGZHI, WAIMAI
from tests.lint.making import kind, sub
from tests.lint.shape import Change, Kind, SmallTask, changed, put_into

F = "text"
ASCII: Change = ("import random\n", "import random\nimport unicodedata\n\n")


def _ascii(task: SmallTask, key: str) -> SmallTask:
    plain = f'unicodedata.normalize("NFKD", data["{key}"]).encode("ascii", "ignore").decode()'
    quote = "'" if f"data['{key}']" in task.source else '"'
    return changed(task, ASCII, (f"data[{quote}{key}{quote}]", plain))


def _mojibake(task: SmallTask, key: str) -> SmallTask:
    def change(rows: list[dict[str, object]]) -> None:
        for row in rows[1::3]:
            row[key] = str(row[key]).encode().decode("latin-1")

    return changed(task, rows=change)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "what fills the template was lost in a refactoring",
        "text/placeholder text/no-question text/same-prompt text/ambiguous text/unknown-name",
        changed(PASSAGE, ('text = f"<notes>', 'text = "<notes>')),
        changed(JOBS, ('"Advert: %s" % data["advert"]', '"Advert: %s"')),
        changed(HAUSA, ('f"English: {', '"English: {')),
        changed(COLD, ('TEMPLATE.format(truck=data["truck"], readings=readings)', "TEMPLATE")),
    ),
    kind(
        F,
        "braces are doubled after a template moved between format and f-strings",
        "text/placeholder text/no-question text/same-prompt text/ambiguous text/unknown-name",
        changed(COLD, ("{readings}\n", "{{readings}}\n")),
        changed(KARGO, ("{metin}\n", "{{metin}}\n")),
        changed(AGNEWS, ('{data["Title"]}', '{{data["Title"]}}')),
    ),
    kind(
        F,
        "a list stands in the prompt as Python prints it",
        "text/raw-value",
        changed(
            COLD, ('", ".join(f"{value} C" for value in data["readings"])', 'data["readings"]')
        ),
        changed(NOTA, ('"\\n".join(data["linhas"])', 'data["linhas"]')),
        changed(SIZES, ("\\n{listed}\\n", "\\n{data['things']}\\n")),
    ),
    kind(
        F,
        "a text is joined as if it were a list",
        "text/raw-value text/lost-lines text/two-spaces text/no-question text/cut-item "
        "answer/other-form few-shot/other-form text/changed answer/chain-differs",
        changed(NOTA, ('"\\n".join(data["linhas"])', '"\\n".join(data["linhas"][0])')),
        changed(TICKETS, ('data["message"], "Queue:"]', '" ".join(data["message"]), "Queue:"]')),
        changed(NAIRA, ('" ".join(data["steps"])', '" ".join(data["steps"][0])')),
    ),
    kind(
        F,
        "the template's lines keep the indentation of the source",
        "text/indented",
        changed(AGNEWS, ("dedent(f'''", "(f'''")),
        changed(WARD, ("\n1 = ", "\n    1 = "), ("\n2 = ", "\n    2 = "), ("\n3 = ", "\n    3 = ")),
        changed(KARGO, ("\nŞikâyet: ", "\n        Şikâyet: "), ("\nKonu:", "\n        Konu:")),
    ),
    kind(
        F,
        "a newline is escaped twice",
        "text/escaped text/lost-lines answer/not-extracted",
        changed(TICKETS, ('"\\n".join(lines)', '"\\\\n".join(lines)')),
        changed(DILI, ('"\\n".join(f"{zimu}', '"\\\\n".join(f"{zimu}')),
        changed(SPAM, ("{data['v2']}\\n", "{data['v2']}\\\\n")),
        changed(ULASAN, ('data["ulasan"] + "\\n"', 'data["ulasan"] + r"\\n"')),
    ),
    kind(
        F,
        "the instruction stands in the config and in the transform",
        "text/repeated-instruction",
        changed(TICKETS, description="Route the customer's message to one of our queues.\n\n"),
        changed(KESHI, description="根据患者主诉选择挂号科室，只写编号。\n\n"),
        changed(HAUSA, ('f"English: ', 'f"Translate the English word into Hausa.\\nEnglish: ')),
    ),
    kind(
        F,
        "a newer export of the rows brings the cue along",
        "text/said-again text/cue-forms text/unlike-others",
        changed(PASSAGE, rows=put_into("question", "Q: {}")),
        changed(TRADUIRE, rows=put_into("fr", "French: {}")),
        changed(KARGO, rows=put_into("metin", "Şikâyet: {}")),
    ),
    kind(
        F,
        "a remark to a colleague is left in the prompt",
        "text/note-left",
        changed(AGNEWS, ("4 Science.", "4 Science. # TODO ask Burak about Tech")),
        changed(
            WARD, ("4 = no need for a doctor", "4 = no need for a doctor (check with matron!)")
        ),
        changed(KESHI, ("只写编号。", "只写编号。（此处待修改）")),
        changed(NOTA, ("Responda só", "<!-- FIXME: Rafael, revisar -->Responda só")),
    ),
    kind(
        F,
        "a chat or a notes app left a character that nobody sees in the cue",
        "text/invisible text/cue-forms",
        changed(SPAM, ('"Class:"', '"Class\u200b:"')),
        changed(ULASAN, ('"Sentimen:"', '"Sentimen:\u2060"')),
        changed(PANDUAN, ("判断：", "判断\ufeff：")),
        changed(TICKETS, ('"Queues:"', '"\u202aQueues:\u202c"')),
    ),
    kind(
        F,
        "a text is made small or capital by Python's rules, which are not its language's",
        "text/changed text/not-composed text/invisible",
        changed(TARIH, ('satirlar = [data["soru"]]', 'satirlar = [data["soru"].lower()]')),
        changed(KARGO, ('metin=data["metin"]', 'metin=data["metin"].upper()')),
    ),
    kind(
        F,
        "a letter of the cue was typed on a Russian keyboard",
        "text/look-alike text/cue-forms",
        changed(STOCK, ('"Answer:"', '"\u0410nswer:"')),
        changed(SPAM, ('"Class:"', '"\u0421lass:"')),
        changed(SIZES, ("\\nOrder:", "\\n\u041erder:")),
    ),
    kind(
        F,
        "accents are thrown away by a cleaning step",
        "text/changed text/cut-item text/no-question",
        _ascii(KARGO, "metin"),
        _ascii(ENEM, "pergunta"),
        _ascii(TARIH, "soru"),
    ),
    kind(
        F,
        "some rows were read as Latin-1",
        "text/encoding",
        _mojibake(KARGO, "metin"),
        _mojibake(ENEM, "pergunta"),
        _mojibake(TARIH, "soru"),
    ),
    kind(
        F,
        "what a web page left in the rows",
        "text/markup text/escaped text/unlike-others",
        changed(TICKETS, rows=sub("message", "I ", "I&nbsp;")),
        changed(PASSAGE, rows=put_into("notes", "{}<br/>")),
        changed(WAIMAI, rows=put_into("review", "<p>{}</p>", 2)),
        changed(ULASAN, rows=put_into("ulasan", "{} Baca selengkapnya &raquo;", 3)),
    ),
    kind(
        F,
        "one colon of the other width",
        "text/colons text/cue-forms text/look-alike",
        changed(SPAM, ('"Class:"', '"Class："')),
        changed(TRADUIRE, ("\\nEnglish:", "\\nEnglish：")),
        changed(KESHI, ("\\n主诉：", "\\n主诉:")),
    ),
    kind(
        F,
        "a space after the last cue",
        "text/trailing-space text/double-space",
        changed(STARS, ('"Stars:"', '"Stars: "')),
        changed(NOTA, ("\\nTotal:", "\\nTotal: "), ('" " + gold', "gold")),
        changed(KARGO, ("\nKonu:", "\nKonu: "), ('f" {gold}"', "gold")),
    ),
    kind(
        F,
        "the last cue was forgotten when the prompt was translated",
        "text/cue-forms few-shot/other-form",
        changed(TARIH, ('"Cevap:"', '"Answer:"')),
        changed(ENEM, ("\\nResposta:", "\\nAnswer:")),
        changed(WAIMAI, ("\\n方面：", "\\nAspect：")),
    ),
    kind(
        F,
        "texts are cut at a length that was for debugging",
        "text/cut-item text/no-question answer/not-an-option",
        changed(TICKETS, ('data["message"], "Queue:"', 'data["message"][:24], "Queue:"')),
        changed(PASSAGE, ("{data['notes']}", "{data['notes'][:22]}")),
        changed(WAIMAI, ('data["review"]', 'data["review"][:8]')),
    ),
    kind(
        F,
        "a word processor's quotes in code",
        "text/typeset-code answer/unlike-others text/unlike-others answer/other-form",
        changed(
            INVOICE,
            ('"unit_price": data["price"]})', '"unit_price": data["price"]}).replace(\'"\', "”")'),
        ),
        changed(SQL, rows=sub("query", "'", "’")),
        changed(PYQUIZ, rows=sub("snippet", "'", "’")),
    ),
    kind(
        F,
        "what is opened is not closed any more",
        "text/unclosed",
        changed(CLAUSE, ('{data["clause"]}"\\n', '{data["clause"]}\\n')),
        changed(PASSAGE, ("\\n</notes>\\n", "\\n\\n")),
        changed(PYQUIZ, (' + "\\n```"', "")),
        changed(WAIMAI, ('+ "）。\\n"', '+ "。\\n"')),
    ),
    kind(
        F,
        "paragraphs run into each other, since a join lost its newline",
        "text/run-together text/lost-lines text/missing-space",
        changed(TICKETS, ('"\\n".join(lines)', '"".join(lines)')),
        changed(JOBS, ('"\\n".join(parts)', '"".join(parts)')),
        changed(ULASAN, ('data["ulasan"] + "\\n"', 'data["ulasan"]')),
        changed(NOTA, ('"\\n".join(data["linhas"])', '"".join(data["linhas"])')),
    ),
    kind(
        F,
        "what speaks of a passage or table that is shown no more",
        "text/no-question text/empty-slot text/ambiguous text/same-prompt",
        changed(
            STOCK, ('[head, rule, *body, "", "Question: "', '["Use the table.", "", "Question: "')
        ),
        changed(
            PASSAGE,
            ("text = f\"<notes>\\n{data['notes']}\\n</notes>\\n\"", 'text = ""'),
        ),
        changed(TONGZHI, ("\\n通知：{}\\n输出：", "\\n输出：")),
    ),
    kind(
        F,
        "tokens of a chat model's own template are pasted around the prompt",
        "text/special-token tokens/special-text few-shot/separator",
        changed(
            NAIRA,
            ('f"Problem: {', 'f"[INST] Problem: {'),
            ("step by step.", "step by step. [/INST]"),
        ),
        changed(TRADUIRE, ('f"{consigne}\\n', 'f"<|im_start|>user\\n{consigne}\\n')),
        changed(DILI, ('f"【题目】', 'f"<s>【题目】')),
    ),
    kind(
        F,
        "the sign of another language's templates stands before the value",
        "text/stray-sign text/placeholder",
        changed(HAUSA, ("English: {", "English: ${")),
        changed(STARS, ("Review: %(review)s", "Review: f%(review)s")),
        changed(PASSAGE, ("Q: {data['question']}", "Q: {{{data['question']}}}")),
    ),
)
