"""Rows with answers of their own."""

from __future__ import annotations

from tests.lint.ninth.making import table

SHOP = table(
    "question steps answer",
    """
Maya buys 3 notebooks at 4 dollars each and a pen for 2 dollars. How much does she pay? | The notebooks cost 3 * 4 = 12 dollars. With the pen that is 12 + 2 = 14 dollars. | 14
A train has 8 cars with 50 seats each. 310 seats are taken. How many are free? | There are 8 * 50 = 400 seats. So 400 - 310 = 90 are free. | 90
Tom reads 15 pages a day. His book has 180 pages and he has read 30. How many days does he still need? | There are 180 - 30 = 150 pages left. He needs 150 / 15 = 10 days. | 10
A recipe takes 250 g of flour for 10 cookies. How many grams are needed for 40 cookies? | 40 cookies are 40 / 10 = 4 times as many. They take 4 * 250 = 1000 g. | 1000
Lena has 45 stamps. She gives a third to her brother and buys 12 more. How many has she now? | She gives away 45 / 3 = 15 stamps. She has 45 - 15 = 30 left. Then she has 30 + 12 = 42. | 42
A cinema sells 120 tickets at 9 dollars and 30 at 5 dollars. What does it take in? | The first make 120 * 9 = 1080 dollars. The others make 30 * 5 = 150 dollars. Together 1080 + 150 = 1230 dollars. | 1230
Sam walks 6 km in 2 hours. How far does he walk in 5 hours at that speed? | He walks 6 / 2 = 3 km an hour. In 5 hours that is 5 * 3 = 15 km. | 15
There are 28 pupils and each needs 2 pencils. Pencils come in boxes of 8. How many boxes are bought? | They need 28 * 2 = 56 pencils. That is 56 / 8 = 7 boxes. | 7
A tank holds 600 litres. It loses 25 litres a day for 4 days. How much is left? | It loses 25 * 4 = 100 litres. So 600 - 100 = 500 litres are left. | 500
Nora is 4 years older than twice the age of Ben, who is 9. How old is Nora? | Twice the age of Ben is 2 * 9 = 18. Nora is 18 + 4 = 22. | 22
A shirt costs 35 dollars and is sold for 7 dollars less. What do 3 such shirts cost? | One costs 35 - 7 = 28 dollars. Three cost 3 * 28 = 84 dollars. | 84
Each of 16 teams plays 5 games at home. How many home games are played in all? | There are 16 * 5 = 80 home games. | 80
""",
)
FEIRA = table(
    "pergunta passos resposta",
    """
Ana comprou 5 pães por 2 reais cada um e um queijo de 18 reais. Quanto gastou? | Os pães custam 5 * 2 = 10 reais. Com o queijo são 10 + 18 = 28 reais. | 28
Um ônibus leva 40 pessoas. Quantas pessoas levam 6 ônibus? | São 6 * 40 = 240 pessoas. | 240
João tinha 90 figurinhas e perdeu 27. Quantas sobraram? | Sobraram 90 - 27 = 63 figurinhas. | 63
Uma torneira enche 12 litros por minuto. Em quantos minutos enche 144 litros? | São 144 / 12 = 12 minutos. | 12
Marta plantou 7 fileiras de 9 mudas e 4 secaram. Quantas vingaram? | Ela plantou 7 * 9 = 63 mudas. Vingaram 63 - 4 = 59. | 59
Um livro de 320 páginas é lido em 8 dias. Quantas páginas por dia? | São 320 / 8 = 40 páginas por dia. | 40
Pedro ganha 25 reais por hora e trabalhou 6 horas. Gastou 30 reais. Quanto lhe resta? | Ele ganhou 25 * 6 = 150 reais. Restam 150 - 30 = 120 reais. | 120
Uma caixa tem 24 ovos. Quantos ovos há em 5 caixas se 3 quebraram? | São 5 * 24 = 120 ovos. Sem os quebrados, 120 - 3 = 117. | 117
A corda de 36 metros foi cortada em 4 partes iguais. Quanto mede cada parte? | Cada parte mede 36 / 4 = 9 metros. | 9
Lia tem 13 anos e sua mãe tem o triplo. Quantos anos tem a mãe? | A mãe tem 3 * 13 = 39 anos. | 39
""",
)
YUEDU = table(
    "段落 问题 答案",
    """
老街的石桥建于清朝乾隆年间，由商人陈明德出资修建。 | 石桥由谁出资修建？ | 陈明德
小镇每年三月举办风筝节，吸引数万名游客。 | 风筝节在几月举办？ | 三月
这座灯塔高四十二米，位于岛的东端。 | 灯塔有多高？ | 四十二米
王医生退休后在云南开了一家茶馆。 | 茶馆开在哪里？ | 云南
研究人员用红外相机拍到了雪豹。 | 研究人员拍到了什么动物？ | 雪豹
图书馆周一闭馆，其余时间免费开放。 | 图书馆哪一天闭馆？ | 周一
面馆的招牌菜是牛肉刀削面，每天限量两百碗。 | 面馆的招牌菜是什么？ | 牛肉刀削面
这列火车从成都出发，次日清晨到达拉萨。 | 火车从哪里出发？ | 成都
学校新建的体育馆可以容纳三千人。 | 体育馆能容纳多少人？ | 三千人
画展的门票收入全部捐给了山区小学。 | 门票收入捐给了谁？ | 山区小学
古琴有七根弦，多用桐木制成。 | 古琴有几根弦？ | 七根
老李养了十几箱蜜蜂，主要采槐花蜜。 | 老李养了什么？ | 蜜蜂
""",
)
LAST = table(
    "text word",
    """
Anna poured the milk, but when she reached for the sugar she found that somebody had emptied the | bowl
The captain looked at the black clouds and ordered everyone to leave the | deck
He had written to her every week, and every week the postman brought no | answer
The old violin hung on the wall, and nobody in the house knew how to | play
We climbed for six hours, and when the fog lifted we stood at last on the | summit
She turned the key twice, pushed with her shoulder, and still could not open the | door
The children built a snowman, and by noon the sun had taken away its | head
After the concert the pianist bowed, and a girl brought her a bunch of | flowers
The thief had taken the silver, but he had not found the money under the | floor
My uncle bakes all night, so that the village has fresh | bread
""",
)
DEUTSCH = table(
    "de en",
    """
Der Bäcker öffnet um sechs Uhr. | The baker opens at six o'clock.
Meine Schwester spielt seit Jahren Geige. | My sister has played the violin for years.
Gestern hat es den ganzen Tag geschneit. | Yesterday it snowed all day.
Wo finde ich den nächsten Bahnhof? | Where do I find the nearest station?
Das Fenster im dritten Stock steht offen. | The window on the third floor is open.
Wir haben die Schlüssel im Auto vergessen. | We forgot the keys in the car.
Bitte gießen Sie die Blumen zweimal in der Woche. | Please water the flowers twice a week.
Der Film war länger als das Buch. | The film was longer than the book.
Niemand wusste, warum die Glocken läuteten. | Nobody knew why the bells were ringing.
Im Herbst sammeln die Kinder Kastanien. | In autumn the children gather chestnuts.
""",
)
DEPECHES = table(
    "texte titre",
    """
La mairie a annoncé mardi que le pont restera fermé jusqu'en juin, le temps de refaire la chaussée. | Le pont fermé jusqu'en juin
Après dix ans de travaux, le théâtre municipal rouvre samedi avec un concert gratuit. | Le théâtre rouvre samedi
Une tempête a privé d'électricité vingt mille foyers en Bretagne dans la nuit de lundi. | Vingt mille foyers sans électricité
Les vendanges ont commencé avec deux semaines d'avance à cause de la chaleur. | Des vendanges en avance
Le club de Lille a recruté un jeune gardien venu du Portugal pour trois saisons. | Lille recrute un gardien
Les prix des loyers ont baissé pour la première fois depuis six ans dans la capitale. | Les loyers baissent à Paris
Un randonneur égaré a été retrouvé sain et sauf par un berger et son chien. | Un randonneur sauvé par un berger
La bibliothèque prête désormais des outils et des instruments de musique. | La bibliothèque prête des outils
Faute de neige, la station a ouvert ses pistes avec un mois de retard. | La station ouvre en retard
Le musée expose jusqu'à dimanche les lettres d'un soldat de 1916. | Les lettres d'un soldat exposées
""",
)
_SCHEMA = "staff(id, name, dept, salary, city)"
SQL = tuple(
    {"schema": _SCHEMA, **row}
    for row in table(
        "question query",
        """
How many people work here? | SELECT COUNT(*) FROM staff;
List the names of all people in Lyon. | SELECT name FROM staff WHERE city = 'Lyon';
What is the highest salary? | SELECT MAX(salary) FROM staff;
Show the cities without repeating any. | SELECT DISTINCT city FROM staff;
What is the average salary in sales? | SELECT AVG(salary) FROM staff WHERE dept = 'sales';
Who earns more than 5000? | SELECT name FROM staff WHERE salary > 5000;
Count the people in each department. | SELECT dept, COUNT(*) FROM staff GROUP BY dept;
Sort all names by salary, highest first. | SELECT name FROM staff ORDER BY salary DESC;
Which department does Kim work in? | SELECT dept FROM staff WHERE name = 'Kim';
What is the sum of all salaries? | SELECT SUM(salary) FROM staff;
""",
    )
)
PROGRAMS = (
    {"code": "total = 0\nfor n in [2, 4, 6]:\n    total += n\nprint(total)", "prints": "12"},
    {"code": "word = 'stone'\nprint(word[1:4])", "prints": "ton"},
    {"code": "def f(x):\n    return x * x\nprint(f(7))", "prints": "49"},
    {"code": "items = ['b', 'a', 'c']\nprint(sorted(items)[0])", "prints": "a"},
    {"code": "x = 17\nif x % 2:\n    print('odd')\nelse:\n    print('even')", "prints": "odd"},
    {"code": "print('ha' * 3)", "prints": "hahaha"},
    {"code": "ages = {'Ann': 31, 'Bo': 8}\nprint(ages['Bo'] + 1)", "prints": "9"},
    {"code": "n = 40\nwhile n > 10:\n    n //= 2\nprint(n)", "prints": "10"},
    {"code": "print(len('keyboard'))", "prints": "8"},
    {"code": "pair = (3, 5)\na, b = pair\nprint(b - a)", "prints": "2"},
    {"code": "print('-'.join(['x', 'y', 'z']))", "prints": "x-y-z"},
)
ALGEBRA = table(
    "problem solution answer",
    r"""
Solve for $x$: $3x + 5 = 20$. | Subtract 5 to get $3x = 15$, then divide by 3. | 5
What is $\frac{1}{2} + \frac{1}{4}$? | Write both over 4: $\frac{2}{4} + \frac{1}{4}$. | \frac{3}{4}
Compute $\sqrt{144}$. | Since $12^2 = 144$, the root is 12. | 12
If $f(x) = x^2 - 1$, what is $f(4)$? | We have $4^2 - 1 = 16 - 1$. | 15
Simplify $\frac{18}{24}$. | Both are divisible by 6. | \frac{3}{4}
What is the slope of the line $y = -2x + 7$? | It is the factor of $x$. | -2
How many degrees has each angle of a square? | The four angles add up to 360 degrees. | 90
Find $2^5 - 2^3$. | We have $32 - 8$. | 24
Solve for $y$: $\frac{y}{4} = 9$. | Multiply both sides by 4. | 36
What is $15\%$ of $200$? | It is $0.15 \cdot 200$. | 30
What is the greatest common divisor of 36 and 60? | $36 = 12 \cdot 3$ and $60 = 12 \cdot 5$. | 12
""",
)
MAILS = table(
    "mail guest city nights",
    """
Hello, this is Karin Holm. I need a room in Bergen for three nights in May. | Karin Holm | Bergen | 3
We would like to come to Porto again, five nights please. Yours, Luis Prado | Luis Prado | Porto | 5
Please book me a single for two nights, in your Vienna house. Best, Ida Roth | Ida Roth | Vienna | 2
Dear team, Omar Said here, I shall stay in Tunis for seven nights. | Omar Said | Tunis | 7
My name is June Park, and I am coming to Seoul, one night only. | June Park | Seoul | 1
Four nights in Split, from Friday on, if you have them. Ante Babic | Ante Babic | Split | 4
Good morning! Is there a room in Lima for six nights? Regards, Rosa Vega | Rosa Vega | Lima | 6
This is Paul Weber: I want to be in Bern for ten nights. | Paul Weber | Bern | 10
For the fair I need eight nights in Milan. Thank you, Sara Conti | Sara Conti | Milan | 8
I am Tom Reed. Two of us will sleep in Leeds for nine nights. | Tom Reed | Leeds | 9
""",
)
