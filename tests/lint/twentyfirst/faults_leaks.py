"""Faults that give the gold away."""

from __future__ import annotations

from tests.lint.making import RowChange, kind, put
from tests.lint.shape import Row, changed
from tests.lint.twentyfirst.tasks_free import FERRY, FRENCH, OPPOSITES, PARKS, WORKSHOP
from tests.lint.twentyfirst.tasks_labels import CLAIMS, DESK, NLI, PANTRY, REVIEWS, SPAM
from tests.lint.twentyfirst.tasks_options import CHEMISTRY, GAPS, RIVERS
from tests.lint.twentyfirst.tasks_tw import GUSHI, XINWEN, YESHI
from tests.lint.twentyfirst.tasks_zh import CHANGSHI, CHOUQU, DIANPING, FANYI, YINGYONG

FAMILY = "leaks"
LEAK = "answer/leaked answer/in-id answer/stands-out answer/marked answer/reasoning-in-input"


def marked(text: str, answer: str, before: str, after: str) -> RowChange:
    """Return what sets an answer off where it stands in a text."""
    return put(text, lambda row: row[text].replace(row[answer], f"{before}{row[answer]}{after}"))


def right_option(options: str, gold: str, form: str) -> RowChange:
    """Return what writes the right option in a form of its own."""

    def make(row: Row) -> list[str]:
        return [
            form.format(option) if place == row[gold] else option
            for place, option in enumerate(row[options])
        ]

    return put(options, make)


KINDS = (
    kind(
        FAMILY,
        "an id or a path in the input is made of the label",
        LEAK,
        changed(
            REVIEWS,
            ("Review: {data['review']}", "Review ({data['file']}): {data['review']}"),
            rows=put(
                "file", lambda row: f"train/{('neg', 'pos')[row['label']]}/{len(row['review'])}.txt"
            ),
        ),
        changed(
            XINWEN,
            ("新聞：{data['標題']}", "新聞：[{data['編號']}] {data['標題']}"),
            rows=put("編號", lambda row: f"{row['類']}-{len(row['標題']):03}"),
        ),
        changed(
            DESK,
            ("Ticket: {data['ticket']}", "Ticket: {data['ticket']} (#{data['ref']})"),
            rows=put("ref", lambda row: f"{row['queue'][:4].upper()}{len(row['ticket']) * 7}"),
        ),
    ),
    kind(
        FAMILY,
        "the answer is set off in the text that it is to be found in",
        LEAK,
        changed(PARKS, rows=marked("passage", "answer", "__", "__")),
        changed(CHOUQU, rows=marked("news", "span", "【", "】")),
        changed(GUSHI, rows=marked("文", "答", "＊", "＊")),
    ),
    kind(
        FAMILY,
        "the right option bears a mark that was meant for whoever marks the papers",
        LEAK,
        changed(CHANGSHI, rows=right_option("choices", "answer", "{}（正确）")),
        changed(
            YESHI,
            ("{內容}\\n", "{內容}{'←' if 序 == data['gold'] else ''}\\n"),
        ),
        changed(
            CHEMISTRY,
            (
                '        block += f"({chr(97 + number)}) {option}\\n"',
                '        star = "*" if chr(97 + number) == data["key"] else ""\n'
                '        block += f"{star}({chr(97 + number)}) {option}\\n"',
            ),
        ),
    ),
    kind(
        FAMILY,
        "the solution stands in the input, too",
        LEAK,
        changed(WORKSHOP, ("step by step.", "step by step. {data['steps']}")),
        changed(FERRY, ('data["question"] + ', 'data["question"] + " (" + solution + ")" + ')),
        changed(
            YINGYONG,
            ("问题：{data['question']}", "问题：{data['question']}\\n提示：{data['steps']}"),
        ),
    ),
    kind(
        FAMILY,
        "a line from a trial shows the gold above the cue",
        LEAK,
        changed(DIANPING, ('"类别：",', 'f"标签：{biaoqian[data[\'label\']]}", "类别：",')),
        changed(
            FANYI, ('英文：" % data["zh"]', '参考译文：%s\\n英文：" % (data["zh"], data["en"])')
        ),
        changed(PANTRY, ("Answer yes or no.", "Answer yes or no. [debug: {gold}]")),
    ),
    kind(
        FAMILY,
        "a note of the row is shown that says the answer in a sentence",
        LEAK,
        changed(
            RIVERS,
            ('"Q: " + data["question"]', '"Q: " + data["question"] + " " + data["comment"]'),
            rows=put(
                "comment",
                lambda row: (
                    f"(Editor: most confuse it; {max(row['target_scores'], key=row['target_scores'].get)} is meant.)"
                ),
            ),
        ),
        changed(
            CHANGSHI,
            ("题目：{data['question']}", "解析：{data['jiexi']}\\n题目：{data['question']}"),
            rows=put("jiexi", lambda row: f"本题考查常识，应选{row['choices'][row['answer']]}。"),
        ),
        changed(
            NLI,
            ('"Relation:"', '"Annotator: " + data["why"], "Relation:"'),
            rows=put(
                "why",
                lambda row: (
                    "it must be so",
                    "it may be so, nobody can tell",
                    "it cannot be so",
                )[row["label"]],
            ),
        ),
    ),
    kind(
        FAMILY,
        "a field that goes with the label is shown: stars, a score, who sent it",
        LEAK,
        changed(
            DIANPING,
            ('data["text"],', 'data["text"] + "（" + data["fen"] + "）",'),
            rows=put("fen", lambda row: "五星" if row["label"] else "一星"),
        ),
        changed(
            CLAIMS,
            ("Claim: {data['claim']}", "Claim: {data['claim']} (checked: {data['rate']})"),
            rows=put("rate", lambda row: "accurate" if row["verdict"] == "SUPPORTS" else "bogus"),
        ),
        changed(
            SPAM,
            ("Message: {data['sms']}", "From: {data['sender']}\\nMessage: {data['sms']}"),
            rows=put("sender", lambda row: "unknown" if row["spam"] else "contact"),
        ),
    ),
    kind(
        FAMILY,
        "the right option is put first, and the wrong ones behind it",
        f"{LEAK} answer/one-place answer/same-gold answer/gold-differs",
        changed(
            GAPS,
            (
                'join(data["options"])',
                'join(sorted(data["options"], key=lambda o: o != data["options"][data["gold"]]))',
            ),
        ),
        changed(
            RIVERS,
            (
                'data["question"] + ',
                'data["question"] + " (" + ", ".join(sorted(scores, key=scores.get, reverse=True)) + ")" + ',
            ),
        ),
        changed(
            YESHI,
            rows=lambda rows: [
                {
                    **row,
                    "options": [row["options"].pop(row["gold"]), *row["options"]],
                    "gold": 0,
                }
                for row in rows
            ],
        ),
    ),
    kind(
        FAMILY,
        "what is to be written stands there already, filled in or in pieces",
        LEAK,
        changed(
            GAPS,
            (
                "Sentence: {sentence}",
                "Sentence: {sentence} (full: {full})",
            ),
            (
                "sentence=data[",
                'full=data["sentence"].replace("____", data["options"][data["gold"]]), sentence=data[',
            ),
        ),
        changed(
            FRENCH,
            (
                'lines.append("French:")',
                'lines.append("Words: " + ", ".join(sorted(data["fr"].rstrip(".").split())))\n    lines.append("French:")',
            ),
        ),
        changed(
            OPPOSITES, ("Word: {data['word']}", "Word: {data['word']} ({data['opposite'][:3]}…)")
        ),
    ),
)
