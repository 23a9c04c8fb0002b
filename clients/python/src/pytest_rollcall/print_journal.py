"""The journal of a test as text."""

from __future__ import annotations

import json
from typing import Any, Mapping, Sequence

MAX_PRINTED = 20
"""Maximum number of entries to print."""


def print_journal(entries: Sequence[Mapping[str, Any]]) -> str:
    """Formats the last entries: what was called, what was answered, and why."""
    last = entries[-MAX_PRINTED:]
    head = [f"{len(entries)} exchanges, the last {len(last)} of them here:"] if len(last) < len(entries) else []
    return "\n".join([*head, *(line for entry in last for line in _lines(entry))])


def print_line(entry: Mapping[str, Any]) -> str:
    """Formats what was called, and what was answered."""
    answered = [str(part) for part in (entry["status"], entry.get("code")) if part]
    fault = f" (fault {entry['fault']})" if "fault" in entry else ""
    return f"{entry['at']} {_called(entry)} → {' '.join(answered)}{fault}"


def _lines(entry: Mapping[str, Any]) -> list[str]:
    reason = entry.get("reason") or {}
    facts = {
        "arguments": entry.get("arguments"),
        "reason": reason.get("rule"),
        "found": reason.get("found"),
        "wanted": reason.get("wanted"),
        "answer": entry.get("delivery", {}).get("answer"),
    }
    return [print_line(entry), *(f"  {name:<9} {_text(value)}" for name, value in facts.items() if value is not None)]


def _called(entry: Mapping[str, Any]) -> str:
    if "delivery" in entry:
        return f"event {entry['delivery']['event']} to {entry.get('app')}"
    if "method" in entry:
        return str(entry["method"])
    return f"SCIM {entry.get('version', '')} {entry.get('route', '(no such endpoint)')}"


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
