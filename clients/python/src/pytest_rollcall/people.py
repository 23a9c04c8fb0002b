"""What people of a world do."""

from __future__ import annotations

from time import monotonic
from typing import Any, Callable, Mapping, Optional, Protocol, Sequence, Union

Message = Mapping[str, Any]
"""A message as `see` or an act returned it, or anything with its `channel` and `ts`."""

Seen = Mapping[str, Any]
"""What a person sees: a message, a view or a home, or the answer to an act that has one. Or `{"view": title}`, `{"home": bot}`."""

WAIT_MS = 3000
"""How long an act waits after an empty acknowledgement, as long as the app is at work."""


class _Control(Protocol):
    def __call__(self, operation: str, **arguments: Any) -> dict[str, Any]: ...


class Person:
    """A person of the world, who acts under the rules that people are under."""

    def __init__(self, control: _Control, name: str) -> None:
        self._control = control
        self.name = name

    def act(self, act: str, **arguments: Any) -> dict[str, Any]:
        """Does any act, by the name of its operation: `act("openAssistant", bot="rollbot")`."""
        if arguments.get("seen", self) is None:
            raise TypeError("expected what the person sees, not None: wait for it with wait_for")
        return self._control(f"people.{act}", person=self.name, **arguments)

    def post(self, channel: str, text: str, **details: Any) -> dict[str, Any]:
        """Posts a message. `details`: `thread`, `broadcast`, `blocks` and `files`."""
        return self.act("post", channel=channel, text=text, **details)

    def reply(self, message: Seen, text: str, **details: Any) -> dict[str, Any]:
        """Posts in the thread of a message."""
        return self.act("post", seen=message, text=text, **details)

    def edit(self, message: Seen, text: str) -> dict[str, Any]:
        """Changes the text of a message."""
        return self.act("edit", seen=message, text=text)

    def delete(self, message: Seen) -> dict[str, Any]:
        """Deletes a message."""
        return self.act("delete", seen=message)

    def react(self, message: Seen, emoji: str) -> dict[str, Any]:
        """Adds a reaction to a message."""
        return self.act("react", seen=message, emoji=emoji)

    def unreact(self, message: Seen, emoji: str) -> dict[str, Any]:
        """Removes a reaction from a message."""
        return self.act("unreact", seen=message, emoji=emoji)

    def pin(self, message: Seen) -> dict[str, Any]:
        """Pins a message."""
        return self.act("pin", seen=message)

    def unpin(self, message: Seen) -> dict[str, Any]:
        """Unpins a message."""
        return self.act("unpin", seen=message)

    def see(self, place: Union[str, Seen], **details: Any) -> dict[str, Any]:
        """What the person sees of a conversation, or of the thread of a message: `channel`, `messages` and `views`."""
        return self.act("see", **({"channel": place} if isinstance(place, str) else {"seen": place}), **details)

    def see_app(self, bot: str) -> dict[str, Any]:
        """The `home` of an app, and its open `view`."""
        return self.act("seeApp", bot=bot)

    def wait_for(
        self,
        test: Union[None, str, Mapping[str, Any], Callable[[Message], bool]] = None,
        *,
        timeout_ms: int = 5000,
        **wanted: Any,
    ) -> dict[str, Any]:
        """Waits until the person sees a message: the first for which `test` is true, past or future.

        Instead of a function, `wanted` says which: `text` (a part of it), `author`, and `where` (values by name, of which
        `text` is a part). They can also be the first argument. `channel`, `thread` and `after` say where. Raises
        `RollcallError` when the time is over, with what the person saw and what happened.
        """
        wanted = {key: _ts(key, value) for key, value in wanted.items()}
        if isinstance(test, str):
            return self.wait_for(timeout_ms=timeout_ms, **{"text": test}, **wanted)
        if isinstance(test, Mapping):
            return self.wait_for(timeout_ms=timeout_ms, **{"where": test}, **wanted)
        if test is None:
            if "author" in wanted:
                wanted["from"] = wanted.pop("author")
            found: dict[str, Any] = self.act("waitFor", timeout_ms=timeout_ms, **wanted)["message"]
            return found
        _check(test, "a text, values by name or a function")
        return self._first("message", test, timeout_ms, **wanted)

    def wait_for_view(
        self, test: Union[str, Callable[[Mapping[str, Any]], bool]], *, timeout_ms: int = 5000, **where: Any
    ) -> dict[str, Any]:
        """Waits until the person has a view: by its title, `callback_id` or identifier, `home`, or a test.

        `where`: values that the view of that name has.
        """
        if not isinstance(test, str):
            _check(test, "a title, callback_id or identifier, or a function")
            if where:
                raise TypeError(f"a function takes no values: look at {', '.join(where)} in it")
            return self._first("view", test, timeout_ms)
        found: dict[str, Any] = self.act("waitFor", view=test, timeout_ms=timeout_ms, **({"where": where} if where else {}))
        return found["view"]

    def _first(self, what: str, test: Callable[[Any], bool], timeout_ms: int, **place: Any) -> dict[str, Any]:
        deadline = monotonic() + timeout_ms / 1000
        mark: dict[str, Any] = {}
        while True:
            left = max(0, round((deadline - monotonic()) * 1000))
            latest = self.act("seeLatest", timeout_ms=left, **mark, **place)
            for each in latest[f"{what}s"]:
                if test(each):
                    return dict(each)
            if monotonic() >= deadline:
                raise self._timed_out(what, timeout_ms, latest)
            mark = {"mark": latest["mark"]}

    def _timed_out(self, what: str, timeout_ms: int, latest: Mapping[str, Any]) -> Exception:
        from .client import RollcallError

        seen = [f"  {each.get('text') or each.get('title') or each.get('type')!r}" for each in latest[f"{what}s"][-5:]]
        saw = [f"{self.name} saw the {what}s:", *seen] if seen else [f"{self.name} saw no {what}s at all."]
        happened = self._control("journal.report")["report"].strip()
        detail = "\n".join([f"No {what} matched within {timeout_ms} ms.", *saw, happened])
        return RollcallError("people.waitFor", {"ok": False, "error": "timed_out", "detail": detail})

    def join(self, channel: str) -> dict[str, Any]:
        """Joins a channel."""
        return self.act("join", channel=channel)

    def leave(self, channel: str) -> dict[str, Any]:
        """Leaves a channel."""
        return self.act("leave", channel=channel)

    def invite(self, channel: str, *users: str) -> dict[str, Any]:
        """Brings users and bots into a channel."""
        return self.act("invite", channel=channel, users=users)

    def open_dm(self, *users: str) -> dict[str, Any]:
        """Opens a direct conversation."""
        return self.act("openDm", users=users)

    def open_home(self, bot: str, **details: Any) -> dict[str, Any]:
        """Opens the home of an app."""
        return self.act("openHome", bot=bot, **details)

    def command(self, channel: str, text: str, **details: Any) -> dict[str, Any]:
        """Types a slash command, such as `/deploy now`."""
        return self._ask("command", channel=channel, text=text, **details)

    def shortcut(self, name: str, **details: Any) -> dict[str, Any]:
        """Starts a global shortcut, by its name or `callback_id`."""
        return self._ask("shortcut", name=name, **details)

    def message_shortcut(self, message: Seen, name: str, **details: Any) -> dict[str, Any]:
        """Starts a shortcut on a message."""
        return self._ask("messageShortcut", seen=message, name=name, **details)

    def click(self, place: Seen, action: str, **details: Any) -> dict[str, Any]:
        """Clicks a button of a message, a view or a home, by its text or `action_id`."""
        return self._ask("click", seen=place, action=action, **details)

    def choose(self, place: Seen, action: str, values: Union[str, Sequence[str]], **details: Any) -> dict[str, Any]:
        """Chooses from a menu."""
        chosen = [values] if isinstance(values, str) else values
        return self._ask("choose", seen=place, action=action, values=chosen, **details)

    def type(self, place: Seen, action: str, text: str, **details: Any) -> dict[str, Any]:
        """Types into an input."""
        return self._ask("type", seen=place, action=action, text=text, **details)

    def submit(self, *view_and_values: Union[str, Mapping[str, Any]], **details: Any) -> dict[str, Any]:
        """Fills in and submits a modal: `submit(values)` the open one, `submit(view, values)` one by its title or as seen.

        `values`: by label, `action_id` or `block_id`.
        """
        *views, values = view_and_values or ({},)
        if isinstance(values, str) or (not views and _is_view(values)):
            views, values = [values], {}
        return self._ask("submit", **_modal(*views), values=values, **details)

    def close(self, *view: Union[str, Mapping[str, Any]], **details: Any) -> dict[str, Any]:
        """Closes the open modal, or one by its title or as seen. `all`: its window, with all modals."""
        return self.act("close", **_modal(*view), **details)

    def _ask(self, act: str, **arguments: Any) -> dict[str, Any]:
        return self.act(act, **{"wait_ms": WAIT_MS, **arguments})


def _ts(key: str, value: Any) -> Any:
    if key not in ("thread", "after") or isinstance(value, str):
        return value
    return value.get("thread_ts", value["ts"]) if key == "thread" else value["ts"]


def _check(test: Any, wanted: str) -> None:
    if not callable(test):
        raise TypeError(f"expected {wanted}, not {test!r}")


def _modal(view: Union[str, Mapping[str, Any], None] = None) -> dict[str, Any]:
    if view is None:
        return {}
    return {"view": view} if isinstance(view, str) else {"seen": view}


def _is_view(values: Mapping[str, Any]) -> bool:
    view = values["view"] if isinstance(values.get("view"), dict) else values
    return "blocks" in view and "below" in view
