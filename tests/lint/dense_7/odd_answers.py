"""Right prompts whose answers, golds, stops or metrics look odd: right tasks, changed."""

from __future__ import annotations

from tests.lint.dense_7.making import A, B, C, odd, some
from tests.lint.dense_7.tasks import JSON, STARS

RIGHT = (
    odd("stops are the newline and the next cue", A.TICKETS, stop=("\n", "Ticket:", "Queue:")),
    odd(
        "labels are asked for and answered in capitals",
        A.BOOL,
        ("Answer yes or no", "Answer YES or NO"),
        ('"yes" if data["label"] else "no"', '"YES" if data["label"] else "NO"'),
    ),
    odd(
        "JSON without spaces behind its marks, as the prompt says",
        A.EMAIL,
        ("json.dumps(record)", 'json.dumps(record, separators=(",", ":"))'),
        ("item and quantity.", "item and quantity, without spaces behind commas and colons."),
    ),
    odd("letters in square brackets, in menu and answer", A.HOTEL, ("({key})", "[{key}]")),
    odd(
        "numbers of the list are answered as ordinals, which the prompt names",
        A.RANK,
        ("Reply with its number.", "Reply with first, second, third or fourth."),
        ("Number:", "Place:"),
        ('str(data["first"])', '("first", "second", "third", "fourth")[data["first"] - 1]'),
    ),
    odd(
        "stars are answered in words",
        STARS,
        ('str(data["stars"])', '("one", "two", "three", "four", "five")[data["stars"] - 1]'),
        ("from 1 (worst) to 5 (best).", "from one (worst) to five (best), in a word."),
    ),
    odd(
        "stars are written as stars",
        STARS,
        ('str(data["stars"])', '"*" * data["stars"]'),
        ("from 1 (worst) to 5 (best).", "from * (worst) to ***** (best)."),
    ),
    odd(
        "a scale from nought, in prompt and golds",
        STARS,
        ('str(data["stars"])', 'str(data["stars"] - 1)'),
        ("from 1 (worst) to 5 (best).", "from 0 (worst) to 4 (best)."),
        ("Stars:", "Points:"),
    ),
    odd(
        "dates with strokes, day first, as the prompt says",
        A.DATES,
        ("YYYY-MM-DD", "DD/MM/YYYY"),
        rows=some("date", lambda text: "/".join(reversed(text.split("-")))),
    ),
    odd(
        "labels of the data are answered as they are, since the prompt names them",
        C.CLAIMS,
        ('{"SUPPORTS": "true", "REFUTES": "false"}[data["verdict"]]', 'data["verdict"]'),
        ("True or false:", "Verdict (SUPPORTS or REFUTES):"),
    ),
    odd(
        "letters of a legend for three relations",
        C.NLI,
        ('("entailment", "neutral", "contradiction")[data["label"]]', '"ENC"[data["label"]]'),
        (
            "Answer entailment, neutral or contradiction.",
            "Answer E (entailment), N (neutral) or C (contradiction).",
        ),
    ),
    odd("many tokens for one letter", B.MUSEUM, max_tokens=512),
    odd("chains may go on to a new paragraph", C.WORKSHOP, stop=("\n\n\n", "Question:")),
    odd("two stops of which one is never met", B.ORDERS, stop=("\n", "###")),
    odd(
        "the gold is taken off the row's text by code",
        A.DATES,
        ('"processed_output": data["date"]', '"processed_output": (" " + data["date"]).split()[0]'),
    ),
    odd(
        "yes and no are 1 and 0, with a legend",
        C.PANTRY,
        ('"yes" if data["answer"] else "no"', '"1" if data["answer"] else "0"'),
        ("Answer yes or no.", "Answer 1 for yes or 0 for no."),
    ),
    odd(
        "signs instead of words for true and false",
        B.TRUTH,
        ('"對" if data["正確"] else "錯"', '"○" if data["正確"] else "╳"'),
        ("回答「對」或「錯」", "對的回答「○」，錯的回答「╳」"),
    ),
    odd(
        "letters in full-width brackets, asked for and answered so",
        B.IDIOM,
        ("只回答字母", "只回答带括号的字母"),
        ("{chr(65 + i)}. {each}", "（{chr(65 + i)}）{each}"),
        (
            'gold = chr(65 + data["选项"].index(data["成语"]))',
            "gold = f\"（{chr(65 + data['选项'].index(data['成语'])) }）\"",
        ),
    ),
    odd(
        "the answer is followed by a full stop in shots and golds",
        C.CHOUQU,
        ('"output": data["span"]', '"output": data["span"] + "。"'),
        ('"processed_output": data["span"]', '"processed_output": data["span"] + "。"'),
        ("从原文中抄出答案。", "从原文中抄出答案，以句号结尾。"),
    ),
    odd(
        "the prompt says how the word of the gap is to be spelled",
        C.GAPS,
        (
            "Fill in the blank with one of the words given.",
            "Fill in the blank with one of the words given, as it is spelled there.",
        ),
    ),
    odd(
        "the answer in quotes, as the prompt says",
        C.GLOSS,
        ("Answer with one English word.", "Answer with one English word in double quotes."),
        ("f\" {data['en']}\"", 'f\' "{data["en"]}"\''),
        ('"processed_output": data["en"]', '"processed_output": \'"\' + data["en"] + \'"\''),
    ),
    odd(
        "choices are ranked, and shown in the prompt, too",
        C.RIVERS,
        ('data["question"] + "', 'data["question"] + " (" + ", ".join(sorted(scores)) + ")" + "'),
    ),
    odd(
        "choices of another order of scores",
        C.SHENGXIAO,
        rows=lambda rows: [
            {**row, "target_scores": dict(reversed(row["target_scores"].items()))} for row in rows
        ],
    ),
    odd(
        "scores are truths",
        B.COPA,
        rows=some(
            "target_scores", lambda scores: {name: bool(score) for name, score in scores.items()}
        ),
    ),
    odd(
        "JSON with its keys the other way round",
        JSON,
        (
            '{"城市": data["城市"], "天数": data["天数"]}',
            '{"天数": data["天数"], "城市": data["城市"]}',
        ),
        ("键为“城市”和“天数”", "键依次为“天数”和“城市”"),
    ),
    odd(
        "items are sorted with semicolons, as the prompt says",
        B.SORT,
        ("with a comma and a space between", "with a semicolon and a space between"),
        ('", ".join(sorted', '"; ".join(sorted'),
    ),
    odd(
        "the number of the gap's word is told from nought",
        B.GAP,
        ('enumerate(data["words"], 1)', 'enumerate(data["words"])'),
        ('data["right"] + 1', 'data["right"]'),
    ),
)
