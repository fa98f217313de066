# Everything a player or a developer does here, by one word each. `make help` lists them.

PYTHON ?= python3
UV := $(shell command -v uv 2>/dev/null)
WORKERS ?= auto
WHEELS ?= dist
ARGS ?=
BEFORE ?=

VENV := .venv
BIN := $(VENV)/bin
TYPED := src tests $(wildcard benchmarks tools)
LINTED := $(TYPED) setup.py
SOURCES := $(shell find src/astragal -name '*.py' -o -name '*.yaml' -o -name '*.ftl')

# $(call make_environment,FOLDER): an empty environment with pip in it, unless it is there.
make_environment = @$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	echo "Astragal needs Python 3.11 or newer, and $(PYTHON) is $$($(PYTHON) --version 2>&1)." >&2; \
	echo "Name a newer one: make $(MAKECMDGOALS) PYTHON=python3.12" >&2; exit 1; }; \
	test -x $(1)/bin/python || { echo "Making $(1) ..."; \
	$(if $(UV),$(UV) venv --quiet --seed --python $(PYTHON) $(1),$(PYTHON) -m venv $(1)); }

# $(call install,FOLDER,WHAT): install into an environment, with uv when it is present.
install = $(if $(UV),$(UV) pip install --quiet --python $(1)/bin/python,$(1)/bin/python -m pip \
	install --quiet --disable-pip-version-check) $(2)
install_package = $(call install,$(1),--no-deps --no-build-isolation --editable .)

# Whether the hot modules can be turned into machine code here.
can_compile = command -v cc > /dev/null && $(BIN)/python -c 'import pathlib, sysconfig, sys; \
	sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").exists())'

.PHONY: help play terminal web test test-compiled lint format bench docs mutants goldens fields vocabulary styles types marathon same stage load crash picture wheel-compiled requirements clean
.DEFAULT_GOAL := help
.NOTPARALLEL:

help:  ## List these commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/.server $(VENV)/.package  ## Play in the browser (installs what it needs first)
	@$(BIN)/astragal serve --open $(ARGS)

terminal: $(VENV)/.base $(VENV)/.package  ## Play in the terminal
	@$(BIN)/astragal play $(ARGS)

test: $(VENV)/.dev $(VENV)/.package  ## Check format, style and types, then run the tests
	@echo "Format: ruff format --check" && $(BIN)/ruff format --check $(LINTED)
	@echo "Style: ruff check" && $(BIN)/ruff check $(LINTED)
	@echo "Types: mypy --strict" && $(BIN)/mypy --strict $(TYPED)
	@echo "Tests: pytest" && $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

# In a copy: there src/ is text to be looked at, and what is imported is the compiled package.
test-compiled: $(VENV)-compiled/.ready  ## Run all tests on compiled modules (needs a C compiler)
	@test -x $(VENV)-compiled/bin/python || { \
		echo "So there is nothing to test: install a C compiler and Python's headers" >&2; \
		echo "(on Debian: gcc and python3-dev), then try again." >&2; exit 1; }
	@$(call install,$(VENV)-compiled,--no-deps --require-hashes --requirement requirements/dev.txt)
	@copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT && \
	tar -cf - --exclude='./.*' --exclude=./dist --exclude=node_modules . | tar -xf - -C "$$copy" && \
	cd "$$copy" && unset PYTHONPATH && \
	$(CURDIR)/$(VENV)-compiled/bin/python -m tools.compiled && \
	$(CURDIR)/$(VENV)-compiled/bin/python -m pytest -n $(WORKERS) --dist worksteal $(ARGS)

lint: $(VENV)/.dev $(VENV)/.package  ## Check format, style and types only
	$(BIN)/ruff format --check $(LINTED)
	$(BIN)/ruff check $(LINTED)
	$(BIN)/mypy --strict $(TYPED)

format: $(VENV)/.dev  ## Format the code and mend what can be mended
	$(BIN)/ruff check --fix-only $(LINTED)
	$(BIN)/ruff format $(LINTED)

goldens: $(VENV)/.dev $(VENV)/.package  ## Write the golden files of the tests anew
	$(BIN)/python -m tools.goldens

fields: $(VENV)/.dev $(VENV)/.package  ## Write how matches are copied and saved, from the fields they declare
	$(BIN)/python -m tools.fields

vocabulary: $(VENV)/.dev $(VENV)/.package  ## Write the lists of the vocabulary into the documentation
	$(BIN)/python -m tools.vocabulary

styles: $(VENV)/.dev $(VENV)/.package  ## Measure anew how the heroes of Dice Throne play
	$(BIN)/python -m tools.styles

types: $(VENV)/.dev $(VENV)/.package  ## Write the types of the browser app from those of the server
	$(BIN)/python -m tools.wire_types

bench: $(VENV)-bench/.ready $(VENV)-compiled/.ready  ## Measure speed against other engines (BEFORE=COMMIT: and against it)
	$(VENV)-bench/bin/python -m benchmarks $(if $(BEFORE),--before $(BEFORE)) $(ARGS)

docs: $(VENV)-docs/.ready  ## Build the documentation into site/
	$(VENV)-docs/bin/zensical build $(ARGS)

mutants: $(VENV)/.dev $(VENV)/.package  ## Break rules on purpose and see whether scenarios notice
	$(BIN)/python -m tools.mutants $(ARGS)

