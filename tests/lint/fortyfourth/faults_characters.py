"""Faults of single characters."""

from __future__ import annotations

import unicodedata
from urllib.parse import quote

from tests.lint.fortyfourth.tasks_choice import GOAL, LEASE, PRIO, RIVER, SCI, STORE
from tests.lint.fortyfourth.tasks_free import BILL, CHORES, COLD, DOSE, MINUTES, TRIP
from tests.lint.fortyfourth.tasks_langs import CULT, GLOSS, OTZYV, POST, TENKI
from tests.lint.fortyfourth.tasks_zh import DILI, JIAKAO, MENZHEN, TOUSU, YINGYONG, YUEDU
from tests.lint.making import kind, put, sub
from tests.lint.shape import Kind, changed

F = "characters"

WIDE = {ord(str(digit)): chr(0xFF10 + digit) for digit in range(10)}


def _mojibake(field: str, every: int = 1):
    return put(field, lambda row: row[field].encode().decode("latin-1"), every)


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the cue ends with a space and the answer without",
        "text/trailing-space",
        changed(
            STORE, ("Correct letter:", "Correct letter: "), ('" " + data["key"]', 'data["key"]')
        ),
        changed(GLOSS, ('"Français :"', '"Français : "'), ('" " + data["fr"]', 'data["fr"]')),
        changed(COLD, ("Highest reading:", "Highest reading: "), ('" " + gold', "gold")),
    ),
    kind(
        F,
        "cue and answer have a space each",
        "text/double-space text/trailing-space",
        changed(LEASE, ('Verdict:"', 'Verdict: "')),
        changed(CHORES, ('"Name:"', '"Name: "')),
        changed(CULT, ("(a, b o c):", "(a, b o c): ")),
    ),
    kind(
        F,
        "the answer is glued to the cue",
        "text/missing-space",
        changed(PRIO, ('f" {gold}"', "gold")),
        changed(RIVER, ('" " + answer', "answer")),
        changed(MINUTES, ("f\" {data['date']}\"", 'data["date"]')),
    ),
    kind(
        F,
        "UTF-8 was read as Latin-1",
        "text/encoding text/invisible",
        changed(POST, rows=_mojibake("nachricht")),
        changed(GLOSS, rows=_mojibake("fr")),
        changed(CULT, rows=_mojibake("pregunta")),
    ),
    kind(
        F,
        "entities and tags of a web page are left",
        "text/markup",
        changed(DOSE, rows=sub("note", ". ", ".<br/>")),
        changed(BILL, rows=put("receipt", lambda row: f"<p>{row['receipt']}</p>", 2)),
        changed(YUEDU, rows=sub("duanwen", "，", "&#65292;")),
        changed(OTZYV, rows=sub("question", ",", "&comma;&nbsp;")),
    ),
    kind(
        F,
        "a colon of the other width",
        "text/colons text/cue-forms text/look-alike",
        changed(TOUSU, ("投诉：", "投诉:")),
        changed(TENKI, ('"時刻："', '"時刻:"')),
        changed(DOSE, ('"Note: "', '"Note："')),
        changed(YUEDU, ('"回答："', '"回答:"')),
    ),
    kind(
        F,
        "something that nobody sees was copied along",
        "text/invisible",
        changed(PRIO, ("\\nPriority:", "\\n\\u200bPriority:")),
        changed(JIAKAO, rows=put("statement", lambda row: "\ufeff" + row["statement"], 3)),
        changed(DILI, ("题目：", "\\u200e题目：")),
        changed(SCI, rows=sub("question", " ", "\u2009")),
    ),
    kind(
        F,
        "a letter of the template is Cyrillic",
        "text/look-alike",
        changed(TRIP, ("nA: Let", "n\u0410: Let")),
        changed(STORE, ("Correct letter:", "\u0421orrect letter:")),
        changed(RIVER, ('"Answer:"', '"\u0410nswer:"')),
    ),
    kind(
        F,
        "accents are characters of their own",
        "text/not-composed",
        changed(GLOSS, rows=put("fr", lambda row: unicodedata.normalize("NFD", row["fr"]))),
        changed(
            POST, rows=put("nachricht", lambda row: unicodedata.normalize("NFD", row["nachricht"]))
        ),
        changed(CULT, ("Pregunta: ", "Pregunta (una sola opcio\u0301n): ")),
    ),
    kind(
        F,
        "two spaces stand behind a cue",
        "text/two-spaces",
        changed(POST, ("Nachricht: {", "Nachricht:  {")),
        changed(SCI, ('"Question: "', '"Question:  "')),
        changed(BILL, ('"Receipt: "', '"Receipt: " + " "')),
    ),
    kind(
        F,
        "texts come from an address and are still coded",
        "text/url-coded",
        changed(POST, rows=put("nachricht", lambda row: quote(row["nachricht"]))),
        changed(DOSE, rows=put("note", lambda row: quote(row["note"], safe=" "), 2)),
        changed(YUEDU, rows=put("wenti", lambda row: quote(row["wenti"]), 2)),
    ),
    kind(
        F,
        "signs of a chat template or an end of text are in the prompt",
        "text/special-token tokens/special-text",
        changed(TRIP, ('f"Q: {', 'f"<s>[INST] Q: {')),
        changed(TOUSU, ('f"请判断', 'f"<|im_start|>user\\n请判断')),
        changed(DOSE, rows=put("note", lambda row: row["note"] + "<|endoftext|>", 3)),
    ),
    kind(
        F,
        "some answers have full-width digits",
        "text/mixed-widths answer/other-form answer/unlike-others text/look-alike"
        " answer/other-names answer/not-in-output few-shot/other-labels answer/two-spellings"
        " answer/chain-differs answer/not-extracted answer/legend",
        changed(TENKI, rows=put("time", lambda row: row["time"].translate(WIDE), 3)),
        changed(YINGYONG, rows=put("da", lambda row: str(row["da"]).translate(WIDE), 3)),
        changed(TOUSU, rows=put("label", lambda row: str(row["label"]).translate(WIDE), 4)),
    ),
    kind(
        F,
        "words are cut where the page of a scan ended a line",
        "text/hyphenated",
        changed(RIVER, rows=sub("passage", "river", "ri-\nver")),
        changed(LEASE, rows=sub("premise", "tenant", "ten-\nant")),
        changed(DOSE, rows=sub("note", "daily", "dai-\nly")),
    ),
    kind(
        F,
        "carriage returns of Windows are left in the texts",
        "text/invisible",
        changed(YUEDU, rows=put("duanwen", lambda row: row["duanwen"] + "\r")),
        changed(GOAL, rows=put("question", lambda row: row["question"] + "\r", 2)),
        changed(MENZHEN, rows=put("主訴", lambda row: row["主訴"] + "\r\n")),
    ),
    kind(
        F,
        "a cue of the template is misspelt",
        "text/cue-forms few-shot/worked-cue",
        changed(RIVER, ('"Answer:"', '"Anwser:"')),
        changed(BILL, ('"Receipt: "', '"Reciept: "')),
        changed(SCI, ('"\\nAnswer:"', '"\\nAnsewr:"')),
    ),
    kind(
        F,
        "digits of amounts were read by a scanner",
        "text/scanned-digits answer/not-an-option text/unlike-others",
        changed(BILL, rows=sub("receipt", "1", "l", 3)),
        changed(TRIP, rows=sub("q", "0", "O")),
        changed(MINUTES, rows=sub("minute", "0", "O")),
    ),
)
