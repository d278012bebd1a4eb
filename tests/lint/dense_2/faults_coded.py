"""Encodings, escapes, markup and special tokens that stay in a text."""

from __future__ import annotations

from tests.lint.dense_2.making import NOTE, SIGN, case, put, signs, sub

KINDS = (
    signs(
        "UTF-8 read as Windows-1252 in half of the answers",
        SIGN,
        case("en-fr", rows=put("fr", lambda row: row["fr"].encode().decode("cp1252", "ignore"), 2)),
    ),
    signs(
        "UTF-8 read as Latin-1 twice",
        SIGN,
        case(
            "en-de",
            rows=put(
                "de", lambda row: row["de"].encode().decode("latin-1").encode().decode("latin-1")
            ),
        ),
    ),
    signs(
        "UTF-8 read as GBK",
        SIGN,
        case(
            "waimai-qinggan",
            rows=put("text", lambda row: row["text"].encode().decode("gbk", "ignore"), 4),
        ),
    ),
    signs(
        "Big5 read as Latin-1",
        SIGN,
        case(
            "xinwen",
            rows=put("title", lambda row: row["title"].encode("big5").decode("latin-1"), 4, 1),
        ),
    ),
    signs(
        "what is left of letters that were lost twice: 锟斤拷",
        SIGN,
        case(
            "zh-pinglun",
            rows=put("review", lambda row: row["review"][:4] + "锟斤拷" + row["review"][6:], 3),
        ),
    ),
    signs(
        "the replacement character, itself read as Latin-1",
        SIGN,
        case("frost", ('°C", f"Change', 'ï¿½C", f"Change')),
    ),
    signs(
        "a question mark for each letter that ASCII lacks",
        SIGN + " text/changed answer/not-an-option",
        case(
            "into-german", rows=put("de", lambda row: row["de"].encode("ascii", "replace").decode())
        ),
    ),
    signs(
        "letters that ASCII lacks are left out",
        SIGN + " text/changed text/cut-item answer/not-an-option text/stray-sign text/run-together",
        case(
            "reading",
            ("{data['text']}", "{data['text'].encode('ascii', 'ignore').decode()}"),
            rows=lambda rows: [
                {
                    "text": "Chef Béla Szőke left Győr for Malmö in 1998.",
                    "question": "Which city did the chef leave?",
                    "answer": "Győr",
                },
                {
                    "text": "The Café Zürich serves Rösti until noon.",
                    "question": "What is served until noon?",
                    "answer": "Rösti",
                },
                *rows,
            ],
        ),
    ),
    signs(
        "an apostrophe of three characters, â€™, in the template",
        SIGN,
        case("market", ("A: Let's think", "A: Letâ€™s think")),
    ),
    signs(
        "quoted-printable, as mails are sent",
        SIGN + " text/url-coded text/stray-sign text/hyphenated",
        case(
            "order-json",
            rows=put(
                "message",
                lambda row: row["message"].replace(",", ",=20").replace(". ", "=2E=\n"),
                2,
            ),
        ),
    ),
    signs(
        "signs of addresses for spaces: plus",
        "text/url-coded " + SIGN + " text/stray-sign text/run-together text/changed",
        case("ward-cot", rows=sub("question", " ", "+", 3)),
    ),
    signs(
        "an emoji as the two halves of its escape",
        SIGN,
        case("hotel-intents", rows=put("said", lambda row: row["said"] + r" \ud83d\ude0a", 3)),
    ),
    signs(
        "an emoji read as Windows-1252",
        SIGN,
        case("zh-pinglun", rows=put("review", lambda row: row["review"] + "ðŸ˜Š", 4)),
    ),
    signs(
        "an emoji whose joiner lost what it joined",
        SIGN + " text/stray-sign",
        case("films", rows=put("review", lambda row: row["review"] + " 👩\u200d", 4)),
    ),
    signs(
        "an entity that was escaped twice",
        SIGN,
        case(
            "tickets-2", rows=put("text", lambda row: row["text"].replace(" and ", " &amp;amp; "))
        ),
    ),
    signs(
        "entities without their semicolon",
        SIGN,
        case(
            "tickets", rows=put("message", lambda row: row["message"].replace(" ", "&nbsp", 1), 2)
        ),
    ),
    signs(
        "numbers of characters in the place of the characters",
        SIGN,
        case("zh-en", rows=put("zh", lambda row: "".join(f"&#{ord(c)};" for c in row["zh"]), 3)),
    ),
    signs(
        "paragraphs of a page with their tags and classes",
        SIGN + " text/unclosed",
        case(
            "cunzhi-yuedu",
            rows=put("material", lambda row: f'<p class="txt">{row["material"]}</p>', 3),
        ),
    ),
    signs(
        "tags of a forum in square brackets",
        SIGN + " text/unclosed text/stray-sign text/note-left",
        case("film-notes", rows=put("review", lambda row: f"[b]{row['review']}[/b]", 3)),
    ),
    signs(
        "backslashes of Markdown before marks",
        SIGN + " text/stray-sign",
        case("garden-sums", rows=sub("question", ".", r"\.")),
    ),
    signs(
        "the stars of emphasis around nothing",
        SIGN + " text/empty-slot text/stray-sign text/unclosed text/said-again",
        case("handbook", ('"Passage: " + data["passage"]', '"Passage: **** " + data["passage"]')),
    ),
    signs(
        "a word of LaTeX whose backslash became a tab",
        SIGN + " text/changed text/two-spaces text/run-together",
        case("algebra", rows=sub("problem", r"\times", "\times")),
    ),
    signs(
        "a fraction of LaTeX whose backslash became a form feed",
        SIGN,
        case("algebra", rows=sub("problem", r"\frac", "\frac")),
    ),
    signs(
        "commands of LaTeX in a text of words",
        SIGN + " text/stray-sign text/unclosed text/placeholder text/unknown-name",
        case(
            "museum-spans",
            rows=put("context", lambda row: r"\textit{" + row["context"].replace(" ", r"}~", 1), 3),
        ),
    ),
    signs(
        "the powers of a formula lost their sign",
        "text/changed answer/* few-shot/wrong-sum few-shot/wrong-answer text/look-alike",
        case("algebra", ("{data['problem']}", "{data['problem'].replace('^', '')}")),
    ),
    signs(
        "the stars of multiplication were taken for emphasis",
        "answer/chain-differs text/two-spaces text/changed answer/other-form few-shot/*",
        case("garden-sums", rows=sub("answer", "*", "")),
    ),
    signs(
        "colours of a terminal",
        SIGN + " text/stray-sign text/unclosed",
        case("prints-what", rows=put("prints", lambda row: f"\x1b[32m{row['prints']}\x1b[0m", 3)),
        case("py-output", ("What does this program print?", "[1mWhat does this program print?[0m")),
    ),
    signs(
        "a group of a regular expression became a control character",
        SIGN + " text/changed text/cut-item",
        case(
            "capitals-fmt",
            ("import random\n", "import random\nimport re\n"),
            (
                'continent=data["continent"]',
                'continent=re.sub("(America)", "\\1", data["continent"])',
            ),
        ),
    ),
    signs(
        "a carriage return as a spreadsheet writes it",
        SIGN + " text/note-left text/snake-name",
        case(
            "phone-intent",
            rows=put(
                "turns", lambda row: [t | {"says": t["says"] + "_x000D_"} for t in row["turns"]], 3
            ),
        ),
    ),
    signs(
        "pieces of a tokenizer's words",
        SIGN + " text/special-token text/stray-sign",
        case(
            "infer-three", rows=put("premise", lambda row: row["premise"].replace("ing", " ##ing"))
        ),
    ),
    signs(
        "a treebank's words: a space before each mark and inside contractions",
        SIGN + " text/changed text/two-spaces text/stray-sign text/cue-forms answer/other-form",
        case(
            "who-is-it",
            rows=put(
                "sentence",
                lambda row: (
                    row["sentence"]
                    .replace(".", " .")
                    .replace("did not", "did n't")
                    .replace(",", " ,")
                ),
            ),
        ),
    ),
    signs(
        "an unknown token in the place of rare characters",
        "text/special-token tokens/special-text text/markup text/placeholder",
        case(
            "shici",
            rows=lambda rows: [
                r
                | {
                    "line": r["line"]
                    .replace("眠", "<unk>")
                    .replace("篁", "<unk>")
                    .replace("禾", "<unk>")
                }
                for r in rows
            ],
        ),
    ),
    signs(
        "filling tokens behind the text",
        "text/special-token tokens/special-text text/markup text/stray-sign",
        case("sms", rows=put("sms", lambda row: row["sms"] + " [PAD] [PAD] [PAD]", 3)),
    ),
    signs(
        "the turn of a chat's template inside the prompt",
        "text/special-token tokens/special-text text/markup",
        case("event-dates", ('parts.append("Date:")', 'parts.append("Date:<|im_end|>")')),
    ),
    signs(
        "a call of gettext inside the literal",
        NOTE + " text/placeholder text/unclosed text/said-again text/raw-value text/unknown-name",
        case("rules-bool", ('f"Answer:"', "f\"_('Answer'):\"")),
    ),
)
