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
  speed: ["node", "bench/dist/main.js", "--guard", "--users", "1000", "start", "webapi", "scim", "delivery"],
};

/** Runs steps one after another, continues after a failure, and prints a line for each. */
export async function runSteps(names) {
  const results = [];
  for (const name of names) {
    process.stdout.write(`\n── ${name}\n`);
    const [command, ...args] = steps[name];
    const since = performance.now();
    const ok = (await run(command, args)) === 0;
    results.push({ name, ok, seconds: (performance.now() - since) / 1000 });
  }
  process.stdout.write("\n");
  for (const { name, ok, seconds } of results) {
    process.stdout.write(`${ok ? "passed" : "FAILED"}  ${name.padEnd(10)} ${seconds.toFixed(1)} s\n`);
  }
  return results;
}
