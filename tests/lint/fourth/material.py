"""What the English rows are about: a line a row, its fields parted by `|` (`¦` stands for a `|`)."""

from __future__ import annotations

SKY = """\
Which planet is closest to the Sun?|Mercury|Venus|Mars|Neptune
What do we call a star that explodes?|a supernova|a comet|a nebula of dust|a red dwarf
How long does the Earth take to go once around the Sun?|one year|one day|one month|a whole decade
Which moon belongs to Saturn?|Titan|Europa|Phobos|Triton
What keeps the planets in their orbits?|gravity|magnetism|friction with the air|the solar wind
Which galaxy do we live in?|the Milky Way|Andromeda|the Whirlpool|the Sombrero
What is the hottest layer of the Sun?|its core|its corona|the photosphere|a sunspot
Which planet turns on its side?|Uranus|Jupiter|Earth|Mercury
What is a light-year a measure of?|distance|time|brightness|mass
Who first saw the moons of Jupiter through a telescope?|Galileo|Ptolemy|Edwin Hubble|Isaac Newton
What is the belt between Mars and Jupiter made of?|asteroids|ice rings|planets|gas
Which of these is a dwarf planet?|Pluto|Saturn|Io|Sirius"""

MATERIALS = """\
Which material conducts electricity best?|copper|rubber|wood|glass
What is steel mostly made of?|iron|tin|lead|silver
Which of these dissolves in water?|sugar|sand|oil|chalk dust
What happens to most metals when they are heated?|they expand|they shrink|they turn green|nothing at all
Which gas makes up most of the air?|nitrogen|oxygen|carbon dioxide|argon
What does a magnet attract?|a nail|a cork|a paper cup|a plastic spoon
Which one is a liquid at room temperature?|mercury|gold|sulfur|salt
What is glass made from?|sand|clay|coal|limestone and bone
Which change cannot be undone?|burning paper|melting ice|folding a towel|freezing juice
What protects iron from rust?|paint|salt water|air|sunlight
What is the opposite of an acid?|a base|a salt|an ion|a metal
Which of these floats on water?|a cork|a stone|a coin|a steel key"""

HOUSE = """\
How do I get a stuck ring off a finger?|Rub soap on the finger and turn the ring.|Pull the ring off with pliers at once.
How do I keep cut flowers fresh?|Change the water every second day.|Put the vase onto the radiator.
How do I stop a door from creaking?|Put a drop of oil on its hinges.|Paint the handle in a lighter colour.
How do I peel garlic quickly?|Press the clove with a knife's flat side.|Boil the clove for an hour and cool it.
How do I find a small hole in a bicycle tube?|Hold the tube under water and look for bubbles.|Hold the tube up and listen for music.
How do I dry wet shoes?|Stuff them with newspaper.|Wrap them in plastic film overnight.
How do I remove chewing gum from a jacket?|Freeze the jacket and break the gum off.|Iron the gum until it is flat and warm.
How do I ripen a hard avocado?|Keep it in a bag with a banana.|Keep it in the freezer for a week or two.
How do I sharpen a pencil without a sharpener?|Shave it with a small knife.|Bend it.
How do I test whether an egg is fresh?|See whether it sinks in cold water.|See whether it bounces.
How do I hang a picture straight?|Measure from the ceiling on both sides.|Close one eye and hope.
How do I open a jar that is stuck?|Run hot water over its lid.|Wait until the jar is empty."""

SUPPORT = """\
I forgot my password and cannot get in.|account
The app closes as soon as I open it.|bug
Why was I charged twice this month?|billing
Could you add a dark theme?|request
The export button does nothing at all.|bug
Please change the mail address of my profile.|account
I would love to sort my notes by colour.|request
My invoice shows the wrong VAT number.|billing
Someone else seems to use my login.|account
A widget for the lock screen would be great.|request
Pictures are upside down after the update.|bug
When will I get my refund?|billing"""

