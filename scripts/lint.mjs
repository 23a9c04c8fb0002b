// The step `lint` of `pnpm check`: format and rules of code by Biome, exports that nothing imports by knip, how modules use each
// other, their pictures, the phrases of prose, the syntax of the Dockerfile, workflows, and manifests of packages.
import { run } from "./lib/run.mjs";

const commands = [
  ["pnpm", ["exec", "biome", "check", "--error-on-warnings", "."]],
  ["pnpm", ["exec", "knip", "--no-progress"]],
  [process.execPath, ["scripts/check-modules.mjs"]],
  [process.execPath, ["scripts/draw-modules.mjs"]],
  [process.execPath, ["scripts/check-prose.mjs"]],
  [process.execPath, ["scripts/check-images.mjs", "--syntax"]],
  [process.execPath, ["scripts/check-workflows.mjs"]],
  [process.execPath, ["scripts/check-manifests.mjs"]],
];
for (const [command, args] of commands) {
  if ((await run(command, args)) !== 0) process.exitCode = 1;
}
