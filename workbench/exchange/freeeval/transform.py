"""The transform that an imported FreeEval task begins with: its templates, ready to be edited."""

from __future__ import annotations

from workbench.exchange.freeeval.layout import SEPARATOR, TEMPLATES
from workbench.exchange.texts import quoted

_HEAD = '''\
"""FreeEval's template {template!r}: {what}.

A row has `problem`, its `options` and `gold`, the index of the right one.
"""

import random

'''

_CALL = "def transform(data, num_sample: int, r: random.Random, dataset_name: str):\n"

_CHOICE = '''\
QUESTION = {question}
OPTION = {option}
SEPARATOR = {separator}  # FreeEval's, after every message


def key(place):
    return {key}


def shown(data):
    """The indices of the options in the order in which they are shown."""
    return data.get("permutation") or list(range(len(data["options"])))


{call}\
    order = shown(data)
    texts = [data["options"][index] for index in order]
    lines = [OPTION.format(key=key(i), text=text) for i, text in enumerate(texts)]
    question = QUESTION.format(problem=data["problem"], choices="".join(lines))
    place = order.index(data["gold"]) if data["gold"] is not None else None
    answer = lines[place] if place is not None else ""
    if len(texts) > 1:
        right = key(place) if place is not None else ""
        return {{"input": question + SEPARATOR, "output": answer, "processed_output": right}}
    # Before a single option's answer nothing stands; in a shot, FreeEval's separator does.
    right = texts[place] if place is not None else ""
    output = SEPARATOR + answer if answer else ""
    return {{"input": question, "output": output, "processed_output": right}}
'''

_CLOZE = """\
QUESTION = {question}
ANSWER = {option}
SEPARATOR = {separator}  # FreeEval's, after every message


{call}\
    question = QUESTION.format(problem=data["problem"])
    gold = data["gold"]
    right = data["options"][gold] if gold is not None else ""
    output = SEPARATOR + ANSWER.format(text=right) if right else ""
    return {{"input": question, "output": output, "processed_output": right}}
"""

_RENDERED = '''\
"""A prompt that FreeEval's dataset sets itself, whole, from the column `prompt`."""

import random


def key(place):
    return {key}


{call}\
    gold = data["gold"]
    order = data.get("permutation") or list(range(len(data["options"])))
    right = "" if gold is None else data["options"][gold]
    if {by_key} and right and len(order) > 1:
        right = key(order.index(gold))
    return {{"input": data["prompt"], "output": right, "processed_output": right}}
'''

_KEYS = {"letters": 'chr(ord("A") + place)', "numbers": "str(place + 1)"}


def choice_transform(template: str, keys: str) -> str:
    """Return the transform that shows the options and asks for the right one's key."""
    what = "the question with its options, answered by a key"
    return _filled(_CHOICE, template, what, key=_KEYS[keys])


def cloze_transform(template: str) -> str:
    """Return the transform that asks the bare question, each option being scored after it."""
    return _filled(_CLOZE, template, "the question alone, which each option in turn completes")


def _filled(code: str, template: str, what: str, key: str = "") -> str:
    question, option = map(quoted, TEMPLATES[template])
    return (_HEAD + code).format(
        template=template,
        what=what,
        question=question,
        option=option,
        separator=quoted(SEPARATOR),
        key=key,
        call=_CALL,
    )


def rendered_transform(keys: str, *, by_key: bool) -> str:
    """Return the transform that takes the prompt from the row; the right answer is an option's
    key (`by_key`) or its text."""
    return _RENDERED.format(key=_KEYS[keys], call=_CALL, by_key=by_key)
