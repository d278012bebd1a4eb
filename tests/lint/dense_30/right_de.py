"""Long right prompts in German."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "de-buergeramt",
        "Anliegen am Empfang eines Bürgeramts, mit dem Schalter",
        """
# Lotse im Bürgeramt Nord

**Deine Rolle:** Du stehst am Empfang und schickst die Leute an den richtigen Schalter.

**Warum das wichtig ist:** Wer am falschen Schalter wartet, zieht danach eine neue Nummer. Im Schnitt kostet das 35 Minuten.

## Die Schalter

1. **Ausweise** – Personalausweis, Reisepass, Verlust von beidem
2. **Meldewesen** – Umzug, Anmeldung, Meldebescheinigung
3. **Fahrzeuge** – Zulassung, Abmeldung, Kennzeichen, Führerschein
4. **Familie** – Geburt, Heirat, Namensänderung, Sterbefall

## Grenzfälle

- Nach einer Heirat braucht man oft einen neuen Pass. Es zählt, worum heute gebeten wird: Geht es um den Pass, dann Ausweise.
- Neue Adresse im Fahrzeugschein: Fahrzeuge.
- Neue Adresse im Personalausweis: Ausweise.

## Beispiele

Anliegen: Ich bin am Wochenende in die Gartenstraße gezogen.
Schalter: Meldewesen

Anliegen: Mein Motorrad ist verkauft und soll abgemeldet werden.
Schalter: Fahrzeuge

## Ausgabe

Nur der Name des Schalters, so geschrieben wie oben, ohne Nummer.
""",
        "Anliegen: {q}\nSchalter:",
        "q|a",
        """
Mein Reisepass läuft im August ab.|Ausweise
Ich brauche eine Meldebescheinigung für den Vermieter.|Meldewesen
Unsere Tochter ist am Montag geboren.|Familie
Mir ist ein Kennzeichen gestohlen worden.|Fahrzeuge
Wir haben geheiratet, und ich möchte jetzt den Pass auf den neuen Namen.|Ausweise
Mein Vater ist gestorben, wo melde ich das?|Familie
Die neue Adresse muss in den Fahrzeugschein.|Fahrzeuge
Ich ziehe aus Köln hierher und will mich anmelden.|Meldewesen
Mein Personalausweis ist weg, wohl im Zug verloren.|Ausweise
""",
    ),
    sheet(
        "de-schule-noten",
        "Punkte einer Klassenarbeit in Noten umgerechnet",
        """
Liebe Kolleginnen und Kollegen,

damit wir in der Fachschaft Mathematik alle gleich rechnen, hier noch einmal der Schlüssel für Arbeiten mit 60 Punkten.

    ab 54 Punkten     sehr gut
    ab 45 Punkten     gut
    ab 36 Punkten     befriedigend
    ab 27 Punkten     ausreichend
    ab 12 Punkten     mangelhaft
    darunter          ungenügend

Drei Dinge, nach denen immer gefragt wird:

Halbe Punkte werden aufgerundet, und zwar bevor in der Tabelle nachgesehen wird. 44,5 Punkte sind also 45 und damit "gut".

Wer abgeschrieben hat, bekommt ungenügend, egal wie viele Punkte es wären.

Der Bonuspunkt für saubere Darstellung ist abgeschafft. Wenn er noch auf einer Arbeit vermerkt ist, zählt er nicht.

Geben Sie bitte nur das Wort für die Note an, klein geschrieben und ohne Ziffer.

Punkte: 26,5
Note: ausreichend

Punkte: 50, abgeschrieben
Note: ungenügend
""",
        "Punkte: {q}\nNote:",
        "q|a",
        """
58|sehr gut
35,5|befriedigend
41|befriedigend
11|ungenügend
53, dazu ein Bonuspunkt|gut
53,5|sehr gut
30|ausreichend
12|mangelhaft
39, abgeschrieben|ungenügend
20, dazu ein Bonuspunkt|mangelhaft
47|gut
""",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "de-bahn-durchsagen",
        "Durchsagen am Bahnhof als Anzeigetext",
        """
ARBEITSHILFE ANZEIGETEXTE, BAHNHOF LINDAU-REUTIN

Aus jeder Durchsage wird ein Text für die Anzeige. Die Anzeige ist schmal, deshalb gilt eine feste Form:

    ZUG / ZIEL / GRUND / MINUTEN

a) ZUG ist Gattung und Nummer mit Leerzeichen: RE 5, RB 93, IC 118.
b) ZIEL ist der Name des Endbahnhofs, wie er gesprochen wird.
c) GRUND ist eines dieser Wörter: Bauarbeiten, Signalstörung, Wetter, Notarzteinsatz.
d) MINUTEN ist die Verspätung als Zahl mit einem Plus davor.

Zwischen den Teilen steht ein Schrägstrich mit je einem Leerzeichen davor und dahinter. Entschuldigungen entfallen auf der Anzeige, sie
werden nur gesprochen. Sturm, Schnee und Gewitter heißen alle Wetter.

