"""Right prompts alone, of companies and of teachers, poets and makers of puzzles; many of them look odd."""
