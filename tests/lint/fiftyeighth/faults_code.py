"""Faults of the code that makes a prompt of a row."""

from __future__ import annotations

from tests.lint.fiftyeighth.tasks_crafts import (
    FIRE,
    HEX,
    HIVE,
    MENU,
    MUSIC,
    ROTA,
    SOCKS,
    TIDES,
    VINE,
)
from tests.lint.fiftyeighth.tasks_tongues import FIETS, KUAIDI, PLURAL, REGISTRO, SUTJA
from tests.lint.making import kind, line
from tests.lint.shape import Kind, changed

F = "code"
LACKS = (
    "text/no-question text/cut-item text/first-item text/changed text/ambiguous text/same-prompt "
    "answer/not-an-option text/run-together text/two-spaces text/said-again text/empty-slot"
)
KEPT = ("import random\n", "import random\n\nKEPT = {}\n")

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a loop goes over a list and writes the same item each time",
        LACKS + " answer/same-option answer/letters answer/other-rule",
        changed(ROTA, ("| {day} | {name} |", "| {day} | {data['names'][0]} |")),
        changed(MUSIC, ("{mark}) {each}", "{mark}) {data['choices'][-1]}")),
        changed(
            TIDES,
            ('", ".join(data["high"])', '", ".join(data["high"][0] for _ in data["high"])'),
        ),
        changed(
            MENU,
            ('", ".join(data["parts"])', '", ".join(data["parts"][0] for _ in data["parts"])'),
        ),
    ),
    kind(
        F,
        "the text of the first row is kept and shown for all of them",
        LACKS + " code/not-repeated code/changes-row",
        changed(VINE, ("{data['note']}", "{KEPT.setdefault('note', data['note'])}"), KEPT),
        changed(
            REGISTRO,
            ('"Frase: " + data["frase"]', '"Frase: " + KEPT.setdefault("frase", data["frase"])'),
            KEPT,
        ),
        changed(SUTJA, ("{data['말']}", "{KEPT.setdefault('말', data['말'])}"), KEPT),
        line(
            PLURAL,
            'text = KEPT.setdefault("text", PEDIDO.format(**data))',
            above="KEPT = {}",
        ),
    ),
    kind(
        F,
        "a table of labels lacks one, and what is not in it falls back on another",
        "answer/gold-differs answer/same-gold answer/not-in-output answer/not-an-option "
        "answer/other-names answer/legend text/absent-field few-shot/not-a-choice "
        "answer/other-rule few-shot/lopsided code/hidden-errors",
        changed(
            VINE,
            (
                'gold = data["trouble"]',
                'gold = {"mildew": "mildew", "rot": "rot", "mites": "mites"}'
                '.get(data["trouble"], "mildew")',
            ),
        ),
        changed(
            HEX,
            ('gold = data["channel"]', 'gold = "red" if data["channel"] == "red" else "green"'),
        ),
        changed(
            KUAIDI,
            (
                'gold = data["zhuangtai"]',
                'gold = data["zhuangtai"] if data["zhuangtai"] != "待取件" else "运输中"',
            ),
        ),
        changed(
            HIVE,
            ('ANSWERS[data["seen"]]', 'ANSWERS.get(str(data["seen"]), " no")'),
        ),
    ),
    kind(
        F,
        "hash or id of a text decides on a wording or an order",
        "code/hash code/not-repeated",
        changed(
            VINE,
            ('"Trouble:",', '["Trouble:", "Problem:"][hash(data["note"]) % 2],'),
        ),
        changed(MENU, ('.join(data["parts"])', '.join(sorted(data["parts"], key=hash))')),
        changed(
            FIRE,
            (
                "Q: {data['question']}",
                "{['Q', 'Question'][hash(data['question']) % 2]}: {data['question']}",
            ),
        ),
        changed(KUAIDI, ('f"短信：{', 'f"短信{id(data) % 1000}：{')),
    ),
    kind(
        F,
        "a value is rounded or shortened, so that nobody can get at the answer",
        LACKS,
        changed(SOCKS, ("gets {gauge} stitches", "gets about {round(gauge, -1)} stitches")),
        changed(
            TIDES,
            ('", ".join(data["high"])', '", ".join(time[:2] for time in data["high"])'),
        ),
        changed(HEX, ("{data['colour']}", "{data['colour'][:3]}")),
        changed(ROTA, ("| {day} | {name} |", "| {day} | {name[0]}. |")),
    ),
    kind(
        F,
        "the text of the first try is still written into the code",
        LACKS,
        changed(VINE, ("{data['note']}", "White powder on the leaves, smells of mould.")),
        changed(HIVE, ("Hive log: %s", "Hive log: Queen on frame six."), (' % data["note"]', "")),
        changed(SUTJA, ("{data['말']}", "스물셋")),
        changed(ROTA, ("on {data['day']} night?", "on Thursday night?")),
    ),
    kind(
        F,
        "a clean-up takes more away than it should: a clause, a not, the last letters",
        LACKS + " answer/unlike-others",
        changed(KUAIDI, ("{data['duanxin']}", "{data['duanxin'].split('，')[-1]}")),
        changed(FIETS, ('data["regel"], ', 'data["regel"].split(",")[0].split(";")[0], ')),
        changed(ROTA, ("| {day} | {name} |", "| {day} | {name.rstrip('aeiou night')} |")),
        changed(
            HIVE,
            ('% data["note"]', '% re.sub(r"\\b(but|no|not|could)\\b ?", "", data["note"])'),
            ("import random\n", "import random\nimport re\n"),
        ),
    ),
)
