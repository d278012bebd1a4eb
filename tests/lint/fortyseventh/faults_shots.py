"""Faults of shots, worked examples and query."""

from __future__ import annotations

from tests.lint.fortyseventh.tasks_choice import ADVERTS, CALLS, CHEM, LIBRARY, ROBOT
from tests.lint.fortyseventh.tasks_free import BAKERY, IDIOM, INVOICE, RAIN, RULES
from tests.lint.fortyseventh.tasks_world import ECOLE, HOTEL, NOTARY, RECETA
from tests.lint.fortyseventh.tasks_zh import CMM, DRIVE, GONGDAN, YINGYONG
from tests.lint.making import kind
from tests.lint.shape import Kind, SmallTask, changed

S = "shots and query"

STARTS = {
    "hotel-kuchikomi": "text = (",
    "bakery-sums": "text = (",
    "rain-table": "text = (",
    "invoice-json": "text = (",
    "jiakao-pan": 'text = "【',
    "cmm-board": 'text += f"',
    "robot-quiz": 'lines = [data["prompt"]]',
    "idiom-gap": 'data["saying"] +',
    "recetas-es-en": '"\\n".join(partes)',
    "gongdan-jinji": 'f"工单：',
}


def _worked(task: SmallTask, shots: str) -> SmallTask:
    """Return a task that brings its own examples along, before the question."""
    start = STARTS[task.name]
    if task is ROBOT:
        put = 'lines = [SHOTS + data["prompt"]]'
    elif task is CMM:
        put = 'text += SHOTS + f"'
    else:
        put = start.replace(start.split("=")[-1].strip(), "SHOTS + " + start.split("=")[-1].strip())
    return changed(
        task,
        (start, put),
        ("import random", f"import random\n\nSHOTS = {shots!r}"),
        fewshot=0,
    )


PICK = "Which sense does a camera replace?\n(1) smell\n(2) sight\n(3) touch\n(4) taste\n"

