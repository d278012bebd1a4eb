"""Faults that tools bring in: exports, translators, models that label, merges, cleaners."""

from __future__ import annotations

from urllib.parse import quote

from tests.lint.fiftysecond.tasks_course import (
    HAUSA,
    PASSAGE,
    PASSIVE,
    PYQUIZ,
    SIZES,
    SPAM,
    STARS,
)
from tests.lint.fiftysecond.tasks_more import KARGO, NOTA, TARIH, TRADUIRE, ULASAN
from tests.lint.fiftysecond.tasks_work import (
    CLAUSE,
    COLD,
    JOBS,
    OUTAGE,
    REFUND,
    SQL,
    STOCK,
    TICKETS,
    WARD,
)
from tests.lint.fiftysecond.tasks_zh import DILI, KESHI, PANDUAN, TONGZHI, WAIMAI
from tests.lint.making import at, kind, put, sub
from tests.lint.shape import Change, Kind, Row, changed

F = "tools"
OFFICE = "\nPassive: The office will be opened by two clerks."


def _top(text: str) -> Change:
    return "import random\n", f"import random\n{text}\n"


def _longer(rows: list[Row]) -> None:
    for row in rows:
        place = row["options"].index(row["kind"])
        row["kind"] += ", as agreed upon by the parties"
        row["options"][place] = row["kind"]


