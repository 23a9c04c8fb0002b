"""The example of the README, and what the package says of itself."""

import importlib
import re
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parents[1]


def test_runs_the_example(run_tests):
    [example] = re.findall(r"^```python\n(.*?)^```$", (HERE / "README.md").read_text("utf-8"), re.S | re.M)
    run_tests(example).assert_outcomes(passed=2)


def test_describes_the_package():
    tomllib = pytest.importorskip("tomllib", reason="Python 3.11 reads TOML")
    project = tomllib.loads((HERE / "pyproject.toml").read_text("utf-8"))["project"]
    plugin = importlib.import_module(project["entry-points"]["pytest11"]["rollcall"])
    assert callable(plugin.pytest_runtest_makereport)
    assert f"## {project['version']}\n" in (HERE / "CHANGELOG.md").read_text("utf-8")
    assert project["dependencies"] == ["pytest>=7"]
