"""Rows of the tasks in English, a line each; of options the first one is right."""

RIVERS = """\
Which river flows through Vienna?|Danube|Rhine|Elbe|Oder
Into which sea does the Nile empty?|Mediterranean|Red Sea|Black Sea|Arabian Sea
Which lake is the deepest in the world?|Baikal|Tanganyika|Superior|Victoria
On which river does Cairo lie?|Nile|Jordan|Niger|Congo
Which strait parts Europe from Africa?|Gibraltar|Bosporus|Hormuz|Bering
Which country has the longest coastline?|Canada|Indonesia|Australia|Norway
Which river carves the Grand Canyon?|Colorado|Missouri|Columbia|Snake
Which ocean is the smallest?|Arctic|Indian|Atlantic|Southern
Which canal joins the Red Sea to the Mediterranean?|Suez|Panama|Kiel|Corinth
On which continent is the Atacama Desert?|South America|Asia|Australia|Africa
Which city stands on the Thames?|London|Leeds|Cardiff|Dublin
Which island is the largest?|Greenland|Borneo|Madagascar|Great Britain
Which river runs through Baghdad?|Tigris|Euphrates|Indus|Volga
Which mountains part France from Spain?|Pyrenees|Alps|Apennines|Carpathians
Which sea has no coast at all?|Sargasso Sea|Caspian Sea|Baltic Sea|Coral Sea
Which waterfall lies between Zambia and Zimbabwe?|Victoria Falls|Angel Falls|Niagara Falls|Iguazu Falls"""

BODY = """\
Which organ makes insulin?|the pancreas|the liver|the spleen|the thyroid gland
What carries oxygen in red blood cells?|haemoglobin|keratin|collagen|fibrinogen
How many chambers has a human heart?|four|two|three|five
Which bone is the longest?|the femur|the tibia|the humerus|the fibula
Where is bile stored?|in the gallbladder|in the kidneys|in the duodenum|in the appendix
Which vitamin does skin make in sunlight?|vitamin D|vitamin A|vitamin C|vitamin K
Which part of the eye is coloured?|the iris|the cornea|the retina|the optic nerve
What joins a muscle to a bone?|a tendon|a ligament|a cartilage|a nerve
Which blood cells fight infection?|white cells|red cells|platelets|stem cells of bone
Where does most absorption of food take place?|the small intestine|the stomach|the large intestine|the oesophagus
Which gland lies at the base of the brain?|the pituitary|the adrenal|the parathyroid|the thymus
What is the largest organ of the body?|the skin|the lungs|the large intestine|the brain
Which nerve serves the sense of smell?|the olfactory|the optic|the vagus|the trigeminal
What protects the spinal cord?|the vertebrae|the ribs|the sternum|the shoulder blades
Which lens fault makes far things blurred?|myopia|hyperopia|presbyopia|cataract
Which joint is a hinge?|the elbow|the hip|the shoulder|the wrist"""

METALS = """\
Which metal is liquid at room temperature?|mercury|gallium|caesium|lead
Which gas do plants take in?|carbon dioxide|oxygen|nitrogen|hydrogen
What is table salt made of?|sodium and chlorine|potassium and iodine|calcium and carbon|sodium and bromine
Which element has the symbol Fe?|iron|fluorine|lead|francium
What turns litmus paper red?|an acid|a base|a salt|pure water
Which gas makes up most of the air?|nitrogen|oxygen|argon|carbon dioxide
What is diamond made of?|carbon|silicon|quartz|calcium
Which metal is in a thermometer of old?|mercury|tin|zinc|silver
What is rust?|iron oxide|iron sulphate|copper oxide|zinc chloride
Which gas is lighter than helium?|hydrogen|neon|methane|ammonia
Which metal is mixed with copper to make bronze?|tin|zinc|nickel|aluminium
Which acid is in vinegar?|acetic acid|citric acid|lactic acid|formic acid
What is the chemical sign of gold?|Au|Ag|Go|Gd
Which gas smells of rotten eggs?|hydrogen sulphide|ammonia|chlorine|ozone"""

