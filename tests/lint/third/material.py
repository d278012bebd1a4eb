"""What the third corpus' rows are about (see `tests.lint.material`)."""

from __future__ import annotations

RIVERS = """\
Which river flows through Vienna?|the Danube|the Rhine|the Elbe|the Oder
Which of these countries has no coast?|Paraguay|Uruguay|Ecuador|Suriname
What is the longest river of Africa?|the Nile|the Congo|the Niger|the Zambezi
Which sea lies between Sweden and Finland?|the Baltic Sea|the North Sea|the White Sea|the Barents Sea
Which strait parts Europe from Africa?|Gibraltar|the Bosporus|Hormuz|Malacca
Which desert covers much of Botswana?|the Kalahari|the Gobi|the Negev|the Atacama
What is the capital of New Zealand?|Wellington|Auckland|Hamilton|Dunedin
On which island is Palermo?|Sicily|Sardinia|Corsica|Malta
Which lake is the deepest on Earth?|Lake Baikal|Lake Victoria|Lake Geneva|Lake Superior
Which mountains part France from Spain?|the Pyrenees|the Vosges|the Apennines|the Carpathians
Which city stands on two continents?|Istanbul|Athens|Cairo|Tbilisi
What is the driest continent with people?|Australia|Asia|Europe|South America"""

CELLS = """\
Which part of a cell holds its genes?|nucleus|membrane|ribosome|vacuole
Which gas do plants take up for photosynthesis?|carbon dioxide|oxygen|nitrogen|helium
Which organ cleans the blood?|kidney|lung|stomach|spleen
How many legs does a beetle have?|six|four|eight|ten
Which vitamin does skin make in sunlight?|vitamin D|vitamin A|vitamin C|vitamin K
Which animal is a marsupial?|koala|otter|badger|lemur
What do bees collect from flowers?|nectar|resin|sap|dew
Which blood cells fight infections?|white cells|red cells|platelets|stem cells
Which bird cannot fly?|emu|crane|heron|stork
What does the pupil of an eye let in?|light|air|tears|sound"""

ENDINGS = """\
The water in the kettle began to boil, and so|she made the tea.|she put on her skis.|she milked the cow.
He had lost his key, and that evening|he rang at the neighbour's door.|he ate the front door.|he flew through the chimney.
The judge rose from her chair, and everybody|stood up in silence.|dived into the pool.|ordered a pizza.
Since the last bus had left,|they walked home.|they boarded the bus.|they grew wings.
The goalkeeper slipped, and the ball|rolled over the line.|asked for a pause.|melted on the grass.
As soon as the rain stopped,|the children ran outside.|the umbrella caught a cold.|the clouds paid the bill.
The film was so dull that half of the guests|left before the end.|married the director.|watched it for years.
She had not slept for two nights, and at her desk|her eyes fell shut.|her desk fell asleep.|her nights grew shorter.
The thief heard steps on the stairs and|hid behind the curtain.|painted the stairs.|counted his teeth.
When the candle had burnt down,|it was dark in the room.|it was Monday in the room.|it was loud in the wax."""

MOODS = """\
What a lovely evening, and such kind waiters.|good
The soup was cold, and the bread was hard.|bad
I have rarely eaten better dumplings.|good
We waited an hour for two coffees.|bad
My daughter wants to go back tomorrow.|good
They charged us for dishes that we never got.|bad
Fresh fish, fair prices, and a view of the harbour.|good
The toilets alone were reason enough to leave.|bad
Every course was a small surprise.|good
Nobody apologised for the hair in my salad.|bad
A warm welcome and a perfect risotto.|good
Loud, greasy, and far too dear.|bad"""

TOPICS = """\
The goalkeeper saved two penalties in the final.|sport
The central bank left its rates unchanged.|economy
The telescope has found water on a distant planet.|science
The cyclist won the stage in the mountains.|sport
Exports fell for the third month in a row.|economy
A new vaccine works in mice, a study says.|science
The relay team broke a record from 1998.|sport
The brewery will cut four hundred jobs.|economy
Geologists date the crater to the Ice Age.|science
The champion lost her match in three sets.|sport
Shares in shipping firms rose on Tuesday.|economy
Bees can count to four, researchers report.|science"""

PLACES_IN = """\
Ada Brix was born in Aarhus in 1902 and studied in Lund.|Where was Ada Brix born?|Aarhus
The mill was built in 1788 by Karl Voss and burnt down in 1911.|Who built the mill?|Karl Voss
From 1964 to 1971 the ferry ran between Brindle and Skarn.|When did the ferry stop running?|1971
The choir sings on Thursdays in the hall behind the post office.|On which day does the choir sing?|Thursdays
Two bridges cross the Lenne: the old one of stone, the new one of steel.|What is the new bridge made of?|steel
Her first novel, The Salt Road, sold nine thousand copies.|What is her first novel called?|The Salt Road
The summit is 2,341 metres high and was first reached from the north.|From which side was the summit first reached?|the north
Pella Oren teaches chemistry, and her brother Tom teaches music.|What does Tom teach?|music
The museum charges adults eight euros and children three.|How many euros do children pay?|three
Mr Ives sold the farm to a widow called Hanne Dahl.|To whom was the farm sold?|Hanne Dahl"""