So sieht es aus:

Durchsage: Der RE 5 nach Ulm verspätet sich wegen einer Signalstörung um 15 Minuten. Wir bitten um Entschuldigung.
Anzeige: RE 5 / Ulm / Signalstörung / +15
""",
        "Durchsage: {q}\nAnzeige:",
        "q|a",
        """
Die RB 93 nach Friedrichshafen hat wegen Bauarbeiten zehn Minuten Verspätung.|RB 93 / Friedrichshafen / Bauarbeiten / +10
Wegen eines Sturms kommt der IC 118 nach Stuttgart 40 Minuten später.|IC 118 / Stuttgart / Wetter / +40
Der RE 7 nach Basel wartet wegen eines Notarzteinsatzes, Verspätung 25 Minuten.|RE 7 / Basel / Notarzteinsatz / +25
Schnee auf der Strecke: Die RB 92 nach Aulendorf kommt 35 Minuten später. Wir bitten um Verständnis.|RB 92 / Aulendorf / Wetter / +35
Eine Signalstörung hält den RE 3 nach Singen auf, etwa 20 Minuten.|RE 3 / Singen / Signalstörung / +20
Wegen der Bauarbeiten fährt der IC 280 nach Zürich fünf Minuten später ab.|IC 280 / Zürich / Bauarbeiten / +5
""",
    ),
    sheet(
        "de-forst-meldungen",
        "Meldungen an ein Forstamt, dringend oder nicht",
        """
Forstamt Hoher Vogelsberg
Dienstanweisung 4/2025: Eingehende Meldungen

§ 1 Gegenstand
Spaziergänger, Jäger und Waldarbeiter melden Schäden über ein Formular. Jede Meldung wird vorab als "dringend" oder "normal"
eingestuft.

§ 2 Dringend
Dringend ist eine Meldung, wenn
(1) ein Mensch zu Schaden kommen kann (Baum hängt über einem Weg, Hochsitz morsch und benutzt),
(2) es brennt oder raucht,
(3) Öl oder Gift ausläuft.

§ 3 Normal
Normal ist alles andere, insbesondere Käferbefall, Verbiss, Müll, umgefallene Bäume abseits der Wege, fehlende Schilder.

§ 4 Abgrenzung
Ein Baum, der quer auf dem Weg liegt, ist normal, denn er fällt nicht mehr. Müll ist dringend, wenn Gift darunter ist.
Kalte Asche ist normal.

§ 5 Form
Einzutragen ist ein Wort in Kleinbuchstaben.
""",
        "Meldung: {q}\nEinstufung:",
        "q|a",
        """
Eine Buche ist halb gebrochen und hängt über dem Wanderweg.|dringend
Borkenkäfer in einem Fichtenbestand bei Abteilung 12.|normal
Hinter der Schutzhütte liegen alte Reifen.|normal
Am Nordhang steigt Rauch auf.|dringend
Aus einem Rückefahrzeug läuft Öl in den Bach.|dringend
Eine Eiche liegt quer auf dem Weg, man kommt nur zu Fuß vorbei.|normal
Drei Kanister mit Pflanzengift liegen offen am Parkplatz.|dringend
Das Schild am Quellenweg fehlt.|normal
""",
        labels="dringend/normal",
    ),
    sheet(
        "de-fahrschule",
        "Theoriefragen einer Fahrschule mit drei Antworten",
        """
FAHRSCHULE KESSLER – ÜBUNGSBOGEN

Wie der Bogen funktioniert
Zu jeder Frage stehen drei Antworten da, a, b und c. Genau eine davon stimmt. Schreib den Buchstaben klein und ohne Klammer.

Worauf du achten sollst
• Es gelten die Regeln in Deutschland.
• Lies die Frage zweimal, manchmal steht ein "nicht" darin.
• Es geht um Autos der Klasse B, wenn nichts anderes dasteht.

Eine Frage zum Warmwerden
Frage: Was bedeutet eine rote Ampel?
a) Langsam weiterfahren
b) Anhalten
c) Hupen
Antwort: b

Was du nicht brauchst
Eine Begründung. Die besprechen wir am Dienstag im Unterricht mit Herrn Kessler.
""",
        "Frage: {q}\na) {x}\nb) {y}\nc) {z}\nAntwort:",
        "q|x|y|z|a",
        """
