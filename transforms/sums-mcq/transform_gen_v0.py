import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    text = f"Question: {data['question']}\n"
    for index, option in enumerate(data["target_scores"]):
        text += f"({chr(65 + index)}) {option}\n"
    text += "Answer:"
    letter = chr(65 + list(data["target_scores"].values()).index(1))
    correct_answer = f" {letter}"
    return {"input": text, "output": correct_answer, "processed_output": letter}
