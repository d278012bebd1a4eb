import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    text = f"Question: {data['question']}\nAnswer: Let's think step by step."
    correct_answer = f" {data['steps']} The answer is {data['answer']}."
    return {
        "input": text,
        "output": correct_answer,
        "processed_output": data["answer"],
    }
