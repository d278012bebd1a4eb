import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    text = f"{data['question']}\n"
    correct_answer = [option for option, score in data["target_scores"].items() if score == 1][0]
    return {
        "input": text,
        "output": correct_answer,
        "processed_output": correct_answer,
    }
