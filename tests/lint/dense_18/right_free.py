"""Right prompts after public benchmarks in English whose answer is free text, steps or a program."""

from __future__ import annotations

from tests.lint.dense_18.making import records, right, table

RIGHT = (
    right(
        "GSM8K with its four hashes before the number",
        "gsm8k-hashes",
        r"""
        number = data["answer"].rpartition("#### ")[2]
        return {
            "input": f"Question: {data['question']}\nAnswer:",
            "output": f" {data['answer']}",
            "processed_output": number,
        }
        """,
        table(
            "question|answer",
            """
        A baker sells 14 loaves at $3 each and 6 cakes at $9 each. How much does she take in?
          |The loaves bring 14 * 3 = $42.⏎The cakes bring 6 * 9 = $54.⏎Together that is 42 + 54 = $96.⏎#### 96
        Lou had 80 stickers. He gave a quarter of them to Ann and 12 to Max. How many has he left?
          |Ann got 80 / 4 = 20 stickers.⏎Lou has 80 - 20 - 12 = 48 stickers left.⏎#### 48
        A tank of 240 litres is filled at 15 litres a minute. How many minutes does it take?
          |It takes 240 / 15 = 16 minutes.⏎#### 16
        Three friends pick 25, 31 and 19 apples and share them equally. How many does each get?
          |They have 25 + 31 + 19 = 75 apples.⏎Each gets 75 / 3 = 25 apples.⏎#### 25
        A phone costs $400 and is sold at 15% off. What is its price?
          |The discount is 400 * 0.15 = $60.⏎The price is 400 - 60 = $340.⏎#### 340
        Eli runs 5 km on weekdays and 8 km on each day of the weekend. How far does he run in a week?
          |On weekdays he runs 5 * 5 = 25 km.⏎On the weekend he runs 2 * 8 = 16 km.⏎Together 25 + 16 = 41 km.⏎#### 41
        A box holds 12 eggs. A farm fills 150 boxes a day. How many eggs is that in two days?
          |In a day it is 12 * 150 = 1800 eggs.⏎In two days it is 2 * 1800 = 3600 eggs.⏎#### 3600
        Sam is twice as old as Tim, who is 3 years older than Ida. Ida is 9. How old is Sam?
          |Tim is 9 + 3 = 12.⏎Sam is 2 * 12 = 24.⏎#### 24
        """,
        ),
        postprocess="gsm8k_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "SQuAD 2.0, where some questions have no answer in the text",
        "squad-v2",
        r"""
        text = f"Title: {data['title']}\n\nBackground: {data['context']}\n\n"
        text += 'If the background does not tell, answer "unanswerable".\n\n'
        text += f"Question: {data['question']}\n\nAnswer:"
        gold = data["answers"]["text"][0] if data["answers"]["text"] else "unanswerable"
        """,
        tuple(
            {**row, "answers": {"text": [text for text in row["answers"] if text]}}
            for row in table(
                "title|context|question|answers*",
                """
        Harbour|Rotterdam handled 436 million tonnes in 2024.|How many tonnes did Rotterdam handle?|436 million
        Beavers|Beavers build dams of branches and mud. Their teeth are orange.|How long do beavers live?|
        Sahara|The Sahara covers 9.2 million square kilometres.|What is the area of the Sahara?
          |9.2 million square kilometres
        Ada Lovelace|Lovelace published notes on the Analytical Engine in 1843.|Who built the engine?|
        Violin|A violin has four strings, tuned in fifths.|How are the strings tuned?|in fifths
        Penicillin|Fleming discovered penicillin in London in 1928.|Where was penicillin discovered?|London
        Saffron|Saffron is picked by hand in autumn.|Which country grows the most saffron?|
        Tunnel|The Gotthard Base Tunnel, 57 km long, opened in 2016.|When did the tunnel open?|2016
        Tea|Tea reached Portugal before it reached England.|Which country did tea reach first?|Portugal
        """,
            )
        ),
        stop=("\n",),
    ),
    right(
        "TriviaQA with aliases in its rows, of which the first is shown",
        "triviaqa-closed",
        r"""
        golds = [data["answer"]["value"], *data["answer"]["aliases"]]
        return {
            "input": f"Question: {data['question']}\nAnswer:",
            "output": f" {golds[0]}",
            "processed_output": golds,
        }
        """,
        tuple(
            {
                "question": row["question"],
                "answer": {"value": row["value"], "aliases": row["aliases"]},
            }
            for row in table(
                "question|value|aliases*",
                """
        Which American state is nicknamed the Sunshine State?|Florida|State of Florida/Florida, USA
        Who wrote the novel Frankenstein?|Mary Shelley|Mary Wollstonecraft Shelley/M. Shelley
        What is the currency of Switzerland?|Swiss franc|franc/CHF
        Which planet did William Herschel discover in 1781?|Uranus|planet Uranus/the planet Uranus
        What was the first name of the composer Verdi?|Giuseppe|Guiseppe/Giuseppe Fortunino
        In which sport is the Ryder Cup contested?|Golf|golfing/the game of golf
        Which river flows through Baghdad?|Tigris|the Tigris/River Tigris
        Who painted The Night Watch?|Rembrandt|Rembrandt van Rijn/Rembrandt Harmenszoon van Rijn
        What do you call a baby kangaroo?|Joey|a joey/joeys
        """,
            )
        ),
        max_tokens=16,
        fewshot=5,
    ),
    right(
        "LAMBADA, whose input is a passage without its last word",
        "lambada-last-word",
        r"""
        text, gold = data["text"].rsplit(" ", 1)
        """,
        table(
            "text",
            """
        The lamp flickered and died. Nora felt along the wall for the switch, but there was no more light
        "Do you still keep bees?" he asked. "Not since the winter that killed them all," she said. "I sold my last hive
        We had one candle and no matches. Under the sink I found a lighter, and at last I could light the candle
        He counted the coins twice. The ticket cost nine pounds and he had eight. He could not pay for the ticket
        My grandmother kept her ring in a tin of tea. When the tin was stolen, nobody had told the thief about the ring
        The pianist bowed, sat down, and put her hands in her lap. For a minute she did not touch the piano
        They had rowed all night toward the island. At dawn the fog lifted, and there in front of them lay the island
        She opened the letter, read it, and burned it in the stove. Nobody else would ever read that letter
        """,
        ),
        fewshot=0,
        max_tokens=4,
    ),
    right(
        "CoQA, a story and a talk about it whose last turn is open",
        "coqa-turns",
        r"""
        text = data["story"] + "\n\n"
        for question, answer in zip(data["questions"], data["answers"]):
            text += f"Q: {question}\n\nA: {answer}\n\n"
        text += f"Q: {data['ask']}\n\nA:"
        gold = data["reply"]
        """,
        table(
            "story|questions*|answers*|ask|reply",
            """
        Pip the goat ate Mr. Lamb's hat on Monday. By Friday he had eaten the scarf, too.
          |Who ate the hat?/Whose was it?|Pip/Mr. Lamb's|When was the scarf gone?|Friday
        Ana flew to Lima to see her aunt Rosa. They cooked ceviche and danced till two.
          |Where did Ana go?|Lima|Whom did she see?|her aunt Rosa
        The lighthouse on Gull Rock was lit by hand until 1962, when a motor was put in.
          |Where is the lighthouse?/How was it lit?|on Gull Rock/by hand|Until when?|1962
        Ravi's kite got caught in the oak. His sister Mina climbed up and cut it loose.
          |Where was the kite?|in the oak|Who freed it?|Mina
        The choir meets in the school on Tuesdays, as the church has no heating.
          |Where does it meet?/On which day?|in the school/Tuesdays|Why not in the church?|it has no heating
        Otto sells stamps. His rarest one, a blue Mauritius, is a forgery, and he says so.
          |What does Otto sell?|stamps|Is the rarest one real?|no
        Kofi fixed the radio with a paper clip. It played jazz all evening.
          |Who fixed the radio?/With what?|Kofi/a paper clip|What did it play?|jazz
        The train to Bath was late, so June read her whole book on the platform.
          |Where was the train going?|Bath|Where did June read?|on the platform
        """,
        ),
        fewshot=0,
    ),
    right(
        "DROP, counts and differences over a passage",
        "drop-counts",
        r"""
        text = f"Passage: {data['passage']}\nQuestion: {data['question']}\nAnswer:"
        gold = data["number"]
        """,
        table(
            "passage|question|number",
            """
        The Bears scored field goals of 31, 44 and 52 yards and lost 9 to 17.|How long was the longest field goal?|52
        In 2010 the town had 4,200 people, and in 2020 it had 3,900.|How many people did the town lose?|300
        Vega won in 1998, 2001, 2002 and 2007, each time by a knockout.|How many times did Vega win?|4
        The siege began on 3 May and ended on 24 May.|How many days after its beginning did the siege end?|21
        Of the households, 61 % owned at least one car.|What per cent of households owned no car at all?|39
        Lee threw for 210 yards in the first half and 95 in the second.|How many yards did Lee throw for in all?|305
        The fleet had 40 ships, of which 12 sank and 5 were taken.|How many ships were left to the fleet?|23
        The church was begun in 1163 and finished in 1345.|How many years did it take to build the church?|182
        """,
        ),
        max_tokens=8,
    ),
    right(
        "WMT, German to English, with the cues of GPT-3's paper",
        "wmt-de-en",
        r"""
        pair = data["translation"]
        text = f"German phrase: {pair['de']}\nEnglish phrase:"
        gold = pair["en"]
        """,
        tuple(
            {"translation": row}
            for row in table(
                "de|en",
                """
        Der Stadtrat stimmt am Donnerstag über den Haushalt ab.|The city council will vote on the budget on Thursday.
        „Wir haben nichts zu verbergen“, sagte die Ministerin.|"We have nothing to hide," the minister said.
        Die Polizei sucht Zeugen des Unfalls.|Police are looking for witnesses to the accident.
        Im ersten Halbjahr stieg der Umsatz um 3,5 Prozent.|In the first half of the year, sales rose by 3.5 percent.
        Der Verein verliert seinen besten Torwart.|The club is losing its best goalkeeper.
        Es regnet seit Tagen, und die Elbe steigt.|It has been raining for days, and the Elbe is rising.
        Am Samstag wird die Brücke gesperrt.|The bridge will be closed on Saturday.
        Forscher haben eine neue Froschart entdeckt.|Researchers have discovered a new species of frog.
        """,
            )
        ),
        metric="chrf",
    ),
    right(
        "MATH, LaTeX with the answer in a box at the end",
        "math-boxed",
        r"""
        return {
            "input": f"Problem:\n{data['problem']}\n\nSolution:",
            "output": " " + data["solution"],
            "processed_output": data["answer"],
        }
        """,
        records(
            "problem solution answer",
            (
                r"Solve $2x + 7 = 31$ for $x$.",
                r"Subtract $7$ to get $2x = 24$. Therefore $x = \boxed{12}$.",
                "12",
            ),
            (
                r"What is $\frac{3}{4} \cdot \frac{8}{9}$?",
                r"Multiply to get $\frac{24}{36}$. Therefore it is $\boxed{\frac{2}{3}}$.",
                r"\frac{2}{3}",
            ),
            (
                r"Evaluate $\sqrt{5^2 + 12^2}$.",
                r"The radicand is $25 + 144 = 169$. Therefore the root is $\boxed{13}$.",
                "13",
            ),
            (
                r"How many subsets does $\{a, b, c, d\}$ have?",
                r"Each element is in or out. Since $2^4 = 16$, the number is hence $\boxed{16}$.",
                "16",
            ),
            (
                r"Find $f(-3)$ if $f(t) = t^2 - 4t$.",
                r"We compute $(-3)^2 - 4(-3) = 9 + 12$. Thus the value is $\boxed{21}$.",
                "21",
            ),
            (
                r"What is the sum of the interior angles of a pentagon, in degrees?",
                r"A pentagon splits into $3$ triangles. As $3 \cdot 180 = 540$, the sum is thus $\boxed{540}$.",
                "540",
            ),
            (
                r"Factor $x^2 - 9$.",
                r"This is a difference of squares. Therefore it is $\boxed{(x-3)(x+3)}$.",
                "(x-3)(x+3)",
            ),
            (
                r"Compute $\log_2 64$.",
                r"We have $2^6 = 64$. Hence the logarithm is $\boxed{6}$.",
                "6",
            ),
        ),
        postprocess="math_post",
        stop=("\n\n",),
        max_tokens=128,
    ),
    right(
        "HumanEval, a signature with its docstring, whose body is asked for",
        "humaneval-bodies",
        r"""
        body = data["canonical_solution"].rstrip()
        return {"input": data["prompt"].rstrip("\n"), "output": "\n" + body, "processed_output": body}
        """,
        tuple(
            {
                "task_id": f"Local/{number}",
                "prompt": f'def {name}:\n    """{doc}"""\n',
                "canonical_solution": "".join(f"    {line}\n" for line in body.split("⏎")),
                "test": f"def check(candidate):\n    assert {test}\n",
                "entry_point": name.partition("(")[0],
            }
            for number, (name, doc, body, test) in enumerate(
                (
                    ("double(x)", "Return twice x.", "return 2 * x", "candidate(4) == 8"),
                    (
                        "last(items)",
                        "Return the last item.",
                        "return items[-1]",
                        "candidate([1, 5]) == 5",
                    ),
                    (
                        "evens(items)",
                        "Return the even numbers, in order.",
                        "return [x for x in items if x % 2 == 0]",
                        "candidate([1, 2, 4]) == [2, 4]",
                    ),
                    (
                        "vowels(text)",
                        "Count the vowels of a text.",
                        'return sum(sign in "aeiou" for sign in text.lower())',
                        'candidate("Audio") == 4',
                    ),
                    (
                        "product(items)",
                        "Multiply all numbers.",
                        "result = 1⏎for x in items:⏎    result *= x⏎return result",
                        "candidate([2, 3, 7]) == 42",
                    ),
                    (
                        "is_palindrome(text)",
                        "Say whether a text reads the same backwards.",
                        "return text == text[::-1]",
                        'candidate("level") is True',
                    ),
                    (
                        "gcd(a, b)",
                        "Return the greatest common divisor of two positive numbers.",
                        "while b:⏎    a, b = b, a % b⏎return a",
                        "candidate(12, 18) == 6",
                    ),
                    (
                        "initials(name)",
                        "Return the first letters of a name's words, in capitals.",
                        'return "".join(word[0].upper() for word in name.split())',
                        'candidate("ada king") == "AK"',
                    ),
                )
            )
        ),
        fewshot=0,
        postprocess="humaneval_post",
        metric="function_execution",
        stop=("\nclass", "\ndef", "\n#", "\nif", "\nprint"),
        max_tokens=256,
    ),
)
