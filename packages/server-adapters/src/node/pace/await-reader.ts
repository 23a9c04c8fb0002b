import type { ServerResponse } from "node:http";
import { Socket } from "node:net";
import { holdReading } from "./hold-reading.js";

/**
 * Waits for the reader of an answer if it has not taken what was written. Meanwhile nothing is read from the connection,
 * which is closed after a time in which the reader takes nothing.
 * @returns ends the wait; the end of the answer also does
 */
export function awaitReader(outgoing: ServerResponse, timeoutMs: number): () => void {
  const { socket, req: incoming } = outgoing;
  // Frameworks hand over messages without a connection in tests.
  if (outgoing.writableLength === 0 || !(socket instanceof Socket)) return ignore;
  const timeoutBeforeMs = socket.timeout ?? 0;
  let release = ignore;
  const begin = () => {
    release = holdReading(socket);
    socket.setTimeout(timeoutMs);
  };
  const expire = () => void socket.destroy();
  const end = () => {
    incoming.off("end", begin);
    outgoing.off("finish", end).off("close", end);
    socket.off("timeout", expire).setTimeout(timeoutBeforeMs);
    release();
  };
  socket.on("timeout", expire);
  // Node's own listener sets the time until the next request.
  outgoing.prependListener("finish", end).on("close", end);
  // A client may send its whole body before it reads the answer.
  if (incoming.complete) begin();
  else incoming.once("end", begin);
  return end;
}

/** Resolves when the reader has taken what was written of an answer, or the connection is closed. */
export function drained(outgoing: ServerResponse, timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    let end = ignore;
    // A reader that keeps up takes a chunk in the turn in which it is written.
    const planned = setImmediate(() => {
      end = awaitReader(outgoing, timeoutMs);
    });
    const done = () => {
      clearImmediate(planned);
      end();
      outgoing.off("drain", done).off("close", done);
      resolve();
    };
    outgoing.on("drain", done).on("close", done);
  });
}

function ignore(): void {}
