"""What the second corpus' rows are about (see `tests.lint.material`)."""

from __future__ import annotations

HISTORY = """\
Which empire built Machu Picchu?|the Inca Empire|the Aztec Empire|the Roman Empire|the Ottoman Empire
Who was the first president of the United States?|George Washington|Thomas Jefferson|John Adams|James Monroe
In which city was Archduke Franz Ferdinand shot?|Sarajevo|Vienna|Belgrade|Budapest
Which wall divided a city from 1961 to 1989?|the Berlin Wall|Hadrian's Wall|the Great Wall|the Western Wall
Who led the salt march of 1930?|Mahatma Gandhi|Jawaharlal Nehru|Subhas Bose|Sardar Patel
Which ship sank on its first voyage in 1912?|the Titanic|the Lusitania|the Bismarck|the Mayflower
Which queen ruled Egypt at the time of Caesar?|Cleopatra|Nefertiti|Hatshepsut|Dido
Which plague reached Europe in 1347?|the Black Death|the Spanish flu|cholera|smallpox
Who invented movable metal type in Mainz?|Johannes Gutenberg|Martin Luther|Albrecht Duerer|Peter Henlein
Which treaty ended the First World War with Germany?|the Treaty of Versailles|the Treaty of Utrecht|the Treaty of Rome|the Treaty of Tordesillas
Which revolution began with the storming of the Bastille?|the French one|the Russian one|the American one|the Glorious one
Which explorer reached India by sea in 1498?|Vasco da Gama|Columbus|Magellan|James Cook"""

KITCHEN = """\
What makes bread rise?|yeast|salt|oil
Which of these is a root vegetable?|a carrot|a tomato|a pea|spinach
What is tofu made from?|soybeans|milk|rice|wheat|almonds
Which spice is the most expensive?|saffron|pepper|cumin|paprika
What is hummus mostly made of?|chickpeas|lentils|beans
Which knife has a saw's edge?|a bread knife|a paring knife|a cleaver|a boning knife|a butter knife
What does one whip for meringue?|egg whites|egg yolks|cream|butter
Which of these cheeses is from Greece?|feta|brie|gouda|cheddar|manchego
At what stage is pasta called al dente?|firm to the bite|raw|fully soft
Which oil is pressed from a fruit?|olive oil|sunflower oil|rapeseed oil|sesame oil
What gives pesto its green colour?|basil|parsley root|mint tea|cabbage
Which sugar is in milk?|lactose|fructose|maltose|glucose|sucrose"""

CLAIMS = """\
The Pacific is the largest ocean on Earth.|True
Spiders are insects.|False
Sound travels faster in water than in air.|True
The Great Wall of China was built in the 20th century.|False
Penguins live in the wild near the South Pole.|True
Gold is lighter than water.|False
A leap year has 366 days.|True
Tomatoes grow under the ground.|False
The human heart has four chambers.|True
The Moon is larger than the Earth.|False
Rome is the capital of Italy.|True
Bats are birds.|False"""

CAUSES = """\
The man lost his balance on the ladder, so|he fell off.|he climbed up.
The child spilled the milk, so|its mother wiped the floor.|its mother bought a car.
I was hungry, so|I ate a sandwich.|I drank a lake.
The lights went out, so|she lit a candle.|she closed the fridge with a fork.
The bus was late, so|we missed the beginning of the film.|we planted an oak.
The dog barked at the stranger, so|the stranger stepped back.|the stranger became a dentist.
The glass fell on the stone floor, so|it broke.|it sang.
The sun had burnt his skin, so|he stayed in the shade.|he sold his umbrella to the sea.
The river rose overnight, so|the cellar was flooded.|the cellar was painted.
The phone's battery was empty, so|she looked for a charger.|she called the phone."""

PAIRS = """\
How can I learn to swim?|What is a good way to learn swimming?|yes
How old is the universe?|What is the age of the universe?|yes
Where can I buy stamps?|Where do stamps come from?|no
Why is the sky blue?|What makes the sky look blue?|yes
How do I cook rice?|How do I grow rice?|no
Which phone has the best camera?|Which camera is the best?|no
How can I sleep better?|What helps against bad sleep?|yes
Is tea healthier than coffee?|Is coffee stronger than tea?|no
What is the fastest way to Rome?|How do I get to Rome as fast as possible?|yes
Who invented the wheel?|Who changes a wheel?|no
How do planes fly?|What keeps a plane in the air?|yes
Can dogs eat grapes?|Do dogs like grapes?|no"""

STANCES = """\
We should close the centre to cars at once.|against cars
I need my car every day, and so does my firm.|for cars
The council has published its traffic figures.|neutral
Streets belong to people, not to engines.|against cars
Without parking my shop is dead.|for cars
The new survey runs until the end of May.|neutral
Fewer cars mean cleaner air for our children.|against cars
A car is freedom, and nobody may take it.|for cars
Two lanes of the road are under repair.|neutral
Ban them from the old town, please.|against cars
Let drivers drive; we pay enough taxes.|for cars
The debate was shown on local television.|neutral"""

