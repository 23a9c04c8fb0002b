import type { CallWith } from "../engine/call.js";
import type { Refusal } from "../refusals/refusal.js";
import { readRequest, type SentValues } from "../request/read-request.js";

/** Reads the query and the body, in any encoding. */
export async function readBody({
  engine,
  method,
  caller: known,
  head,
  hold,
}: CallWith<"method" | "head" | "hold">): Promise<{ readonly sent: SentValues } | Refusal> {
  const { limits, pause } = engine;
  const caller = method.isOpen ? "anybody" : known === undefined ? "unknown" : "admitted";
  const sent = await readRequest(head, { limits, pause, hold, caller });
  return sent.ok ? { sent } : sent;
}
