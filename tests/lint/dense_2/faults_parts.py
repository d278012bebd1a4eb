"""Parts that are empty, lost or there twice, and instructions that speak of what is not there."""

from __future__ import annotations

from tests.lint.dense_2.making import EMPTY, LOST, NOTE, case, put, sub, text

KINDS = (
    text(
        "brackets around nothing where a field is empty",
        EMPTY,
        case("capitals-fmt", rows=put("continent", lambda row: "", 3)),
    ),
    text(
        "a language of the instruction that comes from a field that rows lack",
        EMPTY,
        case(
            "en-fr",
            (
                '"Translate from English to French.',
                '"Translate from " + data.get("source", "") + " to French.',
            ),
        ),
    ),
    text(
        "a heading for examples, and no examples",
        EMPTY + " few-shot/fewer few-shot/other-count text/no-question",
        case(
            "headlines",
            (
                'head = "Name the topic of each headline: sports, politics, science or food.\\n\\n"',
                'head = "Name the topic of each headline: sports, politics, science or food.\\n\\nExamples:\\n\\n"',
            ),
            ("for headline, topic in EXAMPLES]", "for headline, topic in EXAMPLES[4:]]"),
        ),
    ),
    text(
        "the word in bold is asked for, and no word is bold",
        "text/no-question text/cut-item text/absent-field text/markup answer/letters",
        case(
            "pronoun-ppl",
            (
                "Whom or what does \\\"{data['pronoun']}\\\" stand for?",
                "Whom or what does the word in bold stand for?",
            ),
        ),
    ),
    text(
        "a picture is spoken of, and there is none",
        "text/no-question text/note-left text/absent-field",
        case(
            "science-mcq",
            ('lines = [f"Question:', 'lines = ["Look at the picture and choose.", f"Question:'),
        ),
    ),
    text(
        "options below are spoken of, and none are listed",
        "answer/letters answer/letter-asked "
        "text/no-question answer/other-names answer/not-an-option",
        case(
            "cihui-english",
            ("根据中文释义写出英文单词，只写一个单词。", "根据中文释义从下列选项中选出英文单词。"),
        ),
    ),
    text(
        "the passage is left out, and the question still asks of it",
        LOST,
        case(
            "tw-shifei",
            ("文章：{passage}\\n問題：{question}（請", "請根據文章回答。\\n問題：{question}（請"),
        ),
    ),
    text(
        "the number of departments from an older list",
        "answer/other-count answer/other-names answer/letters",
        case("tousu-fenlei", ("分派給一個部門：交通", "分派給五個部門之一：交通")),
    ),
    text(
        "the gap of the sentence was lost as the export took underscores for a mark",
        LOST,
        case("chengyu-xuanze", rows=sub("sentence", "____", "")),
    ),
    text(
        "half of the old sentence is left before the new one",
        NOTE + " text/run-together text/cut-item",
        case(
            "films",
            ("Decide whether the review is", "Decide whether the review Say if the review is"),
        ),
    ),
    text(
        "an instruction breaks off in the middle",
        NOTE + " text/cut-item text/unclosed text/run-together",
        case(
            "sort-words",
            (
                "Sort these words alphabetically and put commas between them.",
                "Sort these words alphabetically and put commas between the",
            ),
        ),
    ),
    text(
        "the question stands above the text, and once more below it",
        "text/repeated-instruction text/said-again few-shot/*",
        case(
            "cunzhi-yuedu",
            ("材料：{}", "问题：{1}\\n材料：{0}"),
            ("问题：{}\\n回答", "问题：{1}\\n回答"),
        ),
    ),
    text(
        "the config's description and the transform say the same",
        "text/repeated-instruction text/said-again",
        case("panduan", description="請判斷下列敘述，回答「對」或「錯」。\n"),
    ),
    text(
        "a cue that the data has, too",
        "text/said-again text/repeated-instruction text/cue-forms",
        case("yingyongti", rows=put("question", lambda row: f"题目：{row['question']}")),
    ),
    text(
        "letters of a list before options that bring theirs along",
        "text/said-again answer/letters",
        case(
            "chengyu-xuanze",
            rows=put(
                "options",
                lambda row: [f"{k}、{o}" for k, o in zip("ABC", row["options"], strict=True)],
            ),
        ),
    ),
    text(
        "a template whose cues are translated by half",
        "text/cue-forms text/colons text/shot-cue few-shot/other-cues",
        case("zh-yuedu", ('"短文："', '"Passage："')),
    ),
    text(
        "a tag that is opened again where it was to be closed",
        "text/unclosed text/markup text/placeholder",
        case("phone-intent", (r'+ turns + "\n\nThe', r'+ "<call>\n" + turns + "\n<call>\n\nThe')),
    ),
    text(
        "two speakers have one letter",
        "text/said-again text/cue-forms text/repeated-instruction "
        "few-shot/* text/shot-cue answer/*",
        case("replies", ('"B: " + data["turns"][1]', '"A: " + data["turns"][1]')),
    ),
    text(
        "sentences of an instruction, of several literals, without a space between",
        "text/run-together text/missing-space",
        case("phone-intent", ('or to pay? "', 'or to pay?"')),
    ),
)
