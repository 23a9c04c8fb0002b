"""The fixtures and the reports, in runs of their own."""

import os
import shlex

import pytest
from pytest_rollcall import Rollcall, RollcallError
from pytest_rollcall.server import start_server

FAILING = """
def test_passes(rollcall):
    assert rollcall.call("chat.postMessage", channel="general", text="hello")["ok"]

def test_fails(rollcall):
    assert rollcall.call("chat.postMessage", channel="general")["ok"]
"""


def test_shows_the_journal_of_a_failed_test(run_tests):
    result = run_tests(FAILING)
    result.assert_outcomes(passed=1, failed=1)
    output = result.stdout.str()
    assert "Rollcall journal" in output
    assert output.count("chat.postMessage by rollbot → 200") == 1
    assert "chat.postMessage by rollbot → 200 no_text" in output
    assert "arguments: found" in output
    assert "svcb-demo-bot" not in output


def test_starts_and_stops_a_server(run_tests, pytester):
    pytester.makeini("[pytest]\nrollcall_args = --rate-mode observe --seed 7")
    text = """
    def test_url(rollcall, rollcall_server):
        assert rollcall.call("auth.test")["user"] == "rollbot"
        print("served at", rollcall_server.url)
    """
    result = run_tests(text, "-s", url=[])
    result.assert_outcomes(passed=1)
    [line] = [each for each in result.outlines if "served at" in each]
    try:
        Rollcall(line.split()[-1]).reset()
    except OSError:
        return
    raise AssertionError("the server still runs")


def test_says_why_a_server_did_not_start(run_tests, monkeypatch):
    result = run_tests(FAILING, "--rollcall-command", "no-such-command", url=[])
    result.assert_outcomes(errors=2)
    assert "there is no command 'no-such-command'" in result.stdout.str()


def test_refuses_to_share_a_server_among_workers(run_tests, monkeypatch):
    monkeypatch.setenv("PYTEST_XDIST_WORKER", "gw0")
    result = run_tests(FAILING)
    assert "workers cannot share the server" in result.stdout.str()


def test_controls_a_server_that_wants_a_token(run_tests):
    server = start_server(shlex.split(os.environ["ROLLCALL_COMMAND"]), ["--control-token", "let-me-in"])
    text = """
    def test_resets(rollcall):
        assert rollcall.call("auth.test")["ok"]
    """
    try:
        with pytest.raises(RollcallError, match="world.list"):
            Rollcall(server.url).reset()
        refused = run_tests(text, url=["--rollcall-url", server.url])
        refused.assert_outcomes(errors=1)
        accepted = run_tests(text, "--rollcall-control-token", "let-me-in", url=["--rollcall-url", server.url])
        accepted.assert_outcomes(passed=1)
    finally:
        server.stop()
