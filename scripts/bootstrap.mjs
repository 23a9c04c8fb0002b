// Runs `npm start`, `npm test`, `npm run check` and `npm run rollcall` on a machine that may have only Node 20 and npm.
// With a recent Node and pnpm it installs, builds and runs. Otherwise it first restarts itself under the ones from npx.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { run, runInBackground, runQuietly, runSilently } from "./lib/run.mjs";
import { isWithin } from "./lib/versions.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const [task, ...rest] = process.argv.slice(2);
const tasks = { start, test, check, example, rollcall };

if (!Object.hasOwn(tasks, task ?? "")) {
  fail("usage: node scripts/bootstrap.mjs start|test|check|example|rollcall [arguments]");
} else if (isRecent()) {
  process.exitCode = await tasks[task](rest);
} else if (process.env["ROLLCALL_BOOTSTRAPPED"] === undefined) {
  process.exitCode = await underRecentTools();
} else {
  fail(`npx provided no Node ${engines.node} and pnpm ${engines.pnpm}; install them and try again.`);
}

/**
 * Installs, builds the server and its dependencies, and runs it with the given arguments. The reference, which no start
 * waits for, is built while the server runs.
 */
async function start(args) {
  const failed =
    (await install()) ||
    (await runQuietly("Building", "pnpm", ["exec", "turbo", "run", "build", "--filter=@rollcall/server"]));
  if (failed) return failed;
  const isOwn = args.some((arg) => /^(\w|--(world|app|database|no-control|tour)\b)/.test(arg));
  const tour =
    isOwn || Object.keys(process.env).some((name) => /^ROLLCALL_(WORLD|APP|DATABASE|CONTROL)$/.test(name))
      ? []
      : ["--tour"];
  const served = run(process.execPath, ["apps/server/dist/command.js", ...tour, ...args]);
  const stop = runInBackground("pnpm", ["exec", "turbo", "run", "docs", "--filter=@rollcall/server"]);
  const code = await served;
  stop();
  return code;
}

/** Installs, builds an example and its dependencies, and runs its main module or the named one. */
async function example([name, module = "main"]) {
  return (
    (await install()) ||
    (await runQuietly("Building", "pnpm", ["exec", "turbo", "run", "build", `--filter=${name}`])) ||
    (await run(process.execPath, [`dist/${module}.js`], { cwd: `${root}/examples/${name}` }))
  );
}

/** Installs, builds everything and runs all tests or the named ones. `--all` includes the long ones. */
async function test(args) {
  const env = args.includes("--all") ? { ...process.env, ROLLCALL_TEST_ALL: "1" } : process.env;
  return (
    (await install()) ||
    (await runQuietly("Building", "pnpm", ["exec", "turbo", "run", "build", "docs"])) ||
    (await run("pnpm", ["exec", "vitest", "run", ...args.filter((each) => each !== "--all")], { env }))
  );
}

/** Installs and runs all steps of `pnpm check` or the named ones. */
async function check(args) {
  return (await install()) || (await run(process.execPath, ["scripts/check.mjs", ...args]));
}

/** Installs, builds the command line and its dependencies, and runs it. Nothing but the command writes output. */
async function rollcall(args) {
  const removeLine = showLine("Building the command line …");
  const code =
    (await runSilently("pnpm", ["install", "--frozen-lockfile"])) ||
    (await runSilently("pnpm", ["exec", "turbo", "run", "build", "--filter=@rollcall/cli"]));
  removeLine();
  return code || (await run(process.execPath, ["apps/cli/dist/command.js", ...args]));
}

/** Shows a line on a terminal and returns a function that removes it. */
function showLine(line) {
  if (!process.stderr.isTTY) return () => undefined;
  process.stderr.write(line);
  return () => process.stderr.write("\r\u001b[K");
}

function install() {
  return runQuietly("Installing", "pnpm", ["install", "--frozen-lockfile"]);
}

/** Whether the current Node and the pnpm on the path are recent enough. */
function isRecent() {
  if (!isWithin(process.versions.node, engines.node)) return false;
  // Outside of the project, where an older pnpm does not download the version that package.json pins.
  const asked = spawnSync("pnpm", ["--version"], {
    cwd: tmpdir(),
    encoding: "utf8",
    env: { ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" },
    shell: process.platform === "win32",
  });
  return asked.status === 0 && isWithin(asked.stdout.trim(), engines.pnpm);
}

function underRecentTools() {
  const tools = ["--yes", "--package=node@24", "--package=pnpm@12"];
  return run("npx", [...tools, "--", "node", fileURLToPath(import.meta.url), task, ...rest], {
    cwd: root,
    env: { ...process.env, ROLLCALL_BOOTSTRAPPED: "1", npm_config_loglevel: "error" },
  });
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 2;
}
