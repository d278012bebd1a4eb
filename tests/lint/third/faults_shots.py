"""Faults of shots and query: they do not go together, or with what is asked."""

from __future__ import annotations

from tests.lint.shape import Kind, Row
from tests.lint.third.faults import by_hand, fault, kind
from tests.lint.third.hand import MOODS, QUIZ, SHOT_ROWS, SUMS, ZH_SUMS
from tests.lint.third.tasks import BY_NAME

FAMILY = "shots and query"
OTHER = "few-shot/other-labels few-shot/not-a-choice answer/two-spellings answer/other-names"
CUES = "few-shot/worked-cue few-shot/other-cues few-shot/other-order few-shot/separator text/cue-forms text/shot-cue few-shot/run-in"
CHAIN = "answer/chain-differs few-shot/*wrong* few-shot/*chain* few-shot/*sum*"


def _other(row: Row, **fields: object) -> Row:
    return {**row, **fields}


def _moved(name: str, key: str) -> tuple[Row, ...]:
    """Return a task's rows with their lists of options turned by one place."""
    made: list[Row] = []
    for row in BY_NAME[name].rows:
        options = [*row[key][1:], row[key][0]]
        made.append(_other(row, **{key: options, "answer": (row["answer"] - 1) % len(options)}))
    return tuple(made)


def _turned(name: str) -> tuple[Row, ...]:
    """Return a task's rows with their scored options turned by one place."""
    made: list[Row] = []
    for row in BY_NAME[name].rows:
        first, *others = row["target_scores"].items()
        scores = dict([*others, first])
        letter = "ABCD"[list(scores.values()).index(1)]
        made.append(_other(row, target_scores=scores, answer=letter))
    return tuple(made)


def _renamed(name: str, key: str, other: str) -> tuple[Row, ...]:
    """Return rows for a file of shots whose text stands in a field of another name."""
    return tuple(
        {**row, key: "", other: row[key], "id": number}
        for number, row in enumerate(SHOT_ROWS[name])
    )


MOOD_ROWS = SHOT_ROWS["moods"]

