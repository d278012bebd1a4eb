"""Right code that looks odd."""

from __future__ import annotations

from tests.lint.fifth.odd_helpers import Right, odd
from tests.lint.fifth.tasks_free import FRENCH, MATH, SPANS, TABLES
from tests.lint.fifth.tasks_labels import INTENTS, NLI, PAIRS, PASSAGES, REVIEWS, TALKS
from tests.lint.fifth.tasks_options import BODY, METALS, RIVERS, TOPICS

RIGHT: tuple[Right, ...] = (
    # Code that looks odd and is right.
    odd(
        "a list that is made anew in each call",
        BODY,
        ('    lines = [data["question"]]', '    lines = []\n    lines.append(data["question"])'),
    ),
    odd(
        "a copy of the row that is changed",
        REVIEWS,
        (
            "    sentiment = {",
            '    data = dict(data)\n    data["text"] = data["text"].rstrip()\n    sentiment = {',
        ),
    ),
    odd(
        "a set that is sorted before it is read",
        TALKS,
        (
            "anger, fear, joy or sadness?",
            "{', '.join(sorted({'joy', 'fear', 'anger', 'sadness'}))}?",
        ),
    ),
    odd(
        "a set that is only asked whether it has a word",
        NLI,
        (
            "    label = LABELS",
            '    assert LABELS[data["label"]] in {"entailment", "neutral", "contradiction"}\n    label = LABELS',
        ),
    ),
    odd(
        "an exception that is caught by its name",
        SPANS,
        (
            '    answer = data["answers"]["text"][0]\n',
            '    try:\n        answer = data["answers"]["text"][0]\n    except IndexError:\n        answer = "no answer"\n',
        ),
    ),
    odd(
        "a field that may be absent, with a look before",
        PASSAGES,
        (
            '    prompt = f"',
            '    title = data.get("title")\n    head = f"{title}\\n" if title else ""\n    prompt = head + f"',
        ),
    ),
    odd(
        "format with names",
        FRENCH,
        ('"English: " + data["en"] + "\\nFrench:"', '"English: {en}\\nFrench:".format(**data)'),
    ),
    odd(
        "the percent sign for formatting",
        INTENTS,
        ("f\"Customer: {data['text']}\\nIntent:\"", '"Customer: %s\\nIntent:" % data["text"]'),
    ),
    odd(
        "a Template of the standard library",
        REVIEWS,
        (
            '"Review: " + data["text"] + "\\nSentiment:"',
            'string.Template("Review: $text\\nSentiment:").substitute(text=data["text"])',
        ),
        ("import random\n", "import random\nimport string\n"),
    ),
    odd(
        "replace on a template, with all names right",
        PAIRS,
        (
            '    text = "Question 1: " + data["question1"] + "\\n"\n',
            '    text = "Question 1: {one}\\n".replace("{one}", data["question1"])\n',
        ),
    ),
    odd(
        "a dedented block of lines",
        PASSAGES,
        (
            "f\"Passage: {data['passage']}\\n\\nQuestion: {data['question']}\\nAnswer (Yes or No):\"",
            'textwrap.dedent("""\\\n        Passage: {passage}\n\n        Question: {question}\n        Answer (Yes or No):""").format(**data)',
        ),
        ("import random\n", "import random\nimport textwrap\n"),
    ),
    odd(
        "a helper that builds the options",
        RIVERS,
        (
            "import random\n",
            'import random\n\n\ndef option(pair):\n    return "{}. {}\\n".format(*pair)\n',
        ),
        (
            '    for letter, choice in zip(LETTERS, data["choices"]):\n        text += f"{letter}. {choice}\\n"\n',
            '    text += "".join(map(option, zip(LETTERS, data["choices"])))\n',
        ),
    ),
    odd(
        "a match statement",
        NLI,
        (
            '    label = LABELS[data["label"]]\n',
            '    match data["label"]:\n        case 0:\n            label = "entailment"\n        case 1:\n            label = "neutral"\n        case _:\n            label = "contradiction"\n',
        ),
    ),
    odd(
        "a regular expression that tidies white space",
        SPANS,
        ("    answer = ", '    context = re.sub(r"\\s+", " ", data["context"])\n    answer = '),
        ("{data['context']}", "{context}"),
        ("import random\n", "import random\nimport re\n"),
    ),
    odd(
        "a cut at a bound that no row reaches",
        SPANS,
        ("{data['context']}", "{data['context'][:4000]}"),
    ),
    odd(
        "a cache that changes nothing",
        MATH,
        (
            "import random\n",
            "import functools\nimport random\n\n\n@functools.lru_cache\ndef cue(kind):\n    return {'steps': \"Let's think step by step.\"}[kind]\n",
        ),
        ("Answer: Let's think step by step.", "Answer: {cue('steps')}"),
    ),
    odd(
        "a table whose rows are sorted in the code",
        TABLES,
        ('in data["table"]["rows"]', 'in sorted(data["table"]["rows"])'),
    ),
    odd(
        "the gold by `max` over the scores",
        METALS,
        (
            "[option for option, score in scores.items() if score == 1][0]",
            "max(scores, key=scores.get)",
        ),
    ),
    odd(
        "names of the labels from the row's own scores",
        TOPICS,
        ('TOPICS[data["label"]]', 'list(data["target_scores"])[data["label"]]'),
    ),
    odd(
        "an unused argument that is named so",
        INTENTS,
        ("    return {", "    del num_sample, r, dataset_name\n    return {"),
    ),
    odd(
        "types and a docstring",
        REVIEWS,
        (
            "    sentiment = {",
            '    """Return the three texts of a review."""\n    sentiment: str = {',
        ),
    ),
    odd(
        "branches on the number of shots, for zero-shot runs",
        RIVERS,
        (
            '    text = f"',
            '    if num_sample == 0:\n        assert len(data["choices"]) == 4\n    text = f"',
        ),
    ),
    odd(
        "options turned by a number that the row gives",
        BODY,
        (
            "    lines = [",
            '    right = options[data["cop"] - 1]\n    turn = len(data["question"]) % 4\n    options = options[turn:] + options[:turn]\n    lines = [',
        ),
        ('"ABCD"[data["cop"] - 1]', '"ABCD"[options.index(right)]'),
    ),
)
