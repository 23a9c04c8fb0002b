// `pnpm generate`: writes all generated files, here and in the examples. `--check` writes nothing, and fails if a tracked file is
// stale, missing or stray. The task `generate` of turbo makes what is not tracked, before the tasks that need it.
import { run } from "./lib/run.mjs";

const args = process.argv.slice(2);
const turbo = (...rest) => run("pnpm", ["exec", "turbo", "run", ...rest]);
const command = ["packages/codegen/dist/command.js", "generate", "--root", ".", ...args];
process.exitCode =
  (await turbo("build", "--filter=@rollcall/codegen", "--output-logs=errors-only")) ||
  (await run(process.execPath, command)) ||
  (await turbo("generate", "--filter=./examples/*", "--output-logs=errors-only", "--", ...args));
