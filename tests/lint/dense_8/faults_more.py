"""More faults of all three families, in tasks that the other modules use once or not at all."""

from __future__ import annotations

from tests.lint.dense_8.making import all_of, at, inside, listed
from tests.lint.shape import Row

of_rows = listed("rows and labels")
of_code = listed("code")
of_demands = listed("contradicting demands")


def same_text(rows: list[Row]) -> None:
    """Write the first text over the second one in three rows whose labels deny that."""
    for number in (1, 4, 6):
        rows[number]["second"] = rows[number]["first"]


def headless(rows: list[Row]) -> None:
    """Take the first line from two tables."""
    for number in (2, 9):
        rows[number]["table"] = rows[number]["table"][1:]


KINDS = (
    of_rows(
        "a column was copied over its neighbour, so premise and hypothesis are the same text",
        "*/unlike-others answer/gold-differs text/repeated-instruction answer/same-option",
        "zh-yunhan",
        rows=same_text,
    ),
    of_rows(
        "a verdict that was never given is null, and counts as no",
        "*/unlike-others answer/gold-differs text/nothing answer/no-gold",
        "passage-bool",
        rows=at(3, 7, answer=None),
    ),
    of_rows(
        "labels have a space behind them in some rows, and the table of names has not",
        "code/error */unlike-others answer/two-spellings",
        "zh-pinglun",
        rows=at(2, 6, label="pos "),
    ),
    of_rows(
        "a later export has a class that the code does not know",
        "code/error */unlike-others",
        "gongdan",
        rows=at(4, 8, 类别="换货"),
    ),
    of_rows(
        "two tickets are the JSON of the form that they were sent by",
        "*/unlike-others text/raw-value text/markup",
        "ticket-route",
        rows=all_of(
            at(3, ticket='{"subject": "Refund", "body": "Please refund the second payment."}'),
            at(8, ticket='{"subject": "Codes", "body": "Two-factor codes are always rejected."}'),
        ),
    ),
    of_rows(
        "some golds have a second translation behind a slash",
        "answer/other-form */unlike-others",
        "en-fr",
        rows=all_of(
            at(3, fr="Nous partons demain matin. / On part demain matin."),
            at(6, fr="Parlez-vous espagnol ? / Tu parles espagnol ?"),
        ),
    ),
    of_rows(
        "the header of some tables was lost, so their first row stands in its place",
        "*/unlike-others text/cut-item text/no-question",
        "table-cell",
        rows=headless,
    ),
    of_code(
        "a comma is missing between two texts of a list, so they are one",
        "answer/other-names text/run-together answer/not-an-option answer/other-count",
        "chat-mood",
        ('["glad", "angry", "sad"]', '["glad", "angry" "sad"]'),
    ),
    of_code(
        "a comma behind a value makes it a tuple",
        "text/raw-value answer/python-value answer/unlike-others",
        "spam",
        inside('label = data["spam"],'),
        ("f\" {data['spam']}\"", 'f" {label}"'),
        ('str(data["spam"])', "str(label)"),
    ),
    of_code(
        "only one branch returns a prompt",
        "code/error",
        "passage-bool",
        ('return {"input"', 'if data["answer"]:\n        return {"input"'),
    ),
    of_code(
        "a text is joined as if it were a list of words",
        "text/raw-value text/two-spaces text/changed text/no-question text/run-together",
        "zh-pinglun",
        ('data["review"]', '" ".join(data["review"])'),
    ),
    of_code(
        "the gold is made small for a comparison, and the output is not",
        "answer/not-in-output answer/gold-differs answer/two-spellings",
        "headline-desk",
        ('"processed_output": gold', '"processed_output": gold.lower()'),
    ),
    of_code(
        "the last sign is cut off as a newline that the text does not have",
        "text/cut-item text/unclosed text/no-question",
        "py-output",
        ('build(data["program"])', 'build(data["program"][:-1])'),
    ),
    of_code(
        "input and output are exchanged in what is returned",
        "text/* answer/*",
        "gloss",
        (
            '"input": text, "output": f" {data[\'en\']}"',
            '"input": f" {data[\'en\']}", "output": text',
        ),
    ),
    of_code(
        "a pattern without its anchor takes every number out, not only that of the question",
        "text/cut-item text/no-question text/changed text/unlike-others",
        "yingyongti",
        inside('import re\n题 = re.sub(r"[0-9]+[.、]?", "", data["题目"])'),
        ('"题目：" + data["题目"]', '"题目：" + 题'),
    ),
    of_demands(
        "the text is said to be a headline of the news, and is a review",
        "few-shot/other-form text/* answer/other-names",
        "zh-pinglun",
        ("判断下面的评论是好评还是差评。", "判断下面的新闻标题属于体育还是财经。"),
    ),
    of_demands(
        "another format is asked for than the cue says and the answers have",
        "few-shot/other-form",
        "order-json",
        ("Give the order as JSON with", "Give the order as YAML with"),
    ),
    of_demands(
        "a letter is asked for where the legend has numbers",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        "gongdan",
        ("只写数字。", "只写字母。"),
    ),
    of_demands(
        "words of three characters are asked for, and all options have four",
        "few-shot/other-form",
        "tw-chengyu",
        ("請選出最適合填入空格的成語。", "請選出最適合填入空格的三字詞語。"),
    ),
    of_demands(
        "a verdict of true or false is asked for, and three relations are ranked",
        "answer/other-names answer/other-count few-shot/other-form",
        "nli-daily",
        ("\\nRelation:", "\\nTrue or false?\\nRelation:"),
    ),
    of_demands(
        "the number of the team is asked for, and no team has one",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        "ticket-route",
        ("Route each ticket to one team:", "Give the number of the team for each ticket:"),
    ),
    of_demands(
        "small letters alone are asked for, and the answers are sentences with capitals",
        "few-shot/other-form",
        "into-french",
        ("Translate from English into French.", "Translate into French, all in lower case."),
    ),
    of_demands(
        "German is asked for, and French is what is answered",
        "few-shot/other-form text/cue-forms",
        "en-fr",
        ("Translate from English to French.", "Translate from English to German."),
    ),
)
