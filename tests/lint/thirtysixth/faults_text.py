"""Faults of text that was meant to be computed, and of characters."""

from __future__ import annotations

from tests.lint.making import each, kind, put, sub
from tests.lint.shape import Kind, Row, changed
from tests.lint.thirtysixth.tasks_choice import ARC, BANK, CIVIL, COPA, CSQA, RTE
from tests.lint.thirtysixth.tasks_free import CRUX, GSM, SQUAD, WMT, WTQ
from tests.lint.thirtysixth.tasks_zh import CEVAL, DRCD, NER, OCNLI, SENTI

T = "text that was meant to be computed"
C = "characters"


def _garbled(row: Row) -> None:
    for key in ("en", "de", "context"):
        if key in row:
            row[key] = row[key].encode().decode("latin-1")
    if "answers" in row:
        row["answers"] = [text.encode().decode("latin-1") for text in row["answers"]]


KINDS: tuple[Kind, ...] = (
    kind(
        T,
        "an f is missing before the template",
        "text/placeholder text/unknown-name text/same-prompt text/no-question text/ambiguous "
        "answer/not-an-option",
        changed(GSM, ('f"Question', '"Question')),
        changed(OCNLI, ('f"句子一', '"句子一')),
        changed(WTQ, ('f"Table', '"Table')),
    ),
    kind(
        T,
        "doubled braces are left from a Jinja template",
        "text/placeholder text/unknown-name text/no-question text/stray-sign text/same-prompt",
        changed(WMT, ("{data['en']}", "{{{{en}}}}")),
        changed(
            RTE,
            ("{}\\nQuestion: {} True", "{{{{premise}}}}\\nQuestion: {{{{hypothesis}}}} True"),
        ),
        changed(DRCD, ('data["question"]]', '"{{question}}"]')),
    ),
    kind(
        T,
        "a field that the new data set does not have is shown as None",
        "text/nothing text/absent-field text/same-prompt text/no-question text/ambiguous",
        changed(SQUAD, ("Passage: {data", "Title: {data.get('title')}\\nPassage: {data")),
        changed(
            CEVAL,
            ('+ data["question"]', '+ f"科目：{data.get(\'subject\')}\\n" + data["question"]'),
        ),
        changed(CIVIL, ('+ data["comment"]', '+ str(data.get("comment_text"))')),
    ),
    kind(
        T,
        "a list stands there as Python prints it",
        "text/raw-value",
        changed(WTQ, ('" | ".join(data["header"])', 'str(data["header"])')),
        changed(BANK, ('"\\n".join(data["turns"])', 'data["turns"]')),
        changed(
            CSQA,
            (
                'lines.append(f"({letter}) {choice}")',
                'lines.append(f"({letter}) {[choice]}")',
            ),
        ),
    ),
    kind(
        T,
        "the newline is escaped twice",
        "text/escaped text/lost-lines",
        changed(SQUAD, ("\\nQuestion:", "\\\\nQuestion:")),
        changed(DRCD, ('"\\n".join', '"\\\\n".join')),
        changed(COPA, ("\\nWhat was", "\\\\nWhat was")),
    ),
    kind(
        T,
        "a text is joined where a list was meant",
        "text/raw-value text/run-together text/stray-sign answer/* text/two-spaces",
        changed(BANK, ("', '.join(INTENTS)", "', '.join(str(INTENTS))")),
        changed(NER, ('"、".join(data["names"])', '"、".join("、".join(data["names"]))')),
    ),
    kind(
        T,
        "two fields have changed places",
        "text/swapped-fields answer/not-an-option answer/legend",
        changed(
            SQUAD,
            (
                "{data['context']}\\nQuestion: {data['question']}",
                "{data['question']}\\nQuestion: {data['context']}",
            ),
        ),
        changed(
            DRCD,
            (
                '"文章：" + data["context"], "問題：" + data["question"]',
                '"文章：" + data["question"], "問題：" + data["context"]',
            ),
        ),
        changed(
            OCNLI,
            (
                "一：{data['sentence1']}\\n句子二：{data['sentence2']}",
                "一：{data['sentence2']}\\n句子二：{data['sentence1']}",
            ),
        ),
    ),
    kind(
        C,
        "a space ends the cue, and the answer begins with another",
        "text/trailing-space text/double-space text/two-spaces",
        changed(ARC, ('\\nAnswer:"', '\\nAnswer: "')),
        changed(GSM, ('\\nAnswer:"', '\\nAnswer: "')),
        changed(COPA, ('\\nAnswer:"', '\\nAnswer: "')),
    ),
    kind(
        C,
        "nothing parts the cue from the answer",
        "text/missing-space",
        changed(SQUAD, ('" " + gold', "gold")),
        changed(CIVIL, ('" " + data["label"]', 'data["label"]')),
        changed(CSQA, ('f" {gold}"', "gold")),
    ),
    kind(
        C,
        "one cue has a half-width colon and the others have full-width ones, or the reverse",
        "text/colons text/cue-forms text/missing-space text/look-alike",
        changed(DRCD, ('"\\n答案："', '"\\n答案:"')),
        changed(WMT, ("{data['en']}\\nGerman:", "{data['en']}\\nGerman：")),
        changed(OCNLI, ("\\n句子二：", "\\n句子二:")),
    ),
    kind(
        C,
        "entities and tags of HTML are left over",
        "text/markup text/special-token text/unlike-others text/stray-sign",
        changed(CIVIL, rows=put("comment", lambda row: f"&quot;{row['comment']}&quot;", 2)),
        changed(SQUAD, rows=put("context", lambda row: f"<p>{row['context']}</p>")),
        changed(SENTI, rows=sub("review", "，", "<br />")),
    ),
    kind(
        C,
        "the file was read with the wrong encoding",
        "text/encoding",
        changed(WMT, rows=each(_garbled)),
        changed(SQUAD, rows=each(_garbled)),
    ),
    kind(
        C,
        "characters that nobody sees",
        "text/invisible text/unlike-others",
        changed(RTE, rows=put("premise", lambda row: "\ufeff" + row["premise"])),
        changed(NER, ("句子：{", "句子：\u200b{")),
        changed(BANK, ("\\nIntent:", "\\r\\nIntent:")),
    ),
    kind(
        C,
        "marks of a chat model's template are left",
        "text/special-token tokens/special-text text/markup text/unclosed",
        changed(GSM, ('f"Question', 'f"[INST] Question')),
        changed(CIVIL, ('head + "', '"<|im_start|>user\\n" + head + "')),
        changed(CRUX, ("return?\\n", "return?</s>\\n")),
    ),
    kind(
        C,
        "the mark of a treebank or a tokenizer is left",
        "text/markup text/special-token",
        changed(RTE, rows=put("premise", lambda row: row["premise"] + " -LRB- Reuters -RRB-")),
        changed(COPA, rows=put("premise", lambda row: row["premise"].replace(" ", "Ġ"))),
    ),
)
