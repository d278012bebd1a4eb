"""Right tasks in English whose answers are texts or numbers, or are reached by steps."""

from __future__ import annotations

from tests.lint.seventeenth.making import table
from tests.lint.shape import SmallTask, code

MUSEUM = SmallTask(
    "reading",
    code(
        r"""
        text = "\n".join(
            [
                "Answer with words from the text.",
                f"Text: {data['text']}",
                f"Question: {data['question']}",
                "Answer:",
            ]
        )
        return {"input": text, "output": f" {data['answer']}", "processed_output": data["answer"]}
        """
    ),
    table(
        "text|question|answer",
        """
        The harbour museum was founded in 1897 by Clara Voss, a shipowner's widow, and moved twice.|Who founded the museum?|Clara Voss
        Seeds of the coast pine are spread by jays, which bury them in the sand before winter.|Which birds spread the seeds?|jays
        In 1742 the bridge was rebuilt in stone after a flood had carried off the wooden one.|What was the bridge rebuilt in?|stone
        The recipe needs rye flour, honey and a pinch of cardamom; milk is added last.|What is added last?|milk
        Ferries to Sandholm leave from pier four, those to Rügen from pier nine.|From which pier do ferries to Sandholm leave?|pier four
        Doctor Amadi trained in Lagos, worked in Oslo and now teaches in Turin.|Where does Doctor Amadi teach now?|Turin
        The choir rehearses on Tuesdays in the old gym, and sings at St Anne's on Sundays.|Where does the choir rehearse?|the old gym
        Copper roofs turn green because of a layer that forms in damp air over decades.|Which roofs turn green?|Copper roofs
        The race was won by a farmer from Kerry who had never run one before.|Who won the race?|a farmer from Kerry
        Lena keeps her stamps in a biscuit tin and her coins in a sock.|What does Lena keep in a sock?|her coins
        The village lost its school in 1968 and its last shop in 1991.|When did the village lose its last shop?|1991
        Owls of this kind nest in barns, never in trees.|Where do these owls nest?|barns
        """,
    ),
)

SHOP = SmallTask(
    "market",
    code(
        r"""
        question = data["question"].strip()
        steps, number = data["steps"], data["answer"]
        return {
            "input": f"Q: {question}\nA: Let's think step by step.",
            "output": f" {steps} The answer is {number}.",
            "processed_output": number,
        }
        """
    ),
    table(
        "question|steps|answer",
        """
        Ida buys 3 pears at 2 euros each and a melon for 4 euros. What does she pay?|The pears cost 3 * 2 = 6 euros. 6 + 4 = 10.|10
        A crate holds 24 bottles, and 9 are empty. How many are full?|24 - 9 = 15.|15
        Tom reads 12 pages a day for 5 days. How many pages is that?|12 * 5 = 60.|60
        Four friends share 28 cherries evenly. How many does each get?|28 / 4 = 7.|7
        A hen lays 6 eggs a week. How many eggs do 7 hens lay in a week?|6 * 7 = 42.|42
        Sara has 50 euros and buys two books at 13 euros each. What is left?|The books cost 2 * 13 = 26 euros. 50 - 26 = 24.|24
        A train has 8 cars with 40 seats each; 70 seats are taken. How many are free?|There are 8 * 40 = 320 seats. 320 - 70 = 250.|250
        Ben saves 9 euros a month. How much has he after 8 months?|9 * 8 = 72.|72
        A rope of 45 metres is cut into 5 equal parts. How long is each?|45 / 5 = 9.|9
        There are 17 boys and 14 girls in a class; 3 are ill. How many are there?|17 + 14 = 31. 31 - 3 = 28.|28
        Mia bakes 36 rolls and packs 6 in a bag, at 3 euros a bag. What does she earn?|36 / 6 = 6 bags. 6 * 3 = 18.|18
        A bus with 33 people lets 11 out and takes 5 in. How many are on it now?|33 - 11 = 22. 22 + 5 = 27.|27
        """,
    ),
    postprocess="exact_match_post",
    max_tokens=96,
)

