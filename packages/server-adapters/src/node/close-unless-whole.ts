import type { IncomingMessage, ServerResponse } from "node:http";

const lingerMs = 500;

/**
 * Closes the connection after an answer that comes before the whole body, and says so in the answer, because the rest
 * of the body would follow on it. The rest is received for half a second, since a client that is cut off while it sends
 * may never read the answer.
 */
export async function closeUnlessWhole(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.complete) return;
  // A handler may finish before the parser gets to a body that came with the headers.
  await new Promise((resolve) => setImmediate(resolve));
  if (incoming.complete || incoming.destroyed) return;
  outgoing.shouldKeepAlive = false;
  const { socket } = incoming;
  if (socket.readableEnded) return;
  const close = socket.destroySoon.bind(socket);
  // The server calls it when the answer is handed over; there is no other hook.
  socket.destroySoon = () => {
    const timer = setTimeout(close, lingerMs);
    incoming.once("close", () => {
      clearTimeout(timer);
      close();
    });
    incoming.resume();
  };
}
