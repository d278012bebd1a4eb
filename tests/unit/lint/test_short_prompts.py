"""What short prompts of any layout have: labels in a question, examples with an instruction before
their last cue, keys of all rows, forms of words; each fault beside a right prompt like it."""

from __future__ import annotations

import pytest

from tests.unit.lint.cases import Case, found
from tests.unit.lint.test_everyday import Rows, case

CALLS: Rows = [{"call": f"{text} ({i})", "topic": topic} for i, (text, topic) in enumerate(3 * (
    ("Der Bus kam zu spät.", "Verspätung"), ("Ich habe meine Jacke liegen lassen.", "Fundsache"),
    ("Was kostet die Karte?", "Preis")))]  # fmt: skip
ASKED = "{}?\nAnruf: {{data['call']}}\nThema:"
TOPICS = "Geht es um Preis, Fundsache oder Verspätung"
RULES: Rows = [{"a": f"Rule {i} of the club.", "b": f"Claim {i} on it.", "l": i % 3}
               for i in range(12)]  # fmt: skip
JUDGED = "Rule: {data['a']}\nClaim: {data['b']}\nDoes it hold? Always, Never or Sometimes.\nSays:"
ORES: Rows = [{"ore": f"矿石{i}号，颜色发{c}", "kind": k}
              for i, (c, k) in enumerate(3 * (("红", "铁矿"), ("绿", "铜矿"),
                                              ("白", "铝矿")))]  # fmt: skip
DRUGS: Rows = [{"order": f"Please send {n} boxes of {what} by Friday.", "what": what, "n": n}
               for n, what in ((3, "nails"), (5, "screws"), (2, "hooks"), (9, "hinges"),
                               (4, "bolts"), (7, "rivets"), (6, "washers"))]  # fmt: skip
ORDER = "Order: {data['order']}\nName the ware and its number as what; n.\nEntry:"
ENTRY = "f\"{data['what']}; {data['n']}\""
WORDS: Rows = [{"en": e, "it": i} for e, i in (
    ("bread", "pane"), ("water", "acqua"), ("book", "libro"), ("moon", "luna"), ("dog", "cane"),
    ("sun", "sole"), ("milk", "latte"), ("bridge", "ponte"))]  # fmt: skip
TURN = "Traduci la parola{}.\nInglese: {{data['en']}}\nItaliano:"


def topic(head: str, answer: str = "data['topic']") -> Case:
    return case(ASKED.format(head), answer, CALLS, processed=answer)


def test_a_question_names_other_labels() -> None:
    assert not found(topic(TOPICS), "answer/other-names")
    assert found(topic("Geht es um Tarif, Verlust oder Warten"), "answer/other-names")


@pytest.mark.parametrize("answer", ["data['topic'].upper()", "data['topic'][0]"])
def test_labels_of_a_question_are_shouted_or_shortened(answer: str) -> None:
    assert found(topic(TOPICS, answer), "answer/other-names")


def test_a_legend_says_what_a_letter_stands_for() -> None:
    head = "P = Preis, F = Fundsache, V = Verspätung.\nPreis, Fundsache oder Verspätung"
    assert not found(topic(head, "data['topic'][0]"), "answer/other-names")


@pytest.mark.parametrize(("names", "is_told"), [
    ("('Always', 'Never', 'Sometimes')", False), ("('ALWAYS', 'NEVER', 'SOMETIMES')", True),
    ("('E', 'C', 'U')", True),
])  # fmt: skip
def test_labels_are_a_sentence_of_their_own(names: str, is_told: bool) -> None:
    answer = f"{names}[data['l']]"
    task = case(JUDGED, answer, RULES, processed=answer)
    assert bool(found(task, "answer/other-names")) is is_told


@pytest.mark.parametrize(("answer", "is_told"), [("data['kind']", False),
                                                  ("data['kind'][0]", True)])  # fmt: skip