ENDINGS = """\
Mara cracks two eggs into a bowl and picks up a whisk. She|beats them until they are even.|throws the bowl at the wall.|reads the whisk a bedtime story.|plants the eggs in the garden.
The cyclist hears a hiss and feels the back wheel wobble. He|stops to look for a puncture.|pedals faster to cool the tyre.|paints the frame a new colour.|orders a salad for the wheel.
Rain begins to fall on the laundry outside. The neighbour|hurries to take it off the line.|hangs up two more wet shirts.|waters the sheets with a hose.|sells the clouds to her sister.
The violinist notices that her E string is flat. She|turns the peg until it is in tune.|cuts the bow in half with scissors.|hides the score under the piano stool.|feeds the string to the cat.
A boy finds a wallet on the pavement with a name in it. He|takes it to the police station.|eats the leather with mustard.|teaches the wallet to swim.|wraps the pavement in paper.
The baker sees that the dough has not risen. He|leaves it an hour longer in the warmth.|sings until the oven becomes a freezer.|puts his shoes into the mixer bowl.|asks the flour for directions.
The phone shows five per cent of battery. Lena|looks for her charger.|drops the phone into the soup.|turns on the torch and all games.|glues the screen to the table.
Fog lies over the airport all morning. The flights|are delayed until noon.|leave through the car park.|turn into trains at the gate.|land inside the duty-free shop.
The dog stands at the door with its lead in its mouth. Its owner|puts on his coat for a walk.|locks the door and goes to sleep in the car.|bakes the lead in the oven.|teaches it to file taxes.
The student has read the same line three times. She|takes a short break.|learns the page number by heart.|writes the book anew in green.|calls the fire brigade at once.
Smoke comes out of the toaster. The father|pulls out the plug.|puts in another slice.|butters the cable.|opens an umbrella over it.
The ferry is full, and ten cars still wait. They|have to take the next one.|drive across on the water.|board the captain's cabin.|fold themselves into suitcases."""

PASSAGES = """\
The lighthouse at Crane Point was built in 1871 and run by hand until 1968, when an electric lamp took the keeper's place.|Did Crane Point's lighthouse have an electric lamp from the start?|0
Cork oaks can be stripped of their bark about every nine years without harm; the tree simply grows it again.|Does a cork oak die when its bark is taken?|0
The museum opens daily except Mondays. On the first Sunday of a month visitors pay nothing.|Is the museum free on some Sundays?|1
Basalt forms when lava cools quickly at the surface, which is why its crystals are so small.|Does basalt form from lava?|1
The town of Welk lost its railway in 1964, but a bus has covered the same route ever since.|Can one still travel the route of the old railway by bus?|1
Unlike most birds, the kakapo of New Zealand cannot fly; it climbs trees and glides down with spread wings.|Is the kakapo able to fly?|0
The bridge carries trams and pedestrians. Cars were banned from it after the repairs of 2003.|May cars use the bridge today?|0
Tea and coffee both hold caffeine, though a cup of coffee mostly has about twice as much.|Is there caffeine in tea?|1
Marble is limestone that was changed by heat and pressure deep underground.|Does marble come from limestone?|1
The library lends books for four weeks. Films must be back after seven days, and cannot be renewed.|Can the loan of a film be extended?|0
Saffron is won from the stigmas of a crocus; some 150 flowers give one gram.|Is saffron made from a flower?|1
Halley's comet comes back about every 76 years and was last seen from the earth in 1986.|Was Halley's comet seen in 1986?|1
The shop on Mill Lane closed in spring. Its owner now sells bread at the market on Fridays only.|Does the owner sell bread every day?|0
An octopus has three hearts, two of which pump blood through the gills alone.|Does an octopus have only one heart?|0"""

NLI = """\
A woman in a red coat waits at the bus stop.|A woman is waiting for a train to Oslo.|2
Two boys kick a ball across the yard.|Children are playing outside.|0
A man is mending a net on the quay.|The man is a fisherman's brother.|1
Nobody was in the theatre after the show.|The theatre was empty after the show.|0
An old dog sleeps under the table.|The dog is running through the park.|2
A girl paints a fence.|The fence will be white.|1
Three cooks are slicing onions.|Some people are preparing food.|0
The choir sings in front of a large crowd.|The choir sings without any audience.|2
A tourist photographs a cathedral.|The tourist is from Japan.|1
The shop has been shut since May.|The shop is open today.|2
A boat with two sails crosses the bay.|There is a boat on the water.|0
A teacher writes on the blackboard.|She teaches geography.|1
The lorry is parked beside a barn.|The lorry is moving fast.|2
A child drinks milk from a glass.|The child is drinking something.|0
A couple dances on a terrace.|It is their wedding.|1"""