FILMS = """\
A slow start, but the last hour is breathtaking.|positive
I walked out after forty minutes.|negative
The dialogue sparkles and nobody overacts.|positive
Every joke was in the trailer, and none is funny.|negative
My children want to see it again, and so do I.|positive
A script that a parrot could have written.|negative
Rarely has snow looked so beautiful on a screen.|positive
The lead looks bored, and soon we are, too.|negative
Warm, clever and exactly as long as it should be.|positive
Two hours of noise.|negative
The ending alone is worth the ticket.|positive
It steals from better films and hides it badly.|negative"""

PREMISES = """\
A man is playing a guitar on a stage.|A man is making music.|entailment
Two girls are running along the beach.|The girls are asleep.|contradiction
A woman buys bread at the market.|The woman is buying it for her mother.|neutral
The shop is closed on Sundays.|On Sundays one can shop there.|contradiction
All seats on the train were taken.|No seat on the train was free.|entailment
A dog jumps over a fence.|The dog is brown.|neutral
He has never been abroad.|He spent last year in Peru.|contradiction
The soup is boiling.|The soup is hot.|entailment
A child draws a house.|The child wants to be an architect.|neutral
Nobody answered the phone.|Someone picked up at once.|contradiction
She sold both of her bicycles.|She sold a bicycle.|entailment
They met at a concert.|The concert was sold out.|neutral"""

BUDGETS = """\
Nora buys 3 pens at 2 dollars each and a book for 11 dollars. How much does she pay?|The pens cost 3 * 2 = 6 dollars. With the book that is 6 + 11 = 17 dollars.|17
A bus has 48 seats. 29 people get on, and later 8 more. How many seats are free?|On the bus are 29 + 8 = 37 people. 48 - 37 = 11 seats are free.|11
Ivan runs 4 km on each of 5 days and 7 km on Sunday. How many km is that?|On five days he runs 4 * 5 = 20 km. With Sunday it is 20 + 7 = 27 km.|27
A farm has 6 boxes of 12 eggs; 9 eggs break. How many are whole?|There are 6 * 12 = 72 eggs. 72 - 9 = 63 are whole.|63
Tom saves 15 euros a month. How much has he after a year?|A year has 12 months, so he has 15 * 12 = 180 euros.|180
A cake is cut into 16 pieces, and 4 children eat 3 each. How many are left?|The children eat 4 * 3 = 12 pieces. 16 - 12 = 4 are left.|4
Mia has 50 stickers, gives 18 away and gets 25. How many has she now?|After giving she has 50 - 18 = 32. With the new ones it is 32 + 25 = 57.|57
A film lasts 95 minutes, and the break 20. How long is one there?|95 + 20 = 115 minutes.|115
Eight friends share 56 marbles equally. How many does each get?|56 / 8 = 7 marbles each.|7
A tank holds 300 litres; 45 are used on each of 4 days. How much is left?|In four days 45 * 4 = 180 litres are used. 300 - 180 = 120 are left.|120
A shirt of 40 euros is 10 euros cheaper today. What do 2 shirts cost?|A shirt costs 40 - 10 = 30 euros. Two cost 2 * 30 = 60 euros.|60
Lea reads 35 pages a day. After how many days has she read 245?|245 / 35 = 7 days.|7"""

FOUNDED = """\
The museum on Hill Street was founded in 1923 by two sisters and moved in 1950.|1923
After the fire of 1871 the brewery, begun in 1840, never opened again.|1840
Although its hall dates from 1998, the choir itself started in 1911.|1911
In 2004 a bakery opened at the corner; the house is from 1889.|2004
The club, which won the cup in 1976, had been set up in 1962.|1962
A railway company was formed in 1855 and went bankrupt in 1881.|1855
Since 1990 the paper is a weekly; its first issue came out in 1937.|1937
The school got its name in 1968, ten years after it was founded in 1958.|1958
It was in 1806 that the factory began, and in 1902 that it burnt down.|1806
Built on land that was bought in 1720, the hospital was founded in 1733.|1733"""

