"""Faults of single characters: spaces, newlines, marks, letters of other scripts."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed, put_into
from tests.lint.sixteenth.making import each
from tests.lint.sixteenth.tasks_en import (
    CAPITALS,
    FILMS,
    GOALS,
    KITCHEN,
    PREMISES,
    SCIENCE,
    TICKETS,
)
from tests.lint.sixteenth.tasks_free import (
    BAKERY,
    DIARIES,
    FRENCH,
    GUESTS,
    MARKET,
    MOODS,
    PLURALS,
    SNIPPETS,
)
from tests.lint.sixteenth.tasks_zh import (
    CHANGSHI,
    FANYI,
    FANYICI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

CHARACTERS = "characters"


def _misread(key):
    """Return what reads a field of each row in the wrong encoding."""
    return each(lambda row: row.update({key: row[key].encode().decode("cp1252", "replace")}))


KINDS = (
    kind(
        CHARACTERS,
        "the input ends with a space",
        "text/trailing-space text/double-space text/cue-forms",
        changed(KITCHEN, ("\\nAnswer:", "\\nAnswer: ")),
        changed(FILMS, ("negative):", "negative): "), ('"output": " " + word', '"output": word')),
        changed(
            PLURALS, ("\\nPlural:", "\\nPlural: "), ("f\" {data['plural']}\"", "data['plural']")
        ),
        changed(PANDUAN, ('回答："\n', '回答： "\n')),
    ),
    kind(
        CHARACTERS,
        "nothing parts the cue from the answer",
        "text/missing-space few-shot/worked-* few-shot/other-*",
        changed(TICKETS, ("f\" {data['topic']}\"", "data['topic']")),
        changed(MOODS, ('" " + data["mood"]', 'data["mood"]')),
        changed(SNIPPETS, ('" " + data["printed"]', 'data["printed"].strip()')),
        changed(GUESTS, ('" " + gold', "gold")),
    ),
    kind(
        CHARACTERS,
        "a character that nobody sees is in the text",
        "text/invisible",
        changed(KITCHEN, ("Answer the question", "\ufeffAnswer the question")),
        changed(YUEDU, ("答案：", "答案\u200b：")),
        changed(GOALS, rows=put_into("goal", "{}\u200e", 2)),
        changed(PREMISES, ('"Hypothesis: "', '"Hypo\u00adthesis: "')),
        changed(XINWEN, rows=put_into("title", "{}\u2028", 3)),
    ),
    kind(
        CHARACTERS,
        "text was read in the wrong encoding",
        "text/encoding text/invisible answer/not-an-option",
        changed(FRENCH, rows=_misread("fr")),
        changed(YUEDU, rows=_misread("passage")),
        changed(
            SCIENCE,
            rows=each(
                lambda row: row.update(options=[o.replace("°", "Â°") for o in row["options"]])
            ),
        ),
        changed(
            DIARIES,
            rows=each(lambda row: row.update(passage=row["passage"].replace(".", "â€¦.")), 3),
        ),
    ),
    kind(
        CHARACTERS,
        "entities or tags of a web page are left",
        "text/markup",
        changed(FILMS, rows=put_into("review", "{} Plot &amp; pace: see above.", 3)),
        changed(KITCHEN, ("yes or no.", "&quot;yes&quot; or &quot;no&quot;.")),
        changed(PINGLUN, rows=put_into("text", "<p>{}</p>", 2)),
        changed(
            XINWEN, rows=each(lambda row: row.update(title=row["title"].replace("，", "&nbsp;")))
        ),
        changed(DIARIES, rows=put_into("passage", "{}<br />", 2)),
    ),
    kind(
        CHARACTERS,
        "a letter of another script looks like the one that is meant",
        "text/look-alike text/cue-forms",
        changed(KITCHEN, ("\\nAnswer:", "\\nАnswer:")),
        changed(TICKETS, ('Topic:"', 'Tоpic:"')),
        changed(CAPITALS, ('"ABCD", row', '"АВСD", row')),
        changed(
            PREMISES, rows=each(lambda row: row.update(premise=row["premise"].replace("a", "а")), 4)
        ),
    ),
    kind(
        CHARACTERS,
        "half-width and full-width colons are mixed in the cues",
        "text/colons text/cue-forms",
        changed(CHANGSHI, ('"问题："', '"问题: "')),
        changed(FANYI, ('中文："', '中文:"')),
        changed(YUEDU, ("文章：{", "文章:{")),
        changed(YINGYONG, ('"题目："', '"题目:"')),
    ),
    kind(
        CHARACTERS,
        "lines of the prompt are set in as the source is",
        "text/indented text/two-spaces text/trailing-space",
        changed(
            TICKETS, ('f"Message: {', 'f"        Message: {'), ('"Topic:"', '"        Topic:"')
        ),
        changed(
            PLURALS,
            ("Plural: teeth", "    Plural: teeth"),
            ("Plural: cities", "    Plural: cities"),
            ("Plural: cups", "    Plural: cups"),
            ("\\nPlural:", "\\n    Plural:"),
        ),
        changed(
            KITCHEN, ("\\nQuestion: {", "\\n    Question: {"), ("\\nAnswer:", "\\n    Answer:")
        ),
        changed(FANYICI, ("\\n反义词：", "\\n        反义词：")),
    ),
    kind(
        CHARACTERS,
        "two spaces follow each other",
        "text/two-spaces text/cue-forms text/double-space",
        changed(PREMISES, ('"Premise: "', '"Premise:  "')),
        changed(BAKERY, ("Let's think", " Let's think")),
        changed(FILMS, rows=put_into("review", " {}")),
        changed(SNIPPETS, ('"output": " "', '"output": "  "')),
    ),
    kind(
        CHARACTERS,
        "lines have become one",
        "text/lost-lines text/run-together text/no-question",
        changed(SNIPPETS, ('data["code"]', '" ".join(data["code"].split())')),
        changed(MARKET, ("{stock} |\\n", "{stock} |")),
        changed(CAPITALS, ('"\\n".join(lines)', '"".join(lines)')),
        changed(TICKETS, ("{data['text']}\\n", "{data['text']}")),
    ),
    kind(
        CHARACTERS,
        "full-width letters, digits or marks stand in English",
        "text/look-alike text/colons text/cue-forms text/mixed-widths answer/letters few-shot/worked-cue few-shot/other-cues",
        changed(CAPITALS, ('"ABCD", row', '"ＡＢＣＤ", row')),
        changed(
            BAKERY,
            rows=each(
                lambda row: row.update(
                    question=row["question"].translate({48 + n: 65296 + n for n in range(10)})
                ),
                3,
            ),
        ),
        changed(
            SNIPPETS,
            rows=each(
                lambda row: row.update(code=row["code"].replace("(", "（").replace(")", "）")), 3
            ),
        ),
        changed(MOODS, ("Feeling:", "Feeling：")),
    ),
    kind(
        CHARACTERS,
        "marks are there twice, or a quote is never closed",
        "text/said-again text/stray-sign text/unclosed text/cue-forms",
        changed(DIARIES, ("{cue}: {value}", "{cue}:: {value}")),
        changed(PINGLUN, ("“负面”。", "“负面。")),
        changed(PANDUAN, ('statement + "\\n', 'statement + "。\\n')),
        changed(SNIPPETS, ('"\\n```\\nOutput:"', '"\\nOutput:"')),
    ),
    kind(
        CHARACTERS,
        "spaces of the row's text are lost",
        "text/run-together text/changed text/no-question",
        changed(PREMISES, ('data["hypothesis"] +', 'data["hypothesis"].replace(" ", "") +')),
        changed(FRENCH, ('data["en"])', '"".join(data["en"].split()))')),
        changed(GUESTS, ('names = ", ".join', 'names = "".join')),
    ),
    kind(
        CHARACTERS,
        "characters are not in their composed or plain form",
        "text/not-composed text/look-alike answer/two-spellings text/invisible",
        changed(
            FRENCH,
            (
                '" {data[\'fr\']}", "processed_output": data["fr"]',
                '" {unicodedata.normalize(\'NFD\', data[\'fr\'])}", "processed_output": unicodedata.normalize("NFD", data["fr"])',
            ),
            ("import random\n", "import random\nimport unicodedata\n"),
        ),
        changed(TUILI, ("由前提能", "⽤前提能")),
        changed(FILMS, rows=put_into("review", "At the Cafe\u0301: {}", 2)),
    ),
)