MENTIONS = """\
Maria met Tobias and Ruth at the station.|Maria, Tobias, Ruth
Nobody but Ahmed knew the way.|Ahmed
Dr. Weber called Lukas after lunch.|Weber, Lukas
The cake was for Olga and her friend Pia.|Olga, Pia
Jonas, Kim and Sven rowed across the lake.|Jonas, Kim, Sven
Yesterday Mei wrote to Paolo.|Mei, Paolo
It was Greta who found the key.|Greta
When Noor laughed, Felix laughed too.|Noor, Felix
The prize went to Ines.|Ines
Ask Hugo or Clara about the tickets.|Hugo, Clara"""

LAST_WORDS = """\
He put the letter into an envelope and bought a|stamp
After the long climb they were tired, and their legs were|heavy
She opened her umbrella because of the|rain
The baby was crying, so he gave it the|bottle
The dentist asked him to open his|mouth
In winter the lake freezes, and people skate on the|ice
The cat sat in front of the mouse's|hole
He set the alarm clock so as not to wake up too|late
The orchestra waited for the|conductor
To cut the paper she needed a pair of|scissors"""

CONVERSIONS = """\
3 kilometres in metres|3000
2 hours in minutes|120
5 kilograms in grams|5000
4 weeks in days|28
250 centimetres in metres|2.5
3 dozen in pieces|36
7 litres in millilitres|7000
180 seconds in minutes|3
2 days in hours|48
6000 metres in kilometres|6
90 minutes in hours|1.5
8 pairs in single socks|16"""

CLOCKS = """\
A film starts at 19:30 and lasts 95 minutes. When does it end?|95 minutes are 1 hour and 35 minutes. 19:30 plus 1 hour is 20:30, plus 35 minutes is 21:05.|21:05
A train leaves at 08:50 and arrives at 11:20. How many minutes does it take?|From 08:50 to 10:50 are 120 minutes, and 30 more to 11:20.|150
School begins at 7:45. The way takes 20 minutes. When must Eva leave at the latest?|20 minutes before 7:45 it is 7:25.|7:25
A cake is put into the oven at 14:10 for 55 minutes. When is it done?|14:10 plus 50 minutes is 15:00, plus 5 is 15:05.|15:05
A shift lasts from 22:00 to 6:00. How many hours is that?|Two hours to midnight and six after it make 8.|8
A lesson of 45 minutes ends at 12:15. When did it begin?|45 minutes before 12:15 it is 11:30.|11:30
The bus runs every 12 minutes. How many buses are there in 2 hours?|Two hours are 120 minutes, and 120 / 12 = 10.|10
A clock loses 2 minutes an hour. How much does it lose in a day?|A day has 24 hours, and 24 * 2 = 48.|48"""

HEADLINES = """\
The zoo's two red pandas have become parents. The cubs were born on Sunday, and each weighs as much as a bar of chocolate. Visitors may see them in September.|Red pandas at the zoo have cubs
After heavy rain a hillside slid onto the coast road. Nobody was hurt, but the road will stay closed for two weeks, and buses take the old pass.|Landslide closes coast road for two weeks
A pupil of fifteen has written an app that tells apart the songs of forty birds. It runs without a network, and her school uses it on walks.|Pupil writes app that knows birds by their songs
The price of butter has doubled within two years. Bakers say that they cannot go on without raising theirs, and cafés already have.|Butter twice as dear: bakers raise prices
The swimming club found its lost trophy in the attic of its former president. It had been missing since 1987.|Lost trophy found in an attic
Volunteers planted nine hundred trees along the motorway on Saturday. The oaks and limes are to keep out noise and dust.|Nine hundred trees against noise and dust
The last cinema of the valley closes in spring. Its owner, who is eighty, found nobody to take over the projectors.|Last cinema of the valley closes
A fisherman pulled a message in a bottle out of the bay. It was written in 1964 by two brothers, one of whom still lives nearby.|Message in a bottle found after decades"""

QUERIES = """\
How many customers are there?|customers(id, name, city)|SELECT COUNT(*) FROM customers;
List the names of all customers from Bern.|customers(id, name, city)|SELECT name FROM customers WHERE city = 'Bern';
What is the highest price?|products(id, name, price)|SELECT MAX(price) FROM products;
Show all products, the cheapest first.|products(id, name, price)|SELECT * FROM products ORDER BY price;
In which cities do customers live?|customers(id, name, city)|SELECT DISTINCT city FROM customers;
What is the average price of a product?|products(id, name, price)|SELECT AVG(price) FROM products;
Which products cost more than 100?|products(id, name, price)|SELECT name FROM products WHERE price > 100;
How many orders has each customer?|orders(id, customer, total)|SELECT customer, COUNT(*) FROM orders GROUP BY customer;"""

