"""Right prompts in English of teachers, clerks, nurses, cooks and programmers."""

from __future__ import annotations

from tests.lint.making import ask, qa, starred, table

ANTONYMS = qa("""
hot > cold
early > late
empty > full
brave > cowardly
rich > poor
narrow > wide
""")
PLURALS = qa("""
goose > geese
child > children
knife > knives
ox > oxen
mouse > mice
leaf > leaves
""")
ROMAN = qa("""
XIV > 14
IX > 9
XL > 40
LXI > 61
CXX > 120
VII > 7
""")
TRIAGE = qa("""
Chest pain and short of breath for an hour > urgent
Wants a repeat of the hay fever spray > routine
Cut on the hand that will not stop bleeding > urgent
Asks for a letter for the gym > routine
Sudden weakness of the left arm > urgent
Needs a date for the yearly blood test > routine
Baby of two weeks with a fever of 39.5 > urgent
Would like advice on travel vaccines > routine
""")
COMMITS = qa("""
Handle empty list in parser > fix
Add export to CSV > feat
Correct a typo in the README > docs
Stop crash when file is missing > fix
Let users choose a dark theme > feat
Explain the new flags in the manual > docs
Prevent double submit of the form > fix
Support login by e-mail link > feat
""")
HEX = qa("""
255 > ff
16 > 10
10 > a
31 > 1f
100 > 64
200 > c8
""")
DATES = qa("""
July 4, 2019 > 2019-07-04
March 15, 2001 > 2001-03-15
December 1, 1998 > 1998-12-01
May 30, 2023 > 2023-05-30
October 9, 2010 > 2010-10-09
January 21, 1985 > 1985-01-21
""")
CAPITALS = qa("""
Norway > Oslo
Kenya > Nairobi
Japan > Tokyo
Chile > Santiago
Poland > Warsaw
Egypt > Cairo
""")
BIO = starred("""
What do bees collect from flowers?|bark/*nectar/sand
Which of these is a mammal?|*bat/trout/crow
Where do tadpoles live?|in trees/in deserts/*in water
What does a herbivore eat?|meat/*plants/rocks
Which part takes up water?|*root/petal/seed
How many legs has a spider?|six/ten/*eight
What covers a bird's body?|fur/*feathers/scales
""")
MAILS = table(
    "subject|sender|spam?",
    """
    You have WON a cruise!!!|prize@lotto-win.biz|true
    Minutes of Monday's meeting|h.olsen@firm.no|false
    Cheap pills, no prescription|deal@meds4u.xyz|true
    Your dentist appointment on 5 May|desk@smile.dk|false
    Transfer 9,000,000 USD to your bank|prince@heir.top|true
    Photos from the picnic|marta@home.es|false
    """,
)
ORDERS = table(
    "item|count#|price#|total#",
    """
    mugs|3|4|12
    lamps|2|15|30
    chairs|4|20|80
    pens|10|2|20
    rugs|1|45|45
    plates|6|5|30
    """,
)
STORIES = table(
    "text|who|where",
    """
    Mia ran to the barn to look for eggs.|Mia|barn
    After lunch Theo slept on the porch.|Theo|porch
    The keys were found by Nora in the cellar.|Nora|cellar
    Ivan waited at the harbour until dark.|Ivan|harbour
    In the attic, Ruth opened the old trunk.|Ruth|attic
    Omar hid behind the stable and laughed.|Omar|stable
    """,
)
REMARKS = qa("""
I am so glad that my flight is six hours late. > sarcastic
Thank you for helping me to move house. > sincere
Oh great, another meeting about meetings. > sarcastic
The nurses were kind to my father. > sincere
Sure, because rain is exactly what my picnic needed. > sarcastic
I enjoyed every page of your book. > sincere
""")
CODE = qa("""
len([1, 2, 3]) > 3
"ab" * 2 > abab
max(4, 9, 2) > 9
"cat".upper() > CAT
sum([5, 5]) > 10
"a,b".split(",")[1] > b
""")
ELEMENTS = qa("""
gold > Au
iron > Fe
sodium > Na
silver > Ag
tin > Sn
lead > Pb
""")

