"""Right prompts in German, Dutch, Danish, Norwegian and Swedish."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank
from tests.lint.making import records, right, starred, table

RIGHT = (
    case(
        "de-handwerk",
        "Handwerkerrechnung, Betrag in Euro",
        "Rechnung: {r}\nEndbetrag:",
        "r|a",
        """
Netto 100,00 €, MwSt. 19,00 €, zu zahlen 119,00 €|119,00 €
Material 45,50 €, Arbeit 80,00 €, gesamt 125,50 €|125,50 €
Summe 310,00 € abzüglich Anzahlung 110,00 €: bitte überweisen Sie 200,00 €|200,00 €
Anfahrt 25,00 €, zwei Stunden 96,00 €, Endsumme 121,00 €|121,00 €
Gesamtbetrag 59,90 €, darin 9,56 € Mehrwertsteuer|59,90 €
Zwischensumme 70,00 €, Rabatt 7,00 €, Rechnungsbetrag 63,00 €|63,00 €
""",
        head="Welchen Betrag muss der Kunde am Ende zahlen? Schreibe ihn ab.",
    ),
    case(
        "de-artikel",
        "Artikel in der Volkshochschule",
        "___ {n}\nArtikel:",
        "n|a",
        """
Tisch|der
Lampe|die
Fenster|das
Löffel|der
Gabel|die
Messer|das
Mädchen|das
Zeitung|die
Schlüssel|der
""",
        head="Ergänze der, die oder das.",
        fewshot=4,
    ),
    case(
        "de-kuerzel",
        "Befund einer Tierarztpraxis mit Kürzeln",
        "{t}\nKürzel:",
        "t|a",
        """
Hund lahmt hinten links seit dem Spaziergang|ORTH
Katze kratzt sich blutig am Hals|DERM
Kaninchen hat einen abgebrochenen Zahn|DENT
Dackel humpelt nach Sprung vom Sofa|ORTH
Kahle Stellen und Schuppen im Fell|DERM
Zahnstein und Mundgeruch beim Kater|DENT
Pferd geht vorne rechts steif|ORTH
Meerschweinchen mit Milben|DERM
""",
        head="ORTH = Bewegungsapparat, DERM = Haut und Fell, DENT = Zähne",
    ),
    case(
        "de-ss",
        "ss oder ß",
        "{w}\nrichtig:",
        "w|a",
        """
Stra__e|Straße
Flu__|Fluss
grü__en|grüßen
Ka__e|Kasse
hei__|heiß
Schlü__el|Schlüssel
Fu__|Fuß
mü__en|müssen
""",
        head="ss oder ß? Schreibe das ganze Wort.",
    ),
    right(
        "Zugansage mit Gleis als JSON",
        "de-zug",
        """
        text = f"Ansage: {data['ansage']}\\nJSON:"
        gold = '{"zug": "%s", "gleis": %d}' % (data["zug"], data["gleis"])
        """,
        table(
            "ansage|zug|gleis#",
            """
Der ICE 611 nach Ulm fährt heute von Gleis 7.|ICE 611|7
RE 4 nach Aachen, Abfahrt auf Gleis 12, bitte Vorsicht.|RE 4|12
Achtung an Gleis 3, es fährt ein: S 8 nach Herrsching.|S 8|3
IC 2044 nach Köln heute abweichend auf Gleis 10.|IC 2044|10
Auf Gleis 1 steht die RB 25 nach Lüdenscheid bereit.|RB 25|1
Der EC 173 nach Prag endet hier, Gleis 14.|EC 173|14
""",
        ),
        fewshot=2,
    ),
    case(
        "de-zeit",
        "Uhrzeiten im Wartezimmer",
        "{u} =",
        "u|a",
        """
halb acht (morgens)|07:30
Viertel nach drei (nachmittags)|15:15
Viertel vor zwölf (mittags)|11:45
fünf nach sechs (abends)|18:05
halb eins (mittags)|12:30
zehn vor neun (morgens)|08:50
zwanzig nach vier (nachmittags)|16:20
""",
    ),
    case(
        "de-paraphrase",
        "Behördendeutsch in leichter Sprache",
        "Amt: {t}\nLeicht:",
        "t|a",
        """
Das Betreten der Baustelle ist untersagt.|Sie dürfen nicht auf die Baustelle gehen.
Die Antragstellung hat schriftlich zu erfolgen.|Sie müssen den Antrag aufschreiben.
Zwecks Terminvereinbarung kontaktieren Sie uns telefonisch.|Bitte rufen Sie uns für einen Termin an.
Die Gebühr ist vorab zu entrichten.|Sie müssen vorher bezahlen.
Der Ausweis ist mitzuführen.|Bringen Sie Ihren Ausweis mit.
Das Mitführen von Hunden ist nicht gestattet.|Hunde dürfen nicht mitkommen.
""",
        metric="chrf",
        fewshot=2,
    ),
    right(
        "Jägerprüfung, Auswahl mit Kreuz",
        "de-jagd",
        """
        text = data["question"] + "\\n"
        text += "".join(f"  {mark}) {each}\\n" for mark, each in zip("abc", data["choices"]))
        text += "Kreuz bei:"
        gold = "abc"[data["answer"]]
        """,
        starred(
            """
