import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    text = f"问题：{data['question']}\n答案：让我们一步一步地想。\n"
    correct_answer = f"{data['steps']} 答案是{data['answer']}。"
    return {
        "input": text,
        "output": correct_answer,
        "processed_output": data["answer"],
    }
