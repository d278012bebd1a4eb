"""Labels and legends that do not agree with the gold, the shots or what is compared."""

from __future__ import annotations

from tests.lint.dense_5.making import TASKS, bad, letter, put
from tests.lint.making import table
from tests.lint.shape import Row

G = "answer/gold-differs answer/legend few-shot/wrong-answer"
N = "answer/other-names answer/legend answer/letter-asked answer/not-an-option few-shot/other-form"


def _flipped(rows: list[Row]) -> None:
    for row in rows[7:]:
        row["label"] = 1 - row["label"]


KINDS = (
    letter(
        "the names of two classes are exchanged in the map of labels",
        G,
        bad("reviews", ('{0: "negative", 1: "positive"}', '{0: "positive", 1: "negative"}')),
    ),
    letter(
        "the legend explains 0 and 1 the other way round",
        G,
        bad(
            "spam",
            ("0 = ordinary message", "0 = spam"),
            ('"1 = spam\\n\\n"', '"1 = ordinary message\\n\\n"'),
        ),
        bad("spam-flag", ("1 if it is spam, 0 if it is not", "0 if it is spam, 1 if it is not")),
    ),
    letter(
        "labels are in the order of another data set for the same task",
        G,
        bad(
            "nli",
            (
                '("entailment", "neutral", "contradiction")',
                '("contradiction", "neutral", "entailment")',
            ),
        ),
        bad("tw-xinwen", ('["體育", "財經", "科技", "娛樂"]', '["娛樂", "體育", "科技", "財經"]')),
    ),
    letter(
        "the legend counts its classes from 1, and the gold from 0",
        f"{G} {N} answer/letters",
        bad("gongdan", ('str(类别.index(data["类别"]) + 1)', 'str(类别.index(data["类别"]))')),
    ),
    letter(
        "a letter stands twice in the legend, and the last class has none of its own",
        f"{G} {N} answer/letters",
        bad(
            "headline-desk",
            (
                '"; ".join(f"{letter} = {name}" for letter, name in DESKS.items())',
                '"A = World; B = Sports; C = Business; C = Technology"',
            ),
        ),
    ),
    letter(
        "a legend gives each class its number, and the words are the answers",
        N,
        bad(
            "dianping",
            ("判断下面的评论是好评还是差评。", "判断下面的评论是好评还是差评，好评写1，差评写0。"),
        ),
    ),
    letter(
        "the truth of the row is written as Python prints it, where yes or no is asked for",
        f"{N} answer/python-value",
        bad("pantry", ('"yes" if data["answer"] else "no"', 'str(data["answer"])')),
    ),
    letter(
        "what is compared is capitalised, what the prompt and the shots say is not",
        "answer/not-in-output answer/not-extracted answer/two-spellings answer/other-names",
        bad("passage-bool", ('"processed_output": gold', '"processed_output": gold.capitalize()')),
    ),
    letter(
        "labels are texts, '0' among them, and a text is true",
        f"{G} answer/same-gold",
        bad("panduan", rows=put("label", lambda row: str(int(row["label"])))),
        bad("rules-bool", rows=put("label", lambda row: str(row["label"]).lower())),
    ),
    letter(
        "the map from the data's labels to the prompt's is no longer applied",
        N,
        bad(
            "claims",
            ('{"SUPPORTS": "true", "REFUTES": "false"}[data["verdict"]]', 'data["verdict"]'),
        ),
    ),
    letter(
        "the gold is in simplified characters, the instruction in traditional ones",
        f"{N} answer/unlike-others text/cue-forms text/look-alike",
        bad("tw-shifei", ('"對" if', '"对" if'), ('else "錯"', 'else "错"')),
    ),
    letter(
        "a class that came later is lacking in the list of the instruction",
        N,
        bad("tickets", ('", ".join(QUEUES)', '", ".join(QUEUES[:3])')),
    ),
    letter(
        "worked examples answer with the name that a class had before",
        f"{N} few-shot/*",
        bad("ticket-route", ("Team: delivery\n", "Team: shipping\n")),
        bad(
            "pinglun",
            ("情感：正面", "情感：好评"),
            ("情感：负面", "情感：差评"),
        ),
    ),
    letter(
        "a label is written in another way in the instruction than in the answers",
        f"{N} answer/two-spellings",
        bad("desk", ("delivery, login or returns", "delivery, log-in or return")),
        bad("yunhan-b", ("关系是蕴含、", "关系是蕴涵、")),
    ),
    letter(
        "the template has a slot less than there are labels, and format drops the third",
        N,
        bad("review-tone", ('{}, {} or {}?"', '{} or {}?"')),
    ),
    letter(
        "one class was renamed in the code, and not in the rows",
        N,
        bad("chat-mood", ('["glad", "angry", "sad"]', '["happy", "angry", "sad"]')),
    ),
    letter(
        "labels of the few-shot file are coded the other way round than those of the test file",
        f"{G} few-shot/*",
        bad(
            "same-meaning",
            shots=tuple({**row, "label": 1 - row["label"]} for row in TASKS["same-meaning"].shots),
        ),
    ),
    letter(
        "the question was copied from a task whose labels are yes, no and maybe",
        f"{N} answer/*",
        bad(
            "nli-daily",
            (
                "\\nRelation:\\n",
                "\\nDoes the premise entail the hypothesis (yes, no or maybe)?\\nRelation:\\n",
            ),
        ),
    ),
    letter(
        "the map of one-letter labels exchanges neutral and contradiction, so output and scores differ",
        f"{G} answer/no-gold answer/*",
        bad("yunhan", ('"N": "中立", "C": "矛盾"', '"N": "矛盾", "C": "中立"')),
    ),
    letter(
        "the prompt names keys of JSON, and the answers have others",
        f"{N} few-shot/other-form answer/other-form",
        bad("order-json", ('{"item": data["item"], "quantity"', '{"product": data["item"], "qty"')),
    ),
    letter(
        "a worked example was copied, its text changed, and its label left",
        G,
        bad(
            "film-notes",
            (
                "The songs alone are worth the ticket.\\nSentiment: positive",
                "The songs alone are worth the ticket.\\nSentiment: negative",
            ),
            (
                "Even the popcorn had more depth.\\nSentiment: negative",
                "Even the popcorn had more depth.\\nSentiment: positive",
            ),
        ),
    ),
    letter(
        "labels are looked up with a default, under keys that the data does not have",
        f"{G} answer/same-gold code/* text/absent-field",
        bad(
            "zh-pinglun",
            ('{"pos": "好评", "neg": "差评"}', '{"positive": "好评", "negative": "差评"}'),
            ('names[data["label"]]', 'names.get(data["label"], "差评")'),
        ),
    ),
    letter(
        "the instruction counts four classes, and names three",
        "answer/other-count answer/other-names",
        bad("xinwen", ("三類之一", "四類之一")),
    ),
    letter(
        "the scale goes the other way in the prompt: 1 is the best, and 5 is given for praise",
        G,
        bad("stars", ("from 1 (very bad) to 5 (very good)", "from 1 (very good) to 5 (very bad)")),
    ),
    letter(
        "the scale of the prompt begins at 0 and ends at 4, the stars are 1 to 5",
        f"{N} answer/letters {G} few-shot/other-form",
        bad("stars", ("from 1 (very bad) to 5 (very good)", "from 0 (very bad) to 4 (very good)")),
    ),
    letter(
        "some rows' questions bring an instruction of their own, with other labels",
        f"{N} text/unlike-others text/*instruction few-shot/other-form",
        bad(
            "pantry",
            rows=put("question", lambda row: f"Answer True or False: {row['question']}", 3),
        ),
    ),
    letter(
        "the shots say the label's number, its name is compared",
        "answer/not-in-output answer/not-extracted answer/other-names",
        bad("reviews", ('"output": " " + name', '"output": " " + str(data["label"])')),
    ),
    letter(
        "two files were merged, one of which has its labels the other way round",
        f"{G} answer/unlike-others",
        bad("reviews", rows=_flipped),
        bad("dianping", rows=_flipped),
    ),
    letter(
        "the legend is that of another task: toxic or not, where spam is asked for",
        f"{G} {N}",
        bad("spam", ("0 = ordinary message", "0 = not toxic"), ("1 = spam", "1 = toxic")),
    ),
    letter(
        "the prompt was translated, and the labels were not",
        N,
        bad(
            "dianping",
            (
                "判断下面的评论是好评还是差评。",
                "Decide whether the review is positive or negative.",
            ),
            ('"评论："', '"Review: "'),
            ('"类别："', '"Label: "'.replace(" ", "")),
        ),
    ),
    letter(
        "answers are matched with 是 and 否, and 对 or 错 is asked for",
        N,
        bad("panduan", ("（回答“是”或“否”）", "（回答“对”或“错”）")),
    ),
    letter(
        "the labels' words are cut to three letters in the instruction's legend, and whole in the shots",
        N,
        bad(
            "nli",
            (
                '"Answer entailment, neutral or contradiction."',
                '"Answer with one of ENT, NEU, CON."',
            ),
        ),
    ),
    letter(
        "the question's sense was turned round in a new wording, and the labels were not",
        f"{G} {N} few-shot/*",
        bad(
            "same-meaning",
            (
                "\\nMeaning (same or different):",
                "\\nDo they differ (answer same if they do, different if they do not):",
            ),
        ),
    ),
    letter(
        "the few-shot file counts its labels from 1, and the docs from 0: shots are a class further on",
        f"{G} few-shot/*",
        bad(
            "tw-xinwen",
            shots=table(
                "title|topic#",
                """
                網球一姊打進決賽|1
                銀行公布最新匯率|2
                手機大廠推出摺疊新機|3
                奧運代表隊出征|1
                """,
            ),
        ),
    ),
    letter(
        "two values of the row's verdict are one in the map: what refutes is true as well",
        f"{G} answer/same-gold",
        bad("claims", ('"REFUTES": "false"', '"REFUTES": "true"')),
    ),
)