Wie schnell darfst du innerorts höchstens fahren, wenn nichts anderes angezeigt ist?|30 km/h|50 km/h|70 km/h|b
Wer hat an einer Kreuzung ohne Zeichen Vorfahrt?|Wer von rechts kommt|Wer schneller ist|Wer von links kommt|a
Wozu dient das Warndreieck?|Als Parkscheibe|Zum Abschleppen|Zum Absichern einer Panne|c
Was darfst du auf der Autobahn nicht?|Überholen|Wenden|Blinken|b
Welches Licht brauchst du nachts außerorts mindestens?|Nur Standlicht|Nur Nebelschlusslicht|Abblendlicht|c
Ein Krankenwagen mit Blaulicht und Martinshorn kommt von hinten. Was tust du?|Platz machen|Beschleunigen|Einfach weiterfahren|a
Was gilt an einem Stoppschild?|Nur bei Verkehr halten|Immer anhalten|Nur hupen|b
Wo darfst du nicht parken?|Vor Grundstückseinfahrten|Auf Parkplätzen|In Parkbuchten|a
""",
    ),
    sheet(
        "de-callcenter-antwort",
        "Antwortsätze eines Kundendienstes nach Bausteinen",
        """
Bausteine für den schriftlichen Kundendienst
(Möbelhaus Tannert, gültig für E-Mail und Chat)

Anrede und Gruß setzt das Programm. Von dir kommt genau ein Satz in der Sie-Form, der mit einem Punkt endet.

Baustein "Lieferung":   Ihr Artikel <Artikel> wird am <Tag> geliefert.
Baustein "Abholung":    Ihr Artikel <Artikel> liegt ab <Tag> zur Abholung bereit.
Baustein "Reparatur":   Unser Techniker kommt am <Tag> wegen Ihres Artikels <Artikel>.

Der Artikel steht so da wie in der Notiz, der Wochentag wird ausgeschrieben (Mo = Montag, Di = Dienstag, Mi = Mittwoch,
Do = Donnerstag, Fr = Freitag, Sa = Samstag).

Beispiel 1
Notiz: Lieferung, Regal Oslo, Do
Satz: Ihr Artikel Regal Oslo wird am Donnerstag geliefert.

Beispiel 2
Notiz: Reparatur, Sofa Malmö, Mo
Satz: Unser Techniker kommt am Montag wegen Ihres Artikels Sofa Malmö.

Bitte nichts dazudichten, keine Entschuldigung, keine Uhrzeit.
""",
        "Notiz: {q}\nSatz:",
        "q|a",
        """
Abholung, Tisch Turku, Fr|Ihr Artikel Tisch Turku liegt ab Freitag zur Abholung bereit.
Lieferung, Bett Visby, Di|Ihr Artikel Bett Visby wird am Dienstag geliefert.
Reparatur, Schrank Bergen, Mi|Unser Techniker kommt am Mittwoch wegen Ihres Artikels Schrank Bergen.
Lieferung, Lampe Aarhus, Sa|Ihr Artikel Lampe Aarhus wird am Samstag geliefert.
Abholung, Stuhl Vaasa, Mo|Ihr Artikel Stuhl Vaasa liegt ab Montag zur Abholung bereit.
Reparatur, Kommode Lund, Do|Unser Techniker kommt am Donnerstag wegen Ihres Artikels Kommode Lund.
Lieferung, Sessel Narvik, Fr|Ihr Artikel Sessel Narvik wird am Freitag geliefert.
""",
    ),
    sheet(
        "de-kirche-kollekte",
        "Fragen an ein Gemeindebüro, mit der zuständigen Person",
        """
Gemeindebüro St. Marien: Wer ist zuständig?

Frage: Wer bist du?
Antwort: Die Vertretung von Frau Seidel, die bis Ostern in Kur ist.

Frage: Was tust du?
Antwort: Du liest eine Anfrage und nennst die zuständige Person mit dem Nachnamen.

Frage: Wer macht was?
Antwort: Brandt ist der Pfarrer (Taufen, Trauungen, Beerdigungen, Seelsorge).
         Yıldırım ist der Kantor (Orgel, Chöre, Konzerte).
         Oster ist die Küsterin (Schlüssel, Heizung, Blumen, Glocken).
         Pohl ist der Kirchenrechner (Spenden, Rechnungen, Kollekte).

Frage: Und wenn es um Musik bei einer Trauung geht?
Antwort: Yıldırım, sofern nur nach der Musik gefragt wird.

Frage: Und wenn die Orgel bezahlt werden muss?
Antwort: Rechnungen gehen alle an Pohl, auch die vom Orgelbauer.

Frage: Mit "Herr" oder "Frau"?
Antwort: Nein. Der Nachname genügt.
""",
        "Anfrage: {q}\nZuständig:",
        "q|a",
        """
Wir möchten unser Kind im Mai taufen lassen.|Brandt
Kann ich in der Kantorei im Alt mitsingen?|Yıldırım
Die Heizung in der Sakristei ist kalt.|Oster
Ich brauche eine Bescheinigung über meine Spende.|Pohl
Welche Stücke sind bei unserer Trauung an der Orgel möglich?|Yıldırım
Der Orgelbauer schickt seine Rechnung über die Stimmung.|Pohl
Wer gibt mir den Schlüssel für den Turm?|Oster
Meine Mutter ist gestorben, ich möchte mit jemandem reden.|Brandt
""",
        apart=True,
        fewshot=3,
    ),
)
