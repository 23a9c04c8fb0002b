// `pnpm durability [--rounds N]`: kills a server under load repeatedly and checks that every acknowledged write is stored, and
// that its events arrive.
import { parseArgs } from "node:util";
import { runTestFiles } from "./lib/run-test-files.mjs";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "50" } } });
if (/^[1-9]\d{0,5}$/.test(values.rounds)) {
  process.env["ROLLCALL_DURABILITY_ROUNDS"] = values.rounds;
  const files = ["durability", "kill-before-delivery"].map((name) => `apps/server/test/production/${name}.test.ts`);
  process.exitCode = await runTestFiles(files);
} else {
  process.stderr.write("usage: pnpm durability [--rounds NUMBER]\n");
  process.exitCode = 2;
}
