"""Faults between shots and query: what the shots teach, and what is asked."""

from __future__ import annotations

from collections.abc import Callable

from tests.lint.faults import fault, kind, shots_above
from tests.lint.rows import labelled, plain
from tests.lint.shape import Kind, Names, Row
from tests.lint.tasks import BY_NAME

FAMILY = "shots and query"
CUE = [Names("text/* few-shot/*", "cue|shot|colon|differ|width|space")]
SEPARATOR = [
    Names("text/* few-shot/* code/*", "separator|newline|apart|run|empty line|between|blank")
]
STEPS = [Names("few-shot/* text/* answer/*", "step|reason|at once|chain")]
SHOWN = [Names("few-shot/* answer/*", "shot|doc|question|same|near|copy|leak|own")]
LABELS = [Names("few-shot/* answer/* text/*", "choice|label|option|answer|gold")]
SPACE = [Names("text/* tokens/* few-shot/*", "space|ends|begins")]

_HAND_MOOD = """Decide whether a review is positive or negative.

Review: I would see it again tomorrow.
Sentiment: positive

Review: Two hours that I will never get back.
Sentiment: negative

Review: The songs alone are worth the ticket.
Sentiment: positive

"""
_HAND_ZH = "评论：味道很好，价格也合适。\n请判断这条评论的情感是正面还是负面。\n{cue}正面\n\n评论：屏幕有划痕，要求退货。\n请判断这条评论的情感是正面还是负面。\n{cue}负面\n\n"
_HAND_MCQ = "Question: What is the capital of Norway?\nA. Oslo\nB. Bergen\nC. Hamar\nD. Moss\n{cue} A\n\nQuestion: Which animal barks?\nA. a cat\nB. a hen\nC. a dog\nD. a cow\n{cue} C\n\n"
_HAND_FACTS = "Q: What is the capital of Norway?\nA:{space}Oslo\n\nQ: How many legs has a spider?\nA:{space}eight\n\n"


def _near(key: str, change: Callable[[str], str]) -> tuple[Row, ...]:
    """Return shots that are a task's rows 0, 3 and 5, with one field a little changed."""
    name = _NEAR_OF[key, change.__name__]
    return tuple(
        row | {key: change(row[key])} for row in (BY_NAME[name].rows[n] for n in (0, 3, 5))
    )


def shouted(text: str) -> str:
    """Return the text in small letters, with two spaces for one and no mark at its end."""
    return text.lower().replace(" ", "  ", 1).rstrip("?.")


def longer(text: str) -> str:
    """Return the text with a sentence more."""
    return text + " Please think about it."


def fuller(text: str) -> str:
    """Return the Chinese text with a sentence more, and other marks."""
    return text.replace("，", ", ") + "就是这样。"


def titled(text: str) -> str:
    """Return the text with each word in capitals."""
    return text.title()


_NEAR_OF = {
    ("question", "shouted"): "facts",
    ("question", "longer"): "yes-no-gen",
    ("question", "fuller"): "zh-sentiment",
    ("question", "titled"): "topics",
}


def _wrong_steps(rows: list[Row]) -> None:
    for row in rows:
        head, equals, last = row["steps"].rpartition("=")
        row["steps"] = f"{head}{equals}{int(last.rstrip('.')) + 10}."


def _wrong_problem(rows: list[Row]) -> None:
    for row in rows:
        row["answer"] = row["answer"].replace("####", "So the result is 999.\n####")


def _other_place(rows: list[Row]) -> None:
    for row in rows:
        row["why"] += f" So the answer is ({'ABCD'[(row['answer'] + 1) % 4]})."


_MOOD_ROWS = BY_NAME["own-shots"].rows

