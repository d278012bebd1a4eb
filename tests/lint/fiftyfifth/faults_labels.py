"""Faults of labels: their names, numbers, letters, lists and meanings."""

from __future__ import annotations

from tests.lint.fiftyfifth.edits import asked
from tests.lint.fiftyfifth.tasks_desk import (
    CARD,
    COMMIT,
    HOURS,
    LAB,
    PAIRS,
    RARE,
)
from tests.lint.fiftyfifth.tasks_exam import CLAIM, DATES, PHYS, SCENE, STRAY
from tests.lint.fiftyfifth.tasks_world import CALLS, NOTICIA, REVIEW, VOPROS
from tests.lint.making import at, gold, kind, line, put, sub
from tests.lint.shape import Kind, changed

F = "labels"
NAMES = (
    "answer/other-names answer/legend answer/letters answer/two-spellings answer/other-count "
    "answer/unlike-others answer/not-an-option answer/gold-differs few-shot/other-form"
)
TURNED = "answer/gold-differs answer/legend answer/other-rule answer/unlike-others"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "two labels of the legend have each other's meaning",
        TURNED,
        changed(
            COMMIT,
            ('"something new for users"', '"X"'),
            ('"a mistake is repaired"', '"something new for users"'),
            ('"X"', '"a mistake is repaired"'),
        ),
        changed(
            RARE,
            ("to 50 coins are common", "to 50 coins are epic"),
            ("200 coins are epic", "200 coins are common"),
        ),
        asked(LAB, "(low: above the range, normal: within it, high: below it)"),
    ),
    kind(
        F,
        "an index that counts from 0 is read as one that counts from 1",
        TURNED + " answer/not-in-output answer/letters answer/leaked",
        changed(CARD, ('TOPICS[data["topic"]]', 'TOPICS[data["topic"] - 1]')),
        changed(NOTICIA, ('secciones[data["seccion"]]', 'secciones[data["seccion"] - 1]')),
        changed(PHYS, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
    ),
    kind(
        F,
        "the table of labels is turned round",
        TURNED,
        changed(REVIEW, ('1: "好评", 0: "中评", -1: "差评"', '-1: "好评", 0: "中评", 1: "差评"')),
        changed(HOURS, ('"yes" if data["open"] else "no"', '"no" if data["open"] else "yes"')),
        changed(
            NOTICIA,
            (
                '["deportes", "economía", "cultura", "política"]',
                '["política", "cultura", "economía", "deportes"]',
            ),
        ),
    ),
    kind(
        F,
        "a list was sorted by the alphabet, and rows have the places of before",
        TURNED + " answer/letters",
        changed(
            CARD,
            (
                '["lost card", "declined payment", "forgotten PIN", "fees", "change of address"]',
                '["change of address", "declined payment", "fees", "forgotten PIN", "lost card"]',
            ),
        ),
        changed(
            NOTICIA,
            (
                '["deportes", "economía", "cultura", "política"]',
                'sorted(["deportes", "economía", "cultura", "política"])',
            ),
        ),
        changed(PHYS, ('zip("ABCD", data["choices"])', 'zip("ABCD", sorted(data["choices"]))')),
        changed(DATES, ('zip(marks, data["events"])', 'zip(marks, sorted(data["events"]))')),
    ),
    kind(
        F,
        "a label has another name in the question than in the answers",
        NAMES,
        changed(LAB, ("low, normal or high?", "low, within range or high?")),
        changed(CALLS, ("راضٍ أم غاضب أم محايد", "راضٍ أم مستاء أم محايد")),
        changed(RARE, ("200 coins are epic", "200 coins are legendary")),
        changed(
            COMMIT, ('f"- {name}: {meaning}"', "f\"- {name.replace('perf', 'speed')}: {meaning}\"")
        ),
    ),
    kind(
        F,
        "a label is missing from the list",
        NAMES,
        changed(LAB, ("low, normal or high?", "low or high?")),
        changed(CARD, ('", ".join(TOPICS)', '", ".join(TOPICS[:-1])')),
        changed(REVIEW, ('"、".join(BIAOQIAN.values())', '"、".join(["好评", "差评"])')),
        changed(NOTICIA, ('", ".join(secciones)', '", ".join(secciones[1:])')),
    ),
    kind(
        F,
        "the number of labels that is given is another one",
        "answer/other-count " + NAMES,
        asked(LAB, "Choose one of the four labels."),
        changed(CARD, ("Pick the topic", "There are six topics. Pick the topic")),
        changed(
            NOTICIA, ("Indique la sección", "Elija una de las tres secciones. Indique la sección")
        ),
        changed(REVIEW, ("属于哪一类：", "属于以下四类中的哪一类：")),
    ),
    kind(
        F,
        "options are listed with other letters than answers have",
        "answer/letters answer/letter-asked answer/legend text/cue-forms " + NAMES,
        changed(PHYS, ('zip("ABCD", data', 'zip("BCDE", data')),
        changed(DATES, ("zip(marks, data", 'zip("123", data')),
    ),
    kind(
        F,
        "a number in the prompt's rule or table is not the one that the rows go by",
        "answer/other-rule answer/legend answer/gold-differs answer/unlike-others",
        changed(
            RARE, ("worth up to 50", "worth up to 100"), ("worth 51 to 200", "worth 101 to 200")
        ),
        changed(HOURS, ('"10:00", "19:00"', '"11:00", "18:00"')),
    ),
    kind(
        F,
        "letters are small in the list, and capitals are right",
        "answer/letters answer/letter-asked answer/legend answer/other-names answer/two-spellings",
        changed(PHYS, ('f"{letter}. {choice}\\n"', 'f"{letter.lower()}. {choice}\\n"')),
        changed(DATES, ("zip(marks, data", "zip(marks.lower(), data")),
    ),
    kind(
        F,
        "one label is written in two ways in the rows",
        "answer/two-spellings answer/other-form answer/unlike-others answer/other-names",
        changed(LAB, rows=sub("flag", "high", "High", every=2)),
        changed(CALLS, rows=sub("mood", "راضٍ", "راض", every=7)),
        changed(PAIRS, rows=sub("same", "yes", "Yes", every=4)),
        changed(COMMIT, rows=put("type", lambda row: row["type"] + " ", every=5)),
    ),
    kind(
        F,
        "the number of a class is the gold, and its name is asked for",
        "answer/other-names answer/letter-asked answer/letters few-shot/other-form answer/legend "
        "answer/not-in-output answer/not-extracted code/error answer/gold-differs",
        changed(CARD, ('TOPICS[data["topic"]]', 'str(data["topic"])')),
        changed(NOTICIA, ('secciones[data["seccion"]]', 'str(data["seccion"])')),
        changed(REVIEW, ('BIAOQIAN[data["label"]]', 'str(data["label"])')),
        changed(PHYS, ('"ABCD"[data["answer"]]', 'str(data["answer"])')),
    ),
    kind(
        F,
        "a few rows have a label that is not offered",
        "answer/unlike-others answer/other-names answer/not-an-option answer/legend "
        "answer/two-spellings answer/other-form",
        changed(LAB, rows=at(4, flag="critical")),
        changed(COMMIT, rows=at(6, type="chore")),
        changed(PAIRS, rows=at(3, same="partly")),
        changed(CALLS, rows=at(8, mood="خائف")),
    ),
    kind(
        F,
        "two labels have the same meaning by a slip of copying",
        "answer/legend answer/letters text/said-again answer/same-option answer/gold-differs "
        "text/repeated-instruction answer/other-names",
        changed(COMMIT, ('"a mistake is repaired"', '"something new for users"')),
        changed(RARE, ("200 coins are epic", "200 coins are rare")),
    ),
    kind(
        F,
        "no option counts, or two do",
        "answer/no-gold answer/several-golds code/error",
        changed(CLAIM, rows=at(3, target_scores={" yes": 1, " no": 1})),
        changed(VOPROS, rows=at(2, target_scores={" дорогу": 1, " лампу": 0, " лекарство": 1})),
        changed(
            SCENE,
            rows=put("target_scores", lambda row: dict.fromkeys(row["target_scores"], 0), every=4),
        ),
    ),
    kind(
        F,
        "a wrong option is taken for the right one by the code",
        "answer/gold-differs answer/not-in-output answer/leaked few-shot/not-a-choice",
        changed(SCENE, ("gold = max(scores", "gold = min(scores")),
        changed(STRAY, ("if scores[word])", "if not scores[word])")),
        changed(CLAIM, (".items() if score][0]", ".items() if not score][0]")),
        changed(VOPROS, ("if ball == 1].pop()", "if ball == 0].pop()")),
    ),
    kind(
        F,
        "the question was turned round, and the labels were not",
        TURNED,
        changed(PAIRS, ("ask for the same thing?", "ask for different things?")),
        changed(STRAY, ("does not fit with the others", "means the same as the others")),
        changed(DATES, ("the oldest first", "the newest first")),
        changed(
            HOURS,
            (
                "Answer with yes or no.",
                "Answer yes if the office is closed then, and no if it is open.",
            ),
        ),
    ),
    kind(
        F,
        "labels are asked for in other characters or another case than they are right",
        NAMES,
        changed(REVIEW, ('"、".join(BIAOQIAN.values())', '"、".join(["好評", "中評", "差評"])')),
        changed(LAB, ("low, normal or high?", "LOW, NORMAL or HIGH?")),
        changed(COMMIT, ('f"- {name}: ', 'f"- {name.upper()}: ')),
        changed(NOTICIA, ('", ".join(secciones)', '", ".join(secciones).title()')),
    ),
    kind(
        F,
        "a letter is doubled or left out in the list",
        "answer/letters text/cut-item text/said-again",
        changed(PHYS, ('zip("ABCD", data["choices"])', 'zip("ABBD", data["choices"])')),
        changed(DATES, ("zip(marks, data", 'zip("AAC", data')),
    ),
    kind(
        F,
        "two labels are made one in the golds, and both are offered",
        "answer/gold-differs answer/other-names answer/same-gold answer/legend answer/other-rule",
        line(LAB, 'gold = "normal" if gold == "low" else gold'),
        line(COMMIT, 'gold = {"perf": "feat"}.get(gold, gold)'),
        changed(REVIEW, ('BIAOQIAN[data["label"]]', 'BIAOQIAN[1 if data["label"] > 0 else -1]')),
        line(RARE, 'if gold == "epic":', '    gold = "rare"'),
    ),
    kind(
        F,
        "the gold is the label's first letter, or its name with its number",
        "answer/not-in-output answer/not-extracted answer/other-names answer/letters "
        "answer/letter-asked few-shot/other-form",
        gold(LAB, "gold[0]"),
        gold(CARD, "f\"{data['topic']}: {gold}\""),
        gold(NOTICIA, "gold[:3]"),
        gold(PAIRS, "gold[0].upper()"),
    ),
    kind(
        F,
        "letters are dealt out from the wrong end",
        "answer/letters answer/gold-differs answer/legend",
        changed(PHYS, ('zip("ABCD", data', 'zip("DCBA", data')),
        changed(DATES, ("zip(marks, data", "zip(marks[::-1], data")),
    ),
    kind(
        F,
        "a row without a label has -1, which is read as the last one",
        "answer/unlike-others text/unlike-others answer/gold-differs answer/not-an-option "
        "answer/legend answer/other-rule",
        changed(PHYS, rows=at(1, answer=-1)),
        changed(CARD, rows=at(2, topic=-1)),
        changed(NOTICIA, rows=at(5, seccion=-1)),
    ),
    kind(
        F,
        "labels lack their accents or marks in the list",
        NAMES,
        changed(
            NOTICIA,
            ('", ".join(secciones)', '"deportes, economia, cultura, politica"'),
        ),
        changed(CALLS, ("راضٍ أم غاضب", "راض أم غاضب")),
        changed(CARD, ('", ".join(TOPICS)', '", ".join(TOPICS).replace("PIN", "Pin")')),
    ),
    kind(
        F,
        "some options lack the space that the others begin with",
        "text/missing-space answer/two-spellings few-shot/not-a-choice answer/other-form "
        "answer/stands-out answer/unlike-others answer/leaked text/unlike-others",
        changed(
            CLAIM,
            rows=put(
                "target_scores",
                lambda row: {
                    key.replace(" no", "no"): s for key, s in row["target_scores"].items()
                },
            ),
        ),
        changed(
            VOPROS,
            rows=put(
                "target_scores",
                lambda row: {
                    key.strip() if s else key: s for key, s in row["target_scores"].items()
                },
            ),
        ),
        changed(
            SCENE,
            rows=put(
                "target_scores",
                lambda row: {key.strip(): s for key, s in row["target_scores"].items()},
                every=3,
            ),
        ),
    ),
    kind(
        F,
        "an option has no text",
        "answer/empty-option answer/same-option text/unlike-others answer/unlike-others",
        changed(STRAY, rows=at(2, target_scores={" saw": 0, " violin": 1, "": 0, " drill": 0})),
        changed(VOPROS, rows=at(1, target_scores={" мылом": 0, " ножом": 1, " ": 0})),
        changed(PHYS, rows=at(7, choices=["leaf", "", "stem", "root"])),
    ),
)
