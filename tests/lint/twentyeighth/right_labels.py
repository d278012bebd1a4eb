"""Right prompts that look odd: labels, letters and options in English."""

from __future__ import annotations

from tests.lint.making import ask, qa, scored, starred

PRIME = qa("""
7 > prime
12 > composite
19 > prime
21 > composite
31 > prime
33 > composite
39 > composite
41 > prime
""")
FACTS = qa("""
Bats are mammals. > true
Spiders have six legs. > false
The Nile is in Africa. > true
Gold is lighter than water. > false
A week has eight days. > false
Mars is a planet. > true
Whales are fish. > false
Ice floats on water. > true
""")
TONE = qa("""
Your help made my day. > polite
Move, you are in my way. > rude
Would you mind closing the door? > polite
What a stupid question. > rude
Give me that, now. > rude
Thank you for waiting so long. > polite
Nobody cares what you think. > rude
May I ask you something? > polite
""")
QUIZ = starred("""
Which is a fruit?|spade/*apple/chair
Which is a tool?|*hammer/rose/cloud
Which is a bird?|salmon/cobra/*heron
Which is a metal?|cotton/*copper/marble
Which is a month?|Friday/noon/*August
Which is a colour?|*purple/square/loud
Which is a drink?|plate/*cider/table
Which is a tree?|tulip/moss/*willow
Which is an organ?|*kidney/sleeve/pebble
""")
RANKED = scored("""
The farmer milked the|*cow/moon/door
The ship dropped its|lamp/*anchor/sugar
He lit the fire with a|fish/wave/*match
The judge banged her|cloud/*gavel/noodle
Bees make|*honey/steel/paper
The knight drew his|soup/tide/*sword
She posted the|*letter/river/thunder
The clock struck|glass/*noon/wool
The painter cleaned his|storm/rain/*brush
""")
GRADES = qa("""
A wonderful stay, we loved every minute. > 5
Good food, but the bed was a little hard. > 4
Neither good nor bad, just average. > 3
Noisy, and the shower hardly worked. > 2
Filthy and rude, the worst night ever. > 1
Perfect in every way, simply superb. > 5
It was fine, nothing special at all. > 3
Horrible, we left after an hour. > 1
""")

SPACED = tuple(
    {**row, "target_scores": {f" {word}": right for word, right in row["target_scores"].items()}}
    for row in RANKED
)

LIST = '"\\n".join(f"{m} {o}" for m, o in zip(MARKS, data["choices"]))'
ROMAN = 'MARKS = ("I.", "II.", "III.")'
GREEK = 'MARKS = ("α)", "β)", "γ)")'
LOWER = 'MARKS = ("(a)", "(b)", "(c)")'
FROM_X = 'MARKS = ("X:", "Y:", "Z:")'
ZERO = 'MARKS = ("[0]", "[1]", "[2]")'
CIRCLED = 'MARKS = ("①", "②", "③")'
TENS = 'MARKS = ("10.", "20.", "30.")'
CHOSEN = 'data["choices"][data["answer"]]'
PPL_GOLD = 'next(k for k, v in data["target_scores"].items() if v)'


def mark(strip: str = ".") -> str:
    """Return the expression of the right option's mark."""
    return f'MARKS[data["answer"]].strip("{strip}")'


