"""Faults of text that was meant to be computed, and of characters."""

from __future__ import annotations

import re
from functools import partial

from tests.lint.fifteenth.making import each
from tests.lint.fifteenth.tasks_en import (
    ACCEPT,
    CAPITALS,
    CAUSES,
    GOALS,
    NEWS,
    NLI,
    REVIEWS,
    SHELTER,
    UNITS,
)
from tests.lint.fifteenth.tasks_free import (
    DATES,
    FRENCH,
    INTENTS,
    ODD_ONE,
    PRINTS,
    PRONOUNS,
    SCIENCE,
    SPAN,
    WORDY,
)
from tests.lint.fifteenth.tasks_zh import (
    COMMENTS,
    COMMON,
    FOLLOWS,
    IDIOMS,
    INTO_ZH,
    READING,
    TOPICS,
    TRUE_FALSE,
)
from tests.lint.making import RowChange, kind
from tests.lint.shape import Kind, changed

COMPUTED, CHARACTERS = "text that was meant to be computed", "characters"
UNFILLED = "text/placeholder text/unknown-name text/same-prompt text/no-question text/stray-sign"
LOOKS = "text/invisible text/look-alike text/cue-forms text/colons text/two-spaces"


def _replaced(field: str, old: str, new: str, every: int = 1) -> RowChange:
    return each(lambda row: row.update({field: row[field].replace(old, new)}), every)


def _garbled(field: str) -> RowChange:
    return each(lambda row: row.update({field: row[field].encode().decode("cp1252", "replace")}))


def _hyphened(field: str) -> RowChange:
    cut = partial(re.sub, r"\b([a-z]{3})([a-z]{3,})", r"\1-\n\2", count=1)
    return each(lambda row: row.update({field: cut(string=row[field])}))