def _explained(rows: list[Row]) -> None:
    for row in rows:
        row["options"][row["label"]] += "，这是课本上的说法"


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a chat's export puts time and name before some messages",
        "text/unlike-others text/markup",
        changed(
            TICKETS,
            rows=put("message", lambda row: f"[12/03/24, 14:05] Ngozi: {row['message']}", 5),
        ),
        changed(ULASAN, rows=put("ulasan", lambda row: f"[03/11 09.12] Dewi: {row['ulasan']}", 6)),
        changed(
            WAIMAI,
            rows=at(3, review="2024-05-01 12:33:08 匿名用户：一碗面卖四十八块，比店里还贵。"),
        ),
    ),
    kind(
        F,
        "a machine translated the placeholder's name, too",
        "text/placeholder text/unknown-name text/no-question text/same-prompt text/ambiguous "
        "code/error",
        changed(
            STARS,
            ("Review: %(review)s", "Review: {ulasan}"),
            ('PROMPT % {"review": data["review"]}', 'PROMPT.replace("{review}", data["review"])'),
        ),
        changed(
            KARGO,
            ("{metin}\n", "{text}\n"),
            ('.format(metin=data["metin"])', '.replace("{metin}", data["metin"])'),
        ),
        changed(
            TONGZHI,
            ("通知：{}\\n", "通知：{通知}\\n"),
            ('.format(\n        data["notice"]\n    )', '.replace("{}", data["notice"])'),
        ),
    ),
    kind(
        F,
        "words are broken at line ends, as a PDF has them",
        "text/hyphenated text/unlike-others",
        changed(PASSAGE, rows=at(0, notes="Lecture 3. The mito-\nchondrion makes ATP.")),
        changed(CLAUSE, rows=sub("clause", "agreement", "agree-\nment")),
        changed(JOBS, rows=sub("advert", "experience", "expe-\nrience")),
    ),
    kind(
        F,
        "a spreadsheet's error stands in a cell",
        "text/unlike-others answer/unlike-others answer/other-names answer/not-an-option "
        "text/nothing text/raw-value few-shot/other-form",
        changed(TICKETS, rows=at(4, queue="#N/A")),
        changed(HAUSA, rows=at(6, ha="#REF!")),
        changed(STOCK, rows=at(2, answer="=A4")),
        changed(SPAM, rows=at(8, v2="#NAME?")),
    ),
    kind(
        F,
        "a cell says that it is as the one above",
        "text/unlike-others answer/unlike-others answer/other-names answer/not-an-option",
        changed(WAIMAI, rows=at(8, aspect="同上")),
        changed(TICKETS, rows=at(9, queue="ditto")),
        changed(STOCK, rows=at(5, answer="see above")),
    ),
    kind(
        F,
        "the model that made the labels refused, or was chatty",
        "answer/unlike-others answer/other-names answer/other-form few-shot/other-form "
        "answer/not-an-option answer/letters",
        changed(TICKETS, rows=at(5, queue="I'm sorry, but I cannot determine the queue.")),
        changed(TRADUIRE, rows=at(4, en="Sure! Here is the translation: She sold her car.")),
        changed(WAIMAI, rows=at(2, aspect="作为一个人工智能语言模型，我认为是口味。")),
        changed(PYQUIZ, rows=at(2, key="The correct option is C")),
    ),
    kind(
        F,
        "a phone's autocorrection in the names of the labels",
        "answer/other-names answer/legend few-shot/other-form",
        changed(SPAM, ("spam or ham?", "span or ham?")),
        changed(ULASAN, ("positif, negatif", "positif, negative")),
        changed(TICKETS, ('"airtime": "top-ups', '"air time": "top-ups')),
    ),
    kind(
        F,
        "texts are escaped by json, as if for a file",
        "text/escaped text/encoding text/raw-value text/no-question",
        changed(
            KARGO, _top("import json"), ('metin=data["metin"]', 'metin=json.dumps(data["metin"])')
        ),
        changed(WAIMAI, _top("import json"), ('data["review"]', 'json.dumps(data["review"])')),
        changed(
            TARIH,
            _top("import json"),
            ('satirlar = [data["soru"]]', 'satirlar = [json.dumps(data["soru"])]'),
        ),
    ),
    kind(
        F,
        "a cleaner of white space went over programs and tables",
        "text/lost-lines text/changed text/no-question",
        changed(PYQUIZ, ('+ data["snippet"] +', '+ " ".join(data["snippet"].split()) +')),
        changed(
            STOCK,
            (
                '"\\n".join([head, rule, *body, "", "Question: " + data["question"], "Answer:"])',
                '" ".join([head, rule, *body]) + "\\nQuestion: " + data["question"] + "\\nAnswer:"',
            ),
        ),
        changed(
            PYQUIZ,
            _top("import textwrap"),
            ('+ data["snippet"] +', '+ textwrap.fill(data["snippet"]) +'),
        ),
    ),
    kind(
        F,
        "texts are escaped as for a web page",
        "text/markup",
        changed(
            PYQUIZ, _top("import html"), ('+ data["snippet"] +', '+ html.escape(data["snippet"]) +')
        ),
        changed(TICKETS, _top("import html"), ('data["message"]', 'html.escape(data["message"])')),
        changed(SQL, rows=sub("query", ">", "&gt;")),
    ),
    kind(
        F,
        "rows come out of an address and are still coded",
        "text/url-coded text/encoding text/unlike-others",
        changed(TICKETS, rows=put("message", lambda row: quote(row["message"]), 4)),
        changed(PASSAGE, rows=put("question", lambda row: row["question"].replace(" ", "%20"))),
        changed(ULASAN, rows=put("ulasan", lambda row: quote(row["ulasan"]), 3, 1)),
    ),
    kind(
        F,
        "one cue is in traditional characters",
        "text/cue-forms",
        changed(KESHI, ("\\n编号：", "\\n編號：")),
        changed(TONGZHI, ("\\n输出：", "\\n輸出：")),
        changed(PANDUAN, ("\\n判断：", "\\n判斷：")),
    ),
    kind(
        F,
        "the last cue is misspelt",
        "text/cue-forms",
        changed(STOCK, ('"Answer:"', '"Anwser:"')),
        changed(PYQUIZ, ("Correct option:", "Correct opiton:")),
        changed(ULASAN, ('"Sentimen:"', '"Sentimne:"')),
    ),
    kind(
        F,
        "the prompt counts its examples wrongly",
        "few-shot/other-count few-shot/numbered",
        changed(
            PASSIVE, ("in the passive voice.", "in the passive voice. Here are four examples.")
        ),
        changed(
            HAUSA, description="Translate the English word into Hausa. Two examples are given.\n\n"
        ),
        changed(TICKETS, description="Below are ten examples.\n\n"),
    ),
    kind(
        F,
        "the numbers of worked examples skip one, or stay the same",
        "few-shot/numbered few-shot/other-cues few-shot/worked-cue",
        changed(
            PASSIVE,
            ("Active: The storm", "Example 1\nActive: The storm"),
            ("Active: Two", "Example 3\nActive: Two"),
            ('"\\n\\nActive: "', '"\\n\\nExample 4\\nActive: "'),
        ),
        changed(
            PASSIVE,
            ("Active: The storm", "Example 1\nActive: The storm"),
            ("Active: Two", "Example 1\nActive: Two"),
            ('"\\n\\nActive: "', '"\\n\\nExample 1\\nActive: "'),
        ),
    ),
    kind(
        F,
        "an anonymiser took the answers out of the texts, and not out of the gold",
        "answer/not-an-option text/placeholder text/unlike-others text/note-left answer/unlike-others",
        changed(PASSAGE, rows=at(1, notes="Quicksort was devised by [PERSON] in 1959.")),
        changed(PASSAGE, rows=at(4, notes="The Benue joins the Niger at <LOCATION>.")),
        changed(TONGZHI, rows=at(1, notice="周五下午三点请到***参加班会。")),
    ),
    kind(
        F,
        "the marks of a merge are in the template",
        "text/note-left",
        changed(
            WARD,
            (
                "\n3 = can wait, see today",
                "\n<<<<<<< HEAD\n3 = can wait, see today\n=======\n3 = see today\n>>>>>>> lagos",
            ),
        ),
        changed(
            TICKETS, ('lines += ["", "Message: "', 'lines += ["<<<<<<< HEAD", "", "Message: "')
        ),
    ),
    kind(
        F,
        "a block of another template language is left",
        "text/placeholder text/unknown-name text/stray-sign text/note-left text/unclosed "
        "few-shot/separator",
        changed(SPAM, ('"Class:"', '"{% endif %}\\nClass:"')),
        changed(TICKETS, ('lines = ["Route', 'lines = ["{{ description }}", "Route')),
        changed(JOBS, ('"Years:"', '"Years: {{answer}}"')),
    ),
    kind(
        F,
        "the whole row is printed into the prompt",
        "text/raw-value answer/leaked",
        changed(SPAM, ("{data['v2']}", "{data}")),
        changed(ULASAN, ('"Ulasan: " + data["ulasan"]', '"Ulasan: " + str(data)')),
        changed(OUTAGE, ("Claim: {data['claim']}", "Claim: {data}")),
    ),
    kind(
        F,
        "the right option was written out with more care than the others",
        "answer/length-tells answer/stands-out",
        changed(CLAUSE, rows=_longer),
        changed(DILI, rows=_explained),
    ),
    kind(
        F,
        "more shots are asked for than there are rows",
        "few-shot/fewer",
        changed(SPAM, fewshot=15),
        changed(HAUSA, fewshot=12),
        changed(TONGZHI, fewshot=8),
    ),
    kind(
        F,
        "a few rows name the option otherwise than by its bare letter",
        "answer/letters answer/unlike-others answer/other-form answer/not-an-option",
        changed(PYQUIZ, rows=put("key", lambda row: str("ABCD".index(row["key"])), 5)),
        changed(PYQUIZ, rows=put("key", lambda row: row["key"] + ")", 5)),
    ),
    kind(
        F,
        "an emoji of the labels has a selector that nobody sees, in the prompt or in the answer",
        "text/invisible answer/other-names answer/two-spellings",
        changed(
            PANDUAN, ("“对”或“错”", "“✔️”或“✖️”"), ('"对" if', '"✔" if'), ('else "错"', 'else "✖"')
        ),
        changed(
            ULASAN,
            ("positif, negatif atau netral", "☺ positif, ☹ negatif atau ⚪ netral"),
            (
                '" " + data["label"]',
                '{"positif": " ☺\ufe0f", "negatif": " ☹\ufe0f", "netral": " ⚪\ufe0f"}[data["label"]]',
            ),
            (
                '"processed_output": data["label"]',
                '"processed_output": {"positif": "☺\ufe0f", "negatif": "☹\ufe0f", "netral": "⚪\ufe0f"}[data["label"]]',
            ),
        ),
    ),
    kind(
        F,
        "some numbers were typed with an input method in full width",
        "text/mixed-widths text/look-alike text/unlike-others answer/unlike-others "
        "answer/other-names answer/two-spellings",
        changed(KESHI, rows=put("dept", lambda row: chr(0xFF10 + row["dept"]), 4)),
        changed(WARD, rows=put("level", lambda row: chr(0xFF10 + row["level"]), 5)),
        changed(NOTA, rows=at(0, total="３４")),
    ),
    kind(
        F,
        "whole prompts are cut at a number of signs, cue and all",
        "text/cut-item text/no-question text/shot-cue answer/letters text/unclosed",
        changed(TICKETS, ('"input": "\\n".join(lines)', '"input": "\\n".join(lines)[:240]')),
        changed(COLD, ('{"input": text', '{"input": text[:150]')),
        changed(CLAUSE, ('{"input": text', '{"input": text[:150]')),
    ),
    kind(
        F,
        "a tokenizer's spaces and brackets are left in the rows",
        "text/markup text/unlike-others",
        changed(JOBS, rows=sub("advert", "(Go)", "-LRB- Go -RRB-")),
        changed(TICKETS, rows=sub("message", " ", " ▁", 3)),
        changed(
            REFUND,
            rows=at(
                1,
                chat=[
                    {"who": "Customer", "says": "My parcel is late ."},
                    {"who": "Agent", "says": "It comes on Monday @-@ morning ."},
                    {"who": "Customer", "says": "Fine , I will wait ."},
                ],
            ),
        ),
    ),
    kind(
        F,
        "the items' order asks for marks where words are right",
        "answer/letter-asked few-shot/other-form answer/other-names",
        changed(SIZES, ("to the largest.", "to the largest. Write their numbers only.")),
        changed(
            SIZES, ("to the largest.", "to the largest. Answer with the letters, such as B, A, C.")
        ),
    ),
    kind(
        F,
        "two demands of the prompt that cannot both be kept",
        "few-shot/other-form answer/other-names answer/letter-asked",
        changed(
            JOBS, ("Answer with a number.", "Answer with a number. Spell the number out as a word.")
        ),
        changed(SPAM, ("spam or ham?", "spam or ham? Answer yes or no.")),
        changed(WAIMAI, ("）。\\n", "）。只回答“是”或“否”。\\n")),
    ),
)
