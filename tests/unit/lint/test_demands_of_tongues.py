"""What prompts in many languages ask of answers that have it not, and right prompts beside them;
and slips of templates that only a comparison with the rows tells."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, found, returns

FORM = "few-shot/other-form"
RIVERS = (
    *(("The Ebro is 930 long.", "930"), ("The Po is 652 long.", "652")),
    *(("The Oder is 840 long.", "840"), ("The Main is 527 long.", "527")),
    *(("The Drina is 346 long.", "346"), ("The Spree is 382 long.", "382")),
)
PEOPLE = (
    *(("Ida bakes in Turku.", "Ida; Turku"), ("Jon sings in Bergen.", "Jon; Bergen")),
    *(("Eva sails in Malmö.", "Eva; Malmö"), ("Ole skis in Lahti.", "Ole; Lahti")),
    *(("Una swims in Cork.", "Una; Cork"), ("Pia rides in Graz.", "Pia; Graz")),
)
LIGHTS = (
    *(("The gauge is far too high.", "red"), ("All is as it should be.", "green")),
    *(("The pump is loud.", "amber"), ("The belt is torn.", "red")),
    *(("Nothing to report.", "green"), ("The lamp flickers.", "amber")),
    *(("The valve has burst.", "red"), ("The shift was quiet.", "green")),
)


def asking(words: str, rows: Sequence[tuple[str, str]] = RIVERS, form: str = "{}") -> Case:
    """Return a case whose prompt says some words before each text."""
    data = [{"text": text, "answer": form.format(answer)} for text, answer in rows]
    text = f"{words!r} + '\\n\\n' + data['text'] + '\\n='"
    return Case(returns(text, "' ' + data['answer']", "data['answer']"), data)


TOLD = (
    asking("Gib die Länge an, gefolgt von km."),
    asking("Dê o comprimento seguido de “km”."),
    asking("写出长度，后面加上km。"),
    asking("길이를 쓰고 숫자 뒤에 km를 붙이세요."),
    asking("Podaj długość z jednostką."),
    asking("Ответ дайте с единицей измерения."),
    asking("Escribe un programa en Python que dé la longitud."),
    asking("Напишите SQL-запрос, который находит длину."),
    asking("長さを求めるPythonのコードを書いてください。"),
    asking("Turn the sentence into XML.", form='{{"km": {}}}'),
    asking("Zet de zin om in YAML.", form="<km>{}</km>"),
    asking("La risposta va scritta tra [ ]."),
    asking("답은 【 】 안에 쓰세요."),
    asking("Zet het antwoord tussen aanhalingstekens."),
    asking("Trenne Name und Ort durch einen Schrägstrich.", PEOPLE),
    asking("Separe os dois com uma barra.", PEOPLE),
    asking("Каждое пишите с новой строки.", PEOPLE),
    asking("Zaokrąglij do dwóch miejsc po przecinku."),
    asking("소수점 둘째 자리까지 쓰세요."),
    asking("Never use the name of a colour.", LIGHTS),
    asking("Nenne niemals eine Farbe.", LIGHTS),
)
QUIET = (
    asking("Gib die Länge an, gefolgt von km.", form="{} km"),
    asking("写出长度，后面加上km。", form="{}km"),
    asking("Gib die Länge an, gefolgt von nichts weiter."),
    asking("Answer this question of a Python quiz."),
    asking("The text is part of an XML file. Give the length."),
    asking("Turn the sentence into JSON.", form='{{"km": {}}}'),
    asking("La risposta va scritta tra [ ].", form="[{}]"),
    asking("Trenne Name und Ort durch ein Semikolon.", PEOPLE),
    asking("Каждое пишите через точку с запятой.", PEOPLE),
    asking("Never use two colours.", LIGHTS),
    asking("Nenne niemals eine Zahl.", LIGHTS),
)


@pytest.mark.parametrize("case", TOLD)
def test_a_demand_that_no_answer_keeps_is_told(case: Case) -> None:
    """A unit, a sign, a language of machines or a kind of word is asked for, and no answer has it;
    or it is forbidden, and all are of it."""
    assert found(case, FORM)


@pytest.mark.parametrize("case", QUIET)
def test_a_demand_that_is_kept_is_left_alone(case: Case) -> None:
    """Answers have what is asked for, or nothing is asked for."""
    assert not found(case, FORM)


NOTES = (
    *(("The ferry leaves at noon today.", "A boat goes at noon", "yes"),),
    *(("The kiosk by the pier is shut.", "One can buy ice there", "no"),),
    *(("Dogs stay on the lead in here.", "A dog may run about", "no"),),
    *(("The hall has ninety new seats.", "Ninety can sit there", "yes"),),
)
HALF = 'f\'{data["hypothesis"]}\\nHypothesis: {data["premise"]}\\nTrue?\''
WHOLE = 'f\'{data["premise"]}\\nHypothesis: {data["hypothesis"]}\\nTrue?\''
SHOTS = "Passage: It rains.\\nClaim: It is wet.\\nReply: yes\\n\\n"
SHORT = "Claim: It is wet.\\nReply: yes\\n\\nClaim: It is dry.\\nReply: no\\n\\n"
OWN = "Passage: {data['premise']}\\nClaim: {data['hypothesis']}\\nReply:"
ABOVE = "{data['premise']}\\nClaim: {data['hypothesis']}\\nReply:"
KEPT = "It rains in the north.\\nClaim: It is wet.\\nReply: yes\\n\\n"


def judged(text: str, before: str = "") -> Case:
    """Return a case of notes and what is said of them."""
    rows = [{"premise": one, "hypothesis": two, "answer": three} for one, two, three in NOTES]
    return Case(returns(text, "' ' + data['answer']", "data['answer']", before=before), rows)


def shown(text: str) -> Case:
    """Return a case whose input is one text with places."""
    return judged(f'f"{text}"')


PAIRS = (
    ("text/swapped-fields", judged(HALF), judged(WHOLE)),
    ("few-shot/other-cues", shown(SHORT + OWN), shown(SHOTS + OWN)),
    ("few-shot/other-cues", shown(SHORT + ABOVE), shown(KEPT + KEPT.replace("wet", "dry") + ABOVE)),
    (
        "text/markup",
        shown("Note: <span>{data['premise']}</span>\\n{data['hypothesis']}\\n="),
        shown("What says the span? <span>{data['premise']}</span> Look at the tag.\\n="),
    ),
    (
        "text/note-left",
        shown("Reply behind ##. # old wording, check this again\\n{data['premise']}\\n="),
        shown("Reply behind ##. Then go on\\n{data['premise']}\\n="),
    ),
    (
        "text/stray-sign",
        judged("'{premise}\\nReply::'.format(**data)"),
        judged("'{premise}\\nReply:'.format(**data)"),
    ),
    (
        "text/cue-forms",
        shown("{data['premise']}\\nTraducción de la oración:\\nCatgoría:"),
        shown("{data['premise']}\\nTraducción de la oración:\\nCategoría:"),
    ),
    (
        "text/raw-value",
        judged(
            "', '.join(', '.join(WAYS)) + data['premise']", before="    WAYS = ['rain', 'wind']\n"
        ),
        judged("', '.join(WAYS) + data['premise']", before="    WAYS = ['rain', 'wind']\n"),
    ),
)


@pytest.mark.parametrize(("rule", "fault", "near"), PAIRS)
def test_what_only_a_comparison_tells(rule: str, fault: Case, near: Case) -> None:
    """What stands behind a cue, around a text or in a worked example is held against the rows and
    the question; a near miss is left alone."""
    assert found(fault, rule)
    assert not found(near, rule)
