import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    first, second = data["passage"]
    text = f"{first}\n{second}\n"
    text += "Does the second sentence follow from the first?\nAnswer:\n"
    correct_answer = [option for option, score in data["target_scores"].items() if score == 1][0]
    return {
        "input": text,
        "output": correct_answer,
        "processed_output": correct_answer,
    }
