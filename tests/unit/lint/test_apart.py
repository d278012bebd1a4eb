"""Worked examples and shots held against each other and against the docs, answers against their
outputs and texts, and what only looks so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns
from workbench.types import RenderSettings

BAKERS = ("Omar", "Lena", "Ravi", "Mei", "Joan", "Emil", "Sofia", "Tariq")
SHOTS = RenderSettings(num_fewshot=2)


def rows(row: Any, count: int = 8) -> list[Mapping[str, Any]]:
    """Return rows that a function of their number makes."""
    return [row(i) for i in range(count)]


def mailed(i: int) -> dict[str, Any]:
    """Return a letter to a library and its desk."""
    letters = ("Where is my renewed card?", "The reading room is cold.", "My fine is too high.")
    return {"letter": f"{letters[i % 3]} Shelf {i}.", "desk": ("cards", "rooms", "fines")[i % 3]}


def by_hand(*pairs: tuple[str, str], cues: tuple[str, str] = ("Letter", "Desk")) -> Case:
    """Return a case with worked examples in its template."""
    shown = "".join(f"{cues[0]}: {one}\\n{cues[1]}: {two}\\n\\n" for one, two in pairs)
    text = f"f\"{shown}{cues[0]}: {{data['letter']}}\\n{cues[1]}:\""
    return Case(source=returns(text, "' ' + data['desk']", "data['desk']"), rows=rows(mailed))


def counted(i: int) -> dict[str, Any]:
    """Return a sum in Chinese."""
    return {"letter": f"筐里有{i + 20}个梨，吃了{i}个，还剩几个？", "desk": "答案是20。"}


FIRST = ("How do I renew my card?", "cards")
SECOND = ("The heating in the hall is broken.", "rooms")
THIRD = ("I paid the fine for my book twice.", "fines")
GERMAN = ("Ich habe die Karte nicht bekommen und warte auf den Brief.", "cards")


def steps(*answers: str, said: str = "") -> Case:
    """Return a case whose worked answers have steps."""
    shown = "".join(f"Q: How many loaves of {i}?\\nA: {a}\\n\\n" for i, a in enumerate(answers))
    text = f"f\"{said}{shown}Q: {{data['q']}}\\nA:\""
    own = [{"q": f"{b} bakes {i} loaves. How many?", "a": str(i)} for i, b in enumerate(BAKERS)]
    output = "f\" The answer is {data['a']}.\""
    return Case(source=returns(text, output, "data['a']"), rows=own, postprocess="gsm8k_post")


ENDED = (
    "2 + 2 = 4. The answer is 4.",
    "3 + 3 = 6. The answer is 6.",
    "1 + 1 = 2. The answer is 2.",
)

PLURALS = (("cat", "cats"), ("leaf", "leaves"), ("toe", "toes"), ("bee", "bees"), ("cup", "cups"))


def plurals(loop: str, before: str = "", asked: str = "word") -> Case:
    """Return a case whose rows bring pairs along."""
    body = (
        f"{before}    word = data['word']\n    parts = ['Write the plural.']\n"
        f"    for {loop} in data['demos']:\n"
        "        parts.append(f'Singular: {one}\\nPlural: {two}')\n"
        f"    parts.append(f'Singular: {{{asked}}}\\nPlural:')\n"
    )
    own = [
        {
            "word": f"{w}{p[0][0]}",
            "plural": f"{w}{p[0][0]}s",
            "demos": [list(p), list(PLURALS[(i + 2) % 5])],
        }
        for i, (w, p) in enumerate(zip(("hat", "pen", "mug", "rug", "jug"), PLURALS, strict=True))
    ]
    source = returns("'\\n\\n'.join(parts)", "' ' + data['plural']", "data['plural']", before=body)
    return Case(source=source, rows=own)


def filed(**change: Any) -> Case:
    """Return a case with a few-shot file whose rows are changed by functions of their fields."""
    made = [
        {"text": "The mill of Bonn burnt down.", "q": "Which mill burnt?", "a": "Bonn"},
        {"text": "Rice was sold at the pier.", "q": "What was sold?", "a": "Rice"},
        {"text": "A ferry crosses the fjord.", "q": "What does a ferry cross?", "a": "fjord"},
    ]
    shots = [{**row, **{n: how(row, i) for n, how in change.items()}} for i, row in enumerate(made)]
    own = [
        {"text": f"{b} wound the clock.", "q": f"What did {b} wind?", "a": "clock"} for b in BAKERS
    ]
    text = "f\"{data['text']}\\nQuestion: {data['q']}\\nAnswer:\""
    source = returns(text, "' ' + data['a']", "data['a']")
    return Case(source=source, rows=own, shots=shots, settings=SHOTS)


def described(description: str, **more: Any) -> Case:
    """Return a case with shots and a description over them."""
    text = "f\"Letter: {data['letter']}\\nDesk:\""
    return Case(
        source=returns(text, "' ' + data['desk']", "data['desk']"),
        rows=rows(mailed),
        settings=RenderSettings(num_fewshot=2, description=description, **more),
    )


def shot(head: str) -> Case:
    """Return a case whose shots all have a sentence."""
    text = f"f\"{head}\\nLetter: {{data['letter']}}\\nDesk:\""
    source = returns(text, "' ' + data['desk']", "data['desk']")
    return Case(source=source, rows=rows(mailed), settings=SHOTS)


def answered(text: str, gold: Any, **row: Any) -> Case:
    """Return a case whose golds are made by a function."""
    own = [{**{n: f(i) for n, f in row.items()}, "gold": gold(i)} for i in range(10)]
    return Case(source=returns(text, "' ' + data['gold']", "data['gold']"), rows=own)


TRAIN = "f\"{data['train']}\\nWhen does it leave?\\nTime:\""
PRINTS = "f\"{data['code']}\\nWhat does it print?\\nOutput:\""


def leaving(i: int) -> str:
    """Return a row of a table of trains."""
    return f"R{i} | {i:02}:15 | {i + 11}:40"


def listed(output: str) -> Case:
    """Return a case that lists marks of options to choose from."""
    text = (
        "f\"{data['q']}\\n(甲) {data['o'][0]}\\n(乙) {data['o'][1]}\\n(丙) {data['o'][2]}\\n"
        '請選一項（甲、乙、丙）。\\n答："'
    )
    own = [
        {"q": f"第{i}題，哪一樣是水果？", "o": [f"梨{i}", f"刀{i}", f"布{i}"], "g": i % 3}
        for i in range(8)
    ]
    return Case(source=returns(text, output, output), rows=own)


def luck(output: str) -> Case:
    """Return a case whose outputs have steps and a marker."""
    text = "f\"{data['q']}\\nSolution:\""
    own = [{"q": f"{b} has {i} + 5 eggs.", "s": f"{i} + 5 = {i + 5}.", "a": str(i + 5)}
           for i, b in enumerate(BAKERS)]  # fmt: skip
    return Case(source=returns(text, output, "data['a']"), rows=own, postprocess="gsm8k_post")


def joined(processed: str) -> Case:
    """Return a case whose golds are lists."""
    own = [{"w": [b.lower(), "zoe", f"abe{i}"]} for i, b in enumerate(BAKERS)]
    text = "f\"Sort: {', '.join(data['w'])}\\nSorted:\""
    return Case(source=returns(text, "' ' + ', '.join(sorted(data['w']))", processed), rows=own)


def claimed(rule: str) -> Case:
    """Return a case of claims with a rare third label."""
    labels = ("SUPPORTS", "REFUTES", "SUPPORTS", "REFUTES", "NOT ENOUGH INFO")
    own = [{"c": f"{b} is tall.", "v": labels[i % 5]} for i, b in enumerate(BAKERS)]
    return Case(
        source=returns("f\"Claim: {data['c']}\\nVerdict:\"", f"' ' + {rule}", rule), rows=own
    )


def steps_asked(output: str) -> Case:
    """Return a case that asks for steps and shows them."""
    own = [{"q": f"{b} has {i} + 5 eggs.", "s": f"{i} + 5 = {i + 5}.", "a": str(i + 5)}
           for i, b in enumerate(BAKERS)]  # fmt: skip
    text = "f\"{data['q']}\\nAnswer: Let's think step by step.\""
    source = returns(text, output, "data['a']")
    return Case(source=source, rows=own, settings=SHOTS, postprocess="gsm8k_post")


def cued(cues: tuple[str, str], **more: Any) -> Case:
    """Return a case whose rows bring their last cue along."""
    own = [{"q": f"Who is {b}?", "a": b[0], "cue": cues[i % 2], **{k: v[i % 2] for k, v in
           more.items()}} for i, b in enumerate(BAKERS)]  # fmt: skip
    text = "f\"Question: {data['q']}\\n{data['cue']}:\""
    return Case(source=returns(text, "' ' + data['a']", "data['a']"), rows=own)


def lettered(said: str) -> Case:
    """Return a case with a few golds of two letters."""
    text = (
        f"f\"{said}\\n{{data['q']}}\\nA. {{data['o'][0]}}\\nB. {{data['o'][1]}}\\n"
        "C. {data['o'][2]}\\nAnswer:\""
    ).replace("C. {data", "C. {data")
    own = [{"q": f"What fits {b}?", "o": [f"red {i}", f"tin {i}", f"oak {i}"],
            "g": "AC" if i % 4 == 0 else "ABC"[i % 3]} for i, b in enumerate(BAKERS)]  # fmt: skip
    return Case(source=returns(text, "' ' + data['g']", "data['g']"), rows=own)


WRONG: Mapping[str, tuple[str, Case]] = {
    "a label asked, a letter answered": (
        "few-shot/worked-form", by_hand(FIRST, SECOND, ("fines", THIRD[0]))),
    "one of four in German": ("few-shot/worked-form", by_hand(FIRST, SECOND, GERMAN, THIRD)),
    "a worked answer without its end": (
        "few-shot/worked-form", steps(ENDED[0], "3 + 3 = 6. The answer", ENDED[2])),
    "another close than is asked for": (
        "few-shot/worked-form", steps(*ENDED, said="End with 'So it is X.'\\n\\n")),
    "pairs read as the reverse": ("few-shot/wrong-answer", plurals("two, one")),
    "a loop that takes the name": (
        "few-shot/question-shown",
        plurals("one, two", "    one = data['word']\n", "one")),
    "a cue within a field": (
        "few-shot/unlike-docs", filed(q=lambda row, i: f"Question: {row['q']}")),
    "spaces at an end": (
        "few-shot/unlike-docs", filed(text=lambda row, i: row["text"] + "  " * (i == 0))),
    "a field with nothing": ("few-shot/unlike-docs", filed(text=lambda row, i: "")),
    "questions of the next row": (
        "few-shot/unlike-docs",
        filed(q=lambda row, i: ("What was sold at the pier?", "What crosses the fjord?",
                                "Which mill burnt?")[i])),
    "cues of another version": (
        "few-shot/other-cues",
        described("Mail: my card is gone\nTeam: cards\n\nMail: a cold room\nTeam: rooms\n\n")),
    "labels of another version": (
        "few-shot/other-labels", described("Letter: my card is gone\nDesk: ID\n\n")),
    "each shot is the last": (
        "text/repeated-instruction", shot("Now that you have read the examples, answer.")),
    "each shot says it is your turn": ("text/repeated-instruction", shot("Now it is your turn.")),
    "times without a nought": (
        "answer/other-form",
        answered(TRAIN, lambda i: f"{i}:15" if i in (2, 5, 7) else f"{i:02}:15", train=leaving)),
    "figures without their comma": (
        "answer/other-form",
        answered("f\"{data['t']}\\nHow many?\\nNumber:\"",
                 lambda i: f"{i + 2}300" if i in (2, 5, 7) else f"{i + 2},300",
                 t=lambda i: f"Stall {i} sold {i + 2},300 pears.")),
    "quotes of some texts": (
        "answer/other-form",
        answered(PRINTS, lambda i: f"'ab{i}'" if i in (1, 4) else f"ab{i}",
                 code=lambda i: f"print('ab' + str({i}))")),
    "an option's text for 甲": ("answer/letter-asked", listed("data['o'][data['g']]")),
    "a marker of full width": (
        "answer/not-extracted", luck("f\" {data['s']}\\n＃＃＃＃ {data['a']}\"")),
    "a marker of its own": (
        "answer/not-extracted", luck("f\" {data['s']}\\nFinal: [{data['a']}]\"")),
    "joined without a space": ("answer/not-in-output", joined("','.join(sorted(data['w']))")),
    "no info is a no": (
        "answer/gold-differs", claimed("{'SUPPORTS': 'yes'}.get(data['v'], 'no')")),
    "the answer before its steps": (
        "answer/chain-differs", steps_asked("f\" The answer is {data['a']}. {data['s']}\"")),
    "cues of two makers": ("text/shot-cue", cued(("Answer", "Reply"))),
    "two letters of a few": ("answer/other-form", lettered("Choose the correct option.")),
}  # fmt: skip

RIGHT: Mapping[str, Case] = {
    "three labels": by_hand(FIRST, SECOND, THIRD),
    "labels for which no letter is long": by_hand(FIRST, SECOND, ("fines?", "fines")),
    "all are closed": steps(*ENDED),
    "one adds a remark": steps(ENDED[0], ENDED[1], "1 + 1 = 2. So the answer is 2."),
    "the close that is asked for": steps(*ENDED, said="End with 'The answer is X.'\\n\\n"),
    "pairs as they are": plurals("one, two"),
    "a row's own word kept apart": plurals("one, two", "    own = data['word']\n", "own"),
    "a file like the docs": filed(),
    "a file with a colon in some": filed(q=lambda row, i: "Note: " * (i > 0) + row["q"]),
    "one text of the file is empty": filed(text=lambda row, i: row["text"] if i else ""),
    "no description": described("Name the desk for each letter.\n\n"),
    "examples of the docs' make": described("Letter: my card is gone\nDesk: cards\n\n"),
    "a form with a place": described("Letter: the text\nDesk: <desk>\n\n"),
    "an instruction in each": shot("Name the desk for the last letter of the day."),
    "times as in the table": answered(TRAIN, lambda i: f"{i:02}:15", train=leaving),
    "times that are to be computed": answered(TRAIN, lambda i: f"{i}:55", train=leaving),
    "all texts in quotes": answered(
        PRINTS, lambda i: f"'ab{i}'", code=lambda i: f"print(repr('ab' + str({i})))"),
    "some print a repr": answered(
        PRINTS, lambda i: f"'ab{i}'" if i in (1, 4) else f"ab{i}",
        code=lambda i: f"print({'repr' if i in (1, 4) else 'str'}('ab{i}'))"),
    "marks are answered": listed("'甲乙丙'[data['g']]"),
    "the known marker": luck("f\" {data['s']}\\n#### {data['a']}\""),
    "joined alike": joined("', '.join(sorted(data['w']))"),
    "a third answer": claimed(
        "{'SUPPORTS': 'yes', 'REFUTES': 'no', 'NOT ENOUGH INFO': 'unclear'}[data['v']]"),
    "steps before the answer": steps_asked("f\" {data['s']} The answer is {data['a']}.\""),
    "one cue": cued(("Answer", "Answer")),
    "cues of two languages": cued(("Answer", "Antwort")),
    "cues that a field tells": cued(("Answer", "Reply"), kind=("quiz", "mail")),
    "several may be right": lettered("Choose all options that fit."),
}  # fmt: skip

NEW = frozenset(rule for rule, _ in WRONG.values())


@pytest.mark.parametrize("what", WRONG)
def test_found(what: str) -> None:
    rule, case = WRONG[what]
    assert found(case, rule)


@pytest.mark.slow
@pytest.mark.parametrize("what", RIGHT)
def test_silent(what: str) -> None:
    assert not [said for rule in NEW for said in loud(RIGHT[what], rule)]
