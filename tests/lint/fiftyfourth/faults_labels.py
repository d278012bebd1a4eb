"""Faults of letters, legends and labels."""

from __future__ import annotations

from tests.lint.fiftyfourth.edits import asked
from tests.lint.fiftyfourth.tasks_bench import CAUSE, ENDINGS, GEO, MUSEUM, NLI
from tests.lint.fiftyfourth.tasks_office import CLAUSE, STATUS, TRIAGE, WASTE
from tests.lint.fiftyfourth.tasks_world import CARTAS, CHENGYU, KEFU, KOSHO, PISMA
from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed

F = "labels"
NAMES = "answer/other-names answer/letters answer/letter-asked answer/legend few-shot/other-form"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the list's letters are small, and the answers are capitals",
        NAMES,
        changed(CLAUSE, ("zip(LETTERS, TYPES)", "zip(LETTERS.lower(), TYPES)")),
        changed(GEO, ('zip("ABCD"', 'zip("abcd"')),
        changed(PISMA, ('gold = data["kind"]', 'gold = data["kind"].upper()')),
    ),
    kind(
        F,
        "two meanings of a code were exchanged",
        "answer/legend answer/gold-differs answer/other-rule",
        changed(
            NLI,
            ('{0: "true", 1: "undecided", 2: "false"}', '{0: "false", 1: "undecided", 2: "true"}'),
        ),
        changed(
            STATUS,
            ('401: "not logged in"', '401: "no such page"'),
            ('404: "no such page"', '404: "not logged in"'),
        ),
        changed(
            PISMA,
            ('"ж": "жалоба"', '"ж": "благодарность"'),
            ('"б": "благодарность"', '"б": "жалоба"'),
        ),
        changed(
            WASTE,
            ('"Harbour": "Monday"', '"Harbour": "Tuesday"'),
            ('"Old Town": "Tuesday"', '"Old Town": "Monday"'),
        ),
    ),
    kind(
        F,
        "the place of the answer is counted from the wrong number",
        "answer/gold-differs answer/letters answer/legend answer/other-rule code/error "
        "answer/other-names",
        changed(GEO, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(KOSHO, ('GENIN.index(data["genin"]) + 1', 'GENIN.index(data["genin"])')),
        changed(
            CLAUSE, ('LETTERS[TYPES.index(data["type"])]', '"ABCDE"[TYPES.index(data["type"]) + 1]')
        ),
    ),
    kind(
        F,
        "a label of the rows is not among those that the prompt offers",
        NAMES + " answer/not-an-option answer/other-count text/cut-item",
        changed(TRIAGE, ("immediate, urgent or routine?", "urgent or routine?")),
        changed(CARTAS, ('", ".join(posturas)', '", ".join(posturas[:2])')),
        changed(KEFU, ('"退货", "查物流", "开发票", "改地址"', '"退货", "查物流", "开发票"')),
        changed(STATUS, ("in sorted(CODES)", "in sorted(CODES) if number < 429")),
    ),
    kind(
        F,
        "the labels are offered in another language than they count in",
        NAMES + " text/cue-forms",
        changed(
            KEFU,
            (
                '["退货", "查物流", "开发票", "改地址"]',
                '["return", "tracking", "invoice", "address"]',
            ),
        ),
        changed(
            CARTAS, ('("a favor", "en contra", "neutral")', '("in favour", "against", "neutral")')
        ),
        changed(TRIAGE, ("immediate, urgent or routine?", "sofort, dringend oder planbar?")),
    ),
    kind(
        F,
        "the labels are offered under synonyms",
        NAMES,
        changed(TRIAGE, ("immediate, urgent or routine?", "critical, pressing or ordinary?")),
        changed(NLI, ("true, false or undecided", "correct, wrong or unclear")),
        changed(
            CARTAS,
            ('("a favor", "en contra", "neutral")', '("positiva", "negativa", "indiferente")'),
        ),
        changed(
            KEFU,
            ('["退货", "查物流", "开发票", "改地址"]', '["退款", "催单", "要票据", "换收货人"]'),
        ),
    ),
    kind(
        F,
        "a label is in other letters or other case in a few rows",
        "answer/two-spellings answer/other-names answer/unlike-others answer/not-an-option "
        "answer/other-form",
        changed(TRIAGE, rows=put("urgency", lambda row: row["urgency"].title(), every=5)),
        changed(CARTAS, rows=put("postura", lambda row: row["postura"].upper(), every=4)),
        changed(WASTE, rows=put("day", lambda row: row["day"].lower(), every=5)),
    ),
    kind(
        F,
        "a label is shortened in a few rows",
        "answer/two-spellings answer/other-names answer/unlike-others answer/not-an-option "
        "answer/other-form",
        changed(TRIAGE, rows=put("urgency", lambda row: row["urgency"][:3] + ".", every=5)),
        changed(KEFU, rows=put("intent", lambda row: row["intent"][1:], every=5)),
        changed(WASTE, rows=put("day", lambda row: row["day"][:3], every=5)),
        changed(CARTAS, rows=put("postura", lambda row: row["postura"].split()[-1], every=5)),
    ),
    kind(
        F,
        "the code folds two labels into one, and the prompt still has both",
        "answer/other-names answer/gold-differs answer/other-rule answer/legend "
        "answer/not-in-output answer/letters",
        changed(NLI, ('2: "false"', '2: "undecided"')),
        changed(
            TRIAGE,
            ('gold = data["urgency"]', 'gold = data["urgency"].replace("urgent", "immediate")'),
        ),
        changed(
            CARTAS,
            (
                'gold = data["postura"]',
                'gold = "a favor" if data["postura"] == "a favor" else "en contra"',
            ),
        ),
        changed(
            KOSHO,
            ('str(GENIN.index(data["genin"]) + 1)', 'str(min(GENIN.index(data["genin"]) + 1, 3))'),
        ),
    ),
    kind(
        F,
        "a wrong option is shown as the right one",
        "answer/gold-differs few-shot/not-a-choice answer/no-gold",
        changed(MUSEUM, ('max(data["target_scores"]', 'min(data["target_scores"]')),
        changed(CHENGYU, ("reverse=True)[0]", "reverse=False)[0]")),
        changed(
            CAUSE, ('if data["target_scores"][choice]]', 'if not data["target_scores"][choice]]')
        ),
        changed(ENDINGS, ("if score == 1)", "if score != 1)")),
    ),
    kind(
        F,
        "the prompt says another number of options than it lists",
        "answer/other-count answer/letters answer/other-names few-shot/other-form",
        changed(KEFU, ("以下四项", "以下六项")),
        asked(CLAUSE, "Choose one of the five subjects."),
        asked(STATUS, "There are three codes to choose from."),
        changed(
            NLI, ("Is the hypothesis true", "Choose one of two verdicts. Is the hypothesis true")
        ),
    ),
    kind(
        F,
        "a span of letters is named that the list does not have",
        NAMES + " answer/other-count",
        asked(CLAUSE, "Answer with a letter from A to F."),
        asked(GEO, "Answer with one of the letters A, B, C, D or E."),
        changed(
            PISMA, ("Определите вид письма", "Ответьте буквой а, б или в. Определите вид письма")
        ),
        asked(KOSHO, "1から6までの番号で答えます。"),
    ),
    kind(
        F,
        "letters of the answers are Cyrillic ones that look like the list's",
        "text/look-alike answer/letters answer/other-names answer/gold-differs "
        "answer/unlike-others text/mixed-widths",
        changed(GEO, ('"ABCD"[data["answer"]]', '"АВСD"[data["answer"]]')),
        changed(CLAUSE, ("zip(LETTERS, TYPES)", 'zip("АВСD", TYPES)')),
    ),
)
