"""Right prompts after public benchmarks in English whose answer is one of several options."""

from __future__ import annotations

from tests.lint.dense_18.making import keyed, ranked, right, starred, table

RIGHT = (
    right(
        "MMLU as the harness has it, with its subject in the description",
        "mmlu-astronomy",
        r"""
        choices = "".join(f"\n{letter}. {text}" for letter, text in zip("ABCD", data["choices"]))
        text = f"{data['question']}{choices}\nAnswer:"
        gold = "ABCD"[data["answer"]]
        """,
        starred("""
        Which planet has the shortest year?|Venus/*Mercury/Mars/Jupiter
        What do the phases of the Moon result from?
          |*its changing angle to the Sun/clouds above its surface/the shadow of the Earth/a tilt of the lunar axis
        Which of these is a dwarf planet?|Titan/Io/*Ceres/Ganymede
        In which constellation lies the star Betelgeuse?|Lyra/Taurus/Cygnus/*Orion
        What is the most abundant element in the Sun?|iron/*hydrogen/oxygen/carbon
        About how long does sunlight need to reach the Earth?|eight seconds/one hour/one day/*eight minutes
        Which galaxy is the nearest large neighbour of the Milky Way?
          |*the Andromeda Galaxy/the Sombrero Galaxy/the Whirlpool Galaxy/the Cartwheel Galaxy
        What kind of object is Halley?|a moon/a star/*a comet/a nebula
        """),
        description="The following are multiple choice questions (with answers) about astronomy.",
        fewshot=5,
    ),
    ranked(
        "ARC-Easy by perplexity, the texts of the options ranked",
        "arc-easy",
        r"""
text = f"Question: {data['question']}\nAnswer:"
""",
        keyed(
            "question",
            """
        Which unit measures electric current?|volt/*ampere/ohm/watt
        Which of these animals hatches from an egg?|dolphin/bat/*frog/horse
        A student rubs her hands together to warm them. What makes the heat?|*friction/gravity/magnetism/sunlight
        Which layer of the Earth is the hottest?|the crust/the mantle/the outer core/*the inner core
        What do plants release during photosynthesis?|nitrogen/*oxygen/hydrogen/helium
        Which of these changes is chemical?|ice melting/glass breaking/sugar dissolving/*iron rusting
        What does a thermometer show?|mass/volume/*temperature/speed
        Which of these resources is renewable?|*wind/coal/oil/natural gas
        """,
        ),
        fewshot=0,
    ),
    ranked(
        "HellaSwag, four endings of a sentence that has begun",
        "hellaswag-endings",
        r"""
text = f"{data['activity_label']}: {data['ctx']}"
""",
        keyed(
            "activity_label|ctx",
            """
        Washing dishes|A man stands at a sink full of plates. He
          |rides a horse past the sink./*scrubs a plate with a sponge./paints the plate on a canvas.
          /throws the sink into a lake.
        Playing violin|A girl lifts a violin to her chin. She
          |*draws the bow across the strings./pours milk over the bow./reads the bow a story.
          /folds the violin into a drawer.
        Shoveling snow|A woman walks out to a driveway covered with snow. She
          |plants tulips in the snow with a fork./orders a pizza from the snow.
          /*pushes a shovel along the driveway./sings until the driveway is blue.
        Making a sandwich|A boy puts two slices of bread on a board. He
          |hammers the bread to a wall./plays the slices like cards./mails both slices to his aunt.
          /*spreads butter on one of them.
        Rock climbing|A climber chalks her hands below a cliff. She
          |*reaches for the first hold./swims around the cliff with a ball.
          /sells the cliff to a stranger and leaves./brushes her teeth with the chalk.
        Shaving|A man covers his cheeks with foam. He
          |eats the foam with a spoon and a fork./*pulls a razor down one cheek./writes a letter to the foam.
          /ties the foam to a kite.
        Bowling|A teenager picks up a heavy ball and looks down the lane. He
          |kicks the pins into the parking lot./peels the ball with a knife.
          /*rolls the ball toward the ten white pins./hides behind the ball.
        Ironing clothes|A woman lays a wrinkled shirt on a board. She
          |cooks the shirt in a pan with salt./waters the shirt twice a day./climbs up the board.
          /*slides a hot iron over the sleeves.
        """,
        ),
        fewshot=2,
    ),
    ranked(
        "WinoGrande with the gap as an underscore, and what it stands for",
        "winogrande-gap",
        r"""
text = f"Sentence: {data['sentence']}\nWhat does the _ stand for?\nAnswer:"
""",
        keyed(
            "sentence",
            """
        Lena beat Ruth at chess because _ had practised all winter.|*Lena/Ruth
        Omar lent Peter his bike since _ had to walk to work.|Omar/*Peter
        The soup was cooler than the tea, so Jim burned his tongue on the _.|soup/*tea
        The nail went through the board because the _ was sharp.|*nail/board
        Mia thanked Zoe for the ride, as _ had driven all night.|Mia/*Zoe
        The rope held and the chain broke, because the _ was rusty.|rope/*chain
        The truck overtook the bus since the _ was going faster.|*truck/bus
        Nora asked Eve for advice, though _ rarely listens to others.|*Nora/Eve
        """,
        ),
    ),
    ranked(
        "PIQA, a goal and two ways to it",
        "piqa-goals",
        r"""
text = f"Question: {data['goal']}\nAnswer:"
""",
        keyed(
            "goal",
            """
        How can you keep an apple slice from browning?|*Brush it with lemon juice./Brush it with motor oil.
        How do you open a jar with a tight lid?|Cool the lid in the freezer./*Hold the lid under hot water.
        How can you find a stud in a wall?|*Tap along the wall and listen./Taste the wall and wait.
        How do you dry wet shoes quickly?|Fill them with water overnight./*Stuff them with newspaper overnight.
        How can you sharpen dull scissors?|*Cut through folded aluminium foil./Cut through a block of butter.
        How do you get the yolk out of an egg?|Shake the whole egg in its shell./*Pass it between the shell halves.
        How can you stop a door from squeaking?|Put chewing gum under the handle./*Put a drop of oil on the hinges.
        How do you remove a splinter?|*Pull it out with clean tweezers./Push it in with a clean thumb.
        """,
        ),
        fewshot=0,
    ),
    ranked(
        "OpenBookQA, whose question is the beginning of a sentence",
        "openbook-stems",
        r"""
text = data["question_stem"]
""",
        keyed(
            "question_stem",
            """
        A magnet will stick to|a wooden spoon/*a steel nail/a glass marble/a rubber ball
        In winter many birds fly south because they need|*food/darkness/ice/silence
        The stem of a plant carries water up to|the soil/the roots/*the leaves/the worms
        An eclipse of the Sun can happen only when the Moon is|full/*new/half/blue
        If a pond dries up, the first animals to die will be its|foxes/robins/beetles/*fish
        A lamp in a closed circuit goes dark when
          |*the switch is opened/the wall is painted/the room is warm/the battery is new
        Deserts are places where it seldom|dawns/warms/*rains/dries
        An animal that eats only plants is a|predator/parasite/carnivore/*herbivore
        """,
        ),
        fewshot=2,
    ),
    right(
        "CommonsenseQA with five choices in one line",
        "commonsense-five",
        r"""
        listed = " ".join(f"({letter}) {text}" for letter, text in zip("ABCDE", data["choices"]))
        text = f"Q: {data['question']} Answer Choices: {listed}\nA:"
        gold = "(" + "ABCDE"[data["answer"]] + ")"
        """,
        starred("""
        Where would you keep milk cold?|oven/*fridge/attic/car/shelf
        What do people wear on their feet?|gloves/hats/scarves/*shoes/belts
        Where do you borrow a novel for free?|*library/cinema/airport/bakery/bank
        What does a farmer grow in a field?|pearls/bricks/*wheat/glass/coins
        What would you use to see in the dark?|pillow/comb/ladder/bucket/*torch
        Where do bees live?|web/den/*hive/burrow/stable
        What might you feel after losing a friend?|*grief/joy/hunger/pride/thirst
        What do you need to enter a locked house?|spoon/kite/lamp/pencil/*key
        Where does a pilot sit?|saddle/*cockpit/pulpit/throne/bench
        What is used to cut paper?|rope/sponge/candle/*scissors/whistle
        """),
        fewshot=4,
    ),
    right(
        "Social IQa, a context, a question on it and three answers",
        "social-iqa",
        r"""
        lines = ["Context: " + data["context"], "Question: " + data["question"]]
        lines += [f"{letter}: {choice}" for letter, choice in zip("ABC", data["choices"])]
        text = "\n".join([*lines, "Answer:"])
        gold = "ABC"[data["answer"]]
        """,
        starred(
            """
        Tracy dropped her grandmother's vase and it broke.|How would Tracy feel afterwards?|proud/*guilty/bored
        Kai saved seats for his friends at the concert.|Why did Kai do this?
          |*to sit with them/to annoy the band/to leave early
        Robin was soaked on the way home.|What will Robin want to do next?
          |water the garden/wash the car/*put on dry clothes
        Sasha got the highest mark in the class.|How would Sasha feel as a result?|*pleased/ashamed/angry
        Alex lent Jordan money for the rent.|How would you describe Alex?|lazy/*generous/fearful
        Lee forgot to set the alarm and missed the bus.|What does Lee need to do to be in time?
          |go back to sleep/sell the alarm clock/*call a taxi
        Quinn stood up so that an old man could sit.|Why did Quinn get up?
          |to look out of the window/to hide from him/*to be kind
        Bailey practised the speech every night for a month.|How will the speech go?
          |it will be forgotten/*it will go smoothly/it will be cancelled
        Casey hid the birthday present in the wardrobe.|Why was the present hidden?
          |*to keep it a surprise/to dry the clothes/to sell it to the tailor
        """,
            question="context|question",
        ),
    ),
    ranked(
        "TruthfulQA with one right answer, whose place differs",
        "truthful-mc",
        r"""
text = f"Q: {data['question']}\nA:"
""",
        keyed(
            "question",
            """
        What happens if you swallow chewing gum?
          |It stays in you for seven years./*It passes through your body./It grows into a tree.
        How many senses do humans have?|*More than five./Exactly five./None at all.
        What colour are the boxes that record a plane's flight?|*Orange./Black./White.
        Can you see the Great Wall of China from the Moon?
          |Yes, with the naked eye./Yes, but only at night./*No, it is far too narrow.
        What happens if you crack your knuckles a lot?
          |You get arthritis./*Nothing in particular happens./Your fingers fall off.
        Do goldfish remember things for longer than three seconds?
          |No, never./Only in salt water./*Yes, for weeks or months.
        What do bulls react to in the ring?
          |*The movement of the cape./The red colour of the cape./The music of the band.
        Does lightning strike the same place twice?
          |Never, by a law of nature./*It can, and often does./Only on a Sunday in May.
        How much of our brain do we use?|Only a tenth of it./Only the left half./*Practically all of it.
        """,
        ),
        fewshot=0,
    ),
    right(
        "MathQA, small letters and spaces around the marks as in its data",
        "mathqa-options",
        r"""
        text = f"Question: {data['Problem']}\nOptions: {data['options']}\nAnswer:"
        gold = data["correct"]
        """,
        table(
            "Problem|options|correct",
            """
        a train runs at 60 km / hr and crosses a pole in 9 seconds . what is its length ?
          |a ) 120 m , b ) 180 m , c ) 324 m , d ) 150 m , e ) 170 m|d
        the average of 4 numbers is 15 . three of them are 12 , 14 and 18 . what is the fourth ?
          |a ) 16 , b ) 15 , c ) 14 , d ) 18 , e ) 20|a
        if 20 % of a number is 45 , what is the number ?|a ) 180 , b ) 200 , c ) 225 , d ) 250 , e ) 900|c
        a man buys a chair for $ 40 and sells it for $ 50 . what is his gain in percent ?
          |a ) 10 , b ) 25 , c ) 20 , d ) 50 , e ) 80|b
        the ratio of boys to girls is 3 : 2 in a class of 35 . how many girls are there ?
          |a ) 21 , b ) 7 , c ) 15 , d ) 20 , e ) 14|e
        6 workers finish a wall in 10 days . in how many days do 15 workers finish it ?
          |a ) 25 , b ) 6 , c ) 4 , d ) 5 , e ) 2|c
        what is the simple interest on $ 800 at 5 % a year for 3 years ?
          |a ) 40 , b ) 120 , c ) 100 , d ) 150 , e ) 12|b
        the sides of a rectangle are 9 cm and 12 cm . what is the length of its diagonal ?
          |a ) 21 cm , b ) 13 cm , c ) 42 cm , d ) 108 cm , e ) 15 cm|e
        two pipes fill a tank in 6 and 12 hours . in how many hours do both fill it ?
          |a ) 9 , b ) 18 , c ) 3 , d ) 4 , e ) 2|d
        a number is doubled and 7 is added ; the result is 31 . what is the number ?
          |a ) 12 , b ) 19 , c ) 24 , d ) 38 , e ) 9|a
        """,
        ),
    ),
    right(
        "LogiQA with a passage, a question and four conclusions",
        "logiqa-passages",
        r"""
        text = f"Passage: {data['context']}\nQuestion: {data['question']}\nChoices:\n"
        for letter, option in zip("ABCD", data["options"]):
            text += f"{letter}. {option}\n"
        text += "Answer:"
        gold = "ABCD"[data["label"]]
        """,
        starred(
            """
        All pilots in the club own a watch. Jonas is a pilot in the club.|Which of these follows?
          |Jonas is late/*Jonas owns a watch/All who own a watch are pilots/Jonas owns two watches
        If it rains, the match is called off. The match was not called off.|Which of these must be true?
          |It rained later/The match was won/*It did not rain/It snowed
        Either Mara or Theo has the key. Theo does not have it.|Which conclusion is valid?
          |*Mara has the key/Nobody has the key/Theo lost the key/Mara wants the key
        No reptile has fur. Some pets have fur.|What can be inferred?
          |All pets are reptiles/No pets are reptiles/All pets have fur/*Some pets are no reptiles
        Ada is taller than Bo. Cy is shorter than Bo.|Who is the tallest?|Bo/Cy/It cannot be said/*Ada
        Every book on the shelf is red or thick. The atlas on the shelf is not thick.|What is known of the atlas?
          |It is blue/*It is red/It is new/It is on loan
        Only members may vote. Lin voted lawfully.|What is true of Lin?
          |*Lin is a member/Lin won the vote/Lin is a guest/Lin chaired the meeting
        Some singers dance. All who dance train daily.|Which statement has to hold?
          |All singers train daily/No singer trains daily/*Some singers train daily/Only singers dance
        """,
            "context|question",
            "options",
            "label",
        ),
    ),
    ranked(
        "COPA, whose premise goes on with because or so",
        "copa-connect",
        r"""
connector = {"cause": "because", "effect": "so"}[data["question"]]
text = f"{data['premise'].rstrip('.')} {connector}"
""",
        keyed(
            "premise|question",
            """
        The lights in the flat went out.|cause|*the fuse had blown/the walls were freshly painted
        The glass fell off the table.|effect|it filled with juice/*it broke on the tiles
        The boy was late for school.|cause|he got up at dawn/*he missed the bus
        The woman ran out of money.|effect|*she took a loan/she bought a yacht
        The lawn turned brown.|cause|*it had not rained for weeks/the fence was white
        The man shouted at the dog.|effect|the moon came out/*it crept under the sofa
        The bread did not rise.|cause|the oven had a window/*the yeast was old
        The team won the final.|effect|*the fans cheered all night/the ball turned into lead
        """,
        ),
    ),
    ranked(
        "SciQ with the support before its question",
        "sciq-support",
        r"""
text = f"{data['support']}\nQuestion: {data['question']}\nAnswer:"
""",
        keyed(
            "support|question",
            """
        Cells that lack a nucleus are called prokaryotes. Bacteria belong to them.
          |What are cells without a nucleus called?|eukaryotes/*prokaryotes/viruses/tissues
        Sound travels as a longitudinal wave, and it needs a medium.
          |What kind of wave is sound?|transverse/standing/*longitudinal/electromagnetic
        The pancreas makes insulin, which lowers the sugar in the blood.
          |Which organ makes insulin?|*pancreas/liver/kidney/spleen
        Mosses have no true roots; thread-like rhizoids hold them to the ground.
          |What holds mosses to the ground?|leaves/spores/stomata/*rhizoids
        Sedimentary rocks often hold fossils, as they form from layers of mud and sand.
          |Which rocks often hold fossils?|igneous/metamorphic/*sedimentary/volcanic
        Alpha particles are stopped by a sheet of paper, gamma rays only by thick lead.
          |What is a sheet of paper enough to stop?|gamma rays/*alpha particles/neutrinos/X-rays
        Tendons join muscle to bone, and ligaments join bone to bone.
          |What joins muscle to bone?|cartilage/marrow/skin/*tendons
        Cold-blooded animals such as lizards are called ectotherms.
          |What is another name for cold-blooded animals?|*ectotherms/endotherms/mammals/ungulates
        """,
        ),
    ),
    right(
        "MedQA, short vignettes with four options",
        "medqa-vignettes",
        r"""
        def build(row):
            options = "\n".join(f"{key}. {text}" for key, text in row["options"].items())
            return f"Question: {row['question']}\n{options}\nAnswer:"

        text = build(data)
        gold = data["answer_idx"]
        """,
        tuple(
            {
                "question": row["question"],
                "options": dict(zip("ABCD", row["choices"], strict=True)),
                "answer_idx": "ABCD"[row["answer"]],
            }
            for row in starred("""
        A 58-year-old man has crushing chest pain. The ECG shows ST elevation in leads II, III and aVF.
          Which artery is most likely blocked?
          |*right coronary artery/left anterior descending artery/left circumflex artery/left main artery
        A 24-year-old woman has weight loss, tremor and bulging eyes. Her TSH is low. What is the diagnosis?
          |Hashimoto thyroiditis/*Graves disease/Addison disease/Cushing disease
        A 2-year-old boy has a barking cough and stridor. Which virus is the usual cause?
          |rhinovirus/adenovirus/*parainfluenza virus/rotavirus
        A man who drinks heavily is confused, walks unsteadily and has nystagmus. Which vitamin does he lack?
          |ascorbic acid/retinol/folic acid/*thiamine
        A child drinks antifreeze with ethylene glycol. Which antidote is given?
          |naloxone/*fomepizole/flumazenil/atropine
        A patient on unfractionated heparin bleeds heavily. Which drug reverses it?
          |*protamine/phytomenadione/idarucizumab/deferoxamine
        A woman has a butterfly rash and joint pain. Which antibody is most specific for her disease?
          |rheumatoid factor/anti-centromere antibody/*anti-Smith antibody/anti-mitochondrial antibody
        A smoker's chest film shows a central mass, and SIADH has lowered his sodium. Which tumour is likely?
          |mesothelioma/adenocarcinoma/carcinoid/*small-cell carcinoma
        """)
        ),
    ),
)
