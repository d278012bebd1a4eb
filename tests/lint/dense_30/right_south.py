"""Long right prompts in Italian, Portuguese and Dutch."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "it-museo-domande",
        "domande dei visitatori di un museo, con la sala",
        """
# Punto informazioni del Museo civico

Rispondi alle domande dei visitatori indicando la sala. Il museo ha cinque sale e la pianta è questa:

| sala | che cosa c'è |
| --- | --- |
| 1 | monete e medaglie |
| 2 | ceramiche |
| 3 | dipinti del Seicento |
| 4 | strumenti musicali |
| 5 | armi e armature |

## Casi particolari

- Il ritratto di un liutaio è un dipinto: sala 3.
- Un piatto dipinto è una ceramica: sala 2.
- Il tamburo da guerra sta tra gli strumenti: sala 4.

## Risposta

Solo la cifra della sala. I visitatori la leggono su uno schermo largo tre centimetri.

## Esempio

Domanda: Dove posso vedere le spade?
Sala: 5
""",
        "Domanda: {q}\nSala:",
        "q|a",
        """
Avete monete romane?|1
Cerco la natura morta con limoni, del 1640.|3
Dov'è il violino senza corde?|4
Mia figlia vuole vedere un elmo.|5
In quale sala sono i vasi di Faenza?|2
Cerco il piatto con il cervo.|2
C'è un clavicembalo?|4
Dove tenete la medaglia del 1815?|1
Dov'è quel liutaio che fu dipinto nel 1655?|3
""",
    ),
    sheet(
        "it-tribunale-parole",
        "parole del linguaggio giuridico rese con parole comuni",
        """
Sportello del cittadino, tribunale di Valdarsa
Foglio per i volontari

Le lettere del tribunale sono difficili. Noi sostituiamo la parola segnata con parole comuni, prese da questo elenco:

    adire = rivolgersi a
    istanza = richiesta
    locatario = inquilino
    locatore = padrone di casa
    mendace = falso
    ottemperare = obbedire
    teste = testimone

La parola segnata sta tra asterischi. Scrivi soltanto ciò che la sostituisce, nella forma dell'elenco: non va adattata alla
frase, perché la lettera viene poi riletta da un'impiegata.

Frase: Il *teste* è tenuto a presentarsi il 4 giugno.
In parole comuni: testimone

Frase: La parte può *adire* il giudice di pace.
In parole comuni: rivolgersi a
""",
        "Frase: {q}\nIn parole comuni:",
        "q|a",
        """
Il *locatario* deve lasciare l'appartamento entro trenta giorni.|inquilino
La Sua *istanza* è stata accolta.|richiesta
Chi rende una dichiarazione *mendace* è punito.|falso
La società deve *ottemperare* alla sentenza.|obbedire
Il *locatore* ha diritto a tre mensilità.|padrone di casa
Il Comune intende *adire* il tribunale.|rivolgersi a
È stato sentito un *teste* della difesa.|testimone
""",
        apart=True,
        fewshot=2,
    ),
    sheet(
        "pt-posto-saude",
        "pedidos num centro de saúde, com a prioridade",
        """
CENTRO DE SAÚDE DA RIBEIRA — ORIENTAÇÕES PARA O ATENDIMENTO TELEFÓNICO

Contexto: exercício de formação. As chamadas foram inventadas.

1. Leia o pedido.
2. Escolha uma das três prioridades:
   ALTA — a pessoa tem de ser vista hoje: febre alta em crianças, dor forte, ferida aberta, falta de ar
   MÉDIA — dentro de uma semana: tosse que não passa, dores antigas que pioraram, exames a mostrar
   BAIXA — quando houver vaga: receitas, atestados, vacinas de rotina
3. Se houver dois pedidos na mesma chamada, conta o mais urgente.
4. Se a pessoa pedir um atestado por estar com falta de ar, a prioridade é ALTA.

Modelos:
Pedido: Queria o atestado para a carta de condução.
Prioridade: BAIXA
Pedido: O meu filho tem 40 de febre.
Prioridade: ALTA

Escreva a prioridade em maiúsculas e não dê conselhos.
""",
        "Pedido: {q}\nPrioridade:",
        "q|a",
        """
Cortei-me na perna e a ferida está aberta.|ALTA
Tenho tosse há três semanas.|MÉDIA
Preciso de renovar a receita da tensão.|BAIXA
Já tenho as análises e queria mostrá-las à médica.|MÉDIA
Quando posso levar a bebé à vacina dos quatro meses?|BAIXA
Quase não consigo respirar; podem passar-me um atestado?|ALTA
A dor antiga nas costas piorou um pouco.|MÉDIA
Tenho uma dor muito forte na barriga desde manhã.|ALTA
""",
        labels="ALTA/MÉDIA/BAIXA",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "pt-loja-preco",
        "preços de uma papelaria com descontos",
        """
