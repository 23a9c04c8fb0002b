import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Contender, Row, Suite } from "../suite.js";
import { emulatedService, type PeerName } from "./peers.js";

/** Measures the CPU of a test file that imports a server, starts it and calls it, by the client of the test. */
export const shortTestSuite: Suite = {
  name: "short-test",
  readme: "apps/server/README.md",
  packages: ["emulate"],
  rows: async () => clients.flatMap(rowsOf),
};

const clients = ["node:http", "fetch"] as const;
type Client = (typeof clients)[number];

function rowsOf(client: Client): readonly Row[] {
  return [
    {
      name: `CPU of a short test: import, start, seven methods and another message, with \`${client}\``,
      unit: "milliseconds" as const,
      rounds: 9,
      contenders: [shortTest("Rollcall", client), shortTest("emulate", client), shortTest("node:http", client)],
      goals: [{ against: "emulate", limit: 1, guard: 0.5 }],
    },
    {
      name: `CPU of import, start and \`auth.test\`, with \`${client}\``,
      unit: "milliseconds" as const,
      rounds: 9,
      contenders: [
        shortTest("Rollcall", client, 1),
        shortTest("emulate", client, 1),
        shortTest("node:http", client, 1),
      ],
      goals: [{ against: "emulate", limit: 1 / 0.9, guard: 0.5 }],
    },
  ];
}

function shortTest(name: PeerName, client: Client, calls = Number.POSITIVE_INFINITY): Contender {
  const program = fileURLToPath(new URL("./programs/short-test.js", import.meta.url));
  const args = [program, name, emulatedService(), client, String(calls)];
  return { name, sample: async () => Number((await promisify(execFile)(process.execPath, args)).stdout) };
}
