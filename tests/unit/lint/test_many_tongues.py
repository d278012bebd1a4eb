"""Demands in many languages that the answers do not meet, beside right prompts in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.unit.lint.cases import Case, found, returns
from workbench.lint.check import check
from workbench.types import RenderSettings

FORM, NAMES, LETTERS = "few-shot/other-form", "answer/other-names", "answer/letters"
LOST, FORBIDDEN = "few-shot/steps-lost", "few-shot/steps-forbidden"
UNSHOWN = "text/no-question"

PLACES = (2, 0, 1, 3, 3, 1, 0, 2, 1, 3, 2, 0)
THINGS = ("lamp", "stone", "kettle", "ladder", "ribbon", "hammer")


def labelled(lines: str, labels: Sequence[str], description: str = "") -> Case:
    """Return a case whose rows have one of these labels."""
    rows = [
        {"text": f"{THINGS[i % 6]} {i} / {THINGS[i * 5 % 6]}", "label": labels[place % len(labels)]}
        for i, place in enumerate(i * 7 // 3 for i in range(12))
    ]
    return Case(
        returns(f'f"{lines}"', "' ' + data['label']", "data['label']"),
        rows,
        settings=RenderSettings(num_fewshot=2, description=description),
    )


def counted(lines: str, output: str, description: str = "") -> Case:
    """Return a case of sums: their output is that, with the answer behind it."""
    rows = [{"q": f"{i + 2} + {2 * i + 3} = ?", "a": str(3 * i + 5)} for i in range(12)]
    return Case(
        returns(f'f"{lines}"', output, "data['a']"),
        rows,
        settings=RenderSettings(num_fewshot=2, description=description),
        postprocess="gsm8k_post",
    )


def told(lines: str, sentence: str, description: str = "") -> Case:
    """Return a case with a free answer, a sentence that has a number in it."""
    rows = [{"text": f"{THINGS[i % 6]} {i}!", "a": sentence.format(i)} for i in range(12)]
    return Case(
        returns(f'f"{lines}"', "' ' + data['a']", "data['a']"),
        rows,
        settings=RenderSettings(num_fewshot=2, description=description),
    )


def asked(lines: str, question: str, passage: str = "") -> Case:
    """Return a case of questions, on a passage if there is one."""
    rows: list[Mapping[str, Any]] = [
        {
            "q": question.format(THINGS[i % 6], i),
            "p": f"{passage} {i}.",
            "a": f"{THINGS[i % 5]} {i}",
        }
        for i in range(12)
    ]
    if not passage:
        rows = [{"q": row["q"], "a": row["a"]} for row in rows]
    return Case(returns(f'f"{lines}"', "' ' + data['a']", "data['a']"), rows)


def lettered(lines: str, marks: str = "ABCD") -> Case:
    """Return a case of lettered options; `LIST` stands for them."""
    rows = [
        {"q": f"{THINGS[i % 6]} {i}?", "o": [f"{THINGS[(i + k) % 6]} {k}" for k in range(4)],
         "g": PLACES[i]}
        for i in range(12)
    ]  # fmt: skip
    listed = f"'\\n'.join(f'{{m}}. {{c}}' for m, c in zip({marks!r}, data['o']))"
    before, behind = lines.split("LIST")
    text = f'f"{before}" + {listed} + f"{behind}"'
    gold = f"{marks!r}[data['g']]"
    return Case(returns(text, f"' ' + {gold}", gold), rows)


STEPS = "f\" {data['q'][:-4]} = {data['a']}. OK. = {data['a']}\""
BARE = "' ' + data['a']"

FAULTS: Mapping[str, tuple[str, Case]] = {
    "labels, Portuguese": (NAMES, labelled(
        "Texto: {data['text']}\\nRótulo:", ("festa", "trabalho"),
        "Diga se o texto é positivo, negativo ou neutro.")),
    "labels, Italian": (NAMES, labelled(
        "Testo: {data['text']}\\nRispondi vero o falso.\\nRisposta:", ("sì", "no"))),
    "labels, Russian": (NAMES, labelled(
        "Текст: {data['text']}\\nОтветь «да» или «нет».\\nОтвет:", ("спорт", "наука"))),
    "labels, Korean": (NAMES, labelled(
        "글: {data['text']}\\n긍정인지 부정인지 판단하세요.\\n답:", ("기쁨", "분노", "슬픔"))),
    "labels, Arabic": (NAMES, labelled(
        "النص: {data['text']}\\nصنف النص: إيجابي أو سلبي.\\nالجواب:", ("رياضة", "سياسة"))),
    "labels, Vietnamese": (NAMES, labelled(
        "Văn bản: {data['text']}\\nTrả lời đúng hoặc sai.\\nĐáp án:", ("có", "không"))),
    "labels, Turkish": (NAMES, labelled(
        "Metin: {data['text']}\\nMetin olumlu mu olumsuz mu?\\nCevap:", ("spor", "bilim"))),
    "labels, Polish": (NAMES, labelled(
        "Tekst: {data['text']}\\nOdpowiedz: prawda czy fałsz?\\nOdpowiedź:", ("tak", "nie"))),
    "labels, Dutch": (NAMES, labelled(
        "Tekst: {data['text']}\\nIs dit positief of negatief?\\nAntwoord:", ("vraag", "klacht"))),
    "labels, Indonesian": (NAMES, labelled(
        "Teks: {data['text']}\\nJawab ya atau tidak.\\nJawaban:", ("benar", "salah"))),
    "labels, Hindi": (NAMES, labelled(
        "पाठ: {data['text']}\\nहाँ या नहीं में उत्तर दें।\\nउत्तर:", ("खेल", "विज्ञान"))),
    "labels, Swedish": (NAMES, labelled(
        "Text: {data['text']}\\nSvara sant eller falskt.\\nSvar:", ("ja", "nej"))),
    "labels, Japanese": (NAMES, labelled(
        "文: {data['text']}\\nポジティブかネガティブか判定せよ。\\n答え:", ("喜び", "怒り"))),
    "other labels, Russian": (NAMES, labelled(
        "Текст: {data['text']}\\nНапиши «погода» или «спорт».\\nОтвет:", ("театр", "музыка"))),
    "other labels, Korean": (NAMES, labelled(
        "글: {data['text']}\\n날씨 또는 경제로 답하세요.\\n답:", ("음악", "여행"))),
    "steps lost, Polish": (LOST, counted(
        "Zadanie: {data['q']}\\nRozwiąż krok po kroku.\\nOdpowiedź:", BARE)),
    "steps lost, Korean": (LOST, counted(
        "문제: {data['q']}\\n단계별로 생각해 보세요.\\n답:", BARE)),
    "steps lost, Hindi": (LOST, counted(
        "प्रश्न: {data['q']}\\nचरण-दर-चरण सोचें।\\nउत्तर:", BARE)),
    "steps lost, Vietnamese": (LOST, counted(
        "Bài toán: {data['q']}\\nHãy suy nghĩ từng bước.\\nTrả lời:", BARE)),
    "working lost, Italian": (LOST, counted(
        "Problema: {data['q']}\\nMostra i passaggi.\\nRisposta:", BARE)),
    "working lost, Turkish": (LOST, counted(
        "Soru: {data['q']}\\nİşlemleri göster.\\nCevap:", BARE)),
    "steps forbidden, Russian": (FORBIDDEN, counted(
        "Задача: {data['q']}\\nНапиши только ответ.\\nОтвет:", STEPS)),
    "steps forbidden, Arabic": (FORBIDDEN, counted(
        "مسألة: {data['q']}\\nاكتب الجواب فقط.\\nالجواب:", STEPS)),
    "steps forbidden, Dutch": (FORBIDDEN, counted(
        "Som: {data['q']}\\nAntwoord:", STEPS, "Geef alleen het antwoord, zonder uitleg.")),
    "steps forbidden, Spanish": (FORBIDDEN, counted(
        "Suma: {data['q']}\\nRespuesta:", STEPS, "Responde solo con el número.")),
    "steps forbidden, Japanese": (FORBIDDEN, counted(
        "問題: {data['q']}\\n答えだけを書いてください。\\n答え:", STEPS)),
    "one word, Russian": (FORM, told(
        "Слово: {data['text']}\\nОтветь одним словом.\\nОтвет:", "это стоит у двери номер {}")),
    "one word, Indonesian": (FORM, told(
        "Kata: {data['text']}\\nJawab dengan satu kata.\\nJawaban:", "ada di rumah nomor {}")),
    "one word, Chinese": (FORM, told(
        "词：{data['text']}\\n请用一个词回答。\\n回答：", "这是我们在第{}号房间里看到的东西")),
    "one word, traditional Chinese": (FORM, told(
        "詞：{data['text']}\\n請用一個詞回答。\\n回答：", "這是我們在第{}號房間裡看到的東西")),
    "another language, traditional Chinese": (FORM, told(
        "詞：{data['text']}\\n請用越南語回答。\\n回答：", "這是我們在第{}號房間裡看到的東西")),
    "a passage, traditional Chinese": (UNSHOWN, asked(
        "請閱讀下面的短文，然後回答問題。\\n問題：{data['q']}\\n答案：",
        "第{1}號房間裡的{0}在哪裡？")),
    "a sentence, Korean": (FORM, labelled(
        "글: {data['text']}\\n완전한 문장으로 답하세요.\\n답:", ("음악", "여행"))),
    "a sentence, Turkish": (FORM, labelled(
        "Metin: {data['text']}\\nTam cümleyle cevap ver.\\nCevap:", ("spor", "bilim"))),
    "a number, Swedish": (FORM, labelled(
        "Text: {data['text']}\\nSvara endast med en siffra.\\nSvar:", ("sport", "musik"))),
    "another language, Turkish": (FORM, labelled(
        "Metin: {data['text']}\\nÇince cevap ver.\\nCevap:", ("spor", "bilim"))),
    "another language, Polish": (FORM, told(
        "Tekst: {data['text']}\\nOdpowiedz po rosyjsku.\\nOdpowiedź:",
        "to jest dom, który nie stoi przy drodze {}")),
    "another language, Korean": (FORM, labelled(
        "글: {data['text']}\\n영어로 답하세요.\\n답:", ("음악", "여행"))),
    "another language, Arabic": (FORM, labelled(
        "النص: {data['text']}\\nأجب باللغة الفرنسية.\\nالجواب:", ("رياضة", "سياسة"))),
    "another language, Hindi": (FORM, labelled(
        "पाठ: {data['text']}\\nअंग्रेज़ी में उत्तर दें।\\nउत्तर:", ("खेल", "विज्ञान"))),
    "another language, Vietnamese": (FORM, labelled(
        "Văn bản: {data['text']}\\nTrả lời bằng tiếng Nhật.\\nĐáp án:", ("vui", "bu"))),
    "no passage, German": (UNSHOWN, asked(
        "Lies den folgenden Text.\\n{data['q']}\\nAntwort:", "Wo liegt {0} Nummer {1}?")),
    "no passage, French": (UNSHOWN, asked(
        "D'après le texte, réponds.\\n{data['q']}\\nRéponse :", "Où se trouve {0} numéro {1} ?")),
    "no passage, Portuguese": (UNSHOWN, asked(
        "Leia o texto a seguir.\\n{data['q']}\\nResposta:", "Onde fica o {0} número {1}?")),
    "no passage, Russian": (UNSHOWN, asked(
        "Прочитай текст и ответь.\\n{data['q']}\\nОтвет:", "Где стоит {0} номер {1}?")),
    "no passage, Arabic": (UNSHOWN, asked(
        "اقرأ النص التالي.\\n{data['q']}\\nالجواب:", "أين يقع {0} رقم {1}؟")),
    "no passage, Korean": (UNSHOWN, asked(
        "다음 글을 읽고 답하세요.\\n{data['q']}\\n답:", "{0} {1} 번은 어디에 있습니까?")),
    "no passage, Turkish": (UNSHOWN, asked(
        "Metne göre cevapla.\\n{data['q']}\\nCevap:", "{0} numara {1} nerede duruyor?")),
    "no options, Russian": (FORM, asked(
        "Выбери правильный ответ.\\n{data['q']}\\nОтвет:", "Где стоит {0} номер {1}?")),
    "no options, Swedish": (FORM, asked(
        "Välj rätt svar.\\n{data['q']}\\nSvar:", "Var står {0} nummer {1}?")),
    "a number of letters, Italian": (LETTERS, lettered(
        "{data['q']}\\nLIST\\nRispondi con il numero.\\nRisposta:")),
    "a letter of numbers, Russian": (LETTERS, lettered(
        "{data['q']}\\nLIST\\nУкажи букву.\\nОтвет:", "1234")),
    "a letter of numbers, Korean": (LETTERS, lettered(
        "{data['q']}\\nLIST\\n알파벳으로 답하세요.\\n답:", "1234")),
}  # fmt: skip

RIGHT: Mapping[str, Case] = {
    "labels, Portuguese": labelled(
        "Texto: {data['text']}\\nRótulo:", ("positivo", "negativo"),
        "Diga se a frase é positiva ou negativa."),
    "labels, Italian": labelled(
        "Testo: {data['text']}\\nÈ vero o falso che piove? Rispondi sì o no.\\nRisposta:",
        ("sì", "no")),
    "labels, Russian": labelled(
        "Отзыв: {data['text']}\\nОтзыв положительный или отрицательный?\\nОтвет:",
        ("отрицательный", "положительный")),
    "labels, Korean": labelled(
        "글: {data['text']}\\n긍정 또는 부정으로 답하세요.\\n답:", ("긍정", "부정")),
    "labels, Arabic": labelled(
        "النص: {data['text']}\\nأجب بنعم أو لا.\\nالجواب:", ("نعم", "لا")),
    "labels, Turkish": labelled(
        "Yorum: {data['text']}\\nYorum olumlu mu olumsuz mu?\\nCevap:", ("olumlu", "olumsuz")),
    "labels, Hindi": labelled(
        "पाठ: {data['text']}\\nहाँ या नहीं में उत्तर दें।\\nउत्तर:", ("हाँ", "नहीं")),
    "labels, Swedish": labelled(
        "Text: {data['text']}\\nSvara ja eller nej.\\nSvar:", ("ja", "nej")),
    "labels, Dutch, with a legend": labelled(
        "Tekst: {data['text']}\\nIs dit positief of negatief? (goed = positief, slecht = negatief)"
        "\\nAntwoord:", ("goed", "slecht")),
    "labels within JSON": labelled(
        "Text: {data['text']}\\nIs it positive or negative? As JSON:",
        ('{\"mood\": \"positive\"}', '{\"mood\": \"negative\"}')),
    "steps, Polish": counted(
        "Zadanie: {data['q']}\\nRozwiąż krok po kroku.\\nOdpowiedź:", STEPS),
    "steps not wanted, Indonesian": counted(
        "Soal: {data['q']}\\nJawab dengan angka saja, tanpa penjelasan.\\nJawaban:", BARE),
    "steps not wanted, Korean": counted(
        "문제: {data['q']}\\n풀이 과정을 쓰지 말고 답만 쓰세요.\\n답:", BARE),
    "steps not wanted, Russian": counted(
        "Задача: {data['q']}\\nНе объясняй ход решения, дай только число.\\nОтвет:", BARE),
    "one word, Vietnamese": labelled(
        "Văn bản: {data['text']}\\nTrả lời bằng một từ.\\nĐáp án:", ("thể thao", "khoa học")),
    "one word, French, to be changed": told(
        "Phrase : {data['text']}\\nChange un seul mot de la phrase.\\nRéponse :",
        "Le chat qui dort dans la rue est le numéro {} de la liste"),
    "a sentence, Portuguese": told(
        "Texto: {data['text']}\\nResponda com uma frase completa.\\nResposta:",
        "O objeto número {} está na mesa."),
    "its own language, Polish": told(
        "Tekst: {data['text']}\\nOdpowiedz po polsku.\\nOdpowiedź:",
        "to jest dom, który nie stoi przy drodze {}"),
    "from one language into another, Russian": told(
        "Переведи с английского на русский.\\nАнглийский: {data['text']}\\nРусский:",
        "это дом у дороги номер {}"),
    "its own language, Turkish": labelled(
        "Metin: {data['text']}\\nTürkçe cevap ver.\\nCevap:", ("spor", "bilim")),
    "a text written in another language, Korean": labelled(
        "글: {data['text']}\\n영어로 쓰인 글의 주제를 한국어로 답하세요.\\n답:", ("음악", "여행")),
    "a passage, Russian": asked(
        "Прочитай текст и ответь.\\nТекст: {data['p']}\\nВопрос: {data['q']}\\nОтвет:",
        "Где стоит {0} номер {1}?", "Дом стоит у дороги, там всё и лежит, номер"),
    "a passage, Spanish": asked(
        "Lee el texto y responde.\\nTexto: {data['p']}\\nPregunta: {data['q']}\\nRespuesta:",
        "¿Dónde está {0} número {1}?", "La casa está junto al camino y tiene todo, número"),
    "a passage, traditional Chinese": asked(
        "請閱讀下面的短文，然後回答問題。\\n短文：{data['p']}\\n問題：{data['q']}\\n答案：",
        "第{1}號房間裡的{0}在哪裡？", "房子在路邊，所有的東西都放在裡面，號碼是"),
    "a letter, Italian": lettered(
        "{data['q']}\\nLIST\\nRispondi con la lettera.\\nRisposta:"),
    "a number, Korean": lettered("{data['q']}\\nLIST\\n번호로 답하세요.\\n답:", "1234"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_demand_that_is_not_met_is_found(name: str) -> None:
    """Its rule has a finding."""
    rule, case = FAULTS[name]
    assert found(case, rule)


@pytest.mark.slow
@pytest.mark.parametrize("name", RIGHT)
def test_a_right_prompt_is_right(name: str) -> None:
    """No rule is loud about it."""
    said = check(RIGHT[name].subject())
    assert [(each.rule, str(each.message)) for each in said if each.severity != "hint"] == []
