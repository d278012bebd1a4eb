"""What is read off a prompt in any layout: a last line without a colon, options with marks of their
own, texts and their names, cells, legends of one line; each fault beside a right prompt like it."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

BIRDS = ("wren", "rook", "swift", "crane", "heron", "stork", "finch", "raven")
QUIZ: Rows = [{"stem": f"Bird {i} of the atlas is the", "key": i % 3, "letter": "abc"[i % 3],
               "names": [BIRDS[(i + n) % 8] for n in range(3)],
               "all": "\n".join(f"({m}) {BIRDS[(i + n) % 8]}" for n, m in enumerate("abc"))}
              for i in range(8)]  # fmt: skip


def quiz(end: str, sample: str) -> Case:
    text = f"{sample}{{data['stem']}}\n{{data['all']}}\n{end}"
    return case(text, "f\"({data['letter']})\"", QUIZ)


ENDS = ("The right one is", "Die richtige Antwort lautet", "所以应该选的是")


@pytest.mark.parametrize("end", ENDS)
@pytest.mark.parametrize(("rule", "wrong"), [
    ("few-shot/wrong-answer", "(a) owl\n(b) gull\n(c) tern\n{} (d)\n\n"),
    ("few-shot/no-options", "{} (b)\n\n"),
    ("few-shot/worked-form", "(a) owl\n(b) gull\n(c) tern\n{} B.\n\n"),
])  # fmt: skip
def test_a_last_line_without_a_colon_closes_examples(end: str, rule: str, wrong: str) -> None:
    stem = "Bird 91 of the atlas is the\n"
    right = stem + f"(a) owl\n(b) gull\n(c) tern\n{end} (c)\n\n"
    assert not found(quiz(end, right), rule)
    assert found(quiz(end, stem + wrong.format(end)), rule)


@pytest.mark.parametrize("end", ["### Answer", "[Reply]", "Answer with one letter.", "请作答"])
@pytest.mark.parametrize(("rule", "wrong"), [
    ("few-shot/wrong-answer", "(a) owl\n(b) gull\n(c) tern\n{}\n(d)\n\n"),
    ("few-shot/no-options", "{}\n(b)\n\n"),
])  # fmt: skip
def test_an_answer_stands_below_the_last_line(end: str, rule: str, wrong: str) -> None:
    stem = "Bird 91 of the atlas is the\n"
    right = stem + f"(a) owl\n(b) gull\n(c) tern\n{end}\n(c)\n\n"
    assert not found(quiz(f"{end}\n", right), rule)
    assert found(quiz(f"{end}\n", stem + wrong.format(end)), rule)


def options(form: str, between: str, first: int, key: int = 0, sample: str = "") -> Case:
    """Return questions whose options stand in a row, each behind its number."""
    rows = [{"q": f"Which bird is in picture {i}?", "options": row["names"],
             "answer": key if i == 5 and key else row["key"],
             "row": between.join(form.format(first + n, BIRDS[(i + n) % 8]) for n in range(3))}
            for i, row in enumerate(QUIZ)]  # fmt: skip
    text = f"{sample}Q: {{data['q']}}\nBirds: {{data['row']}}\nNumber:"
    return case(text, f"str(data['answer'] + {first})", rows)


FORMS = [("{}:{}", " ", 0), ("{}/ {}", ", ", 1), ("{}→{}", "；", 0), ("{}={}", " | ", 1)]


@pytest.mark.parametrize(("form", "between", "first"), FORMS)
def test_options_in_a_row_have_marks_of_any_kind(form: str, between: str, first: int) -> None:
    assert not found(options(form, between, first), "answer/letters")
    assert found(options(form, between, first, key=6), "answer/letters")


@pytest.mark.parametrize(("form", "between", "first"), FORMS)
def test_an_example_has_its_options_in_the_same_layout(form: str, between: str, first: int) -> None:
    names = enumerate(("owl", "gull", "tern"), start=first)
    row = between.join(form.format(n, name) for n, name in names)
    head = "Q: Which bird is in picture 91?\n"
    assert not found(
        options(form, between, first, sample=f"{head}Birds: {row}\nNumber: 2\n\n"),
        "few-shot/wrong-answer",
    )
    for sample, rule in ((f"Birds: {row}\nNumber: 5\n\n", "few-shot/wrong-answer"),
                         ("Number: 2\n\n", "few-shot/no-options")):  # fmt: skip
        assert found(options(form, between, first, sample=head + sample), rule)


NOTES: Rows = [{"article": f"The {bird} was seen near the old mill in spring {i}.",
                "question": f"When was the {bird} seen?", "answer": f"spring {i}"}
               for i, bird in enumerate(BIRDS)]  # fmt: skip
SHEETS: Rows = [{"规则": f"借书{i}天以内免费归还。", "提问": f"第{i}天归还要付钱吗？", "答案": "否"}
                for i in range(2, 10)]  # fmt: skip


@pytest.mark.parametrize(("layout", "rows", "one", "other", "gold"), [
    ("<article>{}</article>\n<question>{}</question>\n", NOTES, "article", "question", "answer"),
    ("### Article\n{}\n### Question\n{}\n### Reply\n", NOTES, "article", "question", "answer"),
    ("【规则】{}\n【提问】{}\n请回答是或否。", SHEETS, "规则", "提问", "答案"),
    ("article — «{}»\nquestion — «{}»\nIn short:", NOTES, "article", "question", "answer"),
])  # fmt: skip
def test_texts_stand_behind_their_names(
    layout: str, rows: Rows, one: str, other: str, gold: str
) -> None:
    fields = f"{{data['{one}']}}", f"{{data['{other}']}}"
    for pair, is_told in ((fields, False), (fields[::-1], True)):
        task = case(layout.format(*pair), f"data['{gold}']", rows)
        assert bool(found(task, "text/swapped-fields")) is is_told


def test_a_text_without_a_name_has_anothers_place() -> None:
    text = "{data['article']}\nQuestion: {data['question']}\nAnswer:"
    assert not found(case(text, "data['answer']", NOTES), "text/swapped-fields")
    turned = "{data['question']}\nQuestion: {data['article']}\nAnswer:"
    assert found(case(turned, "data['answer']", NOTES), "text/swapped-fields")


TRIPS: Rows = [{"trips": [{"ship": one.title(), "at": f"{6 + i}:{10 + i}", "quay": f"K{i}"},
                          {"ship": other.title(), "at": f"{8 + i}:{30 + i}", "quay": f"N{i}"}],
                "asked": f"When does the {one.title()} leave?", "time": f"{6 + i}:{10 + i}"}
               for i, (one, other) in enumerate(zip(BIRDS, BIRDS[::-1], strict=True))]  # fmt: skip


@pytest.mark.parametrize(("made", "is_told"), [
    ("", False), (".lower()", True), (".upper()", True), (".replace(':', '')", True),
])  # fmt: skip
def test_cells_are_as_the_row_has_them(made: str, is_told: bool) -> None:
    table = "chr(10).join(';'.join(t.values()) for t in data['trips'])"
    text = f"{{({table}){made}}}\n\n{{data['asked']}}\nTime:"
    assert bool(found(case(text, "data['time']", TRIPS), "text/changed")) is is_told


@pytest.mark.parametrize(("sign", "is_told"), [("chr(10)", False), ("''", True)])
def test_lines_of_cells_stand_apart(sign: str, is_told: bool) -> None:
    rows = [{**row, "head": ["ship", "at", "quay"]} for row in TRIPS]
    table = f"{sign}.join([','.join(data['head']), *(','.join(t.values()) for t in data['trips'])])"
    text = f"{{{table}}}\n\n{{data['asked']}}\nTime:"
    assert bool(found(case(text, "data['time']", rows), "text/run-together")) is is_told


BILLS: Rows = [{"bill": f"{bird.title()} Ltd asks for {n}.{n}50,00 € for {i + 2} tyres.",
                "sum": f"{n}.{n}50,00 €"}
               for i, (n, bird) in enumerate(zip(range(1, 9), BIRDS, strict=True))]  # fmt: skip
BUSES: Rows = [{"line": f"Bus to {bird.title()} Street: 0{i + 1}:4{i}.", "time": f"0{i + 1}:4{i}"}
               for i, bird in enumerate(BIRDS)]  # fmt: skip


@pytest.mark.parametrize(("rows", "text", "gold", "other"), [
    (BILLS, "bill", "sum", "EUR 2,250.00"), (BUSES, "line", "time", "2.41 am"),
    (BUSES, "line", "time", "02:41 (new)"),
])  # fmt: skip
def test_an_answer_is_written_as_its_text_has_it(
    rows: Rows, text: str, gold: str, other: str
) -> None:
    prompt = f"{{data['{text}']}}\nWhat is asked for?\nAnswer:"
    faulty = [{**row, gold: other} if i == 1 else row for i, row in enumerate(rows)]
    rules = "answer/not-an-option", "answer/other-form"
    assert not any(found(case(prompt, f"data['{gold}']", rows), rule) for rule in rules)
    assert any(found(case(prompt, f"data['{gold}']", faulty), rule) for rule in rules)


@pytest.mark.parametrize(("end", "is_told"), [
    ("The right one (a, b or c) is", False), ("The right one (a, b or c is", True),
    ("Die richtige (also a, b oder c ist", True),
])  # fmt: skip
def test_a_bracket_of_the_last_line_is_closed(end: str, is_told: bool) -> None:
    assert bool(found(quiz(end, ""), "text/unclosed")) is is_told


@pytest.mark.parametrize(("head", "is_told"), [
    ("Complete the sentence.\n", False), ("Read the passage below and choose.\n", True),
])  # fmt: skip
def test_the_beginning_of_a_sentence_is_no_passage(head: str, is_told: bool) -> None:
    assert bool(found(quiz("The right one is", head), "text/no-question")) is is_told


def test_a_word_at_a_time_is_no_passage() -> None:
    rows = [{"one": bird, "other": BIRDS[i - 1], "said": ("yes", "no")[i % 2]}
            for i, bird in enumerate(BIRDS)]  # fmt: skip
    text = "{}do both words name a bird?\n{{data['one']}} / {{data['other']}}\nAnswer:"
    for head, is_told in (("Decide: ", False), ("According to the passage, ", True)):
        task = case(text.format(head), "data['said']", rows)
        assert bool(found(task, "text/no-question")) is is_told


GAPS: Rows = [{"s": f"In year {i} a ____ built its nest here.", "options": row["names"],
               "full": f"In year {i} a {BIRDS[(i + i % 3) % 8]} built its nest here.",
               "answer": "ABC"[i % 3]} for i, row in enumerate(QUIZ)]  # fmt: skip


@pytest.mark.parametrize(("field", "is_told"), [("s", False), ("full", True)])
def test_a_gap_is_not_filled_in(field: str, is_told: bool) -> None:
    rows = [{"sentence": row[field], "options": row["options"], "answer": row["answer"]}
            for row in GAPS]  # fmt: skip
    listed = "chr(10).join(f'{m}. {o}' for m, o in zip('ABC', data['options']))"
    text = f"Fill in the blank.\n{{data['sentence']}}\n{{{listed}}}\nAnswer:"
    assert bool(found(case(text, "data['answer']", rows), "answer/leaked")) is is_told


@pytest.mark.parametrize("legend", [
    "(1 = waders; 2 = songbirds; 3 = gulls)", "1→waders、2→songbirds、3→gulls",
    "[1: waders | 2: songbirds | 3: gulls]",
])  # fmt: skip
def test_a_legend_of_one_line_has_all_labels(legend: str) -> None:
    rows = [{"bird": f"{bird} {i}", "group": str(1 + i % 3)}
            for i, bird in enumerate(2 * BIRDS)]  # fmt: skip
    text = f"Sort the bird {legend}.\nBird: {{data['bird']}}\nGroup:"
    strange = [{**row, "group": "7"} if i == 4 else row for i, row in enumerate(rows)]
    assert not found(case(text, "data['group']", rows), "answer/legend")
    assert found(case(text, "data['group']", strange), "answer/legend")


@pytest.mark.parametrize(("field", "labels", "ask"), [
    ("correcta", ("verdadero", "falso"), "¿Verdadero o falso?"),
    ("richtig", ("wahr", "falsch"), "Wahr oder falsch?"),
    ("верно", ("да", "нет"), "Это так? Ответь да или нет."),
])  # fmt: skip
def test_a_field_of_truth_and_its_label(field: str, labels: tuple[str, str], ask: str) -> None:
    rows = [{"s": f"{bird} {i}", field: i % 3 == 0} for i, bird in enumerate(2 * BIRDS)]
    text = f"{ask}\n{{data['s']}}\n->"
    for (one, other), is_told in ((labels, False), (labels[::-1], True)):
        answer = f"'{one}' if data['{field}'] else '{other}'"
        task = case(text, f"({answer})", rows)
        assert bool(found(task, "answer/gold-differs")) is is_told


@pytest.mark.parametrize(("field", "labels"), [
    ("sterne", ("gut", "schlecht")), ("estrellas", ("bueno", "malo")), ("评分", ("好评", "差评")),
])  # fmt: skip
def test_a_rating_and_its_label(field: str, labels: tuple[str, str]) -> None:
    rows = [{"s": f"{bird} {i}", field: 1 + 3 * (i % 2)} for i, bird in enumerate(BIRDS)]
    for sign, is_told in ((">", False), ("<", True)):
        answer = f"('{labels[0]}' if data['{field}'] {sign} 2 else '{labels[1]}')"
        task = case("{data['s']}\n->", answer, rows)
        assert bool(found(task, "answer/gold-differs")) is is_told


@pytest.mark.parametrize(("legend", "is_told"), [
    (("red: a danger to life", "yellow: serious", "green: minor"), False),
    (("red: minor", "yellow: serious", "green: a danger to life"), True),
    (("hoch: kritisch", "mittel: mittlerer Schaden", "niedrig: harmlos"), False),
    (("hoch: harmlos", "mittel: mittlerer Schaden", "niedrig: kritisch"), True),
    (("红：致命", "黄：严重", "绿：轻微"), False), (("红：轻微", "黄：严重", "绿：致命"), True),
])  # fmt: skip
def test_labels_that_are_degrees(legend: tuple[str, ...], is_told: bool) -> None:
    names = [line.replace("：", ":").partition(":")[0] for line in legend]
    rows = [{"case": f"{bird} {i}", "label": names[i % 3]} for i, bird in enumerate(2 * BIRDS)]
    text = "\n".join((*legend, "{data['case']}", "->"))
    assert bool(found(case(text, "data['label']", rows), "answer/legend")) is is_told


@pytest.mark.parametrize("rules", [
    "(1) the colour is named: 1 point\n(2) the size is named: 1 point\n(3) neither: 0 points",
    "（1）写出颜色，得1分；\n（2）写出大小，得1分；\n（3）都没有写，得0分。",
])  # fmt: skip
def test_points_of_a_rubric_are_added_up(rules: str) -> None:
    rows = [{"said": f"{bird} {i}", "points": str(i % 3)} for i, bird in enumerate(BIRDS)]
    text = f"{rules}\n\n{{data['said']}}\nPoints:"
    assert not found(case(text, "data['points']", rows), "answer/letters")


ORDERS: Rows = [{"mail": f"{bird.title()} & Co need {i + 2} lamps.", "firm": f"{bird.title()} & Co",
                 "n": str(i + 2)} for i, bird in enumerate(BIRDS)]  # fmt: skip


@pytest.mark.parametrize(("said", "is_told"), [
    ("in the form Firm: ...; Lamps: ...", False), ("in the form Seller: ...; Count: ...", True),
    ("in the form Firm: ... | Lamps: ...", True), ("so\nFirm: <name>; Lamps: <number>", False),
    ("first the firm, then the lamps", False), ("first the lamps, then the firm", True),
    ("先写firm，再写lamps", False), ("先写lamps，再写firm", True),
])  # fmt: skip
def test_parts_behind_cues_are_as_the_prompt_shows_them(said: str, is_told: bool) -> None:
    text = f"Write down who orders, {said}\n\nMail: {{data['mail']}}\nNote:"
    task = case(text, "f\"Firm: {data['firm']}; Lamps: {data['n']}\"", ORDERS)
    assert bool(found(task, "few-shot/other-form")) is is_told


@pytest.mark.parametrize(("said", "is_told"), [
    ("Answer yes or no.", False), ("Answer yes or no and explain why.", True),
    ("Answer yes or no, and never explain why.", False),
    ("Antworte mit yes oder no und begründe es.", True),
    ("回答yes或no，并说明理由。", True), ("回答yes或no，不说明理由。", False),
])  # fmt: skip
def test_a_reason_is_asked_for_besides(said: str, is_told: bool) -> None:
    rows = [{"bird": bird, "sings": ("yes", "no")[i % 2]} for i, bird in enumerate(BIRDS)]
    text = f"Does it sing? {said}\nIt was a long day at the lake, and here is what we saw there: "
    task = case(text + "{data['bird']}\nSings:", "data['sings']", rows, num_fewshot=2)
    assert bool(found(task, "few-shot/steps-lost")) is is_told


@pytest.mark.parametrize(("before", "is_told"), [(" ", False), ("", True)])
def test_a_label_in_brackets_stands_apart(before: str, is_told: bool) -> None:
    text = "{data['stem']}\n{data['all']}\nThe right one is"
    task = case(text, "f\"({data['letter']})\"", QUIZ, before=before, num_fewshot=2)
    assert bool(found(task, "text/missing-space")) is is_told


@pytest.mark.parametrize(("numbers", "is_told"), [(("", ""), False), ((" 2", " 5"), True)])
def test_examples_are_counted_and_the_question_is_not(
    numbers: tuple[str, str], is_told: bool
) -> None:
    one, other = numbers
    head = f"Bird{one}: owl\nSings{one}: no\n\nBird{other}: lark\nSings{other}: yes\n\n"
    rows = [{"bird": bird, "sings": ("yes", "no")[i % 2]} for i, bird in enumerate(BIRDS)]
    task = case(head + "Bird: {data['bird']}\nSings:", "data['sings']", rows)
    assert bool(found(task, "few-shot/numbered")) is is_told


@pytest.mark.parametrize(("asked", "said", "is_told"), [
    ("When does the Owl set out?", "4:15", False), ("When does the Owl set out?", "9:45", True),
    ("Which ship leaves next after the Owl?", "Gull", False),
    ("When does the one beside the Owl set out?", "9:45", False),
])  # fmt: skip
def test_an_example_has_the_cell_of_the_row_that_it_names(
    asked: str, said: str, is_told: bool
) -> None:
    sample = f"ship,at,quay\nOwl,4:15,K91\nGull,9:45,K92\n\nQ: {asked}\nTime: {said}\n\n"
    table = "chr(10).join(','.join(t.values()) for t in data['trips'])"
    text = f"{sample}ship,at,quay\n{{{table}}}\n\nQ: {{data['asked']}}\nTime:"
    assert bool(found(case(text, "data['time']", TRIPS), "few-shot/wrong-answer")) is is_told
