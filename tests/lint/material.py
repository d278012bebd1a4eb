"""What the corpus' rows are about: small tables, written by hand, and a few that are counted out.

Tables hold texts alone. How they become rows, and with which fields, is up to the tasks.
"""

from __future__ import annotations

import random

TRIVIA = """\
Which planet is closest to the Sun?|Mercury|Venus|Mars|Neptune
What is the capital of Australia?|Canberra|Sydney|Melbourne|Perth
Who painted the ceiling of the Sistine Chapel?|Michelangelo|Raphael|Donatello|Titian
Which ocean lies between Africa and Australia?|The Indian Ocean|The Atlantic Ocean|The Arctic Ocean|The Pacific Ocean
In which sport is a shuttlecock used?|Badminton|Tennis|Squash|Cricket
Which metal are most electric cables made of?|Copper|Tin|Lead|Zinc
How many strings does a violin have?|Four|Six|Five|Eight
Which language has the most native speakers?|Mandarin Chinese|English|Hindi|Arabic
What do bees collect from flowers?|Nectar|Sap|Dew|Resin
Which country gave the Statue of Liberty to the United States?|France|Spain|Britain|Italy
What is the hardest natural substance?|Diamond|Quartz|Granite|Topaz
Which instrument measures air pressure?|A barometer|A thermometer|An altimeter|A hygrometer
Who wrote the play "Hamlet"?|William Shakespeare|Christopher Marlowe|Ben Jonson|John Webster
Which continent has the most countries?|Africa|Asia|Europe|South America
What is the largest organ of the human body?|The skin|The liver|The lungs|The brain
Which gas do plants take in to make sugar?|Carbon dioxide|Oxygen|Nitrogen|Helium"""

SCIENCE = """\
What force keeps the planets in orbit around the Sun?|gravity|friction|magnetism|inertia
Which part of a plant takes up water from the soil?|the roots|the leaves|the petals|the stem
What is produced when an acid reacts with a base?|a salt and water|hydrogen alone|a metal|carbon
Which of these animals is a mammal?|a dolphin|a shark|a trout|a penguin
What kind of energy is stored in a stretched rubber band?|elastic energy|sound energy|light energy|nuclear energy
Which layer of the Earth is liquid?|the outer core|the crust|the inner core|the lithosphere
What happens to water at 100 degrees Celsius at sea level?|it boils|it freezes|it condenses|it burns
Which blood cells fight infections?|white blood cells|red blood cells|platelets|stem cells
What is the unit of electrical resistance?|the ohm|the volt|the ampere|the watt
Which change is a chemical one?|wood burning|ice melting|paper tearing|sugar dissolving
What makes the seasons change?|the tilt of the Earth's axis|the distance to the Moon|the tides|the solar wind
Which organ pumps blood through the body?|the heart|the kidney|the stomach|the spleen"""

SCIENCE_WHY = """\
Masses attract each other, and the Sun's is by far the largest.
They grow into the soil and have fine hairs that soak it up.
The hydrogen of the acid joins with the base, and what is left over is the other product.
It breathes air and feeds its young with milk.
The band has changed its shape and wants its old one back.
Waves of earthquakes that cannot pass through liquids stop there.
At that temperature its vapour is as strong as the air's pressure.
They swallow germs or make antibodies against them.
It is named after the German physicist who found the law.
Ash and gas are other substances than the ones before.
Half of the year one half of the globe leans toward the Sun.
It is a muscle that contracts about seventy times a minute."""

YES_NO = """\
The library is open from Monday to Friday. On weekends it stays closed, except in June.|Can one borrow a book there on a Sunday in March?|no
Barn owls hunt at night. Their hearing is so sharp that they find mice under the snow.|Can a barn owl find prey that it does not see?|yes
The ferry takes bicycles for free, but motorbikes need a ticket of their own.|Does a cyclist pay extra for the bicycle?|no
Sourdough rises without baker's yeast, because wild yeast lives in the starter.|Is there yeast in sourdough?|yes
The old bridge was closed in 2012 and reopened to pedestrians two years later.|Could people walk over the bridge in 2013?|no
Anna speaks Polish and Czech, and she is learning Hungarian this winter.|Does Anna already speak two languages?|yes
The museum keeps its meteorites in the basement. The minerals are on the second floor.|Are the meteorites shown on the same floor as the minerals?|no
A marathon is a little over 42 kilometres. Half marathons are run in most larger cities.|Is a half marathon longer than 20 kilometres?|yes
The café serves breakfast until eleven. After that there is only cake.|Is breakfast served at noon?|no
Lead was used in paint for centuries. Most countries have since forbidden it.|Is lead paint forbidden in most countries today?|yes
The choir rehearses on Tuesdays in the town hall, and performs in the church.|Are rehearsals held in the church?|no
Cork comes from the bark of an oak, which grows back within nine years.|Can the same tree be harvested more than once?|yes"""

