"""Faults of shots and query."""

from __future__ import annotations

from tests.lint.fiftieth.tasks_choice import HANDBOOK, NURSING
from tests.lint.fiftieth.tasks_free import JOBS, SQL, WORDSUMS
from tests.lint.fiftieth.tasks_labels import ENTAIL, STARS, TRIAGE
from tests.lint.fiftieth.tasks_tongues import CHUVA, KEIGO, NOVOSTI, QCM, TRADUCE
from tests.lint.fiftieth.tasks_zh import ARITH, PEOPLE, READING, TAKEAWAY
from tests.lint.making import at, kind, put
from tests.lint.shape import Kind, changed

S = "shots and query"

KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "one worked example lost its answer while it was edited",
        "few-shot/no-answer text/cue-forms few-shot/worked-form",
        changed(TRADUCE, ("My sister lives in Quito.", "")),
        changed(TRIAGE, ('can walk.", "green")', 'can walk.", "")')),
    ),
    kind(
        S,
        "the last cue was renamed, and the worked examples have the old one",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue",
        changed(TRADUCE, ("{data['es']}\\nInglés:", "{data['es']}\\nTraducción:")),
        changed(TRIAGE, ('f"Note: {note}\\nUrgency:"', 'f"Note: {note}\\nLevel:"')),
    ),
    kind(
        S,
        "one worked example goes the other way: answer first, or other language first",
        "few-shot/other-order few-shot/worked-cue few-shot/worked-form few-shot/other-cues "
        "text/swapped-fields few-shot/wrong-answer few-shot/other-form few-shot/other-labels",
        changed(
            TRADUCE,
            (
                'f"Español: {es}\\nInglés: {en}\\n\\n"',
                'f"Inglés: {en}\\nEspañol: {es}\\n\\n"',
            ),
        ),
        changed(
            TRADUCE,
            (
                '("Mi hermana vive en Quito.", "My sister lives in Quito.")',
                '("My sister lives in Quito.", "Mi hermana vive en Quito.")',
            ),
        ),
        changed(
            TRIAGE,
            ('f"Note: {note}\\nUrgency: {level}"', 'f"Urgency: {level}\\nNote: {note}"'),
        ),
    ),
    kind(
        S,
        "a worked example is a doc of the test",
        "few-shot/own-doc few-shot/near-copy few-shot/question-shown few-shot/same-docs answer/leaked",
        changed(
            TRADUCE,
            ("¿Dónde está la estación?", "¿Cuánto cuesta este sombrero?"),
            ("Where is the station?", "How much is this hat?"),
        ),
        changed(TRIAGE, ("F, 25, sprained ankle, can walk.", "M, 22, sore throat, no fever.")),
    ),
    kind(
        S,
        "the same worked example was pasted twice",
        "few-shot/same-twice few-shot/repeated",
        changed(
            TRIAGE,
            (
                "    SHOTS = [".strip(),
                'SHOTS = [\n    ("F, 25, sprained ankle, can walk.", "green"),',
            ),
        ),
        changed(
            TRADUCE,
            (
                "EJEMPLOS = [",
                'EJEMPLOS = [\n    ("Ayer llovió todo el día.", "Yesterday it rained all day."),',
            ),
        ),
    ),
    kind(
        S,
        "worked examples have labels of the first draft",
        "few-shot/other-labels few-shot/worked-form answer/other-names answer/two-spellings",
        changed(
            TRIAGE,
            ('sweat.", "red"', 'sweat.", "1"'),
            ('walk.", "green"', 'walk.", "3"'),
            ('little.", "amber"', 'little.", "2"'),
        ),
        changed(TRIAGE, ('walk.", "green"', 'walk.", "Green"')),
        changed(TRIAGE, ('walk.", "green"', 'walk.", "low"')),
    ),
    kind(
        S,
        "the count of examples in the head is not theirs",
        "few-shot/other-count",
        changed(
            TRADUCE,
            (
                "Traduce las frases al inglés.",
                "Here are five examples. Traduce las frases al inglés.",
            ),
        ),
        changed(
            TRIAGE,
            ("You sort notes", "After these two examples sort the last note. You sort notes"),
        ),
    ),
    kind(
        S,
        "examples bear numbers, and the number is the same everywhere",
        "few-shot/numbered",
        changed(NURSING, ('"Question: "', '"Question 1: "')),
        changed(ENTAIL, ('f"Premise: {', 'f"Example 1\\nPremise: {')),
        changed(
            TRADUCE,
            ('f"Español: {es}', 'f"Ejemplo 1\\nEspañol: {es}'),
            ('f"Español: {data', 'f"Ejemplo 1\\nEspañol: {data'),
        ),
    ),
    kind(
        S,
        "the few-shot file was translated by a colleague, texts and all",
        "few-shot/unlike-docs few-shot/other-labels text/unlike-others",
        changed(
            TAKEAWAY,
            shots=(
                {"review": "The soup was cold.", "label": 0},
                {"review": "Very quick and friendly.", "label": 1},
                {"review": "Half of it was missing.", "label": 0},
                {"review": "Best noodles in town.", "label": 1},
            ),
        ),
        changed(
            NOVOSTI,
            shots=(
                {"headline": "Team wins the cup", "topic": "sport"},
                {"headline": "Bank cuts its rate", "topic": "economy"},
                {"headline": "New opera opens", "topic": "culture"},
            ),
        ),
    ),
    kind(
        S,
        "the few-shot file has rows that are scored",
        "few-shot/same-docs few-shot/own-doc few-shot/question-shown few-shot/near-copy",
        changed(CHUVA, shots=CHUVA.rows[:4]),
        changed(STARS, shots=STARS.rows[2:7]),
        changed(READING, shots=READING.rows[4:]),
    ),
    kind(
        S,
        "rows of the few-shot file have a label as text where docs have a number",
        "few-shot/unlike-docs few-shot/other-labels code/error answer/other-names answer/gold-differs "
        "few-shot/worked-form",
        changed(
            ARITH,
            shots=tuple(
                {"problem": f"{n}加{n + 3}等于多少？", "ans": f"{2 * n + 3}个"} for n in range(4)
            ),
        ),
        changed(
            STARS,
            shots=(
                {"review": "Nice mug.", "product": "mug", "label": "positive"},
                {"review": "Bad lid.", "product": "pan", "label": "negative"},
                {"review": "A pan.", "product": "pan", "label": "neutral"},
            ),
        ),
        changed(
            ENTAIL,
            shots=(
                {
                    "pair_id": "x1",
                    "premise": "A man runs.",
                    "hypothesis": "A man moves.",
                    "label": "0",
                },
                {
                    "pair_id": "x2",
                    "premise": "A cat sleeps.",
                    "hypothesis": "The cat is up.",
                    "label": "2",
                },
                {
                    "pair_id": "x3",
                    "premise": "A girl sings.",
                    "hypothesis": "She is in a choir.",
                    "label": "1",
                },
            ),
        ),
    ),
    kind(
        S,
        "the outputs end with their own newlines, and the separator follows",
        "few-shot/separator text/double-newline answer/two-spellings few-shot/trailing-space",
        changed(QCM, ('"output": " " + gold', '"output": " " + gold + "\\n\\n"')),
        changed(TAKEAWAY, ('"output": gold', '"output": gold + "\\n"')),
        changed(SQL, ('" " + data["query"],', '" " + data["query"] + "\\n",')),
    ),
    kind(
        S,
        "answers of the shots end with a space",
        "few-shot/trailing-space answer/two-spellings few-shot/separator answer/not-extracted",
        changed(JOBS, ('"output": " " + gold', '"output": f" {gold} "')),
        changed(KEIGO, ('"output": gold', '"output": gold + " "')),
        changed(TRADUCE, ("{en}\\n\\n", "{en} \\n\\n")),
    ),
    kind(
        S,
        "each shot says that the examples are over",
        "text/repeated-instruction few-shot/other-count",
        changed(
            NURSING, ('"Question: "', '"The examples end here. Now it is your turn.\\nQuestion: "')
        ),
        changed(TAKEAWAY, ('f"判断下面', 'f"以上是示例，下面是正式题目。\\n判断下面')),
    ),
    kind(
        S,
        "the config's description says what the template says",
        "text/repeated-instruction",
        changed(
            STARS, description="Read the review of a kitchen appliance and give its sentiment."
        ),
        changed(PEOPLE, description="请抽取句子中的所有人名，用顿号隔开。"),
        changed(
            NURSING,
            (
                '"Question: "',
                '"The following are multiple choice questions about basic nursing.\\nQuestion: "',
            ),
        ),
    ),
    kind(
        S,
        "chains of thought end on another number than the row",
        "answer/chain-differs answer/not-in-output answer/not-extracted few-shot/wrong-sum answer/other-rule",
        changed(WORDSUMS, rows=at(3, result=18)),
        changed(WORDSUMS, rows=at(0, rationale="28 - 9 = 19. 19 + 4 = 24.")),
        changed(
            WORDSUMS, rows=put("rationale", lambda row: row["rationale"].replace("= 8", "= 9"))
        ),
    ),
    kind(
        S,
        "chains of thought are another row's",
        "answer/chain-differs answer/unlike-others few-shot/wrong-sum answer/not-in-output",
        changed(WORDSUMS, rows=at(7, rationale="6 * 15 = 90. 90 - 8 = 82.")),
        changed(
            WORDSUMS,
            rows=lambda rows: [
                {**row, "rationale": other["rationale"]}
                for row, other in zip(rows, [*rows[3:], *rows[:3]], strict=True)
            ],
        ),
    ),
    kind(
        S,
        "the ask is for steps, and the shots have none",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(WORDSUMS, ("f\" {data['rationale']} The answer is", 'f" The answer is')),
        changed(ARITH, ("答：", "请一步一步思考后再作答。\\n答：")),
        changed(
            HANDBOOK,
            (
                '"Correct option (1, 2 or 3):"',
                '"Think step by step, then give the option (1, 2 or 3):"',
            ),
        ),
    ),
)
