"""Faults of the prompt's own text and its characters."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_free import CHAT, FARM, INVOICE, JOBS, ORDER, SQL, TRACE
from tests.lint.fortyfifth.tasks_labels import (
    BOOLQ,
    LEASE,
    LOGS,
    NEXT,
    NURSE,
    REVIEWS,
    SENSOR,
    TICKETS,
)
from tests.lint.fortyfifth.tasks_world import BAHN, BANDO, EXAMEN, FARMACIA, NOVOSTI, YADO
from tests.lint.fortyfifth.tasks_zh import BINGLI, GONGDAN, KAOSHI, PANDUAN, YINGYONG, YUEDU
from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed

C = "characters"
T = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        C,
        "a space is left behind the last cue",
        "text/trailing-space text/double-space",
        changed(TICKETS, ("\\nQueue:", "\\nQueue: ")),
        changed(NURSE, ('"Correct option:"', '"Correct option: "')),
        changed(BAHN, ('"Thema:"', '"Thema: "')),
    ),
    kind(
        T,
        "a line of the template lost its f when it was broken in two",
        "text/placeholder",
        changed(LEASE, ('f"Statement: {', '"Statement: {')),
        changed(BAHN, ('f"Beschwerde: {', '"Beschwerde: {')),
        changed(INVOICE, ('f"Invoice: {', '"Invoice: {')),
        changed(YADO, ('f"宿の', '"宿の')),
    ),
    kind(
        T,
        "braces are doubled where nothing, or one format less, halves them",
        "text/placeholder text/unknown-name text/stray-sign text/same-prompt text/no-question",
        changed(
            INVOICE,
            ('and "total".\\n\'', 'and "total", like {{"vendor": "Abel", "total": 5}}.\\n\''),
        ),
        changed(BINGLI, ("病历：{note}", "病历：{{note}}")),
        changed(SENSOR, ("Unit: {}", "Unit: {{}}")),
    ),
    kind(
        C,
        "a character that nobody sees came along from a web page",
        "text/invisible text/cue-forms",
        changed(TICKETS, ("support ticket", "support\u00ad ticket")),
        changed(GONGDAN, ("编号：", "编号：\u200b")),
        changed(BANDO, ('"Bando:', '"\ufeffBando:')),
    ),
    kind(
        C,
        "the export of the rows was read as Latin-1",
        "text/encoding text/unlike-others",
        changed(
            BAHN, rows=put("text", lambda row: row["text"].encode().decode("latin-1"), every=2)
        ),
        changed(
            FARMACIA, rows=put("bula", lambda row: row["bula"].encode().decode("latin-1"), every=1)
        ),
        changed(
            EXAMEN,
            rows=put("pregunta", lambda row: row["pregunta"].encode().decode("latin-1"), every=3),
        ),
    ),
    kind(
        C,
        "the ticket system's HTML is in the texts",
        "text/markup text/unlike-others text/cut-item",
        changed(TICKETS, rows=put("body", lambda row: "<p>" + row["body"] + "</p>", every=2)),
        changed(GONGDAN, rows=sub("text", "，", "<br>")),
        changed(JOBS, rows=sub("advert", " and ", " &amp; ")),
    ),
    kind(
        C,
        "line breaks are written with two backslashes",
        "text/escaped text/lost-lines text/run-together",
        changed(CHAT, ('return "\\n".join', 'return "\\\\n".join')),
        changed(BOOLQ, ("\\nanswer (yes", "\\\\nanswer (yes")),
        changed(LOGS, ('"\\n".join', 'r"\\n".join')),
        changed(FARM, ("\\nSolution:", "\\\\nSolution:")),
    ),
    kind(
        C,
        "one cue has a half-width colon among full-width ones",
        "text/colons text/cue-forms",
        changed(KAOSHI, ("答案：", "答案:")),
        changed(BINGLI, ("摘要：", "摘要:")),
        changed(YADO, ("口コミ：{", "口コミ:{")),
    ),
    kind(
        C,
        "a cue was typed in traditional characters",
        "text/cue-forms text/look-alike",
        changed(PANDUAN, ("判断：", "判斷：")),
        changed(GONGDAN, ("编号：", "編號：")),
    ),
    kind(
        C,
        "a letter of a cue is of another alphabet",
        "text/look-alike text/cue-forms",
        changed(NOVOSTI, ("Рубрика:", "Pубрика:")),
        changed(NURSE, ("Correct option:", "\u0421orrect option:")),
        changed(EXAMEN, ("Respuesta:", "Resp\u0443esta:")),
    ),
    kind(
        C,
        "what the template opens is not closed",
        "text/unclosed text/lost-lines",
        changed(TRACE, ('"\\n```\\nOutput', '"\\nOutput')),
        changed(ORDER, ('"{data["goal"]}" are', '"{data["goal"]} are')),
        changed(REVIEWS, ("did not like it)", "did not like it")),
    ),
    kind(
        C,
        "the author's note to himself is in the prompt",
        "text/note-left text/markup",
        changed(REVIEWS, ("like it)\\n", "like it) TODO: try yes/no\\n")),
        changed(KAOSHI, ("只写选项字母。", "只写选项字母。（待修改）")),
        changed(BAHN, ("Personal?\\n", "Personal? <!-- alte Fassung: Kategorie -->\\n")),
    ),
    kind(
        C,
        "the config's description repeats the template's instruction",
        "text/repeated-instruction",
        changed(PANDUAN, description="判断下列物理说法是否正确，正确的写“对”，错误的写“错”。"),
        changed(TICKETS, description="Reply with the name of the queue and nothing else."),
        changed(
            JOBS,
            description="List the skills that the advert asks for, in the order of the advert, "
            "separated by commas.",
        ),
    ),
    kind(
        C,
        "marks of a chat model's template were copied",
        "text/special-token tokens/special-text",
        changed(FARM, ('"Problem: "', '"<|im_start|>user\\nProblem: "')),
        changed(GONGDAN, ('f"请给', 'f"[INST]请给')),
        changed(NEXT, ('data["context"]', 'data["context"] + "</s>"')),
    ),
    kind(
        C,
        "the template is set in as the source is",
        "text/indented text/two-spaces",
        changed(TICKETS, ('textwrap.dedent(f"""', '(f"""')),
        changed(ORDER, ("line.strip() for line", "line for line")),
        changed(BINGLI, ("\n病历：{note}\n摘要：", "\n    病历：{note}\n    摘要：")),
    ),
    kind(
        C,
        "the rows bring the cue that the template writes",
        "text/said-again",
        changed(FARM, rows=put("problem", lambda row: "Problem: " + row["problem"])),
        changed(NOVOSTI, rows=put("title", lambda row: "Заголовок: " + row["title"])),
        changed(LEASE, rows=put("clause", lambda row: "Clause: " + row["clause"], every=3)),
    ),
    kind(
        T,
        "whole numbers became floats in a data frame",
        "text/raw-value answer/python-value answer/legend answer/other-names few-shot/other-form "
        "answer/letter-asked",
        changed(SENSOR, rows=put("readings", lambda row: [float(x) for x in row["readings"]])),
        changed(GONGDAN, rows=put("label", lambda row: float(row["label"]))),
        changed(REVIEWS, rows=put("liked", lambda row: float(row["liked"]))),
        changed(INVOICE, rows=put("total", lambda row: float(row["total"]))),
    ),
    kind(
        T,
        "a list is printed as Python writes it",
        "text/raw-value answer/python-value few-shot/other-form",
        changed(JOBS, ('", ".join(data["skills"])', 'str(data["skills"])')),
        changed(
            ORDER,
            (
                '"\\n".join(f"{number}. {step}" for number, step in enumerate(data["steps"], 1))',
                'data["steps"]',
            ),
        ),
        changed(CHAT, ('render(data["turns"])', 'str(data["turns"])')),
    ),
    kind(
        C,
        "words are cut by the hyphens of a printed page",
        "text/hyphenated text/unlike-others",
        changed(BOOLQ, rows=sub("passage", "a", "a-\n", every=3)),
        changed(LEASE, rows=sub("clause", "ten", "ten-\n")),
        changed(FARMACIA, rows=sub("bula", "ra", "ra-\n")),
    ),
    kind(
        C,
        "all white space of a text was made one space",
        "text/lost-lines text/run-together",
        changed(TRACE, ('data["program"]', '" ".join(data["program"].split())')),
        changed(SQL, ('f"{SCHEMA}\\n-- {', "f\"{' '.join(SCHEMA.split())}\\n-- {")),
        changed(
            NURSE,
            ('"\\n".join([*lines, "Correct option:"])', '" ".join([*lines, "Correct option:"])'),
        ),
    ),
    kind(
        C,
        "a cue is misspelt",
        "text/cue-forms",
        changed(NURSE, ("Correct option:", "Corect option:")),
        changed(EXAMEN, ("Respuesta:", "Repsuesta:")),
    ),
    kind(
        C,
        "a mark stands twice behind a cue",
        "text/stray-sign text/said-again text/cue-forms",
        changed(TICKETS, ("\\nQueue:", "\\nQueue::")),
        changed(YINGYONG, ("解：", "解：：")),
        changed(YUEDU, ('data["question"],', 'data["question"] + "？",')),
    ),
)
