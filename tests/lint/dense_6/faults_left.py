"""Faults of what was left: notes, markup of other systems, and speech of what is not there."""

from __future__ import annotations

from tests.lint.dense_6.making import T, case, kind, put, some, sub
from tests.lint.shape import Kind, SmallTask

TEXT = "text that was meant to be computed"


def _text(what: str, rules: str, *cases: SmallTask) -> Kind:
    return kind(TEXT, what, rules, *cases)


NOTE = "text/note-left text/placeholder text/markup text/stray-sign"
HYPHENATED = ("week-days", "bor-row", "wel-come", "ska-ting", "tra-vel", "car-ried", "accept-ed")
ABSENT = "text/no-question text/empty-slot text/cut-item text/note-left"


def _hyphenated(text: str) -> str:
    for word in HYPHENATED:
        text = text.replace(word.replace("-", ""), word.replace("-", "-\n"))
    return text


KINDS = (
    _text(
        "a note to do something stands inside the triple quotes",
        NOTE,
        case("spam-flag", ("Message: {message}", "# TODO shorten long ones\nMessage: {message}")),
    ),
    _text(
        "marks of a merge are left in the examples",
        NOTE,
        case(
            "ticket-route",
            (
                "Ticket: I cannot change my user name.",
                "<<<<<<< HEAD\nTicket: I cannot change my user name.",
            ),
            (
                "Team: account\n\n",
                "Team: account\n=======\n>>>>>>> more-shots\n\n",
            ),
        ),
    ),
    _text(
        "the comment behind a line of code got inside its quotes",
        NOTE,
        case("desk", (r"\nQueue:\"".replace('\\"', '"'), r'\nQueue:  # keep the colon"')),
    ),
    _text(
        "the answer of an assistant that was asked for the template is copied with it",
        NOTE,
        case(
            "chemistry",
            ('HEAD = """Which', 'HEAD = """Sure! Here is the improved prompt:\n\nWhich'),
        ),
    ),
    _text(
        "a refusal of the model that wrote the rows stands in some of them",
        "text/unlike-others text/note-left text/markup answer/* text/ambiguous few-shot/question-shown",
        case(
            "review-tone",
            rows=some(
                "review",
                lambda _: "I'm sorry, but as an AI language model I cannot write this review.",
                5,
                7,
            ),
        ),
    ),
    _text(
        "rows of a test are among the real ones",
        "text/unlike-others text/note-left text/repeated-instruction text/ambiguous",
        case("tw-xinwen", rows=some("title", lambda _: "test123 asdf", 6, 10)),
    ),
    _text(
        "brackets that ask to paste something are left before what was pasted",
        NOTE,
        case("notices", ("Notice: {", "Notice: [paste the notice here] {")),
    ),
    _text(
        "the template was set in with the function that it stands in",
        "text/indented text/two-spaces",
        case(
            "gaps",
            ("\nSentence: {sentence}", "\n        Sentence: {sentence}"),
            ("\nWords: ", "\n        Words: "),
            ("\nMissing word:", "\n        Missing word:"),
        ),
    ),
    _text(
        "newlines of a raw template stay two signs",
        "text/escaped",
        case("capitals-fmt", ('FORM = "Q:', 'FORM = r"Q:')),
    ),
    _text(
        "a backslash that was to join lines is in the text, whose quotes are raw",
        "text/stray-sign text/escaped",
        case(
            "pinglun",
            ('示例 = """判断', '示例 = r"""判断'),
            ("“负面”。\n", "“负面”。\\\n"),
        ),
    ),
    _text(
        "the prompt speaks of a passage that is no longer put in",
        ABSENT,
        case(
            "pantry",
            (r"{data['passage']}\n\nQuestion:", r"According to the passage above:\nQuestion:"),
        ),
    ),
    _text(
        "the prompt speaks of a picture, and there is none",
        ABSENT,
        case("yingyongti", ('"请写出步骤', '"请看下图，写出步骤')),
    ),
    _text(
        "the prompt speaks of an underlined word, and nothing is underlined",
        f"{ABSENT} text/markup",
        case(
            "who-is-it",
            (
                r'"\nIn this sentence, \"" + data["pronoun"] + "\" is "',
                r'"\nIn this sentence, the underlined word is "',
            ),
        ),
    ),
    _text(
        "a heading for examples has none under it",
        ABSENT,
        case(
            "xinwen",
            (
                r'"\n\n" + 例 + f"\n\n新聞',
                r'"\n\n範例：\n" + f"\n新聞',
            ),
        ),
    ),
    _text(
        "a heading for context has the value of a field that is empty in all rows",
        "text/empty-slot text/absent-field",
        case(
            "parks",
            (
                'text = data["passage"]',
                'text = "Context: " + data["context"] + "\\n" + data["passage"]',
            ),
            rows=put("context", lambda _: ""),
            shots=tuple({**shot, "context": ""} for shot in T["parks"].shots),
        ),
    ),
    _text(
        "one cue of a translated template is still in English",
        "text/cue-forms text/colons",
        case("zh-yuedu", ('"问题："', '"Question: "')),
    ),
    _text(
        "a subject is named as its file is",
        "text/snake-name",
        case(
            "zh-changshi",
            description="以下是关于 chinese_general_knowledge 的单项选择题，请选出正确的选项。\n\n",
        ),
    ),
    _text(
        "the bars of PromptSource between input and target are left",
        NOTE,
        case("rivers", (r'"\nA:\n"', r'"\n|||\nA:\n"')),
    ),
    _text(
        "the token of OpenCompass that is to be replaced by examples is left",
        f"{NOTE} text/special-token text/unclosed",
        case("fanyi", ('text = "把下面', 'text = "</E>把下面')),
    ),
    _text(
        "the link that opens the rest of a page is part of the news",
        "text/markup text/note-left text/unlike-others text/repeated-instruction text/cut-item",
        case("chouqu", rows=put("news", lambda row: f"{row['news'][:-1]}... 展开全文")),
    ),
    _text(
        "page number and running head stand in the middle of a passage",
        "text/markup text/unlike-others text/lost-lines text/note-left text/repeated-instruction",
        case("parks", rows=sub("passage", ". ", ".\n118\nTHE PARKS OF ENGLAND\n", 3)),
    ),
    _text(
        "words are cut at the end of a line as on the page",
        "text/hyphenated",
        case(
            "rules-bool",
            rows=put("passage", lambda row: _hyphenated(row["passage"])),
        ),
    ),
    _text(
        "the gap that is to be filled is lost with the underscores of Markdown",
        "text/cut-item text/no-question few-shot/other-form text/two-spaces text/changed",
        case(
            "gap-number",
            ("{data['sentence']}", "{data['sentence'].replace('___ ', '').replace('___', '')}"),
        ),
    ),
    _text(
        "a fence is opened and not closed",
        "text/unclosed",
        case("what-it-prints", (r'"\n```\nOutput:"', r'"\nOutput:"')),
    ),
    _text(
        "the tag that was to close a passage opens it again",
        "text/unclosed text/markup",
        case("gushi", ("文章：{data['文']}", "文章：<passage>{data['文']}<passage>")),
    ),
    _text(
        "a text with a comma was cut by the reader of a table, and keeps one quote",
        "text/unclosed text/unlike-others text/stray-sign text/cut-item",
        case(
            "review-tone",
            rows=put("review", lambda row: '"' + row["review"].split(",")[0], 4, 1),
        ),
    ),
    _text(
        "numbers of lines stand before a program that was copied from a listing",
        "text/markup text/unlike-others text/note-left text/stray-sign text/typeset-code",
        case(
            "scripts",
            rows=put(
                "code",
                lambda row: "\n".join(
                    f"{n:>3} {line}" for n, line in enumerate(row["code"].split("\n"), 1)
                ),
                4,
            ),
        ),
    ),
    _text(
        "a per cent sign is doubled where nothing formats it",
        "text/stray-sign text/said-again text/escaped text/placeholder",
        case("invoices", ("days.\\n", "days, with 2%% off if paid at once.\\n")),
    ),
    _text(
        "the template ends its question with a full stop behind the row's own mark",
        "text/said-again text/stray-sign",
        case("passage-bool", ("{cue}: {part}\\n", "{cue}: {part}.\\n")),
    ),
)
