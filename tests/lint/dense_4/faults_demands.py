"""Demands and descriptions in English prompts that rows, answers, options or code contradict."""

from __future__ import annotations

from tests.lint.dense_4.making import bad
from tests.lint.making import kind

FAMILY = "contradicting demands"
FORM = "few-shot/other-form few-shot/other-labels answer/* few-shot/steps*"
HINT = "text/* few-shot/* answer/*"

KINDS = (
    kind(
        FAMILY,
        "five solved examples are announced, the config shows three",
        "few-shot/other-count few-shot/fewer answer/other-count",
        bad("planets", description="Here are five solved examples, then a new question.\n\n"),
    ),
    kind(
        FAMILY,
        "a scale of one to five stars is asked for, the labels are two words",
        FORM,
        bad(
            "films",
            (
                "Decide whether the review is positive or negative.",
                "Rate the film that is reviewed with one to five stars.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "messages are said to be in French, and are in English",
        HINT,
        bad(
            "tickets", ("Route the message to", "The messages are in French. Route the message to")
        ),
    ),
    kind(
        FAMILY,
        "the gap is said to be marked in a way in which no sentence marks it",
        HINT,
        bad(
            "gap-words",
            ("Which word fits the gap?", "Which word fits the gap that is marked [BLANK]?"),
        ),
    ),
    kind(
        FAMILY,
        "two words are asked for where all options are of one",
        FORM,
        bad("word-pairs", description="Complete each analogy with exactly two words.\n\n"),
    ),
    kind(
        FAMILY,
        "the config's description explains the digits the other way round than the prompt",
        "answer/legend answer/* text/*",
        bad(
            "sms",
            description="Messages are labelled 1 if they are wanted and 0 if they are spam.\n\n",
        ),
    ),
    kind(
        FAMILY,
        "the hint behind the question names other labels than those that count",
        FORM,
        bad("handbook", ("(yes or no)", "(allowed or forbidden)")),
    ),
    kind(
        FAMILY,
        "a talk of three people is announced, and two of them speak",
        HINT,
        bad(
            "replies",
            description="Three friends, A, B and C, are talking. What does C say last?\n\n",
        ),
    ),
    kind(
        FAMILY,
        "own words are asked for, where all answers are copied from the text",
        FORM,
        bad(
            "reading",
            (
                "Answer with words from the text.",
                "Answer in your own words and copy nothing from the text.",
            ),
        ),
    ),
    kind(
        FAMILY,
        "nothing but the number is asked for, and the prompt and its shots show steps",
        FORM,
        bad("market", description="Reply with the number only. Do not show any working.\n\n"),
    ),
    kind(
        FAMILY,
        "the end is described as a sentence, and all solutions end with four hashes",
        FORM,
        bad(
            "garden-sums",
            ('"Question: "', '"Finish with the sentence \\"So the answer is N.\\"\\nQuestion: "'),
        ),
    ),
    kind(
        FAMILY,
        "the description of the opposite direction was copied from the other config",
        HINT,
        bad("en-de", description="Translate the German sentences into English.\n\n"),
    ),
    kind(
        FAMILY,
        "programs are said to be JavaScript, and are fenced so",
        HINT,
        bad(
            "prints",
            ("What does this program print?", "What does this JavaScript program print?"),
            ("```python", "```javascript"),
        ),
    ),
    kind(
        FAMILY,
        "day, month and year are asked for, and the examples begin with the year",
        FORM,
        bad("dates", ("write it as YYYY-MM-DD.", "write it as DD/MM/YYYY.")),
    ),
    kind(
        FAMILY,
        "the letter is to come first, and comes last",
        FORM + " few-shot/other-order",
        bad(
            "science-steps",
            ("Reason first, then give the letter.", "Give the letter first, then reason."),
        ),
    ),
    kind(
        FAMILY,
        "two topics with a comma are asked for, one is given",
        FORM,
        bad(
            "headlines",
            (
                "Name the topic of each headline:",
                "Name the two best topics of each headline, with a comma between:",
            ),
        ),
    ),
    kind(
        FAMILY,
        "numbers are asked for in the cue, the options have letters",
        FORM,
        bad("science-mcq", ('"Answer:"', '"Answer (1, 2, 3 or 4):"')),
    ),
    kind(
        FAMILY,
        "the question was hard-coded as one for the cause, and half of the rows ask for the effect",
        HINT + " code/*",
        bad("cause-ppl", ("What was the {data['asks']}?", "What was the cause?")),
    ),
    kind(
        FAMILY,
        "reviews of hotels are called reviews of phones",
        HINT,
        bad(
            "hotel-reviews",
            ("Classify the hotel review as", "Classify the review of a mobile phone as"),
        ),
    ),
    kind(
        FAMILY,
        "a table is spoken of where a passage is given",
        HINT,
        bad(
            "zoo-yesno",
            ('" Answer yes or no."', '" Answer yes or no, according to the table above."'),
        ),
    ),
    kind(
        FAMILY,
        "one capital letter is asked for, and the answers are whole words",
        FORM,
        bad("infer-three", ('"Label:"', '"Reply with E, N or C.\\nLabel:"')),
    ),
    kind(
        FAMILY,
        "a full sentence is asked for, the answers are a few words",
        FORM,
        bad("museum-spans", ("Answer with words from the text:", "Answer in a complete sentence:")),
    ),
    kind(
        FAMILY,
        "two decimals are asked for, all golds are whole",
        FORM,
        bad("market-sums", ('"Q: {}', '"Give the result with two decimal places.\\nQ: {}')),
    ),
    kind(
        FAMILY,
        "three renderings are asked for, one is given",
        FORM,
        bad(
            "into-german",
            ("Translate into German.", "Give three different translations into German."),
        ),
    ),
    kind(
        FAMILY,
        "an explanation is asked for before the output, and no answer has one",
        FORM,
        bad(
            "prints-what",
            (
                "program print?\\n\\n",
                "program print? Explain each line before you give the output.\\n\\n",
            ),
        ),
    ),
    kind(
        FAMILY,
        "the unit is to be in the result, and is in none",
        FORM,
        bad("unit-quiz", ('f"Convert:', 'f"Write the number together with its unit.\\nConvert:')),
    ),
    kind(
        FAMILY,
        "the keys that are asked for are not those of the object",
        FORM,
        bad("people-json", ("name, age and city as JSON", "name, age and country as JSON")),
    ),
    kind(
        FAMILY,
        "the order is to be that from z to a",
        FORM,
        bad(
            "sort-words",
            ("Sort these words alphabetically", "Sort these words in reverse alphabetical order"),
        ),
    ),
    kind(
        FAMILY,
        "a table with bars is called one with commas and five columns",
        HINT,
        bad("ferry-table", ('text = f"{head}', 'text = f"A CSV file with five columns:\\n{head}')),
    ),
    kind(
        FAMILY,
        "true or false is asked for behind a multiple choice",
        FORM,
        bad(
            "ward-cot",
            ('f"Question: {', 'f"Say whether the statement is true or false.\\nQuestion: {'),
        ),
    ),
    kind(
        FAMILY,
        "the pronoun is to be repeated, the answer is what it stands for",
        FORM,
        bad("pronoun-ppl", ('stand for?"', 'stand for? Answer with the pronoun itself."')),
    ),
    kind(
        FAMILY,
        "the range of numbers begins at nought, the list at one",
        HINT,
        bad("news-topics", ("Number of its topic:", "Number of its topic (0-3):")),
    ),
    kind(
        FAMILY,
        "a correction is asked for, and the answers judge",
        FORM,
        bad("acceptable", description="Rewrite each sentence so that it is correct.\n\n"),
    ),
    kind(
        FAMILY,
        "one of the four verbs was added later: three are counted",
        "answer/other-count few-shot/other-count text/*",
        bad("phone-intent", ("one of these four verbs", "one of these three verbs")),
    ),
)
