"""Faults of the samples in a guideline."""

from __future__ import annotations

from tests.lint.fortysecond.tasks_free import RELATION, TUTOR, UNITS
from tests.lint.fortysecond.tasks_labels import CLAUSE, MATCH, MODERATE, REVIEW, TARIFF
from tests.lint.fortysecond.tasks_others import AMT, KEIGO, RIESGO, TRI
from tests.lint.fortysecond.tasks_zh import DATES, ESSAY, MAIL, TRIAGE
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "shots and query"
CUES = "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms"
WRONG = "few-shot/wrong-answer few-shot/wrong-sum answer/chain-differs"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the samples keep the cue that the prompt had before",
        CUES,
        changed(MODERATE, ("\nDecision: ", "\nVerdict: ")),
        changed(RELATION, ("\nTriple: ", "\nOutput: ")),
        changed(ESSAY, ("\n得分：4", "\n分数：4"), ("\n得分：2", "\n分数：2")),
        changed(RIESGO, ("\nNivel: ", "\nCategoría: ")),
    ),
    kind(
        F,
        "a sample of another task was left in",
        f"{CUES} few-shot/other-labels few-shot/worked-form few-shot/wrong-answer",
        changed(
            MATCH,
            ("EXAMPLES\n", "EXAMPLES\nReview: The kettle leaks.\nSentiment: negative\n\n"),
        ),
        changed(MAIL, ("範例\n", "範例\n\n英文：apple\n中文：蘋果\n")),
        changed(UNITS, ("\nExample\n", "\nExample\nDish: Paella\nCountry: Spain\n\n")),
    ),
    kind(
        F,
        "a sample lost its answer",
        "few-shot/no-answer text/empty-slot few-shot/question-first few-shot/worked-form",
        changed(AMT, ("Sachgebiet: Umwelt\n", "Sachgebiet:\n")),
        changed(KEIGO, ("お送りします。\n種類：謙譲語", "お送りします。\n種類：")),
        changed(TRI, ("Avis : convoquer\n", "Avis :\n")),
    ),
    kind(
        F,
        "a sample is computed wrongly",
        WRONG,
        changed(UNITS, ("3 * 15 = 45 ml. #### 45", "3 * 15 = 48 ml. #### 48")),
        changed(DATES, ("日期：1931-09-18", "日期：1930-09-18")),
        changed(TUTOR, ("by 3: x = 5. Therefore x = 5", "by 3: x = 6. Therefore x = 6")),
    ),
    kind(
        F,
        "a sample closes on another number than its steps",
        WRONG,
        changed(UNITS, ("ml. #### 45", "ml. #### 15")),
        changed(TUTOR, ("Therefore x = 5", "Therefore x = 4")),
    ),
    kind(
        F,
        "a sample shows none of the steps that the answers have",
        "few-shot/worked-form few-shot/steps-lost few-shot/other-form",
        changed(
            UNITS,
            ("Conversion: One tablespoon is 15 ml, so 3 * 15 = 45 ml. #### 45", "Conversion: 45"),
        ),
        changed(
            TUTOR,
            (
                "Solution: Subtract 4 from both sides: 3x = 15. Divide both sides by 3: x = 5. Therefore x = 5",
                "Solution: 5",
            ),
        ),
    ),
    kind(
        F,
        "another number of samples is announced than there are",
        "few-shot/other-count",
        changed(
            CLAUSE,
            (
                "Two clauses that were discussed in the meeting may serve as a guide",
                "Here are three examples",
            ),
        ),
        changed(MODERATE, ("## Worked samples", "## Five worked samples")),
        changed(AMT, ("## Beispiel\n", "## Drei Beispiele\n")),
    ),
    kind(
        F,
        "a sample stands there again with another answer",
        "few-shot/wrong-answer few-shot/same-twice text/ambiguous few-shot/near-copy",
        changed(
            MODERATE,
            (
                "Decision: KEEP\n",
                "Decision: KEEP\n\nComment: That ridge is a damn nightmare in the wind.\nDecision: WARN\n",
            ),
        ),
        changed(
            RIESGO,
            (
                "Nivel: 1\n",
                "Nivel: 1\nIncidente: Un andamio se movió con el viento, pero no cayó nada.\nNivel: 2\n",
            ),
        ),
    ),
    kind(
        F,
        "a sample stands there twice",
        "few-shot/same-twice text/repeated-instruction text/said-again",
        changed(
            MATCH,
            (
                "EXAMPLES\n",
                "EXAMPLES\nOffer 1: Brewly kettle K20, 1.7 l\nOffer 2: Lime filter for Brewly K20\nVerdict: no match\n\n",
            ),
        ),
        changed(KEIGO, ("■ 例\n", "■ 例\n文：私が駅までお送りします。\n種類：謙譲語\n\n")),
    ),
    kind(
        F,
        "all samples have one label",
        "few-shot/lopsided",
        changed(
            MODERATE,
            (
                "Anyone who trusts you with a map deserves to get lost, you muppet.\nDecision: WARN",
                "The path was muddy.\nDecision: KEEP",
            ),
            (
                "Cheap carbon poles, 40 % off this week only, message me!\nDecision: REMOVE",
                "I liked the hut.\nDecision: KEEP",
            ),
        ),
        changed(
            AMT,
            (
                "Sachgebiet: Umwelt\n",
                "Sachgebiet: Umwelt\n\nAnfrage: Der Bach hinter der Schule stinkt.\nSachgebiet: Umwelt\n\nAnfrage: Wer stutzt die Hecke am Platz?\nSachgebiet: Umwelt\n",
            ),
        ),
    ),
    kind(
        F,
        "the samples put their answers in quotes or end them with a stop",
        "few-shot/worked-form few-shot/other-form few-shot/other-labels",
        changed(TARIFF, ("Chapter: 61\n", "Chapter: 61.\n"), ("Chapter: 95\n", "Chapter: 95.\n")),
        changed(
            KEIGO,
            ("種類：尊敬語\n", "種類：「尊敬語」\n"),
            ("種類：謙譲語\n", "種類：「謙譲語」\n"),
        ),
        changed(AMT, ("Sachgebiet: Umwelt\n", 'Sachgebiet: "Umwelt"\n')),
    ),
    kind(
        F,
        "a sample has its answer before its question",
        "few-shot/other-order",
        changed(
            DATES,
            (
                "原文：一九五四年元月六日\n日期：1954-01-06",
                "日期：1954-01-06\n原文：一九五四年元月六日",
            ),
        ),
        changed(
            AMT,
            (
                "Anfrage: Wann wird die gelbe Tonne in der Lindenstraße geleert?\nSachgebiet: Umwelt",
                "Sachgebiet: Umwelt\nAnfrage: Wann wird die gelbe Tonne in der Lindenstraße geleert?",
            ),
        ),
    ),
    kind(
        F,
        "a sample begins on the line on which another ends",
        "few-shot/run-in text/lost-lines text/run-together",
        changed(RIESGO, ("Nivel: 1\nIncidente", "Nivel: 1 Incidente")),
        changed(MATCH, ("Verdict: match\n\nOffer 1", "Verdict: match Offer 1")),
        changed(DATES, ("1931-09-18\n原文", "1931-09-18 原文")),
    ),
    kind(
        F,
        "the samples were moved behind the open question",
        "few-shot/question-first",
        changed(
            AMT,
            (
                r"\nSachgebiet:",
                r"\nSachgebiet:\n\nAnfrage: Wer stutzt die Hecke am Platz?\nSachgebiet: Umwelt",
            ),
        ),
        changed(
            MODERATE, (r"\nDecision:", r"\nDecision:\n\nComment: I liked the hut.\nDecision: KEEP")
        ),
    ),
    kind(
        F,
        "the few-shot file comes from an older set of labels",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names answer/legend",
        changed(
            TRIAGE,
            shots=tuple(
                {**row, "dept": "五官科" if row["dept"] in ("眼科", "口腔科") else row["dept"]}
                for row in TRIAGE.shots
            ),
        ),
        changed(
            REVIEW,
            ('"b": "defect"', '"bug": "bug", "nit": "nit", "b": "defect"'),
            shots=tuple(
                {**row, "label": {"b": "bug", "s": "nit"}.get(row["label"], row["label"])}
                for row in REVIEW.shots
            ),
        ),
    ),
    kind(
        F,
        "the few-shot file has rows that are scored",
        "few-shot/own-doc few-shot/same-docs few-shot/question-shown few-shot/near-copy answer/leaked",
        changed(REVIEW, shots=REVIEW.rows[:4]),
        changed(TRIAGE, shots=TRIAGE.rows[2:6]),
    ),
)
