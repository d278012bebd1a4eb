"""The lessons' exercises, a module for each lesson and a function for each exercise.

A function prints whether an answer is right, or a hint. What is right is known here, or computed
from the reports that it is given, so that it holds for any model; it stands in no cell.
"""