WHO = """\
On Monday Petra showed Samuel the new harbour.|Petra, Samuel
The letter was signed by Igor alone.|Igor
Nadia and Bruno disagreed, and Wen kept quiet.|Nadia, Bruno, Wen
It rained when Carla left for Porto.|Carla
Between Omar and Elif stood a huge vase.|Omar, Elif
For once Georg had cooked for Hannah, Leo and himself.|Georg, Hannah, Leo
A parcel for Mr Okoye lay on the stairs.|Okoye
Rosa told Anton that Vera had won.|Rosa, Anton, Vera
The goalkeeper, Pavel, caught everything.|Pavel
Judith waved, but Marek did not see her.|Judith, Marek"""

ENDINGS = """\
She lit a candle because the lamp was|broken
To open the door he needed the|key
Birds build their nests in|trees
The soup was so salty that he drank a glass of|water
After the match the players shook|hands
In autumn the leaves fall to the|ground
He cut the bread with a sharp|knife
The teacher wrote the word on the|board
They crossed the river on an old wooden|bridge
She put on her coat, for outside it was|cold
The clock on the tower struck|twelve
Please close the window, there is a|draught"""

GERMAN = """\
Das Brot ist noch warm.|The bread is still warm.
Wo ist der Bahnhof?|Where is the station?
Er hat gestern lange gearbeitet.|He worked late yesterday.
Wir brauchen zwei Tische am Fenster.|We need two tables by the window.
Sie liest jeden Abend ein Buch.|She reads a book every evening.
Der Zug kommt heute später.|The train comes later today.
Ich habe meinen Schlüssel verloren.|I have lost my key.
Im Garten blühen die Rosen.|The roses are blooming in the garden.
Kannst du mir bitte helfen?|Can you help me, please?
Das Wetter war besser als gedacht.|The weather was better than expected."""

SNIPPETS = """\
x = 3\\nx += 4\\nprint(x)|7
words = ['b', 'a']\\nprint(sorted(words)[0])|a
print(len('window'))|6
total = 0\\nfor i in range(4):\\n    total += i\\nprint(total)|6
print('ab' * 3)|ababab
a, b = 2, 5\\na, b = b, a\\nprint(a)|5
print(17 % 5)|2
print('Hello'[-1])|o
d = {'k': 9}\\nprint(d.get('k'))|9
print(max([4, 8, 1]))|8
s = 'x'\\nif s:\\n    print('yes')|yes
print(2 ** 5)|32"""

FUNCTIONS = """\
Return the sum of a list of numbers.|total(numbers)|return sum(numbers)
Return the last element of a list.|last(items)|return items[-1]
Say whether a number is even.|is_even(n)|return n % 2 == 0
Return a text in upper case.|shout(text)|return text.upper()
Return the number of words in a text.|count_words(text)|return len(text.split())
Return the larger of two numbers.|larger(a, b)|return max(a, b)
Reverse a text.|reverse(text)|return text[::-1]
Return the squares of a list of numbers.|squares(numbers)|return [n * n for n in numbers]
Return the first letter of a word.|initial(word)|return word[0]
Join words with a dash.|dashed(words)|return '-'.join(words)"""

CALLS = """\
Hello, I need a taxi.;Where are you?;At the theatre, by the main entrance.|pick-up place
Do you have a table for tonight?;For how many?;Five, if that is possible.|party size
I would like to send this to Japan.;How heavy is it?;A little over two kilos.|weight
My heating has stopped.;Since when?;Since yesterday evening.|time
Can I book a haircut?;What day suits you?;Thursday would be best.|time
I want to order flowers.;Where shall we bring them?;To 12 Mill Lane.|pick-up place
We'd like to rent a boat.;How many of you are there?;Four adults and a baby.|party size
Does this lift take my piano?;What does it weigh?;Some 200 kilos.|weight
I need a plumber.;Where do you live?;Above the bakery in Bell Street.|pick-up place
A tour of the castle, please.;How many people?;A class of 22.|party size
Could somebody look at my car?;When?;Before noon, please.|time
I have a crate to ship.;Its weight?;Ninety kilos with the lid.|weight"""

