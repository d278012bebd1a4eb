"""Faults of what a prompt asks for."""

from __future__ import annotations

from tests.lint.fortieth.forms import edit
from tests.lint.fortieth.tasks_desk import CHAPTER, CLAIMS, CLAUSE, MOD
from tests.lint.fortieth.tasks_other import DATES, MATCH, SAFE, TABELA, UNITS
from tests.lint.fortieth.tasks_work import DRUGS, HIRE, NURSE, REVIEW, TUTOR
from tests.lint.fortieth.tasks_zh import ESSAY, EXAM, RELATION, TARIFF, TURN
from tests.lint.making import kind
from tests.lint.shape import Kind

ASKED = "contradicting demands"
TEXT = "text that was meant to be computed"

KINDS: tuple[Kind, ...] = (
    kind(
        ASKED,
        "an object of JSON is asked for, and the answers are bare",
        "few-shot/other-form few-shot/worked-form answer/other-names",
        edit(
            MOD,
            (
                "Write the label in lower case on one line. No explanation, no full stop.",
                'Return a JSON object with the keys "label" and "confidence".',
            ),
        ),
        edit(
            CLAUSE,
            (
                "Write the subject of the following clause in one word and in small letters.",
                'Return the subject of the following clause as valid JSON: {"subject": "..."}',
            ),
        ),
        edit(
            TARIFF,
            (
                "只写两位数字的章号，不写“第”和“章”，不写理由。",
                '以 JSON 格式输出，例如 {"chapter": "章号", "reason": "理由"}。',
            ),
        ),
    ),
    kind(
        ASKED,
        "the number of labels or options that is said is not that of the list",
        "answer/other-count answer/letters",
        edit(MOD, ("exactly one of the four labels", "exactly one of the five labels")),
        edit(CLAUSE, ("There are four subjects.", "There are six subjects.")),
        edit(REVIEW, ("### The four labels", "### The three labels")),
        edit(NURSE, ("has five options, A to E", "has four options, A to D")),
    ),
    kind(
        ASKED,
        "one word is asked for, and an explanation besides",
        "few-shot/other-form few-shot/steps-lost few-shot/steps-forbidden few-shot/worked-form",
        edit(
            CLAUSE,
            (
                "in one word and in small letters.",
                "in one word and in small letters. Explain your choice in two sentences.",
            ),
        ),
        edit(ESSAY, ("【答案格式】\n一个汉字。", "【答案格式】\n一个汉字，并用一句话说明理由。")),
        edit(
            MOD,
            (
                "No explanation, no full stop.",
                "Then justify the label with the number of the rule.",
            ),
        ),
    ),
    kind(
        ASKED,
        "steps are asked for, and the answers come at once",
        "few-shot/steps-lost few-shot/steps-only-here few-shot/other-form few-shot/worked-form",
        edit(
            NURSE,
            (
                "5. Do not write a rationale.",
                "5. Think step by step and write down your reasoning first.",
            ),
            (
                "The letter of the right option.",
                "Your reasoning, and then the letter of the right option.",
            ),
        ),
        edit(
            CHAPTER,
            (
                "A single capital letter: I, J, K or S. The trainees copy it by hand, so add nothing to it.",
                "Reason step by step in writing, and close with a single capital letter: I, J, K or S.",
            ),
        ),
        edit(
            EXAM,
            (
                "只写一个大写字母，不要抄写选项的内容，也不要解释。",
                "请一步一步写出推理过程，最后再写一个大写字母。",
            ),
        ),
    ),
    kind(
        ASKED,
        "the result alone is asked for, and the outputs have steps",
        "few-shot/steps-forbidden few-shot/other-form few-shot/worked-form",
        edit(
            TUTOR,
            (
                "Check the last calculation once more. The result behind the signs is what is graded.",
                "Give only the final number. Do not show your steps.",
            ),
        ),
        edit(
            UNITS,
            (
                "Seul le nombre qui suit les dièses est noté.",
                "Donnez uniquement le nombre final, sans calcul ni explication.",
            ),
        ),
    ),
    kind(
        ASKED,
        "another language is asked for than the answers are in",
        "few-shot/other-form answer/other-names",
        edit(
            CLAUSE,
            ("in one word and in small letters.", "in one word of French and in small letters."),
        ),
        edit(
            RELATION,
            ("直接写关系类型的名称，与第一部分的写法完全一致。", "请用英文写出关系类型的名称。"),
        ),
        edit(SAFE, ("理由は書かない。", "理由は書かない。答えは英語で書く。")),
    ),
    kind(
        ASKED,
        "capital letters are asked for, and the labels are small",
        "few-shot/other-form answer/other-names answer/two-spellings few-shot/worked-form",
        edit(MOD, ("Write the label in lower case", "Write the label in upper case")),
        edit(CLAUSE, ("in one word and in small letters", "in one word and in capital letters")),
        edit(MATCH, ("en minúsculas y sin comillas", "en mayúsculas y sin comillas")),
    ),
    kind(
        ASKED,
        "another number of words or characters is asked for",
        "few-shot/other-form answer/other-form",
        edit(
            CLAUSE,
            ("in one word and in small letters", "in exactly three words and in small letters"),
        ),
        edit(ESSAY, ("一个汉字。", "四个汉字。")),
        edit(TARIFF, ("只写两位数字的章号", "只写四位数字的编号")),
    ),
    kind(
        ASKED,
        "another way to write dates or numbers is asked for",
        "few-shot/other-form few-shot/worked-form answer/other-form answer/letter-asked answer/other-rule",
        edit(DATES, ("einheitlich im Format JJJJ-MM-TT", "einheitlich im Format TT.MM.JJJJ")),
        edit(
            HIRE,
            (
                'One digit from 0 to 3 behind "Grade:".',
                'The grade spelt out as an English word behind "Grade:".',
            ),
        ),
        edit(
            TABELA,
            (
                "Horas ficam com dois algarismos, dois-pontos e dois algarismos.",
                "Escreva as horas no formato 7h15, com a letra h no lugar dos dois-pontos.",
            ),
        ),
    ),
    kind(
        ASKED,
        "another sign is asked for than the outputs have",
        "few-shot/other-form few-shot/worked-form",
        edit(TUTOR, ("Close with `####` and the result", "Close with `=>` and the result")),
        edit(
            UNITS,
            (
                "Terminez par quatre dièses et le résultat",
                "Terminez par une flèche (->) et le résultat",
            ),
        ),
        edit(DRUGS, ("Put a semicolon and a space", "Put a comma and a space")),
    ),
    kind(
        ASKED,
        "the text of the option is asked for, and letters count",
        "answer/letter-asked few-shot/other-form answer/other-names few-shot/worked-form",
        edit(
            NURSE,
            (
                "The letter of the right option.",
                "The text of the right option, without its letter.",
            ),
        ),
        edit(
            EXAM,
            (
                "只写一个大写字母，不要抄写选项的内容，也不要解释。",
                "只写正确选项的文字内容，不要写字母。",
            ),
        ),
    ),
    kind(
        ASKED,
        "a letter or a number is asked for, and words count",
        "answer/letter-asked answer/letters few-shot/other-form answer/other-names",
        edit(
            CLAUSE,
            (
                "Write the subject of the following clause in one word and in small letters.",
                "Answer with the letter of the subject: A, B, C or D.",
            ),
        ),
        edit(
            RELATION,
            (
                "直接写关系类型的名称，与第一部分的写法完全一致。",
                "只写关系类型的编号（1到4），不要写名称。",
            ),
        ),
        edit(
            MOD,
            (
                "Write the label in lower case on one line.",
                "Write the number of the label, from 1 to 4, on one line.",
            ),
        ),
    ),
    kind(
        ASKED,
        "the prompt forbids what all answers are",
        "few-shot/other-form answer/letter-asked answer/other-names",
        edit(
            CLAIMS,
            ("Write the capital letter only.", "Do not answer with a letter; spell the peril out."),
        ),
        edit(
            TARIFF, ("只写两位数字的章号，不写“第”和“章”，不写理由。", "不要写数字，只写章的名称。")
        ),
        edit(
            DATES,
            (
                "Nur das Datum, ohne weiteren Text.",
                "Nur das Datum, ohne Bindestriche und ohne weiteren Text.",
            ),
        ),
    ),
    kind(
        ASKED,
        "the output section was copied from a summarising task",
        "few-shot/other-form answer/other-names",
        edit(
            MOD,
            (
                "Write the label in lower case on one line. No explanation, no full stop.",
                "Write a summary of the comment in two or three complete sentences.",
            ),
        ),
        edit(TURN, ("只寫一個代號：甲、乙、丙或丁。", "請用兩到三句完整的話寫出這段對話的摘要。")),
        edit(
            CHAPTER,
            (
                "A single capital letter: I, J, K or S. The trainees copy it by hand, so add nothing to it.",
                "A short paragraph that sums up the diagnosis for the patient.",
            ),
        ),
    ),
    kind(
        ASKED,
        "the answer is to stand in tags, and it stands there bare",
        "few-shot/other-form few-shot/worked-form",
        edit(CHAPTER, ("add nothing to it.", "write it between <answer> and </answer>.")),
        edit(SAFE, ("一文字だけを書く。", "一文字を<判定>と</判定>で囲んで書く。")),
        edit(
            HIRE,
            (
                'One digit from 0 to 3 behind "Grade:".',
                "One digit from 0 to 3 inside <grade></grade> tags.",
            ),
        ),
    ),
    kind(
        ASKED,
        "a boxed answer is asked for, and none is boxed",
        "few-shot/other-form few-shot/worked-form",
        edit(
            TUTOR,
            (
                "The result behind the signs is what is graded.",
                "Put your final answer within \\boxed{}.",
            ),
        ),
        edit(
            UNITS,
            (
                "Seul le nombre qui suit les dièses est noté.",
                "Écrivez le résultat final dans \\boxed{}.",
            ),
        ),
    ),
    kind(
        ASKED,
        "a full sentence is asked for, and the answers are labels",
        "few-shot/other-form few-shot/worked-form",
        edit(
            MOD,
            (
                "Write the label in lower case on one line. No explanation, no full stop.",
                "Answer in a complete sentence.",
            ),
        ),
        edit(
            RELATION,
            ("直接写关系类型的名称，与第一部分的写法完全一致。", "请用一个完整的句子回答。"),
        ),
        edit(
            MATCH,
            (
                "Contesta con «sí» o «no», en minúsculas y sin comillas.",
                "Contesta con una frase completa.",
            ),
        ),
    ),
    kind(
        ASKED,
        "yes or no is asked for, and other labels are right",
        "answer/other-names few-shot/other-form answer/letter-asked",
        edit(
            CLAUSE,
            (
                "Write the subject of the following clause in one word and in small letters.",
                "Does the following clause put the Customer at risk? Answer yes or no.",
            ),
        ),
        edit(TURN, ("只寫一個代號：甲、乙、丙或丁。", "只回答「是」或「否」。")),
        edit(HIRE, ('One digit from 0 to 3 behind "Grade:".', 'Yes or No behind "Grade:".')),
    ),
)
