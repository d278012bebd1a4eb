"""The right tasks."""

from __future__ import annotations

from tests.lint.shape import SmallTask, code
from tests.lint.twelfth import rows_en as en
from tests.lint.twelfth import rows_zh as zh
from tests.lint.twelfth.tasks_options import CHANGSHI, QUIZ, SCIENCE, XUANZE
from tests.lint.twelfth.tasks_shots import CHANGSHI_SHOTS, PINGLUN_SHOTS, REVIEWS, SUMS_SHOTS

CAUSES = SmallTask(
    "causes",
    code(
        r"""
        link = {"cause": "because", "effect": "so"}[data["asks"]]
        text = f"{data['premise'].rstrip('.')} {link}"
        choices = [data["choice1"], data["choice2"]]
        right = choices[data["label"]]
        right = right[0].lower() + right[1:]
        return {"input": text, "output": f" {right}", "processed_output": f" {right}"}
        """
    ),
    tuple(
        row
        | {
            "target_scores": {
                f" {text[0].lower()}{text[1:]}": int(place == row["label"])
                for place, text in enumerate((row["choice1"], row["choice2"]))
            }
        }
        for row in en.CAUSES
    ),
    method="ppl",
    metric="log_prob",
    fewshot=2,
)
YUYI = SmallTask(
    "yuyi",
    code(
        r"""
        text = f"句子一：{data['句子一']}\n句子二：{data['句子二']}\n两句话的意思是否相同？（是/否）\n答："
        answer = "是" if data["相同"] else "否"
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    tuple(row | {"target_scores": {"是": row["相同"], "否": 1 - row["相同"]}} for row in zh.YUYI),
    method="ppl",
    metric="log_prob",
    fewshot=3,
)
NLI = SmallTask(
    "nli",
    code(
        r"""
        label = NAMES[data["label"]]
        lines = [
            f"Premise: {data['premise']}",
            f"Hypothesis: {data['hypothesis']}",
            f"Relation ({', '.join(NAMES)}):",
        ]
        return {"input": "\n".join(lines), "output": " " + label, "processed_output": label}
        """,
        'NAMES = ["entailment", "neutral", "contradiction"]',
    ),
    en.NLI,
    fewshot=3,
)
PINGLUN = SmallTask(
    "pinglun",
    code(
        r"""
        answer = LABELS[data["标签"]]
        text = f"评论：{data['评论']}\n问：这条评论是好评还是差评？\n答："
        return {"input": text, "output": answer, "processed_output": answer}
        """,
        'LABELS = {0: "差评", 1: "好评"}',
    ),
    zh.PINGLUN,
    fewshot=3,
)
XINWEN = SmallTask(
    "xinwen",
    code(
        r"""
        text = "新闻标题：" + data["标题"] + "\n" + "类别："
        return {"input": text, "output": data["类别"], "processed_output": data["类别"].strip()}
        """
    ),
    zh.XINWEN,
    description="请判断新闻标题的类别，从“体育”“财经”“科技”中选一个。",
    fewshot=3,
)
SUMS = SmallTask(
    "sums",
    code(
        r"""
        text = f"Question: {data['question']}\nLet's think step by step.\nAnswer:"
        output = f" {data['solution']}\n#### {data['answer']}"
        return {"input": text, "output": output, "processed_output": data["answer"]}
        """
    ),
    en.SUMS,
    postprocess="gsm8k_post",
    stop=("\n\n", "Question:"),
    max_tokens=256,
    fewshot=2,
)
YINGYONG = SmallTask(
    "yingyong",
    code(
        r"""
        text = "题目：" + data["题目"] + "\n请一步一步地计算，最后写“答案是”和结果。\n解答："
        steps = data.get("解析")
        return {"input": text, "output": f"{steps}答案是{data['答案']}", "processed_output": data["答案"]}
        """
    ),
    zh.YINGYONG,
    postprocess="bbh_post",
    stop=("\n",),
    max_tokens=200,
    fewshot=3,
)
PASSAGES = SmallTask(
    "passages",
    code(
        r"""
        parts = ["Passage: " + data["context"], "Question: " + data["question"]]
        parts.append("Answer with words of the passage.")
        text = "\n".join(parts) + "\nAnswer:"
        return {"input": text, "output": " " + data["answer"], "processed_output": data["answer"]}
        """
    ),
    en.PASSAGES,
    fewshot=1,
)
YUEDU = SmallTask(
    "yuedu",
    code(
        r"""
        text = f"阅读下面的短文，用短文中的词语回答问题。\n短文：{data['段落']}\n问题：{data['问题']}\n回答："
        return {"input": text, "output": data["答案"], "processed_output": data["答案"]}
        """
    ),
    zh.YUEDU,
    fewshot=1,
)
FANYI = SmallTask(
    "fanyi",
    code(
        r"""
        text = f"把下面的中文翻译成英文。\n中文：{data['zh']}\n英文："
        return {"input": text, "output": data["en"], "processed_output": data["en"]}
        """
    ),
    zh.FANYI,
    metric="bleu",
    fewshot=2,
)
BOOL = SmallTask(
    "bool",
    code(
        r"""
        question = data["question"][0].upper() + data["question"][1:] + "?"
        text = f"{data['passage']}\nQuestion: {question}\nAnswer (yes or no):"
        answer = "yes" if data["answer"] else "no"
        return {"input": text, "output": f" {answer}", "processed_output": answer}
        """
    ),
    en.BOOL,
    fewshot=3,
)
DUICUO = SmallTask(
    "duicuo",
    code(
        r"""
        text = f"判斷下面的句子，回答「對」或「錯」。\n句子：{data['句子']}\n判斷："
        answer = "對" if data["正確"] else "錯"
        return {"input": text, "output": answer, "processed_output": answer}
        """
    ),
    zh.DUICUO,
    fewshot=3,
)
NEWS = SmallTask(
    "news",
    code(
        r"""
        text = f"Article: {data['article']}\nWrite a short headline for the article.\nHeadline:"
        return {"input": text, "output": f" {data['headline']}", "processed_output": data["headline"]}
        """
    ),
    en.NEWS,
    metric="rouge",
    fewshot=2,
)
YITU = SmallTask(
    "yitu",
    code(
        r"""
        text = f"可选的意图：{'、'.join(INTENTS)}\n用户：{data['用户说']}\n意图："
        return {"input": text, "output": data["意图"], "processed_output": data["意图"]}
        """,
        'INTENTS = ["查天气", "放音乐", "设闹钟"]',
    ),
    zh.YITU,
    shots=zh.YITU_SHOTS,
    fewshot=3,
)
TICKETS = SmallTask(
    "tickets",
    code(
        r"""
        prompt = PROMPT % data["message"]
        return {"input": prompt, "output": " " + data["queue"], "processed_output": data["queue"]}
        """,
        r'PROMPT = "Queues: billing, shipping, technical\nMessage: %s\nQueue:"',
    ),
    en.TICKETS,
    fewshot=3,
)
TASKS = (
    *(SCIENCE, CHANGSHI, QUIZ, XUANZE, CAUSES, YUYI, NLI, PINGLUN, XINWEN, SUMS, YINGYONG),
    *(
        PASSAGES,
        YUEDU,
        FANYI,
        BOOL,
        DUICUO,
        REVIEWS,
        NEWS,
        YITU,
        TICKETS,
        PINGLUN_SHOTS,
        SUMS_SHOTS,
        CHANGSHI_SHOTS,
    ),
)
BY_NAME = {task.name: task for task in TASKS}
