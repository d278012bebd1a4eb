"""Rows whose answers are free: spans, words, sums, translations, headlines, values of code."""

from __future__ import annotations

from tests.lint.seventh.making import table

SQUAD = tuple(
    {
        "title": r["title"],
        "context": r["context"],
        "question": r["question"],
        "answers": {"text": r["answers"]},
    }
    for r in table("""
    title | context | question | answers*
    Lighthouse | The lighthouse of Skerry was lit in 1844 by Alan Stevenson. It is 48 metres high, and has been automatic since 1994. | Who lit the lighthouse? | Alan Stevenson / Stevenson
    Saffron | Saffron is won from the stigmas of a crocus. Iran grows nine tenths of the world's crop. | Which country grows most saffron? | Iran
    Typhoon | The storm reached the coast of Luzon on Friday evening. Some 12,000 people left their homes. | On which day did the storm reach the coast? | Friday / Friday evening
    Paper | Paper came to Europe by way of Spain. The first mill there stood in Xàtiva. | Where was the first mill? | Xàtiva
    Chess | The rook moves along ranks and files. In castling it passes the king, which moves two squares. | How many squares does the king move in castling? | two
    Harbour | The harbour freezes from December to March. An icebreaker, the Ymer, keeps a lane open. | What is the icebreaker called? | Ymer / the Ymer
    Opera | Her first opera was staged in Turin in 1893, and failed. Her second, Mara, made her famous. | Which opera made her famous? | Mara
    Bees | A queen lays up to 2,000 eggs a day in summer. Workers live about six weeks. | How long do workers live? | about six weeks / six weeks
    Tea | The estate lies at 1,900 metres near Nuwara Eliya. Its tea is picked by hand. | How is the tea picked? | by hand
    Glass | Murano became the centre of glass making after furnaces were banned from Venice for fear of fire. | Why were furnaces banned from Venice? | fear of fire / for fear of fire
    Tram | The tram line was opened by Mayor Ruiz in 1909, and torn up in 1962. | When was the line torn up? | 1962
    Salt | The mine at Wieliczka gave salt until 1996. Today a chapel in it draws visitors. | What draws visitors to the mine? | a chapel / chapel
    """)
)

DRCD = table("""
    context | question | answer
    长城东起山海关，西至嘉峪关，明代修筑的部分保存得最完整。 | 长城西至哪里？ | 嘉峪关
    钱塘江大潮每年农历八月十八最为壮观，吸引大量游客前来观看。 | 钱塘江大潮哪一天最壮观？ | 农历八月十八
    茅以升主持设计了钱塘江大桥，大桥于1937年建成通车。 | 谁主持设计了钱塘江大桥？ | 茅以升
    青海湖是中国最大的咸水湖，湖中的鸟岛栖息着大量候鸟。 | 中国最大的咸水湖是什么？ | 青海湖
    景德镇以瓷器闻名，宋代起便为宫廷烧制瓷器。 | 景德镇以什么闻名？ | 瓷器
    张衡发明了地动仪，用来测定地震的方向。 | 地动仪用来测定什么？ | 地震的方向
    都江堰由李冰父子主持修建，至今仍在灌溉成都平原。 | 都江堰灌溉哪个平原？ | 成都平原
    昆曲发源于江苏昆山，2001年被列入世界非物质文化遗产。 | 昆曲发源于哪里？ | 江苏昆山
    大熊猫主要以竹子为食，每天要吃十几公斤。 | 大熊猫主要吃什么？ | 竹子
    徐霞客用三十多年游历各地，写下了《徐霞客游记》。 | 徐霞客游历用了多少年？ | 三十多年
""")

TRIVIA = table("""
    question | answer
    Which planet is closest to the Sun? | Mercury
    What is the capital of Norway? | Oslo
    Which metal has the symbol Fe? | iron
    Who wrote "Don Quixote"? | Cervantes
    What is the longest river of France? | Loire
    Which bird lays the largest egg? | ostrich
    In which city is the Hermitage? | St Petersburg
    What is the currency of Japan? | yen
    Which sea lies between Egypt and Arabia? | Red Sea
    Who painted "The Night Watch"? | Rembrandt
    Which gas makes up most of the air? | nitrogen
    What is the hardest natural mineral? | diamond
    Which country has the city of Porto? | Portugal
    What do you call a baby kangaroo? | joey
""")

