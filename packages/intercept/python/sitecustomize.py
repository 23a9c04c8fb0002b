"""Leads connections of this process to some hosts elsewhere: every client that looks up an address by name.
Refuses those to other machines if the run is offline.

Python loads this module at its start, because its folder is the first of PYTHONPATH.
"""

import importlib.machinery
import importlib.util
import json
import os
import socket
import sys


def _lead(leading):
    names = tuple(leading["hosts"])
    refuse = leading.get("refuse")
    # A server also looks up the addresses that it listens on.
    direct = () if refuse is None else (*refuse["except"], "localhost", "0.0.0.0", "::", "::1", socket.gethostname())
    look_up = socket.getaddrinfo

    def is_among(host, names):
        asked = host.lower().rstrip(".")
        return any(asked == name or asked.endswith("." + name) for name in names)

    def getaddrinfo(host, port, *args, **kwargs):
        name = host.decode("ascii", "replace") if isinstance(host, bytes) else host
        if not isinstance(name, str):
            return look_up(host, port, *args, **kwargs)
        if is_among(name, names) and str(port) in ("443", "https"):
            kwargs.pop("family", None)
            return look_up("127.0.0.1", leading["port"], socket.AF_INET, *args[1:], **kwargs)
        if refuse is not None and name and not (is_among(name, direct) or name.startswith("127.")):
            with open(refuse["file"], "a", encoding="utf-8") as file:
                file.write(f"{name}:{port}\n")
            raise socket.gaierror(socket.EAI_FAIL, f"{name} is not reachable: this run is offline.")
        return look_up(host, port, *args, **kwargs)

    socket.getaddrinfo = getaddrinfo


def _load_next():
    """Loads the module of the same name that this one hides, such as that of the system."""
    own = os.path.dirname(os.path.abspath(__file__))
    others = [path for path in sys.path if os.path.abspath(path or ".") != own]
    found = importlib.machinery.PathFinder.find_spec("sitecustomize", others)
    if found is not None and found.loader is not None:
        module = importlib.util.module_from_spec(found)
        found.loader.exec_module(module)


if "ROLLCALL_INTERCEPT" in os.environ:
    _lead(json.loads(os.environ["ROLLCALL_INTERCEPT"]))
_load_next()
