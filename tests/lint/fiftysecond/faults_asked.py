"""Faults of what is asked for and of how answers are scored."""

from __future__ import annotations

from tests.lint.fiftysecond.tasks_course import AGNEWS, HAUSA, NAIRA, PASSAGE, SIZES, SPAM, STARS
from tests.lint.fiftysecond.tasks_more import ENEM, KARGO, NOTA, TARIH, TRADUIRE, ULASAN
from tests.lint.fiftysecond.tasks_work import (
    CLAUSE,
    COLD,
    INVOICE,
    JOBS,
    OUTAGE,
    REFUND,
    SQL,
    STOCK,
    TICKETS,
    WARD,
)
from tests.lint.fiftysecond.tasks_zh import DILI, KESHI, TONGZHI, WAIMAI, YINGYONG
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "demands and scoring"

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "one word is asked for, and answers have several",
        "few-shot/other-form",
        changed(PASSAGE, ("Copy the answer from the notes.", "Answer with exactly one word.")),
        changed(SIZES, ("to the largest.", "to the largest. Answer with a single word.")),
        changed(TRADUIRE, ("into English.", "into English, in one word.")),
    ),
    kind(
        F,
        "JSON is asked for, and plain text is right",
        "few-shot/other-form",
        changed(TONGZHI, ("按“时间：…；地点：…”的格式输出。", "以JSON格式输出。")),
        changed(COLD, ('and else "ok".', 'and else "ok". Reply with a JSON object.')),
        changed(STOCK, ('"", "Question: "', '"", "Reply in JSON.", "Question: "')),
    ),
    kind(
        F,
        "a whole sentence is asked for, and a word is right",
        "few-shot/other-form",
        changed(STOCK, ('"", "Question: "', '"", "Answer in a complete sentence.", "Question: "')),
        changed(JOBS, ("Answer with a number.", "Answer in a full sentence.")),
        changed(WAIMAI, ("）。\\n", "）。请用完整的句子回答。\\n")),
        changed(
            KARGO,
            ("Şikâyetin konusu nedir?", "Şikâyetin konusu nedir? Tam bir cümleyle cevap verin."),
        ),
    ),
    kind(
        F,
        "a letter is asked for where digits or words are right",
        "answer/letter-asked answer/letters few-shot/other-form",
        changed(AGNEWS, ("4 Science.", "4 Science. Answer with the letter.")),
        changed(WARD, ("as a digit.", "as a letter.")),
        changed(KESHI, ("只写编号。", "只写字母。")),
    ),
    kind(
        F,
        "the order or the quantity that is asked for was turned, the rows were not",
        "answer/other-rule few-shot/other-form answer/legend",
        changed(SIZES, ("from the smallest to the largest", "from the largest to the smallest")),
        changed(
            NOTA, ("Quanto custa tudo junto, em reais?", "Quanto custa o item mais caro, em reais?")
        ),
        changed(COLD, ("above 8 C", "above 5 C")),
    ),
    kind(
        F,
        "the prompt forbids the steps that the outputs have",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(NAIRA, ("Let us think step by step.", "Give only the final number, no working.")),
        changed(YINGYONG, ("请一步一步思考，最后写出答案。", "直接写出答案，不要写过程。")),
    ),
    kind(
        F,
        "the outputs lost the steps that the prompt asks for",
        "few-shot/steps-lost answer/not-extracted few-shot/other-form",
        changed(NAIRA, ('f" {steps} The answer is {answer}"', 'f" The answer is {answer}"')),
        changed(YINGYONG, ('data["guocheng"] + "答案是"', '"答案是"')),
    ),
    kind(
        F,
        "a unit is asked for that no answer has",
        "few-shot/other-form",
        changed(NOTA, ("Responda só com o número.", "Responda com o símbolo R$ antes do valor.")),
        changed(JOBS, ("Answer with a number.", "Answer with a number and its unit.")),
        changed(YINGYONG, ("最后写出答案。", "最后写出带单位的答案。")),
    ),
    kind(
        F,
        "answers are asked for in another language than they are in",
        "few-shot/other-form answer/other-names",
        changed(ULASAN, ("atau netral.", "atau netral. Jawab dalam bahasa Inggris.")),
        changed(TRADUIRE, ("from French into English", "from French into Spanish")),
        changed(WAIMAI, ("）。\\n", "）。请用英文回答。\\n")),
        changed(HAUSA, description="Translate the English word into Yoruba.\n\n"),
    ),
    kind(
        F,
        "capitals are asked for, and small letters are right",
        "few-shot/other-form answer/other-names",
        changed(SPAM, ("spam or ham?", "spam or ham? Answer in capital letters.")),
        changed(TICKETS, ("one of our queues.", "one of our queues. Write its name in UPPERCASE.")),
        changed(KARGO, ("Seçenekler:", "Büyük harflerle yazın. Seçenekler:")),
    ),
    kind(
        F,
        "the description belongs to another task's config",
        "answer/letter-asked answer/letters answer/other-names few-shot/other-form",
        changed(TRADUIRE, description="Choose the right answer: A, B, C or D.\n\n"),
        changed(SQL, description="Is the sentiment positive or negative?\n\n"),
        changed(PASSAGE, description="Translate the following text into French.\n\n"),
        changed(TONGZHI, description="以下是单项选择题，请回答正确选项的字母。\n\n"),
    ),
    kind(
        F,
        "a key is asked for that the object does not have, or has by another name",
        "few-shot/other-form answer/other-names",
        changed(INVOICE, ('"item", "qty" and "unit_price"', '"item", "quantity" and "price"')),
        changed(
            INVOICE,
            ('"item", "qty" and "unit_price"', '"item", "qty", "unit_price" and "currency"'),
        ),
        changed(
            TONGZHI,
            ("时间、地点，按“时间：…；地点：…”", "时间、地点、人物，按“时间：…；地点：…；人物：…”"),
        ),
    ),
    kind(
        F,
        "a way to part a list that the answers do not keep",
        "few-shot/other-form",
        changed(SIZES, ("to the largest.", "to the largest. Separate the items with semicolons.")),
        changed(SIZES, ("to the largest.", "to the largest. Write one item per line.")),
    ),
    kind(
        F,
        "a scale that ends before the answers do",
        "answer/other-names few-shot/other-form answer/legend answer/other-count",
        changed(STARS, ("(1 to 5)", "(1 to 3)")),
        changed(STARS, ("(1 to 5)", "(5 to 10)")),
        changed(WARD, ("as a digit.", "as a digit from 1 to 3.")),
    ),
    kind(
        F,
        "a stop sequence is inside the answers",
        "answer/stopped-early answer/not-extracted",
        changed(TONGZHI, stop=("\n", "；")),
        changed(SIZES, stop=("\n", ",")),
        changed(SQL, stop=("\n", "FROM")),
        changed(INVOICE, stop=("\n", ":")),
    ),
    kind(
        F,
        "the room for an answer is that of a label",
        "tokens/answer-too-long",
        changed(NAIRA, max_tokens=4),
        changed(SQL, max_tokens=1),
        changed(TRADUIRE, max_tokens=2),
    ),
    kind(
        F,
        "the post-processor is another task's",
        "answer/not-extracted",
        changed(SIZES, postprocess="gsm8k_post"),
        changed(PASSAGE, postprocess="gsm8k_post"),
        changed(YINGYONG, postprocess="until_return_post"),
    ),
    kind(
        F,
        "the output is a sentence, and the metric compares a word",
        "answer/not-extracted few-shot/other-form answer/letter-asked",
        changed(JOBS, ('"output": " " + gold', '"output": f" The advert asks for {gold} years."')),
        changed(KESHI, ('"output": gold', '"output": f"应挂{gold}号科室"')),
        changed(TARIH, ('"output": " " + gold', '"output": f" Doğru cevap {gold} şıkkıdır."')),
    ),
    kind(
        F,
        "the raw field is compared, and the mapped one is shown",
        "answer/not-in-output answer/not-extracted answer/gold-differs answer/letter-asked "
        "answer/python-value code/error answer/other-names",
        changed(DILI, ('"processed_output": gold', '"processed_output": str(data["label"])')),
        changed(KARGO, ('"processed_output": gold', '"processed_output": str(data["sinif"])')),
        changed(CLAUSE, ('"processed_output": f"({gold})"', '"processed_output": data["kind"]')),
        changed(JOBS, ('"processed_output": gold', '"processed_output": data["years"]')),
    ),
    kind(
        F,
        "the shots lose the space that the ranked options begin with",
        "few-shot/not-a-choice text/missing-space answer/not-in-output",
        changed(ENEM, ('"output": certa', '"output": certa.strip()')),
        changed(REFUND, ('"output": gold', '"output": gold.strip()')),
        changed(OUTAGE, ('"output": gold', '"output": gold.upper()')),
    ),
    kind(
        F,
        "the gold is formatted as a report has it",
        "answer/not-extracted answer/other-form answer/chain-differs answer/not-an-option "
        "answer/unlike-others answer/python-value few-shot/other-form answer/other-rule",
        changed(NAIRA, ('answer = str(data["answer"])', "answer = f\"{data['answer']:,}\"")),
        changed(NOTA, ('gold = str(data["total"])', 'gold = str(float(data["total"]))')),
        changed(JOBS, ('gold = "%d" % data["years"]', 'gold = "%.1f" % data["years"]')),
        changed(INVOICE, ('"qty": data["qty"]', '"qty": float(data["qty"])')),
    ),
    kind(
        F,
        "the object is printed by Python and not by json",
        "answer/python-value few-shot/other-form",
        changed(INVOICE, ("json.dumps(", "str(")),
        changed(SIZES, ('gold = ", ".join(data["sorted"])', 'gold = str(data["sorted"])')),
    ),
    kind(
        F,
        "the answer begins with its cue",
        "answer/cue-again answer/not-extracted",
        changed(PASSAGE, ('" " + data["span"]', '" A: " + data["span"]')),
        changed(ULASAN, ('" " + data["label"]', '" Sentimen: " + data["label"]')),
        changed(NAIRA, ('" {steps}', '" Solution: Let us think step by step. {steps}')),
    ),
    kind(
        F,
        "no space is left between cue and answer",
        "text/missing-space",
        changed(STOCK, ('"output": " " + data["answer"]', '"output": data["answer"]')),
        changed(SPAM, ('f" {gold}"', "gold")),
        changed(TARIH, ('" " + gold', "gold")),
    ),
    kind(
        F,
        "the gold is empty or one for all, as a hidden test split has it",
        "answer/empty answer/empty-is-right answer/same-gold answer/not-in-output "
        "answer/not-extracted text/absent-field answer/gold-differs answer/other-names",
        changed(
            HAUSA, ('"processed_output": data["ha"]', '"processed_output": data.get("label", "")')
        ),
        changed(SPAM, ('gold = data["v1"]', 'gold = "ham"')),
    ),
)
