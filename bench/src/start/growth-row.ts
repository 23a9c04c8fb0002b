import { execFile } from "node:child_process";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Contender, Row, SuiteOptions } from "../suite.js";
import { growSet } from "./grow-set.js";

const more = 130;

/** The cost of more methods for the import and the start of a server. */
export async function createGrowthRow({ onClose }: SuiteOptions): Promise<Row> {
  const folder = fileURLToPath(new URL("../grown-sets", import.meta.url));
  await rm(folder, { recursive: true, force: true });
  onClose(() => rm(folder, { recursive: true, force: true }));
  const contender = async (name: string, count: number): Promise<Contender> => {
    const own = join(folder, String(count));
    await mkdir(own, { recursive: true });
    const set = await growSet(own, count);
    return { name, sample: async () => Number((await promisify(execFile)(process.execPath, [program, set])).stdout) };
  };
  return {
    name: `In a process: import, create, first answer, with ${more} more methods`,
    unit: "milliseconds",
    rounds: 15,
    contenders: [await contender("Rollcall", more + 1), await contender("Rollcall without them", 1)],
    goals: [{ against: "Rollcall without them", limit: 1 / 1.1, guard: 1 / 1.6 }],
  };
}

const program = fileURLToPath(new URL("./programs/grown-answer.js", import.meta.url));
