import random


def transform(data, num_sample: int, r: random.Random, dataset_name: str):
    first, second = data["passage"]
    text = "Question:\nDoes the second sentence follow from the first?\n"
    text += f"First sentence: {first}\nSecond sentence: {second}\n"
    text += "Requirement:\nAnswer with the letter of one option, in parentheses.\nOptions:\n"
    for index, option in enumerate(data["target_scores"]):
        text += f"({chr(65 + index)}) {option}\n"
    text += "Answer:\n"
    letter = chr(65 + list(data["target_scores"].values()).index(1))
    correct_answer = f"({letter})"
    return {"input": text, "output": correct_answer, "processed_output": letter}
