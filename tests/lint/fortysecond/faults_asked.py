"""Faults of demands that contradict the answers."""

from __future__ import annotations

from tests.lint.fortysecond.faults_labels import told
from tests.lint.fortysecond.tasks_free import DRUGS, RELATION, TUTOR, UNITS
from tests.lint.fortysecond.tasks_labels import CLAIM, CLAUSE, MATCH, MODERATE, REVIEW, TARIFF
from tests.lint.fortysecond.tasks_others import AMT, KEIGO, RIESGO, TRI
from tests.lint.fortysecond.tasks_zh import DATES, ESSAY, MAIL
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

ASKED = "contradicting demands"
FORM = "few-shot/other-form few-shot/worked-form answer/other-names answer/letter-asked"

KINDS: tuple[Kind, ...] = (
    kind(
        ASKED,
        "JSON is asked for, and the answers are bare",
        FORM,
        changed(
            MODERATE,
            (
                "Write one of the four decisions in capital letters and stop.",
                "Return a JSON object with the key decision.",
            ),
        ),
        changed(
            TRI,
            (
                "Indiquez uniquement l'avis, en minuscules.",
                "Répondez par un objet JSON dont la clé est avis.",
            ),
        ),
        changed(DATES, ("只输出转换后的日期，不输出任何解释。", "以JSON格式输出，键名为date。")),
    ),
    kind(
        ASKED,
        "reasons are asked for, and the answers are labels alone",
        f"{FORM} few-shot/steps-lost",
        changed(
            MODERATE,
            ("capital letters and stop.", "capital letters and explain it in two sentences."),
        ),
        changed(MAIL, ("，不必說明理由。", "，並用一句話說明理由。")),
        changed(
            RIESGO,
            (
                "Escriba solamente el número del nivel.",
                "Escriba el número del nivel y justifique su elección.",
            ),
        ),
    ),
    kind(
        ASKED,
        "steps are asked for, and the answers come at once",
        f"{FORM} few-shot/steps-lost few-shot/steps-only-here",
        changed(
            CLAIM,
            (
                "Give the letter of one desk: G, T, W or C. No words.",
                "Think step by step and write down your reasoning before the letter: G, T, W or C.",
            ),
        ),
        changed(
            AMT,
            (
                "Nur der Name des Sachgebiets, ohne Punkt.",
                "Denke Schritt für Schritt und schreibe zuerst deine Überlegungen auf.",
            ),
        ),
        changed(
            ESSAY, ("只写一个阿拉伯数字，不写“分”字。", "请一步一步思考，先写评分理由，再写得分。")
        ),
    ),
    kind(
        ASKED,
        "the bare number is asked for, and the answers have steps",
        "few-shot/steps-forbidden few-shot/other-form few-shot/worked-form",
        changed(
            UNITS,
            (
                r"Step 2. Multiply the amount by the factor and show the product.",
                "Step 2. Multiply in your head.",
            ),
            ("Keep everything on one line.", "Answer with the number only and show no steps."),
        ),
        changed(
            TUTOR,
            (
                "Now the pupil's equation.",
                "Now the pupil's equation. Write only the number, without any steps.",
            ),
        ),
    ),
    kind(
        ASKED,
        "an answer in another language is asked for",
        FORM,
        changed(
            AMT, ("Nur der Name des Sachgebiets, ohne Punkt.", "Antworte auf Englisch, ohne Punkt.")
        ),
        changed(KEIGO, ("種類の名前だけを書いてください。", "英語で答えてください。")),
        changed(TRI, ("Indiquez uniquement l'avis, en minuscules.", "Indiquez l'avis en anglais.")),
    ),
    kind(
        ASKED,
        "the other case is asked for",
        f"{FORM} answer/two-spellings",
        changed(MODERATE, ("decisions in capital letters", "decisions in small letters")),
        told(REVIEW, "the label in lower case", "the label in upper case"),
        changed(TRI, ("l'avis, en minuscules", "l'avis, en majuscules")),
    ),
    kind(
        ASKED,
        "numbers are asked for in another form",
        FORM,
        changed(
            RIESGO,
            ("solamente el número del nivel", "el nivel en letras (uno, dos, tres o cuatro)"),
        ),
        changed(ESSAY, ("只写一个阿拉伯数字，不写“分”字", "只写一个汉字数字（一、二、三或四）")),
        changed(TARIFF, ("the two digits of the chapter", "the four digits of the heading")),
    ),
    kind(
        ASKED,
        "another separator or order is asked for than the answers have",
        "few-shot/other-form few-shot/worked-form few-shot/wrong-answer",
        changed(DRUGS, ("with a comma and a space", "with a semicolon")),
        changed(RELATION, ("with a vertical bar between them", "with a semicolon between them")),
        changed(DATES, ("统一写成“年-月-日”", "统一写成“日/月/年”")),
        changed(DRUGS, ("in the order in which they appear", "in alphabetical order")),
    ),
    kind(
        ASKED,
        "brackets or tags are asked for that the answers do not have",
        FORM,
        changed(CLAUSE, ("in round brackets, e.g. (A)", "in square brackets, e.g. [A]")),
        changed(
            CLAIM,
            (
                "Give the letter of one desk: G, T, W or C. No words.",
                "Give the letter of one desk in square brackets, for example [G].",
            ),
        ),
        changed(
            DRUGS,
            (
                "- Separate names",
                "- Put the list between <answer> and </answer>.\n- Separate names",
            ),
        ),
    ),
    kind(
        ASKED,
        "the name is asked for, and letters count",
        FORM,
        changed(
            CLAUSE,
            (
                "Reply with the letter of the type in round brackets, e.g. (A).",
                "Reply with the name of the type, without its letter.",
            ),
        ),
        changed(MAIL, ("請只回覆等級的代號（甲、乙或丙）", "請寫出等級的完整說明，不要寫代號")),
        changed(
            CLAIM,
            (
                "Give the letter of one desk: G, T, W or C. No words.",
                "Write out the name of the desk in full, not its letter.",
            ),
        ),
    ),
    kind(
        ASKED,
        "a second section on output asks for a number",
        FORM,
        changed(
            MODERATE,
            (
                "capital letters and stop.",
                "capital letters and stop.\n\n## Response format\nReturn a confidence between 0 and 100.",
            ),
        ),
        changed(
            AMT,
            (
                "ohne Punkt.",
                "ohne Punkt.\n\n## Ausgabeformat\nGib eine Prozentzahl zwischen 0 und 100 aus.",
            ),
        ),
        changed(
            MATCH,
            (
                "HOW TO ANSWER\n",
                "HOW TO ANSWER\nGive a similarity score between 0 and 1 as a decimal number.\n",
            ),
        ),
    ),
    kind(
        ASKED,
        "a whole sentence is asked for",
        FORM,
        changed(
            AMT,
            ("Nur der Name des Sachgebiets, ohne Punkt.", "Antworte in einem vollständigen Satz."),
        ),
        changed(
            KEIGO,
            ("種類の名前だけを書いてください。", "完全な文で答え、最後に「。」を付けてください。"),
        ),
        changed(
            TARIFF,
            (
                "The answer consists of the two digits of the chapter.",
                "Answer in one complete sentence.",
            ),
        ),
    ),
    kind(
        ASKED,
        "several labels are asked for, and each answer has one",
        f"{FORM} answer/other-count",
        changed(
            AMT,
            (
                "Nur der Name des Sachgebiets, ohne Punkt.",
                "Nenne mindestens zwei Sachgebiete, durch Komma getrennt.",
            ),
        ),
        told(
            REVIEW,
            "Output: the label in lower case",
            "Output: exactly two labels, separated by a comma, in lower case",
        ),
        changed(
            MODERATE,
            (
                "Write one of the four decisions",
                "Write two of the four decisions, separated by a comma,",
            ),
        ),
    ),
    kind(
        ASKED,
        "a label that rows have is forbidden",
        f"{FORM} answer/legend answer/not-an-option",
        changed(
            MODERATE, ("capital letters and stop.", "capital letters and stop. Never answer KEEP.")
        ),
        changed(MAIL, ("不必說明理由。", "不必說明理由。不得回覆乙。")),
        changed(TARIFF, ("digits of the chapter.", "digits of the chapter. Never answer 64.")),
    ),
    kind(
        ASKED,
        "the answers are asked for with a unit or a word that they lack",
        FORM,
        changed(ESSAY, ("只写一个阿拉伯数字，不写“分”字。", "写一个阿拉伯数字，后面加上“分”字。")),
        changed(
            RIESGO,
            (
                "Escriba solamente el número del nivel.",
                "Escriba la palabra «Nivel» y el número, por ejemplo «Nivel 2».",
            ),
        ),
        changed(
            TARIFF,
            (
                "The answer consists of the two digits of the chapter.",
                "Begin the answer with the word Chapter, as in Chapter 42.",
            ),
        ),
    ),
)
