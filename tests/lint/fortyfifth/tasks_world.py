"""Right tasks in German, French, Spanish, Japanese, Russian, Portuguese and Italian."""

from __future__ import annotations

from tests.lint.making import starred, table
from tests.lint.shape import SmallTask, code

BAHN = SmallTask(
    "bahn-beschwerden",
    code(r"""
    text = (
        "Worum geht es in der Beschwerde: Verspätung, Sauberkeit oder Personal?\n"
        f"Beschwerde: {data['text']}\n"
        "Thema:"
    )
    return {"input": text, "output": " " + data["thema"], "processed_output": data["thema"]}
    """),
    table(
        "text|thema",
        """
    Der Zug kam vierzig Minuten zu spät in Ulm an.|Verspätung
    Die Toilette im Wagen 7 war völlig verdreckt.|Sauberkeit
    Der Schaffner hat mich vor allen angeschrien.|Personal
    Wegen der langen Wartezeit habe ich den Anschluss verpasst.|Verspätung
    Auf den Sitzen lag überall Müll.|Sauberkeit
    Die Dame am Schalter wollte mir nicht helfen.|Personal
    Schon wieder eine Stunde gewartet, das reicht.|Verspätung
    Die Fenster sind so schmutzig, dass man nichts sieht.|Sauberkeit
    Die Zugbegleiterin war unhöflich zu meiner Mutter.|Personal
    Es roch im Abteil nach altem Essen.|Sauberkeit
    """,
    ),
)

RECETTE = SmallTask(
    "recettes-traduction",
    code(
        r"""
    invite = EXEMPLES + f"Français : {data['fr']}\nAnglais :"
    return {"input": invite, "output": f" {data['en']}", "processed_output": data["en"]}
    """,
        above="""
    PAIRES = [
        ("Épluchez les pommes.", "Peel the apples."),
        ("Salez l'eau.", "Salt the water."),
    ]
    EXEMPLES = "Traduisez la phrase de recette en anglais.\\n\\n" + "".join(
        f"Français : {fr}\\nAnglais : {en}\\n\\n" for fr, en in PAIRES
    )
    """,
    ),
    table(
        "fr|en",
        """
    Coupez les carottes en dés.|Dice the carrots.
    Laissez reposer la pâte une heure.|Let the dough rest for an hour.
    Ajoutez le lait peu à peu.|Add the milk little by little.
    Préchauffez le four.|Preheat the oven.
    Mélangez le beurre et le sucre.|Mix the butter and the sugar.
    Égouttez les pâtes.|Drain the pasta.
    Faites fondre le chocolat.|Melt the chocolate.
    Servez très chaud.|Serve very hot.
    """,
    ),
    fewshot=0,
)

EXAMEN = SmallTask(
    "examen-historia",
    code(r"""
    letras = "abcd"
    opciones = [f"{letra}) {opcion}" for letra, opcion in zip(letras, data["opciones"])]
    gold = letras[data["correcta"]]
    return {
        "input": "Pregunta: " + data["pregunta"] + "\n" + "\n".join(opciones) + "\nRespuesta:",
        "output": " " + gold,
        "processed_output": gold,
    }
    """),
    starred(
        """
    ¿En qué año llegó Colón a América?|1453/*1492/1512/1588
    ¿Quién pintó el Guernica?|*Picasso/Goya/Dalí/Velázquez
    ¿Qué pueblo construyó Machu Picchu?|mayas/aztecas/*incas/olmecas
    ¿En qué ciudad está la Alhambra?|Sevilla/Toledo/Cádiz/*Granada
    ¿Quién fue el libertador de Venezuela?|*Bolívar/Hidalgo/Artigas/Juárez
    ¿Qué imperio cayó en el año 476?|persa/otomano/*romano/inca
    ¿Dónde empezó la Revolución Industrial?|Rusia/*Inglaterra/Italia/Grecia
    ¿Qué muro cayó en 1989?|*Berlín/Adriano/Troya/Lugo
    ¿Quién escribió el Quijote?|Quevedo/Góngora/Lope/*Cervantes
    ¿Qué río cruza El Cairo?|*Nilo/Níger/Congo/Volta
    ¿Qué país fue gobernado por los zares?|China/*Rusia/Japón/Suecia
    ¿Qué metal buscaban en El Dorado?|cobre/plata/*oro/hierro
    """,
        "pregunta",
        "opciones",
        "correcta",
    ),
)

