"""Right prompts on words: puzzles, riddles, poems, translations and rules with exceptions."""

from __future__ import annotations

from tests.lint.dense_13.making import Right, right, scored, starred, table
from tests.lint.making import records

RIGHT: tuple[Right, ...] = (
    right(
        "crosswords, whose clues give the number of letters in all rows alike",
        "crossword-clues",
        r"""
        gold = data["word"].upper()
        text = f"Clue: {data['clue']} ({len(gold)})\nSolution in capitals:"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "clue|word",
            """
            Frozen water|ice
            It follows Monday|Tuesday
            King of the jungle|lion
            You sleep on it|pillow
            Opposite of never|always
            Instrument with 88 keys|piano
            Bees make it|honey
            Season after summer|autumn
            Eight-legged spinner|spider
            """,
        ),
    ),
    right(
        "words with letters left out, shown as underscores",
        "hangman-gaps",
        r"""
        shown = " ".join(sign if sign in "aeiou" else "_" for sign in data["word"])
        text = f"An animal, of which you see the vowels only: {shown}\nHint: {data['hint']}\nAnimal:"
        return {"input": text, "output": f" {data['word']}", "processed_output": data["word"]}
        """,
        table(
            "word|hint",
            """
            elephant|It has a trunk.
            giraffe|Its neck is long.
            penguin|It swims but cannot fly.
            kangaroo|It carries its young in a pouch.
            hedgehog|It rolls up when in danger.
            octopus|It squirts ink.
            camel|It crosses deserts.
            beaver|It builds dams.
            """,
        ),
    ),
    right(
        "riddles told in the first person, with a rhyme",
        "riddles",
        r"""
        return {
            "input": f"Riddle: {data['riddle']}\nWhat am I?\nAnswer with one word:",
            "output": f" {data['solution']}",
            "processed_output": data["solution"],
        }
        """,
        table(
            "riddle|solution",
            """
            I have teeth but never bite, I tidy you from left to right.|comb
            I have a face and two hands, and I never wash.|clock
            The more I dry, the wetter I get.|towel
            I am full of holes, and still I hold water.|sponge
            I go up when the rain comes down.|umbrella
            I speak without a mouth and answer in every tongue.|echo
            I have a neck but no head, and a cork instead.|bottle
            I get shorter while I shine.|candle
            I follow you all day and leave you in the dark.|shadow
            """,
        ),
    ),
    right(
        "rhyme schemes, whose labels look like the letters of options",
        "rhyme-schemes",
        r"""
        verse = "\n".join(data["lines"])
        text = f"{verse}\n\nIs the rhyme scheme AABB, ABAB or ABBA?\nScheme:"
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            The cat sat down/upon the mat/and with a frown/devoured a rat|AABB/*ABAB/ABBA
            A ship set sail/before the gale/to bring us tea/across the sea|*AABB/ABAB/ABBA
            I saw a light/beyond the hill/the world was still/and deep the night|AABB/ABAB/*ABBA
            The snow has gone/the birds are back/they hop upon/the rusty track|AABB/*ABAB/ABBA
            The moon is high/the owls now cry/the mice lie low/where ferns still grow|*AABB/ABAB/ABBA
            My love is far/the road is long/I sing a song/to one cold star|AABB/ABAB/*ABBA
            He rang the bell/she drew the blind/and who can tell/what he would find|AABB/*ABAB/ABBA
            An old grey mare/with tangled hair/stood in the rain/and shook its mane|*AABB/ABAB/ABBA
            The stars come out/the fire burns red/we go to bed/without a shout|AABB/ABAB/*ABBA
            """,
            "lines*",
            " ",
        ),
        method="ppl",
    ),
    right(
        "Morse code, whose dots and dashes look like punctuation run wild",
        "morse",
        r"""
        return {
            "input": f"Morse: {data['morse']}\nPlain text:",
            "output": f" {data['plain']}",
            "processed_output": data["plain"],
        }
        """,
        table(
            "morse|plain",
            """
            ... --- ...|SOS
            -.-. .- -|CAT
            -... . .|BEE
            - . .-|TEA
            -- --- --- -.|MOON
            .... ..|HI
            .-. .- .. -.|RAIN
            -.. --- --.|DOG
            . --. --.|EGG
            """,
        ),
    ),
    right(
        "sentences with two negations, and whether the thing was done",
        "double-negation",
        r"""
        text = f"\"{data['said']}\"\nDid it happen, according to the speaker? yes / no\n>"
        gold = "yes" if data["happened"] else "no"
        return {"input": text, "output": " " + gold, "processed_output": gold}
        """,
        table(
            "said|happened?",
            """
            It is not true that nobody called.|true
            I did not fail to lock the door.|true
            No one denies that the bus did not come.|false
            She never forgot to feed the hens.|true
            It is not as if he had paid.|false
            Hardly anyone doubts that he did not write it.|false
            There was no day on which we did not swim.|true
            None of us managed to open it.|false
            He could not help laughing.|true
            They failed to come.|false
            """,
        ),
    ),
    right(
        "a rule with an exception, which the answers keep to",
        "capitals-but",
        r"""
        text = "Give the plural in small letters; but if it equals the singular, write it in capitals.\n"
        gold = data["plural"].upper() if data["plural"] == data["word"] else data["plural"]
        return {
            "input": f"{text}Singular: {data['word']}\nPlural:",
            "output": " " + gold,
            "processed_output": gold,
        }
        """,
        table(
            "word|plural",
            """
            sheep|sheep
            wolf|wolves
            deer|deer
            foot|feet
            moose|moose
            baby|babies
            salmon|salmon
            potato|potatoes
            aircraft|aircraft
            goose|geese
            """,
        ),
    ),
    right(
        "English to French, with the spaces that French has before its marks",
        "en-fr-marks",
        r"""
        prompt = f"English: {data['en']} = French:"
        return {"input": prompt, "output": " " + data["fr"], "processed_output": data["fr"]}
        """,
        table(
            "en|fr",
            """
            Who is it?|Qui est-ce ?
            What a day!|Quelle journée !
            He said: "Come in."|Il a dit : « Entrez. »
            Are you ready?|Êtes-vous prêts ?
            I am cold.|J'ai froid.
            Watch out!|Attention !
            My bag is heavy.|Mon sac est lourd.
            How old are you?|Quel âge as-tu ?
            """,
        ),
        metric="chrf",
    ),
    right(
        "false friends: English and German words that are spelled alike",
        "false-friends",
        r"""
        text = f"What does the German word {data['word']} mean in English?\n"
        for letter, choice in zip("abc", data["choices"]):
            text += f"{letter}. {choice} "
        gold = "abc"[data["answer"]]
        return {"input": text.strip() + "\nAnswer:", "output": f" {gold}", "processed_output": gold}
        """,
        starred(
            """
            Gift|present/*poison/yeast
            bald|*soon/hairless/bold
            Rock|stone/music/*skirt
            Rat|mouse/*advice/speed
            Brief|*letter/short/lawyer
            also|too/alas/*therefore
            Chef|cook/*boss/meal
            Igel|igloo/eagle/*hedgehog
            Kind|*child/gentle/sort
            """,
            "word",
        ),
    ),
    right(
        "a cipher of numbers for letters, explained above each doc",
        "number-cipher",
        r"""
        codes = " ".join(str(ord(sign) - 96) for sign in data["word"])
        text = f"Key: a=1, b=2, c=3, ..., z=26\nCode: {codes}\nWord:"
        return {"input": text, "output": " " + data["word"], "processed_output": data["word"]}
        """,
        table(
            "word",
            """
            fox
            lamp
            zebra
            cake
            onion
            jade
            quilt
            husky
            """,
        ),
    ),
    right(
        "a gap in the middle with [MASK], as in models with masks, and the word behind a cue",
        "mask-words",
        r"""
        text = f"Sentence: {data['sentence']}\n[MASK] ="
        scores = data["target_scores"]
        gold = sorted(scores, key=scores.get)[-1]
        return {"input": text, "output": gold, "processed_output": gold}
        """,
        scored(
            """
            We lit a [MASK] since the lights had gone out.|*candle/spoon/pigeon
            The [MASK] barked all night.|carpet/*dog/fern
            He put on his [MASK] because it was cold.|poem/ladder/*coat
            She drank a glass of [MASK] and felt better.|*water/gravel/velvet
            The plane took off from the [MASK].|*runway/teapot/saddle
            Ten [MASK] swam across the pond.|bricks/*ducks/letters
            The judge read the [MASK] aloud.|*verdict/puddle/feather
            They planted a [MASK] in the garden.|lecture/shadow/*tree
            We crossed the river by [MASK].|*ferry/sonnet/Tuesday
            """,
            "sentence",
            " ",
        ),
        method="ppl",
    ),
    right(
        "the odd one out among five words, and the answer is one of them, in quotes",
        "odd-one-out",
        r"""
        words = ", ".join(f'"{word}"' for word in data["words"])
        gold = f'"{data["odd"]}"'
        return {"input": f"Odd one out of {words}:", "output": f" {gold}", "processed_output": gold}
        """,
        table(
            "words*|odd",
            """
            oak/elm/trout/birch/ash|trout
            Mars/Venus/Earth/Bruno/Saturn|Bruno
            seven/red/nine/two/eleven|red
            violin/cello/harp/viola/spade|spade
            sock/hat/glove/rain/scarf|rain
            wine/plate/juice/tea/milk|plate
            Paris/Rome/Nile/Berlin/Madrid|Nile
            hammer/daisy/tulip/rose/lily|hammer
            """,
        ),
    ),
    right(
        "proverbs that are cut in two, where the second half goes on behind dots",
        "proverb-halves",
        r"""
        return {"input": f"{data['first']} ...", "output": f" {data['second']}", "processed_output": data["second"]}
        """,
        records(
            "first second",
            ("A bird in the hand", "is worth two in the bush"),
            ("When the cat is away,", "the mice will play"),
            ("Don't count your chickens", "before they hatch"),
            ("The early bird", "catches the worm"),
            ("Too many cooks", "spoil the broth"),
            ("People who live in glass houses", "should not throw stones"),
            ("Birds of a feather", "flock together"),
            ("Actions speak louder", "than words"),
        ),
    ),
)
