import type { IncomingMessage, ServerResponse } from "node:http";

const lingerMs = 500;

/**
 * Has the connection of a request with a body closed after an answer that is made before the body has come whole, and
 * says so in the answer: what follows on it is the rest of the body. For half a second that rest is still taken in,
 * since a client that is cut off while it sends may never read the answer.
 */
export async function closeUnlessWhole(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  if (incoming.complete) return;
  // A handler may be done before the parser has gone on from the head to a body that came with it.
  await new Promise((resolve) => setImmediate(resolve));
  if (incoming.complete || incoming.destroyed) return;
  outgoing.shouldKeepAlive = false;
  const { socket } = incoming;
  const close = socket.destroySoon.bind(socket);
  // The server calls it when the answer has been handed over, and has no other place to wait in.
  socket.destroySoon = () => {
    const timer = setTimeout(close, lingerMs);
    incoming.once("close", () => {
      clearTimeout(timer);
      close();
    });
    incoming.resume();
  };
}
