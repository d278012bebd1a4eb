"""Right prompts of their own that look odd, in English and other languages."""

from __future__ import annotations

from tests.lint.making import ask
from tests.lint.twentysecond.making import qa, scored, starred

_CAPITALS = qa("""
    France > Paris
    Peru > Lima
    Kenya > Nairobi
    Japan > Tokyo
    Norway > Oslo
    Egypt > Cairo
    Cuba > Havana
    Greece > Athens
    Chile > Santiago
""")
_SUMS = qa("""
    7 + 8 > 15
    12 - 5 > 7
    6 * 9 > 54
    40 / 8 > 5
    23 + 19 > 42
    81 - 27 > 54
    4 * 13 > 52
    99 / 11 > 9
    50 + 38 > 88
""")
_OPPOSITES = qa("""
    hot > cold
    tall > short
    early > late
    empty > full
    brave > cowardly
    rough > smooth
    cheap > expensive
    shallow > deep
    ancient > modern
""")
_SPAM = qa("""
    WIN $$$ NOW!!! Click here!!! > spam
    Lunch at 12:30? > ham
    Your parcel: pay £1.99 at http://pkg.example > spam
    Mum's train is late :( > ham
    F R E E pills, no doctor > spam
    Minutes of Monday's meeting attached. > ham
    You are our 1,000,000th visitor > spam
    Can you feed the cat on Friday? > ham
""")
_MATHS = qa(r"""
    \frac{1}{2} + \frac{1}{4} > \frac{3}{4}
    \sqrt{49} > 7
    2^{5} > 32
    \binom{5}{2} > 10
    3! > 6
    \log_{10} 1000 > 3
    \frac{2}{3} \cdot 6 > 4
    -(-8) > 8
    \sqrt[3]{27} > 3
    0.5^{2} > 0.25
""")
_NAMES = starred("""
    Bea shouted "Help!" and Cy ran. Who shouted?|*Bea/Cy/the dog
    Al held on to his hat; Di did not. Whose hat flew off?|Al's/*Di's/nobody's
    Ed fell, so Flo won the race. Who won?|Ed/nobody/*Flo
    Gus gave Hal a key, which Hal lost. Who lost it?|Gus/*Hal/the cat
    Ida was ill and Jo cooked for her. Who cooked?|*Jo/Ida/an aunt
    Kim got a letter about Lee from Max. Who wrote it?|Kim/Lee/*Max
    Ned sold Ora the boat that Pip built. Who sold it?|*Ned/Ora/Pip
    Quin and Ray slept until the alarm rang. What woke them?|Quin/*the alarm/Ray
    Uma taught Sue and Tom. Who was the teacher?|Sue/Tom/*Uma
""")
_TALK = qa("""
    I'd like a table for two. > waiter
    Open wide, this won't hurt. > dentist
    Passports, please. > officer
    Fasten your seat belts. > pilot
    Turn to page ten, class. > teacher
    The engine needs new oil. > mechanic
    Your loaf is still warm. > baker
    The jury may retire. > judge
    Short at the sides? > barber
""")
_PLURAL = qa("""
    mouse > mice
    leaf > leaves
    child > children
    box > boxes
    city > cities
    foot > feet
    sheep > sheep
    hero > heroes
    ox > oxen
    knife > knives
""")
_ROMAN = qa("""
    IX > 9
    XIV > 14
    XL > 40
    VI > 6
    LXX > 70
    XIX > 19
    CD > 400
    MC > 1100
    XXVI > 26
""")
_CELLS = qa("""
    pears > 3
    figs > 12
    kiwis > 7
    limes > 20
    plums > 9
    dates > 15
    melons > 2
    grapes > 40
""")
_GERMAN = scored("""
    Der Hund ___ laut.|*bellt/bellen/bellst
    Wir ___ ins Kino.|geht/*gehen/gehe
    Du ___ sehr schnell.|*läufst/läuft/laufen
    Die Kinder ___ müde.|ist/bin/*sind
    Ich ___ einen Apfel.|isst/*esse/essen
    Ihr ___ zu spät.|kommen/komme/*kommt
    Er ___ ein Buch.|*liest/lese/lesen
    Anna ___ gern.|tanzen/*tanzt/tanze
    Wer ___ die Tür auf?|*macht/machen/mache
""")

