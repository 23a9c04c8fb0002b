import type { Clock } from "../dispatcher/create-waker.js";
import type { Delivery, DeliveryPort, Settled } from "../dispatcher/delivery-port.js";
import type { HttpTarget, SocketTarget } from "../messages/outgoing.js";

interface StoredDelivery extends Delivery {
  readonly dueMs: number;
}

/** A port over a list in memory, as a store with one process implements it. */
interface MemoryPort extends DeliveryPort {
  /** Stores a delivery that is due now. */
  add(delivery: Omit<Delivery, "occurredAt">): void;
  readonly settled: Settled[];
  /** Identifiers of deliveries that are not settled. */
  open(): readonly string[];
}

/** Creates an empty port. Each delivery goes to the target of its app; its body is its identifier as JSON. */
export function createMemoryPort(clock: Clock, targetOf: (app: string) => HttpTarget | SocketTarget): MemoryPort {
  let stored: readonly StoredDelivery[] = [];
  const taken = new Set<string>();
  const settled: Settled[] = [];
  return {
    settled,
    open: () => stored.map(({ id }) => id),
    add: (delivery) => {
      const occurredAt = clock.now();
      stored = [...stored, { ...delivery, occurredAt, dueMs: occurredAt.getTime() }];
    },
    take: async ({ now, limit, except }) => {
      const isDue = ({ id, app, dueMs }: StoredDelivery) =>
        dueMs <= now.getTime() && !taken.has(id) && !except.includes(app);
      const rows = stored.filter(isDue).slice(0, limit);
      for (const { id } of rows) taken.add(id);
      return rows;
    },
    prepare: async ({ id, app }) => ({
      target: targetOf(app),
      content: { kind: "events_api", body: JSON.stringify(id) },
    }),
    settle: async (results) => {
      for (const { delivery, settlement } of results) {
        taken.delete(delivery.id);
        const rest = stored.filter(({ id }) => id !== delivery.id);
        const isDueAgain = settlement.kind === "retry";
        stored = isDueAgain
          ? [...rest, { ...delivery, retry: settlement.retry, dueMs: settlement.at.getTime() }]
          : rest;
      }
      settled.push(...results);
    },
    release: async (rows) => {
      for (const { id } of rows) taken.delete(id);
    },
    abandon: (rows) => {
      for (const { id } of rows) taken.delete(id);
    },
    nextDue: async () => {
      const dues = stored.filter(({ id }) => !taken.has(id)).map(({ dueMs }) => dueMs);
      return dues.length === 0 ? undefined : new Date(Math.min(...dues));
    },
  };
}
