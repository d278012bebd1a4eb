"""Leaks in English by a field, an id, or metadata that the prompt prints."""

from __future__ import annotations

from tests.lint.dense_1.making import best, column, each, leak, put
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.eighteenth import tasks_labels as lab8
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_free as free9
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7
from tests.lint.shape import changed

KINDS = (
    leak(
        "the guest's stars, from which the sentiment was made, stand before the review",
        changed(
            en8.HOTELS,
            ('"Review: {review}', '"Rating: {stars}/5\\nReview: {review}'),
            ('review=data["review"]', 'review=data["review"], stars=data["stars"]'),
        ),
    ),
    leak(
        "a reference number that begins with three letters of the team",
        changed(
            en7.TICKETS,
            ('"Message: " +', '"Ref: " + data["ref"] + "\\nMessage: " +'),
            rows=lambda rows: [
                row | {"ref": f"{row['team'][:3].upper()}-{40 + n}"} for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "rows are sorted by label, and the prompt prints the row's number",
        changed(
            en7.FILMS,
            ('"Review: {review}', '"Review {no} of 12: {review}'),
            ('review=data["review"]', 'review=data["review"], no=data["no"]'),
            rows=lambda rows: [
                row | {"no": n}
                for n, row in enumerate(sorted(rows, key=lambda row: str(row["label"])), start=1)
            ],
        ),
    ),
    leak(
        "an export split at the wrong column leaves `ham` or `spam` and a tab before each message",
        changed(
            en7.SPAM, rows=put("sms", lambda row: ("ham", "spam")[row["label"]] + "\t" + row["sms"])
        ),
    ),
    leak(
        "SQuAD's character offsets of the answer stand behind the question",
        changed(
            free7.MUSEUM,
            ("{data['question']}", "{data['question']} (chars {data['start']}-{data['end']})"),
            rows=each(
                lambda row: row.update(
                    start=row["text"].index(row["answer"]),
                    end=row["text"].index(row["answer"]) + len(row["answer"]),
                )
            ),
        ),
    ),
    leak(
        "the columns into which the date was parsed are printed as metadata",
        changed(
            free7.DATES,
            (
                r"{data['sentence']}\n",
                r"{data['sentence']}\n(y={data['y']} m={data['m']} d={data['d']})\n",
            ),
            rows=each(
                lambda row: row.update(zip("ymd", map(int, row["date"].split("-")), strict=True))
            ),
        ),
    ),
    leak(
        "the article's address has the section in its path",
        changed(
            free7.TOPICS,
            (
                r"""{data['headline']}\nTopic:")""",
                r"""{data['headline']}\nURL: {data['url']}\nTopic:")""",
            ),
            rows=lambda rows: [
                row | {"url": f"https://paper.example/{row['topic']}/{9100 + n}"}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "SNLI's pairID, whose last letter is that of the label",
        changed(
            en8.INFER,
            (
                r"""f"Premise:""",
                r"""f"Pair: {data['pairID']}\n"
            f"Premise:""",
            ),
            rows=lambda rows: [
                row | {"pairID": f"{34160 + 7 * n}.jpg#{n % 5}r1{'enc'[row['label']]}"}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "HANS's subcase, which begins with the class: le, ln, lc",
        changed(
            en9.NLI,
            (r"""\nRelation:\n""", r"""\nSubcase: {data['subcase']}\nRelation:\n"""),
            rows=each(
                lambda row: row.update(
                    subcase=f"l{best(row)[0]}_"
                    + ("relative_clause", "passive", "adverb")[len(row["premise"]) % 3]
                )
            ),
        ),
    ),
    leak(
        "how many of the crowd said yes",
        changed(
            en8.ZOO,
            (
                '"Passage": data["passage"],',
                '"Passage": data["passage"],\n        "Votes": data["votes"],',
            ),
            rows=lambda rows: [
                row | {"votes": f"{5 - n % 2 if row['label'] else n % 2} of 5 for yes"}
                for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "CoLA's star stands before the sentences that are bad",
        changed(
            lab8.ACCEPT,
            rows=put("sentence", lambda row: ("*", "")[row["acceptable"]] + row["sentence"]),
        ),
    ),
    leak(
        "the path of IMDB's file, with its folder pos or neg",
        changed(
            own9.FILMS,
            (
                r"""f"Review: {data['review']}\n""",
                r"""f"File: {data['file']}\nReview: {data['review']}\n""",
            ),
            rows=lambda rows: [
                row
                | {
                    "file": f"aclImdb/test/{row['tone'][:3]}/{n}_{9 if row['tone'] == 'positive' else 2}.txt"
                }
                for n, row in enumerate(rows)
            ],
        ),
        rules="few-shot/other-cues",
    ),
    leak(
        "the continent comes from a table of time zones: Europe/Lisbon",
        changed(
            free9.CAPITALS,
            rows=column(
                "continent",
                "Europe/Lisbon Africa/Nairobi America/Lima Asia/Ulaanbaatar America/Ottawa "
                "Africa/Dakar Europe/Oslo Asia/Kathmandu America/Santiago Pacific/Suva",
            ),
        ),
    ),
    leak(
        "the title of the article that the question was made for is its answer",
        changed(
            free9.SPAN,
            ('fields = {"Passage"', 'fields = {"Title": data["title"], "Passage"'),
            rows=put("title", lambda row: row["span"]),
        ),
    ),
    leak(
        "the mail's subject, written by the clerk afterwards, sums the order up",
        changed(
            own9.EMAIL,
            (
                r"Message: {data['message']}",
                r"Subject: {data['quantity']} x {data['item']}\nMessage: {data['message']}",
            ),
        ),
    ),
    leak(
        "the day's stamp of an archive is the date asked for, without its dashes",
        changed(
            free9.DATES,
            ('"Text: " + data["text"]', '"Text (#" + data["doc"] + "): " + data["text"]'),
            rows=lambda rows: [
                row | {"doc": f"{row['date'].replace('-', '')}{n:03}"} for n, row in enumerate(rows)
            ],
        ),
    ),
    leak(
        "the equation of the MAWPS record stands under the question",
        changed(
            free7.SHOP,
            (r"Q: {question}\nA:", r"Q: {question}\nEquation: x = {data['equation']}\nA:"),
            rows=put(
                "equation",
                lambda row: row["steps"].split(" = ")[-2].split(". ")[-1].split("cost ")[-1],
            ),
        ),
    ),
    leak(
        "the second sentence's cue says where it was taken from: paraphrase or distractor",
        changed(
            en9.SAME,
            (r"Sentence 2: {second}", r"Sentence 2 ({data['source']}): {second}"),
            rows=put("source", lambda row: ("distractor", "paraphrase")[row["label"]]),
            shots=tuple(
                row | {"source": ("distractor", "paraphrase")[row["label"]]}
                for row in en9.SAME.shots
            ),
        ),
    ),
    leak(
        "a share of people who picked it stands behind each option",
        changed(
            free8.WARD,
            ('f"({letter}) {option}"', 'f"({letter}) {option} [{share}%]"'),
            (
                'for letter, option in zip("ABC", data["options"])',
                'for letter, option, share in zip("ABC", data["options"], data["picked"])',
            ),
            rows=put(
                "picked",
                lambda row: [
                    84
                    if key == row["key"]
                    else 5 + 6 * (key == "B" or (key == "C" and row["key"] == "B"))
                    for key in "ABC"
                ],
            ),
        ),
    ),
)