Papelaria Girassol: como calcular o total de uma encomenda

Olá! Esta folha é para quem ajuda na época do regresso às aulas.

**Preços**
- caderno: 2 euros
- caixa de lápis: 5 euros
- mochila: 30 euros
- régua: 1 euro

**Descontos**
- Quem leva 10 cadernos ou mais paga metade do preço por todos os cadernos.
- Quem traz o cartão da escola tem menos 3 euros no total.
- Os dois descontos podem juntar-se.

**Entrega**
- Em casa custa 4 euros; na loja é grátis. Se não se diz nada, é na loja.

**Resposta**
O número seguido de um espaço e da palavra euros.

**Exemplo**
Encomenda: 12 cadernos, entrega em casa
Total: 16 euros
""",
        "Encomenda: {q}\nTotal:",
        "q|a",
        """
uma mochila e duas réguas|32 euros
10 cadernos e uma caixa de lápis|15 euros
uma mochila, cartão da escola|27 euros
4 cadernos, entrega em casa|12 euros
20 cadernos, cartão da escola|17 euros
3 caixas de lápis e uma régua, cartão da escola, entrega em casa|17 euros
uma mochila, 6 cadernos|42 euros
""",
    ),
    sheet(
        "nl-gemeente-meldingen",
        "meldingen in de openbare ruimte, met de ploeg",
        """
WERKINSTRUCTIE MELDPUNT BUITEN, gemeente Westerveen

Wat krijg je? Eén melding van een bewoner, zoals die in de app is getypt.
Wat geef je terug? De ploeg die er morgenochtend heen gaat.

De ploegen:
GROEN: bomen, struiken, gras, bladeren
GRIJS: stoeptegels, asfalt, putten, drempels
LICHT: lantaarnpalen, verlichting in tunnels, verkeerslichten
SCHOON: afval, hondenpoep, graffiti, rattengif

Let op:
1. Wortels die tegels omhoog duwen zijn voor GRIJS. De boom blijft staan.
2. Bladeren in een put: GROEN. Zij hebben de bladblazer.
3. Graffiti op een lantaarnpaal: SCHOON.

Zo hoort het:
Melding: Er ligt een matras naast de container.
Ploeg: SCHOON
Melding: Tak hangt los boven het schoolplein.
Ploeg: GROEN

Alleen de naam van de ploeg, in hoofdletters.
""",
        "Melding: {q}\nPloeg:",
        "q|a",
        """
De lantaarn voor nummer 12 knippert.|LICHT
Gat in het asfalt op de Molenweg.|GRIJS
Het gras in het park staat tot mijn knieën.|GROEN
Overal hondenpoep bij de speeltuin.|SCHOON
Wortels duwen de tegels omhoog, mijn moeder is gevallen.|GRIJS
Het water loopt niet weg, de put ligt vol bladeren.|GROEN
Iemand heeft een lantaarnpaal bij het station volgespoten met een spuitbus.|SCHOON
In de fietstunnel is het pikdonker.|LICHT
""",
        apart=True,
        fewshot=3,
    ),
    sheet(
        "nl-tuincentrum-lijst",
        "klantmails van een tuincentrum, de genoemde planten als lijst",
        """
Beste vakantiekracht,

Klanten mailen wat ze komen halen. Voor het magazijn maken we daar een lijstje van.

Zo gaat het:
- Noem alleen planten die de klant wíl hebben, niet wat ze al heeft en niet wat dood is gegaan.
- In de volgorde van de mail, met kleine letters, met een puntkomma en een spatie ertussen.
- Gebruik het woord uit de mail, ook als het een meervoud is.
- Potten, aarde en gereedschap horen niet op dit lijstje. Die pakt Henk.

Een mailtje van vorige week:
Mail: Mijn hortensia is dood. Ik kom zaterdag voor twee rozen, een zak aarde en lavendel.
Lijst: rozen; lavendel

Soms is het er maar één; dan staat er gewoon één woord.
""",
        "Mail: {q}\nLijst:",
        "q|a",
        """
Kan ik morgen tulpen en een klimop meenemen?|tulpen; klimop
Ik heb al een vijg, maar zoek nog een olijfboom en een pot.|olijfboom
Zet u drie varens, een hulst en wat viooltjes voor me klaar?|varens; hulst; viooltjes
De buxus is opgegeten door rupsen. Ik neem nu liguster.|liguster
Graag tien geraniums en een schep.|geraniums
Voor mijn balkon: munt, tijm en aardbeien, alstublieft.|munt; tijm; aardbeien
Heeft u dahlia's? En ook asters zou ik willen.|dahlia's; asters
""",
    ),
)
