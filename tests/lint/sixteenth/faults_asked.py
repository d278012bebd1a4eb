"""Demands of the prompt that its answers or shots contradict."""

from __future__ import annotations

from tests.lint.making import kind
from tests.lint.shape import changed
from tests.lint.sixteenth.tasks_en import CAPITALS, FILMS, KITCHEN, PREMISES, SCIENCE, TICKETS
from tests.lint.sixteenth.tasks_free import (
    BAKERY,
    DIARIES,
    FRENCH,
    GUESTS,
    MARKET,
    MOODS,
    PLURALS,
    SNIPPETS,
)
from tests.lint.sixteenth.tasks_zh import (
    FANYI,
    FANYICI,
    PANDUAN,
    PINGLUN,
    TUILI,
    XINWEN,
    YINGYONG,
    YUEDU,
)

ASKED = "contradicting demands"
FORM = "few-shot/other-form answer/other-names few-shot/worked-form answer/other-form"

KINDS = (
    kind(
        ASKED,
        "capitals are asked for, and the answers are small",
        FORM,
        changed(KITCHEN, ("yes or no.", "YES or NO.")),
        changed(TICKETS, ('Topic:"', 'Topic (in block capitals):"')),
        changed(MOODS, ("happy, angry or sad?", "happy, angry or sad? Use upper case.")),
        changed(FILMS, ("positive or negative", "POSITIVE or NEGATIVE")),
    ),
    kind(
        ASKED,
        "fewer words are asked for than the answers have",
        FORM,
        changed(DIARIES, ("word for word.\\n", "word for word. Use a single word.\\n")),
        changed(
            FRENCH, description="Translate from English into French. Reply with one word only.\n\n"
        ),
        changed(GUESTS, ("order.\\n", "order. Answer with one name.\\n")),
        changed(FANYI, ("把英文译成中文。", "把英文译成中文，不超过两个字。")),
    ),
    kind(
        ASKED,
        "whole sentences are asked for, and single words answered",
        FORM,
        changed(KITCHEN, ("with yes or no.", "in a complete sentence.")),
        changed(MARKET, ("table and answer.", "table and answer with a full sentence.")),
        changed(YUEDU, ("直接抄寫原文。", "並用完整的句子作答。")),
        changed(MOODS, ("Feeling:", "Describe the feeling in two or three sentences.\\nFeeling:")),
    ),
    kind(
        ASKED,
        "JSON or another syntax is asked for, and plain text answered",
        FORM,
        changed(TICKETS, ('Topic:"', 'Reply as JSON with the key topic.\\nTopic:"')),
        changed(
            PANDUAN,
            (
                "回答“对”或“错”。",
                '以JSON格式输出，例如{\\"结果\\": \\"对\\"}或{\\"结果\\": \\"错\\"}。',
            ),
        ),
        changed(PREMISES, ('contradiction?\\n"', 'contradiction? Give a Python dict.\\n"')),
        changed(GUESTS, ("order.\\n", "order. Return a bulleted list, one name a line.\\n")),
    ),
    kind(
        ASKED,
        "another language is asked for than the answers are in",
        FORM + " text/cue-forms",
        changed(FANYI, ("把英文译成中文。", "把英文译成日文。")),
        changed(FRENCH, description="Translate from English into German.\n\n"),
        changed(PINGLUN, ("\\n情感：", "\\n请用英文作答。\\n情感：")),
        changed(DIARIES, ("word for word.\\n", "word for word. Answer in Spanish.\\n")),
        changed(XINWEN, ('"類別："', '"類別（請以英文回答）："')),
    ),
    kind(
        ASKED,
        "the answer alone is asked for, and steps are shown",
        "few-shot/steps-forbidden few-shot/other-form answer/not-extracted",
        changed(BAKERY, (" Let's think step by step.", " (Just the number, no working.)")),
        changed(YINGYONG, ("请一步一步计算。", "只写最后得数，不要写过程。")),
        changed(
            SNIPPETS,
            (
                '\\n```\\nOutput:"',
                '\\n```\\nState the output only, without any explanation.\\nOutput:"',
            ),
            (
                '"output": " " + data["printed"]',
                '"output": " The program runs line by line, and so it shows " + data["printed"]',
            ),
        ),
    ),
    kind(
        ASKED,
        "steps are asked for, and the shots answer at once",
        "few-shot/steps-lost few-shot/other-form few-shot/steps-only-here",
        changed(
            BAKERY,
            ('" " + " ".join(data["steps"]) + f"\\n#### {', 'f" {'),
            postprocess="until_return_post",
        ),
        changed(MARKET, ("\\nAnswer:", "\\nAnswer: Let's think step by step.")),
        changed(PANDUAN, ("\\n回答：", "\\n请先分析，再下结论。\\n回答：")),
        changed(
            YINGYONG,
            ('"".join(data["steps"]) + "\\n#### " + ', ""),
            postprocess="until_return_post",
        ),
        changed(SCIENCE, ("\\nA:", "\\nReason through each option before you choose.\\nA:")),
    ),
    kind(
        ASKED,
        "the labels that are named are not those that are right",
        "answer/other-names answer/letter-asked answer/legend few-shot/other-*",
        changed(
            PREMISES, ("entailment, neutral or contradiction?", "true, false or undetermined?")
        ),
        changed(FILMS, ("positive or negative", "good or bad")),
        changed(PANDUAN, ("回答“对”或“错”", "回答“是”或“否”")),
        changed(KITCHEN, ("yes or no.", "true or false.")),
        changed(XINWEN, ('體育", "財經", "科技", "娛樂', '運動", "商業", "科學", "影劇')),
    ),
    kind(
        ASKED,
        "another number of options is named than there is",
        "answer/other-count answer/letters answer/other-names",
        changed(
            CAPITALS, ('"Question: " + row', '"Choose one of the five options.\\nQuestion: " + row')
        ),
        changed(PREMISES, ("Is this entailment", "Choose one of the two labels: entailment")),
        changed(XINWEN, ("可選類別：", "可選五種類別：")),
        changed(TICKETS, ("one of these topics", "one of these six topics")),
    ),
    kind(
        ASKED,
        "the answer is asked for in brackets, tags, quotes or a box that it lacks",
        FORM + " answer/not-extracted",
        changed(BAKERY, ("step by step.", "step by step, and put the result into \\\\boxed{{}}.")),
        changed(TICKETS, ('Topic:"', 'Wrap the topic in <topic></topic> tags.\\nTopic:"')),
        changed(YUEDU, ("直接抄寫原文。", "並以「」括住。")),
        changed(SCIENCE, ("\\nA:", "\\nPut the letter into square brackets, like [A].\\nA:")),
        changed(TUILI, ("结论吗？", "结论吗？请用双引号括住答案。")),
    ),
    kind(
        ASKED,
        "a form of the number or the order is asked for that the answers do not have",
        FORM,
        changed(GUESTS, ("alphabetical order.", "reverse alphabetical order (Z to A).")),
        changed(BAKERY, ("step by step.", "step by step. Give the result with two decimals.")),
        changed(YINGYONG, ("请一步一步计算。", "请一步一步计算，结果用汉字书写。")),
        changed(SNIPPETS, ("\\nOutput:", "\\nWrite numbers as Roman numerals.\\nOutput:")),
    ),
    kind(
        ASKED,
        "the task that is described is another one",
        FORM + " text/no-question answer/letter-asked answer/not-extracted",
        changed(PLURALS, ("Give the plural of each noun.", "Translate each word into French.")),
        changed(FANYICI, ("写出下列词语的反义词。", "把下列词语译成英文。")),
        changed(FILMS, description="Fill the gap in each sentence with a number.\n\n"),
        changed(PINGLUN, ("请判断下面评论的情感", "请计算下面算式的结果")),
        changed(SCIENCE, description="Translate each sentence into Latin.\n\n"),
    ),
)
