"""What stands beneath a cue or behind a text's end, what is cut before it is shown, loops that take
one item, and shots that belong elsewhere: each fault beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.types import RenderSettings

KEEPERS = ("Anders", "Birgit", "Conrad", "Dagmar", "Elmar", "Frieda", "Gustav", "Hedwig")
LAMPS = ("green", "white", "red")
SHIFTS = ("dawn", "noon", "dusk", "night")


def lamps(count: int = 12, tail: str = "") -> tuple[dict[str, Any], ...]:
    """Return notes on lamps, every third with something behind its end."""
    return tuple(
        {
            "note": f"Ship {i} passed, and it was not foggy.{tail if i % 3 == 0 else ''}",
            "lamp": LAMPS[i % 3],
        }
        for i in range(count)
    )


def watches(count: int = 12) -> tuple[dict[str, Any], ...]:
    """Return who keeps the light in which shift, and of which the keeper is asked for."""
    rows = []
    for i in range(count):
        names = [KEEPERS[(i + 2 * k) % 8] for k in range(4)]
        place = (3 * i + i // 4) % 4
        rows.append({"names": names, "shift": SHIFTS[place], "who": names[place]})
    return tuple(rows)


def lamp(end: str, head: str = "", gold: str = "data['lamp']", **fields: Any) -> Case:
    """Return a case on the notes whose inputs have this head and end with these lines."""
    fields.setdefault("rows", lamps())
    return Case(
        returns(f"f\"{head}Note: {{data['note']}}\\n{end}\"", f"' ' + {gold}", gold), **fields
    )


def watch(name: str = "name", asked: str = "{data['shift']}") -> Case:
    """Return a case on the watches: what the loop writes for a name, and the shift asked of."""
    before = (
        f"    shifts, lines = {SHIFTS!r}, ''\n"
        "    for shift, name in zip(shifts, data['names']):\n"
        f'        lines += f"{{shift}}: {{{name}}}\\n"\n'
    )
    gold = "data['names'][shifts.index(data['shift'])]"
    text = f'lines + f"Who keeps the light at {asked}?\\nKeeper:"'
    return Case(returns(text, f"' ' + {gold}", gold, before=before), watches())


def counted_places(place: str) -> Case:
    """Return a case that numbers the keepers, and writes the one at a place for each."""
    text = f"{{i + 1}}: {{data['names'][{place}]}}"
    before = f"    lines = [f\"{text}\" for i in range(len(data['names']))]\n"
    shown = "', '.join(lines) + f\"\\nWho comes at {data['shift']}?\\nKeeper:\""
    return Case(returns(shown, "' ' + data['who']", "data['who']", before=before), watches())


def notices(change: str) -> Case:
    """Return a case on Chinese notices, of which some deny, changed on the way."""
    texts = ("今天的船不开", "灯塔明天开放", "桥上不准停车", "夜里有人值班")
    rows = [{"q": f"{i}号：{texts[i % 4]}", "a": "否是"[i % 2]} for i in range(12)]
    text = f"'可以吗？\\n通知：' + data['q']{change} + '\\n答：'"
    return Case(returns(text, "data['a']", "data['a']"), rows)


def words(rows: Sequence[tuple[str, str]], shown: str = "{data['q']}", **fields: Any) -> Case:
    """Return a case that asks for something of single words."""
    head = fields.pop("head", "Turn it round.")
    cue, last = fields.pop("cue", "Word:"), fields.pop("last", "Turned:")
    text = f'f"{head}\\n{cue} {shown}\\n{last}"'
    made = [{"q": q, "a": a} for q, a in rows]
    return Case(returns(text, "' ' + data['a']", "data['a']"), made, **fields)


def hexes(cut: str, head: str, mark: str = "") -> Case:
    """Return a case that shows a part of each code, behind which it may have a mark."""
    codes = [(f"#A{i:X}{mark}20B{i:X}", LAMPS[i % 3]) for i in range(12)]
    return words(codes, f"{{data['q']{cut}}}", head=head, last="Lamp:")


def numbered(own: str, heads: Sequence[int] = (1, 2)) -> Case:
    """Return a case with worked examples under numbers in the description."""
    told = "".join(f"Log {n}\nNote: Boat {n} came late.\nLamp: red\n\n" for n in heads)
    return lamp("Lamp:", head=own, settings=RenderSettings(description=told))


def filed(*shots: Any) -> Case:
    """Return a case on the watches with a few-shot file of its own."""
    text = "f\"Names: {', '.join(data['names'])}\\nKeeper:\""
    source = returns(text, "' ' + data['who']", "data['who']")
    return Case(source, watches(), settings=RenderSettings(num_fewshot=len(shots)), shots=shots)


def shot(first: str, second: str, who: str) -> dict[str, Any]:
    """Return a row of that file."""
    return {"names": [first, second], "shift": "dawn", "who": who}


def counted(output: str, asked: str = "不要解释。") -> Case:
    """Return a case that asks for the answer alone, and shows this before it."""
    rows = [{"q": f"有{i}艘船和两盏灯", "a": f"{i + 2}个"} for i in range(8)]
    text = f"f\"一共有多少？{asked}\\n题：{{data['q']}}\\n数：\""
    return Case(returns(text, output, "data['a']"), rows, settings=RenderSettings(num_fewshot=2))


def offered(told: str, gold: str) -> Case:
    """Return a case whose three labels are listed in Chinese."""
    labels = ("已出航", "已返航", "待检修")
    rows = [{"q": f"第{i}号船的消息。", "a": labels[i % 3]} for i in range(12)]
    return Case(returns(f"f\"{told}\\n消息：{{data['q']}}\\n状态：\"", gold, gold), rows)


def rounded(shown: str, output: str) -> Case:
    """Return a case that speaks of about so many lamps, and reckons with them."""
    rows = [{"n": 21 + i, "a": str(3 * (21 + i))} for i in range(12)]
    text = f'f"A light needs about {shown} lamps a year. How many in three years?\\nLamps:"'
    return Case(returns(text, output, "data['a']"), rows)


NAMES = [("pão", "pães"), ("mão", "mãos"), ("limão", "limões"), ("flor", "flores"), ("mel", "méis")]
LOST = [(q.encode("ascii", "replace").decode(), a) for q, a in NAMES]
KOREAN = [("스물하나", "21"), ("서른둘", "32"), ("마흔셋", "43"), ("쉰넷", "54"), ("예순", "60")]
ITALIAN = [("Vieni", "tu"), ("Venga", "Lei"), ("Dimmi", "tu"), ("Mi dica", "Lei")]
PLURAL = "Escreva o plural da palavra."

CASES: dict[str, tuple[str, Case, Case]] = {
    "a general cue beneath the task's own": (
        "text/empty-slot", lamp("Lamp:\\nAnswer:"), lamp("Your turn:\\nAnswer:")),
    "the general one alone": (
        "text/empty-slot", lamp("Lamp:\\nAnswer:"), lamp("\\nAnswer:")),
    "words of a page behind the end of some texts": (
        "text/unlike-others",
        lamp("Lamp:", rows=lamps(tail=" Back Home Next")),
        lamp("Lamp:", rows=lamps(tail=" It was late."))),
    "an article and a noun that ask for another": (
        "text/cut-item",
        words(NAMES, head="Escreva o plural da"),
        words(NAMES, head=PLURAL)),
    "the same item in each round of a loop": (
        "text/cut-item", watch("data['names'][0]"), watch()),
    "the same item at each place that is counted": (
        "text/cut-item", counted_places("0"), counted_places("i")),
    "an item that is said beside the loop's own": (
        "text/cut-item", watch("data['names'][-1]"), watch("name} after {data['names'][0]")),
    "the initials of names of which one is right": (
        "text/cut-item", watch("name[0]"), watch("name} ({name[0]")),
    "a code that is cut within": (
        "text/cut-item",
        hexes("[:3]", "Which lamp has the code?"),
        hexes("[:3]", "Which lamp has a code that begins so?")),
    "a code of which a whole part is shown": (
        "text/cut-item",
        hexes("[:3]", "Which lamp has the code?"),
        hexes("[:3]", "Which lamp has the code?", mark="-")),
    "one shift for all rows": (
        "text/no-question", watch(asked="dusk"), watch()),
    "signs that deny": (
        "text/changed", notices(".replace('不', '')"), notices("")),
    "words that deny": (
        "text/changed",
        Case(returns(
            "f\"Note: {data['note'].replace(' not', '')}\\nLamp:\"",
            "' ' + data['lamp']", "data['lamp']"), lamps()),
        lamp("Lamp:")),
    "a number that the answer is reckoned from": (
        "text/changed",
        rounded("{round(data['n'], -1)}", "f\" 3 * {data['n']} = {data['a']}\""),
        rounded("{round(data['n'], -1)}", "' ' + data['a']")),
    "letters of words that became question marks": (
        "text/encoding", words(LOST, head=PLURAL), words(NAMES, head=PLURAL)),
    "questions of one word": (
        "text/encoding",
        words(LOST, head=PLURAL),
        words([("Why?", "Por quê?"), ("Who?", "Quem é?"), ("Where?", "Onde é?"), ("How?", "Como?")],
              head="Say it in Portuguese.")),
    "a word of one letter that became a question mark": (
        "text/encoding",
        words(ITALIAN, head="Il registro ? alto o basso?"),
        words(ITALIAN, head="Il registro qual è ? Alto o basso ?")),
    "a cue of question marks": (
        "text/encoding", words(KOREAN, last="??："), words(KOREAN, last="숫자：")),
    "the plus of a diff before a full-width colon": (
        "text/stray-sign",
        lamp("+灯："),
        lamp("+灯：", settings=RenderSettings(description="补丁里加了一行。\n"))),
    "a number that an example has": (
        "few-shot/numbered", numbered("Log 2\\n"), numbered("Log 3\\n")),
    "a number that skips some": (
        "few-shot/numbered", numbered("Log 5\\n"), numbered("")),
    "answers that stand in the list of another shot": (
        "few-shot/unlike-docs",
        filed(shot("Ida", "Jens", "Lars"), shot("Karl", "Lars", "Mona"),
              shot("Mona", "Nils", "Ida")),
        filed(shot("Ida", "Jens", "Ida"), shot("Karl", "Lars", "Lars"),
              shot("Mona", "Nils", "Nils"))),
    "words in Latin letters for shots of a Korean task": (
        "few-shot/unlike-docs",
        words(KOREAN, shots=[{"q": "twenty", "a": "20"}, {"q": "thirty-one", "a": "31"}],
              settings=RenderSettings(num_fewshot=2)),
        words(KOREAN, shots=[{"q": "스물", "a": "20"}, {"q": "서른하나", "a": "31"}],
              settings=RenderSettings(num_fewshot=2))),
    "a reason before the answer, up to a comma": (
        "few-shot/steps-forbidden",
        counted("'题里说的灯和船合起来，总数是' + data['a']"),
        counted("data['a']")),
    "the row's text and what is made of it": (
        "few-shot/steps-forbidden",
        counted("data['q'] + '加起来总共就是' + data['a']"),
        counted("data['q'] + '加起来总共就是' + data['a']", asked="")),
    "a label of a Chinese list that is never answered": (
        "answer/gold-differs",
        offered("从已出航、已返航、待检修中选一个。",
                "(data['a'] if data['a'] != '待检修' else '已返航')"),
        offered("从已出航、已返航、待检修中选一个。", "data['a']")),
    "an English cue where only figures are answered": (
        "text/cue-forms",
        words(KOREAN, head="숫자로 쓰세요.\\n\\n", cue="우리말:", last="Number:"),
        words(KOREAN, head="숫자로 쓰세요.\\n\\n", cue="우리말:", last="숫자:")),
    "an English cue beneath a Portuguese sentence": (
        "text/cue-forms",
        words(NAMES, head=PLURAL, last="Answer:"),
        words(NAMES, head="Give the plural of the word in Portuguese.", last="Answer:")),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_what_is_at_fault_and_what_is_right(name: str) -> None:
    rule, wrong, right = CASES[name]
    assert found(wrong, rule)
    assert not found(right, rule)
