"""Long right prompts in French."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "fr-conciliation",
        "issue d'une affaire au tribunal, en un mot",
        """
# Codage des décisions du tribunal de proximité

## Votre rôle
Vous aidez le greffe à coder l'issue de chaque affaire pour la statistique annuelle.

## Les quatre issues
- **accueil** : le tribunal donne raison au demandeur, en tout ou en partie
- **rejet** : le tribunal donne tort au demandeur sur tous les points
- **accord** : les parties se sont mises d'accord, avec ou sans conciliateur
- **radiation** : l'affaire est retirée du rôle parce que personne ne la poursuit

## Cas difficiles
1. Une demande jugée irrecevable compte comme un rejet.
2. Une somme accordée, même très inférieure à la somme demandée, compte comme un accueil.
3. Un désistement après paiement compte comme un accord.

## Réponse attendue
Un seul mot, en minuscules, sans point.

Décision : Le voisin est condamné à verser 50 euros sur les 900 demandés.
Issue : accueil
""",
        "Décision : {decision}\nIssue :",
        "decision|issue",
        """
La demande est déclarée irrecevable, car trop tardive.|rejet
Les parties signent un procès-verbal devant le conciliateur.|accord
Aucune des parties ne s'étant présentée, l'affaire est retirée du rôle.|radiation
Le garagiste est condamné à rembourser la réparation.|accueil
Le demandeur se désiste, la facture ayant été payée.|accord
Le tribunal déboute le locataire de l'ensemble de ses demandes.|rejet
Le bailleur doit rendre la moitié du dépôt de garantie.|accueil
Le demandeur n'a plus donné signe de vie, l'affaire est retirée du rôle.|radiation
""",
        fewshot=4,
    ),
    manual(
        "fr-vaccins",
        "date de rappel d'un vaccin, calculée",
        """
CARNET DE VACCINATION : CALCUL DU RAPPEL

Vous calculez la date du prochain rappel pour le cabinet de la docteure Morel.

Règle générale. Le rappel a lieu après un délai qui dépend du vaccin et de l'âge :

| vaccin | moins de 65 ans | 65 ans et plus |
|---|---|---|
| tétanos | 20 ans | 10 ans |
| grippe | 1 an | 1 an |
| encéphalite à tiques | 5 ans | 3 ans |

Précisions.
a. L'âge est celui du jour de l'injection.
b. Le jour et le mois ne changent pas, seule l'année change.
c. On n'écrit pas le jour de la semaine.

Forme. JJ/MM/AAAA

Exemple. Tétanos, 40 ans, injection du 08/02/2010. Rappel : 08/02/2030

N'ajoutez ni conseil ni formule de politesse : la réponse est collée telle quelle dans le carnet.
""",
        "{vaccin}, {age} ans, injection du {injection}. Rappel :",
        "vaccin|age|injection|rappel",
        """
Tétanos|71|14/06/2021|14/06/2031
Grippe|34|20/10/2024|20/10/2025
Encéphalite à tiques|52|03/04/2023|03/04/2028
Encéphalite à tiques|65|11/05/2024|11/05/2027
Tétanos|28|30/09/2015|30/09/2035
Grippe|80|05/11/2024|05/11/2025
Encéphalite à tiques|69|22/03/2022|22/03/2025
Tétanos|64|17/01/2020|17/01/2040
""",
        apart=True,
    ),
    manual(
        "fr-musee-faq",
        "questions de visiteurs, oui ou non d'après le règlement",
        """
Le règlement de visite en dix questions

Peut-on entrer avec un parapluie ? Non, il reste au vestiaire.
Peut-on prendre des photos ? Oui, sans flash et sans pied.
Peut-on dessiner ? Oui, au crayon seulement.
Peut-on manger dans les salles ? Non. L'eau en bouteille fermée est permise.
Peut-on venir avec un chien ? Non, sauf un chien d'assistance.
Peut-on entrer avec une poussette ? Oui, partout sauf dans la tour.
Peut-on ressortir et revenir ? Oui, le jour même, avec le billet.
Peut-on téléphoner ? Non, sauf dans le hall.
Peut-on toucher les œuvres ? Non, sauf celles de la salle tactile.
Peut-on entrer gratuitement ? Oui, avant 18 ans.

Vous êtes le guichet automatique du musée. Le visiteur dit ce qu'il veut faire, vous répondez oui si le règlement le permet et non s'il l'interdit.
Lisez bien les exceptions : c'est sur elles que portent la plupart des questions.
""",
        "Visiteur : {demande}\nGuichet :",
        "demande|reponse",
        """
Je voudrais photographier le grand tableau avec mon flash.|non
J'aimerais dessiner la statue au crayon.|oui
Mon chien d'assistance peut-il m'accompagner ?|oui
Puis-je monter à la tour avec la poussette ?|non
J'ai dix-sept ans, est-ce que j'entre gratuitement ?|oui
Est-ce que je peux peindre à l'aquarelle devant le portrait ?|non
Je sors déjeuner et je reviens cet après-midi avec mon billet, d'accord ?|oui
Puis-je téléphoner dans la salle des antiquités ?|non
Ma fille peut-elle toucher le vase de la salle tactile ?|oui
Je garde mon parapluie avec moi, ça va ?|non
""",
        labels="oui/non",
    ),
    manual(
        "fr-usine",
        "fiches d'incident d'une usine, avec gravité et service",
        """