YADO = SmallTask(
    "yado-kuchikomi",
    code(r"""
    hyouka = data["hyouka"]
    text = f"宿の口コミを「好評」か「不評」に分類してください。\n口コミ：{data['honbun']}\n分類："
    return {"input": text, "output": hyouka, "processed_output": hyouka}
    """),
    table(
        "honbun|hyouka",
        """
    部屋が広くて景色も最高でした。|好評
    お湯がぬるくて入れませんでした。|不評
    朝食がおいしく、また泊まりたいです。|好評
    壁が薄くて隣の声がうるさかった。|不評
    スタッフが親切で安心できました。|好評
    写真と違って部屋が汚かったです。|不評
    駅から近くてとても便利でした。|好評
    予約したのに部屋がありませんでした。|不評
    露天風呂からの星空に感動しました。|好評
    夕食が冷めていてがっかりしました。|不評
    """,
    ),
)

NOVOSTI = SmallTask(
    "novosti-rubrika",
    code(
        r"""
    kod = data["label"]
    text = "Рубрики: " + ", ".join(RUBRIKI.values()) + ".\n"
    text += "Заголовок: " + data["title"] + "\nРубрика:"
    return {"input": text, "output": " " + RUBRIKI[kod], "processed_output": RUBRIKI[kod]}
    """,
        above="""
    RUBRIKI = {"sport": "спорт", "econ": "экономика", "cult": "культура"}
    """,
    ),
    table(
        "title|label",
        """
    Сборная по хоккею вышла в финал|sport
    Банк повысил ставку по вкладам|econ
    В музее открылась выставка икон|cult
    Цены на бензин снова выросли|econ
    Теннисистка выиграла третий турнир подряд|sport
    Театр покажет новую постановку Чехова|cult
    Экспорт зерна сократился на треть|econ
    Бегун побил рекорд марафона|sport
    Оркестр отправится на гастроли|cult
    Тренер футбольного клуба подал в отставку|sport
    Инфляция замедлилась в мае|econ
    Вышел сборник стихов молодого поэта|cult
    """,
    ),
)

FARMACIA = SmallTask(
    "bula-perguntas",
    code(r"""
    bloco = ["Bula: " + data["bula"], "Pergunta: " + data["pergunta"], "Resposta curta:"]
    resposta = data["resposta"]
    return {"input": "\n".join(bloco), "output": " " + resposta, "processed_output": resposta}
    """),
    table(
        "bula|pergunta|resposta",
        """
    Tomar um comprimido a cada oito horas, depois das refeições.|De quantas em quantas horas se toma?|oito horas
    Guardar o frasco na geladeira e longe de crianças.|Onde se guarda o frasco?|na geladeira
    Pode causar sonolência; não dirigir após o uso.|Que efeito o remédio pode ter?|sonolência
    Uso proibido para menores de doze anos.|A partir de que idade se pode usar?|doze anos
    Antes de usar, agitar bem o frasco.|O que se faz antes de usar?|agitar bem
    O tratamento dura sete dias, mesmo sem sintomas.|Quanto dura o tratamento?|sete dias
    Não misturar com álcool.|Com que não se deve misturar?|álcool
    A pomada é aplicada duas vezes ao dia.|Quantas vezes ao dia se aplica?|duas vezes
    """,
    ),
)

BANDO = SmallTask(
    "bando-vero-falso",
    code(r"""
    testo = "Bando: %(bando)s\nAffermazione: %(frase)s\nVero o falso?" % data
    esito = "vero" if data["esito"] == 1 else "falso"
    return {"input": testo, "output": " " + esito, "processed_output": esito}
    """),
    table(
        "bando|frase|esito#",
        """
    Le domande si presentano entro il 30 aprile.|Si può fare domanda a maggio.|0
    Il posto è a tempo pieno.|L'impiego è a tempo pieno.|1
    È richiesta la patente di guida.|La patente non serve.|0
    Lo stipendio è di 1800 euro al mese.|Lo stipendio è mensile.|1
    La prova scritta si tiene a Torino.|La prova scritta si tiene in Sicilia.|0
    Sono ammessi solo candidati laureati.|Serve una laurea.|1
    Il contratto dura due anni.|Il contratto è a tempo indeterminato.|0
    I candidati portano un documento valido.|Bisogna avere un documento.|1
    """,
    ),
)

TASKS = (BAHN, RECETTE, EXAMEN, YADO, NOVOSTI, FARMACIA, BANDO)