NLI = """\
A man is playing a guitar on the stage.|A man is making music.|entailment
A man is playing a guitar on the stage.|The stage is empty.|contradiction
Two children are building a castle of sand.|The children are brothers.|neutral
The train was delayed by an hour because of snow.|The train arrived later than planned.|entailment
A woman reads a newspaper in the park.|The woman is asleep at home.|contradiction
A chef is chopping onions in the kitchen.|The chef is preparing soup.|neutral
All seats of the theatre were sold last night.|There was no free seat in the theatre.|entailment
The dog is swimming across the lake.|The dog is dry and lies on the sofa.|contradiction
A student is writing in a notebook.|The student is writing a poem.|neutral
Several people are waiting at the bus stop.|More than one person is waiting.|entailment
The shop closes at six o'clock every day.|The shop is open around the clock.|contradiction
A cyclist rides along the river.|The cyclist is on the way to work.|neutral"""

FACTS = """\
Who was the first person to walk on the Moon?|Neil Armstrong
In which year did the Berlin Wall fall?|1989
What is the chemical symbol of gold?|Au
Which river flows through Cairo?|the Nile;Nile
Who developed the theory of general relativity?|Albert Einstein;Einstein
What is the longest bone of the human body?|the femur;femur
Which city hosted the 2012 Summer Olympics?|London
What is the smallest prime number?|2
Which animal is the symbol of the World Wildlife Fund?|the giant panda;a panda
Who wrote "Pride and Prejudice"?|Jane Austen
What is the currency of Japan?|the yen;yen
How many sides does a hexagon have?|six;6
Which mountain is the highest in Africa?|Kilimanjaro;Mount Kilimanjaro
What is frozen water called?|ice"""

TRANSLATIONS = """\
The weather is beautiful today.|Das Wetter ist heute schön.|今天天气很好。
Where is the railway station?|Wo ist der Bahnhof?|火车站在哪里？
I would like a cup of coffee, please.|Ich hätte gern eine Tasse Kaffee, bitte.|请给我一杯咖啡。
My sister lives in a small village.|Meine Schwester wohnt in einem kleinen Dorf.|我姐姐住在一个小村庄。
The children are playing in the garden.|Die Kinder spielen im Garten.|孩子们在花园里玩。
How much does this book cost?|Wie viel kostet dieses Buch?|这本书多少钱？
We are going to the cinema tonight.|Wir gehen heute Abend ins Kino.|我们今晚去看电影。
He forgot his keys at home.|Er hat seine Schlüssel zu Hause vergessen.|他把钥匙忘在家里了。
The train leaves in ten minutes.|Der Zug fährt in zehn Minuten ab.|火车十分钟后开。
She has been learning German for two years.|Sie lernt seit zwei Jahren Deutsch.|她学德语两年了。
Please close the window.|Bitte schließen Sie das Fenster.|请关上窗户。
The soup is too hot to eat.|Die Suppe ist zu heiß zum Essen.|汤太烫了，没法喝。"""

SUMMARIES = """\
The town council met on Thursday to discuss the old swimming pool. Repairs would cost two million euros, more than the town spends on all its schools in a year. After three hours the council voted to close the pool in autumn.|The council closes the pool because repairs are too expensive.
Researchers followed four hundred nurses over five years. Those who worked nights slept an hour less on average, and reported more headaches. Those who changed back to day shifts recovered within months.|Night shifts cost nurses sleep, but the effects pass.
A storm cut the power on the island on Sunday evening. Crews came by boat the next morning, since the bridge was flooded. By Monday night all but twenty houses had light again.|After a storm most of the island has power again.
The bakery on Mill Street turned one hundred this spring. It has belonged to the same family since 1924, and still uses the first oven. To celebrate, rolls cost what they did in the first year.|A family bakery celebrates its hundredth year with old prices.
The football club has lost nine games in a row. On Friday its coach resigned, saying that the team needs a new voice. The assistant takes over until the summer.|The coach of the losing club resigns.
Bees have returned to the roof of the opera house. The first colony died in the cold spring of last year. This time the hives are insulated, and a beekeeper looks after them each week.|Bees live on the opera's roof again, better kept than before.
Fewer people buy paper tickets every year. From January on the railway will sell them only in ten stations. Those without a phone can order a card by post.|The railway nearly stops selling paper tickets.
The lake has lost a third of its water since May. Fishermen cannot reach their boats, and the water supply of two villages is at risk. Rain is not expected before October.|A drying lake endangers fishing and water supply."""

