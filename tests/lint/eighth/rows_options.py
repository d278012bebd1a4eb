"""Rows of questions with options."""

from __future__ import annotations

from tests.lint.eighth.making import table

_MEDICINE = table(
    "question a b c d gold",
    """
    Which vitamin is needed for the clotting of blood? | Vitamin C | Vitamin D | Vitamin K | Vitamin E | 2
    Which organ makes insulin? | Pancreas | Liver | Spleen | Kidney | 0
    A patient has a low count of red cells. What is the condition called? | Leukaemia | Anaemia | Jaundice | Sepsis | 1
    Which drug lowers a fever? | Insulin | Warfarin | Digoxin | Paracetamol | 3
    Scurvy comes from a lack of which vitamin? | Vitamin A | Vitamin C | Vitamin B12 | Vitamin K | 1
    Which nerve carries signals from the eye? | Optic nerve | Vagus nerve | Facial nerve | Sciatic nerve | 0
    Which bone is in the thigh? | Tibia | Ulna | Radius | Femur | 3
    Which chamber pumps blood into the aorta? | Right atrium | Right ventricle | Left ventricle | Left atrium | 2
    Which gas do red cells carry to the tissues? | Nitrogen | Oxygen | Helium | Argon | 1
    Which of these is a viral disease? | Tetanus | Cholera | Measles | Tuberculosis | 2
    Where does bile come from? | Liver | Stomach | Colon | Lung | 0
    Which part of the brain keeps the balance? | Thalamus | Hippocampus | Medulla | Cerebellum | 3
    """,
)
MEDICINE = tuple(
    {
        "question": row["question"],
        "choices": [row[key] for key in "abcd"],
        "answer": int(row["gold"]),
    }
    for row in _MEDICINE
)
FAKAO = table(
    "题目 A B C D 答案",
    """
    甲拾得他人丢失的手机后拒不归还，失主可以依据什么请求返还？ | 合同 | 不当得利 | 无因管理 | 正当防卫 | B
    不满八周岁的未成年人属于哪一类人？ | 完全民事行为能力人 | 限制民事行为能力人 | 法人 | 无民事行为能力人 | D
    向人民法院请求保护民事权利的普通诉讼时效是几年？ | 三年 | 一年 | 两年 | 二十年 | A
    邻居外出时，乙主动替他修好漏水的屋顶，这属于什么行为？ | 侵权行为 | 赠与 | 无因管理 | 不当得利 | C
    下列哪一项属于不动产？ | 汽车 | 土地 | 首饰 | 家具 | B
    定金的数额不得超过主合同标的额的多少？ | 百分之十 | 百分之五十 | 百分之二十 | 百分之三十 | C
    因重大误解订立的合同，当事人可以请求人民法院怎样处理？ | 撤销 | 公证 | 续订 | 登记 | A
    遗嘱继承与法定继承同时存在时，哪一种优先？ | 法定继承 | 两者平等 | 由法院抽签 | 遗嘱继承 | D
    夫妻一方婚前购买的房屋一般属于谁的财产？ | 夫妻共同所有 | 该方个人 | 子女 | 国家 | B
    借款合同对支付利息没有约定的，应当如何处理？ | 视为没有利息 | 按年利率百分之十 | 由出借人决定 | 按市场价格 | A
    自然人的民事权利能力从何时开始？ | 满十八周岁 | 满八周岁 | 出生 | 入学 | C
    动产物权的设立一般自何时发生效力？ | 签字 | 公告 | 付款 | 交付 | D
    """,
)
_MONEY = table(
    "query A B C label",
    """
    A bond's price falls. What happens to its yield? | It falls | It rises | It stays | B
    Which statement lists assets and debts on one day? | Balance sheet | Income statement | Cash flow statement | A
    Net income is 40 million dollars and there are 10 million shares. What are the earnings per share? | 0.25 dollars | 400 dollars | 4 dollars | C
    Which asset is the most liquid? | A house | Cash | A painting | B
    Which ratio compares current assets to current debts? | Gearing | Payout ratio | Current ratio | C
    What does diversification lower? | Specific risk | Inflation | Taxes | A
    A firm pays a part of its profit to its owners. What is it called? | A coupon | A dividend | A premium | B
    Which rate is charged on loans between banks overnight? | Interbank rate | Tax rate | Dividend rate | A
    Who buys a put option to protect a holding? | One who expects a rise | One who must deliver oil | One who fears a fall | C
    What is a loss in the value of a machine over time? | Accrual | Depreciation | Goodwill | B
    Which tax is added to each sale? | Value added tax | Estate tax | Wealth tax | A
    Which market trades debts of less than a year? | Housing market | Share market | Money market | C
    """,
)
MONEY = tuple(
    {"query": row["query"], "options": {key: row[key] for key in "ABC"}, "label": row["label"]}
    for row in _MONEY
)
_HOUSE = table(
    "goal sol1 sol2 label",
    """
    To keep cut apples from turning brown, | rub them with lemon juice. | leave them in the sun. | 0
    To loosen a rusty bolt, | pour sand over it. | put a few drops of oil on it. | 1
    To dry a wet phone, | switch it on and shake it. | take out the battery and let it air. | 1
    To chill a bottle quickly, | wrap it in a wet towel and put it in the freezer. | put it near the stove. | 0
    To remove wax from a cloth, | freeze it and scrape it off. | stir it with a spoon. | 0
    To sharpen a pencil without a sharpener, | hold it under water. | shave its tip with a small knife. | 1
    To ripen an avocado, | store it in a bag with a banana. | bury it in salt. | 0
    To hang a picture level, | close one eye and guess. | use a spirit level. | 1
    To stop a door from squeaking, | grease its hinges. | paint its handle. | 0
    To peel garlic fast, | chill it for a week. | crush the clove with the flat of a knife. | 1
    To keep pasta from boiling over, | lay a wooden spoon across the pot. | close the lid tightly. | 0
    To carry many eggs home, | put them in a net. | put them in a box with hollows. | 1
    """,
)
HOUSE = tuple(
    row
    | {
        "label": int(row["label"]),
        "target_scores": {
            row["sol1"]: 1 - int(row["label"]),
            row["sol2"]: int(row["label"]),
        },
    }
    for row in _HOUSE
)
_DUIHUA = table(
    "first second question a b c gold",
    """
    女：这件大衣打几折？ | 男：今天全场八折。 | 他们最可能在哪儿？ | 商店 | 医院 | 图书馆 | 0
    男：你怎么才来？ | 女：路上堵车，我等了半个小时。 | 女的为什么迟到？ | 起晚了 | 堵车了 | 生病了 | 1
    女：会议改到周五了吗？ | 男：不，改到下周一上午。 | 会议什么时候开？ | 周五 | 周三 | 下周一 | 2
    男：这道菜太咸了。 | 女：那我下次少放点盐。 | 女的下次会怎么做？ | 少放盐 | 多放糖 | 不做饭 | 0
    女：你儿子考得怎么样？ | 男：数学不错，英语没及格。 | 男的的儿子哪门课没及格？ | 数学 | 英语 | 历史 | 1
    男：请问去火车站坐几路车？ | 女：坐十五路，第三站下车。 | 男的要去哪儿？ | 机场 | 学校 | 火车站 | 2
    女：我的眼镜找不到了。 | 男：不就在你头上吗？ | 眼镜在哪儿？ | 桌子上 | 女的头上 | 书包里 | 1
    男：外面下雨了，带把伞吧。 | 女：谢谢，我穿雨衣就行。 | 女的打算用什么挡雨？ | 雨衣 | 雨伞 | 帽子 | 0
    女：您想要靠窗的座位吗？ | 男：要靠过道的，方便出去。 | 男的想坐哪儿？ | 靠窗 | 中间 | 靠过道 | 2
    男：这本小说你看完了？ | 女：才看了一半，月底还给你。 | 女的什么时候还书？ | 今天 | 月底 | 明年 | 1
    女：咱们点一壶绿茶怎么样？ | 男：晚上喝茶睡不着，来果汁吧。 | 男的想喝什么？ | 果汁 | 绿茶 | 咖啡 | 0
    男：电梯又坏了。 | 女：没事，才四楼，走上去吧。 | 他们怎么上楼？ | 坐电梯 | 坐扶梯 | 走楼梯 | 2
    """,
)
DUIHUA = tuple(
    {
        "dialogue": [row["first"], row["second"]],
        "question": row["question"],
        "choice": [row[key] for key in "abc"],
        "answer": row["abc"[int(row["gold"])]],
    }
    for row in _DUIHUA
)
_OPOSICION = table(
    "pregunta a b c d gold",
    """
    ¿Qué órgano filtra la sangre y forma la orina? | El riñón | El bazo | El hígado | El páncreas | 1
    ¿Cuál es el hueso más largo del cuerpo? | El húmero | El fémur | La tibia | El radio | 2
    ¿Qué hormona baja la glucosa en la sangre? | La adrenalina | El cortisol | La insulina | La tiroxina | 3
    ¿Qué células defienden el cuerpo de infecciones? | Las plaquetas | Los hematíes | Las neuronas | Los leucocitos | 4
    ¿Dónde empieza la digestión del almidón? | En el colon | En la boca | En el esófago | En el recto | 2
    ¿Qué vacuna se pone contra la parotiditis? | La triple vírica | La BCG | La de la rabia | La antitetánica | 1
    ¿Qué mineral falta en la anemia ferropénica? | El yodo | El calcio | El sodio | El hierro | 4
    ¿Qué parte del ojo regula la entrada de luz? | La retina | La córnea | El iris | El cristalino | 3
    ¿Qué enfermedad transmite el mosquito Anopheles? | La gripe | La malaria | La sarna | La lepra | 2
    ¿Qué músculo separa el tórax del abdomen? | El diafragma | El bíceps | El trapecio | El glúteo | 1
    ¿Qué bacteria causa la tuberculosis? | El vibrio | La listeria | La salmonela | El bacilo de Koch | 4
    ¿Qué grupo sanguíneo es donante universal? | El grupo A | El grupo B | El grupo O negativo | El grupo AB | 3
    """,
)
OPOSICION = tuple(
    {
        "pregunta": row["pregunta"],
        "opciones": [row[key] for key in "abcd"],
        "correcta": int(row["gold"]),
    }
    for row in _OPOSICION
)
_WISSEN = table(
    "frage a b c gold",
    """
    Welcher Planet ist der Sonne am nächsten? | Merkur | Mars | Saturn | 0
    Woraus besteht Wasser außer Sauerstoff? | Helium | Wasserstoff | Eisen | 1
    Welches Tier legt Eier? | Hund | Kuh | Huhn | 2
    Was misst ein Barometer? | Luftdruck | Licht | Lärm | 0
    Welcher Stoff leitet Strom am besten? | Holz | Glas | Kupfer | 2
    Wie heißt gefrorenes Wasser? | Dampf | Eis | Nebel | 1
    Welche Pflanze hat Nadeln? | Eiche | Buche | Fichte | 2
    Was zieht der Magnet an? | Eisen | Papier | Gummi | 0
    Womit atmen Fische? | Lunge | Kiemen | Haut | 1
    Welches Gestirn leuchtet selbst? | Mond | Venus | Sonne | 2
    Was entsteht beim Rosten? | Eisenoxid | Kochsalz | Zucker | 0
    Welcher Sinn gehört zur Nase? | Gehör | Geruch | Gesicht | 1
    """,
)
WISSEN = tuple(
    {
        "frage": row["frage"],
        "antworten": [row[key] for key in "abc"],
        "target_scores": {row[key]: int("abc"[int(row["gold"])] == key) for key in "abc"},
    }
    for row in _WISSEN
)
