"""Right prompts in French, Italian and Romanian."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank
from tests.lint.making import records, right, starred, table

RIGHT = (
    case(
        "fr-accord",
        "conjugaison au présent",
        "{s} ({v}) →",
        "s|v|a",
        """
je|finir|finis
nous|manger|mangeons
tu|aller|vas
ils|venir|viennent
vous|faire|faites
elle|prendre|prend
nous|être|sommes
je|pouvoir|peux
""",
        head="Conjugue au présent de l'indicatif ; écris le verbe sans le pronom.",
        fewshot=4,
    ),
    case(
        "fr-notaire",
        "la superficie dans un acte de vente",
        "Acte : {t}\nSuperficie :",
        "t|a",
        """
Une maison avec jardin, d'une contenance de 450 m², sise à Dax.|450 m²
Terrain à bâtir de 1 200 m² cadastré section AB.|1 200 m²
Un appartement de 62 m² au troisième étage, avec cave.|62 m²
Parcelle de vigne, 3 ha, commune de Gaillac.|3 ha
Local commercial (38 m²) donnant sur la rue Haute.|38 m²
Un bois de 7 ha et le chemin qui y mène.|7 ha
""",
        head="Recopiez la superficie avec son unité.",
    ),
    case(
        "fr-accent",
        "accents à rétablir",
        "{m} :",
        "m|a",
        """
eleve|élève
foret|forêt
garcon|garçon
noel|noël
deja|déjà
hopital|hôpital
theatre|théâtre
gateau|gâteau
""",
        head="Remettez les accents et les cédilles.",
    ),
    case(
        "fr-menu",
        "prix sur l'ardoise du bistrot",
        "Ardoise\n{m}\nQuel est le prix de {p} ?\n",
        "m|p|a",
        """
soupe 6 €⏎omelette 9 €⏎flan 5 €|l'omelette|9 €
pâté 7 €⏎bavette 16 €⏎tarte 6 €|la tarte|6 €
salade 8 €⏎truite 15 €⏎glace 4 €|la salade|8 €
quiche 10 €⏎rôti 17 €⏎mousse 5 €|le rôti|17 €
radis 4 €⏎moules 14 €⏎crêpe 6 €|les moules|14 €
œuf mayo 5 €⏎boudin 13 €⏎sorbet 7 €|le sorbet|7 €
""",
        lead="",
        fewshot=2,
    ),
    case(
        "fr-couture",
        "tri des demandes d'une mercerie",
        "« {d} »\nRayon :",
        "d|a",
        """
Il me faut un zip de 20 cm.|fermetures
Avez-vous de la laine mérinos ?|fils
Je cherche quatre boutons de nacre.|fermetures
Du fil à broder rouge, s'il vous plaît.|fils
Où sont les aiguilles pour machine ?|outils
Je voudrais des ciseaux crantés.|outils
Un mètre ruban, c'est possible ?|outils
Des pressions pour un manteau.|fermetures
Trois pelotes de coton bleu.|fils
""",
        head="Rayons : fils, fermetures, outils.",
    ),
    case(
        "fr-heure",
        "l'heure en chiffres",
        "{h} :",
        "h|a",
        """
huit heures et demie du matin|8 h 30
midi et quart|12 h 15
trois heures moins le quart de l'après-midi|14 h 45
dix heures vingt du soir|22 h 20
sept heures cinq du matin|7 h 05
six heures moins dix du soir|17 h 50
minuit et demi|0 h 30
""",
        fewshot=4,
    ),
    right(
        "QCM de code de la route, réponses entre parenthèses",
        "fr-route",
        """
        lignes = [f"({n}) {each}" for n, each in enumerate(data["choices"], 1)]
        text = data["question"] + "\\n" + " ".join(lignes) + "\\nRéponse :"
        gold = f"({data['answer'] + 1})"
        """,
        starred(
            """
