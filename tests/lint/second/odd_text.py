"""Right prompts whose rows or words look odd."""

from __future__ import annotations

from tests.lint.second.odd_helpers import odd, swap

RIGHT = (
    odd(
        "labels are words of the comments",
        "support",
        rows=swap(
            "question",
            "Booking number 7: please change my booking.",
            "Delivery has not come, though payment went through.",
        ),
    ),
    odd(
        "true and false as words of the claims",
        "claims",
        rows=swap(
            "question",
            "It is a true story that the Pacific is the largest ocean.",
            "It is false modesty, but spiders are insects.",
        ),
    ),
    odd(
        "ids that tell nothing",
        "stars",
        ("Review:\\n", "Review no. {data['id']}:\\n"),
        rows=lambda rows: [r | {"id": 4000 + (n * 37) % 101} for n, r in enumerate(rows)],
    ),
    odd(
        "votes that tell little",
        "stars",
        ("\\n\\nHow", "\\n({data['votes']} found this helpful)\\n\\nHow"),
        rows=lambda rows: [r | {"votes": (n * 5) % 9} for n, r in enumerate(rows)],
    ),
    odd(
        "names in capitals in the sentence",
        "mentions",
        rows=swap("passage", "MARIA met Tobias; Maria, that is, and Ruth."),
    ),
    odd(
        "bold words that are not the answer",
        "mentions",
        rows=lambda rows: [
            r | {"passage": r["passage"].replace(" the ", " **the** ")} for r in rows
        ],
    ),
    odd(
        "braces of JSON and of code",
        "queries",
        rows=swap(
            "question",
            'Where is the JSON {"kind": "customer"} counted, and how many are there?',
            "List the names (as {name}) of all customers from Bern.",
        ),
    ),
    odd(
        "signs of percent and dollar",
        "stars",
        rows=swap(
            "question",
            "100% worth the $20.",
            "Not even 5 %s of it works, as programmers say.",
            "Costs $price, delivers $value?",
        ),
    ),
    odd(
        "backslashes of Windows and of regular expressions",
        "shell",
        rows=swap(
            "question",
            "echo 'C:\\new\\table' >/dev/null; echo $((4 * 6))",
            "grep -c '\\bx\\n' f 2>/dev/null || printf 3",
        ),
    ),
    odd(
        "angle brackets of mail, types and code",
        "stars",
        rows=swap(
            "question",
            "Broke. Write to <a.b@example.org>!",
            "List<int> was in the box, I mean the manual.",
            "x <- 5 stars <3",
        ),
    ),
    odd(
        "a percent-coded address",
        "support",
        rows=swap("question", "See https://example.org/a%20b?x=%C3%A9 for my booking."),
    ),
    odd(
        "NaN and null in talk of tables",
        "support",
        rows=swap(
            "question",
            "My booking shows NaN nights.",
            "Delivery date: null. And None of you answers!",
        ),
    ),
    odd(
        "ASCII art and rules",
        "stars",
        rows=swap("question", "(╯°□°)╯︵ ┻━┻", "=== meh ===", "★★★★★"),
    ),
    odd(
        "German, Polish and Turkish letters",
        "stars",
        rows=swap(
            "question",
            "Größer als gedacht, naja…",
            "Może być, ale żółć mnie zalewa.",
            "İyi, çok beğendim, ışıl ışıl.",
        ),
    ),
    odd("Hindi and Thai", "stars", rows=swap("question", "दूसरे दिन टूट गया।", "พังภายในวันเดียว")),
    odd(
        "quoted words in the other language",
        "zh-problems",
        rows=swap(
            "question",
            "Tom有12个苹果，又买了8个（eight），一共有多少个？",
            "一本书《Emma》有96页，小明每天看12页，几天看完？",
        ),
    ),
    odd(
        "a remark in brackets in one question",
        "poems",
        rows=swap("question", "床前明月光（五言）"),
    ),
    odd(
        "times and dates of the rows",
        "clocks",
        rows=swap(
            "question",
            "On 3 May 2024 a film starts at 19:30 and lasts 95 minutes. When does it end?",
        ),
    ),
    odd(
        "passages with headings and bullets",
        "headlines",
        rows=lambda rows: [
            r | {"passage": "# News\n\n- " + r["passage"].replace(". ", ".\n- ")} for r in rows
        ],
    ),
    odd(
        "a headline's tag on a line of its own",
        "headlines",
        ("</article>\\n<headline>", "</article>\\n\\n<headline>\\n"),
    ),
    odd(
        "indented lines",
        "csv",
        ('"\\n".join([head, *lines])', '"\\n".join("    " + line for line in [head, *lines])'),
    ),
    odd(
        "columns set with spaces",
        "csv",
        (
            '",".join(str(cell) for cell in row.values())',
            '" ".join(f"{cell!s:<8}" for cell in row.values()).rstrip()',
        ),
        ('",".join(data["rows"][0])', '" ".join(f"{key:<8}" for key in data["rows"][0]).rstrip()'),
    ),
    odd(
        "a list of numbers in brackets, as programmers write it",
        "conversions",
        rows=swap("question", "[1, 2] kilometres summed up, in metres"),
    ),
    odd("a cue without a colon", "conversions", ("Convert: ", "Convert "), ("\\nResult:", " =")),
    odd("a cue that is a question", "mentions", ("\\nPeople:", "\\nWho is named?")),
    odd("dashes as the cue", "conversions", ("\\nResult:", "\\n--")),
    odd("an arrow as the cue", "conversions", ("Convert: ", ""), ("\\nResult:", " →")),
    odd(
        "the instruction in brackets after each text",
        "stances",
        ("Comment: {data['question']}", "Comment: {data['question']} (0, 1 or 2?)"),
    ),
)
