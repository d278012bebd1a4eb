"""Right tasks with long prompts in German, French, Spanish, Japanese and Portuguese."""

from __future__ import annotations

from tests.lint.fortieth.forms import led, task
from tests.lint.making import keyed, records, table

DATES = led(
    "de-termine",
    """
    # Anleitung für die Datenpflege im Stadtarchiv

    ## Hintergrund
    In den Findbüchern stehen Datumsangaben in vielen Schreibweisen. Für die Datenbank brauchen wir sie
    einheitlich im Format JJJJ-MM-TT.

    ## Regeln
    1. Das Jahr hat immer vier Ziffern, Monat und Tag haben je zwei.
    2. Bei Angaben mit Punkten steht der Tag vor dem Monat.
    3. Zweistellige Jahre gehören ins 20. Jahrhundert: 14 bedeutet 1914.
    4. Wochentage und Uhrzeiten entfallen.
    5. Alte Monatsnamen: Hornung ist der Februar, Heumond der Juli, Christmond der Dezember.

    ## Beispiele
    Angabe: Dienstag, den 4. Hornung 1890
    Datum: 1890-02-04

    Angabe: 30.11.22
    Datum: 1922-11-30

    ## Ausgabe
    Nur das Datum, ohne weiteren Text.
    """,
    r"""
    text = f"Angabe: {data['angabe']}\nDatum:"
    return {"input": text, "output": " " + data["datum"], "processed_output": data["datum"]}
    """,
    table(
        "angabe|datum",
        """
        am 3. Mai 1871|1871-05-03
        17.8.04|1904-08-17
        Freitag, 12. Heumond 1805|1805-07-12
        1. Januar 1900, 9 Uhr vormittags|1900-01-01
        25. Christmond 1832|1832-12-25
        09.10.1938|1938-10-09
        Sonntag, den 28. Juni 1914|1914-06-28
        6.2.47|1947-02-06
        """,
    ),
)

UNITS = led(
    "fr-conversions",
    """
    Vous êtes l'assistant d'un professeur de physique au collège.

    CONSIGNES
    1) Convertissez la mesure dans l'unité demandée.
    2) Écrivez d'abord le calcul complet sur une seule ligne, avec le facteur de conversion.
    3) Terminez par quatre dièses et le résultat, sans unité.
    4) N'arrondissez jamais : tous les résultats sont exacts.

    FACTEURS
    | de | vers | facteur |
    | --- | --- | --- |
    | km | m | 1000 |
    | m | cm | 100 |
    | h | min | 60 |
    | min | s | 60 |
    | t | kg | 1000 |

    MODÈLE
    Mesure : 3 km en m
    Conversion : 3 * 1000 = 3000 m #### 3000

    RAPPEL
    Seul le nombre qui suit les dièses est noté.
    """,
    r"""
    text = f"Mesure : {data['mesure']}\nConversion :"
    return {
        "input": text,
        "output": f" {data['calcul']} #### {data['nombre']}",
        "processed_output": data["nombre"],
    }
    """,
    table(
        "mesure|calcul|nombre",
        """
        7 km en m|7 * 1000 = 7000 m|7000
        12 m en cm|12 * 100 = 1200 cm|1200
        5 h en min|5 * 60 = 300 min|300
        45 min en s|45 * 60 = 2700 s|2700
        8 t en kg|8 * 1000 = 8000 kg|8000
        26 km en m|26 * 1000 = 26000 m|26000
        9 h en min|9 * 60 = 540 min|540
        31 m en cm|31 * 100 = 3100 cm|3100
        """,
    ),
    postprocess="gsm8k_post",
)

MATCH = led(
    "es-mismo-producto",
    """
    Eres responsable del catálogo de un comparador de precios. Recibes los títulos de dos ofertas y
    decides si venden exactamente el mismo producto.

    <criterios>
    - Es el mismo producto cuando coinciden la marca, el modelo, la capacidad y el color.
    - El orden de las palabras, las mayúsculas y las frases publicitarias no importan.
    - Una capacidad, una talla o un color diferentes significan otro producto.
    - Un accesorio (funda, cable, recambio) nunca es el mismo producto que el aparato.
    - Un paquete de dos unidades no es lo mismo que una sola.
    </criterios>

    <casos_difíciles>
    Oferta 1: Cafetera Aroma X2 roja
    Oferta 2: Jarra para cafetera Aroma X2
    ¿Mismo producto?: no

    Oferta 1: TALADRO BORT 18V
    Oferta 2: Bort 18V, taladro, ¡envío gratis!
    ¿Mismo producto?: sí
    </casos_difíciles>

    Contesta con «sí» o «no», en minúsculas y sin comillas.
    """,
    r"""
    text = f"Oferta 1: {data['uno']}\nOferta 2: {data['dos']}\n¿Mismo producto?:"
    gold = max(data["target_scores"], key=data["target_scores"].get)
    return {"input": text, "output": gold, "processed_output": gold}
    """,
    keyed(
        "uno|dos",
        """
        Auriculares Sonix 300 negros|Sonix 300 auriculares, color negro|*sí/no
        Disco externo Kordal 1 TB|Disco externo Kordal 2 TB|sí/*no
        Zapatillas Vela talla 41 blancas|Zapatillas Vela talla 43 blancas|sí/*no
        Móvil Lumo 5, 128 GB, azul|LUMO 5 azul 128 GB - oferta del día|*sí/no
        Plancha Tersa 2400 W|Tersa, plancha de 2400 W|*sí/no
        Reloj Nordio S verde|Correa verde para reloj Nordio S|sí/*no
        Pack de 2 bombillas Clara 9 W|Bombilla Clara 9 W|sí/*no
        Mochila Trek 30 litros gris|Mochila gris Trek, 30 litros, envío gratis|*sí/no
        Batidora Mixa 700 blanca|Batidora Mixa 700 negra|sí/*no
        Ratón inalámbrico Pico M2|Pico M2 - ratón inalámbrico|*sí/no
        """,
        lead=" ",
    ),
    method="ppl",
    fewshot=2,
)

