import { type Connection, createConnection, toRequest } from "../served/connection.js";
import { expectStatus } from "../served/load.js";
import { residentKilobytes } from "../served/resident-kilobytes.js";
import type { Contender, Row } from "../suite.js";
import { callOf, type MeasuredMethod, measuredMethods, type PeerName } from "./peers.js";
import { type ServedDouble, serveDouble } from "./serve-double.js";
import { startCommand } from "./start-command.js";

/** CPU of the first calls of a process, and its memory. */
export function createColdCallRows(): readonly Row[] {
  return [
    ...measuredMethods.map((method) => ({
      name: `CPU of a call, among the first 1,000 of a process: ${method}`,
      unit: "nanoseconds" as const,
      rounds: 5,
      contenders: contenders((name) => coldCalls(name, method)),
      goals: [{ against: "emulate", limit: 1 / 0.6, guard: 0.6 }],
    })),
    {
      name: "Memory of the command after its start",
      unit: "kilobytes",
      rounds: 5,
      contenders: contenders(memoryOfCommand),
      goals: [{ against: "emulate", limit: 1, guard: 0.6 }],
    },
    {
      name: "Memory of the library after its start",
      unit: "kilobytes",
      rounds: 5,
      contenders: contenders((name) => memoryAfter(name, 1)),
      goals: [{ against: "emulate", limit: 1, guard: 0.6 }],
    },
    {
      name: "Memory of the library after 4,900 calls",
      unit: "kilobytes",
      rounds: 3,
      // emulate refuses more than 5,000 calls with one token.
      contenders: contenders((name) => memoryAfter(name, 4_900)),
      goals: [{ against: "emulate", limit: 1, guard: 0.6 }],
    },
    {
      name: "Memory of the library after 50,000 calls that store nothing",
      unit: "kilobytes",
      rounds: 1,
      contenders: [
        { name: "Rollcall", sample: memoryAfterReading("Rollcall", 50_000) },
        { name: "node:http", sample: memoryAfterReading("node:http", 50_000) },
      ],
      // V8's space for new objects grows up to 128 MB with what survives its collections: calls must leave no objects.
      goals: [{ limit: 130 * 1024 }],
    },
    {
      name: "Growth of the command's memory over 200,000 requests that store nothing",
      unit: "kilobytes",
      rounds: 1,
      contenders: [
        { name: "Rollcall", sample: growthOver("Rollcall", 200_000) },
        { name: "node:http", sample: growthOver("node:http", 200_000) },
      ],
      // V8's space for new objects and the journal grow to their bounds and stay. Keeping 500 bytes of each request would
      // add 100,000 KB.
      goals: [{ limit: 120 * 1024, guard: 160 * 1024 }],
    },
  ];
}

function contenders(sample: (name: PeerName) => () => Promise<number>): readonly [Contender, ...Contender[]] {
  const toContender = (name: PeerName): Contender => ({ name, sample: sample(name) });
  return [toContender("Rollcall"), toContender("emulate"), toContender("node:http")];
}

function memoryOfCommand(name: PeerName) {
  return async () => {
    await using started = await startCommand(name);
    return residentKilobytes(started.pid);
  };
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

/** Methods whose calls leave nothing in the world. */
const reading = ["auth.test", "users.info"] as const satisfies readonly MeasuredMethod[];

function memoryAfterReading(name: PeerName, calls: number) {
  return async () => {
    await using double = await serveDouble(name);
    for (let call = 0; call < calls; call += 1) await send(double, name, reading[call % 2 === 0 ? 0 : 1]);
    return residentKilobytes(double.pid);
  };
}

/** Growth of the memory of a command while connections send requests of both protocols, each after the last answer. */
function growthOver(name: PeerName, requests: number) {
  const calls = reading.map((method) => {
    const { path, token, body } = callOf(name, method);
    return toRequest("POST", path, { token, body });
  });
  const sent = [...calls, toRequest("GET", "/scim/v2/Users?count=5", { token: "svcp-demo-admin" })];
  return async () => {
    await using started = await startCommand(name);
    const before = residentKilobytes(started.pid);
    let left = requests;
    const ask = async (connection: Connection) => {
      while (left > 0) {
        left -= 1;
        const { body } = expectStatus(await connection.send(sent[left % sent.length] ?? Buffer.of()), 200);
        if (body.includes('"ok":false')) throw new Error(body.toString());
      }
      connection.close();
    };
    await Promise.all(Array.from({ length: concurrent }, () => ask(createConnection(started.url))));
    return Math.max(1, residentKilobytes(started.pid) - before);
  };
}

const concurrent = 8;

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