KINDS: tuple[Kind, ...] = (
    kind(
        S,
        "the question's cues were renamed, those of the worked examples were not",
        "few-shot/worked-cue few-shot/other-cues text/cue-forms text/shot-cue",
        changed(RULES, ('\\nPlural:"\n    return', '\\nPlural form:"\n    return')),
        _worked(HOTEL, "お客様の声：布団がふかふかでした。\n判定：好評\n\n"),
        _worked(RECETA, "Español: Lava el tomate.\nTraducción: Wash the tomato.\n\n"),
        _worked(DRIVE, "【判断题】可以酒后驾车。\n（对/错）答案：错\n\n"),
    ),
    kind(
        S,
        "a worked example was taken from the set that is asked",
        "few-shot/near-copy few-shot/own-doc few-shot/question-shown few-shot/same-docs "
        "answer/leaked",
        changed(RULES, ("Input: leaf\\nPlural: leaves", "Input: wolf\\nPlural: wolves")),
        _worked(HOTEL, "お客様の声：朝食がとても美味しかったです。\n分類：好評\n\n"),
        _worked(IDIOM, "The early ___ catches the worm.\nMissing word: bird\n"),
    ),
    kind(
        S,
        "a worked example answers by a mark that its list lacks",
        "few-shot/wrong-answer few-shot/worked-form few-shot/other-labels answer/letters",
        _worked(ROBOT, PICK + "Your pick (1-4): 5\n\n"),
        _worked(CMM, "题目：一周有几天？\nA．五天\nB．六天\nC．七天\nD．八天\n答案是：E\n\n"),
    ),
    kind(
        S,
        "a worked example calculates wrongly",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        _worked(
            BAKERY,
            "Problem: A jar holds 9 biscuits. How many are in 4 jars?\n"
            "Solution: 4 * 9 = 38 biscuits. #### 38\n\n",
        ),
        changed(BAKERY, rows=lambda rows: rows[0].update(work="5 * 24 = 125 rolls.", result="125")),
        changed(YINGYONG, rows=lambda rows: rows[2].update(lieshi="145-60=95", deshu=95)),
    ),
    kind(
        S,
        "a worked example answers what its own table or text does not say",
        "few-shot/wrong-answer answer/other-rule",
        _worked(
            RAIN,
            "Rain in one day, by station.\n\n| station | mm |\n| --- | --- |\n| Yew | 4 |\n"
            "| Rock | 19 |\n| Sand | 11 |\n\nWhich station had the most rain?\nStation: Sand\n\n",
        ),
        _worked(
            INVOICE,
            "Line: Coffee beans, Ember Roasters, EUR 40.00\nJSON: "
            '{"vendor": "Amber Ltd.", "total": "44.00", "currency": "EUR"}\n\n',
        ),
    ),
    kind(
        S,
        "a worked example ends with an open cue",
        "few-shot/no-answer few-shot/worked-cue few-shot/worked-form",
        changed(RULES, ("Plural: cities\\n", "Plural:\\n")),
        _worked(HOTEL, "お客様の声：布団がふかふかでした。\n分類：\n\n"),
    ),
    kind(
        S,
        "the answers of the worked examples are written in another way",
        "few-shot/worked-form few-shot/other-labels few-shot/worked-cue few-shot/wrong-answer",
        changed(
            RULES,
            ("boxes\\n", '\\"boxes\\"\\n'),
            ("leaves\\n", '\\"leaves\\"\\n'),
            ("cities\\n", '\\"cities\\"\\n'),
        ),
        _worked(ROBOT, PICK + "Your pick (1-4): sight\n\n"),
        _worked(
            GONGDAN,
            "工单：所有页面都报错，无法使用。\n级别：零级\n工单：请问怎么改密码？\n级别：二级\n",
        ),
    ),
    kind(
        S,
        "the answer comes before the question in the worked examples",
        "few-shot/other-order few-shot/worked-cue few-shot/other-cues",
        changed(
            RULES,
            ("Input: box\\nPlural: boxes", "Plural: boxes\\nInput: box"),
            ("Input: leaf\\nPlural: leaves", "Plural: leaves\\nInput: leaf"),
            ("Input: city\\nPlural: cities", "Plural: cities\\nInput: city"),
        ),
        _worked(RECETA, "Inglés: Wash the tomato.\nEspañol: Lava el tomate.\n\n"),
    ),
    kind(
        S,
        "a worked example was pasted twice",
        "few-shot/same-twice few-shot/repeated text/repeated-instruction few-shot/near-copy",
        changed(RULES, ("Input: city\\nPlural: cities", "Input: leaf\\nPlural: leaves")),
        _worked(HOTEL, "お客様の声：布団がふかふかでした。\n分類：好評\n\n" * 2),
    ),
    kind(
        S,
        "two worked examples run into one line",
        "few-shot/run-in text/run-together few-shot/separator text/lost-lines",
        changed(RULES, ("Plural: boxes\\n\\n", "Plural: boxes ")),
        _worked(
            HOTEL,
            "お客様の声：布団がふかふかでした。\n分類：好評"
            "お客様の声：廊下が寒すぎました。\n分類：苦情\n\n",
        ),
    ),
    kind(
        S,
        "the first rows of the set were copied to the file of shots",
        "few-shot/own-doc few-shot/same-docs few-shot/near-copy few-shot/question-shown",
        changed(LIBRARY, shots=LIBRARY.rows[:4]),
        changed(HOTEL, shots=HOTEL.rows[:3]),
        changed(ADVERTS, shots=(*ADVERTS.shots[:3], ADVERTS.rows[1])),
    ),
    kind(
        S,
        "the file of shots has the labels of an older version",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/other-names "
        "answer/two-spellings few-shot/other-form answer/letters answer/legend",
        changed(
            ADVERTS,
            shots=tuple({**row, "level": row["level"].title()} for row in ADVERTS.shots),
        ),
        changed(
            GONGDAN,
            shots=(
                {"desc": "主站瘫痪，用户全部掉线。", "level": 1},
                {"desc": "打印按钮没有反应。", "level": 2},
                {"desc": "希望支持英文界面。", "level": 3},
            ),
        ),
        changed(
            HOTEL,
            shots=(
                {"voice": "布団がふかふかでした。", "kind": "ポジティブ"},
                {"voice": "廊下が寒すぎました。", "kind": "ネガティブ"},
                {"voice": "傘を貸していただきたいです。", "kind": "リクエスト"},
            ),
        ),
    ),
    kind(
        S,
        "all shots of the file have one label",
        "few-shot/lopsided",
        changed(
            ADVERTS,
            shots=(
                *ADVERTS.shots[::3],
                {"advert": "School leavers, start here.", "level": "junior"},
                {"advert": "Learn to bake with us, no skills needed.", "level": "junior"},
            ),
            fewshot=4,
        ),
        changed(
            DRIVE,
            shots=tuple(
                {"title": title, "is_true": True}
                for title in ("转弯前应当减速。", "停车要拉手刹。", "雨天要慢行。", "会车要礼让。")
            ),
        ),
    ),
    kind(
        S,
        "a row is there twice in the file of shots",
        "few-shot/repeated few-shot/same-twice few-shot/lopsided",
        changed(ADVERTS, shots=(ADVERTS.shots[0], ADVERTS.shots[0], ADVERTS.shots[1])),
        changed(
            HOTEL,
            shots=(
                {"voice": "布団がふかふかでした。", "kind": "好評"},
                {"voice": "廊下が寒すぎました。", "kind": "苦情"},
                {"voice": "布団がふかふかでした。", "kind": "好評"},
            ),
        ),
    ),
    kind(
        S,
        "shown answers end with a space",
        "few-shot/trailing-space answer/two-spellings",
        changed(CALLS, ('"output": " " + gold,', '"output": f" {gold} ",')),
        changed(CMM, ('"output": gold,', '"output": gold + " ",')),
        changed(IDIOM, ('"output": " " + data["word"],', '"output": f" {data[\'word\']} ",')),
    ),
    kind(
        S,
        "each output brings a blank line along, which the separator adds again",
        "few-shot/separator",
        changed(RECETA, ('" " + data["en"],', '" " + data["en"] + "\\n\\n",')),
        changed(LIBRARY, ('" " + data["family"],', '" " + data["family"] + "\\n",')),
        changed(HOTEL, ('"output": data["kind"],', '"output": data["kind"] + "\\n\\n",')),
    ),
    kind(
        S,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form",
        changed(BAKERY, ("f\" {data['work']} #### {gold}\"", 'f" #### {gold}"')),
        changed(YINGYONG, ("f\"{data['lieshi']}。答案：{gold}\"", 'f"答案：{gold}"')),
        changed(CHEM, ("Correct choice:", "Let's think step by step.\\nCorrect choice:")),
    ),
    kind(
        S,
        "the bare result is asked for, and the shots have steps",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            BAKERY,
            (
                "Work it out in one line, then write the result after ####.",
                "Write nothing but the final number.",
            ),
        ),
        changed(YINGYONG, ("请先列式，再在“答案：”后面写出得数。", "请直接写出得数，不要写过程。")),
    ),
    kind(
        S,
        "a number that was one example's is in all of them",
        "few-shot/numbered",
        changed(ECOLE, ("Phrase : ", "Phrase 1 : ")),
        changed(ROBOT, ('lines = [data["prompt"]]', 'lines = ["Question 7. " + data["prompt"]]')),
        changed(DRIVE, ("【判断题】", "第1题【判断题】")),
    ),
    kind(
        S,
        "the description counts other examples than there are",
        "few-shot/other-count",
        changed(CALLS, description=CALLS.description + " Five solved examples come first."),
        changed(ADVERTS, description="Here are 10 examples, then your advert."),
        changed(NOTARY, description=NOTARY.description + " Poniżej podano pięć przykładów."),
        changed(CMM, description="下面先给出五个例子。"),
    ),
)