GARDEN = SmallTask(
    "garden-sums",
    code(
        r"""
        solution, _, number = data["answer"].rpartition("#### ")
        text = "Question: " + data["question"] + "\nAnswer:"
        return {"input": text, "output": " " + data["answer"], "processed_output": number}
        """
    ),
    table(
        "question|answer",
        """
        A gardener plants 5 rows of 8 tulips; 6 of them die. How many are left?|She plants 5 * 8 = 40 tulips.⏎Then 40 - 6 = 34 are left.⏎#### 34
        A pond has 14 carp and twice as many frogs. How many animals is that?|There are 14 * 2 = 28 frogs.⏎Together 14 + 28 = 42.⏎#### 42
        A fence needs 9 posts at 7 dollars each and 20 dollars of wire. What does it cost?|The posts cost 9 * 7 = 63 dollars.⏎With wire 63 + 20 = 83.⏎#### 83
        Rain fell for 6 hours, 4 mm an hour, then 5 mm more. How many mm fell?|First 6 * 4 = 24 mm fell.⏎In all 24 + 5 = 29.⏎#### 29
        A barrow carries 60 kg of soil. How many trips do 480 kg take?|480 / 60 = 8 trips.⏎#### 8
        Jo picks 75 plums, eats 3 and shares the rest among 8. How many does each get?|After eating 75 - 3 = 72 are left.⏎Each gets 72 / 8 = 9.⏎#### 9
        A hedge of 18 m is cut at 3 m an hour. How long does it take?|18 / 3 = 6 hours.⏎#### 6
        Two sheds have 11 and 13 rakes; a third of all are broken. How many are broken?|There are 11 + 13 = 24 rakes.⏎Broken are 24 / 3 = 8.⏎#### 8
        A bed of 7 m by 3 m gets 2 plants per square metre. How many plants is that?|The bed has 7 * 3 = 21 square metres.⏎21 * 2 = 42 plants.⏎#### 42
        A can holds 10 litres, and each of 25 bushes needs 2. How many cans is that?|The bushes need 25 * 2 = 50 litres.⏎50 / 10 = 5 cans.⏎#### 5
        """,
    ),
    postprocess="gsm8k_post",
    stop=("\n\n",),
    max_tokens=160,
    shots=table(
        "question|answer",
        """
        Ann has 4 pots with 6 herbs each and gives 5 herbs away. How many has she?|She has 4 * 6 = 24 herbs.⏎After that 24 - 5 = 19.⏎#### 19
        A sack of 90 seeds is split among 3 beds. How many seeds does each get?|90 / 3 = 30 seeds.⏎#### 30
        A bench costs 120 dollars and a table twice that. What do both cost?|The table costs 120 * 2 = 240 dollars.⏎Both cost 120 + 240 = 360.⏎#### 360
        Of 16 roses 7 are red, the others white. How many are white?|16 - 7 = 9 are white.⏎#### 9
        """,
    ),
)

GERMAN = SmallTask(
    "en-de",
    code(
        r"""
        prompt = "Translate from English into German.\n"
        prompt += "English: %s\nGerman:" % data["en"]
        return {"input": prompt, "output": " " + data["de"], "processed_output": data["de"]}
        """
    ),
    table(
        "en|de",
        """
        The window is open.|Das Fenster ist offen.
        We are going home now.|Wir gehen jetzt nach Hause.
        Where is the station?|Wo ist der Bahnhof?
        I would like a coffee, please.|Ich möchte bitte einen Kaffee.
        The children are playing in the garden.|Die Kinder spielen im Garten.
        She has lived here for ten years.|Sie wohnt seit zehn Jahren hier.
        Tomorrow it will snow.|Morgen wird es schneien.
        My brother is older than me.|Mein Bruder ist älter als ich.
        He forgot his umbrella.|Er hat seinen Regenschirm vergessen.
        How much does this book cost?|Wie viel kostet dieses Buch?
        """,
    ),
)

PYTHON = SmallTask(
    "prints",
    code(
        r"""
        lines = ["What does this program print?", "```python", data["program"], "```", "Output:"]
        return {
            "input": "\n".join(lines),
            "output": " " + data["printed"],
            "processed_output": data["printed"],
        }
        """
    ),
    table(
        "program|printed",
        """
        x = 3⏎for i in range(2):⏎    x += i⏎print(x)|4
        words = ["a", "bb", "ccc"]⏎print(len(words[-1]))|3
        print("-".join(["1", "2", "3"]))|1-2-3
        n = 17⏎print(n % 5)|2
        s = "lint"⏎print(s.upper()[::-1])|TNIL
        d = {"a": 1}⏎d["b"] = 5⏎print(sum(d.values()))|6
        def f(n):⏎    return n * n⏎print(f(9))|81
        print(sorted([3, 1, 2])[0])|1
        t = (4, 5)⏎a, b = t⏎print(b - a, a)|1 4
        print("no" * 2)|nono
        total = 0⏎while total < 10:⏎    total += 4⏎print(total)|12
        """,
    ),
)

