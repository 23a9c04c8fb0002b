import type { FetchHandler } from "@rollcall/server-adapters/node";
import type { ReceiveUpload } from "@rollcall/service";
import { StoreUnavailable } from "@rollcall/service/store";
import { InvalidForm, readFilePart } from "./read-file-part.js";

/**
 * Takes the bytes of uploads, a chunk at a time: a raw body of any media type, or the file of a multipart form. It needs
 * no token. Answers 404 for an address that is unknown, used or expired, and 400 for another length than announced.
 * @param mount path before the last part of the address
 */
export function createUploads(receive: ReceiveUpload, mount: string): FetchHandler {
  return async ({ url, method, headers, body }) => {
    if (method !== "POST") return plain(405, "Method Not Allowed", { allow: "POST" });
    const secret = new URL(url).pathname.slice(mount.length + 1);
    const read = () => bytesOf(body);
    const open = () => {
      const boundary = boundaryOf(headers.get("content-type") ?? "");
      return boundary === undefined ? read() : readFilePart(read(), boundary);
    };
    try {
      const received = await receive({ secret, open });
      switch (received.kind) {
        case "absent":
          return plain(404, "Not Found");
        case "wrongLength":
          return plain(400, `The upload was announced with ${received.length} bytes`);
        case "stored":
          return plain(200, `OK - ${received.size}`);
      }
    } catch (error) {
      if (error instanceof StoreUnavailable) return plain(503, "Service Unavailable", { "retry-after": "1" });
      if (error instanceof InvalidForm) return plain(400, error.message);
      if (error instanceof BrokenBody) return plain(400, "The body broke off");
      throw error;
    }
  };
}

/** The body of a request ended early. */
class BrokenBody extends Error {
  override readonly name = "BrokenBody";
}

async function* bytesOf(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  if (body === null) return;
  const reader = body.getReader();
  for (;;) {
    const next = await reader.read().catch((cause: unknown) => {
      throw new BrokenBody("The body broke off.", { cause });
    });
    if (next.done) return;
    yield next.value;
  }
}

/** Boundary of a multipart form; undefined for every other media type. */
function boundaryOf(type: string): string | undefined {
  if (!/^multipart\/form-data\s*;/i.test(type)) return undefined;
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(type) ?? [];
  return quoted ?? bare;
}

function plain(status: number, text: string, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(text, { status, headers: { "content-type": "text/plain; charset=utf-8", ...headers } });
}
