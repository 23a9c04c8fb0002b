import { createVirtualClock } from "../clock/virtual-clock.js";
import { beginExchange, type RecordedCall } from "../exchange.js";

const clock = createVirtualClock({ now: new Date("2026-06-01T12:00:00Z"), frozen: true });

/** Creates an exchange as the journal keeps it. Default: a message was posted; `parts` replaces members. */
export function recorded(requestId: string, parts: Partial<RecordedCall> = {}): RecordedCall {
  const { era: _era, remaining: _remaining, ...begun } = beginExchange({ name: "default", era: 0, clock });
  return {
    ...begun,
    requestId,
    protocol: "webapi",
    method: "chat.postMessage",
    status: 200,
    ok: true,
    durationMs: 1,
    ...parts,
  };
}
