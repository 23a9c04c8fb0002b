import { setTimeout } from "node:timers/promises";
import { createDispatcher, type Delivery, type DeliveryPort, type Outgoing, type Send } from "@rollcall/delivery";

/** Number of deliveries of a sample. */
const count = 2000;
/** Number of attempts in progress, for every contender. */
export const atOnce = 16;

const conversations = 50;

/** The event that every contender delivers: a message of typical size in its envelope. */
export const body = JSON.stringify({
  ...{ token: "t".repeat(24), team_id: "T0123456789", api_app_id: "A0123456789" },
  event: {
    ...{ type: "message", user: "U0123456789", channel: "C0123456789", channel_type: "channel" },
    ...{ ts: "1767268800.000100", text: "The build of the main branch has *finished*: 1,204 tests passed." },
  },
  ...{ type: "event_callback", event_id: "Ev0123456789", event_time: 1_767_268_800 },
  authorizations: [{ enterprise_id: null, team_id: "T0123456789", user_id: "U0", is_bot: true }],
});

const clock = {
  now: () => new Date(),
  sleep: (ms: number, signal?: AbortSignal) => setTimeout(ms, undefined, { ...(signal && { signal }) }),
};

/** Creates a sampler of the time of one delivery by a dispatcher over a list in memory, in nanoseconds. */
export function deliverAll(target: Outgoing["target"], send: Send): () => Promise<number> {
  return async () => {
    const port = createListPort(target);
    const onError = (error: unknown) => {
      throw error;
    };
    const dispatcher = createDispatcher({ port, send, clock, onError, maxInFlight: atOnce });
    const startedMs = performance.now();
    await dispatcher.idle();
    const elapsedMs = performance.now() - startedMs;
    await dispatcher.close();
    return (elapsedMs * 1_000_000) / count;
  };
}

/** Creates a sampler of the time of one delivery without order, in nanoseconds. */
export function deliverPlainly(deliver: () => Promise<void>): () => Promise<number> {
  return async () => {
    let begun = 0;
    const startedMs = performance.now();
    const work = async () => {
      while (begun < count) {
        begun += 1;
        await deliver();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    return ((performance.now() - startedMs) * 1_000_000) / count;
  };
}

function createListPort(target: Outgoing["target"]): DeliveryPort {
  const occurredAt = new Date();
  const toDelivery = (_: unknown, index: number): Delivery => ({
    id: String(index),
    app: "A1",
    line: String(index % conversations),
    occurredAt,
  });
  let due: readonly Delivery[] = Array.from({ length: count }, toDelivery);
  return {
    take: async ({ limit, except }) => {
      if (except.includes("A1")) return [];
      const taken = due.slice(0, limit);
      due = due.slice(limit);
      return taken;
    },
    prepare: async () => ({ target, content: { kind: "events_api", body } }),
    settle: async (settled) => {
      const lost = settled.find(({ settlement }) => settlement.kind !== "delivered");
      if (lost !== undefined) throw new Error(JSON.stringify(lost));
    },
    release: async (deliveries) => {
      due = [...deliveries, ...due];
    },
    abandon: (deliveries) => {
      due = [...deliveries, ...due];
    },
    nextDue: async () => (due.length > 0 ? occurredAt : undefined),
  };
}