BILLS = """\
Tom has 14 marbles and buys 3 bags of 6. How many has he?|3 bags of 6 are 18 marbles. 14 + 18 = 32.|32
A rope of 45 metres is cut into 9 equal parts. How long is each?|45 / 9 = 5, so each part has 5 metres.|5
Mia reads 12 pages a day for 7 days. How many pages does she read?|12 pages times 7 days is 84 pages.|84
A box holds 24 eggs, and 5 of them are broken. How many are whole?|Of 24 eggs 5 are broken: 24 - 5 = 19.|19
Four friends share 52 cards. How many does each get?|52 cards for 4 friends: 52 / 4 = 13.|13
A train has 8 coaches of 62 seats. How many seats are there?|8 coaches with 62 seats each: 8 * 62 = 496.|496
Ben saves 15 euros a month and spends 40 of them after a year. What is left?|In a year he saves 12 * 15 = 180. 180 - 40 = 140.|140
A pool of 900 litres loses 35 litres a day. What is in it after 6 days?|6 days cost 6 * 35 = 210 litres. 900 - 210 = 690.|690
Three coats cost 87 euros each. What do they cost together?|3 coats at 87 euros: 3 * 87 = 261.|261
A class of 28 is split into groups of 4. How many groups are there?|28 pupils in groups of 4: 28 / 4 = 7.|7"""

ZH_BILLS = """\
小华有25张邮票，送给弟弟9张，还剩多少张？|25-9=16。|16
一箱牛奶有24盒，5箱一共有多少盒？|24*5=120。|120
一根绳子长72米，平均剪成8段，每段长多少米？|72/8=9。|9
书店上午卖出38本书，下午卖出47本，一共卖出多少本？|38+47=85。|85
一支钢笔18元，买4支要多少元？|18*4=72。|72
果园里有梨树150棵，比苹果树多30棵，苹果树有多少棵？|150-30=120。|120
做一套校服要2米布，60米布可以做几套？|60/2=30。|30
小明每分钟跑200米，6分钟跑多少米？|200*6=1200。|1200
三年级有96人，每组8人，可以分成几组？|96/8=12。|12
停车场有45辆车，开走17辆，又开来6辆，现在有多少辆？|45-17=28。28+6=34。|34"""

NLI = """\
A man is repairing a red bicycle.|Somebody works on a bicycle.|entailment
Two girls are playing chess in the park.|The girls are asleep.|contradiction
A woman holds a letter.|The letter is from her sister.|neutral
All windows of the house are open.|The kitchen window is open.|entailment
The shop closes at six.|The shop is open at seven.|contradiction
A boy runs along the beach.|The boy is late for school.|neutral
The soup has been eaten.|There is no soup left.|entailment
Nobody came to the meeting.|Five people came to the meeting.|contradiction
A band plays on a stage.|The band is famous.|neutral
She bought three tickets.|She bought more than one ticket.|entailment
The lake is frozen.|People swim in the open lake.|contradiction
An old man feeds the ducks.|He comes here every day.|neutral"""

IDIOMS = """\
画蛇添____|足|手|头|尾
守株待____|兔|鹿|鸟|鱼
亡羊补____|牢|衣|路|墙
井底之____|蛙|鱼|虾|龟
对牛弹____|琴|棋|歌|筝
狐假虎____|威|力|气|声
掩耳盗____|铃|钟|金|马
一箭双____|雕|鹰|燕|雀
鹤立鸡____|群|窝|笼|场
滴水穿____|石|木|铁|土"""

TRANSLATIONS = """\
Where is the station?|Où est la gare ?
The soup is hot.|La soupe est chaude.
How much does it cost?|Combien ça coûte ?
I am looking for a room.|Je cherche une chambre.
The shop is closed today.|Le magasin est fermé aujourd'hui.
What time is it?|Quelle heure est-il ?
My brother lives in Lyon.|Mon frère habite à Lyon.
We would like two coffees.|Nous voudrions deux cafés.
The window is open.|La fenêtre est ouverte.
She has three cats.|Elle a trois chats."""

PYTHON = """\
words = ["pear", "fig"]\\nprint(words[1])|fig
total = 0\\nfor n in range(4):\\n    total += n\\nprint(total)|6
text = "level"\\nprint(text == text[::-1])|True
a, b = 3, 5\\na, b = b, a\\nprint(a - b)|2
print(len("prompt") // 4)|1
items = [4, 1, 3]\\nitems.sort()\\nprint(items[0] + items[-1])|5
def f(x):\\n    return x * 2\\n\\nprint(f(f(5)))|20
print("-".join(["a", "b", "c"]))|a-b-c
n = 17\\nwhile n > 5:\\n    n -= 4\\nprint(n)|5
print({"x": 7, "y": 8}["y"])|8"""

