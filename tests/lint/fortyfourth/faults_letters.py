"""Faults of marks, legends and what they stand for."""

from __future__ import annotations

from tests.lint.fortyfourth.tasks_choice import LEASE, ODDS, PRIO, RIVER, SCI, STORE
from tests.lint.fortyfourth.tasks_langs import CULT, POST
from tests.lint.fortyfourth.tasks_zh import CHENGYU, DILI, JIAKAO, MENZHEN, TOUSU
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "what a letter means"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the last option is left out of the list",
        "answer/letters answer/not-an-option answer/other-count text/cut-item text/no-question",
        changed(STORE, ("\nD. {opt_d}", "")),
        changed(DILI, ('in "ABCD"', 'in "ABC"')),
        changed(CULT, ('range(len(data["opciones"]))', 'range(len(data["opciones"]) - 1)')),
    ),
    kind(
        F,
        "the gold's place is off by one",
        "answer/letters answer/gold-differs answer/legend answer/not-an-option",
        changed(ODDS, ('str(data["odd"] + 1)', 'str(data["odd"])')),
        changed(CHENGYU, ('BIAOHAO[data["正确"]]', 'BIAOHAO[data["正确"] - 1]')),
        changed(CULT, ('"abc"[data["correcta"]]', '"abcd"[data["correcta"] + 1]')),
    ),
    kind(
        F,
        "the list got new marks, the answers kept the old ones",
        "answer/letters answer/letter-asked answer/other-names",
        changed(STORE, ("A. {", "1. {"), ("B. {", "2. {"), ("C. {", "3. {"), ("D. {", "4. {")),
        changed(CHENGYU, ("zip(BIAOHAO", 'zip(("1.", "2.", "3.")')),
        changed(CULT, ("{'abc'[numero]})", "{'ABC'[numero]})")),
        changed(ODDS, ('f"{place}) {word}', "f\"{'abcd'[place - 1]}) {word}")),
    ),
    kind(
        F,
        "options are sorted for display and the gold is counted before",
        "answer/gold-differs answer/letters answer/legend",
        changed(CULT, ("data['opciones'][numero]", "sorted(data['opciones'])[numero]")),
        changed(CHENGYU, ('zip(BIAOHAO, data["备选"])', 'zip(BIAOHAO, sorted(data["备选"]))')),
        changed(ODDS, ('words = data["words"]', 'words = sorted(data["words"])')),
    ),
    kind(
        F,
        "the meanings of a legend are exchanged",
        "answer/legend answer/gold-differs",
        changed(
            PRIO,
            ('"P1", "the whole company cannot work"', '"P1", "one person is hindered"'),
            ('"P3", "one person is hindered"', '"P3", "the whole company cannot work"'),
        ),
        changed(TOUSU, ('1: "送达太晚"', '1: "食品卫生"'), ('4: "食品卫生"', '4: "送达太晚"')),
    ),
    kind(
        F,
        "true and false are exchanged in the code",
        "answer/gold-differs answer/legend answer/other-rule",
        changed(RIVER, ('"yes" if data["answer"] else "no"', '"no" if data["answer"] else "yes"')),
        changed(
            JIAKAO, ('"正确" if data["answer"] else "错误"', '("正确", "错误")[data["answer"]]')
        ),
    ),
    kind(
        F,
        "a label of the rows is missing in the list of labels",
        "answer/legend answer/other-names answer/other-count answer/not-an-option answer/letters"
        " answer/letter-asked",
        changed(TOUSU, (', 4: "食品卫生"', "")),
        changed(PRIO, ('    Level("P2", "one team cannot work"),\n', "")),
        changed(MENZHEN, (', "牙科"', "")),
        changed(POST, ("Rechnung, Umzug oder Störung", "Rechnung oder Störung")),
    ),
    kind(
        F,
        "two options bear one mark",
        "answer/letters few-shot/numbered text/said-again",
        changed(STORE, ("C. {opt_c}", "B. {opt_c}")),
        changed(CULT, ("{'abc'[numero]})", "{'abb'[numero]})")),
        changed(SCI, ('f"({key}) {text}"', "f\"({'AAC'['ABC'.index(key)]}) {text}\"")),
    ),
    kind(
        F,
        "the option's text is asked for and letters are right",
        "answer/letter-asked few-shot/other-form answer/other-names",
        changed(STORE, ("Correct letter:", "Write the full text of the right option:")),
        changed(DILI, ("请写出正确选项的字母", "请写出正确选项的完整内容，不要写字母")),
        changed(
            ODDS,
            ("Give the number of the one that does not.", "Write the word that does not."),
            ("Number:", "Word:"),
        ),
    ),
    kind(
        F,
        "the prompt tells of more options than there are",
        "answer/other-count answer/letters answer/letter-asked answer/other-names",
        changed(CULT, ("(a, b o c)", "(a, b, c, d o e)")),
        changed(STORE, ("take this quiz.", "take this quiz. Choose one of the five options.")),
        changed(MENZHEN, ("中選一個掛號科別", "這五個科別中選一個")),
        changed(ODDS, ("Three of these", "Choose from 1 to 6. Three of these")),
    ),
    kind(
        F,
        "the legend counts from nought and the rows from one",
        "answer/legend answer/letters answer/other-names answer/letter-asked",
        changed(
            TOUSU,
            (
                '{1: "送达太晚", 2: "餐品有误", 3: "服务态度", 4: "食品卫生"}',
                "dict(enumerate(MING))",
            ),
            ("LEIBIE = ", 'MING = ["送达太晚", "餐品有误", "服务态度", "食品卫生"]\nLEIBIE = '),
        ),
        changed(PRIO, ('"P1"', '"P0"'), ('"P2"', '"P1"'), ('"P3"', '"P2"')),
    ),
    kind(
        F,
        "letters are asked for where words are right",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(POST, ('"Anliegen:"', '"Antworte mit A, B oder C.\\nAnliegen:"')),
        changed(LEASE, ("Yes, No or Unclear.", "Answer with A, B or C.")),
        changed(JIAKAO, ("判断（正确或错误）：", "请选择A或B：")),
    ),
    kind(
        F,
        "capital letters are listed and small ones are right",
        "answer/letters answer/other-names answer/letter-asked",
        changed(STORE, ('data["key"]', 'data["key"].lower()')),
        changed(DILI, ('data["答案"]', 'data["答案"].lower()')),
        changed(SCI, ('gold = data["answerKey"]', 'gold = data["answerKey"].lower()')),
    ),
)
