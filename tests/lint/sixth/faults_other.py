"""Other faults: of cleaning, of the rows themselves, of the config."""

from __future__ import annotations

from functools import partial

from tests.lint.making import RowChange, kind
from tests.lint.shape import Row, changed, put_into
from tests.lint.sixth.tasks_free import (
    ALGEBRA,
    AUSGABE,
    LUECKE,
    MARKET,
    MELDUNG,
    PEOPLE,
    PREFEITURA,
    SATZ,
    SHOP,
    SPANS,
    TRIVIA,
)
from tests.lint.sixth.tasks_labels import (
    CAFES,
    NLI,
    NLI_SHOTS,
    PARKS,
    PAWS,
    REVIEWS,
    SMS_NAMES,
    TICKETS,
)
from tests.lint.sixth.tasks_options import (
    CAUSE,
    DYNASTY,
    KITCHEN,
    LAW,
    MUSIC,
    PRONOUN,
    SEA,
    SEA_PLAIN,
)

_other = partial(kind, "other")
_CUT = "text/no-question text/cut-item text/lost-lines text/run-together text/ambiguous text/same-prompt"
_RE = ("import random", "import random\nimport re")


def _wordy(field: str) -> RowChange:
    """Return what makes the right option of a list much longer than the others, as item writers do."""

    def lengthen(rows: list[Row]) -> None:
        for row in rows:
            place = row["gold"] if "gold" in row else "ABCD".index(row["answer"])
            row[field][place] += ", at least as the word is used by most people who know of it"

    return lengthen


def _wordy_scores(rows: list[Row]) -> list[Row]:
    return [
        row
        | {
            "target_scores": {
                option + (" - to be exact, that and nothing else" if right else ""): right
                for option, right in row["target_scores"].items()
            }
        }
        for row in rows
    ]


def _broken_words(rows: list[Row], field: str) -> list[Row]:
    """Return rows as a scanned page has them: the longest word is cut at a line's end."""
    made = []
    for row in rows:
        word = max(row[field].split(), key=len)
        made.append(row | {field: row[field].replace(word, f"{word[:4]}-\n{word[4:]}")})
    return made


