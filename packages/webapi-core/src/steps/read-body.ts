import { type Awaitable, after } from "../awaitable.js";
import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";
import { readRequest, type SentValues } from "../request/read-request.js";

/** Reads the query and the body, in any encoding. */
export function readBody({
  engine,
  method,
  caller: known,
  head,
  hold,
}: CallWith<"method" | "head" | "hold">): Awaitable<{ readonly sent: SentValues } | Refusal> {
  const { limits, pause } = engine;
  const caller = method.isOpen ? "anybody" : known === undefined ? "unknown" : "admitted";
  return after(readRequest(head, { limits, pause, hold, caller }), (sent) => (sent.ok ? { sent } : sent));
}
