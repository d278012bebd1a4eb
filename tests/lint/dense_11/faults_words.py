"""Demands that no answer keeps to, where a word, a label or a letter is answered."""

from __future__ import annotations

from tests.lint.dense_11.making import CUE, FORM, LABELS, LETTER, STEPS, bad, demand

CAPITAL = "Name the capital of the country."
TOPICS = "Which section does the headline belong to: sports, business, science or politics?"
FEELS = "What does the speaker feel? Choose joy, anger, sadness or fear."
HOLDS = "Is the statement true or false?"

KINDS = (
    demand(
        "Cyrillic letters are asked for, and the answers are in Latin ones",
        CUE,
        bad("capital-cities", ('"Capital:"', '"Capital (in Cyrillic letters):"')),
    ),
    demand(
        "the code of the country is asked for, and its capital is answered",
        LETTER,
        bad("capital-cities", (CAPITAL, "Give the two-letter code of the country, such as DE.")),
    ),
    demand(
        "small letters alone are asked for, and each answer has a capital",
        FORM,
        bad(
            "capital-cities",
            description="Write your answers in small letters only, names as well.\n\n",
        ),
    ),
    demand(
        "the river beside the city is asked for, too",
        FORM,
        bad(
            "capital-cities", (CAPITAL, "Name the capital of the country and the river it lies on.")
        ),
    ),
    demand(
        "the system's words want an emoji",
        FORM,
        bad(
            "capital-cities",
            (
                f'"{CAPITAL}',
                f'"System: Whatever you are asked, reply with a single emoji.\\nUser: {CAPITAL}',
            ),
        ),
    ),
    demand(
        "a synonym is asked for, and the opposite is answered",
        FORM,
        bad("opposites", ("Give the opposite of the word.", "Give a synonym of the word.")),
    ),
    demand(
        "the cue wants German, and the answers are English",
        CUE,
        bad("opposites", ('"Opposite:"', '"Opposite (in German):"')),
    ),
    demand(
        "a rhyme is asked for, and the opposite is answered",
        FORM,
        bad(
            "opposites",
            ("Give the opposite of the word.", "Find a word that rhymes with the word."),
            ('"Opposite:"', '"Rhyme:"'),
        ),
    ),
    demand(
        "at least three words are asked for, and one is answered",
        f"{FORM} answer/other-count",
        bad(
            "opposites", description="List at least three opposites, with commas between them.\n\n"
        ),
    ),
    demand(
        "a prefix is asked for that no answer has",
        FORM,
        bad(
            "opposites",
            (
                "Give the opposite of the word.",
                "Form the opposite of the word with the prefix un-.",
            ),
        ),
    ),
    demand(
        "the future is asked for, and the past is answered",
        CUE,
        bad("past-tense", ("in the past tense", "in the future tense"), ("Past tense:", "Future:")),
    ),
    demand(
        "the form in -ing is asked for, and the past is answered",
        CUE,
        bad(
            "past-tense",
            ("Past tense:", "Form that ends in -ing:"),
            ("in the past tense", "in the -ing form"),
        ),
    ),
    demand(
        "a pronoun is wanted in front of the verb",
        FORM,
        bad("past-tense", description="Put the pronoun in front of the verb, e.g. 'I ran'.\n\n"),
    ),
    demand(
        "a capital letter is wanted at the beginning, politely",
        FORM,
        bad(
            "past-tense",
            ("past tense.\\n", "past tense. Please begin your answer with a capital letter.\\n"),
        ),
    ),
    demand(
        "the sections that are named are those of another paper",
        LABELS,
        bad(
            "news-section",
            ("sports, business, science or politics?", "travel, culture, weather or crime?"),
        ),
    ),
    demand(
        "a summary is asked for where a label is answered",
        FORM,
        bad(
            "news-section",
            (TOPICS, "Sum up the headline in your own words, in at least eight words."),
        ),
    ),
    demand(
        "the number of the section is asked for, and its name is answered",
        LABELS,
        bad(
            "news-section",
            (
                TOPICS,
                f"{TOPICS} (1 = sports, 2 = business, 3 = science, 4 = politics)\\nOnly "
                "write the number.",
            ),
        ),
    ),
    demand(
        "an object of JSON is asked for, with how sure the model is",
        FORM,
        bad(
            "news-section",
            description='Reply with a JSON object like {"section": "…", "confidence": 0.7}.\n\n',
        ),
    ),
    demand(
        "the cue wants capitals, and small letters are answered",
        CUE,
        bad("news-section", ('"Section:"', '"Section (IN CAPITALS):"')),
    ),
    demand(
        "two labels are asked for, and one is answered",
        f"{FORM} answer/other-count",
        bad("news-section", (TOPICS, f"{TOPICS} Name the two sections that fit best.")),
    ),
    demand(
        "the text of the option is asked for, and its letter is answered",
        LETTER,
        bad(
            "geo-mcq",
            (
                r'"\nAnswer:"',
                r'"\nWrite out the text of the right option, not its letter.\nAnswer:"',
            ),
        ),
    ),
    demand(
        "the option that is not right is asked for",
        FORM,
        bad(
            "geo-mcq",
            description="Of the options, pick one that is NOT a correct answer to the question.\n\n",
        ),
    ),
    demand(
        "all letters that are right are asked for, two or more",
        f"{LETTER} answer/several-golds",
        bad(
            "geo-mcq",
            (
                r'"\nAnswer:"',
                r'"\nMore than one option is right. List the letters of all of them.\nAnswer:"',
            ),
        ),
    ),
    demand(
        "the cue wants a number from 1 to 4, and the options have letters",
        f"{LETTER} text/cue-forms",
        bad("geo-mcq", (r'"\nAnswer:"', r'"\nAnswer (a number from 1 to 4):"')),
    ),
    demand(
        "small letters in brackets are asked for, by an example of the form",
        f"{LETTER} few-shot/worked-form",
        bad(
            "geo-mcq",
            description="Answer with the small letter of the option in round brackets, e.g. (b).\n\n",
        ),
    ),
    demand(
        "true or false is asked for where a letter is answered",
        LETTER,
        bad("geo-mcq", (r'"\nAnswer:"', r'"\nReply with True or False.\nAnswer:"')),
    ),
    demand(
        "the letters that are named go on behind those of the list",
        LETTER,
        bad("geo-mcq", ('"Question: "', '"Choose one of the letters E, F, G or H.\\nQuestion: "')),
    ),
    demand(
        "per cent are wanted behind the letter",
        LETTER,
        bad(
            "geo-mcq",
            description="Behind the letter say in per cent how sure you are, as in: A, 80%.\n\n",
        ),
    ),
    demand(
        "fact or opinion is asked, and true or false is answered",
        LABELS,
        bad("fact-check", (HOLDS, "Is the statement a fact or an opinion?")),
    ),
    demand(
        "the statement is to be put right, and a verdict is answered",
        FORM,
        bad("fact-check", (HOLDS, "Rewrite the statement so that it is true.")),
    ),
    demand(
        "one letter is asked for, and the word is written out",
        LETTER,
        bad(
            "fact-check", (HOLDS, "Is the statement true (T) or false (F)? Answer with one letter.")
        ),
    ),
    demand(
        "a reason is wanted behind the verdict",
        STEPS,
        bad(
            "fact-check",
            description="Give a verdict, and then your reason for it in one sentence.\n\n",
        ),
    ),
    demand(
        "the cue wants a probability, and a word is answered",
        CUE,
        bad("fact-check", ("Verdict:", "Probability that it is true (0 to 1):")),
    ),
    demand(
        "signs are asked for instead of words",
        LABELS,
        bad(
            "fact-check",
            (HOLDS, "Answer with ✓ if the statement is right, and with ✗ if it is wrong."),
        ),
    ),
    demand(
        "positive and negative are named where four feelings are answered",
        LABELS,
        bad("speaker-feeling", (FEELS, "Is the feeling of the speaker positive or negative?")),
    ),
    demand(
        "an emoji is asked for behind the question",
        FORM,
        bad("speaker-feeling", ("or fear.", "or fear, and answer with the emoji that shows it.")),
    ),
    demand(
        "the next turn of the talk is asked for, and a feeling is answered",
        FORM,
        bad(
            "speaker-feeling",
            (FEELS, "Go on with the talk: write what the other person says next."),
        ),
    ),
    demand(
        "a legend of numbers is given in the description, which are to be answered",
        LABELS,
        bad(
            "speaker-feeling",
            description="0: joy, 1: anger, 2: sadness, 3: fear. The answer must be one of these numbers.\n\n",
        ),
    ),
    demand(
        "adjectives are named, and nouns are answered",
        LABELS,
        bad("speaker-feeling", (FEELS, "Is the speaker joyful, angry, sad or afraid?")),
    ),
    demand(
        "full stops are wanted between the letters",
        FORM,
        bad(
            "acronyms",
            (
                "usual abbreviation.",
                "usual abbreviation, with a full stop after each letter (U.S.A.).",
            ),
        ),
    ),
    demand(
        "lower case is wanted, and all answers are capitals",
        FORM,
        bad("acronyms", description="All abbreviations must be given in lower case.\n\n"),
    ),
    demand(
        "the full name is asked for where it is given",
        FORM,
        bad("acronyms", ("Give the usual abbreviation.", "Write out the abbreviation in full.")),
    ),
    demand(
        "the whole sentence is asked for, and the word alone is ranked",
        FORM,
        bad(
            "word-gap",
            ("Which word fits into the gap?", "Fill the gap, and write out the whole sentence."),
        ),
    ),
    demand(
        "the cue speaks of letters where words are ranked",
        LETTER,
        bad("word-gap", (r"\nWord:\n", r"\nLetter of the right word (A, B or C):\n")),
    ),
    demand(
        "what the words have in common is asked for",
        FORM,
        bad(
            "odd-one-out",
            ("Which word does not belong with the others?", "What do these words have in common?"),
        ),
    ),
    demand(
        "the place of the word is asked for, and the word is answered",
        LETTER,
        bad(
            "odd-one-out",
            description="Only give the position of the odd word in the list, from 1 to 4.\n\n",
        ),
    ),
    demand(
        "two words are to be named, with a word between",
        f"{FORM} answer/other-count",
        bad(
            "odd-one-out",
            (
                "Which word does not belong with the others?",
                "Name the two words that do not belong, as 'x and y'.",
            ),
        ),
    ),
    demand(
        "the words that belong together are asked for",
        FORM,
        bad(
            "odd-one-out",
            (
                "Which word does not belong with the others?",
                "List the three words that belong together.",
            ),
        ),
    ),
    demand(
        "the singular is asked for, and the plural is answered",
        CUE,
        bad("plural-nouns", ("the plural of", "the singular of"), ("Plural:", "Singular:")),
    ),
    demand(
        "an article is wanted before the noun",
        FORM,
        bad("plural-nouns", description="Always write the noun with its article 'the'.\n\n"),
    ),
    demand(
        "the cue wants a number in front of the noun",
        CUE,
        bad("plural-nouns", ("Plural:", "Plural (with 'two' in front of it):")),
    ),
)
