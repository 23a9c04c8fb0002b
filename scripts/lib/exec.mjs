import { runAside } from "./run.mjs";

/** Environment variables that a parent npm sets and that would mislead a child npm. */
const ofNpm = /^npm_(package_|lifecycle_|command$|execpath$|config_(local_prefix|package|call)$)/i;
/** The variables of this process, without those. */
export const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofNpm.test(name)));

/**
 * Runs a command without showing its output.
 * @returns its output on both streams
 * @throws Error with its output if it exits with a code other than 0 or takes longer than `timeoutMs`
 */
export async function exec(command, args, { timeoutMs = 180_000, ...options } = {}) {
  const since = performance.now();
  const { code, output } = await runAside(command, args, { env: environment, ...options, timeout: timeoutMs });
  if (code === 0) return output;
  const how = performance.now() - since > timeoutMs ? `was stopped after ${timeoutMs / 1000} s` : `ended with ${code}`;
  throw new Error(`${[command, ...args].join(" ")} ${how}\n${output}`);
}
