"""Right prompts with options."""

from __future__ import annotations

from tests.lint.ninth.cards import dealt

RIGHT = dealt(r"""
@ viet_paren | viet | Letters in round brackets, answered as such. | postprocess="agieval_single_answer_post"
$ opts = "\n".join(f"({c}) {o}" for c, o in zip("ABCD", data["lựa_chọn"]))
Hỏi: {data["câu_hỏi"]}
{opts}
Đáp:
=>  ({data["đáp_án"]}) ## data["đáp_án"]
@ viet_small | viet | Small letters in list and gold. | fewshot=5
$ opts = "\n".join(f"{c}) {o}" for c, o in zip("abcd", data["lựa_chọn"]))
{data["câu_hỏi"]}
{opts}
Trả lời:
=>  {data["đáp_án"].lower()} ## data["đáp_án"].lower()
@ viet_text | viet | Options by letter, and the text of one is asked for and answered.
$ opts = "\n".join(f"{c}. {o}" for c, o in zip("ABCD", data["lựa_chọn"]))
$ gold = data["lựa_chọn"]["ABCD".index(data["đáp_án"])]
Câu hỏi: {data["câu_hỏi"]}
{opts}
Hãy chép lại nội dung của phương án đúng, không viết chữ cái.
Đáp án:
=>  {gold} ## gold
@ viet_both | viet | Letter and text in the output, and the letter is taken. | postprocess="agieval_single_answer_post"
$ opts = "\n".join(f"{c}. {o}" for c, o in zip("ABCD", data["lựa_chọn"]))
$ gold = data["đáp_án"]
Câu hỏi: {data["câu_hỏi"]}
{opts}
Đáp án:
=>  {gold}. {data["lựa_chọn"]["ABCD".index(gold)]} ## gold
@ viet_bold | viet | Markdown, the cues in bold.
$ opts = "\n".join(f"- **{c}** {o}" for c, o in zip("ABCD", data["lựa_chọn"]))
**Câu hỏi:** {data["câu_hỏi"]}
{opts}

**Đáp án:**
=>  {data["đáp_án"]} ## data["đáp_án"]
@ viet_line | viet | All options in one line, parted by bars.
$ opts = " | ".join(f"{c}: {o}" for c, o in zip("ABCD", data["lựa_chọn"]))
Câu hỏi: {data["câu_hỏi"]}
Lựa chọn: {opts}
Đáp án:
=>  {data["đáp_án"]} ## data["đáp_án"]
@ med_chat | med | A chat between user and assistant. | fewshot=2; stop=("\nUser:",)
$ letter = "ABCD"[data["cop"]]
User: {data["question"]} A) {data["opa"]} B) {data["opb"]} C) {data["opc"]} D) {data["opd"]}
Assistant:
=>  {letter} ## letter
@ med_says | med | The output is a sentence, from which the letter is taken. | postprocess="agieval_single_answer_post"
$ letter = "ABCD"[data["cop"]]
Question: {data["question"]}
Options:
(A) {data["opa"]}
(B) {data["opb"]}
(C) {data["opc"]}
(D) {data["opd"]}
Answer:
=>  The answer is ({letter}). ## letter
@ med_xml | med | Options in tags, the answer in one that the input opens. | postprocess="agieval_single_answer_post"
<question>{data["question"]}</question>
<A>{data["opa"]}</A>
<B>{data["opb"]}</B>
<C>{data["opc"]}</C>
<D>{data["opd"]}</D>
<answer>
=> {"ABCD"[data["cop"]]}</answer> ## "ABCD"[data["cop"]]
@ med_mmlu | med_list | MMLU's own way: subject in the description, options by letter, answer behind a cue. | fewshot=5; description="The following are multiple choice questions (with answers) about medicine."
$ opts = "\n".join(f"{'ABCD'[i]}. {c}" for i, c in enumerate(data["choices"]))
{data["question"]}
{opts}
Answer:
=>  {"ABCD"[data["answer"]]} ## "ABCD"[data["answer"]]
@ med_arc | med_arc | The labels of the row itself are shown. | fewshot=4
$ pairs = zip(data["choices"]["label"], data["choices"]["text"])
$ opts = "\n".join(f"{label}. {text}" for label, text in pairs)
Question: {data["question"]}
{opts}
Answer:
=>  {data["answerKey"]} ## data["answerKey"]
@ med_arc_text | med_arc | Closed book: no options are shown, and the text is the answer. | fewshot=3
$ gold = data["choices"]["text"][data["choices"]["label"].index(data["answerKey"])]
Question: {data["question"]}
Answer:
=>  {gold} ## gold
@ med_closed | med_ppl | PPL over the options' texts, which the prompt does not list. | method="ppl"; delim=" "
$ gold = data["choices"][data["answer"]]
Question: {data["question"]}
Answer:
=> {gold} ## gold
@ med_letters | med_abcd | PPL over letters, behind a list. | method="ppl"; delim=" "; fewshot=5
$ opts = "\n".join(f"{c}. {o}" for c, o in zip("ABCD", data["choices"]))
$ gold = "ABCD"[data["answer"]]
{data["question"]}
{opts}
Answer:
=> {gold} ## gold
@ med_newline | med_ppl | PPL, each option behind a new line. | method="ppl"; fewshot=0
$ gold = data["choices"][data["answer"]]
{data["question"]}\n
=> {gold} ## gold
@ med_json | med_list | The question as a JSON object. | fewshot=2
^ import json
$ shown = json.dumps({"question": data["question"], "options": dict(zip("ABCD", data["choices"]))})
Input: {shown}
Output:
=>  {"ABCD"[data["answer"]]} ## "ABCD"[data["answer"]]
@ med_numbers | med_list | Options counted from 1.
$ opts = " ".join(f"[{i}] {c}" for i, c in enumerate(data["choices"], 1))
$ gold = str(data["answer"] + 1)
Pick the number of the right option.
Q: {data["question"]}
{opts}
A:
=>  {gold} ## gold
@ med_zero | med_list | Options counted from 0, as the gold is.
$ opts = "\n".join(f"{i}: {c}" for i, c in enumerate(data["choices"]))
Question: {data["question"]}
{opts}
Index of the right option:
=>  {data["answer"]} ## str(data["answer"])
@ changshi_dot | changshi | A half-width full stop behind the letters.
$ opts = "\n".join(f"{c}. {data[c]}" for c in "ABCD")
{data["题目"]}
{opts}
正确答案：
=> {data["答案"]} ## data["答案"]
@ changshi_wide | changshi | Letters in full-width brackets, cues in black ones. | fewshot=4
$ opts = "".join(f"（{c}）{data[c]}\n" for c in "ABCD")
【题目】{data["题目"]}
{opts}【答案】
=> {data["答案"]} ## data["答案"]
@ changshi_says | changshi | The answer is a short sentence. | postprocess="gaokao_single_choice_post"
$ opts = "；".join(f"{c}. {data[c]}" for c in "ABCD")
以下是单项选择题，请选出正确答案。
题目：{data["题目"]}
选项：{opts}
回答：
=> 正确答案是{data["答案"]}。 ## data["答案"]
@ changshi_english | changshi | English cues around Chinese questions. | postprocess="agieval_single_answer_post"
$ opts = "\n".join(f"{c}. {data[c]}" for c in "ABCD")
Question: {data["题目"]}
{opts}
Answer:
=>  {data["答案"]} ## data["答案"]
@ changshi_ceval | changshi | As C-Eval has it, with its description. | fewshot=5; description="以下是中国关于常识的单项选择题，请选出其中的正确答案。"
$ opts = "\n".join(f"{c}. {data[c]}" for c in "ABCD")
{data["题目"]}
{opts}
答案：
=> {data["答案"]} ## data["答案"]
@ chlist_text | changshi_list | Options in a row, the text of one is the answer.
问题：{data["question"]}
候选：{"、".join(data["options"])}
从候选中选出正确的一项：
=> {data["answer"]} ## data["answer"]
@ chlist_circled | changshi_list | Numbers in circles.
$ opts = "\n".join(f"{m} {o}" for m, o in zip("①②③④", data["options"]))
$ gold = "①②③④"[data["options"].index(data["answer"])]
{data["question"]}
{opts}
答：
=> {gold} ## gold
@ chlist_stems | changshi_list | The letters are heavenly stems, in the order of the row.
$ opts = "\n".join(f"{m}：{o}" for m, o in zip("甲乙丙丁", data["options"]))
$ gold = "甲乙丙丁"[data["options"].index(data["answer"])]
题：{data["question"]}
{opts}
选：
=> {gold} ## gold
@ chlist_draw | changshi_list | Options in an order that is drawn from r, the gold with them.
$ options = list(data["options"])
$ r.shuffle(options)
$ opts = "\n".join(f"{c}. {o}" for c, o in zip("ABCD", options))
$ gold = "ABCD"[options.index(data["answer"])]
{data["question"]}
{opts}
答案是
=> {gold} ## gold
@ kentei_kana | kentei | Kana in place of letters.
$ opts = "\n".join(f"{m}　{o}" for m, o in zip("アイウエ", data["選択肢"]))
$ gold = "アイウエ"[data["正解"]]
問　{data["問題"]}
{opts}
答：
=> {gold} ## gold
@ kentei_text | kentei | The words of the option are the answer. | fewshot=2
質問：{data["問題"]}
選択肢：{"、".join(data["選択肢"])}
回答：
=> {data["選択肢"][data["正解"]]} ## data["選択肢"][data["正解"]]
@ kentei_bracket | kentei | Numbers in brackets, in list and answer.
$ opts = "\n".join(f"({i}) {o}" for i, o in enumerate(data["選択肢"], 1))
$ gold = f"({data['正解'] + 1})"
問題: {data["問題"]}
{opts}
答え:
=>  {gold} ## gold
@ quiz_lines | quiz | Options on lines of their own. | fewshot=2
$ opts = "\n".join(f"  {k}. {v}" for k, v in data["opzioni"].items())
Domanda: {data["domanda"]}
{opts}
Risposta:
=>  {data["risposta"]} ## data["risposta"]
@ quiz_upper | quiz | The row's small letters are made capitals, in list and gold alike.
$ opts = "\n".join(f"{k.upper()}) {v}" for k, v in data["opzioni"].items())
$ gold = data["risposta"].upper()
{data["domanda"]}
{opts}
La risposta giusta è la lettera
=>  {gold} ## gold
@ quiz_word | quiz | No letters at all: the options in brackets, one of them is the answer.
$ opts = " / ".join(data["opzioni"].values())
$ gold = data["opzioni"][data["risposta"]]
{data["domanda"]} ({opts})
→
=>  {gold} ## gold
@ quiz_teacher | quiz | A teacher's voice, and a pupil who answers. | stop=("\n\n",)
$ opts = ", ".join(f"{k}) {v}" for k, v in data["opzioni"].items())
Maestra: {data["domanda"]} {opts}.
Alunno: La
=>  {data["risposta"]} ## data["risposta"]
@ copa_because | copa_lower | The premise goes on with the options, by "because" and "so". | method="ppl"; delim=" "; fewshot=0
$ link = " because" if data["question"] == "cause" else ", so"
$ gold = data["choice1"] if data["label"] == 0 else data["choice2"]
{data["premise"][:-1]}{link}
=> {gold} ## gold
@ copa_number | copa | COPA with numbers, generated.
$ gold = str(data["label"] + 1)
Premise: {data["premise"]}
What is the {data["question"]}?
1) {data["choice1"]}
2) {data["choice2"]}
Number:
=>  {gold} ## gold
@ copa_a_b | copa | Two options, A and B.
$ gold = "AB"[data["label"]]
{data["premise"]}
Which is the more likely {data["question"]}: A. {data["choice1"]} B. {data["choice2"]}
Answer:
=>  {gold} ## gold
""")
