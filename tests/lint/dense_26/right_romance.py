"""Right prompts in French, Spanish, Italian and Portuguese."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, ranked, typed
from tests.lint.making import keyed, qa, right, starred, table

RIGHT = (
    typed(
        "le service pour un message",
        "fr-service",
        "Quel service est concerné : facturation, livraison ou technique ?\nMessage : {message}\nService :",
        table(
            "message|a",
            """
            J'ai été débité deux fois pour la même commande.|facturation
            Mon colis est bloqué à Lyon depuis une semaine.|livraison
            L'application se ferme dès que je l'ouvre.|technique
            Pouvez-vous m'envoyer une facture au nom de ma société ?|facturation
            Le livreur a laissé le paquet sous la pluie.|livraison
            Je ne peux plus me connecter, le mot de passe est refusé.|technique
            Quand ma commande arrivera-t-elle ?|livraison
            Le site affiche une erreur 500.|technique
            Le montant de la TVA me semble faux.|facturation
            """,
        ),
    ),
    cell(
        "un verbe au présent, à compléter",
        "fr-conjugue",
        "Conjugue au présent : {pronom} ({verbe})\nRéponse :",
        table(
            "pronom|verbe|a",
            """
            nous|finir|nous finissons
            ils|aller|ils vont
            tu|avoir|tu as
            vous|faire|vous faites
            elle|prendre|elle prend
            nous|être|nous sommes
            ils|venir|ils viennent
            tu|pouvoir|tu peux
            vous|dire|vous dites
            """,
        ),
        fewshot=2,
    ),
    cell(
        "du masculin au féminin, avec une flèche",
        "fr-feminin",
        "{q} ->",
        qa(
            """
            un acteur > une actrice
            un boulanger > une boulangère
            un lion > une lionne
            un chanteur > une chanteuse
            un voisin > une voisine
            un infirmier > une infirmière
            un directeur > une directrice
            un chat > une chatte
            un étudiant > une étudiante
            """
        ),
        description="Mets au féminin.",
    ),
    typed(
        "verdadero o falso",
        "es-verdadero",
        "¿Verdadero o falso?\n{frase}\nRespuesta:",
        table(
            "frase|a",
            """
            El Amazonas está en América del Sur.|verdadero
            Un año tiene trece meses.|falso
            Los pingüinos vuelan largas distancias.|falso
            El hielo flota en el agua.|verdadero
            Cervantes escribió Don Quijote.|verdadero
            La Luna es más grande que la Tierra.|falso
            Portugal y España comparten frontera.|verdadero
            El número 15 es par.|falso
            """,
        ),
        fewshot=2,
    ),
    cell(
        "frases en inglés",
        "es-ingles",
        "Pasa esta frase al inglés: {es}\nInglés:",
        table(
            "es|a",
            """
            Mañana no trabajo.|I don't work tomorrow.
            ¿Dónde está el baño?|Where is the bathroom?
            Mi abuela tiene noventa años.|My grandmother is ninety years old.
            He perdido el autobús.|I have missed the bus.
            La sopa está demasiado caliente.|The soup is too hot.
            Nos vemos el jueves.|See you on Thursday.
            Quiero aprender a tocar la guitarra.|I want to learn to play the guitar.
            No entiendo la pregunta.|I don't understand the question.
            """,
        ),
        metric="bleu",
        fewshot=2,
    ),
    right(
        "la opción correcta por número",
        "es-opcion",
        r"""
        text = data["pregunta"] + "\n"
        text += "\n".join(f"{n}. {opcion}" for n, opcion in enumerate(data["opciones"], 1))
        text += "\nResponde solo con el número.\nRespuesta:"
        gold = str(data["correcta"] + 1)
        """,
        starred(
            """
            ¿Cuál es la capital de Colombia?|Medellín/*Bogotá/Cali
            ¿Qué animal da lana?|*la oveja/la gallina/el caballo
            ¿Cuántos lados tiene un hexágono?|cinco/ocho/*seis
            ¿Quién pintó el Guernica?|Goya/*Picasso/Dalí
            ¿Qué estación viene después del verano?|la primavera/el invierno/*el otoño
            ¿En qué continente está Egipto?|*África/Asia/Europa
            ¿Qué planeta es el más grande?|Marte/*Júpiter/Venus
            ¿Con qué se mide la temperatura?|la regla/la balanza/*el termómetro
            ¿Cuál de estos es un metal?|*el cobre/el vidrio/el papel
            """,
            "pregunta",
            "opciones",
            "correcta",
        ),
        fewshot=2,
    ),
    cell(
        "il capoluogo di una regione",
        "it-capoluogo",
        "Qual è il capoluogo della regione {regione}? Scrivi solo il nome della città.\nCapoluogo:",
        table(
            "regione|a",
            """
            Toscana|Firenze
            Piemonte|Torino
            Puglia|Bari
            Liguria|Genova
            Sicilia|Palermo
            Veneto|Venezia
            Umbria|Perugia
            Campania|Napoli
            Sardegna|Cagliari
            """,
        ),
        fewshot=0,
    ),
    typed(
        "parole divise in sillabe",
        "it-sillabe",
        "Dividi in sillabe con i trattini.\n{parola} =",
        table(
            "parola|a",
            """
            farfalla|far-fal-la
            tavolo|ta-vo-lo
            bambino|bam-bi-no
            gelato|ge-la-to
            finestra|fi-ne-stra
            libro|li-bro
            montagna|mon-ta-gna
            telefono|te-le-fo-no
            amico|a-mi-co
            """,
        ),
    ),
    ranked(
        "recensioni di ristoranti, per confronto",
        "it-recensione",
        "Recensione: {testo}\nGiudizio (positivo o negativo):",
        keyed(
            "testo",
            """
            Pizza ottima e camerieri gentilissimi.|*positivo/negativo
            Un'ora di attesa e la pasta era scotta.|positivo/*negativo
            Conto salato e piatti freddi.|positivo/*negativo
            Il miglior tiramisù della città, torneremo!|*positivo/negativo
            Posto sporco e personale maleducato.|positivo/*negativo
            Pesce freschissimo, vista splendida.|*positivo/negativo
            Che delusione, non ci metterò più piede.|positivo/*negativo
            Ambiente accogliente e prezzi onesti.|*positivo/negativo
            """,
            lead=" ",
        ),
    ),
    typed(
        "o tema de uma manchete",
        "pt-tema",
        "Classifique a manchete em Esporte, Economia ou Cultura.\nManchete: {manchete}\nTema:",
        table(
            "manchete|a",
            """
            Seleção vence o Chile com dois gols no fim|Esporte
            Inflação cai pelo terceiro mês seguido|Economia
            Museu abre mostra com obras de Portinari|Cultura
            Banco central mantém a taxa de juros|Economia
            Nadadora bate recorde nos 200 metros|Esporte
            Festival de cinema premia filme mineiro|Cultura
            Dólar fecha em alta e bolsa recua|Economia
            Zagueiro renova contrato até 2028|Esporte
            Cantora lança disco gravado na Bahia|Cultura
            """,
        ),
    ),
    cell(
        "continhas, só o número",
        "pt-contas",
        "{q}\nResposta (só o número):",
        qa(
            """
            Ana tinha 24 balas e deu 9. Com quantas ficou? > 15
            Um caderno custa 7 reais. Quanto custam 6 cadernos? > 42
            48 alunos formam grupos de 4. Quantos grupos são? > 12
            Pedro leu 35 páginas ontem e 28 hoje. Quantas leu ao todo? > 63
            Uma corda de 90 cm foi cortada em 3 partes iguais. Quantos centímetros tem cada parte? > 30
            O filme começou às 20h e durou 120 minutos. A que horas acabou, em horas cheias? > 22
            Um ônibus leva 40 pessoas e 13 desceram. Quantas ficaram? > 27
            São 5 caixas com 18 laranjas cada. Quantas laranjas são? > 90
            """
        ),
        fewshot=2,
    ),
)