Wie heißt das männliche Reh?|*Bock/Hirsch/Keiler
Wie heißt das Junge des Wildschweins?|Kitz/*Frischling/Welpe
Was ist die Decke?|ein Hochsitz/*das Fell/ein Hund
Was ist eine Fähe?|eine Ente/eine Spur/*ein weiblicher Fuchs
Welches Tier wirft sein Geweih ab?|Gams/*Rothirsch/Mufflon
Was ist Losung?|*Kot des Wildes/ein Ruf/ein Köder
Die Löffel gehören zum|Dachs/Fasan/*Hasen
"""
        ),
        description="Übungsbogen zur Jägerprüfung: nur der kleine Buchstabe.",
    ),
    rank(
        "de-stimmt",
        "richtig oder falsch, nach Wahrscheinlichkeit",
        "Behauptung: {b}\nrichtig oder falsch?",
        "b",
        """
Der Rhein mündet in die Nordsee.|*richtig/falsch
Bern liegt in Österreich.|richtig/*falsch
Die Zugspitze ist höher als der Brocken.|*richtig/falsch
Goethe schrieb die Zauberflöte.|richtig/*falsch
Hamburg hat einen Hafen.|*richtig/falsch
Ein Schaltjahr hat 365 Tage.|richtig/*falsch
""",
        lead=" ",
        fewshot=2,
    ),
    case(
        "de-schritte",
        "Textaufgaben mit Rechenweg",
        "{q}\nRechnung:",
        "q|s|a",
        """
Ein Brot kostet 3 Euro. Was kosten 4 Brote?|4 · 3 = 12.|12
Lena hat 20 Euro und gibt 8 Euro aus. Wie viel bleibt?|20 − 8 = 12.|12
In 5 Kisten sind je 6 Flaschen. Wie viele sind es?|5 · 6 = 30.|30
45 Kinder bilden Gruppen zu 9. Wie viele Gruppen gibt es?|45 : 9 = 5.|5
Der Bus hat 50 Plätze, 37 sind belegt. Wie viele sind frei?|50 − 37 = 13.|13
Ein Film von 90 Minuten läuft zweimal. Wie viele Minuten sind das?|2 · 90 = 180.|180
""",
        shown="{s}\n#### {a}",
        postprocess="gsm8k_post",
        stop=("\n\n",),
        head="Schreibe erst die Rechnung und dann #### mit dem Ergebnis.",
    ),
    case(
        "nl-fiets",
        "Nederlandse werkplaatsbon, onderdeel",
        "Bon: {b}\nOnderdeel:",
        "b|a",
        """
Ketting vervangen bij Gazelle van mevr. Bakker|Ketting
Klant klaagt over piepende rem, gesmeerd|rem
Nieuwe bel gemonteerd, gratis|bel
Lekke achterband geplakt|achterband
Zadel scheef, rechtgezet|Zadel
Spaken aangespannen en proefrit gemaakt|Spaken
""",
        head="Neem het onderdeel van de fiets over zoals het op de bon staat.",
    ),
    case(
        "nl-dt",
        "d, t of dt",
        "{z}\nInvullen:",
        "z|a",
        """
Hij wor__ morgen tien.|dt
Ik wor__ later kok.|d
Zij fiets__ naar school.|t
Hij vin__ het leuk.|dt
Ik hou__ van kaas.|d
De hond blaf__ hard.|t
Jij lees__ een boek.|t
""",
        head="Vul d, t of dt in.",
        fewshot=4,
    ),
    case(
        "da-vejr",
        "dansk vejrudsigt, vindretning",
        "Udsigt: {u}\nVinden kommer fra",
        "u|a",
        """
Sol og op til 20 grader, svag vind fra vest.|vest
Regn i Jylland og hård vind fra nordvest.|nordvest
Tåge om morgenen, senere let vind fra syd.|syd
Frost, klart vejr, vind fra øst.|øst
Byger og frisk vind fra sydvest.|sydvest
Skyet, 12 grader, jævn vind fra nord.|nord
""",
    ),
    case(
        "no-fisk",
        "fiskemottakets seddel som CSV",
        "{s}\nart;kg:",
        "s|a",
        """
Leverte 320 kg torsk fra MS Havbris|torsk;320
150 kg sei, kaptein Olsen|sei;150
Hyse, 85 kg, sløyd|hyse;85
MS Nordlys kom inn med 640 kg sild|sild;640
Makrell 210 kg på is|makrell;210
Bare 12 kg kveite i dag|kveite;12
""",
        head="Skriv arten med små bokstaver og vekten i kilo, med semikolon mellom.",
        fewshot=2,
    ),
    case(
        "sv-sms",
        "svenska sms till tandläkaren, J eller N",
        "Sms: {s}\nKommer patienten?",
        "s|a",
        """
Jag kommer på tisdag som bestämt.|J
Måste tyvärr avboka, är sjuk.|N
Passar bra, vi ses klockan nio!|J
Kan inte i morgon, barnen har feber.|N
Bekräftar tiden.|J
Jag hinner inte, bussen är inställd.|N
Ok, jag är där.|J
""",
        head="Svara J om patienten kommer och N om patienten inte kommer.",
    ),
    right(
        "svenska ord i bokstavsordning",
        "sv-sortera",
        """
        text = f"Sortera: {', '.join(data['ord'])}\\nSorterat:"
        gold = ", ".join(sorted(data["ord"]))
        """,
        records(
            "ord",
            (["sol", "bil", "hund"],),
            (["katt", "apa", "ren", "get"],),
            (["mjölk", "bröd", "ost"],),
            (["vinter", "sommar", "höst"],),
            (["gul", "blå", "svart", "lila"],),
            (["tall", "gran", "björk", "ek"],),
        ),
        description="Skriv orden i bokstavsordning.",
        fewshot=2,
    ),
)