Au feu rouge, je|passe/*m'arrête/klaxonne
Un panneau rond bordé de rouge exprime|*une interdiction/une fête/un conseil
Sur autoroute, par temps sec, je roule à|150 au plus/*130 au plus/110 au moins
Le triangle de présignalisation se place|*derrière le véhicule/sur le toit/dans le coffre
Le piéton engagé sur le passage|attend/recule/*a la priorité
Sous la pluie, la distance d'arrêt|*augmente/diminue/ne change pas
Le panneau « STOP » a la forme d'un|cercle/carré/*octogone
"""
        ),
    ),
    case(
        "fr-vers",
        "compter les mots d'un vers",
        "{v}\nNombre de mots :",
        "v|a",
        """
Sous le pont coule la rivière|6
La nuit tombe|3
Mon cœur est une vieille lampe|6
Il pleut sur la ville|5
Rien ne bouge ici|4
Demain nous partirons tous ensemble vers la mer|8
Les oiseaux se taisent|4
Silence blanc|2
""",
    ),
    rank(
        "fr-suite",
        "la suite la plus vraisemblable",
        "{d}",
        "d",
        """
Le boulanger sort du four|*une baguette dorée/un train de nuit
Pour traverser la rivière, ils ont pris|*une barque/un oreiller
La maîtresse écrit la date au|*tableau/plafond
Le chien remue|la lune/*la queue
Il a mis son manteau parce qu'il faisait|*froid/lundi
À la pharmacie, elle achète|un piano/*du sirop
""",
        lead=" ",
        fewshot=2,
    ),
    case(
        "it-ricetta",
        "ingredienti di una ricetta in JSON",
        "{t}\nJSON:",
        "t|a",
        """
Mescolate 200 g di farina con 2 uova.|{"farina": "200 g", "uova": "2"}
Servono 500 g di riso e 1 cipolla.|{"riso": "500 g", "cipolla": "1"}
Sciogliete 50 g di burro in 300 ml di latte.|{"burro": "50 g", "latte": "300 ml"}
Unite 3 limoni e 120 g di zucchero.|{"limoni": "3", "zucchero": "120 g"}
Tritate 80 g di noci, poi 1 mela.|{"noci": "80 g", "mela": "1"}
Cuocete 400 g di pasta in 4 l di acqua.|{"pasta": "400 g", "acqua": "4 l"}
""",
    ),
    case(
        "it-plurale",
        "plurali in italiano",
        "{s} →",
        "s|a",
        """
il libro|i libri
la casa|le case
lo zaino|gli zaini
l'amica|le amiche
il cane|i cani
la città|le città
l'uomo|gli uomini
il lago|i laghi
""",
    ),
    case(
        "it-reclamo",
        "reclami al condominio per urgenza",
        "Messaggio: {m}\nUrgenza (alta, bassa):",
        "m|a",
        """
C'è odore di gas sulle scale!|alta
La targhetta del citofono è scolorita.|bassa
L'ascensore è fermo con una persona dentro.|alta
Si potrebbe ridipingere il portone?|bassa
Esce acqua dal soffitto e il quadro elettrico è bagnato.|alta
Il tappeto dell'ingresso è un po' consumato.|bassa
Un cornicione sta per cadere sul marciapiede.|alta
""",
    ),
    case(
        "it-romani",
        "secoli in numeri romani",
        "anno {y}: secolo",
        "y|a",
        """
1321|XIV
1492|XV
1861|XIX
1900|XIX
1999|XX
2001|XXI
1648|XVII
1066|XI
""",
    ),
    case(
        "it-tombola",
        "vero o falso con V e F",
        "{s} [V/F]",
        "s|a",
        """
Il Po è il fiume più lungo d'Italia.|V
Palermo si trova in Sardegna.|F
Dante nacque a Firenze.|V
Il Vesuvio è vicino a Torino.|F
La Sicilia è un'isola.|V
Roma è attraversata dall'Arno.|F
Il Monte Bianco è più alto dell'Etna.|V
""",
    ),
    right(
        "biglietti del teatro in ordine di fila",
        "it-fila",
        """
        posti = " / ".join(data["posti"])
        text = f"Posti: {posti}\\nIl più vicino al palco:"
        gold = min(data["posti"], key=lambda posto: int(posto.split("-")[0]))
        """,
        records(
            "posti",
            (["12-4", "3-18", "7-1"],),
            (["9-2", "10-2", "11-2"],),
            (["5-14", "4-20"],),
            (["21-3", "16-8", "18-5", "20-1"],),
            (["2-11", "6-6", "8-9"],),
            (["15-7", "13-13", "14-10"],),
        ),
        description="I posti sono scritti come fila-numero; la fila 1 è la più vicina al palco.",
        fewshot=2,
    ),
    case(
        "ro-oras",
        "județul din adresă, în română",
        "Adresa: {adr}\nJudețul:",
        "adr|a",
        """
Str. Lungă 14, Brașov, jud. Brașov|Brașov
Com. Săpânța nr. 200, jud. Maramureș|Maramureș
Bd. Unirii 3, Focșani, jud. Vrancea|Vrancea
Sat Viscri 62, jud. Brașov|Brașov
Aleea Teilor 9, Bârlad, jud. Vaslui|Vaslui
Str. Gării 1, Petroșani, jud. Hunedoara|Hunedoara
""",
    ),
    right(
        "la capitale dans une liste de colonnes",
        "fr-colonnes",
        """
        text = "pays;capitale;langue\\n" + data["lignes"]
        text += f"\\n→ capitale ({data['pays']}) :"
        gold = data["a"]
        """,
        table(
            "lignes|pays|a",
            """
Pérou;Lima;espagnol⏎Grèce;Athènes;grec|Grèce|Athènes
Chili;Santiago;espagnol⏎Japon;Tokyo;japonais|Chili|Santiago
Norvège;Oslo;norvégien⏎Iran;Téhéran;persan|Iran|Téhéran
Kenya;Nairobi;swahili⏎Cuba;La Havane;espagnol|Cuba|La Havane
Pologne;Varsovie;polonais⏎Laos;Vientiane;lao|Pologne|Varsovie
Turquie;Ankara;turc⏎Népal;Katmandou;népalais|Népal|Katmandou
""",
        ),
        fewshot=2,
    ),
)
