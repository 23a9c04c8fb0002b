import { runGenerate } from "./commands/generate-command.js";
import { runServe } from "./commands/run-serve.js";
import type { Surroundings } from "./surroundings.js";

/** Runs a command line and returns the exit code. Errors are printed. */
export async function runCommand(args: readonly string[], surroundings: Surroundings): Promise<number> {
  if (args[0] === "serve" || args[0] === "start") return runServe(args.slice(1));
  if (args[0] === "generate") return runGenerate(args.slice(1), surroundings);
  // A server does not load the other commands.
  const { runProgram } = await import("./run-program.js");
  return runProgram(args, surroundings);
}
