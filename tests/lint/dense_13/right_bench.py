"""Right prompts in the styles of well-known benchmarks: knowledge, reading and common sense."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "MMLU's own form, with its sentence as the config's description",
        "mmlu-marine",
        r"""
        text = data["question"]
        for letter, choice in zip("ABCD", data["choices"]):
            text += f"\n{letter}. {choice}"
        text += "\nAnswer:"
        gold = "ABCD"[data["answer"]]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        starred("""
        How many hearts does an octopus have?|one/two/*three/eight
        Which of these is a mammal?|*dugong/lamprey/ray/sea horse
        What do baleen whales mostly feed on?|seals/kelp/squid/*krill
        Coral polyps live in symbiosis with which organisms?|bacteria/*algae/sponges/worms
        Which zone of the ocean gets enough light for photosynthesis?|*epipelagic/abyssal/hadal/bathyal
        What is a group of whales called?|flock/herd/*pod/pack
        Which fish carries its eggs in the pouch of the male?|cod/*sea horse/eel/herring
        The shell of a crab is made mainly of what?|keratin/silica/cellulose/*chitin
        """),
        description="The following are multiple choice questions (with answers) about marine biology.\n\n",
    ),
    right(
        "worked solutions that close on four hashes, as GSM8K has them",
        "gsm-school",
        r"""
        solution = f"{data['steps']}\n#### {data['result']}"
        text = "Question: " + data["question"] + "\nAnswer:"
        return {"input": text, "output": " " + solution, "processed_output": str(data["result"])}
        """,
        table(
            "question|steps|result#",
            """
            Nora packs 4 boxes with 15 candles each and drops 7 candles. How many are whole?
             |The boxes hold 4 * 15 = 60 candles.⏎Of these 60 - 7 = 53 are whole.|53
            A baker sells 18 buns in the morning and twice as many after noon. How many buns is that?
             |After noon she sells 18 * 2 = 36 buns.⏎Together that is 18 + 36 = 54 buns.|54
            Paul runs 6 laps of 400 metres. How many kilometres short of 3 km is he, in metres?
             |He runs 6 * 400 = 2400 metres.⏎He lacks 3000 - 2400 = 600 metres.|600
            A ticket costs 9 dollars, and children pay 5. What do 2 adults and 3 children pay?
             |The adults pay 2 * 9 = 18 dollars.⏎The children pay 3 * 5 = 15 dollars.⏎All pay 18 + 15 = 33 dollars.|33
            A tank of 240 litres loses 8 litres an hour. How full is it after 12 hours?
             |It loses 8 * 12 = 96 litres.⏎So 240 - 96 = 144 litres are left.|144
            Half of the 46 pupils walk to school, and 11 come by bike. How many use neither?
             |Half of them are 46 / 2 = 23 pupils.⏎So 46 - 23 - 11 = 12 pupils use neither.|12
            Ida earns 14 dollars an hour. She works 5 hours and spends 22 dollars. What is left?
             |She earns 14 * 5 = 70 dollars.⏎There are 70 - 22 = 48 dollars left.|48
            Three hens lay 2 eggs a day each. How many dozens do they lay in 10 days?
             |They lay 3 * 2 * 10 = 60 eggs.⏎That is 60 / 12 = 5 dozens.|5
            """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=200,
    ),
    right(
        "BoolQ's question, to which the template adds its question mark",
        "boolq-ppl",
        r"""
        text = f"{data['passage']}\nQuestion: {data['question']}?\nAnswer:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            The tomato is botanically a berry, though cooks treat it as a vegetable.
             |is a tomato a berry in the sense of botany|*yes/no
            Canberra was founded in 1913 as the capital of Australia.|is sydney the capital of australia|yes/*no
            The penny black was the first adhesive postage stamp used in a public system.
             |was the penny black a coin|yes/*no
            Bats are the only mammals capable of true flight.|can any mammal truly fly|*yes/no
            The Rhine rises in Switzerland and flows into the North Sea.|does the rhine reach the sea|*yes/no
            Decaffeinated coffee still has two to fifteen milligrams of caffeine a cup.
             |is decaf free of caffeine|yes/*no
            Pluto was reclassified as a dwarf planet in 2006.|is pluto counted among the eight planets|yes/*no
            A leap second was last added at the end of 2016.|was a leap second added in 2016|*yes/no
            """,
            "passage|question",
            " ",
        ),
        method="ppl",
    ),
    right(
        "SQuAD with title, background and empty lines between the parts",
        "squad-titles",
        r"""
        parts = (
            f"Title: {data['title']}",
            f"Background: {data['context']}",
            f"Question: {data['question']}",
            "Answer:",
        )
        gold = data["answers"][0]
        return {"input": "\n\n".join(parts), "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "title|context|question|answers*",
            """
            Pisa|The tower began to lean in 1178, when the third floor was built on soft ground.
             |What kind of ground was the third floor built on?|soft ground
            Tea|Tea reached Portugal with priests and merchants in the sixteenth century.
             |In which century did tea reach Portugal?|the sixteenth century
            Ada Lovelace|Lovelace published her notes on the Analytical Engine in 1843.
             |What did she write her notes on?|the Analytical Engine
            Velcro|George de Mestral had the idea of Velcro when burrs stuck to his dog.
             |Who had the idea?|George de Mestral
            Baobab|Baobabs store up to 120,000 litres of water in their trunks.
             |Where do baobabs store water?|in their trunks
            Chess|The queen became the strongest piece in Spain around 1475.
             |Where did the queen become the strongest piece?|Spain
            Suez Canal|The canal was opened in November 1869 after ten years of work.
             |How long did the work take?|ten years
            Puffin|Puffins lay a single egg in a burrow on a cliff.|How many eggs do puffins lay?|a single egg
            """,
        ),
    ),
    right(
        "HellaSwag: a headline with a colon, and endings that go on with the sentence",
        "hellaswag-go-on",
        r"""
        endings = data["target_scores"]
        return {
            "input": f"{data['activity']}: {data['ctx']}",
            "output": [end for end in endings if endings[end]][0],
            "processed_output": [end for end in endings if endings[end]][0],
        }
        """,
        scored(
            """
            Shaving|A man spreads foam on his cheeks. He
             |*pulls a razor along his jaw./plants the razor in a pot./feeds the foam to a horse.
            Baking bread|The dough has risen under a cloth. The woman
             |paints it blue and hangs it up./throws the cloth at the moon./*kneads it once more and shapes a loaf.
            Washing a car|A boy fills a bucket with soapy water. He
             |drinks it through a straw./*dips a sponge in and wipes the bonnet./pours it into the tank.
            Archery|The archer puts an arrow on the string. She
             |*draws the bow and aims at the target./eats the arrow with salt./knits a scarf of the string.
            Ice fishing|Two men drill a hole into the ice. They
             |jump in with their skis on./sell the hole to a bear./*let down a line and wait.
            Wrapping gifts|A girl folds paper around a box. Then she
             |*fixes it with tape and ties a bow./sets the tape on a plate and slices it./reads the box a story.
            Changing a tyre|The driver jacks up the car. Next he
             |waters the wheel with a can./*loosens the bolts of the flat wheel./sings a song to the spare wheel.
            Pruning|The gardener looks up at the apple tree with a saw. He
             |sends the tree a postcard./saws the ladder in two and bows./*cuts off a dead branch.
            """,
            "activity|ctx",
            " ",
        ),
        method="ppl",
        metric="log_prob",
    ),
    right(
        "WinoGrande, whose gap is an underscore in the middle",
        "winogrande-gap",
        r"""
        options = [data["option1"], data["option2"]]
        text = f"{data['sentence']}\nWhat does the underscore stand for, {options[0]} or {options[1]}?\nIt stands for"
        gold = options[int(data["answer"]) - 1]
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "sentence|option1|option2|answer",
            """
            The vase did not fit on the shelf because the _ was too tall.|vase|shelf|1
            Emma lent Ruth her umbrella since _ had come without one.|Emma|Ruth|2
            The coffee was hotter than the tea, so Jan drank the _ first.|coffee|tea|2
            Victor apologised to Hugo because _ had broken the window.|Victor|Hugo|1
            The rope held and the chain snapped, as the _ was rusty.|rope|chain|2
            Clara taught Ines to swim, since _ was the better swimmer.|Clara|Ines|1
            We took the stairs and not the lift because the _ was out of order.|stairs|lift|2
            The bike beat the bus to the station because the _ did not have to wait at lights.|bike|bus|1
            """,
        ),
    ),
    right(
        "ARC by the texts of its options, which the prompt does not list",
        "arc-texts",
        r"""
        scores = data["target_scores"]
        gold = next(filter(scores.get, scores))
        return {
            "input": "Question: {}\nAnswer:".format(data["question"]),
            "output": gold,
            "processed_output": gold,
        }
        """,
        scored(
            """
            Which tool is used to measure mass?|ruler/*balance/clock/compass
            What causes day and night on Earth?|*its rotation/its orbit/the moon/clouds
            Which material conducts electricity well?|rubber/glass/wood/*copper
            A puddle disappears on a warm day. What has happened?|freezing/melting/*evaporation/erosion
            Which sense does a bat use most to hunt?|*hearing/taste/sight/touch
            Which of these is a renewable source of energy?|coal/*wind/oil/gas
            What do roots do for a plant?|*take in water/make seeds/attract bees/catch light
            Which change is chemical?|ice melting/paper being cut/*iron rusting/water boiling
            """,
            lead=" ",
        ),
        method="ppl",
    ),
    right(
        "TriviaQA: any of several names counts, and shots show the first",
        "trivia-aliases",
        r"""
        return {
            "input": f"Question: {data['question']}\nAnswer:",
            "output": f" {data['aliases'][0]}",
            "processed_output": data["aliases"],
        }
        """,
        table(
            "question|aliases*",
            """
            Which American general was later the 34th president?|Dwight D. Eisenhower/Eisenhower/Ike
            What is the largest city of Turkey?|Istanbul/Constantinople
            Who wrote The Adventures of Tom Sawyer?|Mark Twain/Samuel Clemens/Twain
            Which country was once called Siam?|Thailand/Kingdom of Thailand
            What is the chemical name of table salt?|sodium chloride/NaCl
            Which boxer was born as Cassius Clay?|Muhammad Ali/Ali
            What is the capital of the Netherlands?|Amsterdam/City of Amsterdam
            Who painted Guernica?|Pablo Picasso/Picasso
            """,
        ),
    ),
    right(
        "LAMBADA: the last word of a passage, which stands further up in it",
        "lambada-last",
        r"""
        text, _, last = data["text"].rpartition(" ")
        return {"input": text, "output": " " + last, "processed_output": last}
        """,
        table(
            "text",
            """
            "I brought the ladder," said Tom. Anna looked up at the roof and asked him to hold the ladder
            The crew searched for the whale all day. At dusk a boy cried out, for there, at last, was the whale
            He had hidden the letter in a book. When she opened the book, down to her feet fell the letter
            Grandma baked one cake for the fair. By noon nobody had bought a single slice of the cake
            They owned one lantern. When the wind rose, their only worry was to shield the lantern
            The bell had not rung for years. So the whole village ran outside when they heard the bell
            Mira had lost a glove on the bus. A week later the driver smiled and handed her the glove
            The farmer chained the gate every night. Yet in the morning the goats had once more opened the gate
            """,
        ),
    ),
    right(
        "PIQA: two ways to reach a goal that differ by a word or two",
        "piqa-goals",
        r"""
        text = "Goal: " + data["goal"] + "\nSolution:"
        ways = data["target_scores"]
        gold = max(ways, key=lambda way: ways[way])
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            Keep cut apples from browning.|*Sprinkle them with lemon juice./Sprinkle them with wood ash.
            Loosen a tight jar lid.|Run ice water over the lid./*Run hot water over the lid.
            Carry eggs on a bike ride.|Put them loose into the wheel./*Put them in a padded box.
            Remove gum from a shoe.|*Freeze the shoe and scrape it off./Freeze the shoe and lick it off.
            Cool a drink without ice.|Wrap it in a dry blanket in the sun./*Wrap it in a wet cloth in the wind.
            Sharpen a pencil without a sharpener.|*Shave the tip with a knife./Shave the tip with a spoon.
            Stop a door from squeaking.|Rub sand on the hinge./*Rub oil on the hinge.
            Find a stud behind a wall.|*Knock and listen for a dull sound./Knock and smell for a dull sound.
            """,
            "goal",
            " ",
        ),
        method="ppl",
    ),
    right(
        "COPA: because or so, made of the kind of question, and effects in small letters",
        "copa-because",
        r"""
        word = {"cause": "because", "effect": "so"}[data["question"]]
        text = data["premise"].rstrip(".") + " " + word
        gold = [each for each, good in data["target_scores"].items() if good == 1][0]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            The pond froze over.|cause|*the night was cold./the ducks were very hungry.
            My phone rang in the cinema.|effect|the film won a prize./*people turned to stare at me.
            The cyclist fell.|cause|the sky was blue and the sun shone./*the road was icy.
            The baby was tired.|effect|*it fell asleep in the car./it learned the alphabet.
            The plants on the balcony died.|cause|nobody had painted the old wall./*nobody watered them.
            The bridge was closed.|effect|*drivers took another road./the river ran dry.
            I turned on the lamp.|cause|*it was getting dark./the lamp was made of brass.
            The shop cut its prices.|effect|the moon was full./*more customers came.
            """,
            "premise|question",
            " ",
        ),
        method="ppl",
    ),
    right(
        "OpenBookQA with a fact in front that is common to all options",
        "openbook-facts",
        r"""
        listed = " ".join(f"({mark}) {text}" for mark, text in zip("abcd", data["choices"]))
        text = f"Fact: {data['fact']}\nQ: {data['question']} {listed}\nA:"
        gold = "abcd"[data["answer"]]
        return {"input": text, "output": f" ({gold})", "processed_output": f"({gold})"}
        """,
        tuple(
            {"fact": fact, **row}
            for fact, row in zip(
                (
                    "Metals conduct heat well.",
                    "Animals with thick fur keep warm in the cold.",
                    "Light travels faster than sound.",
                    "Plants need light to grow.",
                    "Friction makes surfaces warm.",
                    "The moon reflects the light of the sun.",
                    "Seeds with hooks cling to fur.",
                    "Salt lowers the freezing point of water.",
                ),
                starred("""
                Which spoon will burn your hand in a hot soup?|wooden/*steel/plastic/bamboo
                Which animal is best fitted for the Arctic?|gecko/elephant/ibis/*musk ox
                What do we notice first in a distant storm?|*the flash/the thunder/the rain/the hail
                Where will a bean grow best?|in a drawer/in a cave/*on a window sill/under a bed
                What warms cold hands without fire?|*rubbing them/washing them/folding them/painting them
                When is the moon invisible from Earth?|when it is full/when it is half/*when it is new/in summer
                What may carry a burr to another field?|a stone/*a sheep/a puddle/a fence
                Which water stays liquid at one degree below zero?|tap water/rain water/pond water/*sea water
                """),
                strict=True,
            )
        ),
    ),
    right(
        "CommonsenseQA with five options, from A to E",
        "csqa-five",
        r"""
        lines = [data["question"]["stem"]]
        lines += [f"{each['label']}) {each['text']}" for each in data["question"]["choices"]]
        gold = data["answerKey"]
        return {"input": "\n".join(lines) + "\nAnswer:", "output": " " + gold, "processed_output": gold}
        """,
        tuple(
            {
                "question": {
                    "stem": row["question"],
                    "choices": [
                        {"label": label, "text": text}
                        for label, text in zip("ABCDE", row["choices"], strict=True)
                    ],
                },
                "answerKey": "ABCDE"[row["answer"]],
            }
            for row in starred("""
            Where would you keep milk cold at home?|oven/*fridge/attic/garage/shed
            What do people do when they hear a good joke?|cry/sleep/kneel/*laugh/cough
            Where do you find a stage and curtains?|*theatre/bakery/quarry/stable/dock
            What is used to cut paper?|glue/tape/*scissors/pencil/ruler
            What might a dog do with a bone?|read it/paint it/sell it/wind it/*bury it
            Where does a captain stand?|pulpit/*bridge/witness box/balcony/bench
            What would you take on a walk in the rain?|*umbrella/sun hat/anvil/pillow/candle
            What grows on a sheep?|scales/feathers/quills/*wool/bark
            What comes out of a tap?|sand/smoke/*water/mail/bread
            What do you need to open a safe?|a spoon/a sail/a leash/a needle/*a code
            """)
        ),
    ),
)
