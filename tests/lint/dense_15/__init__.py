"""Right prompts that look odd, and ordinary ones in the styles of benchmarks."""
