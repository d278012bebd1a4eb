"""Faults of text that was meant to be computed, or taken whole out of the row."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.faults import fault, kind
from tests.lint.shape import Kind, Names, Row, put_into

FAMILY = "text that was meant to be computed"
UNFILLED = [
    Names("text/*", "placeholder|brace|filled|name|field|format|f-string|f before|question")
]
EMPTY = [Names("text/*", "None|empty|field|missing|question|absent|nothing|key")]
RAW = [Names("text/*", "Python|list|dict|bytes|tuple|writes|raw|repr|object|key")]
MISSING = [
    Names("text/*", "passage|field|question|words|missing|not in|cut|dropped|left out|part|same")
]


def _escaped(key: str) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = row[key].replace("\n", "\\n").replace(". ", ".\\n")

    return put


def _entities(key: str) -> Callable[[list[Row]], None]:
    def put(rows: list[Row]) -> None:
        for row in rows:
            row[key] = (
                row[key].replace("'", "&#39;").replace('"', "&quot;").replace(", ", " &amp; ")
            )

    return put


KINDS: tuple[Kind, ...] = (
    kind(
        "a string with code in braces lacks its f",
        FAMILY,
        UNFILLED,
        fault("letters-dot", ('text = f"Question', 'text = "Question')),
        fault("yes-no-gen", ("f\"Passage: {data['passage']}", "\"Passage: {data['passage']}")),
        fault("summarise", ('text = f"Article', 'text = "Article')),
        fault("zh-translate", ('text = f"请', 'text = "请')),
        fault("table", ('lines += [f"| {p', 'lines += ["| {p')),
    ),
    kind(
        "a misspelt field is read by get, and None is printed",
        FAMILY,
        EMPTY,
        fault("extract", ("{data['passage']}", "{data.get('pasage')}")),
        fault("yes-no-ppl", ("{data['passage']}", "{data.get('context')}")),
        fault("zh-sentiment", ("{data['question']}", "{data.get('text')}")),
        fault("json", ("{data['passage']}", "{data.get('text')}")),
    ),
    kind(
        "a field that no row has is read by get, and nothing is printed",
        FAMILY,
        [*EMPTY, *MISSING, Names("code/*", "get|field|key")],
        fault("yes-no-gen", ("{data['passage']}", "{data.get('context', '')}")),
        fault("summarise", ("{data['passage']}", "{data.get('article', '')}")),
        fault("zh-reading", ("{data['passage']}", "{data.get('文章', '')}")),
        fault("instruct", ("{data['question']}", "{data.get('review') or ''}")),
    ),
    kind(
        "a list stands in the text as Python writes it",
        FAMILY,
        RAW,
        fault("table", ('"\\n".join(lines)', "str(data['people'])")),
        fault("shots-file", ("{options}", "{data['choices']}")),
        fault(
            "nli-ppl", ("Premise: {first}\\nHypothesis: {second}", "Sentences: {data['passage']}")
        ),
        fault("facts", ('[f" {answer}" for answer in data["answer"]]', "f\" {data['answer']}\"")),
    ),
    kind(
        "a dict, or its keys, stands in the text as Python writes it",
        FAMILY,
        RAW,
        fault("bullets", ("{options}", "{data['target_scores'].keys()}\\n")),
        fault(
            "letters-dot", ('f"{chr(65 + i)}. {option}\\n"', 'f"{chr(65 + i)}. {({option: i})}\\n"')
        ),
        fault("zh-sentiment", ("情感是正面还是负面", "情感（{data['target_scores']}）")),
        fault("json", ('" " + answer', '" " + str(data["answer"])')),
    ),
    kind(
        "bytes stand in the text as Python writes them",
        FAMILY,
        RAW,
        fault("facts", ("{data['question']}", "{data['question'].encode()}")),
        fault("translate", ("{data['source']}", "{data['source'].encode('utf-8')}")),
        fault("instruct", ("{data['question']}", "{bytes(data['question'], 'utf8')}")),
    ),
    kind(
        "a placeholder is left in the config's description",
        FAMILY,
        UNFILLED,
        fault("translate", description="Translate from {source_language} into {target_language}."),
        fault("topics", description="Give each headline one of these labels: {{labels}}"),
        fault("sums-direct", description="Add up the numbers, as in: %(question)s"),
        fault("chat-roles", description="Name the intent: ${intents}"),
    ),
    kind(
        "the passage that the question is about is not in the prompt",
        FAMILY,
        MISSING,
        fault("yes-no-gen", ("        f\"Passage: {data['passage']}\\n\"\n", "")),
        fault("extract", ("Text: {data['passage']}\\n", "")),
        fault("zh-reading", ("短文：{data['passage']}\\n", "")),
        fault("yes-no-ppl", ("{data['passage']}\\n", "")),
    ),
    kind(
        "the passage is cut in the middle",
        FAMILY,
        MISSING,
        fault("yes-no-gen", ("{data['passage']}", "{data['passage'][:40]}")),
        fault("summarise", ("{data['passage']}", "{data['passage'][:100]}")),
        fault("extract", ("{data['passage']}", "{data['passage'][:32]}")),
        fault("zh-reading", ("{data['passage']}", "{data['passage'][:10]}")),
    ),
    kind(
        "line ends are printed as a backslash and an n",
        FAMILY,
        [Names("text/*", r"\\n|escape|newline|line end|backslash")],
        fault("letters-paren", ('text += "\\nAnswer:\\n"', 'text += "\\\\nAnswer:\\\\n"')),
        fault("facts", ("f\"Q: {data['question']}\\nA:\"", "rf\"Q: {data['question']}\\nA:\"")),
        fault("summarise", rows=_escaped("passage")),
        fault("programs", rows=_escaped("question")),
        fault("word-problems", rows=_escaped("question")),
    ),
    kind(
        "entities of HTML are left in the rows",
        FAMILY,
        [Names("text/*", "HTML|entit|&")],
        fault("facts", rows=_entities("question")),
        fault("instruct", rows=_entities("question")),
        fault("programs", rows=_entities("question")),
        fault("yes-no-gen", rows=_entities("passage")),
    ),
    kind(
        "tags of HTML are left in the rows",
        FAMILY,
        [Names("text/*", "HTML|tag|markup|<")],
        fault("instruct", rows=put_into("question", "{}<br /><br />", 2)),
        fault("summarise", rows=put_into("passage", "<p>{}</p>")),
        fault("zh-sentiment", rows=put_into("question", '<span class="txt">{}</span>', 2)),
        fault("own-shots", rows=put_into("question", "{}<br/>", 3)),
    ),
    kind(
        "the question stands twice in the prompt",
        FAMILY,
        [Names("text/* few-shot/*", "twice|repeat|again|double")],
        fault("facts", ("Q: {data['question']}", "Q: {data['question']} {data['question']}")),
        fault(
            "zh-letters",
            (
                'data["question"] + "\\n"',
                'data["question"] + "\\n题目：" + data["question"] + "\\n"',
            ),
        ),
        fault(
            "yes-no-ppl",
            ("{data['passage']}\\n", "{data['passage']}\\nQuestion: {data['question']}\\n"),
        ),
    ),
    kind(
        "one field is printed in two places, and the other never",
        FAMILY,
        [*MISSING, Names("text/*", "twice|same|field")],
        fault("nli-ppl", ("Hypothesis: {second}", "Hypothesis: {first}")),
        fault("nli-letters", ("{hypothesis}", "{premise}")),
        fault("yes-no-gen", ("Passage: {data['passage']}", "Passage: {data['question']}")),
    ),
)
