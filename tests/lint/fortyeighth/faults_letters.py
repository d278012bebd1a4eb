"""Faults of what a letter, a number or a label means, and leaks."""

from __future__ import annotations

from tests.lint.fortyeighth.tasks_free import CHAIN, RANK, READING
from tests.lint.fortyeighth.tasks_labels import (
    ASTRO,
    BAKERY,
    BIGBENCH,
    CHAT,
    CLUSTER,
    LEGAL,
    MEDIC,
    MUSEUM,
    SNLI,
)
from tests.lint.fortyeighth.tasks_world import (
    CHENGYU,
    GAOKAO,
    KEFU,
    KEIGO,
    SEGUROS,
    TIENGVIET,
    VERKEHR,
    YIXUE,
    YUEDU,
)
from tests.lint.making import each, kind
from tests.lint.shape import Kind, Row, changed

L = "what a letter means"
K = "leaks"
SHIFT = "answer/gold-differs answer/letter* answer/legend answer/not-an-option code/error"


def _ticked(row: Row) -> None:
    for option in row["options"]:
        if option["n"] == row["key"]:
            option["text"] += " ✓"


def _ticked_zh(row: Row) -> None:
    row["options"][row["answer"]] += "（√）"


def _first(row: Row) -> None:
    scores = row["target_scores"]
    row["target_scores"] = dict(sorted(scores.items(), key=lambda pair: -pair[1]))


def _first_reply(row: Row) -> None:
    if row["best"]:
        row["replies"].reverse()
        row["best"] = 0


