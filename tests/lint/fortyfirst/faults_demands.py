"""Faults of demands that the answers do not keep to."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CLAIM, CODER, CV, MOD, REVIEW
from tests.lint.fortyfirst.tasks_desk2 import FORK, ROTA, UNIT
from tests.lint.fortyfirst.tasks_eu import DOUANE, ENSAYO, RECHNEN, SAFE, YOYAKU
from tests.lint.fortyfirst.tasks_it import LINIA, VINO
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, OFFER, REL
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "contradicting demands"
FORM = "few-shot/other-form few-shot/worked-form"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "an object of JSON is asked for, and bare labels are answered",
        f"{FORM} answer/other-names",
        changed(
            REVIEW,
            (
                "Write the label as it stands in Section 1, without asterisks.",
                'Return a JSON object with the single key \\"label\\".',
            ),
        ),
        changed(LAW, ("写一个阿拉伯数字，即类别的编号。", "请输出JSON，键名为“编号”。")),
        changed(
            ENSAYO,
            (
                "Escribe la nota con una cifra del 0 al 3, sin comentario para el alumno.",
                "Devuelve un objeto JSON con la clave «nota».",
            ),
        ),
    ),
    kind(
        F,
        "the label alone is asked for, and then a reason as well",
        f"{FORM} few-shot/steps-lost few-shot/steps-forbidden few-shot/steps-only-here",
        changed(
            MOD,
            (
                "with no reason and no full stop.",
                "with no reason and no full stop.\nThen explain your decision in a sentence.",
            ),
        ),
        changed(MAIL, ("只写级别名称，不写理由，不加标点。", "先写级别名称，再用一句话说明理由。")),
        changed(
            SAFE,
            (
                "Напиши одно слово из списка оценок,",
                "Объясни свой выбор в двух предложениях. Напиши одно слово из списка оценок,",
            ),
        ),
    ),
    kind(
        F,
        "steps are asked for, and samples and answers are bare",
        f"few-shot/steps-lost {FORM} few-shot/steps-only-here",
        changed(
            CLAIM,
            (
                "Give the code alone: F, P or N.",
                "Think step by step and write down your reasoning, then give the code: F, P or N.",
            ),
        ),
        changed(
            UNIT,
            (
                "Write the number of grams in digits,",
                "Show your calculation step by step before the result. Write the number in digits,",
            ),
        ),
        changed(
            VINO,
            (
                "Dopo «Risposta:» si scrive",
                "Si ragiona passo per passo per iscritto, poi si scrive",
            ),
        ),
    ),
    kind(
        F,
        "the result alone is asked for, and the answers have the whole way to it",
        f"few-shot/steps-forbidden {FORM}",
        changed(
            RECHNEN,
            (
                "1. Schreibe den Lösungsweg in ganzen Sätzen auf, mit allen Rechnungen.",
                "1. Schreibe nur das Ergebnis hin, ohne Lösungsweg und ohne Rechnung.",
            ),
            ("2. Bleibe dabei in einer einzigen Zeile.", "2. Eine Zahl genügt."),
        ),
        changed(
            UNIT,
            (
                '"output": " " + gold',
                '"output": f" {data[\'amount\']} are {gold} grams, so {gold}"',
            ),
        ),
    ),
    kind(
        F,
        "a unit is asked for that no answer has",
        FORM,
        changed(
            UNIT,
            (
                "without a unit and without a thousands separator",
                "followed by a space and the unit g",
            ),
        ),
        changed(RECHNEN, ("dem Ergebnis ohne Einheit ab", "dem Ergebnis mit seiner Einheit ab")),
        changed(
            YOYAKU,
            description=YOYAKU.description.replace(
                "人数。数字で書き、引用符は付けません", "人数。「3人」のように単位を付けます"
            ),
        ),
    ),
    kind(
        F,
        "another number of digits is asked for than the answers have",
        f"{FORM} answer/other-names",
        changed(DOUANE, ("par les deux chiffres du", "par les quatre chiffres du")),
        changed(CODER, ("a capital letter and two digits", "a capital letter and four digits")),
    ),
    kind(
        F,
        "another way to write dates or times is asked for than the rows have",
        f"{FORM} answer/other-form",
        changed(
            ROTA,
            (
                "Copy the date as the rota has it; do not add the weekday and do not change its"
                " order.",
                "Write the date as DD/MM/YYYY and do not add the weekday.",
            ),
        ),
        changed(
            YOYAKU,
            description=YOYAKU.description.replace(
                "24時間制で「時:分」の形にします", "12時間制で「午後7時」の形にします"
            ),
        ),
    ),
    kind(
        F,
        "the scale that is asked for is another than the rubric's",
        f"{FORM} answer/other-names answer/legend answer/letters answer/other-count",
        changed(ENSAYO, ("con una cifra del 0 al 3", "con una cifra del 1 al 10")),
        changed(LAW, ("写一个阿拉伯数字，即类别的编号", "写一个0到1之间的小数，表示风险的大小")),
    ),
    kind(
        F,
        "capitals are asked for, and small letters are answered",
        f"{FORM} answer/other-names answer/two-spellings answer/letter-asked answer/letters",
        changed(
            MOD, ("One of the three actions in lower case", "One of the three actions in capitals")
        ),
        changed(SAFE, ("строчными буквами", "заглавными буквами")),
        changed(VINO, ("si scrive la lettera minuscola", "si scrive la lettera maiuscola")),
    ),
    kind(
        F,
        "quotes are asked for, and the answers have none",
        FORM,
        changed(OFFER, ("寫的時候不加引號", "寫的時候要加引號")),
        changed(SAFE, ("и без кавычек", "и в кавычках")),
        changed(CODER, ("a capital letter and two digits.", "in double quotes.")),
    ),
    kind(
        F,
        "tags around the answer are asked for",
        FORM,
        changed(CLAIM, ("Give the code alone:", "Put the code between <code> and </code>:")),
        changed(REL, ("从可选的关系里抄写一个词。", "把答案写在<关系>和</关系>之间。")),
        changed(
            LINIA,
            ("Podaj nazwę działu małymi literami.", "Podaj dział w znacznikach <dzial></dzial>."),
        ),
    ),
    kind(
        F,
        "a box of LaTeX is asked for",
        f"{FORM} answer/not-extracted text/escaped",
        changed(
            UNIT,
            ("Write the number of grams in digits,", "Put the number of grams into \\\\boxed{},"),
        ),
        changed(
            RECHNEN,
            (
                "4. Schließe mit vier Rauten, einem Leerzeichen und dem Ergebnis ohne Einheit ab.",
                "4. Setze das Ergebnis ohne Einheit am Ende in \\\\boxed{}.",
            ),
        ),
    ),
    kind(
        F,
        "a whole sentence is asked for",
        FORM,
        changed(
            CODER,
            (
                "The answer is one code: a capital letter and two digits.",
                "Answer in a complete sentence that contains the code.",
            ),
        ),
        changed(REL, ("从可选的关系里抄写一个词。", "请用一个完整的句子回答。")),
        changed(ROTA, ("Write nothing but the date.", "Reply politely, in a full sentence.")),
    ),
    kind(
        F,
        "a number of words is asked for that no label has",
        FORM,
        changed(
            MOD, ("One of the three actions in lower case", "Exactly three words in lower case")
        ),
        changed(OFFER, ("請寫「相同」或「不同」，寫", "請用五個字回答，寫")),
        changed(
            LINIA, ("Podaj nazwę działu małymi", "Podaj nazwę działu w trzech słowach, małymi")
        ),
    ),
    kind(
        F,
        "another language is asked for than the labels are in",
        f"{FORM} answer/other-names",
        changed(REVIEW, ("without asterisks.", "without asterisks. Answer in French.")),
        changed(MAIL, ("只写级别名称，不写理由", "请用英文回答，不写理由")),
        changed(SAFE, ("строчными буквами", "по-английски, строчными буквами")),
    ),
    kind(
        F,
        "several labels are asked for where each row has one",
        f"{FORM} answer/other-count",
        changed(
            REVIEW,
            (
                "Write the label as it stands in Section 1, without asterisks.",
                "Write the two labels that fit best, with a comma between them.",
            ),
        ),
        changed(CODER, ("The answer is one code: a", "Give at least two codes, each of a")),
        changed(MAIL, ("只写级别名称，", "写出两个级别，用顿号隔开，")),
    ),
    kind(
        F,
        "a rule forbids a label that is right in many rows",
        f"{FORM} answer/other-names answer/legend",
        changed(
            CODER,
            ("d) Past illnesses are not coded.", "d) Codes that begin with R are never given."),
        ),
        changed(REL, ("第三，同一句话里", "第三，不要回答“同事”。同一句话里")),
        changed(LINIA, ("Podaj nazwę", "Nigdy nie podawaj działu „zieleń”. Podaj nazwę")),
    ),
    kind(
        F,
        "an edge case asks for the name, and the last line for the code",
        f"{FORM} answer/letter-asked answer/other-names",
        changed(
            CLAIM,
            (
                "* The price of the bicycle plays no part.",
                "* The price of the bicycle plays no part.\n* Never answer with a letter; write the"
                " decision in words.",
            ),
        ),
        changed(LAW, ("写一个阿拉伯数字，即类别的编号。", "不要写数字，写类别的中文名称。")),
        changed(
            FORK,
            (
                "write the letter of the right choice, in capitals",
                "write the full text of the choice",
            ),
        ),
    ),
    kind(
        F,
        "a list with dashes is asked for",
        FORM,
        changed(
            CV,
            (
                "4. One line, no line breaks and no code fence.",
                "4. A bulleted list, one field per line.",
            ),
        ),
        changed(
            LINIA, ("Podaj nazwę działu małymi literami.", "Podaj działy jako listę z myślnikami.")
        ),
    ),
    kind(
        F,
        "a fence around the answer is asked for",
        FORM,
        changed(CV, ("no line breaks and no code fence.", "in a fenced code block (```json).")),
        changed(
            YOYAKU,
            description=YOYAKU.description.replace(
                "4. 一行で書き、改行や説明を入れません。", "4. ```json のコードブロックで囲みます。"
            ),
        ),
    ),
    kind(
        F,
        "the answer is to begin with a phrase that no answer has",
        f"{FORM} answer/cue-again",
        changed(ROTA, ("Write nothing but the date.", 'Begin your answer with \\"The date is\\".')),
        changed(
            DOUANE,
            ("Répondez par les deux", "Commencez par « Je classe sous : ». Répondez par les deux"),
        ),
        changed(MAIL, ("只写级别名称，", "以“本邮件属于”开头，")),
    ),
    kind(
        F,
        "a full stop is asked for",
        FORM,
        changed(
            MOD, ("with no reason and no full stop.", "with no reason, closed by a full stop.")
        ),
        changed(MAIL, ("不写理由，不加标点。", "不写理由，最后加句号。")),
    ),
    kind(
        F,
        "a confidence beside the label is asked for",
        f"{FORM} answer/other-form",
        changed(CLAIM, ("F, P or N.", "F, P or N. Add your confidence in per cent.")),
        changed(LAW, ("即类别的编号。", "即类别的编号，再写出0到100的置信度。")),
        changed(
            DOUANE, ("sans le mot « chapitre ».", "suivis d'un indice de confiance de 0 à 100.")
        ),
    ),
    kind(
        F,
        "the keys that are described were renamed, and sample and answers have the old ones",
        f"{FORM} answer/other-names",
        changed(
            CV,
            ('- "years": years', '- "experience": years'),
            ('- "city": where', '- "home": where'),
        ),
        changed(
            YOYAKU,
            description=YOYAKU.description.replace("・people：", "・count：")
            .replace("・time：", "・hour：")
            .replace("name、people、time", "name、count、hour"),
        ),
    ),
    kind(
        F,
        "the order of the keys that is asked for is another than the answers'",
        f"{FORM} few-shot/other-order",
        changed(CV, ("in the order above", "in alphabetical order")),
        changed(
            YOYAKU,
            description=YOYAKU.description.replace(
                "name、people、time です", "time、people、name です"
            ),
        ),
    ),
)
