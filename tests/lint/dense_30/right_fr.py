"""Long right prompts in French."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "fr-samu",
        "appels d'une régulation médicale, avec le moyen à envoyer",
        """
# Régulation : quel moyen envoyer ?

**Rôle.** Tu assistes un médecin régulateur pendant un exercice. Aucun appel n'est réel.

**Contexte.** L'exercice dure quatre heures ; chaque appel est résumé en une phrase par l'assistant de régulation.

## Moyens

- `SMUR` : détresse vitale (arrêt cardiaque, étouffement, hémorragie que l'on n'arrête pas)
- `ambulance` : il faut aller à l'hôpital, mais la vie n'est pas menacée à cet instant
- `médecin` : une visite à domicile suffit
- `conseil` : on répond par téléphone, personne ne se déplace

## Cas limites

1. Une personne âgée tombée qui se relève et n'a pas mal : `conseil`.
2. Une fracture, même très douloureuse : `ambulance`.
3. La fièvre d'un adulte alité : `médecin`.

## Exemples

Appel : homme de 60 ans, inconscient, ne respire plus
Moyen : SMUR

Appel : femme de 25 ans, poignet cassé au handball
Moyen : ambulance

## Réponse

Un seul mot, écrit comme dans la liste, sans les accents graves qui l'entourent.
""",
        "Appel : {q}\nMoyen :",
        "q|a",
        """
enfant de 3 ans, s'étouffe avec un raisin, devient bleu|SMUR
homme de 80 ans, tombé du lit, s'est relevé, n'a pas mal|conseil
femme de 45 ans, 39 de fièvre depuis hier, reste couchée|médecin
skieur de 30 ans, jambe cassée, conscient|ambulance
père inquiet, son fils a avalé un peu de dentifrice|conseil
bûcheron, cuisse entaillée, le sang coule sans s'arrêter|SMUR
dame de 70 ans, grippe, ne peut pas sortir de chez elle|médecin
homme de 52 ans, hanche cassée après une chute|ambulance
""",
    ),
    sheet(
        "fr-mairie-dates",
        "dates d'actes anciens mises au format des archives",
        """
ARCHIVES COMMUNALES DE SAINT-AUBIN
Consignes pour la transcription des dates

Les registres donnent les dates en toutes lettres. La base de données veut AAAA-MM-JJ.

1) L'année s'écrit sur quatre chiffres, le mois et le jour sur deux.
2) « L'an mil huit cent douze » vaut 1812. « Mil » et « mille » se valent.
3) « Le premier » est le 01.
4) L'heure, quand elle est notée, ne se transcrit pas.
5) Les dates du calendrier républicain sont traitées par une autre équipe ; vous n'en rencontrerez pas.

Modèle
Acte : l'an mil huit cent sept, le vingt-deux mars, à dix heures du matin
Date : 1807-03-22

Modèle
Acte : l'an mil neuf cent, le premier juillet
Date : 1900-07-01

Merci de ne rien ajouter derrière la date, même en cas de doute : les doutes se notent dans le cahier vert.
""",
        "Acte : {q}\nDate :",
        "q|a",
        """
l'an mil huit cent trente, le quatorze février, à midi|1830-02-14
l'an mil huit cent quarante-huit, le trois décembre|1848-12-03
l'an mille huit cent soixante et onze, le premier mai|1871-05-01
l'an mil neuf cent treize, le trente et un août, à six heures du soir|1913-08-31
l'an mil huit cent vingt-cinq, le onze novembre|1825-11-11
l'an mil huit cent quatre-vingt-dix, le sept janvier, à neuf heures|1890-01-07
l'an mil huit cent cinquante-six, le dix-neuf octobre|1856-10-19
""",
        apart=True,
        fewshot=2,
    ),
    sheet(
        "fr-boulangerie-allergenes",
        "allergènes d'une boulangerie, liste par produit",
        """
Bonjour, et merci de remplacer Camille pendant ses congés.

Chaque matin, on colle une étiquette sous chaque produit de la vitrine. L'étiquette énumère les allergènes. Tu reçois la
composition, tu rends la liste.

<allergènes>
gluten : blé, seigle, épeautre, orge
lait : lait, beurre, crème, fromage
œufs : œufs, jaune d'œuf, meringue
fruits à coque : amandes, noix, noisettes, pistaches
</allergènes>

