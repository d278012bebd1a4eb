"""Right tasks whose rows look odd and are what they should be: signs, quotes, code, numbers."""

from __future__ import annotations

from tests.lint.dense_6.making import each, odd, put, some, sub
from tests.lint.shape import Row


def _none_of_these(row: Row) -> None:
    row["options"][3 if row["key"] != "D" else 2] = "None of these"


RIGHT = (
    odd(
        "programs of f-strings and doubled braces",
        "what-it-prints",
        rows=some(
            "program",
            lambda code: f'name = "Bo"\nnote = f"{{{{{{name}}}}}}"\n{code}',
            0,
            3,
            7,
        ),
    ),
    odd(
        "a program speaks of None and nan, and prints neither",
        "scripts",
        rows=some("code", lambda code: f'gap = None\nodd = float("nan")\n{code}', 0, 4, 8),
    ),
    odd(
        "a program has comments",
        "py-output",
        rows=some("program", lambda code: f"# add three, then double\n{code}", 0),
    ),
    odd(
        "an escape of a newline is part of a program",
        "scripts",
        rows=lambda rows: [*rows, {"code": 'print(len("a\\nb"))', "out": "3"}],
    ),
    odd(
        "an option is none of the others",
        "museum-quiz",
        rows=each(_none_of_these, 3),
    ),
    odd(
        "reviews that trail off in three dots",
        "review-tone",
        rows=some("review", lambda text: f"Well... {text[:-1]}...", 0, 4, 8),
    ),
    odd(
        "reviews with several marks at their ends",
        "reviews",
        rows=some(
            "review", lambda text: f"{text[:-1]}?!" if "never" in text else f"{text[:-1]}!!!", 0, 4
        ),
    ),
    odd(
        "emoticons whose brackets are never opened",
        "review-tone",
        rows=lambda rows: [
            {
                **row,
                "review": row["review"]
                + {"positive": " :)", "negative": " :(", "mixed": " :/"}[row["tone"]],
            }
            if number < 6
            else row
            for number, row in enumerate(rows)
        ],
    ),
    odd(
        "apostrophes that stand for letters at a word's beginning",
        "film-notes",
        rows=some("review", lambda text: f"Pure rock 'n' roll of the '90s. {text}", 2, 3),
    ),
    odd(
        "tickets with handles, tags and addresses",
        "desk",
        rows=some("ticket", lambda text: f"{text} #help @support ana.k@mail.example", 1, 5, 9),
    ),
    odd(
        "tickets that are written in capitals",
        "tickets",
        rows=some("text", lambda text: text.upper(), 3, 6),
    ),
    odd(
        "tickets that are very short",
        "ticket-route",
        rows=lambda rows: [
            *rows,
            {"ticket": "Parcel??", "team": "delivery"},
            {"ticket": "Invoice pls", "team": "billing"},
            {"ticket": "no login", "team": "account"},
        ],
    ),
    odd(
        "prices with a dollar before them",
        "market-sums-2",
        rows=put(
            "problem",
            lambda row: row["problem"].replace("4 dollars", "$4").replace("8 dollars", "$8"),
        ),
    ),
    odd(
        "no-break spaces before the marks of French",
        "into-french",
        rows=sub("fr", " ?", "\u202f?"),
    ),
    odd(
        "formulas with digits and letters side by side",
        "chem-mcq",
        rows=put(
            "options",
            lambda row: [
                each.replace("Carbon dioxide", "CO2").replace("Methane", "CH4")
                for each in row["options"]
            ],
        ),
    ),
    odd(
        "a name that is spelt as a missing number is",
        "notices",
        rows=lambda rows: [
            *rows,
            {"notice": "Soup for all on Friday at Nan's Kitchen.", "place": "Nan's Kitchen"},
            {"notice": "The Null Street crossing is shut, use Mill Lane.", "place": "Mill Lane"},
        ],
    ),
    odd(
        "notices with heights in feet and inches",
        "notices",
        rows=some("notice", lambda text: f"{text} Lorries above 9'6\" must turn back.", 1, 6),
    ),
    odd(
        "a stretch of a passage is left out by the editor's dots in a quotation",
        "passage-bool",
        rows=some("passage", lambda text: f"The guide says: “{text[:-1]} … as ever.”", 0, 2),
    ),
    odd(
        "passages in several paragraphs",
        "parks",
        rows=sub("passage", ". ", ".\n\n"),
        shots=(),
    ),
    odd(
        "words of both scripts in Chinese reviews",
        "dianping",
        rows=some("text", lambda text: f"Wi-Fi和USB-C都有。{text}", 2, 3),
    ),
    odd(
        "Chinese text with the long dash and the six dots of Chinese",
        "zh-pinglun",
        rows=some("review", lambda text: f"怎么说呢……{text[:-1]}——就是这样。", 1, 4),
    ),
    odd(
        "titles of works in the brackets of Chinese, one inside another",
        "gushi",
        rows=some("文", lambda text: f"他讀完《論〈紅樓夢〉》才出門。{text}", 1, 3),
    ),
    odd(
        "names that Chinese writes with a dot between",
        "zh-yuedu",
        rows=some("passage", lambda text: f"据玛丽·居里的传记记载，那年雪很大。{text}", 2, 6),
    ),
    odd(
        "a headline in two parts with a space between",
        "xinwen",
        rows=some("標題", lambda text: f"{text[:4]} {text[4:]}", 1, 5, 8),
    ),
    odd(
        "a gap is made of dots in all sentences",
        "gaps",
        rows=sub("sentence", "____", "....."),
    ),
    odd(
        "sentences that are not closed by a full stop",
        "into-french",
        rows=lambda rows: [
            *rows,
            {"en": "Closed on Mondays", "fr": "Fermé le lundi"},
            {"en": "No smoking", "fr": "Défense de fumer"},
        ],
    ),
    odd(
        "an entry of a table is a dash where a train does not stop",
        "times",
        rows=put(
            "trains", lambda row: [*row["trains"], [f"U{row['cell'][-1]}X", "10:05", "–", "2"]]
        ),
    ),
    odd(
        "a hypothesis that is the premise's own words with not",
        "follows-or-not",
        rows=some("hypothesis", lambda _: "A girl in a red coat is not asleep.", 1),
    ),
)
