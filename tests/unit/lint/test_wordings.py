"""Faults of what a letter means, of leaks, answers and code in other wordings and scripts; beside
each the right prompt that looks nearly the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

import pytest

from tests.unit.lint.cases import HEAD, Case, found, returns
from tests.unit.lint.variants import ASKED, LINES, PLAIN, lettered, plain, rows, source, texts
from workbench.types import RenderSettings

DIGITS = LINES.replace('"ABCDEF"', '"1234"')
SIZES = ("small", "large", "tall", "wide")


def asks(words: str, *, description: str = "", body: str = LINES) -> Case:
    """Return a case of lettered options whose prompt says these words before its question."""
    case = lettered(body, ASKED.replace("Question:", f"{words}\\nQuestion:"))
    return replace(case, settings=RenderSettings(description=description))


def labels(
    prompt: str, names: tuple[str, ...], odd: Callable[[int, str], str] = lambda _, name: name
) -> Case:
    """Return a case of labels by turns: `prompt` stands before the text, and `odd` writes a doc's
    label."""
    return Case(
        returns(f"f\"{prompt}\\nText: {{data['question']}}\\nIt is:\""),
        tuple(
            {"question": f"We saw thing number {i}.", "answer": odd(i, names[i % len(names)])}
            for i in range(12)
        ),
    )


def golds(odd: Callable[[int], str]) -> Case:
    """Return a case of open answers."""
    return Case(
        rows=[{"question": f"Who came as number {i}?", "answer": odd(i)} for i in range(12)]
    )


def mood(i: int) -> str:
    """Return one of two labels by turns."""
    return ("glad", "sad")[i % 2]


def wang(i: int) -> str:
    """Return a name."""
    return f"王{'一二三四五六七八九十甲乙'[i]}"


def came(i: int) -> str:
    """Return a sentence."""
    return f"Number {i} came."


def code(line: str, *, above: str = "", text: str = PLAIN) -> Case:
    """Return a case of a transform with one more line, and lines above it."""
    made = source(line, text, "' ' + data['answer']", "data['answer']")
    return Case(above + made, rows(passage=str), facts={"dataset_name": "card_card_gen"})


def options(odd: Callable[[str], str], other: Callable[[str], str] = str) -> Case:
    """Return a case whose rows have the right option written by `odd`."""
    made = []
    for row in rows(passage=lambda i: ""):
        right = odd(row["answer"])
        scores = {right if s else other(o): s for o, s in row["target_scores"].items()}
        made.append({**row, "target_scores": scores, "answer": right})
    return lettered(rows=made)


WORDS = [f"{a} {b} {c}" for a in ("wet", "dry", "old") for b in ("stone", "paper", "glass", "wool")
         for c in ("bridge",)]  # fmt: skip
SET = "{'Look.', 'Read.', 'Go.'}"

PAIRS: Mapping[str, tuple[str, Case, Case]] = {
    # -- what the prompt says of its list
    "a number is asked for": (
        "answer/letters",
        asks("Write the number of the right option."),
        asks("Write the letter of the right option, whatever number it speaks of."),
    ),
    "a letter is asked for": (
        "answer/letters",
        asks("Answer with one letter.", body=DIGITS),
        asks("Answer with one number.", body=DIGITS),
    ),
    "numbers are named": (
        "answer/letters",
        asks("Reply with 1, 2, 3 or 4."),
        asks("It was seen 1, 2 or 3 times."),
    ),
    "a number, in Chinese": (
        "answer/letters", asks("请只写选项的数字。"), asks("请写出选项的字母。")),
    "five options of four": (
        "answer/other-count",
        asks("One of the five options is right."),
        asks("One of the four options is right, and we asked five people."),
    ),
    "one of the three": ("answer/other-count", asks("Choose one of the three."),
                         asks("Choose one of the four.")),
    "as many as are to be chosen": (
        "answer/other-count", asks("Pick from six choices."), asks("Never choose two options.")),
    "three options, in Chinese": (
        "answer/other-count", asks("从下面三个选项中选一个。"), asks("从下面四个选项中选一个。")),
    "letters in the description": (
        "answer/letters",
        asks("Look.", description="Answer with A, B, C, D or E."),
        asks("Look.", description="Answer with A, B, C or D."),
    ),
    "letters by commas alone, in Chinese": (
        "answer/letters",
        asks("看。", description="请从A、B、C、D、E中选出正确答案。"),
        asks("看。", description="请从A、B、C、D中选出正确答案。"),
    ),
    # -- labels that the prompt names
    "a label is left out": (
        "answer/other-names",
        labels("Say small or large.", ("small", "large", "tall")),
        labels("Say small, large or tall.", ("small", "large")),
    ),
    "a label is left out of slashes": (
        "answer/other-names",
        labels("Answer with one of: small/large/tall", SIZES),
        labels("Answer with one of: small/large/tall, or wide if unsure", SIZES),
    ),
    "a label is translated": (
        "answer/other-names",
        labels("Say small or large.", SIZES[:2], lambda i, n: "klein" if i == 4 else n),
        labels("Say small or large. Say klein if you are not sure.", SIZES[:2],
               lambda i, n: "klein" if i == 4 else n),
    ),
    "a label is left out, in Chinese": (
        "answer/other-names",
        labels("请判断类别：财经、体育或科技。", ("财经", "体育", "科技", "娱乐")),
        labels("请判断类别：财经、体育、科技或娱乐。", ("财经", "体育", "科技", "娱乐")),
    ),
    # -- forms of answers
    "a full stop behind some": (
        "answer/other-form",
        golds(lambda i: f"Ana B{'xyzw'[i % 4]}{'rst'[i % 3]}" + "." * (i % 4 == 0)),
        golds(lambda i: f"Ana B{'xyzw'[i % 4]}{'rst'[i % 3]}" + " Jr." * (i % 4 == 0)),
    ),
    "a unit behind some": (
        "answer/other-form",
        golds(lambda i: f"{7 * i + 3}" + " mm" * (i % 4 == 0)),
        golds(lambda i: f"{7 * i + 3} mm"),
    ),
    "several in one": (
        "answer/other-form",
        golds(lambda i: f"Ana{i}|ana{i}" if i % 3 == 0 else f"Ana{i}"),
        golds(lambda i: f"Ana{i} / Bo{i}" if i % 3 == 0 else f"Ana{i}"),
    ),
    # -- leaks
    "the answer's words in another order": (
        "answer/leaked",
        texts("f\"{data['question']}\\nUse: {', '.join(sorted(data['answer'].split()))}\\nText:\"",
              question=lambda i: f"Was ist {i}?", answer=lambda i: WORDS[i]),
        texts("f\"{data['question']}\\nUse: {', '.join(data['parts'])}\\nText:\"",
              question=lambda i: f"Was ist {i}?", answer=lambda i: WORDS[i],
              parts=lambda i: sorted(WORDS[i].split())),
    ),
    "the gap is filled": (
        "answer/leaked",
        texts("f\"{data['question'].replace('____', data['answer'])}\\n{data['question']}\\nGap:\"",
              question=lambda i: f"On day {i} the ____ was near.", answer=lambda i: WORDS[i][:9]),
        texts("f\"{data['question'].replace('____', '…')}\\n{data['question']}\\nGap:\"",
              question=lambda i: f"On day {i} the ____ was near.", answer=lambda i: WORDS[i][:9]),
    ),
    "how it goes on": (
        "answer/leaked",
        texts("f\"Text: {data['question']} {data['answer']}\\n{data['question']}\"",
              question=lambda i: f"At {i} o'clock all of them saw", answer=lambda i: WORDS[i]),
        texts("f\"Text: {data['question']} nothing\\n{data['question']}\"",
              question=lambda i: f"At {i} o'clock all of them saw", answer=lambda i: WORDS[i]),
    ),
    "a comment with the result": (
        "answer/leaked",
        texts("f\"{data['code']}\\nOutput:\"", code=lambda i: f"print({i} * 7)  # {i * 7}",
              answer=lambda i: str(i * 7)),
        texts("f\"{data['code']}\\nOutput:\"", code=lambda i: f"print({i} * 7)  # number {i}",
              answer=lambda i: str(i * 7)),
    ),
    "a picture for each label": (
        "answer/leaked",
        texts("f\"{data['question']}\\nMood:\"", answer=mood,
              question=lambda i: f"Number {i} came. {'😀😢'[i % 2]}"),
        texts("f\"{data['question']}\\nMood:\"", answer=mood,
              question=lambda i: f"Number {i} came. {'😀😢'[i // 2 % 2]}"),
    ),
    "the first three letters": (
        "answer/leaked",
        plain(PLAIN.replace("\\nAnswer", "\\nIt begins with {data['answer'][:3]}…\\nAnswer")),
        plain(PLAIN.replace("\\nAnswer", "\\nIt is a word of {data['question'][:3]}…\\nAnswer")),
    ),
    "a year right beside it": (
        "answer/leaked",
        texts("f\"{data['question']}\\nIt was between {int(data['answer']) - 3} and "
              "{int(data['answer']) + 4}.\\nYear:\"", question=lambda i: f"When was event {i}?",
              answer=lambda i: str(1700 + 23 * i)),
        texts("f\"{data['question']}\\nIt was between 1600 and 2000.\\nYear:\"",
              question=lambda i: f"When was event {i}?", answer=lambda i: str(1700 + 23 * i)),
    ),
    "a path with the label in it": (
        "answer/leaked",
        texts("f\"{data['file']}\\n{data['question']}\\nMood:\"", answer=mood,
              question=came, file=lambda i: f"{('pos', 'neg')[i % 2]}/{i}.txt"),
        texts("f\"{data['file']}\\n{data['question']}\\nMood:\"", answer=mood,
              question=came, file=lambda i: f"{('test', 'dev')[i // 2 % 2]}/{i}.txt"),
    ),
    "a team that is called by the label": (
        "answer/leaked",
        texts("f\"To the {data['team']}.\\n{data['question']}\\nMood:\"",
              answer=mood, question=came,
              team=lambda i: f"{('glad', 'sad')[i % 2]} people"),
        texts("f\"To the glad people or the sad people.\\n{data['question']}\\nMood:\"",
              answer=mood, question=came,
              team=lambda i: f"{('glad', 'sad')[i % 2]} people"),
    ),
    "brackets around what is to be found": (
        "answer/marked",
        texts("f\"{data['question']}\\nWho:\"", answer=wang,
              question=lambda i: f"昨天【{wang(i)}】来过。"),
        texts("f\"{data['question']}\\nWho:\"", answer=wang,
              question=lambda i: f"【新闻】昨天{wang(i)}来过。"),
    ),
    # -- golds
    "a legend of another field, the wrong way round": (
        "answer/legend",
        texts("f\"{data['question']}\\nMood (0: glad, 1: sad):\"", answer=lambda i: "10"[i % 2],
              question=came, mood=mood),
        texts("f\"{data['question']}\\nMood (0: glad, 1: sad):\"", answer=lambda i: "01"[i % 2],
              question=came, mood=mood),
    ),
    "classes in another order": (
        "answer/gold-differs",
        texts("f\"{data['question']}\\nMood:\"", answer=lambda i: ("glad", "sad", "calm")[i % 3],
              question=came, label=lambda i: ("sad", "glad", "calm")[i % 3]),
        texts("f\"{data['question']}\\nMood:\"", answer=lambda i: ("glad", "sad", "calm")[i % 3],
              question=came, label=lambda i: ("Glad", "sad", "calm")[i % 3]),
    ),
    "an option twice, in fields by letter": (
        "answer/same-option",
        texts("f\"{data['question']}\"", question=lambda i: f"Which is {i}?", answer=lambda i: "A",
              A=str, B=lambda i: "red", C=lambda i: "red"),
        texts("f\"{data['question']}\"", question=lambda i: f"Which is {i}?", answer=lambda i: "A",
              A=str, B=lambda i: "red", C=lambda i: "blue"),
    ),
    # -- what sets the right option apart
    "a remark in the rows": (
        "answer/stands-out", options(lambda o: f"{o}, as we learnt"), options(str)),
    "a tick in the rows": (
        "answer/stands-out", options(lambda o: f"{o}√"),
        options(lambda o: f"{o}!", lambda o: f"{o}!")),
    "a capital in the rows": (
        "answer/stands-out", options(str.capitalize), options(str.capitalize, str.capitalize)),
    # -- code
    "popped from a set": ("code/set-order", code(f"word = {SET}.pop()"),
                          code(f"word = sorted({SET}).pop()")),
    "unpacked from a set": ("code/set-order", code(f"word, *_ = {SET}"),
                            code(f"word, *_ = sorted({SET})")),
    "starred in a list": ("code/set-order", code(f"words = [*{SET}]"),
                          code(f"words = sorted([*{SET}])")),
    "the first of an iterator": ("code/set-order", code(f"word = next(iter({SET}))"),
                                 code(f"word = len({SET})")),
    "a function's set": (
        "code/set-order",
        code("words = list(known())", above=f"def known():\n    return {SET}\n\n\n"),
        code("words = sorted(known())", above=f"def known():\n    return {SET}\n\n\n"),
    ),
    "a hash as key": ("code/hash", code("words = sorted(keys, key=hash)"),
                      code("words = sorted(keys, key=len)")),
    "one of several names": (
        "code/arguments",
        code("x = 1 if dataset_name in ('boolq', 'piqa') else 2"),
        code("x = 1 if dataset_name in ('boolq', 'card_card_gen') else 2"),
    ),
    "the beginning of a name": (
        "code/arguments",
        code("x = 1 if dataset_name.startswith('piqa') else 2"),
        code("x = 1 if dataset_name.endswith('_gen') else 2"),
    ),
    "a table of names": (
        "code/arguments",
        code("x = TABLE.get(dataset_name, 2)", above="TABLE = {'boolq': 1}\n"),
        code("x = TABLE.get(dataset_name, 2)", above="TABLE = {'card_card_gen': 1}\n"),
    ),
    "an except for a misspelt field": (
        "text/absent-field",
        code("try: x = data['pasage']\nexcept KeyError: x = ''"),
        code("try: x = data['text']\nexcept KeyError: x = data['passage']"),
    ),
    "a list that is never shown": (
        "text/no-question",
        texts("f\"{' '.join(data['turns'] if len(data['turns']) > 5 else [])}{data['question']}\"",
              question=lambda i: f"What about {i}?", answer=str,
              turns=lambda i: [f"Ana was in the town {i}.", "We saw her there by the sea."]),
        texts("f\"{' '.join(data['turns'])} {data['question']}\"",
              question=lambda i: f"What about {i}?", answer=str,
              turns=lambda i: [f"Ana was in the town {i}.", "We saw her there by the sea."]),
    ),
    "a copy by a slice is sorted": (
        "code/changes-row",
        Case(f"{HEAD}    x = data['steps']\n    x.sort()\n" + returns().removeprefix(HEAD)),
        Case(f"{HEAD}    x = data['steps'][:]\n    x.sort()\n" + returns().removeprefix(HEAD)),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_a_fault_is_found_in_other_words(name: str) -> None:
    """Its rule has a finding."""
    rule, case, _ = PAIRS[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule says nothing of the right prompt."""
    rule, _, case = PAIRS[name]
    assert [finding.message for finding in found(case, rule)] == []
