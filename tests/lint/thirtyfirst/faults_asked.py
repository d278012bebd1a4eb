"""Faults of demands that contradict the answers or the rest of the prompt."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import Kind, changed
from tests.lint.thirtyfirst.tasks_choice import CLAUSE, FACT, GEO, MED, ODD, PARA
from tests.lint.thirtyfirst.tasks_free import (
    CELLS,
    FRENCH,
    JSONS,
    LAST,
    PRINTS,
    READ,
    SQL,
    SUMS,
    TITLE,
)
from tests.lint.thirtyfirst.tasks_zh import TNEWS, ZGEO, ZNAME, ZREAD, ZSENT, ZSUM

F = "contradicting demands"
FORM = "few-shot/other-form answer/other-names answer/letter-asked few-shot/worked-form"
KINDS_LISTED = "Kinds: confidentiality, liability, payment, termination."

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "a single word is asked for, and the answers have several",
        FORM,
        changed(FRENCH, description="Translate into French. Answer with a single word."),
        changed(TITLE, ("a title of at most six words.", "a title of exactly one word.")),
        changed(SQL, ("\\nSQL:", "\\nReply in one word.\\nSQL:")),
    ),
    kind(
        F,
        "the bare answer is asked for, and the shots reason before it",
        f"few-shot/steps-forbidden {FORM}",
        changed(SUMS, ("A: Let's think step by step.", "Give only the final number.\\nA:")),
        changed(ZSUM, ("请写出解题过程。", "请直接给出答案，不要写解题过程。")),
        changed(
            LAST,
            ("join them.\\n", "join them. Do not explain, write nothing but the result.\\n"),
            (
                '"output": " " + gold',
                '"output": f" The words end with {\' and \'.join(gold)}, so it is {gold}."',
            ),
            postprocess="",
            metric="in_match",
        ),
    ),
    kind(
        F,
        "steps are asked for, and the shots answer at once",
        f"few-shot/steps-lost few-shot/steps-only-here {FORM}",
        changed(
            PRINTS, ("\\nOutput:", "\\nTrace the program step by step, then answer.\\nOutput:")
        ),
        changed(ODD, ("Give its number.", "Explain your reasoning first, then give its number.")),
        changed(ZREAD, ("\\n回答：", "请一步一步思考，先写出推理过程。\\n回答：")),
    ),
    kind(
        F,
        "another language is asked for than the answers are in",
        f"{FORM} text/cue-forms",
        changed(FRENCH, description="Translate each sentence into German."),
        changed(ZREAD, ("请用短文中的词语回答。", "请用英语回答。")),
        changed(READ, ("words from its passage.", "words from its passage, in Spanish.")),
    ),
    kind(
        F,
        "JSON is asked for, and the answers are plain",
        FORM,
        changed(CELLS, ('"Cell:"]', '"Return a JSON object with the key answer.", "Cell:"]')),
        changed(ZNAME, ("用顿号隔开。", "以JSON数组的格式输出。")),
        changed(CLAUSE, ("Sort the clause.", "Sort the clause and reply in JSON.")),
    ),
    kind(
        F,
        "capital letters are asked for, and the answers are in small ones",
        FORM,
        changed(CLAUSE, ("Sort the clause.", "Sort the clause. Answer in capital letters.")),
        changed(FACT, ("refuted or unknown?", "refuted or unknown? Use upper case only.")),
        changed(LAST, ("join them.\\n", "join them. Write the result in uppercase.\\n")),
    ),
    kind(
        F,
        "a length is asked for that no answer has",
        FORM,
        changed(TITLE, ("at most six words", "at least twelve words")),
        changed(READ, ("words from its passage.", "a full sentence of at least ten words.")),
        changed(ZREAD, ("请用短文中的词语回答。", "请用不少于三十个字回答。")),
    ),
    kind(
        F,
        "another number of options is spoken of than is listed",
        "answer/other-count answer/letters answer/other-names",
        changed(MED, ('"\\nAnswer:"', '"\\nChoose one of the three options above.\\nAnswer:"')),
        changed(ZGEO, ("\\n答案：", "\\n请从以上五个选项中选出一个。\\n答案：")),
        changed(ODD, ("Which word does", "Which of the six words does")),
    ),
    kind(
        F,
        "the prompt names other labels than those that are right",
        f"{FORM} answer/legend answer/not-an-option answer/other-count few-shot/other-labels",
        changed(PARA, ("Reply yes or no.", "Reply true or false.")),
        changed(ZSENT, ("这条评论是正面还是负面？", "请判断这条评论是好评还是差评。")),
        changed(CLAUSE, (KINDS_LISTED, "Kinds: secrecy, damages, money, ending.")),
    ),
    kind(
        F,
        "keys, signs or ends are asked for that the answers do not have",
        f"{FORM} answer/not-in-output text/unknown-name",
        changed(JSONS, ('"name" and "city"', '"person" and "town"')),
        changed(ZNAME, ("用顿号隔开", "用分号隔开")),
        changed(SQL, ("\\nSQL:", "\\nDo not end the query with a semicolon.\\nSQL:")),
    ),
    kind(
        F,
        "a box or tags are asked for, and the answers have none",
        FORM,
        changed(SUMS, ("\\nA: Let's", "\\nPut the final answer in \\\\boxed{{}}.\\nA: Let's")),
        changed(ZSUM, ("请写出解题过程。", "请写出解题过程，并把答案写在【】中。")),
        changed(LAST, ("join them.\\n", "join them. Put the result between <r> and </r>.\\n")),
    ),
    kind(
        F,
        "the prompt speaks of a text or a table that it does not show",
        "text/no-question text/empty-slot",
        changed(MED, ('f"Question: {', 'f"Read the passage and answer.\\nQuestion: {')),
        changed(ZGEO, ('f"题目：', 'f"阅读下面的短文，回答问题。\\n题目：')),
        changed(GEO, ('f"Q: {', 'f"Use the table below.\\nQ: {')),
    ),
    kind(
        F,
        "the description asks for another task than the rows have",
        f"{FORM} text/no-question answer/same-gold",
        changed(PRINTS, description="Summarize the article in one sentence."),
        changed(TNEWS, description="將下列英文句子翻譯成中文。"),
        changed(JSONS, description="Decide whether the review is positive or negative."),
    ),
)
