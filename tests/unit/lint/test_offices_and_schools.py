"""Labels that are folded, shortened or looked up, tags that tell them, and worked examples that are
laid out or answered as another one, each beside what looks like it and is right."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

from tests.unit.lint.cases import Case, found, loud
from tests.unit.lint.test_everyday import Rows, case
from workbench.types import RenderSettings

URGENCIES = ("grave", "urgent", "mild")
NOTES: Rows = [{"report": f"Patient {i} has pain {i}.", "level": URGENCIES[i % 3]}
               for i in range(9)]  # fmt: skip
ASKED = "How urgent is it: grave, urgent or mild?\nReport: {data['report']}\nLevel:"
BINS = {"Quay": "Monday", "Hill End": "Tuesday", "Northby": "Thursday"}
MAILS: Rows = [{"mail": f"Letter {i}: I live in {place}.", "day": day}
               for i in range(3) for place, day in BINS.items()]  # fmt: skip
BIRDS = ("Pica pica", "Corvus corax", "Turdus merula", "Parus major", "Falco peregrinus",
         "Strix aluco", "Apus apus", "Larus canus")  # fmt: skip
SPECIES: Rows = [{"full": bird, "short": f"{bird[0]}. {bird.split()[1]}"} for bird in BIRDS]
CAPITALS = [(land, town, ("Paris", "Bonn"))
            for land, town in (("Peru", "Lima"), ("Cuba", "Havana"), ("Chad", "Ndjamena"),
                               ("Iran", "Tehran"), ("Laos", "Vientiane"),
                               ("Mali", "Bamako"))]  # fmt: skip


def mended(rows: Rows, **values: Callable[[Mapping[str, object]], object]) -> Rows:
    """Return rows with some fields made of them."""
    return [{**row, **{name: make(row) for name, make in values.items()}} for row in rows]


def tagged(rest: str) -> Case:
    rows = mended(NOTES, tags=lambda row: ["ward 7", row["level"] if rest == "own" else rest])
    return case(f"Tags: {{', '.join(data['tags'])}}\n{ASKED}", "data['level']", rows)


def test_tags_with_the_label() -> None:
    assert loud(tagged("own"), "answer/leaked")
    assert not found(tagged("adult"), "answer/leaked")


def test_a_list_of_all_labels_is_no_tag() -> None:
    rows = mended(NOTES, tags=lambda _: [*URGENCIES])
    asked = f"Tags: {{', '.join(data['tags'])}}\n{ASKED}"
    assert not found(case(asked, "data['level']", rows), "answer/leaked")


@pytest.mark.parametrize(
    ("output", "is_told"),
    [
        ("data['level'].replace('urgent', 'grave')", True),
        ("data['level']", False),
    ],
)
def test_two_labels_made_one(output: str, *, is_told: bool) -> None:
    assert bool(found(case(ASKED, output, NOTES), "answer/gold-differs")) == is_told


def test_a_folded_label_that_is_not_offered() -> None:
    asked = ASKED.replace("grave, urgent or mild", "grave or mild")
    output = "data['level'].replace('urgent', 'grave')"
    assert not found(case(asked, output, NOTES), "answer/gold-differs")


def test_numbers_of_which_two_have_one_label() -> None:
    rows = mended(NOTES, level=lambda row: URGENCIES.index(str(row["level"])))
    asked = "Is the claim true, false or open?\nClaim: {data['report']}\nVerdict:"
    for names, count in ((("true", "open", "open"), 1), (("true", "false", "open"), 0)):
        made = case(asked, f"{names!r}[data['level']]", rows)
        assert len(found(made, "answer/gold-differs")) == count


def bins(said: Mapping[str, str], rows: Rows = MAILS) -> Case:
    table = "\n".join(f"| {place} | {day} |" for place, day in said.items())
    asked = f"| Place | Day |\n| --- | --- |\n{table}\n\nMail: {{data['mail']}}\nDay:"
    return case(asked, "data['day']", rows)


def test_two_lines_of_a_table_exchanged() -> None:
    crossed = {**BINS, "Quay": "Tuesday", "Hill End": "Monday"}
    assert loud(bins(crossed), "answer/gold-differs")
    assert not found(bins(BINS), "answer/gold-differs")


def test_a_table_that_does_not_decide_alone() -> None:
    rows = [*MAILS, {"mail": "A late letter: I live in Quay.", "day": "Tuesday"}]
    crossed = {**BINS, "Quay": "Tuesday", "Hill End": "Monday"}
    assert not found(bins(crossed, rows), "answer/gold-differs")


def shortened(level: str, asked: str = ASKED) -> Case:
    rows = mended(NOTES, level=lambda row: level if row is NOTES[1] else row["level"])
    return case(asked, "data['level']", rows)


def test_a_label_in_part() -> None:
    assert loud(shortened("urg"), "answer/two-spellings")
    assert not found(shortened("urgent"), "answer/two-spellings")


def test_a_part_that_is_a_label_of_its_own() -> None:
    """The prompt names both."""
    asked = ASKED.replace("or mild", "mild or urg")
    assert not found(shortened("urg", asked), "answer/two-spellings")


@pytest.mark.parametrize(
    ("named", "count"),
    [("serious, pressing or slight", 1), ("grave, urgent or mild", 0)],
)
def test_synonyms_where_the_question_has_one_label_as_a_word(named: str, count: int) -> None:
    asked = ASKED.replace("grave, urgent or mild", named)
    hits = found(case(asked, "data['level']", NOTES), "answer/other-names")
    assert len(hits) == count
    assert all(hit.severity == "hint" for hit in hits)


def test_labels_of_another_language_of_which_one_is_the_same() -> None:
    rows = mended(NOTES, level=lambda row: {"grave": "a favor", "urgent": "en contra",
                                            "mild": "neutral"}[str(row["level"])])  # fmt: skip
    for named, count in (("in favour, against, neutral", 1), ("a favor, en contra, neutral", 0)):
        asked = f"Indique la postura ({named}):\nCarta: {{data['report']}}\nPostura:"
        assert len(found(case(asked, "data['level']", rows), "answer/other-names")) == count


def counted(words: str) -> Case:
    rows = mended(NOTES, level=lambda row: "ABC"[URGENCIES.index(str(row["level"]))])
    asked = f"Choose one of the {words} levels.\nA) grave\nB) urgent\nC) mild\n\nReport: "
    return case(asked + "{data['report']}\nLetter:", "data['level']", rows)


def test_a_number_of_lettered_options() -> None:
    assert found(counted("five"), "answer/other-count")
    assert not found(counted("three"), "answer/other-count")


def test_a_number_of_codes_in_a_line() -> None:
    rows = mended(NOTES, level=lambda row: str(200 + URGENCIES.index(str(row["level"]))))
    for word, is_told in (("five", True), ("three", False)):
        asked = f"There are {word} codes.\n200: grave; 201: urgent; 202: mild\n\n"
        made = case(asked + "Report: {data['report']}\nCode:", "data['level']", rows)
        assert bool(found(made, "answer/other-count")) == is_told


def worked(description: str) -> Case:
    made = case("Shorten the genus.\n\nFull name: {data['full']}\nShort name:", "data['short']",
                SPECIES)  # fmt: skip
    return Case(made.source, made.rows, settings=RenderSettings(description=description))


SHOWN = "Full name: Vulpes vulpes\nShort name: {}\n\nFull name: Canis lupus\nShort name: {}\n\n"


def test_worked_examples_in_another_layout() -> None:
    lines = "Vulpes vulpes -> V. vulpes\nCanis lupus -> C. lupus\n\n"
    assert found(worked(lines), "few-shot/worked-form")
    assert not found(worked(SHOWN.format("V. vulpes", "C. lupus")), "few-shot/worked-form")


def test_a_table_of_terms_is_no_worked_example() -> None:
    """What its lines have before the arrow is far shorter than what the docs ask."""
    lines = "gen. -> genus\nsp. -> species\n\n"
    asked = "Full name: {data['full']} of the old world, seen at noon by the lake\nShort name:"
    rows = mended(SPECIES, full=lambda row: f"{row['full']} of the old world, seen at the lake")
    made = case(asked, "data['short']", rows)
    told = Case(made.source, made.rows, settings=RenderSettings(description=lines))
    assert not found(told, "few-shot/worked-form")


def test_the_answer_of_another_worked_example() -> None:
    assert found(worked(SHOWN.format("V. vulpes", "V. vulpes")), "few-shot/wrong-answer")
    assert not found(worked(SHOWN.format("V. vulpes", "C. lupus")), "few-shot/wrong-answer")


def test_bare_numbers_above_worked_examples() -> None:
    for second, is_told in ((3, True), (2, False)):
        shown = SHOWN.format("V. vulpes", "C. lupus").split("Full name: Canis")
        description = f"1.\n{shown[0]}{second}.\nFull name: Canis{shown[1]}"
        assert bool(found(worked(description), "few-shot/numbered")) == is_told


def test_a_row_in_the_description_whose_field_is_called_note() -> None:
    rows = mended(NOTES, note=lambda row: f"{row['report']} It began last night at home.")
    asked = ASKED.replace("report']", "note']").replace("Report", "Note")
    first = f"Note: {rows[0]['note']}\nLevel: grave\n\n"
    for description, is_told in ((first, True), ("Note: I feel well.\nLevel: mild\n\n", False)):
        made = case(asked, "data['level']", rows)
        told = Case(made.source, made.rows, settings=RenderSettings(description=description))
        assert bool(found(told, "few-shot/near-copy")) == is_told


def test_the_right_option_in_brackets_where_letters_are_right() -> None:
    options = "\n".join(f"{letter}. {{data['choices'][{i}]}}" for i, letter in enumerate("ABC"))
    for behind, is_told in (" ({0})", True), ("", False), (" (in {1})", False):
        rows = [
            {"q": f"Which city lies in {land}?{behind.format(town, land)}", "answer": i % 3,
             "choices": [*others[: i % 3], town, *others[i % 3 :]]}
            for i, (land, town, others) in enumerate(CAPITALS)
        ]  # fmt: skip
        made = case(f"{{data['q']}}\n{options}\nAnswer:", "'ABC'[data['answer']]", rows)
        assert bool(found(made, "answer/leaked")) == is_told


CYRILLIC = {"grave": "ж", "urgent": "в", "mild": "б"}


def lettered(legend: str, output: str = "data['level']") -> Case:
    rows = mended(NOTES, level=lambda row: CYRILLIC[str(row["level"])])
    return case(f"Определите вид письма ({legend}).\nПисьмо: {{data['report']}}\nБуква:", output,
                rows)  # fmt: skip


def test_initials_in_a_bracket() -> None:
    right = "ж — жалоба, в — вопрос, б — благодарность"
    crossed = "ж — благодарность, в — вопрос, б — жалоба"
    assert loud(lettered(crossed), "answer/legend")
    assert not found(lettered(right), "answer/legend")
    assert found(lettered(right, "data['level'].upper()"), "answer/letters")
    assert not found(lettered(right), "answer/letters")


def test_a_japanese_span_of_numbers() -> None:
    rows = mended(NOTES, level=lambda row: str(1 + URGENCIES.index(str(row["level"]))))
    for last, is_told in ((5, True), (3, False)):
        options = "1. 電源\n2. 紙\n3. 通信\n\n症状：{data['report']}\n番号："
        asked = f"1から{last}までの番号で答えます。\n{options}"
        assert bool(found(case(asked, "data['level']", rows), "answer/letters")) == is_told


def test_two_stops_behind_a_bracket() -> None:
    for stop, is_told in (("..", True), (".", False), ("...", False)):
        asked = ASKED.replace("grave, urgent or mild?", f"say it (grave, urgent or mild){stop}")
        assert bool(found(case(asked, "data['level']", NOTES), "text/stray-sign")) == is_told


@pytest.mark.parametrize(
    ("squeeze", "is_told"), [("re.sub(r'\\s+', ' ', text)", True), ("text", False)]
)
def test_lines_that_are_joined_and_squeezed(squeeze: str, *, is_told: bool) -> None:
    body = "    text = '\\n'.join([data['report'], 'Level:'])\n"
    source = (
        "import re\ndef transform(data, num_sample, r, dataset_name):\n"
        f"{body}    text = {squeeze}\n    gold = data['level']\n"
        '    return {"input": text, "output": " " + gold, "processed_output": gold}\n'
    )
    assert bool(found(Case(source, NOTES), "text/lost-lines")) == is_told
