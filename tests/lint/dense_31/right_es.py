"""Right prompts in Spanish, Portuguese, Catalan and Latin."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank
from tests.lint.making import records, right, scored, starred, table

RIGHT = (
    case(
        "es-farmacia",
        "la dosis en la nota de una farmacia",
        "Nota: {n}\nCada cuántas horas:",
        "n|a",
        """
Ibuprofeno 400 mg, un comprimido cada 8 horas tras comer.|8
Amoxicilina cada 12 horas durante 7 días.|12
Paracetamol 1 g cada 6 horas si hay dolor.|6
Jarabe para la tos: 5 ml cada 4 horas.|4
Colirio, dos gotas cada 3 horas.|3
Antihistamínico, una pastilla cada 24 horas.|24
""",
        head="Escribe solo el número de horas entre dos tomas.",
    ),
    case(
        "es-tilde",
        "poner la tilde",
        "{p} →",
        "p|a",
        """
cancion|canción
arbol|árbol
facil|fácil
miercoles|miércoles
sofa|sofá
telefono|teléfono
dificil|difícil
cafe|café
""",
        head="Escribe la palabra con su tilde.",
    ),
    case(
        "es-mercado",
        "problemas con pasos",
        "Problema: {q}\nSolución:",
        "q|s|a",
        """
Un kilo de uvas cuesta 3 euros. ¿Cuánto cuestan 5 kilos?|5 × 3 = 15.|15
Ana tenía 40 sellos y regaló 12. ¿Cuántos le quedan?|40 − 12 = 28.|28
Hay 6 mesas con 4 sillas. ¿Cuántas sillas hay?|6 × 4 = 24.|24
Reparten 35 caramelos entre 7 niños. ¿Cuántos tocan a cada uno?|35 ÷ 7 = 5.|5
Un tren lleva 120 pasajeros y suben 45. ¿Cuántos lleva ahora?|120 + 45 = 165.|165
Un libro vale 18 euros y pago con 20. ¿Cuánto me devuelven?|20 − 18 = 2.|2
""",
        shown="{s} #### {a}",
        postprocess="gsm8k_post",
    ),
    case(
        "es-museo",
        "sentimiento de las reseñas de un museo",
        "Reseña: {r}\nOpinión:",
        "r|a",
        """
Una maravilla, volveré con mis hijos.|positiva
Caro y mal iluminado.|negativa
Las guías explican de forma estupenda.|positiva
Colas de dos horas y personal antipático.|negativa
Salas vacías por obras, qué decepción.|negativa
El mejor museo de la ciudad.|positiva
Precioso edificio y una colección inolvidable.|positiva
No vale lo que cuesta la entrada.|negativa
""",
        head="Clasifica cada reseña como positiva o negativa.",
        fewshot=4,
    ),
    case(
        "es-ser",
        "ser o estar",
        "{f}\nFalta:",
        "f|a",
        """
Mi hermana ___ médica.|es
La sopa ___ fría, caliéntala.|está
Hoy nosotros ___ cansados.|estamos
Ellos ___ de Perú.|son
La fiesta ___ a las nueve.|es
Yo ___ en casa ahora.|estoy
Tú ___ muy alto.|eres
""",
        head="Completa con la forma correcta de ser o estar en presente.",
    ),
    right(
        "trivial de fútbol con opciones entre corchetes",
        "es-futbol",
        """
        opciones = " ".join(f"[{letra}] {o}" for letra, o in zip("XYZ", data["choices"]))
        text = f"{data['question']}\\n{opciones}\\nRespuesta:"
        gold = f"[{'XYZ'[data['answer']]}]"
        """,
        starred(
            """
