"""The server of a run: a process of its own, or one that runs already."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import deque
from dataclasses import dataclass
from queue import Empty, Queue
from threading import Thread
from time import monotonic
from typing import IO, Optional, Sequence

START_TIMEOUT_S = 120
"""Maximum time of a start. The first `npx` downloads the package."""


@dataclass(frozen=True)
class RollcallServer:
    """A server. The fixture stops it."""

    url: str
    process: Optional[subprocess.Popen[str]] = None
    control_token: Optional[str] = None
    """Token of the control plane, which a server needs that sees this machine as another one."""

    def stop(self) -> None:
        """Stops the server if the run has started it."""
        if self.process is None:
            return
        _signal(self.process, signal.SIGTERM)
        try:
            self.process.wait(timeout=10)
        except subprocess.TimeoutExpired:
            _signal(self.process, getattr(signal, "SIGKILL", signal.SIGTERM))
            self.process.wait()


def start_server(command: Sequence[str], flags: Sequence[str]) -> RollcallServer:
    """Starts a server with its world in memory, on a free port. Raises `RuntimeError` with what it said if it ends."""
    world = [] if "ROLLCALL_WORLD" in os.environ else ["--world", "small"]
    line = [*command, "serve", "--memory", "--port", "0", "--log-level", "silent", *world, *flags]
    try:
        # A group of its own, since npx is not the server but starts it.
        process = subprocess.Popen(
            line,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            encoding="utf-8",
            start_new_session=True,
            shell=sys.platform == "win32",
        )
    except FileNotFoundError as error:
        raise RuntimeError(f"cannot start a server: there is no command {command[0]!r}; install Node, or set --rollcall-url") from error
    assert process.stdout is not None
    lines: Queue[str] = Queue()
    Thread(target=_drain, args=(process.stdout, lines), daemon=True).start()
    said: deque[str] = deque(maxlen=20)
    deadline = monotonic() + START_TIMEOUT_S
    while True:
        try:
            said.append(lines.get(timeout=max(0.0, deadline - monotonic())))
        except Empty:
            RollcallServer("", process).stop()
            raise RuntimeError(f"the server has not started within {START_TIMEOUT_S} seconds:\n{''.join(said)}") from None
        if said[-1].startswith("ready "):
            return RollcallServer(said[-1].split()[1], process)
        if said[-1] == "":
            raise RuntimeError(f"the server ended with code {process.wait()}:\n{''.join(said)}")


def _drain(stream: IO[str], lines: Queue[str]) -> None:
    """Reads what the server says, to its end, so that it never waits for a reader. The last line is empty."""
    for line in stream:
        lines.put(line)
    lines.put("")


def _signal(process: subprocess.Popen[str], number: int) -> None:
    if process.poll() is not None:
        return
    if sys.platform == "win32":
        process.terminate()
        return
    os.killpg(process.pid, number)