REVIEWS = """\
The plot drags, and nobody in it behaves like a person.|0
A warm, funny film that I will gladly see again.|1
The battery died after two days and support never wrote back.|0
Sturdy, quiet, and half the price of the old one. I love it.|1
Cold soup, rude waiter, and a bill with mistakes in it.|0
Best hotel breakfast I have had in years.|1
The seams came apart in the first wash.|0
Her voice carries the whole record; not one dull song.|1
I wanted to like it, but the ending ruins everything.|0
Arrived early, was packed well, and works as promised.|1
The app crashes whenever I open a photo.|0
Clear instructions: I had the shelf up in ten minutes.|1
Three hours of my life that I won't get back.|0
The garden is lovely and the staff remembered our names.|1"""

MATH = """\
Nora has 14 apples and buys 3 bags of 6. How many apples has she now?|3 bags of 6 are 3 * 6 = 18 apples. With the 14 she had, that is 14 + 18 = 32.|32
A ticket costs 9 euros. What do 7 tickets cost with a discount of 10 euros?|7 tickets cost 7 * 9 = 63 euros. Less the discount it is 63 - 10 = 53.|53
A tank holds 120 litres and loses 8 litres a day. How much is in it after 5 days?|In 5 days it loses 5 * 8 = 40 litres. That leaves 120 - 40 = 80.|80
Four friends share 52 marbles evenly. How many does each get?|52 marbles among 4 friends are 52 / 4 = 13 each.|13
A book has 240 pages. Ada reads 35 a day for 6 days. How many are left?|In 6 days she reads 6 * 35 = 210 pages. So 240 - 210 = 30 are left.|30
A baker sells 18 loaves in the morning and twice as many in the afternoon. How many is that?|In the afternoon it is 2 * 18 = 36 loaves. Together that is 18 + 36 = 54.|54
A rope of 90 m is cut into pieces of 15 m. How many pieces are there?|90 m in pieces of 15 m are 90 / 15 = 6 pieces.|6
Ben saves 12 euros a week. After 8 weeks he spends 50. How much has he left?|In 8 weeks he saves 8 * 12 = 96 euros. After spending 50 he has 96 - 50 = 46.|46
A hall has 25 rows of 16 seats, and 37 are taken. How many are free?|The hall has 25 * 16 = 400 seats. So 400 - 37 = 363 are free.|363
A train goes 80 km an hour. How far does it get in 3 hours, if it goes 20 km more after that?|In 3 hours it goes 3 * 80 = 240 km. With 20 more it is 240 + 20 = 260.|260
Eggs come in boxes of 12. A cafe needs 100 eggs and has 16. How many boxes must it buy?|It needs 100 - 16 = 84 eggs. That is 84 / 12 = 7 boxes.|7
Ida is 9, and her father is 4 times as old. How old are they together?|The father is 4 * 9 = 36. Together they are 9 + 36 = 45.|45"""

SPANS = """\
The first pier at Aldmouth was washed away in the storm of 1897. Its iron successor, drawn by Edith Marsh, opened four years later and still stands.|Who drew the iron pier?|Edith Marsh
Glassworms live in the mud of shallow lakes. By night they rise to hunt water fleas, which they catch with their antennae.|What do glassworms hunt at night?|water fleas
In 1928 the company moved from Leeds to Halifax, where rents were low. It made bicycle lamps there until the war.|What did the company make in Halifax?|bicycle lamps
The Tarn valley grows almonds and plums. Frost in April 2017 destroyed nine tenths of the almond harvest.|When did frost destroy most of the almonds?|April 2017
Paper came to Europe through Spain. The mill at Xativa, which worked with rags, was the first of the continent.|Where was the first paper mill of Europe?|Xativa
The orchestra was founded by a dentist, Karl Voss, who hired pupils because he could not pay grown players.|What was the founder's profession?|dentist
A sloth climbs down from its tree about once a week. The climb costs it much strength and is its greatest danger.|How often does a sloth leave its tree?|once a week
The comet was first seen by a farmer in Peru. Astronomers in Chile confirmed it two nights later.|Who saw the comet first?|a farmer in Peru
The old mint struck copper coins alone. Silver was brought ready-made from Kremnitz under guard.|From where did the silver come?|Kremnitz
Because the harbour silts up, a dredger named Hilda works in it each spring for about six weeks.|What is the dredger called?|Hilda
Rooibos is no true tea: its leaves come from a shrub of the Cederberg, a range north of Cape Town.|Where does the rooibos shrub grow?|the Cederberg
The clock in the tower was stopped in 1911 by a flock of starlings that had settled on its minute hand.|What stopped the clock?|a flock of starlings
The bridge at Oss was paid for by a toll on salt, which was dropped as soon as the debt was settled.|On what was the toll laid?|salt"""

