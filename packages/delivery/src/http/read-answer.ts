import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Answer } from "../messages/attempt.js";

/**
 * Reads an answer. Of a body that exceeds the limit, is cut off, or does not end before the signal aborts, the text so far
 * is kept, and the connection is closed.
 */
export function readAnswer(response: IncomingMessage, maxBytes: number, signal: AbortSignal): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const finish = (isCut: boolean) => {
    response.off("data", take).off("close", cut);
    signal.removeEventListener("abort", cut);
    const body = toText(Buffer.concat(chunks), isCut);
    resolve({ status: response.statusCode ?? 0, headers: toPlainHeaders(response.headers), body, isCut });
  };
  const cut = () => {
    response.destroy();
    finish(true);
  };
  const take = (chunk: Buffer) => {
    const rest = chunk.subarray(0, maxBytes - bytes);
    chunks.push(rest);
    bytes += rest.length;
    if (rest.length < chunk.length) cut();
  };
  response.on("data", take).once("end", () => finish(false));
  response.on("error", () => undefined).once("close", cut);
  if (signal.aborted) cut();
  else signal.addEventListener("abort", cut);
  return promise;
}

/** Decodes UTF-8. An incomplete character at the end of a cut text is left out. */
function toText(bytes: Buffer, isCut: boolean): string {
  return new TextDecoder().decode(bytes, { stream: isCut });
}

/** Joins repeated headers. */
function toPlainHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) plain[name] = typeof value === "string" ? value : value.join(", ");
  return plain;
}
