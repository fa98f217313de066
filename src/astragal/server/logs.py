"""Logs: one JSON object a line, about what happened, without anything that must stay secret."""

import logging
import re
import sys
import time
from collections.abc import Mapping, MutableMapping
from typing import Any, Final, TextIO

import structlog
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from astragal.server.security import Refuse

HIDDEN: Final = "[hidden]"
SECRETS: Final = re.compile(
    r"(?i)(cookie|token|nonce|secret|password|authorization|(^|_)key$|^link$|credential)"
)
JOIN_LINK: Final = re.compile(r"(/(?:join|watch)/[^/\s]+/)[^/?\s\"]+")
BEARER: Final = re.compile(r"(?i)(bearer\s+)\S+")
# 64 hex digits are a key or a secret, whatever the field that they stand in is called.
KEY: Final = re.compile(r"\b[0-9a-fA-F]{64}\b")

Fields = MutableMapping[str, Any]


def without_secrets(logger: Any, method: str, fields: Fields) -> Fields:
    """Hide what has a secret's name, or looks like one."""
    return {name: _safe(name, value) for name, value in fields.items()}


def _safe(name: str, value: Any) -> Any:
    if SECRETS.search(name):
        return HIDDEN
    if isinstance(value, Mapping):
        return {str(key): _safe(str(key), inner) for key, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_safe("", inner) for inner in value]
    if isinstance(value, bytes):
        return f"{len(value)} bytes"
    return masked(value) if isinstance(value, str) else value


def masked(text: str) -> str:
    """A text with links' secrets, tokens and keys made unreadable."""
    text = JOIN_LINK.sub(rf"\1{HIDDEN}", text)
    text = BEARER.sub(rf"\1{HIDDEN}", text)
    return KEY.sub(HIDDEN, text)


def set_up(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Send all logs of the process, those of libraries too, to one stream as JSON lines."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        without_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.ExtraAdder(), *shared],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = name != "uvicorn.access"  # LogCalls tells those


class LogCalls:
    """Middleware that logs each HTTP call and each socket, and answers for unexpected errors."""

    def __init__(self, app: ASGIApp, refuse: Refuse) -> None:
        self.app = app
        self.refuse = refuse
        self.log = structlog.stdlib.get_logger("astragal.http")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0

        async def noticed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.close":
                status = message.get("code", 1000)
            await send(message)

        facts = {"method": scope.get("method", "SOCKET"), "path": scope["path"]}
        try:
            await self.app(scope, receive, noticed)
        except Exception:
            self.log.exception("error", **facts)
            if not status and scope["type"] == "http":
                await self.refuse(scope, 500, "broken", {})(scope, receive, noticed)
            elif scope["type"] == "http":
                raise  # half an answer is out; the connection has to break
        took = round(1000 * (time.perf_counter() - began), 1)
        self.log.info("call", status=status, ms=took, **facts)
