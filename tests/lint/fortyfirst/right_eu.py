"""Right long prompts in German, French, Spanish, Italian, Portuguese, Dutch and Russian."""

from __future__ import annotations

from tests.lint.making import Right, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "Mülltrennung in vier Tonnen, mit Zweifelsfällen",
        "right-de-tonnen",
        r"""
        text = HEAD + f"\n\nAbfall: {data['ding']}\nTonne:"
        gold = data["tonne"]
        """,
        table(
            "ding|tonne",
            """
        Kartoffelschalen|braun
        leere Konservendose|gelb
        alte Zeitung|blau
        benutzte Windel|schwarz
        Kaffeesatz|braun
        Pappkarton|blau
        Joghurtbecher aus Plastik|gelb
        zerbrochener Teller|schwarz
        """,
        ),
        above='''
        HEAD = """Liebe Mieterinnen und Mieter,

        die Hausverwaltung bittet darum, den Müll richtig zu trennen. Im Hof stehen vier Tonnen:

        - blau: Papier und Pappe
        - braun: Obst, Gemüse, Kaffee und Gartenabfälle
        - gelb: Verpackungen aus Metall und Plastik
        - schwarz: alles Übrige

        Häufige Fragen:
        Wohin mit schmutzigem Papier? In die schwarze Tonne.
        Wohin mit Spielzeug aus Plastik? Es ist keine Verpackung, also in die schwarze Tonne.
        Und Glas? Flaschen kommen in den Container an der Straße und nicht in den Hof.

        Geben Sie zu jedem Abfall nur die Farbe der Tonne an."""
        ''',
        fewshot=2,
    ),
    right(
        "Vorfälle und die Paragraphen einer Hausordnung",
        "right-de-hausordnung",
        r"""
        text = f"Vorfall: {data['fall']}\nVerstoß gegen:"
        gold = data["par"]
        """,
        table(
            "fall|par",
            """
        Nachts um eins übt Herr Kurz Trompete.|§ 1
        Vor dem Notausgang steht seit Tagen ein Sofa.|§ 3
        Frau Lang lässt ihren Hund allein durch das Treppenhaus laufen.|§ 2
        Um Mitternacht wird im zweiten Stock gebohrt.|§ 1
        Eine Katze streunt jeden Tag durch den Keller.|§ 2
        Im Treppenhaus sind zwei Fahrräder abgestellt.|§ 3
        """,
        ),
        description="""Sie sind Hausmeister und ordnen Vorfälle der Hausordnung zu.

Auszug aus der Hausordnung

§ 1 Zwischen 22 und 6 Uhr ist jeder Lärm zu vermeiden.
§ 2 Tiere dürfen das Haus nur in Begleitung durchqueren.
§ 3 Treppenhaus und Ausgänge sind freizuhalten.

Hinweise
(a) Jeder Vorfall verstößt gegen genau einen Paragraphen.
(b) Auf Namen und Stockwerke kommt es nicht an.
(c) Wiederholungen werden nicht strenger behandelt.

Angegeben wird der Paragraph mit Zeichen und Nummer, zum Beispiel: § 2

""",
        fewshot=2,
    ),
    right(
        "tri du courrier d'une mairie, avec des exemples commentés",
        "right-fr-mairie",
        r"""
        text = HEAD + "\n\nCourrier : " + data["lettre"] + "\nService :"
        gold = data["service"]
        """,
        table(
            "lettre|service",
            """
        Un lampadaire est éteint rue des Lilas.|voirie
        Je souhaite inscrire ma fille à la cantine.|écoles
        J'ai besoin d'un acte de naissance.|état civil
        Le trottoir est défoncé devant chez moi.|voirie
        Nous allons nous marier en juin, que faut-il fournir ?|état civil
        À quelle heure finit la garderie du soir ?|écoles
        """,
        ),
        above='''
        HEAD = """Bonjour, vous travaillez au secrétariat de la mairie de Valserine. Le matin, vous répartissez
        le courrier entre trois services.

        → voirie : chaussées, trottoirs, éclairage, panneaux
        → écoles : inscriptions, cantine, garderie
        → état civil : naissances, mariages, décès, livrets de famille

        Précisions
        1) Un panneau abîmé devant une école relève de la voirie.
        2) Une demande d'acte pour inscrire un enfant relève de l'état civil, car c'est l'acte qui est
           demandé.
        3) Le ton de la lettre n'entre pas en compte.

        Le nom du service s'écrit en minuscules, comme ci-dessus."""
        ''',
        fewshot=2,
    ),
    right(
        "correction d'une dictée, une phrase rendue sans faute",
        "right-fr-dictee",
        r"""
        text = HEAD + f"\n\nÉlève : {data['faute']}\nCorrigé :"
        gold = data["juste"]
        """,
        table(
            "faute|juste",
            """
        Les chat dorment.|Les chats dorment.
        Ma sœur est content.|Ma sœur est contente.
        Nous mangeon du pain.|Nous mangeons du pain.
        Tu a un vélo.|Tu as un vélo.
        Ils joue dehors.|Ils jouent dehors.
        J'ai deux cheval.|J'ai deux chevaux.
        """,
        ),
        above='''
        HEAD = """Consignes pour la correction des dictées (CM1)

        Chaque phrase contient exactement une faute d'accord, de conjugaison ou de pluriel. Réécrivez la
        phrase sans la faute.

        - Ne changez aucun autre mot, même si vous trouvez la phrase plate.
        - Conservez la majuscule et le point.
        - N'expliquez pas la règle : la maîtresse le fera en classe.

        Élève : La fille sont partie.
        Corrigé : La fille est partie."""
        ''',
        fewshot=1,
    ),
    right(
        "reseñas de un hotel por el aspecto de que hablan",
        "right-es-hotel",
        r"""
        text = HEAD + f"\n\nReseña: {data['frase']}\nAspecto:"
        gold = data["aspecto"]
        """,
        table(
            "frase|aspecto",
            """
        Las sábanas olían a limpio.|habitación
        El camarero nos recibió con una sonrisa.|personal
        Está a dos pasos de la playa.|ubicación
        La ducha no tenía agua caliente.|habitación
        En recepción nadie supo ayudarnos.|personal
        Queda lejos de todo, hay que ir en taxi.|ubicación
        """,
        ),
        above='''
        HEAD = """Contexto
        Una cadena de hoteles quiere saber de qué hablan sus clientes. Cada reseña ya está partida en
        frases, y cada frase habla de un solo aspecto.

        Aspectos
        | aspecto | incluye |
        |---|---|
        | habitación | cama, baño, ruido, limpieza |
        | personal | trato y ayuda de quienes trabajan allí |
        | ubicación | distancia, barrio, transporte |

        Dudas frecuentes
        ¿Y si la frase es negativa? No importa: se anota el aspecto, no la opinión.
        ¿Y si el personal no limpia? Si se habla de la limpieza, es «habitación».

        Respuesta
        Una palabra, en minúsculas y con su tilde."""
        ''',
        fewshot=2,
    ),
    right(
        "recetas hechas objeto, con minutos en número",
        "right-es-receta",
        r"""
        text = HEAD + f"\n\nTexto: {data['texto']}\nJSON:"
        gold = json.dumps(
            {"plato": data["plato"], "minutos": data["minutos"]}, ensure_ascii=False
        )
        """,
        table(
            "texto|plato|minutos#",
            """
        El gazpacho está listo en 15 minutos.|gazpacho|15
        Para el arroz con leche hace falta una hora.|arroz con leche|60
        Deja la tortilla 10 minutos al fuego.|tortilla|10
        La fabada necesita dos horas.|fabada|120
        En 25 minutos tendrás unas croquetas.|croquetas|25
        El flan pide media hora en el horno.|flan|30
        """,
        ),
        above='''
        import json

        HEAD = """Eres el archivero de un programa de cocina de la radio. De cada texto guardas dos datos:

        1. "plato": el nombre del plato tal como aparece, sin artículo.
        2. "minutos": el tiempo en minutos, como número entero y sin comillas.

        Conversiones: media hora son 30 minutos; una hora son 60; dos horas son 120.

        Siempre hay un solo plato y un solo tiempo. El objeto ocupa una línea y no lleva nada delante ni
        detrás.

        Texto: Las lentejas tardan una hora.
        JSON: {"plato": "lentejas", "minutos": 60}"""
        ''',
        fewshot=2,
    ),
)
