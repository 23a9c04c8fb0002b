import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import { StartError } from "../errors/start-error.js";

const forwarded = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a command with further variables, and with the input and output of this process. Signals go to the command too,
 * which decides how it ends.
 * @returns its exit code; after a signal, 128 and the number of the signal
 * @throws StartError if it cannot be started
 */
export async function runWith(
  variables: Readonly<Record<string, string>>,
  file: string,
  args: readonly string[],
): Promise<number> {
  const env = { ...process.env, ...variables };
  // On Windows, most commands are scripts that only a shell can start.
  const child = spawn(file, args, { stdio: "inherit", env, shell: process.platform === "win32" });
  const stopForwarding = forwardSignals(child);
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once("error", (error: NodeJS.ErrnoException) => reject(new StartError(describe(file, error))));
      child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
    });
  } finally {
    stopForwarding();
  }
}

/** A terminal sends Ctrl-C to the command itself. */
function forwardSignals(child: ChildProcess): () => void {
  const forward = (signal: NodeJS.Signals) => {
    if (signal !== "SIGINT" || !process.stdin.isTTY) child.kill(signal);
  };
  for (const signal of forwarded) process.on(signal, forward);
  return () => {
    for (const signal of forwarded) process.off(signal, forward);
  };
}

function describe(file: string, { code, message }: NodeJS.ErrnoException): string {
  const reason = code === "ENOENT" ? "there is no such command" : message;
  return `cannot run ${JSON.stringify(file)}: ${reason}`;
}
