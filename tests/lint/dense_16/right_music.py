"""Right prompts of musicians, librarians and historians: notes, works, dates, letters and sources."""

from __future__ import annotations

from tests.lint.dense_13.making import scored, starred, table
from tests.lint.making import ask

RIGHT = (
    ask(
        "the note a semitone above with sharps",
        table(
            "note|up",
            """
            C|C#
            E|F
            F#|G
            A|A#
            B|C
            D|D#
            G#|A
            C#|D
            """,
        ),
        r"""f"♪ {data['note']} + 1 semitone (sharps, no flats) = ♪" """,
        'data["up"]',
    ),
    ask(
        "sharps in the signature of a major key",
        table(
            "key|n#",
            """
            C major|0
            G major|1
            D major|2
            A major|3
            E major|4
            B major|5
            F sharp major|6
            C sharp major|7
            """,
        ),
        r"""f"How many sharps has {data['key']}? A digit.\nSharps:" """,
        'str(data["n"])',
    ),
    ask(
        "beats in a bar from its note values",
        table(
            "bar|steps|beats",
            """
            half, quarter, quarter|2 + 1 + 1 = 4|4
            quarter, quarter, quarter|1 + 1 + 1 = 3|3
            whole|4|4
            half|2|2
            half, half, quarter|2 + 2 + 1 = 5|5
            whole, half|4 + 2 = 6|6
            quarter, half|1 + 2 = 3|3
            whole, whole|4 + 4 = 8|8
            """,
        ),
        r"""f"quarter = 1, half = 2, whole = 4\nBar: {data['bar']}\nAdd up, then say “So the answer is”.\nSum:" """,
        'data["beats"]',
        """f" {data['steps']}. So the answer is {gold}." """,
        postprocess="bbh_post",
    ),
    ask(
        "composers with options in angle quotes",
        starred(
            """
            The Magic Flute|Haydn/*Mozart/Verdi
            The Four Seasons|*Vivaldi/Bach/Chopin
            Carmen|Puccini/Wagner/*Bizet
            Swan Lake|*Tchaikovsky/Mahler/Grieg
            Fidelio|Mozart/*Beethoven/Weber
            Aida|Rossini/Bellini/*Verdi
            Messiah|*Handel/Purcell/Elgar
            Bolero|Debussy/*Ravel/Satie
            Peer Gynt (incidental music)|Sibelius/Nielsen/*Grieg
            """,
            "work",
        ),
        r"""f"{data['work']} ‹{'› ‹'.join(data['choices'])}›\nComposer:" """,
        'data["choices"][data["answer"]]',
    ),
    ask(
        "catalogue cards with the shelf mark",
        table(
            "card|mark",
            """
            Bach, J. S.: Partitas. Leipzig 1731. Mus. 4-112 (lent)|Mus. 4-112
            Holst, G.: The Planets. London 1921. Mus. 7-009|Mus. 7-009
            Anon.: Book of hours. c. 1450. Ms. 31|Ms. 31
            Kepler, J.: Astronomia nova. 1609. Rar. 88-b|Rar. 88-b
            Smith, A.: Wealth of Nations. 1776. Oec. 2-301 (2 copies)|Oec. 2-301
            Letters of a nun, 1612-1640. Ms. 407|Ms. 407
            Euler, L.: Opera omnia. Basel 1911. Math. 5-77|Math. 5-77
            Clara S.: Lieder. 1844. Mus. 3-250 (damaged)|Mus. 3-250
            """,
        ),
        r"""f"CARD | {data['card']}\nShelf mark:" """,
        'data["mark"]',
    ),
    ask(
        "centuries of years before and after Christ",
        table(
            "year|century",
            """
            1492|15th century
            44 BC|1st century BC
            800|8th century
            1901|20th century
            323 BC|4th century BC
            1066|11th century
            2000|20th century
            753 BC|8th century BC
            476|5th century
            """,
        ),
        r"""f"Year: {data['year']}\nThe year 100 is still of the 1st century.\nCentury:" """,
        'data["century"]',
    ),
    ask(
        "primary or secondary source ranked",
        scored(
            """
            the diary of a soldier, written in the trench|*primary/secondary
            a schoolbook of 2010 on the Great War|primary/*secondary
            a photograph of the strike of 1926|*primary/secondary
            a biography of Bismarck of 1998|primary/*secondary
            a tax roll of 1381|*primary/secondary
            an encyclopedia's article on Rome|primary/*secondary
            a modern essay on old diaries|primary/*secondary
            a letter of Elizabeth I in her own hand|*primary/secondary
            """,
            "source",
            " ",
        ),
        r"""f"Source = {data['source']}\nFor the time that it tells of, it is" """,
        'max(data["target_scores"], key=data["target_scores"].get)',
        "gold",
        method="ppl",
        metric="log_prob",
    ),
    ask(
        "old spelling made modern as a scribe wrote it",
        table(
            "old|new",
            """
            Ye olde shoppe is shutte.|The old shop is shut.
            I haue seene the kynge.|I have seen the king.
            He hath a blacke dogge.|He has a black dog.
            My sonne is sicke.|My son is sick.
            The moone was full that nyght.|The moon was full that night.
            We haue no breade.|We have no bread.
            Two shippes came in May.|Two ships came in May.
            Shee wrote a longe booke.|She wrote a long book.
            """,
        ),
        r"""f"Transcript [sic]: {data['old']}\nIn today's spelling:" """,
        'data["new"]',
    ),
    ask(
        "before or after of two events",
        table(
            "x|y|a",
            """
            the fall of Constantinople|the first voyage of Columbus|before
            the Battle of Waterloo|the French Revolution|after
            the death of Caesar|the death of Augustus|before
            the Moon landing|the first flight of the Wright brothers|after
            the Black Death in Europe|the Norman Conquest|after
            the founding of Rome|the birth of Plato|before
            the fall of the Berlin Wall|the Suez Crisis|after
            the Magna Carta|the Spanish Armada|before
            """,
        ),
        r"""f"Did {data['x']} come before or after {data['y']}? It came" """,
    ),
    ask(
        "letters with the writer's place at the head",
        table(
            "letter|place",
            """
            Florence, 3 April 1501. Dear brother, Rome is dull.|Florence
            Ghent, St Mark's day. To my aunt in Bruges.|Ghent
            Paris, 9 Thermidor. All is quiet, unlike Lyon.|Paris
            Weimar, at night. I dream of Naples.|Weimar
            Boston, 16 Dec. 1773. The tea is in the harbour.|Boston
            Krakow, Easter. No news from Vilnius.|Krakow
            Delhi, 1857. The road to Agra is shut.|Delhi
            York, Lammas. London has paid nothing.|York
            """,
        ),
        r"""f"“{data['letter']}”\nWritten in" """,
        'data["place"]',
    ),
)
