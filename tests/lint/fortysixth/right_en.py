"""Right prompts in English, of many trades."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred, table

PLURALS = qa("""
mouse > mice
leaf > leaves
child > children
sheep > sheep
tooth > teeth
box > boxes
""")
UNITS = qa("""
3 km to m > 3000
250 cm to m > 2.5
2 h to min > 120
5 kg to g > 5000
90 s to min > 1.5
4 l to ml > 4000
""")
JOBS = table(
    "advert|title|town",
    """
    Night nurse wanted at St Ann's, Derby. Start in May.|Night nurse|Derby
    We seek a pastry chef for our café in Bath.|pastry chef|Bath
    Crane operator, permanent contract, port of Hull.|Crane operator|Hull
    Leeds: data engineer with two years of practice.|data engineer|Leeds
    The zoo in Chester hires a vet on a part-time basis.|vet|Chester
    Tram driver (m/f) for the city of Sheffield.|Tram driver|Sheffield
    """,
)
SENSOR = records(
    "readings verdict",
    ([20.1, 20.3, 20.2], "steady"),
    ([18.0, 21.5, 25.2], "rising"),
    ([30.4, 27.1, 22.8], "falling"),
    ([11.9, 12.0, 11.9], "steady"),
    ([40.2, 36.6, 31.0], "falling"),
    ([5.5, 9.3, 14.1], "rising"),
    ([22.4, 22.4, 22.5], "steady"),
    ([3.2, 7.7, 12.6], "rising"),
)
CHORDS = qa("""
C major > C E G
G major > G B D
A minor > A C E
F major > F A C
D minor > D F A
E minor > E G B
""")
HAIKU = table(
    "poem|season",
    """
    Snow upon the gate,⏎the postman's breath turns to fog,⏎no letter again.|winter
    Cherry petals drift⏎over the new school satchels,⏎small shoes on wet stone.|spring
    Cicadas at noon,⏎the melon cracks by itself,⏎nobody wakes up.|summer
    Red leaves on the roof,⏎the last swallow left today,⏎I rake what it saw.|autumn
    The pond has a skin⏎of ice, and the crow walks there⏎as if it were land.|winter
    Hot sand, bare feet run,⏎an ice cream falls and is gone⏎before the tears are.|summer
    First tulip, one bee,⏎my neighbour greets me again⏎after the long dark.|spring
    Mushrooms in the mist,⏎the harvest moon hangs so low⏎the dog barks at it.|autumn
    """,
)
COMMITS = qa("""
Added a retry to the uploader, since the proxy drops it > fix
Introduced dark mode for the settings page > feature
Rewrote the guide on how to install > docs
Handle an empty basket without a crash > fix
Users can now export their data as CSV > feature
Corrected the links in the manual > docs
""")
ANALOGIES = qa("""
hand : glove = foot : > sock
bird : nest = bee : > hive
Paris : France = Rome : > Italy
puppy : dog = kitten : > cat
author : book = composer : > symphony
hot : cold = tall : > short
""")
DOSES = table(
    "order|drug|dose|route",
    """
    Give 500 mg of amoxicillin by mouth three times a day.|amoxicillin|500 mg|oral
    Morphine 5 mg iv now, repeat if needed.|morphine|5 mg|intravenous
    Insulin glargine, 12 units under the skin at bedtime.|insulin glargine|12 units|subcutaneous
    Paracetamol 1 g by mouth, at most four times a day.|paracetamol|1 g|oral
    Start heparin 5000 units subcutaneously twice a day.|heparin|5000 units|subcutaneous
    Ceftriaxone 2 g iv once a day for a week.|ceftriaxone|2 g|intravenous
    """,
)
WINE = starred("""
Which grape is Chablis made from?|Merlot/*Chardonnay/Riesling
Where does port come from?|*Portugal/Spain/Chile
What does "brut" mean on a label?|sweet/red/*dry
Which glass is narrow and tall?|*flute/tumbler/goblet
Which wine goes with oysters by custom?|port/*Muscadet/Barolo
What removes the sediment of an old wine?|chilling/shaking/*decanting
""")
TYPOS = qa("""
I recieved your mail. > I received your mail.
She dont like tea. > She doesn't like tea.
There house is big. > Their house is big.
We was late again. > We were late again.
He has went home. > He has gone home.
Its raining outside. > It's raining outside.
""")
ROMAN = qa("""
4 > IV
9 > IX
14 > XIV
40 > XL
56 > LVI
90 > XC
""")
FUNCS = qa("""
Return the sum of a and b. > lambda a, b: a + b
Say whether n is even. > lambda n: n % 2 == 0
Return the last item of xs. > lambda xs: xs[-1]
Turn s into upper case. > lambda s: s.upper()
Return the square of x. > lambda x: x ** 2
Count the words of s. > lambda s: len(s.split())
""")
FLIGHTS = table(
    "chat|slot",
    """
    user: I want to fly to Oslo⏎bot: When?⏎user: on Friday|destination=Oslo, day=Friday
    user: A seat to Rome, please⏎bot: Which day?⏎user: Monday|destination=Rome, day=Monday
    user: Is there a flight on Sunday?⏎bot: Where to?⏎user: Cork|destination=Cork, day=Sunday
    user: Book me to Nice for Tuesday⏎bot: Done.⏎user: thanks|destination=Nice, day=Tuesday
    user: I must be in Bonn⏎bot: By when?⏎user: Thursday|destination=Bonn, day=Thursday
    """,
)
RANKS = qa("""
mug, bath, lake > mug < bath < lake
elephant, mouse, dog > mouse < dog < elephant
hour, second, year > second < hour < year
village, country, house > house < village < country
ocean, drop, bucket > drop < bucket < ocean
gram, tonne, kilo > gram < kilo < tonne
""")
LOGIC = keyed(
    "premises",
    """
    All bakers rise early. Jo is a baker.⏎Conclusion: Jo rises early.|*valid/invalid
    Some cats are grey. Tom is a cat.⏎Conclusion: Tom is grey.|valid/*invalid
    No fish can fly. A carp is a fish.⏎Conclusion: A carp cannot fly.|*valid/invalid
    If it rains, the road is wet. The road is wet.⏎Conclusion: It rains.|valid/*invalid
    Every square is a rectangle. This is a square.⏎Conclusion: This is a rectangle.|*valid/invalid
    Some nurses smoke. Ann is a nurse.⏎Conclusion: Ann smokes.|valid/*invalid
    If he is in, the light is on. The light is off.⏎Conclusion: He is out.|*valid/invalid
    Most shops close at six. This is a shop.⏎Conclusion: It closes at six.|valid/*invalid
    """,
    lead=" ",
)
LYRICS = qa("""
The meeting is moved from 3 pm to 4 pm in room B. Please bring the budget and tell Carl. > Meeting now at 4 pm in room B; bring the budget, tell Carl.
Your parcel could not be delivered as nobody was at home. Collect it at the post office from noon. > Missed parcel can be collected at the post office from noon.
The pool is closed on Tuesday since the filters are replaced. Season tickets stay valid. > Pool closed on Tuesday for new filters.
We regret that the 8:20 train does not run today. The next one leaves at 8:50. > The 8:20 train is cancelled; take the 8:50.
The library will lend out e-readers from June. A card and a deposit of 20 euros are needed. > Library lends e-readers from June with card and deposit.
""")

RIGHT: tuple[Right, ...] = (
    ask("plurals by an arrow", PLURALS, "data['q'] + ' =>'"),
    ask("plurals in a frame", PLURALS, "f\"one {data['q']}, many\""),
    ask(
        "units with the number alone",
        UNITS,
        "f\"Convert {data['q']}. Give the number only.\\nResult:\"",
    ),
    ask("units in a line with an equals sign", UNITS, "data['q'].replace(' to ', ' -> ') + ' ='"),
    ask(
        "two fields of a job advert",
        JOBS,
        "f\"Advert: {data['advert']}\\nTitle and town, with a slash between:\"",
        gold="f\"{data['title']} / {data['town']}\"",
    ),
    ask(
        "a job advert and a single field",
        JOBS,
        "'In which town is the job?\\n\\n' + data['advert'] + '\\n\\nTown:'",
        gold="data['town']",
    ),
    ask(
        "readings of a sensor",
        SENSOR,
        "'Trend of the readings (rising, falling or steady)\\n' + ', '.join(map(str, data['readings'])) + '\\nTrend:'",
        gold="data['verdict']",
    ),
    ask(
        "readings with one line for each",
        SENSOR,
        "'\\n'.join(f't{i}: {x} C' for i, x in enumerate(data['readings'])) + '\\nIs it rising, falling or steady?\\nAnswer:'",
        gold="data['verdict']",
    ),
    ask("notes of a chord", CHORDS, "f\"Chord: {data['q']}\\nNotes:\""),
    ask(
        "a haiku and its season",
        HAIKU,
        "f\"{data['poem']}\\n\\nSeason (spring, summer, autumn or winter):\"",
        gold="data['season']",
    ),
    ask(
        "a haiku between lines of dashes",
        HAIKU,
        "'\\n'.join(['Which season is the poem about: spring, summer, autumn or winter?', '-----', data['poem'], '-----', 'Season:'])",
        gold="data['season']",
    ),
    ask("kinds of commits", COMMITS, "f\"git log: {data['q']}\\ntype (feature, fix or docs):\""),
    ask(
        "kinds of commits with meanings",
        COMMITS,
        "'feature: something new; fix: a bug is gone; docs: only words changed\\n' + data['q'] + '\\nType:'",
    ),
    ask("analogies", ANALOGIES, "data['q']"),
    ask(
        "a doctor's order as JSON",
        DOSES,
        "f\"Order: {data['order']}\\nReturn JSON with drug (in small letters), dose and route (oral, intravenous or subcutaneous).\\nJSON:\"",
        gold="json.dumps({k: data[k] for k in ('drug', 'dose', 'route')})",
        above="import json",
    ),
    ask(
        "the route of a drug",
        DOSES,
        "'Order: ' + data['order'] + '\\nRoute (oral, intravenous or subcutaneous):'",
        gold="data['route']",
    ),
    ask(
        "the dose alone",
        DOSES,
        "'How much is given each time? Copy amount and unit.\\n' + data['order'] + '\\nDose:'",
        gold="data['dose']",
    ),
    ask(
        "wine with Roman numerals",
        WINE,
        "data['question'] + '\\n' + '\\n'.join(f'{n}) {c}' for n, c in zip(('i', 'ii', 'iii'), data['choices'])) + '\\nAnswer (i, ii or iii):'",
        gold="('i', 'ii', 'iii')[data['answer']]",
    ),
    ask(
        "wine with the option's text as the answer",
        WINE,
        "f\"{data['question']} Choose from: {', '.join(data['choices'])}.\\nAnswer:\"",
        gold="data['choices'][data['answer']]",
    ),
    ask(
        "wine by a letter and its text",
        WINE,
        "'\\n'.join([data['question'], *(f'{x}. {c}' for x, c in zip('ABC', data['choices'])), 'Give letter and text.', 'Answer:'])",
        gold="f\"{'ABC'[data['answer']]}. {data['choices'][data['answer']]}\"",
    ),
    ask("corrected sentences", TYPOS, "f\"Wrong: {data['q']}\\nRight:\""),
    ask(
        "corrected sentences with a demand",
        TYPOS,
        "'Correct the sentence.\\n\\n' + data['q'] + '\\n\\nCorrected:'",
        stop=("\n\n",),
    ),
    ask("Roman numerals", ROMAN, "f\"{data['q']} in Roman numerals is\""),
    ask("lambdas", FUNCS, "f\"# {data['q']}\\nf =\""),
    ask("lambdas that are asked for", FUNCS, "f\"Write a Python lambda: {data['q']}\\nLambda:\""),
    ask(
        "slots of a dialogue",
        FLIGHTS,
        "data['chat'] + '\\n\\nSlots, as destination=..., day=...\\nSlots:'",
        gold="data['slot']",
    ),
    ask(
        "sizes in order",
        RANKS,
        "f\"Sort from small to large, with < between: {data['q']}\\nSorted:\"",
    ),
    ask("one line of a summary", LYRICS, "data['q'] + '\\n\\nIn short:'"),
    ask(
        "a summary by a secretary",
        LYRICS,
        "'Message: ' + data['q'] + '\\nOne line for the notice board:'",
        fewshot=2,
    ),
    right(
        "syllogisms that are ranked",
        "right-syllogism",
        """
        text = data["premises"] + "\\nIs it valid or invalid?\\nIt is"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        LOGIC,
        lead="",
        method="ppl",
    ),
    right(
        "a class that builds the prompt",
        "right-builder",
        """
        text = Prompt("Name the plural.").add("Singular", data["q"]).end("Plural")
        gold = data["a"]
        """,
        PLURALS,
        above="""
        class Prompt:
            def __init__(self, head):
                self.lines = [head]

            def add(self, cue, value):
                self.lines.append(f"{cue}: {value}")
                return self

            def end(self, cue):
                return "\\n".join([*self.lines, cue + ":"])
        """,
    ),
    right(
        "shots from a pool in the code",
        "right-pool",
        """
        text = "".join(f"{a} => {b}\\n" for a, b in POOL if a != data["q"]) + data["q"] + " =>"
        gold = data["a"]
        """,
        ROMAN,
        above='POOL = (("3", "III"), ("8", "VIII"), ("21", "XXI"))',
        fewshot=0,
    ),
    right(
        "a template of string.Template",
        "right-template",
        """
        text = SHEET.substitute(words=data["q"])
        gold = data["a"]
        """,
        RANKS,
        above="""
        from string import Template

        SHEET = Template("Words: $words\\nFrom small to large:")
        """,
    ),
    right(
        "letters are worked out from the options",
        "right-letters",
        """
        marks = [chr(ord("A") + n) for n in range(len(data["choices"]))]
        shown = " ".join(f"({m}) {c}" for m, c in zip(marks, data["choices"]))
        text = f"Q: {data['question']} {shown}\\nA:"
        gold = marks[data["answer"]]
        """,
        WINE,
    ),
)
