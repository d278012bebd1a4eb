"""Right tasks changed so that they look odd, and are right."""

from __future__ import annotations

from tests.lint.dense_2.making import at, odd, put

RIGHT = (
    odd(
        "films whose titles are the words of an empty field",
        "films",
        rows=at(
            "review",
            "None of Them is warm, funny, and soon to be a classic.",
            "Null Island wastes a good cast and two hours.",
            "NaN, a film about a bakery, burns its bread and its plot.",
            "Undefined is a debut full of wit.",
        ),
    ),
    odd(
        "a customer quotes the placeholder in a mail",
        "tickets",
        rows=at(
            "message",
            "",
            "",
            "",
            "Your e-mails call me {first_name}. Please correct that in my profile.",
            "The invoice says 'Dear %NAME%', who is that?",
        ),
    ),
    odd(
        "an option that is none of the others",
        "planets",
        rows=lambda rows: [
            r | {"options": [*r["options"][:3], "None of these"]}
            if r["answer"] != "D" and n % 3
            else r
            for n, r in enumerate(rows)
        ],
    ),
    odd(
        "a no-break space before a mark of French",
        "en-fr",
        rows=put("fr", lambda row: row["fr"].replace(" ?", "\u00a0?")),
    ),
    odd(
        "programs with braces and percent signs of their own",
        "prints",
        rows=at(
            "program",
            'x = 4\nprint(f"{x}")',
            'print("%d" % 3)',
            'print("{}-{}-{}".format(1, 2, 3))',
            'd = {"n": 2}\nprint("{n}".format(**d))',
        ),
    ),
    odd(
        "programs that print None, nan and a list",
        "prints-what",
        rows=lambda rows: [
            {"program": "def f():\n    pass\nprint(f())", "prints": "None"},
            {"program": 'print(float("nan"))', "prints": "nan"},
            {"program": "print([n for n in range(3)])", "prints": "[0, 1, 2]"},
            *rows[3:],
        ],
    ),
    odd(
        "programs with escapes of newlines and tabs",
        "py-output",
        rows=lambda rows: [
            {"program": r'print(len("a\nb"))', "printed": "3"},
            {"program": r'print("x\ty".split("\t")[1])', "printed": "y"},
            *rows[2:],
        ],
    ),
    odd(
        "names of countries with other signs than ASCII's",
        "capitals-fmt",
        rows=lambda rows: [
            *rows,
            {"country": "Côte d'Ivoire", "continent": "Africa", "capital": "Yamoussoukro"},
            {"country": "Türkiye", "continent": "Asia and Europe", "capital": "Ankara"},
            {"country": "São Tomé and Príncipe", "continent": "Africa", "capital": "São Tomé"},
        ],
    ),
    odd(
        "German quotes, a sharp s and a dash",
        "into-german",
        rows=lambda rows: [
            {"en": "He said, “No.”", "de": "Er sagte: „Nein.“"},
            {"en": "The street is wide – and long.", "de": "Die Straße ist breit – und lang."},
            *rows[2:],
        ],
    ),
    odd(
        "words that stand twice since the grammar wants it",
        "museum-spans",
        rows=lambda rows: [
            {
                "context": "All the luck she had had had gone by 1820, the curator writes.",
                "question": "By which year was her luck gone?",
                "answer": "1820",
            },
            {
                "context": "It was held that that bell, cast in Ghent, had cracked.",
                "question": "Where was the bell cast?",
                "answer": "Ghent",
            },
            *rows[2:],
        ],
    ),
    odd(
        "fractions of one character",
        "unit-quiz",
        rows=at("amount", "", "", "", "", "", "¾ l", "1½ h"),
    ),
    odd(
        "cells with a dash for what is not known",
        "small-tables",
        rows=lambda rows: [
            {
                "columns": ["isle", "people"],
                "rows": ["Ro,12", "Sel,–", "Tan,40"],
                "question": "For which isle is no number given?",
                "answer": "Sel",
            },
            {
                "columns": ["bus", "next"],
                "rows": ["12,–", "14,9:05", "31,–"],
                "question": "Which bus has a next departure?",
                "answer": "14",
            },
            *rows[2:],
        ],
    ),
    odd(
        "inches that look like quotes in an order",
        "order-json",
        rows=lambda rows: [
            {"message": 'Two 24" monitors, please.', "item": "monitors", "quantity": 2},
            {"message": "I'd like 3 (three) chairs.", "item": "chairs", "quantity": 3},
            *rows[2:],
        ],
    ),
    odd(
        "reviews that shout, stretch words and have emoji",
        "film-notes",
        rows=at(
            "review",
            "SO GOOD!!! Soooo good 👍🏽",
            "zzzzzz... I fell asleep 😴",
            "10/10, would cry again 😭❤️",
        ),
    ),
    odd(
        "sentences that are wrong on purpose: a word twice, one that lacks",
        "acceptable",
        rows=at(
            "sentence", "The the cat sat on mat.", "", "He go go home.", "", "", "Is are they here?"
        ),
    ),
    odd(
        "a passage that is a list with bullets and times",
        "zoo-yesno",
        rows=lambda rows: [
            {
                "passage": "Opening hours\n- Mon: closed\n- Tue to Sun: 9:00–17:30",
                "question": "Is the zoo open on Monday?",
                "label": False,
            },
            {
                "passage": "Tickets\n- adults: 12 €\n- under 6: free",
                "question": "Does a child of four enter for free?",
                "label": True,
            },
            *rows[2:],
        ],
    ),
    odd(
        "a handbook that refers to its own sections",
        "handbook",
        rows=put("passage", lambda row: f"§ 4.{len(row['passage']) % 7 + 1} {row['passage']}"),
    ),
    odd(
        "formulas with small digits and charges",
        "chem-mcq",
        rows=lambda rows: [
            {
                "question": "What is the formula of water?",
                "options": ["H₂O", "CO₂", "O₃", "NH₃"],
                "answer": "A",
            },
            {
                "question": "Which of these is an ion of sodium?",
                "options": ["Na", "Na₂O", "Na⁺", "NaCl"],
                "answer": "C",
            },
            *rows[2:],
        ],
    ),
    odd(
        "customers who break off and start again",
        "phone-intent",
        rows=lambda rows: [
            {
                "turns": [
                    {"who": "Agent", "says": "Yes?"},
                    {"who": "Customer", "says": "I— no, wait… I want out of the contract."},
                ],
                "intent": "cancel",
            },
            {
                "turns": [
                    {"who": "Agent", "says": "Hm-hm."},
                    {"who": "Customer", "says": "Well, er, where do I, you know, pay this?"},
                ],
                "intent": "pay",
            },
            *rows[2:],
        ],
    ),
    odd(
        "tags around the passage, opened and closed",
        "rules-bool",
        ("Passage: {data['passage']}\\n", "<passage>\\n{data['passage']}\\n</passage>\\n"),
    ),
    odd(
        "the teams as a list with hyphens",
        "tickets",
        (
            'of the teams: " + ", ".join(TEAMS) + ".\\n"',
            'of these teams:\\n" + "".join(f"- {team}\\n" for team in TEAMS)',
        ),
    ),
    odd(
        "the cue is an arrow",
        "en-de",
        ("English: %s\\nGerman:", "%s =>"),
    ),
    odd(
        "who speaks is in bold, as in the whole prompt",
        "phone-intent",
        ("{turn['who']}: {turn['says']}", "**{turn['who']}:** {turn['says']}"),
        ("The customer wants to", "**Answer:** The customer wants to"),
    ),
    odd(
        "the headline is a heading of Markdown, and so are the topics",
        "news-topics",
        ("Topics:\\n", "## Topics\\n"),
        ("Headline: {", "## Headline\\n{"),
        ("Number of its topic:", "## Number of its topic\\n"),
        ('"output": " " + gold', '"output": gold'),
    ),
    odd(
        "the sentence is quoted as Markdown quotes",
        "pronoun-ppl",
        ('text = data["sentence"] + ', 'text = "> " + data["sentence"] + "\\n" + '),
    ),
)
