"""Long right prompts in Spanish."""

from __future__ import annotations

from tests.lint.dense_29.making import manual

RIGHT = (
    manual(
        "es-urgencias",
        "nivel de triaje de un paciente, del uno al cinco",
        """
# Guía de triaje para el asistente de admisión

## Qué recibe
Una frase con el motivo de consulta y, entre paréntesis, la saturación de oxígeno.

## Qué devuelve
Un número del 1 al 5.

| nivel | situación |
|---|---|
| 1 | parada, inconsciente o saturación por debajo de 85 |
| 2 | dolor en el pecho, convulsión, o saturación de 85 a 91 |
| 3 | fractura, dolor abdominal fuerte, fiebre de 39 o más |
| 4 | esguince, herida pequeña, vómitos sin otros síntomas |
| 5 | recetas, certificados, quitar puntos |

## Cómo decidir
1. Mire primero la saturación. Si por sí sola da nivel 1 o 2, no siga.
2. Si no, busque el motivo en la tabla.
3. Con varios motivos vale el nivel más urgente, es decir, el número más bajo.

## Formato
Solo la cifra.
""",
        "Motivo: {motivo} (saturación {sat})\nNivel:",
        "motivo|sat|nivel",
        """
Se torció el tobillo jugando al fútbol|98|4
Dolor en el pecho desde hace una hora|96|2
Necesita una receta de insulina|99|5
Lo encontraron inconsciente en la calle|93|1
Fractura de muñeca|97|3
Fiebre de 39,5 y tos|89|2
Vómitos desde anoche|98|4
Herida pequeña en la ceja|84|1
Fiebre de 40 desde ayer|95|3
Quitar puntos de la rodilla|97|5
""",
        fewshot=3,
    ),
    manual(
        "es-sentencia",
        "importe que debe pagar el condenado según un fallo",
        """
INSTRUCCIONES PARA EL ÍNDICE DE SENTENCIAS

1. OBJETO. Del fallo se anota el importe total que tiene que pagar la parte demandada.

2. QUÉ SE SUMA. El principal, los intereses y la indemnización, cuando el fallo los da en euros.

3. QUÉ NO SE SUMA. Las costas. Tampoco lo que se pedía en la demanda y no se concedió.

4. SI NO SE CONDENA A NADA. Se anota 0 €.

5. FORMA. Cifras, con punto para los miles, un espacio y el signo del euro: 1.250 €. No hay céntimos en nuestros fallos.

6. MUESTRA.
Fallo: Se condena al vendedor a devolver 900 € y a pagar 350 € de indemnización, más 200 € de costas.
Importe: 1.250 €

7. COMPROBACIÓN. Vuelva a leer el punto 3 antes de responder: es el que más errores causa.
""",
        "Fallo: {fallo}\nImporte:",
        "fallo|importe",
        """
Se condena al arrendatario a pagar 2.400 € de rentas.|2.400 €
Se desestima la demanda, en la que se pedían 5.000 €.|0 €
Se estima en parte: de los 3.000 € pedidos se conceden 1.800 €.|1.800 €
Se condena a pagar 600 € de principal, 40 € de intereses y 150 € de costas.|640 €
La aseguradora abonará 7.500 € de principal y 1.500 € de indemnización.|9.000 €
Se absuelve al demandado, con 300 € de costas a cargo del actor.|0 €
El taller devolverá 450 € y pagará 100 € de indemnización.|550 €
Se condena a la comunidad a pagar 12.000 € y 300 € de intereses.|12.300 €
""",
        apart=True,
    ),
    manual(
        "es-finca",
        "partes de una finca convertidos en líneas con campos",
        """
<manual>
<papel>Usted ordena los partes que el capataz manda por audio desde la finca de olivos.</papel>

<salida>
Una línea con tres campos separados por " / ":
parcela / tarea / horas
</salida>

<campos>
- parcela: la letra P y el número con dos cifras (P03, P11)
- tarea: poda, riego, abono o cosecha
- horas: horas de trabajo en total, es decir, personas por horas de cada una
</campos>

<ejemplo>
Parte: En la parcela tres hemos podado cuatro personas, cinco horas cada una.
Línea: P03 / poda / 20
</ejemplo>

<notas>
Recoger aceituna es cosecha. Echar estiércol es abono. Mirar las gomas del agua es riego.
Los comentarios sobre el tiempo o la comida no se anotan.
</notas>
</manual>
""",
        "Parte: {parte}\nLínea:",
        "parte|linea",
        """
Hoy riego en la parcela siete, dos personas, tres horas cada una.|P07 / riego / 6
En la doce echamos estiércol seis personas, cuatro horas cada una. Mucho viento.|P12 / abono / 24
Cosecha en la parcela uno: diez personas, ocho horas cada una.|P01 / cosecha / 80
He podado yo solo en la nueve durante siete horas.|P09 / poda / 7
Tres personas recogieron aceituna en la quince, seis horas cada una.|P15 / cosecha / 18
En la parcela cuatro dos personas miraron las gomas del agua, una hora cada una.|P04 / riego / 2
Abono en la parcela diez, cinco personas, dos horas cada una; comimos migas.|P10 / abono / 10
Cuatro personas podando en la dos, seis horas cada una.|P02 / poda / 24
""",
        fewshot=2,
    ),
    manual(
        "es-tienda",
        "sentimiento de reseñas de una tienda, con reglas para la ironía",
        """
Criterios de anotación de reseñas (versión acordada por las tres anotadoras)

Cada reseña de la tienda recibe una etiqueta:

positiva: la persona volvería a comprar el producto
negativa: la persona no volvería a comprarlo
neutra: no se sabe, o solo describe

Lo que discutimos y cómo quedó:

¿Una queja del envío con elogio del producto? Positiva. Anotamos el producto, no el envío.
¿Una pregunta? Neutra.
¿Una ironía? Según lo que quiere decir: "Genial, duró un día entero" es negativa.
¿Un "no está mal"? Positiva. En nuestras entrevistas todos los que lo decían volverían a comprar.
¿Una reseña que solo dice color y talla? Neutra.

Por favor, una sola etiqueta, en minúsculas.
""",
        "Reseña: {texto}\nEtiqueta:",
        "texto|etiqueta",
        """
Llegó tarde, pero la mochila es estupenda.|positiva
Se rompió la cremallera el segundo día, nunca más.|negativa
¿Alguien sabe si encoge al lavarla?|neutra
La compré en azul, talla M.|neutra
No está mal para el precio.|positiva
Fantástico, ahora tengo un paraguas que deja pasar la lluvia.|negativa
Ya es el tercer par que pido, comodísimos.|positiva
El sonido es horrible, la he tirado.|negativa
Es un vaso de vidrio con tapa.|neutra
""",
        labels="positiva/negativa/neutra",
    ),
    manual(
        "es-vuelos",
        "hora de presentación en el aeropuerto, calculada",
        """
Preguntas frecuentes sobre la hora de presentación

¿Qué calculo?
La hora a la que el pasajero tiene que estar en el mostrador, a partir de la hora de salida.

¿Con cuánta antelación?
Vuelo nacional, 60 minutos. Vuelo dentro de Europa, 90 minutos. Otros vuelos, 180 minutos.

¿Cambia algo si no hay que facturar maletas?
Sí, se restan 30 minutos a esa antelación. Un vuelo nacional sin maletas pide, por tanto, 30 minutos.

¿Y con un menor que viaja solo?
Se suman 30 minutos, haya maletas o no.

¿En qué formato respondo?
HH:MM, en 24 horas, con cero delante si hace falta.

¿Un ejemplo?
Salida 13:00, europeo, con maletas, adulto. Presentación: 11:30

¿Puede caer en el día anterior?
No con los horarios de este aeropuerto.
""",
        "Salida {salida}, {tipo}, {maletas}, {viajero}. Presentación:",
        "salida|tipo|maletas|viajero|hora",
        """
10:15|nacional|con maletas|adulto|09:15
18:40|europeo|sin maletas|adulto|17:40
15:00|otro|con maletas|adulto|12:00
09:30|nacional|sin maletas|menor solo|08:30
21:20|otro|sin maletas|adulto|18:50
12:05|europeo|con maletas|menor solo|10:05
07:50|nacional|sin maletas|adulto|07:20
16:10|otro|con maletas|menor solo|12:40
""",
    ),
    manual(
        "es-escuela",
        "palabras agudas, llanas y esdrújulas, clasificadas por letra",
        """
Cuaderno del profesor: la acentuación

Objetivo. Clasificar palabras por la sílaba que suena más fuerte.

A: aguda, la última sílaba (camión, reloj)
B: llana, la penúltima (árbol, mesa)
C: esdrújula, la antepenúltima (pájaro, médico)

Consejo. Primero separe la palabra en sílabas, después busque la tilde. Si no hay tilde, recuerde:
- si acaba en vocal, en n o en s, es llana;
- si acaba en otra consonante, es aguda.

Atención. La tilde también puede romper un diptongo: en "río" hay dos sílabas, rí y o, y la palabra es llana.

Para corregir más rápido, la respuesta es únicamente la letra mayúscula.

Palabra: sábado
Letra: C
""",
        "Palabra: {palabra}\nLetra:",
        "palabra|letra",
        """
jardín|A
lápiz|B
teléfono|C
ventana|B
pared|A
música|C
café|A
zapatos|B
matemáticas|C
feliz|A
tía|B
brújula|C
""",
        fewshot=3,
    ),
)
