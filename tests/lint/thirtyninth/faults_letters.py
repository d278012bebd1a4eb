"""Faults of what a letter means, and leaks."""

from __future__ import annotations

from tests.lint.making import kind, put
from tests.lint.shape import Kind, changed
from tests.lint.thirtyninth.tasks_free import NAME, SHOP, TRACE
from tests.lint.thirtyninth.tasks_labels import CLAIM, DESK, QUIZ, RATE, TOPIC
from tests.lint.thirtyninth.tasks_zh import EXAM, INTENT, MOOD, PLACE, SUMS

F = "what a letter means"
LEAKS = "leaks"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the definitions of two labels were exchanged when the legend was rewritten",
        "answer/legend answer/gold-differs answer/other-names",
        changed(
            CLAIM,
            ("A = supported: the", "A = refuted: the"),
            ("that the claim is true", "that the claim is FALSE"),
            ("B = refuted: the", "B = supported: the"),
            ("that the claim is false", "that the claim is true"),
            ("that the claim is FALSE", "that the claim is false"),
            ("of the evidence is B", "of the evidence is A"),
            ("rewords the evidence is A", "rewords the evidence is B"),
        ),
        changed(
            MOOD,
            description=MOOD.description.replace(
                "好評：整體上滿意，願意推薦\n負評：整體上不滿意，不願意推薦",
                "好評：整體上不滿意，不願意推薦\n負評：整體上滿意，願意推薦",
            ),
        ),
        changed(
            DESK,
            ("billing: charges", "delivery: charges"),
            ("delivery: parcels", "billing: parcels"),
        ),
    ),
    kind(
        F,
        "the mapping in the code lists the classes in another order than the labels count them",
        "answer/legend answer/gold-differs",
        changed(TOPIC, ('"biology", "physics"', '"physics", "biology"')),
        changed(CLAIM, ('"supported": "A", "refuted": "B"', '"supported": "B", "refuted": "A"')),
    ),
    kind(
        F,
        "the place of the answer is counted from nought, and one is taken off",
        "answer/gold-differs answer/letters answer/legend",
        changed(QUIZ, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
        changed(EXAM, ('"ABCD"[data["answer"]]', '"ABCD"[data["answer"] - 1]')),
    ),
    kind(
        F,
        "the options are numbered and the answers stay letters",
        "answer/letters answer/letter-asked answer/other-names",
        changed(QUIZ, ('zip("ABCD", data', 'zip("1234", data')),
        changed(EXAM, ('zip("ABCD", data', 'zip("1234", data')),
    ),
    kind(
        F,
        "the last option is left out of the list",
        "answer/letters answer/other-count text/cut-item answer/not-an-option",
        changed(QUIZ, ('zip("ABCD", data', 'zip("ABC", data')),
        changed(EXAM, ('zip("ABCD", data', 'zip("ABC", data')),
    ),
    kind(
        F,
        "the options are sorted for the list and the letter is that of the old order",
        "answer/gold-differs answer/legend answer/letters",
        changed(QUIZ, ('data["choices"])', 'sorted(data["choices"]))')),
        changed(EXAM, ('data["choices"])', 'sorted(data["choices"]))')),
    ),
    kind(
        LEAKS,
        "a line that was added for a check shows the label",
        "answer/leaked",
        changed(DESK, (r'"\n\nQueue:"', r'"\n(gold: " + data["queue"] + ")\n\nQueue:"')),
        changed(INTENT, (r"\n意图：", r"（{data['intent']}）\n意图：")),
        changed(PLACE, (r"<新聞>\n", r"<新聞 地區=「{data['place']}」>\n")),
    ),
    kind(
        LEAKS,
        "the solution of the row stands in its own input",
        "answer/reasoning-in-input answer/leaked",
        changed(SHOP, (r"\nSolution:", r"\nHint: {data['steps']}\nSolution:")),
        changed(SUMS, (r"\n解答：", r"\n解析：{data['steps']}\n解答：")),
    ),
    kind(
        LEAKS,
        "the worked example in the prompt was taken from the scored rows",
        (
            "few-shot/near-copy few-shot/own-doc few-shot/question-shown "
            "few-shot/same-docs answer/leaked"
        ),
        changed(
            SHOP,
            (
                "A box holds 6 eggs. How many eggs are in 4 boxes?",
                "A pen costs 3 euros. How much do 7 pens cost?",
            ),
            (
                "Each box holds 6 eggs, so 4 boxes hold 4 * 6 = 24 eggs. #### 24",
                "One pen costs 3 euros, so 7 pens cost 7 * 3 = 21 euros. #### 21",
            ),
        ),
        changed(
            SUMS,
            ("一盒铅笔有12支，3盒一共有多少支？", "果园有6行树，每行9棵，一共有多少棵？"),
            ("每盒12支，3盒一共有3*12=36支。 #### 36", "一共有6*9=54棵。 #### 54"),
        ),
        changed(
            DESK,
            (
                "## Output format",
                "## Example\n\nTicket: Does the pole saw take the same chain as the older model?\n"
                "Queue: product\n\n## Output format",
            ),
            (r'"\n\n## Ticket\n\n" +', r'"\n\nTicket: " +'),
            (r'"\n\nQueue:"', r'"\nQueue:"'),
        ),
    ),
    kind(
        LEAKS,
        "the right option keeps the mark of the answer key",
        "answer/stands-out answer/leaked answer/marked",
        changed(
            QUIZ,
            (
                'f"{letter}) {text}" for letter, text in zip("ABCD", data["choices"])',
                'f"{letter}) {text}" + (" *" if "ABCD".index(letter) == data["answer"] else "") '
                'for letter, text in zip("ABCD", data["choices"])',
            ),
        ),
        changed(
            EXAM,
            (
                'f"{letter}. {text}" for letter, text in zip("ABCD", data["choices"])',
                'f"{letter}. {text}" + ("（正确）" if "ABCD".index(letter) == data["answer"] else "") '
                'for letter, text in zip("ABCD", data["choices"])',
            ),
        ),
    ),
    kind(
        LEAKS,
        "the texts keep the annotation of the answer",
        "answer/marked answer/leaked",
        changed(
            NAME,
            rows=put("text", lambda row: row["text"].replace(row["span"], f"**{row['span']}**")),
        ),
        changed(
            PLACE,
            rows=put("news", lambda row: row["news"].replace(row["place"], f"【{row['place']}】")),
        ),
        changed(
            TRACE, rows=put("program", lambda row: f"{row['program']}\n# prints {row['printed']}")
        ),
    ),
    kind(
        LEAKS,
        "the score that a judge gave stands in the material to be graded",
        "answer/leaked",
        changed(
            RATE,
            ("Reply: [REPLY]", "Reply (human score: [SCORE]): [REPLY]"),
            ('.replace("[REPLY]"', '.replace("[SCORE]", str(data["score"])).replace("[REPLY]"'),
        ),
        changed(CLAIM, (r"\nVerdict:", r"\nNote of the annotator: {data['verdict']}\nVerdict:")),
    ),
)
