"""Right prompts in Japanese, Korean and Polish."""

from __future__ import annotations

from tests.lint.making import Right, qa, right, starred, table

RIGHT: tuple[Right, ...] = (
    right(
        "客室の種類を略号で答える",
        "ja-room",
        """
        text = "S＝シングル、T＝ツイン、W＝和室\\n"
        text += f"予約メール：{data['mail']}\\n略号："
        gold = data["room"]
        """,
        table(
            "mail|room",
            """
            一人なので一番小さい部屋をお願いします。|S
            友人と二人、ベッドは二つで。|T
            畳の部屋に布団で泊まりたいです。|W
            出張で一人、シングルを一泊。|S
            母と私、ツインルームを希望します。|T
            和室を家族で使いたいです。|W
            """,
        ),
        lead="",
    ),
    right(
        "敬語に直す",
        "ja-keigo",
        """
        text = f"動詞を尊敬語に直してください。\\n{data['q']} → "
        return {"input": text.rstrip(), "output": " " + data["a"], "processed_output": data["a"]}
        """,
        qa("""
        食べる > 召し上がる
        言う > おっしゃる
        見る > ご覧になる
        くれる > くださる
        する > なさる
        寝る > お休みになる
        """),
    ),
    right(
        "漢字の読み",
        "ja-yomi",
        """
        text = f"次の漢字の読みをひらがなで書きなさい。\\n問：{data['q']}\\n答："
        gold = data["a"]
        """,
        qa("""
        図書館 > としょかん
        果物 > くだもの
        昨日 > きのう
        台所 > だいどころ
        空港 > くうこう
        時計 > とけい
        """),
        lead="",
    ),
    right(
        "리뷰의 감성 분류",
        "ko-review",
        """
        text = f"리뷰: {data['q']}\\n감성(긍정 또는 부정):"
        gold = data["a"]
        """,
        qa("""
        배송이 정말 빨라요 > 긍정
        일주일 만에 고장 났어요 > 부정
        색이 예쁘고 튼튼합니다 > 긍정
        냄새가 심해서 반품했어요 > 부정
        친구에게도 추천했어요 > 긍정
        사진과 너무 달라요 > 부정
        """),
    ),
    right(
        "수도를 고르는 객관식",
        "ko-capital",
        """
        text = f"{data['question']}\\n"
        text += "\\n".join(f"{n}번 {c}" for n, c in enumerate(data["choices"], 1)) + "\\n정답:"
        gold = f"{data['answer'] + 1}번"
        """,
        starred("""
        캐나다의 수도는?|토론토/*오타와/밴쿠버
        호주의 수도는?|시드니/멜버른/*캔버라
        터키의 수도는?|*앙카라/이스탄불/이즈미르
        브라질의 수도는?|상파울루/*브라질리아/리우데자네이루
        스위스의 수도는?|취리히/제네바/*베른
        모로코의 수도는?|*라바트/카사블랑카/마라케시
        """),
    ),
    right(
        "odmiana rzeczownika w narzędniku",
        "pl-narzednik",
        """
        text = f"Podaj narzędnik liczby pojedynczej.\\n{data['q']} ->"
        gold = data["a"]
        """,
        qa("""
        kot > kotem
        siostra > siostrą
        okno > oknem
        stół > stołem
        matka > matką
        pole > polem
        """),
    ),
    right(
        "strony aktu w formularzu",
        "pl-strony",
        """
        text = "\\n".join([f"Zdanie: {data['zdanie']}", "Kto kupuje?"])
        gold = data["kupuje"]
        """,
        table(
            "zdanie|kupuje",
            """
            Maria Duda kupuje garaż od Piotra Sowy.|Maria Duda
            Ewa Kos nabywa łąkę od gminy.|Ewa Kos
            Od Jana Wilka dom kupuje Adam Rak.|Adam Rak
            Spółka Bór nabywa las od Anny Mazur.|Spółka Bór
            Zofia Lis kupuje lokal od brata.|Zofia Lis
            Sad po dziadku kupuje od rodziny Olga Wrona.|Olga Wrona
            """,
        ),
    ),
)
