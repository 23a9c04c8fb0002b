// `pnpm durability [--rounds N]`: kills a server under load repeatedly and checks that every acknowledged write is stored, and
// that its events arrive.
import { parseArgs } from "node:util";
import { run } from "./lib/run.mjs";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "50" } } });
if (/^[1-9]\d{0,5}$/.test(values.rounds)) {
  const env = { ...process.env, ROLLCALL_TEST_ALL: "1", ROLLCALL_DURABILITY_ROUNDS: values.rounds };
  // One run for each: vitest fails if it finds no test file, but not if it finds only some of those that it is given.
  for (const name of ["durability", "kill-before-delivery"]) {
    const file = `apps/server/test/production/${name}.test.ts`;
    process.exitCode ||= await run("pnpm", ["exec", "vitest", "run", "--maxWorkers=1", file], { env });
  }
} else {
  process.stderr.write("usage: pnpm durability [--rounds NUMBER]\n");
  process.exitCode = 2;
}
