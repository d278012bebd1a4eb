"""Faults of the rows and of how they are used."""

from __future__ import annotations

from urllib.parse import quote

from tests.lint.fortyseventh.tasks_choice import (
    ADVERTS,
    CALLS,
    LIBRARY,
    MEDNLI,
    PASSAGE,
    ROBOT,
)
from tests.lint.fortyseventh.tasks_free import (
    IDIOM,
    INVOICE,
    LOGS,
    ORDERS,
    RAIN,
    RULES,
    SQL,
)
from tests.lint.fortyseventh.tasks_world import ECOLE, HABER, HOTEL, NOTARY, RECETA, WETTER
from tests.lint.fortyseventh.tasks_zh import ANYOU, CMM, DRIVE, GONGDAN, JIANLI, READ
from tests.lint.making import RowChange, at, each, kind, put, sub
from tests.lint.shape import Kind, changed

F = "rows and labels"


TRUE_ONES = (
    "转弯前应当打转向灯。",
    "超车应当从左侧超越。",
    "雨天应当加大跟车距离。",
    "倒车时应当观察后方。",
)
STRINGS = ("Violin II", "Viola, desk 1", "Cello solo", "Double bass, desk 2", "Violin III")


def _mojibake(key: str) -> RowChange:
    return put(key, lambda row: row[key].encode().decode("latin-1"))


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "entities and tags of the web form are in the texts",
        "text/markup",
        changed(CALLS, rows=put("utterance", lambda row: row["utterance"] + "<br/>", 2)),
        changed(READ, rows=put("passage", lambda row: f"<p>{row['passage']}</p>", 2)),
        changed(ADVERTS, rows=put("advert", lambda row: row["advert"] + " &amp; more", 3)),
    ),
    kind(
        F,
        "the file was read as Latin-1",
        "text/encoding text/invisible text/not-composed",
        changed(NOTARY, rows=_mojibake("fragment")),
        changed(ECOLE, rows=_mojibake("phrase")),
        changed(RECETA, rows=_mojibake("es")),
    ),
    kind(
        F,
        "the texts are coded as in a link",
        "text/url-coded",
        changed(CALLS, rows=put("utterance", lambda row: quote(row["utterance"]))),
        changed(HABER, rows=put("baslik", lambda row: quote(row["baslik"]), 2)),
    ),
    kind(
        F,
        "links of a wiki are left in the texts",
        "text/markup text/stray-sign answer/marked answer/leaked",
        changed(READ, rows=sub("passage", "云南", "[[云南]]")),
        changed(PASSAGE, rows=sub("minutes", "board", "[[board]]")),
        changed(ECOLE, rows=put("phrase", lambda row: row["phrase"] + "[edit]", 3)),
    ),
    kind(
        F,
        "a field is missing in some rows and is printed all the same",
        "text/nothing text/raw-value text/empty-slot text/no-question",
        changed(CALLS, rows=put("utterance", lambda row: None, 5)),
        changed(HOTEL, rows=put("voice", lambda row: None, 6)),
        changed(SQL, rows=put("ask", lambda row: None, 4)),
    ),
    kind(
        F,
        "the field is empty in some rows",
        "text/empty-slot text/no-question text/unlike-others text/ambiguous",
        changed(ADVERTS, rows=put("advert", lambda row: "", 5)),
        changed(MEDNLI, rows=put("note", lambda row: "", 5)),
        changed(GONGDAN, rows=put("desc", lambda row: "", 5)),
    ),
    kind(
        F,
        "a field of the old version is read with a default",
        "text/absent-field text/empty-slot text/same-prompt text/no-question text/nothing "
        "text/ambiguous",
        changed(ANYOU, ("{data['fact']}", "{data.get('anqing', '')}")),
        changed(HOTEL, ("{data['voice']}", "{data.get('comment', '')}")),
        changed(NOTARY, ("{data['fragment']}", "{data.get('tresc')}")),
    ),
    kind(
        F,
        "the sentence that is to be judged is not in the prompt",
        "text/same-prompt text/no-question text/empty-slot text/ambiguous",
        changed(LIBRARY, ("{data['part']}", "")),
        changed(DRIVE, ('+ data["title"] +', "+")),
        changed(HABER, ('.format(data["baslik"])', '.format("")')),
    ),
    kind(
        F,
        "the question is shown without its passage",
        "text/no-question text/empty-slot text/ambiguous text/cut-item",
        changed(PASSAGE, ('        "Minutes:\\n" + data["minutes"],\n', "")),
        changed(READ, ("短文：{passage}\\n", "")),
        changed(MEDNLI, ("Chart note: {data['note']}\\n", "")),
    ),
    kind(
        F,
        "texts are cut to fit a window that was small once",
        "text/cut-item text/no-question",
        changed(CALLS, ("{data['utterance']}", "{data['utterance'][:24]}")),
        changed(PASSAGE, ('data["minutes"],', 'data["minutes"][:40],')),
        changed(NOTARY, ("{data['fragment']}", "{data['fragment'][:30]}")),
        changed(JIANLI, ("{data['text']}", "{data['text'][:12]}")),
    ),
    kind(
        F,
        "the texts that are copied from lose their capitals",
        "text/cut-item text/changed answer/not-an-option",
        changed(INVOICE, ("{data['line']}", "{data['line'].lower()}")),
        changed(RAIN, ("{each['station']}", "{each['station'].lower()}")),
    ),
    kind(
        F,
        "two fields stand behind each other's cue",
        "text/swapped-fields few-shot/other-form answer/not-an-option answer/leaked",
        changed(
            MEDNLI,
            (
                "Chart note: {data['note']}\\nStatement: {data['statement']}",
                "Chart note: {data['statement']}\\nStatement: {data['note']}",
            ),
        ),
        changed(
            READ,
            (
                'passage=data["passage"], query=data["query"]',
                'passage=data["query"], query=data["passage"]',
            ),
        ),
        changed(
            RECETA,
            ("Español: {data['es']}", "Español: {data['en']}"),
            (
                'data["en"], "processed_output": data["en"]',
                'data["es"], "processed_output": data["es"]',
            ),
        ),
    ),
    kind(
        F,
        "the rows bring the cue along that the template writes",
        "text/said-again text/cue-forms",
        changed(PASSAGE, rows=put("question", lambda row: "Question: " + row["question"])),
        changed(ECOLE, rows=put("phrase", lambda row: "Phrase : " + row["phrase"])),
        changed(CMM, rows=put("question", lambda row: "题目：" + row["question"])),
    ),
    kind(
        F,
        "the options bring their letters along",
        "text/said-again answer/letters",
        changed(
            CMM,
            rows=put(
                "options",
                lambda row: [f"{k}．{v}" for k, v in zip("ABCD", row["options"], strict=True)],
            ),
        ),
        changed(
            ROBOT,
            rows=put(
                "answers", lambda row: [f"({i}) {v}" for i, v in enumerate(row["answers"], 1)]
            ),
        ),
    ),
    kind(
        F,
        "the header of the table became a row",
        "text/placeholder text/unlike-others answer/unlike-others answer/not-an-option "
        "answer/other-names answer/legend",
        changed(LIBRARY, rows=lambda rows: [{"part": "part", "family": "family"}, *rows]),
        changed(RECETA, rows=lambda rows: [{"es": "es", "en": "en"}, *rows]),
        changed(CALLS, rows=lambda rows: [{"utterance": "utterance", "queue": "queue"}, *rows]),
    ),
    kind(
        F,
        "one text is there twice with two labels",
        "text/ambiguous few-shot/question-shown few-shot/near-copy",
        changed(HOTEL, rows=at(4, voice="朝食がとても美味しかったです。")),
        changed(ADVERTS, rows=at(2, advert="Graduates welcome, no experience needed.")),
        changed(GONGDAN, rows=at(1, desc="所有门店都登录不上，收银全停了。")),
    ),
    kind(
        F,
        "the split was filtered to one class",
        "answer/same-gold answer/one-place few-shot/lopsided",
        changed(
            DRIVE,
            rows=lambda rows: [
                *(row for row in rows if row["is_true"]),
                *({"title": title, "is_true": True} for title in TRUE_ONES),
            ],
        ),
        changed(
            LIBRARY,
            rows=lambda rows: [
                *(row for row in rows if row["family"] == "strings"),
                *({"part": part, "family": "strings"} for part in STRINGS),
            ],
        ),
    ),
    kind(
        F,
        "a few golds are in capitals",
        "answer/two-spellings answer/other-names answer/other-form answer/unlike-others "
        "answer/legend answer/letters",
        changed(LIBRARY, rows=put("family", lambda row: row["family"].title(), 4)),
        changed(ADVERTS, rows=put("level", lambda row: row["level"].upper(), 5)),
        changed(CALLS, rows=put("queue", lambda row: row["queue"].lower(), 5)),
    ),
    kind(
        F,
        "white space is left at the end of some golds",
        "answer/two-spellings few-shot/trailing-space text/invisible answer/other-form",
        changed(LIBRARY, rows=put("family", lambda row: row["family"] + " ", 4)),
        changed(HOTEL, rows=put("kind", lambda row: row["kind"] + "\u3000", 4)),
        changed(IDIOM, rows=put("word", lambda row: row["word"] + "\n", 4)),
    ),
    kind(
        F,
        "some golds have a remark behind them",
        "answer/other-form answer/unlike-others answer/two-spellings answer/not-an-option "
        "answer/other-names answer/legend answer/not-extracted",
        changed(RULES, rows=put("plural", lambda row: row["plural"] + " (irregular)", 4)),
        changed(CALLS, rows=put("queue", lambda row: row["queue"] + " - see manual", 5)),
        changed(IDIOM, rows=put("word", lambda row: row["word"] + ".", 4)),
        changed(HOTEL, rows=put("kind", lambda row: row["kind"] + "（要確認）", 5)),
    ),
    kind(
        F,
        "some numbers have full-width digits or signs",
        "text/mixed-widths text/look-alike answer/unlike-others text/unlike-others "
        "answer/other-form",
        changed(
            WETTER,
            rows=each(lambda row: row["werte"].update({row["gesucht"]: "４８"}), 4),
        ),
        changed(LOGS, rows=sub("time", ":", "：", 3)),
    ),
    kind(
        F,
        "a gold that was typed in is no longer in its text",
        "answer/not-an-option answer/unlike-others few-shot/wrong-answer answer/other-rule",
        changed(READ, rows=at(0, spans=["1958年"])),
        changed(ORDERS, rows=at(2, dish="omelet")),
        changed(RAIN, rows=at(1, wettest="Moore")),
        changed(INVOICE, rows=at(3, vendor="Nordlys A/S")),
    ),
    kind(
        F,
        "a gold was not corrected when the numbers of its text were",
        "answer/other-rule answer/unlike-others answer/not-an-option few-shot/wrong-answer "
        "answer/gold-differs",
        changed(RAIN, rows=at(0, wettest="Gate")),
        changed(INVOICE, rows=at(2, total="17.85")),
    ),
    kind(
        F,
        "rows of another language were appended",
        "text/unlike-others answer/unlike-others",
        changed(
            HOTEL,
            rows=lambda rows: [
                *rows,
                {"voice": "The shower was cold and nobody came to fix it.", "kind": "苦情"},
            ],
        ),
        changed(
            READ,
            rows=lambda rows: [
                *rows,
                {
                    "passage": "The old mill was turned into a youth hostel in 1974.",
                    "query": "What was the mill turned into?",
                    "spans": ["a youth hostel"],
                },
            ],
        ),
    ),
)
