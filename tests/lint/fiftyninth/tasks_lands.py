"""Right tasks in German, Spanish, Japanese, Russian, Chinese, Turkish and Polish."""

from __future__ import annotations

from typing import Any

from tests.lint.making import table
from tests.lint.shape import Row, SmallTask, code


def ranked(rows: tuple[Row, ...], field: str, labels: str, lead: str = " ") -> tuple[Row, ...]:
    """Return rows with the scores of all labels, of which the field has the right one."""
    made: list[dict[str, Any]] = []
    for row in rows:
        scores = {lead + each: int(each == row[field]) for each in labels.split("/")}
        made.append({**row, "target_scores": scores})
    return tuple(made)


FAHR = SmallTask(
    "fahrschule",
    code(
        r"""
    antworten = [f"{nummer}. {each}" for nummer, each in enumerate(data["antworten"], start=1)]
    text = "\n".join([data["frage"], *antworten, "Nummer der richtigen Antwort:"])
    gold = str(data["richtig"])
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "frage|antworten*|richtig#",
        """
    Was bedeutet eine rote Ampel?|Weiterfahren/Anhalten/Hupen|2
    Wer hat an einer Kreuzung ohne Schilder Vorfahrt?|Wer von rechts kommt/Wer von links
      kommt/Wer größer ist|1
    Wie schnell darf man innerorts in der Regel fahren?|Tempo 30/Tempo 70/Tempo
      50|3
    Wo darf man niemals parken?|Auf einem Parkplatz/Vor einer Feuerwehrzufahrt/In der
      eigenen Garage|2
    Was tun Sie, wenn ein Krankenwagen mit Blaulicht kommt?|Platz machen/Schneller
      fahren/Fotografieren|1
    Welches Licht schalten Sie bei Nacht ein?|Das Radio/Die Warnblinkanlage/Das Abblendlicht|3
    Wann müssen Sie sich anschnallen?|Nur auf der Autobahn/Vor jeder Fahrt/Nur bei Regen|2
    Was zeigt ein weißer Pfeil auf blauem Grund an?|Eine vorgeschriebene Richtung/Einen
      Flughafen/Eine Tankstelle|1
    Worauf achten Sie beim Abbiegen besonders?|Auf Plakate/Auf Wolken/Auf Radfahrer|3
    Was verlängert den Bremsweg?|Trockene Straße/Neue Reifen/Glatteis|3
    Wie viel Promille dürfen Fahranfänger haben?|0,5/0,0/0,8|2
    Was gehört in jedes Auto?|Ein Warndreieck/Ein Regenschirm/Eine Decke|1
    """,
    ),
    fewshot=3,
    description="Beantworten Sie die Fragen aus der Fahrschule mit der Nummer der Antwort.",
)

DURCHSAGE = SmallTask(
    "durchsage",
    code(
        r"""
    text = "Durchsage: " + data["durchsage"]
    text += "\nWorum geht es: Verspätung, Ausfall oder Gleiswechsel?\nThema:"
    gold = " " + data["thema"]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    ranked(
        table(
            "bahnhof|durchsage|thema",
            """
    Gera|Der Zug nach Jena fährt heute zwanzig Minuten später ab.|Verspätung
    Ulm|Die Regionalbahn um 8:04 Uhr entfällt, bitte nehmen Sie den Bus.|Ausfall
    Hof|Der Eilzug nach Plauen hält heute an Gleis 5 statt an Gleis 2.|Gleiswechsel
    Celle|Heute abweichend von Gleis 7: der Intercity nach Kiel.|Gleiswechsel
    Gera|Wegen eines Baums auf der Strecke kommt der Zug aus Weida erst um 9:40 Uhr.|Verspätung
    Trier|Der letzte Zug nach Luxemburg kann heute nicht fahren.|Ausfall
    Husum|Die Abfahrt nach Sylt verzögert sich um wenige Minuten.|Verspätung
    Ulm|Bitte beachten Sie: Ihr Zug nach Aalen steht heute gegenüber.|Gleiswechsel
    Hof|Alle Züge nach Eger sind heute gestrichen.|Ausfall
    Celle|Der Zug aus Uelzen wird nun gegen 17:25 Uhr erwartet, nicht um 16:45 Uhr.|Verspätung
    Trier|Die Bahn nach Konz fährt nun doch von Gleis 11 ab, nicht von Gleis 10.|Gleiswechsel
    Husum|Die Fahrt um 6:12 Uhr nach Tönning findet nicht statt.|Ausfall
    """,
        ),
        "thema",
        "Verspätung/Ausfall/Gleiswechsel",
    ),
    method="ppl",
    metric="log_prob",
    fewshot=3,
)

ACENTO = SmallTask(
    "acento-tonico",
    code(
        r"""
    gold = data["clase"]
    entrada = "¿La palabra es aguda, llana o esdrújula?\n"
    entrada += f"Palabra: {data['palabra']}\nClase:"
    return {"input": entrada, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "palabra|clase",
        """
    camión|aguda
    lápiz|llana
    música|esdrújula
    pared|aguda
    mesa|llana
    sábado|esdrújula
    café|aguda
    árbol|llana
    pájaro|esdrújula
    reloj|aguda
    joven|llana
    teléfono|esdrújula
    ventana|llana
    cantidad|aguda
    """,
    ),
    fewshot=4,
)

JOSUSHI = SmallTask(
    "josushi",
    code(
        r"""
    kigou = ["ア", "イ", "ウ", "エ"]
    sentaku = "\n".join(k + " " + each for k, each in zip(kigou, data["選択肢"]))
    text = f"「{data['名詞']}」を数える言葉はどれですか。記号で答えなさい。\n{sentaku}\n答え："
    gold = data["記号"]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "名詞|選択肢*|記号",
        """
    紙|本/枚/冊/台|イ
    自転車|台/匹/羽/足|ア
    猫|枚/頭/匹/軒|ウ
    辞書|杯/本/通/冊|エ
    鉛筆|本/冊/台/人|ア
    すずめ|台/羽/頭/枚|イ
    靴下|軒/通/足/杯|ウ
    手紙|台/羽/冊/通|エ
    一戸建ての家|枚/軒/足/本|イ
    牛|羽/杯/頭/通|ウ
    コーヒー|杯/匹/軒/冊|ア
    学生|頭/足/枚/人|エ
    """,
    ),
    fewshot=3,
)

VID = SmallTask(
    "vid-glagola",
    code(
        r"""
    gold = {"св": " совершенный", "нсв": " несовершенный"}[data["вид"]]
    text = f"Глагол: {data['глагол']}\nВид:"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            **row,
            "target_scores": {
                " совершенный": int(row["вид"] == "св"),
                " несовершенный": int(row["вид"] == "нсв"),
            },
        }
        for row in table(
            "глагол|вид",
            """
    читать|нсв
    прочитать|св
    решить|св
    писать|нсв
    сказать|св
    говорить|нсв
    купить|св
    покупать|нсв
    открыть|св
    спать|нсв
    взять|св
    помогать|нсв
    """,
        )
    ),
    method="ppl",
    metric="log_prob",
    fewshot=4,
    description="Определите вид глагола: совершенный или несовершенный.",
)

LAJI = SmallTask(
    "laji-fenlei",
    code(
        r"""
    wupin = data["wupin"]
    text = f"垃圾分为可回收物、有害垃圾、厨余垃圾和其他垃圾。\n物品：{wupin}\n类别："
    gold = [key for key, fen in data["target_scores"].items() if fen == 1][0]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    ranked(
        table(
            "wupin|leibie",
            """
    旧报纸|可回收物
    香蕉皮|厨余垃圾
    过期的感冒药|有害垃圾
    用过的餐巾纸|其他垃圾
    空矿泉水瓶|可回收物
    剩米饭|厨余垃圾
    坏了的水银温度计|有害垃圾
    烟头|其他垃圾
    易拉罐|可回收物
    鱼骨头|厨余垃圾
    废荧光灯管|有害垃圾
    婴儿的纸尿裤|其他垃圾
    """,
        ),
        "leibie",
        "可回收物/有害垃圾/厨余垃圾/其他垃圾",
        lead="",
    ),
    method="ppl",
    metric="log_prob",
    fewshot=4,
)

UNLU = SmallTask(
    "unlu-uyumu",
    code(
        r"""
    text = "Kelime: {}\nÇoğul eki (-lar ya da -ler):".format(data["kelime"])
    gold = " -" + data["ek"]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    ranked(
        tuple(
            {**row, "ek": "l" + row["ek"] + "r"}
            for row in table(
                "kelime|ek",
                """
    kitap|a
    ev|e
    göz|e
    okul|a
    kedi|e
    ağaç|a
    gül|e
    kuş|a
    araba|a
    şehir|e
    köpek|e
    yıldız|a
    """,
            )
        ),
        "ek",
        "lar/ler",
        lead=" -",
    ),
    method="ppl",
    metric="log_prob",
    fewshot=4,
)

GODZINA = SmallTask(
    "ktora-godzina",
    code(
        r"""
    text = "Zapisz godzinę cyframi.\nSłowami: {slowami}\nCyframi:".format(**data)
    gold = data["cyframi"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "slowami|cyframi",
        """
    kwadrans po siódmej|7:15
    wpół do ósmej|7:30
    za kwadrans dziewiąta|8:45
    pięć po dziesiątej|10:05
    za dziesięć pierwsza|12:50
    wpół do trzeciej|2:30
    dwadzieścia po czwartej|4:20
    za pięć szósta|5:55
    kwadrans po jedenastej|11:15
    dziesięć po drugiej|2:10
    za dwadzieścia piąta|4:40
    wpół do dwunastej|11:30
    """,
    ),
    fewshot=3,
)

TASKS = (FAHR, DURCHSAGE, ACENTO, JOSUSHI, VID, LAJI, UNLU, GODZINA)
