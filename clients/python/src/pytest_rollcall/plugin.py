"""The plugin: options, fixtures, and the journal in reports."""

from __future__ import annotations

import os
import shlex
from typing import Any, Generator, Iterator

import pytest

from .client import Rollcall
from .server import RollcallServer, start_server


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rollcall", "a workspace service for tests")
    group.addoption("--rollcall-url", metavar="URL", help="server to use, instead of one that the run starts")
    group.addoption("--rollcall-control-token", metavar="TOKEN", help="token of the control plane of that server")
    group.addoption("--rollcall-command", metavar="COMMAND", help="command that starts a server (npx --yes rollcall)")
    parser.addini("rollcall_args", "flags of the server, such as --rate-mode enforce", type="args", default=[])


@pytest.fixture(scope="session")
def rollcall_server(pytestconfig: pytest.Config) -> Iterator[RollcallServer]:
    """The server of the run."""
    url = pytestconfig.getoption("--rollcall-url") or os.environ.get("ROLLCALL_URL")
    if url and os.environ.get("PYTEST_XDIST_WORKER"):
        raise pytest.UsageError("workers cannot share the server of ROLLCALL_URL; leave it out, so that each starts its own")
    if url:
        token = pytestconfig.getoption("--rollcall-control-token") or os.environ.get("ROLLCALL_CONTROL_TOKEN")
        yield RollcallServer(url.rstrip("/"), control_token=token)
        return
    named = pytestconfig.getoption("--rollcall-command") or os.environ.get("ROLLCALL_COMMAND")
    server = start_server(shlex.split(named or "npx --yes rollcall"), pytestconfig.getini("rollcall_args"))
    yield server
    server.stop()


@pytest.fixture
def rollcall(rollcall_server: RollcallServer) -> Rollcall:
    """The server with a fresh world."""
    client = Rollcall(rollcall_server.url, rollcall_server.control_token)
    client.reset()
    return client


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, None]:
    """Adds the journal to the report of a failed test."""
    outcome = yield
    report: pytest.TestReport = outcome.get_result()
    client = getattr(item, "funcargs", {}).get("rollcall")
    if report.when != "call" or not report.failed or not isinstance(client, Rollcall):
        return
    try:
        report_text = client.control("journal.report", test=item.name)["report"]
    except OSError as error:
        report.sections.append(("Rollcall journal", f"The server does not answer: {error}"))
        return
    if report_text:
        report.sections.append(("Rollcall journal", report_text.strip()))
