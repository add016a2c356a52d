# `make` or `make help` lists the targets. Everything is installed inside this folder (.tools, .venv).

SHELL := bash
.SHELLFLAGS := -eu -o pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules --no-print-directory
.DEFAULT_GOAL := help

PYTHON ?= python3
WORKERS ?= 2
UV_VERSION := 0.13.7

BIN := .venv/bin
UV_STAMP := .tools/.uv-$(UV_VERSION)
SYNCED := .venv/.synced
INSTALLED := .venv/.installed

# uv shall trust the certificates of the machine, use the Python of the machine, and work on our .venv
# even where another virtual environment is active.
export UV_SYSTEM_CERTS := 1
export UV_PYTHON_DOWNLOADS := never
export VIRTUAL_ENV := $(CURDIR)/.venv
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PIP_ROOT_USER_ACTION := ignore
unexport PYTHONPATH PYTHONHOME

PIP := $(PYTHON) -m pip --python $(BIN)/python install --quiet --no-warn-script-location
COMPILE := .tools/bin/uv pip compile --quiet pyproject.toml --universal --python-version 3.11 \
	--generate-hashes --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock"

.PHONY: help setup play test quick lint types imports format lock upgrade bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

setup: $(INSTALLED) ## install what is missing into .venv

play: setup ## play in the terminal
	@$(BIN)/boomtable play

test: setup lint types imports ## every check: format, lint, types, imports, all tests with coverage
	@echo "== tests"
	@$(BIN)/pytest --quiet -n $(WORKERS) --dist worksteal --cov --cov-report=term

quick: setup lint types imports ## the same without slow tests, in few worlds, without coverage
	@echo "== quick tests"
	@$(BIN)/pytest --quiet -n $(WORKERS) --dist worksteal -m "not slow" --worlds 3

lint: setup
	@echo "== format and lint"
	@$(BIN)/ruff format --check --quiet . || { echo "Run 'make format'." >&2; exit 1; }
	@$(BIN)/ruff check --quiet .

types: setup
	@echo "== types"
	@$(BIN)/mypy

imports: setup
	@echo "== imports between packages"
	@$(BIN)/lint-imports --no-logo

format: setup ## format the code and mend what ruff can mend
	@$(BIN)/ruff check --quiet --fix-only .
	@$(BIN)/ruff format .

bench: setup ## run the benchmarks of bench/
	@test -e bench/__main__.py || { echo "There are no benchmarks yet." >&2; exit 1; }
	@$(BIN)/python -m bench

lock: $(UV_STAMP) ## bring the lock files in line with pyproject.toml
	@$(COMPILE) $(LOCK_FLAGS) --output-file requirements.lock
	@$(COMPILE) $(LOCK_FLAGS) --group dev --constraint requirements.lock --output-file requirements-dev.lock
	@! grep -nE '://|^-' requirements.lock requirements-dev.lock \
		|| { echo "A lock file holds an address: take it out before you commit." >&2; exit 1; }

upgrade: ## the same, with the newest version of every package
	@$(MAKE) lock LOCK_FLAGS=--upgrade

clean: ## remove everything that make has made
	@rm -rf .tools .venv .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		.coverage .coverage.* htmlcov build dist
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A machine on which uv cannot be installed or does not run leaves no .tools/bin/uv behind; pip then
# does the same work from the same lock file, more slowly.
$(UV_STAMP):
	@command -v "$(PYTHON)" > /dev/null \
		|| { echo "Boomtable needs Python 3.11 or newer, and there is no '$(PYTHON)' here." >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		|| { echo "Boomtable needs Python 3.11 or newer; '$(PYTHON)' is $$("$(PYTHON)" -V 2>&1)." \
			"Try 'make PYTHON=/path/to/python3.11'." >&2; exit 1; }
	@echo "== set-up: uv $(UV_VERSION)"
	@rm -rf .tools
	@mkdir .tools
	@"$(PYTHON)" -m pip install --quiet --target .tools "uv==$(UV_VERSION)" && .tools/bin/uv --version > /dev/null \
		|| { echo "uv is not to be had here: pip will do." >&2; rm -rf .tools/bin; }
	@touch $@

$(SYNCED): requirements-dev.lock $(UV_STAMP)
	@echo "== set-up: packages into .venv"
	@if ! $(BIN)/python -c '' 2> /dev/null; then \
		rm -rf .venv; \
		"$(PYTHON)" -m venv --without-pip .venv; \
	fi
	@if ! { test -x .tools/bin/uv && .tools/bin/uv pip sync --quiet --require-hashes $<; }; then \
		echo "Installing with pip: this takes a minute." >&2; \
		$(PIP) --require-hashes --requirement $<; \
	fi
	@touch $@

# uv's sync removes the project itself, so that this comes after each sync.
$(INSTALLED): pyproject.toml $(SYNCED)
	@if test -x .tools/bin/uv; then \
		.tools/bin/uv pip install --quiet --no-deps --no-build-isolation --editable .; \
	else \
		$(PIP) --no-deps --no-build-isolation --editable .; \
	fi
	@touch $@
