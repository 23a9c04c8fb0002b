"""Leads connections of this process to some hosts elsewhere: every client that looks up an address by name.

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
    look_up = socket.getaddrinfo

    def is_led(host):
        if isinstance(host, bytes):
            host = host.decode("ascii", "replace")
        if not isinstance(host, str):
            return False
        asked = host.lower().rstrip(".")
        return any(asked == name or asked.endswith("." + name) for name in names)

    def getaddrinfo(host, port, *args, **kwargs):
        if is_led(host) and str(port) in ("443", "https"):
            kwargs.pop("family", None)
            return look_up("127.0.0.1", leading["port"], socket.AF_INET, *args[1:], **kwargs)
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
