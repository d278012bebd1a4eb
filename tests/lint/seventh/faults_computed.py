"""Text that was meant to be computed, and was not, or not as it was meant."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.seventh.tasks_choice import (
    CHENGYU,
    CHENGYU_TEXT,
    CIVICS,
    DATES,
    KAOSHI,
    QUIZ_JA,
    SCIENCE,
)
from tests.lint.seventh.tasks_free import (
    DRCD,
    FRENCH,
    GSM,
    MELDUNG,
    SQUAD,
    TRIVIA,
    YINGYONG,
)
from tests.lint.seventh.tasks_labels import BOOLQ, NEWS, NLI_ES, WAIMAI
from tests.lint.shape import Row, changed, put_into

_k = partial(kind, "computed")
_OPEN = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign text/unclosed"
_RAW = "text/raw-value text/run-together code/not-repeated text/same-prompt text/no-question"


def _set(key: str, value: object, every: int = 1):
    def put(rows: list[Row]) -> None:
        for row in rows[1::every]:
            row[key] = value

    return put


def _as_float(key: str):
    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = float(row[key])

    return put


def _without(key: str):
    def cut(rows: list[Row]) -> None:
        for row in rows:
            row.pop(key)

    return cut


KINDS = (
    _k(
        "The f is missing, so the name stands there in braces.",
        _OPEN,
        changed(BOOLQ, ('f"Passage:', '"Passage:')),
        changed(WAIMAI, ('"外卖评论：" + data["review"] + ', "\"外卖评论：{data['review']}\" + ")),
        changed(NLI_ES, ('f"Hip', '"Hip')),
        changed(DRCD, ('f"{head}', '"{head}')),
    ),
    _k(
        "A template is never filled: no format, no percent.",
        _OPEN,
        changed(TRIVIA, (" % question", "")),
        changed(KAOSHI, ("TEMPLATE.format(**data)", "TEMPLATE")),
        changed(CIVICS, (".format(letter, choice)", "")),
        changed(TRIVIA, ('"Q: %s\\nA:" % question', '"Q: ${question}\\nA:"')),
    ),
    _k(
        "Braces are doubled, as for another template language, so nothing fills them.",
        _OPEN,
        changed(NEWS, ("{data['text']}", "{{data['text']}}")),
        changed(KAOSHI, ("题目：{题目}", "题目：{{题目}}")),
        changed(FRENCH, ("{data['en']}", "{{en}}")),
        changed(SQUAD, ("{data['question']}", "{{question}}")),
    ),
    _k(
        "A field that is not there gives None or nothing, for its name is misspelt.",
        "text/nothing text/absent-field text/empty-slot text/same-prompt text/no-question code/*",
        changed(TRIVIA, ('data.get("question", "")', 'data.get("qustion", "")')),
        changed(NEWS, ("{data['text']}", "{data.get('article')}")),
        changed(SQUAD, ("{data['title']}", "{data.get('heading')}")),
        changed(DRCD, ("{data['context']}", "{data.get('passage', '')}")),
    ),
    _k(
        "A list stands there as Python writes it.",
        "text/raw-value",
        changed(CHENGYU_TEXT, ("{'、'.join(data['candidates'])}", "{data['candidates']}")),
        changed(
            SCIENCE,
            (
                'lines.append("Answer:")',
                "lines[1:] = [f\"Options: {data['choices']['text']}\", \"Answer:\"]",
            ),
        ),
        changed(CIVICS, ('"Answer:"', "f\"{list(enumerate(data['choices']))}\\nAnswer:\"")),
        changed(
            DATES,
            (
                r'"Q: " + data["question"] + "\nOptions:\n"',
                "f\"Q: {data['question']} {data['options']}\\nOptions:\\n\"",
            ),
        ),
    ),
    _k(
        "A method is named and not called, so its address is printed.",
        _RAW,
        changed(FRENCH, ("{data['en']}", "{data['en'].strip}")),
        changed(NEWS, ("{data['text']}", "{data['text'].strip}")),
        changed(MELDUNG, ('data["text"].strip()', 'str(data["text"].strip)')),
    ),
    _k(
        "An iterator is printed in place of what it yields.",
        f"{_RAW} answer/letters",
        changed(
            QUIZ_JA,
            (
                '"\\n".join(f"{i}: {choice}" for i, choice in enumerate(choices))',
                '(f"{i}: {choice}" for i, choice in enumerate(choices))',
            ),
        ),
        changed(
            SCIENCE,
            (
                'lines += [f"{label}. {text}" for label, text in options]',
                'lines.append(f"Options: {options}")',
            ),
        ),
        changed(
            CHENGYU_TEXT, ("{'、'.join(data['candidates'])}", "{map(str, data['candidates'])}")
        ),
    ),
    _k(
        "A newline is escaped twice, so the text has a backslash and an n.",
        "text/escaped text/separator-inside few-shot/separator",
        changed(NEWS, (r"\nTopic:", r"\\nTopic:")),
        changed(TRIVIA, (r"\nA:", r"\\nA:")),
        changed(CHENGYU, (r'"\n序号：', r'"\\n序号：')),
        changed(NLI_ES, (r"\n", r"\\n")),
    ),
    _k(
        "Entities or tags of a web page are left in the rows.",
        "text/markup",
        changed(
            SQUAD,
            rows=lambda rows: [
                row | {"context": row["context"].replace(". ", ".<br />") + "&nbsp;"}
                for row in rows
            ],
        ),
        changed(NEWS, rows=put_into("text", "&quot;{}&quot;", 2)),
        changed(
            TRIVIA,
            rows=lambda rows: [
                row
                | {"question": row["question"].replace('"', "&quot;").replace("the", "<i>the</i>")}
                for row in rows
            ],
        ),
        changed(WAIMAI, rows=put_into("review", "<p>{}</p>")),
    ),
    _k(
        "The description has a slot that nobody fills.",
        "text/placeholder text/unknown-name text/stray-sign text/note-left",
        changed(
            SCIENCE,
            description="The following are multiple choice questions about {subject}. Answer with the letter.",
        ),
        changed(
            KAOSHI,
            description="以下是中国关于{subject}考试的单项选择题，请直接给出正确选项的字母。",
        ),
        changed(
            FRENCH, description="Translate each sentence from {source_lang} into {target_lang}."
        ),
        changed(QUIZ_JA, description="{{ subject }}に関する質問の正解の番号を選んでください。"),
    ),
    _k(
        "A whole number became a float on its way through a table.",
        "answer/python-value answer/letters answer/other-form answer/not-extracted answer/not-an-option",
        changed(
            YINGYONG,
            ('data["答案"]}', 'str(data["答案"])}'),
            ("{data['答案']}", "{data['答案']}"),
            rows=_as_float("答案"),
        ),
        changed(QUIZ_JA, rows=_as_float("label")),
        changed(CHENGYU, ('data["answer"] + 1', 'data["answer"] / 1 + 1')),
        changed(
            GSM,
            (
                'answer = data["answer"].split("\\n#### ")',
                'answer = data["answer"].split("\\n#### ")\n    answer = str(float(answer))',
            ),
        ),
    ),
    _k(
        "A field is empty in some rows, and None or nan is printed for it.",
        "text/nothing text/empty-slot answer/empty-option",
        changed(SQUAD, rows=_set("title", None, 3)),
        changed(KAOSHI, rows=_set("D", None, 4)),
        changed(BOOLQ, rows=_set("passage", float("nan"), 4)),
        changed(
            NEWS,
            ("Article: {data['text']}", "Source: {data['source']}\\nArticle: {data['text']}"),
            rows=lambda rows: [
                row | {"source": None if i % 3 else "Reuters"} for i, row in enumerate(rows)
            ],
        ),
    ),
    _k(
        "A placeholder of angle brackets or of a shell is left from a draft.",
        _OPEN,
        changed(DRCD, ("问题：{data['question']}", "问题：<question>")),
        changed(NEWS, ("{data['text']}", "${data['text']}")),
        changed(MELDUNG, ('data["text"].strip()', '"<text>"')),
        changed(FRENCH, ("{data['en']}", "[INSERT SENTENCE]")),
    ),
    _k(
        "A number is printed with its error of rounding or as an object of Python.",
        "text/raw-value answer/python-value text/* answer/not-in-output",
        changed(
            NEWS,
            ("Article:", "Article ({0.1 * len(data['text'])}):"),
        ),
        changed(GSM, ('"Question: " +', "f\"Question ({data['question'].split()[:2]}): \" +")),
        changed(WAIMAI, ('data["review"] +', 'str(data["review"].encode()) +')),
        changed(BOOLQ, ("{question}?", "{(question,)}?")),
    ),
    _k(
        "An expression of the source is quoted along with the text.",
        f"{_OPEN} text/raw-value text/said-again",
        changed(TRIVIA, ('"Q: %s\\nA:" % question', "\"Q: ' + question + '\\nA:\"")),
        changed(
            MELDUNG, ('"Meldung: " + data["text"].strip() + "', "\"Meldung: + data['text'] + ")
        ),
        changed(FRENCH, ("English: {data['en']}", "English: data['en']")),
    ),
)
