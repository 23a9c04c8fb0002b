import { Command } from "commander";
import type { Surroundings } from "../surroundings.js";

/** `rollcall generate` as the list of commands shows it; {@link runGenerate} is what runs. */
export function createGenerateCommand(): Command {
  return new Command("generate").description("Generates code from definitions; `rollcall generate --help` tells how.");
}

/** Hands everything on to the generator, which is loaded for this alone. Answers its exit code. */
export async function runGenerate(args: readonly string[], { out, err }: Surroundings): Promise<number> {
  const { runCommand } = await import("@rollcall/codegen");
  return runCommand(["generate", ...args], { folder: process.cwd(), out, err });
}
