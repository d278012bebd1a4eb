"""Right prompts in which a part of the answer stands in the input, as it has to: texts that are
taken apart, put in order, or copied from."""

from __future__ import annotations

from tests.unit.lint.cases import found
from tests.unit.lint.test_everyday import Rows, case

PARCELS: Rows = [{"line": f"{name} of {town}, parcel {700 + i}-{41 + i}",
                  "name": name, "town": town, "parcel": f"{700 + i}-{41 + i}"}
                 for i, (name, town) in enumerate((
                     ("Ines Faro", "Faro"), ("Olaf Berg", "Bergen"), ("Mina Roth", "Basel"),
                     ("Juro Vale", "Split"), ("Petra Lund", "Lund"), ("Sam Okoye", "Lagos")))
                ]  # fmt: skip
VISITS: Rows = [{"said": f"({10 + i}:4{i}) gate {i} was {state} by {who}", "at": f"{10 + i}:4{i}",
                 "state": state, "who": who}
                for i, (state, who) in enumerate((
                    ("opened", "Ada"), ("locked", "Ben"), ("opened", "Cleo"), ("checked", "Dov"),
                    ("locked", "Eva"), ("painted", "Finn")))]  # fmt: skip
RIVERS: Rows = [{"rivers": names, "order": "→".join(sorted(names, key="长黄珠松辽".index))}
                for names in (["珠", "松", "长"], ["辽", "长", "黄"], ["松", "辽", "黄"],
                              ["黄", "松", "珠"], ["辽", "珠", "长"], ["松", "黄", "长"])
                ]  # fmt: skip
REPORTS: Rows = [{"text": f"The {animal} was seen near the {place} at dawn.", "asked": "Where?",
                  "spans": [place, f"the {place}"]}
                 for animal, place in (("otter", "weir"), ("lynx", "quarry"), ("heron", "jetty"),
                                       ("badger", "orchard"), ("stork", "chimney"),
                                       ("marten", "sawmill"), ("owl", "belfry"))]  # fmt: skip
GAPS: Rows = [{"text": text, "word": word} for text, word in (
    ("Elle vit ___ elle est née.", "où"), ("Du thé ___ du café ?", "ou"),
    ("Je sais ___ il dort.", "où"), ("Oui ___ non ?", "ou"), ("Reste ___ pars.", "ou"),
    ("Voici ___ tourner.", "où"))]  # fmt: skip


def test_a_number_that_is_asked_for_is_no_id_that_tells() -> None:
    name, text = "answer/in-id", "Name, town and parcel.\n{data['line']}\nFields:"
    fields = "'{name};{town};{parcel}'.format(**data)"
    assert not found(case(text, fields, PARCELS), name)
    shown = (
        "Name of the sender.\nParcel {data['name'].split()[0].lower()}-04 of {data['town']}\nName:"
    )
    assert found(case(shown, "data['name'].split()[0]", PARCELS), name)


def test_one_field_of_several_may_stand_in_brackets() -> None:
    name, text = (
        "answer/marked",
        "Take the note apart.\n{data['said'].replace('(', '[').replace(')', ']')}\nParts:",
    )
    fields = "'at: {at}\\nstate: {state}\\nby: {who}'.format(**data)"
    assert not found(case(text, fields, VISITS), name)
    shown = (
        "What was done?\n{data['said'].replace(data['state'], '[' + data['state'] + ']')}\nState:"
    )
    assert found(case(shown, "data['state']", VISITS), name)


def test_signs_that_are_put_in_order_are_not_the_answer_s_first_letters() -> None:
    text = "从长到短排列。\n{'、'.join(data['rivers'])}\n顺序："
    assert not found(case(text, "data['order']", RIVERS), "answer/leaked")
    told = text.replace("顺序", "提示：{data['order']}\n顺序")
    assert found(case(told, "data['order']", RIVERS), "answer/leaked")


def test_spans_are_told_where_they_are_shown() -> None:
    text = "Copy the place.\n{data['text']}\n{data['asked']}"
    assert not found(case(text, "data['spans'][0]", REPORTS), "answer/leaked")
    shown = f"{text}\nKey: {{', '.join(data['spans'])}}\nPlace:"
    assert found(case(shown, "data['spans'][0]", REPORTS), "answer/leaked")


def test_two_words_that_an_accent_tells_apart_are_named() -> None:
    name, text = "answer/two-spellings", "{}{{data['text']}}\nMot :"
    assert not found(case(text.format("« ou » ou « où » ?\n"), "data['word']", GAPS), name)
    assert found(case(text.format("Quel mot ?\n"), "data['word']", GAPS), name)
