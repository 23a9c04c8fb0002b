import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Row } from "../suite.js";

const run = promisify(execFile);
const messages = 20_000;

/** How much larger a server is after many messages than after a few. */
export function createMemoryRow(folder: string): Row {
  let round = 0;
  return {
    name: `Memory of a server after ${messages.toLocaleString("en")} messages more`,
    unit: "kilobytes",
    rounds: 3,
    contenders: [
      {
        name: "Rollcall",
        sample: async () => {
          round += 1;
          return measureGrowth(join(folder, `memory-${round}`));
        },
      },
    ],
    // A message takes half a kilobyte, so that keeping them would take ten thousand.
    goals: [{ limit: 1_000 }],
  };
}

async function measureGrowth(folder: string): Promise<number> {
  const program = fileURLToPath(new URL("../served/programs/grow.js", import.meta.url));
  const { stdout } = await run(process.execPath, ["--expose-gc", program, folder, String(messages)]);
  // What is collected varies by a little in both directions.
  return Math.max(1, Number(stdout));
}
