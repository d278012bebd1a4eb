"""Right long prompts in Italian, Portuguese, Japanese, Dutch, Russian and Korean."""

from __future__ import annotations

from tests.lint.fortieth.forms import inside, told
from tests.lint.making import Right, records, table

RIGHT: tuple[Right, ...] = (
    told(
        "an Italian school gives marks in words",
        "right-it-giudizi",
        """
        Griglia per i giudizi sintetici – scuola media

        Il docente ha già corretto il tema e ne ha contato gli errori gravi. A voi resta il giudizio.

        Errori gravi   Giudizio
        0              ottimo
        1 o 2          buono
        da 3 a 5       sufficiente
        6 o più        insufficiente

        Avvertenze
        ① Se il tema è fuori traccia, il giudizio è insufficiente anche senza errori.
        ② La lunghezza del tema non conta.
        ③ Gli errori lievi non si contano.

        Si scriva il giudizio in lettere minuscole.
        """,
        r"""
        text = f"Tema: {data['nota']}\nGiudizio:"
        gold = data["giudizio"]
        """,
        table(
            "nota|giudizio",
            """
            in traccia, 4 errori gravi|sufficiente
            in traccia, nessun errore grave, 2 lievi|ottimo
            fuori traccia, nessun errore grave|insufficiente
            in traccia, 1 errore grave, molto breve|buono
            in traccia, 9 errori gravi|insufficiente
            in traccia, 2 errori gravi|buono
            in traccia, 3 errori gravi, 5 lievi|sufficiente
            in traccia, nessun errore grave, molto lungo|ottimo
            """,
        ),
    ),
    inside(
        "a Brazilian clinic finds the specialist in a talk",
        "right-pt-clinica",
        """
        Você é a recepcionista virtual de uma clínica. A conversa abaixo terminou; registre para qual
        especialidade o paciente foi encaminhado pela atendente.

        Especialidades da clínica: cardiologia, ortopedia, pediatria, oftalmologia.

        Cuidados:
        -> Vale o que a atendente decidiu por último, mesmo que antes tenha dito outra coisa.
        -> Nem sempre ela usa o nome da especialidade; às vezes fala do médico (por exemplo, "o oculista").
        -> O que o paciente pede não decide nada.

        Registre o nome da especialidade como está na lista acima, sem maiúscula.
        """,
        r"""
        falas = "\n".join(f"[{quem}] {fala}" for quem, fala in data["conversa"])
        text = f"{HEAD}\n\n--- conversa ---\n{falas}\n--- fim ---\n\nEspecialidade:"
        gold = data["especialidade"]
        """,
        records(
            "conversa especialidade",
            (
                [
                    ["Paciente", "Meu filho de três anos está com tosse."],
                    ["Atendente", "Então marco com a médica de crianças."],
                ],
                "pediatria",
            ),
            (
                [
                    ["Paciente", "Sinto dor no joelho."],
                    ["Atendente", "Vou encaminhar o senhor à ortopedia."],
                ],
                "ortopedia",
            ),
            (
                [
                    ["Paciente", "Quero um ortopedista."],
                    ["Atendente", "Com dor no peito, o senhor vai primeiro ao médico do coração."],
                ],
                "cardiologia",
            ),
            (
                [
                    ["Paciente", "Não enxergo de longe."],
                    ["Atendente", "O oculista atende na terça."],
                ],
                "oftalmologia",
            ),
            (
                [
                    ["Atendente", "Seria cardiologia."],
                    ["Paciente", "É o ombro, eu caí."],
                    ["Atendente", "Ah, nesse caso é com o médico dos ossos."],
                ],
                "ortopedia",
            ),
            (
                [
                    ["Paciente", "Minha bebê está com febre."],
                    ["Atendente", "A pediatria tem vaga às dez."],
                ],
                "pediatria",
            ),
            (
                [
                    ["Paciente", "Meu coração dispara."],
                    ["Atendente", "Marco a cardiologia para amanhã."],
                ],
                "cardiologia",
            ),
            (
                [["Paciente", "Meus olhos ardem."], ["Atendente", "Vamos de oftalmologia, então."]],
                "oftalmologia",
            ),
        ),
    ),
    told(
        "a Japanese shop sorts inquiries by letters",
        "right-ja-toiawase",
        """
        【お問い合わせ分類マニュアル】

        ◆目的
        通販サイトに届くお問い合わせを、担当チームへ正しく振り分けます。

        ◆分類記号
        ア：配送に関すること（届かない、日時の変更、送料）
        イ：商品に関すること（使い方、サイズ、故障）
        ウ：支払いに関すること（請求、領収書、カード）

        ◆迷ったとき
        ・「壊れて届いた」は、配送ではなく商品（イ）とします。
        ・「送料の領収書がほしい」は支払い（ウ）とします。
        ・お礼やあいさつの部分は無視します。

        ◆書き方
        カタカナ一文字だけを書いてください。
        """,
        r"""
        text = f"お問い合わせ：{data['mail']}\n記号："
        gold = data["mark"]
        """,
        table(
            "mail|mark",
            """
            注文した本がまだ届きません。|ア
            加湿器のフィルターの外し方を教えてください。|イ
            カードに二重に請求されています。|ウ
            届け日を土曜日に変えたいです。|ア
            開けたらカップが割れていました。|イ
            領収書の宛名を会社名にしてください。|ウ
            いつもありがとうございます。沖縄までの送料はいくらですか。|ア
            このセーターは洗濯機で洗えますか。|イ
            コンビニ払いの期限はいつまでですか。|ウ
            """,
        ),
        lead="",
    ),
    told(
        "a Japanese language school turns plain style into polite style",
        "right-ja-teinei",
        """
        あなたは日本語学校の教師です。学習者が書いた普通体の文を、丁寧体（です・ます体）に直してください。

        ルール
        一、文末だけを直し、ほかの部分は変えない。
        二、時制（現在・過去）と肯定・否定を変えない。
        三、句点「。」を残す。
        四、尊敬語や謙譲語は使わない。

        例
        普通体：きのう映画を見た。
        丁寧体：きのう映画を見ました。

        普通体：この部屋は静かだ。
        丁寧体：この部屋は静かです。
        """,
        r"""
        text = f"普通体：{data['plain']}\n丁寧体："
        gold = data["polite"]
        """,
        table(
            "plain|polite",
            """
            毎朝パンを食べる。|毎朝パンを食べます。
            明日は雨だ。|明日は雨です。
            駅まで歩いた。|駅まで歩きました。
            お酒は飲まない。|お酒は飲みません。
            妹は学生だった。|妹は学生でした。
            夏休みに海へ行く。|夏休みに海へ行きます。
            宿題をしなかった。|宿題をしませんでした。
            """,
        ),
        lead="",
    ),
    told(
        "a Dutch temp agency checks the hours of adverts",
        "right-nl-uren",
        """
        # Vacatures nalopen

        Je werkt bij een uitzendbureau en vult voor elke vacature het veld *dienstverband* in.

        ## Keuzes
        - **voltijd**: 36 uur per week of meer
        - **deeltijd**: minder dan 36 uur per week
        - **oproep**: geen vaste uren; je wordt gebeld

        ## Zo doe je het
        1. Reken dagen om: een dag is 8 uur.
        2. Staat er een bereik (24-32 uur), kijk dan naar het hoogste getal.
        3. Salaris en reistijd doen er niet toe.

        ## Invullen
        Eén woord, zoals het hierboven vet staat, zonder sterretjes.
        """,
        r"""
        text = f"Vacature: {data['vacature']}\nDienstverband:"
        gold = data["soort"]
        """,
        table(
            "vacature|soort",
            """
            Bakker gezocht, 40 uur, start om vijf uur 's nachts|voltijd
            Receptionist voor 24-32 uur in een hotel aan zee|deeltijd
            Bediening op afroep, we bellen je bij mooi weer|oproep
            Tuinman, vijf dagen per week|voltijd
            Schoonmaker, drie dagen per week|deeltijd
            Invalkracht kinderopvang zonder vaste uren|oproep
            Chauffeur, 38 uur, eigen vervoer nodig|voltijd
            Boekhouder, 20 uur, goed salaris|deeltijd
            """,
        ),
    ),
    told(
        "a Russian library finds the genre of an annotation",
        "right-ru-zhanr",
        """
        Инструкция для сотрудников электронной библиотеки

        К каждой книге есть короткая аннотация. По ней нужно определить раздел каталога.

        Разделы:
        детектив — преступление и его расследование
        фантастика — будущее, космос, роботы, магия
        биография — жизнь человека, который существовал на самом деле

        Порядок работы:
        1) Прочитайте аннотацию до конца.
        2) Если расследование ведут на космической станции, раздел всё равно «фантастика».
        3) Книга о жизни знаменитого сыщика, который существовал, — это «биография».

        Ответ: название раздела строчными буквами, без кавычек.
        """,
        r"""
        text = f"Аннотация: {data['text']}\nРаздел:"
        gold = data["genre"]
        """,
        table(
            "text|genre",
            """
            В закрытом купе найден мёртвый банкир, и подозревают всех пассажиров.|детектив
            Экипаж корабля летит к далёкой звезде двести лет.|фантастика
            Рассказ о детстве и путешествиях учёного Николая Миклухо-Маклая.|биография
            Следователь из Одессы ищет похитителей картины.|детектив
            На лунной станции пропал инженер, и робот начинает расследование.|фантастика
            Письма и дневники, по которым восстановлена жизнь Антона Чехова.|биография
            Старая графиня отравлена за ужином; врач догадывается, кто виноват.|детектив
            Девочка узнаёт, что её дом построен магами.|фантастика
            Путь Софьи Ковалевской от домашних уроков до кафедры в Стокгольме.|биография
            """,
        ),
    ),
    told(
        "a Korean delivery service rates reviews",
        "right-ko-ripyu",
        """
        [역할]
        당신은 배달 앱의 리뷰 담당자입니다.

        [할 일]
        리뷰를 읽고 만족도를 고르세요.

        [만족도]
        만족: 다시 주문하고 싶다는 뜻이 보인다
        보통: 좋은 점과 나쁜 점이 함께 있다
        불만: 나쁜 점만 있다

        [주의]
        - 별점과 사진은 보지 않습니다.
        - 맞춤법이 틀려도 뜻으로 판단합니다.
        - 사장님의 답글은 리뷰가 아닙니다.

        [출력]
        만족, 보통, 불만 가운데 하나만 쓰세요.
        """,
        r"""
        text = f"리뷰: {data['review']}\n만족도:"
        gold = data["level"]
        """,
        table(
            "review|level",
            """
            국물이 진하고 따뜻해서 또 시킬 거예요.|만족
            다 식어서 왔고 젓가락도 없었어요.|불만
            맛은 있는데 양이 너무 적네요.|보통
            단골 될 것 같아요, 최고입니다.|만족
            두 시간이나 기다렸는데 메뉴가 틀렸어요.|불만
            배달은 빨랐지만 튀김이 눅눅했어요.|보통
            머리카락이 나와서 먹지도 못했어요.|불만
            우리 가족 모두 좋아해서 매주 시켜요.|만족
            친절하지만 값이 비싸요.|보통
            """,
        ),
    ),
)
