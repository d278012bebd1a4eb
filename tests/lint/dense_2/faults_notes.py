"""Leftover notes of authors, tools and sources."""

from __future__ import annotations

from tests.lint.dense_2.making import NOTE, PLACE, case, put, text

KINDS = (
    text(
        "the marks of a merge in a text of several lines",
        NOTE,
        case(
            "acceptable",
            ("Sentence: We rarely", "<<<<<<< HEAD\nSentence: We rarely"),
            ("yes\n\n'''", "yes\n=======\n>>>>>>> shorter-examples\n\n'''"),
        ),
    ),
    text(
        "what an assistant says before the prompt that it improved",
        NOTE,
        case(
            "into-german",
            (
                r'"Translate into German.\n"',
                r'"Sure! Here is the improved prompt:\n\nTranslate into German.\n"',
            ),
        ),
    ),
    text(
        "a reviewer's question in brackets stands in the instruction",
        NOTE,
        case(
            "infer-three",
            ("given the premise.", "given the premise [Jonas: or hypothesis first? ask Mia]."),
        ),
    ),
    text(
        "a line that prints for debugging goes to the prompt",
        NOTE + " text/raw-value answer/leaked",
        case(
            "same-meaning",
            ('text = f"Sentence 1', 'text = f"[DEBUG] row ok, {len(data)} fields\\nSentence 1'),
        ),
    ),
    text(
        "the filler of a form, to be written over",
        NOTE + " text/placeholder text/unknown-name",
        case(
            "word-ends", ("Join the last letters of the words.", "[Insert task description here]")
        ),
    ),
    text(
        "filler text of a layout in the place of an instruction",
        NOTE,
        case("small-tables", ('"Read the table."', '"Lorem ipsum dolor sit amet."')),
    ),
    text(
        "a comment on the code inside the literal",
        NOTE + " text/indented",
        case(
            "dates",
            (
                "write it as YYYY-MM-DD.\n",
                "write it as YYYY-MM-DD.\n# keep in sync with eval/dates.py\n",
            ),
        ),
    ),
    text(
        "what a model said in the place of a translation or a text",
        NOTE + " answer/* few-shot/other-form text/ambiguous",
        case(
            "zh-yuedu",
            rows=put("passage", lambda row: "作为一个人工智能语言模型，我无法提供这篇短文。", 5, 2),
        ),
    ),
    text(
        "marks of a chat's sources in the text",
        NOTE,
        case(
            "short-spans",
            rows=put("context", lambda row: row["context"][:-1] + "【4:2†source】.", 3),
        ),
    ),
    text(
        "numbers of footnotes and a demand for evidence, as a wiki has them",
        NOTE,
        case(
            "museum-spans",
            rows=put(
                "context", lambda row: row["context"].rstrip(".") + ".[3][citation needed]", 3, 1
            ),
        ),
    ),
    text(
        "a word processor's error for a reference",
        NOTE + " text/nothing",
        case(
            "rules-bool",
            rows=put(
                "passage", lambda row: f"{row['passage']} See Error! Reference source not found.", 4
            ),
        ),
    ),
    text(
        "the foot of a page in the middle of a sentence",
        NOTE,
        case(
            "zoo-yesno",
            rows=put(
                "passage",
                lambda row: (
                    row["passage"]
                    .replace(" ", "\nPage 7 of 31\nZoo rules, May 2021\n", 4)
                    .replace("\nPage 7 of 31\nZoo rules, May 2021\n", " ", 3)
                ),
                3,
            ),
        ),
    ),
    text(
        "the numbers and times of subtitles between what is said",
        NOTE + " text/raw-value",
        case(
            "replies",
            rows=put(
                "turns",
                lambda row: [
                    f"14\n00:01:07,120 --> 00:01:09,480\n{row['turns'][0]}",
                    row["turns"][1],
                ],
                2,
            ),
        ),
    ),
    text(
        "a page's buttons, copied with the news",
        NOTE,
        case(
            "reading",
            rows=put(
                "text",
                lambda row: f"{row['text']} Share on Facebook Tweet Advertisement Read more",
                3,
            ),
        ),
    ),
    text(
        "a link to a picture that the prompt does not have",
        NOTE + " text/no-question text/url-coded",
        case(
            "algebra",
            rows=put("problem", lambda row: f"{row['problem']} ![](images/fig_12.png)", 3),
        ),
    ),
    text(
        "the points that an exam gives, in some of the questions",
        NOTE,
        case("zh-changshi", rows=put("question", lambda row: f"{row['question']}（本题2分）", 2)),
    ),
    text(
        "the number of a question in the book that it comes from",
        NOTE + " answer/in-id answer/letters few-shot/numbered",
        case(
            "guize-shifei",
            rows=lambda rows: [
                row | {"case": f"{n}．{row['case']}"} for n, row in enumerate(rows, 37)
            ],
        ),
    ),
    text(
        "an id of the annotation before the text",
        NOTE + " answer/in-id text/snake-name",
        case(
            "sms",
            rows=lambda rows: [
                row | {"sms": f"[msg_{n:05d}] {row['sms']}"} for n, row in enumerate(rows, 318)
            ],
        ),
    ),
    text(
        "names taken out for privacy, the answer's too",
        NOTE + " " + PLACE + " answer/not-an-option text/special-token",
        case(
            "short-spans",
            rows=put(
                "context", lambda row: row["context"].replace(row["span"], "[REDACTED]"), 3, 1
            ),
        ),
    ),
    text(
        "the header of the table as a row",
        "text/unknown-name text/placeholder answer/* text/ambiguous "
        "text/swapped-fields text/said-again text/raw-value text/snake-name",
        case("fanyi-tw", rows=lambda rows: [{"en": "en", "zh": "zh"}, *rows]),
    ),
    text(
        "options that are still to be written",
        NOTE + " answer/same-option answer/empty-option text/placeholder",
        case(
            "zh-changshi",
            rows=put("A", lambda row: "待补充" if row["answer"] != "A" else row["A"], 3, 1),
        ),
    ),
)
