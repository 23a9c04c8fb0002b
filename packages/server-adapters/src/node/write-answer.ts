import type { ServerResponse } from "node:http";
import { isResponse, type PlainAnswer } from "../plain/plain-answer.js";
import { breakOff, writeResponse } from "./write-response.js";

/** Writes an answer. Resolves when it is handed over or the client has disconnected. `onError` receives errors. */
export async function writeAnswer(
  answer: PlainAnswer | Response,
  outgoing: ServerResponse,
  onError: (error: unknown) => void,
): Promise<void> {
  if (isResponse(answer)) return writeResponse(answer, outgoing, onError);
  if (outgoing.destroyed) return;
  try {
    writePlain(answer, outgoing);
  } catch (error) {
    onError(error);
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
