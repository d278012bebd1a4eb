"""Faults in the shots, and in how they fit the query."""

from __future__ import annotations

from tests.lint.fifth import material
from tests.lint.fifth.faults import Case, every_row, kind, put
from tests.lint.fifth.rows import chosen, table
from tests.lint.fifth.tasks_free import (
    FRENCH,
    MATH,
    NEWS,
    PEOPLE,
    PRINTS,
    READING,
    SPANS,
    TABLES,
)
from tests.lint.fifth.tasks_labels import ARABIC, INTENTS, NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import (
    COPA,
    ENDINGS,
    HISTORY,
    METALS,
    RIVERS,
    TOPICS,
)
from tests.lint.shape import Kind, Row, SmallTask

FAMILY = "shots and query"


def _own(task: SmallTask, rows: list[Row]) -> Case:
    return put(task, shots=tuple(rows))


_INTENT_SHOTS = table(material.INTENT_SHOTS, "text intent")


_TALK_SHOTS: list[Row] = [
    {
        "turns": [{"speaker": "Al", "text": first}, {"speaker": "Bo", "text": text}],
        "emotion": emotion,
    }
    for first, text, emotion in (
        ("They lost my suitcase.", "Not again! I'll have their heads for that!", "angry"),
        ("The lights went out.", "Hold my hand, I hear steps on the stairs.", "afraid"),
        ("You got the part!", "I can't believe it, I could dance all night!", "happy"),
        ("Rex didn't make it.", "He was with us for fourteen years.", "sad"),
        ("He read my diary.", "That goes too far! I am going to tell him so.", "angry"),
    )
]


_ONE_TALK = [{**row, "emotion": "joy"} for row in _TALK_SHOTS[2:3]] + [
    {"turns": [{"speaker": "Al", "text": text}, {"speaker": "Bo", "text": more}], "emotion": "joy"}
    for text, more in (
        ("We won!", "I shouted until my voice was gone!"),
        ("She is coming home.", "That is the best news of the year!"),
        ("It snows!", "At last! Where is the sledge?"),
        ("You are an uncle.", "I am the happiest man in town!"),
    )
]


_YES_ARABIC: list[Row] = [
    {"passage": f"في المدينة {thing} كبير.", "question": f"هل في المدينة {thing}؟", "label": 1}
    for thing in ("مسجد", "مستشفى", "متحف", "ملعب", "مسرح")
]


_HISTORY_SHOTS: list[Row] = [
    {"问题": question, **dict(zip("ABCD", options, strict=True)), "答案": gold}
    for question, options, gold in (
        ("《西游记》的主人公是谁？", ["孙悟空", "林黛玉", "诸葛亮", "宋江"], "a"),
        ("黄河注入哪个海？", ["东海", "渤海", "南海", "黄海"], "b"),
        ("中秋节吃什么？", ["粽子", "汤圆", "月饼", "饺子"], "c"),
        ("我国的国宝动物是什么？", ["老虎", "狮子", "大象", "熊猫"], "d"),
    )
]


_RIVER_SHOTS = chosen(
    """\
Which river flows through Paris?|Seine|Loire|Somme|Marne
Which lake lies between France and Switzerland?|Geneva|Como|Garda|Constance
Which country is Ankara the capital of?|Turkey|Iran|Syria|Egypt"""
)


def _why(key: str, text: str) -> object:
    """Return what gives each row an explanation, `text` with its fields."""
    return every_row(lambda row: row.update({key: text.format(**row)}))


