"""Everyday tasks in English and Chinese, the slips that people make in them, and odd right prompts."""
