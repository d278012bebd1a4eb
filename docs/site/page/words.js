// The page's own words. What the package says (findings, verdicts) it says in the language itself.

const ZH = {
  "Prompt Workbench": "提示词工作台",
  Workbench: "工作台",
  "Few-shot examples": "少样本示例",
  "Chain of thought": "思维链",
  "Edit a prompt, see it as the model does, score it. All of it runs in this tab.":
    "编辑提示，看到模型看到的样子，并评分。一切都在本标签页里运行。",
  "Starting Python in this tab …": "正在本标签页里启动 Python……",
  "Ready": "就绪",
  "The model is loaded": "模型已载入",
  "The code took too long and was ended. What you typed is kept.": "代码运行过久，已被终止。你输入的内容仍在。",
  "Python could not be started": "无法启动 Python",
  "The model could not be fetched": "无法取得模型",
  "Reload the page when there is a network.": "有网络时请重新载入本页。",
  "The text is not there yet.": "文本还没有载入。",
  Task: "任务", Version: "版本", Shots: "示例数", Row: "题", Rows: "题数",
  "The row before": "上一题", "The next row": "下一题",
  "“{name}” is not on this page. This is {instead}.": "本页没有“{name}”。这里是 {instead}。",
  "This text was changed in another tab. Yours is kept here.": "这个文本在另一个标签页里被修改了。这里保留着你的文本。",
  "Take the other's": "换成那一份", "Remove the other's": "删去那一份", "The other's text was removed.": "那一份已删去。",
  "Another tab has put the saved text back. Your draft is kept here.": "另一个标签页恢复了已保存的文本。这里保留着你的草稿。",
  "The saved text is here again.": "已恢复保存的文本。", "Bring my draft back": "取回我的草稿", "Bring it back": "取回",
  "Saved text again": "恢复已保存的文本", Transform: "transform", Prompt: "提示", Findings: "检查结果",
  "expects": "期望", characters: "个字符",
  "Nothing found.": "没有发现问题。", "Checking …": "检查中……", "line {n}": "第 {n} 行",
  Score: "评分", Stop: "停止", "Stopped.": "已停止。", "Score a sample": "对样本评分", accuracy: "准确率", rows: "题",
  "95 % interval": "95 % 区间",
  "Two runs on the same rows are compared here.": "同样的题上的两次评分会在这里比较。",
  "Runs of two tasks are not compared: they have other rows. The run of {task} was unticked.":
    "不同任务的评分不能比较：题目不同。{task} 的那次评分已取消勾选。",
  "went right": "变对", "went wrong": "变错", input: "输入", wanted: "期望", "said": "模型的回答", doc: "题号",
  draft: "草稿", "This is the last prompt that could be rendered.": "这是最后一个能渲染的提示。",
  template: "模板", description: "说明", shot_input: "示例的输入", shot_output: "示例的答案", separator: "分隔符",
  choice: "选项",
  "What do the examples teach?": "示例教会了什么？",
  "A shot is a row shown with its answer before the question that counts. Move the sliders: how many shots, how many of them show an answer that is not theirs, and in which order they stand. The prompt follows at once, and the curve has a point wherever you have been.":
    "示例（shot）是放在真正的问题之前、带着答案的一行。移动滑块：有几个示例，其中几个带着别的答案，以及它们的顺序。提示立即跟着变化，你去过的每一处在曲线上都有一个点。",
  "Guess first: what per cent of the rows will be right with eight examples? And what do wrong answers do: do they matter, or only the form? The figures come after the guess.":
    "先猜一猜：有八个示例时，百分之几的题会对？错误的答案又会怎样：要紧的是答案，还是形式？猜过之后才显示数字。",
  "My guess for eight shots, in per cent": "我猜八个示例时的准确率（百分数）", Reveal: "揭晓",
  "Guess first: a number from 0 to 100.": "请先猜一个 0 到 100 之间的数。",
  "my guess": "我的猜测",
  "Min et al. (2022) put wrong labels into the shots of large models and lost little. This model is small and was trained on made-up problems: see what it does.":
    "Min 等（2022）在大模型的示例里放了错误的标签，损失很小。这个模型很小，只用编造的题目训练过：看看它会怎样。",
  "with a wrong answer": "带错误答案的个数", order: "顺序", "shots": "示例数", "{n} shots": "{n} 个示例",
  "Does the answer come from the steps?": "答案来自步骤吗？",
  "Click between two steps to cut the chain there: the closing words follow at once, and the model must answer with what it has. Then make a step wrong, and see whether the model goes along.":
    "点击两步之间，把思维链在那里截断：结束语立即跟上，模型只能凭已有的内容作答。然后把某一步改错，看模型是否跟着错下去。",
  "An answer that is there before the steps does not come from them (Lanham et al. 2023).":
    "在步骤之前就已有的答案，并不来自这些步骤（Lanham 等，2023）。",
  "Another row": "换一题", "cut here": "在此截断", "make wrong": "改错",
  probability: "概率", "probability of the right answer": "正确答案的概率", "and answers": "并回答",
  "The model wrote no steps here.": "模型在这里没有写步骤。", "thinking …": "思考中……",
  "at once": "直接回答", "step by step": "逐步推理", kept: "保留的步数",
  "Own rows": "自己的数据",
  "A file or pasted text (csv, tsv, jsonl, json) becomes a task here, as `workbench new` makes it. Nothing is sent anywhere: the rows stay in this browser.":
    "一个文件或粘贴的文本（csv、tsv、jsonl、json）在这里成为一个任务，与 `workbench new` 所做的一样。什么都不会发送出去：数据只留在这个浏览器里。",
  "Pick a file": "选择文件", "or rows, pasted": "或粘贴数据", "Make a task": "生成任务", "Make it anew": "重新生成", "Reading …": "读取中……",
  "Paste rows, or pick a file.": "请粘贴数据，或选择一个文件。", "The file is larger than 1 MB.": "文件超过 1 MB。",
  "The browser has no room to keep it: it is gone when this page is reloaded.": "浏览器没有空间保存它：重新载入本页后它就没有了。",
  "Made: {task}, {n} rows to score and {shots} for shots.": "已生成 {task}：{n} 题用于评分，{shots} 题用作示例。",
  "What was found in the rows": "在数据里发现了什么", "The rows that {task} had before were taken away.": "{task} 原来的数据已移除。", "Bring them back": "取回",
  Question: "问题", Passage: "文章", "Right answer": "正确答案", Direction: "方向",
  "Options: fields with commas between, or - for none": "选项：字段名用逗号隔开，没有则写 -",
  "found: {field}": "已找到：{field}", "none found": "没有找到", "choose …": "请选择……",
  "Its number counts from": "序号从几算起", "The answer is": "答案是", "{value} means": "{value} 的意思",
  "an option's letter, number or name": "选项的字母、序号或名称", "the text as it is": "文本本身",
  "Leave out broken lines, and rows without a question or an answer": "略去坏行，以及没有问题或答案的题",
  "Download this transform": "下载这个 transform", "Download this task and its rows": "下载这个任务及其数据",
  "Remove these rows": "移除这些数据",
  "What runs here is the package itself, in Python, with its small teaching model. No text leaves this tab.":
    "这里运行的就是这个 Python 包本身和它的小型教学模型。任何文本都不会离开本标签页。",
};

let language = "en";

export function t(text) {
  return (language === "zh" && ZH[text]) || text;
}

export function speak(tag) {
  language = tag.startsWith("zh") ? "zh" : "en";
  document.documentElement.lang = language;
  return language;
}