CLOZE = """\
A woman fills a kettle with water and puts it on the stove. She|waits until it whistles and pours the water over the tea.|throws the kettle out of the window.|paints the stove blue with a brush.|plants a tree in the kettle.
The boy kneels down and ties his shoes. Then he|runs out of the door to catch the bus.|eats the laces one by one.|pours milk into both shoes.|folds the street into a boat.
The carpenter measures the board twice. After that he|saws it along the line that he drew.|reads it a story before bed.|boils it for ten minutes.|asks it for directions.
A man sits down at the piano and opens the lid. He|begins to play a slow waltz.|climbs inside and closes it.|fills it with gravel.|feeds it a carrot.
The dentist puts on her gloves and takes a small mirror. She|looks at the patient's teeth one after the other.|mows the lawn behind the house.|sells the mirror to the patient's dog.|sings until the lamp goes out.
The goalkeeper sees the ball coming from the left. He|jumps and pushes it over the bar.|sits down to write a letter.|peels an orange for the referee.|turns into the locker room.
The cook tastes the soup and frowns. She|adds a pinch of salt and stirs.|calls the fire brigade for a haircut.|mails the soup to her aunt.|irons the pot.
The hikers reach the top as the sun goes down. They|take a photograph and put up the tent.|start to vacuum the mountain.|order a taxi to the moon.|melt the rocks for dinner.
The nurse rolls up the patient's sleeve. She|wipes the arm and takes some blood.|paints the ceiling with it.|rolls the patient down the stairs.|reads the sleeve aloud.
The student opens the exam and reads the first question. He|writes his name and begins to answer.|eats the pencil sharpener.|waters the exam twice a day.|digs a hole in the desk."""

ZH_MCQ = """\
中国最长的河流是哪一条？|长江|黄河|珠江|淮河
《红楼梦》的作者是谁？|曹雪芹|罗贯中|施耐庵|吴承恩
光在下列哪种介质中传播最快？|真空|水|玻璃|空气
下列哪种动物是哺乳动物？|鲸|鲨鱼|企鹅|青蛙
地球绕太阳公转一周大约需要多长时间？|一年|一个月|一天|一周
下列城市中，哪一个是四川省的省会？|成都|重庆|贵阳|昆明
水的化学式是什么？|H2O|CO2|NaCl|O2
唐朝诗人李白被称为什么？|诗仙|诗圣|诗佛|诗鬼
三角形的内角和是多少度？|180度|90度|270度|360度
端午节是为了纪念哪位历史人物？|屈原|孔子|岳飞|苏武
下列哪种乐器是弦乐器？|二胡|笛子|唢呐|铜锣
太阳系中最大的行星是哪一颗？|木星|土星|地球|火星"""

ZH_REVIEWS = """\
房间很干净，服务员也很热情，下次还会来。|正面
等了一个小时菜才上来，而且都是凉的。|负面
手机电池不到半天就没电了，太失望了。|负面
这本书写得真好，我一口气读完了。|正面
快递很快，包装也很仔细。|正面
鞋子穿了两天就开胶了，质量太差。|负面
电影情节紧凑，演员演技在线。|正面
空调噪音太大，整晚都睡不着。|负面
老师讲课清楚，孩子很喜欢上课。|正面
客服态度恶劣，问题一直没有解决。|负面
早餐种类丰富，味道也不错。|正面
衣服颜色和图片完全不一样。|负面
位置很好，出门就是地铁站。|正面
耳机音质一般，还经常断连。|负面"""

ZH_PASSAGES = """\
小明每天早上七点起床，七点半出门，坐二十分钟公共汽车去学校。|小明几点出门？|七点半
这座石桥建于明朝，全长一百二十米，是当地最古老的桥。|石桥建于什么朝代？|明朝
王老师教了三十年数学，去年退休后搬到了杭州。|王老师退休后搬到了哪里？|杭州
图书馆周一闭馆，其他时间从上午九点开放到晚上八点。|图书馆星期几不开放？|周一
爷爷在院子里种了两棵枣树和一棵石榴树。|院子里有几棵枣树？|两棵
由于大雾，飞往上海的航班推迟到下午三点起飞。|航班为什么推迟？|大雾
这家面馆的招牌菜是牛肉面，一碗十八元。|牛肉面多少钱一碗？|十八元
李华获得了市游泳比赛的冠军，她的妹妹获得了季军。|谁获得了冠军？|李华"""