GSM = table(r"""
    question | answer
    Lena packs 4 boxes with 6 jars each and has 3 jars left. How many jars does she have? | 4 boxes hold 4 * 6 = 24 jars.\nWith the rest there are 24 + 3 = 27 jars.\n#### 27
    A bus has 45 seats. 28 people get on, and later 9 more. How many seats are free? | There are 28 + 9 = 37 people.\nSo 45 - 37 = 8 seats are free.\n#### 8
    Omar runs 5 km on each of 3 days and 8 km on Sunday. How far does he run? | On three days he runs 5 * 3 = 15 km.\nIn all he runs 15 + 8 = 23 km.\n#### 23
    A ticket costs $7. Mia buys 6 tickets and pays with $50. How much does she get back? | The tickets cost 7 * 6 = 42 dollars.\nShe gets back 50 - 42 = 8 dollars.\n#### 8
    A farmer shares 72 apples among 8 crates and eats 2 of one crate. How many are left in that crate? | Each crate has 72 / 8 = 9 apples.\nThat crate has 9 - 2 = 7 apples.\n#### 7
    Two shelves have 14 books each, and a third one has 20. How many books are there? | Two shelves have 14 * 2 = 28 books.\nIn all there are 28 + 20 = 48 books.\n#### 48
    Ivo saves $12 a week for 9 weeks and then spends $30. How much is left? | He saves 12 * 9 = 108 dollars.\nThere are 108 - 30 = 78 dollars left.\n#### 78
    A pool loses 15 litres a day for 4 days and gains 25 litres by rain. By how much did it fall? | It loses 15 * 4 = 60 litres.\nIt fell by 60 - 25 = 35 litres.\n#### 35
    A class of 30 has 12 girls. Half of the boys play chess. How many boys play chess? | There are 30 - 12 = 18 boys.\n18 / 2 = 9 of them play chess.\n#### 9
    Ben reads 16 pages a day for 5 days of a book of 120 pages. How many pages are left? | He reads 16 * 5 = 80 pages.\nThere are 120 - 80 = 40 pages left.\n#### 40
""")
GSM_SHOTS = table(r"""
    question | answer
    Sam has 3 bags with 5 nuts each and finds 4 more. How many nuts does he have? | The bags have 3 * 5 = 15 nuts.\nWith those found he has 15 + 4 = 19 nuts.\n#### 19
    A rope of 50 m is cut twice, 12 m and 18 m. How long is the rest? | He cuts off 12 + 18 = 30 m.\nThe rest is 50 - 30 = 20 m.\n#### 20
    A hen lays 6 eggs a week. How many eggs do 7 hens lay in 2 weeks? | In a week they lay 6 * 7 = 42 eggs.\nIn two weeks they lay 42 * 2 = 84 eggs.\n#### 84
    Eva bakes 60 rolls and puts 12 into each bag. She sells 3 bags. How many bags are left? | She has 60 / 12 = 5 bags.\nThere are 5 - 3 = 2 bags left.\n#### 2
""")

YINGYONG = table("""
    题目 | 过程 | 答案
    小红有12支铅笔，又买了8支，送给弟弟5支，还剩几支？ | 12+8=20，20-5=15。 | 15
    每箱苹果有24个，3箱苹果一共有多少个？ | 24×3=72。 | 72
    一本书有96页，每天看8页，几天能看完？ | 96÷8=12。 | 12
    公交车上有30人，到站下去11人，上来6人，现在有多少人？ | 30-11=19，19+6=25。 | 25
    一支钢笔9元，买4支付50元，应找回多少元？ | 9×4=36，50-36=14。 | 14
    一块长方形菜地长15米，宽6米，面积是多少平方米？ | 15×6=90。 | 90
    工厂每天生产45台机器，5天生产多少台？ | 45×5=225。 | 225
    果园有桃树60棵，梨树比桃树少18棵，两种树共多少棵？ | 60-18=42，60+42=102。 | 102
    把84颗糖平均分给7个小朋友，每人几颗？ | 84÷7=12。 | 12
    小明上午写了35个字，下午写的是上午的2倍，全天写了多少字？ | 35×2=70，35+70=105。 | 105
""")

FRENCH = table("""
    en | fr
    The shop opens at nine. | Le magasin ouvre à neuf heures.
    I lost my umbrella on the train. | J'ai perdu mon parapluie dans le train.
    Can you help me carry this table? | Peux-tu m'aider à porter cette table ?
    The soup is too hot. | La soupe est trop chaude.
    We will visit our grandmother tomorrow. | Nous rendrons visite à notre grand-mère demain.
    He never drinks coffee in the evening. | Il ne boit jamais de café le soir.
    Where did you park the car? | Où as-tu garé la voiture ?
    The children are playing in the garden. | Les enfants jouent dans le jardin.
    It has been raining since Monday. | Il pleut depuis lundi.
    She speaks three languages. | Elle parle trois langues.
""")

