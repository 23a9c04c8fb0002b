"""What a test does with the server."""

import httpx
import pytest
from pydantic import BaseModel

from pytest_rollcall import RollcallError


class Posted(BaseModel):
    ok: bool
    channel: str
    ts: str


def test_serves_clients_of_others(rollcall):
    headers = {"Authorization": "Bearer svcb-demo-bot"}
    with httpx.Client(base_url=rollcall.api_url, headers=headers, trust_env=False) as client:
        answer = client.post("/chat.postMessage", data={"channel": "general", "text": "hello"})
    posted = Posted(**answer.json())
    messages = rollcall.person("alan.turing").see("general")["messages"]
    assert (messages[-1]["ts"], messages[-1]["text"]) == (posted.ts, "hello")


def test_starts_with_a_fresh_world(rollcall):
    assert rollcall.journal() == []


@pytest.mark.parametrize("time", [1, 2])
def test_removes_copies_of_worlds(rollcall, time):
    assert rollcall.control("world.fork", name="blue")["world"]["token_prefix"] == "blue~"


def test_people_act(rollcall):
    alan = rollcall.person("alan.turing")
    asked = alan.post("general", "Hi")
    alan.edit(asked, "Hello")
    alan.react(asked, "eyes")
    rollcall.person("annie.easley").post("general", "Hello, too", thread=asked["ts"])
    thread = alan.see("general", thread=asked["ts"])["messages"]
    assert [each["text"] for each in thread] == ["Hello", "Hello, too"]
    alan.unreact(asked, "eyes")
    alan.delete(asked)
    assert alan.act("setStatus", text="Away", emoji=":palm_tree:")["ok"]
    methods = [entry["method"] for entry in rollcall.journal(kind="act")]
    assert methods[:3] == ["people.post", "people.edit", "people.react"]


def test_says_what_is_wrong(rollcall):
    with pytest.raises(RollcallError, match="nowhere") as caught:
        rollcall.person("alan.turing").post("nowhere", "Hello?")
    assert caught.value.answer["ok"] is False
    with pytest.raises(RollcallError, match="expected a duration"):
        rollcall.advance("soon")


def test_controls_faults_and_time(rollcall):
    rollcall.control("clock.freeze")
    before = rollcall.control("clock.get")["now"]
    assert rollcall.advance("1h")["now"] > before
    rollcall.arm({"kind": "error", "code": "fatal_error"}, match={"method": "auth.test"})
    assert rollcall.call("auth.test")["error"] == "fatal_error"
    assert rollcall.wait_for(method="auth.test")["code"] == "fatal_error"
    assert rollcall.call("auth.test")["ok"]


def test_loads_a_world(rollcall):
    with pytest.raises(RollcallError):
        rollcall.load({"users": "nobody"})