marathon: $(VENV)/.dev $(VENV)/.package  ## Play 10,000 random matches, everything checked, and show all boards in all windows
	$(BIN)/python -m tools.marathon $(ARGS)
	$(if $(ARGS),,$(BIN)/python -m tools.stage)

same: $(VENV)/.dev $(VENV)/.package  ## Play 1,000 matches here and in an earlier commit (BEFORE=COMMIT)
	$(BIN)/python -m tools.same_matches $(if $(BEFORE),--before $(BEFORE)) $(ARGS)

web:  ## Check, test and build the browser app into the package (needs Node)
	cd web && npm ci --no-fund --no-audit && npm run check && npm test && npm run build

stage: $(VENV)/.dev $(VENV)/.package  ## Show stored positions to the boards in every window: is anything cut or moved?
	$(BIN)/python -m tools.stage $(ARGS)

load: $(VENV)/.dev $(VENV)/.package  ## 200 tables at once over real sockets: how quick is it?
	$(BIN)/python -m tools.load $(ARGS)

crash: $(VENV)/.dev $(VENV)/.package  ## Kill a server with -9 for two minutes while people play
	$(BIN)/python -m tools.crash $(ARGS)

picture: $(VENV)/.dev $(VENV)/.package  ## Draw the picture of the terminal table anew
	$(BIN)/python -m tools.picture

pictures: $(VENV)/.dev $(VENV)/.package  ## Photograph the browser app for the documentation
	$(BIN)/python -m tools.pictures

# Built from a copy, so that compiled modules never lie in src/ and shadow edits.
wheel-compiled: $(VENV)/.dev  ## Build a wheel with compiled modules into dist/ (needs a C compiler)
	@copy=$$(mktemp -d) && trap 'rm -rf "$$copy"' EXIT && \
	cp -R pyproject.toml setup.py README.md LICENSE NOTICE src "$$copy" && \
	rm -rf "$$copy"/src/*.egg-info && \
	ASTRAGAL_COMPILE=1 $(BIN)/python -m pip wheel --quiet --disable-pip-version-check \
		--no-deps --no-build-isolation --wheel-dir $(WHEELS) "$$copy"
	@ls $(WHEELS)/*.whl

compile_pins = uv pip compile pyproject.toml --quiet --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-annotate --no-header --group build
requirements:  ## Pin the newest dependencies anew (needs uv)
	$(compile_pins) --upgrade --extra dev --output-file requirements/dev.txt
	$(compile_pins) --upgrade --constraint requirements/dev.txt --output-file requirements/base.txt
	for extra in bench docs server; do \
		$(compile_pins) --upgrade --extra $$extra --constraint requirements/base.txt \
			--output-file requirements/$$extra.txt || exit 1; \
	done

clean:  ## Remove everything that was made here, environments too
	rm -rf $(VENV) $(VENV)-* build dist site htmlcov .coverage src/*.egg-info
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .benchmarks
	find src tests $(wildcard benchmarks) -name __pycache__ -type d -prune -exec rm -rf {} +

# The stamps: each is renewed when the file that it was made from changes.
$(VENV)/.base: requirements/base.txt
	$(call make_environment,$(VENV))
	@echo "Installing what Astragal needs ..."
	@$(call install,$(VENV),--no-deps --require-hashes --requirement $<)
	@touch $@

$(VENV)/.server: requirements/server.txt
	$(call make_environment,$(VENV))
	@echo "Installing what the table needs ..."
	@$(call install,$(VENV),--no-deps --require-hashes --requirement $<)
	@touch $@ $(VENV)/.base

$(VENV)/.dev: requirements/dev.txt
	$(call make_environment,$(VENV))
	@echo "Installing what its developers need ..."
	@$(call install,$(VENV),--no-deps --require-hashes --requirement $<)
	@touch $@ $(VENV)/.base $(VENV)/.server

$(VENV)/.package: pyproject.toml setup.py | $(VENV)/.base
	@$(call install_package,$(VENV))
	@touch $@

# Without a C compiler nothing is made: `make bench` measures the pure build alone, and
# `make test-compiled` gives up.
$(VENV)-compiled/.ready: requirements/base.txt pyproject.toml setup.py $(SOURCES) | $(VENV)/.dev
	@if $(can_compile); then $(MAKE) --no-print-directory $(@D) && mv $(@D)/.began $@; \
	else rm -rf $(@D) && \
		echo "No C compiler (cc) with Python.h here, and so no compiled build."; fi

$(VENV)-compiled: FORCE
	$(call make_environment,$@)
	@echo "Compiling Astragal, which takes some minutes ..."
	@$(call install,$@,--no-deps --require-hashes --requirement requirements/base.txt)
	@touch $@/.began  # an edit made while this runs asks for it again
	@rm -rf $@/wheel && $(MAKE) --no-print-directory wheel-compiled WHEELS=$@/wheel
	@$(call install,$@,--no-deps --force-reinstall $@/wheel/*.whl)
FORCE:

$(VENV)-%/.ready: requirements/%.txt pyproject.toml setup.py
	$(call make_environment,$(@D))
	@echo "Installing $< ..."
	@$(call install,$(@D),--no-deps --require-hashes --requirement $<)
	@$(call install_package,$(@D))
	@touch $@
