import { checkAnswered } from "@rollcall/test-kit/documents";
import type { Call } from "./call.js";
import { judgeHookAnswer } from "./judge-hook-answer.js";
import type { Received } from "./send-call.js";

/** Statuses of answers to invalid HTTP requests, which reach no protocol. */
const ofHttp: ReadonlySet<number> = new Set([400, 408, 413, 417, 431]);

/** Lists how an answer differs from the documentation; empty if it matches. */
export async function judgeAnswer(call: Call, received: Received): Promise<readonly string[]> {
  switch (received.kind) {
    case "silence":
      return ["no answer arrived in time"];
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
  if (pathname === undefined) return [];
  if (pathname.startsWith("/hooks/")) return judgeHookAnswer({ verb: call.verb, status, text });
  return checkAnswered({ verb: call.verb, pathname, status, headers, text });
}

/** The path after parsing by the server. */
function pathOf(target: string): string | undefined {
  const url = `http://x${target}`;
  return target.startsWith("/") && URL.canParse(url) ? new URL(url).pathname : undefined;
}
