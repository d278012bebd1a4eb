"""More right long prompts in Romance languages, German, Dutch and Russian."""

from __future__ import annotations

from tests.lint.making import Right, records, right, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "annunci immobiliari, con la sigla della categoria",
        "right-it-annunci",
        r"""
        text = HEAD + f"\n\nAnnuncio: {data['testo']}\nSigla:"
        gold = {"vendita": "V", "affitto": "A", "vacanza": "T"}[data["tipo"]]
        """,
        table(
            "testo|tipo",
            """
        Vendesi trilocale con balcone, 180.000 euro.|vendita
        Affittasi monolocale a studenti, 450 euro al mese.|affitto
        Casa sul lago per le vostre ferie, settimana da sabato a sabato.|vacanza
        Cedo villa con giardino, prezzo trattabile.|vendita
        Stanza libera da ottobre, contratto di quattro anni.|affitto
        Appartamento in montagna per Capodanno, minimo tre notti.|vacanza
        """,
        ),
        above='''
        HEAD = """Redazione del giornale «La Bacheca», istruzioni per i nuovi

        Gli annunci di case vanno in tre rubriche. Ogni rubrica ha una sigla:

        V, vendita: chi scrive vuole cedere la casa per sempre
        A, affitto: chi scrive la concede per mesi o anni
        T, turismo: chi scrive la concede per giorni o settimane

        Attenzione ai casi seguenti:
        a. «Affitto per l'estate» è turismo.
        b. Il prezzo non basta per decidere: si guardi la durata.
        c. Chi cerca casa, invece di offrirla, scrive a un altro sportello.

        Sulla scheda si riporta solo la sigla maiuscola."""
        ''',
        fewshot=2,
    ),
    right(
        "atendimento de um banco, com a fila pelo número",
        "right-pt-fila",
        r"""
        text = HEAD + f"\n\nCliente: {data['fala']}\nFila:"
        gold = str(data["fila"])
        """,
        table(
            "fala|fila#",
            """
        Quero depositar este cheque.|1
        Preciso de um empréstimo para o carro.|2
        Roubaram meu cartão no ônibus!|3
        Vim sacar quinhentos reais.|1
        Quais são os juros para comprar uma casa?|2
        Há uma compra que eu não fiz na minha fatura.|3
        """,
        ),
        above='''
        HEAD = """Você recebe os clientes na porta de uma agência e indica a fila certa.

        Fila 1 (caixa): saques, depósitos, pagamento de contas
        Fila 2 (gerente): empréstimos, financiamentos, investimentos
        Fila 3 (segurança): roubo, perda, compras desconhecidas

        Combinado com a equipe:
        - Idosos e gestantes vão para a mesma fila, mas passam na frente; isso não muda o número.
        - Quem só quer o saldo pode usar a máquina e não chega até você.
        - Na dúvida entre 1 e 3, vale a 3.

        Exemplo de ontem
        Cliente: Vim pagar a conta de luz.
        Fila: 1

        Diga só o número da fila."""
        ''',
        fewshot=2,
    ),
    right(
        "verkeersvragen met drie keuzes in kleine letters",
        "right-nl-fiets",
        r"""
        keuzes = "\n".join(f"{a}. {b}" for a, b in zip("abc", data["choices"]))
        text = HEAD + f"\n\nVraag: {data['question']}\n{keuzes}\nAntwoord:"
        gold = "abc"[data["answer"]]
        """,
        starred("""
        Aan welke kant van de weg fiets je in Nederland?|links/*rechts/in het midden
        Wat doe je bij rood licht?|*stoppen/doorrijden/bellen
        Welke kleur heeft het achterlicht?|wit/groen/*rood
        Wie heeft voorrang op een zebrapad?|de auto/*de voetganger/de fietser
        Wat mag je niet vasthouden op de fiets?|het stuur/je jas/*je telefoon
        Wat doe je voor je afslaat?|*je hand uitsteken/zingen/afstappen
        """),
        above='''
        HEAD = """Verkeersexamen voor groep 7

        Beste leerling,

        Je krijgt vragen over fietsen in het verkeer. Bij elke vraag staan drie keuzes: a, b en c.
        Er is telkens één keuze goed.

        Lees eerst de vraag en daarna alle keuzes. Let op het woord "niet": dan zoek je juist wat verboden
        is. Je hoeft niet uit te leggen waarom je iets kiest.

        Zo vul je het in: achter "Antwoord:" komt de letter van de goede keuze, zonder punt.

        Succes!"""
        ''',
        fewshot=0,
    ),
    right(
        "рубрики новостей с пояснениями в скобках",
        "right-ru-rubriki",
        r"""
        text = HEAD + f"\n\nЗаголовок: {data['title']}\nРубрика:"
        gold = data["rubric"]
        """,
        table(
            "title|rubric",
            """
        Наши хоккеисты вышли в финал|спорт
        В театре покажут «Чайку»|культура
        Автобус № 5 меняет маршрут|транспорт
        Бегунья из Тулы побила рекорд|спорт
        Открылась выставка старых кукол|культура
        На вокзале чинят эскалатор|транспорт
        """,
        ),
        above='''
        HEAD = """Памятка дежурному редактору городской газеты

        Каждый заголовок попадает в одну из рубрик:
        • спорт (матчи, рекорды, тренеры)
        • культура (театр, музеи, книги, кино)
        • транспорт (маршруты, дороги, вокзалы)

        Порядок работы:
        1. Прочитайте заголовок целиком.
        2. Определите, о чём событие, а не где оно произошло: концерт на вокзале — это культура.
        3. Фильм о спортсмене — это культура, травма спортсмена — это спорт.

        Рубрику пишите со строчной буквы, одним словом, без точки."""
        ''',
        fewshot=2,
    ),
    right(
        "имена из церковных книг через запятую",
        "right-ru-imena",
        r"""
        text = f"Запись: {data['text']}\nИмена:"
        gold = ", ".join(data["names"])
        """,
        records(
            "text names",
            ("Крещён сын Иван, восприемник Пётр.", ["Иван", "Пётр"]),
            ("Умерла вдова Марфа.", ["Марфа"]),
            ("Венчались Семён и Анна, свидетель Лука.", ["Семён", "Анна", "Лука"]),
            ("Крещена дочь Ольга.", ["Ольга"]),
            ("Фёдор продал дом, купил Егор.", ["Фёдор", "Егор"]),
            ("Павел женился, его сват Илья.", ["Павел", "Илья"]),
        ),
        description="""Мы расшифровываем церковные книги XIX века. Из каждой записи нужны имена людей.

Правила выписки
1. Имена идут в том же порядке, что и в записи.
2. Между именами ставится запятая и пробел.
3. Прозвища, чины и родство не выписываются.
4. Имя пишется с прописной буквы, как в записи.

Пример
Запись: Родился младенец Тихон, восприемница Вера.
Имена: Тихон, Вера

""",
        fewshot=2,
    ),
    right(
        "Schulnoten für Vokabeltests nach Fehlern",
        "right-de-noten",
        r"""
        text = HEAD + f"\n\nFehler: {data['fehler']} von {data['alle']}\nNote:"
        gold = data["note"]
        """,
        table(
            "fehler#|alle#|note",
            """
        0|20|sehr gut
        2|20|gut
        5|20|befriedigend
        1|20|sehr gut
        12|20|mangelhaft
        4|20|befriedigend
        15|20|mangelhaft
        3|20|gut
        """,
        ),
        above='''
        HEAD = """Notenschlüssel der Fachschaft Englisch

        Ein Vokabeltest hat 20 Wörter. Die Note ergibt sich allein aus der Zahl der Fehler:

            0 bis 1 Fehler     sehr gut
            2 bis 3 Fehler     gut
            4 bis 8 Fehler     befriedigend
            9 und mehr Fehler  mangelhaft

        Halbe Fehler werden vorher zusammengezählt und abgerundet, hier stehen also nur ganze. Wer den Test
        nachschreibt, wird nach demselben Schlüssel bewertet.

        Schreiben Sie die Note in Worten und ohne Punkt; Ziffern stehen nur im Zeugnis."""
        ''',
        fewshot=2,
    ),
)
