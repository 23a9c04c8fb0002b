import { availableParallelism } from "node:os";
import { performance } from "node:perf_hooks";
import { run, runAside } from "./run.mjs";

/** The steps of `pnpm check` in order: name, command, arguments. */
export const steps = {
  lint: ["node", "scripts/lint.mjs"],
  build: ["pnpm", "exec", "turbo", "run", "build", "docs", "--output-logs=errors-only"],
  generate: ["pnpm", "generate", "--check"],
  // tsc uses every core itself, and up to 4 GB.
  typecheck: ["pnpm", "exec", "turbo", "run", "typecheck", "--concurrency=2", "--output-logs=errors-only"],
  test: ["pnpm", "exec", "vitest", "run"],
  packed: ["node", "scripts/check-packed.mjs"],
  // A fixed seed: a run of CI depends on its commit alone. `pnpm fuzz` picks another one each time.
  fuzz: ["pnpm", "fuzz", "--seconds", "30", "--seed", "1"],
  site: ["node", "scripts/check-site.mjs"],
  images: ["node", "scripts/check-images.mjs"],
  start: ["node", "scripts/check-start.mjs"],
  package: ["pnpm", "exec", "turbo", "run", "check:package", "--output-logs=errors-only"],
  release: ["node", "scripts/check-release.mjs"],
  python: ["node", "scripts/check-python.mjs"],
  action: ["node", "scripts/check-action.mjs"],
  api: ["node", "scripts/api.mjs"],
  // Ratios to other servers, measured in one run, with room for a busy machine.
  speed: [
    ...["node", "bench/dist/main.js", "--guard", "--users", "1000"],
    ...["short-test", "start", "webapi", "scim", "delivery", "storage", "growth"],
  ],
  // After the steps that leave it figures.
  weights: ["node", "scripts/weights.mjs"],
};

/** Exit code of a step that this machine cannot run. It says why. */
export const notRun = 75;

/** Steps that may run at the same time: none changes a source or measures time, and most use about one core. */
const sharing = new Set([
  ...["lint", "generate", "typecheck"],
  ...["packed", "fuzz", "site", "images", "start"],
  ...["package", "release", "python", "action", "api"],
]);

/**
 * Runs steps in order, neighbors that may share the machine one per core, continues after a failure, and prints a line
 * for each.
 */
export async function runSteps(names, env = process.env) {
  const results = [];
  for (const group of toGroups(names)) {
    const isAlone = group.length === 1;
    const runNext = async () => {
      for (let name = group.shift(); name !== undefined; name = group.shift())
        results.push(await runStep(name, { env, isAlone }));
    };
    await Promise.all(Array.from({ length: Math.min(availableParallelism(), 3) }, runNext));
  }
  process.stdout.write("\n");
  for (const { name, outcome, seconds } of results) {
    const shown = outcome === "failed" ? "FAILED" : outcome;
    process.stdout.write(`${shown.padEnd(7)} ${name.padEnd(10)} ${seconds.toFixed(1)} s\n`);
  }
  return results;
}

/** Each step in a group of its own, but for neighbors that may share the machine. */
function toGroups(names) {
  const groups = [];
  for (const name of names) {
    const last = groups.at(-1);
    if (sharing.has(name) && sharing.has(last?.[0])) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/** Runs a step. One that is not alone prints its output at its end, so that outputs do not mix. */
async function runStep(name, { env, isAlone }) {
  const [command, ...args] = steps[name];
  const since = performance.now();
  const head = `\n── ${name}\n`;
  if (isAlone) process.stdout.write(head);
  const { code, output } = isAlone
    ? { code: await run(command, args, { env }), output: "" }
    : await runAside(command, args, { env });
  if (!isAlone) process.stdout.write(head + output);
  const outcome = code === 0 ? "passed" : code === notRun ? "not run" : "failed";
  return { name, outcome, seconds: (performance.now() - since) / 1000 };
}
