"""Right prompts that a linguist and a translator would write, odd on purpose."""

from __future__ import annotations

from tests.lint.dense_18.making import records, right, table

RIGHT = (
    right(
        "glosses with hyphens and capitals, translations in the single quotes of linguists",
        "turkish-glosses",
        r"""
        text = f"{data['form']}\n{data['gloss']}"
        gold = f"‘{data['sense']}’"
        return {"input": text, "output": "\n" + gold, "processed_output": gold}
        """,
        table(
            "form|gloss|sense",
            """
        ev-ler-im-de|house-PL-1SG.POSS-LOC|in my houses
        kitap-lar-ı|book-PL-ACC|the books
        göz-üm|eye-1SG.POSS|my eye
        okul-dan|school-ABL|from school
        gel-di-m|come-PST-1SG|I came
        at-a|horse-DAT|to the horse
        kedi-n|cat-2SG.POSS|your cat
        iç-me-di-k|drink-NEG-PST-1PL|we did not drink
        """,
        ),
        description="Each Turkish form is glossed morpheme by morpheme; its translation stands on the third line.",
        stop=("\n\n",),
    ),
    right(
        "transcriptions between slashes and the words that they stand for",
        "ipa-words",
        r"""
        text = "Spell the word that is transcribed (British English).\n/{}/ →".format(data["ipa"])
        gold = data["word"]
        """,
        table(
            "ipa|word",
            """
        ʃɪp|ship
        θɪn|thin
        ˈbʌtə|butter
        dʒʌdʒ|judge
        ˈvɪʒən|vision
        sɪŋ|sing
        ˈwɔːtə|water
        tʃiːz|cheese
        jɛs|yes
        ˈfɑːðə|father
        """,
        ),
        max_tokens=8,
    ),
    right(
        "double negations, each with its own question",
        "double-negation",
        r"""
        text = f"“{data['sentence']}”\n{data['question']} yes or no?"
        gold = "yes" if data["holds"] else "no"
        """,
        table(
            "sentence|question|holds?",
            """
        It is not the case that nobody came.|Did somebody come,|true
        None of the seats was not taken.|Was a seat free,|false
        She never fails to call on Sundays.|Does she call on Sundays,|true
        I don't doubt that he isn't guilty.|Does the speaker think him guilty,|false
        There is hardly a day on which he does not swim.|Does he swim on most days,|true
        You can't say that nobody warned you.|Were you warned,|true
        No guest went without cake.|Did a guest go without cake,|false
        It isn't impossible to get a refund.|Can one get a refund,|true
        Not one of them said a word.|Did one of them speak,|false
        They did not fail to lose.|Did they win,|false
        """,
        ),
        fewshot=4,
    ),
    right(
        "reconstructed forms with their asterisk, and the sign > for what became of them",
        "proto-germanic",
        r"""
        text = "Proto-Germanic " + data["proto"] + " > Modern English"
        gold = data["english"]
        """,
        table(
            "proto|english",
            """
        *wulfaz|wolf
        *hūsą|house
        *watōr|water
        *brōþēr|brother
        *stainaz|stone
        *nahts|night
        *fiskaz|fish
        *dagaz|day
        *fōts|foot
        """,
        ),
        max_tokens=4,
    ),
    right(
        "texts of an interface whose braces, per cent signs and tags have to stay",
        "interface-strings",
        r"""
        head = "Translate the interface text into German. Leave placeholders and tags as they are."
        text = head + "\nEN: " + data["source"] + "\nDE:"
        gold = data["target"]
        """,
        table(
            "source|target",
            """
        {count} files deleted|{count} Dateien gelöscht
        Hello, %s!|Hallo, %s!
        Save <b>all</b> changes?|<b>Alle</b> Änderungen speichern?
        Page {0} of {1}|Seite {0} von {1}
        ${price} per month|${price} pro Monat
        Signed in as {{user}}|Angemeldet als {{user}}
        %d new messages|%d neue Nachrichten
        Press <kbd>Esc</kbd> to close|Zum Schließen <kbd>Esc</kbd> drücken
        Cancel|Abbrechen
        """,
        ),
        metric="chrf",
    ),
    right(
        "subtitles with their number and their times",
        "srt-fr-en",
        r"""
        text = f"{data['number']}\n{data['start']} --> {data['end']}\n{data['fr']}\nEN:"
        gold = data["en"]
        """,
        table(
            "number#|start|end|fr|en",
            """
        12|00:01:05,120|00:01:07,400|Où est-ce que tu vas ?|Where are you going?
        48|00:04:31,000|00:04:32,200|– Rien.|– Nothing.
        103|00:10:02,640|00:10:05,080|Il n'a jamais aimé la mer.|He never liked the sea.
        7|00:00:40,010|00:00:42,990|Attends-moi !|Wait for me!
        251|00:22:18,300|00:22:20,700|On se connaît depuis l'école.|We've known each other since school.
        390|00:37:55,450|00:37:57,150|Ferme la porte, s'il te plaît.|Close the door, please.
        512|00:51:09,800|00:51:11,000|♪ La nuit tombe ♪|♪ Night is falling ♪
        77|00:07:14,260|00:07:16,500|C'était mon frère.|It was my brother.
        """,
        ),
        metric="chrf",
    ),
    right(
        "straight quotes to be set as German typography wants them",
        "german-quotes",
        r"""
        return {
            "input": f"Setze deutsche Anführungszeichen.\nVorher: {data['plain']}\nNachher:",
            "output": " " + data["set"],
            "processed_output": data["set"],
        }
        """,
        table(
            "plain|set",
            """
        Er sagte "nein" und ging.|Er sagte „nein“ und ging.
        "Kommst du?", fragte sie.|„Kommst du?“, fragte sie.
        Das Wort "bald" ist dehnbar.|Das Wort „bald“ ist dehnbar.
        Wir lasen "Faust" in der Schule.|Wir lasen „Faust“ in der Schule.
        Auf dem Schild stand: "Betreten verboten!"|Auf dem Schild stand: „Betreten verboten!“
        Ihr Hund heißt "König", ihre Katze "Herr Meier".|Ihr Hund heißt „König“, ihre Katze „Herr Meier“.
        "Gut", murmelte Opa, "dann eben morgen."|„Gut“, murmelte Opa, „dann eben morgen.“
        Man nennt das "Schwarmintelligenz".|Man nennt das „Schwarmintelligenz“.
        """,
        ),
    ),
    right(
        "Spanish with English words in it, which are to be listed",
        "code-switching",
        r"""
        text = "List the English words of the sentence in their order, with commas between.\n"
        text += f"Sentence: {data['sentence']}\nEnglish words:"
        gold = ", ".join(data["english"])
        """,
        table(
            "sentence|english*",
            """
        Mi boss quiere el report para el viernes.|boss/report
        Te mando el screenshot after la clase.|screenshot/after
        No tengo cash, ¿aceptan cards?|cash/cards
        Anoche fuimos al mall y compré unos shoes.|mall/shoes
        El weather está horrible, so nos quedamos en casa.|weather/so
        Mi sister vive en un apartment muy pequeño.|sister/apartment
        Voy a la store porque no hay milk.|store/milk
        La party es el Saturday en casa de Luis.|party/Saturday
        Please, llama al plumber antes del weekend.|Please/plumber/weekend
        """,
        ),
    ),
    right(
        "numbers in as many ways as there are locales, since each row names its own",
        "locale-numbers",
        r"""
        text = f"Write {data['value']} with the separators of {data['locale']}.\n{data['locale']}:"
        gold = data["written"]
        """,
        records(
            "value locale written",
            ("1234567.89", "de-DE", "1.234.567,89"),
            ("2500000.5", "en-US", "2,500,000.5"),
            ("98765.43", "de-CH", "98’765.43"),
            ("1050000", "en-IN", "10,50,000"),
            ("31415.9", "pt-BR", "31.415,9"),
            ("7200300", "en-IN", "72,00,300"),
            ("640000.25", "de-CH", "640’000.25"),
            ("12000.75", "en-US", "12,000.75"),
            ("505000.1", "pt-BR", "505.000,1"),
            ("43210.5", "de-DE", "43.210,5"),
        ),
    ),
)