REVIEWS = """\
The plot is thin, but the actors carry every scene with charm.|positive
I wanted to leave after twenty minutes, and I should have.|negative
A warm, funny film that I will watch again with my parents.|positive
The jokes are stale and the ending makes no sense at all.|negative
Beautiful pictures and a score that stays with you for days.|positive
It is far too long, and nobody in it seems to care.|negative
The best thriller of the year, tense from the first shot on.|positive
What a waste of a talented cast.|negative
Small in scale, large in heart; a quiet triumph.|positive
The dialogue sounds as if it had been written by a committee.|negative
My children laughed all the way through, and so did I.|positive
The effects look cheap and the hero is a bore.|negative
A daring debut that takes its audience seriously.|positive
Neither scary nor funny, just loud.|negative
Every detail of the set tells a story of its own.|positive
I have seen better acting in advertisements for soap.|negative"""

WINO = """\
The trophy does not fit into the suitcase because the _ is too large.|trophy|suitcase
The ball broke the table because the _ was made of glass.|table|ball
Tom thanked Peter because _ had received help.|Tom|Peter
The lawyer asked the witness a question, but the _ did not want to repeat it.|lawyer|witness
The fish ate the worm because the _ was hungry.|fish|worm
Laura lent Emma her car, since _ had missed the bus.|Emma|Laura
The sculpture rolled off the shelf because the _ was not level.|shelf|sculpture
The piano does not fit through the door, as the _ is too narrow.|door|piano
Frank envied Jim because _ had won the prize.|Jim|Frank
The painting hangs above the fireplace, so the _ has to be wiped clean of soot.|painting|fireplace"""

NEWS = """\
The striker scored twice as the home side won the cup final.|sports
Shares fell sharply after the bank cut its forecast for the year.|business
Astronomers found water vapour around a distant planet.|science
The two presidents signed a treaty on fishing rights.|world
The sprinter broke the national record over 200 metres.|sports
The carmaker will build its new factory in Portugal.|business
A new vaccine protected nine of ten volunteers in a trial.|science
Voters go to the polls in three countries this weekend.|world
The tennis player withdrew from the tournament with a knee injury.|sports
Oil prices rose for the fourth week in a row.|business
Biologists counted more whales off the coast than ever before.|science
Peace talks resumed in Geneva after a pause of two months.|world
The coach praised his young team after the draw.|sports
The airline reported its first profit since 2019.|business
Engineers tested a battery that charges within five minutes.|science"""

INTENTS = """\
Can you set an alarm for six tomorrow?|set_alarm
What will the weather be like in Lyon on Friday?|get_weather
Play some jazz, please.|play_music
Wake me up at half past seven.|set_alarm
Is it going to rain this afternoon?|get_weather
Put on my running playlist.|play_music
I need to be woken at five on Saturday.|set_alarm
Will I need a coat tonight?|get_weather
I'd like to hear that new song by Adele.|play_music
Alarm for noon, please.|set_alarm
How cold does it get in Oslo in March?|get_weather
Turn on the radio.|play_music"""

WORD_PROBLEMS = """\
Mia has 3 boxes with 12 pencils each and gives away 9 pencils. How many has she left?|She has 3 * 12 = 36 pencils at first.\\nAfter giving away 9 she has 36 - 9 = 27 pencils.|27
A train goes 80 kilometres in an hour. How far does it go in 4 hours?|In 4 hours it goes 4 * 80 = 320 kilometres.|320
Tom reads 15 pages a day. How many days does he need for 180 pages?|He needs 180 / 15 = 12 days.|12
A shirt costs 25 dollars and a cap 10 dollars less. What do both cost together?|The cap costs 25 - 10 = 15 dollars.\\nTogether they cost 25 + 15 = 40 dollars.|40
A class of 28 pupils is split into groups of 4. Each group gets 3 balls. How many balls are needed?|There are 28 / 4 = 7 groups.\\nThey need 7 * 3 = 21 balls.|21
Lea saves 8 euros a week. She has 20 euros now. How much has she after 6 weeks?|In 6 weeks she saves 6 * 8 = 48 euros.\\nThen she has 20 + 48 = 68 euros.|68
A baker makes 240 rolls and sells them in bags of 6 for 2 dollars each. What does he earn?|There are 240 / 6 = 40 bags.\\nHe earns 40 * 2 = 80 dollars.|80
A pool holds 900 litres. A pump takes out 75 litres a minute. When is the pool empty?|It is empty after 900 / 75 = 12 minutes, so the count is 12.|12
Ben runs 5 kilometres on each weekday and 10 on Saturday. How far does he run in a week?|On weekdays he runs 5 * 5 = 25 kilometres.\\nWith Saturday he runs 25 + 10 = 35 kilometres.|35
A farmer has 14 cows and 3 times as many sheep. How many animals are there?|There are 3 * 14 = 42 sheep.\\nTogether there are 14 + 42 = 56 animals.|56"""

