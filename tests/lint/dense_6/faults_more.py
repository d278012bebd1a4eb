"""More faults of both families, most of them in Chinese prompts."""

from __future__ import annotations

import re

from tests.lint.dense_6.making import case, each, kind, put, some, sub
from tests.lint.shape import Kind, Row, SmallTask

TEXT = "text that was meant to be computed"
CHARACTERS = "characters"


def _text(what: str, rules: str, *cases: SmallTask) -> Kind:
    return kind(TEXT, what, rules, *cases)


def _signs(what: str, rules: str, *cases: SmallTask) -> Kind:
    return kind(CHARACTERS, what, rules, *cases)


SUM = re.compile(r"(\d+ [-+*/] \d+) = (\d+)")
FILL = "text/placeholder text/unknown-name text/no-question text/same-prompt text/stray-sign"


def _numbered(rows: list[Row]) -> None:
    for number, row in enumerate(rows, 11):
        row["题目"] = f"{number}．（3分）{row['题目']}"


def _commas(row: Row) -> None:
    row["words"] = [f"{word}," for word in row["words"]]


KINDS = (
    _text(
        "braces became full-width ones when the template was translated",
        f"{FILL} text/look-alike text/mixed-widths",
        case("yunhan", ("{data['前提']}", "｛data['前提']｝")),
    ),
    _text(
        "the name in a placeholder was translated, and replace looks for the old one",
        FILL,
        case(
            "zh-yingyong",
            (
                r'"问题：{}\n解答：让我们一步一步地想。\n".format(data["question"])',
                r'"问题：{问题}\n解答：让我们一步一步地想。\n".replace("{question}", data["question"])',
            ),
        ),
    ),
    _text(
        "the braces around a legend are lost, so its variable's name is read",
        f"{FILL} answer/legend answer/letters answer/letter-asked text/cut-item few-shot/other-form",
        case("gongdan", ("分类：{说明}。", "分类：说明。")),
    ),
    _text(
        "a slice leaves out one of three labels that are listed",
        "text/cut-item answer/other-names answer/other-count answer/letters answer/legend",
        case("zh-yunhan", ("labels[:-1]", "labels[:-2]")),
    ),
    _text(
        "the last cue is written twice, by the question's end and by the template",
        "text/said-again text/repeated-instruction text/empty-slot",
        case("shengxiao", (r'"\n答案：\n"', r'"\n答案：\n答案：\n"')),
    ),
    _text(
        "the cues of a translation are exchanged",
        "text/swapped-fields text/cue-forms few-shot/other-form",
        case("zh-en-fanyi", ('("中文", "英文")', '("英文", "中文")')),
    ),
    _text(
        "a script of the page stands in the news",
        "text/markup text/unlike-others text/placeholder text/stray-sign text/note-left "
        "text/typeset-code",
        case(
            "chouqu",
            rows=put("news", lambda row: f"{row['news']}var share_id = '4021'; loadShare();", 3),
        ),
    ),
    _text(
        "numbers and points of an exam stand before the questions",
        "text/markup text/note-left text/unlike-others",
        case("yingyongti", rows=_numbered),
    ),
    _text(
        "all newlines of the prompt are taken out with those of its row",
        "text/lost-lines text/run-together",
        case("changshi", ('"input": text,', '"input": text.replace("\\n", ""),')),
    ),
    _text(
        "the space between two literals of one sentence is lost",
        "text/run-together",
        case("nli", ('hypothesis? "', 'hypothesis?"')),
    ),
    _text(
        "newlines are written with a slash",
        "text/escaped text/stray-sign text/lost-lines text/run-together",
        case("follows-or-not", (r"{premise}\nHypothesis", r"{premise}/nHypothesis")),
    ),
    _text(
        "an object of JSON is written as JSON once more",
        "text/escaped text/raw-value few-shot/other-form",
        case("order-json", ("gold = json.dumps(record)", "gold = json.dumps(json.dumps(record))")),
    ),
    _text(
        "the last cue is misspelt",
        "text/cue-forms",
        case("market-sums-2", ("Solution:", "Soultion:")),
    ),
    _text(
        "items keep the comma at which they were split, and are joined by others",
        "text/said-again text/stray-sign",
        case("word-sort", rows=each(_commas)),
    ),
    _text(
        "the notes of a calculator stand in the steps of the shots",
        "text/markup text/placeholder text/stray-sign",
        case(
            "market-sums",
            rows=put("steps", lambda row: SUM.sub(r"\1 = <<\1=\2>>\2", row["steps"])),
        ),
    ),
    _signs(
        "labels are listed in simplified characters, and answered in traditional ones",
        "text/cue-forms text/look-alike answer/other-names answer/legend answer/not-an-option",
        case("xinwen", ("體育、財經、娛樂三類", "体育、财经、娱乐三類")),
    ),
    _signs(
        "the first of the signs before options is one that is drawn much like it",
        "answer/letters text/look-alike answer/legend",
        case("yeshi", ("{'甲乙丙'[序]}", "{'申乙丙'[序]}")),
    ),
    _signs(
        "options keep the carriage returns of their file",
        "text/invisible text/two-spaces",
        case("zh-changshi", rows=put("D", lambda row: row["D"] + "\r")),
    ),
    _signs(
        "questions are written in entities of numbers",
        "text/markup text/escaped",
        case(
            "yeshi",
            rows=put("q", lambda row: "".join(f"&#{ord(sign)};" for sign in row["q"]), 2),
        ),
    ),
    _signs(
        "boxes stand for characters that a font lacked",
        "text/encoding text/unlike-others text/look-alike text/cut-item text/markup text/placeholder",
        case(
            "chengyu", rows=some("句子", lambda text: f"{text[:2]}□{text[3:5]}□{text[6:]}", 2, 6, 9)
        ),
    ),
    _signs(
        "a character is the compatibility form of Korean tables",
        "text/not-composed text/look-alike",
        case("tw-chengyu", rows=sub("sentence", "不", "\uf967")),
    ),
    _signs(
        "a bracket that opens a quotation is closed by another kind",
        "text/unclosed text/cue-forms text/look-alike",
        case("tw-shifei", ("「是」或「否」", "「是」或「否』")),
    ),
)
