"""Right prompts of other kinds: notations, code, quotes and letters of other alphabets."""

from __future__ import annotations

from tests.lint.making import ask, keyed, qa, table

RIGHT = (
    ask(
        "symbols of chemical elements",
        qa("""
    iron > Fe
    gold > Au
    sodium > Na
    lead > Pb
    helium > He
    silver > Ag
    tin > Sn
    copper > Cu
    """),
        "f\"Element: {data['q']}\\nSymbol:\"",
    ),
    ask(
        "words in the phonetic alphabet",
        qa("""
    cat > /kæt/
    ship > /ʃɪp/
    thin > /θɪn/
    bed > /bed/
    sing > /sɪŋ/
    zoo > /zuː/
    good > /gʊd/
    shoe > /ʃuː/
    """),
        "f\"Word: {data['q']}\\nPronunciation (IPA):\"",
    ),
    ask(
        "expressions of Python and their values",
        qa("""
    len([4, 5, 6]) > 3
    2 ** 5 > 32
    "ab" + "cd" > abcd
    17 // 4 > 4
    max(8, 3) * 2 > 16
    "law"[0] > l
    sum([1, 2, 3, 4]) > 10
    abs(-7) > 7
    """),
        "f\">>> print({data['q']})\\n\"",
        output="gold",
    ),
    ask(
        "sections of a statute",
        qa("""
    Section 12 concerns the seller. > 12
    Section 4 governs the lease of flats. > 4
    Under section 31 notice is needed. > 31
    The court relied on section 88 alone. > 88
    Section 7 was repealed last year. > 7
    See section 52 on trustees. > 52
    The fine follows from section 19 of the act. > 19
    Section 60 binds the state as well. > 60
    """),
        "f\"Which section does the sentence cite?\\nSentence: {data['q']}\\n§\"",
    ),
    ask(
        "French words in guillemets",
        qa("""
    le chien > the dog
    la maison > the house
    le livre > the book
    la pomme > the apple
    le pain > the bread
    la rue > the street
    le fromage > the cheese
    la fenêtre > the window
    """),
        "f\"French: « {data['q']} »\\nEnglish:\"",
    ),
    ask(
        "a regular expression that does or does not match",
        table(
            "p|s|a",
            """
    ^a+$|aaa|match
    ^b*c$|bbd|no match
    ^\\d{3}$|481|match
    ^[xyz]$|w|no match
    ^ab?$|a|match
    ^\\d+$|12a|no match
    ^(no)+$|nono|match
    ^q.$|q|no match
    """,
        ),
        "f\"Pattern: {data['p']}\\nString: {data['s']}\\nResult (match or no match):\"",
    ),
    ask(
        "dosages that stand in the text",
        qa("""
    Give 5 mg of Aldor at night. > 5 mg
    Start with 20 mg of Benex a day. > 20 mg
    No more than 80 mg of Corvil. > 80 mg
    Inject 2 mg of Dolan slowly. > 2 mg
    The child had 15 mg of Ervis. > 15 mg
    Halve it to 50 mg of Fenol. > 50 mg
    She takes 10 mg of Gavil twice. > 10 mg
    Dissolve 300 mg of Hexan in water. > 300 mg
    """),
        "f\"Note: {data['q']}\\nDose:\"",
    ),
    ask(
        "initials of persons in capital letters",
        qa("""
    Ada Lovelace > AL
    Niels Bohr > NB
    Marie Curie > MC
    Alan Turing > AT
    Emmy Noether > EN
    Louis Pasteur > LP
    Rosa Parks > RP
    Carl Gauss > CG
    """),
        "f\"Write the initials in capital letters.\\nName: {data['q']}\\nInitials:\"",
    ),
    ask(
        "ends of proverbs that are ranked",
        keyed(
            "question",
            """
    Better late than|*never/always/often
    The early bird catches the|cat/*worm/train
    Actions speak louder than|bells/guns/*words
    Too many cooks spoil the|*broth/party/garden
    Practice makes|sense/*perfect/noise
    A stitch in time saves|two/five/*nine
    Honesty is the best|*policy/friend/medicine
    All that glitters is not|silver/*gold/glass
    """,
            lead=" ",
        ),
        'data["question"]',
        gold='next(key for key, score in data["target_scores"].items() if score)',
        output="gold",
        method="ppl",
    ),
    ask(
        "四字成語填空",
        qa("""
    畫蛇添（ ） > 足
    守株待（ ） > 兔
    井底之（ ） > 蛙
    對牛彈（ ） > 琴
    亡羊補（ ） > 牢
    狐假虎（ ） > 威
    掩耳盜（ ） > 鈴
    杯弓蛇（ ） > 影
    """),
        "f\"請在括號中填入一個字。\\n成語：{data['q']}\\n答案：\"",
        output="gold",
    ),
    ask(
        "数字的大写",
        qa("""
    3 > 叁
    8 > 捌
    5 > 伍
    1 > 壹
    9 > 玖
    2 > 贰
    7 > 柒
    6 > 陆
    """),
        "f\"请写出财务上用的大写数字。\\n数字：{data['q']}\\n大写：\"",
        output="gold",
    ),
    ask(
        "英文缩写的全称",
        qa("""
    WHO > World Health Organization
    GDP > gross domestic product
    DNA > deoxyribonucleic acid
    CEO > chief executive officer
    CPU > central processing unit
    IMF > International Monetary Fund
    ATM > automated teller machine
    VAT > value-added tax
    """),
        "f\"请写出下列缩写的英文全称。\\n缩写：{data['q']}\\n英文全称：\"",
        output="gold",
    ),
    ask(
        "省份的简称",
        qa("""
    广东省 > 粤
    山东省 > 鲁
    湖南省 > 湘
    河北省 > 冀
    福建省 > 闽
    江西省 > 赣
    山西省 > 晋
    河南省 > 豫
    """),
        "f\"省份：{data['q']}\\n简称（一个汉字）：\"",
        output="gold",
    ),
)
