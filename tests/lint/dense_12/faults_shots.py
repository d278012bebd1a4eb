"""Slips in the shots, their file, and what stands around them."""

from __future__ import annotations

from tests.lint.dense_12.making import TASKS, bad, shot
from tests.lint.making import table
from tests.lint.shape import Row, SmallTask

U = "few-shot/unlike-docs few-shot/other-labels few-shot/worked-form answer/other-names"
S = "few-shot/same-docs few-shot/own-doc few-shot/near-copy few-shot/question-shown"
DISHES = TASKS["menu-course"].shots
GOODS = TASKS["shangpin-fenlei"].shots


def _shots(name: str, *values: Row) -> SmallTask:
    """Return a task whose few-shot file has, row by row, other values."""
    shown = TASKS[name].shots
    made = [{**row, **value} for row, value in zip(shown, values, strict=True)]
    return bad(name, shots=tuple(made))


KINDS = (
    shot(
        "the few-shot file has the labels of another data set",
        U,
        _shots(
            "menu-course",
            *({"course": each} for each in ("appetizer", "entree", "sweet", "appetizer")),
        ),
        _shots(
            "shangpin-fenlei", *({"類別": each} for each in ("food", "clothes", "office", "food"))
        ),
    ),
    shot(
        "the few-shot file has numbers for labels",
        U,
        _shots("menu-course", *({"course": each} for each in ("0", "1", "2", "0"))),
    ),
    shot(
        "labels of the few-shot file have capitals",
        U,
        _shots("menu-course", *({"course": row["course"].title()} for row in DISHES)),
    ),
    shot(
        "the few-shot file is of another language",
        U,
        bad(
            "menu-course",
            shots=table(
                "dish|course",
                """
                Kleiner Salat mit Radieschen und Brot|Vorspeise
                Schweinebraten mit Knödeln und Kraut|Hauptgericht
                Warmer Apfelkuchen mit Sahne|Nachspeise
                """,
            ),
        ),
    ),
    shot(
        "the few-shot file in simplified characters was taken for a set in traditional ones",
        U,
        bad(
            "shangpin-fenlei",
            shots=table(
                "商品|類別",
                "纯棉长袖衬衫|衣物\n龙井茶礼盒|食品\n自动铅笔笔芯|文具\n运动鞋与袜子|衣物",
            ),
        ),
    ),
    shot(
        "the header of the few-shot table is its first row",
        f"{U} text/placeholder",
        bad("menu-course", shots=({"dish": "dish", "course": "course"}, *DISHES[1:])),
        bad("shangpin-fenlei", shots=({"商品": "商品", "類別": "類別"}, *GOODS[1:])),
    ),
    shot(
        "text and label are exchanged in the few-shot file",
        f"{U} text/swapped-fields few-shot/other-order",
        bad(
            "menu-course",
            shots=tuple({"dish": row["course"], "course": row["dish"]} for row in DISHES),
        ),
    ),
    shot(
        "a shot of the file has no text",
        f"{U} text/empty-slot",
        _shots("menu-course", {"dish": ""}, {}, {}, {}),
    ),
    shot(
        "the few-shot file has no labels yet",
        f"{U} answer/empty few-shot/no-answer text/empty-slot answer/not-in-output",
        _shots("menu-course", *({"course": ""} for _ in DISHES)),
    ),
    shot(
        "texts of the few-shot file begin with the cue that the template writes",
        f"{U} text/said-again",
        _shots("menu-course", *({"dish": "Dish: " + row["dish"]} for row in DISHES)),
    ),
    shot(
        "labels of the few-shot file have a full stop",
        U,
        _shots("shangpin-fenlei", *({"類別": row["類別"] + "。"} for row in GOODS)),
    ),
    shot(
        "labels of the few-shot file end with a space",
        f"{U} few-shot/trailing-space answer/two-spellings",
        _shots("menu-course", *({"course": row["course"] + " "} for row in DISHES)),
    ),
    shot(
        "texts of the few-shot file were cut after twelve characters",
        U,
        _shots("menu-course", *({"dish": row["dish"][:12]} for row in DISHES)),
    ),
    shot(
        "the few-shot file is of another task, sums",
        U,
        bad(
            "menu-course",
            shots=table("dish|course", "What is 4 + 9?|13\nWhat is 20 - 6?|14\nWhat is 3 * 7?|21"),
        ),
    ),
    shot(
        "rows of the test are in the few-shot file",
        S,
        bad("menu-course", shots=(*TASKS["menu-course"].rows[:2], *DISHES[2:])),
        bad("shangpin-fenlei", shots=(*GOODS[:2], *TASKS["shangpin-fenlei"].rows[3:5])),
    ),
    shot(
        "a comment of the test is in the few-shot file in capitals",
        S,
        bad(
            "forum-guard",
            shots=(
                {"comment": "THANKS, THAT FIXED MY PRINTER AT ONCE!", "verdict": "allowed"},
                *TASKS["forum-guard"].shots[1:],
            ),
        ),
    ),
    shot(
        "the file was sorted by label, and its first four rows have one",
        "few-shot/lopsided",
        bad(
            "menu-course",
            shots=table(
                "dish|course",
                """
                Baked pears in honey|dessert
                Cheesecake with berries|dessert
                Vanilla pudding with a wafer|dessert
                Plum tart with cream|dessert
                """,
            ),
            fewshot=4,
        ),
    ),
    shot(
        "one row of the few-shot file is there twice",
        "few-shot/repeated few-shot/same-twice",
        bad("menu-course", shots=(DISHES[0], DISHES[0], DISHES[1]), fewshot=3),
    ),
    shot(
        "five shots are asked for, and the file has two",
        "few-shot/fewer",
        bad("menu-course", shots=DISHES[:2], fewshot=5),
    ),
    shot(
        "the description says again what the template says",
        "text/repeated-instruction",
        bad(
            "hotel-desk",
            description="Give the topic of the guest's message: booking, complaint or question.",
        ),
        bad("guahao-keshi", description="根据主诉选择科室：内科、外科、眼科。"),
    ),
    shot(
        "the description runs into the first shot",
        "text/description-runs-on text/run-together",
        bad(
            "garden-claims",
            description="Judge what gardeners say.",
            own={"description_separator": ""},
        ),
        bad(
            "jiakao-danxuan",
            description="以下是驾驶理论考试的单选题。",
            own={"description_separator": ""},
        ),
    ),
    shot(
        "the description is that of another task",
        "few-shot/other-form answer/other-names answer/letter-asked few-shot/other-labels answer/letters",
        bad("to-spanish", description="Answer each multiple-choice question with A, B, C or D."),
        bad("guahao-keshi", description="把下面的句子翻译成英文。"),
    ),
    shot(
        "the instruction names another language than the last cue and the answers",
        "few-shot/other-form text/cue-forms",
        bad("to-spanish", ("Translate into Spanish", "Translate into French")),
        bad("ying-zhong-yi", ("翻译成中文", "翻译成日文")),
    ),
    shot(
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost",
        bad("orchard-sums", ('" {steps} The answer is {total}."', '" {total}"')),
        bad(
            "nongchang-suanshu", ("f\"{data['过程']}答案是{data['得数']}。\"", "str(data['得数'])")
        ),
    ),
    shot(
        "the answer alone is asked for, and the shots have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        bad(
            "orchard-sums",
            ("A: Let's think step by step.", "Give the number only, without any steps.\\nA:"),
        ),
        bad("nongchang-suanshu", ("请写出计算过程，再给出答案。", "只写答案，不要写过程。")),
    ),
    shot(
        "some shots have steps, and others lost them",
        "few-shot/steps-lost few-shot/unlike-docs few-shot/worked-form answer/other-form answer/unlike-others",
        bad(
            "orchard-sums",
            ('f" {steps} The answer', '(f" {steps}" if len(steps) < 25 else "") + f" The answer'),
        ),
    ),
    shot(
        "shots are told from the doc by their cue, which a flag sets at random",
        "code/random code/not-repeated text/shot-cue",
        bad(
            "vet-triage",
            ('text += "Priority:"', 'text += random.choice(["Priority:", "Urgency:"])'),
        ),
    ),
    shot(
        "the cue hangs on the length of the text",
        "text/shot-cue text/cue-forms",
        bad(
            "garden-claims",
            ('\\nVerdict:"', "\\n{'Verdict:' if len(data['claim']) > 30 else 'Answer:'}\""),
        ),
    ),
    shot(
        "an output ends with a newline, and the separator follows",
        "few-shot/separator few-shot/trailing-space answer/two-spellings text/double-newline",
        bad("vet-triage", ('" " + data["priority"],', '" " + data["priority"] + "\\n",')),
    ),
    shot(
        "each shot says that the examples are over",
        "text/repeated-instruction",
        bad(
            "vet-triage",
            ('text = "Sort', 'text = "Those were the examples. Now it is your turn.\\nSort'),
        ),
        bad("guahao-keshi", ('text = f"根据', 'text = f"示例到此结束，下面是正式题目。\\n根据')),
    ),
    shot(
        "each shot has the number of the first in its cue",
        "few-shot/numbered",
        bad("patient-age", ('f"Note: {data', 'f"Example 1\\nNote: {data')),
    ),
    shot(
        "a passage is spoken of, and only the question is shown",
        "text/no-question answer/not-an-option text/unlike-others text/ambiguous",
        bad("notice-board", ("Notice: {data['notice']}\\n", "")),
        bad("gonggao-chouqu", ("公告：{公告}\n", "")),
    ),
    shot(
        "notice and question stand behind each other's cue",
        "text/swapped-fields",
        bad(
            "notice-board",
            ("data['notice']", "data['_']"),
            ("data['question']", "data['notice']"),
            ("data['_']", "data['question']"),
        ),
        bad("jingdian-shifei", ("介紹, 問題 = data", "問題, 介紹 = data")),
    ),
    shot(
        "a cue for a hint was left without a hint",
        "text/empty-slot few-shot/other-cues",
        bad(
            "patient-age", ("\\nHow many years", "\\nHint: {data.get('hint', '')}\\nHow many years")
        ),
    ),
    shot(
        "a quote around the text is never closed",
        "text/unclosed text/stray-sign",
        bad("garden-claims", ("Claim: {data['claim']}", "Claim: “{data['claim']}")),
        bad("shangpin-fenlei", ("商品：{data['商品']}", "商品：「{data['商品']}")),
    ),
    shot(
        "cues have a plain colon before the text and a full-width one before the answer",
        "text/colons text/cue-forms",
        bad("tower-heights", ("\\nHeight:", "\\nHeight：")),
    ),
    shot(
        "the last cue is in English, and all else in Chinese",
        "text/cue-forms text/shot-cue text/colons",
        bad("guahao-keshi", ("\\n科室：", "\\nAnswer:")),
    ),
    shot(
        "each option of the list stands on the line of the next",
        "text/run-together text/lost-lines",
        bad("jiakao-danxuan", ('"input": "\\n".join(lines)', '"input": "".join(lines)')),
    ),
    shot(
        "nothing parts the answer from the cue",
        "text/missing-space",
        bad("to-spanish", ('" " + data["es"]', 'data["es"]')),
    ),
    shot(
        "what was to be computed stands in the query as it is written",
        "text/placeholder text/unknown-name",
        bad("patient-age", ('text = f"Note', 'text = "Note')),
    ),
)
