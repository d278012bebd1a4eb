"""Faults as people make them, in many spellings, and right prompts that only look odd."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import HEAD, Case, found
from workbench.lint.check import check
from workbench.types import RenderSettings

Row = Mapping[str, Any]
TWO = RenderSettings(num_fewshot=2)

COLOURS = ("red", "blue", "green", "yellow", "violet", "orange", "brown", "white")
THINGS = ("apple", "sky", "leaf", "sun", "plum", "carrot", "mud", "snow", "fire", "sea", "lime", "corn")


def rows(count: int = 12, options: int = 4, **more: Callable[[int], Any]) -> tuple[Row, ...]:
    """Return rows with options of their own; the gold's place goes round unevenly."""
    made: list[Row] = []
    for i in range(count):
        names = [COLOURS[(i + 3 * k) % 8] for k in range(options)]
        gold = (i * 7 // 3) % options
        made.append(
            {
                "question": f"What colour has the {THINGS[i % 12]} in picture {i}?",
                "target_scores": {name: int(k == gold) for k, name in enumerate(names)},
                "answer": names[gold],
                "passage": f"Picture {i} was taken by Ana on day {i + 3} of her long journey home.",
                **{name: value(i) for name, value in more.items()},
            }
        )
    return tuple(made)


LISTING = """    keys = list(data["target_scores"])
    gold = keys.index(data["answer"])
"""


def source(body: str, text: str, output: str = "' ' + letter", processed: str = "letter") -> str:
    """Return a transform: lines of its body, and its results as expressions."""
    indented = "".join(f"    {line}\n" for line in body.splitlines())
    return (
        f"{HEAD}{LISTING}{indented}    text = {text}\n"
        f'    return {{"input": text, "output": {output}, "processed_output": {processed}}}\n'
    )


LINES = 'letter = "ABCDEF"[gold]\nlines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCDEF", keys))'
ASKED = "f\"Question: {data['question']}\\n{lines}\\nAnswer:\""


def lettered(body: str = LINES, text: str = ASKED, **more: Any) -> Case:
    """Return a case of a question with lettered options."""
    given = {name: more.pop(name) for name in ("output", "processed") if name in more}
    return Case(source(body, text, **given), **{"rows": rows(), **more})


def swapped(old: str, new: str, body: str = LINES, **more: Any) -> Case:
    """Return such a case with a piece of its body replaced."""
    assert old in body
    return lettered(body.replace(old, new), **more)


PLAIN = "f\"Question: {data['question']}\\nAnswer:\""


def plain(text: str = PLAIN, body: str = "", **more: Any) -> Case:
    """Return a case of a question that is answered in words."""
    made = source(body, text, "' ' + data['answer']", "data['answer']")
    return Case(made, **{"rows": rows(), **more})


HAND = (
    "Q: What is up?\\nA: sky\\n\\nQ: What is down?\\nA: earth\\n\\n"
    "Q: {data['question']}\\nA:"
)


def by_hand(text: str = HAND, **more: Any) -> Case:
    """Return a case whose transform brings its worked examples along."""
    return plain(f'f"{text}"', **more)


MARKS = {
    "capital letters": ("A", "ABCD", "{x}. {o}"),
    "brackets": ("A", "ABCD", "({x}) {o}"),
    "small letters": ("a", "abcd", "{x}) {o}"),
    "digits": ("1", "1234", "{x}. {o}"),
    "roman": ("i", ["i", "ii", "iii", "iv"], "({x}) {o}"),
    "rings": ("①", "①②③④", "{x} {o}"),
    "stems": ("甲", "甲乙丙丁", "{x}、{o}"),
    "wide": ("Ａ", "ＡＢＣＤ", "{x}．{o}"),
    "named": ("A", "ABCD", "Option {x}: {o}"),
    "bold": ("A", "ABCD", "**{x}.** {o}"),
}


def marked(marks: Any, shape: str, place: str = "gold", join: str = "\\n") -> Case:
    """Return a case whose options have marks; the letter of the answer is that at `place`."""
    body = (
        f"marks = {list(marks)!r}\nletter = marks[{place}]\n"
        f'lines = "{join}".join(f"{shape}" for x, o in zip(marks, keys))'
    )
    return lettered(body)


SHUFFLED = (
    'import random\nrandom.Random(data["question"]).shuffle(keys)\n'
    'letter = "ABCD"[keys.index(data["answer"])]\n'
    'lines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCD", keys))'
)
SORTED = LINES.replace("zip(", "zip(").replace("keys)", "sorted(keys))")

FAULTS: Mapping[str, tuple[str, Case]] = {
    **{
        f"the letter of another option, {name}": (
            "answer/gold-differs",
            marked(marks, shape, "(gold + 1) % 4"),
        )
        for name, (_, marks, shape) in MARKS.items()
    },
    "options in a row": (
        "answer/gold-differs", marked("ABCD", "({x}) {o}", "(gold + 1) % 4", " ")),
    "sorted for display": ("answer/gold-differs", lettered(SORTED)),
    "small letter, capital list": (
        "answer/letters", swapped('"ABCDEF"[gold]', '"abcdef"[gold]')),
    "shifted letter": ("answer/letters", swapped('"ABCDEF"[gold]', '"EFGH"[gold]')),
    "digit for a letter": ("answer/letters", swapped('"ABCDEF"[gold]', 'str(gold)')),
    "letter and bullets": ("answer/letters", swapped('f"{x}. {o}"', 'f"- {o}"')),
    "letter without a list": ("answer/letters", lettered(text=PLAIN)),
    "an option is dropped": ("answer/letters", swapped('zip("ABCDEF", keys)', 'zip("ABC", keys)')),
    "only the gold is listed": (
        "answer/letters", swapped("keys)", "[data['answer']] + ['none of these'])")),
    "all marked A": ("answer/letters", swapped('f"{x}. {o}"', 'f"A. {o}"')),
    "through E for four": (
        "answer/letters",
        lettered(text=ASKED.replace("Question:", "Pick from A through E.\\nQuestion:"))),
    "A-E for four": (
        "answer/letters", lettered(text=ASKED.replace("Answer:", "Answer (A-E):"))),
    "enumerated beyond": (
        "answer/letters",
        lettered(text=ASKED.replace("\\nAnswer:", "\\nAnswer with A, B, C, D or E.\\nAnswer:"))),
    "an option is shown twice": ("answer/letters", swapped("keys)", "[*keys[:3], keys[0]])")),
    "output in another letter": ("answer/letters", lettered(output="' ' + letter.lower()")),
    "gold comes first": (
        "answer/one-place",
        lettered('keys.remove(data["answer"])\nkeys.insert(0, data["answer"])\nletter = "A"\n'
                 'lines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCD", keys))')),
    # -- leaks
    "a hint with the answer": (
        "answer/leaked", plain(PLAIN.replace("\\nAnswer", "\\nHint: {data['answer']}\\nAnswer"))),
    "a hint with the letter": (
        "answer/leaked", lettered(text=ASKED.replace("\\nAnswer", "\\n(Key: {letter})\\nAnswer"))),
    "the answer before the question": (
        "answer/leaked", plain(PLAIN.replace("Question", "[{data['answer']}] Question"))),
    "the answer in capitals": (
        "answer/leaked", plain(PLAIN.replace("Question", "Tag {data['answer'].upper()}. Question"))),
    "a mark beside the right option": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', 'f"{x}. {o}" + (" (correct)" if o == data["answer"] else "")')),
    "a star before the right option": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', '("*" if o == data["answer"] else "") + f"{x}. {o}"')),
    "a space behind the right option": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', 'f"{x}. {o}" + (" " if o == data["answer"] else "")')),
    "the right option in capitals": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', 'f"{x}. {o.upper() if o == data[\'answer\'] else o}"')),
    "the stars of a review": (
        "answer/leaked",
        plain(PLAIN.replace("Question:", "Stars: {data['stars']}\\nReview:"), rows=tuple(
            {"question": f"It was film {THINGS[i]} {i}, and we saw all of it.",
             "stars": (1, 5, 2, 4)[i % 4],
             "target_scores": {"good": i % 2, "bad": 1 - i % 2},
             "answer": "good" if i % 2 else "bad"} for i in range(12)))),
    "the number of the right option": (
        "answer/leaked",
        lettered(text=ASKED.replace("Question", "Item {data['label']}\\nQuestion"),
                 rows=rows(label=lambda i: (i * 7 // 3) % 4))),
    "the longest is right": (
        "answer/length-tells",
        swapped("keys)", "[o + ' as you can see' if o == data['answer'] else o for o in keys])")),
    "a space more for yes": (
        "answer/leaked",
        Case(source("end = ' ' if data['answer'] == 'yes' else ''",
                    "f\"{data['question']}\\nAnswer:{end}\"", "data['answer']", "data['answer']"),
             tuple({"question": f"Is there a way to number {i}?",
                    "target_scores": {"yes": i % 2, "no": 1 - i % 2},
                    "answer": "yes" if i % 2 else "no"} for i in range(12)))),
    "the letter of another option, bare": (
        "answer/gold-differs", marked("ABCD", "{x} {o}", "(gold + 1) % 4")),
    "the letter of another option, by number": (
        "answer/gold-differs",
        Case(f"{HEAD}    letter = 'BCDA'[data['label']]\n"
             "    lines = '\\n'.join(f'{x}. {o}' for x, o in zip('ABCD', data['choices']))\n"
             f"    text = {ASKED}\n"
             "    return {'input': text, 'output': ' ' + letter, 'processed_output': letter}\n",
             tuple({"question": f"What is in picture {i}?", "label": (i * 7 // 3) % 4,
                    "choices": [f"{COLOURS[(i + 3 * k) % 8]} paint" for k in range(4)]}
                   for i in range(12)))),
    # -- text that was meant to be computed
    "no f, a field": ("text/placeholder", plain('"Q: {data[\'question\']}\\nA:" + data["passage"]')),
    "no f, a call": (
        "text/placeholder", plain('data["question"] + "\\n{data[\'passage\'].strip()}\\nA:"')),
    "no f, a join": ("text/placeholder", lettered(text='data["question"] + "\\n{chr(65 + gold)}\\nA:"')),
    "no f, a variable": ("text/placeholder", lettered(text='data["question"] + "\\n{lines}\\nAnswer:"')),
    "no format": ("text/placeholder", plain('data["question"] + "\\nRead: {}\\nA:"')),
    "no percent": ("text/placeholder", plain('data["question"] + "\\nRead: %s\\nA:"')),
    "Jinja's block": (
        "text/placeholder", plain('data["question"] + "{% if passage %}x{% endif %}\\nA:"')),
    "a name in the description": (
        "text/placeholder", plain(settings=RenderSettings(description="About {subject}."))),
    "a field in the description": (
        "text/placeholder", plain(settings=RenderSettings(description="Read {{passage}}:"))),
    "get gives None": ("text/nothing", plain(PLAIN.replace("Question:", "{data.get('topic')}\\nQuestion:"))),
    "get gives nothing": (
        "text/absent-field", plain(PLAIN.replace("Question:", "{data.get('pasage', '')}\\nQuestion:"))),
    "nan": ("text/nothing", plain(PLAIN.replace("Question:", "{data['n']}\\nQuestion:"),
                                  rows=rows(n=lambda i: float("nan")))),
    "a list of keys": ("text/raw-value", plain(PLAIN.replace("\\nAnswer", "\\n{keys}\\nAnswer"))),
    "dict keys": (
        "text/raw-value",
        plain(PLAIN.replace("\\nAnswer", "\\n{data['target_scores'].keys()}\\nAnswer"))),
    "a tuple": ("text/raw-value", plain(PLAIN.replace("\\nAnswer", "\\n{tuple(keys)}\\nAnswer"))),
    "bytes": ("text/raw-value", plain(PLAIN.replace("data['question']", "data['question'].encode()"))),
    "a generator": (
        "text/raw-value", plain(PLAIN.replace("\\nAnswer", "\\n{(o for o in keys)}\\nAnswer"))),
    "a set of one": ("text/raw-value", plain(PLAIN.replace("\\nAnswer", "\\n{set(keys[:1])}\\nAnswer"))),
    "a rounding error": ("text/raw-value", plain(PLAIN.replace("\\nAnswer", "\\n{0.1 + 0.2}\\nAnswer"))),
    "the passage is cut": (
        "text/no-question", plain(PLAIN.replace("Question:", "{data['passage'][:30]}\\nQuestion:"))),
    "the passage is dropped": ("text/no-question", plain()),
    "the passage loses its beginning": (
        "text/no-question",
        plain(PLAIN.replace("Question:", "{data['passage'][7:]}\\nQuestion:"), rows=rows(
            passage=lambda i: f"On day {i} Ana took this of a house by the sea."))),
    "an escaped newline": ("text/escaped", plain(PLAIN.replace("\\nAnswer", "\\\\nAnswer"))),
    "an escaped newline in the rows": (
        "text/escaped",
        plain(rows=rows(question=lambda i: f"Read this.\\nWhat is number {i}?"))),
    "entities": ("text/markup", plain(rows=rows(question=lambda i: f"Cats &amp; dogs {i}?"))),
    "tags": ("text/markup", plain(rows=rows(question=lambda i: f"Cats<br>and dogs {i}?"))),
    "an empty passage": (
        "text/empty-slot",
        plain("f\"Passage: {data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
              rows=rows(passage=lambda i: "" if i % 3 else f"It was day {i} of a long journey."))),
    "no passage at all": (
        "text/empty-slot",
        plain("f\"Passage: {data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
              rows=rows(passage=lambda i: ""))),
    "letter by letter": (
        "text/raw-value",
        plain(PLAIN.replace("\\nAnswer", "\\n{', '.join(data['passage'])}\\nAnswer"))),
    "no f, with a format": (
        "text/placeholder", plain('"Q: {question!r}\\nA:" + data["passage"] + data["question"]')),
    "insert this": (
        "text/placeholder", plain('data["question"] + "\\n[insert passage here]\\nA:"')),
    "the passage twice": (
        "text/repeated-instruction",
        plain(PLAIN.replace("Question:", "{data['passage']}\\n{data['passage']}\\nQuestion:"))),
    "tokens left over": (
        "text/markup", plain(rows=rows(question=lambda i: f"Twenty @-@ one and {i}?"))),
    # -- characters
    "a Cyrillic letter in a cue": ("text/look-alike", plain(PLAIN.replace("Answer", "Аnswer"))),
    "a Cyrillic mark": (
        "text/look-alike", swapped('zip("ABCDEF"', 'zip("АBCDEF"')),
    "a Greek letter": ("text/look-alike", plain(PLAIN.replace("Question", "Questiοn"))),
    "a ligature": ("text/look-alike", plain(rows=rows(question=lambda i: f"The ﬁrst of {i}?"))),
    "a wide colon in English": ("text/look-alike", plain(PLAIN.replace("Answer:", "Answer："))),
    "not composed": ("text/not-composed", plain(rows=rows(question=lambda i: f"The cafe\u0301 {i}?"))),
    "a mark of direction": ("text/invisible", plain(PLAIN.replace("Question", "\\u200eQuestion"))),
    "a line separator": ("text/invisible", plain(rows=rows(question=lambda i: f"One\u2028two {i}?"))),
    "tag characters": ("text/invisible", plain(PLAIN.replace("Answer", "Answer\\U000e0041"))),
    "a thin space": ("text/invisible", plain(PLAIN.replace("Answer:", "Answer\\u2009:"))),
    "a joiner": ("text/invisible", plain(PLAIN.replace("Answer", "An\\u200dswer"))),
    "a soft hyphen": ("text/invisible", plain(PLAIN.replace("Answer", "An\\u00adswer"))),
    **{
        f"special text {special}": (
            "text/special-token", plain(PLAIN.replace("Question", f"{special}Question")))
        for special in ("<|endoftext|>", "<|im_start|>", "</s>", "[INST] ", "<bos>", "<|eot_id|>",
                        "<start_of_turn>", "<｜User｜>", "<<SYS>>")
    },
    # -- shots and question
    "cues of two widths": (
        "text/cue-forms", by_hand(HAND.replace("A: earth", "A：earth"))),
    "cues with a space": ("text/cue-forms", by_hand(HAND.replace("Q: What is down", "Q : What is down"))),
    "no space behind a cue": ("text/cue-forms", by_hand(HAND.replace("A: sky", "A:sky"))),
    "another last cue": ("few-shot/worked-cue", by_hand(HAND.replace("}\\nA:", "}\\nAnswer:"))),
    "another cue of one example": (
        "few-shot/worked-cue", by_hand(
            "Q: What is up?\\nA: sky\\n\\nQ: {data['question']}\\nResponse:")),
    "no separator": (
        "few-shot/separator", plain(settings=RenderSettings(num_fewshot=2, separator=""))),
    "a doubled separator": (
        "few-shot/separator",
        Case(source("", PLAIN, "' ' + data['answer'] + '\\n\\n'", "data['answer']"), rows(),
             settings=TWO)),
    "one separator short": ("few-shot/separator", by_hand(HAND.replace("earth\\n\\n", "earth\\n"))),
    "an instruction twice": (
        "text/repeated-instruction",
        plain(PLAIN.replace("Question:", "Answer the question about the picture.\\nQuestion:"),
              settings=RenderSettings(description="Answer the question about the picture."))),
    "an instruction at both ends": (
        "text/repeated-instruction",
        plain(PLAIN.replace("Question:", "Name the colour in one word.\\nQuestion:").replace(
            "\\nAnswer", "\\nName the colour in one word.\\nAnswer"))),
    "steps only in the question": (
        "few-shot/steps-only-here",
        by_hand(HAND.replace("}\\nA:", "}\\nA: Let's think step by step."))),
    "a copy in another case": (
        "few-shot/near-copy",
        plain(shots=tuple({**row, "question": row["question"].upper()} for row in rows()),
              settings=TWO)),
    "a copy with a sentence more": (
        "few-shot/near-copy",
        plain(shots=tuple({**row, "question": "Look closely. " + row["question"]} for row in rows()),
              settings=TWO)),
    "a copy by hand": (
        "few-shot/near-copy",
        by_hand(HAND.replace("What is down?", "what colour has the sky in picture 1?"))),
    "other labels in the shots' file": (
        "few-shot/other-labels",
        Case(source("", PLAIN, "' ' + data['answer']", "data['answer']"),
             tuple({"question": f"Is {i} odd?", "target_scores": {"yes": i % 2, "no": 1 - i % 2},
                    "answer": "yes" if i % 2 else "no"} for i in range(12)),
             shots=tuple({"question": f"Is {i} even?",
                          "target_scores": {"true": i % 2, "false": 1 - i % 2},
                          "answer": "true" if i % 2 else "false"} for i in range(4)),
             settings=TWO)),
    "a chain that ends elsewhere": (
        "answer/chain-differs",
        Case(source("", PLAIN, "' It is ' + letter + '. So the answer is ' + other + '.'")
             .replace("    text =", "    letter, other = 'ABCD'[gold], 'BCDA'[gold]\n    text ="),
             rows())),
    # -- code
    "a set under a name": (
        "code/set-order",
        lettered('names = set(keys)\nletter = "ABCD"[gold]\nlines = "\\n".join(o for o in names)')),
    "hash": ("code/hash", lettered(LINES + "\nh = hash(data['question']) % 4")),
    "one seed for all": (
        "code/same-draw", lettered("import random\nrandom.Random(0).shuffle(list(keys))\n" + LINES)),
    "a broad except": (
        "code/hidden-errors", lettered(LINES + "\ntry: x = 1\nexcept Exception: x = ''")),
    "suppressed": (
        "code/hidden-errors",
        lettered("import contextlib\nwith contextlib.suppress(Exception): x = 1\n" + LINES)),
    "a comment that silences nothing": (
        "code/stale-ignore", lettered(LINES + "\nx = 1  # lint: ignore text/two-spaces")),
    "the row after the call": (
        "code/changes-row", lettered(LINES, facts={"changed": frozenset({0, 3})})),
}  # fmt: skip

RIGHT: Mapping[str, Case] = {
    "letters": lettered(),
    "letters with shots": lettered(settings=TWO),
    "words": plain(PLAIN.replace("Question:", "{data['passage']}\\nQuestion:")),
    **{
        f"options marked by {name}": marked(marks, shape)
        for name, (_, marks, shape) in MARKS.items()
        if name != "wide"
    },
    "options in a row": marked("ABCD", "({x}) {o}", "gold", " "),
    "options in a row, commas": marked("ABCD", "{x}) {o}", "gold", ", "),
    "shuffled, letter follows": lettered(SHUFFLED),
    "reversed, letter follows": lettered(
        'keys.reverse()\nletter = "ABCD"[keys.index(data["answer"])]\n'
        'lines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCD", keys))'),
    "A through D": lettered(text=ASKED.replace("Question:", "Pick from A through D.\\nQuestion:")),
    "A, B, C or D": lettered(text=ASKED.replace("Question:", "Say A, B, C or D.\\nQuestion:")),
    "options in a sentence": plain(
        PLAIN.replace("\\nAnswer", " Is it {few} or {keys[-1]}?\\nAnswer"),
        body="few = ', '.join(keys[:-1])"),
    "roles in brackets": plain(
        PLAIN.replace("\\nAnswer", "\\nReply as <answer> or <user> would.\\nAnswer")),
    "JSON is asked for": plain(
        PLAIN.replace("\\nAnswer", "\\nReply with {{\\\"colour\\\": …}}.\\nAnswer")),
    "LaTeX": plain(
        PLAIN.replace("\\nAnswer", "\\nPut it in \\\\\\\\boxed{{}}, as $\\\\\\\\nu$ or "
                      "$\\\\\\\\frac{{a}}{{b}}$.\\nAnswer")),
    "a gold in its passage": plain(
        "f\"Passage: {data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
        rows=tuple({**row, "passage": f"In picture {i} the thing is {row['answer']}, says Ana."}
                   for i, row in enumerate(rows()))),
    "a gold that is an ordinary word": Case(
        source("", "f\"Say yes or no: {data['question']}\\nAnswer:\"", "' ' + data['answer']",
               "data['answer']"),
        tuple({"question": f"Is there no way to say yes to number {i}?",
               "target_scores": {"yes": i % 2, "no": 1 - i % 2},
               "answer": "yes" if i % 2 else "no"} for i in range(12))),
    "None of the above": lettered(rows=tuple(
        {**row, "target_scores": {**row["target_scores"], "None of the above": 0}}
        for row in rows())),
    "accents and dashes": plain(PLAIN, rows=rows(
        passage=lambda i: "", question=lambda i: f"Où est le café n° {i} — « là » ? αβ, 3 μm…")),
    "Russian": plain("f\"Вопрос: {data['question']}\\nОтвет:\"", rows=rows(
        passage=lambda i: "", question=lambda i: f"Какого цвета предмет {i} на картине А?")),
    "Chinese": plain("f\"问题：{data['question']}\\n答案：\"", rows=rows(
        passage=lambda i: "", question=lambda i: f"第{i}幅画里的东西是什么颜色（只选一种）？")),
    "emoji": plain(rows=rows(passage=lambda i: "",
                             question=lambda i: f"Who is 👩‍👧 in ❤️ picture {i}?")),
    "worked examples": by_hand(rows=rows(passage=lambda i: "")),
    "worked examples in the description": plain(
        "f\"Q: {data['question']}\\nA:\"", rows=rows(passage=lambda i: ""),
        settings=RenderSettings(
            description="Q: What is up?\nA: sky\n\nQ: What is down?\nA: earth")),
    "an instruction in each shot": plain(
        PLAIN.replace("Question:", "{data['passage']}\\nName the colour in one word.\\nQuestion:"),
        settings=TWO),
    "a guarded field": plain(
        PLAIN.replace("Question:", "{'Topic: ' + data['t'] if data.get('t') else 'Pictures'}\\n"
                      "{data['passage']}\\nQuestion:")),
    "a sorted set": lettered(LINES + "\nnames = set(keys)\nx = sorted(names)"),
    "an error that is raised again": lettered(
        LINES + "\ntry: x = 1\nexcept Exception as e: raise ValueError('no') from e"),
    "its own seed": lettered("import random\nrandom.Random(data['question']).random()\n" + LINES),
    "a chain that closes on its gold": Case(
        source("letter = 'ABCD'[gold]", ASKED.replace(
            "{lines}", "A. {keys[0]}\\nB. {keys[1]}\\nC. {keys[2]}\\nD. {keys[3]}"),
               "' It is not E but ' + letter + '. The answer is ' + letter + '.'"),
        rows(), postprocess="theoremqa_post"),
    "code in the rows": plain(rows=rows(passage=lambda i: f"{i}", question=lambda i: (
        f"What does print({{'a': [{i}, 2]}}, ['x', 'y'], f'{{x}}\\n', None) show?"))),
    "HTML is asked about": plain(rows=rows(passage=lambda i: f"{i}", question=lambda i: (
        f"In HTML, what does <br> or &amp; number {i} do?"))),
    "numbers in a story": plain(
        PLAIN, rows=tuple({"question": f"Tom has {i} apples and buys {i + 2}. How many?",
                           "target_scores": {str(2 * i + 2): 1, str(2 * i + 5): 0},
                           "answer": str(2 * i + 2)} for i in range(12))),
    "options behind their cue": lettered(text=ASKED.replace("{lines}", "Options: {lines}")),
    "bare letters": marked("ABCD", "{x} {o}"),
    "numbers for letters": Case(
        f"{HEAD}    letter = 'ABCD'[data['label']]\n"
        "    lines = '\\n'.join(f'{x}. {o}' for x, o in zip('ABCD', data['choices']))\n"
        f"    text = {ASKED}\n"
        "    return {'input': text, 'output': ' ' + letter, 'processed_output': letter}\n",
        tuple({"question": f"What is in picture {i}?", "label": (i * 7 // 3) % 4,
               "choices": [f"{COLOURS[(i + 3 * k) % 8]} paint" for k in range(4)]}
              for i in range(12))),
    "labels explained before the text": Case(
        source("", "f\"Label: yes or no.\\nText: {data['question']}\\nSentiment:\"",
               "' ' + data['answer']", "data['answer']"),
        tuple({"question": f"We saw film {i} and all of it {THINGS[i]}.",
               "target_scores": {"yes": i % 2, "no": 1 - i % 2},
               "answer": "yes" if i % 2 else "no"} for i in range(12)), settings=TWO),
    "two sentences, either way round": Case(
        source("", "f\"1: {data['pair'][0]}\\n2: {data['pair'][1]}\\nAnswer:\"",
               "' ' + data['answer']", "data['answer']"),
        tuple({"question": "", "pair": [f"The {THINGS[i // 2]} is here and stays with us all.",
                                        f"All that is here is number {i // 2} of many more."][:: 1 if i % 2 else -1],
               "target_scores": {"yes": i % 2, "no": 1 - i % 2},
               "answer": "yes" if i % 2 else "no"} for i in range(12)), settings=TWO),
    "a field for the metric alone": Case(
        source("", PLAIN, "' ' + data['answer']", "[data['answer'], data['test']]"),
        rows(passage=lambda i: str(i), test=lambda i: f"assert that it is {i} and no other at all")),
    "French": plain("f\"Question : {data['question']}\\nRéponse :\"", rows=rows(
        passage=lambda i: str(i), question=lambda i: f"Où va-t-il en {i}\u202f?")),
    "a newline is spoken of": plain(
        PLAIN.replace("Question:", "Split lines by '\\\\n'.\\nQuestion:"),
        rows=rows(passage=lambda i: str(i))),
    "a dialogue": plain(
        "f\"{data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"", settings=TWO, rows=rows(
            passage=lambda i: f"A: Where is number {i}?\nB: It is here.\nA: So it is.")),
    "a subject in the prompt": plain(
        "f\"Subject: {data['subject']}\\n{data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
        rows=rows(subject=lambda i: ("art", "maths", "law")[i % 3])),
    "statements and options": lettered(
        LINES, text="f\"{data['question']}\\n1. It is new.\\n2. It is old.\\n{lines}\\nAnswer:\"",
        rows=rows(passage=lambda i: "")),
}  # fmt: skip
QUIET = ("text/no-question",)
"""What the letters' cases may say: their passage is left out."""


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_however_it_is_written(name: str) -> None:
    """Its own rule has a finding, with a line where the fault is the source's."""
    rule, case = FAULTS[name]
    findings = found(case, rule)
    assert findings
    in_source = rule not in ("text/placeholder", "few-shot/near-copy", "few-shot/other-labels")
    assert all(finding.line for finding in findings) or not in_source


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_prompt_that_looks_odd_is_left_alone(name: str) -> None:
    """No rule has an error or a warning."""
    loud = [f for f in check(RIGHT[name].subject()) if f.severity != "hint"]
    assert [(f.rule, str(f.message)) for f in loud if f.rule not in QUIET] == []
