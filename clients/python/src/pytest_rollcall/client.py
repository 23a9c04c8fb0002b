"""A client of a server: calls, and operations of its control plane."""

from __future__ import annotations

import json
from typing import Any, Mapping, Optional, Union
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

from .people import Message, Person

__all__ = ["Message", "Person", "Rollcall", "RollcallError"]

# A proxy of the machine does not know this server.
_opener = build_opener(ProxyHandler({}))


class RollcallError(Exception):
    """An operation that the server refused."""

    def __init__(self, operation: str, answer: Mapping[str, Any]) -> None:
        self.operation = operation
        self.answer = answer
        found = (answer.get("response_metadata") or {}).get("messages") or []
        said = str(answer.get("detail") or answer.get("error") or answer)
        super().__init__("\n".join([f"{operation}: {said}", *found]))


class Rollcall:
    """A server whose world a test controls."""

    def __init__(self, url: str, control_token: Optional[str] = None) -> None:
        self.url = url.rstrip("/")
        self._control_headers = {"Authorization": f"Bearer {control_token}"} if control_token else {}

    @property
    def api_url(self) -> str:
        """Base of the Web API, with a trailing slash: clients append the name of a method."""
        return f"{self.url}/api/"

    @property
    def scim_url(self) -> str:
        """Base of SCIM 2.0, without a trailing slash."""
        return f"{self.url}/scim/v2"

    def person(self, name: str) -> Person:
        """A person of the world, by user name or identifier."""
        return Person(self.control, name)

    def call(self, method: str, *, token: str = "svcb-demo-bot", **arguments: Any) -> dict[str, Any]:
        """Calls a method of the Web API, as the bot of the demo world by default. Returns the answer, refused or not."""
        return self._send(f"{self.api_url}{method}", arguments, {"Authorization": f"Bearer {token}"})

    def control(self, operation: str, **arguments: Any) -> dict[str, Any]:
        """Does an operation of the control plane, such as `people.post`. Raises `RollcallError` if it is refused."""
        answer = self._send(f"{self.url}/_rollcall/{operation}", arguments, self._control_headers)
        if answer.get("ok") is False:
            raise RollcallError(operation, answer)
        return answer

    def journal(self, **filters: Any) -> list[dict[str, Any]]:
        """Lists calls, acts and deliveries since the world was fresh, the newest last."""
        entries: list[dict[str, Any]] = []
        cursor = ""
        while True:
            page = self.control("journal.list", limit=1000, **filters, **({"cursor": cursor} if cursor else {}))
            entries += page["entries"]
            cursor = page.get("response_metadata", {}).get("next_cursor", "")
            if not cursor:
                return entries

    def wait_for(self, **filters: Any) -> dict[str, Any]:
        """Waits for the first exchange that matches, past or future, for five seconds (`timeout_ms`)."""
        answer = self.control("journal.wait", **filters)
        entry: dict[str, Any] = answer["entry"]
        return entry

    def advance(self, by: str) -> dict[str, Any]:
        """Advances the clock of the world, such as by `1h30m`. Returns when everything that became due is done."""
        return self.control("clock.advance", by=by)

    def arm(
        self,
        action: Mapping[str, Any],
        *,
        match: Optional[Mapping[str, Any]] = None,
        times: Optional[Mapping[str, Any]] = None,
    ) -> dict[str, Any]:
        """Arms a fault, by default for the next call. Returns the fault."""
        given = {"match": match, "times": times}
        answer = self.control("fault.arm", action=action, **{key: value for key, value in given.items() if value})
        fault: dict[str, Any] = answer["fault"]
        return fault

    def load(self, world: Union[str, Mapping[str, Any]]) -> dict[str, Any]:
        """Replaces the world with that of a file: its text, or its content."""
        return self.control("world.load", file=world)

    def reset(self) -> None:
        """Removes copies of worlds, and resets the world with its journal, clock and faults."""
        for world in self.control("world.list")["worlds"]:
            if "forked_from" in world:
                self.control("world.remove", world=world["name"])
        self.control("world.reset")

    def _send(self, url: str, arguments: Mapping[str, Any], headers: Mapping[str, str]) -> dict[str, Any]:
        body = json.dumps(arguments).encode()
        typed = {"Content-Type": "application/json; charset=utf-8", **headers}
        try:
            with _opener.open(Request(url, body, typed), timeout=60) as response:
                answer: dict[str, Any] = json.load(response)
        except HTTPError as error:
            with error:
                text = error.read()
            try:
                answer = json.loads(text)
            except ValueError:
                answer = {"ok": False, "error": f"HTTP {error.code}"}
        return answer
