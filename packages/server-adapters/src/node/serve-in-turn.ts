import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Maximum number of requests of a connection that wait for the answers before theirs. */
export const maxWaitingRequests = 64;

/** A connection that sends faster than it is served. */
interface Line {
  /** Number of requests that wait for the answers before theirs. */
  waiting: number;
  /** Number of reasons not to read from the connection. */
  holds: number;
  readonly resume: () => void;
}

const lines = new WeakMap<Socket, Line>();

/** Whether answers to earlier requests of the connection are not sent yet. */
export function isEarly({ socket }: ServerResponse): boolean {
  return socket === null;
}

/**
 * Serves a request when all answers before its own are sent. Meanwhile nothing is read from the connection. Node parses all
 * requests that have arrived together, so a connection on which too many wait is closed.
 */
export function serveInTurn(serve: RequestListener, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { socket } = incoming;
  const line = lineOf(socket);
  if (line.waiting === maxWaitingRequests) return void socket.destroy();
  if (line.waiting === 0) hold(line, socket);
  line.waiting += 1;
  // Node gives the socket to one answer at a time, in the order of the requests.
  outgoing.on("socket", () => {
    line.waiting -= 1;
    if (line.waiting === 0) release(line);
    if (!socket.destroyed) serve(incoming, outgoing);
  });
}

/** Reads nothing from a connection until the returned function is called. */
export function holdReading(socket: Socket): () => void {
  const line = lineOf(socket);
  hold(line, socket);
  return () => release(line);
}

function hold(line: Line, socket: Socket): void {
  line.holds += 1;
  if (line.holds === 1) socket.pause();
}

function release(line: Line): void {
  line.holds -= 1;
  if (line.holds === 0) line.resume();
}

function lineOf(socket: Socket): Line {
  const known = lines.get(socket);
  if (known !== undefined) return known;
  const { resume } = socket;
  const line: Line = { waiting: 0, holds: 0, resume: () => resume.call(socket) };
  // Node resumes a connection after each answer, and when a body is read.
  socket.resume = () => (line.holds === 0 ? resume.call(socket) : socket);
  // It may have planned to before the pause. Then the stream is paused, and only its source is not.
  socket.on("resume", () => {
    if (line.holds > 0) socket.emit("pause");
  });
  lines.set(socket, line);
  return line;
}