ORDERS = """\
Order by size, the smallest first.|ant,cat,horse,whale
Order by age, the oldest first.|pyramids,Colosseum,Eiffel Tower,Sydney Opera
Order by speed, the slowest first.|snail,turtle,dog,falcon
Order by distance from the Sun, the nearest first.|Mercury,Earth,Jupiter,Neptune
Order by weight, the lightest first.|feather,apple,chair,car
Order by height, the lowest first.|daisy,bush,birch,redwood
Order by number of legs, the fewest first.|snake,ostrich,lion,spider
Order by length, the shortest first.|minute,hour,week,year
Order by price, the cheapest first.|match,book,bicycle,yacht
Order by heat, the coldest first.|ice,milk,soup,lava"""

FACTS = """\
The harbour of Tarn was closed in 1954, and its cranes were sold.|Is the harbour of Tarn still in use?|no
Lena's shop sells bread and cheese, but neither meat nor fish.|Can one buy cheese at Lena's?|yes
The tower has 212 steps and no lift.|Is there a lift in the tower?|no
Oak wood is heavier than pine, and it lasts longer.|Does oak last longer than pine?|yes
The bus to Rill runs on Sundays only.|Can one take the bus to Rill on a Monday?|no
The author lived in Rome for ten years and wrote two books there.|Did the author write books in Rome?|yes
The lake is shallow, and nowhere deeper than two metres.|Is the lake ten metres deep in places?|no
Members of the club swim for free.|Do members pay for swimming?|no
The festival was moved from June to August.|Is the festival in August now?|yes
Both twins play the violin, and Ida sings as well.|Does Ida play the violin?|yes"""

ZH_READING = """\
小河边住着一位老船夫，每天清早他都划船送孩子们上学。|老船夫每天清早做什么？|送孩子上学|打鱼|卖菜|修船
张医生原来在上海工作，去年搬到了成都。|张医生现在在哪里？|成都|上海|北京|广州
图书馆周一休息，周二到周日早上九点开门。|图书馆哪一天不开门？|周一|周二|周六|周日
妹妹喜欢画画，哥哥喜欢下棋，他们都喜欢游泳。|兄妹俩都喜欢什么？|游泳|画画|下棋|跑步
这座桥长三百米，是二十年前修建的。|这座桥是什么时候修的？|二十年前|三十年前|去年|十年前
小猫把毛线球滚到了沙发下面，怎么也够不着。|毛线球在哪里？|沙发下面|床下面|柜子上|门外
王奶奶种的西瓜又大又甜，邻居们都来买。|王奶奶种的是什么？|西瓜|南瓜|苹果|葡萄
火车晚点了四十分钟，我们中午才到家。|他们什么时候到家？|中午|早上|傍晚|半夜
爷爷用竹子给我做了一只风筝。|风筝是用什么做的？|竹子|纸板|塑料|铁丝
运动会上，李明得了跳高第一名，跑步第三名。|李明哪一项得了第一名？|跳高|跑步|跳远|游泳"""

FEELINGS = """\
My best friend moves away tomorrow, and I cannot stop crying.|sadness
We won! We really won!|joy
Who took my bicycle again? I have had enough.|anger
There are steps in the attic, and nobody else is at home.|fear
She said yes, and I could embrace the whole world.|joy
He lied to my face, the scoundrel.|anger
Grandma's chair has stood empty since spring.|sadness
The lift is stuck, and the light has gone out.|fear
Holidays at last, and the sea is warm.|joy
They raised the rent without a word to us.|anger
I found his old letters and wept.|sadness
The dog without a lead came closer and closer.|fear"""

TALKS = """\
Can I bring my dog?|Yes, dogs are welcome on a lead.|Are there steps?|No, there is a ramp.
When do you open?|We open at ten.|And on Sundays?|On Sundays we open at noon.
Do you sell stamps?|Yes, at the counter.|How much is one?|One stamp costs a euro.
Is the pool heated?|It is, to 27 degrees.|May children swim alone?|Only from the age of ten.
Where can I park?|Behind the church.|Is it free?|It is free for two hours.
Is lunch included?|Only breakfast is.|What does lunch cost?|Lunch costs nine euros.
Do you speak Greek?|My colleague does.|Is she here today?|She is here after four.
Can I pay by card?|Yes, by any card.|And by cheque?|We do not take cheques."""

ALGEBRA = """\
Solve $x + 7 = 12$.|Subtract $7$ from both sides: $x = 12 - 7$.|5
Solve $3x = 24$.|Divide both sides by $3$: $x = \\frac{24}{3}$.|8
What is $\\frac{1}{2} \\times 18$?|Half of $18$ is $18 / 2$.|9
What is $\\sqrt{49}$?|$7 \\times 7 = 49$, and $7$ is positive.|7
Solve $2x - 4 = 10$.|Add $4$: $2x = 14$. Divide by $2$: $x = \\frac{14}{2}$.|7
What is $2^5$?|$2 \\times 2 \\times 2 \\times 2 \\times 2 = 32$.|32
What is $\\sum_{i=1}^{4} i$?|$1 + 2 + 3 + 4 = 10$.|10
Solve $x^2 = 81$ for $x > 0$.|The positive root of $81$ is $9$.|9
What is $\\binom{4}{2}$?|$\\frac{4 \\times 3}{2} = 6$.|6"""
