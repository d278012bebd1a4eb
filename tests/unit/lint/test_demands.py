"""What a prompt demands, what rows say under any names, and what joins an answer to its question:
each kind of fault in several forms, beside the right prompts that look like them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.types import RenderSettings

TWO = RenderSettings(num_fewshot=2)
WORDS = ("north", "southern", "east", "west", "harbour", "summit")
SIDES = ("left", "right", "middle")
CHOICES = ("the old bridge", "the new road", "a mill", "one tower")


def rows(**fields: Callable[[int], Any]) -> list[Mapping[str, Any]]:
    """Return twelve rows."""
    return [{name: value(i) for name, value in fields.items()} for i in range(12)]


def shown(text: str, **more: Any) -> Case:
    """Return a case of an input, an f-string's text, over rows with one of three labels."""
    labels = more.pop("labels", SIDES)
    settings = RenderSettings(num_fewshot=2, description=more.pop("description", ""))
    made = rows(
        text=lambda i: f"We saw thing {i}.", label=lambda i: labels[i * 7 // 3 % len(labels)]
    )
    return Case(
        returns(
            f'f"{text}"',
            more.pop("output", "' ' + data['label']"),
            more.pop("gold", "data['label']"),
        ),
        more.pop("rows", made),
        settings=settings,
        **more,
    )


def told(description: str, **more: Any) -> Case:
    """Return such a case with a description."""
    return shown("Text: {data['text']}\\nIt is:", description=description, **more)


LISTED = "'\\n'.join(f'{m}. {c}' for m, c in zip('ABCD', %s))"
ORDER = "[data[k] for k in ('opa', 'opb', 'opc', 'opd')]"
PLACES = (2, 0, 1, 3, 3, 1, 0, 2, 1, 3, 2, 0)


def family(options: str = ORDER, gold: str = "'ABCD'[data['cop'] - 1]", **more: Any) -> Case:
    """Return a case whose rows have their options in fields of their own, and count from 1."""
    made = [
        {
            "question": f"What stands in town {i}?",
            **{f"op{m}": f"{CHOICES[(i + k) % 4]} {i}" for k, m in enumerate("abcd")},
            "cop": PLACES[i] + 1,
        }
        for i in range(12)
    ]
    text = f"data['question'] + '\\n' + {LISTED % options} + '\\nAnswer:'"
    return Case(returns(text, f"' ' + {gold}", gold), more.pop("rows", made), **more)


def traits(right: str) -> list[Mapping[str, Any]]:
    """Return rows whose right option says when, and the others in which month or which."""
    return [
        {
            "question": f"When was it built, number {WORDS[i % 6]}?",
            **{
                f"op{m}": f"{WORDS[(i + k) % 6]} {'abcdefghijkl'[i]}"
                + (right if k == PLACES[i] else (" in June", " in July", " in April")[k % 3])
                for k, m in enumerate("abcd")
            },
            "cop": PLACES[i] + 1,
        }
        for i in range(12)
    ]


def foreign(
    order: str = "data['choix']", gold: str = "'abcd'[data['bonne']]", cue: str = "Réponse :"
) -> Case:
    """Return a case of rows in French, with a list and the number of the right option."""
    made = rows(
        question=lambda i: f"Où est la ville {i} dans le pays ?",
        choix=lambda i: [f"{WORDS[(i + k) % 6]} {i}" for k in range(3)],
        bonne=lambda i: (2, 0, 1)[i * 7 // 3 % 3],
    )
    listed = f"'\\n'.join(f'{{m}}) {{c}}' for m, c in zip('abc', {order}))"
    text = f"'Question : ' + data['question'] + '\\n' + {listed} + '\\n{cue}'"
    settings = RenderSettings(description="Choisissez la bonne réponse pour la question.")
    return Case(returns(text, f"' ' + {gold}", gold), made, settings=settings)


def truths(
    gold: str, name: str = "answer", value: Callable[[int], Any] = lambda i: i % 3 > 0
) -> Case:
    """Return a case whose rows have a verdict."""
    made = rows(text=lambda i: f"Is town {i} by the sea?", **{name: value})
    return Case(returns("f\"{data['text']}\\nAnswer yes or no:\"", f"' ' + {gold}", gold), made)


def golden(input_text: str, /, **fields: Callable[[int], Any]) -> Case:
    """Return a case of open answers."""
    return Case(returns(f'f"{input_text}"'), rows(**fields))


def said(i: int) -> str:
    """Return a sentence that is an answer."""
    return f"It is the {WORDS[i % 6]} road {i}."


def asked(text: Callable[[int], str], answer: Callable[[int], str] = said) -> Case:
    """Return a case of a text that is shown, and its answer."""
    return golden("{data['text']}\\nAnswer:", text=text, answer=answer)


def legend(words: str) -> Case:
    """Return a case of verdicts that are figures, with what these mean."""
    return Case(
        returns(
            f"f\"{{data['text']}} ({words})\\nIt is:\"",
            "' ' + str(int(data['answer']))",
            "str(int(data['answer']))",
        ),
        rows(text=lambda i: f"Is town {i} by the sea?", answer=lambda i: i % 3 > 0),
    )


def form(words: str, right: str = "", output: str = "' ' + data['answer']", **more: Any) -> Case:
    """Return a case that asks for a form before its question; `output` is the answer."""
    value = more.pop("value", lambda i: f"{WORDS[i % 6]}")
    made = rows(question=lambda i: f"Which is number {i}?", answer=value)
    text = f"f\"{words}\\nQ: {{data['question']}}\\nA:{right}\""
    return Case(returns(text, output), made, settings=TWO)


def cued(first: str, last: str, text: str) -> Case:
    """Return a case of a text between two cues."""
    return golden(f"{first}{{data['text']}}\\n{last}", text=lambda i: text % i, answer=str)


LABELS: Mapping[str, tuple[str, Case, Case]] = {
    "yes or no is demanded": (
        "answer/other-names",
        told("Answer each question with yes or no."),
        told("Ask yourself: yes or no? Then say left, right or middle."),
    ),
    "true or false, in brackets": (
        "answer/other-names",
        shown("{data['text']} (true or false)\\nIt is:"),
        shown("{data['text']} (seen or heard)\\nSay left, right or middle:"),
    ),
    "figures are demanded": (
        "answer/other-names",
        told("Answer 1 or 0.", labels=("yes", "no")),
        told("Answer in 1 or 2 words: yes or no.", labels=("yes", "no")),
    ),
    "a figure for each case": (
        "answer/other-names",
        told("Reply 1 if it is there, and 0 if it is not.", labels=("yes", "no")),
        told("Reply yes if it is there, and no if it is not.", labels=("yes", "no")),
    ),
    "labels of another task are sorted into": (
        "answer/other-names",
        told("Sort each text into World, Sports, Business or Technology."),
        told("Sort each text into left, right or middle."),
    ),
    "another question is decided": (
        "answer/other-names",
        told("Say whether each message is positive or negative."),
        told("Say whether each thing is left, right or middle."),
    ),
    "a question asks for others": (
        "answer/other-names",
        shown("{data['text']}\\nIs it angry, afraid or happy?\\nIt is:"),
        shown("{data['text']}\\nIs it left, right or middle?\\nIt is:"),
    ),
    "a number on a scale": (
        "answer/other-names",
        told("Rate each thing with a number from 1 to 5."),
        told("Rate each thing with a number from 1 to 5.", labels=("1", "5", "3")),
    ),
    "a number in words is one": (
        "answer/other-names",
        told("Rate each thing on a scale from 1 to 5."),
        told("Rate each thing on a scale from 1 to 5.", labels=("one", "five", "three")),
    ),
    "one of the letters": (
        "answer/letter-asked",
        told("Answer each question with one of the letters A to D."),
        told("Answer with the side that the letter was found on."),
    ),
    "a letter alone": (
        "answer/letter-asked",
        told("Answer with a letter."),
        told("Answer with a letter.", labels=("A", "B", "C")),
    ),
    "the option's text, and letters are right": (
        "answer/letter-asked",
        family(settings=RenderSettings(description="Write out the right option, not its letter.")),
        family(settings=RenderSettings(description="Write its letter, not the text.")),
    ),
    "a label is misspelt": (
        "answer/other-names",
        told("Say whether it is lift or right.", labels=("left", "right")),
        told("Say whether it is left or right, as seen from the lift.", labels=("left", "right")),
    ),
    "another word beside a named label": (
        "answer/other-form",
        told("Sort into left, right or middle.", labels=("left side", "right", "middle")),
        told("Sort into left side, right or middle.", labels=("left side", "right", "middle")),
    ),
    "brackets around a named label": (
        "answer/other-form",
        told("Say left, right or middle.", labels=("(left)", "right", "middle")),
        told("Say (left), right or middle.", labels=("(left)", "right", "middle")),
    ),
    "more behind a label and a comma": (
        "answer/other-form",
        shown("{data['text']}\\nIs it so?", labels=("yes", "no", "yes, it is so")),
        shown("{data['text']}\\nIs it so?", labels=("yes", "no", "neither of them")),
    ),
}  # fmt: skip

ROWS: Mapping[str, tuple[str, Case, Case]] = {
    "options in fields are listed backwards": (
        "answer/gold-differs", family(f"{ORDER}[::-1]"), family()),
    "options in fields are sorted": ("answer/gold-differs", family(f"sorted({ORDER})"), family()),
    "two columns changed places": (
        "answer/gold-differs",
        family("[data[k] for k in ('opb', 'opa', 'opc', 'opd')]"),
        family(),
    ),
    "a number from 1 is taken for one from 0": (
        "answer/gold-differs",
        family(gold="'ABCDE'[data['cop']]"),
        family(gold="'ABCDE'[data['cop'] - 1]"),
    ),
    "a list with a name in French is sorted": (
        "answer/gold-differs",
        foreign("sorted(data['choix'], key=lambda c: c[::-1])"),
        foreign(),
    ),
    "a number from 0 is taken for one from 1": (
        "answer/gold-differs",
        foreign(gold="'abcd'[data['bonne'] - 1]"),
        foreign(),
    ),
    "numbers for letters": (
        "answer/letters",
        foreign(gold="str(data['bonne'] + 1)"),
        foreign(),
    ),
    "the right option is the longest": (
        "answer/length-tells",
        family(
            rows=[
                {
                    "question": f"What is in town {i}?",
                    **{
                        f"op{m}": f"mill {i}{k}" + (", as all know" if k == PLACES[i] else "")
                        for k, m in enumerate("abcd")
                    },
                    "cop": PLACES[i] + 1,
                }
                for i in range(12)
            ]
        ),
        family(),
    ),
    "an option says nothing": (
        "answer/empty-option",
        family(
            rows=[
                {
                    "question": f"What is in town {i}?",
                    **{
                        f"op{m}": "" if i == 3 and k == 1 else f"mill {i}{k}"
                        for k, m in enumerate("abcd")
                    },
                    "cop": PLACES[i] + 1,
                }
                for i in range(12)
            ]
        ),
        family(),
    ),
    "options are in the question, too": (
        "answer/letters",
        family(f"{ORDER}) ) + '\\n' + '\\n'.join(f'{{m}}. {{c}}' for m, c in zip('ABCD', {ORDER}"),
        family(),
    ),
    "a verdict is turned round": (
        "answer/gold-differs",
        truths("('yes', 'no')[data['answer']]"),
        truths("('no', 'yes')[data['answer']]"),
    ),
    "0 and 1 of what is named so": (
        "answer/gold-differs",
        truths("('yes', 'no')[data['is_near']]", "is_near", lambda i: i % 2),
        truths("('yes', 'no')[data['label']]", "label", lambda i: i % 2),
    ),
    "a legend of verdicts": ("answer/legend", legend("0 = yes, 1 = no"), legend("0 = no, 1 = yes")),
}  # fmt: skip

ROWS = {
    **ROWS,
    "yes in two languages": (
        "answer/two-spellings",
        golden("{data['text']}", text=lambda i: f"Is it {i}?",
               answer=lambda i: "ja" if i == 4 else ("yes", "no")[i % 2]),
        golden("{data['text']}", text=lambda i: f"Is it {i}?",
               answer=lambda i: ("yes", "no", "maybe")[i % 3]),
    ),
    "the right option alone has a figure": (
        "answer/stands-out", family(rows=traits(" in 1900")), family(),
    ),
}  # fmt: skip

JOINED: Mapping[str, tuple[str, Case, Case]] = {
    "a field has both, with bars between": (
        "answer/leaked",
        asked(lambda i: f"Where to go {i}? ||| {said(i)}"),
        asked(lambda i: f"Where to go {i}? ||| Tell us."),
    ),
    "a field begins with the answer": (
        "answer/leaked",
        asked(lambda i: f"{said(i)}\tWhere to go {i}?"),
        asked(lambda i: f"Say it.\tWhere to go {i}?"),
    ),
    "the premise goes on with the right ending": (
        "answer/leaked",
        asked(lambda i: f"We were in town {i}. {said(i)}"),
        asked(lambda i: f"We were in town {i}. It rained."),
    ),
    "square brackets around what is to be found": (
        "answer/marked",
        asked(lambda i: f"On day {i} he went [{WORDS[i % 6]}] again.", lambda i: WORDS[i % 6]),
        asked(lambda i: f"On [day {i}] he went {WORDS[i % 6]} again.", lambda i: WORDS[i % 6]),
    ),
    "capitals for what is to be found": (
        "answer/marked",
        asked(lambda i: f"On day {i} he went {WORDS[i % 6].upper()}.", lambda i: WORDS[i % 6]),
        asked(lambda i: f"On day {i} the NATO went {WORDS[i % 6]}.", lambda i: WORDS[i % 6]),
    ),
    "a worked example with a long cue is a row": (
        "few-shot/near-copy",
        golden("Text: We were in the old town of number 3 all day.\\nThe road that they took, in a "
               "word: west\\n\\nText: {data['text']}\\nThe road that they took, in a word:",
               text=lambda i: f"We were in the old town of number {i} all day.", answer=said),
        golden("Text: We were in the old town of number 99 all day.\\nThe road that they took, in "
               "a word: west\\n\\nText: {data['text']}\\nThe road that they took, in a word:",
               text=lambda i: f"We were in the old town of number {i} all day.", answer=said),
    ),
    "a gold with a space": (
        "answer/two-spellings",
        golden("{data['text']}\\nAnswer:", text=lambda i: f"Who is {i}?", answer=lambda i: f"{i} "),
        golden("{data['text']}\\nAnswer:", text=lambda i: f"Who is {i}?", answer=str),
    ),
    "options with their newline": (
        "text/two-spaces",
        golden("{data['text']}\\n- {data['options'][0]}\\n- {data['options'][1]}\\nAnswer:",
               text=lambda i: f"Which of {i}?", options=lambda i: [f"up {i}\n", f"down {i}\n"],
               answer=lambda i: f"{('up', 'down')[i * 7 // 3 % 2]} {i}"),
        golden("{data['text']}\\n- {data['options'][0]}\\n- {data['options'][1]}\\nAnswer:",
               text=lambda i: f"Which of {i}?\n", options=lambda i: [f"up {i}", f"down {i}"],
               answer=lambda i: f"{('up', 'down')[i * 7 // 3 % 2]} {i}"),
    ),
}  # fmt: skip

FORMS: Mapping[str, tuple[str, Case, Case]] = {
    name: ("few-shot/other-form", form(*fault) if isinstance(fault, tuple) else fault, right)
    for name, fault, right in (
        ("a box", ("Put the answer in \\\\boxed{{}}.",),
         form("Put the answer in \\\\boxed{{}}.", output="' \\\\boxed{' + data['answer'] + '}'")),
        ("a box that the cue opens", ("Put the answer in \\\\boxed{{}}.",),
         form("Put the answer in \\\\boxed{{}}.", " \\\\boxed{{", "data['answer'] + '}'")),
        ("a block of code", ("Answer with a code block.",),
         form("Answer with a code block.", output="' ```' + data['answer'] + '```'")),
        ("an object of JSON", ('Reply in the form {{\\"answer\\": ...}}.',),
         form("Reply in the form {{\\'answer\\': ...}}.", output="' {\"answer\": 1}'")),
        ("tags", ("Write it between <answer> and </answer>.",),
         form("Write it between <answer> and </answer>.",
              output="' <answer>' + data['answer'] + '</answer>'")),
        ("four hashes", ("Write the answer after ####.",),
         form("Write the answer after ####.", output="' #### ' + data['answer']")),
        ("a closing sentence", ("End with 'The answer is X'.",),
         form("End with 'The answer is X'.", output="' The answer is ' + data['answer']")),
        ("quotes", ("Put your answer in quotation marks.",),
         form("What does the word “mole” in quotation marks mean?")),
        ("two decimals", form("Give it with two decimals.", value=lambda i: f"{i}"),
         form("Give it with two decimals.", value=lambda i: f"{i}.50")),
        ("a unit", form("Give the number with its unit.", value=lambda i: f"{i}"),
         form("Give the number with its unit.", value=lambda i: f"{i} km")),
        ("no unit", form("Give it without units.", value=lambda i: f"{i} km"),
         form("Give it without units.", value=lambda i: f"{i}")),
        ("three words at most",
         form("Use at most three words.", value=lambda i: f"It is the {WORDS[i % 6]} road {i}."),
         form("Use at most seven words.", value=lambda i: f"It is the {WORDS[i % 6]} road.")),
        ("reasons", ("Explain your answer.",),
         form("Explain your answer.", value=lambda i: f"It is {WORDS[i % 6]}, as it was before.")),
        ("a date", form("Write the date as YYYY-MM-DD.", value=lambda i: f"May {i + 1}, 2020"),
         form("Write the date as YYYY-MM-DD.", value=lambda i: f"2020-05-{i + 10}")),
    )
}  # fmt: skip

TONGUES: Mapping[str, tuple[str, Case, Case]] = {
    name: ("text/cue-forms", cued(*fault), cued(*right))
    for name, fault, right in (
        ("Chinese, and an English cue", ("问题：", "Answer：", "第%d个城市在哪里？"),
         ("问题：", "答案：", "第%d个城市在哪里？")),
        ("English, and a Chinese cue", ("Question: ", "答案:", "Where is town %d?"),
         ("Question: ", "Answer:", "第%d个城市在哪里？")),
        ("German and English", ("Frage: ", "Answer:", "Wo ist die Stadt %d?"),
         ("Frage: ", "Antwort:", "Wo ist die Stadt %d?")),
        ("Spanish and English", ("Pregunta: ", "Answer:", "¿Dónde está la ciudad %d?"),
         ("Question: ", "Answer:", "¿Dónde está la ciudad %d?")),
        ("Russian and English", ("Вопрос: ", "Answer:", "Где город %d?"),
         ("Вопрос: ", "Ответ:", "Где город %d?")),
        ("Japanese and Chinese", ("問題：", "答案：", "町%dはどこですか。"),
         ("問題：", "解答：", "町%dはどこですか。")),
        ("languages that are named", ("Frage: ", "Answer:", "Wo ist die Stadt %d?"),
         ("English: ", "中文：", "Where is town %d?")),
    )
}  # fmt: skip

DESCRIBED = {
    "French, as its description is": ("text/cue-forms", foreign(cue="Answer:"), foreign()),
}

PAIRS = {**LABELS, **ROWS, **JOINED, **FORMS, **TONGUES, **DESCRIBED}


@pytest.mark.parametrize("name", PAIRS)
def test_a_fault_is_found(name: str) -> None:
    """Its rule has a finding."""
    rule, case, _ = PAIRS[name]
    assert found(case, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_looks_like_it_is_left_alone(name: str) -> None:
    """The rule says nothing of the right prompt."""
    rule, _, case = PAIRS[name]
    assert [finding.message for finding in found(case, rule)] == []
