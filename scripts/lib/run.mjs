import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
const quietEnvironment = {
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  pnpm_config_update_notifier: "false",
};

/**
 * Runs a command in this terminal and forwards signals to it.
 * @returns its exit code; 128 plus the number of the signal that ended it
 */
export function run(command, args, options) {
  return ended(start(command, args, { stdio: "inherit", ...options }));
}

/** Runs a command at the lowest priority and without output. Returns a function that ends it. */
export function runInBackground(command, args) {
  const child = start(command, args, { env: { ...process.env, ...quietEnvironment }, stdio: "ignore" });
  child.once("error", () => undefined);
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  return () => child.kill();
}

/** Prints what it does, and runs a command. Shows the output of the command only if it fails. */
export function runQuietly(what, command, args) {
  process.stderr.write(`${what} …\n`);
  return runSilently(command, args);
}

/** Runs a command. Shows its output, on stderr, only if it fails. */
export async function runSilently(command, args) {
  const { code, output } = await runAside(command, args, { env: { ...process.env, ...quietEnvironment } });
  if (code !== 0) process.stderr.write(output);
  return code;
}

/** Runs a command, and kills it after `timeout` milliseconds. Returns its exit code and its output on both streams. */
export async function runAside(command, args, options) {
  const child = start(command, args, { killSignal: "SIGKILL", ...options, stdio: ["ignore", "pipe", "pipe"] });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => output.push(chunk));
  const code = await ended(child);
  return { code, output: Buffer.concat(output).toString() };
}

function start(command, args, options) {
  return spawn(command, args, { cwd: root, shell: process.platform === "win32", ...options });
}

function ended(child) {
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  const watch = stopWithParent(child);
  return new Promise((resolve) => {
    const finish = (code) => {
      for (const signal of signals) process.off(signal, forward);
      clearInterval(watch);
      resolve(code);
    };
    child.once("error", (error) => {
      process.stderr.write(`${error.message}\n`);
      finish(127);
    });
    child.once("close", (code, signal) => finish(signal === null ? code : 128 + constants.signals[signal]));
  });
}

/** Stops the child when the parent of this process ends, because the shell that npm starts does not forward signals. */
function stopWithParent(child) {
  const parent = process.ppid;
  return setInterval(() => process.ppid !== parent && child.kill("SIGTERM"), 500);
}
