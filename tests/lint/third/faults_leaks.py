"""Faults that show a doc its own answer."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.shape import Kind, Row
from tests.lint.third.faults import each, fault, gives, kind

FAMILY = "leaks"
LEAK = "answer/leaked answer/in-id answer/stands-out answer/marked answer/reasoning-in-input"
TOPICS = {"sport": "⚽", "economy": "💶", "science": "🔬"}
CUES = {"joy": "😀", "anger": "😡", "sadness": "😢", "fear": "😱"}


def _padded(rows: list[Row]) -> None:
    for row in rows:
        row["choices"] = [
            o if i == row["answer"] else o + " " for i, o in enumerate(row["choices"])
        ]


def _filled(mark: str) -> Callable[[list[Row]], None]:
    """Return what adds the text whose gap is to be filled, or that is to be continued, as a whole."""

    def put(row: Row) -> None:
        right = next(option for option, score in row["target_scores"].items() if score)
        row["full"] = row["question"].replace(mark, right) if mark else row["question"] + right

    return each(put)


def _expected(row: Row) -> None:
    row["record"]["expected"] = row["answer"]


KINDS: tuple[Kind, ...] = (
    kind(
        "a heading, a tag or a key word above the text is the label",
        FAMILY,
        LEAK,
        fault("topics", ('f"News: {', "f\"Section: {data['answer']}\\nNews: {")),
        fault("feelings", ('f"Message: {', "f\"#{data['answer']}\\nMessage: {")),
        fault(
            "places",
            ("Context: $passage", "Key word: $key\\nContext: $passage"),
            ('{"passage"', '{"key": data["answer"], "passage"'),
        ),
        fault(
            "nli",
            ("Premise: %", "Type of pair: %(type)s\nPremise: %"),
            ('{"premise"', '{"type": data["answer"][:4], "premise"'),
        ),
        sign="Section:|#joy|Key word:|Type of pair:",
    ),
    kind(
        "the path or address that a text comes from has its label in it",
        FAMILY,
        LEAK,
        fault(
            "moods",
            ("Guest: {review}", "File: train/{kind}/0217.txt\n        Guest: {review}"),
            ("(review=", '(kind=data["answer"], review='),
        ),
        fault("topics", ('f"News: {', "f\"https://news.example/{data['answer']}/2024/\\nNews: {")),
        fault("feelings", ('f"Message: {', "f\"From messages-{data['answer']}.csv\\nMessage: {")),
        sign="train/good|example/sport|messages-joy",
    ),
    kind(
        "a check at the end of the problem has its result",
        FAMILY,
        LEAK,
        fault("bills", ("\\nSolution:", "\\n(Check yourself: {data['answer']}.)\\nSolution:")),
        fault(
            "hand-bills",
            ('\\nThoughts:"]', "\\nThe sum should come to {data['answer']}.\\nThoughts:\"]"),
        ),
        fault(
            "zh-bills",
            ('data["question"]', 'data["question"] + "（验算：" + data["answer"] + "）"'),
        ),
        fault(
            "algebra",
            ("\\nGive the result", " Verify that ${data['answer']}$ is right.\\nGive the result"),
        ),
        sign="Check yourself|should come to|验算|Verify",
    ),
    kind(
        "a list of words to use is made of the text that is to be written",
        FAMILY,
        LEAK,
        fault(
            "translations",
            ("\\nFrench:", "\\nWords: {', '.join(sorted(data['answer'].split()))}\\nFrench:"),
        ),
        fault(
            "talks",
            (
                '{"role": "user", "text": data["question"]}',
                '{"role": "user", "text": data["question"] + " (Use: " + data["answer"].lower() + ")"}',
            ),
        ),
        fault(
            "functions",
            (
                '{data["question"]}',
                '{data["question"]} Tokens: {" ".join(data["answer"].split()[1:])}',
            ),
        ),
        sign=r"Words:|\(Use:|Tokens:",
    ),
    kind(
        "the text whose gap or end is asked for stands there as a whole",
        FAMILY,
        LEAK,
        fault("idioms", ("\\n空格里", "\\n出处：{data['full']}\\n空格里"), rows=_filled("____")),
        fault(
            "endings",
            (
                '"input": data["question"]',
                '"input": "Story: " + data["full"] + "\\n" + data["question"]',
            ),
            rows=_filled(""),
        ),
        fault(
            "talks",
            (
                'data["question"]}]',
                'data["question"]}, {"role": "assistant", "text": data["answer"]}]',
            ),
        ),
        fault(
            "translations",
            (
                "English: {data['question']}",
                "Line 1: {data['question']} / {data['answer']}\\nEnglish: {data['question']}",
            ),
        ),
        sign="出处|Story:|On Sundays we open at noon.</assistant>\n<assistant>|Line 1",
    ),
    kind(
        "the cue has the first letters of the answer",
        FAMILY,
        LEAK,
        fault(
            "bullets",
            (
                "text = f\"{data['question']}",
                "gold = data['choices'][data['answer']]\n    text = f\"{data['question']}",
            ),
            ("\\nChoice:", "\\nChoice (begins with {gold[:2]}):"),
        ),
        fault(
            "people",
            (
                '\\nValue:".format(shown, data["question"])',
                '\\nValue ({}...):".format(shown, data["question"], data["answer"][:2])',
            ),
        ),
        fault(
            "places", ("substitute(values)", "substitute(values) + f\" ({data['answer'][:3]}…)\"")
        ),
        fault(
            "moods",
            ('Verdict:"""', 'Verdict ({first}___):"""'),
            ("(review=", '(first=data["answer"][0], review='),
        ),
        sign=r"begins with|\.\.\.\):|…\)|___\)",
    ),
    kind(
        "the wrong options have a space behind them, which the right one has not",
        FAMILY,
        f"{LEAK} text/*space*",
        fault("cells-digits", rows=_padded),
        fault("bullets", rows=_padded),
        fault("roman", rows=_padded),
        sign=r"(?m)^(\d\)|-|\([iv]+\)) .* $",
    ),
    kind(
        "what several people said is shown, and most of them said the gold",
        FAMILY,
        LEAK,
        fault(
            "nli",
            ("Label:", "Annotators: %(who)s\nLabel:"),
            (
                '{"premise"',
                '{"who": ", ".join([data["answer"], "neutral", data["answer"]]), "premise"',
            ),
        ),
        fault("facts", ("\\nYes or no?", "\\nVotes: 9 for{data['answer']}\\nYes or no?")),
        fault(
            "topics",
            ("\\nReply:", "\\nReaders' tags: {data['answer']}, {data['answer']}, other\\nReply:"),
        ),
        fault(
            "moods",
            ('Verdict:"""', 'Other readers: {most}, {most}, unsure\n        Verdict:"""'),
            ("(review=", '(most=data["answer"], review='),
        ),
        sign="Annotators|Votes|tags|Other readers",
    ),
    kind(
        "a comment or a field beside the data says what comes out",
        FAMILY,
        LEAK,
        fault(
            "python-out",
            rows=gives("question", lambda row: f"{row['question']}  # {row['answer']}"),
        ),
        fault(
            "functions",
            rows=gives("question", lambda row: f"{row['question']} Solved by: {row['answer']}"),
        ),
        fault("people", rows=each(_expected)),
        fault(
            "weather",
            (
                'data["question"], "Cell:"',
                'data["question"] + " <!-- " + data["answer"] + " -->", "Cell:"',
            ),
        ),
        sign=r"  # |Solved by|expected|<!--",
    ),
    kind(
        "a picture sign stands for the label",
        FAMILY,
        LEAK,
        fault(
            "feelings",
            rows=gives("question", lambda row: f"{row['question']} {CUES[row['answer']]}"),
        ),
        fault(
            "moods",
            rows=gives(
                "question",
                lambda row: f"{'👍' if row['answer'] == 'good' else '👎'} {row['question']}",
            ),
        ),
        fault(
            "topics",
            rows=gives(
                "question",
                lambda row: f"{TOPICS[row['answer']]} {row['question']}",
            ),
        ),
        fault(
            "facts",
            rows=gives(
                "question",
                lambda row: f"{row['question']} {'✔' if 'yes' in row['answer'] else '✘'}",
            ),
        ),
        sign="😀|👍|⚽|✔",
    ),
    kind(
        "the title of the text is the answer",
        FAMILY,
        LEAK,
        fault("places", ('data["passage"],', 'data["answer"] + ". " + data["passage"],')),
        fault(
            "zh-reading",
            ("\\n短文：", "\\n标题：{data['options']['ABCD'.index(data['answer'])]}\\n短文："),
        ),
        fault("people", ("shown = ", 'shown = "Sheet \'" + data["answer"] + "\'\\n" + ')),
        fault(
            "rivers",
            (
                'f"Question: ',
                "f\"Page: {[o for o, s in data['target_scores'].items() if s][0]}\\nQuestion: ",
            ),
        ),
        sign="Context: Aarhus|标题|Sheet|Page:",
    ),
    kind(
        "the right option is listed with a remark that no other has",
        FAMILY,
        LEAK,
        fault(
            "rivers",
            (
                'f"{letter}. {option}\\n"',
                'f"{letter}. {option}" + " (see chapter 2)" * data["target_scores"][option] + "\\n"',
            ),
        ),
        fault(
            "roman",
            (
                'f"({mark}) {option}"',
                'f"({mark}) {option}" + (" [source]" if option == data["choices"][data["answer"]] else "")',
            ),
        ),
        fault(
            "arc",
            rows=each(
                lambda row: row["choices"]["text"].__setitem__(
                    "ABCD".index(row["answerKey"]),
                    row["choices"]["text"]["ABCD".index(row["answerKey"])] + ", as we learnt",
                )
            ),
        ),
        fault(
            "zh-reading",
            ('f"{k}．{v}"', "f\"{k}．{v}{'（见原文）' if k == data['answer'] else ''}\""),
        ),
        sign="see chapter|source|as we learnt|见原文",
    ),
)