RIGHT = (
    ask("labels that are told in the cue", PRIME, "f\"{data['q']} (prime or composite?):\""),
    ask(
        "a letter for each label, told by a legend",
        PRIME,
        "f\"P: prime, C: composite\\nNumber: {data['q']}\\nClass:\"",
        gold="data['a'][0].upper()",
    ),
    ask(
        "a table of two lines as legend",
        PRIME,
        "f\"| 1 | prime |\\n| 0 | composite |\\n\\n{data['q']} is of class\"",
        gold="str(int(data['a'] == 'prime'))",
    ),
    ask(
        "the negative is asked",
        PRIME,
        "f\"Is {data['q']} no prime number? Say yes or no.\\nReply:\"",
        gold="'no' if data['a'] == 'prime' else 'yes'",
    ),
    ask(
        "true and false as signs",
        FACTS,
        "f\"Mark the sentence with + if true, - if false.\\n{data['q']}\\nMark:\"",
        gold="'+' if data['a'] == 'true' else '-'",
    ),
    ask(
        "true and false as T and F",
        FACTS,
        "f\"T or F? {data['q']}\\n->\"",
        gold="data['a'][0].upper()",
    ),
    ask(
        "true and false as right and wrong, mapped",
        FACTS,
        'f"Teacher: \\"{data[\'q\']}\\" Is that right or wrong?\\nPupil: That is"',
        gold="'right' if data['a'] == 'true' else 'wrong'",
    ),
    ask(
        "labels with capital letters",
        FACTS,
        "f\"Claim: {data['q']}\\nVerdict (TRUE/FALSE):\"",
        gold="data['a'].upper()",
    ),
    ask("a lawyer's words", FACTS, "f\"The witness said: {data['q']}\\nThe statement is\""),
    ask(
        "emoji as labels",
        TONE,
        "f\"Polite is 🙂, rude is 😠.\\n{data['q']}\\nEmoji:\"",
        gold="'🙂' if data['a'] == 'polite' else '😠'",
    ),
    ask(
        "labels in another order than in the alphabet",
        TONE,
        "f\"Choose rude or polite.\\nLine: {data['q']}\\nTone:\"",
    ),
    ask(
        "the same label as a sentence",
        TONE,
        "f\"Line: {data['q']}\\nSay in a short sentence whether it is polite or rude.\"",
        gold="f\"It is {data['a']}.\"",
        output='"\\n" + gold',
        stop=("\n\n",),
    ),
    ask(
        "labels in tags, as asked",
        TONE,
        "f\"Wrap polite or rude in <tone></tone>.\\n{data['q']}\\nOutput:\"",
        gold="f\"<tone>{data['a']}</tone>\"",
    ),
    ask(
        "labels in JSON, as asked",
        TONE,
        "f\"{data['q']}\\nReturn JSON with the key tone, whose value is polite or rude.\\nJSON:\"",
        gold="json.dumps({'tone': data['a']})",
        above="import json",
    ),
    ask(
        "a scale with its ends told",
        GRADES,
        "f\"Rate from 1 (worst) to 5 (best).\\nReview: {data['q']}\\nStars:\"",
    ),
    ask(
        "a scale of stars drawn",
        GRADES,
        "f\"{data['q']}\\nRate it with one to five stars:\"",
        gold="'★' * int(data['a'])",
    ),
    ask(
        "a scale that is turned round on purpose",
        GRADES,
        "f\"1 means excellent and 5 means awful.\\nReview: {data['q']}\\nGrade:\"",
        gold="str(6 - int(data['a']))",
    ),
    ask(
        "Roman numerals as marks",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nNumeral:"',
        gold=mark(),
        above=ROMAN,
    ),
    ask(
        "Greek letters as marks",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nLetter:"',
        gold=mark(")"),
        above=GREEK,
    ),
    ask(
        "small letters between brackets, answered with these",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nAnswer:"',
        gold='MARKS[data["answer"]]',
        above=LOWER,
    ),
    ask(
        "letters from the end of the alphabet",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nX, Y or Z:"',
        gold=mark(":"),
        above=FROM_X,
    ),
    ask(
        "numbers from nought",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nIndex:"',
        gold=mark("[]"),
        above=ZERO,
    ),
    ask(
        "circled numbers",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nAnswer:"',
        gold=mark(),
        above=CIRCLED,
    ),
    ask(
        "numbers that count by tens",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nAnswer with the number of a line:"',
        gold=mark(),
        above=TENS,
    ),
    ask(
        "letter and text are the answer, as asked",
        QUIZ,
        f'"Answer with mark and word.\\n" + data["question"] + "\\n" + {LIST} + "\\nAnswer:"',
        gold=f'MARKS[data["answer"]] + " " + {CHOSEN}',
        above=LOWER,
    ),
    ask(
        "the option's text is asked for, and marks are there",
        QUIZ,
        f'data["question"] + "\\n" + {LIST} + "\\nWrite the word, not its mark.\\nWord:"',
        gold=CHOSEN,
        above=LOWER,
    ),
    ask(
        "options between slashes on the cue's line",
        QUIZ,
        "f\"{data['question']} [{'/'.join(data['choices'])}]\\n>\"",
        gold=CHOSEN,
    ),
    ask(
        "options from last to first, with their own letters",
        QUIZ,
        'data["question"] + "\\n" + "\\n".join('
        'f"{l}. {o}" for l, o in zip("ABC", data["choices"][::-1])) + "\\nAnswer:"',
        gold='"CBA"[data["answer"]]',
    ),
    ask(
        "options in one sentence with or",
        QUIZ,
        "f\"{data['question']} Is it {data['choices'][0]}, {data['choices'][1]} or "
        "{data['choices'][2]}?\\nIt is\"",
        gold=CHOSEN,
    ),
    ask(
        "ranked endings without any cue",
        SPACED,
        'data["question"]',
        gold=PPL_GOLD,
        output="gold",
        method="ppl",
    ),
    ask(
        "ranked words behind three dots",
        RANKED,
        'data["question"] + " …\\nNext word:\\n"',
        gold=PPL_GOLD,
        output="gold",
        method="ppl",
    ),
    ask(
        "ranked words that are listed before",
        RANKED,
        "f\"Words: {' | '.join(data['target_scores'])}\\nStart: {data['question']}\\nEnd:\\n\"",
        gold=PPL_GOLD,
        output="gold",
        method="ppl",
        fewshot=2,
    ),
)
