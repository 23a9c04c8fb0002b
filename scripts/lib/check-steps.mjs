import { performance } from "node:perf_hooks";
import { run } from "./run.mjs";

/** The steps of `pnpm check` in order: name, command, arguments. */
export const steps = {
  lint: ["node", "scripts/lint.mjs"],
  build: ["pnpm", "exec", "turbo", "run", "build", "--output-logs=errors-only"],
  generate: ["pnpm", "generate", "--check"],
  // tsc uses every core itself, and up to 4 GB.
  typecheck: ["pnpm", "exec", "turbo", "run", "typecheck", "--concurrency=2", "--output-logs=errors-only"],
  test: ["pnpm", "exec", "vitest", "run"],
  python: ["node", "scripts/check-python.mjs"],
  // A fixed seed: a run of CI depends on its commit alone. `pnpm fuzz` picks another one each time.
  fuzz: ["pnpm", "fuzz", "--seconds", "60", "--seed", "1"],
  package: ["pnpm", "exec", "turbo", "run", "check:package", "--output-logs=errors-only"],
  api: ["node", "scripts/api.mjs"],
  packed: ["node", "scripts/check-packed.mjs"],
  release: ["node", "scripts/check-release.mjs"],
  start: ["node", "scripts/check-start.mjs"],
  site: ["node", "scripts/check-site.mjs"],
  images: ["node", "scripts/check-images.mjs"],
  action: ["node", "scripts/check-action.mjs"],
  // Ratios to other servers, measured in one run, with room for a busy machine.
  speed: ["node", "bench/dist/main.js", "--guard", "--users", "1000", "start", "webapi", "scim", "delivery", "storage"],
  // After the steps that leave it figures.
  weights: ["node", "scripts/weights.mjs"],
};

/** Exit code of a step that this machine cannot run. It says why. */
export const notRun = 75;

/** Runs steps one after another, continues after a failure, and prints a line for each. */
export async function runSteps(names, env = process.env) {
  const results = [];
  for (const name of names) {
    process.stdout.write(`\n── ${name}\n`);
    const [command, ...args] = steps[name];
    const since = performance.now();
    const code = await run(command, args, { env });
    const outcome = code === 0 ? "passed" : code === notRun ? "not run" : "failed";
    results.push({ name, outcome, seconds: (performance.now() - since) / 1000 });
  }
  process.stdout.write("\n");
  for (const { name, outcome, seconds } of results) {
    const shown = outcome === "failed" ? "FAILED" : outcome;
    process.stdout.write(`${shown.padEnd(7)} ${name.padEnd(10)} ${seconds.toFixed(1)} s\n`);
  }
  return results;
}
