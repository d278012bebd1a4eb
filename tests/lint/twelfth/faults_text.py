"""Text that was meant to be computed, and characters."""

from __future__ import annotations

from functools import partial

from tests.lint.making import kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.twelfth.tasks import (
    BOOL,
    CAUSES,
    CHANGSHI,
    DUICUO,
    FANYI,
    NEWS,
    NLI,
    PASSAGES,
    PINGLUN,
    QUIZ,
    REVIEWS,
    SCIENCE,
    SUMS,
    TICKETS,
    XINWEN,
    XUANZE,
    YINGYONG,
    YITU,
    YUEDU,
    YUYI,
)

_text = partial(kind, "computed")
_char = partial(kind, "characters")


def _without(key: str, every: int):
    def drop(rows: list[Row]) -> None:
        for row in rows[::every]:
            row[key] = None

    return drop


KINDS = (
    _text(
        "A line of the template lacks its f.",
        "text/placeholder text/unknown-name text/same-prompt text/no-question",
        changed(NLI, ('f"Hypothesis:', '"Hypothesis:')),
        changed(PINGLUN, ('f"评论：', '"评论：')),
        changed(BOOL, ('text = f"{data', 'text = "{data')),
    ),
    _text(
        "Doubled braces keep the placeholder.",
        "text/placeholder text/unknown-name text/no-question text/stray-sign",
        changed(CHANGSHI, ("{options}", "{{options}}")),
        changed(FANYI, ("{data['zh']}", "{{data['zh']}}")),
        changed(NEWS, ("{data['article']}", "{{data['article']}}")),
    ),
    _text(
        "A misspelt field is read by get, so None is in the prompt.",
        "text/absent-field text/nothing text/no-question text/empty-slot",
        changed(TICKETS, ('data["message"]', 'data.get("mesage")')),
        changed(YUEDU, ("data['段落']", "data.get('短文')")),
        changed(SUMS, ("data['question']", "data.get('Question')")),
    ),
    _text(
        "A misspelt field is read by get with an empty default.",
        "text/absent-field text/nothing text/no-question text/empty-slot",
        changed(PASSAGES, ('data["context"]', 'data.get("passage", "")')),
        changed(XINWEN, ('data["标题"]', 'data.get("题目", "")')),
        changed(YUYI, ("{data['句子二']}", "{data.get('句子2', '')}")),
    ),
    _text(
        "None stands in some rows' prompts, where the field is empty.",
        "text/nothing text/empty-slot answer/empty text/no-question",
        changed(
            PASSAGES,
            ('["Passage: " +', '["Title: " + str(data["title"]), "Passage: " +'),
            rows=_without("title", 2),
        ),
        changed(
            YITU,
            ("用户：{data['用户说']}", "地点：{data['地点']}\\n用户：{data['用户说']}"),
            rows=lambda rows: [
                row | {"地点": "北京" if i % 3 else None} for i, row in enumerate(rows)
            ],
            shots=tuple(row | {"地点": "上海"} for row in YITU.shots),
        ),
        changed(
            NEWS,
            (
                "Article: {data['article']}",
                "Section: {data['section']}\\nArticle: {data['article']}",
            ),
            rows=lambda rows: [
                row | {"section": "local" if i % 2 else None} for i, row in enumerate(rows)
            ],
        ),
    ),
    _text(
        "A list or dict stands in the prompt as Python prints it.",
        "text/raw-value",
        changed(
            SCIENCE, ("    for letter", '    text += str(data["choices"]) + "\\n"\n    for letter')
        ),
        changed(
            XUANZE,
            ('        lines.append(f"{number}）{option}")\n', "        pass\n"),
            (
                'lines = ["【题目】" + data["题干"]]',
                'lines = ["【题目】" + data["题干"], f"选项：{data[\'选项\']}"]',
            ),
        ),
        changed(YITU, ("{'、'.join(INTENTS)}", "{INTENTS}")),
    ),
    _text(
        "A newline stands there as a backslash and an n.",
        "text/escaped text/lost-lines",
        changed(SCIENCE, ("{data['question']}\\n", "{data['question']}\\\\n")),
        changed(YUYI, ("句子一：{data['句子一']}\\n", "句子一：{data['句子一']}\\\\n")),
        changed(CHANGSHI, ('"\\n".join', '"\\\\n".join')),
    ),
    _text(
        "A format's percent sign or empty braces are not filled.",
        "text/placeholder text/unknown-name text/same-prompt text/no-question",
        changed(TICKETS, ('PROMPT % data["message"]', "PROMPT")),
        changed(XINWEN, ('"新闻标题：" + data["标题"]', '"新闻标题：{}"')),
        changed(PASSAGES, ('"Question: " + data["question"]', '"Question: %s"')),
    ),
    _text(
        "A placeholder in another template language is left.",
        "text/placeholder text/unknown-name text/no-question text/stray-sign text/same-prompt",
        changed(REVIEWS, ("{data['text']}", "{{{{text}}}}")),
        changed(DUICUO, ("句子：{data['句子']}", "句子：<句子>")),
        changed(SUMS, ("{data['question']}", "${{question}}")),
    ),
    _text(
        "A dollar sign of another language stands before the value.",
        "text/stray-sign text/placeholder",
        changed(BOOL, ("Question: {question}", "Question: ${question}")),
        changed(FANYI, ("中文：{data", "中文：${data")),
        changed(NLI, ("Premise: {data", "Premise: ${data")),
    ),
    _text(
        "A generator or a method is printed instead of its result.",
        "text/raw-value text/no-question code/not-repeated",
        changed(PINGLUN, ("{data['评论']}", "{data['评论'].strip}")),
        changed(NLI, ("{', '.join(NAMES)}", "{(name for name in NAMES)}")),
        changed(
            CHANGSHI,
            (
                'options = "\\n".join(f"{key}．{data[key]}" for key in "ABCD")',
                'options = [f"{key}．{data[key]}" for key in "ABCD"]',
            ),
        ),
    ),
    _text(
        "Entities of HTML are left in the text.",
        "text/markup",
        changed(PASSAGES, rows=put_into("context", "&quot;{}&quot;")),
        changed(YUEDU, ("{data['段落']}", "{data['段落'].replace('，', '&#65292;')}")),
        changed(REVIEWS, rows=put_into("text", "{}<br />")),
    ),
    _text(
        "The template's own indentation is in the prompt.",
        "text/indented text/two-spaces text/escaped",
        changed(
            BOOL, (r"\nQuestion:", r"\n        Question:"), (r"\nAnswer (", r"\n        Answer (")
        ),
        changed(PINGLUN, (r"\n问：", r"\n        问："), (r"\n答：", r"\n        答：")),
        changed(CAUSES, ('text = f"', 'text = f"        ')),
    ),
    _text(
        "A note of the author is left in the prompt.",
        "text/note-left",
        changed(
            NEWS,
            (
                "Write a short headline for the article.",
                "Write a short headline for the article. TODO: try a longer one",
            ),
        ),
        changed(YITU, ("可选的意图：", "# TODO 以后再加两个意图\\n可选的意图：")),
        changed(QUIZ, ('"\\nThe answer is"', '"\\n<!-- FIXME: old cue -->\\nThe answer is"')),
    ),
    _text(
        "A question without its text: the lines are joined without what parts them.",
        "text/run-together text/lost-lines text/missing-space",
        changed(NLI, ('"\\n".join(lines)', '"".join(lines)')),
        changed(XUANZE, ('"\\n".join(lines)', '"".join(lines)')),
        changed(CHANGSHI, ('"\\n".join(f"', '"".join(f"')),
    ),
    _char(
        "A cue has a letter of another script.",
        "text/look-alike text/cue-forms",
        changed(SUMS, (r"\nAnswer:", "\\nАnswer:")),
        changed(NEWS, ("Headline:", "Hеadline:")),
        changed(TICKETS, ("Message:", "Меssage:")),
    ),
    _char(
        "A character that nobody sees stands in the template.",
        "text/invisible",
        changed(REVIEWS, ('Sentiment:"', 'Sentiment\u200b:"')),
        changed(YUEDU, ("问题：{", "问题：\u200b{")),
        changed(SCIENCE, ("Question: {", "\ufeffQuestion: {")),
    ),
    _char(
        "A no-break or a wide space stands where a plain one is meant.",
        "text/invisible text/two-spaces text/cue-forms text/look-alike",
        changed(BOOL, ("Question: {question}", "Question:\u00a0{question}")),
        changed(FANYI, ('"output": data["en"]', '"output": data["en"].replace(" ", "\u3000")')),
        changed(SUMS, ("Question: {data", "Question:\u3000{data")),
    ),
    _char(
        "The input ends with a space.",
        "text/trailing-space text/double-space",
        changed(SCIENCE, (r"\nAnswer:", r"\nAnswer: "), ('f" {gold}"', "gold")),
        changed(DUICUO, ('判斷："', '判斷： "')),
        changed(CAUSES, ('{link}"', '{link} "')),
    ),
    _char(
        "The answer begins right behind the cue.",
        "text/missing-space text/run-together few-shot/not-a-choice",
        changed(NLI, ('" " + label', "label")),
        changed(TICKETS, ('" " + data["queue"]', 'data["queue"]')),
        changed(NEWS, ("f\" {data['headline']}\"", 'data["headline"]')),
    ),
    _char(
        "Two spaces stand between cue and answer.",
        "text/double-space text/trailing-space text/two-spaces",
        changed(PASSAGES, (r"\nAnswer:", r"\nAnswer: ")),
        changed(BOOL, ('f" {answer}"', 'f"  {answer}"')),
        changed(QUIZ, ("The answer is", "The answer is ")),
    ),
    _char(
        "A special token of a model stands in the template.",
        "text/special-token tokens/special-text",
        changed(TICKETS, ('" " + data["queue"]', '" " + data["queue"] + "</s>"')),
        changed(YINGYONG, ('"题目：" +', '"<|im_start|>user\\n题目：" +')),
        changed(BOOL, ('f"{data', 'f"<s>[INST] {data')),
    ),
    _char(
        "Cues have the colon in two widths.",
        "text/colons text/cue-forms",
        changed(YUYI, ("句子二：", "句子二:")),
        changed(SUMS, (r"\nAnswer:", "\\nAnswer：")),
        changed(YUEDU, ("问题：", "问题:"), ("短文：{", "短文:{")),
    ),
    _char(
        "Text of the row was read in the wrong encoding.",
        "text/encoding text/invisible",
        changed(
            REVIEWS,
            rows=lambda rows: [
                row | {"text": row["text"].replace(".", " â€” trÃ¨s cafÃ©.")} for row in rows
            ],
        ),
        changed(
            FANYI,
            rows=lambda rows: [row | {"zh": row["zh"].encode().decode("latin-1")} for row in rows],
        ),
        changed(PASSAGES, rows=put_into("context", "{} Itâ€™s well known.")),
    ),
    _char(
        "Digits of the golds are full-width in some rows.",
        "text/mixed-widths answer/other-form answer/two-spellings answer/not-in-output text/look-alike few-shot/wrong-sum answer/chain-differs answer/gold-differs",
        changed(
            YINGYONG,
            rows=lambda rows: [
                row | {"答案": row["答案"].translate({48 + d: 0xFF10 + d for d in range(10)})}
                if i % 3 == 0
                else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(
            SUMS,
            rows=lambda rows: [
                row | {"answer": row["answer"].translate({48 + d: 0xFF10 + d for d in range(10)})}
                if i % 3 == 1
                else row
                for i, row in enumerate(rows)
            ],
        ),
        changed(XUANZE, ("    return", '    gold = gold.replace("2", "２")\n    return')),
    ),
    _char(
        "Carriage returns stand at the ends of lines.",
        "text/invisible text/lost-lines answer/two-spellings text/cue-forms",
        changed(NLI, ('"\\n".join(lines)', '"\\r\\n".join(lines)')),
        changed(XINWEN, ('+ "\\n" +', '+ "\\r\\n" +')),
        changed(PASSAGES, ('"\\n".join(parts)', '"\\r\\n".join(parts)')),
    ),
)
