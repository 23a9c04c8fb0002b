import type { Connection } from "@rollcall/server-adapters/node";
import { addressedOf } from "../addresses/addressed.js";

/** Refuses a request for a page that neither reads it nor its headers. */
export function refuseVerb(method: string): Response | undefined {
  if (method === "GET" || method === "HEAD") return undefined;
  return new Response("Method Not Allowed\n", { status: 405, headers: { allow: "GET, HEAD" } });
}

/** Path of the page to which a browser without access is sent. */
const signInPath = "/";

const reasons = {
  404: "Not Found\n",
  405: "Method Not Allowed\n",
  416: "Range Not Satisfiable\n",
  503: "Service Unavailable\n",
} as const;

/** Answers a request for a file with a status and its reason. */
export function plain(status: keyof typeof reasons, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(reasons[status], { status, headers });
}

/** Sends a browser without access to the page where a person signs in, and back. */
export function redirectToSignIn({ pathname, search }: URL, connection: Connection): Response {
  const prefix = addressedOf(connection)?.prefix ?? "";
  const location = `${signInPath}?redir=${encodeURIComponent(prefix + pathname + search)}`;
  return new Response(null, { status: 302, headers: { location } });
}

/** The bytes of a text, part by part. */
export async function* encode(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

/** Reads the next chunk only when the client is ready for it. */
export function toStream(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const each = chunks[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await each.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await each.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/**
 * Value of `Content-Disposition` for a file name of any characters: in ASCII for old clients, and whole.
 * @see RFC 6266 §4, RFC 8187 §3.2
 */
export function contentDisposition(type: "inline" | "attachment", name: string): string {
  const shown = Array.from(name.toWellFormed()).slice(0, maxCharacters).join("");
  const plain = shown.replaceAll(/[^\x20-\x7e]|["\\%/]/g, "_");
  return `${type}; filename="${plain}"; filename*=UTF-8''${encodeName(shown)}`;
}

/** A longer header would be refused by clients. */
const maxCharacters = 255;

/** A text in the form of a parameter. */
export function encodeName(name: string): string {
  return encodeURIComponent(name).replaceAll(/['()*]/g, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`);
}