FRENCH = """\
The train to Lyon leaves at eight o'clock.|Le train pour Lyon part à huit heures.
My sister has lived in Canada for three years.|Ma sœur vit au Canada depuis trois ans.
We forgot to buy bread this morning.|Nous avons oublié d'acheter du pain ce matin.
The children are playing in the garden.|Les enfants jouent dans le jardin.
Could you open the window, please?|Pourriez-vous ouvrir la fenêtre, s'il vous plaît ?
It has been raining since yesterday evening.|Il pleut depuis hier soir.
This book is more interesting than the film.|Ce livre est plus intéressant que le film.
The museum is closed on Tuesdays.|Le musée est fermé le mardi.
I would like a coffee without sugar.|Je voudrais un café sans sucre.
He always arrives late at the office.|Il arrive toujours en retard au bureau.
The mayor will speak to the press tomorrow.|Le maire parlera à la presse demain.
Nobody knows where the key is.|Personne ne sait où est la clé."""

NEWS = """\
The council of Hartwell voted nine to four last night to close the swimming pool on Park Street. Repairs would have cost two million pounds, which the town does not have. Swimmers held up banners in the gallery.|Hartwell council votes to close Park Street swimming pool
A fox that had lived for two weeks on a building site in Leeds was caught on Tuesday. Workers had fed it with sandwiches. It was set free in woods north of the city.|Fox from Leeds building site is set free in woods
The ferry line between Oban and Craignure will run every hour from May. The operator has bought a second ship for it. Islanders had asked for more crossings for years.|Second ship brings hourly ferry between Oban and Craignure
A school in Turin has given up homework for a year. Its head says that pupils sleep longer and read more. Parents are divided over the trial.|Turin school gives up homework for a year
Scientists in Bergen have counted eleven thousand puffins on the island of Runde, a third more than last year. Herring has come back to the coast, they say.|Number of puffins on Runde rises by a third
The town hall's clock in Ulm struck thirteen on Sunday at noon. A mechanic found a mouse in the works. It was unhurt.|Mouse makes Ulm town hall clock strike thirteen
After a mild winter the almond trees around Palma are in bloom three weeks early. Farmers fear a late frost. Visitors are delighted.|Palma almond trees bloom three weeks early
The last video shop of Derry has shut its doors. Its owner gave the films to a hospital. At the end he had four customers a week.|Last video shop in Derry closes its doors
A lorry with twenty tons of honey turned over near Graz on Monday. Nobody was hurt. Beekeepers came with buckets before the fire brigade did.|Lorry with twenty tons of honey turns over near Graz
The river Wye may be swum in again. Tests found its water clean at all six places, for the first time since 2009.|River Wye is clean enough to swim in again
A retired postman of Bruges has walked every street of the city, all 671 of them, in four months. He kept a diary and means to publish it.|Retired postman walks every street of Bruges
The observatory on Teide has a new telescope. It will look for planets around small stars. First pictures are expected in autumn.|New telescope on Teide will look for planets"""

PRINTS = """\
print(3 * 4 - 5)|7
print("ab" * 3)|ababab
print(len("bridge"))|6
x = [4, 1, 3]\\nprint(sorted(x)[0])|1
print(17 % 5)|2
words = "to be or not".split()\\nprint(words[-1])|not
n = 0\\nfor i in range(4):\\n    n += i\\nprint(n)|6
print("Ada".lower() + "x")|adax
print(2 ** 5)|32
s = "stone"\\nprint(s[::-1])|enots
print(max(7, 12, 9))|12
d = {"k": 5}\\nprint(d["k"] + 1)|6
print("-".join(["x", "y"]))|x-y
print(9 // 2)|4"""

