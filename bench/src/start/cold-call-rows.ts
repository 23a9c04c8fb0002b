import { residentKilobytes } from "../served/resident-kilobytes.js";
import type { Contender, Row } from "../suite.js";
import { callOf, type MeasuredMethod, measuredMethods, type PeerName } from "./peers.js";
import { type ServedDouble, serveDouble } from "./serve-double.js";

/** CPU of the first calls of a process, and its memory. */
export function createColdCallRows(): readonly Row[] {
  return [
    ...measuredMethods.map((method) => ({
      name: `CPU of a call, among the first 1,000 of a process: ${method}`,
      unit: "nanoseconds" as const,
      rounds: 5,
      contenders: pair((name) => coldCalls(name, method)),
      goals: [{ against: "emulate", limit: 1 / 0.6 }],
    })),
    {
      name: "Memory after the start",
      unit: "kilobytes",
      rounds: 5,
      contenders: pair((name) => memoryAfter(name, 1)),
      goals: [{ against: "emulate", limit: 1 }],
    },
    {
      name: "Memory after 4,900 calls",
      unit: "kilobytes",
      rounds: 3,
      // emulate refuses more than 5,000 calls with one token.
      contenders: pair((name) => memoryAfter(name, 4_900)),
      goals: [{ against: "emulate", limit: 1 }],
    },
  ];
}

function pair(sample: (name: PeerName) => () => Promise<number>): readonly [Contender, Contender] {
  return [
    { name: "Rollcall", sample: sample("Rollcall") },
    { name: "emulate", sample: sample("emulate") },
  ];
}

const coldCount = 1_000;

function coldCalls(name: PeerName, method: MeasuredMethod) {
  return async () => {
    await using double = await serveDouble(name);
    const before = await double.cpuMicroseconds();
    for (let call = 0; call < coldCount; call += 1) await send(double, name, method);
    return (((await double.cpuMicroseconds()) - before) * 1_000) / coldCount;
  };
}

function memoryAfter(name: PeerName, calls: number) {
  return async () => {
    await using double = await serveDouble(name);
    for (let call = 0; call < calls; call += 1) {
      const method = measuredMethods[call % measuredMethods.length];
      if (method !== undefined) await send(double, name, method);
    }
    return residentKilobytes(double.pid);
  };
}

async function send({ url }: ServedDouble, name: PeerName, method: MeasuredMethod): Promise<void> {
  const { path, token, body } = callOf(name, method);
  const response = await fetch(url + path, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!text.includes('"ok":true')) throw new Error(text);
}
