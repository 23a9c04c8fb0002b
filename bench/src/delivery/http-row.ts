import { Agent, request } from "node:http";
import { createHttpSender, createTargetPolicy, type Send } from "@rollcall/delivery";
import type { Row, SuiteOptions } from "../suite.js";
import { atOnce, body, deliverAll, deliverPlainly } from "./deliver-all.js";

const bareName = "node:http, a plain POST";

/** Deliveries over HTTP: in order, signed, and with their results, against plain requests. */
export function createHttpRow(url: string, onClose: SuiteOptions["onClose"]): Row {
  const sender = createHttpSender({ policy: createTargetPolicy({ kinds: ["loopback"] }) });
  const agent = new Agent({ keepAlive: true, maxFreeSockets: atOnce });
  onClose(async () => {
    sender.close();
    agent.destroy();
  });
  const target = { kind: "http", url, signingSecret: "0123456789abcdef0123456789abcdef" } as const;
  const send: Send = (outgoing) => sender.send({ ...outgoing, target });
  return {
    name: "A delivery over HTTP, 50 conversations, 16 at once",
    unit: "nanoseconds",
    rounds: 9,
    contenders: [
      { name: "Rollcall", sample: deliverAll(target, send) },
      { name: bareName, sample: deliverPlainly(() => post(url, agent)) },
    ],
    goals: [{ against: bareName, limit: 0.4 }],
  };
}

function post(url: string, agent: Agent): Promise<void> {
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const outgoing = request(url, { method: "POST", agent, headers }, (response) =>
    response.resume().once("end", resolve),
  );
  outgoing.once("error", reject).end(body);
  return promise;
}
