"""Rows with labels."""

from __future__ import annotations

from tests.lint.ninth.making import table

OTZYVY = table(
    "текст оценка",
    """
Курьер приехал вовремя, всё упаковано аккуратно. | положительный
Через неделю экран погас, в сервисе только разводят руками. | отрицательный
Суп был холодный, а официант забыл про нас на час. | отрицательный
Чудесный вид из окна и очень тихие соседи. | положительный
Книга читается на одном дыхании, подарю сестре. | положительный
Швы разошлись после первой стирки. | отрицательный
Врач объяснил всё спокойно и ответил на каждый вопрос. | положительный
Звук хрипит, деньги на ветер. | отрицательный
Номер убирали каждый день, завтрак вкусный. | положительный
Два часа ждали такси и опоздали на поезд. | отрицательный
Дети в восторге от мастер-класса, придём ещё. | положительный
Обещали новый аккумулятор, а поставили старый. | отрицательный
""",
)
_NLI = table(
    "premise hypothesis label",
    """
한 남자가 공원에서 개와 산책하고 있다. | 남자가 밖에 있다. | 0
아이들이 교실에서 그림을 그리고 있다. | 아이들이 바다에서 수영하고 있다. | 2
여자가 부엌에서 빵을 굽고 있다. | 여자는 딸의 생일을 준비한다. | 1
기차가 역에 멈춰 서 있다. | 기차가 빠르게 달리고 있다. | 2
두 사람이 식당에서 국수를 먹는다. | 두 사람이 음식을 먹고 있다. | 0
학생이 도서관에서 책을 읽는다. | 학생은 내일 시험이 있다. | 1
할머니가 시장에서 사과를 샀다. | 할머니가 과일을 샀다. | 0
고양이가 소파 위에서 자고 있다. | 고양이가 나무를 오르고 있다. | 2
소년이 자전거를 고치고 있다. | 소년은 친구에게 자전거를 빌렸다. | 1
가수가 무대에서 노래를 부른다. | 누군가 노래하고 있다. | 0
거리가 텅 비어 있다. | 거리에 사람이 가득하다. | 2
의사가 환자와 이야기하고 있다. | 환자는 어제 수술을 받았다. | 1
""",
)
KOREAN = tuple({**row, "label": int(row["label"])} for row in _NLI)
TOUTIAO = table(
    "标题 类别",
    """
主队加时赛绝杀，提前两轮夺冠 | 体育
央行下调存款准备金率，股市应声上涨 | 财经
新款手机芯片发布，能耗降低三成 | 科技
导演新作定档春节，预告片首日播放破亿 | 娱乐
女排姑娘三比零横扫对手挺进四强 | 体育
多家银行调整房贷利率，月供将减少 | 财经
科研团队造出可折叠太阳能电池 | 科技
歌手巡回演唱会加开两场，门票秒空 | 娱乐
马拉松赛道改线，选手称更易出成绩 | 体育
猪肉价格连续四周回落，通胀压力减轻 | 财经
无人驾驶公交车在新区开始试运行 | 科技
电视剧大结局收视率创五年新高 | 娱乐
""",
)
TREC = table(
    "text coarse",
    """
Who painted the ceiling of the Sistine Chapel? | person
Where is the deepest lake in the world? | place
How many strings does a cello have? | number
What is photosynthesis? | definition
Who was the first woman in space? | person
What is an isotope? | definition
How far is the moon from the earth? | number
Where do penguins breed? | place
In which country was the printing press built first? | place
What does the word palindrome mean? | definition
How old was Mozart when he died? | number
Who leads an orchestra? | person
""",
)
EMOCIONES = table(
    "frase emoción",
    """
¡Por fin aprobé el examen de conducir! | alegría
Echo tanto de menos a mi abuela que no puedo dormir. | tristeza
Me han cobrado dos veces y nadie contesta al teléfono. | enfado
He oído pasos en la escalera y estoy sola en casa. | miedo
Mi hermano vuelve mañana después de tres años. | alegría
Se murió nuestro perro y la casa está vacía. | tristeza
¡Otra vez ha aparcado en mi plaza! | enfado
El avión empezó a temblar y cerré los ojos. | miedo
Nos ha tocado la lotería y estamos bailando. | alegría
Desde que te fuiste, los domingos son grises. | tristeza
Ya es la quinta mentira que me cuenta mi jefe. | enfado
El médico quiere verme hoy y no dice por qué. | miedo
""",
)
_BOOL = table(
    "passage question answer",
    """
The Danube rises in the Black Forest and flows into the Black Sea. | does the danube flow into the north sea | no
Honey keeps for years because it holds little water. | can honey be stored for years | yes
Bamboo belongs to the family of grasses, although it may grow as high as trees. | is bamboo a tree | no
The museum opens every day but Monday, from ten to six. | is the museum open on sundays | yes
Octopuses have three hearts; two of them serve the gills. | does an octopus have more than one heart | yes
The first railway of the country was built in 1835 and closed in 1922. | is the first railway still in use | no
Sourdough rises by wild yeast, so no bought yeast is needed. | do you need bought yeast for sourdough | no
Visitors may bring small dogs if they stay on a lead. | are small dogs allowed in the park | yes
The tower was rebuilt after the fire, two storeys higher than before. | was the tower higher before the fire | no
Penguins cannot fly, but they swim faster than most divers. | can penguins swim | yes
Basalt forms when lava cools quickly at the surface. | is basalt made of lava | yes
The lake freezes only in the coldest winters. | is the lake frozen every winter | no
""",
)
BOOL = tuple({**row, "answer": row["answer"] == "yes"} for row in _BOOL)
ARAB = table(
    "نص سؤال جواب",
    """
يقع المتحف في وسط المدينة ويفتح أبوابه كل يوم ما عدا الجمعة. | هل يفتح المتحف يوم الجمعة؟ | لا
تعيش الجمال في الصحراء وتستطيع الصبر على العطش أياما. | هل تصبر الجمال على العطش؟ | نعم
ينبع النهر من الجبال ويصب في البحر المتوسط. | هل يصب النهر في المحيط الهندي؟ | لا
بدأ بناء الجسر عام 1950 وانتهى بعد ثلاث سنوات. | هل استغرق بناء الجسر ثلاث سنوات؟ | نعم
يزرع الفلاحون القمح في الخريف ويحصدونه في الصيف. | هل يحصد القمح في الصيف؟ | نعم
سافر أحمد إلى المغرب بالقطار ثم بالسفينة. | هل سافر أحمد بالطائرة؟ | لا
تضم المكتبة أكثر من مليون كتاب بلغات كثيرة. | هل في المكتبة كتب كثيرة؟ | نعم
أغلق المصنع بعد الحريق ولم يفتح من جديد. | هل ما زال المصنع يعمل؟ | لا
تباع التذاكر على الإنترنت فقط. | هل تباع التذاكر عند الباب؟ | لا
يدرس سامي الطب منذ أربع سنوات. | هل يدرس سامي الطب؟ | نعم
""",
)
