"""Right prompts with free answers: questions, sums, translations, gaps, in many frames and languages."""

from __future__ import annotations

from tests.lint.seventh import rows_free as rows
from tests.lint.seventh import rows_odd as odd
from tests.lint.seventh.styles import styles

RIGHT = (
    *styles(
        "trivia",
        rows.TRIVIA,
        r"""
        the bare question ¦ data["question"] ¦ data["answer"] ¦ "\n" + gold ¦ "own": {"separator": "\n\n"}, "stop": ["\n\n"]
        a cue in words ¦ data["question"] + " The answer is" ¦ data["answer"] ¦ f" {gold}." ¦ "metric": "prefix_match"
        Human and Assistant ¦ f"Human: {data['question']}\n\nAssistant:" ¦ data["answer"] ¦ ¦ "stop": ["\n\nHuman:", "\n"]
        a host and a guest ¦ f"HOST: {data['question']}\nGUEST:" ¦ data["answer"].upper() ¦ ¦
        tags ¦ f"<q>{data['question']}</q>\n<a>" ¦ data["answer"] ¦ f"{gold}</a>" ¦ "metric": "prefix_match"
        headings of Markdown ¦ f"## Question\n\n{data['question']}\n\n## Answer\n\n" ¦ data["answer"] ¦ gold ¦ "own": {"separator": "\n\n\n"}
        a list of JSON lines ¦ '{"q": ' + json.dumps(data["question"]) + ', "a": "' ¦ data["answer"] ¦ gold + '"}' ¦ "above": "import json", "metric": "prefix_match", "own": {"separator": "\n"}
        a table row ¦ f"| {data['question']} |" ¦ data["answer"] ¦ f" {gold} |" ¦ "description": "| question | answer |\n|---|---|", "own": {"separator": "\n", "description_separator": "\n"}, "metric": "prefix_match"
        arrows ¦ f"{data['question']} →" ¦ data["answer"] ¦ ¦ "own": {"separator": "\n"}
        a quiz with points ¦ f"For 200 points: {data['question']}\nContestant:" ¦ data["answer"] ¦ ¦ "description": "Transcript of a quiz show. Contestants answer briefly."
        small letters asked for ¦ f"Q: {data['question']}\nA (in lower case):" ¦ data["answer"].lower() ¦ ¦ "postprocess": "exact_match_post"
        brackets as a cue ¦ f"[Question] {data['question']}\n[Answer]" ¦ data["answer"] ¦ ¦ "own": {"separator": "\n"}
        no shots, and a long instruction ¦ f"Answer the question below with a name or a single term. Do not explain.\n\nQuestion: {data['question']}\nAnswer:" ¦ data["answer"] ¦ ¦ "fewshot": 0
        TeX's commands ¦ f"\\question{{{data['question']}}}\n\\answer{{" ¦ data["answer"] ¦ gold + "}" ¦ "metric": "prefix_match"
        a comment of code ¦ f"# {data['question']}\nanswer = '" ¦ data["answer"] ¦ gold + "'" ¦ "metric": "prefix_match"
        full sentences as outputs ¦ f"Question: {data['question']}\nAnswer:" ¦ data["answer"] ¦ f" {gold} is the answer." ¦ "metric": "prefix_match"
        five shots, a rule between ¦ f"Q: {data['question']}\nA:" ¦ data["answer"] ¦ ¦ "fewshot": 5, "own": {"separator": "\n-----\n"}
        """,
    ),
    *styles(
        "russian",
        odd.RUSSIAN,
        r"""
        plain ¦ f"Вопрос: {data['вопрос']}\nОтвет:" ¦ data["ответ"] ¦ ¦
        English cues around Russian rows ¦ f"Question: {data['вопрос']}\nAnswer:" ¦ data["ответ"] ¦ ¦ "description": "Answer each question in Russian."
        guillemets ¦ f"«{data['вопрос']}» — спросил учитель.\nУченик ответил: «" ¦ data["ответ"] ¦ gold + "»." ¦ "metric": "prefix_match"
        """,
    ),
    *styles(
        "greek",
        odd.GREEK,
        r"""
        plain ¦ f"Ερώτηση: {data['ερώτηση']}\nΑπάντηση:" ¦ data["απάντηση"] ¦ ¦
        a letter and a dot ¦ f"Ε. {data['ερώτηση']}\nΑ." ¦ data["απάντηση"] ¦ ¦ "fewshot": 2
        """,
    ),
    *styles(
        "korean",
        odd.KOREAN,
        r"""
        plain ¦ f"질문: {data['질문']}\n답:" ¦ data["답"] ¦ ¦
        an instruction above ¦ f"다음 질문에 짧게 답하세요.\n{data['질문']}\n답변:" ¦ data["답"] ¦ ¦ "fewshot": 2
        """,
    ),
    *styles(
        "arabic",
        odd.ARABIC,
        r"""
        plain ¦ f"سؤال: {data['سؤال']}\nجواب:" ¦ data["جواب"] ¦ ¦
        with a description ¦ f"{data['سؤال']}\nالجواب هو:" ¦ data["جواب"] ¦ ¦ "description": "أجب عن كل سؤال بكلمة واحدة."
        """,
    ),
    *styles(
        "hindi",
        odd.HINDI,
        r"""
        plain ¦ f"प्रश्न: {data['प्रश्न']}\nउत्तर:" ¦ data["उत्तर"] ¦ ¦
        Latin cues ¦ f"Q: {data['प्रश्न']}\nA:" ¦ data["उत्तर"] ¦ ¦ "fewshot": 2
        """,
    ),
    *styles(
        "tang",
        odd.TANG,
        r"""
        the next line ¦ f"上句：{data['上句']}\n下句：" ¦ data["下句"] ¦ gold ¦
        with the poem's own marks ¦ f"{data['上句']}，" ¦ data["下句"] ¦ f"{gold}。" ¦ "metric": "prefix_match", "own": {"separator": "\n"}
        an exam's blank ¦ f"默写：{data['上句']}，________。\n填空：" ¦ data["下句"] ¦ gold ¦ "description": "请补全下列诗句。"
        """,
    ),
    *styles(
        "drcd",
        rows.DRCD,
        r"""
        brackets as marks ¦ f"【短文】{data['context']}\n【问题】{data['question']}\n【答案】" ¦ data["answer"] ¦ gold ¦
        question first ¦ f"先看问题：{data['question']}\n再看短文：{data['context']}\n回答：" ¦ data["answer"] ¦ gold ¦ "fewshot": 1
        quotes around the answer ¦ f"{data['context']}\n{data['question']}\n答案是“" ¦ data["answer"] ¦ f"{gold}”。" ¦ "metric": "prefix_match"
        an English instruction ¦ f"{data['context']}\n\nQ: {data['question']}\nA:" ¦ data["answer"] ¦ ¦ "description": "Read each text and answer in Chinese, in its own words.", "own": {"separator": "\n\n\n"}
        """,
    ),
    *styles(
        "gsm",
        rows.GSM,
        r"""
        steps in one line ¦ f"Q: {data['question']}\nA: Let's think step by step." ¦ data["answer"].split("#### ")[1] ¦ f" {data['answer'].split(chr(10) + '####')[0].replace(chr(10), ' ')} The answer is {gold}." ¦ "postprocess": "gsm8k_post", "max_tokens": 200
        the number alone ¦ f"Problem: {data['question']}\nAnswer (a number only):" ¦ data["answer"].split("#### ")[1] ¦ ¦
        a boxed answer ¦ f"Problem: {data['question']}\nSolution:" ¦ data["answer"].split("#### ")[1] ¦ " " + data["answer"].split("\n####")[0].replace("\n", " ") + f" The final answer is $\\boxed{{{gold}}}$." ¦ "postprocess": "math_post", "max_tokens": 200, "description": "Solve each problem, and put the final answer in \\boxed{}."
        a teacher's marks ¦ f"Exercise. {data['question']}\nWorking:\n" ¦ data["answer"].split("#### ")[1] ¦ data["answer"] ¦ "postprocess": "gsm8k_post", "stop": ["\n\n"], "max_tokens": 200
        as shipped, with its hashes ¦ f"Question: {data['question']}\nAnswer:" ¦ data["answer"].split("####")[-1].strip() ¦ " " + data["answer"] ¦ "postprocess": "gsm8k_post", "stop": ["\n\n", "Question:"], "max_tokens": 256, "fewshot": 5
        """,
    ),
    *styles(
        "yingyong",
        rows.YINGYONG,
        r"""
        steps behind 解 and 答 ¦ f"{data['题目']}\n解：" ¦ data["答案"] ¦ f"{data['过程']}\n答：{gold}" ¦ "postprocess": "gsm8k_post", "stop": ["\n\n"]
        the result alone ¦ f"计算题：{data['题目']}\n结果：" ¦ data["答案"] ¦ gold ¦ "description": "只写出最后的数字。"
        step by step in Chinese ¦ f"问题：{data['题目']}\n让我们一步一步思考：" ¦ data["答案"] ¦ f"{data['过程']}所以答案是{gold}。" ¦ "postprocess": "gsm8k_post", "fewshot": 2
        """,
    ),
    *styles(
        "french",
        rows.FRENCH,
        r"""
        the equals sign ¦ f"{data['en']} =" ¦ data["fr"] ¦ ¦ "own": {"separator": "\n"}, "description": "English = French", "metric": "chrf"
        the other way about ¦ f"French: {data['fr']}\nEnglish:" ¦ data["en"] ¦ ¦ "metric": "chrf"
        codes of the languages ¦ f"[en] {data['en']}\n[fr]" ¦ data["fr"] ¦ ¦ "metric": "chrf"
        quotes ¦ f"Translate into French: \"{data['en']}\"\nTranslation: \"" ¦ data["fr"] ¦ gold + '"' ¦ "metric": "chrf"
        an instruction in French ¦ f"Traduis en français : {data['en']}\nTraduction :" ¦ data["fr"] ¦ ¦ "metric": "chrf", "fewshot": 1
        """,
    ),
    *styles(
        "meldung",
        rows.MELDUNG,
        r"""
        TL;DR ¦ data["text"] + "\nTL;DR:" ¦ data["titel"] ¦ ¦ "metric": "rouge", "fewshot": 1
        a newspaper's frame ¦ f"+++ {data['text']} +++\nSchlagzeile:" ¦ data["titel"] ¦ ¦ "metric": "rouge"
        an English instruction and German headlines ¦ f"Article: {data['text']}\nHeadline:" ¦ data["titel"] ¦ ¦ "metric": "rouge", "description": "Write a German headline for each article."
        """,
    ),
    *styles(
        "cloze",
        rows.CLOZE,
        r"""
        a gap at the end ¦ context + " ____.\nThe missing word is" ¦ word ¦ ¦ "metric": "prefix_match", "fewshot": 2
        asked for in words ¦ f"Complete the text with its last word.\n\n{context} ...\n\nLast word:" ¦ word ¦ ¦ "own": {"separator": "\n\n\n"}, "fewshot": 1
        """,
        'context, word = data["text"].rsplit(" ", 1)',
    ),
    *styles(
        "math",
        rows.MATH,
        r"""
        Minerva's frame ¦ f"Problem:\n{data['problem']}\n\nSolution:" ¦ data["answer"] ¦ f" {data['solution']}\nFinal Answer: The final answer is ${gold}$. I hope it is correct." ¦ "postprocess": "math_post", "stop": ["Problem:"], "max_tokens": 300, "fewshot": 4, "own": {"separator": "\n\n\n"}
        level shown ¦ f"Level {data['level']}. {data['problem']}\nSolution:" ¦ data["answer"] ¦ f" {data['solution']}" ¦ "postprocess": "math_post", "max_tokens": 300
        the result alone ¦ f"{data['problem']}\nAnswer: $" ¦ data["answer"] ¦ gold + "$" ¦ "metric": "prefix_match", "own": {"separator": "\n\n"}
        """,
    ),
    *styles(
        "dialogs",
        odd.DIALOGS,
        r"""
        speakers on lines ¦ "\n".join(data["turns"]) + f"\n\nQuestion: {data['question']}\nAnswer:" ¦ data["answer"] ¦ ¦ "own": {"separator": "\n\n\n"}
        dashes for turns ¦ "\n".join("- " + t[3:] for t in data["turns"]) + f"\n{data['question']}\n=>" ¦ data["answer"] ¦ ¦
        a transcript in brackets ¦ "[transcript]\n" + "\n".join(data["turns"]) + f"\n[end of transcript]\n{data['question']}\nReply:" ¦ data["answer"] ¦ ¦
        """,
    ),
    *styles(
        "squad",
        rows.SQUAD,
        r"""
        one gold of several ¦ f"{data['context']}\n\n{data['question']}\n" ¦ data["answers"]["text"][0] ¦ gold ¦ "own": {"separator": "\n\n###\n\n"}, "metric": "f1_score"
        the question in front ¦ f"Question: {data['question']}\nBackground: {data['context']}\nAnswer:" ¦ data["answers"]["text"] ¦ " " + gold[0] ¦ "metric": "exact_match"
        fences around the passage ¦ f"```\n{data['context']}\n```\n{data['question']}\nAnswer:" ¦ data["answers"]["text"] ¦ " " + gold[0] ¦
        a title as heading ¦ f"# {data['title']}\n{data['context']}\n\n**Q:** {data['question']}\n**A:**" ¦ data["answers"]["text"] ¦ " " + gold[0] ¦ "own": {"separator": "\n\n\n"}
        """,
    ),
)
