"""What people of a world do."""

from __future__ import annotations

from typing import Any, Mapping, Protocol, Sequence, Union

Message = Mapping[str, Any]
"""A message: at least its `channel` and `ts`, such as the answer of `post`."""


class _Control(Protocol):
    def __call__(self, operation: str, **arguments: Any) -> dict[str, Any]: ...


class Person:
    """A person of the world, who acts under the rules that people are under."""

    def __init__(self, control: _Control, name: str) -> None:
        self._control = control
        self.name = name

    def act(self, act: str, **arguments: Any) -> dict[str, Any]:
        """Does any act, by the name of its operation: `act("openAssistant", bot="rollbot")`."""
        return self._control(f"people.{act}", person=self.name, **arguments)

    def post(self, channel: str, text: str, **details: Any) -> dict[str, Any]:
        """Posts a message. `details`: `thread`, `broadcast`, `blocks` and `files`."""
        return self.act("post", channel=channel, text=text, **details)

    def edit(self, message: Message, text: str) -> dict[str, Any]:
        """Changes the text of a message."""
        return self.act("edit", **_place(message), text=text)

    def delete(self, message: Message) -> dict[str, Any]:
        """Deletes a message."""
        return self.act("delete", **_place(message))

    def react(self, message: Message, emoji: str) -> dict[str, Any]:
        """Adds a reaction to a message."""
        return self.act("react", **_place(message), emoji=emoji)

    def unreact(self, message: Message, emoji: str) -> dict[str, Any]:
        """Removes a reaction from a message."""
        return self.act("unreact", **_place(message), emoji=emoji)

    def see(self, channel: str, **details: Any) -> dict[str, Any]:
        """What the person sees of a conversation, or of a `thread` in it: `channel`, `messages` and `views`."""
        return self.act("see", channel=channel, **details)

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
        return self.act("command", channel=channel, text=text, **details)

    def click(self, place: Message, action: str, **details: Any) -> dict[str, Any]:
        """Clicks a button of a message, of `{"view": …}` or of `{"home": …}`, by its text or `action_id`."""
        return self.act("click", **_place(place), action=action, **details)

    def choose(self, place: Message, action: str, values: Union[str, Sequence[str]], **details: Any) -> dict[str, Any]:
        """Chooses from a menu."""
        chosen = [values] if isinstance(values, str) else values
        return self.act("choose", **_place(place), action=action, values=chosen, **details)

    def type(self, place: Message, action: str, text: str, **details: Any) -> dict[str, Any]:
        """Types into an input."""
        return self.act("type", **_place(place), action=action, text=text, **details)

    def submit(self, values: Mapping[str, Any], **details: Any) -> dict[str, Any]:
        """Fills in and submits the open modal. `values`: by label, `action_id` or `block_id`."""
        return self.act("submit", values=values, **details)


def _place(message: Message) -> dict[str, Any]:
    return {key: message[key] for key in ("channel", "ts", "view", "home") if isinstance(message.get(key), str)}
