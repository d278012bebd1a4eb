"""Right prompts alone: public benchmarks as they are published, and tasks of several trades that look odd."""
