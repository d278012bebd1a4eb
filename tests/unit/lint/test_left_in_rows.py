"""What rows, settings and the code leave in prompts or out of them: the answer printed once more,
notes, empty turns, keys and last lines, each beside what is right."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case
from workbench.types import RenderSettings

WORDS = ["two", "three", "four", "five", "seven", "eight", "nine", "ten"]
CLAUSES: Rows = [{"text": f"It ends {word} weeks after sale {i}.", "time": f"{word} weeks"}
                 for i, word in enumerate(WORDS)]  # fmt: skip
PLACES = ("Weir", "Bank", "Point")
COUNTS: Rows = [{"seen": {p: 7 * i + n for n, p in enumerate(PLACES)},
                 "lines": [f"* {p}: {7 * i + n}" for n, p in enumerate(PLACES)],
                 "place": PLACES[i % 3]} for i in range(9)]  # fmt: skip
SLIPS: Rows = [{"text": f"We saw {word}x at noon.", "slip": f"{word}x", "word": word}
               for word in ("seven", "eleven", "twelve", "twenty", "thirty", "forty")]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("<c time='{data['time']}'>{data['text']}</c>\\nTime:", True),
        ("<c>{data['text']}</c>\\nTime:", False),
    ],
)
def test_a_copied_answer_is_printed_besides(text: str, *, is_told: bool) -> None:
    assert bool(found(case(text, "data['time']", CLAUSES), "answer/leaked")) == is_told


def test_the_right_option_is_a_field_of_its_own() -> None:
    rows = [{**row, "wrong": f"{word} days"} for row, word in zip(CLAUSES, WORDS, strict=True)]
    text = "{data['text']}\\nHow long: {data['wrong']} or {data['time']}?\\nAnswer:"
    assert not found(case(text, "data['time']", rows), "answer/leaked")


@pytest.mark.parametrize(
    ("lines", "is_told"),
    [
        ("(x + ' (max)' * (data['place'] in x) for x in data['lines'])", True),
        ("(x + ' (seen)' for x in data['lines'])", False),
    ],
)
def test_the_line_of_the_answer_is_marked(lines: str, *, is_told: bool) -> None:
    made = case(f"{{chr(10).join({lines})}}\\nPlace:", "data['place']", COUNTS)
    assert bool(found(made, "answer/leaked")) == is_told


@pytest.mark.parametrize(("keys", "is_told"), [("[:2]", True), ("", False)])
def test_a_dict_is_shown_in_part(keys: str, *, is_told: bool) -> None:
    shown = f"'\\n'.join(f'* {{k}}: {{v}}' for k, v in list(data['seen'].items()){keys})"
    made = Case(
        f"def transform(data, num_sample, r, dataset_name):\n    text = {shown} + '\\nPlace:'\n"
        "    gold = data['place']\n"
        "    return {'input': text, 'output': ' ' + gold, 'processed_output': gold}\n",
        COUNTS,
    )
    assert bool(found(made, "text/cut-item")) == is_told


@pytest.mark.parametrize(("note", "is_told"), [(" (TODO check)", True), (" (check)", False)])
def test_a_note_in_a_row(note: str, *, is_told: bool) -> None:
    rows = [{**CLAUSES[0], "text": f"{CLAUSES[0]['text']}{note}"}, *CLAUSES[1:]]
    made = case("Clause: {data['text']}\\nTime:", "data['time']", rows)
    assert bool(found(made, "text/note-left")) == is_told


@pytest.mark.parametrize(("said", "is_told"), [("", True), ("Yes.", False)])
def test_a_turn_without_words(said: str, *, is_told: bool) -> None:
    rows = [{"talk": [{"who": "Bo", "says": f"Ask {i}?"}, {"who": "Al", "says": f"No {i}."}],
             "act": f"kind {i}"} for i in range(8)]  # fmt: skip
    rows[3]["talk"] = [{"who": "Bo", "says": said}, {"who": "Al", "says": "No."}]
    shown = "'\\n'.join(f\"{t['who']}: {t['says']}\" for t in data['talk'])"
    made = Case(
        f"def transform(data, num_sample, r, dataset_name):\n    text = {shown} + '\\nIt is a'\n"
        "    gold = data['act']\n"
        "    return {'input': text, 'output': ' ' + gold, 'processed_output': gold}\n",
        rows,
    )
    assert bool(found(made, "text/empty-slot")) == is_told


@pytest.mark.parametrize(("output", "is_told"), [("steps", True), ("data['answer']", False)])
def test_the_last_line_is_left_out(output: str, *, is_told: bool) -> None:
    rows = [{"q": f"How much is {i} and {i}?", "answer": f"{i} + {i} = {2 * i}.\n#### {2 * i}"}
            for i in range(3, 9)]  # fmt: skip
    made = Case(
        "def transform(data, num_sample, r, dataset_name):\n"
        "    steps, gold = data['answer'].split('\\n#### ')\n"
        "    return {'input': data['q'] + '\\nAnswer:', 'output': ' ' + "
        f"{output}, 'processed_output': gold}}\n",
        rows,
    )
    assert bool(found(made, "answer/not-in-output")) == is_told


@pytest.mark.parametrize(("name", "is_told"), [("itme", True), ("time", False), ("unit", False)])
def test_a_misspelt_field_with_a_default(name: str, *, is_told: bool) -> None:
    made = case("Clause: {data['text']}\\nTime:", f"data.get('{name}', 'one week')", CLAUSES)
    assert bool(found(made, "text/absent-field")) == is_told


@pytest.mark.parametrize(("delimiter", "is_told"), [("\\n", True), ("\n", False)])
def test_a_delimiter_with_an_escape(delimiter: str, *, is_told: bool) -> None:
    made = case("Clause: {data['text']}\\nTime:", "data['time']", CLAUSES)
    settings = RenderSettings(num_fewshot=1, target_delimiter=delimiter)
    assert bool(found(replace(made, settings=settings), "text/escaped")) == is_told


@pytest.mark.parametrize(("behind", "is_told"), [("", True), (" ", False)])
def test_an_object_right_behind_the_cue(behind: str, *, is_told: bool) -> None:
    made = Case(
        "def transform(data, num_sample, r, dataset_name):\n"
        f"    gold = {behind!r} + '{{\"time\": \"' + data['time'] + '\"}}'\n"
        "    return {'input': data['text'] + '\\nJSON:', 'output': gold, "
        "'processed_output': gold.strip()}\n",
        CLAUSES,
        settings=RenderSettings(num_fewshot=1),
    )
    assert bool(found(made, "text/missing-space")) == is_told
    assert not loud(made, "text/missing-space")


def test_a_tuple_within_chinese() -> None:
    rows = [{"q": f"第{i}条", "a": "质量"} for i in range(4)]
    for shown, is_told in (("('质量', '物流')", True), ("“质量”、“物流”", False)):
        made = Case(
            "OWN = ('质量', '物流')\n"
            "def transform(data, num_sample, r, dataset_name):\n"
            f"    text = '从' + {'repr(OWN)' if is_told else repr(shown)} + '中选。' + data['q']\n"
            "    return {'input': text, 'output': data['a'], 'processed_output': data['a']}\n",
            rows,
        )
        assert bool(found(made, "text/raw-value")) == is_told


@pytest.mark.parametrize(
    ("text", "is_told"),
    [
        ("Sentence: {data['text']}\\nWord: Word:", True),
        ("Sentence: {data['text']}\\nWord:", False),
    ],
)
def test_the_template_of_a_task_that_puts_words_right(text: str, *, is_told: bool) -> None:
    assert bool(found(case(text, "data['word']", SLIPS), "text/said-again")) == is_told


def test_a_class_of_animals_is_no_program() -> None:
    rows = [{"animal": f"owl {i}", "kind": str(i % 2)} for i in range(4)]
    for space, is_told in (("    ", True), ("", False)):
        text = (
            f"To which class does it belong?\\n\\n{space}Animal: {{data['animal']}}\\n{space}Kind:"
        )
        assert bool(found(case(text, "data['kind']", rows), "text/indented")) == is_told
