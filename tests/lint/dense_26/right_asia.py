"""Right prompts in Japanese, Korean and Indonesian."""

from __future__ import annotations

from tests.lint.dense_26.making import cell, ranked, typed
from tests.lint.making import keyed, qa, table

RIGHT = (
    cell(
        "辞書形を丁寧な形に",
        "ja-teinei",
        "「{q}」を「ます」の形にすると：",
        qa(
            """
            行く > 行きます
            食べる > 食べます
            読む > 読みます
            来る > 来ます
            話す > 話します
            待つ > 待ちます
            帰る > 帰ります
            泳ぐ > 泳ぎます
            """
        ),
        lead="",
    ),
    typed(
        "和暦を西暦に",
        "ja-seireki",
        "西暦に直してください。数字だけ。\n{wareki}\n西暦：",
        table(
            "wareki|a",
            """
            令和6年|2024
            平成元年|1989
            昭和39年|1964
            平成23年|2011
            令和2年|2020
            昭和20年|1945
            平成12年|2000
            大正12年|1923
            明治37年|1904
            """,
        ),
        lead="",
        fewshot=2,
    ),
    cell(
        "問い合わせの分類",
        "ja-toiawase",
        "問い合わせを「返品」「配送」「支払い」に分類してください。\n問い合わせ：{text}\n分類：",
        table(
            "text|a",
            """
            サイズが合わないので返したいです。|返品
            荷物がまだ届きません。|配送
            クレジットカードが使えませんでした。|支払い
            届いた皿が割れていたので返します。|返品
            届け先の住所を変更できますか。|配送
            コンビニで払うことはできますか。|支払い
            お届けは何日になりますか。|配送
            色が写真と違うので送り返したい。|返品
            二重に請求されています。|支払い
            """,
        ),
        lead="",
        fewshot=2,
    ),
    cell(
        "맞춤법을 고친 문장",
        "ko-matchumbeop",
        "맞춤법에 맞게 고쳐 줘.\n문장: {q}\n수정:",
        qa(
            """
            오늘은 왠지 기분이 않 좋다. > 오늘은 왠지 기분이 안 좋다.
            내일 뵈요. > 내일 봬요.
            감기 빨리 낳으세요. > 감기 빨리 나으세요.
            그 일은 제가 할께요. > 그 일은 제가 할게요.
            몇일 동안 비가 왔다. > 며칠 동안 비가 왔다.
            설겆이는 동생이 했다. > 설거지는 동생이 했다.
            문을 잘 잠궈라. > 문을 잘 잠가라.
            어의없는 실수였다. > 어이없는 실수였다.
            """
        ),
        fewshot=2,
    ),
    ranked(
        "영화평의 감정 비교",
        "ko-yeonghwa",
        "영화평: {text}\n감정(긍정/부정):",
        keyed(
            "text",
            """
            배우들 연기가 정말 훌륭했어요.|*긍정/부정
            두 시간이 아까운 영화였다.|긍정/*부정
            지루해서 중간에 나왔습니다.|긍정/*부정
            올해 본 영화 중 최고!|*긍정/부정
            음악도 영상도 너무 아름다웠다.|*긍정/부정
            이야기가 엉망이고 결말은 최악.|긍정/*부정
            웃다가 울다가, 가족과 보기 좋아요.|*긍정/부정
            돈 내고 볼 가치가 없다.|긍정/*부정
            """,
            lead=" ",
        ),
    ),
    typed(
        "나라의 수도",
        "ko-sudo",
        "{nara}의 수도는? 도시 이름만 답해 줘.\n답:",
        table(
            "nara|a",
            """
            프랑스|파리
            태국|방콕
            이집트|카이로
            독일|베를린
            몽골|울란바토르
            스페인|마드리드
            베트남|하노이
            쿠바|아바나
            """,
        ),
        fewshot=0,
    ),
    cell(
        "lawan kata dengan tanda sama dengan",
        "id-lawan",
        "lawan kata {q} =",
        qa(
            """
            panas > dingin
            tinggi > rendah
            rajin > malas
            jauh > dekat
            gelap > terang
            kaya > miskin
            lama > baru
            bersih > kotor
            """
        ),
    ),
    typed(
        "benar atau salah",
        "id-benar",
        "Benar atau salah?\nPernyataan: {kalimat}\nJawaban:",
        table(
            "kalimat|a",
            """
            Jakarta terletak di Pulau Jawa.|Benar
            Satu jam sama dengan 100 menit.|Salah
            Ikan bernapas dengan insang.|Benar
            Matahari terbit di sebelah barat.|Salah
            Danau Toba berada di Sumatra.|Benar
            Segitiga memiliki empat sisi.|Salah
            Gula larut dalam air.|Benar
            Bulan lebih besar daripada Bumi.|Salah
            """,
        ),
        fewshot=2,
    ),
)
