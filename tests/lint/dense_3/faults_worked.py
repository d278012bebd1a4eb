"""Faults of worked examples that a template brings along."""

from __future__ import annotations

from tests.lint.dense_3.making import case, kinds

KINDS, add = kinds("shots and query")
WRONG = "few-shot/* answer/*"

add(
    "a worked example calls a bad film good",
    WRONG,
    case(
        "film-notes", ("not get back.\\nSentiment: negative", "not get back.\\nSentiment: positive")
    ),
)
add(
    "one worked example has a label that is nearly the one of the list",
    WRONG,
    case("xinwen", ('"財經")', '"財金")')),
)
add(
    "day and month are swapped in a worked example",
    WRONG,
    case("dates", ("Date: 1971-05-04", "Date: 1971-04-05")),
)
add(
    "one worked example writes its date as Germans do, the others and all answers as ISO",
    WRONG,
    case("dates", ("Date: 2024-12-31", "Date: 31.12.2024")),
)
add(
    "the worked examples join the first letters, the instruction and the answers the last",
    WRONG,
    case("word-ends", ('"pe")', '"lt")'), ('"tnr")', '"smr")'), ('"sa")', '"gi")')),
)
add(
    "one letter too many in the answer of a worked example",
    WRONG,
    case("word-ends", ('"tnr")', '"tnrr")')),
)
add(
    "the text of the examples is cut to a number of characters, in the middle of the last one",
    "few-shot/* text/* answer/*",
    case("acceptable", ('EXAMPLES + f"Sentence', 'EXAMPLES[:240] + f"\\n\\nSentence')),
)
add(
    "no newline is left between the last worked example and the question",
    "few-shot/run-in few-shot/separator text/run-together few-shot/*",
    case("tousu-fenlei", ('房屋\\n"\n)', '房屋"\n)'), ('f"\\n投訴：', 'f"投訴：')),
)
add(
    "the loop over the examples writes the doc's own headline in each of them",
    "few-shot/* answer/* text/said-again text/repeated-instruction",
    case("headlines", ('f"Headline: {headline}\\n', "f\"Headline: {data['headline']}\\n")),
)
add(
    "the question behind the loop shows the last example's title, not the doc's",
    "text/same-prompt text/no-question few-shot/* text/ambiguous",
    case("xinwen", ("f\"標題：{data['title']}\\n類別：\"", 'f"標題：{title}\\n類別："')),
)
add(
    "the examples are behind the question, whose cue stays open before them",
    "few-shot/question-first few-shot/*",
    case(
        "film-notes",
        (
            "HEAD + f\"Review: {data['review']}\\nSentiment:\"",
            "f\"Review: {data['review']}\\nSentiment:\\n\\n\" + HEAD.strip()",
        ),
    ),
)
add(
    "the question's cue was renamed, the worked examples keep the old one",
    "few-shot/worked-cue few-shot/other-cues text/cue-forms few-shot/* text/shot-cue",
    case("dates", ('\\nDate:"', '\\nISO date:"')),
)
add(
    "the worked examples were pasted in simplified characters, the question is in traditional ones",
    "few-shot/* text/cue-forms text/*",
    case(
        "tousu-fenlei",
        (
            '"投訴：公園裡的垃圾桶三天沒有清。\\n部門：環境',
            '"投诉：公园里的垃圾桶三天没有清。\\n部门：环境',
        ),
        (
            "投訴：過馬路的燈太短，老人走不完。\\n部門：交通",
            "投诉：过马路的灯太短，老人走不完。\\n部门：交通",
        ),
    ),
)
add(
    "the label of one worked example is none of those that the instruction names",
    WRONG,
    case("tousu-fenlei", ("三天沒有清。\\n部門：環境", "三天沒有清。\\n部門：清潔隊")),
)
add(
    "the worked examples were lost in a refactoring, the sentence that announces them is left",
    "few-shot/* text/* answer/other-count",
    case("tw-hand-mcq", ('text = LI_TI + f"題目', 'text = f"請參考以下三個例題作答。\\n\\n題目')),
)
add(
    "a worked example has no text behind its cue",
    "few-shot/* text/empty-slot answer/*",
    case("xinwen", ('("央行宣布升息半碼", "財經")', '("", "財經")')),
)
add(
    "a worked example has text and label in each other's place",
    "few-shot/* text/swapped-fields answer/*",
    case(
        "tousu-fenlei",
        (
            "投訴：過馬路的燈太短，老人走不完。\\n部門：交通",
            "投訴：交通\\n部門：過馬路的燈太短，老人走不完。",
        ),
    ),
)
add(
    "the worked examples answer with a full stop, the docs without",
    WRONG,
    case(
        "xinwen", ('"體育"),', '"體育。"),'), ('"財經"),', '"財經。"),'), ('"娛樂"),', '"娛樂。"),')
    ),
)
add(
    "the worked examples are a dialogue of user and assistant, the question is not",
    "few-shot/* text/*",
    case(
        "hand-sums",
        ("Q: A box", "User: A box"),
        ("Q: Nina", "User: Nina"),
        ("Q: 45", "User: 45"),
        ("A: Let's think step by step. 4", "Assistant: Let's think step by step. 4"),
        ("A: Let's think step by step. She", "Assistant: Let's think step by step. She"),
        ("A: Let's think step by step. A row", "Assistant: Let's think step by step. A row"),
    ),
)
add(
    "one of the worked examples is the first row of the data",
    "few-shot/near-copy few-shot/own-doc few-shot/same-docs few-shot/* answer/leaked",
    case("xinwen", ("中華隊延長賽逆轉奪冠", "羽球名將宣布退役")),
)
add(
    "the same worked example is there again with the other answer",
    "few-shot/same-twice few-shot/wrong-answer few-shot/* text/ambiguous",
    case(
        "acceptable",
        (
            "Who did you say that left early?\nGrammatical (yes or no): no",
            "Every window in the house was open.\nGrammatical (yes or no): no",
        ),
    ),
)
add(
    "all worked examples were taken from one class",
    "few-shot/lopsided few-shot/*",
    case(
        "headlines",
        (
            '"Minister resigns over unpaid taxes", "politics"',
            '"Cyclist wins third stage in a row", "sports"',
        ),
        (
            '"Probe sends back first pictures of comet", "science"',
            '"Relay team drops baton and title", "sports"',
        ),
        ('"Why sourdough is back on our tables", "food"', '"Derby ends without a goal", "sports"'),
    ),
)