def test_labels_to_choose_from_are_shortened(answer: str, is_told: bool) -> None:
    text = "{data['ore']}\n請從鐵礦、銅礦、鋁礦中選一個。\n答："
    rows = [{**row, "kind": str(row["kind"]).translate(str.maketrans("铁铜铝矿", "鐵銅鋁礦"))}
            for row in ORES]  # fmt: skip
    assert bool(found(case(text, answer, rows), "answer/other-names")) is is_told


@pytest.mark.parametrize(("sample", "rule"), [
    ("Entry: pins - 1\n\n", "few-shot/worked-form"), ("\n", "few-shot/no-answer"),
])  # fmt: skip
def test_a_sample_has_the_instruction_before_its_last_cue(sample: str, rule: str) -> None:
    head = "Order: One box of pins, please.\nName the ware and its number as what; n.\n"
    assert not found(case(f"{head}Entry: pins; 1\n\n{ORDER}", ENTRY, DRUGS), rule)
    assert found(case(head + sample + ORDER, ENTRY, DRUGS), rule)


@pytest.mark.parametrize(("said", "is_told"), [
    ("as what; n.", False), ("as n; what.", True), ("as what; n. Never write a what.", True),
])  # fmt: skip
def test_the_parts_of_an_answer_are_as_they_are_asked_for(said: str, is_told: bool) -> None:
    task = case(ORDER.replace("as what; n.", said), ENTRY, DRUGS, num_fewshot=2)
    assert bool(found(task, "few-shot/other-form")) is is_told


@pytest.mark.parametrize(("said", "is_told"), [
    (" in italiano", False), (", con l'articolo", True), (", in tre parole", True),
    (" (termina in -zione)", True), (", in tre parole al massimo", False),
    (", senza l'articolo", False), (" (termina in -e, -o o -a)", False),
])  # fmt: skip
def test_forms_of_words_are_kept_to(said: str, is_told: bool) -> None:
    task = case(TURN.format(said), "data['it']", WORDS, processed="data['it']", num_fewshot=2)
    assert bool(found(task, "few-shot/other-form")) is is_told


def test_the_key_of_all_rows_is_no_glossary_of_others() -> None:
    def told(pairs: str) -> Case:
        return case(f"Parole: {pairs}.\n" + TURN.format(""), "data['it']", WORDS)

    own = ", ".join(f"{row['en']} = {row['it']}" for row in WORDS)
    assert found(told(own), "answer/leaked")
    assert not found(told("tree = albero, wall = muro, hand = mano"), "answer/leaked")


def test_a_short_row_is_written_out_as_an_example() -> None:
    rows = [{"e": f"{n} % 7", "v": str(n % 7)} for n in range(20, 30)]
    task = case("> {data['e']}\n", "data['v']", rows, before="")
    assert not found(task, "few-shot/near-copy")
    source = case("> 23 % 7\n2\n\n> 26 % 7\n5\n\n> {data['e']}\n", "data['v']", rows, before="")
    assert found(source, "few-shot/near-copy")


@pytest.mark.parametrize(("text", "is_told"), [
    ("Order: {data['order']}\nWhich ware is it?\nWare:", False),
    ("Order: {data['order']}Which ware is it?\nWare:", True),
])  # fmt: skip
def test_a_sentence_stands_on_its_line(text: str, is_told: bool) -> None:
    assert bool(found(case(text, "data['what']", DRUGS), "text/run-together")) is is_told


@pytest.mark.parametrize(("cue", "is_told"), [("Order", False), ("Odrer", True)])
def test_a_cue_is_a_slip_of_its_field(cue: str, is_told: bool) -> None:
    task = case(f"{cue}: {{data['order']}}\nWare:", "data['what']", DRUGS)
    assert bool(found(task, "text/cue-forms")) is is_told


