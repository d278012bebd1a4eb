"""Right prompts that look odd: choices and labels, in English."""

from __future__ import annotations

from tests.lint.making import odd, put
from tests.lint.shape import Row
from tests.lint.thirtyfirst.making import keys
from tests.lint.thirtyfirst.tasks_choice import (
    CLAUSE,
    COPA,
    DESK,
    FACT,
    GEO,
    MED,
    MOOD,
    ODD,
    PARA,
    TASKS,
)

MARKS = 'for mark in "ABCD"]'
LISTED = 'f"{mark}) {data[mark]}"'
GOLD = 'gold = data["answer"]'
CUE = '"\\nAnswer:"'
OUTPUT = '"output": " " + gold'


def _marks(marks: str) -> tuple[tuple[str, str], ...]:
    """Return the changes that give the options other marks, in list and answer."""
    pairs = f'dict(zip("ABCD", {marks}))'
    return (
        ("options = [", f"names = {pairs}\n    options = ["),
        ("{mark})", "{names[mark]})"),
        (GOLD, 'gold = names[data["answer"]]'),
    )


def _named(row: Row) -> str:
    return {
        "payment": "money",
        "termination": "ending",
        "confidentiality": "secrecy",
        "liability": "damages",
    }[row["kind"]]


FEELINGS = {" anger": " angry", " fear": " afraid", " joy": " happy", " sadness": " sad"}

