"""Columns that slipped, texts in other letters, signs, names and reasons that are asked for and not
given, and what looks like these and is right."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import pytest

from tests.unit.lint.cases import HEAD, Case, found, loud, returns
from tests.unit.lint.test_everyday import Rows, case
from workbench.types import RenderSettings


def slipped(values: Sequence[str], by: int, since: int = 0) -> list[str]:
    """Return a column of which each value from a row on is another row's."""
    rest = list(values[since:])
    return [*values[:since], *rest[by:], *rest[:by]]


PHONES = [f"0{731 + 17 * i} {44021 + 3111 * i}" for i in range(8)]
LETTERS = [f"{who} zieht um und ist ab Mai unter {phone} zu erreichen." for who, phone in zip(
    ("Frau Holm", "Herr Beck", "Familie Orth", "Dr. Lang", "Pia Reus", "Jan Voss", "Ute Kern",
     "Max Thal"), PHONES, strict=True)]  # fmt: skip
EVENTS = (("合唱团周六在音乐厅演出", "音乐厅"), ("书市开在旧仓库门口", "旧仓库"),
          ("马拉松从东湖公园出发",
          "东湖公园"),
          ("花展移到植物园举行", "植物园"), ("讲座改在市图书馆二楼", "市图书馆"),
          ("跳蚤市场设在河滨广场", "河滨广场"),
          ("影展借用老电厂的大厅", "老电厂"), ("茶会约在竹里馆", "竹里馆"))  # fmt: skip
DISHES = (
    ("Para la tortilla se baten seis huevos.", "huevos"),
    ("El gazpacho lleva pepino.", "pepino"),
    ("La paella pide azafrán del bueno.", "azafrán"),
    ("Se asan los pimientos enteros.", "pimientos"),
    ("El flan necesita vainilla.", "vainilla"),
    ("Ponga garbanzos en remojo.", "garbanzos"),
    ("La empanada va rellena de atún.", "atún"),
    ("Rehogue el puerro.", "puerro"),
)


def letters(phones: Sequence[str]) -> Case:
    rows = [{"brief": t, "nummer": p} for t, p in zip(LETTERS, phones, strict=True)]
    return case("Schreibe die Telefonnummer heraus.\n\n{data['brief']}\nNummer:", "data['nummer']",
                rows)  # fmt: skip


def events(places: Sequence[str]) -> Case:
    rows = [{"消息": t, "地点": p} for (t, _), p in zip(EVENTS, places, strict=True)]
    return case("抽取活动地点。\n消息：{data['消息']}\n结果：",
                "'地点=' + data['地点'] + '；类型=活动'",
                rows, before="")  # fmt: skip


def dishes(things: Sequence[str]) -> Case:
    rows = [{"receta": t, "cosa": p} for (t, _), p in zip(DISHES, things, strict=True)]
    return case("¿Qué ingrediente nombra la receta?\n{data['receta']}\nIngrediente:",
                "'«' + data['cosa'] + '»'", rows)  # fmt: skip


PLACES = [place for _, place in EVENTS]
THINGS = [thing for _, thing in DISHES]
TALK = ("Where is the key?", "On the hook.", "It is not there.", "Then ask Marta.",
        "She left at noon.", "Call the caretaker.", "He does not answer.",
        "Then we wait.")  # fmt: skip
NEXT: Rows = [{"said": one, "next": other} for one, other in pairwise(TALK)]

GREEK = ("καλημέρα σας", "πού είναι ο σταθμός", "ένα εισιτήριο παρακαλώ", "το τρένο άργησε",
         "ευχαριστώ πολύ", "δύο καφέδες", "κλειστό την Κυριακή", "πόσο κάνει αυτό")  # fmt: skip
KOREAN = ("방이 깨끗했어요", "직원이 친절해요", "소음이 심했습니다", "아침 식사가 좋았어요",
          "주차가 불편해요",
          "위치가 최고예요", "침대가 딱딱했어요", "다시 오고 싶어요")  # fmt: skip
ENGLISH = ("good morning", "where is it", "one ticket please", "the train is late", "thank you",
           "two coffees", "closed on Sunday", "how much is it")  # fmt: skip


def phrases(texts: Sequence[str]) -> Case:
    rows = [{"en": one, "other": other} for one, other in zip(ENGLISH, texts, strict=True)]
    return case("Translate.\nEnglish: {data['en']}\nTranslation:", "data['other']", rows)


def rooms(texts: Sequence[str]) -> Case:
    rows = [{"말": one, "점": str(1 + i % 3)} for i, one in enumerate(texts)]
    return case("후기에 1에서 3까지 점수를 주세요.\n후기: {data['말']}\n점수:", "data['점']", rows)


