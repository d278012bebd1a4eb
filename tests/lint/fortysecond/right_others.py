"""Right guidelines in German, French, Spanish, Italian, Portuguese, Russian and Japanese."""

from __future__ import annotations

from tests.lint.fortysecond.writing import signed
from tests.lint.making import Right, table

RIGHT: tuple[Right, ...] = (
    signed(
        "ein Merkblatt für die Werkstattannahme",
        "right-de-werkstatt",
        """
        Merkblatt für die Annahme

        Wer ein Fahrrad entgegennimmt, notiert einen Satz der Kundschaft. Daraus ergibt sich,
        in welches Regal das Rad kommt.

        Regal 1: Reifen und Schläuche
        Regal 2: Bremsen
        Regal 3: Licht und Elektrik
        Regal 4: Kette und Schaltung

        Bitte beachten:
        – Quietschen beim Bremsen gehört in Regal 2, Quietschen beim Treten in Regal 4.
        – Ein Dynamo zählt zur Elektrik.

        Notiz: Beim Treten knirscht es furchtbar.
        Regal: 4

        Angegeben wird nur die Nummer des Regals.
        """,
        r"""f"\n\nNotiz: {data['n']}\nRegal:" """.strip(),
        table(
            "n|gold",
            """
        Hinten ist die Luft raus.|1
        Der vordere Bremszug ist gerissen.|2
        Das Rücklicht flackert.|3
        Die Kette springt im dritten Gang.|4
        Der Dynamo liefert keinen Strom.|3
        In der Decke steckt ein Nagel.|1
        """,
        ),
    ),
    signed(
        "eine Redaktionsregel für Datumsangaben",
        "right-de-datum",
        """
        ## Datumsangaben in unserem Vereinsheft

        Die Mitglieder schreiben Daten, wie sie wollen. Im Heft stehen sie einheitlich.

        1. Tag und Monat werden als Zahlen geschrieben, ohne führende Null.
        2. Hinter Tag und Monat steht je ein Punkt, vor dem Monat und vor dem Jahr ein Leerzeichen.
        3. Das Jahr hat vier Ziffern.

        Eingabe: zweiter Mai 2021
        Heft: 2. 5. 2021

        Ausgegeben wird nur das Datum.
        """,
        r"""f"\n\nEingabe: {data['e']}\nHeft:" """.strip(),
        table(
            "e|gold",
            """
        7. Juni 2019|7. 6. 2019
        03.11.2020|3. 11. 2020
        erster Januar 2022|1. 1. 2022
        2018-08-24|24. 8. 2018
        15. März 2023|15. 3. 2023
        """,
        ),
    ),
    signed(
        "une fiche de tri pour une ressourcerie",
        "right-fr-tri",
        """
        FICHE DE POSTE : LE TRI

        Chaque objet déposé est décrit en une phrase. Indiquez sa destination.

        • vente : l'objet fonctionne et il est propre
        • atelier : l'objet est cassé, mais réparable
        • benne : l'objet est irréparable

        Précisions
        1. La saleté seule ne mène pas à la benne : un objet sale qui fonctionne va à l'atelier.
        2. Une pièce manquante que l'on peut remplacer mène à l'atelier.

        Objet : Une lampe propre qui s'allume.
        Destination : vente

        Un seul mot, en minuscules.
        """,
        r"""f"\n\nObjet : {data['o']}\nDestination :" """.strip(),
        table(
            "o|gold",
            """
        Un grille-pain propre en état de marche.|vente
        Une chaise dont un pied est à recoller.|atelier
        Un vase en mille morceaux, irréparable.|benne
        Un vélo qui roule, couvert de boue.|atelier
        Une radio nettoyée qui marche bien.|vente
        Un matelas moisi, irrécupérable.|benne
        """,
        ),
    ),
    signed(
        "guía de una biblioteca escolar, con sí y no",
        "right-es-biblioteca",
        """
        Guía para voluntarios de la biblioteca

        Los alumnos preguntan si pueden llevarse un libro a casa. Responda según estas normas:

        1. Las novelas y los cuentos se prestan.
        2. Los diccionarios y los atlas no se prestan.
        3. Las revistas se prestan, salvo la del mes en curso.
        4. Nadie puede llevarse más de tres libros a la vez.

        La respuesta es «sí» o «no», sin comillas y en minúsculas.

        Alumno: ¿Puedo llevarme este atlas?
        Respuesta: no
        """,
        r"""f"\n\nAlumno: {data['p']}\nRespuesta:" """.strip(),
        table(
            "p|gold",
            """
        ¿Me presta esta novela de piratas?|sí
        ¿Puedo sacar cinco cuentos hoy?|no
        ¿Se presta el diccionario de inglés?|no
        ¿Puedo llevarme una revista del año pasado?|sí
        ¿Me llevo la revista de este mes?|no
        ¿Puedo llevarme dos cuentos?|sí
        """,
        ),
    ),
    signed(
        "istruzioni di un agriturismo per le prenotazioni",
        "right-it-agriturismo",
        """
        Istruzioni per chi legge la posta

        Ogni richiesta va in una delle tre cartelle.

        CAMERE: l'ospite vuole dormire da noi
        TAVOLA: l'ospite vuole solo mangiare
        ALTRO: tutto il resto, per esempio fornitori e oggetti smarriti

        Attenzione: chi chiede camera e cena insieme va in CAMERE.

        Richiesta: Vorremmo una doppia con cena per sabato.
        Cartella: CAMERE

        Scrivete il nome della cartella in maiuscolo, senza punto.
        """,
        r"""f"\n\nRichiesta: {data['r']}\nCartella:" """.strip(),
        table(
            "r|gold",
            """
        Avete una camera libera per due notti?|CAMERE
        Un tavolo per otto persone domenica a pranzo, grazie.|TAVOLA
        Ho dimenticato la giacca da voi.|ALTRO
        Siamo in quattro e vorremmo cenare venerdì.|TAVOLA
        Vendiamo sedie da giardino a buon prezzo.|ALTRO
        Quanto costa dormire da voi ad agosto?|CAMERE
        """,
        ),
    ),
    signed(
        "roteiro de uma padaria para anotar pedidos",
        "right-pt-padaria",
        """
        Roteiro do balcão

        O cliente diz o que quer; anote o total em reais, para o caixa.

        | produto | preço |
        | --- | --- |
        | pão de queijo | 4 |
        | sonho | 6 |
        | café | 5 |

        - Multiplique a quantidade pelo preço e some tudo.
        - O total é um número inteiro, sem «R$».

        Cliente: Dois sonhos e um café.
        Total: 17

        Escreva só o total.
        """,
        r"""f"\n\nCliente: {data['c']}\nTotal:" """.strip(),
        table(
            "c|gold",
            """
        Três pães de queijo.|12
        Um café e um pão de queijo.|9
        Quatro cafés.|20
        Um sonho e dois cafés.|16
        Cinco sonhos.|30
        """,
        ),
    ),
    signed(
        "памятка для оператора такси",
        "right-ru-taxi",
        """
        Памятка оператору

        Клиент пишет одно сообщение. Отметьте, какая машина ему нужна.

        эконом: до четырёх пассажиров, обычный багаж
        минивэн: пять пассажиров и больше
        грузовой: перевозка мебели или техники

        Правила:
        1. Если везут мебель, число пассажиров не важно.
        2. Ребёнок считается пассажиром.

        Сообщение: Нас двое взрослых и трое детей, едем в аквапарк.
        Машина: минивэн

        Ответ: одно слово строчными буквами.
        """,
        r"""f"\n\nСообщение: {data['m']}\nМашина:" """.strip(),
        table(
            "m|gold",
            """
        Нужно отвезти диван на дачу.|грузовой
        Двое с чемоданом до вокзала.|эконом
        Нас шестеро, едем на свадьбу.|минивэн
        Перевезти холодильник, поедут двое.|грузовой
        Одна до поликлиники.|эконом
        Семь человек в аэропорт.|минивэн
        """,
        ),
    ),
    signed(
        "町内会のごみ分別の手引き",
        "right-ja-gomi",
        """
        【ごみの分け方】

        引っ越してきた方から、よく質問があります。次の表のとおりに答えてください。

        燃えるごみ … 生ごみ、紙くず、木の枝
        資源ごみ … びん、かん、ペットボトル、新聞
        粗大ごみ … 家具、自転車、布団

        〈注意〉
        一　新聞は紙ですが、資源ごみです。
        二　木の枝は束ねてあれば燃えるごみです。

        質問：空きびんを出したいのですが。
        区分：資源ごみ

        区分の名前だけを答えます。
        """,
        r"""f"\n\n質問：{data['q']}\n区分：" """.strip(),
        table(
            "q|gold",
            """
        魚の骨はどうしますか。|燃えるごみ
        古い自転車を捨てたいです。|粗大ごみ
        読み終わった新聞がたまりました。|資源ごみ
        使わない布団があります。|粗大ごみ
        束ねた木の枝を出してもいいですか。|燃えるごみ
        ペットボトルはどこに入りますか。|資源ごみ
        """,
        ),
        lead="",
    ),
)