LATEX = """\
What is $\\frac{1}{2} + \\frac{1}{3}$?|Over the common denominator 6 the sum is $\\frac{3}{6} + \\frac{2}{6} = \\frac{5}{6}$.|\\frac{5}{6}
Solve $2x + 3 = 11$ for $x$.|Subtracting 3 gives $2x = 8$, and halving gives $x = 4$.|4
What is $\\sqrt{144}$?|Since $12^2 = 144$, the root is 12.|12
Expand $(x + 1)^2$.|The square of a sum is $x^2 + 2 \\cdot x \\cdot 1 + 1^2$.|x^2+2x+1
What is $3^4$?|$3^2 = 9$, and $9^2 = 81$.|81
How many degrees has each angle of a regular hexagon?|The angles add up to $4 \\cdot 180 = 720$ degrees, and $720 / 6 = 120$.|120
What is $\\log_2 32$?|$2^5 = 32$, so the logarithm is 5.|5
What is the slope of the line $y = -3x + 7$?|In $y = mx + b$ the slope is $m = -3$.|-3"""

PROGRAMS = """\
x = 3\\ny = x * 2\\nprint(y + 1)|7
words = ["red", "green"]\\nprint(len(words[1]))|5
total = 0\\nfor n in [1, 2, 3, 4]:\\n    total += n\\nprint(total)|10
s = "python"\\nprint(s[1:3])|yt
d = {"a": 1, "b": 2}\\nprint(d["a"] + d["b"])|3
print(17 % 5)|2
a, b = 4, 9\\na, b = b, a\\nprint(a)|9
print("-".join(["x", "y", "z"]))|x-y-z
n = 10\\nwhile n > 3:\\n    n -= 4\\nprint(n)|2
print(sorted([3, 1, 2])[0])|1"""

FUNCTIONS = """\
def area(width, height):\\n    \"\"\"Return the area of a rectangle.\"\"\"|    return width * height
def is_even(n):\\n    \"\"\"Say whether n is even.\"\"\"|    return n % 2 == 0
def last(items):\\n    \"\"\"Return the last of the items.\"\"\"|    return items[-1]
def count_words(text):\\n    \"\"\"Return how many words the text has.\"\"\"|    return len(text.split())
def largest(a, b):\\n    \"\"\"Return the larger of two numbers.\"\"\"|    return a if a > b else b
def reverse(text):\\n    \"\"\"Return the text from its end to its beginning.\"\"\"|    return text[::-1]
def mean(numbers):\\n    \"\"\"Return the mean of the numbers.\"\"\"|    return sum(numbers) / len(numbers)
def initials(first, last):\\n    \"\"\"Return both initials, each with a full stop.\"\"\"|    return f\"{first[0]}.{last[0]}.\""""

NAMES = (
    "Alma",
    "Boris",
    "Chen",
    "Dora",
    "Emil",
    "Farah",
    "Goran",
    "Hana",
    "Ivo",
    "Jana",
    "Karl",
    "Lena",
)
CITIES = ("Lisbon", "Oslo", "Graz", "Turin", "Ghent", "Bilbao", "Gdansk", "Lyon", "Bergen", "Porto")
JOBS = ("teacher", "baker", "pilot", "nurse", "plumber", "judge", "gardener", "printer")


def table(text: str) -> list[list[str]]:
    """Return a table's cells; `\\n` in a cell is a line's end."""
    return [[cell.replace("\\n", "\n") for cell in line.split("|")] for line in text.splitlines()]


def sums(count: int, seed: int = 5) -> list[tuple[str, str, str]]:
    """Return sums of three or four numbers: the sum, the steps to it, and what it comes to."""
    r = random.Random(seed)
    made: list[tuple[str, str, str]] = []
    for _ in range(count):
        numbers = [r.randint(11, 99) for _ in range(r.choice((3, 4)))]
        so_far, steps = numbers[0], list[str]()
        for number in numbers[1:]:
            steps.append(f"{so_far}+{number}={so_far + number}.")
            so_far += number
        made.append(("+".join(map(str, numbers)), " ".join(steps), str(so_far)))
    return made


def people(count: int, seed: int = 2) -> list[tuple[str, str, str, str]]:
    """Return people: the name, the city, the year of birth and the trade."""
    r = random.Random(seed)
    names = r.sample(NAMES, count)
    return [(name, r.choice(CITIES), str(r.randint(1950, 2004)), r.choice(JOBS)) for name in names]