def days(last: str) -> Case:
    said = [f"{2001 + i}.{3 + i:02}.{11 + i}" for i in range(7)]
    rows = [{"note": f"Meeting no. {i}, see the minutes.", "day": d}
            for i, d in enumerate([*said, last])]  # fmt: skip
    return case("On which day?\n{data['note']}\nDay:", "data['day']", rows)


BILLS = (
    ("Zwei Lampen, zusammen 84 Euro", 84),
    ("Miete: 640 Euro im Monat", 640),
    ("Taxi 31 Euro", 31),
    ("Für den Druck 205 Euro", 205),
    ("Blumen, 17 Euro", 17),
)


def bills(number: str) -> Case:
    rows = [{"beleg": t, "summe": float(n)} for t, n in BILLS]
    return case("Lies Summe und Währung ab.\nBeleg: {data['beleg']}\nAngaben:",
                f"'summe=' + str({number}) + '; währung=EUR'", rows)  # fmt: skip


TOWNS: Rows = [{"ad": f"{job} wanted in {town}, start in {month}.", "job": job, "town": town}
               for job, town, month in zip(
                   ("Welder", "Nurse", "Baker", "Clerk", "Driver", "Tutor"),
                   ("Leeds", "Hull", "Derby", "York", "Bath", "Truro"),
                   ("May", "June", "July", "May", "June", "July"), strict=True)]  # fmt: skip


def jobs(form: str, sign: str = "; ", mark: str = ": ") -> Case:
    output = f"'job{mark}' + data['job'] + '{sign}town{mark}' + data['town']"
    return case(f"Find the job and the town. {form}\nAd: {{data['ad']}}\nFound:", output, TOWNS)


CHAINS: Rows = [{"a": a, "b": b, "c": c} for a, b, c in (
    ("oak", "rose", "moss"), ("ox", "hen", "bee"), ("lorry", "cart", "pram"),
    ("sea", "pond", "drop"), ("castle", "house", "hut"), ("drum", "bell", "pin"))]  # fmt: skip


def chains(asked: str, sign: str = ">") -> Case:
    ends = ("a", "c") if sign == ">" else ("c", "a")
    output = f"data['{ends[0]}'] + ' {sign} ' + data['b'] + ' {sign} ' + data['{ends[1]}']"
    return case(f"{asked}\n{{data['b']}}, {{data['c']}}, {{data['a']}}\n=>", output, CHAINS)


def numbered(asked: str, legend: str, cue: str) -> Case:
    rows = [{"post": f"Message {i} on matter {7 * i}", "kind": str(1 + i % 3)} for i in range(9)]
    return case(f"{asked}\n{legend}\n\n{{data['post']}}\n{cue}", "data['kind']", rows)


def verdict(asked: str, cue: str = "Label:") -> Case:
    rows = [{"post": f"Message {i} on matter {7 * i}", "kind": ("plain", "formal")[i % 2]}
            for i in range(8)]  # fmt: skip
    return case(f"{asked}\n\n{{data['post']}}\n{cue}", "data['kind']", rows, num_fewshot=2)


def solved(asked: str) -> Case:
    rows = [{"q": f"{a} boxes of {b} eggs?", "n": str(a * b), "why": f"{a} * {b} = {a * b}."}
            for a, b in ((2, 6), (3, 10), (4, 12), (5, 6), (7, 10), (8, 12))]  # fmt: skip
    return case(f"{asked}\n\nProblem: {{data['q']}}\nSolution:", "'#### ' + data['n']", rows,
                processed="data['n']", num_fewshot=2)  # fmt: skip


def cues(expression: str) -> Case:
    rows = [{"post": "word " * (3 + 5 * i % 7) + f"no. {i}", "kind": ("a rant", "a thanks")[i % 2]}
            for i in range(10)]  # fmt: skip
    text = f"'Judge the post.\\n' + data['post'] + '\\n' + ({expression})"
    return Case(source=returns(text, "data['kind']", "data['kind']"), rows=rows)


ODD = "len(data['post']) % 2"
FRENCH = "1 : accueil\n2 : facture\n3 : panne"
POLISH = "1 = dostawa\n2 = zwrot\n3 = faktura"
CHINESE = "1．物流\n2．退款\n3．发票"

