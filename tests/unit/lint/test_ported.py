"""Slips of prompts that came from elsewhere, each beside a right prompt that looks like it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.unit.lint.cases import Case, found, loud, returns

PEOPLE = ("陈国华", "李梦", "王晓东", "张伟", "刘洋", "赵明德")
PEOPLE += ("周婷", "孙立", "何静", "马文涛", "高翔", "林雨")
PLACES = ("导演{}到了现场。", "记者采访了{}。", "昨天{}从上海出发。", "大家都记得{}的话。")

LISTED = tuple(
    {
        "sentence": PLACES[i % 4].format(f"{PEOPLE[i]}和{PEOPLE[-1 - i]}" if i % 2 else PEOPLE[i]),
        "names": [PEOPLE[i], PEOPLE[-1 - i]] if i % 2 else [PEOPLE[i]],
    }
    for i in range(12)
)
"""Sentences that have one name or two."""

INSULTS = ("You are a worthless liar.", "Shut up, you idiot.", "What a stupid loser you are.",
           "Pathetic scum like you should rot.", "Only a moron would write this.",
           "You disgusting fool, go away.")  # fmt: skip
THANKS = ("Thanks for the helpful summary.", "I agree with the second point.",
          "Great recipe, we enjoyed it.", "Could you add a link to the source?",
          "A nice photo of the old bridge.", "Sorry, I missed the question.")  # fmt: skip

PAIRS_OF_SENTENCES = (
    ("老张昨天坐飞机去了广州。", "老张昨天出门了。", "蕴含"),
    ("教室里一个学生也没有。", "教室里有三十个学生。", "矛盾"),
    ("她买了一本新词典。", "她要学法语。", "中立"),
    ("今天气温降到了零下十度。", "今天很热。", "矛盾"),
    ("全班都通过了考试。", "班里没有人缺考。", "中立"),
    ("小李会修电脑和手机。", "小李会修手机。", "蕴含"),
)


def names(joined: str, said: str = "顿号", rows: Sequence[dict[str, object]] = LISTED) -> Case:
    """Return a prompt that asks for the names in a sentence, and how they are joined."""
    text = (
        f"f\"找出句子中的人名，多个人名之间用{said}隔开。\\n句子：{{data['sentence']}}\\n人名：\""
    )
    return Case(source=returns(text, joined, joined), rows=tuple(rows))


def comments(head: str) -> Case:
    """Return comments that are toxic or civil, below a sentence on that."""
    rows = tuple(
        {"comment": text, "label": label}
        for pair in zip(INSULTS, THANKS, strict=True)
        for text, label in zip(pair, ("toxic", "civil"), strict=True)
    )
    text = f"f\"Is the comment toxic or civil? {head}\\nComment: {{data['comment']}}\\nLabel:\""
    return Case(source=returns(text, "' ' + data['label']", "data['label']"), rows=rows)


def statements(said: str, asked: str = "True or False?") -> Case:
    """Return statements on a text, and what true and false stand for."""
    rows = tuple(
        {"premise": f"Box {i} holds {i + 3} pears.", "claim": f"Box {i} holds {n} pears.",
         "label": str(n == i + 3)}
        for i, n in enumerate((3, 9, 5, 1, 7, 2, 9, 11))
    )  # fmt: skip
    text = f"f\"{{data['premise']}}\\nClaim: {{data['claim']}} {asked} {said}\\nAnswer:\""
    return Case(source=returns(text, "' ' + data['label']", "data['label']"), rows=rows)


def related(first: str, second: str) -> Case:
    """Return pairs of sentences behind two cues."""
    rows = tuple(
        {"sentence1": one, "sentence2": two, "label": label}
        for one, two, label in PAIRS_OF_SENTENCES
    )
    text = f"f\"句子一：{{data['{first}']}}\\n句子二：{{data['{second}']}}\\n两句的关系：\""
    return Case(source=returns(text, "data['label']", "data['label']"), rows=rows)


def with_another(name: str) -> list[dict[str, object]]:
    """Return the rows, the fifth of which has a name that is not in its sentence."""
    return [{**row, "names": [name]} if i == 4 else dict(row) for i, row in enumerate(LISTED)]


FACTS = ("鲸鱼是鱼类。", "水在一百度沸腾。", "太阳从西边升起。", "蜘蛛有八条腿。",
         "企鹅会飞。", "冰比水轻。", "一年有十三个月。", "北京是中国首都。")  # fmt: skip
LEVELS = ("ERROR", "INFO", "WARN")
MODULES = ("billing", "mailer", "cache", "auth", "search", "router", "upload", "backup")


def facts(head: str, *words: str) -> Case:
    """Return statements to be judged in two words."""
    rows = tuple({"s": text, "a": words[i % 2]} for i, text in enumerate(FACTS))
    text = f"f\"{head}\\n叙述：{{data['s']}}\\n回答：\""
    return Case(source=returns(text, "data['a']", "data['a']"), rows=rows)


def claims(said: str) -> Case:
    """Return claims with their evidence, and what the labels stand for."""
    labels = ("supported", "refuted")
    rows = tuple(
        {"evidence": f"Room {i} has {i + 2} doors.", "label": labels[i % 2],
         "claim": f"Room {i} has {i + 2 + i % 2} doors."}
        for i in range(8)
    )  # fmt: skip
    text = f"f\"Is the claim supported or refuted? {said}\\n{{data['evidence']}}\\nClaim: "
    text += "{data['claim']}\\nVerdict:\""
    return Case(source=returns(text, "' ' + data['label']", "data['label']"), rows=rows)


def notes(line: str, level: bool) -> Case:
    """Return lines of which a word is the answer, in capitals: a level, or a module."""
    rows = tuple(
        {"line": line.format(i=i, level=LEVELS[i % 3], module=name.upper() if not level else name),
         "answer": LEVELS[i % 3] if level else name}
        for i, name in enumerate(MODULES)
    )  # fmt: skip
    text = "f\"What does the line name?\\nLine: {data['line']}\\nName:\""
    return Case(source=returns(text, "' ' + data['answer']", "data['answer']"), rows=rows)


def reports(right: str, wrong: str) -> Case:
    """Return sentences on a company, each with how it is meant."""
    good = (
        "Shares soar after a record profit.",
        "Margins improve in all regions.",
        "The analysts upgraded the stock.",
        "Sales rebound and exceed the forecast.",
    )
    bad = (
        "Sales slump after the recall.",
        "The company defaulted on its loan.",
        "Orders collapse in the north.",
        "Shares plunge on a profit warning.",
    )
    rows = tuple(
        {"s": text, "label": label}
        for pair in zip(good, bad, strict=True)
        for text, label in zip(pair, (right, wrong), strict=True)
    )
    text = "f\"Is the sentence positive or negative?\\n{data['s']}\\nLabel:\""
    return Case(source=returns(text, "' ' + data['label']", "data['label']"), rows=rows)


VERSES = (("白日依山尽", "黄河入海流"), ("春眠不觉晓", "处处闻啼鸟"), ("床前明月光", "疑是地上霜"),
          ("举头望明月", "低头思故乡"), ("红豆生南国", "春来发几枝"), ("空山不见人", "但闻人语响"),
          ("千山鸟飞绝", "万径人踪灭"), ("松下问童子", "言师采药去"))  # fmt: skip
PRINTED = (("print(sum([1, 2, 3]))", "6"), ("print('hello'.upper())", "HELLO"),
           ("print(5 * 6)", "30"), ("print(len('otter'))", "5"), ("print(7 // 2)", "3"),
           ("print('a' + 'b')", "ab"), ("print(2 ** 5)", "32"), ("print(3 * 'x')", "xxx"),
           )  # fmt: skip


def verses(said: str) -> Case:
    """Return the first of two lines, and the second as the answer."""
    rows = tuple({"first": one, "second": two} for one, two in VERSES)
    text = f"f\"{said}\\n{{data['first']}}\\n答：\""
    return Case(source=returns(text, "data['second']", "data['second']"), rows=rows)


def programs(said: str) -> Case:
    """Return programs, and what each prints."""
    rows = tuple({"code": code, "printed": printed} for code, printed in PRINTED)
    text = f"f\"{said}\\n\\n{{data['code']}}\\n\\nAnswer:\""
    return Case(source=returns(text, "' ' + data['printed']", "data['printed']"), rows=rows)


def lettered(head: str) -> Case:
    """Return options whose right letters go round: A, B, C, D, and once more."""
    rows = tuple({"n": i, "options": [f"{i}{j}" for j in "wxyz"], "gold": i % 4} for i in range(8))
    before = f"    text = {head!r} + f'Which one is meant in case {{data[\"n\"]}}?\\n'\n"
    before += "    for letter, option in zip('ABCD', data['options']):\n"
    before += "        text += f'{letter}. {option}\\n'\n"
    source = returns("text + 'Answer:'", "' ' + 'ABCD'[data['gold']]", "'ABCD'[data['gold']]",
                     before=before)  # fmt: skip
    return Case(source=source, rows=rows)


MAILS = (("You won a million, click here.", "spam"), ("The meeting is on Monday.", "ham"),
         ("Cheap pills, buy now.", "spam"), ("Lunch at noon?", "ham"),
         ("Claim your prize today.", "spam"), ("The minutes are attached.", "ham"),
         ("Make money from home.", "spam"), ("Your train leaves at six.", "ham"))  # fmt: skip


def mails(head: str) -> Case:
    """Return mails that are spam or not."""
    rows = tuple({"mail": mail, "label": label} for mail, label in MAILS)
    text = f"f\"{head}\\n{{data['mail']}}\\nLabel:\""
    return Case(source=returns(text, "' ' + data['label']", "data['label']"), rows=rows)


def signed(*numbers: int) -> Case:
    """Return texts with a number each, by which their class is known."""
    rows = tuple({"text": f"The {noun} was there.", "polarity": number}
                 for noun, number in zip(MODULES * 2, numbers, strict=False))  # fmt: skip
    names = "{1: 'good', 0: 'fair', 2: 'great', -1: 'bad'}"
    output = f"{names}[data['polarity']]"
    text = "f\"{data['text']}\\nHow is it?\""
    return Case(source=returns(text, f"' ' + {output}", output), rows=rows)


def tickets(head: str) -> Case:
    """Return tickets, of which each has a number of three."""
    rows = tuple({"content": f"第{n}号箱子还没有到。", "type": str(i % 3 + 1)}
                 for i, n in enumerate("一二三四五六七八"))  # fmt: skip
    text = f"f\"{head}\\n1. 退款\\n2. 物流\\n3. 发票\\n工单：{{data['content']}}\\n编号：\""
    return Case(source=returns(text, "data['type']", "data['type']"), rows=rows)


JOINED = "'、'.join(data['names'])"

PAIRS = {
    "what was joined before is gone through once more": (
        "text/raw-value",
        names("'、'.join('、'.join(data['names']))"),
        names(JOINED),
    ),
    "a sign between parts is asked for, and some answers have several": (
        "few-shot/other-form",
        names(JOINED, "分号"),
        names("'；'.join(data['names'])", "分号"),
    ),
    "an answer of several that another row has, too": (
        "answer/not-an-option",
        names(JOINED, rows=with_another(PEOPLE[0])),
        names(JOINED),
    ),
    "sentences that are numbered in words": (
        "text/swapped-fields",
        related("sentence2", "sentence1"),
        related("sentence1", "sentence2"),
    ),
    "one label alone is explained": (
        "answer/legend",
        comments("A civil comment insults or threatens someone."),
        comments("A toxic comment insults or threatens someone."),
    ),
    "one label alone is explained by what it does not do": (
        "answer/legend",
        comments("A toxic comment is one that thanks the writer or agrees."),
        comments("A civil comment never insults anybody."),
    ),
    "true and false": (
        "answer/legend",
        statements("(True = it contradicts the text, False = it follows.)"),
        statements("(True = it follows, False = it contradicts the text.)"),
    ),
    "the line that is given is named, too": (
        "few-shot/other-form",
        verses("请写出下面诗句的上一句。"),
        verses("请根据上句写出诗的下句。"),
    ),
    "what a program prints is no program": (
        "few-shot/other-form",
        programs("Write a Python function that prints this."),
        programs("What is the output of the following Python code?"),
    ),
    "letters of options are no key": (
        "answer/leaked",
        lettered("Key: 1A 2B 3C 4D 5A 6B 7C 8D\n"),
        lettered("Choose one.\n"),
    ),
    "what all texts are said to be": (
        "few-shot/other-form",
        mails("The following are spam emails. Say spam or ham."),
        mails("Is the following mail spam or ham?"),
    ),
    "a sign is no number of a list": (
        "answer/unlike-others",
        signed(0, 1, 2, 0, 1, 2, 0, 1, 2, -1),
        signed(1, -1, 0, 1, -1, 0, 1, -1, 0),
    ),
    "a number is asked for, and no numbered list": (
        "few-shot/other-form",
        tickets("请判断工单的类型，以编号列表输出。"),
        tickets("请判断工单的类型，只输出编号。"),
    ),
    "whether it is so is no pair of words": (
        "few-shot/other-form",
        facts("判断下列叙述是否正确，请回答「对」或「错」。", "真", "假"),
        facts("判断下列叙述是否正确，请回答「对」或「错」。", "错", "对"),
    ),
    "supported and refuted": (
        "answer/legend",
        claims("(supported = it contradicts the claim, refuted = it confirms the claim)"),
        claims("(supported = it confirms the claim, refuted = it contradicts the claim)"),
    ),
    "levels of a log are in capitals": (
        "answer/marked",
        notes("on day {i} the {module} was repaired", level=False),
        notes("12:0{i}:11 {level} {module} - was repaired", level=True),
    ),
    "what is good and bad for a company": (
        "answer/gold-differs",
        reports("negative", "positive"),
        reports("positive", "negative"),
    ),
    "true and false of a contradiction": (
        "answer/legend",
        statements("(True = it contradicts the text, False = it follows.)"),
        statements("(True = it contradicts the text, False = it follows.)",
                   "Do the two disagree? True or False?"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", PAIRS)
def test_the_fault_is_told(name: str) -> None:
    rule, bad, _ = PAIRS[name]
    assert found(bad, rule)


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_meant_is_not(name: str) -> None:
    rule, _, good = PAIRS[name]
    assert not loud(good, rule)
    if rule == "answer/not-an-option":
        assert not found(good, rule)