<consignes>
- Garde toujours l'ordre ci-dessus : gluten, lait, œufs, fruits à coque.
- Sépare par une virgule et une espace.
- S'il n'y en a aucun, écris : aucun
- La farine de riz, de maïs et de sarrasin ne contient pas de gluten.
- Le lait d'amande compte pour les fruits à coque, pas pour le lait.
</consignes>

<exemple>
Composition : farine de seigle, eau, sel, noix
Allergènes : gluten, fruits à coque
</exemple>
""",
        "Composition : {q}\nAllergènes :",
        "q|a",
        """
farine de blé, beurre, sucre, œufs|gluten, lait, œufs
farine de maïs, eau, sel, huile d'olive|aucun
meringue, amandes, sucre|œufs, fruits à coque
farine de sarrasin, eau, fromage|lait
farine de riz, lait d'amande, sucre|fruits à coque
farine d'épeautre, eau, levain, sel|gluten
crème, jaune d'œuf, vanille, sucre|lait, œufs
farine de blé, beurre, pistaches|gluten, lait, fruits à coque
""",
    ),
    sheet(
        "fr-theatre-registre",
        "répliques d'un cours de théâtre, par émotion",
        """
Atelier du mardi. Fiche 6 : reconnaître l'émotion d'une réplique

À l'attention des assistants

Les élèves jouent une réplique et les autres devinent l'émotion. Pour corriger, il nous faut une réponse par réplique,
choisie parmi quatre.

colère : le personnage reproche, menace, exige
peur : le personnage redoute ce qui arrive ou peut arriver
joie : le personnage se réjouit
tristesse : le personnage regrette, a perdu quelque chose ou quelqu'un

On se fie aux mots et non à la ponctuation : un point d'exclamation ne fait pas la colère. Quand deux émotions se mêlent, on
retient celle de la fin de la réplique. L'ironie n'est pas au programme avant la fiche 9.

Réplique : « On frappe encore ! Éteins la lampe, il va nous trouver. »
Émotion : peur
Réplique : « Ils m'ont prise ! J'aurai le rôle, embrasse-moi ! »
Émotion : joie

Le mot s'écrit en minuscules, sans article.
""",
        "Réplique : « {q} »\nÉmotion :",
        "q|a",
        """
Rends-moi ces lettres tout de suite, ou j'appelle ton père.|colère
La maison est vide depuis qu'elle n'y chante plus.|tristesse
Il neige, Lucas, il neige ! Quel beau matin !|joie
J'entends des pas dans le grenier, ne me laisse pas seule.|peur
Tu m'as menti trois fois, et tu oses t'asseoir ici.|colère
Je n'ai pas pu lui dire adieu.|tristesse
Et si le médecin se trompait, et si demain je ne voyais plus ?|peur
Mon frère revient ce soir, quel bonheur !|joie
""",
        labels="colère/peur/joie/tristesse",
        apart=True,
        fewshot=4,
    ),
    sheet(
        "fr-traduction-menu",
        "intitulés de plats traduits en anglais pour un hôtel",
        """
BUREAU DE TRADUCTION ORMEAU — CAHIER DES CHARGES N° 212
Client : Hôtel des Tilleuls. Langues : du français vers l'anglais.

1. OBJET
   Traduire la carte, plat par plat. Le client relit tout et n'aime pas les surprises.

2. GLOSSAIRE IMPOSÉ
   potage = soup
   tarte = tart
   rôti = roast
   grillé(e) = grilled
   maison = homemade

3. FORME
   3.1 Majuscule au premier mot seulement.
   3.2 Pas d'article au début, pas de point à la fin.
   3.3 « aux » et « à la » devant une garniture se rendent par "with" ; devant l'ingrédient principal d'un potage ou d'une
       tarte, l'ingrédient passe devant le nom (leek soup, plum tart).
   3.4 "homemade" vient toujours en tête.

4. EXEMPLES VALIDÉS PAR LE CLIENT
Français : potage aux poireaux
Anglais : Leek soup
Français : thon grillé aux olives
Anglais : Grilled tuna with olives

5. LIVRAISON
   Seule la traduction est livrée.
""",
        "Français : {q}\nAnglais :",
        "q|a",
        """
tarte aux pommes maison|Homemade apple tart
saumon grillé aux épinards|Grilled salmon with spinach
potage aux carottes|Carrot soup
poulet rôti aux champignons|Roast chicken with mushrooms
tarte aux fraises|Strawberry tart
potage aux tomates maison|Homemade tomato soup
agneau rôti à la menthe|Roast lamb with mint
""",
    ),
)
