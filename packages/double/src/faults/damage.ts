import { setTimeout } from "node:timers/promises";
import { ConnectionReset } from "@rollcall/server-adapters/node";
import type { CallAction } from "./delivery-fault.js";

/** The effect of a fault on a finished response. */
export interface Damage {
  /** Replaces the response. Default: the response stays as it is. */
  readonly rewrite?: (response: Response) => Promise<Response>;
  /** Runs before the response is sent, and may throw. */
  readonly hold?: (signal: AbortSignal) => Promise<void>;
}

/** The effect of an action below the protocol; empty if there is none. */
export function damageOf(action: CallAction): Damage {
  switch (action.kind) {
    case "error": {
      const { status, fields } = action;
      if (status === undefined && fields === undefined) return {};
      return { rewrite: (response) => withFields(response, status, fields) };
    }
    case "latency":
      return {};
    case "hang":
      return { hold: untilDisconnect };
    case "reset":
      return {
        hold: async () => {
          throw new ConnectionReset("A fault ends the connection.");
        },
      };
    case "truncate":
      return { rewrite: (response) => truncate(response, action.bytes) };
    case "bad_gateway":
      return { rewrite: async (response) => badGateway(response) };
  }
}

/** Statuses without a body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

async function withFields(response: Response, status: number | undefined, fields: object | undefined) {
  const body: unknown = await response.json();
  const merged = typeof body === "object" ? { ...body, ...fields } : body;
  const written = { status: status ?? response.status, headers: response.headers };
  return new Response(withoutBody.has(written.status) ? null : JSON.stringify(merged), written);
}

/** Never resolves; rejects when the client disconnects. */
function untilDisconnect(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    const disconnect = () => reject(new ConnectionReset("The client disconnected."));
    if (signal.aborted) disconnect();
    signal.addEventListener("abort", disconnect, { once: true });
  });
}

const flushMs = 20;

/** Announces the full length, so that a client notices the missing part. */
async function truncate(response: Response, bytes: number): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  if (bytes >= whole.byteLength) return new Response(withoutBody.has(response.status) ? null : whole, response);
  let isSent = bytes === 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isSent) {
        // The bytes so far must leave the machine before the connection is reset.
        await setTimeout(flushMs);
        controller.error(new ConnectionReset("A fault ends the body."));
        return;
      }
      isSent = true;
      controller.enqueue(whole.subarray(0, bytes));
    },
  });
  const headers = new Headers(response.headers);
  headers.set("content-length", String(whole.byteLength));
  return new Response(body, { status: response.status, headers });
}

const page =
  "<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><h1>502 Bad Gateway</h1></body>\r\n</html>\r\n";

function badGateway(response: Response): Response {
  const requestId = response.headers.get("x-request-id");
  const headers = { "content-type": "text/html", ...(requestId !== null && { "x-request-id": requestId }) };
  return new Response(page, { status: 502, headers });
}