FACTS = """\
The ferry runs from April to October. In winter the island is reached by plane only.|Does the ferry run in January?|no
All rooms have a balcony, and the larger ones have a kitchen, too.|Do all rooms have a balcony?|yes
Dogs may enter the park on a lead, but not the playground.|May dogs enter the playground?|no
The library lends books for four weeks and films for one.|Can one keep a book for three weeks?|yes
Entry is free for children under twelve; everyone else pays six euros.|Does a child of ten have to pay?|no
The train stops in every village on Sundays.|Does the train stop in villages on Sundays?|yes
Coffee is served until five, and the kitchen closes at nine.|Can one get coffee at six?|no
The bridge carries cars and cyclists since its repair in May.|May cyclists use the bridge?|yes
The shop takes cards from ten euros on.|Can one pay three euros by card?|no
Members get the magazine for nothing.|Do members get the magazine free?|yes
Nothing grows above the tree line but moss.|Do oaks grow above the tree line?|no
The second floor can be reached by a lift.|Is there a lift to the second floor?|yes"""

PRONOUNS = """\
The trophy did not fit into the case because it was too large.|it|the trophy|the case
Paul thanked Eric because he had helped.|he|Eric|Paul
The ball broke the window because it was made of thin glass.|it|the window|the ball
Anna lent Kate an umbrella since she had two.|she|Anna|Kate
The cat hid from the dog because it was afraid.|it|the cat|the dog
The truck passed the bus since it was going so slowly.|it|the bus|the truck
Jon called Max, but he did not answer.|he|Max|Jon
The table does not go through the door because it is too narrow.|it|the door|the table
Lucy beat Jane at chess although she was younger.|she|Lucy|Jane
The wolves chased the sheep because they were hungry.|they|the wolves|the sheep"""

GROUPS = """\
oak, maple, hammer, birch|hammer
violin, cello, tractor, harp|tractor
Tuesday, April, Friday, Sunday|April
red, square, blue, green|square
lion, tiger, tulip, wolf|tulip
knife, fork, cloud, spoon|cloud
seven, nine, four, chair|chair
boot, sandal, slipper, pear|pear
Paris, Rhine, Madrid, Vienna|Rhine
ice, snow, frost, lava|lava
copper, iron, zinc, linen|linen
uncle, window, aunt, cousin|window"""

PUZZLES = """\
A drawer has red and blue socks. How many must one take to be sure of a pair?|two|three|four|With two socks both colours may come. A third one matches one of them.
If today is Friday, which day is it in ten days?|Monday|Sunday|Saturday|Ten days are a week and three days. Three days after Friday it is Monday.
A rope of 12 m is cut into pieces of 3 m. How many cuts are needed?|three|four|five|12 / 3 makes four pieces. Between four pieces there are three cuts.
Ann is taller than Bo, and Bo than Cy. Who is the shortest?|Ann|Bo|Cy|Cy is shorter than Bo, who is shorter than Ann.
What is half of 2 plus 2?|three|two|four|Half of 2 is 1, and 1 plus 2 is 3.
A farmer has 17 sheep, and all but 9 run away. How many are left?|eight|nine|seventeen|All but 9 means that 9 stay.
Which number comes next: 2, 4, 8, 16?|20|24|32|Each number is twice the one before it, and twice 16 is 32.
Two fathers and two sons are three people. How can that be?|They are grandfather, father and son.|One of them lies.|They are twins.|The man in the middle is a son and a father.
How many edges has a cube?|six|eight|twelve|Four above, four below and four between them make twelve.
Which clock is right more often: one that stands or one that is a minute late?|the standing one|the late one|neither|The standing one is right twice a day, the late one never."""