<consigne>
<contexte>
L'usine fabrique des yaourts. Chaque incident est noté par l'opérateur. Le système attend deux informations : la gravité et le service qui intervient.
</contexte>
<gravite>
1 = la production continue
2 = la production ralentit
3 = la production s'arrête
4 = une personne est blessée
</gravite>
<services>
meca = machines, moteurs, tapis
elec = courant, capteurs, éclairage
qual = goût, température du lait, emballage
infi = toute blessure
</services>
<forme>
gravité, barre oblique, service. Sans espace. Par exemple 2/elec
</forme>
<priorite>
Si une personne est blessée, c'est toujours 4/infi, quelle que soit la machine.
</priorite>
<rappel>
Ne proposez pas de réparation. Une fiche, une réponse.
</rappel>
</consigne>
""",
        "Fiche : {fiche}\nCode :",
        "fiche|code",
        """
Le tapis de sortie est bloqué, plus rien n'avance.|3/meca
Une lampe ne marche plus au-dessus du quai, on continue.|1/elec
Une opératrice s'est coupé la main avec un couvercle.|4/infi
Lait à 9 degrés au lieu de 4, la production est arrêtée.|3/qual
Un moteur chauffe, on tourne à mi-vitesse.|2/meca
Un capteur donne des valeurs fausses, la ligne est ralentie.|2/elec
Étiquettes de travers sur quelques pots, la production continue.|1/qual
Le bras du robot a heurté un technicien, blessé à l'épaule.|4/infi
""",
        fewshot=2,
    ),
    manual(
        "fr-depeche",
        "titre d'une dépêche traduit de l'anglais",
        """
Vous êtes traductrice ou traducteur au service Monde d'un quotidien. Les titres arrivent en anglais et doivent paraître en français dans
la minute. Voici ce que la rédaction en chef vous demande, et ce qu'elle ne veut plus voir.

1) Le présent de l'anglais reste un présent.
2) Les noms de pays et de villes prennent leur forme française : London devient Londres, Germany devient l'Allemagne.
3) Une seule majuscule au début, puis aux noms propres.
4) Pas de point final.
5) Les nombres restent en chiffres.
6) On traduit, on ne commente pas : ni guillemets ajoutés, ni parenthèse.

Deux titres de la semaine dernière

EN: Germany closes 2 airports
FR: L'Allemagne ferme 2 aéroports

EN: Fire destroys market in London
FR: Un incendie détruit un marché à Londres

Bon courage !
""",
        "EN: {en}\nFR:",
        "en|fr",
        """
Storm kills 3 people in Spain|Une tempête tue 3 personnes en Espagne
Italy elects new president|L'Italie élit un nouveau président
Greece sells 2 islands|La Grèce vend 2 îles
Court frees journalist in Warsaw|Un tribunal libère un journaliste à Varsovie
Switzerland bans plastic bags|La Suisse interdit les sacs en plastique
Train strike paralyses Brussels|Une grève des trains paralyse Bruxelles
Portugal opens its archives|Le Portugal ouvre ses archives
Flood threatens museum in Venice|Une inondation menace un musée à Venise
""",
        metric="f1_score",
    ),
    manual(
        "fr-appels",
        "motif d'un appel chez un opérateur téléphonique, en dialogue",
        """
— Bonjour, je commence aujourd'hui. Comment est-ce que je classe les appels ?
— Très simplement : chaque appel reçoit un motif et un seul. Nous en avons cinq.

— Lesquels ?
— FACTURE pour tout ce qui touche à un montant. RESEAU quand ça ne capte pas ou que c'est lent. RESILIATION quand le client veut partir.
MATERIEL pour le téléphone ou la box. AUTRE pour le reste.

— Et si le client veut partir parce que sa facture est trop élevée ?
— RESILIATION. Ce qu'il veut l'emporte sur la raison.

— Et une box qui clignote parce que le réseau est en panne ?
— RESEAU, si le client ou nous savons qu'il y a une panne. Sinon MATERIEL.

— J'écris les accents ?
— Non, le logiciel ne les aime pas : RESEAU, RESILIATION, MATERIEL.

— Un exemple ?
— Appel : « Je n'ai qu'une barre dans mon salon. »
— Motif : RESEAU

— Merci !
— Avec plaisir. Et n'écrivez rien d'autre que le motif.
""",
        "— Appel : « {appel} »\n— Motif :",
        "appel|motif",
        """
Pourquoi ai-je payé douze euros de plus en mai ?|FACTURE
L'écran de mon téléphone est noir depuis ce matin.|MATERIEL
Je pars chez un concurrent, trop de factures surprises.|RESILIATION
Où se trouve votre boutique la plus proche ?|AUTRE
Tout est lent depuis l'orage, dans toute la rue.|RESEAU
Vous m'avez prélevé deux fois le même montant.|FACTURE
La box clignote en rouge, aucune panne n'est annoncée.|MATERIEL
La box clignote et vous annoncez une panne dans ma ville.|RESEAU
Je veux mettre fin à mon abonnement.|RESILIATION
Acceptez-vous des stagiaires ?|AUTRE
""",
    ),
)
