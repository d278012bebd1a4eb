"""Long right prompts in Spanish."""

from __future__ import annotations

from tests.lint.dense_30.making import sheet

RIGHT = (
    sheet(
        "es-aduana",
        "paquetes en la aduana, con el trámite que corresponde",
        """
# Guía rápida: ¿qué trámite lleva el paquete?

## Quién eres
Ayudas al turno de tarde de la aduana del aeropuerto. Lees la declaración y dices el trámite.

## Trámites

| trámite | cuándo |
| --- | --- |
| libre | regalos y compras de hasta 45 euros |
| arancel | cualquier mercancía de más de 45 euros |
| sanidad | alimentos, plantas, medicamentos, sea cual sea su valor |
| retención | armas, marfil, dinero falso, sea cual sea su valor |

## Orden
Primero se mira si es retención, después si es sanidad y solo entonces el valor.

## Dudas frecuentes
- 45 euros justos: libre.
- Una navaja de cocina no es un arma.
- Las flores secas son plantas.

## Ejemplos
Declaración: dos camisetas, 30 euros
Trámite: libre
Declaración: queso curado, 18 euros
Trámite: sanidad

## Respuesta
Una palabra de la primera columna, en minúsculas.
""",
        "Declaración: {q}\nTrámite:",
        "q|a",
        """
reloj de pulsera, 210 euros|arancel
ramo de flores secas, 12 euros|sanidad
colmillo de marfil, 900 euros|retención
libro ilustrado, 45 euros|libre
pistola antigua, 40 euros|retención
jarabe para la tos, 60 euros|sanidad
navaja de cocina, 70 euros|arancel
bufanda de lana, 25 euros|libre
""",
    ),
    sheet(
        "es-biblioteca-multa",
        "multas de una biblioteca escolar, calculadas",
        """
BIBLIOTECA DEL INSTITUTO MIRAVALLE
CÓMO SE CALCULA LA MULTA

LA REGLA GENERAL ES DE 10 CÉNTIMOS POR CADA DÍA DE RETRASO Y POR CADA LIBRO.

EXCEPCIONES
PRIMERA: LOS DICCIONARIOS PAGAN EL DOBLE, 20 CÉNTIMOS.
SEGUNDA: LOS TRES PRIMEROS DÍAS DE RETRASO SON GRATIS PARA LOS DE PRIMERO.
TERCERA: NINGUNA MULTA PASA DE 500 CÉNTIMOS EN TOTAL.

LA RESPUESTA ES EL NÚMERO DE CÉNTIMOS, SIN LA PALABRA.

MUESTRA
Caso: alumna de segundo, dos novelas, 4 días
Multa: 80

MUESTRA
Caso: alumno de primero, un diccionario, 5 días
Multa: 40

LOS PROFESORES NO PAGAN MULTAS Y NO ESTÁN EN LA LISTA. GRACIAS.
""",
        "Caso: {q}\nMulta:",
        "q|a",
        """
alumno de tercero, una novela, 7 días|70
alumna de primero, una novela, 3 días|0
alumna de segundo, un diccionario, 6 días|120
alumno de cuarto, tres novelas, 20 días|500
alumno de primero, dos novelas, 8 días|100
alumna de tercero, un diccionario y una novela, 10 días|300
alumno de segundo, cuatro novelas, 5 días|200
""",
        apart=True,
        fewshot=2,
    ),
    sheet(
        "es-futbol-cronica",
        "frases de crónicas de fútbol, con el jugador que marca",
        """
Manual del becario de deportes

Hola. Vas a preparar la tabla de goleadores del domingo. Te damos una frase de una crónica y queremos el apellido de quien
marcó el gol. Nada más.

Pasos que seguimos en la redacción:
  1º Busca el gol. En cada frase hay uno y solo uno.
  2º Mira quién lo mete. Quien da el pase, quien saca la falta o quien la provoca no cuenta.
  3º Copia el apellido tal como está, con sus tildes.

Cosas que confunden a los nuevos:
  · "A pase de Ruiz" significa que Ruiz no marcó.
  · Los porteros aparecen a menudo, casi siempre porque no llegan al balón.
  · Si el gol es en propia puerta, se apunta al defensa que la metió, por raro que parezca.

Frase: Tras un saque de Peña, Llorente cabeceó a la red.
Gol: Llorente

Frase: Ibáñez despejó mal y batió a su propio portero, Sáez.
Gol: Ibáñez
""",
        "Frase: {q}\nGol:",
        "q|a",
        """
A pase de Ruiz, Montero marcó el primero por la escuadra.|Montero
El portero Vidal no pudo con el disparo de Núñez, que hizo el empate.|Núñez
Campos provocó el penalti y Serrano lo convirtió.|Serrano
Cuesta robó el balón, regateó a Marín y marcó a puerta vacía.|Cuesta
Un centro de Olmo acabó en gol cuando Prieto, defensa rival, la metió en su portería.|Prieto
Rojas abrió el marcador tras una pared con Iglesias.|Rojas
La falta la sacó Bravo, el rebote lo aprovechó Gil para marcar.|Gil
""",
    ),
    sheet(
        "es-laboratorio-json",
        "anotaciones de un laboratorio de suelos en JSON",
        """
INSTRUCCIONES PARA EL ASISTENTE DEL LABORATORIO DE SUELOS

Entrada: la anotación que el técnico dicta junto a la balanza.
Salida: un objeto JSON en una línea.

Esquema:
{
  "muestra": cadena, la letra y el número, en mayúscula, por ejemplo "B7",
  "ph": número con un decimal y punto,
  "textura": "arena", "limo" o "arcilla"
}

Advertencias:
* El técnico dice "coma"; en JSON va un punto.
* "Arenosa" es arena, "limosa" es limo y "arcillosa" es arcilla.
* El color y el olor no se guardan.
* Un pH entero lleva también su decimal: 7.0

Caso resuelto:
Anotación: Muestra be siete, pH seis coma dos, oscura, arcillosa.
JSON: {"muestra": "B7", "ph": 6.2, "textura": "arcilla"}
""",
        "Anotación: {q}\nJSON:",
        "q|a",
        """
Muestra a tres, pH cinco coma nueve, arenosa y clara.|{"muestra": "A3", "ph": 5.9, "textura": "arena"}
Muestra de uno, limosa, pH siete.|{"muestra": "D1", "ph": 7.0, "textura": "limo"}
Muestra efe dos, pH ocho coma uno, huele a azufre, arcillosa.|{"muestra": "F2", "ph": 8.1, "textura": "arcilla"}
Muestra be nueve, gris, pH cuatro coma ocho, arenosa.|{"muestra": "B9", "ph": 4.8, "textura": "arena"}
Muestra ce cinco, pH seis, arcillosa.|{"muestra": "C5", "ph": 6.0, "textura": "arcilla"}
Muestra a ocho, limosa, rojiza, pH siete coma tres.|{"muestra": "A8", "ph": 7.3, "textura": "limo"}
""",
        apart=True,
        fewshot=1,
    ),
)
