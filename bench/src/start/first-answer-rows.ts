import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Contender, Row, SuiteOptions } from "../suite.js";
import { callOf, commandOf, emulatedService, type PeerName } from "./peers.js";

/** The time from nothing to the first answer, as a command and in a process. */
export async function createFirstAnswerRows({ onClose }: SuiteOptions): Promise<readonly Row[]> {
  const cache = await mkdtemp(join(tmpdir(), "rollcall-bench-cache-"));
  onClose(() => rm(cache, { recursive: true, force: true }));
  return [
    {
      name: "Command to first answer",
      unit: "milliseconds",
      rounds: 9,
      contenders: [command("Rollcall"), command("emulate"), bareCommand],
      goals: [{ against: "emulate", limit: 1 / 1.05 }],
    },
    {
      name: "In a process: import, create, first answers",
      unit: "milliseconds",
      rounds: 9,
      contenders: [inProcess("Rollcall"), inProcess("emulate")],
      goals: [{ against: "emulate", limit: 1 / 1.05 }],
    },
    {
      name: "The same with V8's compile cache",
      unit: "milliseconds",
      rounds: 9,
      contenders: [inProcess("Rollcall", cache), inProcess("emulate", cache)],
    },
  ];
}

function command(name: PeerName): Contender {
  const { path, token } = callOf(name, "auth.test");
  return {
    name,
    sample: () =>
      timeCommand((port) => commandOf(name, port), path, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      }),
  };
}

const bareCommand: Contender = {
  name: "node:http",
  sample: () => timeCommand((port) => [program("answer"), String(port)], "/", {}),
};

/** Milliseconds from the start of a Node process until it answers a request successfully. */
async function timeCommand(args: (port: number) => readonly string[], path: string, init: RequestInit) {
  const port = await findFreePort();
  const list = args(port);
  const started = performance.now();
  const child = spawn(process.execPath, list, { stdio: ["ignore", "ignore", "inherit"] });
  const ended = once(child, "exit");
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, init).catch(() => undefined);
    if (response?.ok === true && (await response.text()).includes('"ok":true')) break;
    if (child.exitCode !== null) throw new Error(`${list.join(" ")} ended with ${child.exitCode}`);
  }
  const elapsed = performance.now() - started;
  child.kill("SIGTERM");
  await ended;
  return elapsed;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("no port is free");
  return address.port;
}

/** Rollcall answers both of its protocols, emulate its Web API. */
function inProcess(name: PeerName, cache?: string): Contender {
  const { path, token } = callOf(name, "auth.test");
  const requests = [
    { path, init: { method: "POST", headers: { authorization: `Bearer ${token}` } } },
    ...(name === "Rollcall"
      ? [{ path: "/scim/v2/Users?count=1", init: { headers: { authorization: "Bearer svcp-demo-admin" } } }]
      : []),
  ];
  const args = [program("first-answer"), name, emulatedService(), JSON.stringify(requests)];
  if (cache !== undefined) args.push(cache);
  return {
    name,
    sample: async () => Number((await promisify(execFile)(process.execPath, args)).stdout),
  };
}

function program(name: string): string {
  return fileURLToPath(new URL(`./programs/${name}.js`, import.meta.url));
}
