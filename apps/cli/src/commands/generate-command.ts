import { createRequire, findPackageJSON } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { quoteArgument } from "@rollcall/server/check-node";
import { Command } from "commander";
import { exitCodes } from "../describe-error.js";
import { ownVersion } from "../own-version.js";
import type { Surroundings } from "../surroundings.js";

const generator = "@rollcall/codegen";

/** The part of the generator that the command uses. */
interface Generator {
  readonly runCommand: (
    args: readonly string[],
    surroundings: Pick<Surroundings, "out" | "err"> & { readonly folder: string },
  ) => Promise<number>;
}

/** `rollcall generate` in the list of commands. {@link runGenerate} runs it. */
export function createGenerateCommand(): Command {
  return new Command("generate").description("Generate code from definitions. See `rollcall generate --help`.");
}

/**
 * Passes the arguments to the generator of the project in a folder, and returns its exit code. The generator brings a compiler
 * and a formatter along, so that the command does not depend on it. Without it, prints the line that runs it.
 */
export async function runGenerate(
  args: readonly string[],
  { out, err }: Pick<Surroundings, "out" | "err">,
  folder: string = process.cwd(),
): Promise<number> {
  const path = findGenerator(folder);
  if (path === undefined) {
    err(`rollcall: ${describeMissing(args)}\n`);
    return exitCodes.usage;
  }
  const { runCommand }: Generator = await import(pathToFileURL(path).href);
  return runCommand(["generate", ...args], { folder, out, err });
}

/**
 * The module of the generator that is installed in a folder or above it; undefined if there is none. Folders of `NODE_PATH`,
 * which package managers set for their own scripts, do not count.
 */
function findGenerator(folder: string): string | undefined {
  try {
    const manifest = findPackageJSON(generator, pathToFileURL(join(folder, "package.json")));
    return manifest === undefined ? undefined : createRequire(manifest).resolve(generator);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ERR_MODULE_NOT_FOUND") return undefined;
    throw error;
  }
}

function describeMissing(args: readonly string[]): string {
  const wanted = `${generator}@${ownVersion()}`;
  const line = `npx --yes --package=${wanted} -- rollcall-codegen generate ${args.map(quoteArgument).join(" ")}`.trim();
  return `the generator is not installed in this project. Add it with npm install --save-dev ${wanted}, or run it once:\n  ${line}`;
}
