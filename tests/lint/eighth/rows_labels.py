"""Rows with labels."""

from __future__ import annotations

from tests.lint.eighth.making import table

_FINSENT = table(
    "sentence label",
    """
    Quarterly profit rose to 12.4 million euros from 9.8 million a year earlier. | 2
    The company will hold its annual meeting on 4 May in Turku. | 1
    Sales of the paper unit dropped sharply, and 300 jobs will go. | 0
    The board has appointed a new head of logistics. | 1
    Orders fell by a fifth as builders put off new projects. | 0
    The bank raised its forecast after a record spring. | 2
    The contract covers the upkeep of eight lifts. | 1
    The group swung to a loss because of rising fuel prices. | 0
    Margins improved for the sixth quarter in a row. | 2
    The plant in Oulu makes pumps and valves. | 1
    Lenders refused to extend the credit line, and the shares plunged. | 0
    The firm won its largest order so far and lifted its dividend. | 2
    """,
)
FINSENT = tuple(row | {"label": int(row["label"])} for row in _FINSENT)
TUILI = table(
    "sentence1 sentence2 label",
    """
    一个女孩在河边放风筝。 | 有人在户外。 | 蕴含
    老板把店门锁上回家了。 | 店还开着。 | 矛盾
    他们昨天买了一辆新车。 | 车是红色的。 | 中立
    医生让他多休息。 | 他得了感冒。 | 中立
    孩子们在教室里唱歌。 | 教室里很安静，没有声音。 | 矛盾
    这家餐厅只收现金。 | 在这里不能刷卡。 | 蕴含
    火车晚点了两个小时。 | 火车准时到了。 | 矛盾
    她每天早上跑五公里。 | 她会跑步。 | 蕴含
    校长在大会上讲了话。 | 讲话持续了一小时。 | 中立
    两只狗在草地上追球。 | 草地上有动物。 | 蕴含
    图书馆周一不开门。 | 周一可以去图书馆借书。 | 矛盾
    爷爷在院子里种了菜。 | 他种的是黄瓜。 | 中立
    """,
)
DEPECHES = table(
    "titre corps rubrique",
    """
    Victoire à domicile | Les Bleues ont gagné trois à un devant leur public. | sport
    Baisse des taux | La banque centrale réduit son taux d'un quart de point. | économie
    Nouveau traitement | Un essai montre moins de migraines chez les patients. | santé
    Fusion de deux banques | Les actionnaires ont voté pour le rapprochement. | économie
    Grippe précoce | Les urgences reçoivent déjà de nombreux malades. | santé
    Le peloton repart | L'étape de montagne a laissé dix coureurs à terre. | sport
    Hausse du chômage | Le nombre de demandeurs d'emploi progresse de deux pour cent. | économie
    Finale au stade | Les supporters ont dormi devant les guichets. | sport
    Vaccin repoussé | L'agence demande d'autres données aux chercheurs. | santé
    Record du marathon | La coureuse a mis deux heures et dix minutes. | sport
    Prix du blé | Les exportations tirent les cours vers le haut. | économie
    Manque d'infirmières | Trois services ferment la nuit faute de personnel. | santé
    """,
)
PUBMED = table(
    "context question final_decision",
    """
    In a trial of 240 adults, those who walked daily had lower blood pressure than the rest. | Does daily walking lower blood pressure? | yes
    Ninety children got syrup or a placebo. Coughs lasted equally long in both groups. | Does the syrup shorten a cough? | no
    Results on sleep differed between the three clinics, and the sample was small. | Does the mattress improve sleep? | maybe
    Wounds closed two days earlier under the new dressing than under gauze. | Is the new dressing better than gauze? | yes
    Patients who fasted before surgery vomited as often as those who drank water. | Does fasting prevent vomiting after surgery? | no
    Light therapy helped women but showed no clear effect in men. | Does light therapy relieve low mood? | maybe
    Infections halved after nurses were trained in washing hands. | Does training in hand washing cut infections? | yes
    Vitamin tablets made no difference to the number of colds in 500 students. | Do vitamin tablets prevent colds? | no
    One analysis found fewer falls with tai chi, another found no effect. | Does tai chi prevent falls? | maybe
    Eyes were less red after a week of drops, while untreated eyes stayed red. | Do the drops reduce redness? | yes
    The scan missed nine of ten small tumours that surgeons later found. | Is the scan reliable for small tumours? | no
    Pain fell in the first month and came back later, so the benefit is unclear. | Does the brace help in knee pain? | maybe
    """,
)
HEARSAY = table(
    "facts answer",
    """
    To prove that Ann was in town, a witness says that Bob told her he had seen Ann there. | Yes
    To prove that the light was red, the witness says that she saw it herself. | No
    To prove that the brakes failed, a lawyer offers a letter in which the mechanic says so. | Yes
    To prove that Carl can speak, a nurse says that Carl said good morning. | No
    To prove that Dora owed money, her neighbour tells what Dora's banker said to him. | Yes
    To prove that the shop was warned, a clerk says that he heard the warning being read out. | No
    To prove that Ed stole the car, an officer reports what a passer-by told him about it. | Yes
    To prove the terms of a contract, the parties show the contract itself. | No
    To prove that the roof leaked, the tenant quotes what the former tenant wrote. | Yes
    To prove that Fay was afraid, a friend says that she saw Fay tremble. | No
    To prove that the meeting took place, Gil repeats what his brother said about it. | Yes
    To prove the speed, the engineer gives his own measurement in court. | No
    """,
)
HEARSAY_SHOTS = table(
    "facts answer",
    """
    To prove that Hal left early, the guard repeats what the porter told him. | Yes
    To prove that Ivy wore a hat, the witness shows a photograph of Ivy. | No
    To prove that Jo was ill, his boss reads a note in which Jo's sister says so. | Yes
    To prove that Kim paid, the cashier says that she took the money. | No
    """,
)
BANKING = table(
    "utterance intent",
    """
    My card was swallowed by the machine in the station. | lost card
    How much do you charge for sending money abroad? | fees
    I cannot log in since I changed my phone. | login
    Someone took my purse with both cards in it. | lost card
    Why was I billed three euros for a withdrawal? | fees
    The app says that my password is wrong. | login
    Please block my card, I left it in a taxi. | lost card
    Is there a monthly price for the gold account? | fees
    The code for signing in never arrives. | login
    I think that my card fell out of my pocket. | lost card
    What does it cost to change dollars? | fees
    It will not accept my fingerprint any more. | login
    """,
)
QINGXU = table(
    "对话 情绪",
    """
    小李：我考上研究生了！小王：恭喜恭喜！ | 高兴
    甲：你怎么把我的杯子打碎了？乙：你先别吼。 | 生气
    老张：我的猫昨天走了。老刘：节哀。 | 难过
    甲：中奖了，今晚我请客！乙：太好了！ | 高兴
    甲：又是你，天天迟到！乙：对不起。 | 生气
    小美：他再也不会回来了。小丽：别哭了。 | 难过
    甲：你凭什么不经同意翻我的包？乙：我没有。 | 生气
    妈妈：孩子会叫爸爸了！爸爸：真的吗？快录下来！ | 高兴
    甲：奶奶住院后一直没醒。乙：我陪你去看她。 | 难过
    甲：我们的队夺冠了！乙：走，去庆祝！ | 高兴
    顾客：等了两个小时还没上菜，叫经理来！服务员：马上。 | 生气
    甲：毕业以后大家就散了。乙：我也舍不得。 | 难过
    """,
)
