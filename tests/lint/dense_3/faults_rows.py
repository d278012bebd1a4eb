"""Faults of answers: golds that are lost, cut, or another row's."""

from __future__ import annotations

from tests.lint.dense_3.making import case, each, kinds

KINDS, add = kinds("answers")
READ = "answer/* few-shot/*"
ACCENTED = {
    "Porto": "Évora",
    "Malmo": "Malmö",
    "Leeds": "Örebro",
    "Lyon": "Orléans",
    "Zurich": "Zürich",
}
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
    "JSON is written over several lines, which the stop sequence ends after its first",
    "answer/stopped-early answer/* few-shot/*",
    case("order-json", ("gold = json.dumps(record)", "gold = json.dumps(record, indent=2)")),
)
add(
    "JSON is shown with its accents, and compared with them escaped",
    READ + " text/*",
    case(
        "people-json",
        (
            '"output": " " + gold',
            '"output": " " + json.dumps(json.loads(gold), ensure_ascii=False)',
        ),
        rows=lambda rows: [
            {**row, "city": city, "text": row["text"].replace(row["city"], city)}
            for row in rows
            for city in [ACCENTED.get(row["city"], row["city"])]
        ],
    ),
)
add(
    "a dict of Python is shown and compared where JSON is asked for",
    READ + " text/raw-value",
    case("people-json", ("gold = json.dumps({", "gold = str({")),
)
add(
    "a misspelt key: the result has no `processed_output`",
    "code/* answer/* refused",
    case("sort-words", ('"processed_output": gold', '"procesed_output": gold')),
)
add(
    "the output is empty, as in a task without shots, and three are shown",
    "answer/empty few-shot/* answer/*",
    case("tw-xinwen", ('"output": gold', '"output": ""')),
)
add(
    "the field of the answer is misspelt, and `.get` hides it",
    "text/absent-field text/nothing answer/* few-shot/* code/*",
    case(
        "cihui-english",
        (
            '"output": data["word"], "processed_output": data["word"]',
            '"output": data.get("words", ""), "processed_output": data.get("words", "")',
        ),
    ),
)
add(
    "the source is the gold of rows that nobody has translated yet",
    "answer/leaked answer/* few-shot/* text/*",
    case("zh-en-fanyi", rows=each("en", lambda row: row["zh"], 3)),
)
add(
    "source and target of a refactored call are the same field: the text is its own translation",
    "answer/* few-shot/* text/*",
    case("into-german", ('data["en"], data["de"]', 'data["en"], data["en"]')),
)
add(
    "the label is the one of the last worked example, whose name the loop left behind",
    "answer/* few-shot/*",
    case(
        "xinwen",
        (
            '"output": data["label"], "processed_output": data["label"]',
            '"output": label, "processed_output": label',
        ),
    ),
)
add(
    "all rows are those of one label, since the file is sorted and its head was taken",
    "answer/same-gold few-shot/lopsided answer/*",
    case(
        "hotel-intents",
        rows=lambda _: [{"said": said, "intent": "complain"} for said in COMPLAINTS],
    ),
)
add(
    "in all rows the right option is the first, as the source lists it",
    "answer/one-place answer/*",
    case(
        "chem-mcq",
        rows=lambda rows: [
            {
                **row,
                "options": [
                    row["options"]["ABCD".index(row["answer"])],
                    *(o for i, o in enumerate(row["options"]) if i != "ABCD".index(row["answer"])),
                ],
                "answer": "A",
            }
            for row in rows
        ],
    ),
)
add(
    "the letter of the gold is a Cyrillic one in rows that were typed abroad",
    "text/look-alike answer/* few-shot/* text/*",
    case(
        "planets",
        rows=each("answer", lambda row: {"A": "А", "B": "В", "C": "С", "D": "D"}[row["answer"]], 2),
    ),
)
add(
    "the gold of the span has words that its text lacks, since the text was revised",
    "answer/not-an-option answer/* few-shot/*",
    case(
        "cunzhi-yuedu",
        rows=each("material", lambda row: row["material"].replace(row["answer"], "某处"), 4, 1),
    ),
)
add(
    "the shots repeat the question before the span, which alone is compared",
    READ,
    case("short-spans", ("f\" {data['span']}\"", "f\" {data['question']} {data['span']}\"")),
)
add(
    "the output shows the option's number, counted from 0, the prompt counts from 1",
    READ,
    case("first-of-four", ('"output": gold', '"output": str(data["first"] - 1)')),
)
add(
    "tags are joined in the order of a set, which is another one in each process",
    "code/set-order code/* answer/*",
    case("film-tags", ('", ".join(data["tags"])', '", ".join(set(data["tags"]))')),
)
add(
    "the answer is found by a piece of the label: `acceptable` is in `unacceptable`",
    "answer/* few-shot/*",
    case(
        "acceptable",
        (
            '{1: "yes", 0: "no"}[data["acceptable"]]',
            '"yes" if "acceptable" in data["verdict"] else "no"',
        ),
        rows=each("verdict", lambda row: "acceptable" if row["acceptable"] else "unacceptable"),
    ),
)
add(
    "the verdict is numbers of two makes: 0 and 1, and later 1 and 2",
    "answer/* few-shot/* code/error",
    case(
        "waimai-qinggan",
        rows=lambda rows: [
            {**row, "label": row["label"] + 1} if i > 5 else row for i, row in enumerate(rows)
        ],
    ),
)
add(
    "an apology of the model that made the data is the gold of some rows",
    "answer/* few-shot/* text/*",
    case("fanyi-tw", rows=each("zh", lambda row: "抱歉，身為語言模型，我無法翻譯這個句子。", 4)),
)
add(
    "the gold is JSON within JSON: all of its quotes are escaped",
    "answer/* text/* few-shot/*",
    case("order-json", ("gold = json.dumps(record)", "gold = json.dumps(json.dumps(record))")),
)
