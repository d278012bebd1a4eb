"""Right tasks in Italian and Polish: questions on wine and replies of a hotline."""

from __future__ import annotations

from tests.lint.fortyfirst.shaped import task
from tests.lint.making import starred, table

VINO = task(
    "it-vino",
    r"""
    scelte = "\n".join(f"({segno}) {voce}" for segno, voce in zip("abc", data["choices"]))
    text = HEAD + f"\n\nDomanda: {data['question']}\n{scelte}\nRisposta:"
    gold = "abc"[data["answer"]]
    """,
    '''
    HEAD = """Sei un candidato all'esame di sommelier di una scuola serale.

    Regolamento della prova scritta
    • Le domande riguardano la vigna, la cantina e il servizio a tavola.
    • Ogni domanda ha tre alternative, segnate con (a), (b) e (c).
    • Una sola alternativa è giusta.
    • Non sono ammessi libri né telefoni.

    Come si risponde
    Dopo «Risposta:» si scrive la lettera minuscola dell'alternativa giusta, senza parentesi.

    Un esempio già svolto
    Domanda: Che cosa si usa per togliere il tappo?
    (a) il cavatappi
    (b) il cucchiaio
    (c) il colino
    Risposta: a

    Chi scrive più di una lettera perde il punto."""
    ''',
    starred("""
    Da quale frutto si ricava il vino?|mela/*uva/pesca
    Di che colore è il vino rosato?|verde/giallo/*rosa
    Che cosa trasforma lo zucchero in alcol?|*il lievito/il sale/il sughero
    Dove riposa lo spumante?|in frigorifero/*in cantina/sul tetto
    Quando si fa di solito la vendemmia?|*in autunno/in inverno/a Natale
    Quale bicchiere si usa per lo spumante?|il boccale/la tazza/*il calice
    Che cosa si fa prima di assaggiare?|si mangia/*si annusa/si canta
    Di che legno è fatta la botte?|palma/bambù/*rovere
    """),
)

LINIA = task(
    "pl-infolinia",
    r"""
    text = HEAD + f"\n\nRozmówca: {data['mowa']}\nDział:"
    gold = data["dzial"]
    """,
    '''
    HEAD = """Obsługujesz centralę spółdzielni mieszkaniowej. Po pierwszym zdaniu rozmówcy decydujesz,
    do którego działu go przełączyć.

    Działy:
      czynsz – opłaty, zaległości, rozliczenie ogrzewania
      naprawy – usterki w mieszkaniu i na klatce
      zieleń – trawniki, drzewa, place zabaw

    Wskazówki:
      1. Liczy się sprawa, a nie to, kogo rozmówca chce słyszeć.
      2. Pytanie o koszt naprawy należy do działu „czynsz”.
      3. Ławka na placu zabaw to zieleń, ławka na klatce to naprawy.

    Przykład:
      Rozmówca: Na trawniku leży złamana gałąź.
      Dział: zieleń

    Podaj nazwę działu małymi literami."""
    ''',
    table(
        "mowa|dzial",
        """
    Nie zgadza mi się rozliczenie ogrzewania za zimę.|czynsz
    W łazience cieknie rura.|naprawy
    Trzeba przyciąć krzewy pod oknem.|zieleń
    Ile zapłacę za wymianę zamka?|czynsz
    Na klatce nie świeci lampa.|naprawy
    Huśtawka na placu zabaw skrzypi.|zieleń
    Dostałem wezwanie do zapłaty zaległości.|czynsz
    Drzwi wejściowe się nie domykają.|naprawy
    Kiedy kosicie trawnik za blokiem?|zieleń
    """,
    ),
)

TASKS = (VINO, LINIA)
