"""Long right prompts in German."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "de-notaufnahme",
        "Dringlichkeit in einer Notaufnahme nach Farben",
        """
# Ersteinschätzung in der Notaufnahme

**Rolle:** Sie unterstützen die Pflegekraft am Empfang. Sie lesen, was die Patientin oder der Patient angibt, und nennen die Farbe.

**Farben**

| Farbe | Wartezeit höchstens | Beispiele |
|---|---|---|
| rot | 0 Minuten | bewusstlos, Atemnot in Ruhe, starke Blutung |
| orange | 10 Minuten | Brustschmerz, Lähmung, Krampfanfall vorbei |
| gelb | 30 Minuten | Knochenbruch, hohes Fieber, starke Bauchschmerzen |
| grün | 90 Minuten | Prellung, Schnittwunde ohne starke Blutung, Ohrenschmerzen |

**Regeln**

1. Bei mehreren Beschwerden zählt die dringlichste.
2. Kinder unter einem Jahr mit Fieber sind immer orange.
3. Wer mit dem Rettungswagen kommt, wird nicht allein deshalb höher eingestuft.

**Ausgabe:** nur die Farbe, klein geschrieben.

Angabe: Schnitt in den Finger beim Kochen, blutet kaum noch.
Farbe: grün
""",
        "Angabe: {angabe}\nFarbe:",
        "angabe|farbe",
        """
Starke Bauchschmerzen rechts unten seit heute früh.|gelb
Druck auf der Brust, zieht in den linken Arm.|orange
Findet keine Luft, auch im Sitzen nicht.|rot
Vom Hocker gefallen, blauer Fleck an der Hüfte.|grün
Säugling, vier Monate, Fieber.|orange
Unterarm gebrochen, mit dem Rettungswagen gebracht.|gelb
Stark blutende Wunde am Oberschenkel.|rot
Ohrenschmerzen seit gestern.|grün
Rechter Arm ist seit einer Stunde gelähmt, dazu Ohrenschmerzen.|orange
""",
        fewshot=3,
    ),
    manual(
        "de-frist",
        "Ende einer Widerspruchsfrist als Datum",
        """
Arbeitsanweisung Nr. 14 – Berechnung der Widerspruchsfrist

1. Gegenstand
Gegen einen Bescheid kann binnen eines Monats Widerspruch eingelegt werden. Sie berechnen den letzten Tag der Frist.

2. Bekanntgabe
Der Bescheid gilt am dritten Tag nach der Aufgabe zur Post als bekannt gegeben. Aufgabe am 4., Bekanntgabe am 7.

3. Ende der Frist
Die Frist endet einen Monat später an dem Tag, der dieselbe Zahl trägt. Bekanntgabe am 7. März, Ende am 7. April.

4. Vereinfachung
Wochenenden und Feiertage bleiben hier unberücksichtigt; sie prüft die Sachbearbeitung von Hand.

5. Schreibweise
TT.MM.JJJJ, also mit führender Null: 07.04.2025. Kein Wochentag, kein Wort davor.

6. Muster
Aufgabe zur Post: 12. Mai 2025
Ende der Frist: 15.06.2025
""",
        "Aufgabe zur Post: {aufgabe}\nEnde der Frist:",
        "aufgabe|ende",
        """
3. Februar 2025|06.03.2025
17. April 2025|20.05.2025
1. Juli 2025|04.08.2025
22. September 2025|25.10.2025
10. Dezember 2025|13.01.2026
25. Juni 2025|28.07.2025
8. Januar 2025|11.02.2025
14. Oktober 2025|17.11.2025
""",
        apart=True,
    ),
    manual(
        "de-reklamation",
        "Reklamationen einer Möbelfabrik als JSON",
        """
<anweisung>
  <rolle>Du bearbeitest die Reklamationen einer Möbelfabrik vor.</rolle>
  <aufgabe>Lies die Reklamation und gib ein JSON-Objekt in einer Zeile aus.</aufgabe>
  <felder>
    <feld name="moebel">Tisch, Stuhl, Schrank oder Bett</feld>
    <feld name="mangel">fehlt (ein Teil ist nicht dabei), kaputt (etwas ist beschädigt) oder falsch (andere Farbe, andere Größe)</feld>
    <feld name="stueck">wie viele Möbel betroffen sind, als Zahl</feld>
  </felder>
  <hinweise>
    <hinweis>Die Schlüssel stehen in der Reihenfolge der Felder.</hinweis>
    <hinweis>Möbel im Singular, auch bei mehreren Stücken.</hinweis>
    <hinweis>Höflichkeiten, Namen und Auftragsnummern weglassen.</hinweis>
  </hinweise>
  <beispiel>
Reklamation: Bei beiden Stühlen fehlen die Schrauben.
JSON: {"moebel": "Stuhl", "mangel": "fehlt", "stueck": 2}
  </beispiel>
</anweisung>
""",
        "Reklamation: {text}\nJSON:",
        "text|json",
        """