RIGHT = (
    ask("a question of one word and a mark", _CAPITALS, "f\"{data['q']}?\\nCapital:\""),
    ask(
        "a fact file with equals signs",
        _CAPITALS,
        "f\"country={data['q']}\\ncapital=\"",
        output="gold",
    ),
    ask(
        "an atlas's entry runs into its answer",
        _CAPITALS,
        "f\"Atlas, entry {data['q']}. The capital city (one word) is\"",
    ),
    ask(
        "a letter to a teacher, with a salutation",
        _CAPITALS,
        "f\"Dear Ms Hill,\\nwhat is the capital of {data['q']}?\\nYours, Sam\\n\\nDear Sam,\\nit is\"",
        stop=("\n",),
    ),
    ask(
        "three languages ask one question",
        _CAPITALS,
        "f\"Capital? / Hauptstadt? / Capitale? (in English)\\n{data['q']}:\"",
    ),
    ask(
        "an interview with initials",
        _CAPITALS,
        "f\"INT.: Name the capital of {data['q']}.\\nRESP.:\"",
    ),
    ask("an emoji stands for each cue", _CAPITALS, "f\"🌍 {data['q']}\\n🏛️\""),
    ask("a sum ends with an equals sign", _SUMS, "f\"{data['q']} =\""),
    ask("a Python console's prompt", _SUMS, "f\">>> {data['q']}\\n\"", output="gold"),
    ask(
        "a sum in a sentence, with 'only' and 'not'",
        _SUMS,
        "f\"Calculate {data['q']}. Only the number, not the sum.\\nResult:\"",
    ),
    ask(
        "a worked example beside a pattern",
        _SUMS,
        "f\"Example: 2 + 2 -> 4\\n{data['q']} ->\"",
        fewshot=0,
    ),
    ask("the sum is between dollar signs", _SUMS, "f\"Compute ${data['q']}$.\\nValue:\""),
    ask(
        "the code of a function is the template",
        _SUMS,
        "f\"def f():\\n    return {data['q']}\\n\\n# f() gives (as a whole number):\"",
    ),
    ask("opposites with a two-way arrow", _OPPOSITES, "f\"{data['q']} ⟷\""),
    ask(
        "opposites, where the instruction has the word same",
        _OPPOSITES,
        "f\"Not the same, but the opposite of: {data['q']}\\nOpposite:\"",
    ),
    ask(
        "small letters are asked for",
        _OPPOSITES,
        "f\"all in lower case, please. antonym of {data['q']}:\"",
    ),
    ask("a dictionary's abbreviations", _OPPOSITES, "f\"{data['q']} (adj.) – ant.:\""),
    ask(
        "one word is asked for, with a list of what not to do",
        _OPPOSITES,
        "f\"- one word\\n- no full stop\\n- no explanation\\nAntonym of “{data['q']}”:\"",
    ),
    ask("spam with shouting, links and prices", _SPAM, "f\"Text: {data['q']}\\nspam or ham?\""),
    ask(
        "ham is explained, since it is a strange name",
        _SPAM,
        "f\"Label the text as spam, or as ham (= not spam).\\n[[ {data['q']} ]]\\nLabel:\"",
    ),
    ask(
        "labels are listed in another order than they occur",
        _SPAM,
        "f\"ham | spam\\n\\n{data['q']}\\n\\nWhich?\"",
    ),
    ask(
        "a stern system message",
        _SPAM,
        "f\"SYSTEM: You filter mail. Say spam or ham, nothing more.\\nMAIL: {data['q']}\\nFILTER:\"",
    ),
    ask("LaTeX with backslashes and braces", _MATHS, "f\"Simplify: $ {data['q']} $\\nAnswer:\""),
    ask(
        "LaTeX in a display, the answer in LaTeX too",
        _MATHS,
        "f\"\\\\[ {data['q']} = \\\\, ? \\\\]\\nValue (LaTeX):\"",
    ),
    ask(
        "options are names of two or three letters",
        _NAMES,
        'data["question"] + "\\n" + "\\n".join(f"{n}. {c}" for n, c in enumerate(data["choices"], 1)) + "\\nNumber:"',
        gold='str(data["answer"] + 1)',
    ),
    ask(
        "options are names, and so is the answer",
        _NAMES,
        'data["question"] + "\\nChoose: " + ", ".join(data["choices"]) + "\\nAnswer:"',
        gold='data["choices"][data["answer"]]',
    ),
    ask(
        "marks of options are set in stars, all alike",
        _NAMES,
        'data["question"] + "\\n" + "\\n".join(f"**{m}** {c}" for m, c in zip("PQR", data["choices"])) + "\\nLetter (P, Q or R):"',
        gold='"PQR"[data["answer"]]',
    ),
    ask(
        "options are in a row between brackets",
        _NAMES,
        'data["question"] + " " + " ".join(f"[{m}] {c}" for m, c in zip("abc", data["choices"])) + "\\nPick:"',
        gold='"abc"[data["answer"]]',
    ),
    ask(
        "a speaker is guessed from a line of a play",
        _TALK,
        "f\"(Enter a stranger.)\\n— {data['q']}\\nThe stranger is a\"",
    ),
    ask(
        "direct speech runs on in the narrator's words",
        _TALK,
        "f\"“{data['q']}” This was said by a\"",
    ),
    ask(
        "a chat's log with times",
        _TALK,
        "f\"[10:02] ??: {data['q']}\\n[10:03] me: ah, you are the\"",
    ),
    ask(
        "a line of a screenplay",
        _TALK,
        "f\"INT. SOMEWHERE – DAY\\n\\nVOICE (O.S.)\\n{data['q']}\\n\\nProfession of the voice:\"",
    ),
    ask(
        "the plural is the end of a phrase, one row unchanged", _PLURAL, "f\"one {data['q']}, two\""
    ),
    ask("the plural in a grammar's notation", _PLURAL, "f\"{data['q']} [sg.] ~ [pl.]\""),
    ask("Roman numbers, where letters are figures", _ROMAN, "f\"{data['q']} (Roman) = (Arabic)\""),
    ask("a chapter in Roman numbers", _ROMAN, "f\"Chapter {data['q']} is chapter number\""),
    ask(
        "a shopping list with dots as leaders",
        _CELLS,
        '"\\n".join(f"{n} ..... {k}" for n, k in PRICES.items()) + f"\\nHow many {data[\'q\']} are on the list?"',
        above='PRICES = {"pears": 3, "figs": 12, "kiwis": 7, "limes": 20, "plums": 9, "dates": 15, "melons": 2, "grapes": 40}',
    ),
    ask(
        "a table of CSV for all docs, one cell asked for",
        _CELLS,
        '"item,count\\n" + ROWS + f"\\n\\ncount of {data[\'q\']}:"',
        above='ROWS = "pears,3\\nfigs,12\\nkiwis,7\\nlimes,20\\nplums,9\\ndates,15\\nmelons,2\\ngrapes,40"',
    ),
    ask(
        "a German sentence with a gap, ranked by its words",
        _GERMAN,
        '"Setze das richtige Verb ein.\\n" + data["question"] + "\\nVerb:\\n"',
        gold='max(data["target_scores"], key=data["target_scores"].get)',
        output="gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "a gap of underscores, with options between slashes",
        _GERMAN,
        'data["question"] + " (" + "/".join(data["target_scores"]) + ")\\nLösung:\\n"',
        gold='next(o for o, s in data["target_scores"].items() if s)',
        output="gold",
        method="ppl",
        metric="log_prob",
    ),
)