KINDS: tuple[Kind, ...] = (
    kind(
        COMPUTED,
        "the f before a literal is forgotten",
        UNFILLED,
        changed(CAPITALS, ('f"Question: {', '"Question: {')),
        changed(SHELTER, ("f\"Passage: {data['passage']}\"", "\"Passage: {data['passage']}\"")),
        changed(INTO_ZH, ('f"把下面的', '"把下面的')),
        changed(PRONOUNS, ('f"(A) {first}', '"(A) {first}')),
        changed(ODD_ONE, ('f"({n}) {word}"', '"({n}) {word}"')),
    ),
    kind(
        COMPUTED,
        "a name in braces is doubled, or not the one that is filled in",
        UNFILLED,
        changed(REVIEWS, ("{review}", "{{review}}")),
        changed(COMMENTS, ("模板.format(评论=data", '模板.replace("{text}", data')),
        changed(DATES, ("{note}", "{{note}}")),
        changed(SPAN, ("Text: {context}", "Text: {{context}}")),
    ),
    kind(
        COMPUTED,
        "a value's place is left in the text in the style of another language",
        UNFILLED,
        changed(FRENCH, ('"English: %s" % data["english"]', '"English: %s"')),
        changed(UNITS, ("{data['amount']} {data['from']} =", "%(amount)s %(from)s =")),
        changed(CAUSES, ('data["premise"] + " "', '"<premise> "')),
        changed(READING, ('"问题：" + data["question"]', '"问题：{{question}}"')),
    ),
    kind(
        COMPUTED,
        "the dollar of a shell's or a script's variable stands before the value",
        "text/stray-sign",
        changed(INTENTS, ("Customer: {", "Customer: ${")),
        changed(TOPICS, ("标题：{", "标题：${")),
        changed(GOALS, ("Goal: {", "Goal: ${")),
        changed(TRUE_FALSE, ("敘述：{", "敘述：${")),
    ),
    kind(
        COMPUTED,
        "a list or dict stands there as Python prints it",
        "text/raw-value",
        changed(ODD_ONE, ("\\n{listed}\\n", "\\n{words}\\n")),
        changed(SCIENCE, ("\\n{options}Answer", "\\n{data['options']}\\nAnswer")),
        changed(PRONOUNS, ("(A) {first}\\n(B) {second}\\n", "(A) or (B): {data['names']}\\n")),
        changed(IDIOMS, ("\\n句子：", "\\n選項：{data['target_scores'].keys()}\\n句子：")),
        changed(CAUSES, ('+ asked + "', '+ asked + f" {tuple(data[\'target_scores\'])}" + "')),
    ),
    kind(
        COMPUTED,
        "None stands there, of a field that no row has",
        "text/nothing text/absent-field",
        changed(
            CAPITALS,
            ('text = f"', "text = f\"Region: {data.get('region')}\\n"),
        ),
        changed(WORDY, ("\\nLet's", "\\nHint: {data.get('hint')}\\nLet's")),
        changed(READING, ('"问题：" +', 'f"标题：{data.get(\'title\')}", "问题：" +')),
        changed(TRUE_FALSE, ("\\n答：", "（出處：{data.get('source')}）\\n答：")),
    ),
    kind(
        COMPUTED,
        "a method is named and not called",
        "text/raw-value text/no-question code/not-repeated code/hash text/changed",
        changed(INTENTS, ("{data['utterance']}", "{data['utterance'].strip}")),
        changed(SHELTER, ("{data['question']}?", "{data['question'].capitalize}?")),
        changed(NLI, ('data["premise"] +', 'str(data["premise"].rstrip) +')),
        changed(TOPICS, ("{data['title']}", "{data['title'].strip}")),
    ),
    kind(
        COMPUTED,
        "a newline is there as backslash and n",
        "text/escaped text/lost-lines",
        changed(CAPITALS, ("{data[letter]}\\n", "{data[letter]}\\\\n")),
        changed(SHELTER, ('"\\n".join', 'r"\\n".join')),
        changed(FOLLOWS, ("\\n假设", "\\\\n假设")),
        changed(PRINTS, rows=_replaced("code", "\n", "\\n")),
    ),
    kind(
        COMPUTED,
        "the field's name stands there in place of its value",
        "text/same-prompt text/no-question text/ambiguous text/unknown-name text/*name",
        changed(NLI, ('"Premise: " + data["premise"]', '"Premise: " + "premise"')),
        changed(INTO_ZH, ("{data['en']}", "{'en'}")),
        changed(UNITS, ("= ? {data['to']}", "= ? {'to'}")),
        changed(COMMENTS, ('data["text"]', '"text"')),
    ),
    kind(
        CHARACTERS,
        "a character that nobody sees is in the template",
        LOOKS,
        changed(INTENTS, ("Customer: ", "\ufeffCustomer: ")),
        changed(COMMON, ('"\\n答案：', '"\\n答\u200b案：')),
        changed(NEWS, ("\\nHeadline: ", "\\nHeadline:\u00a0")),
        changed(GOALS, ("Solution:", "Solution\u200e:")),
        changed(SPAN, ("Answer with words", "Answer\u2028with words")),
    ),
    kind(
        CHARACTERS,
        "a letter of another script stands for a Latin one",
        LOOKS,
        changed(CAPITALS, ('"Answer:"', '"Аnswer:"')),
        changed(UNITS, ("\\nNumber:", "\\nNumbеr:")),
        changed(FRENCH, ("English: ", "Εnglish: ")),
        changed(WORDY, ("Question: ", "Questiоn: ")),
    ),
    kind(
        CHARACTERS,
        "one of the cues has the colon of the other script",
        LOOKS,
        changed(SHELTER, ('"Answer:"', '"Answer："')),
        changed(COMMON, ('"\\n答案："', '"\\n答案:"')),
        changed(READING, ('"短文："', '"短文:"')),
        changed(NLI, ("\\nHypothesis: ", "\\nHypothesis：")),
    ),
    kind(
        CHARACTERS,
        "text was read in the wrong encoding",
        "text/encoding",
        changed(FRENCH, rows=_garbled("french")),
        changed(DATES, rows=_replaced("note", " on ", " â€“ ")),
        changed(ACCEPT, rows=_replaced("sentence", " ", "Â ", 2)),
    ),
    kind(
        CHARACTERS,
        "entities and tags of a web page are left",
        "text/markup",
        changed(REVIEWS, rows=_replaced("review", " and ", " &amp; ")),
        changed(SPAN, rows=_replaced("context", ", ", ",<br>")),
        changed(INTENTS, rows=_replaced("utterance", "'", "&#39;")),
        changed(COMMENTS, rows=_replaced("text", "，", "&nbsp;")),
        changed(TRUE_FALSE, rows=_replaced("statement", "是", "<b>是</b>")),
    ),
    kind(
        CHARACTERS,
        "a quote or bracket is opened and never closed",
        "text/unclosed text/stray-sign text/escaped",
        changed(ACCEPT, ('["sentence"]}"\\n', '["sentence"]}\\n')),
        changed(PRONOUNS, ("'{data['pronoun']}'?", "“{data['pronoun']}?")),
        changed(TRUE_FALSE, ("「否」。", "「否。")),
        changed(TOPICS, ("（{说明}）。", "（{说明}。")),
    ),
    kind(
        CHARACTERS,
        "a special token of a chat model is spelled out",
        "text/special-token tokens/special-text text/markup",
        changed(UNITS, ("\\nNumber:", "</s>\\nNumber:")),
        changed(INTENTS, ('f"Customer', 'f"<|im_start|>user\\nCustomer')),
        changed(
            INTO_ZH,
            ('f"把下面的英文句子翻译成中文。', 'f"[INST]把下面的英文句子翻译成中文。[/INST]'),
        ),
        changed(CAUSES, ('data["premise"] +', '"<|endoftext|>" + data["premise"] +')),
    ),
    kind(
        CHARACTERS,
        "words are cut by hyphens at the ends of lines, as printed",
        "text/hyphenated",
        changed(SHELTER, rows=_hyphened("passage")),
        changed(SPAN, rows=_hyphened("context")),
        changed(REVIEWS, rows=_hyphened("review")),
    ),
    kind(
        CHARACTERS,
        "two spaces, or a tab, stand where one space was meant",
        "text/two-spaces text/double-space text/cue-forms text/escaped text/invisible",
        changed(INTENTS, ("Customer: {", "Customer:  {")),
        changed(NLI, ('"Premise: "', '"Premise:   "')),
        changed(CAUSES, ('" " + asked', '"  " + asked')),
        changed(FRENCH, ("English: %s", "English:  %s")),
    ),
    kind(
        CHARACTERS,
        "the input ends with a space",
        "text/trailing-space text/double-space",
        changed(CAPITALS, ('"Answer:"', '"Answer: "')),
        changed(GOALS, ("Solution:", "Solution: ")),
        changed(IDIOMS, ("\\n成語：", "\\n成語： ")),
        changed(REVIEWS, ('Sentiment:"""', 'Sentiment: """')),
        changed(PRINTS, ("Output:", "Output: ")),
    ),
)
