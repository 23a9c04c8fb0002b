import { checkAnswered } from "@rollcall/test-documents";
import type { Call } from "./call.js";
import type { Received } from "./send-call.js";

/** What is answered to what is no request of HTTP, before any protocol sees it. */
const ofHttp: ReadonlySet<number> = new Set([400, 408, 413, 417, 431]);

/** What is wrong with what came back; empty where it is as documented. */
export async function judgeAnswer(call: Call, received: Received): Promise<readonly string[]> {
  switch (received.kind) {
    case "silence":
      return ["no answer came in time"];
    case "closed":
      return call.breaksHttp === true ? [] : [`the connection was closed without an answer: ${received.why}`];
    case "answer":
      return judgeStatus(call, received);
  }
}

async function judgeStatus(call: Call, { status, headers, text }: Extract<Received, { readonly kind: "answer" }>) {
  if (status >= 500 && status !== 503) return [`the status is ${status}`];
  if (call.breaksHttp === true && ofHttp.has(status)) return [];
  const pathname = pathOf(call.target);
  return pathname === undefined ? [] : checkAnswered({ verb: call.verb, pathname, status, headers, text });
}

/** The path as a server reads it. */
function pathOf(target: string): string | undefined {
  const url = `http://x${target}`;
  return target.startsWith("/") && URL.canParse(url) ? new URL(url).pathname : undefined;
}
