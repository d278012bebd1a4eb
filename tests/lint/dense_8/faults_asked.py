"""More demands and descriptions that are contradicted."""

from __future__ import annotations

from tests.lint.dense_8.making import listed

kind = listed("contradicting demands")

KINDS = (
    kind(
        "a whole sentence is asked for, and names are the answers",
        "few-shot/other-form",
        "who-did-it",
        (
            "Copy the name that answers the question from the text.",
            "Copy the full sentence that answers the question from the text.",
        ),
    ),
    kind(
        "right and wrong are to be said, and the answers are yes and no",
        "answer/other-names few-shot/other-form",
        "panduan",
        ("（回答“是”或“否”）", "（回答“正确”或“错误”）"),
    ),
    kind(
        "simplified characters are asked for, and the answers are in traditional ones",
        "few-shot/other-form answer/unlike-others",
        "tw-fanyi",
        ("翻譯成繁體中文", "翻譯成簡體中文"),
    ),
    kind(
        "the program is said to be of another language than its block of code",
        "text/* few-shot/other-form",
        "scripts",
        ("What does this program print?", "What does this JavaScript program print?"),
    ),
    kind(
        "the answer is to come first and its reasons then, and the outputs end with it",
        "few-shot/other-form few-shot/other-order few-shot/steps-* answer/other-form",
        "ferry",
        (
            '"Problem: " +',
            '"Give the number on the first line and explain it after that.\\nProblem: " +',
        ),
    ),
    kind(
        "three pieces of evidence are announced, and many rows have two",
        "answer/other-count few-shot/other-form few-shot/other-count text/*",
        "claims",
        ('text = "Evidence:\\n"', 'text = "Three sentences of evidence:\\n"'),
    ),
    kind(
        "the last event is asked for, and the key is the first",
        "answer/other-rule few-shot/other-form answer/gold-differs",
        "first-of-four",
        ("Which of these events came first?", "Which of these events came last?"),
    ),
    kind(
        "first letters are asked for, and the answers and examples have the last ones",
        "answer/other-rule few-shot/wrong-answer few-shot/other-form",
        "word-ends",
        ("Join the last letters of the words.", "Join the first letters of the words."),
    ),
    kind(
        "synonyms are asked for under the cue of opposites",
        "few-shot/other-form answer/other-names text/cue-forms answer/other-rule",
        "opposites",
        ("Give the opposite of each word.", "Give a synonym of each word."),
    ),
    kind(
        "two gaps are to be filled in sentences with one",
        "few-shot/other-form answer/other-count text/cut-item",
        "gaps",
        (
            "Fill in the blank with one of the words given.",
            "Fill in the two blanks with words from those given.",
        ),
    ),
    kind(
        "one of the classes that the examples have is not named",
        "answer/other-names answer/other-count few-shot/other-labels",
        "xinwen",
        ("分為體育、財經、娛樂三類之一", "分為體育、財經兩類之一"),
    ),
    kind(
        "a number is asked for where the texts of the choices are ranked",
        "answer/letter-asked few-shot/other-form answer/other-names",
        "likely-link",
        (
            'question, "Answer:", ""',
            'question, "Reply with the number of the option.", "Answer:", ""',
        ),
    ),
    kind(
        "a Chinese word is asked for, and the answers are English",
        "few-shot/other-form text/cue-forms",
        "gloss",
        ("Answer with one English word.", "Answer with one Chinese word."),
    ),
    kind(
        "three sentences are asked for, and the answers are a word or two",
        "few-shot/other-form",
        "gushi",
        ("\\n回答：", "\\n請用三句話以上回答。\\n回答："),
    ),
    kind(
        "a box of LaTeX is asked for, and the answers are marked otherwise",
        "few-shot/other-form answer/not-extracted",
        "yingyongti",
        ("请写出步骤，最后写“#### 得数”。", "请写出步骤，并把最后的得数写在\\\\boxed{}中。"),
    ),
    kind(
        "the letter is asked for without brackets, and all answers have them",
        "few-shot/other-form answer/letters answer/other-form answer/letter-asked",
        "hotel-intents",
        (
            "What does the guest want?",
            "What does the guest want? Give the letter, without brackets.",
        ),
    ),
    kind(
        "the chat is said to be between people who are not in it",
        "text/* few-shot/other-form",
        "chat-mood",
        ("Read the chat.", "Read the chat between Tom and Sara."),
    ),
    kind(
        "the table is said to have three columns, and it has four",
        "answer/other-count few-shot/other-form few-shot/other-count text/*",
        "times",
        (
            'text = "\\n".join(rows)',
            'text = "The table has three columns.\\n\\n" + "\\n".join(rows)',
        ),
    ),
    kind(
        "the shots are said to be marked by a cue that they do not have",
        "few-shot/other-cues text/cue-forms few-shot/other-form few-shot/worked-cue text/*",
        "tickets",
        description="Each ticket below starts with 'Email:' and its queue is given after 'Label:'.\n\n",
    ),
    kind(
        "reasons are asked for besides the verdict, and no answer has any",
        "few-shot/other-form",
        "tw-shifei",
        ("回答「對」或「錯」", "回答「對」或「錯」，並說明理由"),
    ),
    kind(
        "the answer is to be in quotation marks, and none has them",
        "few-shot/other-form",
        "yuedu",
        ("请用原文中的词语回答。", "请用原文中的词语回答，并把答案放在引号里。"),
    ),
    kind(
        "the description says that no examples are given, and each prompt has three",
        "few-shot/other-count few-shot/other-form",
        "review-tone",
        description="Without any examples, judge the tone of one review (zero-shot).\n\n",
    ),
    kind(
        "the sentences are said to be French, and the cue and rows are Chinese and English",
        "few-shot/other-form text/cue-forms text/*",
        "zh-en-fanyi",
        ("请把中文句子译成英文。", "请把法文句子译成英文。"),
    ),
    kind(
        "a second thing is asked for, and the answers have the first alone",
        "few-shot/other-form answer/other-count",
        "capitals-fmt",
        description="Answer each question with the name of the capital and its population.\n\n",
    ),
    kind(
        "letters of another alphabet are offered than the list is marked with",
        "answer/letters answer/letter-asked answer/other-names",
        "tw-dili",
        ("請回答甲、乙、丙或丁。", "請回答 A、B、C 或 D。"),
    ),
    kind(
        "a verdict of two is asked for, and a third one is right in a third of the rows",
        "answer/other-names answer/other-count",
        "nli",
        ("Answer entailment, neutral or contradiction.", "Answer entailment or contradiction."),
    ),
    kind(
        "two labels at least are asked for, and each answer is one",
        "few-shot/other-form answer/other-count answer/other-names",
        "desk",
        (
            "Route each ticket to one queue: billing, delivery, login or returns.",
            "Name at least two queues for each ticket: billing, delivery, login or returns.",
        ),
    ),
)
