// Starts the server as it was built, once as it comes and once with all that it loads only when it is asked to, waits for
// it to be ready, looks at what it answers, and stops it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const server = new URL("../apps/server/", import.meta.url);
const command = fileURLToPath(new URL("dist/command.js", server));
const world = fileURLToPath(new URL("worlds/demo.yaml", server));

await checkServer([], ["/healthz"]);
await checkServer(["--metrics-port", "0", "--world", world], ["/healthz", "/docs", "/_rollcall/world.list"]);
await checkDriver();

async function checkServer(flags, paths) {
  const args = [command, "--memory", "--port", "0", ...flags];
  const running = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise((resolve) => running.once("exit", (code) => resolve(code)));
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
  const code = await ended;
  if (statuses.length >= paths.length && statuses.every((status) => status === 200) && code === 0) return;
  fail(`the built server answered ${statuses.join(", ") || "nothing"} and ended with ${code}`);
}

/** The driver of PostgreSQL is part of what was built, and says so where there is no database. */
async function checkDriver() {
  const args = [command, "--port", "0", "--database", "postgres://nobody@127.0.0.1:1/none"];
  const running = spawn(process.execPath, args, { stdio: "ignore" });
  const code = await new Promise((resolve) => running.once("exit", (ended) => resolve(ended)));
  if (code !== 2) fail(`the built server ended with ${code} where there is no PostgreSQL`);
}

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
