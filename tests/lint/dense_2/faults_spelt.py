"""Composition, case, scripts, scans, and words that are run together or apart."""

from __future__ import annotations

import re
import unicodedata

from tests.lint.dense_2.making import SIGN, case, put, signs

KINDS = (
    signs(
        "accents that stand behind their letters",
        "text/not-composed text/invisible text/look-alike",
        case("en-de", rows=put("de", lambda row: unicodedata.normalize("NFD", row["de"]))),
    ),
    signs(
        "accents taken off, so the translations are misspelt",
        "text/changed text/cut-item text/encoding "
        "answer/not-in-output answer/not-an-option answer/*",
        case(
            "en-fr",
            ("import random\n", "import random\nimport unicodedata\n"),
            (
                'target = data["fr"].strip()',
                'target = unicodedata.normalize("NFD", data["fr"]).encode("ascii", "ignore").decode()',
            ),
        ),
    ),
    signs(
        "capitalize makes small letters of names",
        "text/changed text/no-question",
        case("market-sums", ('format(data["question"])', 'format(data["question"].capitalize())')),
    ),
    signs(
        "title makes a capital behind the apostrophe",
        "text/changed text/no-question answer/not-an-option",
        case("event-dates", ('"Text: " + data["text"]', '"Text: " + data["text"].title()')),
    ),
    signs(
        "some labels in capitals, by a list that was merged in",
        "answer/two-spellings answer/other-form answer/other-names few-shot/* text/changed",
        case("tickets-2", rows=put("queue", lambda row: row["queue"].upper(), 4)),
    ),
    signs(
        "the point is taken out of numbers with the marks",
        "text/changed text/cut-item few-shot/wrong-sum",
        case(
            "unit-quiz",
            ("import random\n", "import random\nimport re\n"),
            ("{data['amount']}", "{re.sub('[^a-z0-9 ]', '', data['amount'])}"),
        ),
    ),
    signs(
        "simplified characters in a template for traditional ones",
        "text/cue-forms text/look-alike text/changed few-shot/other-form text/shot-cue",
        case("tw-xinwen", ("新聞標題：", "新闻标题："), ("類別（", "类别（")),
    ),
    signs(
        "a conversion to traditional characters that takes the wrong one of two",
        "text/look-alike text/changed text/cue-forms",
        case(
            "tw-shifei",
            rows=put(
                "passage",
                lambda row: row["passage"].replace("公里", "公裡").replace("只能", "隻能"),
            ),
        ),
    ),
    signs(
        "a box for a character that the font lacked",
        SIGN
        + " text/cut-item text/stray-sign text/empty-slot text/placeholder text/scanned-digits",
        case(
            "yuedu",
            rows=put("passage", lambda row: row["passage"][:3] + "□" + row["passage"][4:], 3),
        ),
    ),
    signs(
        "letters for digits, as a scan reads them",
        "text/scanned-digits text/look-alike",
        case(
            "dates",
            rows=put(
                "sentence", lambda row: row["sentence"].replace("19", "l9").replace("20", "2O"), 2
            ),
        ),
    ),
    signs(
        "digits for letters, as a scan reads them",
        "text/scanned-digits text/look-alike text/changed",
        case(
            "handbook",
            rows=put("passage", lambda row: row["passage"].replace("ll", "11").replace("oo", "00")),
        ),
    ),
    signs(
        "words cut at the ends of lines",
        "text/hyphenated text/lost-lines text/changed text/two-spaces",
        case(
            "market-sums-2",
            rows=put(
                "question",
                lambda row: re.sub(r"([a-z]{3})([a-z]{3})", "\\1-\n\\2", row["question"], count=1),
                3,
            ),
        ),
    ),
    signs(
        "the newline between two words was taken out",
        "text/run-together text/changed",
        case(
            "short-spans",
            (
                'fields = {"Passage": data["context"]',
                'fields = {"Passage": data["context"].replace(", ", ",").replace(" the ", "the")',
            ),
        ),
    ),
    signs(
        "a space between all Chinese words, as they were cut for search",
        "text/two-spaces text/changed text/run-together text/invisible",
        case(
            "yunhan",
            rows=put(
                "premise",
                lambda row: " ".join(
                    row["premise"][n : n + 2] for n in range(0, len(row["premise"]), 2)
                ),
            ),
        ),
    ),
    signs(
        "a full stop behind one that is there",
        "text/said-again text/stray-sign",
        case("yunhan-ppl", ("前提：{data['passage'][0]}", "前提：{data['passage'][0]}。")),
    ),
)
