import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";

/** Starts a program of this folder in its own process. */
export function runSource(name: string, ...args: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const options = ["--conditions=@rollcall/source", `--import=${path("source-hooks.mjs")}`, "--no-warnings"];
  return spawn(process.execPath, [...options, path(name), ...args], { stdio: ["ignore", "pipe", "pipe"] });
}

/**
 * Kills a program without cleanup when it has printed `count` lines.
 * @returns all lines that it printed, including buffered ones
 */
export async function killAfterLines(program: ReturnType<typeof runSource>, count: number): Promise<readonly string[]> {
  const [lines, errors]: [string[], string[]] = [[], []];
  program.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  createInterface(program.stdout).on("line", (line) => {
    lines.push(line);
    if (lines.length === count) program.kill("SIGKILL");
  });
  const [, signal] = await once(program, "close");
  if (signal !== "SIGKILL") throw new Error(`the program ended before it was killed: ${errors.join("")}`);
  return lines;
}
