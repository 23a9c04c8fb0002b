import { Command } from "commander";
import type { Surroundings } from "../surroundings.js";

/** `rollcall generate` in the list of commands. {@link runGenerate} runs it. */
export function createGenerateCommand(): Command {
  return new Command("generate").description("Generate code from definitions. See `rollcall generate --help`.");
}

/** Passes the arguments to the generator, which is loaded on demand. Returns its exit code. */
export async function runGenerate(args: readonly string[], { out, err }: Surroundings): Promise<number> {
  const { runCommand } = await import("@rollcall/codegen");
  return runCommand(["generate", ...args], { folder: process.cwd(), out, err });
}