@pytest.mark.parametrize(("text", "is_told"), [
    ("Bought: 3 at 1.20, sum 3.60", False), ("Bought: 3 at l.20, sum 3.6O", True),
    ("Bought: 5 l of milk, 1.20", False),
])  # fmt: skip
def test_letters_in_amounts(text: str, is_told: bool) -> None:
    rows = [{"t": f"{text} on day {i}.", "a": str(i)} for i in range(6)]
    task = case("{data['t']}\nDay:", "data['a']", rows)
    assert bool(found(task, "text/scanned-digits")) is is_told


@pytest.mark.parametrize(("word", "is_told"), [("calm%2C he sleeps", True), ("50%, he says", False),
                                               ("5%2B is a code", False)])  # fmt: skip
def test_one_mark_is_coded(word: str, is_told: bool) -> None:
    rows = [{"t": f"Bed {i} is {word}.", "a": str(i)} for i in range(6)]
    task = case("{data['t']}\nBed:", "data['a']", rows)
    assert bool(found(task, "text/url-coded")) is is_told


KEYS = "{data['order']}\nGive an object with the keys {}.\nJSON:"
OBJECT = "'{\"ware\": \"' + data['what'] + '\", \"number\": \"' + str(data['n']) + '\"}'"


@pytest.mark.parametrize(("keys", "is_told"), [
    ('"ware" and "number"', False), ('"ware", "colour" and "number"', True),
])  # fmt: skip
def test_keys_are_those_of_the_objects(keys: str, is_told: bool) -> None:
    task = case(KEYS.replace("{}", keys), OBJECT, DRUGS)
    assert bool(found(task, "few-shot/other-form")) is is_told


@pytest.mark.parametrize(("line", "is_told"), [
    ("", False), ("Booked: {data['what']}, {data['n']}\n", True),
    ("Wanted: {data['what']}\n", False),
])  # fmt: skip
def test_all_parts_of_an_answer_stand_on_a_line(line: str, is_told: bool) -> None:
    text = "{data['order']}\n" + line + "Entry:"
    assert bool(found(case(text, ENTRY, DRUGS), "answer/leaked")) is is_told


QUIZ: Rows = [{"q": f"What is needed for job {i}?",
               "options": [f"tool {(i + k) % 9} x" for k in range(3)],
               "answer": "ABC"[i % 3], "why": f"Only tool {(i + i % 3) % 9} x is made for it."}
              for i in range(9)]  # fmt: skip
LISTED = "{chr(10).join(f'{x}. {o}' for x, o in zip('ABC', data['options']))}"


@pytest.mark.parametrize("line", ["", "Why: {data['why']}\n"])
def test_a_remark_names_the_right_option(line: str) -> None:
    task = case(f"{{data['q']}}\n{LISTED}\n{line}Letter:", "data['answer']", QUIZ)
    assert bool(found(task, "answer/leaked")) is bool(line)


@pytest.mark.parametrize(("mark", "is_told"), [("({x}) {o}", False), ("({x} {o}", True)])
def test_marks_of_options_are_closed(mark: str, is_told: bool) -> None:
    listed = f"{{' '.join(f'{mark}' for x, o in zip('ABC', data['options']))}}"
    task = case(f"{{data['q']}}\n{listed}\nAnswer:", "f\"({data['answer']})\"", QUIZ)
    assert bool(found(task, "text/unclosed")) is is_told


GAPS: Rows = [{"s": f"第{i}句话里缺一个词____。", "o": ["高兴", "悲伤", "生气"], "g": i % 3}
              for i in range(9)]  # fmt: skip


@pytest.mark.parametrize(("marks", "is_told"), [("①②③", False), ("(1. , 2. , 3. )", True)])
def test_options_in_a_row_have_the_marks_of_the_answers(marks: str, is_told: bool) -> None:
    each = "('1.', '2.', '3.')" if is_told else f"'{marks}'"
    listed = f"{{' '.join(m + o for m, o in zip({each}, data['o']))}}"
    task = case(f"{{data['s']}}\n备选：{listed}\n应填：", "'①②③'[data['g']]", GAPS)
    assert bool(found(task, "answer/letters")) is is_told


