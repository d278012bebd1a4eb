"""Right prompts whose shots, cues or separators look odd."""

from __future__ import annotations

from tests.lint.faults import above
from tests.lint.rows import plain
from tests.lint.second.odd_helpers import odd

RIGHT = (
    odd(
        "numbered by hand, the query goes on counting",
        "support",
        ("Customer: I want", "1. Customer: I want"),
        ("Customer: The driver", "2. Customer: The driver"),
        ("Customer: The discount", "3. Customer: The discount"),
        ('f"Customer: {', 'f"4. Customer: {'),
    ),
    odd(
        "a sentence leads from shots to query",
        "support",
        ('f"Customer: {', 'f"Now this one.\\n\\nCustomer: {'),
    ),
    odd(
        "shots between rules",
        "support",
        ("booking\\n\\n", "booking\\n---\\n"),
        ("delivery\\n\\n", "delivery\\n---\\n"),
        ('payment\\n\\n"', 'payment\\n---\\n"'),
    ),
    odd(
        "shots by hand and shots of the config",
        "poems",
        ('text = f"上句', 'text = f"上句'),
        description="例：两岸猿声啼不住，轻舟已过万重山。",
    ),
    odd(
        "one shot by hand",
        "conversions",
        above('SHOT = "Convert: 1 hour in minutes\\nResult: 60\\n\\n"'),
        ('text = f"Convert', 'text = SHOT + f"Convert'),
        fewshot=0,
    ),
    odd(
        "chains of two lines",
        "own-chain",
        ("From 9:00 to 17:00 are 8 hours. The", "From 9:00 to 17:00\\nare 8 hours. The"),
    ),
    odd(
        "shots of other conversions, much alike",
        "conversions",
        rows=lambda rows: [plain(f"{n} metres in centimetres", str(100 * n)) for n in range(2, 14)],
    ),
    odd("a separator of three newlines", "stars", own={"separator": "\n\n\n"}),
    odd(
        "a separator that numbers nothing",
        "dialogue",
        own={"separator": "\n\n[next conversation]\n\n"},
    ),
    odd(
        "a description that ends with a colon",
        "claims",
        description="Say of each claim whether it is true:",
    ),
    odd(
        "a description for chat models",
        "mentions",
        description="You are a careful assistant. Today you list people.",
    ),
    odd(
        "outputs in quotation marks",
        "stars",
        ('"output": data["answer"]', "'output': f'\"{data[\"answer\"]}\"'"),
        own={"separator": "\n\n", "filters": [{"function": "regex", "regex_pattern": '"([1-5])"'}]},
        postprocess="",
    ),
    odd(
        "two lines of output",
        "mentions",
        ('" " + data["answer"]', '" " + data["answer"].replace(", ", "\\n")'),
        (
            '"processed_output": data["answer"]',
            '"processed_output": data["answer"].replace(", ", "\\n")',
        ),
        postprocess="",
        stop=("\n\n",),
    ),
    odd(
        "shots from a file with other people",
        "mentions",
        shots=tuple(
            plain("", a, p)
            for p, a in (
                ("Ida sang.", "Ida"),
                ("Otto and Lia left.", "Otto, Lia"),
                ("We saw Bo.", "Bo"),
            )
        ),
    ),
    odd("a cue with a bracket", "zh-nli", ("\\n答：", "\\n【答】")),
    odd(
        "choices of different lengths",
        "causes",
        rows=lambda rows: [
            r
            | {
                "target_scores": {
                    (o.rstrip(".") + " in the end." if (n + k) % 2 else o): s
                    for k, (o, s) in enumerate(r["target_scores"].items())
                }
            }
            for n, r in enumerate(rows)
        ],
    ),
    odd("several stop sequences", "conversions", stop=("\n", "Convert:", "###")),
    odd("a stop sequence of the next cue", "poems", stop=("上句", "。", "\n")),
)
