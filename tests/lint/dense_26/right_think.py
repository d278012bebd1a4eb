"""Right prompts in English that ask for a sum, a fact, an order or a conclusion."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, ranked, typed
from tests.lint.making import keyed, qa, right, starred, table

RIGHT = (
    cell(
        "a sequence that goes on",
        "what-next",
        "{q},",
        qa(
            """
            2, 4, 6, 8 > 10
            1, 2, 4, 8, 16 > 32
            5, 10, 15, 20 > 25
            81, 27, 9 > 3
            1, 4, 9, 16 > 25
            100, 90, 80, 70 > 60
            1, 1, 2, 3, 5, 8 > 13
            7, 14, 21 > 28
            50, 49, 47, 44 > 40
            """
        ),
        description="Continue each sequence with the next number.",
        fewshot=3,
    ),
    right(
        "the day of the week after some days",
        "which-day",
        r"""
        text = f"Today is {data['today']}. What day of the week is it in {data['days']} days?\nAnswer:"
        gold = data["then"]
        """,
        table(
            "today|days#|then",
            """
            Monday|3|Thursday
            Friday|4|Tuesday
            Sunday|10|Wednesday
            Wednesday|5|Monday
            Saturday|2|Monday
            Tuesday|15|Wednesday
            Thursday|9|Saturday
            Friday|16|Sunday
            Sunday|5|Friday
            """,
        ),
        fewshot=2,
    ),
    cell(
        "who is the tallest",
        "who-is-most",
        "{facts}\n{ask} Answer with the name only.\nAnswer:",
        table(
            "facts|ask|a",
            """
            Anna is taller than Ben. Ben is taller than Cleo.|Who is the tallest?|Anna
            Dev runs faster than Eli. Fay runs faster than Dev.|Who is the slowest?|Eli
            Gus is older than Hana. Ida is older than Gus.|Who is the oldest?|Ida
            Jon has more books than Kim. Kim has more books than Leo.|Who has the fewest books?|Leo
            Mona arrived before Nils. Olga arrived after Nils.|Who arrived first?|Mona
            Pia lives north of Quentin. Rosa lives south of Quentin.|Who lives farthest south?|Rosa
            Sven earns less than Tara. Tara earns less than Uma.|Who earns the most?|Uma
            Vic sits left of Wes. Wes sits left of Xena.|Who sits in the middle?|Wes
            """,
        ),
        fewshot=0,
    ),
    typed(
        "the larger of two numbers",
        "larger-of-two",
        "Which is larger: {one} or {two}?\nLarger:",
        table(
            "one|two|a",
            """
            9.9|9.11|9.9
            1/3|1/2|1/2
            0.75|0.8|0.8
            -3|-7|-3
            2/5|0.5|0.5
            1,020|1,002|1,020
            3.14|3.2|3.2
            99|101|101
            0.1|0.09|0.1
            """,
        ),
        fewshot=2,
    ),
    cell(
        "word problems with the number alone",
        "number-only",
        "{q} Give only the number.",
        qa(
            """
            A box holds 12 eggs. How many eggs are in 7 boxes? > 84
            Nina had 50 stickers and gave 18 away. How many are left? > 32
            A train leaves at 9:20 and arrives at 10:05. How many minutes does it take? > 45
            Four tickets cost 36 dollars. What does one ticket cost, in dollars? > 9
            A farm has 3 cows and 8 hens. How many legs do they have together? > 28
            Ravi reads 25 pages a day. How many pages does he read in two weeks? > 350
            A 90 cm ribbon is cut into 6 equal pieces. How long is each, in cm? > 15
            A shirt costs 40 dollars and is 25% off. What is the new price, in dollars? > 30
            """
        ),
        lead="\n",
        stop=("\n\n",),
        fewshot=2,
    ),
    right(
        "word problems step by step, with the result behind the steps",
        "step-by-step",
        r"""
        text = f"Q: {data['problem']}\nA: Let's think step by step."
        return {
            "input": text,
            "output": f" {data['steps']} The answer is {data['result']}.",
            "processed_output": data["result"],
        }
        """,
        table(
            "problem|steps|result",
            """
            Olga buys 4 cups for 6 dollars each and pays with a 50. What is her change?|4 * 6 = 24. 50 - 24 = 26.|26
            A pool loses 15 litres an hour. How much is lost in a day?|A day has 24 hours. 15 * 24 = 360.|360
            Of 120 seats, 45 are sold and 30 reserved. How many are free?|45 + 30 = 75. 120 - 75 = 45.|45
            Two friends split 37 dollars and a 3 dollar tip evenly. What does each pay?|37 + 3 = 40. 40 / 2 = 20.|20
            A baker makes 9 trays of 16 rolls and burns 10 rolls. How many are good?|9 * 16 = 144. 144 - 10 = 134.|134
            A tank holds 200 litres and is three quarters full. How much is in it?|200 / 4 = 50. 3 * 50 = 150.|150
            Ken walks 3 km to work and back, 5 days a week. How far is that a week?|3 * 2 = 6. 6 * 5 = 30.|30
            A class of 28 has 4 more girls than boys. How many boys are there?|28 - 4 = 24. 24 / 2 = 12.|12
            """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
        fewshot=2,
    ),
    typed(
        "from small to large",
        "sort-numbers",
        "Sort from smallest to largest, same format.\n{numbers} =>",
        table(
            "numbers|a",
            """
            7, 3, 12|3, 7, 12
            40, 15, 22, 8|8, 15, 22, 40
            101, 99, 100|99, 100, 101
            5, 1, 9, 4, 2|1, 2, 4, 5, 9
            63, 36, 33|33, 36, 63
            18, 81, 11, 80|11, 18, 80, 81
            250, 205, 52|52, 205, 250
            14, 6, 30, 21|6, 14, 21, 30
            """,
        ),
        fewshot=2,
    ),
    cell(
        "from light to heavy",
        "light-to-heavy",
        "Rank from lightest to heaviest: {things}\nRanking:",
        table(
            "things|a",
            """
            elephant, mouse, dog|mouse, dog, elephant
            brick, feather, car|feather, brick, car
            bicycle, bus, coin|coin, bicycle, bus
            grape, melon, apple|grape, apple, melon
            ship, chair, pencil|pencil, chair, ship
            horse, whale, bee|bee, horse, whale
            piano, spoon, suitcase|spoon, suitcase, piano
            truck, ant, cat|ant, cat, truck
            """,
        ),
        fewshot=2,
    ),
    right(
        "general knowledge with four letters",
        "quiz-abcd",
        r"""
        options = "\n".join(f"{letter}) {each}" for letter, each in zip("ABCD", data["choices"]))
        text = f"{data['question']}\n{options}\nReply with the letter only.\nAnswer:"
        gold = "ABCD"[data["answer"]]
        """,
        starred(
            """
            Which is the longest bone of the human body?|skull/*femur/rib/spine
            Which instrument has 88 keys?|*piano/harp/accordion/organ
            What is the chemical symbol of gold?|Go/Gd/*Au/Ag
            Who painted the Mona Lisa?|Raphael/Titian/Botticelli/*Leonardo da Vinci
            In which country is Machu Picchu?|Chile/*Peru/Mexico/Bolivia
            How many players has a football team on the pitch?|*11/9/10/12
            Which ocean lies between Africa and Australia?|Pacific/Atlantic/*Indian/Arctic
            Which language is spoken in Brazil?|Spanish/French/Italian/*Portuguese
            """
        ),
        fewshot=2,
    ),
    ranked(
        "true or false, ranked",
        "true-false-facts",
        "Statement: {statement}\nTrue or False:",
        keyed(
            "statement",
            """
            Bats are mammals.|*True/False
            The Great Wall of China is in Japan.|True/*False
            Water is made of hydrogen and oxygen.|*True/False
            Spiders have six legs.|True/*False
            The Nile flows through Egypt.|*True/False
            A triangle has four corners.|True/*False
            Canada is larger than Portugal.|*True/False
            Tomatoes are a kind of fish.|True/*False
            """,
            lead=" ",
        ),
    ),
    cell(
        "who wins a round of a game",
        "rock-paper-scissors",
        "Rock beats scissors, scissors beat paper, paper beats rock.\n"
        "Ann: {ann}\nBob: {bob}\nWho wins (Ann, Bob or nobody)?\nWinner:",
        table(
            "ann|bob|a",
            """
            rock|paper|Bob
            scissors|paper|Ann
            rock|rock|nobody
            paper|scissors|Bob
            rock|scissors|Ann
            paper|paper|nobody
            scissors|rock|Bob
            paper|rock|Ann
            scissors|scissors|nobody
            """,
        ),
        fewshot=2,
    ),
    right(
        "a cell of a small table",
        "ask-the-sheet",
        r"""
        text = data["tsv"] + "\n\n" + data["question"] + "\nAnswer:"
        gold = data["answer"]
        """,
        tuple(
            {**row, "tsv": row["tsv"].replace("~", "\t")}
            for row in table(
                "tsv|question|answer",
                """
                city~sunny days⏎Oslo~140⏎Nice~210⏎Cork~95|Which city has the most sunny days?|Nice
                item~price⏎mug~7⏎plate~9⏎bowl~6|What does a plate cost?|9
                name~desk⏎Aylin~C4⏎Bram~A2⏎Caro~B1|Who sits at A2?|Bram
                month~orders⏎May~310⏎June~285⏎July~402|How many orders were there in June?|285
                bird~wingspan cm⏎wren~15⏎crow~95⏎owl~90|Which bird has the smallest wingspan?|wren
                train~platform⏎S1~4⏎S2~7⏎S5~1|From which platform does the S5 leave?|1
                course~credits⏎algebra~6⏎drama~4⏎botany~5|Which course gives 5 credits?|botany
                room~seats⏎Teak~12⏎Ash~30⏎Yew~8|How many seats are in Ash?|30
                """,
            )
        ),
        fewshot=1,
    ),
)
