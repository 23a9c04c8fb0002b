import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Contender, Row, SuiteOptions } from "../suite.js";
import { callOf, emulatedService, type PeerName } from "./peers.js";
import { startCommand } from "./start-command.js";

/** The time from nothing to the first answer, as a command and in a process. */
export async function createFirstAnswerRows({ onClose }: SuiteOptions): Promise<readonly Row[]> {
  const cache = await mkdtemp(join(tmpdir(), "rollcall-bench-cache-"));
  onClose(() => rm(cache, { recursive: true, force: true }));
  return [
    {
      // The command keeps V8's compiled code. The warm-up makes it, so a sample is any start after the first.
      name: "From the start of the command to its first answer, not the first start",
      unit: "milliseconds",
      rounds: 9,
      contenders: [command("Rollcall"), command("emulate"), command("node:http")],
      goals: [{ against: "emulate", limit: 1 / 1.05, guard: 0.6 }],
    },
    {
      // Without the start of Node. A test file pays for the client as well: the first request loads it.
      name: "From `import` to the first answers, with the load of `fetch`",
      unit: "milliseconds",
      rounds: 9,
      contenders: [inProcess("Rollcall"), inProcess("emulate"), inProcess("node:http")],
      goals: [{ against: "emulate", limit: 1 / 1.05, guard: 0.4 }],
    },
    {
      name: "The same with V8's compile cache",
      unit: "milliseconds",
      rounds: 9,
      contenders: [inProcess("Rollcall", cache), inProcess("emulate", cache), inProcess("node:http", cache)],
    },
  ];
}

function command(name: PeerName): Contender {
  return {
    name,
    sample: async () => {
      await using started = await startCommand(name);
      return started.elapsedMs;
    },
  };
}

/** Rollcall answers both of its protocols, the others their Web API. */
function inProcess(name: PeerName, cache?: string): Contender {
  const { path, token } = callOf(name, "auth.test");
  const requests = [
    { path, init: { method: "POST", headers: { authorization: `Bearer ${token}` } } },
    ...(name === "Rollcall"
      ? [{ path: "/scim/v2/Users?count=1", init: { headers: { authorization: "Bearer svcp-demo-admin" } } }]
      : []),
  ];
  const args = [program, name, emulatedService(), JSON.stringify(requests)];
  if (cache !== undefined) args.push(cache);
  return {
    name,
    sample: async () => Number((await promisify(execFile)(process.execPath, args)).stdout),
  };
}

const program = fileURLToPath(new URL("./programs/first-answer.js", import.meta.url));
