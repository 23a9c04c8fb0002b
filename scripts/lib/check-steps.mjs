import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { run, runAside } from "./run.mjs";

/** The steps of `pnpm check` in order: name, command, arguments. */
export const steps = {
  lint: ["node", "scripts/lint.mjs"],
  build: ["pnpm", "exec", "turbo", "run", "build", "--output-logs=errors-only"],
  generate: ["pnpm", "generate", "--check"],
  // tsc uses every core itself, and up to 4 GB.
  typecheck: ["pnpm", "exec", "turbo", "run", "typecheck", "--concurrency=2", "--output-logs=errors-only"],
  test: ["pnpm", "exec", "vitest", "run"],
  images: ["node", "scripts/check-images.mjs"],
  packed: ["node", "scripts/check-packed.mjs"],
  site: ["node", "scripts/check-site.mjs"],
  // A fixed seed: a run of CI depends on its commit alone. `pnpm fuzz` picks another one each time.
  fuzz: ["pnpm", "fuzz", "--seconds", "60", "--seed", "1"],
  package: ["pnpm", "exec", "turbo", "run", "check:package", "--output-logs=errors-only"],
  release: ["node", "scripts/check-release.mjs"],
  python: ["node", "scripts/check-python.mjs"],
  start: ["node", "scripts/check-start.mjs"],
  action: ["node", "scripts/check-action.mjs"],
  api: ["node", "scripts/api.mjs"],
  // Ratios to other servers, measured in one run, with room for a busy machine.
  speed: ["node", "bench/dist/main.js", "--guard", "--users", "1000", "start", "webapi", "scim", "delivery", "storage"],
};

/** Steps that may run at the same time: each uses about one core, changes no file of the sources, and measures nothing. */
const together = new Set([
  ...["images", "packed", "site", "fuzz", "package"],
  ...["release", "python", "start", "action", "api"],
]);

/** Maximum number of those at a time. */
const lanes = Math.min(availableParallelism(), 3);

/** Exit code of a step that this machine cannot run. It says why. */
export const notRun = 75;

/** Runs steps in order, some of them at the same time, continues after a failure, and prints a line for each. */
export async function runSteps(names) {
  const results = [];
  for (const group of toGroups(names)) {
    const left = [...group];
    const runLane = async () => {
      for (let name = left.shift(); name !== undefined; name = left.shift())
        results.push(await runStep(name, { isAlone: group.length === 1 }));
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
  }
  process.stdout.write("\n");
  for (const { name, outcome, seconds } of results) {
    const shown = outcome === "failed" ? "FAILED" : outcome;
    process.stdout.write(`${shown.padEnd(7)} ${name.padEnd(10)} ${seconds.toFixed(1)} s\n`);
  }
  return results;
}

/** Cuts the steps into groups: neighbors that may run at the same time, and each other step alone. */
export function toGroups(names) {
  const groups = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (together.has(name) && together.has(last?.[0])) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** Runs a step. The output of one that is not alone is printed at its end, so that outputs do not mix. */
async function runStep(name, { isAlone }) {
  const [command, ...args] = steps[name];
  const head = `\n── ${name}\n`;
  const since = performance.now();
  if (isAlone) process.stdout.write(head);
  const { code, output } = isAlone ? { code: await run(command, args), output: "" } : await runAside(command, args);
  if (!isAlone) process.stdout.write(`${head}${output}`);
  const outcome = code === 0 ? "passed" : code === notRun ? "not run" : "failed";
  return { name, outcome, seconds: (performance.now() - since) / 1000 };
}
