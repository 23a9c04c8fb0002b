import type { Socket } from "node:net";

/** A connection from which nothing is read for now. */
interface Held {
  /** Number of reasons not to read. */
  reasons: number;
  readonly resume: () => void;
}

const connections = new WeakMap<Socket, Held>();

/**
 * Reads nothing from a connection until the returned function is called. Calling it again does nothing. Several parts may
 * hold a connection; it is read when all have released it.
 */
export function holdReading(socket: Socket): () => void {
  const held = connections.get(socket) ?? prepare(socket);
  held.reasons += 1;
  if (held.reasons === 1) socket.pause();
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    held.reasons -= 1;
    if (held.reasons === 0) held.resume();
  };
}

function prepare(socket: Socket): Held {
  const { resume } = socket;
  const held: Held = { reasons: 0, resume: () => resume.call(socket) };
  connections.set(socket, held);
  // Node resumes a connection after each answer, and when a body is read.
  socket.resume = () => (held.reasons === 0 ? resume.call(socket) : socket);
  // It may have planned to before the pause. Then the stream is paused, and only its source is not.
  socket.on("resume", () => {
    if (held.reasons > 0) socket.emit("pause");
  });
  return held;
}
