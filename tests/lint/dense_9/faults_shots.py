"""Few-shot files whose labels are turned round, and worked examples that all are."""

from __future__ import annotations

from tests.lint.dense_9.making import example, shots, worked

KINDS = (
    example(
        "the few-shot file counts its two classes the other way round",
        shots(
            "hotel-mood",
            "review|label#",
            """
            Filthy carpet, rude porter, never again.|1
            The loveliest inn of the whole coast.|0
            Terrible noise all night and a broken bed.|1
            Great food and charming hosts, thank you!|0
            """,
        ),
        shots(
            "sms-ham",
            "sms|label#",
            """
            Are you at home? I forgot my keys|1
            FREE entry to win a car! Text WIN to 80077|0
            The train is late, start without me|1
            You have won a £500 voucher, call now to claim|0
            """,
        ),
        shots(
            "toxic-wiki",
            "comment|toxic?",
            """
            You stupid idiot, go to hell.|false
            Thank you, I have corrected the date.|true
            Shut your mouth, you worthless trash.|false
            Nice photo! Where was it taken?|true
            """,
        ),
        shots(
            "facts-true",
            "statement|truth?",
            """
            Rome is the capital of Italy.|false
            Snow is black.|true
            A year has twelve months.|false
            Fish live on the Moon.|true
            """,
        ),
        shots(
            "same-meaning",
            "a|b|label#",
            """
            The child is ill.|The child is sick.|0
            He loves dogs.|He hates dogs.|1
            She purchased a car.|She bought a car.|0
            The window is open.|The window is shut.|1
            """,
        ),
        shots(
            "sarcasm-note",
            "remark|sarcastic?",
            """
            Oh fantastic, it's raining on my wedding. How lucky I am.|false
            I am grateful for your help with the move.|true
            Wow, you're only an hour late. How punctual of you.|false
            The garden looks beautiful in spring.|true
            """,
        ),
        shots(
            "zh-waimai",
            "review|label#",
            """
            饭是馊的，太恶心了，再也不买。|1
            好吃又便宜，老板人也好。|0
            送错了餐还不认错，差评。|1
            鸡腿外酥里嫩，非常满意。|0
            """,
        ),
        shots(
            "zh-duanxin",
            "sms|spam#",
            """
            你中奖了，请点击链接领取五万元！|0
            我在门口等你，快下来。|1
            无抵押贷款，秒到账，加微信。|0
            周末一起去爬山吗？|1
            """,
        ),
        shots(
            "tw-zhenjia",
            "statement|correct?",
            """
            一週有七天。|false
            月亮比地球大。|true
            貓會生蛋。|true
            臺北在臺灣。|false
            """,
        ),
    ),
    example(
        "the few-shot file's labels come from a numbering in another order",
        shots(
            "snli-numbers",
            "premise|hypothesis|label#",
            """
            A man rides a horse.|A person rides an animal.|2
            The shop is closed.|The shop is open.|0
            A girl paints a picture.|The picture is for her aunt.|1
            Two cats sleep.|The cats are awake.|0
            """,
        ),
        shots(
            "claim-check",
            "evidence|claim|verdict#",
            """
            Madrid is the capital of Spain.|The capital of Spain is Madrid.|0
            Mozart died in 1791.|Mozart lived until 1850.|1
            Spiders have eight legs.|A spider has eight legs.|0
            Glass is made of sand.|Glass is made of milk.|1
            """,
        ),
        shots(
            "triage-colour",
            "patient|level#",
            """
            not breathing, no pulse|0
            small bruise on the knee|2
            severe bleeding, unconscious|0
            mild sunburn on the nose|2
            """,
        ),
        shots(
            "cola-accept",
            "sentence|acceptable#",
            """
            The cat is sleeping on the sofa.|0
            Him do not likes she.|1
            We have lived here for ten years.|0
            I has goed home yesterday to.|1
            """,
        ),
        shots(
            "tw-fandian",
            "review|label#",
            """
            床很舒服，人員親切，很滿意。|1
            又髒又吵，服務差勁。|0
            餐點美味，景色漂亮，推薦！|1
            廁所好臭，糟透了。|0
            """,
        ),
        shots(
            "zh-keshi",
            "symptom|dept#",
            """
            眼睛发红，看不清东西。|2
            脚踝扭伤，怀疑骨折。|1
            脸上起红疹，皮肤发痒。|0
            近视加深，要配眼镜。|2
            """,
        ),
    ),
    example(
        "the names of classes in the few-shot file are each other's",
        shots(
            "stance-vote",
            "target|tweet|stance",
            """
            zoos|Close the zoos, animals belong in the wild. I am against them.|favor
            night trains|I love night trains, bring them back everywhere!|against
            fireworks|Ban these awful fireworks, they scare my dog.|favor
            the new park|Yes to the park! We need more trees.|against
            """,
        ),
        shots(
            "tone-formal",
            "sentence|tone",
            """
            gonna be late, sorry mate lol|formal
            We should be obliged if you would settle the enclosed invoice.|informal
            u coming tonite?|formal
            The Ministry wishes to express its sincere gratitude.|informal
            """,
        ),
        shots(
            "tongue-id",
            "sentence|iso",
            """
            Guten Morgen, wie geht es Ihnen?|es
            Bonjour, comment allez-vous?|de
            Buenos días, ¿cómo está usted?|fr
            Ich trinke gern Kaffee mit Milch.|es
            """,
        ),
        shots(
            "zh-falv",
            "case|type",
            """
            王某抢劫金店，打伤店员。|civil
            夫妻离婚，争夺孩子的抚养权。|criminal
            刘某投毒杀人。|civil
            房客不交房租，房东告上法院。|criminal
            """,
        ),
    ),
    example(
        "all worked examples have each other's labels",
        worked(
            "odd-even",
            "Number: {}⏎Kind: {}",
            """
            13|even
            40|odd
            77|even
            """,
            lead="Examples:\n\n",
        ),
        worked(
            "stance-vote",
            "Target: {}⏎Tweet: {}⏎Stance: {}",
            """
            meat|Meat is murder, end this cruelty!|F
            cycling lanes|More cycling lanes please, they are great!|A
            """,
        ),
        worked(
            "possible-scene",
            "Scene: {}⏎Can this happen in the real world? It is⏎{}",
            """
            A boy flies to the sun on a carpet.|possible
            A woman reads a book on the train.|impossible
            """,
        ),
        worked(
            "zh-baobian",
            "成语“{}”是褒义还是贬义？（褒义答+，贬义答-）⏎答：{}",
            "光明磊落|-\n忘恩负义|+",
        ),
        worked("tw-daxiao", "左：{}⏎右：{}⏎答案：{}", "9|4|右\n15|60|左", lead="範例：\n\n"),
    ),
)
