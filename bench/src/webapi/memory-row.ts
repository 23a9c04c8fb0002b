import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Row } from "../suite.js";

const run = promisify(execFile);
const messages = 20_000;

/** Growth of a server's memory after many messages. */
export function createMemoryRow(folder: string): Row {
  let round = 0;
  return {
    name: `Memory growth of a server after ${messages.toLocaleString("en")} messages`,
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
    // A message takes 0.5 KB, so keeping all of them would take 10,000 KB.
    goals: [{ limit: 1_000 }],
  };
}

async function measureGrowth(folder: string): Promise<number> {
  const program = fileURLToPath(new URL("../served/programs/grow.js", import.meta.url));
  const { stdout } = await run(process.execPath, ["--expose-gc", program, folder, String(messages)]);
  // Garbage collection varies slightly, so the difference can be negative.
  return Math.max(1, Number(stdout));
}