KINDS: tuple[Kind, ...] = (
    kind(
        L,
        "two entries of the legend were exchanged while it was translated or re-sorted",
        "answer/legend answer/gold-differs answer/other-rule",
        changed(VERKEHR, ("1: Verspätung\\n2: Fahrpreis", "1: Fahrpreis\\n2: Verspätung")),
        changed(KEFU, ('1: "物流", 2: "退款"', '1: "退款", 2: "物流"')),
        changed(
            CLUSTER,
            (
                '"N": "network between nodes", "D": "disk"',
                '"N": "disk", "D": "network between nodes"',
            ),
        ),
    ),
    kind(
        L,
        "the answer's place is off by one after the options were numbered anew",
        SHIFT,
        changed(ASTRO, ('str(data["key"])', 'str(data["key"] - 1)')),
        changed(CHAT, ('"AB"[data["best"]]', '"AB"[data["best"] - 1]')),
        changed(YUEDU, ('marks[data["answer"]]', 'marks[data["answer"] - 1]')),
    ),
    kind(
        L,
        "the options got new marks, and the answers kept the old ones",
        "answer/letters answer/letter-asked answer/other-names answer/not-an-option",
        changed(ASTRO, ('"[%d] %s" % (option["n"],', '"[%s] %s" % ("ABCD"[option["n"] - 1],')),
        changed(YUEDU, ("marks[i] + option", '"甲乙丙"[i] + "．" + option')),
        changed(CHAT, ("\\nA) {a}\\nB) {b}", "\\n1) {a}\\n2) {b}")),
    ),
    kind(
        L,
        "the loop over the options stops one short",
        "answer/letters text/cut-item answer/other-count answer/letter-asked "
        "answer/not-an-option answer/other-names",
        changed(GAOKAO, ('zip("ABCD", options)', 'zip("ABC", options)')),
        changed(TIENGVIET, ('zip(("A", "B", "C"),', 'zip(("A", "B"),')),
        changed(ASTRO, ('in data["options"]:', 'in data["options"][:-1]:')),
    ),
    kind(
        L,
        "the options are sorted or turned round for show only",
        SHIFT,
        changed(YUEDU, ('enumerate(data["options"])', 'enumerate(sorted(data["options"]))')),
        changed(CHAT, ('a, b = data["replies"]', 'b, a = data["replies"]')),
        changed(TIENGVIET, ('data["tu"])]', 'sorted(data["tu"]))]')),
    ),
    kind(
        L,
        "one column of options was pasted twice, so that a letter shows another's text",
        "answer/same-option answer/letters text/no-question text/said-again text/cut-item "
        "answer/gold-differs answer/not-an-option answer/stands-out",
        changed(GAOKAO, ('data["选项D"]', 'data["选项C"]')),
        changed(CHAT, ("B) {b}", "B) {a}")),
    ),
    kind(
        L,
        "the legend lacks a label that the rows have since the new version",
        "answer/legend answer/letters answer/other-names answer/not-an-option answer/letter-asked",
        changed(KEFU, (', 4: "账号"', "")),
        changed(CLUSTER, (', "U": "user\'s code"', "")),
        changed(VERKEHR, ("\\n4: Personal", "")),
        changed(MUSEUM, ('"coins", "prints"', '"coins"')),
    ),
    kind(
        L,
        "a number stands in the legend twice since a line was copied",
        "answer/letters answer/legend answer/other-names answer/letter-asked",
        changed(VERKEHR, ("4: Personal", "3: Personal")),
        changed(ASTRO, ('(option["n"],', '(min(option["n"], 3),')),
        changed(TIENGVIET, ('("A", "B", "C")', '("A", "B", "B")')),
    ),
    kind(
        K,
        "the answer stands in brackets behind the question, as in the teacher's copy",
        "answer/leaked",
        changed(
            GAOKAO,
            ('data["题干"] + "\\n"', 'data["题干"] + "（" + data["答案"] + "）" + "\\n"'),
        ),
        changed(KEIGO, ("{data['bun']}\\n", "{data['bun']}（{data['ta']}）\\n")),
        changed(YIXUE, ("{data['statement']}", "{data['statement']}（{data['label']}）")),
    ),
    kind(
        K,
        "a line for debugging that prints the gold was left in",
        "answer/leaked text/note-left",
        changed(CLUSTER, ("{data['line']}\\n", "{data['line']}\\n# gold={data['cause']}\\n")),
        changed(
            SEGUROS, ('data["parte"] + "\\n"', 'data["parte"] + f" [debug: {data[\'ramo\']}]\\n"')
        ),
        changed(MEDIC, ('"CLAIM: " + claim', '"CLAIM: " + claim + f" [{data[\'holds\']}]"')),
    ),
    kind(
        K,
        "the right option has the tick of the marked sheet",
        "answer/stands-out answer/leaked answer/marked",
        changed(ASTRO, rows=each(_ticked)),
        changed(YUEDU, rows=each(_ticked_zh)),
    ),
    kind(
        K,
        "a path that is shown has the folder of its class",
        "answer/in-id answer/leaked",
        changed(
            SEGUROS,
            (
                '"Parte: "',
                "f\"Archivo: siniestros/{data['ramo']}/{len(data['parte'])}.pdf\\nParte: \"",
            ),
        ),
        changed(
            MUSEUM,
            ("Entry: {entry}", "Scan: /scans/{path}.tif\n        Entry: {entry}"),
            (
                'entry=data["entry"]',
                'entry=data["entry"],\n        path=data["department"] + "/" + str(len(data["entry"]))',
            ),
        ),
    ),
    kind(
        K,
        "a hint that was meant for learners says how the answer begins",
        "answer/leaked",
        changed(READING, ('text + "Answer:"', 'text + f"(Begins with: {gold[:4]})\\nAnswer:"')),
        changed(RANK, ("\\nSorted:", "\\nThe largest is the {data['ranked'][0]}.\\nSorted:")),
        changed(
            CHENGYU,
            ('"\\n横线处', 'f"\\n提示：第一个字是“{gold[0]}”。\\n横线处'),
            ('gold = next(k for k, v in data["target_scores"].items() if v == 1)', "pass"),
            (
                "text = data",
                'gold = next(k for k, v in data["target_scores"].items() if v)\n    text = data',
            ),
        ),
    ),
    kind(
        K,
        "the gap is filled by the solution that was to be guessed",
        "answer/leaked text/no-question",
        changed(
            CHENGYU,
            ('text = data["sent"].replace("#idiom#", "____")', "text = full"),
            (
                "    text = full",
                '    full = data["sent"].replace("#idiom#", '
                'max(data["target_scores"], key=data["target_scores"].get))\n    text = full',
            ),
        ),
        changed(
            TIENGVIET,
            ('replace("___", "......")', 'replace("___", data["tu"]["ABC".index(data["dap_an"])])'),
        ),
    ),
    kind(
        K,
        "the options are sorted by their scores, so the right one leads",
        "answer/one-place answer/leaked answer/stands-out answer/same-gold",
        changed(BIGBENCH, rows=each(_first)),
        changed(CHAT, rows=each(_first_reply)),
        changed(
            ASTRO,
            (
                'in data["options"]:',
                'in sorted(data["options"], key=lambda o: o["n"] != data["key"]):',
            ),
            ('option["n"], option["text"]', 'len(parts) - 2, option["text"]'),
            ('str(data["key"])', '"1"'),
        ),
    ),
    kind(
        K,
        "the cue of the input is already answered",
        "answer/leaked",
        changed(
            SNLI,
            (
                'Relation:" % (row["p"], row["h"])',
                'Relation:%s" % (row["p"], row["h"], [k for k, v in row["target_scores"].items() if v][0])',
            ),
        ),
        changed(BAKERY, ('data["review"] + " =>"', 'data["review"] + " => " + data["topic"]')),
        changed(
            LEGAL, ('prompt.ask(data["clause"])', 'prompt.ask(data["clause"]) + " " + data["type"]')
        ),
    ),
    kind(
        K,
        "the solution of the row stands below its problem",
        "answer/reasoning-in-input answer/leaked answer/cue-again",
        changed(
            CHAIN, ('data["problem"] + "\\n', 'data["problem"] + "\\n" + data["reasoning"] + "\\n')
        ),
        changed(CHAIN, ('"Problem: " + data["problem"]', '"Problem: " + " ".join(data.values())')),
    ),
)
