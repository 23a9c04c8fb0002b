import { connect, type Socket } from "node:net";

/** The answer to a request. */
export interface Received {
  readonly status: number;
  readonly body: Buffer;
}

/** A persistent connection to a server that sends one request at a time. The caller closes it. */
export interface Connection {
  send(request: Buffer): Promise<Received>;
  close(): void;
}

/** The token and body of a request. */
interface Asked {
  readonly token: string;
  readonly body?: object;
}

const headEnd = Buffer.from("\r\n\r\n");
/** End of a body in chunks. The bodies are JSON, which has no line breaks. */
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/**
 * Creates a connection that opens with the first request, and again after the server closes it. It reads only the parts of
 * HTTP that these servers use: a body with a length, a body in chunks, or no body.
 */
export function createConnection(url: string): Connection {
  const { hostname, port } = new URL(url);
  let socket: Socket | undefined;
  let waiting: PromiseWithResolvers<Received> | undefined;
  const settle = (outcome: Received | Error) => {
    const { resolve, reject } = waiting ?? {};
    waiting = undefined;
    if (outcome instanceof Error) reject?.(outcome);
    else resolve?.(outcome);
  };
  const open = () => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    const read = createReader();
    opened.on("data", (chunk) => {
      const outcome = read(chunk);
      if (outcome !== undefined) settle(outcome);
    });
    opened.on("error", settle);
    opened.on("close", () => {
      if (socket === opened) socket = undefined;
      settle(new Error("the server closed the connection"));
    });
    return opened;
  };
  return {
    send(request) {
      waiting = Promise.withResolvers<Received>();
      socket ??= open();
      socket.write(request);
      return waiting.promise;
    },
    close: () => void socket?.destroy(),
  };
}

/** Assembles answers from chunks, and returns each when it is complete. */
function createReader(): (chunk: Buffer) => Received | Error | undefined {
  let chunks: Buffer[] = [];
  let come = 0;
  let head: Head | Error | undefined;
  return (chunk) => {
    chunks.push(chunk);
    come += chunk.length;
    head ??= readHead(chunks.length === 1 ? chunk : Buffer.concat(chunks));
    if (head === undefined || head instanceof Error) return head;
    const { status, start, length } = head;
    const isComplete = length === "chunked" ? endsWithLast(chunks) : come >= start + length;
    if (!isComplete) return undefined;
    const sent = (chunks.length === 1 ? chunk : Buffer.concat(chunks)).subarray(start);
    const body = length === "chunked" ? joinChunks(sent) : sent;
    chunks = [];
    come = 0;
    head = undefined;
    return { status, body };
  };
}

/** Encodes a request as bytes. */
export function toRequest(verb: string, path: string, { token, body }: Asked): Buffer {
  const text = body === undefined ? "" : JSON.stringify(body);
  const lines = [
    `${verb} ${path} HTTP/1.1`,
    "Host: 127.0.0.1",
    `Authorization: Bearer ${token}`,
    "Accept: application/json",
    ...(body === undefined ? [] : ["Content-Type: application/json", `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return Buffer.from(`${lines.join("\r\n")}\r\n\r\n${text}`);
}

interface Head {
  readonly status: number;
  /** Offset of the body. */
  readonly start: number;
  /** Length of the body in bytes, unless it is sent in chunks. */
  readonly length: number | "chunked";
}

/** Parses the head of an answer; undefined until it is complete. */
function readHead(bytes: Buffer): Head | Error | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const text = bytes.toString("latin1", 0, end);
  const status = Number(text.slice(9, 12));
  if (/\r\ntransfer-encoding: *chunked/i.test(text)) return { status, start: end + headEnd.length, length: "chunked" };
  const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
  if (length === undefined && status !== 204) return new Error(`the answer has no content-length: ${text}`);
  return { status, start: end + headEnd.length, length: Number(length ?? 0) };
}

/** Body of an answer in chunks. */
function joinChunks(sent: Buffer): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = sent.indexOf("\r\n", at);
    const size = Number.parseInt(sent.toString("latin1", at, lineEnd), 16);
    if (!(size > 0)) return Buffer.concat(parts);
    parts.push(sent.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
}

function endsWithLast(chunks: readonly Buffer[]): boolean {
  const last = chunks.at(-1) ?? lastChunk;
  const tail = last.length < lastChunk.length ? Buffer.concat(chunks) : last;
  return tail.subarray(-lastChunk.length).equals(lastChunk);
}