KINDS = (
    _other(
        "The right option is always the longest, since its writer was careful with it alone.",
        "answer/length-tells",
        changed(SEA, rows=_wordy("options")),
        changed(LAW, rows=_wordy("choices")),
        changed(MUSIC, rows=_wordy_scores),
    ),
    _other(
        "The whole prompt is lower-cased, letters of the list too, and the answers are capitals.",
        "answer/letters answer/other-form",
        changed(SEA, ('"input": text', '"input": text.lower()')),
        changed(LAW, ('"input": text', '"input": text.lower()')),
        changed(KITCHEN, ('"input": text', '"input": text.lower()')),
        changed(CAUSE, ('"input": text', '"input": text.casefold()')),
    ),
    _other(
        "The text is lower-cased, and the answer that is to be copied from it keeps its capitals.",
        "answer/other-form text/no-question answer/not-an-option answer/two-spellings answer/letters text/cut-item",
        changed(SPANS, ("{data['context']}", "{data['context'].lower()}")),
        changed(PEOPLE, ("{data['sentence']}", "{data['sentence'].lower()}")),
        changed(SEA_PLAIN, ('f"- {option}"', 'f"- {option.lower()}"')),
    ),
    _other(
        "All punctuation is cleaned away, and with it the signs that the task is about.",
        _CUT,
        changed(AUSGABE, _RE, ("{data['code']}", "{re.sub(r'[^a-z0-9 ]', '', data['code'])}")),
        changed(ALGEBRA, ('data["problem"]', 're.sub(r"[^A-Za-z0-9 ]", "", data["problem"])')),
        changed(
            PRONOUN, _RE, ("{data['sentence']}", "{re.sub('[^A-Za-z ]', '', data['sentence'])}")
        ),
    ),
    _other(
        "Numbers are masked by a cleaner that was written for another task.",
        f"{_CUT} text/placeholder",
        changed(MARKET, _RE, ("{data['question']}", "{re.sub('[0-9]+', '#', data['question'])}")),
        changed(ALGEBRA, ('data["problem"]', 're.sub("[0-9]", "0", data["problem"])')),
        changed(AUSGABE, _RE, ("f({data['input']})", "f({re.sub('[0-9]', '', data['input'])})")),
    ),
    _other(
        "The sign of the gap is lost, so nobody sees which word is asked for.",
        _CUT,
        changed(PRONOUN, ("{data['sentence']}", "{data['sentence'].replace('_', '')}")),
        changed(PRONOUN, ("{data['sentence']}", "{data['sentence'].replace(' _ ', ' ')}")),
        changed(PRONOUN, ("{data['sentence']}", "{data['sentence'].split('_')[0].strip()}")),
    ),
    _other(
        "Nothing parts the description from the first text.",
        "text/description-runs-on text/run-together text/missing-space few-shot/separator",
        changed(SATZ, own={"description_separator": ""}),
        changed(PEOPLE, own={"description_separator": ""}),
        changed(DYNASTY, own={"description_separator": ""}),
    ),
    _other(
        "Shots follow each other with nothing, or a space, between them.",
        "few-shot/separator few-shot/run-in",
        changed(REVIEWS, own={"separator": ""}),
        changed(SPANS, own={"separator": " "}),
        changed(PREFEITURA, own={"separator": ""}),
    ),
    _other(
        "A subject's name stands in the prompt as its file is called.",
        "text/snake-name",
        changed(
            SEA, description="The following are multiple choice questions about seas_and_ships."
        ),
        changed(
            LAW, description="Questions on private_law_and_crimes, with one right answer each."
        ),
        changed(TRIVIA, description="Answer these questions of general_knowledge_hard."),
    ),
    _other(
        "Rows are there twice, so a doc may be shown its own answer as a shot.",
        "few-shot/own-doc few-shot/question-shown few-shot/near-copy few-shot/repeated few-shot/fewer",
        changed(SEA, rows=lambda rows: rows * 2),
        changed(SATZ, rows=lambda rows: rows * 3),
        changed(REVIEWS, rows=lambda rows: rows[:6] * 3),
        changed(
            TRIVIA,
            rows=lambda rows: rows + [row | {"question": row["question"].lower()} for row in rows],
        ),
    ),
    _other(
        "Words are cut by hyphens at the lines' ends of a scanned page.",
        "text/hyphenated",
        changed(SPANS, rows=lambda rows: _broken_words(rows, "context")),
        changed(MELDUNG, rows=lambda rows: _broken_words(rows, "article")),
        changed(PARKS, rows=lambda rows: _broken_words(rows, "passage")),
    ),
    _other(
        "A scan has letters for digits, l0 for 10, so the sum is another one.",
        "text/scanned-digits",
        changed(
            MARKET,
            rows=lambda rows: [
                row | {"question": row["question"].replace("1", "l").replace("0", "O")}
                for row in rows
            ],
        ),
        changed(
            ALGEBRA,
            rows=lambda rows: [row | {"problem": row["problem"].replace("1", "l")} for row in rows],
        ),
        changed(MELDUNG, rows=put_into("article", "{} Tickets cost l5 to 2O euros.", 2)),
    ),
    _other(
        "Marks of a wiki's source are left in the texts.",
        "text/markup",
        changed(
            SPANS,
            rows=put_into("context", '{}<ref name="a">Smith 1990</ref> [[Category:Trades]]', 2),
        ),
        changed(MELDUNG, rows=put_into("article", "== News == [edit] {}", 2)),
        changed(PARKS, rows=put_into("passage", "{} See [[Opening hours|hours]].", 2)),
    ),
    _other(
        "Texts are split into tokens as a treebank or a vocabulary has them.",
        "text/markup text/special-token",
        changed(NLI, rows=put_into("premise", "{} -LRB- seen from afar -RRB-", 2)),
        changed(REVIEWS, rows=put_into("text", "{} A well @-@ made thing .", 2)),
        changed(
            LUECKE,
            rows=lambda rows: [row | {"text": row["text"].replace(" ", " Ġ")} for row in rows],
        ),
    ),
    _other(
        "Texts are coded as in an address.",
        "text/url-coded",
        changed(
            REVIEWS,
            ("import random", "import random\nfrom urllib.parse import quote"),
            ("{data['text']}", "{quote(data['text'])}"),
        ),
        changed(
            TICKETS,
            rows=lambda rows: [
                row | {"ticket": row["ticket"].replace(" ", "%20").replace(",", "%2C")}
                for row in rows
            ],
        ),
        changed(
            SPANS,
            ("import random", "import random\nfrom urllib.parse import quote_plus"),
            ("{data['question']}", "{quote_plus(data['question'])}"),
        ),
    ),
    _other(
        "The few-shot file has one example twice, which weighs its label double.",
        "few-shot/repeated few-shot/same-twice",
        changed(NLI_SHOTS, shots=(*NLI_SHOTS.shots[:2], NLI_SHOTS.shots[0])),
        changed(
            REVIEWS,
            shots=({"text": "Broke at once.", "label": "negative"},) * 2
            + ({"text": "Great fun.", "label": "positive"},),
        ),
        changed(
            CAFES,
            shots=(
                {"review": "Weak tea.", "stars": 2},
                {"review": "Superb buns.", "stars": 5},
                {"review": "Weak tea.", "stars": 2},
            ),
        ),
    ),
    _other(
        "An instruction stands in the prompt twice, by the template and by the rows.",
        "text/repeated-instruction text/said-again",
        changed(PARKS, rows=put_into("question", "{}? Answer yes or no.")),
        changed(SMS_NAMES, ('text = f"', 'text = f"Is it ham or spam?\\n')),
        changed(
            KITCHEN,
            (
                'text += "The answer is"',
                'text += "Answer with A, B, C or D.\\nAnswer with A, B, C or D.\\nThe answer is"',
            ),
        ),
    ),
    _other(
        "A note of the author to himself stands in the prompt.",
        "text/*",
        changed(SATZ, ('text = f"', 'text = f"TODO: better wording\\n')),
        changed(REVIEWS, ("Sentiment (positive", "# FIXME cue\\nSentiment (positive")),
        changed(SHOP, ("-- customers(", "-- XXX insert schema here\\n-- customers(")),
    ),
    _other(
        "A debugging value is printed into the prompt, such as the row's number of letters or its keys.",
        "text/raw-value code/* answer/leaked",
        changed(REVIEWS, ('text = f"', 'text = f"{data.keys()}\\n')),
        changed(PAWS, ('text = f"', 'text = f"{r}\\n')),
        changed(SPANS, ('text = f"', 'text = f"{transform}\\n')),
    ),
)
