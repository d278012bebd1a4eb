"""Faults of what a letter, a number or a label means."""

from __future__ import annotations

from tests.lint.fortysixth.tasks_en import CUSTOMS, HELPDESK, LEASE, TRIAGE
from tests.lint.fortysixth.tasks_other import (
    CHENGYU,
    JOSHIKI,
    KEFU,
    OTZYV,
    RECLAMA,
    VRAIFAUX,
    XINWEN,
    ZHONGKAO,
)
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "what a letter means"
MEANS = "answer/legend answer/gold-differs answer/letters answer/letter-asked answer/other-rule"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "two meanings of the legend were exchanged",
        MEANS,
        changed(CUSTOMS, ('["live animals", "drinks", ', '["drinks", "live animals", ')),
        changed(XINWEN, ("0：體育；1：財經", "0：財經；1：體育")),
        changed(
            TRIAGE,
            ("life is in danger, a doctor is needed at once", "@"),
            ("minor, can wait", "life is in danger, a doctor is needed at once"),
            ("@", "minor, can wait"),
        ),
    ),
    kind(
        F,
        "the legend counts from another number than the rows",
        MEANS + " answer/other-names answer/not-an-option",
        changed(CUSTOMS, ("start=1", "start=0")),
        changed(JOSHIKI, ('enumerate(data["choices"])', 'enumerate(data["choices"], 1)')),
        changed(XINWEN, ("0：體育；1：財經；2：娛樂", "1：體育；2：財經；3：娛樂")),
    ),
    kind(
        F,
        "the last option is never listed",
        "answer/letters text/cut-item answer/other-count answer/not-an-option answer/legend "
        "code/error answer/other-names",
        changed(LEASE, ("for mark in marks)", "for mark in marks[:2])")),
        changed(ZHONGKAO, ('for mark in "ABCD"', 'for mark in "ABC"')),
        changed(CHENGYU, ('zip(MARKS, data["choices"])', 'zip(MARKS[:3], data["choices"])')),
        changed(JOSHIKI, ('enumerate(data["choices"])', 'enumerate(data["choices"][:-1])')),
    ),
    kind(
        F,
        "a new layout lists the options with other marks than the key has",
        "answer/letters answer/letter-asked answer/other-names answer/not-an-option answer/legend "
        "answer/two-spellings",
        changed(LEASE, ('"(%s) %s" % (mark,', '"(%s) %s" % (mark.upper(),')),
        changed(ZHONGKAO, ("{mark}．", "{'甲乙丙丁'['ABCD'.index(mark)]}．")),
        changed(JOSHIKI, ('f"{i}:{t}"', "f\"{'アイウエ'[i]}:{t}\"")),
        changed(CHENGYU, ("[mark + choice", '["ABCD"[MARKS.index(mark)] + "、" + choice')),
    ),
    kind(
        F,
        "the options are turned round for show, and the key is not",
        MEANS,
        changed(CHENGYU, ('zip(MARKS, data["choices"])', 'zip(MARKS, reversed(data["choices"]))')),
        changed(JOSHIKI, ('enumerate(data["choices"])', 'enumerate(data["choices"][::-1])')),
    ),
    kind(
        F,
        "the key is read one place off",
        MEANS + " code/error answer/not-an-option answer/other-names",
        changed(CHENGYU, ('MARKS[data["answer"]]', 'MARKS[data["answer"] - 1]')),
        changed(JOSHIKI, ('str(data["answer"])', 'str(data["answer"] + 1)')),
        changed(XINWEN, ('str(ORDER.index(data["topic"]))', 'str(ORDER.index(data["topic"]) + 1)')),
        changed(CUSTOMS, ('str(data["group"])', 'str(data["group"] - 1)')),
    ),
    kind(
        F,
        "a mark is there twice, by a slip while typing the list of marks",
        "answer/letters answer/letter-asked text/said-again answer/not-an-option answer/legend",
        changed(CHENGYU, ('MARKS = "①②③④"', 'MARKS = "①②②④"')),
        changed(LEASE, ('"(%s) %s" % (mark,', '"(%s) %s" % (mark.replace("c", "b"),')),
        changed(ZHONGKAO, ("{mark}．", "{mark.replace('D', 'C')}．")),
    ),
    kind(
        F,
        "the wording of the option is asked for, and letters are right",
        "answer/letter-asked few-shot/other-form answer/other-names answer/letters",
        changed(
            LEASE,
            ('\\nThe right option is"', '\\nWrite out the words of the right option:"'),
        ),
        changed(ZHONGKAO, ("请直接写出正确选项的字母", "请直接写出正确选项的内容，不要写字母")),
        changed(CHENGYU, ("只写序号。", "写出成语，不要写序号。"), ("序号：", "成语：")),
    ),
    kind(
        F,
        "one label is gone from the list in the prompt",
        "answer/other-names answer/legend answer/not-an-option answer/letters text/cut-item "
        "code/error few-shot/other-labels",
        changed(TRIAGE, ('    "yellow": "serious, to be seen within the hour",\n', "")),
        changed(KEFU, ('"开发票", "改地址"]', '"开发票"]')),
        changed(HELPDESK, ("network, hardware or accounts", "network or hardware")),
        changed(RECLAMA, ('["entrega", "cobrança", "defeito"]', '["entrega", "cobrança"]')),
    ),
    kind(
        F,
        "two labels of the legend have one number",
        "answer/letters answer/legend answer/same-option answer/other-names",
        changed(XINWEN, ("2：娛樂", "1：娛樂")),
        changed(
            CUSTOMS,
            ('f"{number} = {name}"', 'f"{min(number, 3)} = {name}"'),
        ),
    ),
    kind(
        F,
        "a label was renamed in the legend alone",
        "answer/other-names answer/legend answer/not-an-option few-shot/other-labels "
        "answer/two-spellings",
        changed(TRIAGE, ('"yellow": "serious', '"orange": "serious')),
        changed(KEFU, ('["退货", ', '["退款", ')),
        changed(HELPDESK, ("hardware or accounts", "devices or accounts")),
        changed(RECLAMA, ('"defeito"]', '"produto"]')),
    ),
    kind(
        F,
        "the condition that turns a field into a label is the wrong way round",
        "answer/gold-differs answer/legend answer/other-rule",
        changed(VRAIFAUX, ('"vrai" if data["juste"]', '"vrai" if not data["juste"]')),
        changed(OTZYV, ('data["stars"] > 3', 'data["stars"] < 3')),
    ),
    kind(
        F,
        "letters are spoken of, and the options have numbers",
        "answer/letter-asked answer/letters answer/other-names",
        changed(JOSHIKI, ("選択肢の番号を答えて", "選択肢をA、B、C、Dの記号で答えて")),
        changed(CHENGYU, ("只写序号。", "只写字母（A、B、C或D）。")),
        changed(
            CUSTOMS, ("Put the goods into a group (", "Name the letter of the group, A to D (")
        ),
    ),
)
