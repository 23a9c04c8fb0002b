"""What a person sees, and does with it."""

import json
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from urllib.parse import parse_qs

import pytest
from pytest_rollcall import RollcallError

TASK = {
    "type": "modal",
    "callback_id": "task",
    "title": {"type": "plain_text", "text": "Task"},
    "submit": {"type": "plain_text", "text": "Save"},
    "blocks": [
        {
            "type": "input",
            "block_id": "why",
            "label": {"type": "plain_text", "text": "Why"},
            "element": {"type": "plain_text_input", "action_id": "value"},
        }
    ],
}
BUTTON = {"type": "button", "action_id": "approve", "text": {"type": "plain_text", "text": "Approve"}}


@pytest.fixture
def bot(rollcall):
    """Acknowledges first, and then opens a view or answers."""

    class Bot(BaseHTTPRequestHandler):
        def do_POST(self):
            fields = parse_qs(self.rfile.read(int(self.headers["Content-Length"])).decode())
            payload = json.loads(fields["payload"][0])
            self.send_response(200)
            self.send_header("Content-Length", "0")
            self.end_headers()
            self.wfile.flush()
            if payload["type"] == "block_actions":
                call("views.open", trigger_id=payload["trigger_id"], view=TASK)
            else:
                why = payload["view"]["state"]["values"]["why"]["value"]["value"]
                call("chat.postMessage", channel="general", text=f"Deployed: {why}")

        def log_message(self, *_):
            pass

    server = HTTPServer(("127.0.0.1", 0), Bot)
    Thread(target=server.serve_forever, daemon=True).start()
    manifest = {
        "display_information": {"name": "Deploy Bot"},
        "features": {"bot_user": {"display_name": "deploybot"}},
        "oauth_config": {"scopes": {"bot": ["chat:write", "chat:write.public"]}},
        "settings": {"interactivity": {"is_enabled": True, "request_url": f"http://127.0.0.1:{server.server_port}/"}},
    }
    environment = rollcall.control("apps.create", manifest=json.dumps(manifest), install=True)["environment"]
    token = environment["bot_token"]

    def call(method, **arguments):
        answer = rollcall.call(method, token=token, **arguments)
        assert answer["ok"], answer
        return answer

    yield call
    server.shutdown()
    server.server_close()


def test_people_use_what_they_see(rollcall, bot):
    bot("chat.postMessage", channel="general", text="Deploy?", blocks=[{"type": "actions", "elements": [BUTTON]}])
    alan = rollcall.person("alan.turing")
    asked = alan.see("general")["messages"][-1]
    alan.react(asked, "eyes")
    alan.pin(asked)
    alan.unpin(asked)
    reply = alan.reply(asked, "Why?")
    assert [each["text"] for each in alan.see(reply["message"])["messages"]] == ["Deploy?", "Why?"]
    view = alan.click(asked, "Approve")["view"]
    assert alan.wait_for_view("task")["id"] == view["id"]
    assert alan.wait_for_view(lambda each: each["title"] == "Task")["id"] == view["id"]
    alan.submit(view, {"Why": "All checks pass"})
    done = alan.wait_for(lambda message: message["text"].startswith("Deployed"), after=asked)
    assert done["text"] == "Deployed: All checks pass"
    assert alan.wait_for(text="Deployed", author="deploybot")["ts"] == done["ts"]
    alan.click(asked, "Approve")
    alan.submit("Task", {"Why": "Again"})
    for again in [alan.wait_for(where={"text": "Again"}), alan.wait_for("Again"), alan.wait_for({"text": "Again"})]:
        assert (again["text"], again["channel"]) == ("Deployed: Again", done["channel"])
    alan.click(asked, "Approve")
    assert "view" not in alan.close("Task")


def test_waiting_ends(rollcall):
    alan = rollcall.person("alan.turing")
    alan.post("general", "Hello")
    with pytest.raises(RollcallError, match="No message matched within 1 ms(.|\n)*Hello(.|\n)*people.post by alan.turing → 200"):
        alan.wait_for(lambda message: message["text"] == "Goodbye", timeout_ms=1)
    with pytest.raises(RollcallError, match="No message matched within 1 ms(.|\n)*Hello"):
        alan.wait_for(text="Goodbye", timeout_ms=1)
    for wrong, wanted in [({"txt": "x"}, 'has no txt; did you mean "text"'), ({"text": 1}, "never has 1 as its text")]:
        with pytest.raises(RollcallError, match=wanted):
            alan.wait_for(wrong)
    for wait in [alan.wait_for, alan.wait_for_view]:
        with pytest.raises(TypeError, match="function, not 1"):
            wait(1)
    for act in [lambda: alan.click(None, "Go"), lambda: alan.react(None, "eyes"), lambda: alan.reply(None, "x")]:
        with pytest.raises(TypeError, match="not None: wait for it with wait_for"):
            act()
    with pytest.raises(TypeError, match="look at title"):
        alan.wait_for_view(lambda view: True, title="Task")
    with pytest.raises(RollcallError, match="No view matched"):
        alan.wait_for_view("Task", timeout_ms=1)
    # Another thread would post meanwhile; here the message is there before.
    assert alan.wait_for(lambda message: message["text"] == "Hello", channel="general")["text"] == "Hello"
