// `pnpm check [STEP …] [--skip STEP]`: runs every step that must pass before a change lands, or only the named ones. The
// exit code is 1 if a step failed. ROLLCALL_STEP_RESULTS names a file for the results as JSON.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runSteps, steps } from "./lib/check-steps.mjs";

const wanted = [];
const skipped = new Set();
const args = process.argv.slice(2);
for (let i = 0; i < args.length; i += 1) {
  if (args[i] === "--skip") skipped.add(args[++i]);
  else wanted.push(args[i]);
}

const unknown = [...wanted, ...skipped].filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  process.stderr.write(`no such step: ${unknown.join(", ")}; there are ${Object.keys(steps).join(", ")}\n`);
  process.exitCode = 2;
} else {
  const names = (wanted.length > 0 ? wanted : Object.keys(steps)).filter((name) => !skipped.has(name));
  // The step `weights` reads what the steps before it measured.
  const own =
    process.env["ROLLCALL_FIGURES"] === undefined ? mkdtempSync(join(tmpdir(), "rollcall-figures-")) : undefined;
  const results = await runSteps(names, own === undefined ? process.env : { ...process.env, ROLLCALL_FIGURES: own });
  if (own !== undefined) rmSync(own, { recursive: true });
  const file = process.env["ROLLCALL_STEP_RESULTS"];
  if (file !== undefined) writeFileSync(file, JSON.stringify(results));
  process.exitCode = results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
}
