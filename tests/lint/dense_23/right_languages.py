"""Right prompts in German, French and Spanish, and between these and English."""

from __future__ import annotations

from tests.lint.dense_23.making import ask, rank, ranked
from tests.lint.making import table

RIGHT = (
    ask(
        "Mails an eine Hausverwaltung mit Bereichen und Beschreibungen",
        "hausverwaltung",
        """
        Du bist Assistent einer Hausverwaltung. Ordne die Nachricht genau einem Bereich zu:

        - Heizung: Heizkörper, Warmwasser, Temperatur
        - Aufzug: Störungen und Wartung des Aufzugs
        - Abrechnung: Nebenkosten, Miete, Kaution
        - Lärm: Ruhestörung durch Nachbarn oder Baustellen

        Gib nur den Namen des Bereichs zurück.

        Nachricht: {nachricht}
        Bereich:
        """,
        table(
            "nachricht|bereich",
            """
            Seit gestern kommt nur kaltes Wasser aus dem Hahn.|Heizung
            Der Fahrstuhl steckt zwischen zwei Stockwerken fest.|Aufzug
            Warum muss ich für 2023 noch 180 Euro nachzahlen?|Abrechnung
            Über mir wird jede Nacht bis drei Uhr gefeiert.|Lärm
            Im Kinderzimmer wird es nicht wärmer als 16 Grad.|Heizung
            Die Tür der Kabine schließt nicht mehr.|Aufzug
            Wann bekomme ich meine Kaution zurück?|Abrechnung
            Der Bohrer nebenan dröhnt schon ab sechs Uhr morgens.|Lärm
            Auf der Aufstellung der Nebenkosten fehlt mein Name.|Abrechnung
            """,
        ),
        "bereich",
        fewshot=0,
    ),
    ask(
        "Daten in der Form TT.MM.JJJJ",
        "datum-form",
        """
        Schreibe das Datum in der Form TT.MM.JJJJ.

        Text: {text}
        Datum:
        """,
        table(
            "text|datum",
            """
            Die Frist endet am 3. Mai 2024.|03.05.2024
            Sie wurde am 17. August 1991 geboren.|17.08.1991
            Der Vertrag gilt ab dem 1. Januar 2025.|01.01.2025
            Wir heirateten am 22. Juni 2013.|22.06.2013
            Die Brücke wurde am 9. Oktober 2006 eröffnet.|09.10.2006
            Am 28. Februar 2018 fiel viel Schnee.|28.02.2018
            Der Brief ist vom 14. November 1965.|14.11.1965
            Das Konzert findet am 30. März 2026 statt.|30.03.2026
            Am 6. Dezember 2020 blieb der Laden zu.|06.12.2020
            """,
        ),
        "datum",
        style="fstring",
        fewshot=2,
        shots=table(
            "text|datum",
            """
            Das Haus wurde am 12. April 1908 fertig.|12.04.1908
            Der Kurs beginnt am 5. September 2022.|05.09.2022
            Am 19. Juli 1977 regnete es.|19.07.1977
            """,
        ),
    ),
    rank(
        "Bewertungen als positiv oder negativ, gerankt",
        "bewertung-rang",
        """
        Ist die Bewertung positiv oder negativ?

        Bewertung: {bewertung}
        Antwort:
        """,
        ranked(
            "bewertung",
            ("positiv", "negativ"),
            """
            Herrliches Frühstück und sehr freundliche Leute.|positiv
            Schmutzige Zimmer, nie wieder!|negativ
            Das beste Eis der Stadt, wir kommen gern zurück.|positiv
            Eine Stunde gewartet, und dann war das Essen kalt.|negativ
            Tolle Beratung, ich bin begeistert.|positiv
            Der Akku war nach zwei Tagen kaputt.|negativ
            Leise, sparsam und wunderschön.|positiv
            Unverschämte Preise und miese Qualität.|negativ
            Die Lieferung kam sogar früher, super!|positiv
            Leider eine einzige Enttäuschung.|negativ
            """,
        ),
        style="join",
        fewshot=2,
    ),
    ask(
        "ein Wort im Plural mit Artikel",
        "plural-artikel",
        """
        Bilde den Plural. Antworte mit Artikel und Substantiv, zum Beispiel: die Bäume

        Singular: {singular}
        Plural:
        """,
        table(
            "singular|plural",
            """
            das Haus|die Häuser
            der Tisch|die Tische
            die Blume|die Blumen
            das Kind|die Kinder
            der Apfel|die Äpfel
            die Stadt|die Städte
            das Auto|die Autos
            der Lehrer|die Lehrer
            die Freundin|die Freundinnen
            """,
        ),
        "plural",
        style="parts",
    ),
    ask(
        "un avis de client noté en un mot",
        "avis-client",
        """
        Avis : {avis}
        Sentiment :
        """,
        table(
            "avis|sentiment",
            """
            Un accueil chaleureux et une cuisine délicieuse.|positif
            Le colis est arrivé ouvert, quelle honte.|négatif
            Le magasin se trouve à côté de la gare.|neutre
            Je recommande vivement, tout était parfait.|positif
            Service lent et serveur désagréable.|négatif
            La boutique ouvre à dix heures.|neutre
            Une chambre superbe avec une vue magnifique.|positif
            La machine est tombée en panne au bout d'un mois.|négatif
            Le menu comprend une entrée et un plat.|neutre
            """,
        ),
        "sentiment",
        style="join",
        description="Classe l'avis du client : positif, négatif ou neutre. Réponds par un seul mot.",
    ),
    ask(
        "oui ou non d'après un texte",
        "oui-non",
        """
        Lis le texte et réponds à la question par oui ou par non.

        Texte : {texte}
        Question : {question}
        Réponse :
        """,
        table(
            "texte|question|reponse",
            """
            Le musée est fermé le mardi.|Peut-on visiter le musée le mardi ?|non
            Léa a deux chats et un chien.|Léa a-t-elle un chien ?|oui
            Le train part à huit heures du quai trois.|Le train part-il du quai trois ?|oui
            La piscine est gratuite pour les enfants.|Les enfants doivent-ils payer ?|non
            Paul ne mange pas de viande.|Paul mange-t-il de la viande ?|non
            La fête a lieu dans le jardin.|La fête a-t-elle lieu dehors ?|oui
            Le pont a été détruit en 1944.|Le pont existait-il avant 1944 ?|oui
            Il a plu pendant toute la semaine.|La semaine a-t-elle été sèche ?|non
            Ma tante habite au cinquième étage.|Ma tante habite-t-elle au rez-de-chaussée ?|non
            """,
        ),
        "reponse",
        fewshot=2,
    ),
    ask(
        "un montant extrait d'un courriel",
        "montant-facture",
        """
        Extrais le montant de la facture. Réponds uniquement par le nombre suivi de EUR, par exemple 35 EUR.

        Courriel : {courriel}
        Montant :
        """,
        table(
            "courriel|montant",
            """
            Votre facture de mars s'élève à 84 euros.|84 EUR
            Merci de régler 120 euros avant vendredi.|120 EUR
            Le total de votre commande est de 59 euros.|59 EUR
            Nous avons bien reçu vos 240 euros.|240 EUR
            Il reste 15 euros à payer.|15 EUR
            La réparation vous coûtera 310 euros.|310 EUR
            L'abonnement annuel passe à 96 euros.|96 EUR
            Le loyer de juin est de 730 euros.|730 EUR
            Vous devez encore 48 euros à la cantine.|48 EUR
            """,
        ),
        "montant",
        fewshot=0,
        style="fstring",
    ),
    ask(
        "un mensaje clasificado por su intención",
        "intencion-banco",
        """
        Clasifica el mensaje del cliente de un banco según su intención.

        Intenciones:
        1. saldo: quiere saber cuánto dinero tiene
        2. tarjeta: ha perdido o quiere bloquear una tarjeta
        3. transferencia: quiere enviar dinero

        Devuelve solo el nombre de la intención.

        Mensaje: {mensaje}
        Intención:
        """,
        table(
            "mensaje|intencion",
            """
            ¿Cuánto me queda en la cuenta?|saldo
            Me han robado la Visa, ¿qué hago?|tarjeta
            Necesito mandar 200 euros a mi hermana.|transferencia
            Quiero bloquear mi Mastercard ahora mismo.|tarjeta
            Dime cuánto dinero tengo ahorrado.|saldo
            ¿Cómo envío dinero a Portugal?|transferencia
            No encuentro mi tarjeta desde ayer.|tarjeta
            ¿De cuánto dispongo este mes?|saldo
            Pásale 50 euros a Lucía, por favor.|transferencia
            """,
        ),
        "intencion",
        fewshot=0,
        style="parts",
    ),
    ask(
        "English lines of an interface translated into Spanish",
        "interface-spanish",
        """
        Translate the user interface text from English into Spanish. Use the informal "tú" and keep it short.

        English: {en}
        Spanish:
        """,
        table(
            "en|es",
            """
            Enter your password.|Introduce tu contraseña.
            Choose a language.|Elige un idioma.
            Your cart is empty.|Tu carrito está vacío.
            Save your changes.|Guarda tus cambios.
            Check your connection.|Comprueba tu conexión.
            Do you want to delete this photo?|¿Quieres borrar esta foto?
            Your session has ended.|Tu sesión ha terminado.
            Write a comment.|Escribe un comentario.
            Add your first contact.|Añade tu primer contacto.
            """,
        ),
        "es",
        metric="f1_score",
    ),
    ask(
        "una frase resumida en pocas palabras",
        "titular-breve",
        """
        Escribe un titular de no más de ocho palabras para la noticia, sin punto final.

        Noticia: {noticia}
        Titular:
        """,
        table(
            "noticia|titular",
            """
            El ayuntamiento de Soria abrirá en mayo una biblioteca nueva en el centro.|Soria abrirá una biblioteca
                nueva en mayo
            Una tormenta dejó sin luz a tres pueblos de Teruel el lunes.|Una tormenta deja tres pueblos sin luz
            El equipo de Gijón ganó ayer la final de balonmano.|Gijón gana la final de balonmano
            La fábrica de zapatos de Elda cerró tras ochenta años.|Cierra una fábrica de zapatos en Elda
            Los bomberos rescataron a un perro de un pozo en Lugo.|Los bomberos rescatan a un perro en Lugo
            El museo de Cádiz amplió su horario durante el verano.|El museo de Cádiz amplía su horario
            Dos alumnas de Murcia inventaron un filtro de agua barato.|Dos alumnas inventan un filtro de agua
            La lluvia obligó a aplazar la feria de Jaén.|La lluvia aplaza la feria de Jaén
            Un tren nuevo une desde hoy Vigo y Oporto.|Un tren nuevo une Vigo y Oporto
            """,
        ),
        "titular",
        metric="f1_score",
        fewshot=2,
        style="replace",
    ),
)
