"""Right tasks in French, Dutch, Italian, Portuguese, Chinese and Korean."""

from __future__ import annotations

from tests.lint.making import table
from tests.lint.shape import SmallTask, code

GENRE = SmallTask(
    "genre-du-nom",
    code(
        r"""
    gold = {"m": " masculin", "f": " féminin"}[data["genre"]]
    text = "Nom : " + data["nom"] + "\nGenre :"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            **row,
            "target_scores": {
                " masculin": int(row["genre"] == "m"),
                " féminin": int(row["genre"] == "f"),
            },
        }
        for row in table(
            "nom|genre",
            """
    table|f
    fromage|m
    forêt|f
    problème|m
    clé|f
    musée|m
    dent|f
    silence|m
    lycée|m
    eau|f
    fenêtre|f
    théâtre|m
    fête|f
    arbre|m
    """,
        )
    ),
    method="ppl",
    fewshot=4,
    description="Donnez le genre grammatical de chaque nom : masculin ou féminin.",
)

FIETS = SmallTask(
    "fiets-regels",
    code(
        r"""
    regel, vraag = data["regel"], data["vraag"]
    gold = " " + data["antwoord"]
    text = f"Regel: {regel}\nVraag: {vraag}\nAntwoord (ja of nee):"
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            **row,
            "target_scores": {
                " ja": int(row["antwoord"] == "ja"),
                " nee": int(row["antwoord"] == "nee"),
            },
        }
        for row in table(
            "regel|vraag|antwoord",
            """
    Fietsers mogen in deze straat in beide richtingen rijden.|Mag je hier heen en terug fietsen?|ja
    Het fietspad is voor fietsers; brommers rijden op de rijbaan.|Mag een brommer op het
      fietspad?|nee
    In het donker heeft elke fiets achter een rood licht nodig.|Mag je 's nachts zonder achterlicht
      fietsen?|nee
    Op het plein mag je fietsen, maar niet op zaterdag.|Mag je op dinsdag over het plein
      fietsen?|ja
    De stalling is de eerste dag gratis; daarna kost ze een euro per dag.|Kost de stalling de eerste
      dag geld?|nee
    Kinderen tot acht jaar mogen achterop in een zitje.|Mag een kind van vijf achterop in een
      zitje?|ja
    De pont neemt fietsen mee, maar geen auto's.|Kun je met de fiets op de pont?|ja
    Wie op de fiets een telefoon vasthoudt, krijgt een boete.|Mag je op de fiets een telefoon
      vasthouden?|nee
    De brug is van mei tot juli dicht voor fietsers.|Kun je in juni over de brug fietsen?|nee
    Huurfietsen moeten voor middernacht terug zijn.|Is een huurfiets om elf uur 's avonds nog op
      tijd?|ja
    De fiets mag mee in de trein, maar niet in de spits.|Mag de fiets mee in de spits?|nee
    Fietsers van rechts hebben voorrang op auto's.|Moet een auto een fietser van rechts voor laten
      gaan?|ja
    """,
        )
    ),
    method="ppl",
    fewshot=2,
)

REGISTRO = SmallTask(
    "registro-frase",
    code(
        r"""
    gold = f" {data['registro']}"
    parti = ["La frase è formale o informale?", "Frase: " + data["frase"], "Registro:"]
    return {"input": "\n".join(parti), "output": gold, "processed_output": gold}
    """
    ),
    tuple(
        {
            **row,
            "target_scores": {
                " formale": int(row["registro"] == "formale"),
                " informale": int(row["registro"] == "informale"),
            },
        }
        for row in table(
            "frase|registro",
            """
    La prego di inviarmi il modulo entro venerdì.|formale
    Ehi, passi da me stasera?|informale
    Con la presente comunico le mie dimissioni.|formale
    Dai, muoviti che perdiamo il treno!|informale
    Gentile dottoressa, Le confermo l'appuntamento.|formale
    Che figata il concerto di ieri!|informale
    Boh, non so se vengo.|informale
    Restiamo in attesa di un Suo cortese riscontro.|formale
    Ti va una pizza più tardi?|informale
    Voglia gradire i miei più distinti saluti.|formale
    I signori passeggeri sono pregati di allacciare le cinture.|formale
    Ma che dici, sei fuori?|informale
    """,
        )
    ),
    method="ppl",
    fewshot=4,
)

PLURAL = SmallTask(
    "plural-nomes",
    code(
        r"""
    text = PEDIDO.format(**data)
    gold = data["plural"]
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """,
        above=r"""
    PEDIDO = "Escreva o plural da palavra.\nSingular: {singular}\nPlural:"
    """,
    ),
    table(
        "singular|plural",
        """
    pão|pães
    animal|animais
    flor|flores
    homem|homens
    mão|mãos
    papel|papéis
    limão|limões
    nariz|narizes
    jardim|jardins
    lençol|lençóis
    português|portugueses
    coração|corações
    irmã|irmãs
    túnel|túneis
    """,
    ),
    fewshot=4,
)

KUAIDI = SmallTask(
    "kuaidi-zhuangtai",
    code(
        r"""
    text = "快递短信说明包裹处于什么状态？从已签收、运输中、待取件、异常中选一个。\n"
    text += f"短信：{data['duanxin']}\n状态："
    gold = data["zhuangtai"]
    return {"input": text, "output": gold, "processed_output": gold}
    """
    ),
    table(
        "duanxin|zhuangtai",
        """
    您的包裹已由本人签收，感谢使用。|已签收
    快件已离开上海分拨中心，发往北京。|运输中
    包裹已放入三号柜，请凭取件码领取。|待取件
    收件地址不详，快件无法派送，请联系客服。|异常
    快件已到楼下驿站，请今晚九点前来取。|待取件
    您的快递已由前台代签，如有疑问请致电。|已签收
    货车正在高速上，预计明天上午到达本市。|运输中
    外包装破损，已退回发件网点处理。|异常
    快件正从广州飞往成都。|运输中
    邮件已投递完毕，家人已代您签收。|已签收
    您的包裹在小区门卫室，请带证件来取。|待取件
    电话多次无人接听，派送失败。|异常
    """,
    ),
    fewshot=4,
)

SUTJA = SmallTask(
    "urimal-sutja",
    code(
        r"""
    gold = str(data["수"])
    text = f"우리말로 쓴 수를 아라비아 숫자로 쓰세요.\n우리말: {data['말']}\n숫자:"
    return {"input": text, "output": " " + gold, "processed_output": gold}
    """
    ),
    table(
        "말|수#",
        """
    스물셋|23
    열다섯|15
    서른하나|31
    마흔일곱|47
    쉰둘|52
    예순여섯|66
    일흔|70
    여든아홉|89
    아흔넷|94
    열여덟|18
    서른다섯|35
    마흔|40
    """,
    ),
)

TASKS = (GENRE, FIETS, REGISTRO, PLURAL, KUAIDI, SUTJA)
