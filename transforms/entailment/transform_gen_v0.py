import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    first, second = data["passage"]
    text = f"{first}\n{second}\n"
    text += "Does the second sentence follow from the first?\nA. Yes\nB. No\nAnswer:"
    letter = chr(65 + list(data["target_scores"].values()).index(1))
    correct_answer = f" {letter}"
    return {"input": text, "output": correct_answer, "processed_output": letter}