¿Cuántos jugadores tiene un equipo en el campo?|9/10/*11
¿Quién puede coger el balón con las manos?|*el portero/el delantero/el lateral
¿Cuánto dura cada tiempo?|30 minutos/*45 minutos/60 minutos
¿De qué color es la tarjeta de expulsión?|*roja/verde/azul
¿Desde dónde se lanza un penalti?|la esquina/el centro/*los once metros
¿Qué país ganó el Mundial de 2010?|Italia/*España/Brasil
¿Cómo se llama marcar tres goles en un partido?|gol olímpico/córner/*triplete
"""
        ),
    ),
    rank(
        "es-capital",
        "capitales de América",
        "La capital de {p} es",
        "p",
        """
Bolivia|*Sucre/Potosí/Oruro
Colombia|Cali/*Bogotá/Medellín
Ecuador|Guayaquil/Cuenca/*Quito
Uruguay|*Montevideo/Salto/Rivera
Venezuela|Maracaibo/*Caracas/Mérida
Chile|Valparaíso/Arica/*Santiago
""",
        lead=" ",
    ),
    case(
        "es-alquiler",
        "cláusulas de alquiler: quién paga",
        "Cláusula: {c}\nPaga (inquilino / propietario):",
        "c|a",
        """
El arrendatario abonará el consumo de agua y luz.|inquilino
Las reparaciones de la cubierta corren a cargo del dueño.|propietario
La tasa de basuras será satisfecha por la parte arrendataria.|inquilino
El IBI lo paga la parte arrendadora.|propietario
El seguro del edificio será por cuenta del arrendador.|propietario
Las llaves perdidas las repondrá el inquilino a su costa.|inquilino
""",
    ),
    case(
        "pt-recibo",
        "recibo em português para linha de CSV",
        "{t}\nCSV (data;valor;loja):",
        "t|a",
        """
Padaria Central, 03/04/2024, total R$ 18,50|03/04/2024;18,50;Padaria Central
12/12/2023 - Livraria Sol - R$ 74,00|12/12/2023;74,00;Livraria Sol
Pago R$ 230,90 na Oficina do Zeca em 07/01/2024|07/01/2024;230,90;Oficina do Zeca
Farmácia Vida: R$ 41,15 (28/02/2024)|28/02/2024;41,15;Farmácia Vida
Em 19/06/2024, Floricultura Íris, R$ 55,00|19/06/2024;55,00;Floricultura Íris
R$ 9,99, Papelaria Lápis, 30/09/2023|30/09/2023;9,99;Papelaria Lápis
""",
        fewshot=2,
    ),
    case(
        "pt-jogo",
        "placar: vitória, empate ou derrota do time da casa",
        "Casa {m} x {v} Fora:",
        "m|v|a",
        """
2|1|vitória
0|0|empate
1|3|derrota
4|4|empate
3|0|vitória
0|2|derrota
1|0|vitória
2|2|empate
5|6|derrota
""",
        head="Resultado do ponto de vista do time da casa: vitória, empate ou derrota.",
    ),
    case(
        "pt-crase",
        "a ou à",
        "{f}\nComplete (a ou à):",
        "f|a",
        """
Vou __ escola de manhã.|à
Começou __ chover.|a
Entreguei o livro __ professora.|à
Andamos __ pé.|a
Ela voltou __ cidade natal.|à
O preço varia de dez __ vinte reais.|a
Fomos __ praia no domingo.|à
""",
    ),
    case(
        "pt-en",
        "placas de um parque, português e inglês",
        "PT: {p}\nEN:",
        "p|a",
        """
Proibido pisar na grama|Keep off the grass
Saída de emergência|Emergency exit
Cuidado com o cão|Beware of the dog
Piso molhado|Wet floor
Não alimente os animais|Do not feed the animals
Silêncio, por favor|Silence, please
""",
        metric="chrf",
        fewshot=2,
    ),
    case(
        "pt-agenda",
        "da ordem do dia, o item da hora",
        "{p}\nÀs {h}:",
        "p|h|a",
        """
9h abertura⏎10h palestra⏎11h café|10h|palestra
8h inscrição⏎9h oficina⏎12h almoço|12h|almoço
14h mesa-redonda⏎16h lanche⏎17h debate|14h|mesa-redonda
10h visita guiada⏎13h piquenique⏎15h regresso|15h|regresso
7h caminhada⏎8h banho⏎9h pequeno-almoço|8h|banho
18h filme⏎20h jantar⏎22h baile|20h|jantar
""",
    ),
    case(
        "ca-mesos",
        "el mes que ve, en català",
        "Després de {m} ve",
        "m|a",
        """
gener|febrer
març|abril
abril|maig
juny|juliol
setembre|octubre
octubre|novembre
desembre|gener
""",
    ),
    case(
        "la-casus",
        "Latin nouns, case and number in brackets",
        "{f} ({q}) =",
        "f|q|a",
        """
puella|acc. sg.|puellam
servus|gen. sg.|servi
rex|acc. sg.|regem
dominus|nom. pl.|domini
templum|nom. pl.|templa
rosa|gen. sg.|rosae
miles|dat. sg.|militi
""",
        head="Give the form of the Latin noun that is asked for.",
    ),
    right(
        "uma pergunta de quiz com as opções entre parênteses",
        "pt-quiz",
        """
        itens = ", ".join(data["target_scores"])
        text = f"{data['question']} ({itens})\\n"
        gold = next(each for each, score in data["target_scores"].items() if score)
        """,
        scored(
            """
Qual destes é um instrumento de sopro?|violão/*flauta/tambor
Qual destes animais põe ovos?|*galinha/vaca/gato
Qual destas cidades fica em Portugal?|Recife/Luanda/*Braga
Qual destes é um mês de 30 dias?|janeiro/*abril/julho
Qual destas frutas é cítrica?|banana/uva/*limão
Qual destes planetas tem anéis bem visíveis?|*Saturno/Marte/Vênus
"""
        ),
        lead="",
        method="ppl",
        metric="log_prob",
    ),
    right(
        "notas de clase, media entera",
        "es-media",
        """
        text = f"Notas de {data['alumno']}: {', '.join(map(str, data['notas']))}. Media:"
        gold = str(sum(data["notas"]) // len(data["notas"]))
        """,
        records(
            "alumno notas",
            ("Iker", [6, 8, 7]),
            ("Nuria", [10, 8]),
            ("Paco", [4, 5, 6]),
            ("Sole", [9, 9, 6]),
            ("Unai", [3, 7, 5, 5]),
            ("Vega", [10, 10, 7]),
        ),
    ),
    right(
        "turnos de una piscina en tabla alineada",
        "es-turnos",
        """
        text = f"{data['tabla']}\\n\\n¿Quién vigila el {data['dia']} por la {data['turno']}? Responde solo con el nombre.\\n"
        gold = data["a"]
        """,
        table(
            "tabla|dia|turno|a",
            """
día      mañana   tarde⏎lunes    Eva      Raúl⏎martes   Raúl     Gema|lunes|tarde|Raúl
día      mañana   tarde⏎jueves   Leo      Eva⏎viernes  Gema     Leo|viernes|mañana|Gema
día      mañana   tarde⏎martes   Nico     Eva⏎jueves   Raúl     Nico|jueves|tarde|Nico
día      mañana   tarde⏎sábado   Gema     Olga⏎domingo  Leo      Raúl|sábado|tarde|Olga
día      mañana   tarde⏎lunes    Olga     Leo⏎viernes  Eva      Nico|lunes|mañana|Olga
día      mañana   tarde⏎domingo  Raúl     Eva⏎martes   Leo      Gema|domingo|mañana|Raúl
""",
        ),
        lead="",
        fewshot=0,
    ),
)