DATES = SmallTask(
    "dates",
    code(
        r"""
        text = HEAD + f"Sentence: {data['sentence']}\nDate:"
        return {"input": text, "output": f" {data['date']}", "processed_output": data["date"]}
        """,
        r'''
        HEAD = """Find the date and write it as YYYY-MM-DD.

        Sentence: They married on 4 May 1971 in Graz.
        Date: 1971-05-04

        Sentence: The lease ends on December 31, 2024.
        Date: 2024-12-31

        """
        ''',
    ),
    table(
        "sentence|date",
        """
        The tower was opened on 12 June 1903.|1903-06-12
        Please send it back by August 9, 2019.|2019-08-09
        On 1 January 2002 the new coins came.|2002-01-01
        Her diary breaks off on 23 October 1944.|1944-10-23
        The patch of March 3, 2021 fixed that.|2021-03-03
        He was born on 29 February 1988 in Cork.|1988-02-29
        The strike began on July 17, 1936.|1936-07-17
        A second edition came out on 5 November 1955.|1955-11-05
        The vote of 16 September 1998 was close.|1998-09-16
        It sank on April 15, 1912.|1912-04-15
        """,
    ),
    fewshot=0,
)

SCIENCE = SmallTask(
    "science-steps",
    code(
        r"""
        def show(options):
            return "\n".join(f"({chr(ord('A') + i)}) {o}" for i, o in enumerate(options))

        text = f"Question: {data['question']}\n{show(data['options'])}\nReason first, then give the letter.\nAnswer:"
        letter = chr(ord("A") + data["gold"])
        output = f" {data['reason']} The answer is ({letter})."
        return {"input": text, "output": output, "processed_output": letter}
        """
    ),
    table(
        "question|options*|gold#|reason",
        """
        What carries oxygen in the blood?|insulin/haemoglobin/bile|1|Insulin controls sugar and bile digests fat; haemoglobin binds oxygen.
        Which metal is liquid at room temperature?|mercury/iron/zinc|0|Iron and zinc melt far above room temperature, and mercury below it.
        Which force keeps planets in orbit?|friction/magnetism/gravity|2|Planets are held by their attraction to the Sun, which is gravity.
        What do plants take in for photosynthesis?|carbon dioxide/helium/methane|0|Leaves build sugar from carbon dioxide and water.
        Which part of the cell holds most of its DNA?|membrane/nucleus/ribosome|1|The chromosomes lie in the nucleus.
        What is the unit of electrical resistance?|volt/watt/ohm|2|Volt is for tension and watt for power, so it is ohm.
        Which of these conducts electricity best?|wood/glass/silver|2|Wood and glass insulate, silver is a metal.
        What happens to water at 100 degrees at sea level?|it boils/it freezes/it burns|0|At that heat its vapour pressure equals that of the air, so it boils.
        Which animal is a mammal?|shark/dolphin/penguin|1|Sharks are fish and penguins are birds; a dolphin suckles its young.
        What bends light in a pair of glasses?|echo/refraction/gravity|1|Light changes its direction when it enters the lens, which is refraction.
        Which layer protects us from ultraviolet rays?|ozone/soil/magma|0|Ozone in the upper air absorbs these rays.
        What does a seismograph record?|rain/wind/earthquakes|2|It draws the shaking of the ground, so earthquakes.
        """,
    ),
    postprocess="agieval_single_answer_post",
    max_tokens=96,
)

TOPICS = SmallTask(
    "headlines",
    code(
        r"""
        blocks = [f"Headline: {headline}\nTopic: {topic}" for headline, topic in EXAMPLES]
        blocks.append(f"Headline: {data['headline']}\nTopic:")
        head = "Name the topic of each headline: sports, politics, science or food.\n\n"
        return {
            "input": head + "\n\n".join(blocks),
            "output": " " + data["topic"],
            "processed_output": data["topic"],
        }
        """,
        """
        EXAMPLES = [
            ("Keeper saves two penalties in cup final", "sports"),
            ("Minister resigns over unpaid taxes", "politics"),
            ("Probe sends back first pictures of comet", "science"),
            ("Why sourdough is back on our tables", "food"),
        ]
        """,
    ),
    table(
        "headline|topic",
        """
        Sprinter breaks record in the rain|sports
        Parliament votes on new rail law|politics
        Bees can count, study finds|science
        The perfect omelette takes two minutes|food
        Mayor calls early election|politics
        Coach leaves club after nine defeats|sports
        Chefs bring back the forgotten turnip|food
        Telescope spots oldest galaxy so far|science
        Rowers take gold by a hair|sports
        Coalition talks enter third week|politics
        New vaccine works in mice|science
        A soup for every day of the winter|food
        """,
    ),
    fewshot=0,
)

TASKS = (MUSEUM, SHOP, GARDEN, GERMAN, PYTHON, DATES, SCIENCE, TOPICS)
