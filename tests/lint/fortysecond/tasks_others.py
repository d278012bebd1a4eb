"""Right tasks with guidelines in German, French, Spanish and Japanese."""

from __future__ import annotations

from tests.lint.fortysecond.writing import guide
from tests.lint.making import table
from tests.lint.shape import SmallTask, code

AMT = guide(
    "de-buergeramt",
    """
    # Posteingang der Stadtverwaltung

    ## Aufgabe
    Ordne jede Anfrage genau einem Sachgebiet zu.

    ## Sachgebiete
    - Meldewesen: Umzug, Ausweis, Reisepass, Geburtsurkunde
    - Verkehr: Parken, Baustellen, Führerschein, Zulassung
    - Umwelt: Müll, Lärm, Bäume, Gewässer
    - Soziales: Wohngeld, Kita-Platz, Pflege

    ## Regeln
    1. Maßgeblich ist, was die Person von der Stadt möchte.
    2. Lärm von einer Baustelle gehört zu Umwelt, eine Sperrung zu Verkehr.
    3. Anrede und Grußformel bleiben außer Betracht.
    4. Bei mehreren Anliegen zählt das zuerst genannte.

    ## Beispiel
    Anfrage: Wann wird die gelbe Tonne in der Lindenstraße geleert?
    Sachgebiet: Umwelt

    ## Ausgabe
    Nur der Name des Sachgebiets, ohne Punkt.
    """,
    r'''f"\n\nAnfrage: {data['anfrage']}\nSachgebiet:"''',
    table(
        "anfrage|gold",
        """
    Mein Reisepass läuft im Mai ab, was muss ich mitbringen?|Meldewesen
    Wie lange bleibt die Hauptstraße noch gesperrt?|Verkehr
    Ich möchte einen Antrag auf Wohngeld stellen.|Soziales
    Die Presslufthämmer nebenan beginnen schon um fünf Uhr früh.|Umwelt
    Ich bin umgezogen und möchte meine neue Anschrift angeben.|Meldewesen
    Wo bekomme ich einen Parkausweis für Anwohner?|Verkehr
    Gibt es noch freie Kita-Plätze ab August?|Soziales
    Im Stadtpark ist eine alte Eiche umgestürzt.|Umwelt
    """,
    ),
)

TRI = SmallTask(
    "fr-tri-cv",
    code(
        r"""
    text = CONSIGNE.replace("%PROFIL%", data["profil"])
    gold = data["avis"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above='''
    CONSIGNE = """Vous aidez le service du personnel d'un hôpital à trier les candidatures au poste d'infirmier de nuit.

    Critères obligatoires :
    1. le diplôme d'État d'infirmier ;
    2. au moins deux ans d'expérience ;
    3. la disponibilité la nuit.

    Avis possibles :
    - convoquer : les trois critères sont remplis
    - compléter : un critère n'est pas mentionné dans le profil
    - écarter : le profil dit clairement qu'un critère n'est pas rempli

    Remarques :
    * L'âge, le sexe et l'origine ne jouent aucun rôle.
    * Si un critère manque et qu'un autre n'est pas rempli, l'avis est écarter.
    * Un séjour à l'étranger compte comme expérience s'il s'agit de soins.

    Exemple
    Profil : Diplôme d'État, cinq ans en chirurgie, préfère travailler la nuit.
    Avis : convoquer

    Indiquez uniquement l'avis, en minuscules.

    Profil : %PROFIL%
    Avis :"""
    ''',
    ),
    table(
        "profil|avis",
        """
    Diplôme d'État, six ans aux urgences, disponible la nuit.|convoquer
    Diplôme d'État, trois ans en gériatrie ; horaires non précisés.|compléter
    Sans diplôme d'infirmier, dix ans d'accueil, disponible la nuit.|écarter
    Diplôme d'État, quatre ans en cardiologie, ne peut pas travailler la nuit.|écarter
    Diplôme d'État, deux ans de soins au Québec, libre toutes les nuits.|convoquer
    Diplôme d'État, disponible la nuit ; durée de l'expérience non indiquée.|compléter
    Diplôme d'État, six mois d'expérience, disponible la nuit.|écarter
    Huit ans en réanimation, disponible la nuit ; diplôme non mentionné.|compléter
    """,
    ),
    fewshot=0,
)

RIESGO = guide(
    "es-riesgo-obra",
    """
    MANUAL DE CLASIFICACIÓN DE INCIDENTES EN OBRA

    1. Propósito
    Cada incidente recibe un nivel del 1 al 4. El nivel decide quién debe ser avisado.

    2. Niveles
    Nivel 1: no hubo daños ni heridos
    Nivel 2: hubo daños materiales, pero ningún herido
    Nivel 3: hubo heridos leves, atendidos en la propia obra
    Nivel 4: hubo heridos que fueron trasladados al hospital

    3. Criterios
    a) Se aplica siempre el nivel más alto que corresponda.
    b) Un susto sin consecuencias es nivel 1.
    c) Los daños a vehículos de terceros son daños materiales.

    4. Ejemplos
    Incidente: Un andamio se movió con el viento, pero no cayó nada.
    Nivel: 1
    Incidente: Un obrero se cortó un dedo y lo curaron con el botiquín.
    Nivel: 3

    5. Respuesta
    Escriba solamente el número del nivel.
    """,
    r'"\n\nIncidente: " + data["hecho"] + "\nNivel:"',
    table(
        "hecho|nivel#",
        """
    La grúa golpeó un muro y lo agrietó; no había nadie cerca.|2
    Un albañil cayó de la escalera y la ambulancia lo llevó al hospital.|4
    Un saco se deslizó del montón y nadie resultó afectado.|1
    Dos pintores se mancharon los ojos y se los lavaron en la caseta.|3
    Una viga rompió el parabrisas de un coche aparcado.|2
    Un electricista recibió una descarga y quedó ingresado en el hospital.|4
    Un peón se torció el tobillo y le pusieron hielo allí mismo.|3
    Sonó la alarma por error y todos volvieron al trabajo.|1
    """,
    ),
    gold='str(data["nivel"])',
)

KEIGO = guide(
    "ja-keigo",
    """
    ■ 目的
    新人研修で使う例文を、敬語の種類ごとに整理します。

    ■ 種類
    ・尊敬語：相手や第三者の動作を高める言い方
    ・謙譲語：自分や身内の動作を低める言い方
    ・丁寧語：「です」「ます」を付けるだけの言い方

    ■ 手順
    ① 文の主語が誰かを考える。
    ② 動詞の形を見る。
    ③ 三つの種類から一つを選ぶ。

    ■ 注意
    ※ 「お」や「ご」が付く名詞だけでは判断しないこと。
    ※ 一つの文に二種類は含まれません。

    ■ 例
    文：社長はもうお帰りになりました。
    種類：尊敬語

    文：私が駅までお送りします。
    種類：謙譲語

    ■ 回答
    種類の名前だけを書いてください。
    """,
    r'''f"\n\n文：{data['bun']}\n種類："''',
    table(
        "bun|gold",
        """
    先生が本をお読みになる。|尊敬語
    明日は雨が降ります。|丁寧語
    弊社の者がそちらへ伺います。|謙譲語
    お客様がいらっしゃいました。|尊敬語
    私は学生です。|丁寧語
    資料を拝見しました。|謙譲語
    部長はゴルフをなさいますか。|尊敬語
    父が申しておりました。|謙譲語
    この店は九時に開きます。|丁寧語
    """,
    ),
    lead="",
)

TASKS = (AMT, TRI, RIESGO, KEIGO)
