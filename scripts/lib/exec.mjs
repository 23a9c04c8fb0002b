import { spawn } from "node:child_process";

/** Environment variables that a parent npm sets and that would mislead a child npm. */
const ofNpm = /^npm_(package_|lifecycle_|command$|execpath$|config_(local_prefix|package|call)$)/i;
/** The variables of this process, without those. */
export const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofNpm.test(name)));

/**
 * Runs a command without showing its output.
 * @returns its output on both streams
 * @throws Error with its output if it exits with a code other than 0 or takes longer than `timeoutMs`
 */
export function exec(command, args, { cwd, env = environment, timeoutMs = 180_000 } = {}) {
  const child = spawn(command, args, {
    cwd,
    env,
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  const timer = setTimeout(() => child.kill("SIGKILL"), timeoutMs);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code, signal) => {
      clearTimeout(timer);
      const text = Buffer.concat(output).toString();
      const how = signal === null ? `ended with ${code}` : `was stopped after ${timeoutMs / 1000} s`;
      if (code === 0) resolve(text);
      else reject(new Error(`${[command, ...args].join(" ")} ${how}\n${text}`));
    });
  });
}
