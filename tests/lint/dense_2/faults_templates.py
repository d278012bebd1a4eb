"""Templates of other systems, placeholders that stay, and values as a language prints them."""

from __future__ import annotations

from tests.lint.dense_2.making import LOST, NOTE, PLACE, RAW, case, put, sub, text

KINDS = (
    text(
        "a template literal of JavaScript in a plain string",
        PLACE,
        case("reading", ("f\"Text: {data['text']}\"", '"Text: ${data.text}"')),
    ),
    text(
        "a loop of Jinja stands around the options that Python has listed",
        PLACE + " text/note-left text/unclosed",
        case(
            "planets",
            (
                r"\n{options}\nAnswer:",
                r"\n{{% for option in options %}}\n{options}\n{{% endfor %}}\nAnswer:",
            ),
        ),
    ),
    text(
        "a misspelt name of string.Template that safe_substitute leaves alone",
        PLACE,
        case(
            "films",
            ("TEMPLATE = (", "from string import Template\n\nTEMPLATE = Template("),
            ("Review: {review}", "Review: $reveiw"),
            ("TEMPLATE.format(", "TEMPLATE.safe_substitute("),
        ),
    ),
    text(
        "a tag of ERB in the template",
        PLACE,
        case("rules-bool", ("Passage: {data['passage']}", "Passage: <%= passage %>")),
    ),
    text(
        "placeholders with positions, as Android's string resources have them, filled by replace",
        PLACE,
        case(
            "into-german",
            (
                r'"Translate into German.\n" + "English: " + source + "\n" + "German:"',
                r'"Translate into German.\nEnglish: %1$s\nGerman:".replace("%s", source)',
            ),
        ),
    ),
    text(
        "numbered placeholders that nothing formats",
        PLACE,
        case(
            "cunzhi-yuedu",
            ("材料：{}", "材料：{0}"),
            ("问题：{}", "问题：{1}"),
            ('mu_ban.format(data["material"], data["question"])', "mu_ban"),
        ),
    ),
    text(
        "the translator of the template translated the name in braces, too",
        PLACE,
        case(
            "pinglun",
            ("评论：{}", "评论：{评论}"),
            ('.format(data["content"])', '.replace("{content}", data["content"])'),
        ),
    ),
    text(
        "the key of a table of messages in the place of its text",
        PLACE + " text/snake-name text/cue-forms text/shot-cue text/raw-value",
        case("who-is-it", (r"?\nAnswer:\n", r"?\nprompt.cue.answer:\n")),
    ),
    text(
        "the config's description has a placeholder that nothing fills",
        PLACE,
        case(
            "chem-mcq",
            description="The following are multiple choice questions about {subject}.\n\n",
        ),
    ),
    text(
        "doubled braces around an example of JSON in a string that is not formatted",
        PLACE
        + " text/said-again text/typeset-code few-shot/worked-form"
        + " text/unclosed few-shot/other-form",
        case(
            "order-json",
            (
                "with the keys item and quantity.",
                r"with the keys item and quantity, like {{\"item\": \"pen\", \"quantity\": 2}}.",
            ),
        ),
    ),
    text(
        "a percent sign doubled for a formatting that is done in another way",
        PLACE + " text/said-again",
        case(
            "tickets",
            (r'".\n"', r'". Only 5%% of the messages go to accounts.\n"'),
        ),
    ),
    text(
        "a replacement of a plain word that the instruction has, too",
        "text/repeated-instruction text/said-again text/run-together text/unknown-name "
        "text/two-spaces text/stray-sign text/raw-value text/cut-item",
        case(
            "news-topics",
            (
                r"""f"Topics:\n{menu}\nHeadline: {data['headline']}\nNumber of its topic:" """.strip(),
                r'f"Sort the headline by topic.\nTopics:\n{menu}\nTitle: headline\nNumber of its topic:"'
                + '.replace("headline", data["headline"])',
            ),
        ),
    ),
    text(
        "an expression for debugging, with its equals sign",
        RAW + " text/placeholder text/unknown-name",
        case("science-mcq", ("Question: {data['question']}", "Question: {data['question']=}")),
    ),
    text(
        "a method that is named and not called",
        RAW + " text/no-question text/same-prompt",
        case("market", ('data["question"].strip()', 'data["question"].strip')),
    ),
    text(
        "the keys of a dict, as they print",
        RAW,
        case("changshi-ppl", ('"、".join(data["target_scores"])', 'data["target_scores"].keys()')),
    ),
    text(
        "what enumerate gives is printed whole",
        RAW + " answer/letters",
        case(
            "gap-words",
            (
                'for index, word in enumerate(data["words"]):',
                'for word in enumerate(data["words"]):',
            ),
            ("f\"({'abc'[index]}) {word}\\n\"", 'f"{word}\\n"'),
        ),
    ),
    text(
        "a comma at the end of the line made a tuple of the question",
        RAW,
        case(
            "handbook",
            (
                '    parts = ["Passage: "',
                '    question = data["question"],\n    parts = ["Passage: "',
            ),
            (
                '"Question: " + data["question"] + " (yes or no)"',
                'f"Question: {question} (yes or no)"',
            ),
        ),
    ),
    text(
        "a turn of a dialogue as a dict",
        RAW,
        case("phone-intent", ("f\"{turn['who']}: {turn['says']}\"", "str(turn)")),
    ),
    text(
        "a set of labels as it prints",
        RAW + " code/set-order",
        case("tw-xinwen", ('"、".join(LABELS)', "str(set(LABELS))")),
    ),
    text(
        "members of an Enum in the place of their values",
        RAW + " answer/other-names few-shot/other-form text/snake-name text/cue-forms answer/*",
        case(
            "infer-three",
            (
                'NAMES = ["entailment", "neutral", "contradiction"]',
                'from enum import Enum\n\nLabel = Enum("Label", "ENTAILMENT NEUTRAL CONTRADICTION")\nNAMES = list(Label)',
            ),
            ('gold = NAMES[data["label"]]', 'gold = str(NAMES[data["label"]])'),
        ),
    ),
    text(
        "texts in the quotes of repr, single or double as it comes",
        RAW + " text/said-again",
        case("hotel-reviews", ('review=data["review"]', 'review=repr(data["review"])')),
        case("museum-spans", ("Text: {context}", "Text: {context!r}")),
    ),
    text(
        "bytes printed by str",
        RAW + " text/encoding",
        case("zh-en", ("{data['zh']}", "{data['zh'].encode()}")),
    ),
    text(
        "json.dumps without ensure_ascii=False around a Chinese text",
        RAW + " text/encoding",
        case(
            "zh-en-fanyi",
            ("    cues =", "    import json\n\n    cues ="),
            ("{data['zh']}", "{json.dumps(data['zh'])}"),
        ),
    ),
    text(
        "an array of numpy in one string, without commas",
        RAW + " text/run-together answer/letters",
        case(
            "first-of-four",
            (
                r'"\n".join(f"{n}) {event}" for n, event in enumerate(data["events"], start=1))',
                '"[" + " ".join(repr(event) for event in data["events"]) + "]"',
            ),
        ),
    ),
    text(
        "a series of pandas as it prints, with its name and its dtype",
        RAW + " " + NOTE,
        case(
            "capitals-fmt",
            rows=put("country", lambda row: f"0    {row['country']}\nName: country, dtype: object"),
        ),
    ),
    text(
        "what [object Object] was in a browser",
        RAW + " " + NOTE + " " + LOST + " text/placeholder text/nothing",
        case("same-meaning", rows=put("pair", lambda row: ["[object Object]", row["pair"][1]], 3)),
    ),
    text(
        "the NULL of MySQL's dump",
        RAW + " text/nothing text/placeholder",
        case("nli-daily", rows=put("hypothesis", lambda row: r"\N", 4, 1)),
    ),
    text(
        "an error of a spreadsheet in a cell",
        "text/nothing text/note-left text/placeholder text/markup text/raw-value text/stray-sign",
        case("unit-quiz", rows=put("unit", lambda row: "#N/A", 4)),
        case(
            "ferry-table",
            rows=put("rows", lambda row: [[*cells[:3], "#REF!"] for cells in row["rows"]], 5, 1),
        ),
    ),
    text(
        "a placeholder of a mail merge in one of the texts",
        PLACE + " text/note-left",
        case("tickets-2", rows=sub("text", "May invoice", "{{ month }} invoice")),
    ),
    text(
        "the docstring of a helper as the instruction",
        NOTE + " text/indented text/raw-value",
        case(
            "py-output",
            (
                'return f"What does',
                'return f"{build.__doc__}What does',
            ),
            (
                '"""Return the question about a program."""',
                '"""Return the question about a program.\n\n    Args:\n        program: the source, as a str.\n    """',
            ),
        ),
    ),
    text(
        "the template as a line of a JSON file, with the quote and the comma at its end",
        PLACE + " text/unclosed text/raw-value text/trailing-space",
        case(
            "en-de", (r"German:\"".replace("\\", "") + ' % data["en"]', r'German:\"," % data["en"]')
        ),
    ),
    text(
        "the block mark of YAML stands before the text that was copied out of it",
        PLACE + " text/note-left",
        case("pronoun-ppl", ('text = data["sentence"] +', 'text = "|-\\n" + data["sentence"] +')),
    ),
)
