"""Right prompts in Japanese, Korean, Vietnamese, Indonesian, Hindi and Thai."""

from __future__ import annotations

from tests.lint.dense_31.making import case, rank
from tests.lint.making import records, right, starred

RIGHT = (
    case(
        "ja-eki",
        "駅のアナウンスから番線を抜き出す",
        "放送：{h}\n番線：",
        "h|a",
        """
まもなく2番線に小田原行きがまいります。|2
5番線の電車は10時3分発、高尾行きです。|5
本日、新宿行きは14番線から発車いたします。|14
危ないですから黄色い線までお下がりください。8番線、通過列車です。|8
1番線、ドアが閉まります。|1
大宮方面は向かい側の3番線でお待ちください。|3
""",
        lead="",
        head="何番線の案内か、数字だけで答えてください。",
    ),
    case(
        "ja-yomi",
        "漢字の読み",
        "「{w}」の読みがな：",
        "w|a",
        """
今朝|けさ
大人|おとな
眼鏡|めがね
時計|とけい
果物|くだもの
八百屋|やおや
土産|みやげ
部屋|へや
""",
        lead="",
        head="ふだんの読み方をひらがなで書いてください。",
        fewshot=4,
    ),
    case(
        "ja-keigo",
        "敬語に直す",
        "普通：{f}\n丁寧：",
        "f|a",
        """
明日行く。|明日参ります。
資料を見た。|資料を拝見しました。
社長が言った。|社長がおっしゃいました。
お茶を飲んで。|お茶をお召し上がりください。
名前は田中だ。|名前は田中と申します。
先生が来る。|先生がいらっしゃいます。
""",
        lead="",
        head="文を敬語に直してください。",
        metric="chrf",
        fewshot=2,
    ),
    case(
        "ja-joshi",
        "助詞の穴埋め",
        "{s}\n（　）に入る助詞：",
        "s|a",
        """
図書館（　）本を借りる。|で
毎朝七時（　）起きる。|に
りんご（　）食べる。|を
父は会社（　）働いている。|で
机の上（　）猫がいる。|に
手紙（　）書く。|を
友達（　）会う。|に
""",
        lead="",
        head="「を」「に」「で」のどれかを入れてください。",
    ),
    right(
        "漢検ふうの四択、アイウエで答える",
        "ja-kanken",
        """
        choices = "　".join(f"{k} {each}" for k, each in zip("アイウエ", data["choices"]))
        text = f"{data['question']}\\n{choices}\\n記号："
        gold = "アイウエ"[data["answer"]]
        """,
        starred(
            """
「開」の対義語は|*閉/聞/関/間
さんずいの漢字は|林/*海/鉄/草
「休」の画数は|四/五/*六/七
「百聞は一見に」に続くのは|*しかず/およばず/みえず/いかず
「馬の耳に」に続くのは|真珠/小判/釘/*念仏
魚へんに春と書いて|さば/いわし/*さわら/たら
「暑」と同じ読みの漢字は|*厚/寒/涼/夏
"""
        ),
        lead="",
    ),
    case(
        "ja-ryokan",
        "宿の予約メールを一行にまとめる",
        "メール：{m}\n名前・人数・泊数：",
        "m|a",
        """
佐藤です。大人2名、1泊でお願いします。|佐藤・2名・1泊
3人で2泊したいのですが。鈴木|鈴木・3名・2泊
高橋と申します。家族4人で一泊、和室を希望します。|高橋・4名・1泊
一人旅です、3泊で。伊藤より|伊藤・1名・3泊
渡辺です、5名で2泊、夕食は不要です。|渡辺・5名・2泊
二人で1泊、露天風呂付き。中村|中村・2名・1泊
""",
        lead="",
    ),
    rank(
        "ja-nli",
        "含意の判定",
        "文１：{p}\n文２：{h}\n判定：",
        "p|h",
        """
犬が公園を走っている。|動物が外にいる。|*含意/矛盾/不明
彼女は一人で来た。|彼女は友達と来た。|含意/*矛盾/不明
男がギターを弾いている。|男は有名な歌手だ。|含意/矛盾/*不明
店は休みだった。|店は開いていた。|含意/*矛盾/不明
子どもが三人遊んでいる。|子どもがいる。|*含意/矛盾/不明
窓が割れている。|泥棒が窓を割った。|含意/矛盾/*不明
""",
    ),
    case(
        "ja-maru",
        "○×クイズ",
        "Q. {s}\nA.",
        "s|a",
        """
富士山は日本一高い山である。|○
くじらは魚である。|×
一年は十二か月である。|○
東京タワーは京都にある。|×
将棋の駒には「金」がある。|○
たこの足は六本である。|×
札幌市は北海道にある。|○
""",
        head="正しければ○、誤りなら×。",
    ),
    case(
        "ko-baedal",
        "배달 주문에서 음식과 수량",
        "주문: {o}\n음식 x 수량:",
        "o|a",
        """
짜장면 두 그릇 갖다 주세요|짜장면 x 2
여기 303호인데요 피자 한 판이요|피자 x 1
김밥 네 줄 포장할게요|김밥 x 4
치킨 세 마리, 문 앞에 두세요|치킨 x 3
냉면 다섯 그릇 부탁드립니다|냉면 x 5
떡볶이 2인분 덜 맵게요|떡볶이 x 2
""",
        head="주문 문장을 보고 음식 이름과 수량(숫자)을 적으세요.",
    ),
    case(
        "ko-jonsa",
        "은/는 고르기",
        "{n}( )\n정답:",
        "n|a",
        """
저|는
학생|은
바다|는
하늘|은
친구|는
선생님|은
나무|는
꽃|은
""",
        head="빈칸에 은 또는 는을 쓰세요.",
    ),
    case(
        "ko-jeol",
        "계절 분류",
        "{s} →",
        "s|a",
        """
눈사람을 만들었다|겨울
벚꽃이 활짝 피었다|봄
단풍이 붉게 물들었다|가을
해수욕장에 사람이 많다|여름
개나리와 진달래가 피었다|봄
추수를 끝낸 논이 비어 있다|가을
매미가 시끄럽게 운다|여름
처마에 고드름이 달렸다|겨울
""",
        head="문장이 말하는 계절을 봄, 여름, 가을, 겨울 가운데 하나로 쓰시오.",
    ),
    case(
        "ko-susik",
        "암산 문제",
        "{q} 답:",
        "q|a",
        """
사과 3개와 배 4개를 샀다. 과일은 모두 몇 개인가?|7
버스에 20명이 탔는데 6명이 내렸다. 몇 명 남았나?|14
한 상자에 8자루씩 5상자. 연필은 몇 자루인가?|40
사탕 18개를 3명이 똑같이 나눈다. 한 명은 몇 개인가?|6
1000원으로 350원짜리 지우개를 샀다. 거스름돈은 몇 원인가?|650
오전 9시에서 4시간 뒤는 오후 몇 시인가?|1
""",
        fewshot=2,
    ),
    right(
        "사자성어 뜻 고르기, 원 안의 숫자",
        "ko-saja",
        """
        text = f"{data['question']}\\n"
        text += " ".join(mark + each for mark, each in zip("①②③", data["choices"]))
        text += "\\n번호:"
        gold = "①②③"[data["answer"]]
        """,
        starred(
            """
일석이조의 뜻은?|*한 번에 두 이득/돌처럼 굳은 마음/새를 기름
동문서답의 뜻은?|해가 뜸/*엉뚱한 대답/학교 문
작심삼일의 뜻은?|오래 참음/깊은 생각/*결심이 오래 못 감
유비무환의 뜻은?|*준비하면 걱정이 없음/비가 옴/친구가 없음
대기만성의 뜻은?|큰 그릇이 깨짐/*크게 될 사람은 늦게 이룸/기다림
고진감래의 뜻은?|단것을 좋아함/고생만 함/*고생 끝에 낙이 옴
"""
        ),
        fewshot=2,
    ),
    case(
        "vi-cho",
        "tiếng Việt: đơn vị tiền trong lời rao",
        "Lời rao: {r}\nGiá một cân:",
        "r|a",
        """
Cam ngọt đây, ba mươi nghìn một cân!|30.000 đồng
Xoài chín hai mươi lăm nghìn một cân, mua đi!|25.000 đồng
Tôm tươi, hai trăm nghìn một cân.|200.000 đồng
Rau muống mười nghìn một cân nhé.|10.000 đồng
Thịt gà một trăm hai mươi nghìn một cân.|120.000 đồng
Chôm chôm bốn mươi nghìn một cân, bao ngọt.|40.000 đồng
""",
        head="Viết giá bằng chữ số, kèm chữ đồng.",
        fewshot=2,
    ),
    case(
        "vi-dau",
        "thêm dấu cho câu",
        "Không dấu: {k}\nCó dấu:",
        "k|a",
        """
toi di hoc|tôi đi học
troi mua to|trời mưa to
me nau com|mẹ nấu cơm
chung toi o Ha Noi|chúng tôi ở Hà Nội
em be ngu roi|em bé ngủ rồi
cam on anh|cảm ơn anh
""",
    ),
    case(
        "id-imbuhan",
        "bahasa Indonesia: kata dasar",
        "{k} ->",
        "k|a",
        """
menulis|tulis
berlari|lari
membaca|baca
pemakaian|pakai
memukul|pukul
penyapu|sapu
diminum|minum
bermain|main
""",
        head="Tulis kata dasarnya.",
        fewshot=4,
    ),
    case(
        "id-ojek",
        "keluhan penumpang ojek dengan kode",
        "Keluhan: {k}\nKode:",
        "k|a",
        """
Pengemudi datang terlambat setengah jam|T
Helm yang dipinjamkan bau|H
Tarif dua kali lipat dari aplikasi|B
Saya menunggu lama sekali|T
Diminta bayar tambahan tunai|B
Kaca helm pecah|H
Harga tidak sesuai pesanan|B
""",
        head="T = terlambat, B = biaya, H = helm. Jawab dengan satu huruf.",
    ),
    case(
        "hi-ling",
        "हिंदी: शब्द का लिंग",
        "शब्द: {w}\nलिंग:",
        "w|a",
        """
लड़का|पुल्लिंग
नदी|स्त्रीलिंग
घर|पुल्लिंग
किताब|स्त्रीलिंग
पेड़|पुल्लिंग
मेज़|स्त्रीलिंग
कमरा|पुल्लिंग
रोटी|स्त्रीलिंग
""",
        head="बताइए कि शब्द पुल्लिंग है या स्त्रीलिंग।",
    ),
    right(
        "ราคาในเมนูร้านอาหาร ภาษาไทย",
        "th-menu",
        """
        menu = "\\n".join(f"{name} {price} บาท" for name, price in data["menu"])
        text = f"{menu}\\nสั่ง{data['order']} ราคากี่บาท\\nตอบ:"
        gold = str(dict(map(tuple, data["menu"]))[data["order"]])
        """,
        records(
            "menu order",
            ([["ข้าวผัด", 50], ["ต้มยำ", 80]], "ต้มยำ"),
            ([["ผัดไทย", 60], ["ส้มตำ", 45], ["ชาเย็น", 25]], "ผัดไทย"),
            ([["ข้าวมันไก่", 55], ["น้ำเปล่า", 10]], "น้ำเปล่า"),
            ([["แกงเขียวหวาน", 70], ["ไข่เจียว", 40]], "ไข่เจียว"),
            ([["ลาบ", 65], ["ข้าวเหนียว", 15], ["กาแฟ", 30]], "กาแฟ"),
            ([["ก๋วยเตี๋ยว", 48], ["ลูกชิ้น", 35]], "ก๋วยเตี๋ยว"),
        ),
        fewshot=2,
    ),
)
