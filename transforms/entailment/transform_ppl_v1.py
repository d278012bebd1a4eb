import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    first, second = data["passage"]
    text = "Question:\nDoes the second sentence follow from the first?\n"
    text += f"First sentence: {first}\nSecond sentence: {second}\n"
    text += "Requirement:\nAnswer with one of these labels: "
    text += ", ".join(data["target_scores"]) + ".\nAnswer:\n"
    correct_answer = [option for option, score in data["target_scores"].items() if score == 1][0]
    return {
        "input": text,
        "output": correct_answer,
        "processed_output": correct_answer,
    }
