"""Right prompts: questions of exams with options, in English."""

from __future__ import annotations

from tests.lint.dense_14.making import lettered
from tests.lint.making import keyed, right, starred, table

RIGHT = (
    right(
        "questions on astronomy as MMLU asks them, with a description in the config",
        "sky-mmlu",
        r"""
        text = data["question"] + "\n"
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"{letter}. {choice}\n"
        text += "Answer:"
        gold = "ABCD"[data["answer"]]
        """,
        starred("""
        Which planet has the shortest year?|*Mercury/Venus/Mars/Earth
        What is the largest moon of Saturn?|Rhea/*Titan/Mimas/Iapetus
        Which planet spins on its side?|Jupiter/Mars/*Uranus/Venus
        What does a light year measure?|time/brightness/mass/*distance
        What kind of star is the Sun?|red giant/*yellow dwarf/neutron star/white dwarf
        Which planet is the densest?|*Earth/Saturn/Jupiter/Neptune
        Which galaxy is the nearest large one to ours?|Whirlpool/Sombrero/Cartwheel/*Andromeda
        What did Galileo see around Jupiter?|rings/auroras/*four moons/a comet
        Between which planets lies the main asteroid belt?|Earth and Mars/*Mars and Jupiter/Jupiter
            and Saturn/Venus and Earth
        What causes the phases of the Moon?|the Earth's shadow/clouds on the Moon/*the angle of
            sunlight/the tides of the sea
        Which star is the brightest in the night sky?|*Sirius/Vega/Polaris/Rigel
        What may a supernova leave behind?|a comet/a planet/an asteroid/*a neutron star
        """),
        description="The following are multiple choice questions (with answers) about astronomy.\n\n",
    ),
    right(
        "school science as ARC stores it, with texts and labels apart",
        "arc-school",
        r"""
        choices = data["choices"]
        lines = [f"({label}) {text}" for label, text in zip(choices["label"], choices["text"])]
        text = "Question: " + data["question"] + "\n" + "\n".join(lines) + "\nAnswer:"
        gold = f"({data['answerKey']})"
        """,
        tuple(
            {
                "id": f"Mercury_{7000 + 37 * number}",
                "question": row["question"],
                "choices": {"text": row["choices"], "label": ["A", "B", "C", "D"]},
                "answerKey": "ABCD"[row["answer"]],
            }
            for number, row in enumerate(
                starred("""
        A puddle disappears on a sunny day. What happened to the water?|It froze./*It evaporated./It
            condensed./It melted.
        Which tool is best for measuring the mass of a rock?|a ruler/a thermometer/a stopwatch/*a balance
        Which of these is a learned behavior?|*a dog sitting on command/a baby blinking/a heart
            beating/a spider spinning its first web
        Which object conducts electricity best?|a rubber band/a wooden spoon/*a copper wire/a glass rod
        What do the roots of a plant mainly do?|make seeds/attract bees/*take in water/catch sunlight
        Which change is a chemical change?|*iron rusting/ice melting/paper tearing/sugar dissolving
        Which kind of energy is stored in a stretched spring?|sound/*potential/thermal/light
        Which resource is renewable?|coal/oil/natural gas/*wind
        What makes day and night on Earth?|the Moon's orbit/*the Earth's rotation/the tilt of the
            Earth's axis/the Sun's motion
        Which organism is a decomposer?|an oak/a hawk/*a mushroom/a rabbit
        """)
            )
        ),
    ),
    right(
        "a fact stands above each question, as in OpenBookQA, and the endings are ranked",
        "open-book",
        r"""
        text = f"Fact: {data['fact']}\nQuestion: {data['stem']}\nAnswer:"
        gold = next(key for key, score in data["target_scores"].items() if score)
        """,
        keyed(
            "fact|stem",
            """
        metals conduct heat well|A spoon left in hot soup gets hottest if it is made of|wood/*steel/plastic
        plants need light to grow|A seedling will do best if it is placed|in a cellar/under a bed/*on a
            window sill
        friction makes surfaces warm|On a cold day you can warm your palms by|holding them
            still/*rubbing them together/spreading your fingers
        dark colours absorb more light than pale ones|The shirt that heats up most in the sun is|*black/white/yellow
        sound travels through matter|There is no sound in|water/steel/*empty space
        animals that are active at night often have big eyes|An animal that probably hunts at night is|*an
            owl/a hawk/a swift
        salt lowers the freezing point of water|Roads are salted in winter to|*melt ice/feed deer/harden the tar
        warm air rises|A hot air balloon comes down when its air|glows/*cools/expands
        a magnet attracts iron and steel|A magnet will pick up|a cork/a gold ring/*a steel pin
        roots hold soil in place|A slope is most likely to slide after its trees|*are felled/bloom/grow taller
        """,
            " ",
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "options are marked with small Roman numerals in brackets",
        "atlas-roman",
        r"""
        text = data["question"] + "\n"
        text += "\n".join(f"({mark}) {place}" for mark, place in zip(MARKS, data["choices"]))
        text += "\nWhich of (i) to (iv) is right?"
        gold = f"({MARKS[data['answer']]})"
        """,
        starred("""
        What is the capital of Australia?|Sydney/Perth/Melbourne/*Canberra
        Which river flows through Baghdad?|*the Tigris/the Nile/the Jordan/the Indus
        On which continent is the Atacama Desert?|Africa/Asia/*South America/Australia
        Which sea lies between Italy and Croatia?|the Black Sea/*the Adriatic Sea/the Red Sea/the North Sea
        What is the highest mountain in Africa?|Mount Kenya/Toubkal/*Kilimanjaro/Ras Dashen
        Which city lies on two continents?|Cairo/*Istanbul/Athens/Lagos
        Which country borders Portugal?|Italy/France/Morocco/*Spain
        Which strait parts Spain from Morocco?|*Gibraltar/Hormuz/Bering/Malacca
        Which lake is the deepest in the world?|Victoria/Superior/*Baikal/Titicaca
        Which country is an island?|Nepal/*Iceland/Chad/Bolivia
        Which ocean is the smallest?|Indian/Atlantic/Pacific/*Arctic
        Which state of the USA is the largest?|*Alaska/Texas/Montana/California
        """),
        above='MARKS = ("i", "ii", "iii", "iv")',
    ),
    right(
        "options are marked P, Q, R and S, as in some Indian exams",
        "physics-pqrs",
        r"""
        marks = "PQRS"
        options = "; ".join(f"({mark}) {each}" for mark, each in zip(marks, data["choices"]))
        text = f"Physics: {data['question']}\n{options}\nCorrect option (P, Q, R or S):"
        gold = marks[data["answer"]]
        """,
        starred("""
        Which unit measures force?|joule/watt/*newton/pascal
        Which quantity is a vector?|mass/*velocity/time/energy
        What bends light in a prism?|*refraction/gravity/conduction/friction
        Which colour of visible light has the longest wavelength?|violet/green/blue/*red
        What does an ammeter measure?|*current/voltage/resistance/power
        Who stated three laws of motion?|Faraday/*Newton/Bohr/Volta
        At what temperature on the Kelvin scale does water freeze?|0 K/100 K/*273 K/373 K
        What is the charge of a neutron?|positive/negative/it varies/*none
        Which wave needs a medium?|radio/*sound/light/X-ray
        What turns mechanical into electrical energy?|*a generator/a motor/a heater/a lamp
        Which lens makes parallel rays meet?|plane/concave/*convex/tinted
        What does one measure in hertz?|length/charge/pressure/*frequency
        """),
    ),
    right(
        "options are marked with circled numbers, and a circled number is answered",
        "kitchen-circles",
        r"""
        rings = "①②③④"
        text = data["question"]
        for ring, choice in zip(rings, data["choices"]):
            text += f"\n{ring} {choice}"
        text += "\nAnswer with ①, ②, ③ or ④:"
        gold = rings[data["answer"]]
        """,
        starred("""
        Which ingredient makes bread rise?|salt/*yeast/oil/vinegar
        What is tofu made of?|*soy beans/rice/milk/wheat
        Which spice comes from a crocus?|cumin/paprika/ginger/*saffron
        What is guacamole mainly made of?|*avocado/peas/spinach/cucumber
        Which pasta is shaped like a tube?|spaghetti/tagliatelle/*penne/orzo
        Which cheese is made of sheep's milk?|Brie/*Roquefort/Gouda/Emmental
        What are vegetables put into when they are blanched?|hot oil/cold milk/*boiling water/sugar
        Which drink is distilled?|beer/cider/wine/*rum
        What thickens a roux?|*flour/sugar/gelatine/egg white
        Which dish is raw fish?|gyoza/ramen/tempura/*sashimi
        Which country does paella come from?|Italy/*Spain/Greece/Portugal
        Which nut is in marzipan?|walnut/cashew/*almond/pecan
        """),
    ),
    right(
        "the last option is none, or all, of the above, and now and then it is right",
        "none-of-above",
        r"""
        lines = [f"Q: {data['question']}"]
        lines += [f"{letter}) {option}" for letter, option in data["options"].items()]
        lines.append("A:")
        text = "\n".join(lines)
        gold = data["answer_key"]
        """,
        lettered("""
        Which of these is a mammal?|trout/*bat/frog/None of the above
        Which of these is a prime number?|9/15/21/*None of the above
        Which of these is a programming language?|Python/Ruby/Java/*All of the above
        Which of these countries is in Africa?|*Ghana/Peru/Laos/None of the above
        Which of these is a noble gas?|oxygen/nitrogen/*argon/All of the above
        Which of these did Mozart compose?|Aida/*The Magic Flute/Carmen/None of the above
        Which of these has four strings?|*a violin/a triangle/a drum/All of the above
        Which of these birds lives in Antarctica?|flamingos/ostriches/*penguins/None of the above
        Which of these is a fruit?|*pear/leek/cabbage/All of the above
        Which of these months has 30 days?|May/July/*June/None of the above
        """),
    ),
    right(
        "options carry the letters e to h, since a to d belong to another column of the sheet",
        "units-efgh",
        r"""
        text = f"{data['question']} Mark one of e to h.\n"
        text += " ".join(f"{mark}) {value}" for mark, value in zip("efgh", data["choices"]))
        text += "\nMark:"
        gold = "efgh"[data["answer"]]
        """,
        starred("""
        How many metres are in 2.5 km?|250/*2500/25/25000
        How many minutes are in a day?|*1440/1400/3600/720
        How many grams are 3 kg?|30/300/*3000/30000
        How many litres are 450 cl?|45/0.45/450/*4.5
        How many seconds are in a quarter of an hour?|*900/1500/150/600
        How many weeks make 84 days?|14/*12/10/11
        How many millimetres are 7.2 cm?|7.2/720/*72/0.72
        How many hours are in a week?|*168/148/186/144
        How many square metres are 3 hectares?|300/3000/300000/*30000
        How many dozen are 96?|9/6/*8/12
        How many months are in six years?|60/*72/66/84
        How many feet are in 5 yards?|10/60/50/*15
        """),
    ),
    right(
        "short cases of patients with five options, as MedQA has them",
        "med-vignettes",
        r"""
        options = "\n".join(f"{letter}: {name}" for letter, name in data["options"].items())
        text = f"Case: {data['question']}\n\n{options}\n\nBest answer (A-E):"
        gold = data["answer_key"]
        """,
        lettered(
            """
        A 24-year-old has a stiff neck, fever and dark spots on the skin that do not fade under pressure.
            What is the most likely diagnosis?|migraine/*meningococcal meningitis/measles/sinusitis/shingles
        A 60-year-old smoker coughs blood and has lost weight. Which test comes first?|*chest
            X-ray/skin test for allergy/electroencephalogram/hearing test/bone scan
        A toddler has swallowed a button battery. What is the main danger?|anaemia/diabetes/*burns of the
            gullet/asthma/hair loss
        A woman of 30 is tired, gains weight and feels cold; TSH is high. Which hormone does she
            lack?|insulin/cortisol/oestrogen/*thyroxine/adrenaline
        A man has crushing chest pain that runs into his left arm. Which blood test is most
            useful?|uric acid/*troponin/bilirubin/lipase/ferritin
        A man on insulin is pale, sweats and trembles before lunch. What should he be given at
            once?|insulin/penicillin/iron/aspirin/*glucose
        A child wheezes after running in cold air and is well in between. What is the most likely
            cause?|*asthma/pneumonia/tuberculosis/whooping cough/heart failure
        A hiker has a red ring that grows around a tick bite. Which disease is it?|rabies/malaria/*Lyme
            disease/tetanus/cholera
        A newborn turns yellow on the third day and is otherwise well. Which substance is
            raised?|calcium/sodium/glucose/*bilirubin/creatinine
        An old woman falls, and one leg is shorter and turned outwards. What is broken?|the skull/a
            rib/the wrist/the heel/*the hip
        """,
            "ABCDE",
        ),
    ),
    right(
        "abstracts whose question is answered by yes, no or maybe, as in PubMedQA",
        "pubmed-decisions",
        r"""
        text = "Abstract: {abstract}\nQuestion: {question}\nDecision (yes/no/maybe):".format(**data)
        gold = data["final_decision"]
        """,
        table(
            "abstract|question|final_decision",
            """
        Of 210 patients on the new statin, 8 had muscle pain; of 205 on placebo, 7 had. The difference
            was not significant (p = 0.83).|Does the statin raise the rate of muscle pain?|no
        Infants who were breastfed had fewer ear infections (RR 0.61, 95% CI 0.49-0.76).|Is
            breastfeeding linked to fewer ear infections?|yes
        The trial was stopped after 19 patients, and its results point in both directions.|Does
            the drug shorten the stay in hospital?|maybe
        Vitamin D had no effect on the number of falls among 1,200 residents.|Does vitamin D prevent falls?|no
        Hand washing with soap halved the number of days with diarrhoea.|Does hand washing reduce diarrhoea?|yes
        Two cohorts found a benefit, two found none, and the pooled estimate is imprecise.|Does
            coffee protect the liver?|maybe
        Wounds closed with glue and with stitches looked alike after a year in all scores.|Do
            stitches give better scars than glue?|no
        Reminders by text message raised attendance from 71% to 84% (p < 0.001).|Do reminders raise attendance?|yes
        The effect was seen in women alone, and the subgroup was not planned beforehand.|Does the
            diet lower blood pressure?|maybe
        """,
        ),
    ),
    right(
        "the odd one out is answered as a word out of the list, not as a letter",
        "odd-one-out",
        r"""
        words = " / ".join(data["words"])
        text = f"Three of these belong together. Which word does not?\n{words}\nOdd one out:"
        gold = data["odd"]
        """,
        table(
            "words*|odd",
            """
        apple/pear/carrot/plum|carrot
        hammer/rose/saw/drill|rose
        Paris/Rome/Madrid/Amazon|Amazon
        trumpet/violin/cello/harp|trumpet
        seven/nine/eleven/blue|blue
        whale/dolphin/shark/seal|shark
        boot/glove/sandal/slipper|glove
        Mars/Sirius/Venus/Saturn|Sirius
        silver/copper/tin/marble|marble
        sonnet/haiku/limerick/novel|novel
        ferry/canoe/tram/raft|tram
        winter/Monday/spring/autumn|Monday
        """,
        ),
    ),
    right(
        "a quiz whose answers are T and F, which the description spells out",
        "true-false-quiz",
        r"""
        text = f"{data['statement']} (T/F)\n->"
        gold = "T" if data["truth"] else "F"
        """,
        table(
            "statement|truth?",
            """
        Spiders have six legs.|false
        The Great Barrier Reef lies off Australia.|true
        Gold is lighter than aluminium.|false
        A leap year has 366 days.|true
        Beethoven lost his hearing.|true
        The Sahara is in Asia.|false
        Tomatoes were grown in the Americas before they came to Europe.|true
        Bats are blind birds.|false
        Light is faster than sound.|true
        The Pacific is the smallest ocean.|false
        """,
        ),
        description="Write T where the statement is true, and F where it is false.\n\n",
    ),
)
