import type { FetchHandler } from "@rollcall/server-adapters/node";

const text =
  "This address is for WebSockets. Open the address that apps.connections.open returns with a WebSocket client.\n" +
  "A server that is embedded as a fetch handler cannot accept WebSockets; start one that listens, such as createServer.\n";

/** Answers plain requests at the path of sockets. WebSockets do not reach fetch handlers. */
export const serveSocketPath: FetchHandler = async () =>
  new Response(text, { status: 426, headers: { "content-type": "text/plain; charset=utf-8", upgrade: "websocket" } });