SAFE = task(
    "ja-kikendo",
    """
    あなたは食品工場の安全管理の担当者です。従業員から届いたヒヤリハット報告を読み、危険度を判定します。

    ■ 危険度の定義
    高：人が重いけがをする、または命にかかわるおそれがある
    中：軽いけがのおそれがある、または製品に異物が入るおそれがある
    低：けがや異物のおそれはなく、作業がしにくいだけである

    ■ 判定の手順
    1. 何が起きたかではなく、何が起こりえたかを考える。
    2. 複数の定義に当てはまるときは、最も高いものを選ぶ。
    3. 報告者の役職や文章のうまさは考えに入れない。

    ■ 判定例
    報告：フォークリフトが通路で人に接触しそうになった。
    危険度：高

    報告：休憩室のいすの座り心地が悪い。
    危険度：低

    ■ 出力
    高・中・低のいずれか一文字だけを書く。理由は書かない。
    """,
    r"""
    text = HEAD + f"\n\n報告：{data['report']}\n危険度："
    return {"input": text, "output": data["level"], "processed_output": data["level"]}
    """,
    table(
        "report|level",
        """
        包装機の安全カバーが外れたまま動いていて、腕を巻き込まれそうになった。|高
        床が少しぬれていて、すべって手をすりむいた人がいた。|中
        掲示板の字が小さくて読みにくい。|低
        高さ四メートルの足場の手すりがぐらついていた。|高
        ラベルの切れ端が製品の箱に入りかけた。|中
        ロッカーの鍵が回しにくい。|低
        冷凍庫の扉が中から開かず、人が閉じ込められかけた。|高
        ダンボールの角で指を切った。|中
        更衣室の時計が五分遅れている。|低
        """,
    ),
)

TABELA = task(
    "pt-horarios",
    """
    ## Função
    Você atende no balcão de informações de uma rodoviária e responde com base no quadro de horários.

    ## O quadro
    Cada linha é um ônibus. As colunas são:
    * destino - a cidade de chegada
    * saída - a hora da partida
    * plataforma - o número da plataforma

    ## Regras
    1. Procure a resposta no quadro e copie a célula como está.
    2. A resposta é uma única célula.
    3. Horas ficam com dois algarismos, dois-pontos e dois algarismos.
    4. Não escreva a palavra "plataforma" na resposta.
    5. Se o passageiro errar o nome da cidade, use o nome do quadro.

    ## Formato
    Apenas o conteúdo da célula, sem ponto final.
    """,
    r"""
    linhas = [f"| {cidade} | {hora} | {numero} |" for cidade, hora, numero in data["quadro"]]
    quadro = "\n".join(["| destino | saída | plataforma |", "| --- | --- | --- |", *linhas])
    text = HEAD + f"\n\nQuadro:\n{quadro}\n\nPergunta: {data['pergunta']}\nResposta:"
    return {"input": text, "output": " " + data["celula"], "processed_output": data["celula"]}
    """,
    records(
        "quadro pergunta celula",
        (
            [["Santos", "07:15", "4"], ["Campinas", "08:00", "11"], ["Sorocaba", "09:40", "2"]],
            "De qual plataforma sai o ônibus para Campinas?",
            "11",
        ),
        (
            [["Recife", "06:30", "1"], ["Olinda", "07:05", "9"], ["Caruaru", "10:20", "3"]],
            "A que horas parte o ônibus para Caruaru?",
            "10:20",
        ),
        (
            [["Niterói", "12:10", "7"], ["Petrópolis", "13:25", "5"], ["Búzios", "15:00", "8"]],
            "Para onde vai o ônibus das 13:25?",
            "Petrópolis",
        ),
        (
            [["Londrina", "05:50", "6"], ["Maringá", "08:35", "10"], ["Cascavel", "11:15", "12"]],
            "A que horas parte o ônibus para Londrina?",
            "05:50",
        ),
        (
            [
                ["Ilhéus", "09:00", "2"],
                ["Feira de Santana", "09:45", "13"],
                ["Jequié", "14:30", "4"],
            ],
            "Para onde vai o ônibus da plataforma 13?",
            "Feira de Santana",
        ),
        (
            [["Joinville", "16:20", "3"], ["Blumenau", "17:10", "1"], ["Itajaí", "18:55", "9"]],
            "De qual plataforma sai o ônibus das 18:55?",
            "9",
        ),
        (
            [["Pelotas", "06:05", "8"], ["Canoas", "06:50", "5"], ["Gramado", "07:45", "14"]],
            "A que horas parte o ônibus para Canoas?",
            "06:50",
        ),
        (
            [["Natal", "19:30", "11"], ["Mossoró", "21:00", "6"], ["Caicó", "22:40", "7"]],
            "De qual plataforma sai o ônibus para Natal?",
            "11",
        ),
    ),
)
