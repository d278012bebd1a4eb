"""Letters, spaces, signs and values that rows or code lost on their way, and instructions that
break off; each beside prompts that look so and are right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

NAMES = ("Grün", "Köhler", "Bär", "Fröhlich", "Müller", "Söder", "Jäger", "Übel")
HAN = (
    "他把书包放在门口。",
    "我们明天去图书馆看书。",
    "孩子们在操场上跑步。",
    "她买了两斤苹果和一条鱼。",
)
PLACES = (
    "臺北車站",
    "淡水老街",
    "鐵路博物館",
    "國家圖書館",
    "陽明山纜車",
    "龍山寺廟會",
    "鶯歌陶瓷館",
    "馬祖燈塔區",
)
SIMPLE = (
    "台北车站",
    "淡水老街",
    "铁路博物馆",
    "国家图书馆",
    "阳明山缆车",
    "龙山寺庙会",
    "莺歌陶瓷馆",
    "马祖灯塔区",
)
EN = "f\"Who is it?\\nText: {data['text']}\\nName:\""
ZH = "f\"这句话说了什么？\\n句子：{data['text']}\\n回答：\""


def of(text: Callable[[int], str], answer: Callable[[int], str] = lambda i: NAMES[i], **more: Any):
    """Return eight rows with a text and an answer."""
    return tuple(
        {"text": text(i), "answer": answer(i), **{k: f(i) for k, f in more.items()}}
        for i in range(8)
    )


def case(rows: Any, text: str = EN, **more: Any) -> Case:
    """Return a prompt that shows the texts."""
    how = {name: more.pop(name) for name in ("output", "processed", "before") if name in more}
    return Case(source=returns(text, **how), rows=rows, **more)


def told(i: int) -> str:
    """Return a sentence about a man, with his name."""
    return f"Am Montag sah Frau {NAMES[i]} {i + 2} Boote am See."


def asked(i: int) -> str:
    """Return the same as ASCII has it, in half of the rows."""
    return "".join(c if c.isascii() else "?" for c in told(i)) if i % 2 else told(i)


def spaced(i: int) -> str:
    """Return a sentence with a space between its words."""
    text = HAN[i % 4]
    return " ".join(text[k : k + 2] for k in range(0, len(text), 2))


def at(values: Mapping[int, str], other: Callable[[int], str]) -> Callable[[int], str]:
    """Return what gives values to some rows, and the others to the rest."""
    return lambda i: values.get(i, other(i))


FAULTS: Mapping[str, tuple[str, Case, Case]] = {
    "question marks for letters": ("text/encoding", case(of(asked)), case(of(told))),
    "boxes for characters": (
        "text/encoding",
        case(of(at({1: "他在图□馆看书。", 4: "她买了一□苹果。"}, lambda i: HAN[i % 4])), ZH),
        case(of(lambda i: HAN[i % 4]), ZH),
    ),
    "a dash for a minus": (
        "text/look-alike",
        case(of(told, at({2: "–3"}, lambda i: f"-{i}"))),
        case(of(told, lambda i: f"-{i}")),
    ),
    "rows in the other script": (
        "text/look-alike",
        case(of(at({2: SIMPLE[2], 5: SIMPLE[5]}, lambda i: PLACES[i])), ZH),
        case(of(lambda i: PLACES[i]), ZH),
    ),
    "cues in the other script": (
        "text/cue-forms",
        case(of(lambda i: PLACES[i], lambda i: "地點" + str(i)), ZH.replace("回答", "说明")),
        case(of(lambda i: SIMPLE[i], lambda i: "地点" + str(i)), ZH.replace("回答", "说明")),
    ),
    "letters of an input method": (
        "text/stray-sign",
        case(of(lambda i: HAN[i % 4]), ZH.replace("什么", "shen么")),
        case(of(lambda i: HAN[i % 4]), ZH),
    ),
    "spaces between Chinese words": (
        "text/two-spaces",
        case(of(spaced), ZH),
        case(of(lambda i: HAN[i % 4]), ZH),
    ),
    "marks of a treebank": (
        "text/markup",
        case(of(lambda i: f"She did n't see Mr {NAMES[i]} , who left .")),
        case(of(lambda i: f"She didn't see Mr {NAMES[i]}, who left.")),
    ),
    "some spaces": (
        "text/run-together",
        case(of(told), EN.replace("data['text']", "data['text'].replace(' am', 'am')")),
        case(of(told), EN.replace("data['text']", "' '.join(data['text'].split())")),
    ),
    "plus for a space": (
        "text/url-coded",
        case(of(lambda i: f"Where+is+the+boat+of+{NAMES[i]}?+It+left+at+{i}.")),
        case(of(lambda i: f"What is 1+2+3+4+5+{i}, {NAMES[i]}?")),
    ),
    "accents of the answers": (
        "text/changed",
        case(
            of(told, name=lambda i: NAMES[i]),
            output="' ' + plain(data['answer'])",
            processed="plain(data['answer'])",
            before="    import unicodedata as u\n"
            "    plain = lambda t: u.normalize('NFD', t).encode('ascii', 'ignore').decode()\n",
        ),
        case(of(told, name=lambda i: NAMES[i])),
    ),
    "capitals of names": (
        "text/changed",
        case(
            of(lambda i: f"Every day Ann and Lars row {i} miles.", lambda i: str(i)),
            EN.replace("data['text']", "data['text'].capitalize()"),
        ),
        case(of(lambda i: f"Every day Ann and Lars row {i} miles.", lambda i: str(i))),
    ),
    "the point of a number": (
        "text/changed",
        case(
            of(lambda i: f"{i}.5 miles", lambda i: str(i)),
            EN.replace("data['text']", "data['text'].replace('.', '')"),
        ),
        case(of(lambda i: f"{i}.5 miles", lambda i: str(i))),
    ),
    "the sign of a sum": (
        "text/changed",
        case(of(lambda i: f"They row {i + 2} 4 = {4 * i + 8} miles.", str)),
        case(of(lambda i: f"They row {i + 2} * 4 = {4 * i + 8} miles.", str)),
    ),
    "digits in words": (
        "text/scanned-digits",
        case(of(lambda i: f"Frau {NAMES[i]} sees {i + 3} b00ts on the lake.")),
        case(of(lambda i: f"Frau {NAMES[i]} sees {i + 3} boots of type 100b on the lake.")),
    ),
    "the header of a table": (
        "text/placeholder",
        case(of(at({0: "Text"}, told), at({0: "answer"}, lambda i: NAMES[i]))),
        case(of(at({0: "Text"}, told))),
    ),
    "members of an Enum": (
        "text/raw-value",
        case(
            of(told, mood=lambda i: i % 2),
            EN.replace("Name:", "Mood of {Mood(data['mood'])}:"),
            before="    import enum\n    Mood = enum.Enum('Mood', {'GLAD': 0, 'SAD': 1})\n",
        ),
        case(
            of(told, mood=lambda i: i % 2),
            EN.replace("Name:", "Mood of {Mood(data['mood']).name.lower()}:"),
            before="    import enum\n    Mood = enum.Enum('Mood', {'GLAD': 0, 'SAD': 1})\n",
        ),
    ),
    "a list as its JSON": (
        "text/raw-value",
        case(
            of(told, steps=lambda i: '["Row out.", "Row back."]' if i == 3 else ["Row out."]),
            EN.replace("Name:", "{' '.join(data['steps'])} Name:"),
        ),
        case(
            of(told, steps=lambda i: [f"[{i}]", "Row out."]),
            EN.replace("Name:", "{' '.join(data['steps'])} Name:"),
        ),
    ),
    "a month of nought": (
        "text/raw-value",
        case(
            of(
                lambda i: (
                    f"{told(i)} Es war der 2021-0{i + 1}-12 oder 2021-{0 if i == 5 else 1}0-12."
                )
            )
        ),
        case(of(lambda i: f"{told(i)} Es war der 2021-0{i + 1}-12 oder 2021-10-12.")),
    ),
    "an option of nothing": (
        "text/nothing",
        case(
            of(
                told,
                target_scores=lambda i: {NAMES[i]: 1, "Huber": 0, **({"nan": 0} if i < 2 else {})},
            ),
            method="ppl",
        ),
        case(of(told, target_scores=lambda i: {NAMES[i]: 1, "Huber": 0, "Nan": 0}), method="ppl"),
    ),
    "milliseconds for a date": (
        "answer/other-form",
        case(of(told, at({3: "1614556800000"}, lambda i: f"2021-03-1{i}"))),
        case(of(told, at({3: "2021-03-30"}, lambda i: f"2021-03-1{i}"))),
    ),
    "a part of speech": (
        "answer/other-form",
        case(of(told, at({3: "rower n.", 5: "glide v."}, lambda i: NAMES[i]))),
        case(of(told, lambda i: f"{NAMES[i]} n.")),
    ),
    "a label in capitals": (
        "answer/other-form",
        case(
            of(told, lambda i: ("glad", "sad", "BORED")[i % 3]),
            "f\"Is it glad, sad or bored?\\n{data['text']}\\nMood:\"",
        ),
        case(
            of(told, lambda i: ("glad", "sad", "OTHER")[i % 3]),
            "f\"Is it glad, sad or OTHER?\\n{data['text']}\\nMood:\"",
        ),
    ),
    "an instruction that breaks off": (
        "text/cut-item",
        case(of(told), EN.replace("Who is it?", "Name the man who is seen by the")),
        case(
            of(told), EN.replace("Who is it?", "Name the man whom they look at\\nof all the men.")
        ),
    ),
    "one that begins within another": (
        "text/said-again",
        case(of(told), EN.replace("Who is it?", "Decide who is Name the man or woman.")),
        case(of(told), EN.replace("Who is it?", "Decide who it is. Name the man or woman.")),
    ),
    "a stop twice behind an item": (
        "text/said-again",
        case(
            of(told, both=lambda i: [told(i), HAN[i % 4]]),
            EN.replace("{data['text']}", "{data['both'][0]}."),
        ),
        case(
            of(told, both=lambda i: [told(i), HAN[i % 4]]),
            EN.replace("{data['text']}", "{data['both'][0]}"),
        ),
    ),
    "an emoji's joiner": (
        "text/invisible",
        case(of(lambda i: f"{told(i)} 👩\u200d")),
        case(of(lambda i: f"{told(i)} 👩\u200d🚀 ❤\ufe0f\u200d🔥")),
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_what_was_lost_is_told(what: str) -> None:
    rule, fault, _ = FAULTS[what]
    assert found(fault, rule)


@pytest.mark.parametrize("what", FAULTS)
def test_what_looks_like_it_is_right(what: str) -> None:
    rule, _, right = FAULTS[what]
    assert not found(right, rule)


RIGHT: Mapping[str, tuple[str, Case]] = {
    "letters to be found": (
        "text/encoding",
        case(
            of(lambda i: f"The word is b?at {i} times"), EN.replace("Who is it?", "Fill the gap.")
        ),
    ),
    "an address": ("text/encoding", case(of(lambda i: f"It is at sea.org/boats?name={i} now"))),
    "names side by side": ("text/two-spaces", case(of(lambda _: "张三 李四 王五 赵六 孙七"), ZH)),
    "words cut on purpose": (
        "text/two-spaces",
        case(of(spaced), ZH.replace("这句话说了什么", "下面是分词后的句子，说了什么")),
    ),
    "sentences of both scripts on purpose": (
        "text/look-alike",
        case(
            of(at({2: SIMPLE[2], 5: SIMPLE[5]}, lambda i: PLACES[i])),
            ZH.replace("这句话说了什么？", "这是简体还是繁体？"),
        ),
    ),
    "capitals that are to go": (
        "text/changed",
        case(
            of(lambda i: f"Every day Ann and Lars row {i} miles.", str),
            EN.replace("data['text']", "data['text'].capitalize()").replace(
                "Who is it?", "Put the capital letters back."
            ),
        ),
    ),
    "accents that are to go": (
        "text/changed",
        case(
            of(told, lambda i: NAMES[i].replace("ü", "u")),
            EN.replace("Who is it?", "Write the name in ASCII."),
        ),
    ),
    "dates that are to be checked": (
        "text/raw-value",
        case(
            of(lambda i: f"2021-0{i + 1}-3{i % 2}", lambda i: "ja"),
            EN.replace("Who is it?", "Is this date valid?"),
        ),
    ),
    "a word that is a loan": (
        "text/stray-sign",
        case(of(lambda i: HAN[i % 4]), ZH.replace("什么", "ok没有")),
    ),
    "a list of line ends": (
        "text/cut-item",
        case(of(told), EN.replace("Who is it?", "Say which name it is that you look for")),
    ),
}


@pytest.mark.parametrize("what", RIGHT)
def test_what_is_meant_so_is_silent(what: str) -> None:
    rule, right = RIGHT[what]
    assert not loud(right, rule)
