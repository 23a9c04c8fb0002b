"""A workspace service for pytest."""

from .client import Message, Person, Rollcall, RollcallError
from .server import RollcallServer

__all__ = ["Message", "Person", "Rollcall", "RollcallError", "RollcallServer"]
