"""Faults of labels: lists, legends, codes and what the golds are made of."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.fiftysixth.edits import say
from tests.lint.fiftysixth.tasks_exam import CIVICS, NLI
from tests.lint.fiftysixth.tasks_office import BIN, CLAUSE, CODON, LOAN, REGEX, TRIAGE
from tests.lint.fiftysixth.tasks_world import KEFU, NIDAA, TORISETSU
from tests.lint.making import gold, kind, line, put
from tests.lint.shape import Kind, Row, SmallTask, changed

F = "labels"
NAMES = (
    "answer/other-names answer/legend answer/letters answer/letter-asked answer/gold-differs "
    "answer/not-an-option answer/other-count few-shot/other-labels"
)


def _renamed(old: str, new: str) -> Callable[[list[Row]], None]:
    """Return what renames an option of the rows' scores in the second half of the rows."""

    def run(rows: list[Row]) -> None:
        for row in rows[len(rows) // 2 :]:
            scores = row["target_scores"]
            row["target_scores"] = {new if key == old else key: scores[key] for key in scores}

    return run


def _half(task: SmallTask, field: str, old: str, new: str) -> SmallTask:
    """Rename a label in the second half of the rows."""
    start = len(task.rows) // 2
    return changed(
        task, rows=put(field, lambda row: new if row[field] == old else row[field], 1, start)
    )


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a new label is listed in front, and golds go by the places of before",
        NAMES + " answer/unlike-others code/error",
        changed(KEFU, ('YITU = ["退货"', 'YITU = ["其他", "退货"')),
        changed(
            CLAUSE,
            (
                'text += f"{letter}) {topic}\\n"',
                'text += f"{chr(ord(letter) + 1)}) {topic}\\n"',
            ),
            (
                "Answer with the letter.\\n",
                "Answer with the letter.\\nA) assignment\\n",
            ),
        ),
        changed(
            CIVICS,
            (
                'f"({letter}) {data[letter]}" for letter in "ABCD")',
                'f"({shown}) {data[letter]}" for letter, shown in zip("ABCD", "BCDE"))',
            ),
            ('"\\n" + options', '"\\n(A) I do not know\\n" + options'),
        ),
    ),
    kind(
        F,
        "a label got a new name in the prompt, and golds keep the old one",
        NAMES,
        changed(TRIAGE, ('"emergency": "life', '"immediate": "life')),
        changed(
            LOAN,
            ("refer it to a colleague", "escalate it to a colleague"),
            ("decline or refer.", "decline or escalate."),
        ),
        changed(NLI, ("true, false or unknown by", "true, false or open by")),
        changed(TORISETSU, ("「仕様」の", "「性能」の")),
    ),
    kind(
        F,
        "a label got a new name in the second half of the rows",
        NAMES + " answer/unlike-others answer/two-spellings answer/other-form",
        _half(TRIAGE, "level", "urgent", "priority"),
        _half(LOAN, "decision", "decline", "reject"),
        _half(TORISETSU, "bunrui", "注意", "警告"),
        changed(NLI, rows=_renamed(" unknown", " not given")),
    ),
    kind(
        F,
        "two labels of the list became one, since what parts them is missing",
        NAMES + " text/run-together code/error text/unlike-others",
        changed(KEFU, ('"退货", "物流"', '"退货" "物流"')),
        changed(LOAN, ("with approve, decline or refer", "with approvedecline or refer")),
        changed(TORISETSU, ("「操作」「注意」", "「操作注意」")),
        changed(NLI, ("true, false or unknown", "truefalse or unknown")),
    ),
    kind(
        F,
        "the list of labels was translated, and the golds were not",
        NAMES + " text/cue-forms few-shot/other-form",
        changed(KEFU, ('"、".join(YITU)', '"return, delivery, invoice, discount"')),
        changed(NIDAA, ('" أو ".join(ASBAB.values())', '"complaint, question or booking"')),
        changed(TORISETSU, ("「操作」「注意」「仕様」", "operation・caution・specification")),
        changed(
            LOAN,
            ("Answer with approve, decline or refer.", "Antworte: bewilligen, ablehnen, vorlegen."),
        ),
    ),
    kind(
        F,
        "a test that is always true, or never, gives all docs one label",
        NAMES + " answer/same-gold answer/other-rule",
        changed(REGEX, ('if data["match"] else', 'if data["match"] is not None else')),
        changed(NIDAA, ('ASBAB[data["sabab"]]', 'ASBAB.get(data["sabab"].upper(), "استفسار")')),
        changed(
            LOAN,
            (
                'gold = data["decision"]',
                "share = instalment / income\n"
                '    gold = "approve" if share <= 30 else "decline" if share > 45 else "refer"',
            ),
        ),
        changed(
            BIN,
            (
                'next(each.colour for each in BINS if each.code == data["kind"])',
                'next((b.colour for b in BINS if b.code == data["kind"].lower()), "green")',
            ),
        ),
    ),
    kind(
        F,
        "the meaning of one label is empty in the list",
        NAMES + " text/empty-slot text/trailing-space text/cut-item",
        changed(TRIAGE, ('"a doctor is needed today"', '""')),
        changed(BIN, ('"food scraps and garden waste"', '""')),
        changed(CODON, ("for pair in TABLE.items())", "for pair in {**TABLE, 'GAA': ''}.items())")),
    ),
    kind(
        F,
        "codes are listed where names are right, or names where codes are",
        NAMES,
        changed(BIN, ("- {self.colour}: {self.content}", "- {self.code}: {self.content}")),
        changed(NIDAA, ('" أو ".join(ASBAB.values())', '" أو ".join(ASBAB)')),
        changed(CLAUSE, ('f"{letter}) {topic}\\n"', 'f"* {topic}\\n"')),
        changed(KEFU, ('"、".join(YITU)', '"、".join(str(n) for n in range(len(YITU)))')),
    ),
    kind(
        F,
        "the list is numbered from one, and golds count from nought",
        NAMES + " answer/other-rule answer/unlike-others",
        changed(
            KEFU,
            ('"、".join(YITU)', '"、".join(f"{n}.{y}" for n, y in enumerate(YITU, 1))'),
            ("从以下四类中选一类", "从以下四类中选一类，只写编号"),
            ('gold = YITU[data["lei"]]', 'gold = str(data["lei"])'),
        ),
        changed(
            TORISETSU,
            (
                "「操作」「注意」「仕様」のどれですか。",
                "どれですか。番号で答えてください。1 操作　2 注意　3 仕様",
            ),
            (
                'gold = data["bunrui"]',
                'gold = str(["操作", "注意", "仕様"].index(data["bunrui"]))',
            ),
        ),
        changed(
            TRIAGE,
            ("Choose the triage level of", "Choose the number of the triage level of"),
            (
                'f"{level}: {meaning}\\n" for level, meaning in LEVELS.items()',
                'f"{n} = {level}: {LEVELS[level]}\\n" for n, level in enumerate(LEVELS, 1)',
            ),
            ('gold = data["level"]', 'gold = str(list(LEVELS).index(data["level"]))'),
        ),
        changed(
            NIDAA,
            (
                '" أو ".join(ASBAB.values())',
                '" ".join(f"{n}) {s}" for n, s in enumerate(ASBAB.values(), 1))',
            ),
            ("ما سبب المكالمة:", "اكتب رقم سبب المكالمة:"),
            ('gold = ASBAB[data["sabab"]]', 'gold = str(list(ASBAB).index(data["sabab"]))'),
        ),
    ),
    kind(
        F,
        "one label has a slip of typing in the list",
        NAMES + " answer/two-spellings",
        changed(TRIAGE, ('"emergency": "life', '"emergancy": "life')),
        changed(LOAN, ("Answer with approve, decline", "Answer with approve, declne")),
        changed(NLI, ("false or unknown by", "false or unkown by")),
        changed(TORISETSU, ("「注意」", "「注音」")),
    ),
    kind(
        F,
        "golds have another form of the word than the list has",
        NAMES + " answer/other-form few-shot/other-form",
        changed(LOAN, ("Answer with approve, decline or", "Answer with approval, rejection or")),
        gold(BIN, 'gold + " bin"'),
        changed(NIDAA, ('gold = ASBAB[data["sabab"]]', 'gold = "ال" + ASBAB[data["sabab"]]')),
        changed(KEFU, ('gold = YITU[data["lei"]]', 'gold = YITU[data["lei"]] + "类咨询"')),
    ),
    kind(
        F,
        "a shortcut by a word or a number of the row overrides the row's label",
        NAMES + " answer/other-rule answer/unlike-others",
        line(BIN, 'if "bottle" in data["waste"]:', '    gold = "green"'),
        line(TRIAGE, 'if data["age"] > 40:', '    gold = "emergency"'),
        line(LOAN, 'if data["purpose"] in ("a boat", "a camper"):', '    gold = "refer"'),
    ),
    kind(
        F,
        "a label that the rows have is called no longer allowed",
        NAMES + " few-shot/other-form",
        say(LOAN, "Never answer refer."),
        say(KEFU, "“发票”类已停用，请不要使用。"),
        say(TRIAGE, "The level urgent is no longer in use."),
        say(BIN, "The green bin was abolished; do not answer green."),
    ),
    kind(
        F,
        "an extra label is offered that cannot be told from another one",
        NAMES + " answer/same-option answer/two-spellings",
        changed(
            LOAN,
            ("Answer with approve, decline or refer.", "Answer: approve, decline, refuse, refer."),
        ),
        changed(TORISETSU, ("「仕様」のどれ", "「注意」「仕様」のどれ")),
        changed(KEFU, ('"、".join(YITU)', '"、".join([*YITU, YITU[0]])')),
        changed(
            TRIAGE,
            (
                '"urgent": "a doctor is needed today",',
                '"urgent": "a doctor is needed today",\n    "acute": "a doctor is needed today",',
            ),
        ),
    ),
)
