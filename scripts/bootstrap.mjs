// `npm start`, `npm test` and `npm run check` on a machine that may have nothing but Node 20 and npm. Where Node and pnpm are recent
// enough it installs, builds and runs; otherwise it first calls itself again under recent ones, which npx fetches.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { run, runQuietly } from "./lib/run.mjs";
import { isAtLeast } from "./lib/versions.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const { engines } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"));
const [task, ...rest] = process.argv.slice(2);
const tasks = { start, test, check, example };

if (!Object.hasOwn(tasks, task ?? "")) {
  fail("usage: node scripts/bootstrap.mjs start|test|check|example [arguments]");
} else if (isRecent()) {
  process.exitCode = await tasks[task](rest);
} else if (process.env["ROLLCALL_BOOTSTRAPPED"] === undefined) {
  process.exitCode = await underRecentTools();
} else {
  fail(`npx brought no Node ${engines.node} and pnpm ${engines.pnpm}; install them and try again.`);
}

/** Installs, builds the server and what it stands on, and runs it with the arguments given. */
async function start(args) {
  return (
    (await install()) ||
    (await runQuietly("Building", "pnpm", ["exec", "turbo", "run", "build", "--filter=@rollcall/server"])) ||
    (await run(process.execPath, ["apps/server/dist/command.js", ...args]))
  );
}

/** Installs, builds an example and what it stands on, and runs it, or another module of it. */
async function example([name, module = "main"]) {
  return (
    (await install()) ||
    (await runQuietly("Building", "pnpm", ["exec", "turbo", "run", "build", `--filter=${name}`])) ||
    (await run(process.execPath, [`dist/${module}.js`], { cwd: `${root}/examples/${name}` }))
  );
}

/** Installs, builds everything and runs the tests, or those that the arguments name. */
async function test(args) {
  return (
    (await install()) ||
    (await runQuietly("Building", "pnpm", ["exec", "turbo", "run", "build"])) ||
    (await run("pnpm", ["exec", "vitest", "run", ...args]))
  );
}

/** Installs and runs the steps of `pnpm check`, or those that the arguments name. */
async function check(args) {
  return (await install()) || (await run(process.execPath, ["scripts/check.mjs", ...args]));
}

function install() {
  return runQuietly("Installing", "pnpm", ["install", "--frozen-lockfile"]);
}

/** Whether the Node that runs this and the pnpm on the path are recent enough. */
function isRecent() {
  if (!isAtLeast(process.versions.node, engines.node)) return false;
  // Asked outside the project, where an older pnpm does not go and fetch the version that package.json pins.
  const asked = spawnSync("pnpm", ["--version"], {
    cwd: tmpdir(),
    encoding: "utf8",
    env: { ...process.env, COREPACK_ENABLE_DOWNLOAD_PROMPT: "0" },
    shell: process.platform === "win32",
  });
  return asked.status === 0 && isAtLeast(asked.stdout.trim(), engines.pnpm);
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
