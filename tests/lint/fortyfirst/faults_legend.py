"""Faults of labels, legends and of what a letter or a number means."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CLAIM, CODER, MOD, REVIEW
from tests.lint.fortyfirst.tasks_desk2 import FORK
from tests.lint.fortyfirst.tasks_eu import DOUANE, ENSAYO, SAFE
from tests.lint.fortyfirst.tasks_it import LINIA, VINO
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, OFFER, REL
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "what a label means"
NAMES = "answer/other-names answer/legend answer/not-an-option answer/letters few-shot/other-labels"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a label was renamed where it is defined, and nowhere else",
        f"{NAMES} answer/two-spellings few-shot/wrong-answer",
        changed(MOD, ("hide: the comment insults", "conceal: the comment insults")),
        changed(REVIEW, ("**bug** - ", "**defect** - ")),
        changed(MAIL, ("尽快：影响", "当天：影响")),
        changed(LINIA, ("zieleń – trawniki", "ogród – trawniki")),
    ),
    kind(
        F,
        "the definition of one label was deleted by accident",
        f"{NAMES} answer/other-count",
        changed(
            CLAIM,
            ("| P | partial payment | the damaged part is a battery under Section 4 |\n", ""),
        ),
        changed(ENSAYO, ("2: da un solo motivo\n", "")),
        changed(SAFE, ("— осторожно: помощник отвечает и советует позвать взрослых\n", "")),
    ),
    kind(
        F,
        "the meanings of two labels changed places",
        "answer/legend answer/gold-differs few-shot/wrong-answer",
        changed(
            MOD,
            (
                "keep: the comment stays as it is",
                "keep: the comment threatens somebody, or gives"
                " away a private address or phone number",
            ),
            (
                "remove: the comment threatens somebody, or gives away a private address or phone"
                " number",
                "remove: the comment stays as it is",
            ),
        ),
        changed(
            LAW,
            ("1 付款：价款、时间、方式、发票", "1 保密：哪些信息不得泄露，持续多久"),
            ("2 保密：哪些信息不得泄露，保密多久", "2 付款：价款、时间、方式、发票"),
        ),
        changed(
            CODER,
            ("R51 = headache without a known cause", "R51 = infection of the skin"),
            ("L03 = infection of the skin", "L03 = headache without a known cause"),
        ),
    ),
    kind(
        F,
        "the rubric was turned upside down when it was copied",
        "answer/legend answer/gold-differs few-shot/wrong-answer",
        changed(
            ENSAYO,
            ("0: no responde a la pregunta", "0: da dos motivos o más!"),
            ("3: da dos motivos o más\n", "3: no responde a la pregunta\n"),
            ("dos motivos o más!", "dos motivos o más"),
        ),
        changed(
            CLAIM,
            ("| F | full payment | Section 1", "| N | no payment | Section 1"),
            ("| N | no payment | Section 3", "| F | full payment | Section 3"),
        ),
    ),
    kind(
        F,
        "the dictionary in the code has two codes exchanged",
        "answer/legend answer/gold-differs few-shot/wrong-answer",
        changed(CLAIM, ('"full": "F", "partial": "P"', '"full": "P", "partial": "F"')),
        changed(LAW, ('"违约": "3", "解除": "4"', '"违约": "4", "解除": "3"')),
        changed(OFFER, ('if data["same"]', 'if not data["same"]')),
    ),
    kind(
        F,
        "the prompt's number of labels is that of an older scheme",
        "answer/other-count answer/letters",
        changed(REVIEW, ("exactly one of the four labels", "exactly one of the five labels")),
        changed(LAW, ("只归一类，共四类", "只归一类，共六类")),
        changed(MOD, ("One of the three actions", "One of the four actions")),
    ),
    kind(
        F,
        "the last line names letters that the scheme does not have",
        f"{NAMES} answer/letter-asked few-shot/other-form",
        changed(CLAIM, ("Give the code alone: F, P or N.", "Give the code alone: A, B or C.")),
        changed(LAW, ("写一个阿拉伯数字，即类别的编号。", "写一个大写字母：A、B、C或D。")),
        changed(DOUANE, ("par les deux chiffres du chapitre", "par la lettre A, B, C, D ou E")),
    ),
    kind(
        F,
        "the range of letters says one more than is listed",
        "answer/letters answer/other-count answer/other-names",
        changed(FORK, ("lettered A to D", "lettered A to E")),
        changed(LAW, ("写一个阿拉伯数字，即", "写一个阿拉伯数字（1到5），即")),
        changed(VINO, ("con (a), (b) e (c)", "con (a), (b), (c) e (d)")),
    ),
    kind(
        F,
        "the legend gives one code to two things",
        f"{NAMES} answer/same-option",
        changed(CODER, ("L03 = infection", "J06 = infection")),
        changed(DOUANE, ("64 : chaussures", "22 : chaussures")),
        changed(LAW, ("4 解除：合同", "3 解除：合同")),
    ),
    kind(
        F,
        "the codes are asked for and the names are answered",
        "answer/letter-asked few-shot/other-labels few-shot/worked-form few-shot/other-form "
        "answer/other-names answer/letters",
        changed(CLAIM, ('CODES[data["decision"]]', 'data["decision"]')),
        changed(
            LAW,
            ('{"付款": "1", "保密": "2", "违约": "3", "解除": "4"}[data["type"]]', 'data["type"]'),
        ),
        changed(FORK, ('"ABCD"[data["answer"]]', 'data["choices"][data["answer"]]')),
    ),
    kind(
        F,
        "answers are counted from one too many or one too few",
        f"{NAMES} answer/gold-differs answer/legend",
        changed(ENSAYO, ('str(data["nota"])', 'str(data["nota"] + 1)')),
        changed(FORK, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(LAW, ('[data["type"]]', '[data["type"]]\n    gold = str(int(gold) - 1)')),
    ),
    kind(
        F,
        "the output section lists the labels in another language",
        f"{NAMES} few-shot/other-form",
        changed(MAIL, ("只写级别名称，", "只写urgent、soon、normal或none，")),
        changed(
            SAFE,
            ("Напиши одно слово из списка оценок", "Напиши одно слово: safe, careful, forbidden"),
        ),
        changed(REL, ("从可选的关系里抄写一个词", "写father、teacher、spouse或colleague")),
    ),
    kind(
        F,
        "the output section lists all labels but one",
        f"{NAMES} answer/other-count",
        changed(
            REVIEW,
            ("Write the label as it stands in Section 1,", "Write bug, style or test,"),
        ),
        changed(MAIL, ("只写级别名称，", "只写“紧急”“尽快”或“一般”，")),
        changed(
            MOD, ("One of the three actions in lower case", "Either keep or hide in lower case")
        ),
    ),
    kind(
        F,
        "the list of options and their definitions disagree on a name",
        f"{NAMES} answer/other-count answer/two-spellings",
        changed(REL, ("父亲、老师、配偶、同事", "父亲、师父、配偶、同事")),
        changed(CLAIM, ("alone: F, P or N.", "alone: F, H or N.")),
    ),
    kind(
        F,
        "labels became headings in capitals, and small letters are right",
        "answer/other-names answer/two-spellings few-shot/other-form answer/legend "
        "few-shot/other-labels",
        changed(
            MOD,
            ("keep: the", "KEEP: the"),
            ("hide: the", "HIDE: the"),
            ("remove: the", "REMOVE: the"),
            (
                "One of the three actions in lower case,",
                "One of the three actions as written above,",
            ),
        ),
        changed(
            REVIEW,
            ("**bug**", "**BUG**"),
            ("**style**", "**STYLE**"),
            ("**test**", "**TEST**"),
            ("**praise**", "**PRAISE**"),
        ),
    ),
    kind(
        F,
        "the options are marked with other signs than the answers",
        "answer/letters answer/letter-asked answer/other-names",
        changed(FORK, ('zip("ABCD", data', 'zip("1234", data')),
        changed(VINO, ('zip("abc", data', 'zip("123", data')),
    ),
    kind(
        F,
        "one option of the question is not listed",
        "answer/letters answer/other-count text/cut-item answer/not-an-option",
        changed(FORK, ('zip("ABCD", data', 'zip("ABC", data')),
        changed(VINO, ('zip("abc", data', 'zip("ab", data')),
    ),
)
