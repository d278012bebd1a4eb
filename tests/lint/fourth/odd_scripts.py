"""Right prompts in other scripts, or with characters that look odd."""

from __future__ import annotations

from tests.lint.fourth.odd_helpers import asked

RIGHT = (
    asked(
        "Russian",
        """
Столица Франции?|Париж
Сколько дней в неделе?|семь
Какого цвета снег?|белого
Сколько ног у паука?|восемь
Столица Италии?|Рим
Кто мяукает?|кошка""",
        "Вопрос: {q}\\nОтвет:",
    ),
    asked(
        "Greek",
        """
Πόσα πόδια έχει η γάτα;|τέσσερα
Τι χρώμα έχει το χιόνι;|άσπρο
Πόσες μέρες έχει η εβδομάδα;|επτά
Ποια είναι η πρωτεύουσα της Ελλάδας;|η Αθήνα
Τι πίνουν τα μωρά;|γάλα
Πού ζουν τα ψάρια;|στο νερό""",
        "Ερώτηση: {q}\\nΑπάντηση:",
    ),
    asked(
        "English words and their Russian ones",
        """
cat|кот
house|дом
milk|молоко
tree|дерево
night|ночь
water|вода""",
        "English: {q}\\nRussian:",
    ),
    asked(
        "Greek letters in formulas",
        """
What is the sum of the angles α, β and γ of a triangle?|180°
What is sin(π / 2)?|1
What does λ stand for in physics?|wavelength
What does Δt mean?|a difference of times
What is cos(0) + π − π?|1
Which letter comes after α?|β""",
    ),
    asked(
        "Arabic",
        """
ما عاصمة مصر؟|القاهرة
كم يوما في الأسبوع؟|سبعة
ما لون الثلج؟|أبيض
كم رجلا للقط؟|أربع
ما عاصمة العراق؟|بغداد
أين يعيش السمك؟|في الماء""",
        "سؤال: {q}\\nجواب:",
    ),
    asked(
        "Hebrew",
        """
מה צבע השלג?|לבן
כמה ימים בשבוע?|שבעה
מה בירת צרפת?|פריז
מי מיילל?|חתול
איפה חיים דגים?|במים
כמה רגליים לכלב?|ארבע""",
        "שאלה: {q}\\nתשובה:",
    ),
    asked(
        "Persian, whose words have a zero-width non-joiner",
        """
کتاب‌ها کجا هستند؟ روی میز.|روی میز
بچه‌ها چه می‌خورند؟ نان.|نان
او کجا می‌رود؟ به خانه.|به خانه
سگ‌ها چه می‌کنند؟ بازی.|بازی
ماهی‌ها کجا هستند؟ در آب.|در آب
چه می‌نوشی؟ چای.|چای""",
        "پرسش: {q}\\nپاسخ:",
    ),
    asked(
        "Hindi, with joiners",
        """
भारत की राजधानी क्या है?|दिल्ली
सप्ताह में कितने दिन होते हैं?|सात
बर्फ़ का रंग क्या है?|सफ़ेद
मछली कहाँ रहती है?|पानी में
बिल्ली के कितने पैर हैं?|चार
गाय क्या देती है?|दूध""".replace("\u095e", "\u092b\u093c"),
        "प्रश्न: {q}\\nउत्तर:",
    ),
    asked(
        "Thai, which has no spaces",
        """
แมวมีกี่ขา|สี่
หิมะสีอะไร|ขาว
ปลาอยู่ที่ไหน|ในน้ำ
หนึ่งสัปดาห์มีกี่วัน|เจ็ด
วัวให้อะไร|นม
เมืองหลวงของไทยคือ|กรุงเทพ""",
        "ถาม: {q}\\nตอบ:",
    ),
    asked(
        "Japanese",
        """
雪は何色ですか。|白
一週間は何日ですか。|七日
日本の首都はどこですか。|東京
猫の足は何本ですか。|四本
魚はどこにいますか。|水の中
牛は何をくれますか。|牛乳""",
        "質問：{q}\\n答え：",
        before="",
    ),
    asked(
        "Korean",
        """
눈은 무슨 색입니까?|흰색
일주일은 며칠입니까?|칠 일
한국의 수도는 어디입니까?|서울
고양이 다리는 몇 개입니까?|네 개
물고기는 어디에 삽니까?|물속
소는 무엇을 줍니까?|우유""",
        "질문: {q}\\n대답:",
    ),
    asked(
        "Vietnamese, with its accents",
        """
Tuyết màu gì?|trắng
Một tuần có mấy ngày?|bảy
Thủ đô của Việt Nam?|Hà Nội
Mèo có mấy chân?|bốn
Cá sống ở đâu?|dưới nước
Bò cho ta gì?|sữa""",
        "Hỏi: {q}\\nĐáp:",
    ),
    asked(
        "French, whose marks have a no-break space of the row's own",
        """
Où est le chat\u00a0?|sur le toit
Quelle heure est-il\u00a0?|midi
Qui a dit «\u00a0non\u00a0»\u00a0?|Paul
Quel temps fait-il\u00a0?|il pleut
Où vas-tu\u00a0?|à la plage
Que bois-tu\u00a0?|du thé""",
        "Question : {q}\\nRéponse :",
    ),
    asked(
        "Spanish, whose questions begin with a mark",
        """
¿De qué color es la nieve?|blanca
¿Cuántos días tiene una semana?|siete
¿Dónde viven los peces?|en el agua
¿Qué da la vaca?|leche
¿Cuál es la capital de España?|Madrid
¿Quién maúlla?|el gato""",
        "Pregunta: {q}\\nRespuesta:",
    ),
    asked(
        "emoji, some of them joined",
        """
🐱|a cat
🌧️|rain
👩‍🚀|an astronaut
🎂|a cake
👨‍👩‍👧|a family
🚲|a bicycle""",
        "What does {q} show?\\nIt shows",
    ),
    asked(
        "chemical formulas with small digits",
        """
H₂O|water
CO₂|carbon dioxide
NaCl|salt
O₃|ozone
CH₄|methane
NH₃|ammonia""",
        "Formula: {q}\\nName:",
    ),
    asked(
        "units with raised digits and degrees",
        """
How many cm² has 1 dm²?|100
At how many °C does water boil?|100
How many m³ are 2000 l?|2
What is 5²?|25
What is ½ of 8?|4
How many ° has a right angle?|90""",
    ),
    asked(
        "Chinese with numbers and Latin letters",
        """
5G手机比4G手机快吗？|快
CPU是什么的缩写？|中央处理器
3个2是多少？|6
WTO是什么组织？|世界贸易组织
10:30是上午还是晚上？|上午
USB线用来做什么？|传数据""",
        "问：{q}\\n答：",
        before="",
    ),
    asked(
        "Chinese poems, with full-width spaces before the lines",
        """
　　白日依山尽，|黄河入海流
　　床前明月光，|疑是地上霜
　　春眠不觉晓，|处处闻啼鸟
　　红豆生南国，|春来发几枝
　　千山鸟飞绝，|万径人踪灭
　　松下问童子，|言师采药去""",
        "上句：\\n{q}\\n下句：\\n",
        before="",
    ),
    asked(
        "traditional characters",
        """
雪是什麼顏色？|白色
一週有幾天？|七天
貓有幾條腿？|四條
魚住在哪裡？|水裡
牛給我們什麼？|牛奶
誰會喵喵叫？|貓""",
        "問題：{q}\\n答案：",
        before="",
    ),
    asked(
        "pinyin with marks of tone",
        """
你好|nǐ hǎo
谢谢|xiè xie
再见|zài jiàn
中国|zhōng guó
老师|lǎo shī
朋友|péng you""",
        "汉字：{q}\\n拼音：",
        before="",
    ),
    asked(
        "signs of phonetics",
        """
ship|ʃɪp
thin|θɪn
measure|ˈmɛʒə
sing|sɪŋ
father|ˈfɑːðə
cup|kʌp""",
        "Word: {q}\\nSounds:",
    ),
    asked(
        "German cues with umlauts, composed",
        """
Was fällt im Winter?|Schnee
Wer führt das Schiff?|der Kapitän
Was trägt man am Fuß?|einen Schuh
Wie heißt das Gegenteil von groß?|klein
Wo wächst Moos?|am Boden
Was blüht im Frühling?|die Tulpe""",
        "Frage für Schüler: {q}\\nKürzeste Antwort:",
    ),
)
