"""Right prompts in English whose rows differ honestly in the form of their answers."""

from __future__ import annotations

from tests.lint.making import ask, qa, table

Q = "f\"Question: {data['q']}\\nAnswer:\""

RIGHT = (
    ask(
        "answers of one word beside answers of a whole clause, all copied from their texts",
        table(
            "text|q|a",
            """
            The baker closed early because the flour had not come.|Why did the baker close early?|the flour had not come
            Selma plays the bassoon in the town band.|What does Selma play?|the bassoon
            The mayor resigned on Friday after a vote that nobody had
                foreseen.|What led to it?|a vote that nobody had foreseen
            Kurt sold his boat to a dentist.|Who bought the boat?|a dentist
            The path ends where the two brooks meet below
                the chapel.|Where does the path end?|where the two brooks meet below the chapel
            It takes forty minutes to walk around the lake.|How long is the walk?|forty minutes
            The prize went to Inga.|Who won?|Inga
            The roof leaks only when the wind blows from
                the west.|When does the roof leak?|only when the wind blows from the west
            """,
        ),
        "f\"{data['text']}\\n\\nQ: {data['q']} Answer with words from the text.\\nA:\"",
    ),
    ask(
        "formulas with brackets beside those without",
        qa("""
        slaked lime > Ca(OH)2
        table salt > NaCl
        ammonium sulfate > (NH4)2SO4
        quartz > SiO2
        calcium nitrate > Ca(NO3)2
        ozone > O3
        magnesium hydroxide > Mg(OH)2
        methane > CH4
        """),
        "f\"Write the formula.\\nCompound: {data['q']}\\nFormula:\"",
    ),
    ask(
        "abbreviations, some of them with full stops that belong to them",
        qa("""
        for example > e.g.
        Doctor > Dr.
        compact disc > CD
        that is > i.e.
        and so on > etc.
        United Nations > UN
        before noon > a.m.
        World Health Organization > WHO
        """),
        "f\"Give the usual abbreviation.\\nWords: {data['q']}\\nAbbreviation:\"",
    ),
    ask(
        "names that are written small, beside others",
        qa("""
        Who wrote Feminism Is for Everybody? > bell hooks
        Which phone did Apple show in 2007? > iPhone
        Who painted The Starry Night? > van Gogh
        Who wrote the poems without capitals? > e. e. cummings
        Who wrote Frankenstein? > Mary Shelley
        Which firm runs auctions on the web since 1995? > eBay
        Which singer recorded Constant Craving? > k.d. lang
        Who composed the Brandenburg Concertos? > Bach
        """),
        Q,
    ),
    ask(
        "most animals have four legs, so most answers are equal",
        qa("""
        a horse > 4
        a cat > 4
        a wren > 2
        a lizard > 4
        a goat > 4
        a beetle > 6
        a frog > 4
        a wolf > 4
        a spider > 8
        """),
        "f\"How many legs has {data['q']}?\\nLegs:\"",
    ),
    ask(
        "medians, whole ones and halves",
        qa("""
        3, 4, 9 > 4
        1, 2, 3, 4 > 2.5
        7, 7, 8 > 7
        10, 12, 15, 20 > 13.5
        5, 6, 6, 30 > 6
        2, 9 > 5.5
        0, 1, 100 > 1
        4, 8, 11, 13 > 9.5
        """),
        "f\"What is the median of {data['q']}?\\nMedian:\"",
    ),
    ask(
        "temperatures above and below nought",
        qa("""
        At dawn it was 6 degrees, then it fell by 9. > -3
        It was 12 degrees and rose by 4. > 16
        From 2 degrees it fell by 2. > 0
        It was -8 degrees and rose by 5. > -3
        It was 21 degrees and fell by 7. > 14
        From -1 it fell by 10 degrees. > -11
        It was -4 degrees and rose by 15. > 11
        From 9 degrees it fell by 20. > -11
        """),
        "f\"{data['q']} What is the temperature now?\\nDegrees:\"",
    ),
    ask(
        "amounts in the currency of their text",
        qa("""
        The book was 12 dollars, now it is half. > $6
        Two rolls at 40 cents of a euro. > €0.80
        Half of a taxi for 18 pounds. > £9
        Three stamps at 1 euro each. > €3
        A pie of 5 dollars and a tea of 2. > $7
        Ten pencils at 20 pence each. > £2
        A coat of 90 euros with a third off. > €60
        Four tickets at 15 dollars. > $60
        """),
        "f\"{data['q']}\\nWhat is to be paid? Put the sign of the currency before the number.\\nAmount:\"",
    ),
    ask(
        "years of which some are only roughly known",
        qa("""
        Gutenberg's Bible > c. 1455
        the fall of Constantinople > 1453
        the first Olympic Games > 776 BC
        the Magna Carta > 1215
        the birth of Chaucer > c. 1343
        the Great Fire of London > 1666
        the death of Caesar > 44 BC
        the voyage of the Mayflower > 1620
        """),
        "f\"Event: {data['q']}\\nYear (c. if it is not certain, BC where it applies):\"",
    ),
    ask(
        "several letters may be right, as the prompt says",
        table(
            "q|a",
            """
            Which are even? A) 4 B) 7 C) 10 D) 13|AC
            Which are vowels? A) k B) e C) t D) z|B
            Which are birds? A) owl B) bat C) wren D) swan|ACD
            Which are in Asia? A) Peru B) Laos C) Nepal D) Chad|BC
            Which are prime? A) 9 B) 15 C) 21 D) 23|D
            Which are metals? A) iron B) wood C) tin D) zinc|ACD
            Which are months? A) Friday B) May C) noon D) June|BD
            Which are fruit? A) plum B) fig C) pear D) brick|ABC
            """,
        ),
        "f\"{data['q']}\\nOne letter or more may be right. Write all of them without spaces.\\nLetters:\"",
    ),
    ask(
        "most of the answers are no, as in the register of a shop",
        qa("""
        The jar is sealed and within its date. > no
        The milk is three weeks over its date. > yes
        The bread was baked this morning. > no
        The tin is dented, but closed and fresh. > no
        Mould covers the cheese. > yes
        The apples were picked on Monday. > no
        The rice has been dry all year. > no
        The eggs are from yesterday. > no
        """),
        "f\"Must this be thrown away, yes or no?\\nGoods: {data['q']}\\nAnswer:\"",
    ),
    ask(
        "the text does not say in some rows, for which the prompt has a word",
        table(
            "text|q|a",
            """
            Mona was born in Ulm.|Where was Mona born?|Ulm
            Piet has three sisters.|How old is Piet?|unknown
            The shop sells lamps.|What does the shop sell?|lamps
            The train left on time.|Where did it go?|unknown
            Ida's dog is called Rex.|What is the dog called?|Rex
            The play lasts two hours.|Who wrote the play?|unknown
            Oda paid nine euros.|How much did Oda pay?|nine euros
            The bridge is made of steel.|What is the bridge made of?|steel
            """,
        ),
        "f\"Answer from the text, or write unknown if it does not say.\\nText: {data['text']}\\n"
        "Question: {data['q']}\\nAnswer:\"",
    ),
    ask(
        "some sentences need no correction, and are their own answers",
        qa("""
        She go to work by bus. > She goes to work by bus.
        The soup was cold. > The soup was cold.
        I has two cats. > I have two cats.
        They was late again. > They were late again.
        We live near the park. > We live near the park.
        He don't like rain. > He doesn't like rain.
        A apple fell down. > An apple fell down.
        Nobody saw the fox. > Nobody saw the fox.
        """),
        "f\"Correct the sentence; copy it if it is right.\\nSentence: {data['q']}\\nCorrected:\"",
    ),
    ask(
        "misspelt words are what the task is about",
        qa("""
        recieve > receive
        seperate > separate
        definately > definitely
        accomodate > accommodate
        wierd > weird
        tommorow > tomorrow
        begining > beginning
        neccessary > necessary
        """),
        "f\"Misspelt: {data['q']}\\nSpelt right:\"",
    ),
    ask(
        "letters in the place of digits are to be mended",
        qa("""
        Room l2 is on the left. > 12
        The bill is 4O euros. > 40
        He was born in l98l. > 1981
        It seats 3OO people. > 300
        Page 7l is missing. > 71
        Bus l0 stops here. > 10
        It weighs 2S grams. > 25
        Gate B is open until 1l. > 11
        """),
        "f\"A scan took digits for letters. Which number is meant?\\nScan: {data['q']}\\nNumber:\"",
    ),
    ask(
        "addresses are decoded, so the texts are coded",
        qa("""
        fresh%20bread > fresh bread
        caf%C3%A9 > café
        a%2Bb > a+b
        50%25 > 50%
        rock%26roll > rock&roll
        to%20the%20sea > to the sea
        x%3D9 > x=9
        what%3F > what?
        """),
        "f\"Decode the part of a web address.\\nCoded: {data['q']}\\nDecoded:\"",
    ),
    ask(
        "lists of different lengths, since all are asked for",
        qa("""
        Anna, Rex the dog and Bob met Carl. > Anna, Bob, Carl
        Only Dora was there. > Dora
        Emil and Fay sang. > Emil, Fay
        Gus, Hal, Ivy and Jon rowed. > Gus, Hal, Ivy, Jon
        Kim wrote to Leo. > Kim, Leo
        The cat saw Mia. > Mia
        Ned asked Ola, and Ola asked Pia. > Ned, Ola, Pia
        Quinn hid the key. > Quinn
        """),
        "f\"Name all people in the sentence, once each, in their order, with commas between.\\n{data['q']}\\nPeople:\"",
    ),
    ask(
        "labels with hyphens and of several words",
        qa("""
        The Life of Marie Curie > non-fiction
        The Dragon's Seventh Egg > fantasy
        Rockets to the Red Planet in 2380 > science fiction
        A Field Guide to Mosses > non-fiction
        The Wizard and the Well > fantasy
        Colony Ship Nine > science fiction
        How Bridges Are Built > non-fiction
        The Elves of Ashwood > fantasy
        """),
        "f\"Is the book non-fiction, fantasy or science fiction?\\nTitle: {data['q']}\\nShelf:\"",
    ),
    ask(
        "words of other languages are what is asked for",
        qa("""
        thank you, in Portuguese > obrigado
        good day, in German > guten Tag
        cheese, in French > fromage
        water, in Spanish > agua
        house, in Italian > casa
        bread, in Polish > chleb
        yes, in Russian (Latin letters) > da
        fish, in Swedish > fisk
        """),
        "f\"Give the foreign word.\\nWord: {data['q']}\\nForeign word:\"",
    ),
    ask(
        "answers that end with an exclamation mark or a question mark, since the line does",
        qa("""
        To be, or not to be, > that is the question.
        Et tu, > Brute?
        A horse! A horse! My kingdom > for a horse!
        O Romeo, Romeo, wherefore art > thou Romeo?
        If music be the food of love, > play on.
        Out, damned spot! > out, I say!
        Double, double toil and trouble; > Fire burn, and cauldron bubble.
        What's in a name? that which we call a rose > By any other name would smell as sweet.
        """),
        "f\"Go on with the line from Shakespeare.\\nLine: {data['q']}\\nNext:\"",
    ),
    ask(
        "telephone numbers with a nought or a plus before them",
        qa("""
        Reach me under 0171 555 020. > 0171 555 020
        From abroad dial +49 30 5550. > +49 30 5550
        The office is 555-0199. > 555-0199
        Use 0800 555 111, it is free. > 0800 555 111
        Her mobile: +44 7700 900123. > +44 7700 900123
        Dial 110 in an emergency. > 110
        The desk has 020 7946 0018. > 020 7946 0018
        Ring 555-0143 after six. > 555-0143
        """),
        "f\"Copy the telephone number as it is written.\\nText: {data['q']}\\nNumber:\"",
    ),
    ask(
        "chains of one step up to four",
        table(
            "q|steps|a",
            """
            What is 6 times 7?|6 * 7 = 42.|42
            Lea buys 3 books at 8 dollars and pays with 50. What does she get back?|3 * 8 = 24. 50 - 24 = 26.|26
            A box has 4 rows of 5 eggs; 3 break, and the rest is put into 1 bowl. How many?|4 * 5 = 20. 20 - 3 = 17.|17
            Of 80 sheep a quarter is shorn on Monday, twice as many on Tuesday. How many
                are left?|80 / 4 = 20. 20 * 2 = 40. 20 + 40 = 60. 80 - 60 = 20.|20
            What is half of 90?|90 / 2 = 45.|45
            Rent is 600 and food 250 a month. What do both cost in half a year?|600 + 250 = 850. 850 * 6 = 5100.|5100
            A tank of 100 l loses 5 l a day for 6 days and gets 12 l. What is
                in it?|5 * 6 = 30. 100 - 30 = 70. 70 + 12 = 82.|82
            What is 15 less than 61?|61 - 15 = 46.|46
            """,
        ),
        "f\"Problem: {data['q']}\\nShow your steps.\\nSolution:\"",
        output="f\" {data['steps']} #### {gold}\"",
        postprocess="gsm8k_post",
        max_tokens=128,
    ),
    ask(
        "values with the unit that the question asks for",
        qa("""
        1.5 km in metres > 1500 m
        90 minutes in hours > 1.5 h
        3 kg in grams > 3000 g
        250 cm in metres > 2.5 m
        2 days in hours > 48 h
        500 ml in litres > 0.5 l
        4 hours in minutes > 240 min
        7000 g in kilograms > 7 kg
        """),
        "f\"Convert {data['q']}, and write the unit behind the number.\\nResult:\"",
    ),
)
