"""Rows in English of right prompts that look odd."""

from __future__ import annotations

from tests.lint.making import qa

LETTERS = qa(
    """
    Which vitamin prevents scurvy? > C
    Which vitamin does skin make in the sun? > D
    Which vitamin of carrots helps the eyes to see at night? > A
    Which vitamin do green leaves have that lets blood clot? > K
    Which chemical symbol does carbon have? > C
    Which chemical symbol does potassium have? > K
    Which letter names the note between G and B? > A
    Which blood group has neither antigen A nor B? > O
    Which roman numeral stands for five hundred? > D
    Which letter does algebra use for the imaginary unit? > i
    """
)
SUMS = qa(
    """
    17 + 8 > 25
    40 - 13 > 27
    6 × 9 > 54
    81 ÷ 9 > 9
    15 + 26 > 41
    72 - 35 > 37
    7 × 12 > 84
    64 ÷ 4 > 16
    23 + 39 > 62
    90 - 47 > 43
    """
)
CAPITALS = qa(
    """
    Peru > Lima
    Kenya > Nairobi
    Norway > Oslo
    Cuba > Havana
    Egypt > Cairo
    Nepal > Kathmandu
    Greece > Athens
    Chile > Santiago
    Ghana > Accra
    Latvia > Riga
    """
)
TEX = qa(
    r"""
    \frac{d}{dx} x^3 > 3x^2
    \int_0^2 2x\,dx > 4
    \sum_{k=1}^{4} k > 10
    \sqrt{144} > 12
    \log_2 32 > 5
    \binom{5}{2} > 10
    \lim_{x \to \infty} \frac{1}{x} > 0
    \sin(0) > 0
    3! > 6
    \lvert -7 \rvert > 7
    """
)
GERMAN = qa(
    """
    Hund > dog
    Katze > cat
    Brot > bread
    Fenster > window
    Apfel > apple
    Schule > school
    Wasser > water
    Straße > street
    Käse > cheese
    Löffel > spoon
    """
)
CHESS = qa(
    """
    1. e4 c5 > Sicilian Defence
    1. e4 e6 > French Defence
    1. d4 d5 2. c4 > Queen's Gambit
    1. e4 e5 2. Nf3 Nc6 3. Bb5 > Ruy Lopez
    1. c4 > English Opening
    1. e4 c6 > Caro-Kann Defence
    1. e4 e5 2. f4 > King's Gambit
    1. d4 f5 > Dutch Defence
    1. e4 d5 > Scandinavian Defence
    1. e4 e5 2. Nf3 Nc6 3. Bc4 > Italian Game
    """
)
LONG = qa(
    """
    eclipse > An eclipse happens when one body in space moves into the shadow of another one.
    yeast > Yeast is a tiny fungus that turns sugar into gas and alcohol, and so makes dough rise.
    glacier > A glacier is a mass of ice on land that is so heavy that it slowly flows downhill.
    sonnet > A sonnet is a poem of fourteen lines with a fixed pattern of rhymes.
    harbour > A harbour is a stretch of water by the coast where ships lie safe from wind and waves.
    census > A census is an official count of all people who live in a country.
    mirage > A mirage is an image in hot air that makes travellers see water where there is none.
    enzyme > An enzyme is a protein that speeds up a reaction in a living cell without being used up.
    fable > A fable is a short tale, often of animals, that ends in a lesson.
    monsoon > The monsoon is a wind that turns with the seasons and brings heavy rain to South Asia.
    """
)
SHELL = qa(
    """
    list all files, hidden ones too > ls -a
    show the folder that one is in > pwd
    go one folder up > cd ..
    make a folder that is called logs > mkdir logs
    print the first 10 lines of a.txt > head a.txt
    count the lines of a.txt > wc -l a.txt
    copy a.txt to b.txt > cp a.txt b.txt
    find lines with "error" in a.txt > grep error a.txt
    delete the file a.txt > rm a.txt
    show which user one is > whoami
    """
)
PLURALS = qa(
    """
    mouse > mice
    child > children
    leaf > leaves
    sheep > sheep
    tooth > teeth
    city > cities
    ox > oxen
    box > boxes
    wolf > wolves
    hero > heroes
    """
)
TRUTHS = qa(
    """
    Lisbon lies in Portugal. > true
    A spider is an insect. > false
    Seven is a prime number. > true
    Copper is a gas at room temperature. > false
    The Nile flows through Cairo. > true
    Shakespeare wrote Don Quixote. > false
    Honey is made by bees. > true
    Venus has two moons. > false
    The Alps are higher than the Urals. > true
    Penguins live at the North Pole. > false
    """
)
ENTITIES = qa(
    """
    Maria flew to Quito in May. > {"person": "Maria", "place": "Quito"}
    Anton was born in Graz. > {"person": "Anton", "place": "Graz"}
    In Porto, Inês opened a bar. > {"person": "Inês", "place": "Porto"}
    Kofi studies in Leeds. > {"person": "Kofi", "place": "Leeds"}
    Yuki left Kyoto at nine. > {"person": "Yuki", "place": "Kyoto"}
    Rain kept Paula in Bergen. > {"person": "Paula", "place": "Bergen"}
    Marco sells shoes in Parma. > {"person": "Marco", "place": "Parma"}
    A letter from Tunis reached Noor. > {"person": "Noor", "place": "Tunis"}
    Sofia rowed to Split. > {"person": "Sofia", "place": "Split"}
    Emil lost his hat in Gdynia. > {"person": "Emil", "place": "Gdynia"}
    """
)
