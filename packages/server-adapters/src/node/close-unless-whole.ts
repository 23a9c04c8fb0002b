import type { IncomingMessage, ServerResponse } from "node:http";

const lingerMs = 500;

/**
 * Closes the connection after an answer that is sent before the whole body has arrived, because the rest of the body
 * would follow on it. The answer announces this. The rest of the body is received for half a second: a client that is
 * cut off while sending may never read the answer.
 */
export async function closeUnlessWhole(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.complete) return;
  // A handler may finish before the parser reaches a body that arrived with the headers.
  await new Promise((resolve) => setImmediate(resolve));
  if (incoming.complete || incoming.destroyed) return;
  outgoing.shouldKeepAlive = false;
  const { socket } = incoming;
  if (socket.readableEnded) return;
  const close = socket.destroySoon.bind(socket);
  // The server calls this when the answer has been handed over; there is no other hook.
  socket.destroySoon = () => {
    const timer = setTimeout(close, lingerMs);
    incoming.once("close", () => {
      clearTimeout(timer);
      close();
    });
    incoming.resume();
  };
}
