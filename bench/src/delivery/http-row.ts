import { createHttpSender, createTargetPolicy, type Send } from "@rollcall/delivery";
import type { Row, SuiteOptions } from "../suite.js";
import { deliverAll, deliverPlainly } from "./deliver-all.js";
import { createPlainPost, plainPostName } from "./plain-post.js";

/** Deliveries over HTTP: in order, signed, and with their results, against plain requests. */
export function createHttpRow(url: string, onClose: SuiteOptions["onClose"]): Row {
  const sender = createHttpSender({ policy: createTargetPolicy({ kinds: ["loopback"] }) });
  onClose(async () => sender.close());
  const target = { kind: "http", url, signingSecret: "0123456789abcdef0123456789abcdef" } as const;
  const send: Send = (outgoing) => sender.send({ ...outgoing, target });
  return {
    name: "A delivery over HTTP, 50 conversations, 16 at once",
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: deliverAll(target, send) },
      { name: plainPostName, sample: deliverPlainly(createPlainPost(url, onClose)) },
    ],
    goals: [{ against: plainPostName, limit: 0.4 }],
  };
}
