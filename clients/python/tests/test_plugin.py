"""The fixtures and the reports, in runs of their own."""

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
    assert output.count("chat.postMessage → 200") == 1
    assert "chat.postMessage → 200 no_text" in output
    assert "  because " in output
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
    from pytest_rollcall import Rollcall

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
