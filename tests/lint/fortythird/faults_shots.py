"""Faults of shots and of examples in the prompt."""

from __future__ import annotations

from tests.lint.fortythird.tasks_en import CHAIN, GAP
from tests.lint.fortythird.tasks_exam import BOOL, CAUSE, NLI, TREC
from tests.lint.fortythird.tasks_other import AMT, BOOLRU, MT, PAWS
from tests.lint.fortythird.tasks_shots import HAND, HEADLINES, LETTERS, POOL
from tests.lint.fortythird.tasks_zh import HOTEL, OCNLI, ZSUM
from tests.lint.making import kind, put, table
from tests.lint.shape import Kind, changed

F = "shots and query"
GOOD_BAD = table(
    "text|amt",
    """
    Ich will ein Gartenhaus aufstellen.|Bauen
    Ich ziehe im März nach Trier.|Melden
    Die Rechnung über die Abfallgebühr ist zu hoch.|Steuern
    Mein Reisepass ist verloren gegangen.|Melden
    """,
)
ENGLISH = table(
    "passage|question|label?",
    """
    The ferry runs every hour.|Does the ferry run at night?|false
    Rome is the capital of Italy.|Is Rome in Italy?|true
    Bats are mammals.|Are bats birds?|false
    The hall seats 400 people.|Can 300 people sit in the hall?|true
    """,
)
LAST = 'Mood: sad"""'

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "the cue at the end hangs on the length of the text",
        "text/shot-cue text/cue-forms",
        changed(GAP, (r'"\nWord:"', r'("\nWord:" if len(text) < 72 else "\nAnswer:")')),
        changed(OCNLI, ('"关系：",', '"关系：" if len(data["sentence1"]) > 9 else "判断：",')),
        changed(AMT, ('"Stelle:"', '("Stelle:" if len(data["text"]) > 41 else "Amt:")')),
    ),
    kind(
        F,
        "the few-shot file is a colleague's, with other labels or in another language",
        "few-shot/other-labels few-shot/unlike-docs few-shot/worked-form answer/other-names",
        changed(AMT, shots=GOOD_BAD),
        changed(BOOLRU, shots=ENGLISH),
    ),
    kind(
        F,
        "the few-shot file was cut from the scored rows",
        "few-shot/own-doc few-shot/same-docs few-shot/question-shown few-shot/near-copy",
        changed(NLI, shots=NLI.rows[:4]),
        changed(HOTEL, shots=HOTEL.rows[3:7]),
        changed(MT, shots=MT.rows[:4]),
    ),
    kind(
        F,
        "the question was given a new cue, and the examples kept theirs",
        "few-shot/other-cues few-shot/worked-cue text/cue-forms text/shot-cue",
        changed(
            HAND, (r"\n\nTweet: {data['tweet']}\nMood:", r"\n\nText: {data['tweet']}\nFeeling:")
        ),
        changed(
            POOL, (r"{data['sentence']}\nIs it good English?", r"{data['sentence']}\nAcceptable?")
        ),
        changed(HEADLINES, ('block(data["title"])', "f\"新闻：{data['title']}\\n类别：\"")),
    ),
    kind(
        F,
        "an example by hand has a label that no row has",
        "few-shot/other-labels few-shot/wrong-answer few-shot/worked-form answer/other-names",
        changed(HAND, ("Mood: happy", "Mood: positive")),
        changed(
            POOL, ('"She have two cats.", "ok": "no"', '"She have two cats.", "ok": "unacceptable"')
        ),
        changed(HEADLINES, ('下调存款准备金率", "财经"', '下调存款准备金率", "经济"')),
    ),
    kind(
        F,
        "an example by hand has no answer",
        "few-shot/no-answer text/empty-slot few-shot/worked-form",
        changed(HAND, ("Mood: angry", "Mood:")),
        changed(POOL, ('still hot.", "ok": "yes"', 'still hot.", "ok": ""')),
        changed(HEADLINES, ('准备金率", "财经"', '准备金率", ""')),
    ),
    kind(
        F,
        "the examples' answers are written otherwise than the docs'",
        "few-shot/worked-form few-shot/other-labels answer/two-spellings few-shot/other-form",
        changed(
            HAND,
            ("Mood: happy", 'Mood: "happy"'),
            ("Mood: angry", 'Mood: "angry"'),
            ("Mood: sad", "Mood: 'sad'"),
        ),
        changed(POOL, ("{shot['ok']}", "{shot['ok'].title()}.")),
        changed(HEADLINES, ("block(title, desk) for", 'block(title, f"【{desk}】") for')),
    ),
    kind(
        F,
        "the blocks are joined without an empty line, or without any",
        "few-shot/run-in few-shot/separator text/run-together",
        changed(POOL, (r'"\n\n".join(blocks)', '" ".join(blocks)')),
        changed(HEADLINES, (r'text += "\n\n".join', 'text += "".join')),
        changed(NLI, own={"separator": ""}),
        changed(TREC, own={"separator": " "}),
    ),
    kind(
        F,
        "the outputs end with newlines of their own",
        "few-shot/separator answer/two-spellings few-shot/trailing-space answer/stopped-early",
        changed(NLI, ('" " + gold', r'" " + gold + "\n\n"')),
        changed(BOOL, ('" " + gold', r'" " + gold + "\n"')),
        changed(OCNLI, ('"output": gold', r'"output": gold + "\n\n"')),
    ),
    kind(
        F,
        "an example stands there twice",
        "few-shot/same-twice few-shot/repeated",
        changed(
            POOL,
            ('"We were late for dinner.", "ok": "yes"', '"The soup is still hot.", "ok": "yes"'),
        ),
        changed(HEADLINES, ("in EXAMPLES)", "in EXAMPLES * 2)")),
        changed(
            HAND,
            (LAST, 'Mood: sad\n\nTweet: Got the keys to my first flat today!!\nMood: happy"""'),
        ),
    ),
    kind(
        F,
        "the shots' heading bears one number",
        "few-shot/numbered few-shot/other-count",
        changed(
            POOL,
            ('f"Sentence: {shot', 'f"Example 1\\nSentence: {shot'),
            ('f"Sentence: {data', 'f"Example 1\\nSentence: {data'),
        ),
        changed(PAWS, ('"Phrase 1 : {s1}', r'"Exemple 1\nPhrase 1 : {s1}')),
        changed(ZSUM, ('f"应用题', r'f"例1\n应用题')),
    ),
    kind(
        F,
        "another number of examples is announced than is there",
        "few-shot/other-count",
        changed(HAND, ("happy, sad or angry.", "happy, sad or angry. Here are five examples.")),
        changed(HEADLINES, ("还是科技版面。", "还是科技版面。下面给出五个例子。")),
        changed(
            POOL, (r'"\n\n".join(blocks)', r'"Two examples come first.\n\n" + "\n\n".join(blocks)')
        ),
    ),
    kind(
        F,
        "all examples by hand have one label",
        "few-shot/lopsided few-shot/wrong-answer answer/gold-differs",
        changed(
            POOL,
            ("She have two cats.", "She has two cats."),
            ("Him likes", "He likes"),
            ('"ok": "no"', '"ok": "yes"'),
        ),
        changed(
            HEADLINES,
            ("央行宣布下调存款准备金率", "中超联赛第五轮今晚开打"),
            ("国产手机芯片实现量产", "游泳世锦赛中国队再添金牌"),
            ('"财经"', '"体育"'),
            ('"科技"', '"体育"'),
        ),
    ),
    kind(
        F,
        "the examples come behind the question",
        "few-shot/question-first few-shot/other-order few-shot/no-answer text/shot-cue",
        changed(POOL, ("blocks.append(", "blocks.insert(0, ")),
        changed(
            HAND,
            (
                "SHOTS + f\"\\n\\nTweet: {data['tweet']}\\nMood:\"",
                "f\"Tweet: {data['tweet']}\\nMood:\\n\\n\" + SHOTS",
            ),
        ),
    ),
    kind(
        F,
        "an example in the text comes to a wrong number",
        "few-shot/wrong-sum few-shot/wrong-answer answer/chain-differs",
        changed(
            ZSUM,
            (
                'f"应用题',
                'f"应用题：一支笔3元，买6支要多少元？\\n请先列式计算，最后写“答案是”和结果。\\n解：3×6=21（元），答案是21\\n\\n应用题',
            ),
            fewshot=0,
        ),
        changed(
            CHAIN,
            (
                '"""Q: {',
                '"""Q: A bag has 7 rows of 5 sweets. How many are there?\nA: Let\'s think step by step. The bag has 7 * 5 = 40 sweets. So the answer is 40.\n\nQ: {',
            ),
            fewshot=0,
        ),
    ),
    kind(
        F,
        "more shots are asked for than the file has",
        "few-shot/fewer few-shot/own-doc few-shot/repeated",
        changed(BOOLRU, fewshot=12),
        changed(CAUSE, fewshot=16),
        changed(MT, fewshot=10),
    ),
    kind(
        F,
        "the steps of the shots were lost",
        "few-shot/steps-lost few-shot/other-form answer/not-extracted",
        changed(CHAIN, ("{data['rationale']} So the answer is {gold}.", "{gold}")),
        changed(ZSUM, ("{data['equation']}，答案是{gold}", "{gold}")),
    ),
    kind(
        F,
        "some rows' chains close on another number than they come to",
        "answer/chain-differs few-shot/wrong-sum few-shot/wrong-answer answer/gold-differs"
        " answer/other-rule",
        changed(CHAIN, rows=put("answer", lambda row: row["answer"] + 10, 4)),
        changed(ZSUM, rows=put("equation", lambda row: row["equation"].replace("=", "=1"), 4)),
        changed(LETTERS, ('is "{w[-1]}"', 'is "{w[0]}"')),
    ),
)