PAIRS = {
    "numbers that slipped by one": (
        "answer/unlike-others", letters(slipped(PHONES, 1)), letters(PHONES)),
    "a part that slipped from a row on": (
        "answer/unlike-others", events(slipped(PLACES, 1, since=2)), events(PLACES)),
    "a part in quotes that slipped by two": (
        "answer/unlike-others", dishes(slipped(THINGS, 2)), dishes(THINGS)),
    "a phrase in other letters": (
        "answer/unlike-others", phrases((*GREEK[:5], "two cups of coffee", *GREEK[6:])),
        phrases((*GREEK[:5], "WiFi 5G", *GREEK[6:]))),
    "a review in other letters": (
        "text/unlike-others", rooms((*KOREAN[:3], "the bed was far too hard", *KOREAN[4:])),
        rooms((*KOREAN[:3], "WiFi가 느려요", *KOREAN[4:]))),
    "a day turned round": (
        "answer/unlike-others", days("28.02.2019"), days("2019.02.28")),
    "a whole number with a point": (
        "answer/python-value", bills("data['summe']"), bills("int(data['summe'])")),
    "bars in the form, semicolons in the answers": (
        "few-shot/other-form", jobs("Write: job: … | town: …"), jobs("Write: job: …; town: …")),
    "another mark behind the names": (
        "few-shot/other-form", jobs("As job=<job>; town=<town>."),
        jobs("As job=<job>; town=<town>.", mark="=")),
    "commas in the form, in brackets": (
        "few-shot/other-form", jobs("(job: [job], town: [town])", sign=" / "),
        jobs("(job: [job] / town: [town])", sign=" / ")),
    "an order against its sign": (
        "few-shot/other-form", chains("Order these from smallest to largest."),
        chains("Order these from largest to smallest.")),
    "an order in Spanish": (
        "few-shot/other-form", chains("Ordena las palabras de menor a mayor, con >."),
        chains("Ordena las palabras de mayor a menor, con >.")),
    "an order in Chinese": (
        "few-shot/other-form", chains("请从大到小排列，用<连接。", "<"),
        chains("请从小到大排列，用<连接。", "<")),
    "commas for arrows": (
        "few-shot/other-form", chains("Sort them by size, with commas between them.", "→"),
        chains("Sort them by size, with arrows between them.", "→")),
    "a name in French": (
        "few-shot/other-form", numbered("Réponds par le nom du service.", FRENCH, "Service :"),
        numbered("Réponds par le chiffre du service, pas par son nom.", FRENCH, "Service :")),
    "a name in Polish": (
        "few-shot/other-form", numbered("Podaj nazwę kategorii.", POLISH, "Kategoria:"),
        numbered("Podaj numer kategorii o tej nazwie.", POLISH, "Kategoria:")),
    "a name in Chinese": (
        "few-shot/other-form", numbered("请回答类别名称。", CHINESE, "类别："),
        numbered("请回答类别编号。", CHINESE, "类别：")),
    "a reason besides": (
        "few-shot/other-form", verdict("Answer with plain or formal and a short reason."),
        verdict("Answer with plain or formal, without any reason.")),
    "a reason besides, in Italian": (
        "few-shot/other-form", verdict("Classifica e rispondi con plain o formal e una breve"
                                       " motivazione."),
        verdict("Classifica e rispondi con plain o formal, senza motivazione.")),
    "a reason besides, in Polish": (
        "few-shot/other-form", verdict("Odpowiedz słowem plain lub formal oraz krótkim"
                                       " uzasadnieniem."),
        verdict("Odpowiedz słowem plain lub formal, bez uzasadnienia.")),
    "steps first": (
        "few-shot/steps-lost", solved("Calculate first, and then write #### and the number."),
        solved("Write #### and the number.")),
    "steps first, in German": (
        "few-shot/steps-lost", solved("Rechne erst vor, schreibe dann #### und die Zahl."),
        solved("Schreibe #### und die Zahl, die du zuerst gerechnet hast.")),
    "steps first, in Japanese": (
        "few-shot/steps-lost", solved("まず計算を書き、それから #### と数を書いてください。"),
        solved("#### と数だけを書いてください。")),
    "a cue in brackets": (
        "text/shot-cue", cues(f"'[Verdict]' if {ODD} else '[Kind]'"), cues("'[Verdict]'")),
    "a cue behind a hash": (
        "text/shot-cue", cues(f"'### Verdict' if {ODD} else '### Kind'"), cues("'### Kind'")),
    "a cue before an arrow": (
        "text/shot-cue", cues(f"'verdict =>' if {ODD} else 'kind =>'"), cues("'kind =>'")),
    "three cues by turns": (
        "text/shot-cue", cues("('Verdict:', 'Kind:', 'Sort:')[len(data['post']) % 3]"),
        cues("{'a rant': 'Kind:', 'a thanks': 'Sort:'}[data['kind']]")),
    "labels crosswise": (
        "answer/legend", verdict("If it is formal, answer \"plain\"; if it is plain, answer"
                                 " \"formal\"."),
        verdict("If it is formal, answer \"formal\"; if it is plain, answer \"plain\".")),
    "labels crosswise, by arrows": (
        "answer/legend", verdict("formal → plain, plain → formal"),
        verdict("Decide: is it formal or plain? Plain answers are short.")),
    "labels crosswise, in German": (
        "answer/legend", verdict("Ist es formal, schreibe »plain«. Ist es plain, schreibe"
                                 " »formal«."),
        verdict("Ist es formal, schreibe »formal«. Ist es plain, schreibe »plain«.")),
    "examples that are over, in French": (
        "text/repeated-instruction", verdict("Assez d'exemples, à toi maintenant."),
        verdict("Regarde les exemples.")),
    "examples that are over, in Dutch": (
        "text/repeated-instruction", verdict("Tot zover de voorbeelden. Kies plain of formal."),
        verdict("Volg de voorbeelden. Kies plain of formal.")),
    "examples that are over, in Russian": (
        "text/repeated-instruction", verdict("На этом примеры закончились."),
        verdict("Отвечай, как в примере.")),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_right_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not found(good, rule)


def test_what_is_said_next_has_not_slipped() -> None:
    """Its place is the text of the next row."""
    asked = case("What is said next?\n{data['said']}\nNext:", "data['next']", NEXT)
    assert not loud(asked, "answer/unlike-others")


@pytest.mark.parametrize(
    ("line", "is_outside"),
    [("Path.cwd().name", True),
     ("__import__('sys').platform", True),
     ("Path('head.txt').exists()", True), ("Path.home()", True),
     ("Path(data['file']).stem", False), ("Path(data['file']) / 'x'", False)],
)  # fmt: skip
def test_paths_that_ask_the_disk(line: str, is_outside: bool) -> None:
    rows = [{"file": f"papers/{i}.txt", "kind": "ab"[i % 2]} for i in range(6)]
    source = returns(f"f\"{{{line}}} {{data['file']}}\\nKind:\"", "data['kind']", "data['kind']")
    told = found(Case(source=f"from pathlib import Path\n\n{source}", rows=rows), "code/outside")
    assert bool(told) is is_outside


@pytest.mark.parametrize(
    ("made", "is_told"),
    [("options[:num_sample]", True), ("options[num_sample - 1:]", True),
     ("shots[:num_sample]", False)],
)  # fmt: skip
def test_parts_that_the_number_of_shots_picks(made: str, is_told: bool) -> None:
    rows = [{"q": f"Which is {i}?", "o": ["one", "two", "six"], "a": "one"} for i in range(6)]
    source = (
        f"shots = ['Q: 1?', 'Q: 2?']\n\n\n{HEAD}    options = [o.strip() for o in data['o']]\n"
        f"    text = data['q'] + '/'.join(options) + ' '.join({made})\n"
        "    return {'input': text, 'output': data['a'], 'processed_output': data['a']}\n"
    )
    shown = Case(source=source, rows=rows, settings=RenderSettings(num_fewshot=2))
    assert bool(found(shown, "code/arguments")) is is_told


@pytest.mark.parametrize(
    "asked",
    [
        "「敬語」か「普通体」で答えてください。",
        "Beantwoord met '敬語' of '普通体'.",
        "'敬語' 또는 '普通体'로 답하세요.",
    ],
)
def test_few_rows_of_one_label_among_others(asked: str) -> None:
    rows = [{"文": f"第{i}の文です。", "答": "敬語"} for i in range(4)]
    assert found(case(f"{asked}\n{{data['文']}}\n答え：", "data['答']", rows), "answer/same-gold")
    assert not found(case("{data['文']}\n答え：", "data['答']", rows), "answer/same-gold")


def test_of_two_phrases_the_first_is_told_whatever_the_hash_seed() -> None:
    rows: Rows = [{"asked": f"part {i}", "said": f"rule {i}"} for i in range(6)]
    for first, other in (("Examples end here.", "Now it is your turn."),
                         ("Now it is your turn.", "Examples end here.")):  # fmt: skip
        text = f"{first} {other}\nFind {{data['asked']}}.\nIt is:"
        (hit,) = found(case(text, "data['said']", rows, num_fewshot=2), "text/repeated-instruction")
        assert first.rstrip(".").casefold() in hit.message.casefold()
