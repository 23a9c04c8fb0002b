import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "@rollcall/test-kit/build";

await ensureBuilt();
const command = fileURLToPath(new URL("../dist/command.js", import.meta.url));

/** The server's command in a separate process. */
export interface SpawnedCommand {
  readonly process: ChildProcess;
  /** Resolves with the address of the `ready` line; rejects if the process ends before it. */
  readonly ready: Promise<string>;
  /** The output so far. */
  printed(): string;
  /** Resolves when the process has ended and all of its output was read. */
  readonly ended: Promise<EndedCommand>;
}

interface EndedCommand {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Options of a process. */
interface SpawnOptions {
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  /** A command that runs the server's command, which follows it. */
  readonly prepare?: readonly string[];
}

/** Starts the command. The process gets only the given variables and those that a process needs. */
export function spawnCommand(
  args: readonly string[],
  { env = {}, prepare = [], ...options }: SpawnOptions = {},
): SpawnedCommand {
  const [file = "", ...rest] = [...prepare, process.execPath, command, ...args];
  const child = spawn(file, rest, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env["PATH"], ...env },
    ...options,
  });
  const output = { stdout: "", stderr: "" };
  const ready = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on("line", (line) => {
    output.stdout += `${line}\n`;
    const url = /^ready (\S+)$/.exec(line)?.[1];
    if (url !== undefined) ready.resolve(url);
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    output.stderr += text;
  });
  const ended = once(child, "close").then(([code, signal]) => {
    ready.reject(new Error(`the server ended with ${code}: ${output.stderr}`));
    return { code, signal, ...output };
  });
  ready.promise.catch(() => undefined);
  return { process: child, ready: ready.promise, printed: () => output.stdout, ended };
}
