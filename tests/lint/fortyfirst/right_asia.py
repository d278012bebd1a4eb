"""Right long prompts in Japanese, Korean and Polish, and with English frames for other tongues."""

from __future__ import annotations

from tests.lint.making import Right, right, table

RIGHT: tuple[Right, ...] = (
    right(
        "社内メールの宛先を部署名で答える",
        "right-ja-busho",
        r"""
        text = HEAD + f"\n\n用件：{data['memo']}\n部署："
        gold = data["dept"]
        """,
        table(
            "memo|dept",
            """
        パソコンが起動しません。|情報システム部
        交通費の精算方法を教えてください。|経理部
        有給休暇の残りを知りたいです。|人事部
        共有フォルダに入れません。|情報システム部
        請求書の支払日はいつですか。|経理部
        結婚したので名字の変更を届けたいです。|人事部
        """,
        ),
        above='''
        HEAD = """あなたは会社の総合窓口です。社員から届いた用件を読み、担当の部署を決めてください。

        【部署と担当】
        ・人事部：休暇、採用、身分の届け出
        ・経理部：精算、請求、支払い
        ・情報システム部：機器、ネットワーク、アカウント

        【注意】
        一、用件が二つある場合は、先に書かれたほうを取ります。
        二、機器の購入代金の精算は経理部です。
        三、敬語の使い方は判断に関係ありません。

        【書き方】
        部署名を省略せずに書きます。句点は付けません。"""
        ''',
        lead="",
        fewshot=2,
    ),
    right(
        "敬語かどうかを丸とばつで示す",
        "right-ja-keigo",
        r"""
        text = HEAD + f"\n\n文：{data['line']}\n判定："
        gold = data["mark"]
        """,
        table(
            "line|mark",
            """
        先生がいらっしゃいました。|〇
        社長がもう帰った。|×
        お客様が料理を召し上がる。|〇
        部長が資料を見た。|×
        先生が本をくださった。|〇
        お客様が来た。|×
        """,
        ),
        above='''
        HEAD = """日本語学校の練習問題です。文の中に尊敬語があるかどうかを調べます。

        〇　尊敬語がある
        ×　尊敬語がない

        尊敬語の例
        「いる・来る」→「いらっしゃる」
        「食べる」→「召し上がる」
        「くれる」→「くださる」

        気をつけること
        「です」「ます」は丁寧語なので、それだけでは尊敬語になりません。
        「先生」「お客様」という言葉があっても、動詞が普通の形なら×です。

        記号を一つだけ書いてください。"""
        ''',
        lead="",
        fewshot=2,
    ),
    right(
        "쇼핑몰 문의를 네 갈래로 나누기",
        "right-ko-muni",
        r"""
        text = HEAD + f"\n\n문의: {data['ask']}\n분류:"
        gold = data["kind"]
        """,
        table(
            "ask|kind",
            """
        주문한 옷이 아직 안 왔어요.|배송
        사이즈가 안 맞아서 돌려보내고 싶어요.|반품
        카드로 나눠서 낼 수 있나요?|결제
        비밀번호를 잊어버렸어요.|회원
        택배가 옆집으로 갔대요.|배송
        단추가 떨어져 있어서 교환하고 싶어요.|반품
        돈이 두 번 빠져나갔어요.|결제
        탈퇴는 어떻게 하나요?|회원
        """,
        ),
        above='''
        HEAD = """당신은 온라인 옷 가게의 상담원입니다. 고객의 문의를 읽고 알맞은 분류를 고르세요.

        [분류]
        - 배송: 늦음, 잘못된 배달, 주소 변경
        - 반품: 환불을 위한 반송, 교환, 불량품
        - 결제: 카드, 할부, 중복 결제
        - 회원: 로그인, 비밀번호, 탈퇴

        [기준]
        1. 고객이 지금 원하는 일을 기준으로 합니다.
        2. 문의 하나에 분류는 하나입니다.
        3. 화난 말투는 분류와 상관이 없습니다.

        [답하는 방법]
        분류 이름만 두 글자로 쓰세요."""
        ''',
        fewshot=2,
    ),
    right(
        "daty z listów zapisane po polsku w jednym wzorze",
        "right-pl-daty",
        r"""
        text = HEAD + f"\n\nW liście: {data['raw']}\nW katalogu:"
        gold = data["norm"]
        """,
        table(
            "raw|norm",
            """
        3 maja 1921 r.|03.05.1921
        dnia 17 września 1939 roku|17.09.1939
        1 stycznia 1950|01.01.1950
        11 listopada 1918 roku|11.11.1918
        25 grudnia 1933 r.|25.12.1933
        dnia 8 marca 1947|08.03.1947
        """,
        ),
        above='''
        HEAD = """Instrukcja katalogowania listów

        Daty w listach zapisywano słownie lub półsłownie. W katalogu obowiązuje jeden wzór: DD.MM.RRRR.

        Zasady:
        – dzień i miesiąc mają zawsze dwie cyfry, rok cztery;
        – między liczbami stoją kropki, bez odstępów;
        – słowa „dnia”, „roku” i skrót „r.” pomijamy.

        Przykład:
        W liście: dnia 5 czerwca 1944 roku
        W katalogu: 05.06.1944

        Dat niepełnych nie katalogujemy, więc tutaj się nie pojawią."""
        ''',
        fewshot=2,
    ),
    right(
        "languages of short notes named in English",
        "right-name-language",
        r"""
        text = HEAD + f"\n\nNote: {data['note']}\nLanguage:"
        gold = data["language"]
        """,
        table(
            "note|language",
            """
        Wo ist der Schlüssel?|German
        ¿Dónde está la llave?|Spanish
        Où est la clé ?|French
        Ich komme morgen wieder.|German
        Mañana no trabajo.|Spanish
        Je suis au jardin.|French
        """,
        ),
        above='''
        HEAD = """A youth hostel keeps a box for notes from guests. The night porter speaks none of the languages
        and needs to know whom to wake: Greta reads German, Felipe reads Spanish, Odile reads French.

        Things to know
        1. Every note is in one of these three languages.
        2. Names of guests and towns are no clue.
        3. Some guests leave out accents, so look at the words.

        What to write
        The English name of the language, with a capital letter. The porter knows who reads what, so there
        is no need to name Greta, Felipe or Odile."""
        ''',
        fewshot=2,
    ),
    right(
        "formality of Spanish sentences, told in English",
        "right-tu-usted",
        r"""
        text = HEAD + f"\n\nSentence: {data['line']}\nForm:"
        gold = data["form"]
        """,
        table(
            "line|form",
            """
        ¿Cómo se llama usted?|usted
        ¿Tienes hambre?|tú
        Siéntese, por favor.|usted
        Dame tu número.|tú
        Le llamo a usted mañana.|usted
        ¿Quieres venir conmigo?|tú
        """,
        ),
        above='''
        HEAD = """Spanish for beginners, worksheet 12

        Spanish has an informal and a formal way to address one person:

        tú    informal, for friends, family and children
        usted formal, for strangers, customers and superiors

        Your task is to say which way a sentence uses. Three hints:
        * The verb often tells, even where the pronoun is left out: "tienes" goes with tú, "tiene" with
          usted.
        * Possessives tell, too: "tu" is informal.
        * Politeness alone does not decide: one can say "por favor" to a friend.

        Copy the pronoun, tú or usted, with its accent if it has one."""
        ''',
        fewshot=2,
    ),
)
