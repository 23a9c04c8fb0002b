import type { ServerResponse } from "node:http";
import { isResponse, type PlainAnswer } from "../plain/plain-answer.js";
import { awaitReader } from "./await-reader.js";
import { breakOff, writeResponse } from "./write-response.js";

/** Options of writing an answer. */
export interface WriteOptions {
  /** Receives errors. */
  readonly onError: (error: unknown) => void;
  /** Time in which a reader takes nothing, after which the connection is closed. */
  readonly writeTimeoutMs: number;
}

/** Writes an answer. Resolves when it is handed over or the client has disconnected. */
export async function writeAnswer(
  answer: PlainAnswer | Response,
  outgoing: ServerResponse,
  options: WriteOptions,
): Promise<void> {
  if (isResponse(answer)) return writeResponse(answer, outgoing, options);
  if (outgoing.destroyed) return;
  try {
    writePlain(answer, outgoing);
    awaitReader(outgoing, options.writeTimeoutMs);
  } catch (error) {
    options.onError(error);
    breakOff(outgoing);
  }
}

/**
 * Writes an answer with its length, in one piece.
 * @throws TypeError for an invalid header; nothing is sent then
 */
function writePlain({ status, headers, body }: PlainAnswer, outgoing: ServerResponse): void {
  if (body !== undefined) {
    const length = typeof body === "string" ? Buffer.byteLength(body) : body.byteLength;
    return void outgoing.writeHead(status, { ...headers, "content-length": length }).end(body);
  }
  outgoing.statusCode = status;
  for (const name in headers) outgoing.setHeader(name, headers[name] ?? "");
  // Node announces a length of 0, except for a status or a method without a body.
  outgoing.end();
}
