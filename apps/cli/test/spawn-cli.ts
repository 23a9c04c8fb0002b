import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "@rollcall/test-kit/build";

await ensureBuilt();
/** The built command line. */
export const command = fileURLToPath(new URL("../dist/command.js", import.meta.url));

/** The command line in its own process, without a terminal. */
interface SpawnedCli {
  readonly process: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
}

/**
 * Starts the command line, as it is built, with only the given and the necessary environment variables.
 * @param prepare command that starts the command line
 */
export function spawnCli(
  args: readonly string[],
  env: Record<string, string>,
  prepare: readonly string[] = [],
): SpawnedCli {
  const [file = "", ...rest] = [...prepare, process.execPath, command, ...args];
  const child = spawn(file, rest, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], ROLLCALL_CONFIG: "/nowhere/config.json", ...env },
  });
  let [out, err] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    out += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    err += text;
  });
  return { process: child, ended: once(child, "close").then(([code]) => ({ code, out, err })) };
}
