"""Labels, legends and scales in English that do not agree with the answers."""

from __future__ import annotations

from tests.lint.dense_1.making import QUEUES, each, letter, put
from tests.lint.dense_1.tasks import STARS
from tests.lint.eighteenth import tasks_en as en8
from tests.lint.eighteenth import tasks_free as free8
from tests.lint.eighteenth import tasks_labels as lab8
from tests.lint.nineteenth import tasks_en as en9
from tests.lint.nineteenth import tasks_own as own9
from tests.lint.seventeenth import tasks_en as en7
from tests.lint.seventeenth import tasks_free as free7
from tests.lint.shape import Row, changed

FORMS = "few-shot/other-form text/swapped-fields"


def _no_consensus(row: Row) -> None:
    row["target_scores"] = {**dict.fromkeys(row["target_scores"], 0), "-": 1}


KINDS = (
    letter(
        "initials are asked for, words are the answers",
        changed(
            en7.FILMS, (r"positive or negative.\n", r"positive or negative. Write P or N only.\n")
        ),
    ),
    letter(
        "an explanation of the labels that has two of them the wrong way round",
        changed(
            en7.RELATIONS,
            (
                '"Is the relation entailment, neutral or contradiction?"',
                '"Is the relation entailment (the second cannot be true), contradiction (the second follows from the first) or neutral (neither)?"',
            ),
        ),
    ),
    letter(
        "a team was renamed in the list of the prompt alone",
        changed(en7.TICKETS, ('"accounts"]', '"membership"]')),
    ),
    letter(
        "the digits of the legend are turned round",
        changed(en7.SPAM, ("0 = wanted, 1 = spam", "0 = spam, 1 = wanted")),
    ),
    letter(
        "a column was renamed from `violates` to `holds`, and its reading stayed",
        changed(en7.LAWS, ('"yes" if data["holds"] else "no"', '"no" if data["holds"] else "yes"')),
    ),
    letter(
        "the examples in the prompt say `sport` and `politic`, the rows `sports` and `politics`",
        changed(
            free7.TOPICS,
            ('final", "sports")', 'final", "sport")'),
            ('taxes", "politics")', 'taxes", "politic")'),
        ),
    ),
    letter(
        "some rows keep the old name of a class",
        changed(
            en8.HOTELS,
            rows=each(
                lambda row: (
                    row.update(sentiment="neutral") if row["sentiment"] == "mixed" else None
                ),
                2,
            ),
        ),
    ),
    letter(
        "the question wants true or false, the answers are yes and no",
        changed(en8.ZOO, ("Answer yes or no.", "Is this true or false?")),
    ),
    letter(
        "label names in another data set's order",
        changed(
            en8.INFER,
            (
                '["entailment", "neutral", "contradiction"]',
                '["contradiction", "neutral", "entailment"]',
            ),
        ),
    ),
    letter(
        "0 and 1 changed places in the code's dict, while the examples above are right",
        changed(lab8.ACCEPT, ('{1: "yes", 0: "no"}', '{0: "yes", 1: "no"}')),
    ),
    letter(
        "the verbs got numbers in the prompt, the answers are still verbs",
        changed(
            lab8.INTENT,
            (
                "to cancel, to upgrade, to complain or to pay?",
                "1 cancel, 2 upgrade, 3 complain, 4 pay?",
            ),
            ("one of these four verbs", "the number"),
            ("The customer wants to", "Number:"),
        ),
    ),
    letter(
        "truths came out of a CSV as texts, and each text that is not empty is true",
        changed(en9.BOOL, rows=put("label", lambda row: str(row["label"]))),
        rules="answer/same-gold",
    ),
    letter(
        "the list of queues lost one in a merge",
        changed(QUEUES, ('"login", "refund"]', '"login"]')),
    ),
    letter(
        "a legend of two classes above rows with three",
        changed(en9.NLI, (r"\nRelation:\n", r"\nRelation (entailment or not_entailment):\n")),
    ),
    letter(
        "the few-shot file codes same as 0 and different as 1",
        changed(
            en9.SAME,
            shots=(
                *tuple(row | {"label": 1 - row["label"]} for row in en9.SAME.shots),
                {"pair": ["He lives in Rome.", "His home is in Rome."], "label": 0},
            ),
        ),
    ),
    letter(
        "the labels of the worked examples slid down by one line",
        changed(
            own9.FILMS,
            (r"last.\nSentiment: positive", r"last.\nSentiment: negative"),
            (r"back.\nSentiment: negative", r"back.\nSentiment: positive"),
            (r"ticket.\nSentiment: positive", r"ticket.\nSentiment: negative"),
            (r"depth.\nSentiment: negative", r"depth.\nSentiment: positive"),
        ),
    ),
    letter(
        "the metric compares with the class's name, the output says its digit",
        changed(en7.SPAM, ('str(data["label"])', '["wanted", "spam"][data["label"]]')),
    ),
    letter(
        "numbers for the classes, and another order of them in the code",
        changed(
            en8.HOTELS,
            (
                "positive, negative or mixed.",
                "1 = positive, 2 = negative, 3 = mixed. Answer with the number.",
            ),
            (
                "    text = TEMPLATE",
                '    gold = {"positive": "1", "mixed": "2", "negative": "3"}[data["sentiment"]]\n    text = TEMPLATE',
            ),
            (
                '" " + data["sentiment"], "processed_output": data["sentiment"]',
                '" " + gold, "processed_output": gold',
            ),
        ),
    ),
    letter(
        "a new export has -1 for no, which is true",
        changed(en8.ZOO, rows=put("label", lambda row: 1 if row["label"] else -1)),
        rules="answer/same-gold",
    ),
    letter(
        "`min` in place of `max` over the scores",
        changed(en8.CAUSE, ("right = max(", "right = min(")),
    ),
    letter(
        "the prompt's keys of the JSON, and others in the gold",
        changed(own9.EMAIL, ('"quantity": data["quantity"]}', '"qty": data["quantity"]}')),
        rules=FORMS,
    ),
    letter(
        "the table's head has two columns the other way round",
        changed(free8.LOOKUP, ("Line | From | Leaves | Price", "Line | Price | Leaves | From")),
        rules=FORMS,
    ),
    letter(
        "the legend of units says minutes for m",
        changed(
            free8.UNITS,
            (r'f"Convert: ', r'f"(km = kilometres, m = minutes, min = metres)\nConvert: '),
        ),
        rules=FORMS,
    ),
    letter(
        "rows that annotators did not agree on have a dash as their label",
        changed(en7.RELATIONS, rows=each(_no_consensus, 4, 1)),
        rules="answer/no-gold",
    ),
    letter(
        "the scale of the prompt is turned round",
        changed(STARS, ("1 (terrible) to 5 (excellent)", "1 (excellent) to 5 (terrible)")),
    ),
    letter(
        "the scale of the prompt begins at one, that of the gold at nought",
        changed(STARS, ('str(data["stars"])', 'str(data["stars"] - 1)')),
    ),
    letter(
        "the prompt's scale ends at three",
        changed(
            STARS, ("from 1 (terrible) to 5 (excellent)", "1 (terrible), 2 (fair) or 3 (excellent)")
        ),
    ),
    letter(
        "the metric compares with the row's truth, the output says yes and no",
        changed(en9.BOOL, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        rules="answer/python-value",
    ),
    letter(
        "the scores are penalties in this file: the right one has 0",
        changed(
            lab8.PRONOUN,
            rows=put(
                "target_scores",
                lambda row: {key: 1 - score for key, score in row["target_scores"].items()},
            ),
        ),
    ),
    letter(
        "a class was split in the instruction, and the rows still have the old one",
        changed(QUEUES, ('"refund"]', '"refund for goods", "refund for services"]')),
    ),
    letter(
        "a typing error in a label of the code's dict",
        changed(lab8.ACCEPT, ('0: "no"}', '0: "on"}')),
    ),
    letter(
        "the answer is the label's opposite since the question was reworded",
        changed(
            en9.SAME,
            (r"\nMeaning (same or different):", r"\nDo the two differ in meaning (yes or no)?"),
            ('{0: "different", 1: "same"}', '{0: "no", 1: "yes"}'),
        ),
    ),
    letter(
        "the metric compares with the label's first letter, the output has the word",
        changed(
            QUEUES, ('"processed_output": data["queue"]', '"processed_output": data["queue"][0]')
        ),
    ),
    letter(
        "the reply that is right and the other one both have 1 after a fill of empty cells",
        changed(
            en7.REPLIES,
            rows=each(
                lambda row: row.update(target_scores=dict.fromkeys(row["target_scores"], 1)), 3
            ),
        ),
        rules="answer/several-golds",
    ),
)
