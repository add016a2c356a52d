"""Marks for tests: ``@rule("O-4.2")`` says which numbered rule a test proves."""

import pytest

rule = pytest.mark.rule
slow = pytest.mark.slow