KINDS: tuple[Kind, ...] = (
    kind(
        "shots written by hand have another cue than the query",
        FAMILY,
        CUE,
        fault("own-shots", ('\\nSentiment:"', '\\nLabel:"')),
        fault(
            "letters-dot",
            shots_above(_HAND_MCQ.format(cue="Correct option:")),
            ('text = f"Question', 'text = SHOTS + f"Question'),
            fewshot=0,
        ),
        fault(
            "zh-sentiment",
            shots_above(_HAND_ZH.format(cue="答案：")),
            ('text = f"评论', 'text = SHOTS + f"评论'),
            fewshot=0,
        ),
        fault(
            "facts",
            shots_above(
                _HAND_FACTS.format(space=" ").replace("Q:", "Question:").replace("A:", "Answer:")
            ),
            ('f"Q: {data', 'SHOTS + f"Q: {data'),
            fewshot=0,
        ),
    ),
    kind(
        "shots written by hand have another width of colon, or a space more, in their cue",
        FAMILY,
        CUE,
        fault(
            "zh-sentiment",
            shots_above(_HAND_ZH.format(cue="情感:")),
            ('text = f"评论', 'text = SHOTS + f"评论'),
            fewshot=0,
        ),
        fault(
            "letters-dot",
            shots_above(_HAND_MCQ.format(cue="Answer :")),
            ('text = f"Question', 'text = SHOTS + f"Question'),
            fewshot=0,
        ),
        fault("own-shots", ('\\nSentiment:"', '\\nSentiment："')),
    ),
    kind(
        "the cue depends on the row, so shots and query differ",
        FAMILY,
        CUE,
        fault("facts", ('\\nA:"', "\\n{'A' if len(data['question']) % 2 else 'Answer'}:\"")),
        fault("zh-reading", ("\\n回答：", "\\n{'回答' if len(data['passage']) % 2 else '答案'}：")),
        fault(
            "yes-no-ppl",
            ("\\nAnswer:", "\\n{'Answer' if len(data['passage']) % 3 else 'The answer is'}:"),
        ),
    ),
    kind(
        "nothing stands between the shots",
        FAMILY,
        SEPARATOR,
        fault("facts", own={"separator": ""}),
        fault("letters-dot", own={"separator": ""}),
        fault("zh-sentiment", own={"separator": ""}),
        fault("topics", own={"separator": " "}),
    ),
    kind(
        "outputs end with newlines of their own, so that the separator is there twice",
        FAMILY,
        [*SEPARATOR, Names("text/*", "ends|white")],
        fault("facts", ('f" {answer}" for', 'f" {answer}\\n\\n" for')),
        fault("translate", ("f\" {data['target']}\"", "f\" {data['target']}\\n\"")),
        fault("topics", ("f\" {data['answer']}\"", "f\" {data['answer']}\\n\\n\"")),
    ),
    kind(
        "shots written by hand run into the query",
        FAMILY,
        SEPARATOR + CUE,
        fault(
            "own-shots",
            (
                "worth the ticket.\nSentiment: positive\n\n",
                "worth the ticket.\nSentiment: positive",
            ),
        ),
        fault(
            "letters-dot",
            shots_above(_HAND_MCQ.format(cue="Answer:").rstrip("\n")),
            ('text = f"Question', 'text = SHOTS + f"Question'),
            fewshot=0,
        ),
        fault(
            "zh-sentiment",
            shots_above(_HAND_ZH.format(cue="情感：").rstrip("\n")),
            ('text = f"评论', 'text = SHOTS + f"评论'),
            fewshot=0,
        ),
    ),
    kind(
        "the instruction is in the description and in the transform",
        FAMILY,
        [Names("text/* few-shot/*", "twice|repeat|instruction|again|description")],
        fault("letters-paren", description="Choose the right answer and reply with its letter."),
        fault("yes-no-gen", description="Read the passage and answer the question with yes or no."),
        fault("zh-translate", description="请将下面的英文翻译成中文。"),
    ),
    kind(
        "the query asks for steps, and the shots answer at once",
        FAMILY,
        STEPS,
        fault("sums-steps", ("{data['steps']} So the", "So the")),
        fault("shots-file", ("{data['why']} The answer", "The answer")),
        fault("letters-dot", ('"Answer:"', '"Answer: Let\'s think step by step."')),
        fault("zh-reading", ("回答：", "让我们一步一步思考。回答：")),
    ),
    kind(
        "only the query, and not the shots written by hand, has a cue for steps",
        FAMILY,
        STEPS + CUE,
        fault(
            "facts",
            shots_above(_HAND_FACTS.format(space=" ")),
            ('f"Q: {data', 'SHOTS + f"Q: {data'),
            ('\\nA:"', "\\nA: Let's think step by step.\""),
            fewshot=0,
        ),
        fault(
            "letters-dot",
            shots_above(_HAND_MCQ.format(cue="Answer:")),
            ('text = f"Question', 'text = SHOTS + f"Question'),
            ('"Answer:"', '"Answer: Let\'s think step by step."'),
            fewshot=0,
        ),
        fault("own-shots", ('\\nSentiment:"', '\\nThink step by step.\\nSentiment:"')),
    ),
    kind(
        "shots are near copies of docs",
        FAMILY,
        SHOWN,
        fault("facts", shots=_near("question", shouted)),
        fault("yes-no-gen", shots=_near("question", longer)),
        fault("zh-sentiment", shots=_near("question", fuller)),
        fault("topics", shots=_near("question", titled)),
    ),
    kind(
        "shots written by hand are docs",
        FAMILY,
        SHOWN,
        fault(
            "own-shots",
            ("I would see it again tomorrow.", _MOOD_ROWS[0]["question"]),
            ("Two hours that I will never get back.", _MOOD_ROWS[1]["question"]),
        ),
        fault(
            "facts",
            shots_above(
                "Q: In which year did the Berlin Wall fall?\nA: 1989\n\nQ: What is frozen water called?\nA: ice\n\n"
            ),
            ('f"Q: {data', 'SHOTS + f"Q: {data'),
            fewshot=0,
        ),
        fault(
            "zh-sentiment",
            shots_above(
                _HAND_ZH.format(cue="情感：").replace(
                    "味道很好，价格也合适。", "快递很快，包装也很仔细。"
                )
            ),
            ('text = f"评论', 'text = SHOTS + f"评论'),
            fewshot=0,
        ),
    ),
    kind(
        "the file of shots has other labels than the docs",
        FAMILY,
        LABELS,
        fault(
            "zh-sentiment",
            shots=tuple(
                labelled(q, ("积极", "消极"), a)
                for q, a in (
                    ("味道很好。", "积极"),
                    ("屏幕有划痕。", "消极"),
                    ("送货太慢。", "消极"),
                )
            ),
        ),
        fault(
            "nli-ppl",
            shots=tuple(
                labelled("", (" true", " false", " unknown"), a, ["It rains.", b])
                for a, b in (
                    (" true", "It is wet."),
                    (" false", "It is dry."),
                    (" unknown", "It is May."),
                )
            ),
        ),
        fault(
            "topics",
            shots=tuple(
                plain(q, a)
                for q, a in (
                    ("The keeper saved two penalties.", "Sport"),
                    ("The mine cut its dividend.", "Economy"),
                    ("A comet passed the Earth.", "Research"),
                )
            ),
        ),
        fault(
            "yes-no-gen",
            shots=tuple(
                plain(q, a, p)
                for p, q, a in (
                    ("It rains.", "Is it dry?", "false"),
                    ("Ann sings.", "Does Ann sing?", "true"),
                )
            ),
        ),
    ),
    kind(
        "chains of reasoning close on another answer than their gold",
        FAMILY,
        [*STEPS, Names("answer/* few-shot/*", "output|gold|answer|another|extract")],
        fault("sums-steps", rows=_wrong_steps),
        fault("word-problems", rows=_wrong_problem),
        fault(
            "shots-file",
            shots=tuple(
                row | {"why": f"{row['why']} So it is ({'ABCD'[(row['answer'] + 1) % 4]})."}
                for row in BY_NAME["shots-file"].shots
            ),
        ),
        fault(
            "latex",
            (
                "The final answer is $\\\\boxed{{{data['answer']}}}$.",
                "The final answer is $\\\\boxed{{0}}$.",
            ),
        ),
    ),
    kind(
        "in PPL a shot's answer is spelled otherwise than the choices",
        FAMILY,
        LABELS + SPACE,
        fault("yes-no-ppl", ('"output": gold', '"output": " " + gold.strip().upper()')),
        fault("nli-ppl", ('"output": gold', '"output": gold.strip()')),
        fault("coreference", ('"output": gold', '"output": " " + repr(gold.strip())')),
        fault("zh-sentiment", ('"output": gold', '"output": gold + "。"')),
    ),
    kind(
        "two spaces stand between cue and answer",
        FAMILY,
        SPACE,
        fault("yes-no-ppl", ('\\nAnswer:"', '\\nAnswer: "')),
        fault("cloze", ('"input": data["question"]', '"input": data["question"] + " "')),
        fault("facts", ("\\nA:", "\\nA: ")),
        fault("bullets", ('"output": " " + gold', '"output": "  " + gold')),
    ),
    kind(
        "the input ends with a space",
        FAMILY,
        SPACE,
        fault("letters-dot", ('"Answer:"', '"Answer: "'), ('f" {letter}"', "letter")),
        fault("extract", ("=>", "=> "), ("f\" {data['answer']}\"", "data['answer']")),
        fault("zh-letters", ('"答案："', '"答案： "')),
        fault("yes-no-gen", ("(yes/no):", "(yes/no): "), ('" " + data', "data")),
    ),
    kind(
        "no space stands between cue and answer",
        FAMILY,
        SPACE,
        fault("facts", ('f" {answer}"', "answer")),
        fault("topics", ("f\" {data['answer']}\"", "data['answer']")),
        fault("digits", ('" " + number', "number")),
        fault(
            "nli-ppl",
            rows=lambda rows: [
                r | {"target_scores": {o.strip(): s for o, s in r["target_scores"].items()}}
                for r in rows
            ],
        ),
    ),
    kind(
        "the description runs into the first example",
        FAMILY,
        [Names("text/*", "description|run|white space|newline")],
        fault("translate", own={"description_separator": ""}),
        fault("sums-direct", own={"description_separator": ""}),
        fault("chat-roles", own={"description_separator": ""}),
    ),
)
