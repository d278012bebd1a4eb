"""Right prompts in Chinese, Indonesian, Turkish, Portuguese, French and Spanish."""

from __future__ import annotations

from tests.lint.fiftysecond.rows_world import (
    CIUDAD,
    CONJUGA,
    DOGRU,
    DUILIAN,
    EKLER,
    FANYI,
    FANYICI,
    GENRE,
    IBUKOTA,
    JISUAN,
    LAWAN,
    LIANGCI,
    LIJIE,
    PESANAN,
    QINGGAN,
    RECLAMA,
    SIKAYET,
    SWAHILI,
    WULI,
    XINGMING,
    XINWEN,
)
from tests.lint.making import Right, ask, right

RIGHT: tuple[Right, ...] = (
    ask("量词填空", LIANGCI, "f\"在括号里填上合适的量词：{data['q']}\\n量词：\"", output="gold"),
    ask("量词问答", LIANGCI, "f\"问：“{data['q']}”的括号里填什么量词？\\n答：\"", output="gold"),
    ask("中译英", FANYI, "f\"中文：{data['q']}\\n英文：\"", output="gold"),
    ask("中译英，英文的提示", FANYI, "f\"Chinese: {data['q']}\\nEnglish:\""),
    ask("反义词", FANYICI, "f\"“{data['q']}”的反义词是\"", output="gold"),
    ask("反义词用箭头", FANYICI, "data['q'] + '→'", output="gold", fewshot=4),
    ask(
        "酒店评论",
        QINGGAN,
        "f\"评论：{data['text']}\\n这是好评还是差评？\\n\"",
        gold="data['mood']",
        output="gold",
    ),
    ask(
        "酒店评论用一和零",
        QINGGAN,
        "f\"好评输出1，差评输出0。\\n评论：{data['text']}\\n输出：\"",
        gold="'1' if data['mood'] == '好评' else '0'",
        output="gold",
    ),
    ask(
        "新闻标题分类",
        XINWEN,
        "f\"标题：{data['title']}\\n类别（体育/财经/科技）：\"",
        gold="CLASSES[data['class']]",
        output="gold",
        above='CLASSES = ("体育", "财经", "科技")',
        fewshot=4,
    ),
    ask(
        "新闻标题用甲乙丙",
        XINWEN,
        "f\"甲、体育\\n乙、财经\\n丙、科技\\n\\n标题：{data['title']}\\n属于哪一类？只写甲、乙或丙：\"",
        gold="'甲乙丙'[data['class']]",
        output="gold",
    ),
    right(
        "物理题带圈数字",
        "wuli-quan",
        """
        shown = "".join(f"{mark}{each} " for mark, each in zip("①②③④", data["choices"])).strip()
        text = f"{data['question']}\\n{shown}\\n请写出正确选项的序号："
        gold = "①②③④"[data["answer"]]
        """,
        WULI,
        lead="",
    ),
    right(
        "物理题写选项内容",
        "wuli-neirong",
        """
        text = f"{data['question']}（{'、'.join(data['choices'])}）\\n答："
        gold = data["choices"][data["answer"]]
        """,
        WULI,
        lead="",
    ),
    ask("口算", JISUAN, "data['q'] + '='", output="gold"),
    ask(
        "口算，说明在前",
        JISUAN,
        "f\"计算下面的算式，只写得数。\\n{data['q']}\\n得数：\"",
        output="gold",
    ),
    ask(
        "人物和职业",
        XINGMING,
        "f\"句子：{data['text']}\\n人名，职业：\"",
        gold="f\"{data['name']}，{data['job']}\"",
        output="gold",
    ),
    ask(
        "人物抽取成JSON",
        XINGMING,
        "f'从句子中抽取人名和职业，输出JSON，键为name和job。\\n句子：{data[\"text\"]}\\n输出：'",
        gold="json.dumps({'name': data['name'], 'job': data['job']}, ensure_ascii=False)",
        output="gold",
        above="import json",
    ),
    ask(
        "阅读短文回答",
        LIJIE,
        "f\"短文：{data['passage']}\\n问题：{data['question']}\\n回答：\"",
        gold="data['answer']",
        output="gold",
    ),
    ask(
        "先问后文",
        LIJIE,
        "f\"问题：{data['question']}\\n请在下面的短文中找出答案。\\n{data['passage']}\\n答案：\"",
        gold="data['answer']",
        output="gold",
    ),
    right(
        "对联下联",
        "duilian",
        """
        xia = [each for each, score in data["target_scores"].items() if score == 1][0]
        return {"input": f"上联：{data['shang']}\\n下联：", "output": xia, "processed_output": xia}
        """,
        DUILIAN,
        method="ppl",
    ),
    ask("ibu kota", IBUKOTA, "f\"Ibu kota {data['q']} adalah\""),
    ask("ibu kota dengan tanya jawab", IBUKOTA, "f\"T: Apa ibu kota {data['q']}?\\nJ:\""),
    ask("lawan kata", LAWAN, "f\"Tuliskan lawan kata dari '{data['q']}'.\\nLawan kata:\""),
    ask(
        "pesanan di WhatsApp",
        PESANAN,
        "f\"Pembeli: {data['teks']}\\nBarang | jumlah:\"",
        gold="f\"{data['barang']} | {data['jumlah']}\"",
    ),
    ask(
        "jumlah pesanan",
        PESANAN,
        "f\"{data['teks']}\\nBerapa banyak yang dipesan? Jawab dengan angka.\\nJumlah:\"",
        gold="str(data['jumlah'])",
    ),
    ask("çoğul ekleri", EKLER, "f\"tekil: {data['q']}\\nçoğul:\""),
    ask(
        "doğru mu yanlış mı",
        DOGRU,
        "f\"İfade: {data['iddia']}\\nBu ifade doğru mu, yanlış mı?\\nCevap:\"",
        gold="'doğru' if data['dogru'] else 'yanlış'",
    ),
    ask(
        "D ya da Y ile cevap",
        DOGRU,
        "f\"Doğruysa D, yanlışsa Y yazın.\\n{data['iddia']}\\nD/Y:\"",
        gold="'D' if data['dogru'] else 'Y'",
    ),
    ask(
        "lokanta yorumu",
        SIKAYET,
        "f\"Yorum: {data['yorum']}\\nDuygu (olumlu veya olumsuz):\"",
        gold="data['duygu']",
    ),
    ask(
        "conjugação no presente",
        CONJUGA,
        "f\"Conjugue no presente do indicativo: {data['q']}\\nForma:\"",
    ),
    ask(
        "setor de atendimento",
        RECLAMA,
        "f\"Para qual setor vai a mensagem: técnico, financeiro ou vendas?\\nMensagem: {data['texto']}\\nSetor:\"",
        gold="data['setor']",
        fewshot=4,
    ),
    ask(
        "setor por número",
        RECLAMA,
        "f\"1 - técnico\\n2 - financeiro\\n3 - vendas\\n\\nMensagem: {data['texto']}\\nNúmero do setor:\"",
        gold="str(['técnico', 'financeiro', 'vendas'].index(data['setor']) + 1)",
    ),
    ask(
        "article défini",
        GENRE,
        "f\"Quel article défini, le ou la, convient au nom « {data['q']} » ?\\nArticle :\"",
    ),
    ask("article devant le nom", GENRE, "f\"Nom : {data['q']}\\nArticle défini (le/la) :\""),
    right(
        "capitales en español",
        "capitales-es",
        """
        buena = next(each for each, score in data["target_scores"].items() if score)
        return {"input": data["pregunta"] + "\\nRespuesta:", "output": buena, "processed_output": buena}
        """,
        CIUDAD,
        method="ppl",
    ),
    ask("Swahili numbers", SWAHILI, "f\"Swahili numeral: {data['q']}\\nDigit:\""),
)
