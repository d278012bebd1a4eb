"""Right prompts with options, labels and legends that look odd."""

from __future__ import annotations

from tests.lint.dense_1.making import QUEUES, column, each, put
from tests.lint.dense_1.tasks import INLINE, STARS
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.eighteenth import tasks_labels as lab8
from tests.lint.making import odd
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7

RIGHT = (
    odd(
        "letters from E to H, in list and key",
        en7.PLANETS,
        ('"ABCD"', '"EFGH"'),
        rows=put("answer", lambda row: "EFGH"["ABCD".index(row["answer"])]),
    ),
    odd(
        "Roman numbers, in list and key",
        en8.SCIENCE,
        ('zip("ABCD",', 'zip(("I", "II", "III", "IV"),'),
        ('"ABCD"[data["label"]]', '("I", "II", "III", "IV")[data["label"]]'),
    ),
    odd(
        "numbers from nought, in list and key",
        en9.RANK,
        ("start=1", "start=0"),
        ('str(data["first"])', 'str(data["first"] - 1)'),
    ),
    odd("a legend whose 1 comes first", en7.SPAM, ("0 = wanted, 1 = spam", "1 = spam, 0 = wanted")),
    odd(
        "a legend where 1 is ham, and golds that agree",
        en7.SPAM,
        ("0 = wanted, 1 = spam", "0 = spam, 1 = wanted"),
        rows=put("label", lambda row: 1 - row["label"]),
    ),
    odd(
        "a reversed scale that the golds follow, as school marks do",
        STARS,
        (
            "How many stars does the guest give, from 1 (terrible) to 5 (excellent)?",
            "Which school mark does the guest give, from 1 (excellent) to 5 (terrible)?",
        ),
        ("Stars:", "Mark:"),
        ('str(data["stars"])', 'str(6 - data["stars"])'),
    ),
    odd(
        "y and n, in prompt and answers",
        en8.ZOO,
        ("Answer yes or no.", "Answer y or n."),
        ('"yes" if', '"y" if'),
        ('else "no"', 'else "n"'),
    ),
    odd(
        "labels in capitals, which the prompt lists so",
        en8.HOTELS,
        ("positive, negative or mixed", "POSITIVE, NEGATIVE or MIXED"),
        (
            'data["sentiment"], "processed_output": data["sentiment"]',
            'data["sentiment"].upper(), "processed_output": data["sentiment"].upper()',
        ),
    ),
    odd(
        "options that are letters themselves",
        en9.CHEM,
        rows=lambda rows: [
            {
                "question": f"Which letter is the symbol of {name}?",
                "options": options.split(),
                "answer": key,
            }
            for name, options, key in (
                ("carbon", "C B D K", "A"),
                ("boron", "D A B C", "C"),
                ("potassium", "P K C N", "B"),
                ("nitrogen", "S F I N", "D"),
                ("iodine", "I J Y O", "A"),
                ("fluorine", "P H F V", "C"),
                ("sulfur", "Z S C U", "B"),
                ("oxygen", "X Q W O", "D"),
                ("hydrogen", "W H E A", "B"),
                ("tungsten", "T U W G", "C"),
            )
        ],
    ),
    odd(
        "options that are numbers, listed by letters, and a number that is the right text",
        en9.CHEM,
        rows=lambda rows: [
            {
                "question": f"What is the atomic number of {name}?",
                "options": options.split(),
                "answer": key,
            }
            for name, options, key in (
                ("helium", "1 2 3 4", "B"),
                ("lithium", "1 2 3 4", "C"),
                ("hydrogen", "1 2 3 4", "A"),
                ("beryllium", "1 2 3 4", "D"),
                ("carbon", "4 5 6 8", "C"),
                ("oxygen", "6 7 8 9", "C"),
                ("boron", "3 5 7 9", "B"),
                ("neon", "10 8 18 20", "A"),
                ("sodium", "9 10 12 11", "D"),
                ("nitrogen", "14 7 15 5", "B"),
            )
        ],
    ),
    odd(
        "two of twelve questions have `all of these`, which is wrong there",
        en8.SCIENCE,
        rows=each(
            lambda row: (
                row["choices"].__setitem__(3, "all of these") if row["label"] != 3 else None
            ),
            4,
        ),
    ),
    odd(
        "a fourth letter in the instruction for those who do not know",
        en7.WORDS,
        (
            "Give its letter in parentheses.",
            "Give its letter, (a) to (c), in parentheses, or (d) for none.",
        ),
        ('gold = "abc"', 'text += "(d) none of them\\n"\n    gold = "abc"'),
    ),
    odd(
        "an explanation of each label, in words that the three share",
        en7.RELATIONS,
        (
            '"Is the relation entailment, neutral or contradiction?"',
            '"Is the relation entailment (the first makes the second true), contradiction (the first makes the second false) or neutral (the first does not settle it)?"',
        ),
    ),
    odd(
        "labels in another order than that of the numbers",
        en8.INFER,
        ("an entailment, a contradiction or neutral", "neutral, an entailment or a contradiction"),
    ),
    odd(
        "the numbers' meaning in the order of the alphabet, by which the code goes as well",
        lab8.TOPICS,
        (
            '("world", "sports", "business", "science")',
            '("business", "science", "sports", "world")',
        ),
    ),
    odd(
        "menu and keys of two letters",
        own9.HOTEL,
        ('"A": "book', '"BK": "book'),
        ('"B": "cancel', '"CX": "cancel'),
        ('"C": "complain', '"CP": "complain'),
        ('"D": "ask', '"AW": "ask'),
    ),
    odd(
        "the letters of the options stand in the question's own text",
        INLINE,
        (r"belong to the others?\n", r"belong to the others, a, b, c or d?\n"),
    ),
    odd(
        "the key counts back from the end",
        INLINE,
        ('MARKS[data["odd"] - 1]', 'MARKS[-data["odd"]]'),
        rows=put("odd", lambda row: 5 - row["odd"]),
    ),
    odd(
        "queues that are listed with what belongs there",
        QUEUES,
        (
            '", ".join(QUEUES)',
            '"; ".join(QUEUES) + " (billing: invoices and fees; delivery: parcels; login: codes and passwords; refund: money back)"',
        ),
    ),
    odd(
        "`no or yes`, in an order that is unusual and the same for all",
        en7.LAWS,
        (" (yes or no)", " (no or yes)"),
    ),
    odd(
        "reading of 1 as no, since the column says wrong",
        lab8.ACCEPT,
        ('{1: "yes", 0: "no"}[data["acceptable"]]', '{1: "no", 0: "yes"}[data["wrong"]]'),
        rows=each(lambda row: row.update(wrong=1 - row.pop("acceptable"))),
    ),
    odd(
        "scores that are penalties, with `min` in the code",
        en8.CAUSE,
        ("max(", "min("),
        rows=each(
            lambda row: row.update(
                target_scores={key: 1 - score for key, score in row["target_scores"].items()}
            )
        ),
    ),
    odd(
        "the same options in all rows",
        en9.CLOZE,
        rows=lambda rows: [
            {
                "sentence": f"{first} {verb} {second}, who said thanks.",
                "pronoun": "who",
                "target_scores": {"Paul": int(second == "Paul"), "Erik": int(second == "Erik")},
            }
            for first, verb, second in (
                ("Paul", "paid", "Erik"),
                ("Erik", "helped", "Paul"),
                ("Paul", "fed", "Erik"),
                ("Erik", "drove", "Paul"),
                ("Paul", "taught", "Erik"),
                ("Erik", "saved", "Paul"),
                ("Paul", "woke", "Erik"),
                ("Erik", "hosted", "Paul"),
            )
        ],
    ),
    odd(
        "the few-shot file has its labels as texts, and the code reads both",
        en9.SAME,
        ('[data["label"]]', '[int(data["label"])]'),
        shots=tuple(row | {"label": str(row["label"])} for row in en9.SAME.shots),
    ),
    odd(
        "steps that begin with all of the options",
        free8.WARD,
        rows=put("why", lambda row: f"The options are {', '.join(row['options'])}. {row['why']}"),
    ),
    odd(
        "the letter asked for twice, in two ways that agree",
        free7.SCIENCE,
        (
            "Reason first, then give the letter.",
            "Reason first, then give the letter, A, B or C, in brackets.",
        ),
    ),
    odd(
        "numbers beside the reviews that go with no label",
        en8.HOTELS,
        ('"Review: {review}', '"Helpful votes: {votes}\\nReview: {review}'),
        ('review=data["review"]', 'review=data["review"], votes=data["votes"]'),
        rows=column("votes", [3, 0, 5, 2, 4, 1, 0, 3, 2, 5, 1, 4]),
    ),
)
