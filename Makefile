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
NPM_INSTALLED := web/node_modules/.installed
KERNEL := $(wildcard boomtable/kernel/native/*)
PAGE := boomtable/server/static/index.html
WEB_CHECKED := web/node_modules/.checked
WEB_TESTS := $(shell find web/tests web/tools web/eslint.config.js web/tsconfig.json -type f 2> /dev/null)
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts web/svelte.config.js \
	boomtable/locale/*/web*.json -type f -not -name wire.ts 2> /dev/null)

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

.PHONY: help setup play web webcheck browser compiler test coverage quick lint types imports format lock upgrade bench clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / {printf "  make %-8s %s\n", $$1, $$2}' Makefile

setup: $(INSTALLED) ## install what is missing into .venv

play: setup web ## play in the browser (in the terminal: .venv/bin/boomtable play)
	@$(BIN)/boomtable serve --open

web: $(PAGE) ## build the browser app if something has changed

webcheck: $(WEB_CHECKED)

$(WEB_CHECKED): $(PAGE_SOURCES) $(WEB_TESTS) $(NPM_INSTALLED) web/src/lib/wire.ts
	@echo "== browser app: lint, types, tests"
	@cd web && npm run --silent lint && npm run --silent check && npm run --silent test
	@touch $@

# The tests in a real browser need one: where we may, we install it.
browser:
	@if ! command -v chromium > /dev/null && ! command -v chromium-browser > /dev/null; then \
		if command -v apt-get > /dev/null && test "$$(id -u)" = 0; then \
			echo "== set-up: chromium"; \
			{ apt-get -qq install -y --no-install-recommends chromium \
				|| { apt-get -qq update && apt-get -qq install -y --no-install-recommends chromium; }; \
			} > /dev/null; \
		else \
			echo "The tests in the browser need chromium: please install it." >&2; \
			exit 1; \
		fi; \
	fi

# The tests of the kernel need it compiled: where we may, we install what that takes.
compiler:
	@if ! command -v c++ > /dev/null || ! "$(PYTHON)" -c 'import os, sysconfig, sys; \
		sys.exit(not os.path.exists(os.path.join(sysconfig.get_paths()["include"], "Python.h")))'; then \
		if command -v apt-get > /dev/null && test "$$(id -u)" = 0; then \
			echo "== set-up: a C++ compiler"; \
			{ apt-get -qq install -y --no-install-recommends g++ libpython3-dev \
				|| { apt-get -qq update \
					&& apt-get -qq install -y --no-install-recommends g++ libpython3-dev; }; \
			} > /dev/null; \
			rm -f $(INSTALLED); \
		else \
			echo "The tests need a C++ compiler and Python's headers: please install them." >&2; \
			exit 1; \
		fi; \
	fi

test: compiler setup lint types imports web webcheck browser ## every check: format, lint, types, imports, all tests
	@echo "== tests"
	@$(BIN)/pytest --quiet -n $(WORKERS) --dist worksteal

# Watching every line makes the tests take more than twice as long.
coverage: compiler setup web browser ## all tests, and which lines and branches they leave out
	@$(BIN)/pytest --quiet -n $(WORKERS) --dist worksteal --cov --cov-report=term

quick: compiler setup lint types imports web webcheck ## the same without slow tests, browsers and research, in one world each
	@echo "== quick tests"
	@$(BIN)/pytest --quiet -n $(WORKERS) --dist worksteal -m "not slow" --worlds 1 \
		--ignore tests/browser --ignore tests/research

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
		.coverage .coverage.* htmlcov build dist \
		boomtable/kernel/*.so web/node_modules web/src/lib/wire.ts boomtable/server/static
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

# uv's sync removes the project itself, so that this comes after each sync. It also compiles the
# kernel of Oklahoma Boomers, where there is a compiler.
$(INSTALLED): pyproject.toml hatch_build.py $(KERNEL) $(SYNCED)
	@if test -x .tools/bin/uv; then \
		.tools/bin/uv pip install --quiet --no-deps --no-build-isolation --editable .; \
	else \
		$(PIP) --no-deps --no-build-isolation --editable .; \
	fi
	@touch $@

$(NPM_INSTALLED): web/package.json web/package-lock.json web/.npmrc
	@command -v npm > /dev/null \
		|| { echo "The browser app is built with Node 20 or newer, and there is no 'npm' here." >&2; exit 1; }
	@echo "== set-up: packages into web/node_modules"
	@cd web && npm ci --silent --no-progress
	@touch $@

# The types of everything that the server says and hears come from its own schema.
web/src/lib/wire.ts: boomtable/server/wire.py boomtable/server/forms.py web/tools/wire-types.mjs $(INSTALLED)
	@$(BIN)/python -m boomtable.server.schema | node web/tools/wire-types.mjs

$(PAGE): $(PAGE_SOURCES) $(NPM_INSTALLED) web/src/lib/wire.ts
	@echo "== browser app"
	@cd web && npm run --silent build -- --logLevel warn
	@touch $@
