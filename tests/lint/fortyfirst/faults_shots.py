"""More faults of worked samples, and of shots from a file."""

from __future__ import annotations

from tests.lint.fortyfirst.tasks_desk import CLAIM, CODER, CV, MOD
from tests.lint.fortyfirst.tasks_desk2 import FORK, UNIT
from tests.lint.fortyfirst.tasks_eu import DOUANE, RECHNEN, YOYAKU
from tests.lint.fortyfirst.tasks_it import LINIA, VINO
from tests.lint.fortyfirst.tasks_zh import LAW, MAIL, REL
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "worked samples"
WRONG = "few-shot/wrong-answer answer/legend few-shot/other-labels answer/other-rule"
CUES = "few-shot/worked-cue few-shot/other-cues text/shot-cue text/cue-forms"
COPY = (
    "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs answer/leaked"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the answers of the samples bring words along",
        "few-shot/worked-form few-shot/other-labels few-shot/other-form",
        changed(UNIT, ("Grams: 140", "Grams: 140 g"), ("Grams: 1350", "Grams: 1350 g")),
        changed(DOUANE, ("Chapitre : 08", "Chapitre : chapitre 08 (fruits)")),
        changed(LAW, ("编号：1", "编号：1（付款）"), ("编号：4", "编号：4（解除）")),
    ),
    kind(
        F,
        "a sample answers by the name where the code is right",
        "few-shot/other-labels few-shot/worked-form few-shot/other-form few-shot/wrong-answer",
        changed(CODER, ("Code: R05", "Code: cough"), ("Code: S93", "Code: sprain")),
        changed(LAW, ("编号：1", "编号：付款"), ("编号：4", "编号：解除")),
        changed(VINO, ("Risposta: a\n", "Risposta: il cavatappi\n")),
    ),
    kind(
        F,
        "a sample calculates wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(RECHNEN, ("3 * 11 = 33 Bücher. #### 33", "3 * 11 = 36 Bücher. #### 36")),
        changed(
            UNIT,
            (
                "Write the number of grams in digits",
                "Here 7 ounces are 7 * 28 = 186 grams.\n\nWrite the number of grams in digits",
            ),
        ),
    ),
    kind(
        F,
        "the sample's question was changed, and its last number was not",
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer answer/other-rule "
        "answer/legend",
        changed(
            RECHNEN,
            ("3 Reihen mit je 11", "4 Reihen mit je 11"),
            (
                "3 Reihen zu je 11 Büchern, also 3 * 11 = 33",
                "4 Reihen zu je 11 Büchern, also 4 * 11 = 44",
            ),
        ),
        changed(UNIT, ("3 pounds of potatoes", "2 pounds of potatoes")),
    ),
    kind(
        F,
        "the object of the sample has a key that the answers lack, or lacks one",
        "few-shot/worked-form few-shot/other-form",
        changed(CV, ('"plumber", "years": 6, "city": "Derby"', '"plumber", "city": "Derby"')),
        changed(
            YOYAKU,
            description=YOYAKU.description.replace('"people": 2, ', '"people": 2, "tel": "", '),
        ),
    ),
    kind(
        F,
        "the object of the sample is written with the quotes of a word processor or of Python",
        "text/typeset-code few-shot/worked-form few-shot/other-form text/look-alike",
        changed(
            CV,
            (
                '{"job": "plumber", "years": 6, "city": "Derby"}',
                "{“job”: “plumber”, “years”: 6, “city”: “Derby”}",
            ),
        ),
        changed(
            YOYAKU,
            description=YOYAKU.description.replace(
                '{"name": "山本", "people": 2, "time": "18:00"}',
                "{'name': '山本', 'people': 2, 'time': '18:00'}",
            ),
        ),
    ),
    kind(
        F,
        "the query's tags are others than the sample's",
        f"{CUES} text/unclosed few-shot/worked-form",
        changed(
            MOD,
            (r"<comment>" + '" + data', r"<text>" + '" + data'),
            ('</comment>\\nAction:"', '</text>\\nAction:"'),
        ),
        changed(
            REL,
            (
                r"<甲>{data['one']}</甲>\n<乙>{data['two']}</乙>",
                r"<人物1>{data['one']}</人物1>\n<人物2>{data['two']}</人物2>",
            ),
        ),
    ),
    kind(
        F,
        "the sample lists its options with other signs than the query",
        "few-shot/worked-cue few-shot/worked-form few-shot/other-cues few-shot/wrong-answer "
        "few-shot/other-labels answer/letters",
        changed(
            VINO,
            ("(a) il cav", "1. il cav"),
            ("(b) il cucch", "2. il cucch"),
            ("(c) il col", "3. il col"),
        ),
        changed(
            FORK,
            (
                "## How to fill in",
                "## Specimen\nQuestion: What is the fork for?\n(i) eating\n(ii) lifting\n(iii) "
                "steering\n(iv) braking\nLetter: B\n\n## How to fill in",
            ),
        ),
    ),
    kind(
        F,
        "all samples have one label",
        "few-shot/lopsided",
        changed(
            MOD,
            (
                "You are an idiot if you ride without lights.</comment>\nAction: hide",
                "What a bloody hill.</comment>\nAction: keep\n<comment>Nice photos.</comment>\n"
                "Action: keep\n<comment>The detour is closed.</comment>\nAction: keep",
            ),
        ),
        changed(
            LINIA,
            (
                "Dział: zieleń",
                "Dział: zieleń\n  Rozmówca: Na placu zabaw brakuje piasku.\n"
                "  Dział: zieleń\n  Rozmówca: Drzewo zasłania mi okno.\n  Dział: zieleń\n"
                "  Rozmówca: Trawnik jest zniszczony.\n  Dział: zieleń",
            ),
        ),
    ),
    kind(
        F,
        "the few-shot file holds scored rows",
        COPY,
        changed(CLAIM, shots=CLAIM.rows[:4]),
        changed(REL, shots=REL.rows[2:6]),
        changed(DOUANE, shots=DOUANE.rows[:4]),
    ),
    kind(
        F,
        "the few-shot file was labelled by the older scheme",
        "few-shot/other-labels few-shot/unlike-docs answer/other-names few-shot/worked-form",
        changed(
            MOD,
            shots=(
                {"comment": "Lovely gravel near the lake.", "action": "approve"},
                {"comment": "You are all stupid cows.", "action": "delete"},
                {"comment": "I will find you and hurt you.", "action": "ban"},
                {"comment": "The bridge is open again.", "action": "approve"},
            ),
        ),
        changed(
            MAIL,
            shots=(
                {"mail": "楼道的灯坏了一盏。", "level": "P3"},
                {"mail": "变电箱着火了！", "level": "P1"},
                {"mail": "电梯停了，老人下不了楼。", "level": "P2"},
                {"mail": "祝各位新年快乐。", "level": "P4"},
            ),
        ),
    ),
    kind(
        F,
        "query and samples differ in the space before the cue's colon",
        f"{CUES} text/colons",
        changed(DOUANE, (r"\nChapitre :" + '"', r"\nChapitre:" + '"')),
        changed(CODER, (r"\nCode:" + '"', r"\nCode :" + '"')),
    ),
)
