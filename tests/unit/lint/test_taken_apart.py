"""Right prompts in which a part of the answer stands in the input, as it has to: texts that are
taken apart, put in order, or copied from."""

from __future__ import annotations

from tests.unit.lint.cases import found, loud
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


def test_what_is_counted_comes_again() -> None:
    seen = (("jay", "owl", "jay", "jay"), ("owl", "owl", "tit"), ("tit", "jay", "tit", "owl"),
            ("owl", "jay", "owl", "owl", "tit"), ("jay", "jay", "tit"), ("tit", "tit", "owl")
            )  # fmt: skip
    rows: Rows = [{"seen": [*birds], "bird": birds[0], "times": str(birds.count(birds[0]))}
                  for birds in seen]  # fmt: skip
    text = "{', '.join(data['seen'])}. How many are a {data['bird']}? Number:"
    task = case(text, "data['times']", rows)
    assert not found(task, "answer/same-option")
    assert not found(task, "answer/leaked")


def test_a_table_of_pairs_is_looked_up() -> None:
    names, zones = ("Elm", "Oak", "Ash", "Fir", "Yew", "Box"), (1, 2, 3, 2, 1, 3)
    stops: Rows = [{"stops": [[a, f"zone {x}"], [b, f"zone {x % 3 + 1}"]], "asked": a,
                    "zone": f"zone {x}"}
                   for a, b, x in zip(names, reversed(names), zones, strict=True)]  # fmt: skip
    table = "{chr(10).join(name + ': ' + zone for name, zone in data['stops'])}\n"
    asked = case(table + "In which zone is {data['asked']}?", "data['zone']", stops)
    assert not found(asked, "few-shot/own-doc")
    assert not found(asked, "answer/leaked")
    assert found(case(table + "{data['asked']}:", "data['zone']", stops), "few-shot/own-doc")


def test_the_turns_of_a_talk_are_no_legend() -> None:
    talks: Rows = [{"talk": f"{a}: It is item {i}.\n{b}: Fine.", "last": b}
                   for i, (a, b) in enumerate((("Host", "Guest"), ("Guest", "Host")) * 4)
                   ]  # fmt: skip
    talks = [*talks, {"talk": "Host: Hello.\nClerk: Good day.", "last": "Clerk"}]
    text = "{}{{data['talk']}}\nWho spoke last?"
    assert not found(case(text.format(""), "data['last']", talks), "answer/legend")
    legend = "Host: who owns the house.\nGuest: who stays there.\n\n"
    assert found(case(text.format(legend), "data['last']", talks), "answer/legend")


def test_a_formula_s_letter_is_no_unit() -> None:
    rows: Rows = [{"of": of, "is": own} for of, own in (
        ("x^2", "2x"), ("3x", "3"), ("x^2 + 1", "2x"), ("5", "0"), ("7x", "7"), ("x", "1"),
        ("9 - x", "-1"), ("2x", "2"))]  # fmt: skip
    name = "answer/other-form"
    assert not found(case("f(x) = {data['of']}\nf'(x) =", "data['is']", rows), name)
    loads: Rows = [{"of": f"crate {i}", "is": f"{9 + i}{'t' if i % 4 == 0 else ''}"}
                   for i in range(9)]  # fmt: skip
    assert found(case("Load of {data['of']}:", "data['is']", loads), name)


def test_a_letter_is_left_out_of_a_word() -> None:
    words: Rows = [{"word": f"{a}_{b}", "letter": c} for a, b, c in (
        ("gr", "en", "e"), ("tr", "nk", "u"), ("pl", "te", "a"), ("st", "ne", "o"))]  # fmt: skip
    name, text = "few-shot/other-form", "Fill in the blank.\n{}\nLetter:"
    assert not found(case(text.format("{data['word']}"), "data['letter']", words), name)
    whole = "{data['word'].replace('_', data['letter'])}"
    assert found(case(text.format(whole), "data['letter']", words), name)


def test_a_record_is_looked_up() -> None:
    names = ("Roma", "Luna", "Vera", "Alba", "Nora", "Stella")
    boats: Rows = [
        {
            "boat": {"name": name, "home": home, "crew": str(3 + i)},
            "asked": ("name", "home", "crew")[i % 3],
            "told": (name, home, str(3 + i))[i % 3],
        }
        for i, (name, home) in enumerate(
            zip(names, ("Bari", "Kiel", "Gent", "Oban", "Riga", "Vigo"), strict=True)
        )
    ]
    text = (
        "{chr(10).join(k + ' ' + v for k, v in data['boat'].items())}\nWhat is its {data['asked']}?"
    )
    assert not loud(case(text, "data['told']", boats), "answer/leaked")
    parcels: Rows = [{"mail": f"Where is parcel {40 + i}-{900 + i}, please?",
                      "parcel": f"{40 + i}-{900 + i}"} for i in range(8)]  # fmt: skip
    call = "Mail: {data['mail']}\nCall: find("
    task = case(call, "'(\"' + data['parcel'] + '\")'", parcels, before="")
    assert not found(task, "answer/leaked")
