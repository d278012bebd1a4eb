"""Faults of demands that the answers do not keep."""

from __future__ import annotations

from tests.lint.fortyfifth.tasks_free import CHAT, FARM, INVOICE, JOBS, ORDER, SQL, TRACE
from tests.lint.fortyfifth.tasks_labels import BOOLQ, LEASE, LOGS, NURSE, SENSOR, TICKETS
from tests.lint.fortyfifth.tasks_world import (
    BAHN,
    EXAMEN,
    FARMACIA,
    NOVOSTI,
    RECETTE,
    YADO,
)
from tests.lint.fortyfifth.tasks_zh import BINGLI, GONGDAN, KAOSHI, PANDUAN, YINGYONG, YUEDU
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

F = "contradicting demands"
FORM = "few-shot/other-form answer/other-form"
LABELS = (
    "answer/other-names answer/legend few-shot/other-labels answer/not-an-option "
    "few-shot/other-form answer/letter-asked answer/letters"
)

KINDS: tuple[Kind, ...] = (
    kind(
        F,
        "another language is asked for than that of the answers",
        FORM + " answer/unlike-others answer/other-names text/cue-forms",
        changed(RECETTE, ("en anglais.", "en allemand.")),
        changed(FARMACIA, ('["Bula: "', '["Responda em inglês.", "Bula: "')),
        changed(YUEDU, ("用短文中的原词回答，不写句子。", "请用英语回答。")),
    ),
    kind(
        F,
        "one word is asked for, and the answers have several",
        FORM,
        changed(FARMACIA, ('["Bula: "', '["Responda com uma só palavra.", "Bula: "')),
        changed(LEASE, ("in it?\\n", "in it? Answer in one word.\\n")),
        changed(JOBS, ("in the order of the advert, separated by commas", "as a single word")),
    ),
    kind(
        F,
        "JSON is asked for since a colleague's parser wants it, and the answers are bare",
        FORM,
        changed(BINGLI, ("格式为“主诉：…；时长：…”", "以JSON格式输出")),
        changed(JOBS, ("separated by commas.", "as a JSON list.")),
        changed(TICKETS, ("and nothing else.", "as a JSON object.")),
    ),
    kind(
        F,
        "the number of labels in the text is that of an earlier version",
        "answer/other-count",
        changed(TICKETS, ("one of these queues", "one of these three queues")),
        changed(NOVOSTI, ('"Рубрики: "', '"Выберите одну из пяти рубрик: "')),
        changed(GONGDAN, ("类别：", "共三个类别：")),
    ),
    kind(
        F,
        "one label in the instruction was renamed, and the rows' was not",
        LABELS,
        changed(BAHN, ("Sauberkeit oder Personal", "Sauberkeit oder Service")),
        changed(YADO, ("「不評」", "「悪評」")),
        changed(SENSOR, ("falling or steady", "falling or flat")),
        changed(PANDUAN, ("错误的写“错”", "错误的写“误”")),
    ),
    kind(
        F,
        "another sign is asked for between the items",
        FORM,
        changed(JOBS, ("separated by commas", "separated by semicolons")),
        changed(ORDER, ("separated by commas", "separated by spaces only, without commas")),
        changed(BINGLI, ("格式为“主诉：…；时长：…”", "两项之间用逗号隔开")),
    ),
    kind(
        F,
        "another order is asked for",
        FORM,
        changed(JOBS, ("in the order of the advert", "in alphabetical order")),
        changed(BINGLI, ("写出主诉和时长，格式为“主诉：…；时长：…”", "先写时长，再写主诉")),
    ),
    kind(
        F,
        "the number alone is asked for, and the answers show the working",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(FARM, ("\\nSolution:", "\\nGive only the final number.\\nSolution:")),
        changed(YINGYONG, ("请先列式计算，最后写“#### 得数”。", "不要写过程，只写得数。")),
    ),
    kind(
        F,
        "steps are asked for, and the answers have none",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(TRACE, ("\\nOutput:", "\\nLet's think step by step.\\nOutput:")),
        changed(
            NURSE,
            (
                '"Correct option:"',
                '"Explain your reasoning first, then name the option.\\nAnswer:"',
            ),
        ),
        changed(KAOSHI, ("只写选项字母。", "请先逐步分析，再写选项字母。")),
    ),
    kind(
        F,
        "brackets or quotes are asked for around the answer",
        FORM + " answer/letters answer/letter-asked",
        changed(EXAMEN, ('"Pregunta: "', '"Escribe la letra entre paréntesis.\\nPregunta: "')),
        changed(KAOSHI, ("只写选项字母。", "把选项字母写在【】里。")),
        changed(CHAT, ("Answer with one name.", "Put the name in double quotes.")),
    ),
    kind(
        F,
        "capital letters are asked for, and small ones answered",
        FORM + " answer/other-names answer/two-spellings",
        changed(TICKETS, ("and nothing else.", "in capital letters.")),
        changed(NOVOSTI, ('"Рубрики: "', '"Ответьте прописными буквами. Рубрики: "')),
        changed(BOOLQ, ("answer (yes or no):", "answer in upper case, YES or NO:")),
    ),
    kind(
        F,
        "the letters that may be answered are not those that are listed",
        "answer/letters answer/other-count answer/letter-asked answer/other-names",
        changed(NURSE, ('"Correct option:"', '"Correct option (A, B, C, D or E):"')),
        changed(EXAMEN, ('"Pregunta: "', '"Elige a, b o c.\\nPregunta: "')),
        changed(KAOSHI, ("只写选项字母。", "从A、B、C、D、E中选一个字母。")),
    ),
    kind(
        F,
        "the keys that are asked for are not those of the answers",
        FORM + " answer/other-names",
        changed(INVOICE, ('"vendor" and "total"', '"supplier" and "amount"')),
        changed(BINGLI, ("“主诉：…；时长：…”", "“症状：…；病程：…”")),
        changed(INVOICE, ('"vendor" and "total"', '"vendor", "date" and "total"')),
    ),
    kind(
        F,
        "an ending is asked for that the answers lack, or the other way round",
        FORM,
        changed(TICKETS, ("and nothing else.", "and end your reply with a full stop.")),
        changed(SQL, ("on one line.", "on one line, without a semicolon.")),
        changed(FARMACIA, ('["Bula: "', '["Termine a resposta com ponto final.", "Bula: "')),
    ),
    kind(
        F,
        "digits are asked for, and words answered, or the other way round",
        FORM + " answer/letter-asked answer/other-names answer/legend",
        changed(SENSOR, ("steady.\\n", "steady. Answer with a number from 1 to 3.\\n")),
        changed(GONGDAN, ("只回答编号", "只回答类别名称")),
        changed(YADO, ("分類してください。", "分類し、数字で答えてください。")),
    ),
    kind(
        F,
        "a whole sentence is asked for, and a word is answered",
        FORM,
        changed(CHAT, ("Answer with one name.", "Answer in a complete sentence.")),
        changed(YUEDU, ("用短文中的原词回答，不写句子。", "用完整的句子回答。")),
        changed(FARMACIA, ("Resposta curta:", "Responda com uma frase completa.\\nResposta:")),
    ),
    kind(
        F,
        "a box or tags are asked for around the result, and there are none",
        FORM,
        changed(FARM, ("\\nSolution:", "\\nPut the final answer in \\\\boxed{}.\\nSolution:")),
        changed(TRACE, ("\\nOutput:", "\\nWrite the output between <out> and </out>.\\nOutput:")),
        changed(YINGYONG, ("最后写“#### 得数”", "把得数写在\\\\boxed{}里")),
    ),
    kind(
        F,
        "the answers that are named are those of a colleague's version of the task",
        LABELS,
        changed(LOGS, ("W - something odd", "O - something odd")),
        changed(LEASE, ("(supported / refuted / not mentioned)", "(entailed / refuted / neutral)")),
    ),
)
