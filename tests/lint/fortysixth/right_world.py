"""Right prompts in other languages."""

from __future__ import annotations

from tests.lint.making import Right, ask, keyed, qa, records, right, starred, table

ANTONIMOS = qa("""
grande > pequeño
rápido > lento
abrir > cerrar
caro > barato
joven > viejo
subir > bajar
""")
ADUANA = table(
    "declaracion|estado",
    """
    Turista con dos botellas de vino y un queso, dentro del límite.|permitido
    Maleta con doce relojes nuevos sin factura.|retenido
    Perro con vacunas y pasaporte al día.|permitido
    Caja con plantas vivas sin certificado.|retenido
    Bicicleta usada para uso personal.|permitido
    Sobre con 40.000 euros no declarados.|retenido
    """,
)
PEDIDOS = table(
    "msg|prato|qtd#",
    """
    Boa noite, quero duas coxinhas, por favor.|coxinha|2
    Me vê um pastel de queijo?|pastel de queijo|1
    São três caldos de cana para a mesa 4.|caldo de cana|3
    Pode mandar cinco brigadeiros.|brigadeiro|5
    Queria quatro tapiocas com coco.|tapioca com coco|4
    """,
)
ESTADOS = qa("""
Bahia > Salvador
Paraná > Curitiba
Ceará > Fortaleza
Pará > Belém
Goiás > Goiânia
Minas Gerais > Belo Horizonte
""")
GENRES = qa("""
table > la
livre > le
fleur > la
soleil > le
maison > la
jardin > le
""")
METEO = table(
    "bulletin|ciel",
    """
    Averses sur toute la Bretagne, parapluie conseillé.|pluie
    Grand soleil à Nice, 27 degrés.|soleil
    Flocons attendus dès ce soir à Grenoble.|neige
    Temps sec et lumineux sur la Corse.|soleil
    Il tombera vingt millimètres d'eau à Lille.|pluie
    Dix centimètres de poudreuse aux Arcs.|neige
    """,
)
ARTIKEL = qa("""
Haus > das
Tisch > der
Lampe > die
Buch > das
Baum > der
Blume > die
""")
ZEITEN = table(
    "satz|zeit",
    """
    Ich habe gestern gekocht.|Perfekt
    Wir gehen ins Kino.|Präsens
    Sie wohnte in Kiel.|Präteritum
    Er liest die Zeitung.|Präsens
    Du hast mich gerufen.|Perfekt
    Der Hund bellte laut.|Präteritum
    """,
)
POSTA = table(
    "mail|urgente?",
    """
    Il server è fermo e i clienti non possono pagare.|true
    Ti mando le foto della gita.|false
    La firma serve entro un'ora, altrimenti perdiamo la gara.|true
    Promemoria: il corso di yoga riprende a settembre.|false
    Perdita d'acqua in archivio, venite subito!|true
    Ecco la ricetta che mi avevi chiesto.|false
    """,
)
KEIGO = qa("""
言う > おっしゃる
見る > ご覧になる
食べる > 召し上がる
来る > いらっしゃる
くれる > くださる
する > なさる
""")
EKI = table(
    "案内|出口",
    """
    市役所へは三番出口を出て右です。|三番
    美術館は一番出口から徒歩五分です。|一番
    病院にお越しの方は六番出口をご利用ください。|六番
    動物園は二番出口のすぐ前にあります。|二番
    大学へは五番出口からバスが出ています。|五番
    """,
)
KANSOU = table(
    "感想|評価",
    """
    とても面白くて一気に読みました。|良い
    話が長すぎて途中で寝てしまった。|悪い
    店員さんが親切で、また行きたい。|良い
    料理が冷めていて残念でした。|悪い
    画質がきれいで大満足です。|良い
    三日で壊れました。|悪い
    """,
)
JOSA = starred("""
저는 학교___ 갑니다.|을/*에/가
친구___ 영화를 봤어요.|*와/를/이
동생___ 사과를 먹습니다.|*이/를/에
책상 위___ 책이 있어요.|을/*에/와
어머니께서 김치___ 만드십니다.|*를/이/에
비___ 많이 옵니다.|를/와/*가
""")
SANGDAM = table(
    "문의|분류",
    """
    비밀번호를 잊어버렸어요.|계정
    택배가 아직 안 왔어요.|배송
    카드 결제가 두 번 됐습니다.|결제
    로그인이 안 됩니다.|계정
    주소를 잘못 적었는데 배송지를 바꾸고 싶어요.|배송
    할부로 결제할 수 있나요?|결제
    """,
)
NOPIM = qa("""
먹다 > 드시다
자다 > 주무시다
있다 > 계시다
죽다 > 돌아가시다
말하다 > 말씀하시다
""")
RODY = qa("""
стол > мужской
книга > женский
окно > средний
дом > мужской
река > женский
море > средний
""")
GOROD = table(
    "текст|город",
    """
    Анна родилась в городе Тверь и стала врачом.|Тверь
    Завод переехал, теперь он находится в городе Омск.|Омск
    Выставка откроется весной в городе Казань.|Казань
    Поезд прибыл в город Пермь в полдень.|Пермь
    Сборная сыграет матч в городе Сочи.|Сочи
    """,
)
ANVERS = qa("""
Goedemorgen > Good morning
Tot ziens > Goodbye
Dank u wel > Thank you
Hoe gaat het? > How are you?
Ik heb honger > I am hungry
""")
TURKCE = qa("""
ev > evler
kitap > kitaplar
çocuk > çocuklar
deniz > denizler
göz > gözler
araba > arabalar
""")
HAVA = keyed(
    "cumle",
    """
    Kar yağdı, çünkü hava çok|*soğuktu/sıcaktı
    Susadım, bu yüzden su|sattım/*içtim
    Işık söndü, oda|*karardı/aydınlandı
    Sınavı geçti, çok|üzüldü/*sevindi
    Yağmur başladı, şemsiyemi|*açtım/yedim
    Otobüsü kaçırdım, okula geç|*kaldım/kalktım
    """,
    lead=" ",
)
SKLEP = records(
    "pozycje suma",
    ([("chleb", 5), ("mleko", 4)], 9),
    ([("ser", 12), ("masło", 8)], 20),
    ([("jabłka", 6), ("gruszki", 7)], 13),
    ([("kawa", 25), ("cukier", 5)], 30),
    ([("ryż", 4), ("sok", 7)], 11),
)

