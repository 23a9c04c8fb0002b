import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { createSocketHub, type Send } from "@rollcall/delivery";
import type { Row, SuiteOptions } from "../suite.js";
import { deliverAll, deliverPlainly } from "./deliver-all.js";
import { connectApp, createPlainEnvelope, plainEnvelopeName } from "./plain-envelope.js";

/** Deliveries over one socket: in order and with their results, against plain messages. */
export async function createSocketRow(onClose: SuiteOptions["onClose"]): Promise<Row> {
  const hub = createSocketHub({
    clock: {
      now: () => new Date(),
      sleep: (ms, signal) => setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) }),
    },
    admit: () => ({ kind: "accepted", app: "A1" }),
    onError: (error) => {
      throw error;
    },
  });
  await connectApp(createServer().on("upgrade", hub.handleUpgrade), onClose);
  onClose(() => hub.close());
  const target = { kind: "socket", app: "A1" } as const;
  const send: Send = (outgoing) => hub.send({ ...outgoing, target });
  const deliver = await createPlainEnvelope(onClose);
  return {
    name: "A delivery over a socket, 50 conversations, 16 at once",
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: deliverAll(target, send) },
      { name: plainEnvelopeName, sample: deliverPlainly(deliver) },
    ],
    goals: [{ against: plainEnvelopeName, limit: 0.3 }],
  };
}