RIGHT = (
    ask("opposites by arrows", ANTONYMS, "f\"{data['q']} ->\""),
    ask("the opposite in a sentence", ANTONYMS, "f\"The opposite of {data['q']} is\"", fewshot=4),
    ask(
        "plurals, with an instruction",
        PLURALS,
        r'"Write the plural.\nSingular: %s\nPlural:" % data["q"]',
    ),
    ask("plurals from a quiz show", PLURALS, "f\"One {data['q']}, two\""),
    ask("Roman numbers as a sum", ROMAN, 'data["q"] + " ="'),
    ask(
        "Roman numbers in words",
        ROMAN,
        r'''"Convert the Roman numeral to a decimal number.\n\n" + f"Numeral: {data['q']}\nNumber:"''',
    ),
    ask(
        "a nurse's desk",
        TRIAGE,
        r'''f"Caller: {data['q']}\nIs the call urgent or routine?"''',
        description="You answer the phone of a surgery.",
    ),
    ask(
        "a nurse's card",
        TRIAGE,
        r'"CARD\n- reason: {}\n- class (urgent | routine):".format(data["q"])',
        output='f" {gold}"',
    ),
    ask("types of commits", COMMITS, r'''f"Message: {data['q']}\nType (fix, feat or docs):"'''),
    ask(
        "a commit's prefix, in front",
        COMMITS,
        r'"\n".join(["Which prefix fits the commit message?", "fix = mends a bug", "feat = brings something new", "docs = text for readers only", "", "Commit: " + data["q"], "Prefix:"])',
    ),
    ask("hexadecimal", HEX, "f\">>> print(format({data['q']}, 'x'))\\n\"", output="gold"),
    ask("hexadecimal in words", HEX, r'''f"Decimal: {data['q']}\nHexadecimal, small letters:"'''),
    ask("dates in ISO", DATES, r'''f"Rewrite the date as YYYY-MM-DD.\nDate: {data['q']}\nISO:"'''),
    ask("dates with an arrow", DATES, "f\"{data['q']} =>\""),
    ask("last words of capitals", CAPITALS, "f\"The capital of {data['q']} is\""),
    ask(
        "a remark's tone, by its word", REMARKS, "f\"Remark: {data['q']}\\nsarcastic or sincere?\""
    ),
    ask(
        "biology with capital letters",
        BIO,
        r'"\n".join([data["question"], *(f"{m}) {c}" for m, c in zip("ABC", data["choices"])), "Answer:"])',
        gold='"ABC"[data["answer"]]',
    ),
    ask(
        "biology by the option's text",
        BIO,
        r'''f"{data['question']}\nOptions: {', '.join(data['choices'])}\nCopy the right option:"''',
        gold='data["choices"][data["answer"]]',
    ),
    ask(
        "biology with numbers from nought",
        BIO,
        r'data["question"] + "\n" + "\n".join(f"[{i}] {c}" for i, c in enumerate(data["choices"])) + "\nIndex:"',
        gold='str(data["answer"])',
    ),
    ask(
        "mail as a header",
        MAILS,
        r'''f"From: {data['sender']}\nSubject: {data['subject']}\nSpam (yes/no)?"''',
        gold='"yes" if data["spam"] else "no"',
    ),
    ask(
        "mail with ham",
        MAILS,
        r'''f"{data['subject']}\n-- {data['sender']}\nLabel, spam or ham:"''',
        gold='["ham", "spam"][data["spam"]]',
    ),
    ask(
        "totals of orders",
        ORDERS,
        r'''f"{data['count']} {data['item']} at {data['price']} dollars each cost, in dollars,"''',
        gold='str(data["total"])',
    ),
    ask(
        "totals with the sum before",
        ORDERS,
        r'''f"Order: {data['count']} {data['item']}, {data['price']} euros each.\nShow the sum, then the total after ####.\nTotal:"''',
        gold='str(data["total"])',
        output="f\" {data['count']} * {data['price']} = {gold} #### {gold}\"",
        postprocess="gsm8k_post",
    ),
    ask(
        "who in a story", STORIES, r'''f"{data['text']}\n\nWho is it about?"''', gold='data["who"]'
    ),
    ask(
        "where in a story",
        STORIES,
        r'''f"Text: {data['text']}\nPlace (one word from the text):"''',
        gold='data["where"]',
    ),
    ask(
        "who and where as JSON",
        STORIES,
        r'''f"Return a JSON object with the keys who and where.\nText: {data['text']}\nJSON:"''',
        gold='json.dumps({"who": data["who"], "where": data["where"]})',
        above="import json",
    ),
    ask("values of expressions", CODE, "f\">>> print({data['q']})\\n\"", output="gold"),
    ask(
        "values in a comment",
        CODE,
        r'''f"What does the expression print?\n`{data['q']}`\nIt prints"''',
    ),
    ask("signs of elements", ELEMENTS, r'''f"Element: {data['q']}\nSymbol:"''', fewshot=2),
    ask("signs of elements, asked", ELEMENTS, "f\"What is the chemical symbol of {data['q']}?\""),
)
