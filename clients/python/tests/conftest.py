"""The tests use the command that was built in this repository."""

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
os.environ.setdefault("ROLLCALL_COMMAND", f"node {ROOT / 'apps/rollcall/dist/command.js'}")


@pytest.fixture
def run_tests(pytester, rollcall_server, monkeypatch):
    """Runs the tests of a file in a process of their own, against the server of this run."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "clients/python/src"))

    def run(text, *options, url=None):
        pytester.makepyfile(test_it=text)
        chosen = ["--rollcall-url", rollcall_server.url] if url is None else url
        return pytester.runpytest_subprocess("-p", "pytest_rollcall.plugin", *chosen, *options)

    return run