POEMS = """\
床前明月光|疑是地上霜
白日依山尽|黄河入海流
春眠不觉晓|处处闻啼鸟
锄禾日当午|汗滴禾下土
红豆生南国|春来发几枝
千山鸟飞绝|万径人踪灭
松下问童子|言师采药去
举头望明月|低头思故乡
谁言寸草心|报得三春晖
欲穷千里目|更上一层楼"""

ZH_NLI = """\
所有的学生都参加了考试。|没有学生缺考。|是
小李昨天去了北京。|小李从未离开过家。|否
他买了一本书。|他买的是小说。|不确定
商店晚上十点关门。|商店晚上十一点还开着。|否
她会说三种语言。|她会说不止一种语言。|是
花园里有一只猫。|那只猫是黑色的。|不确定
会议推迟到了下周。|会议不在本周举行。|是
这条河已经干涸了。|河里的水很深。|否
爸爸在厨房做饭。|爸爸在做鱼。|不确定
门票已经全部售完。|还可以买到门票。|否"""

ZH_QUIZ = """\
世界上面积最大的国家是哪个？|俄罗斯|加拿大|中国|美国
下列哪一个是中国的传统节日？|中秋节|圣诞节|万圣节|感恩节
《西游记》中孙悟空的师父是谁？|唐僧|如来|玉帝|八戒
一年中白天最长的节气是？|夏至|冬至|春分|秋分
下列哪种水果含维生素C最多？|猕猴桃|苹果|香蕉|西瓜
人体最大的器官是什么？|皮肤|心脏|肝脏|肺
京剧起源于哪个朝代？|清朝|唐朝|宋朝|汉朝
奥运会的五环有几种颜色？|五种|三种|四种|六种
下列哪座山是五岳之首？|泰山|华山|衡山|恒山
造纸术是谁改进的？|蔡伦|毕昇|张衡|祖冲之"""

ZH_PROBLEMS = """\
小红有12个苹果，又买了8个，一共有多少个？|12+8=20。|20
一本书有96页，小明每天看12页，几天看完？|96/12=8。|8
一支笔3元，买7支要多少元？|3*7=21。|21
班里有45人，其中女生23人，男生有多少人？|45-23=22。|22
一辆车每小时行60公里，4小时行多少公里？|60*4=240。|240
妈妈买了3斤苹果，每斤6元，付了20元，找回多少元？|3*6=18。20-18=2。|2
长方形长9米，宽4米，面积是多少平方米？|9*4=36。|36
爷爷今年68岁，比爸爸大27岁，爸爸今年多少岁？|68-27=41。|41
一盒鸡蛋有15个，6盒有多少个？|15*6=90。|90
水池里有500升水，用去了135升，还剩多少升？|500-135=365。|365"""

STARS = """\
Broke on the second day, and nobody answers my mails.|1
Works, but the manual is useless.|3
Exactly what I wanted. I would buy it again.|5
Smaller than in the picture and smells of glue.|2
Very good, though delivery took a week.|4
Never again!|1
It does its job, no more and no less.|3
My whole family loves it.|5
The lid does not close and the colour is off.|2
Solid, handsome, a little dear.|4
Arrived in pieces.|1
Could not be better.|5"""

CHATS = """\
Hello, I would like to change my booking.|booking
My parcel has not arrived yet.|delivery
I was charged twice for one order.|payment
Can I move my flight to Monday?|booking
The courier left the box at a neighbour's.|delivery
When do I get my money back?|payment
Please cancel the room for two.|booking
Where is my package now?|delivery
Your site does not take my card.|payment
I need an earlier train.|booking
The tracking number does not work.|delivery
The invoice has the wrong address.|payment"""

SHELL = """\
echo $((4 * 6))|24
echo "a b c" ¦ wc -w|3
printf "%s-%s" x y|x-y
basename /tmp/data/file.txt|file.txt
seq 3 ¦ tail -1|3
echo hello ¦ tr a-z A-Z|HELLO
expr length "prompt"|6
dirname /usr/local/bin|/usr/local"""

PICKS = """\
Which of these are fruits?|apple,pear|carrot,onion
Which of these are metals?|iron,copper|wood,glass
Which of these fly?|swallow,bat|mole,horse
Which of these are even?|4,10|7,9
Which of these are planets?|Mars,Saturn|Moon,Sirius
Which of these are in Europe?|Spain,Latvia|Peru,Kenya
Which of these are string instruments?|cello,harp|flute,drum
Which of these are prime?|5,11|6,15
Which of these swim?|salmon,otter|goat,hen
Which of these are months?|May,June|Monday,Sunday"""
