"""Rows with labels: pairs of sentences, reviews, messages."""

from __future__ import annotations

from tests.lint.sixth.tables import table

NLI = tuple(
    table("""
premise | hypothesis | label
Two men are loading a piano into a van. | People are moving an instrument. | entailment
Two men are loading a piano into a van. | The van is empty and nobody is near it. | contradiction
A woman in a red coat waits at a tram stop. | She is on her way to work. | neutral
A boy feeds ducks from a jetty. | A child is outdoors. | entailment
Three cooks chop leeks in a small kitchen. | The kitchen belongs to a hotel. | neutral
A dog sleeps under a café table. | The dog is chasing a cyclist. | contradiction
An old man reads a map on a bench. | Someone is sitting down. | entailment
Workers in helmets repair a bridge at night. | It is noon. | contradiction
A girl plays chess with her uncle. | The girl is winning. | neutral
A crowd watches fireworks above the river. | Many people look at the sky. | entailment
The shop window is full of clocks. | There are no clocks in the shop. | contradiction
A nurse pushes a wheelchair along a corridor. | The patient will go home tomorrow. | neutral
Climbers rest on a snowy ridge. | It is cold where they are. | entailment
A man irons a shirt while listening to the radio. | The radio plays jazz. | neutral
Two girls share a sandwich in the park. | The girls are swimming in a lake. | contradiction
A farmer drives a tractor across a field. | A vehicle is in use. | entailment
A musician tunes her guitar backstage. | Her concert begins in an hour. | neutral
A painter stands on a ladder. | The painter lies on the grass. | contradiction
""")
)
"""Premise and hypothesis; the label is a word."""

_PAWS = table("""
sentence1 | sentence2 | same
The train from Graz to Linz was late. | The train from Linz to Graz was late. | 0
Maria sold the house to her brother. | Her brother bought the house from Maria. | 1
The lake is deeper than the bay. | The bay is shallower than the lake. | 1
In 1990 he moved from Oslo to Bergen. | In 1990 he moved from Bergen to Oslo. | 0
The cat chased the mouse through the barn. | Through the barn the cat chased the mouse. | 1
The teacher praised the pupil. | The pupil praised the teacher. | 0
The bridge was built before the road. | The road was built before the bridge. | 0
Peter is older than Anna. | Anna is younger than Peter. | 1
The committee rejected the mayor's plan. | The mayor's plan was rejected by the committee. | 1
The red car overtook the blue one. | The blue car overtook the red one. | 0
She plays the flute and he the drums. | He plays the flute and she the drums. | 0
It rained after the match had ended. | The match had ended before it rained. | 1
The river flows from the glacier to the sea. | From the glacier the river flows to the sea. | 1
The novel was turned into a film. | The film was turned into a novel. | 0
All doors but one were locked. | Only one door was not locked. | 1
The doctor who met the nurse left. | The nurse who met the doctor left. | 0
""")
PAWS = tuple({**row, "same": int(row["same"])} for row in _PAWS)
"""Two sentences; 1 where they say the same."""

REVIEWS = tuple(
    table("""
title | text | label
Blender | It crushed ice on the first day and still does after two years. | positive
Rucksack | A strap tore off on the way to the station. | negative
Headphones | Warm sound, light on the head, and the cable is replaceable. | positive
Kettle | The lid leaks and the handle gets far too hot. | negative
Desk lamp | Flickers all the time; I sent it back. | negative
Novel | I could not put it down and lent it to all my friends. | positive
Boots | Dry feet after a week of rain, what more could I ask for. | positive
Printer | Jams on every third page and the app is useless. | negative
Tent | Up in five minutes, and it stood through a storm. | positive
Phone case | The colour came off on my hands within days. | negative
Restaurant | We waited an hour and the fish was cold. | negative
Bicycle bell | Loud, tidy and cheap: a little joy each morning. | positive
Mattress | My back has not hurt once since it came. | positive
Vacuum | Weak, noisy, and the bag holds next to nothing. | negative
Course | The teacher was patient and the examples were superb. | positive
Hotel | Mould in the shower and rude staff at the desk. | negative
Knife set | Still razor sharp after a year of daily use. | positive
Umbrella | It turned inside out at the first gust. | negative
""")
)
"""Reviews of products, positive or negative."""

PINGLUN = tuple(
    table("""
正文 | 标签
房间干净，早餐丰富，下次还来。 | 好评
等了一个小时菜才上，还是凉的。 | 差评
手机电池很耐用，屏幕也清晰。 | 好评
衣服洗了一次就褪色，太失望了。 | 差评
老师讲课耐心，孩子很喜欢。 | 好评
快递员态度恶劣，箱子都压坏了。 | 差评
这本书情节紧凑，一口气读完。 | 好评
空调噪音大，晚上根本睡不着。 | 差评
位置方便，出门就是地铁站。 | 好评
客服一直不回复，退款拖了半个月。 | 差评
鞋子合脚，走一天也不累。 | 好评
电影剧情拖沓，看得直打瞌睡。 | 差评
水果新鲜，个头也大。 | 好评
软件总是闪退，更新后更糟。 | 差评
吸尘器吸力强，还特别安静。 | 好评
蛋糕太甜，奶油有股怪味。 | 差评
""")
)
"""Chinese reviews: good or bad."""

