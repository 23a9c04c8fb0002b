// Starts the server as it was built, waits for it to be ready, asks it for its health, and stops it.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const command = new URL("../apps/server/dist/command.js", import.meta.url).pathname;
const server = spawn(process.execPath, [command, "--memory", "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
const ended = new Promise((resolve) => server.once("exit", (code) => resolve(code)));

let url;
for await (const line of createInterface({ input: server.stdout })) {
  url = /^ready (\S+)$/.exec(line)?.[1];
  if (url !== undefined) break;
}
const health = url === undefined ? undefined : await fetch(`${url}/healthz`);
server.kill("SIGTERM");
const code = await ended;

if (health?.status !== 200 || code !== 0) {
  process.stderr.write(`the built server answered ${health?.status ?? "nothing"} and ended with ${code}\n`);
  process.exitCode = 1;
}