TABLES = """\
City,People,Area;Brenn,4100,12;Olst,9800,31;Varn,6500,40|Which city has the most people?|Olst
Team,Won,Lost;Reds,7,3;Blues,4,6;Greens,5,5|How many games did the Greens lose?|5
Fruit,Price,Stock;apple,2,40;pear,3,15;plum,1,90|What does a pear cost?|3
Peak,Height,Range;Korb,2310,West;Lunn,1875,East;Tarr,2044,West|Which peak is in the East?|Lunn
Name,Age,Town;Ilse,34,Gera;Omar,51,Jena;Petra,29,Suhl|Who lives in Jena?|Omar
Line,Stops,Minutes;M1,14,31;M2,9,22;M3,17,40|Which line has seventeen stops?|M3
Ship,Built,Tons;Alma,1931,800;Freya,1954,1250;Tern,1948,640|When was the Tern built?|1948
Tea,Grams,Steep;Assam,3,4 min;Sencha,2,1 min;Mint,4,7 min|How long does mint steep?|7 min
Month,Rain,Sun;May,61,203;June,44,241;July,39,256|Which month had the least rain?|July
Course,Room,Seats;Latin,204,18;Music,011,30;Logic,117,25|In which room is music taught?|011
Dog,Weight,Breed;Rolf,31,boxer;Susi,8,terrier;Bello,27,setter|Which breed is Susi?|terrier
Book,Pages,Year;Ash,310,1999;Birch,182,2006;Cedar,455,2011|How many pages has Birch?|182"""

TALKS = """\
Tom: I lost the tickets. / Eva: You did what? We have waited a year for this!|anger
Mia: The vet called. / Jon: Is he all right? I can't stop shaking.|fear
Lea: They said yes! / Max: We got the flat? I could kiss the whole world!|joy
Sam: Grandpa's chair is empty now. / Ida: I miss him every single evening.|sadness
Ole: I scratched your car. / Kim: Again? That is the third time, and you never even say sorry!|anger
Ada: Did you hear that noise? / Ben: Someone is in the cellar. Don't put on the light.|fear
Ute: I passed with top marks! / Rob: I knew it! Let's celebrate tonight!|joy
Jan: The band broke up. / Liv: All those years, and now it is over. I could cry.|sadness
Pia: He read your letters aloud. / Tim: How dare he! I'll never speak to him again!|anger
Lou: The ice is cracking. / Gil: Oh no, don't move, please don't move.|fear
Eli: The baby laughed today. / Zoe: Really? What a wonderful day!|joy
Nik: We have to sell the house. / Amy: I was born here. It breaks my heart.|sadness"""

TOPICS = """\
The midfielder scored twice as the hosts won the cup final in extra time.|1
Shares of the carmaker fell six per cent after its profit warning.|2
Foreign ministers met in Geneva to renew the truce at the border.|0
The new chip needs half the power of its forerunner, engineers say.|3
Voters in the island republic go to the polls on Sunday.|0
The champion withdrew from the marathon with a torn muscle.|1
The central bank left interest rates where they were.|2
A probe has sent the first pictures from the far side of the moon.|3
Rebels and government signed a peace accord after nine years.|0
The relay team broke the national record by two seconds.|1
The airline will buy its smaller rival for two billion dollars.|2
A browser update closes a hole that hackers had used for months.|3
The president has dissolved parliament and called an election.|0
The goalkeeper was banned for three matches.|1
Oil prices climbed as stocks shrank.|2
Researchers trained a robot to fold shirts.|3"""

COPA = """\
The man's boots were covered in mud.|cause|He had crossed a wet field.|He had bought new laces.
The glass fell off the table.|effect|It broke on the floor.|It filled with water.
The street was closed to cars.|cause|A marathon was being run.|The shops had new windows.
The girl forgot her umbrella.|effect|She came home soaked.|She won a spelling contest.
The plant on the sill withered.|cause|Nobody had watered it.|The window was clean.
The alarm did not ring.|effect|Paul was late for work.|Paul ironed his shirts.
The audience stood up and clapped.|cause|The play was splendid.|The seats were red.
The cook burnt the sauce.|effect|He had to make another one.|He sharpened his knives.
The lake froze over.|cause|It had been cold for weeks.|The boats were painted blue.
The power failed.|effect|All the lights went out.|The cat had four kittens.
The boy's eyes were red.|cause|He had slept badly.|He had combed his hair.
The lift was out of order.|effect|They took the stairs.|They bought a carpet."""

