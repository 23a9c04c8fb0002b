import { runGenerate } from "./commands/generate-command.js";
import { runServe } from "./commands/run-serve.js";
import type { Surroundings } from "./surroundings.js";

/** Runs a command line and returns the exit code. Errors are printed. Without a command, it serves a world to try. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const [command, ...rest] = args;
  if (command === "serve" || command === "start") return runServe(rest);
  if (command === "generate") return runGenerate(rest, surroundings);
  if (command === "test") return (await import("./commands/run-test.js")).runTest(rest);
  if (command === "run") return (await import("./commands/run-test.js")).runRun(rest);
  if (isToTry(args)) return (await import("./commands/run-try.js")).runTry(args, surroundings);
  // A server does not load the other commands.
  const { runProgram } = await import("./run-program.js");
  return runProgram(args, surroundings);
}

/** Whether a command line has no command: nothing, or only flags of the server. */
export function isToTry([first]: readonly string[]): boolean {
  return first === undefined || (first.startsWith("-") && !["-h", "--help", "-V", "--version"].includes(first));
}