KINDS: tuple[Kind, ...] = (
    kind(
        FAMILY,
        "own shots have other labels than the docs",
        "few-shot/other-labels answer/two-spellings answer/not-an-option answer/letters "
        "few-shot/not-a-choice answer/other-names",
        _own(INTENTS, [{**row, "intent": row["intent"].title()} for row in _INTENT_SHOTS]),
        _own(TALKS, _TALK_SHOTS),
        _own(HISTORY, _HISTORY_SHOTS),
    ),
    kind(
        FAMILY,
        "a description runs on into the first shot",
        "text/description-runs-on text/run-together text/missing-space",
        put(INTENTS, own={"description_separator": ""}),
        put(RIVERS, own={"description_separator": ""}),
        put(READING, own={"description_separator": ""}),
    ),
    kind(
        FAMILY,
        "nothing parts the shots, or a space alone",
        "few-shot/separator few-shot/run-in text/run-together few-shot/no-stop",
        put(RIVERS, own={"separator": ""}),
        put(REVIEWS, own={"separator": " "}),
        put(READING, own={"separator": ""}),
    ),
    kind(
        FAMILY,
        "shots are parted by another sign than the one that generation stops at",
        "few-shot/no-stop few-shot/separator answer/stopped-early",
        put(INTENTS, stop=("###",)),
        put(RIVERS, stop=("<END>",)),
        put(MATH, stop=("Q:",)),
    ),
    kind(
        FAMILY,
        "a stop sequence occurs inside the answers of the shots",
        "answer/stopped-early",
        put(
            MATH,
            ("{data['steps']} The", "{data['steps'].replace('. ', '.' + chr(10))}\\nThe"),
            stop=("\n",),
        ),
        put(PEOPLE, stop=(",", "\n")),
        put(FRENCH, stop=("\n", ".")),
        put(SPANS, stop=(" ",)),
    ),
    kind(
        FAMILY,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/steps-only-here",
        put(MATH, ("{data['steps']} The answer", "The answer")),
        put(
            PRINTS,
            ('"Output:"', '"Let\'s think step by step.\\nOutput:"'),
        ),
        put(
            TABLES,
            ("\\nAnswer:", "\\nThink step by step, then give the answer.\\nAnswer:"),
        ),
        put(
            PAIRS,
            ("Answer yes or no.", "Explain your reasoning step by step, then answer yes or no."),
        ),
    ),
    kind(
        FAMILY,
        "the output ends with a newline, so an empty line too many follows each shot",
        "few-shot/separator text/trailing-space answer/two-spellings text/double-newline",
        put(RIVERS, ('f" {gold}"', 'f" {gold}\\n"')),
        put(INTENTS, ("f\" {data['intent']}\"", "f\" {data['intent']}\\n\"")),
        put(FRENCH, ('" " + data["fr"]', '" " + data["fr"] + "\\n"')),
    ),
    kind(
        FAMILY,
        "the answer repeats the cue",
        "answer/cue-again answer/not-extracted",
        put(RIVERS, ('f" {gold}"', 'f" Answer: {gold}"')),
        put(NLI, ('f" {label}"', 'f" Relation: {label}"')),
        put(READING, ('"output": data["回答"]', '"output": "回答：" + data["回答"]')),
    ),
    kind(
        FAMILY,
        "own shots have one label alone",
        "few-shot/lopsided",
        _own(
            INTENTS,
            [
                {**row, "intent": "delivery", "text": f"{row['text']} (parcel)"}
                for row in _INTENT_SHOTS
            ],
        ),
        put(TALKS, shots=tuple(_ONE_TALK), fewshot=5),
        put(ARABIC, shots=tuple(_YES_ARABIC), fewshot=5),
    ),
    kind(
        FAMILY,
        "own shots lack their answers",
        "few-shot/no-answer answer/empty text/nothing code/error",
        _own(INTENTS, [{**row, "intent": ""} for row in _INTENT_SHOTS]),
        _own(FRENCH, [{"en": f"I have {n} cats.", "fr": ""} for n in ("two", "three", "four")]),
        _own(
            READING,
            [{"材料": "小王每天骑车上班。", "问题": "小王怎么上班？", "回答": ""} for _ in range(1)]
            + [{"材料": "猫在窗台上睡觉。", "问题": "猫在哪里？", "回答": ""}],
        ),
    ),
    kind(
        FAMILY,
        "rows come again and the sampler drops copies, so docs have fewer shots than were asked for",
        "few-shot/fewer few-shot/question-shown few-shot/own-doc few-shot/repeated few-shot/same-docs",
        put(RIVERS, rows=lambda rows: rows[:3] * 4, own={"sampler": "ultraeval"}),
        put(REVIEWS, rows=lambda rows: rows[:4] * 3, own={"sampler": "ultraeval"}),
        put(NLI, rows=lambda rows: rows[:3] * 3, own={"sampler": "ultraeval"}, fewshot=4),
    ),
    kind(
        FAMILY,
        "rows are in the data twice",
        "few-shot/question-shown few-shot/own-doc few-shot/repeated few-shot/near-copy few-shot/same-twice",
        put(RIVERS, rows=lambda rows: [*rows[:4], *rows[:4], *rows[:4]], fewshot=5),
        put(REVIEWS, rows=lambda rows: [*rows[:5], *rows[:5]], fewshot=5),
        put(
            SPANS,
            rows=lambda rows: [*rows[:4], *({**row, "id": f"{row['id']}b"} for row in rows[:4])],
            fewshot=4,
        ),
    ),
    kind(
        FAMILY,
        "in PPL a shot ends with another text than the choices",
        "few-shot/not-a-choice answer/gold-differs answer/two-spellings text/double-space text/two-spaces",
        put(TOPICS, ('"output": topic', '"output": topic.lower()')),
        put(METALS, ('"output": gold', '"output": f"It is {gold}."')),
        put(ENDINGS, ('"output": right', '"output": right.rstrip(".")')),
        put(COPA, ('"output": right', '"output": " " + right')),
    ),
    kind(
        FAMILY,
        "the answer alone is asked for, and the shots reason first",
        "few-shot/steps-forbidden",
        put(
            MATH,
            (
                "Answer: Let's think step by step.",
                "Give the number only, without any steps.\\nAnswer:",
            ),
        ),
        put(
            PASSAGES,
            ("\\nAnswer (Yes or No):", "\\nAnswer with Yes or No and nothing else.\\nAnswer:"),
            ('f" {gold}"', "f\" {data['why']} So the answer is {gold}\""),
            rows=_why("why", "The passage tells us about this. The question is: {question}"),
            postprocess="theoremqa_post",
        ),
        put(
            TABLES,
            ("\\nAnswer:", "\\nReply with the value only, do not explain.\\nAnswer:"),
            ("f\" {data['answer']}\"", "f\" {data['why']} The answer is {data['answer']}.\""),
            rows=_why("why", "Let us look into the rows. One cell fits, which is {answer}."),
            postprocess="theoremqa_post",
        ),
    ),
    kind(
        FAMILY,
        "the text 'false' counts as true, so all answers say yes",
        "few-shot/lopsided answer/same-gold answer/gold-differs",
        put(
            PASSAGES,
            rows=every_row(lambda row: row.update(answer=str(row["answer"]).lower())),
        ),
        put(
            ARABIC,
            ('data["label"] == 1', 'data["label"]'),
            rows=every_row(lambda row: row.update(label="true" if row["label"] else "false")),
        ),
        put(
            PAIRS,
            ('[data["is_duplicate"]]', '[bool(data["is_duplicate"])]'),
            rows=every_row(
                lambda row: row.update(is_duplicate="TRUE" if row["is_duplicate"] else "FALSE")
            ),
        ),
    ),
    kind(
        FAMILY,
        "the cue hangs on the row, so the query has another one than some of its shots",
        "text/shot-cue text/cue-forms few-shot/other-cues few-shot/worked-cue",
        put(
            NLI,
            ("\\nRelation:", "\\n{r.choice(['Relation', 'Label', 'The relation is'])}:"),
            ('"Is this', 'f"Is this'),
        ),
        put(
            REVIEWS,
            ('"\\nSentiment:"', '"\\n" + ("Sentiment:" if len(data["text"]) > 50 else "Label:")'),
        ),
        put(RIVERS, ('"Answer:"', '"Answer:" if len(data["question"]) % 2 else "The answer is"')),
    ),
    kind(
        FAMILY,
        "the shots are numbered by hand, so each of them has the same number",
        "few-shot/numbered code/not-repeated text/repeated-instruction",
        put(RIVERS, ("Question: {", "Example 1\\nQuestion: {")),
        put(REVIEWS, ('"Review: " +', '"Review 1: " +')),
        put(NEWS, ('f"Article: ', 'f"1. Article: ')),
    ),
)
