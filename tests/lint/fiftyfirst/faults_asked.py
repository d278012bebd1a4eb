"""Faults of what a prompt asks for and its answers don't keep."""

from __future__ import annotations

from tests.lint.fiftyfirst.tasks_bench import BOOLQ, MEDQ, RACE, RANKS, SENSE, SNLI
from tests.lint.fiftyfirst.tasks_office import (
    ADVERT,
    ASPECTS,
    CHAT,
    CLAUSE,
    DESK,
    INVOICE,
    LOGS,
    SENSOR,
    WARD,
)
from tests.lint.fiftyfirst.tasks_steps import (
    AMT,
    ARTICLE,
    BUDGET,
    KANSOU,
    MINUTES,
    QUERY,
    SHELL,
    VERDAD,
)
from tests.lint.fiftyfirst.tasks_zh import CHENGYU, KEFU, KESHI, LISHI, TIAO, YINGYONG, YUEDU
from tests.lint.making import kind
from tests.lint.shape import Kind, changed

Q = "contradicting demands"
NAMES = (
    "answer/other-names answer/letter-asked answer/letters few-shot/other-form answer/other-form "
    "answer/legend few-shot/other-labels answer/two-spellings"
)
FORM = "few-shot/other-form answer/other-form"

KINDS: tuple[Kind, ...] = (
    kind(
        Q,
        "the labels in the question are those of the task that the prompt was copied from",
        NAMES,
        changed(CHAT, ("solved, yes or no?", "solved, true or false?")),
        changed(BOOLQ, ("(Yes/No)", "(True/False)")),
        changed(KANSOU, ("「良い」「悪い」", "「肯定」「否定」")),
        changed(KESHI, ("骨科／眼科／儿科", "外科／五官科／小儿内科")),
    ),
    kind(
        Q,
        "one label has another name in the prompt than in the rows",
        NAMES + " text/snake-name",
        changed(ADVERT, ("junior, mid or senior", "junior, intermediate or senior")),
        changed(AMT, ("Standesamt", "Bürgeramt")),
        changed(SNLI, ("(entailment, neutral or", "(entailment, unknown or")),
        changed(WARD, ("amber =", "yellow =")),
    ),
    kind(
        Q,
        "a count of labels, options or letters is wrong since one was added or taken out",
        "answer/other-count answer/letters answer/letter-asked answer/other-names",
        changed(DESK, ("one of these queues", "one of these five queues")),
        changed(KEFU, ("可选意图：", "可选意图（三选一）：")),
        changed(MEDQ, ("Answer with a letter:", "Answer with a letter from a to e:")),
        changed(CHENGYU, ("选择合适的成语", "从三个成语中选择合适的")),
    ),
    kind(
        Q,
        "a letter is asked for and the text is given, or the reverse",
        NAMES + " answer/not-extracted",
        changed(CLAUSE, ("Answer with the number.", "Answer with the name of the type.")),
        changed(LISHI, ("正确选项是：", "请写出正确选项的完整内容：")),
        changed(SENSE, ("Write same or different.", "Write 1 for same or 2 for different.")),
        changed(
            ARTICLE,
            (
                "Complétez la phrase.",
                "Complétez la phrase. Répondez par le mot, pas par la lettre.",
            ),
        ),
    ),
    kind(
        Q,
        "keys of the JSON object were renamed in the prompt, or in the code, alone",
        FORM + " answer/other-names answer/not-in-output",
        changed(
            INVOICE,
            (
                "give vendor, total and currency as a JSON object",
                "give a JSON object with the keys supplier, amount and currency",
            ),
        ),
        changed(TIAO, ("“店名”和“金额”", "“商户”和“总价”")),
        changed(
            LOGS,
            (
                "Pull the service and the status code out of the line.",
                "Pull the service and the status code out of the line, as svc=...; status=...",
            ),
        ),
    ),
    kind(
        Q,
        "JSON or YAML or a table is asked for, and the answers are none",
        FORM,
        changed(LOGS, ("out of the line.", "out of the line. Return valid JSON.")),
        changed(
            ASPECTS,
            (
                "List them in small letters, with commas,",
                "Return them as a JSON array of small-letter strings",
            ),
        ),
        changed(KEFU, ("请判断用户留言的意图。", "请判断用户留言的意图，以JSON格式返回。")),
        changed(
            DESK,
            (
                "Route the ticket to one of these queues.",
                "Route the ticket to one of these queues. Reply as {{'queue': ...}}.",
            ),
        ),
    ),
    kind(
        Q,
        "another sign between the items is asked for than the answers have",
        FORM + " answer/other-names",
        changed(ASPECTS, ("with commas,", "with semicolons,")),
        changed(RANKS, ("with > between them", "with commas between them")),
        changed(LOGS, ("out of the line.", "out of the line, each on a line of its own.")),
    ),
    kind(
        Q,
        "capital or small letters are asked for, and the answers have the others",
        FORM + " answer/two-spellings answer/other-names",
        changed(SENSOR, ("if none is.\\n", "if none is. Use small letters only.\\n")),
        changed(CHAT, ("yes or no?", "yes or no? Reply in capital letters.")),
        changed(MEDQ, ("Answer with a letter:", "Answer with a capital letter:")),
        changed(ADVERT, ("mid or senior?", "mid or senior? Capitalize your answer.")),
    ),
    kind(
        Q,
        "the length that is asked for is not kept",
        FORM,
        changed(MINUTES, ("in one sentence.", "in three bullet points.")),
        changed(MINUTES, ("in one sentence.", "in at most five words.")),
        changed(YUEDU, ("用文中的詞語回答", "用至少十個字的完整句子回答")),
        changed(SHELL, ("Write one command.", "Write a command of one word.")),
    ),
    kind(
        Q,
        "another language is asked for than the answers are in",
        FORM + " text/cue-forms answer/other-names",
        changed(MINUTES, ("in one sentence.", "in one sentence, in Spanish.")),
        changed(YUEDU, ("用文中的詞語回答", "請用英文回答")),
        changed(
            AMT, description="Ordne jedes Anliegen dem richtigen Amt zu. Antworte auf Englisch."
        ),
        changed(KEFU, ("请判断用户留言的意图。", "请判断用户留言的意图，用英文回答。")),
    ),
    kind(
        Q,
        "a mere answer is asked for, and steps are shown",
        "few-shot/steps-forbidden few-shot/other-form",
        changed(
            BUDGET,
            (
                "Solve the problem step by step and put the result behind ####.",
                "Solve the problem.",
            ),
            ('"Solution:")', '"Give the final number only, no working.\\nSolution:")'),
        ),
        changed(YINGYONG, ("请先写出算式，再在“####”后面写出得数。", "只写得数，不要写过程。")),
    ),
    kind(
        Q,
        "steps or reasons are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here answer/other-form",
        changed(BUDGET, ("f\" {data['reasoning']} #### {gold}\"", 'f" #### {gold}"')),
        changed(
            MEDQ, ("Answer with a letter:", "Let's think step by step, then answer with a letter:")
        ),
        changed(CHAT, ("yes or no?\\n", "yes or no? Explain your reasoning first.\\n")),
        changed(LISHI, ("正确选项是：", "请先逐步分析，再给出答案：")),
    ),
    kind(
        Q,
        "the mark that is to stand before the result is another one than the chains have",
        FORM + " answer/not-extracted",
        changed(BUDGET, ("behind ####.", "in \\\\boxed{}.")),
        changed(YINGYONG, ("再在“####”后面写出得数", "最后以“答案是”开头写出得数")),
        changed(BUDGET, ("put the result behind ####.", "put the result in <answer> tags.")),
    ),
    kind(
        Q,
        "decimals, a unit or a sign is asked for, and the answers are bare",
        FORM + " answer/python-value",
        changed(
            INVOICE,
            (
                "and currency as a JSON object.",
                "and currency as a JSON object. Give the total with the currency sign, e.g. $12.00.",
            ),
        ),
        changed(YINGYONG, ("写出得数。", "写出得数，并带上单位。")),
        changed(BUDGET, ("behind ####.", "behind ####, rounded to two decimals.")),
        changed(LOGS, ("out of the line.", "out of the line, with HTTP before the code.")),
    ),
    kind(
        Q,
        "quotes, brackets or an end of the answer are asked for that it does not have",
        FORM + " answer/letters answer/letter-asked",
        changed(
            RACE,
            (
                "The right letter is",
                "Put the letter in square brackets, like [A].\\nThe right letter is",
            ),
        ),
        changed(
            QUERY,
            ("{SCHEMA}\\n\\n--", "{SCHEMA}\\n-- Do not end the query with a semicolon.\\n\\n--"),
        ),
        changed(
            AMT,
            ("Zuständig (Bauamt", "Setze die Antwort in Anführungszeichen.\\nZuständig (Bauamt"),
        ),
        changed(KESHI, ('return f"【主诉】', 'return f"回答以“科室：”开头。\\n【主诉】')),
    ),
    kind(
        Q,
        "the task's sentence is that of another task",
        FORM + " answer/other-names text/no-question",
        changed(
            MINUTES, ("Sum the minutes up in one sentence.", "Translate the minutes into German.")
        ),
        changed(YINGYONG, ("请先写出算式，再在“####”后面写出得数。", "请把题目翻译成英文。")),
        changed(
            BUDGET,
            (
                "Solve the problem step by step and put the result behind ####.",
                "Choose the right option, A, B, C or D.",
            ),
        ),
        changed(SHELL, ("Write one command.", "Write a Python function.")),
    ),
    kind(
        Q,
        "the same instruction is in the config's description and in the template",
        "text/repeated-instruction",
        changed(MINUTES, description="Sum the minutes up in one sentence."),
        changed(YUEDU, description="閱讀短文，用文中的詞語回答。"),
        changed(CLAUSE, description="Which type is the clause? Answer with the number."),
    ),
    kind(
        Q,
        "the description is that of another task, and tells other labels or another form",
        NAMES + " text/repeated-instruction answer/other-count few-shot/steps-forbidden",
        changed(DESK, description="Answer each ticket with urgent, normal or low."),
        changed(MEDQ, description="Answer with the number of the right option (1, 2, 3 or 4)."),
        changed(KANSOU, description="感想を1から5の数字で評価してください。"),
        changed(SNLI, description="Answer with True, False or Neither."),
    ),
    kind(
        Q,
        "the question speaks of what the prompt no longer shows",
        "text/no-question few-shot/other-form answer/letters few-shot/other-count",
        changed(
            BOOLQ, ("    {page}\n\n", ""), ("Q: {ask}?", "Q: According to the passage, {ask}?")
        ),
        changed(YUEDU, ("短文：{data['duanwen']}\\n", "")),
        changed(QUERY, ('f"{SCHEMA}\\n\\n-- ', 'f"Use the tables above.\\n\\n-- ')),
        changed(RACE, ("{self.row['article']}\\n\\n", "")),
    ),
    kind(
        Q,
        "another order of the items is asked for than the answers have",
        FORM + " answer/other-rule",
        changed(ASPECTS, ("in the order of the text", "in alphabetical order")),
        changed(RANKS, ("largest first", "in alphabetical order")),
        changed(LOGS, ("out of the line.", "out of the line, the code first.")),
    ),
    kind(
        Q,
        "another kind of answer is asked for: a question, another shell, the whole word",
        FORM,
        changed(MINUTES, ("in one sentence.", "in one sentence, in the form of a question.")),
        changed(
            SHELL, ("Write one command.", "Write one PowerShell cmdlet, such as Get-ChildItem.")
        ),
        changed(VERDAD, ("Respuesta:", "Responde con la palabra completa.\\nRespuesta:")),
    ),
)