MELDUNG = table("""
    text | titel
    Wegen eines Kabelbrands fielen am Dienstagmorgen alle Züge zwischen Ulm und Augsburg aus. Die Bahn setzte Busse ein. | Kabelbrand stoppt Züge zwischen Ulm und Augsburg
    Die Stadt Kiel will bis 2030 tausend neue Bäume pflanzen. Dafür stehen zwei Millionen Euro bereit. | Kiel pflanzt tausend neue Bäume
    Nach drei Monaten Umbau hat das Freibad in Fulda wieder geöffnet. Der Eintritt ist am ersten Tag frei. | Freibad in Fulda wieder offen
    Ein Wanderer fand am Brocken eine Münze aus der Römerzeit. Fachleute schätzen sie auf 1900 Jahre. | Wanderer findet römische Münze am Brocken
    Die Preise für Kartoffeln sind nach der guten Ernte deutlich gesunken. Händler rechnen mit weiter fallenden Preisen. | Kartoffeln werden billiger
    In Jena ist ein Elch durch die Innenstadt gelaufen. Verletzt wurde niemand. | Elch läuft durch Jena
    Der Chor aus Husum gewann in Wien den ersten Preis. Er sang Lieder auf Friesisch. | Chor aus Husum gewinnt in Wien
    Die Fähre nach Juist fährt wegen Niedrigwassers nur einmal am Tag. Das gilt bis Freitag. | Weniger Fähren nach Juist
    Eine Schule in Bonn verzichtet auf Noten bis zur achten Klasse. Eltern begrüßen den Versuch. | Bonner Schule schafft Noten ab
    Das Museum in Emden zeigt ab Mai Bilder von Fischern. Viele sind erstmals zu sehen. | Emden zeigt Bilder von Fischern
""")

CRUX = table(r"""
    code | input | output
    def f(s):\n    return s[::-1] | 'plum' | 'mulp'
    def f(n):\n    total = 0\n    for i in range(n):\n        total += i\n    return total | 5 | 10
    def f(xs):\n    return [x * x for x in xs if x > 1] | [1, 2, 3] | [4, 9]
    def f(s):\n    return len(s.split('-')) | 'a-b-c' | 3
    def f(a, b):\n    return a % b == 0 | 9, 3 | True
    def f(d):\n    return sorted(d.values()) | {'x': 4, 'y': 1} | [1, 4]
    def f(s):\n    return s.upper() + '!' | 'hey' | 'HEY!'
    def f(xs):\n    xs.append(0)\n    return xs[0] - xs[-1] | [7, 2] | 7
    def f(n):\n    return str(n) * 2 | 31 | '3131'
    def f(t):\n    return t[1:] + t[:1] | (1, 2, 3) | (2, 3, 1)
""")

CLOZE = table("""
    text
    She had looked for the ring in every room of the house, and now, under the old piano, there it lay, her grandmother's ring
    The baker wiped his hands, opened the oven and took out the bread, and the whole street smelled of bread
    "Where is the dog?" asked Tom, but his sister only shrugged; all morning nobody had seen the dog
    The captain studied the map for a long time, and then, without a word, he folded the map
    They had waited for rain since March, and when the first drops fell, the village danced in the rain
    Nora was proud of her violin, and no guest could leave before she had played on her violin
    The teacher wrote the word on the board, and thirty voices together read out the word
    Each night he wound the clock of the tower, for a town, he said, is lost without its clock
    The letter had lain in the drawer for years, and when she found it, she did not dare to open the letter
    All winter the bear slept in the cave, and in April the hunters came too late: empty was the cave
""")

MATH = table(r"""
    problem | solution | answer | level
    Solve $3x + 4 = 19$ for $x$. | We subtract 4 and get $3x = 15$, so $x$ is $\boxed{5}$. | 5 | 1
    What is $\frac{1}{2} + \frac{1}{3}$? | With the common denominator 6 it is $\frac{3}{6} + \frac{2}{6}$, which is $\boxed{\frac{5}{6}}$. | \frac{5}{6} | 1
    Find the area of a circle of radius 3. | The area $\pi r^2$ is $\boxed{9\pi}$. | 9\pi | 2
    Evaluate $2^5 - 2^3$. | The powers are 32 and 8, so it is $\boxed{24}$. | 24 | 1
    If $f(x) = x^2 + 1$, what is $f(4)$? | Since $f(4)$ is $16 + 1$, we get $\boxed{17}$. | 17 | 2
    What is the positive root of $x^2 = 49$? | The roots are $7$ and $-7$, so it is $\boxed{7}$. | 7 | 1
    Simplify $\sqrt{12}$. | Since $12 = 4 \cdot 3$, the root is $\boxed{2\sqrt{3}}$. | 2\sqrt{3} | 2
    What is the slope of the line $y = -2x + 5$? | The coefficient of $x$ is $\boxed{-2}$. | -2 | 1
    Compute $\binom{5}{2}$. | It is $\frac{5 \cdot 4}{2}$, that is $\boxed{10}$. | 10 | 3
    What is $\sin 90^\circ$? | At $90^\circ$ the sine is $\boxed{1}$. | 1 | 2
""")
