"""Right guidelines that are the tasks themselves in another layout."""

from __future__ import annotations

from tests.lint.fortysecond.tasks_free import DRUGS, RELATION, TUTOR, UNITS
from tests.lint.fortysecond.tasks_labels import CLAIM, CLAUSE, MATCH, MODERATE, REVIEW, TARIFF
from tests.lint.fortysecond.tasks_zh import ESSAY, TRIAGE
from tests.lint.making import Right, odd

RIGHT: tuple[Right, ...] = (
    odd(
        "the moderation answers as JSON, as asked for",
        MODERATE,
        ("Decision: WARN", 'Decision: {\\"decision\\": \\"WARN\\"}'),
        ("Decision: REMOVE", 'Decision: {\\"decision\\": \\"REMOVE\\"}'),
        ("Decision: KEEP", 'Decision: {\\"decision\\": \\"KEEP\\"}'),
        (
            "Write one of the four decisions in capital letters and stop.",
            'Return one line of JSON whose only key is \\"decision\\" and whose value is one of the four decisions in capital letters.',
        ),
        ('gold = data["gold"]', 'gold = \'{"decision": "\' + data["gold"] + \'"}\''),
    ),
    odd(
        "a rule is explained by what used to be done",
        MODERATE,
        (
            "## Worked samples",
            "Until last year, insults were deleted at once. Members found that too harsh, which is why WARN exists.\n\n## Worked samples",
        ),
    ),
    odd(
        "a rule of the claims says what else it covers",
        CLAIM,
        (
            "3. A window smashed by a thief belongs to T.",
            "3. A window smashed by a thief belongs to T, also when nothing was taken.",
        ),
    ),
    odd(
        "the desks are asked for in brackets and given so",
        CLAIM,
        ("Route: C\n", "Route: [C]\n"),
        ("Route: W\n", "Route: [W]\n"),
        (
            "Give the letter of one desk: G, T, W or C. No words.",
            "Give the letter of one desk in square brackets: [G], [T], [W] or [C].",
        ),
        ("f\" {data['route']}\"", "f\" [{data['route']}]\""),
        ('data["route"]', "f\"[{data['route']}]\""),
    ),
    odd(
        "the chapters stand in a table of markdown",
        TARIFF,
        (
            "  09  coffee, tea and spices",
            "| chapter | goods |\n| --- | --- |\n| 09 | coffee, tea and spices |",
        ),
        (
            "  42  articles of leather, travel goods and handbags",
            "| 42 | articles of leather, travel goods and handbags |",
        ),
        ("  61  clothing, knitted or crocheted", "| 61 | clothing, knitted or crocheted |"),
        ("  64  footwear", "| 64 | footwear |"),
        ("  95  toys, games and sports requisites", "| 95 | toys, games and sports requisites |"),
    ),
    odd(
        "the types of clauses are answered by their names, as asked for",
        CLAUSE,
        ("Type: (E)", "Type: Use"),
        ("Type: (B)", "Type: Deposit"),
        (
            "Reply with the letter of the type in round brackets, e.g. (A). Comments are not needed.",
            "Reply with the name of the type, e.g. Rent. Comments are not needed.",
        ),
        (
            'f"({sign}) {name}: {NAMES[name]}" for sign, name in zip("ABCDE", NAMES)',
            'f"{name}: {NAMES[name]}" for name in NAMES',
        ),
        ('gold = "ABCDE"[list(NAMES).index(data["type"])]', 'gold = data["type"]'),
        ('f" ({gold})"', 'f" {gold}"'),
        ('f"({gold})"', "gold"),
    ),
    odd(
        "the comments are quoted behind a bar, as e-mails have it",
        REVIEW,
        ("Comment: {data['comment']}", "Comment:\\n> {data['comment']}"),
    ),
    odd(
        "the verdicts are asked for in capitals and given so",
        MATCH,
        ("Verdict: match", "Verdict: MATCH"),
        ("Verdict: no match", "Verdict: NO MATCH"),
        ("Write match if", "Write MATCH if"),
        ("and no match if", "and NO MATCH if"),
        ('gold = data["gold"]', 'gold = data["gold"].upper()'),
    ),
    odd(
        "the examples are set off by rules",
        RELATION,
        ("**Examples**\n", "---\n\n**Examples**\n"),
        ("**Reminder**\n", "---\n\n**Reminder**\n"),
    ),
    odd(
        "the factors are explained in a foot note",
        UNITS,
        (
            "How to work\n",
            "The cup of 240 ml is the legal one; cooks often take 237 ml, and we do not.\n\nHow to work\n",
        ),
    ),
    odd(
        "the medicines are wrapped in tags, as asked for",
        DRUGS,
        ("Medicines: ibuprofen, cetirizine", "Medicines: <list>ibuprofen, cetirizine</list>"),
        ("- Separate names", "- Wrap the names in <list> and </list>.\n- Separate names"),
        ('", ".join(data["given"])', '"<list>" + ", ".join(data["given"]) + "</list>"'),
    ),
    odd(
        "a poor solution is shown as a warning",
        TUTOR,
        (
            "Sample\n",
            'A poor solution would be: "Just try x = 5, it works." It shows no step.\n\nSample\n'.replace(
                '"', '\\"'
            ),
        ),
    ),
    odd(
        "the scores of essays are asked for with their unit and given so",
        ESSAY,
        ("得分：4", "得分：4分"),
        ("得分：2", "得分：2分"),
        ("只写一个阿拉伯数字，不写“分”字。", "写一个阿拉伯数字，后面加上“分”字。"),
        ('str(data["score"])', 'str(data["score"]) + "分"'),
    ),
    odd(
        "the departments have an example each",
        TRIAGE,
        description=TRIAGE.description.replace("如咳嗽、胃痛、高血压", "例如：咳嗽、胃痛、高血压"),
    ),
)
