// The step of action.yml: starts `rollcall test` with a program that holds the server open, and sets outputs and variables.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { input, mask, notice, setOutput, setVariable } from "./runner.mjs";

const folder = mkdtempSync(join(process.env["RUNNER_TEMP"], "rollcall-"));
const [ready, log] = [join(folder, "ready.json"), join(folder, "server.log")];
const [command, ...rest] = input("command")?.split(/\s+/) ?? [
  "npx",
  "--yes",
  `rollcall@${input("version") ?? "latest"}`,
];
const flags = [
  ...["world", "app"].flatMap((name) => (input(name) === undefined ? [] : [`--${name}`, input(name)])),
  ...(input("arguments")?.split("\n") ?? []).map((line) => line.trim()).filter(Boolean),
];
const hold = fileURLToPath(new URL("hold.mjs", import.meta.url));
const output = openSync(log, "a");
const child = spawn(command, [...rest, "test", ...flags, "--", process.execPath, hold, ready], {
  // A group of its own outlives this step. The runner ends it with the job.
  detached: true,
  stdio: ["ignore", output, output],
});
let failure;
child.once("error", (error) => {
  failure = error.message;
});
child.once("exit", (code) => {
  failure = `ended with ${code}`;
});

const until = performance.now() + Number(input("timeout") ?? 120) * 1000;
while (!existsSync(ready) && failure === undefined) {
  if (performance.now() > until) failure = "was not ready in time";
  else await delay(50);
}
if (failure === undefined) {
  announce(JSON.parse(readFileSync(ready, "utf8")));
  setOutput("pid", String(child.pid));
  child.unref();
} else {
  process.stdout.write(readFileSync(log, "utf8"));
  notice("error", `Rollcall ${failure}`, { title: "Rollcall did not start" });
  if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid);
  process.exitCode = 1;
}

function announce(variables) {
  for (const [name, value] of Object.entries(variables)) {
    if (/_(TOKEN|SECRET)$/.test(name)) mask(value);
    setVariable(name, value);
  }
  const ending = (end) => Object.entries(variables).find(([name]) => name.endsWith(end))?.[1];
  setOutput("url", variables.ROLLCALL_URL);
  setOutput("api-url", ending("_API_URL"));
  setOutput("bot-token", ending("_BOT_TOKEN"));
  process.stdout.write(
    `Rollcall is ready at ${variables.ROLLCALL_URL} and sets ${Object.keys(variables).join(", ")}\n`,
  );
}
