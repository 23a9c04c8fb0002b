import { setTimeout } from "node:timers/promises";
import { ConnectionReset } from "@rollcall/server-adapters/node";
import type { FaultAction } from "../../generated/control/index.js";

/** What a fault does to an answer that has been made. */
export interface Damage {
  /** Puts another answer in its place; absent leaves it. */
  readonly rewrite?: (response: Response) => Promise<Response>;
  /** Is waited for before the answer goes out; it may throw. */
  readonly hold?: (signal: AbortSignal) => Promise<void>;
}

/** What an action does below the protocol; an empty one leaves the answer as it is. */
export function damageOf(action: FaultAction): Damage {
  switch (action.kind) {
    case "error": {
      const { status, fields } = action;
      if (status === undefined && fields === undefined) return {};
      return { rewrite: (response) => withFields(response, status, fields) };
    }
    case "latency":
      return {};
    case "hang":
      return { hold: untilGone };
    case "reset":
      return {
        hold: async () => {
          throw new ConnectionReset("A fault ends the connection.");
        },
      };
    case "truncate":
      return { rewrite: (response) => cut(response, action.bytes) };
    case "bad_gateway":
      return { rewrite: async (response) => badGateway(response) };
  }
}

/** Statuses whose answers have no body. */
const withoutBody: ReadonlySet<number> = new Set([204, 205, 304]);

async function withFields(response: Response, status: number | undefined, fields: object | undefined) {
  const body: unknown = await response.json();
  const merged = typeof body === "object" ? { ...body, ...fields } : body;
  const written = { status: status ?? response.status, headers: response.headers };
  return new Response(withoutBody.has(written.status) ? null : JSON.stringify(merged), written);
}

/** Never resolves; rejects when the client has gone. */
function untilGone(signal: AbortSignal): Promise<void> {
  return new Promise((_, reject) => {
    const leave = () => reject(new ConnectionReset("The client gave up."));
    if (signal.aborted) leave();
    signal.addEventListener("abort", leave, { once: true });
  });
}

const flushMs = 20;

/** The whole length is announced, so that a client can tell that the body is not whole. */
async function cut(response: Response, bytes: number): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer());
  if (bytes >= whole.byteLength) return new Response(withoutBody.has(response.status) ? null : whole, response);
  let isSent = bytes === 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (isSent) {
        // What has been handed over leaves the machine first.
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
