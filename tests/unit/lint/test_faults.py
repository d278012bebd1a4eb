"""Faults as people make them, in many spellings."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.unit.lint.cases import HEAD, Case, found, returns
from tests.unit.lint.variants import (
    ASKED,
    COLOURS,
    HAND,
    LINES,
    MARKS,
    PLAIN,
    SORTED,
    THINGS,
    TWO,
    by_hand,
    lettered,
    marked,
    plain,
    rows,
    source,
    swapped,
)
from workbench.types import RenderSettings

FAULTS: Mapping[str, tuple[str, Case]] = {
    **{
        f"the letter of another option, {name}": (
            "answer/gold-differs",
            marked(marks, shape, "(gold + 1) % 4"),
        )
        for name, (_, marks, shape) in MARKS.items()
    },
    "options in a row": ("answer/gold-differs", marked("ABCD", "({x}) {o}", "(gold + 1) % 4", " ")),
    "sorted for display": ("answer/gold-differs", lettered(SORTED)),
    "small letter, capital list": ("answer/letters", swapped('"ABCDEF"[gold]', '"abcdef"[gold]')),
    "shifted letter": ("answer/letters", swapped('"ABCDEF"[gold]', '"EFGH"[gold]')),
    "digit for a letter": ("answer/letters", swapped('"ABCDEF"[gold]', "str(gold)")),
    "letter and bullets": ("answer/letters", swapped('f"{x}. {o}"', 'f"- {o}"')),
    "letter without a list": ("answer/letters", lettered(text=PLAIN)),
    "an option is dropped": ("answer/letters", swapped('zip("ABCDEF", keys)', 'zip("ABC", keys)')),
    "only the gold is listed": (
        "answer/letters",
        swapped("keys)", "[data['answer']] + ['none of these'])"),
    ),
    "all marked A": ("answer/letters", swapped('f"{x}. {o}"', 'f"A. {o}"')),
    "through E for four": (
        "answer/letters",
        lettered(text=ASKED.replace("Question:", "Pick from A through E.\\nQuestion:")),
    ),
    "A-E for four": ("answer/letters", lettered(text=ASKED.replace("Answer:", "Answer (A-E):"))),
    "enumerated beyond": (
        "answer/letters",
        lettered(text=ASKED.replace("\\nAnswer:", "\\nAnswer with A, B, C, D or E.\\nAnswer:")),
    ),
    "an option is shown twice": ("answer/letters", swapped("keys)", "[*keys[:3], keys[0]])")),
    "output in another letter": ("answer/letters", lettered(output="' ' + letter.lower()")),
    "gold comes first": (
        "answer/one-place",
        lettered(
            'keys.remove(data["answer"])\nkeys.insert(0, data["answer"])\nletter = "A"\n'
            'lines = "\\n".join(f"{x}. {o}" for x, o in zip("ABCD", keys))'
        ),
    ),
    # -- leaks
    "a hint with the answer": (
        "answer/leaked",
        plain(PLAIN.replace("\\nAnswer", "\\nHint: {data['answer']}\\nAnswer")),
    ),
    "a hint with the letter": (
        "answer/leaked",
        lettered(text=ASKED.replace("\\nAnswer", "\\n(Key: {letter})\\nAnswer")),
    ),
    "the answer before the question": (
        "answer/leaked",
        plain(PLAIN.replace("Question", "[{data['answer']}] Question")),
    ),
    "the answer in capitals": (
        "answer/leaked",
        plain(PLAIN.replace("Question", "Tag {data['answer'].upper()}. Question")),
    ),
    "a mark beside the right option": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', 'f"{x}. {o}" + (" (correct)" if o == data["answer"] else "")'),
    ),
    "a star before the right option": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', '("*" if o == data["answer"] else "") + f"{x}. {o}"'),
    ),
    "a space behind the right option": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', 'f"{x}. {o}" + (" " if o == data["answer"] else "")'),
    ),
    "the right option in capitals": (
        "answer/stands-out",
        swapped('f"{x}. {o}"', "f\"{x}. {o.upper() if o == data['answer'] else o}\""),
    ),
    "a hint by its place": (
        "answer/leaked",
        lettered(text=ASKED.replace("\\nAnswer", "\\nHint: option number {gold + 1}.\\nAnswer")),
    ),
    "a hint by its first letter": (
        "answer/leaked",
        plain(PLAIN.replace("\\nAnswer", "\\nIt begins with {data['answer'][0]}.\\nAnswer")),
    ),
    "the stars of a review": (
        "answer/leaked",
        plain(
            PLAIN.replace("Question:", "Stars: {data['stars']}\\nReview:"),
            rows=tuple(
                {
                    "question": f"It was film {THINGS[i]} {i}, and we saw all of it.",
                    "stars": (1, 5, 2, 4)[i % 4],
                    "target_scores": {"good": i % 2, "bad": 1 - i % 2},
                    "answer": "good" if i % 2 else "bad",
                }
                for i in range(12)
            ),
        ),
    ),
    "the number of the right option": (
        "answer/leaked",
        lettered(
            text=ASKED.replace("Question", "Item {data['label']}\\nQuestion"),
            rows=rows(label=lambda i: (i * 7 // 3) % 4),
        ),
    ),
    "the longest is right": (
        "answer/length-tells",
        swapped("keys)", "[o + ' as you can see' if o == data['answer'] else o for o in keys])"),
    ),
    "a space more for yes": (
        "answer/leaked",
        Case(
            source(
                "end = ' ' if data['answer'] == 'yes' else ''",
                "f\"{data['question']}\\nAnswer:{end}\"",
                "data['answer']",
                "data['answer']",
            ),
            tuple(
                {
                    "question": f"Is there a way to number {i}?",
                    "target_scores": {"yes": i % 2, "no": 1 - i % 2},
                    "answer": "yes" if i % 2 else "no",
                }
                for i in range(12)
            ),
        ),
    ),
    "the letter of another option, bare": (
        "answer/gold-differs",
        marked("ABCD", "{x} {o}", "(gold + 1) % 4"),
    ),
    "the letter of another option, by number": (
        "answer/gold-differs",
        Case(
            f"{HEAD}    letter = 'BCDA'[data['label']]\n"
            "    lines = '\\n'.join(f'{x}. {o}' for x, o in zip('ABCD', data['choices']))\n"
            f"    text = {ASKED}\n"
            "    return {'input': text, 'output': ' ' + letter, 'processed_output': letter}\n",
            tuple(
                {
                    "question": f"What is in picture {i}?",
                    "label": (i * 7 // 3) % 4,
                    "choices": [f"{COLOURS[(i + 3 * k) % 8]} paint" for k in range(4)],
                }
                for i in range(12)
            ),
        ),
    ),
    # -- text that was meant to be computed
    "no f, a field": (
        "text/placeholder",
        plain('"Q: {data[\'question\']}\\nA:" + data["passage"]'),
    ),
    "no f, a call": (
        "text/placeholder",
        plain('data["question"] + "\\n{data[\'passage\'].strip()}\\nA:"'),
    ),
    "no f, a join": (
        "text/placeholder",
        lettered(text='data["question"] + "\\n{chr(65 + gold)}\\nA:"'),
    ),
    "no f, a variable": (
        "text/placeholder",
        lettered(text='data["question"] + "\\n{lines}\\nAnswer:"'),
    ),
    "no format": ("text/placeholder", plain('data["question"] + "\\nRead: {}\\nA:"')),
    "no percent": ("text/placeholder", plain('data["question"] + "\\nRead: %s\\nA:"')),
    "Jinja's block": (
        "text/placeholder",
        plain('data["question"] + "{% if passage %}x{% endif %}\\nA:"'),
    ),
    "a name in the description": (
        "text/placeholder",
        plain(settings=RenderSettings(description="About {subject}.")),
    ),
    "a field in the description": (
        "text/placeholder",
        plain(settings=RenderSettings(description="Read {{passage}}:")),
    ),
    "get gives None": (
        "text/nothing",
        plain(PLAIN.replace("Question:", "{data.get('topic')}\\nQuestion:")),
    ),
    "get gives nothing": (
        "text/absent-field",
        plain(PLAIN.replace("Question:", "{data.get('pasage', '')}\\nQuestion:")),
    ),
    "nan": (
        "text/nothing",
        plain(
            PLAIN.replace("Question:", "{data['n']}\\nQuestion:"),
            rows=rows(n=lambda i: float("nan")),
        ),
    ),
    "a list of keys": ("text/raw-value", plain(PLAIN.replace("\\nAnswer", "\\n{keys}\\nAnswer"))),
    "dict keys": (
        "text/raw-value",
        plain(PLAIN.replace("\\nAnswer", "\\n{data['target_scores'].keys()}\\nAnswer")),
    ),
    "a tuple": ("text/raw-value", plain(PLAIN.replace("\\nAnswer", "\\n{tuple(keys)}\\nAnswer"))),
    "bytes": (
        "text/raw-value",
        plain(PLAIN.replace("data['question']", "data['question'].encode()")),
    ),
    "a generator": (
        "text/raw-value",
        plain(PLAIN.replace("\\nAnswer", "\\n{(o for o in keys)}\\nAnswer")),
    ),
    "a set of one": (
        "text/raw-value",
        plain(PLAIN.replace("\\nAnswer", "\\n{set(keys[:1])}\\nAnswer")),
    ),
    "a rounding error": (
        "text/raw-value",
        plain(PLAIN.replace("\\nAnswer", "\\n{0.1 + 0.2}\\nAnswer")),
    ),
    "the passage is cut": (
        "text/no-question",
        plain(PLAIN.replace("Question:", "{data['passage'][:30]}\\nQuestion:")),
    ),
    "the passage is dropped": ("text/no-question", plain()),
    "the passage loses its beginning": (
        "text/no-question",
        plain(
            PLAIN.replace("Question:", "{data['passage'][7:]}\\nQuestion:"),
            rows=rows(passage=lambda i: f"On day {i} Ana took this of a house by the sea."),
        ),
    ),
    "an escaped newline": ("text/escaped", plain(PLAIN.replace("\\nAnswer", "\\\\nAnswer"))),
    "an escaped newline in the rows": (
        "text/escaped",
        plain(rows=rows(question=lambda i: f"Read this.\\nWhat is number {i}?")),
    ),
    "entities": ("text/markup", plain(rows=rows(question=lambda i: f"Cats &amp; dogs {i}?"))),
    "tags": ("text/markup", plain(rows=rows(question=lambda i: f"Cats<br>and dogs {i}?"))),
    "an empty passage": (
        "text/empty-slot",
        plain(
            "f\"Passage: {data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
            rows=rows(passage=lambda i: "" if i % 3 else f"It was day {i} of a long journey."),
        ),
    ),
    "no passage at all": (
        "text/empty-slot",
        plain(
            "f\"Passage: {data['passage']}\\nQuestion: {data['question']}\\nAnswer:\"",
            rows=rows(passage=lambda i: ""),
        ),
    ),
    "letter by letter": (
        "text/raw-value",
        plain(PLAIN.replace("\\nAnswer", "\\n{', '.join(data['passage'])}\\nAnswer")),
    ),
    "no f, with a format": (
        "text/placeholder",
        plain('"Q: {question!r}\\nA:" + data["passage"] + data["question"]'),
    ),
    "insert this": (
        "text/placeholder",
        plain('data["question"] + "\\n[insert passage here]\\nA:"'),
    ),
    "the passage twice": (
        "text/repeated-instruction",
        plain(PLAIN.replace("Question:", "{data['passage']}\\n{data['passage']}\\nQuestion:")),
    ),
    "tokens left over": (
        "text/markup",
        plain(rows=rows(question=lambda i: f"Twenty @-@ one and {i}?")),
    ),
    # -- characters
    "a Cyrillic letter in a cue": ("text/look-alike", plain(PLAIN.replace("Answer", "Аnswer"))),
    "a Cyrillic mark": ("text/look-alike", swapped('zip("ABCDEF"', 'zip("АBCDEF"')),
    "a Greek letter": ("text/look-alike", plain(PLAIN.replace("Question", "Questiοn"))),
    "a ligature": ("text/look-alike", plain(rows=rows(question=lambda i: f"The ﬁrst of {i}?"))),
    "a wide colon in English": ("text/look-alike", plain(PLAIN.replace("Answer:", "Answer："))),
    "not composed": (
        "text/not-composed",
        plain(rows=rows(question=lambda i: f"The cafe\u0301 {i}?")),
    ),
    "a mark of direction": ("text/invisible", plain(PLAIN.replace("Question", "\\u200eQuestion"))),
    "a line separator": (
        "text/invisible",
        plain(rows=rows(question=lambda i: f"One\u2028two {i}?")),
    ),
    "tag characters": ("text/invisible", plain(PLAIN.replace("Answer", "Answer\\U000e0041"))),
    "a thin space": ("text/invisible", plain(PLAIN.replace("Answer:", "Answer\\u2009:"))),
    "a joiner": ("text/invisible", plain(PLAIN.replace("Answer", "An\\u200dswer"))),
    "a soft hyphen": ("text/invisible", plain(PLAIN.replace("Answer", "An\\u00adswer"))),
    **{
        f"special text {special}": (
            "text/special-token",
            plain(PLAIN.replace("Question", f"{special}Question")),
        )
        for special in (
            "<|endoftext|>",
            "<|im_start|>",
            "</s>",
            "[INST] ",
            "<bos>",
            "<|eot_id|>",
            "<start_of_turn>",
            "<｜User｜>",
            "<<SYS>>",
        )
    },
    # -- shots and question
    "cues of two widths": ("text/cue-forms", by_hand(HAND.replace("A: earth", "A：earth"))),
    "cues with a space": (
        "text/cue-forms",
        by_hand(HAND.replace("Q: What is down", "Q : What is down")),
    ),
    "no space behind a cue": ("text/cue-forms", by_hand(HAND.replace("A: sky", "A:sky"))),
    "another last cue": ("few-shot/worked-cue", by_hand(HAND.replace("}\\nA:", "}\\nAnswer:"))),
    "another cue of one example": (
        "few-shot/worked-cue",
        by_hand("Q: What is up?\\nA: sky\\n\\nQ: {data['question']}\\nResponse:"),
    ),
    "no separator": (
        "few-shot/separator",
        plain(settings=RenderSettings(num_fewshot=2, separator="")),
    ),
    "a doubled separator": (
        "few-shot/separator",
        Case(
            source("", PLAIN, "' ' + data['answer'] + '\\n\\n'", "data['answer']"),
            rows(),
            settings=TWO,
        ),
    ),
    "one separator short": ("few-shot/separator", by_hand(HAND.replace("earth\\n\\n", "earth\\n"))),
    "an instruction twice": (
        "text/repeated-instruction",
        plain(
            PLAIN.replace("Question:", "Answer the question about the picture.\\nQuestion:"),
            settings=RenderSettings(description="Answer the question about the picture."),
        ),
    ),
    "an instruction at both ends": (
        "text/repeated-instruction",
        plain(
            PLAIN.replace("Question:", "Name the colour in one word.\\nQuestion:").replace(
                "\\nAnswer", "\\nName the colour in one word.\\nAnswer"
            )
        ),
    ),
    "steps only in the question": (
        "few-shot/steps-only-here",
        by_hand(HAND.replace("}\\nA:", "}\\nA: Let's think step by step.")),
    ),
    "a copy in another case": (
        "few-shot/near-copy",
        plain(
            shots=tuple({**row, "question": row["question"].upper()} for row in rows()),
            settings=TWO,
        ),
    ),
    "a copy with a sentence more": (
        "few-shot/near-copy",
        plain(
            shots=tuple({**row, "question": "Look closely. " + row["question"]} for row in rows()),
            settings=TWO,
        ),
    ),
    "a copy by hand": (
        "few-shot/near-copy",
        by_hand(HAND.replace("What is down?", "what colour has the sky in picture 1?")),
    ),
    "other labels in the shots' file": (
        "few-shot/other-labels",
        Case(
            source("", PLAIN, "' ' + data['answer']", "data['answer']"),
            tuple(
                {
                    "question": f"Is {i} odd?",
                    "target_scores": {"yes": i % 2, "no": 1 - i % 2},
                    "answer": "yes" if i % 2 else "no",
                }
                for i in range(12)
            ),
            shots=tuple(
                {
                    "question": f"Is {i} even?",
                    "target_scores": {"true": i % 2, "false": 1 - i % 2},
                    "answer": "true" if i % 2 else "false",
                }
                for i in range(4)
            ),
            settings=TWO,
        ),
    ),
    "labels that are not the answers'": (
        "answer/other-names",
        Case(
            returns(
                "f\"Answer with yes or no.\\n{data['question']}\\nAnswer:\"",
                "' ' + data['answer']",
            ),
            tuple(
                {"question": f"Is {i} odd?", "answer": "true" if i % 2 else "false"}
                for i in range(12)
            ),
        ),
    ),
    "labels under a heading that are not the answers'": (
        "answer/other-names",
        Case(
            returns("f\"Labels: politics, sport, art\\n{data['question']}\\nLabel:\""),
            tuple(
                {"question": f"The news of day {i}.", "answer": ("law", "games", "music")[i % 3]}
                for i in range(12)
            ),
        ),
    ),
    "Chinese labels that are not the answers'": (
        "answer/other-names",
        Case(
            returns(
                "f\"评论：{data['question']}\\n请判断情感是积极还是消极。\\n情感：\"",
                "data['answer']",
            ),
            tuple(
                {"question": f"第{i}件商品我很满意。", "answer": "正面" if i % 2 else "负面"}
                for i in range(12)
            ),
        ),
    ),
    "labels in the shots' file of a task without options": (
        "few-shot/other-labels",
        Case(
            rows=tuple(
                {"question": f"Is {i} odd?", "answer": "yes" if i % 2 else "no"} for i in range(12)
            ),
            shots=tuple(
                {"question": f"Is {i} even?", "answer": "true" if i % 2 else "false"}
                for i in range(20, 24)
            ),
            settings=TWO,
        ),
    ),
    "a cue of an example by another name": (
        "few-shot/worked-cue",
        by_hand(
            "Review: Fine.\\nSentiment: red\\n\\nReview: Bad.\\nSentiment: blue\\n\\n"
            "Review: {data['question']}\\nLabel:"
        ),
    ),
    "a cue that is chosen by the row": (
        "text/shot-cue",
        plain(
            PLAIN.replace("Answer:", "{'A' if data['odd'] else 'Answer'}:"),
            rows=rows(odd=lambda i: i % 2 == 0),
            settings=TWO,
        ),
    ),
    "only the right option has a full stop": (
        "answer/stands-out",
        lettered(
            rows=tuple(
                {
                    **row,
                    "target_scores": {o + "." * s: s for o, s in row["target_scores"].items()},
                    "answer": row["answer"] + ".",
                }
                for row in rows()
            )
        ),
    ),
    "a Chinese passage that is cut": (
        "text/no-question",
        plain(
            "f\"短文：{data['passage'][:8]}\\n问题：{data['question']}\\n回答：\"",
            rows=rows(
                passage=lambda i: f"第{i}天早上小明去河边钓鱼，中午他带着三条鱼回家，妈妈很高兴。",
                question=lambda i: f"谁在第{i}天很高兴？",
            ),
        ),
    ),
    "a shell's placeholder in the description": (
        "text/placeholder",
        plain(settings=RenderSettings(description="Name the colour, one of ${colours}.")),
    ),
    "steps whose last sum is another": (
        "answer/chain-differs",
        Case(
            returns(
                output="f\" 2 x {data['n']} = {2 * data['n']}. So the answer is {data['n']}.\"",
                processed="str(data['n'])",
            ),
            tuple({"question": f"What is half of {2 * i}?", "n": i} for i in range(1, 13)),
            postprocess="theoremqa_post",
        ),
    ),
    "steps that come to another letter": (
        "answer/chain-differs",
        lettered(
            LINES + "\nother = 'BCDA'[gold]",
            output="f' So it is ({other}). The answer is ({letter}).'",
        ),
    ),
    "a chain that ends elsewhere": (
        "answer/chain-differs",
        Case(
            source("", PLAIN, "' It is ' + letter + '. So the answer is ' + other + '.'").replace(
                "    text =", "    letter, other = 'ABCD'[gold], 'BCDA'[gold]\n    text ="
            ),
            rows(),
        ),
    ),
    # -- code
    "a set under a name": (
        "code/set-order",
        lettered('names = set(keys)\nletter = "ABCD"[gold]\nlines = "\\n".join(o for o in names)'),
    ),
    "hash": ("code/hash", lettered(LINES + "\nh = hash(data['question']) % 4")),
    "one seed for all": (
        "code/same-draw",
        lettered("import random\nrandom.Random(0).shuffle(list(keys))\n" + LINES),
    ),
    "a broad except": (
        "code/hidden-errors",
        lettered(LINES + "\ntry: x = 1\nexcept Exception: x = ''"),
    ),
    "suppressed": (
        "code/hidden-errors",
        lettered("import contextlib\nwith contextlib.suppress(Exception): x = 1\n" + LINES),
    ),
    "a comment that silences nothing": (
        "code/stale-ignore",
        lettered(LINES + "\nx = 1  # lint: ignore text/two-spaces"),
    ),
    "a part of the row under a name": (
        "code/changes-row",
        lettered(LINES + "\nscores = data['target_scores']\nscores.update(x=0)"),
    ),
    "the row after the call": (
        "code/changes-row",
        lettered(LINES, facts={"changed": frozenset({0, 3})}),
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_found_however_it_is_written(name: str) -> None:
    """Its own rule has a finding, with a line where the fault is the source's."""
    rule, case = FAULTS[name]
    findings = found(case, rule)
    assert findings
    in_source = rule not in ("text/placeholder", "few-shot/near-copy", "few-shot/other-labels")
    assert all(finding.line for finding in findings) or not in_source
