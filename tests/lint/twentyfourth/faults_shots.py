"""Faults of shots against the question."""

from __future__ import annotations

from tests.lint.making import kind, table
from tests.lint.shape import changed
from tests.lint.twentyfourth.making import worked
from tests.lint.twentyfourth.tasks_free import DATES, GERMAN, PLURAL, SHIPS, STALL
from tests.lint.twentyfourth.tasks_options import FILMS, GARDEN, MUSEUM, WARDS
from tests.lint.twentyfourth.tasks_zh import FARM, IDIOM, MENU, PAIRS, READER

FAMILY = "shots and query"
WORKED = "few-shot/worked-cue few-shot/other-cues few-shot/worked-form text/cue-forms text/shot-cue"

FILM_SHOTS = tuple(
    {"review": review, "target_scores": {" good": good, " bad": 1 - good}}
    for review, good in (
        ("A charming little film.", 1),
        ("I left after half an hour.", 0),
        ("The songs alone are worth it.", 1),
        ("Clumsy and loud.", 0),
    )
)
PAIR_SHOTS = tuple(
    {"s1": s1, "s2": s2, "target_scores": {"一样": same, "不一样": 1 - same}}
    for s1, s2, same in (
        ("他丢了钥匙。", "他的钥匙不见了。", 1),
        ("她住三楼。", "她住五楼。", 0),
        ("灯关了。", "灯没开着。", 1),
        ("他爱喝茶。", "他不喝茶。", 0),
    )
)

KINDS = (
    kind(
        FAMILY,
        "the input ends with a space, and the answer begins with one",
        "text/trailing-space text/double-space text/two-spaces",
        changed(MUSEUM, ("(yes or no):", "(yes or no): ")),
        changed(SHIPS, ('"Ship:"', '"Ship: "')),
        changed(PLURAL, ("Plural:", "Plural: ")),
    ),
    kind(
        FAMILY,
        "no space stands between the cue and its answer",
        "text/missing-space few-shot/worked-form text/cue-forms tokens/merged-border",
        changed(GARDEN, ('" " + gold', "gold")),
        changed(GERMAN, ('" " + gold', "gold")),
        changed(DATES, ('f" {gold}"', "gold")),
    ),
    kind(
        FAMILY,
        "worked examples close with another cue than the question",
        WORKED,
        worked(
            WARDS, ("Priority: urgent", "Level: urgent"), ("Priority: routine", "Level: routine")
        ),
        worked(
            SHIPS,
            (
                '"Entry: {log}',
                '"Entry: The Swift ran aground.\\nName: Swift\\n\\n"\n    "Entry: {log}',
            ),
        ),
        worked(
            MENU,
            (
                "中文：{data",
                "中文：炒饭\\n译文：fried rice\\n\\n中文：馄饨\\n译文：wontons\\n\\n中文：{data",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the few-shot file has other labels than the docs",
        "few-shot/other-labels few-shot/not-a-choice few-shot/unlike-docs few-shot/worked-form",
        changed(FILMS, shots=FILM_SHOTS),
        changed(PAIRS, shots=PAIR_SHOTS),
        changed(
            WARDS,
            fewshot=3,
            shots=table(
                "note|priority",
                """
                Cannot feel his legs.|1
                Asks for a newspaper.|2
                Coughs blood.|1
                Wants more jam.|2
                """,
            ),
        ),
    ),
    kind(
        FAMILY,
        "the few-shot file has rows that are scored",
        "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown answer/leaked",
        changed(PLURAL, shots=PLURAL.rows[1:6]),
        changed(GERMAN, shots=GERMAN.rows[:5]),
        changed(READER, shots=READER.rows[4:9]),
    ),
    kind(
        FAMILY,
        "a worked example is answered wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs answer/letter*",
        worked(
            STALL,
            (
                'f"Question:',
                '"Question: What do 3 pots at 4 coins cost?\\nAnswer: Let\'s work it out step by step."\n'
                '    text += " 3 * 4 = 14. The answer is 14.\\n\\n"\n    text += f"Question:',
            ),
        ),
        worked(
            FARM,
            (
                '"问题：%s',
                '"问题：5箱梨每箱8个，吃掉3个，还剩几个？\\n请一步一步地算。\\n解答：5*8=40。40-3=37。'
                "答案是40。\\n\\n问题：%s",
            ),
        ),
        worked(
            GARDEN,
            (
                'f"Question:',
                '"Question: Which herb is used for pesto?\\nA. mint\\nB. sage\\nC. dill\\nD. basil\\n"\n'
                '    text += "Answer: E\\n\\n"\n    text += f"Question:',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example has no answer",
        "few-shot/no-answer few-shot/run-in text/empty-slot few-shot/other-cues",
        worked(WARDS, ("trolley comes.\nPriority: routine", "trolley comes.\nPriority:")),
        worked(
            GERMAN,
            (
                'text += "German',
                'text += "German: Rauchen verboten\\nEnglish:\\n\\n"\n    text += "German',
            ),
        ),
        worked(
            IDIOM,
            (
                'f"题目：',
                '"题目：形容人多的成语是哪个？\\nA、人山人海\\nB、一毛不拔\\nC、口若悬河\\nD、三心二意\\n'
                '正确选项的字母是：\\n\\n"\n    text += f"题目：',
            ),
        ),
    ),
    kind(
        FAMILY,
        "a worked example goes on in the line of the one before",
        "few-shot/run-in few-shot/separator text/run-together text/lost-lines",
        worked(WARDS, ("Priority: routine\n\nNote: Chest", "Priority: routine Note: Chest")),
        worked(
            SHIPS,
            (
                '"Entry: {log}',
                '"Entry: The Swift ran aground.\\nShip: Swift "\n'
                '    "Entry: We hailed the Ruby.\\nShip: Ruby "\n    "Entry: {log}',
            ),
        ),
        worked(
            MENU,
            ("中文：{data", "中文：炒饭\\n英文：fried rice中文：馄饨\\n英文：wontons中文：{data"),
        ),
    ),
    kind(
        FAMILY,
        "the prompt says how many examples there are, and is wrong",
        "few-shot/other-count answer/other-count",
        worked(WARDS, ("urgent or routine.\n", "urgent or routine. Here are six examples.\n")),
        worked(
            GERMAN,
            (
                'text += "German',
                'text += "Three examples:\\nGerman: Rauchen verboten\\nEnglish: No smoking\\n"\n'
                '    text += "German: Hier klingeln\\nEnglish: Ring here\\n\\n"\n    text += "German',
            ),
        ),
        worked(
            MENU,
            (
                "中文：{data",
                "以下是五个例子。\\n中文：炒饭\\n英文：fried rice\\n中文：馄饨\\n英文：wontons\\n\\n中文：{data",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the last cue is another one in some docs",
        "text/shot-cue text/cue-forms",
        changed(
            GARDEN,
            (
                '\\nAnswer:"',
                '\\n" + ("Answer:" if len(data[\'question\']) % 2 else "Choice:")',
            ),
        ),
        changed(
            MUSEUM,
            (
                "return {",
                'if len(data["question"]) > 30:\n        text = text.replace("Answer (", "A (")\n    return {',
            ),
        ),
        changed(
            READER,
            ("return {", 'if "什么" in text:\n        text = text[:-3] + "回答："\n    return {'),
        ),
    ),
)