RIGHT = (
    *((f"the task {task.name}", task) for task in TASKS),
    odd("small letters, in list and answer", MED, *_marks('"abcd"')),
    odd("the letters are W to Z", MED, *_marks('"WXYZ"')),
    odd("options are numbered from one, and a number is right", MED, *_marks('"1234"')),
    odd("options are numbered from nought", MED, *_marks('"0123"')),
    odd("Roman numerals", MED, *_marks('("i", "ii", "iii", "iv")')),
    odd("Greek letters", MED, *_marks('"αβγδ"')),
    odd(
        "letters in brackets, in the answer too",
        MED,
        (LISTED, 'f"({mark}) {data[mark]}"'),
        (GOLD, "gold = f\"({data['answer']})\""),
    ),
    odd(
        "letter and text are the answer",
        MED,
        (GOLD, "gold = f\"{data['answer']}) {data[data['answer']]}\""),
    ),
    odd(
        "the text of the option is the answer",
        MED,
        (GOLD, 'gold = data[data["answer"]]'),
        (LISTED, 'f"- {data[mark]}"'),
    ),
    odd("options in one line", MED, ('"\\n".join(options)', '"; ".join(options)')),
    odd("each option has a square to tick", MED, (LISTED, 'f"[ ] {mark}. {data[mark]}"')),
    odd("the cue is half a sentence", MED, (CUE, '"\\nThe letter of the correct option is"')),
    odd(
        "the cue is a bold word", MED, (CUE, '"\\n**Answer:**"'), ("Question: {", "**Question:** {")
    ),
    odd(
        "a rule parts the options from the question",
        MED,
        ("{data['question']}\\n", "{data['question']}\\n-----\\n"),
    ),
    odd("no description", MED, description=""),
    odd("no shots", MED, fewshot=0),
    odd("five shots", MED, fewshot=5),
    odd(
        "the prompt says letters A to D, and lists them",
        MED,
        (CUE, '"\\nReply with A, B, C or D.\\nAnswer:"'),
    ),
    odd(
        "the prompt says that there are four options",
        MED,
        (CUE, '"\\nWhich of the four is right?\\nAnswer:"'),
    ),
    odd(
        "a talk of a user and an assistant",
        MED,
        ("Question: {", "User: {"),
        (CUE, '"\\nAssistant:"'),
    ),
    odd("a newline parts cue and answer", MED, (OUTPUT, '"output": "\\n" + gold'), stop=("\n\n",)),
    odd(
        "kinds have other names",
        CLAUSE,
        ("confidentiality, liability, payment, termination", "damages, ending, money, secrecy"),
        rows=put("kind", _named),
    ),
    odd(
        "labels in capitals, as the prompt asks",
        CLAUSE,
        ("Sort the clause.", "Sort the clause. Answer in capital letters."),
        (
            "confidentiality, liability, payment, termination",
            "CONFIDENTIALITY, LIABILITY, PAYMENT, TERMINATION",
        ),
        rows=put("kind", lambda row: row["kind"].upper()),
    ),
    odd(
        "labels with hashes",
        CLAUSE,
        (
            "confidentiality, liability, payment, termination",
            "#confidentiality #liability #payment #termination",
        ),
        rows=put("kind", lambda row: "#" + row["kind"]),
    ),
    odd(
        "the clause stands in quotes",
        CLAUSE,
        (
            '"\\nClause: " + data["clause"] + "\\nKind:"',
            '"\\nClause: “" + data["clause"] + "”\\nKind:"',
        ),
    ),
    odd(
        "the clause stands between fences",
        CLAUSE,
        (
            '"\\nClause: " + data["clause"] + "\\nKind:"',
            "\"\\nClause:\\n'''\\n\" + data[\"clause\"] + \"\\n'''\\nKind:\"",
        ),
    ),
    odd("an arrow is the cue", CLAUSE, ('"\\nKind:"', '" =>"')),
    odd(
        "the kinds are a list with dashes",
        CLAUSE,
        (
            "Kinds: confidentiality, liability, payment, termination.",
            "Kinds:\\n- confidentiality\\n- liability\\n- payment\\n- termination",
        ),
    ),
    odd(
        "the kinds are explained",
        CLAUSE,
        (
            "Kinds: confidentiality, liability, payment, termination.",
            "confidentiality: what is to be kept secret; liability: who answers for damage; "
            "payment: what is to be paid; termination: how the contract ends.",
        ),
    ),
    odd("cues in capitals", GEO, ("Q: {", "QUESTION: {"), ("\\nA:", "\\nANSWER:")),
    odd(
        "options are listed before the cue",
        GEO,
        ("\\nA:", "\\nOne of:{';'.join(data['target_scores'])}.\\nA:"),
    ),
    odd("a hint that tells nothing", GEO, ("\\nA:", "\\nHint: think of a map.\\nA:")),
    odd("an arrow on a line of its own is the cue", GEO, ("Q: {", "{"), ("\\nA:", "\\n→")),
    odd("links are in capitals", COPA, ('"because"', '"BECAUSE"'), ('"so"', '"SO"')),
    odd("a dash before the link", COPA, ('rstrip(".") + " "', 'rstrip(".") + " - "')),
    odd(
        "the premise has a cue",
        COPA,
        ('text = data["premise"]', 'text = "Complete: " + data["premise"]'),
    ),
    odd("no shots in PPL", COPA, fewshot=0),
    odd("the legend has colons", DESK, ("{number} = {team}", "{number}: {team}")),
    odd("the legend is one line", DESK, ('"\\n".join(f"', '", ".join(f"')),
    odd(
        "teams count from ten",
        DESK,
        (
            'TEAMS = {1: "billing", 2: "delivery", 3: "login", 4: "returns"}',
            'TEAMS = {11: "billing", 12: "delivery", 13: "login", 14: "returns"}',
        ),
        ('str(data["team"])', 'str(data["team"] + 10)'),
    ),
    odd(
        "the team's name is the answer",
        DESK,
        ("{number} = {team}", "- {team}"),
        ('str(data["team"])', 'TEAMS[data["team"]]'),
    ),
    odd("the range of numbers stands in the cue", DESK, ("\\nTeam:", "\\nTeam (1-4):")),
    odd(
        "labels of FEVER",
        FACT,
        ('["supported", "refuted", "unknown"]', '["SUPPORTS", "REFUTES", "NOT ENOUGH INFO"]'),
        ("Is the claim supported, refuted or unknown?", "SUPPORTS, REFUTES or NOT ENOUGH INFO?"),
    ),
    odd(
        "true, false and unclear",
        FACT,
        ('["supported", "refuted", "unknown"]', '["true", "false", "unclear"]'),
        ("supported, refuted or unknown?", "true, false or unclear?"),
    ),
    odd(
        "the claim comes first",
        FACT,
        ("Evidence: %s\nClaim: %s", "Claim: %s\nEvidence: %s"),
        ('(data["evidence"], data["claim"])', '(data["claim"], data["evidence"])'),
    ),
    odd(
        "letters with a legend",
        FACT,
        ('["supported", "refuted", "unknown"]', '["S", "R", "U"]'),
        ("Is the claim supported, refuted or unknown?", "S = supported, R = refuted, U = unknown"),
    ),
    odd(
        "speakers are A and B",
        MOOD,
        ('("Ann", "Ben")', '("A", "B")'),
        ("does Ben feel", "does B feel"),
        ("\\nBen feels", "\\nB feels"),
    ),
    odd(
        "adjectives in place of nouns",
        MOOD,
        (
            "What does Ben feel: anger, fear, joy or sadness?",
            "How does Ben feel: angry, afraid, happy or sad?",
        ),
        rows=keys(FEELINGS),
    ),
    odd(
        "turns begin with dashes",
        MOOD,
        ('f"{who}: {turn}"', 'f"- {turn}"'),
        ("does Ben feel", "does the second speaker feel"),
        ("\\nBen feels", "\\nFeeling:"),
    ),
    odd(
        "the last words stand alone",
        MOOD,
        ("anger, fear, joy or sadness?\\nBen feels", "anger, fear, joy or sadness?\\n="),
    ),
    odd(
        "letters for the words",
        ODD,
        ("[{number}] {word}", "{'ABCD'[number - 1]}. {word}"),
        ("Give its number.", "Give its letter."),
        ("\\nNumber:", "\\nLetter:"),
        ('str(data["words"].index(data["odd"]) + 1)', '"ABCD"[data["words"].index(data["odd"])]'),
    ),
    odd(
        "the word itself is the answer",
        ODD,
        ("Give its number.", "Write it down."),
        ("\\nNumber:", "\\nWord:"),
        ('str(data["words"].index(data["odd"]) + 1)', 'data["odd"]'),
        ("[{number}] {word}", "<{word}>"),
    ),
    odd("each word has a line", ODD, ('" ".join(lines)', '"\\n".join(lines)')),
    odd("numbers behind the words", ODD, ("[{number}] {word}", "{word} ({number})")),
    odd(
        "true and false",
        PARA,
        ("Reply yes or no.", "Reply true or false."),
        ('"yes" if data["same"] else "no"', '"true" if data["same"] else "false"'),
    ),
    odd(
        "same and different",
        PARA,
        ("Do the two ask the same? Reply yes or no.", "same or different?"),
        ('"yes" if data["same"] else "no"', '"same" if data["same"] else "different"'),
    ),
    odd(
        "1 and 0",
        PARA,
        ("Reply yes or no.", "Reply 1 for yes and 0 for no."),
        ('"yes" if data["same"] else "no"', 'str(int(data["same"]))'),
    ),
    odd("shots are drawn from the docs", PARA, shots=()),
)