Die Platte vom Tisch hat einen Riss.|{"moebel": "Tisch", "mangel": "kaputt", "stueck": 1}
Drei Stühle kamen in Schwarz statt in Weiß.|{"moebel": "Stuhl", "mangel": "falsch", "stueck": 3}
Zum Bett gab es keinen Lattenrost, obwohl er dazugehört.|{"moebel": "Bett", "mangel": "fehlt", "stueck": 1}
Zwei Schränke sind zehn Zentimeter zu breit.|{"moebel": "Schrank", "mangel": "falsch", "stueck": 2}
An vier Stühlen ist ein Bein gebrochen, herzliche Grüße!|{"moebel": "Stuhl", "mangel": "kaputt", "stueck": 4}
Beim Schrank war kein Griff im Karton.|{"moebel": "Schrank", "mangel": "fehlt", "stueck": 1}
Auftrag 7714: Das Bett ist blau, bestellt war grün.|{"moebel": "Bett", "mangel": "falsch", "stueck": 1}
Beide Tische haben zerkratzte Kanten.|{"moebel": "Tisch", "mangel": "kaputt", "stueck": 2}
""",
        fewshot=2,
    ),
    manual(
        "de-leserbrief",
        "Haltung eines Leserbriefs zu einem Vorhaben",
        """
Leitfaden für die Auswertung von Leserbriefen

Unsere Redaktion wertet aus, wie die Leserschaft zu den Vorhaben der Stadt steht. Zu jedem Brief gehört ein Vorhaben. Bestimmen Sie,
welche Haltung der Brief dazu einnimmt.

DAFÜR heißt: Die Schreiberin oder der Schreiber will, dass das Vorhaben kommt, auch wenn Einzelheiten bemängelt werden.

DAGEGEN heißt: Das Vorhaben soll nicht kommen. Auch Spott gehört hierher, wenn er das Vorhaben trifft.

OFFEN heißt: Der Brief fragt nur nach, erzählt von früher oder wägt ab, ohne sich zu entscheiden.

Zwei Beispiele aus der Schulung.

Vorhaben: Tempo 30 auf dem Ring
Brief: Endlich! Nur die Schilder könnten größer sein.
Haltung: DAFÜR

Vorhaben: neues Parkhaus am Markt
Brief: Was soll das Parkhaus denn kosten?
Haltung: OFFEN

Schreiben Sie die Haltung in Großbuchstaben und sonst nichts. Wer den Brief geschrieben hat, tut nichts zur Sache.
""",
        "Vorhaben: {vorhaben}\nBrief: {brief}\nHaltung:",
        "vorhaben|brief|haltung",
        """
Umbau des Freibads|Ein Freibad ohne Sprungturm? Lasst es lieber, wie es ist.|DAGEGEN
Straßenbahn bis zum Klinikum|Darauf warten wir seit Jahren, baut sie bald.|DAFÜR
Radweg an der Uferstraße|Als Kinder sind wir dort noch Schlitten gefahren.|OFFEN
Schließung der Bücherei|Großartig, dann lernen unsere Kinder eben vom Toaster lesen.|DAGEGEN
Markthalle im alten Depot|Eine schöne Idee, auch wenn der Name scheußlich ist.|DAFÜR
Windräder auf dem Kahlen Berg|Einerseits brauchen wir Strom, andererseits liebe ich den Ausblick.|OFFEN
Hundeverbot im Stadtpark|Dieses Verbot darf niemals kommen.|DAGEGEN
Ganztag an der Grundschule|Für uns Eltern wäre es ein Segen.|DAFÜR
Abriss des Rathausanbaus|Wann soll der Abriss denn beginnen?|OFFEN
""",
        labels="DAFÜR/DAGEGEN/OFFEN",
    ),
    manual(
        "de-einfache-sprache",
        "Behördensätze in einfache Sprache nach festen Regeln",
        """
EINFACHE SPRACHE IM BÜRGERAMT

Wir schreiben unsere Merkblätter um. Du bekommst einen Satz und ersetzt die schweren Wörter. Der Satzbau bleibt.

WÖRTERLISTE
- entrichten → bezahlen
- beantragen → verlangen
- unverzüglich → sofort
- Lichtbild → Foto
- Gebühr → Kosten
- vorlegen → zeigen

ZUM VORGEHEN
1. Ersetze nur Wörter aus der Liste. Alles andere bleibt, auch Zahlen und Satzzeichen.
2. Steht ein Wort in einer anderen Form, beugst du den Ersatz ebenso: „entrichtet“ wird „bezahlt“.
3. „Die Gebühr“ wird „die Kosten“, und das Verb steht dann in der Mehrzahl: „Die Gebühr beträgt“ wird „Die Kosten betragen“.

SO SIEHT ES AUS
Amt: Sie müssen ein Lichtbild vorlegen.
Einfach: Sie müssen ein Foto zeigen.

ZUM SCHLUSS
Lies deinen Satz laut. Klingt er richtig? Dann gib ihn ab, ohne Anführungszeichen.
""",
        "Amt: {amt}\nEinfach:",
        "amt|einfach",
        """
