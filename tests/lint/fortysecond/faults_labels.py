"""Faults of labels and what they mean, and of what gives the answer away."""

from __future__ import annotations

from tests.lint.fortysecond.tasks_free import DRUGS, RELATION, TUTOR, UNITS
from tests.lint.fortysecond.tasks_labels import CLAIM, CLAUSE, MATCH, MODERATE, REVIEW, TARIFF
from tests.lint.fortysecond.tasks_others import AMT, KEIGO, RIESGO, TRI
from tests.lint.fortysecond.tasks_zh import DATES, ESSAY, MAIL, TRIAGE
from tests.lint.making import at, each, kind
from tests.lint.shape import Kind, Row, SmallTask, changed

F = "what a letter means"
LEAKS = "leaks"
NAMES = (
    "answer/other-names answer/legend answer/letters answer/not-an-option few-shot/other-labels "
    "answer/other-count"
)
MEANING = "answer/legend answer/gold-differs answer/letters few-shot/wrong-answer"


def told(task: SmallTask, old: str, new: str) -> SmallTask:
    """Return a task with a piece of its description replaced."""
    assert old in task.description
    return changed(task, description=task.description.replace(old, new))


def marked(left: str, right: str, *keys: str):
    """Return what sets off the words of some fields in a row's first text."""

    def run(row: Row) -> None:
        text = next(iter(row))
        for key in keys:
            values = row[key] if isinstance(row[key], list) else [row[key]]
            for value in values:
                row[text] = row[text].replace(value, f"{left}{value}{right}")

    return run


KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label was renamed in the legend, and samples and rows keep the old name",
        NAMES,
        changed(MODERATE, ("| KEEP | The", "| ALLOW | The")),
        changed(AMT, ("- Umwelt: ", "- Naturschutz: ")),
        changed(KEIGO, ("・丁寧語：", "・美化語：")),
    ),
    kind(
        F,
        "a label was renamed everywhere but in the samples",
        f"{NAMES} few-shot/worked-form few-shot/wrong-answer",
        changed(MODERATE, ("Decision: WARN", "Decision: CAUTION")),
        changed(TRI, ("Avis : convoquer", "Avis : inviter")),
        changed(MATCH, ("Verdict: match", "Verdict: identical")),
    ),
    kind(
        F,
        "the legend lost one of its labels",
        NAMES,
        changed(CLAIM, ("W: storm, hail, flood or another force of nature\n", "")),
        changed(RIESGO, ("Nivel 3: hubo heridos leves, atendidos en la propia obra\n", "")),
        told(TRIAGE, "口腔科：牙齿和牙龈的问题\n", ""),
    ),
    kind(
        F,
        "the meanings of two labels were exchanged in the legend",
        MEANING,
        changed(
            MODERATE,
            ("The comment insults another member but threatens nobody.", "@@"),
            ("The comment advertises goods or services.", "The comment insults a member."),
            ("@@", "The comment advertises goods or services."),
        ),
        changed(
            MAIL,
            ("甲：有人身安全的顧慮，須立刻派人", "甲：一般詢問或建議，三天內回覆"),
            ("丙：一般詢問或建議", "丙：有人身安全的顧慮"),
            ("顧慮，三天內回覆", "顧慮，須立刻派人"),
        ),
        told(
            told(told(REVIEW, "  style ", "  @ "), "  speed ", "  style "),
            "  @ ",
            "  speed ",
        ),
    ),
    kind(
        F,
        "the scale was turned round in the legend only",
        MEANING,
        changed(
            ESSAY,
            ("- 1分：与", "- @分：与"),
            ("- 4分：既", "- 1分：既"),
            ("- @分：与", "- 4分：与"),
            ("- 2分：提", "- @分：提"),
            ("- 3分：描", "- 2分：描"),
            ("- @分：提", "- 3分：提"),
        ),
        changed(
            RIESGO,
            ("Nivel 1: no", "Nivel 4: no"),
            ("Nivel 4: hubo heridos que", "Nivel 1: hubo heridos que"),
            ("Nivel 2: hubo", "Nivel #: hubo"),
            ("Nivel 3: hubo", "Nivel 2: hubo"),
            ("Nivel #: hubo", "Nivel 3: hubo"),
        ),
    ),
    kind(
        F,
        "the code counts the letters from another one than the list does",
        f"{MEANING} answer/not-an-option",
        changed(CLAUSE, ('gold = "ABCDE"[', 'gold = "EABCD"[')),
        changed(RIESGO, ('str(data["nivel"])', 'str(5 - data["nivel"])')),
    ),
    kind(
        F,
        "a sample is answered against the legend",
        f"{MEANING} few-shot/other-labels",
        changed(
            CLAIM, ("country road.\n</report>\nRoute: C", "country road.\n</report>\nRoute: T")
        ),
        changed(ESSAY, ("扑过来。\n得分：4", "扑过来。\n得分：1")),
        changed(RIESGO, ("botiquín.\nNivel: 3", "botiquín.\nNivel: 4")),
        changed(MODERATE, ("message me!\nDecision: REMOVE", "message me!\nDecision: KEEP")),
    ),
    kind(
        F,
        "the number of labels is that of an earlier version",
        "answer/other-count answer/letters",
        changed(MODERATE, ("one of the four decisions", "one of the five decisions")),
        changed(CLAUSE, ("one of the five types", "one of the six types")),
        changed(KEIGO, ("三つの種類から", "四つの種類から")),
        changed(TARIFF, ("Only these five chapters", "Only these four chapters")),
    ),
    kind(
        F,
        "the section on output lists the labels of an earlier version",
        f"{NAMES} few-shot/other-form answer/letter-asked",
        changed(CLAIM, ("one desk: G, T, W or C", "one desk: A, B, C or D")),
        changed(MAIL, ("（甲、乙或丙）", "（高、中或低）")),
        changed(
            MATCH,
            ("Write match if", "Write 1 if"),
            ("page, and no match if", "page, and 0 if"),
        ),
    ),
    kind(
        F,
        "the section on output has a label that no legend explains",
        NAMES,
        changed(CLAIM, ("G, T, W or C.", "G, T, W, C or X.")),
        changed(MAIL, ("（甲、乙或丙）", "（甲、乙、丙或丁）")),
        changed(TRI, ("l'avis, en", "l'avis (convoquer, compléter, écarter ou réserver), en")),
    ),
    kind(
        F,
        "one line of the legend was left in another language",
        NAMES,
        changed(AMT, ("- Verkehr: Parken", "- Traffic: Parken")),
        changed(KEIGO, ("・尊敬語：", "・Honorific：")),
        changed(TRI, ("- écarter : le profil", "- reject : le profil")),
    ),
    kind(
        F,
        "two lines of the legend have the same label",
        f"{NAMES} answer/same-option text/said-again text/cut-item few-shot/numbered",
        changed(CLAIM, ("W: storm", "T: storm")),
        changed(RIESGO, ("Nivel 3: hubo", "Nivel 2: hubo")),
        changed(MAIL, ("乙：設備", "甲：設備")),
    ),
    kind(
        F,
        "a rule sends a case to a label that there is not",
        f"{NAMES} text/no-question",
        changed(MODERATE, ("the threat decides: ESCALATE", "the threat decides: BAN")),
        changed(CLAIM, ("belongs to C, never", "belongs to K, never")),
        told(TRIAGE, "受的外伤挂眼科", "受的外伤挂五官科"),
        changed(AMT, ("Sperrung zu Verkehr", "Sperrung zu Tiefbau")),
    ),
    kind(
        F,
        "a rule on an edge case was turned against the rows",
        f"{MEANING} few-shot/other-form answer/other-rule",
        changed(CLAIM, ("the windscreen, choose G", "the windscreen, choose W")),
        changed(MAIL, ("瓦斯外洩一律屬甲", "瓦斯外洩一律屬丙")),
        changed(
            AMT,
            (
                "gehört zu Umwelt, eine Sperrung zu Verkehr",
                "gehört zu Verkehr, eine Sperrung zu Umwelt",
            ),
        ),
        changed(TARIFF, ("(b) Sports shoes are footwear;", "(b) Sports shoes go to 95;")),
    ),
    kind(
        F,
        "the table of the code has two labels exchanged",
        MEANING,
        changed(REVIEW, ('"b": "defect", "s": "style"', '"b": "style", "s": "defect"')),
        changed(
            MATCH,
            ('gold = data["gold"]', 'gold = {"match": "no match"}.get(data["gold"], "match")'),
        ),
    ),
    kind(
        F,
        "the labels stand in the legend in another case",
        f"{NAMES} answer/two-spellings few-shot/other-form",
        changed(
            MODERATE,
            ("| KEEP |", "| keep |"),
            ("| WARN |", "| warn |"),
            ("| REMOVE |", "| remove |"),
            ("| ESCALATE |", "| escalate |"),
            (" in capital letters", ""),
        ),
        told(
            told(told(REVIEW, "  defect ", "  Defect "), "  speed ", "  Speed "),
            "the label in lower case",
            "the label as it is written above",
        ),
    ),
    kind(
        LEAKS,
        "what a colleague decided is shown below the item",
        "answer/leaked",
        changed(
            AMT, (r"\nSachgebiet:", r"\nVorschlag der Poststelle: {data['gold']}\nSachgebiet:")
        ),
        changed(MODERATE, (r"\nDecision:", r"\nFirst reviewer: {data['gold']}\nDecision:")),
        changed(MAIL, (r"\n等級：", r"\n前次分級：{data['gold']}\n等級：")),
    ),
    kind(
        LEAKS,
        "a number of the item begins with its label",
        "answer/in-id answer/leaked",
        changed(
            MODERATE,
            (r"\n\nComment: ", r"\n\nCase {data['gold']}-{len(data['comment'])}\nComment: "),
        ),
        changed(AMT, (r"\n\nAnfrage: ", r"\n\nVorgang {data['gold'][:3].upper()}-2024\nAnfrage: ")),
        changed(KEIGO, (r"\n\n文：", r"\n\n番号：{data['gold']}_{len(data['bun'])}\n文：")),
    ),
    kind(
        LEAKS,
        "the solution is shown as a hint",
        "answer/reasoning-in-input answer/leaked",
        changed(UNITS, (r"\nConversion:", r"\nHint: {data['steps']}\nConversion:")),
        changed(
            TUTOR,
            ("Equation: {equation}\n", "Equation: {equation}\nTeacher's notes: {steps}\n"),
            ('data["equation"])', 'data["equation"], steps=data["steps"])'),
        ),
    ),
    kind(
        LEAKS,
        "a code that says the label is printed with the item",
        "answer/leaked",
        changed(
            TARIFF, (r'"\nChapter:"', r'''f"\nDeclared code: {data['gold']}00.10\nChapter:"''')
        ),
        changed(
            AMT, (r"\nSachgebiet:", r"\nAn: {data['gold'].lower()}@stadt.example\nSachgebiet:")
        ),
        changed(REVIEW, (r"\nLabel:", r"\nTag: {data['label']}\nLabel:")),
    ),
    kind(
        LEAKS,
        "what is to be found is set off in the text",
        "answer/marked answer/leaked answer/stands-out text/markup",
        changed(DRUGS, rows=each(marked("**", "**", "given"))),
        changed(RELATION, rows=each(marked("[", "]", "first"))),
    ),
    kind(
        LEAKS,
        "a sample of the prompt is one of the rows",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked",
        changed(
            MODERATE,
            rows=at(4, comment="That ridge is a damn nightmare in the wind.", gold="KEEP"),
        ),
        changed(KEIGO, rows=at(0, bun="社長はもうお帰りになりました。", gold="尊敬語")),
        changed(DATES, rows=at(3, raw="民国二十年九月十八日", gold="1931-09-18")),
    ),
)