def test_an_order_of_words_with_spaces_between() -> None:
    rows = [{"w": words} for words in ("fig elm ash", "owl cat bee", "sea bay fen", "tin ore gas",
                                       "pen ink dot", "oat rye fat", "hat cap bow")]  # fmt: skip
    for said, is_told in (("alphabetical order", False), ("reverse alphabetical order", True)):
        task = case(f"Put the words in {said}.\nWords: {{data['w']}}\nSorted:",
                    "' '.join(sorted(data['w'].split()))", rows, num_fewshot=2)  # fmt: skip
        assert bool(found(task, "few-shot/other-form")) is is_told


@pytest.mark.parametrize(("cue", "is_told"), [("Points out of 5:", False), ("Guest 1:", True)])
def test_an_amount_in_a_cue_counts_nothing(cue: str, is_told: bool) -> None:
    first, last = ("Guest:", cue) if cue.startswith("Points") else (cue, "Points:")
    rows = [{"t": f"The room was number {i}.", "p": str(i % 5 + 1)} for i in range(10)]
    samples = "".join(f"{first} We slept {how}.\n{last} {n}\n\n"
                      for how, n in (("well", 5), ("badly", 1), ("so so", 3)))  # fmt: skip
    task = case(f"{samples}{first} {{data['t']}}\n{last}", "data['p']", rows)
    assert bool(found(task, "few-shot/numbered")) is is_told


def test_a_legend_of_one_line_has_a_cue_of_its_own() -> None:
    rows = [{"t": f"Patient {i} has pain.", "c": ("CAR", "ORT", "NEU")[i % 3]} for i in range(9)]
    legend = "Codes: CAR = heart; ORT = bones; NEU = nerves"
    task = case(f"{legend}\nPatient: {{data['t']}}\nCode:", "data['c']", rows)
    assert not found(task, "answer/legend")


@pytest.mark.parametrize(("said", "names", "is_told"), [
    ("Holds, Fails or Depends", "('holds', 'fails', 'depends')", True),
    ("Holds, Fails or Depends", "('Holds', 'Fails', 'Depends')", False),
    ("holds, fails or depends", "('Holds', 'Fails', 'Depends')", True),
])  # fmt: skip
def test_labels_have_the_case_of_the_list(said: str, names: str, is_told: bool) -> None:
    text = f"Rule: {{data['a']}}\nClaim: {{data['b']}}\nChoose {said}.\nSays:"
    task = case(text, f"{names}[data['l']]", RULES)
    assert bool(found(task, "answer/other-names")) is is_told


@pytest.mark.parametrize(("cue", "is_told"), [
    ("Correct answer", False), ("Corect answer", True), ("Respuesta correcta", False),
    ("Repsuesta", True), ("Resposta correta", False), ("Lettre", False), ("Anwtort", True),
])  # fmt: skip
def test_a_word_of_a_cue_is_a_slip_of_a_usual_one(cue: str, is_told: bool) -> None:
    task = case(f"Word: {{data['en']}}\n{cue}:", "data['it']", WORDS)
    assert bool(found(task, "text/cue-forms")) is is_told


@pytest.mark.parametrize(("named", "is_told"), [
    ("“铁矿”、“铜矿”或“铝矿”", False), ("“铁矿”、“铜矿”或“锡矿”", True),
    ("“铁矿”、“铜矿”或“锡矿”（铝矿算锡矿）", False),
    ("“铁矿”、“铜矿”或“其他的各种矿石”", False),
])  # fmt: skip
def test_one_of_the_labels_in_quotes_was_renamed(named: str, is_told: bool) -> None:
    task = case(f"矿石的种类写{named}。\n描述：{{data['ore']}}\n种类：", "data['kind']", ORES)
    assert bool(found(task, "answer/other-names")) is is_told
