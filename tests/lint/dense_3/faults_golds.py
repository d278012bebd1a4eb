"""Faults of answers: golds of the rows, the form of outputs, and what shots teach."""

from __future__ import annotations

from tests.lint.dense_3.making import case, each, kinds

KINDS, add = kinds("answers")
READ = "answer/* few-shot/*"
COMPLAINTS = (
    "The shower has been cold for three days.",
    "My neighbour plays drums at midnight!",
    "There was a beetle in my soup.",
    "Nobody has made my bed since Monday.",
    "The lift smells of fish.",
    "My window does not shut.",
    "The pool is green.",
    "Your bar closed before nine!",
)


def fullwidth(text: str) -> str:
    """Return a text with its letters and digits in the wide form."""
    return "".join(chr(ord(sign) + 0xFEE0) if "!" <= sign <= "~" else sign for sign in text)


add(
    "the output breaks off before its first result, and the last one is compared",
    READ,
    case("market", ('f" {steps} The answer is {number}."', "f\" {steps.split(' = ')[0]}.\"")),
)
add(
    "an `f` is missing before the output: the shots answer with a name in braces",
    "text/placeholder text/unknown-name answer/* few-shot/*",
    case("yingyongti", ("f\"{data['steps']}所以", "data['steps'] + \"所以")),
)
add(
    "the steps of the rows end with the answer's sentence, which the template writes once more",
    "text/said-again text/repeated-instruction answer/* few-shot/*",
    case(
        "zh-yingyong", rows=each("steps", lambda row: [*row["steps"], f"答案是{row['answer']}。"])
    ),
)
add(
    "the shots give letter and text, and the letter alone is compared",
    READ,
    case(
        "science-mcq",
        ('"output": " " + gold', "\"output\": f\" {gold}. {data['choices'][data['label']]}\""),
    ),
)
add(
    "the answers that are shown have the quotes of `repr`",
    READ + " text/raw-value",
    case("phone-intent", ('" " + data["intent"]', "f\" {data['intent']!r}\"")),
)
add(
    "the shots answer in small letters, options and what is compared are in capitals",
    READ,
    case("chengyu-xuanze", ('"output": data["key"]', '"output": data["key"].lower()')),
)
add(
    "the output says the cue again that the input ends with",
    "answer/cue-again text/said-again answer/* few-shot/*",
    case("zoo-yesno", ('"output": " " + gold', '"output": " Answer: " + gold')),
)
add(
    "some golds have several spellings with a bar between",
    READ + " text/*",
    case(
        "small-tables",
        rows=each("answer", lambda row: f"{row['answer']}|{row['answer'].lower()}", 3),
    ),
)
add(
    "golds of one annotator end with a full stop",
    READ,
    case("yuedu", rows=each("answer", lambda row: row["answer"] + "。", 3, 1)),
)
add(
    "golds are in simplified characters, prompt and labels in traditional ones",
    READ + " text/*",
    case("panduan", ('{True: "對", False: "錯"}', '{True: "对", False: "错"}')),
)
add(
    "letters of some golds are full-width, as an input method writes them",
    "answer/* text/* few-shot/*",
    case("zh-changshi", rows=each("answer", lambda row: fullwidth(row["answer"]), 3)),
)
add(
    "golds were cut to eight characters by a column's width",
    "answer/* text/cut-item few-shot/*",
    case("en-de", rows=each("de", lambda row: row["de"][:8])),
)
add(
    "some golds are missing, and `str` makes the word None of them",
    "text/nothing answer/* few-shot/*",
    case(
        "ferry-table",
        (
            '"output": " " + data["answer"], "processed_output": data["answer"]',
            '"output": f" {data[\'answer\']}", "processed_output": str(data["answer"])',
        ),
        rows=each("answer", lambda row: None, 4),
    ),
)
add(
    "the number that is compared went through `float`",
    "answer/python-value answer/* few-shot/*",
    case(
        "yingyongti",
        ('"processed_output": da_an', '"processed_output": str(float(data["answer"]))'),
    ),
)
add(
    "dates are shown as Germans write them, and compared as ISO",
    READ,
    case(
        "event-dates",
        (
            '"output": " " + data["date"]',
            '"output": " " + ".".join(reversed(data["date"].split("-")))',
        ),
    ),
)
