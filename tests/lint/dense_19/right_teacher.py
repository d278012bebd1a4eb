"""Right prompts as teachers of schools and writers of language courses make them."""

from __future__ import annotations

from tests.lint.making import keyed, records, right, starred, table

RIGHT = (
    right(
        "answers that are words of the prompt itself",
        "grammar-words",
        r"""
        text = f"Question: {data['question']}\nAnswer:"
        gold = data["word"]
        """,
        table(
            "question|word",
            """
            Which noun with six letters means the same as "reply"?|answer
            What is a sentence with a mark like ? called?|question
            What does a dictionary explain, in alphabetical order?|words
            What is the opposite of "wrong"?|right
            Which word for "not false" rhymes with "blue"?|true
            What do we call the sign that ends most sentences in Britain?|full stop
            Which article stands before "hour": a or an?|an
            What do you call two dots, one above the other?|colon
            What is the plural of "answer"?|answers
            Which part of speech is "quickly"?|adverb
            """,
        ),
    ),
    right(
        "suits of cards as the marks of options",
        "suit-options",
        r"""
        suits = "♠♥♦♣"
        lines = [f"{suit} {choice}" for suit, choice in zip(suits, data["choices"])]
        text = "\n".join([data["question"], *lines, "Suit of the right card:"])
        gold = suits[data["answer"]]
        """,
        starred(
            """
            Which animal lays eggs?|cow/*duck/horse/bat
            Which of these melts first in the sun?|stone/glass/*butter/wood
            What do caterpillars turn into?|*butterflies/bees/spiders/snails
            Which month has the fewest days?|June/April/May/*February
            Which number is a square?|8/*9/12/15
            Which is a vegetable that grows under the ground?|*carrot/pea/lettuce/bean
            What covers the body of a fish?|fur/feathers/*scales/wool
            Who looks after teeth?|a plumber/a pilot/a baker/*a dentist
            Which of these is a planet?|*Neptune/Sirius/Titan/Halley
            How many legs has a spider?|four/*eight/six/ten
            What do we breathe out more of than we breathe in?|helium/gold dust/neon/*carbon dioxide
            Which shape has three sides?|square/circle/*triangle/cube
            """
        ),
    ),
    right(
        "options in small Roman numerals, with a hint for all alike",
        "roman-options",
        r"""
        lines = [f"({mark}) {text}" for mark, text in zip(("i", "ii", "iii"), data["choices"])]
        text = f"{HINT}\n\n{data['question']}\n" + "\n".join(lines) + "\nAnswer: option"
        gold = f"({('i', 'ii', 'iii')[data['answer']]})"
        """,
        starred(
            """
            She has lived here ___ 2010.|for/*since/during
            They ___ dinner when the phone rang.|*were having/have had/are having
            If I ___ rich, I would travel.|am/will be/*were
            He is interested ___ history.|*in/on/at
            I look forward to ___ you.|see/*seeing/seen
            There isn't ___ milk left.|some/many/*any
            The letter ___ yesterday.|sent/has sent/*was sent
            You ___ smoke in here; it is forbidden.|*mustn't/needn't/don't have to
            She is taller ___ her brother.|that/*than/as
            """
        ),
        above='HINT = "Hint: read the whole sentence before you choose. There are no trick questions."',
    ),
    right(
        "plurals, and a dash where there is none",
        "plural-dash",
        r"""
        text = "Give the plural. Write a dash (-) if the noun has none.\n" + data["noun"] + " →"
        gold = data["plural"]
        """,
        table(
            "noun|plural",
            """
            child|children
            furniture|-
            ox|oxen
            leaf|leaves
            advice|-
            sheep|sheep
            crisis|crises
            music|-
            potato|potatoes
            luggage|-
            tooth|teeth
            """,
        ),
    ),
    right(
        "German articles, by likelihood, with nothing but the noun",
        "german-articles",
        r"""
        gold = max(data["target_scores"], key=data["target_scores"].get)
        return {"input": data["noun"] + ":", "output": gold, "processed_output": gold}
        """,
        keyed(
            "noun",
            """
            Löffel|*der/die/das
            Gabel|der/*die/das
            Messer|der/die/*das
            Mond|*der/die/das
            Sonne|der/*die/das
            Mädchen|der/die/*das
            Apfel|*der/die/das
            Zeitung|der/*die/das
            Fenster|der/die/*das
            """,
            " ",
        ),
        method="ppl",
        description="Nouns of a German course with their articles.",
    ),
    right(
        "French with spaces before its marks",
        "french-marks",
        r"""
        text = f"EN : {data['en']}\nFR :"
        gold = data["fr"]
        """,
        table(
            "en|fr",
            """
            Where is the cat?|Où est le chat ?
            What a beautiful day!|Quelle belle journée !
            He says: "No."|Il dit : « Non. »
            Are you coming with us?|Tu viens avec nous ?
            I have two brothers; they live in Lyon.|J'ai deux frères ; ils habitent à Lyon.
            Attention, the dog!|Attention, le chien !
            She asks: "Why?"|Elle demande : « Pourquoi ? »
            How old are you?|Quel âge as-tu ?
            """,
        ),
        description="Traduisez. (Translate into French, with a space before « ? », « ! », « : » and « ; ».)",
    ),
    right(
        "Spanish with marks at both ends",
        "spanish-marks",
        r"""
        text = "Put in the missing Spanish marks (¿ ? ¡ !).\n" + data["bare"] + "\n⇒"
        gold = data["marked"]
        """,
        table(
            "bare|marked",
            """
            Qué hora es|¿Qué hora es?
            Qué bonito|¡Qué bonito!
            Dónde vives|¿Dónde vives?
            Feliz cumpleaños|¡Feliz cumpleaños!
            Cuántos años tienes|¿Cuántos años tienes?
            Cuidado con el perro|¡Cuidado con el perro!
            Quién es tu profesora|¿Quién es tu profesora?
            Viva la fiesta|¡Viva la fiesta!
            """,
        ),
    ),
    right(
        "transcriptions of sounds into words",
        "ipa-words",
        r"""
        text = f"/{data['ipa']}/ is spelt"
        gold = data["word"]
        """,
        table(
            "ipa|word",
            """
            ʃɪp|ship
            θɪŋk|think
            dʒʌmp|jump
            ˈwɔːtə|water
            laɪt|light
            tʃiːz|cheese
            ˈleʒə|leisure
            ˈmʌðə|mother
            jɛs|yes
            ʃuː|shoe
            """,
        ),
    ),
    right(
        "a talk of several turns whose last line is filled in",
        "course-dialogue",
        r"""
        lines = [f"– {line}" for line in data["lines"]]
        text = "\n".join(lines) + f"\n– {data['start']}"
        return {"input": text, "output": " " + data["end"], "processed_output": data["end"]}
        """,
        records(
            "lines start end",
            (["Where does it hurt?", "My throat is sore."], "Open your mouth", "wide."),
            (["Can I help you?", "Yes, I'm looking for a coat."], "What size do", "you take?"),
            (
                ["What's the time?", "It's half past nine.", "Then we are late."],
                "Let's take a",
                "taxi.",
            ),
            (["Would you like some more soup?", "Yes, it's delicious."], "Here you", "are."),
            (["Can you swim?", "Yes, I can.", "And your sister?"], "No, she", "can't."),
            (["How was your holiday?", "It rained every day."], "I'm sorry", "to hear that."),
            (
                ["Excuse me, where is the post office?", "Go straight on."],
                "Thank you",
                "very much.",
            ),
            (["Is this seat free?", "Yes, it is."], "May I sit", "down?"),
            (["Hello, I'm Eva.", "Hello, Eva. I'm Ken."], "Nice to", "meet you."),
        ),
        metric="f1_score",
    ),
    right(
        "true or false with two negations in each statement",
        "double-negation",
        r"""
        text = f"True or false? {data['statement']}\n=>"
        gold = str(data["holds"]).lower()
        """,
        table(
            "statement|holds?",
            """
            It is not the case that fish do not swim.|true
            No triangle does not have three sides.|true
            It is not untrue that the Moon is made of cheese.|false
            There is nobody who does not need water.|true
            Ice is never not hot.|false
            It is not impossible for a dog to bark.|true
            No whale is not a fish.|false
            There is no year without a month of less than 30 days.|true
            It is not wrong that 7 is not odd.|false
            No prime above 2 is not even.|false
            """,
        ),
    ),
    right(
        "pieces of HTML as data",
        "html-lesson",
        r"""
        text = f"Informatics, lesson 4\n\n{data['html']}\n\nWhich words does a browser show in {data['style']}?"
        gold = data["words"]
        """,
        table(
            "html|style|words",
            """
            <p>We <b>never</b> close.</p>|bold|never
            <h1>Menu</h1><p>Soup of the day: <i>leek</i></p>|italics|leek
            <ul><li>eggs</li><li><b>rye bread</b></li></ul>|bold|rye bread
            <p>Call <u>before noon</u> or <b>after six</b>.</p>|bold|after six
            <p><i>Moby-Dick</i> is by <b>Melville</b>.</p>|italics|Moby-Dick
            <p>Mind <u>the gap</u>, <i>please</i>!</p>|underlined letters|the gap
            <td><b>Total</b></td><td><i>40</i></td>|bold|Total
            <p>It is <i>not</i> <u>free</u> at all.</p>|underlined letters|free
            """,
        ),
    ),
)
