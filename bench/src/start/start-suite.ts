import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ControlledServer, createServer, type Server } from "@rollcall/server";
import type { Row, Suite, SuiteOptions } from "../suite.js";
import { createColdCallRows } from "./cold-call-rows.js";
import { createFirstAnswerRows } from "./first-answer-rows.js";
import { createGrowthRow } from "./growth-row.js";
import { createProcessRows } from "./process-rows.js";
import { createWarmCallRows } from "./warm-call-rows.js";

/** Measures the cost of a server and a world for a test. */
export const startSuite: Suite = {
  name: "start",
  readme: "apps/server/README.md",
  packages: ["emulate"],
  async rows(options: SuiteOptions): Promise<readonly Row[]> {
    const { onClose } = options;
    const folder = await mkdtemp(join(tmpdir(), "rollcall-bench-"));
    onClose(() => rm(folder, { recursive: true, force: true }));
    const controlled = await createServer({ memory: true });
    const bare = await createServer({ memory: true, control: false });
    onClose(() => controlled.close());
    onClose(() => bare.close());
    return [
      ...(await createFirstAnswerRows(options)),
      await createGrowthRow(options),
      ...createColdCallRows(),
      ...(await createWarmCallRows(onClose)),
      createRow(),
      resetRow(controlled),
      forkRow(controlled),
      journalRow(controlled, bare),
      ...createProcessRows(folder),
    ];
  },
};

function createRow(): Row {
  return {
    name: "Another `createServer({ memory: true })` in the process, first answer",
    unit: "milliseconds",
    rounds: 15,
    contenders: [
      {
        name: "Rollcall",
        sample: timeOfServer,
      },
    ],
    goals: [{ limit: 30 }],
  };
}

function resetRow(server: ControlledServer): Row {
  return shareRow("Reset the demo world after a message", async () => {
    await post(server);
    return timeOf(() => server.world.reset());
  });
}

function forkRow(server: ControlledServer): Row {
  return shareRow("Fork the demo world", async () => {
    let name = "";
    const elapsed = await timeOf(async () => {
      ({ name } = await server.world.fork());
    });
    await server.world.remove(name);
    return elapsed;
  });
}

const callsOfSample = 200;

function journalRow(controlled: Server, bare: Server): Row {
  const sample = (server: Server) => async () => {
    const started = performance.now();
    for (let call = 0; call < callsOfSample; call += 1) await post(server);
    return ((performance.now() - started) * 1_000_000) / callsOfSample;
  };
  return {
    name: "Post a message, with control plane and journal",
    unit: "nanoseconds",
    rounds: 15,
    contenders: [
      { name: "Rollcall", sample: sample(controlled) },
      { name: "Rollcall without them", sample: sample(bare) },
    ],
    goals: [{ against: "Rollcall without them", limit: 0.9 }],
  };
}

/** A row that is compared with the other way to a fresh world. */
function shareRow(name: string, sample: () => Promise<number>): Row {
  const another = "another server in the process";
  return {
    name,
    unit: "milliseconds",
    rounds: 31,
    contenders: [
      { name: "Rollcall", sample },
      { name: another, sample: timeOfServer },
    ],
    goals: [{ against: another, limit: 1 / 0.15, guard: 4 }],
  };
}

/** Milliseconds until a new server has answered. */
async function timeOfServer(): Promise<number> {
  const started = performance.now();
  const server = await createServer({ memory: true });
  await post(server);
  const elapsed = performance.now() - started;
  await server.close();
  return elapsed;
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function post(server: Server): Promise<void> {
  const response = await server.fetch("/api/chat.postMessage", {
    method: "POST",
    headers: { authorization: "Bearer svcb-demo-bot", "content-type": "application/json; charset=utf-8" },
    body: JSON.stringify({ channel: "general", text: "hello" }),
  });
  const text = await response.text();
  if (!text.includes('"ok":true')) throw new Error(text);
}
