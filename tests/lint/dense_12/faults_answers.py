"""Answers that are not what the prompt asks for or what the row says."""

from __future__ import annotations

from tests.lint.dense_12.making import answer, bad

D = "answer/gold-differs answer/not-in-output answer/not-extracted"
P = "answer/python-value answer/other-form few-shot/other-form text/raw-value"

KINDS = (
    answer(
        "the number of the option is compared, and the shots show its letter",
        f"{D} answer/letters",
        bad(
            "bench-science", ('"processed_output": gold', '"processed_output": str(data["answer"])')
        ),
    ),
    answer(
        "the text of the option is shown, and its letter is compared",
        f"{D} answer/letter-asked",
        bad("sailing-test", ('f" {gold}"', "f\" {data['option_' + gold.lower()]}\"")),
    ),
    answer(
        "what is compared is in capitals, and the shots write small letters",
        f"{D} answer/other-names answer/two-spellings",
        bad(
            "vet-triage",
            (
                '"processed_output": data["priority"]',
                '"processed_output": data["priority"].upper()',
            ),
        ),
        bad("boolq-lite", ('"processed_output": gold', '"processed_output": gold.capitalize()')),
    ),
    answer(
        "the question is compared in the place of the answer",
        f"{D} text/swapped-fields",
        bad(
            "roman-numerals",
            ('"processed_output": gold', '"processed_output": str(data["number"])'),
        ),
        bad("fanyi-ci", ('"processed_output": data["反义词"]', '"processed_output": data["词语"]')),
    ),
    answer(
        "the English sentence is the answer of a translation into Spanish",
        "answer/leaked few-shot/other-form answer/unlike-others",
        bad(
            "to-spanish",
            ('" " + data["es"]', '" " + data["en"]'),
            ('_output": data["es"]', '_output": data["en"]'),
        ),
    ),
    answer(
        "only the first letter of the label is compared",
        D,
        bad(
            "vet-triage",
            ('"processed_output": data["priority"]', '"processed_output": data["priority"][0]'),
        ),
    ),
    answer(
        "the answer of the shots is cut at eight characters",
        D,
        bad("notice-board", ('" " + data["answer"]', '" " + data["answer"][:8]')),
    ),
    answer(
        "the first number of the steps is compared in the place of the last",
        f"{D} answer/chain-differs",
        bad(
            "orchard-sums",
            ("question, steps", "import re\n\n    question, steps"),
            (
                '"processed_output": str(total)',
                '"processed_output": re.search(r"[0-9]+", steps).group()',
            ),
        ),
    ),
    answer(
        "the shots close on the first number of their steps",
        f"{D} answer/chain-differs",
        bad(
            "runner-steps",
            ("So the answer is {data['value']}.", "So the answer is {data['work'].split()[0]}."),
            fewshot=2,
        ),
    ),
    answer(
        "the letter is looked up one place too early",
        f"{D} answer/legend",
        bad(
            "bench-science", ('gold = "ABCD"[data["answer"]]', 'gold = "ABCD"[data["answer"] - 1]')
        ),
        bad("chengyu-xuanze", ('答 = "甲乙丙"[data["index"]]', '答 = "甲乙丙"[data["index"] - 1]')),
    ),
    answer(
        "yes and no are in the wrong order in the tuple that is indexed by the label",
        f"{D} answer/legend",
        bad("same-meaning", ('("no", "yes")', '("yes", "no")')),
    ),
    answer(
        "a truth is turned round",
        f"{D} answer/legend",
        bad(
            "jingdian-shifei", ('"是" if data["答案"] else "否"', '"否" if data["答案"] else "是"')
        ),
        bad("garden-claims", ('"true" if data["holds"]', '"true" if not data["holds"]')),
    ),
    answer(
        "the option with the least score is taken",
        f"{D} answer/no-gold",
        bad("music-ranks", ("gold = max(", "gold = min(")),
    ),
    answer(
        "the first option is right in all rows, since the lookup reads no scores",
        f"{D} answer/one-place answer/same-gold",
        bad("changli-paixu", (".items() if right][0]", ".items()][0]")),
    ),
    answer(
        "a truth is printed where yes or no is asked for",
        f"{P} answer/other-names",
        bad("boolq-lite", ('"yes" if data["label"] else "no"', 'str(data["label"])')),
    ),
    answer(
        "the labels 0 and 1 are answered, and the prompt asks for yes or no",
        "answer/other-names few-shot/other-form answer/legend answer/letter-asked",
        bad("same-meaning", ('("no", "yes")[data["label"]]', 'str(data["label"])')),
    ),
    answer(
        "true and false are answered, and the prompt asks for yes or no",
        "answer/other-names few-shot/other-form answer/legend",
        bad(
            "garden-claims",
            ("Is the claim true or false?", "Is the claim right? Answer yes or no."),
        ),
    ),
    answer(
        "是 and 不是 are answered, and 是 or 否 is asked for",
        "answer/other-names few-shot/other-form answer/legend",
        bad("jingdian-shifei", ('else "否"', 'else "不是"')),
    ),
    answer(
        "the whole number is made a float on the way",
        P,
        bad("patient-age", ('str(data["age"])', 'str(data["age"] / 1)')),
    ),
    answer(
        "two decimals are added to ages in years",
        P,
        bad("patient-age", ('str(data["age"])', "f\"{data['age']:.2f}\"")),
    ),
    answer(
        "a list is printed with its brackets, and things with commas between are asked for",
        P,
        bad("name-three", ('", ".join(data["items"])', 'str(data["items"])')),
    ),
    answer(
        "a word is joined letter by letter",
        f"{P} answer/not-an-option",
        bad(
            "counter-talk",
            ('" " + data["item"]', '" " + ", ".join(data["item"])'),
            ('_output": data["item"]', '_output": ", ".join(data["item"])'),
        ),
    ),
    answer(
        "the object of JSON has the quotes of Python",
        P,
        bad("contact-json", ("json.dumps({", "str({")),
    ),
    answer(
        "bytes are printed",
        P,
        bad(
            "last-letters", ('" " + data["letters"]', "f\" {data['letters'].encode()}\""), fewshot=2
        ),
    ),
    answer(
        "what is compared is a number, not a text",
        "code/error answer/python-value answer/not-extracted",
        bad("patient-age", ('"processed_output": age', '"processed_output": data["age"]')),
    ),
    answer(
        "what is compared is a list of one",
        "code/error answer/python-value answer/not-extracted answer/not-in-output",
        bad("find-span", ('"processed_output": gold', '"processed_output": data["answers"]')),
    ),
    answer(
        "the answer is read from a field that no row has, so nothing is compared",
        "answer/empty text/absent-field answer/not-extracted answer/same-gold answer/empty-is-right",
        bad(
            "counter-talk",
            ('"processed_output": data["item"]', '"processed_output": data.get("answer", "")'),
        ),
    ),
    answer(
        "the shots show nothing behind their cues",
        "answer/empty answer/not-in-output answer/not-extracted",
        bad("tower-heights", ("output=f\" {data['height']}\"", 'output=""')),
        bad("ying-zhong-yi", ('"output": data["zh"]', '"output": ""')),
    ),
    answer(
        "every row gets the same label, since its field has another name",
        "answer/same-gold text/absent-field",
        bad(
            "menu-course",
            ("f\" {data['course']}\"", "f\" {data.get('label', 'main')}\""),
            ('_output": data["course"]', '_output": data.get("label", "main")'),
        ),
    ),
    answer(
        "answers to be copied are written with capitals",
        "answer/not-an-option answer/unlike-others answer/other-form answer/other-names",
        bad(
            "notice-board",
            ('" " + data["answer"]', '" " + data["answer"].title()'),
            ('_output": data["answer"]', '_output": data["answer"].title()'),
        ),
    ),
    answer(
        "the symbols of the elements are written small, and are compared as they are",
        f"{D} few-shot/worked-form",
        bad("element-symbols", ('" " + data["symbol"]', '" " + data["symbol"].lower()'), fewshot=2),
    ),
    answer(
        "a number is asked for, and the options' texts are the answers",
        "answer/letter-asked answer/other-names answer/letters",
        bad(
            "chess-basics",
            ('gold = str(data["correct"] + 1)', 'gold = data["choices"][data["correct"]]'),
        ),
    ),
    answer(
        "the text of the option is asked for, and a letter is the answer",
        "answer/letter-asked answer/other-names few-shot/other-form",
        bad(
            "sailing-test",
            ('text += "Answer:"', 'text += "Write out the text of the right option.\\nAnswer:"'),
        ),
    ),
    answer(
        "options are numbered, and a letter is the answer",
        "answer/letters answer/letter-asked",
        bad(
            "jiakao-danxuan",
            (
                '[f"{letter}. {data[letter]}" for letter in "ABCD"]',
                '[f"{n}. {data[letter]}" for n, letter in enumerate("ABCD", 1)]',
            ),
        ),
    ),
    answer(
        "the letter stands in brackets in the answers, and with a full stop in the list",
        "answer/letters answer/not-extracted answer/other-form few-shot/worked-form",
        bad("sailing-test", ('gold = data["answer"]', "gold = f\"({data['answer'].lower()})\"")),
    ),
)