RIGHT: tuple[Right, ...] = (
    ask("antónimos con igual", ANTONIMOS, "f\"antónimo de {data['q']} =\""),
    ask("antónimos en una frase", ANTONIMOS, "f\"Lo contrario de «{data['q']}» es\""),
    ask(
        "un agente de aduanas",
        ADUANA,
        "f\"Declaración: {data['declaracion']}\\nDecisión (permitido o retenido):\"",
        gold="data['estado']",
    ),
    ask(
        "pedidos de uma lanchonete em JSON",
        PEDIDOS,
        "f\"Pedido: {data['msg']}\\nDevolva um JSON com prato (no singular) e quantidade.\\nJSON:\"",
        gold="json.dumps({'prato': data['prato'], 'quantidade': data['qtd']}, ensure_ascii=False)",
        above="import json",
    ),
    ask(
        "pedidos, quantidade em algarismos",
        PEDIDOS,
        "data['msg'] + '\\nQuantidade (em algarismos):'",
        gold="str(data['qtd'])",
    ),
    ask("capitais dos estados", ESTADOS, "f\"Estado: {data['q']}\\nCapital:\"", fewshot=4),
    ask("l'article et le nom", GENRES, "f\"{data['q']} : le ou la ?\\nArticle :\""),
    ask(
        "le temps qu'il fait",
        METEO,
        "'Classez le bulletin : pluie, neige ou soleil.\\n' + data['bulletin'] + '\\nClasse :'",
        gold="data['ciel']",
    ),
    ask("der, die, das", ARTIKEL, "f\"Nomen: {data['q']}\\nArtikel (der, die oder das):\""),
    ask(
        "Zeitformen",
        ZEITEN,
        "f\"In welcher Zeit steht der Satz: Präsens, Präteritum oder Perfekt?\\nSatz: {data['satz']}\\nZeit:\"",
        gold="data['zeit']",
    ),
    ask(
        "Zeitformen mit Auswahl als Liste",
        ZEITEN,
        "'Präsens | Präteritum | Perfekt\\n\\n»' + data['satz'] + '«\\n->'",
        gold="data['zeit']",
    ),
    ask(
        "posta urgente",
        POSTA,
        "f\"Il messaggio è urgente? Rispondi sì o no.\\n\\nMessaggio: {data['mail']}\\nRisposta:\"",
        gold="'sì' if data['urgente'] else 'no'",
    ),
    ask("尊敬語の動詞", KEIGO, "f\"「{data['q']}」の尊敬語は\"", output="gold"),
    ask("尊敬語の表", KEIGO, '"普通語：" + data["q"] + "\\n尊敬語："', output="gold"),
    ask(
        "駅の案内",
        EKI,
        '"案内文を読み、出口の番号を「○番」の形で答えてください。\\n" + data["案内"] + "\\n出口："',
        gold='data["出口"]',
        output="gold",
    ),
    ask(
        "感想の評価",
        KANSOU,
        "f\"感想：{data['感想']}\\n評価（良い／悪い）：\"",
        gold='data["評価"]',
        output="gold",
    ),
    ask(
        "조사 고르기",
        JOSA,
        'data["question"] + "\\n" + " ".join(f"{m} {c}" for m, c in zip("①②③", data["choices"])) + "\\n알맞은 조사의 번호:"',
        gold='"①②③"[data["answer"]]',
    ),
    ask(
        "조사를 그대로 쓰기",
        JOSA,
        "f\"빈칸에 들어갈 말을 고르세요: {data['question']}\\n보기: {', '.join(data['choices'])}\\n답:\"",
        gold='data["choices"][data["answer"]]',
    ),
    ask(
        "상담 분류",
        SANGDAM,
        "f\"고객 문의를 계정, 배송, 결제 중 하나로 분류하세요.\\n문의: {data['문의']}\\n분류:\"",
        gold='data["분류"]',
    ),
    ask("높임말", NOPIM, "f\"{data['q']}의 높임말은?\\n답:\"", fewshot=2),
    ask(
        "род существительных", RODY, "f\"Слово: {data['q']}\\nРод (мужской, женский или средний):\""
    ),
    ask(
        "город в тексте",
        GOROD,
        "f\"{data['текст']}\\nО каком городе идёт речь?\\nГород:\"",
        gold="data['город']",
        fewshot=2,
    ),
    ask("Nederlands en Engels", ANVERS, "f\"NL: {data['q']}\\nEN:\"", fewshot=2),
    ask("çoğul ekleri", TURKCE, "f\"tekil: {data['q']}\\nçoğul:\""),
    ask(
        "suma na paragonie",
        SKLEP,
        "'\\n'.join(f'{n}: {c} zł' for n, c in data['pozycje']) + '\\nRazem (sama liczba):'",
        gold="str(data['suma'])",
        fewshot=2,
    ),
    right(
        "cümle tamamlama",
        "right-hava",
        """
        text = data["cumle"]
        gold = max(data["target_scores"], key=data["target_scores"].get)
        """,
        HAVA,
        lead="",
        method="ppl",
    ),
)
