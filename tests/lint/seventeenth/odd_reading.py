"""Right prompts of texts, sources, dialogues and riddles that look odd."""

from __future__ import annotations

from tests.lint.seventeenth.making import ask, pairs, table

Q = "f\"Question: {data['q']}\\nAnswer:\""

RIGHT = (
    ask(
        "questions without an answer in the text",
        table(
            "t|q|answer",
            """
        Mia has a red bike and a blue kite.|What colour is the kite?|blue
        Mia has a red bike and a blue kite.|How old is Mia?|unknown
        The bus to Ulm leaves at nine.|When does the bus leave?|nine
        The bus to Ulm leaves at nine.|What does a ticket cost?|unknown
        Tea grows on the southern hills.|Who planted the tea?|unknown
        Tea grows on the southern hills.|What grows on the hills?|Tea
        Paul sold his boat to a priest.|Who bought the boat?|a priest
        Paul sold his boat to a priest.|When was it sold?|unknown
        The tower has ninety steps.|How many steps has the tower?|ninety
        The tower has ninety steps.|Which architect built it?|unknown
    """,
        ),
        r'''f"{data['t']}\n{data['q']} Copy the words from the text; where it does not say, write unknown.\nAnswer:"''',
    ),
    ask(
        "sources with numbers in brackets, one of which is cited",
        table(
            "a|b|c|q|answer",
            """
        Ice melts at 0 degrees.|Iron melts at 1538 degrees.|Lead melts at 327 degrees.|melting of iron|[2]
        Oslo lies on a fjord.|Bern lies on the Aare.|Rome lies on the Tiber.|the river of Rome|[3]
        Jays bury seeds.|Owls hunt mice.|Larks sing at dawn.|food of owls|[2]
        Rye makes dark bread.|Rice grows in water.|Oats feed horses.|the colour of bread|[1]
        Tin is soft.|Steel is hard.|Glass is brittle.|a material that breaks|[3]
        Ada wrote notes.|Alan broke codes.|Grace found a moth.|an insect|[3]
        The Alps are young.|The Urals are old.|The Andes are long.|the age of the Alps|[1]
        Cats purr.|Dogs bark.|Frogs croak.|the sound of dogs|[2]
        May has 31 days.|June has 30 days.|July is hot.|the length of May|[1]
    """,
        ),
        r'''f"[1] {data['a']}\n[2] {data['b']}\n[3] {data['c']}\nWhich source tells of {data['q']}? Cite it in brackets.\nSource:"''',
    ),
    ask(
        "poems with their lines kept",
        pairs(
            "The fog comes⏎on little cat feet. > cat;; "
            "Two crows on a wire⏎and no one to phone. > crow;; "
            "A snail has moved in⏎under my mailbox. > snail;; "
            "Who taught the heron⏎to wait like a monk? > heron;; "
            "The moth reads by candle⏎and never turns the page. > moth;; "
            "A mule on the pass⏎carries the whole of winter. > mule;; "
            "Frog in the pail⏎conducts the rain. > frog;; "
            "Even the whale⏎was once a rumour. > whale"
        ),
        r'''"Poem:\n" + data["q"] + "\n\nWhich animal does it name? One word, in the singular, small letters.\nAnimal:"''',
    ),
    ask(
        "programs with blank lines and indentation",
        pairs(
            "def f(x):⏎    y = x + 1⏎⏎    return y⏎⏎print(f(2)) > 3;; "
            "for i in range(3):⏎    if i:⏎        print(i, end='') > 12;; "
            "a = [5]⏎⏎a += [6]⏎print(a[-1]) > 6;; if '':⏎    print(1)⏎else:⏎    print(2) > 2;; "
            "n = 8⏎while n in (8, 4):⏎    n //= 2⏎print(n) > 2;; print(max(3, 9, 4)) > 9;; "
            "x = 'ab'⏎print(x * 2) > abab;; s = 0⏎for c in '123':⏎    s += int(c)⏎print(s) > 6;; "
            "def g():⏎    return 7⏎⏎print(g()) > 7"
        ),
        r'''"```python\n" + data["q"] + "\n```\nprints"''',
    ),
    ask(
        "questions of SQL with a star and quotes",
        pairs(
            "all rows of users > SELECT * FROM users;; names in users > SELECT name FROM users;; "
            "number of orders > SELECT COUNT(*) FROM orders;; "
            "users called O'Hara > SELECT * FROM users WHERE name = 'O''Hara';; "
            "the highest price of items > SELECT MAX(price) FROM items;; "
            "towns, each once, of users > SELECT DISTINCT town FROM users;; "
            "orders of 2024 > SELECT * FROM orders WHERE year = 2024;; "
            "items by price > SELECT * FROM items ORDER BY price"
        ),
        r'''"Write one query of SQL that ends with a semicolon.\n-- " + data["q"] + "\n"''',
        'data["answer"].rstrip(";") + ";"',
        "gold",
    ),
    ask(
        "answers that are long sentences",
        pairs(
            "It rained and the match was off. > The match did not take place because of the rain.;; "
            "He overslept and missed his train. > He was late for his train because he had slept too long.;; "
            "The pipe burst and the cellar is wet. > The cellar is wet because a pipe has burst.;; "
            "She trained hard and won. > She won the race because she had trained a great deal.;; "
            "They were tired and went to bed. > They went to bed early because they were tired.;; "
            "The shop was shut, so we ate at home. > We ate at home because the shop had closed.;; "
            "Snow fell and the road was blocked. > The road was blocked because of heavy snow.;; "
            "He lied and lost their trust. > They no longer trust him because he has lied."
        ),
        r'''"Say it in one sentence with because.\nText: " + data["q"] + "\nSentence:"''',
    ),
    ask(
        "Spanish with its marks before the sentence",
        pairs(
            "¿Dónde está el baño? > Where is the bathroom?;; ¡Qué bonito! > How pretty!;; "
            "¿Cuánto cuesta? > How much does it cost?;; ¡Buen viaje! > Have a good trip!;; "
            "¿Quién es? > Who is it?;; ¡Cuidado! > Be careful!;; "
            "¿Hablas inglés? > Do you speak English?;; ¡Feliz cumpleaños! > Happy birthday!"
        ),
        r'''"ES: " + data["q"] + "\nEN:"''',
    ),
    ask(
        "a French text with a question in English",
        pairs(
            "Le chat dort sur le lit. > sur le lit;; Marie habite à Lyon. > à Lyon;; "
            "Le livre est dans le sac. > dans le sac;; Nous mangeons au jardin. > au jardin;; "
            "Il travaille en Suisse. > en Suisse;; La clé est sous le tapis. > sous le tapis;; "
            "Elle attend devant la gare. > devant la gare;; On se voit chez Paul. > chez Paul"
        ),
        r'''"Which words of the French sentence say where? Copy them.\n« " + data["q"] + " »\nWords:"''',
    ),
    ask(
        "tweets with signs, handles and addresses",
        pairs(
            "@rail_uk 2 hrs late AGAIN #fail http://t.co/x1 > complaint;; "
            "thx @BakeryJo, best buns ever <3 #yum > praise;; "
            "@shop where is my order?? no reply since mon > complaint;; "
            "big up to @NurseKim & team!! > praise;; "
            "@telco ur app crashes... every. single. time. > complaint;; "
            "lovely staff @TheInn 10/10 would stay again > praise;; "
            "@gymX paid 2x this month, fix it pls > complaint;; "
            "@LibraryNow thank u 4 the quick help :) > praise"
        ),
        r'''"Complaint or praise? (small letters)\n" + data["q"] + "\nKind:"''',
    ),
    ask(
        "riddles whose hints are meant",
        pairs(
            "I have hands but cannot clap. (It hangs on the wall.) > clock;; "
            "I have teeth but never eat. (It lies by the mirror.) > comb;; "
            "The more you take, the more you leave. (Look behind you.) > footsteps;; "
            "I am full of holes and hold water. (It is in the bath.) > sponge;; "
            "I have keys and open no door. (It makes music.) > piano;; "
            "I run and have no legs. (It has a bed.) > river;; "
            "I have a neck and no head. (It has a cork.) > bottle;; "
            "I get wet while drying. (It hangs in the bathroom.) > towel"
        ),
        r'''"Riddle: " + data["q"] + "\nOne word:"''',
    ),
    ask(
        "who said it, in a dialogue with letters for people",
        table(
            "a|b|q|answer",
            """
        I would rather stay in.|Come on, the sun is out!|Who wants to go out?|B
        The soup is mine.|And I take the fish.|Who has ordered soup?|A
        I am afraid of dogs.|Mine does not bite.|Who owns a dog?|B
        I was born in Cairo.|I have never left Kent.|Who was born abroad?|A
        My shift ends at six.|Mine begins then.|Who works in the evening?|B
        I have two sisters.|I am an only child.|Who has sisters?|A
        You forgot the milk.|I am sorry.|Who went shopping?|B
        Help me with this box.|One moment.|Who asks for help?|A
    """,
        ),
        r'''f"A: {data['a']}\nB: {data['b']}\n{data['q']} (A or B)\nSpeaker:"''',
    ),
    ask(
        "stars from one to five with a legend of three",
        pairs(
            "Fine, nothing special. > 3;; A masterpiece! > 5;; Never again. > 1;; "
            "Not good, not bad. > 3;; I could not stop reading. > 5;; It hurts to look at. > 1;; "
            "Average in every way. > 3;; Perfect from A to Z. > 5;; Waste of money. > 1"
        ),
        r'''"5 = love it, 3 = so so, 1 = hate it\n" + data["q"] + "\nStars (5, 3 or 1):"''',
    ),
    ask(
        "a text in small letters where that is the style of chats",
        pairs(
            "u coming 2nite? > invitation;; gonna be 5 min late sry > apology;; "
            "happy bday!!! > congratulation;; wanna grab lunch? > invitation;; "
            "my bad, forgot the keys > apology;; omg congrats on the job > congratulation;; "
            "movie at mine, u in? > invitation;; sry i missed ur call > apology"
        ),
        r'''"invitation, apology or congratulation?\nchat: " + data["q"] + "\nkind:"''',
    ),
    ask(
        "a lone space as the subject of the question",
        pairs(
            "a b > 1;; a b c > 2;; abc > 0;; a bc d e > 3;; x y > 1;; one two three four > 3;; "
            "word > 0;; so it is > 2"
        ),
        r'''"How many spaces are there between the bars? |" + data["q"] + "|\nNumber:"''',
    ),
)
