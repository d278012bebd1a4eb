"""Right long prompts in German, French and Spanish."""

from __future__ import annotations

from tests.lint.fortieth.forms import inside, told
from tests.lint.making import Right, table

RIGHT: tuple[Right, ...] = (
    told(
        "a German city's office sorts its mail",
        "right-de-post",
        """
        Dienstanweisung Posteingang (Auszug)

        § 1 Zweck
        Jede E-Mail an die Sammeladresse wird genau einem Amt zugewiesen.

        § 2 Ämter
        Bauamt: Bauanträge, Abriss, Denkmalschutz
        Ordnungsamt: Lärm, Falschparker, Hunde, Fundsachen
        Standesamt: Geburt, Ehe, Namensänderung, Sterbefälle

        § 3 Zweifelsfälle
        (1) Lärm von einer Baustelle gehört zum Ordnungsamt.
        (2) Eine Trauung in einem Baudenkmal gehört zum Standesamt.
        (3) Beschwerden über ein Amt bearbeitet das Amt, über das sich jemand beschwert.

        § 4 Ausgabe
        Der Name des Amtes in einem Wort.
        """,
        r"""
        text = f"E-Mail: {data['mail']}\nAmt:"
        gold = data["amt"]
        """,
        table(
            "mail|amt",
            """
            Ich möchte meinen Carport um zwei Meter verlängern. Brauche ich eine Genehmigung?|Bauamt
            Der Hund meiner Nachbarn läuft ohne Leine über den Spielplatz.|Ordnungsamt
            Unsere Tochter ist am Montag geboren. Wie bekommen wir die Urkunde?|Standesamt
            Auf der Baustelle gegenüber wird nachts gehämmert.|Ordnungsamt
            Wir würden gern in der alten Mühle heiraten.|Standesamt
            Darf ich die Fassade unseres Fachwerkhauses gelb streichen?|Bauamt
            Vor meiner Einfahrt steht seit Tagen ein fremdes Auto.|Ordnungsamt
            Nach der Scheidung will ich wieder meinen Geburtsnamen führen.|Standesamt
            Für den Abriss der Scheune fehlt mir noch das Formular.|Bauamt
            """,
        ),
    ),
    inside(
        "a German insurer has amounts taken from letters",
        "right-de-betrag",
        """
        **Aufgabe**

        Aus jedem Schreiben soll der Betrag in das Feld „Forderung“ übernommen werden, den der Kunde von
        uns haben will.

        **So gehen Sie vor**

        1. Suchen Sie alle Geldbeträge im Schreiben.
        2. Streichen Sie Beträge, die nur erwähnt werden: Kaufpreise, Selbstbehalte, Beiträge.
        3. Übrig bleibt genau ein Betrag.

        **Schreibweise**

        - zwei Nachkommastellen mit Komma, also 80,00
        - kein Punkt bei Tausendern
        - kein Währungszeichen

        **Muster**

        Schreiben: Das Rad kostete damals 900 Euro. Für die Reparatur verlange ich 120 Euro.
        Forderung: 120,00

        Bitte bearbeiten Sie das folgende Schreiben.
        """,
        r"""
        text = HEAD + f"\n\nSchreiben: {data['brief']}\nForderung:"
        gold = data["betrag"]
        """,
        table(
            "brief|betrag",
            """
            Bitte überweisen Sie mir 350 Euro für die Brille.|350,00
            Bei einem Selbstbehalt von 150 Euro fordere ich noch 425,50 Euro.|425,50
            Die Reinigung hat 89,90 Euro gekostet, die ich von Ihnen zurückhaben möchte.|89,90
            Ich zahle jeden Monat 30 Euro Beitrag und möchte nun 1.200 Euro für den Schaden.|1200,00
            Neu kostete der Fernseher 700 Euro; ich verlange 410 Euro.|410,00
            Der Glaser berechnet 265,75 Euro. Diesen Betrag mache ich geltend.|265,75
            Ersetzen Sie mir bitte die 58 Euro für das Taxi.|58,00
            """,
        ),
    ),
    told(
        "a French newspaper moderates with numbers of articles",
        "right-fr-charte",
        """
        Charte de modération du forum des lecteurs

        Vous jugez un message à la fois. Vous répondez par le numéro de l'article qui s'applique.

        Article 1 : le message est publié. Il ne contrevient à aucun des articles suivants.
        Article 2 : le message est refusé pour injure envers une personne.
        Article 3 : le message est refusé pour publicité.

        Précisions
        – La colère contre une institution (mairie, ministère, club) relève de l'article 1.
        – L'ironie relève de l'article 1, sauf si elle insulte quelqu'un.
        – Un lien vers une boutique suffit pour l'article 3.
        – Les fautes d'orthographe ne comptent pas.

        Répondez par un seul chiffre.
        """,
        r"""
        text = f"Message : {data['message']}\nArticle :"
        gold = data["article"]
        """,
        table(
            "message|article",
            """
            La mairie se moque de nous avec ce parking.|1
            Tu n'es qu'un imbécile, Gérard.|2
            Montres de luxe à -70 % sur montres-pascher point com !|3
            Merci pour cet article très complet.|1
            Perdez dix kilos avec notre tisane, commandez vite.|3
            Cette journaliste est une grosse nulle.|2
            Bravo, encore un rond-point, on en manquait…|1
            Ferme-la, espèce de crétin.|2
            Je pose vos fenêtres au meilleur prix, appelez-moi.|3
            """,
        ),
    ),
    told(
        "a French teacher has verbs put into another tense",
        "right-fr-temps",
        """
        Atelier de conjugaison, classe de CM2

        Objectif : récrire la phrase à l'imparfait.

        Règles du jeu
        a. On ne change que le verbe conjugué.
        b. On garde la ponctuation et les majuscules.
        c. L'apostrophe peut apparaître ou disparaître : « je » devient « j' » devant une voyelle.
        d. Les phrases n'ont qu'un seul verbe conjugué.

        Rappel des terminaisons
        je -ais, tu -ais, il -ait, nous -ions, vous -iez, ils -aient

        Modèles
        Présent : Nous mangeons une pomme.
        Imparfait : Nous mangions une pomme.

        Présent : Je finis mon livre.
        Imparfait : Je finissais mon livre.
        """,
        r"""
        text = f"Présent : {data['avant']}\nImparfait :"
        gold = data["apres"]
        """,
        table(
            "avant|apres",
            """
            Tu chantes sous la pluie.|Tu chantais sous la pluie.
            Ils jouent dans la cour.|Ils jouaient dans la cour.
            Elle prend le train.|Elle prenait le train.
            Vous dormez tard.|Vous dormiez tard.
            J'aime les cerises.|J'aimais les cerises.
            Nous allons à la plage.|Nous allions à la plage.
            Le chat boit son lait.|Le chat buvait son lait.
            """,
        ),
    ),
    told(
        "a Spanish energy firm classifies complaints",
        "right-es-reclamos",
        """
        MANUAL DEL AGENTE · Reclamaciones de clientes

        1. ¿Qué hacemos?
        Leemos cada reclamación y le ponemos una etiqueta. La etiqueta decide qué equipo llama al cliente.

        2. Etiquetas
        factura ....... importes, cobros dobles, lecturas del contador
        avería ........ cortes de luz, chispas, tensión baja
        contrato ...... altas, bajas, cambio de titular

        3. Dudas frecuentes
        · Si hubo un corte y el cliente pide que se le descuente, la etiqueta es «factura».
        · Si el cliente quiere darse de baja por los cortes, la etiqueta es «contrato».
        · Si el contador no marca nada, la etiqueta es «avería».

        4. Respuesta
        La etiqueta en minúsculas, con su tilde y sin comillas.
        """,
        r"""
        text = f"Reclamación: {data['queja']}\nEtiqueta:"
        gold = data["etiqueta"]
        """,
        table(
            "queja|etiqueta",
            """
            Me han cobrado dos veces el mes de marzo.|factura
            Llevamos desde anoche sin luz en todo el edificio.|avería
            Mi padre ha fallecido y quiero poner el suministro a mi nombre.|contrato
            La lectura del contador no coincide con lo que pago.|factura
            Saltan chispas del cuadro cuando enciendo el horno.|avería
            Quiero darme de baja porque hay cortes cada semana.|contrato
            Descuéntenme del recibo los tres días que estuve a oscuras.|factura
            El contador se ha quedado en blanco y no marca nada.|avería
            ¿Qué necesito para dar de alta un local nuevo?|contrato
            """,
        ),
    ),
)
