"""Right prompts: long logs, lines with quotes and texts to be summed up, in English."""

from __future__ import annotations

from tests.lint.making import right, starred, table

WINDS = ("north", "east", "south", "west", "south-west")

RIGHT = (
    right(
        "long logs of a ship in which one line has the password that is asked for",
        "ship-logs",
        r"""
        log = "\n".join(data["log"])
        text = f"{log}\n\nWhich word was given as the password on this voyage?\nPassword:"
        gold = data["password"]
        """,
        tuple(
            {
                "log": [
                    *(
                        f"Day {day}: wind {WINDS[(day * step) % 5]}, {40 + (day * 7 * step) % 53} miles made good."
                        for day in range(1, at)
                    ),
                    f"Day {at}: calm; the mate gave the word {word} as the password for the harbour.",
                    *(
                        f"Day {day}: wind {WINDS[(day * step) % 5]}, {40 + (day * 7 * step) % 53} miles made good."
                        for day in range(at + 1, 25)
                    ),
                ],
                "password": word,
            }
            for at, step, word in zip(
                (3, 17, 9, 22, 12, 6, 19, 14),
                (1, 2, 3, 4, 6, 7, 8, 9),
                ("lantern", "walnut", "copper", "magpie", "thistle", "anchor", "velvet", "juniper"),
                strict=True,
            )
        ),
        max_tokens=16,
    ),
    right(
        "lines with quotes in quotes, and the speaker is asked for",
        "who-said",
        r"""
        text = f'Who says "{data["words"]}" in this line?\n{data["line"]}\nSpeaker:'
        gold = data["speaker"]
        """,
        table(
            "line|words|speaker",
            """
        'I heard Ned shout "fire", so I ran,' said Ola.|fire|Ned
        "My aunt always said 'never lend a book'," Vera recalled.|never lend a book|My aunt
        Kit told the judge: "The sailor whispered 'midnight' to me."|midnight|The sailor
        "Ask Leo," said Zoe, "he called it 'a triumph'."|a triumph|Leo
        'The sign says "no dogs",' Pat complained.|no dogs|The sign
        "Did you say 'tomorrow', Max?" asked Iris. "Yes, I did."|tomorrow|Max
        "When father says 'soon', he means never," sighed Amy.|soon|father
        Raj wrote: "The clerk repeated 'closed' until I left."|closed|The clerk
        "It was Uma who cried 'land ahead'," the captain noted.|land ahead|Uma
        """,
        ),
    ),
    right(
        "options are sentences of which one sums up the text, marked by dashes and answered by number",
        "gist-number",
        r"""
        lines = [f"{number} - {choice}" for number, choice in enumerate(data["choices"], 1)]
        text = data["text"] + "\n\nWhich line sums it up?\n" + "\n".join(lines) + "\nNumber:"
        gold = str(data["answer"] + 1)
        """,
        starred(
            """
        Bees find their way by the sun, and dance to tell the others.|Bees sleep a lot./*Bees navigate and
            inform each other./The sun is hot for bees and for others.
        Paper was costly, so scribes scraped old pages and wrote on them again.|*Scribes used pages
            twice./Scribes were rich and had more pages than they could ever use./Paper was cheap.
        The dam gave light to ten towns and drowned four villages.|The dam was never built at all./Villages
            like dams./*The dam helped some and harmed others.
        He practised the violin for an hour a day and still could not play in tune.|*Practice did not make him
            good./He gave up at once./He sold his violin to pay for a year of lessons.
        Since the bypass opened, the shops of the old road have closed one by one.|New shops
            open./The road is busy with shoppers from all over the county./*The bypass cost the old road its trade.
        Cats purr when they are content, but also when they are hurt.|Cats never purr./*Purring has more than
            one cause./Cats that purr are always content and never hurt.
        The vote was close: 51 for, 49 against.|*It passed by a little./All were for the plan without
            exception./Nobody voted.
        Snow in May is rare here; the last was in 1987.|It snows each May./Snow has never been seen in this
            region./*Late snow is unusual.
        The new tram is quiet, and people step in front of it.|The tram is loud./*Its quietness is a danger./People
            have stopped to walk in the streets of the town.
        """,
            "text",
        ),
    ),
)