_CAFES = table("""
review | stars
Best flat white in town and the staff know my name. | 5
Fine coffee, but the tables were sticky. | 3
They forgot half of our order and shrugged. | 1
Good cake, a bit dear. | 4
Slow, loud and lukewarm. | 2
I would cross the city for their almond croissant. | 5
Nothing special, nothing wrong. | 3
Found a hair in my soup. Never again. | 1
Lovely terrace, friendly waiters, coffee a little weak. | 4
The sandwich was stale though the tea was all right. | 2
Everything was perfect, from the music to the milk foam. | 5
Average place for a quick espresso. | 3
Rude owner, dirty cups. | 1
Cosy and calm, only the menu is short. | 4
Overpriced and undercooked, but the view is nice. | 2
A dream of a breakfast. | 5
""")
CAFES = tuple({"review": row["review"], "stars": int(row["stars"])} for row in _CAFES)
"""Stars from 1 to 5, as integers."""

TICKETS = tuple(
    table("""
ticket | team
My card was charged twice for the same order. | billing
The parcel has been in Leipzig for nine days. | shipping
The app closes as soon as I open the camera. | bugs
I would like to change the e-mail address of my profile. | account
Can you add a dark theme? | wishes
Someone logged in from a country I have never been to. | security
The jacket is too small, how do I send it back? | returns
Where do I find the invoice for March? | billing
The driver left the box in the rain. | shipping
The search shows a blank page since the update. | bugs
Please delete my profile and all data. | account
It would be great to sort by price per litre. | wishes
I got a mail that asks for my password, is it yours? | security
The lamp arrived broken, I want my money back for it. | returns
The discount code was not taken off the total. | billing
My order was sent to the old address. | shipping
Export to CSV gives an empty file. | bugs
I cannot reset my password. | account
Could the list show pictures? | wishes
Is my data encrypted on your side? | security
The label for the return will not print. | returns
""")
)
"""Seven teams that a ticket may go to."""
TEAMS = ("billing", "shipping", "bugs", "account", "wishes", "security", "returns")

_PARKS = table("""
passage | question | answer
The park opens at six and closes at dusk. Dogs are welcome on a lead. | may dogs enter the park | yes
Entry to the garden is free on Sundays; on other days it costs four euros. | is the garden free on Mondays | no
The tower has 212 steps and no lift. | is there a lift in the tower | no
Boats may be hired from April to October. | can you hire a boat in June | yes
The zoo's last elephant moved to another zoo in 2011. | does the zoo still keep elephants | no
The path around the lake is paved all the way and has no steps. | can a wheelchair go round the lake | yes
Fires are forbidden except in the stone pits near the gate. | are fires allowed in the stone pits | yes
The museum is in a former mill, which ground flour until 1968. | does the mill still grind flour | no
Camping needs a permit, which the office gives out for nothing. | do you pay for a camping permit | no
The cable car runs every ten minutes, in winter too. | does the cable car run in winter | yes
The spring water is tested each week and safe to drink. | can one drink from the spring | yes
Cyclists must dismount on the wooden bridge. | may you cycle over the wooden bridge | no
The maze was planted with yew in 1840. | was the maze planted in the nineteenth century | yes
The café takes cash only. | can you pay by card in the café | no
Guides speak Polish and English. | are there guides who speak English | yes
The cave is closed while bats hibernate, from November to March. | is the cave open in January | no
""")
PARKS = tuple({**row, "answer": row["answer"] == "yes"} for row in _PARKS)
"""BoolQ's rows: the answer is True or False."""

_SMS = table("""
message | label
WIN a cruise now!!! Text GO to 80088 | 1
Are we still on for lunch tomorrow? | 0
Your parcel could not be delivered, pay 2.99 at the link | 1
Mum says bring the big pot | 0
Running ten minutes late, sorry | 0
Congratulations, you were chosen for a free iPad | 1
The meeting moved to room 12 | 0
Cheap meds no prescription reply YES | 1
Did you feed the cat? | 0
URGENT your bank account is locked, call this number | 1
Happy birthday, old man! | 0
Earn 500 a day from home, no skills needed | 1
I left the keys under the mat | 0
Hot singles near you, click here | 1
Can you send me the notes from today | 0
Claim your prize before midnight, code 7741 | 1
""")
SMS = tuple(
    {
        "id": f"{('ham', 'spam')[int(row['label'])]}_{n:03}",
        "message": row["message"],
        "label": int(row["label"]),
        "label_name": ("ham", "spam")[int(row["label"])],
    }
    for n, row in enumerate(_SMS)
)
"""Messages: 1 is spam, 0 is ham; the id begins with the label's name."""

JOURNAL = tuple(
    table("""
texte | rubrique
Le parlement a adopté le budget après une nuit de débats. | politique
L'équipe de Lyon s'est imposée deux buts à zéro. | sport
La banque centrale laisse son taux inchangé. | économie
Une exposition rassemble cent gravures de Goya. | culture
Le ministre présentera sa réforme lundi. | politique
La cycliste a remporté l'étape des Pyrénées. | sport
Le chômage recule pour le troisième trimestre. | économie
L'orchestre jouera la neuvième symphonie en plein air. | culture
Les maires réclament une nouvelle loi sur le logement. | politique
Le gardien blessé sera absent six semaines. | sport
Le constructeur va supprimer deux mille emplois. | économie
Le romancier reçoit un prix pour son troisième livre. | culture
Le président a nommé un nouvel ambassadeur. | politique
La finale du tournoi se jouera sur terre battue. | sport
Les exportations de blé ont doublé en un an. | économie
Le festival du film ouvre avec un documentaire. | culture
""")
)
"""French news and its section."""