Bitte entrichten Sie die Gebühr unverzüglich.|Bitte bezahlen Sie die Kosten sofort.
Sie können einen neuen Ausweis beantragen.|Sie können einen neuen Ausweis verlangen.
Die Gebühr beträgt 28 Euro.|Die Kosten betragen 28 Euro.
Das Lichtbild darf nicht älter als ein Jahr sein.|Das Foto darf nicht älter als ein Jahr sein.
Melden Sie einen Verlust unverzüglich.|Melden Sie einen Verlust sofort.
Wer umzieht, muss die Bestätigung vorlegen.|Wer umzieht, muss die Bestätigung zeigen.
Die Steuer wird im Mai entrichtet.|Die Steuer wird im Mai bezahlt.
Legen Sie dem Antrag ein Lichtbild bei.|Legen Sie dem Antrag ein Foto bei.
""",
    ),
    manual(
        "de-spielbericht",
        "Torschützen eines Spielberichts mit Minute als Liste",
        """
## Datenerfassung Fußball, Kreisliga

Aus dem Spielbericht soll eine Liste der Tore werden.

### Form
Nachname (Minute), getrennt durch Strichpunkt und Leerzeichen, in der Reihenfolge der Minuten:

`Kranz (12); Demir (40)`

### Was zählt
- Jedes Tor beider Mannschaften.
- Eigentore bekommen ein „ET“ hinter die Minute: `Wolf (77 ET)`.
- Ein Spieler mit zwei Toren steht zweimal da.

### Was nicht zählt
- aberkannte Tore
- Vorlagen, Pfostenschüsse, vergebene Elfmeter

### Muster
Bericht: Demir traf in der 40. Minute, Kranz schon in der 12.
Tore: Kranz (12); Demir (40)

Jeder Bericht hat mindestens ein Tor.
""",
        "Bericht: {bericht}\nTore:",
        "bericht|tore",
        """
Das 1:0 schoss Öztürk in der 8. Minute, Lang glich in der 31. aus.|Öztürk (8); Lang (31)
Nach einem Pfostenschuss von Busch traf Heil in der 55. Minute.|Heil (55)
Wolf lenkte den Ball in der 20. Minute ins eigene Netz, Busch traf in der 64.|Wolf (20 ET); Busch (64)
Kern traf zweimal, in der 3. und in der 90. Minute.|Kern (3); Kern (90)
Das Tor von Maier (15.) wurde aberkannt, das von Sauer (70.) zählte.|Sauer (70)
Spät fielen die Tore: Lang in der 88., Heil in der 86. Minute.|Heil (86); Lang (88)
Arslan vergab in der 10. einen Elfmeter und traf in der 44. Minute.|Arslan (44)
Huber in der 5. und Öztürk in der 59. Minute; dazwischen, in der 33., ein Eigentor von Stein.|Huber (5); Stein (33 ET); Öztürk (59)
""",
        fewshot=2,
    ),
    manual(
        "de-stoerung",
        "Störungsmeldungen eines Netzbetreibers mit Kennbuchstaben",
        """
An: Leitstelle, Frühschicht
Betreff: Kennbuchstaben für Störungsmeldungen

Liebe Kolleginnen und Kollegen,

ab Montag trägt das System zu jeder Meldung einen Buchstaben ein. Es gelten:

K = Kabel beschädigt (Bagger, Nager, Brand)
S = Strom weg am Standort
F = Funkzelle gestört, obwohl Kabel und Strom in Ordnung sind
P = Problem beim Kunden selbst (Router aus, falsches Passwort, Gerät defekt)

Was oft verwechselt wird: Fällt der Strom nur in der Wohnung des Kunden aus, ist es P. Fällt er im ganzen Viertel aus, auch an unserem
Standort, ist es S. Hat ein Bagger ein Stromkabel erwischt und ist deshalb der Standort ohne Strom, so ist es S, denn mit K meinen wir nur
unsere eigenen Kabel.

Beispiel für einen Eintrag:
Meldung: Marder hat unsere Glasfaser angebissen.
Buchstabe: K

Bitte nur den Buchstaben, keine Sätze.

Gruß
die Leitstelle
""",
        "Meldung: {meldung}\nBuchstabe:",
        "meldung|buchstabe",
        """
Bagger hat unser Kabel in der Lindenallee durchtrennt.|K
Router beim Kunden war ausgeschaltet.|P
Strom am Standort Bergstraße seit 6 Uhr ausgefallen.|S
Zelle 4 sendet nicht, Strom und Kabel sind geprüft und in Ordnung.|F
Kunde hat keinen Strom in seiner Wohnung.|P
Unser Kabelschacht am Hafen hat gebrannt.|K
Ganzes Viertel dunkel, auch unser Standort am Markt.|S
Falsches Passwort eingegeben, nach Rücksprache mit dem Kunden behoben.|P
Funkzelle am Stadion fällt immer wieder aus, Kabel und Strom sind in Ordnung.|F
Bagger traf Stromkabel der Stadtwerke, Standort Süd ohne Strom.|S
""",
        apart=True,
    ),
)