PEOPLE = """\
Maria Lopez met her lawyer, Owen Reed, in front of the court.|Maria Lopez;Owen Reed
The prize went to Chen Wei for a novel on the sea.|Chen Wei
After the match Anna Berg thanked her coach, Luis Ortega.|Anna Berg;Luis Ortega
The bridge was opened by the mayor, Fatima Noor.|Fatima Noor
Both Piet Jansen and Ruth Klein voted against the plan.|Piet Jansen;Ruth Klein
The role of the queen is sung by Elena Sorokina.|Elena Sorokina
A letter from Hugo Brandt to Clara Voss was found in the attic.|Hugo Brandt;Clara Voss
Nobody but Samuel Okoro knew the code.|Samuel Okoro
The shop belongs to Greta Holm and Yusuf Demir.|Greta Holm;Yusuf Demir
The court heard Nadia Haddad as a witness.|Nadia Haddad
The map was drawn by Tobias Lund in one night.|Tobias Lund
Judge Irene Castle sent Victor Payne home.|Irene Castle;Victor Payne"""

INTENTS = """\
I can't get into my account any more|login
When will my parcel arrive?|delivery
You have charged me twice for one order|payment
The lid was broken when I opened the box|damage
My password is not accepted|login
The courier never rang my bell|delivery
My card was refused although it is valid|payment
The cup has a crack down its side|damage
The code by text message does not come|login
Can you leave it with my neighbour?|delivery
How do I get my money back?|payment
One leg of the stool is bent|damage"""

INTENT_SHOTS = """\
It says that my user name is unknown|login
Tracking has not moved since Monday|delivery
The invoice lists a fee that I don't know|payment
The screen is scratched all over|damage
I am locked out after three tries|login
Please send it to my office instead|delivery
Can I pay in two rates?|payment
The vase came in a hundred pieces|damage"""

PAIRS = """\
How do I boil an egg?|What is the way to boil an egg?|1
Is Pluto a planet?|How far away is Pluto?|0
How can I learn to swim as an adult?|What is a good way for a grown-up to learn swimming?|1
What is the capital of Peru?|Which city is Peru's capital?|1
Why is the sky blue?|Why is the sea salty?|0
How do I remove ink from a shirt?|How do I get an ink stain out of a shirt?|1
Where can I buy old stamps?|Where can I sell old stamps?|0
What does a notary do?|What does it cost to see a notary?|0
How long does rice keep?|For how long can rice be stored?|1
Can cats see in the dark?|Are cats able to see at night?|1
How tall is the Eiffel Tower?|Who built the Eiffel Tower?|0
Which bread has no gluten?|Which bread has the most gluten?|0"""

QUERIES = """\
books(title, author, year)|Which books are from 1994?|SELECT title FROM books WHERE year = 1994;
books(title, author, year)|How many books has Amos Grey written?|SELECT COUNT(*) FROM books WHERE author = 'Amos Grey';
staff(name, city, pay)|Who works in Bern?|SELECT name FROM staff WHERE city = 'Bern';
staff(name, city, pay)|What is the highest pay?|SELECT MAX(pay) FROM staff;
trains(number, stop, track)|On which track is train 81?|SELECT track FROM trains WHERE number = 81;
films(title, minutes)|List the films by length, the shortest first.|SELECT title FROM films ORDER BY minutes;
films(title, minutes)|Which films last more than two hours?|SELECT title FROM films WHERE minutes > 120;
pets(name, kind, age)|How old are the cats on average?|SELECT AVG(age) FROM pets WHERE kind = 'cat';
pets(name, kind, age)|Which kinds of pet are there?|SELECT DISTINCT kind FROM pets;
orders(id, customer, total)|What has Ida spent in all?|SELECT SUM(total) FROM orders WHERE customer = 'Ida';"""

SHELL = """\
Count the lines of notes.txt|wc -l notes.txt
Print the words 'all done'|echo "all done"
Find lines with 'error' in app.log|grep "error" app.log
List all files, hidden ones too|ls -a
Make a folder called 'old mail'|mkdir "old mail"
Show the last 20 lines of app.log|tail -n 20 app.log
Remove the folder tmp with all that is in it|rm -r tmp
Search a.txt for 'salt' without regard to case|grep -i "salt" a.txt
Sort names.txt backwards|sort -r names.txt
Copy the file 'my list' to the folder old|cp "my list" old"""