KINDS: tuple[Kind, ...] = (
    kind(
        "labels of the shots written by hand are in another case",
        FAMILY,
        f"{OTHER} few-shot/*",
        fault(
            "feelings",
            *(
                (f"Feeling: {label}\n", f"Feeling: {label.title()}\n")
                for label in ("joy", "anger", "sadness", "fear")
            ),
        ),
        by_hand("moods", MOODS.replace(": good", ": GOOD").replace(": bad", ": BAD")),
        by_hand(
            "nli",
            "Say entailment, neutral or contradiction.\nPremise: It rains.\nHypothesis: The street gets wet.\nLabel: Entailment\n\nSay entailment, neutral or contradiction.\nPremise: It rains.\nHypothesis: The sky is clear.\nLabel: Contradiction\n\n",
        ),
        by_hand(
            "translations",
            "English: Good night.\nFrench: BONNE NUIT.\n\nEnglish: Thank you.\nFrench: MERCI.\n\n",
        ),
        sign="Joy|GOOD|Entailment|BONNE",
    ),
    kind(
        "the shots written by hand have no options, and the question has",
        FAMILY,
        f"{CUES} few-shot/* answer/letters",
        by_hand(
            "rivers",
            "Question: Which river flows through Paris?\nAnswer: B\n\nQuestion: On which island is Heraklion?\nAnswer: A\n\n",
        ),
        by_hand(
            "zh-reading",
            "阅读短文，回答问题。\n短文：小丁养了一只黑猫。\n问题：猫是什么颜色的？\n答案：A\n\n",
        ),
        by_hand(
            "ppl-letters",
            "Which river flows through Paris?\nAnswer: B\n\nOn which island is Heraklion?\nAnswer: A\n\n",
        ),
        by_hand(
            "bullets",
            "Which animal barks? Choose one.\nChoice: dog\n\nWhich animal purrs? Choose one.\nChoice: cat\n\n",
        ),
    ),
    kind(
        "the shots written by hand are parted otherwise than the question from the last one",
        FAMILY,
        CUES,
        fault(
            "feelings",
            ("\n\nMessage: Stop", "\n###\nMessage: Stop"),
            ("\n\nMessage: Since", "\n###\nMessage: Since"),
            ("\n\nMessage: Something", "\n###\nMessage: Something"),
        ),
        by_hand("moods", MOODS.replace("\n\n", "\n---\n", 1)),
        by_hand("bills", SUMS.replace("\n\n", "\n\n\n\n", 1)),
        by_hand("rivers", QUIZ.replace("\n\n", "\n***\n", 1)),
    ),
    kind(
        "the prompt says how many examples there are, and it is not as many",
        FAMILY,
        "few-shot/*count* few-shot/fewer few-shot/numbered few-shot/*number* few-shot/*many*",
        fault("rivers", description="Here are five examples, and then your question."),
        fault("feelings", ("sadness or fear.", "sadness or fear. Two examples:")),
        fault(
            "hand-bills", ("parts = [*SHOTS", 'parts = ["Learn from these three examples.", *SHOTS')
        ),
        sign="five examples|Two examples|three examples",
    ),
    kind(
        "the instruction asks for another form of answer than the shots have",
        FAMILY,
        f"{OTHER} few-shot/* answer/letter-asked",
        fault(
            "nli",
            (
                "Say entailment, neutral or contradiction.",
                "Say entailment, neutral or contradiction, in CAPITALS.",
            ),
        ),
        fault("topics", ('Reply like {"topic": "sport"}.', "Reply with one word, without JSON.")),
        fault("translations", ('f"English: ', 'f"Translate into German.\\nEnglish: ')),
        fault("people", ('"{}\\n{}', '"Answer in a whole sentence.\\n{}\\n{}')),
        sign="CAPITALS|without JSON|German|whole sentence",
    ),
    kind(
        "a space ends the answers of the shots",
        FAMILY,
        "text/trailing-space text/double-space text/*space* answer/two-spellings few-shot/*space*",
        fault("rivers", ("f\" {data['answer']}\"", "f\" {data['answer']} \"")),
        fault("nli", ('" " + data["answer"],', '" " + data["answer"] + " ",')),
        fault("zh-bills", ('+ "。"', '+ "。 "')),
        fault(
            "feelings",
            ("Feeling: joy\n", "Feeling: joy \n"),
            ("Feeling: anger\n", "Feeling: anger \n"),
            ("Feeling: fear\n", "Feeling: fear \n"),
        ),
        sign=r" \n\n| \x00|joy \n",
    ),
    kind(
        "the file of shots has its text in a field of another name",
        FAMILY,
        "text/nothing text/absent-field text/empty-slot text/no-question few-shot/*",
        fault("moods", shots=_renamed("moods", "question", "review")),
        fault("translations", shots=_renamed("translations", "question", "english")),
        fault("topics", shots=_renamed("topics", "question", "headline")),
        sign="Guest: \n|English: \n|News: \n",
    ),
    kind(
        "the file of shots has one row several times",
        FAMILY,
        "few-shot/repeated few-shot/same-twice few-shot/fewer few-shot/lopsided",
        fault(
            "moods", shots=(MOOD_ROWS[0], MOOD_ROWS[1], MOOD_ROWS[0], MOOD_ROWS[1], MOOD_ROWS[0])
        ),
        fault("translations", shots=(SHOT_ROWS["translations"][0],) * 4),
        fault(
            "bills",
            shots=(
                SHOT_ROWS["bills"][0],
                SHOT_ROWS["bills"][0],
                SHOT_ROWS["bills"][1],
                SHOT_ROWS["bills"][1],
            ),
        ),
    ),
    kind(
        "the file of shots asks the docs' questions with the options in another order",
        FAMILY,
        "few-shot/question-shown few-shot/near-copy few-shot/own-doc few-shot/same-docs",
        fault("rivers", shots=_turned("rivers")),
        fault("cells-digits", shots=_moved("cells-digits", "choices")),
        fault("bullets", shots=_moved("bullets", "choices")),
        fault("idioms", shots=_turned("idioms")),
    ),
    kind(
        "a worked example calculates wrongly",
        FAMILY,
        CHAIN,
        fault("hand-bills", ("6 * 2 = 12. Result: 12", "6 * 2 = 14. Result: 14")),
        by_hand(
            "bills", SUMS.replace("5 * 3 = 15. The answer is 15", "5 * 3 = 18. The answer is 18")
        ),
        by_hand("zh-bills", ZH_SUMS.replace("16*4=64。答案是64", "16*4=56。答案是56")),
        sign="= 14. R|= 18. The answer is 18.\n\nProblem: [^O]|=56",
    ),
    kind(
        "a worked example's result is not what its steps come to",
        FAMILY,
        CHAIN,
        fault("hand-bills", ("= 12. Result: 12", "= 12. Result: 21")),
        by_hand("bills", SUMS.replace("The answer is 18", "The answer is 42")),
        by_hand("zh-bills", ZH_SUMS.replace("答案是22", "答案是12")),
        sign="Result: 21|is 42|22。答案是12",
    ),
    kind(
        "all shots written by hand have one label",
        FAMILY,
        "few-shot/lopsided few-shot/same-label few-shot/*",
        fault(
            "feelings",
            ("Stop touching my things!\nFeeling: anger", "I got the job!\nFeeling: joy"),
            (
                "Since he died the house is so quiet.\nFeeling: sadness",
                "She is coming home at last.\nFeeling: joy",
            ),
            (
                "Something is scratching at the door.\nFeeling: fear",
                "What a beautiful present!\nFeeling: joy",
            ),
        ),
        by_hand(
            "moods",
            "".join(
                f"Is the guest's verdict good or bad?\nGuest: {text}\nVerdict: good\n\n"
                for text in (
                    "The best pie in town.",
                    "Such friendly people.",
                    "We shall be back.",
                    "Five stars from me.",
                )
            ),
        ),
        by_hand(
            "rivers",
            "".join(
                f"Question: {q}\nA. {a}\nB. {b}\nC. {c}\nD. {d}\nAnswer: A\n\n"
                for q, a, b, c, d in (
                    (
                        "Which river flows through Paris?",
                        "the Seine",
                        "the Loire",
                        "the Rhone",
                        "the Marne",
                    ),
                    ("On which island is Heraklion?", "Crete", "Rhodes", "Cyprus", "Naxos"),
                    ("Which city is the capital of Peru?", "Lima", "Quito", "La Paz", "Bogota"),
                    (
                        "Which sea is south of Turkey?",
                        "the Mediterranean",
                        "the Black Sea",
                        "the Red Sea",
                        "the Caspian Sea",
                    ),
                )
            ),
        ),
    ),
    kind(
        "the answer alone is asked for, and the shots have steps",
        FAMILY,
        "few-shot/steps-forbidden few-shot/steps-only-here few-shot/steps*",
        fault("bills", description="Give only the number, without any explanation."),
        fault("zh-bills", ('"应用题：" +', '"只写最后的数字，不要写过程。\\n应用题：" +')),
        fault("algebra", ("\\nGive the result", "\\nDo not show your working. Give the result")),
        fault("hand-bills", ('\\nThoughts:"]', '\\nReply with the number only.\\nThoughts:"]')),
        sign="Give only|只写|Do not show|number only",
    ),
    kind(
        "the answers of the shots end with the cue of the next question",
        FAMILY,
        "text/separator-inside answer/stopped-early few-shot/* text/repeated-instruction text/cue-forms text/shot-cue answer/cue-again",
        fault("rivers", ("f\" {data['answer']}\"", "f\" {data['answer']}\\n\\nQuestion:\"")),
        fault("bills", ("{data['answer']}.\"", "{data['answer']}.\\n\\nProblem:\"")),
        fault("translations", ('" " + data["answer"],', '" " + data["answer"] + "\\nEnglish:",')),
        sign="Question:\n\nQuestion:|Problem:\n\nProblem:|English:\n\nEnglish:",
    ),
    kind(
        "the worked examples stand behind the question",
        FAMILY,
        "few-shot/* text/no-question answer/leaked",
        fault(
            "feelings",
            (
                "EXAMPLES + f\"Message: {data['question']}\\nFeeling:\"",
                "f\"Message: {data['question']}\\nFeeling:\\n\\n\" + EXAMPLES.rstrip()",
            ),
        ),
        fault(
            "hand-bills",
            (
                "[*SHOTS, f\"Question: {data['question']}\\nThoughts:\"]",
                "[f\"Question: {data['question']}\\nThoughts:\", *SHOTS]",
            ),
        ),
        by_hand("moods", MOODS, ("SHOTS + text", "text + SHOTS.rstrip()")),
    ),
)
