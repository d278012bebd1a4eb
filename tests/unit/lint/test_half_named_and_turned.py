"""What a prompt lists twice, names by half or asks the contrary of, and a task or a language that
is another one's: each beside what is right."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found, returns
from tests.unit.lint.test_everyday import Rows, case
from workbench.types import RenderSettings

NOTES = ("rent is late", "tap drips", "loud parties", "rent went up", "roof leaks", "dogs bark",
         "rent receipt", "door sticks", "drums at night", "rent rebate", "mould", "shouting",
         "rent unpaid", "broken lift", "music")  # fmt: skip
KINDS = ("rent", "repairs", "noise")
OPTIONS = "rent, repairs or noise"


def notes(text: str, shown: str = "data['kind']", description: str = "") -> Case:
    """Return notes of three kinds, asked with a text."""
    rows: Rows = [{"note": note, "kind": KINDS[i % 3]} for i, note in enumerate(NOTES)]
    made = case(text + "\n\nNote: {data['note']}\nKind:", shown, rows)
    return Case(made.source, rows, settings=RenderSettings(description=description))


@pytest.mark.parametrize(
    ("text", "is_fault"),
    [
        ("Is it rent, repairs, rent or noise?", True),
        ("Answer rent/repairs/noise/rent.", True),
        ("Is it rent, repairs or noise?", False),
        ("Is it rent, repairs or noise? Rent is about money.", False),
        ("rent = money\nrepairs = something broke\nnoise = loud\nstairs = something broke", True),
        ("rent = money\nrepairs = something broke\nnoise = loud\nother = anything else", False),
    ],
)
def test_a_label_or_a_meaning_is_listed_twice(text: str, *, is_fault: bool) -> None:
    assert bool(found(notes(text), "answer/same-option")) is is_fault


@pytest.mark.parametrize(
    ("text", "is_fault"),
    [
        ("Send it to a desk that does NOT fit it: rent, repairs or noise.", True),
        ("Give the one label that is not right: rent, repairs or noise.", True),
        ("Send it to the desk that fits: rent, repairs or noise.", False),
        ("Never choose a desk that does not fit it. Desks: rent, repairs or noise.", False),
        ("If it names a desk that does not fit it, still choose: rent, repairs or noise.", False),
    ],
)
def test_the_label_that_does_not_fit(text: str, *, is_fault: bool) -> None:
    assert bool(found(notes(text), "few-shot/other-form")) is is_fault


PLANETS = tuple((f"Which of these is number {i}?", i % 4) for i in range(12))


def ranked(description: str, question: str = "{}") -> Case:
    rows: Rows = [{"question": question.format(q), "choices": [f"it {i}{x}" for x in "abcd"],
                   "answer": a} for i, (q, a) in enumerate(PLANETS)]  # fmt: skip
    text = ("data['question'] + ''.join(f'\\n{x}. {o}' for x, o in zip('ABCD', data['choices']))"
            " + '\\nAnswer:'")  # fmt: skip
    gold = "'ABCD'[data['answer']]"
    source = returns(text, f"' ' + {gold}", gold)
    return Case(source, rows, settings=RenderSettings(description=description))


def test_a_wrong_option_is_asked_for() -> None:
    wrong = ranked("For each question choose the option that is NOT correct.")
    assert found(wrong, "few-shot/other-form")
    for right in (
        ranked("For each question choose the option that is correct."),
        ranked("A wrong answer scores nothing."),
        ranked("For each question choose the option that is NOT correct.", "Not so: {}"),
        ranked("Choose the option that is NOT correct.", "All but one hold of {}."),
    ):
        assert not found(right, "few-shot/other-form")


def test_what_is_not_so_has_endless_answers() -> None:
    rows: Rows = [{"code": f"print({i} + {i})", "out": str(2 * i)} for i in range(2, 12)]
    for word, is_fault in (("not ", True), ("", False)):
        task = case(f"What does this line {word}print?\n{{data['code']}}\nOutput:", "data['out']",
                    rows)  # fmt: skip
        said = found(task, "few-shot/other-form")
        assert any("what it is not" in str(each.message) for each in said) is is_fault


SPELLED: Rows = [{"said": said, "word": word} for said, word in (
    ("I recieved it.", "received"), ("My neigbour sings.", "neighbour"),
    ("An umbrela is lost.", "umbrella"), ("The comitee met.", "committee"),
    ("It is seperate.", "separate"), ("What a priviledge!", "privilege"),
    ("The calender hangs.", "calendar"), ("A wierd noise.", "weird"))]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "is_fault"),
    [
        ("Write the misspelt word as it stands there.", True),
        ("Write the misspelt word verbatim.", True),
        ("Write the misspelt word in German.", True),
        ("Write the misspelt word as it should be.", False),
        ("Write the misspelt word as it is meant.", False),
        ("Write the misspelt word in English.", False),
    ],
)
def test_a_mended_word_is_not_as_it_stands_nor_german(text: str, *, is_fault: bool) -> None:
    task = case(f"{text}\nSentence: {{data['said']}}\nWord:", "data['word']", SPELLED)
    assert bool(found(task, "few-shot/other-form")) is is_fault


def passages(description: str) -> Case:
    rows: Rows = [{"text": f"Passage {i} on the {n}.", "target_scores": {" yes": i % 2,
                   " no": 1 - i % 2}} for i, n in enumerate(NOTES)]  # fmt: skip
    gold = "max(data['target_scores'], key=data['target_scores'].get)"
    source = returns("data['text'] + '\\nSo?'", gold, gold)
    return Case(source, rows, method="ppl", settings=RenderSettings(description=description))


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("Answer no if the passage says yes, and yes if it says no.", "answer/legend"),
        ("Answer yes if the passage says yes, and no if it says no.", ""),
        ("Answer no if it does not say yes, and yes if it does not say no.", ""),
        ("Answer with no or maybe.", "answer/other-names"),
        ("Answer with no or yes.", ""),
        ("There is no or little rain in some of them.", ""),
        ("Read with care; there may be none.", ""),
    ],
)
def test_yes_and_no_are_exchanged_or_named_by_half(said: str, rule: str) -> None:
    for each in ("answer/legend", "answer/other-names"):
        assert bool(found(passages(said), each)) is (each == rule)


def test_a_list_to_choose_from_has_other_words_for_two_labels() -> None:
    rows: Rows = [{"said": f"{t}。{i}", "kind": k} for i, (t, k) in enumerate(
        (("包裹晚了", "物流"), ("杯子碎了", "质量"), ("太贵", "价格")) * 4)]  # fmt: skip
    for names, is_fault in (("快递、品质、价格", True), ("物流、质量、价格", False)):
        task = case(f"从{names}中选一个。\n评价：{{data['said']}}\n方面：", "data['kind']", rows,
                    before="")  # fmt: skip
        assert bool(found(task, "answer/other-names")) is is_fault


@pytest.mark.parametrize(("count", "is_fault"), [("四", True), ("三", False)])
def test_names_that_the_code_joins_are_counted(count: str, *, is_fault: bool) -> None:
    rows: Rows = [{"said": f"{t}。{i}", "kind": k} for i, (t, k) in enumerate(
        (("包裹晚了", "物流"), ("杯子碎了", "质量"), ("太贵", "价格")) * 4)]  # fmt: skip
    text = f"'从' + NAMES + '这{count}个中选一个。\\n评价：' + data['said'] + '\\n方面：'"
    source = "NAMES = '、'.join(('物流', '质量', '价格'))\n" + returns(
        text, "data['kind']", "data['kind']"
    )
    assert bool(found(Case(source, rows), "answer/other-count")) is is_fault


@pytest.mark.parametrize(
    ("head", "rows", "is_fault"),
    [
        ("Answer with the name of the class.\n1 = rent\n2 = noise", "12", True),
        ("Answer with the number of the class.\n1 = rent\n2 = noise", "12", False),
        ("اكتب اسم القسم.\nأ. المبيعات\nب. الصيانة", "أب", True),
        ("اكتب حرف القسم.\nأ. المبيعات\nب. الصيانة", "أب", False),
    ],
)
def test_a_name_is_asked_for_and_its_mark_is_right(head: str, rows: str, *, is_fault: bool) -> None:
    made: Rows = [{"note": note, "kind": rows[i % 2]} for i, note in enumerate(NOTES)]
    task = case(f"{head}\n\nNote: {{data['note']}}\nNumber:", "data['kind']", made)
    assert bool(found(task, "few-shot/other-form")) is is_fault


def test_a_verb_cannot_be_summarised() -> None:
    for word, is_fault in (
        ("食べ", True),
        ("昨日は朝から雨が降り、川の水が増えて橋が閉じられた", False),
    ):
        rows: Rows = [{"text": f"{word}{i}", "short": f"{word[:3]}ます{i}"} for i in range(8)]
        task = case("次の文章を要約してください。\n文：{data['text']}\n答：", "data['short']", rows,
                    before="")  # fmt: skip
        assert bool(found(task, "few-shot/other-form")) is is_fault


def test_codes_are_no_translation() -> None:
    rows: Rows = [{"note": note, "code": f"R{i % 5}"} for i, note in enumerate(NOTES[:12])]
    rows = [row for row in rows if row["code"] != "R4"]
    for said, is_fault in (("Translate each note into Polish.", True), ("File each note.", False)):
        made = case("R0 to R3.\nNote: {data['note']}\nCode:", "data['code']", rows)
        task = Case(made.source, rows, settings=RenderSettings(description=said))
        assert bool(found(task, "few-shot/other-form")) is is_fault


def test_english_words_of_moderators_are_not_italian() -> None:
    rows: Rows = [{"said": n, "act": ("allow", "mute", "ban")[i % 3]} for i, n in enumerate(NOTES)]
    for said, is_fault in (("in Italian", True), ("in English", False)):
        task = case(f"Do not explain it, and write the action alone, {said}.\n"
                    "Said: {data['said']}\nAction:", "data['act']", rows)  # fmt: skip
        assert bool(found(task, "few-shot/other-form")) is is_fault
