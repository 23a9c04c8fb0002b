// Starts the built server, once with defaults and once with everything that it loads on demand, waits until it is ready,
// checks its answers, and stops it. Then runs the command line as the README says, with npm alone.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";
import { allPackages, root } from "./lib/packages.mjs";

const command = join(root, "apps/server/dist/command.js");
const world = join(root, "apps/server/worlds/demo.yaml");

await checkServer([], ["/healthz"]);
await checkServer(["--metrics-port", "0", "--world", world], ["/healthz", "/docs", "/_rollcall/world.list"]);
await checkDriver();
await checkCommandLine();

async function checkServer(flags, paths) {
  const args = [command, "--memory", "--port", "0", ...flags];
  const running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(running, "exit");
  const urls = [];
  for await (const line of createInterface({ input: running.stdout })) {
    const [, name, url] = /^\s*(Metrics|ready)\s+(\S+)$/.exec(line) ?? [];
    if (name === "Metrics") urls.push(url);
    if (name !== "ready") continue;
    urls.push(...paths.map((path) => `${url}${path}`));
    break;
  }
  const statuses = await Promise.all(urls.map(async (url) => (await fetch(url)).status));
  running.kill("SIGTERM");
  const [code] = await ended;
  if (statuses.length >= paths.length && statuses.every((status) => status === 200) && code === 0) return;
  fail(`the built server answered ${statuses.join(", ") || "nothing"} and ended with ${code}`);
}

/** Checks that the build contains the PostgreSQL driver, by the message about an unreachable database. */
async function checkDriver() {
  const args = [command, "--port", "0", "--database", "postgres://nobody@127.0.0.1:1/none"];
  const running = spawn(process.execPath, args, { stdio: "ignore" });
  const [code] = await once(running, "exit");
  if (code !== 2) fail(`the built server ended with ${code} where there is no PostgreSQL`);
}

/** Checks that `npm run rollcall` needs no pnpm on the path, and prints only what the command prints. */
async function checkCommandLine() {
  const folder = mkdtempSync(join(tmpdir(), "rollcall-npm-"));
  const entries = (process.env["PATH"] ?? "").split(delimiter);
  for (const name of ["node", "npm", "npx"]) symlinkSync(find(name, entries), join(folder, name));
  const without = entries.filter((entry) => !existsSync(join(entry, "pnpm")));
  const { ROLLCALL_BOOTSTRAPPED: _bootstrapped, ...environment } = process.env;
  const env = { ...environment, PATH: [folder, ...without].join(delimiter), npm_config_loglevel: "error" };
  const { version } = allPackages().find(({ name }) => name === "@rollcall/cli");
  const args = ["run", "--silent", "rollcall", "--", "--version"];
  const { status, stdout, stderr } = spawnSync("npm", args, { cwd: root, env, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  if (status !== 0 || stdout !== `${version}\n` || stderr !== "")
    fail(`npm run rollcall ended with ${status} and wrote ${JSON.stringify({ stdout, stderr })}`);
}

/** The location of a program on the path. */
function find(name, entries) {
  const entry = entries.find((each) => existsSync(join(each, name)));
  if (entry === undefined) throw new Error(`${name} is not on the path.`);
  return realpathSync(join(entry, name));
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
