import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { Command, CommanderError } from "commander";
import { checkGenerated, type GenerateOptions, writeGenerated } from "./generate.js";
import { layoutUnder, repositoryLayout } from "./outputs.js";

/** Where the command runs and where it speaks. */
export interface CommandSurroundings {
  /** Folder that relative folders start from. */
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
}

interface GenerateFlags {
  readonly check?: true;
  readonly definitions: string;
  readonly out?: string;
  readonly root: string;
}

/** Runs the command. Answers the exit code: 0 done, 1 something is wrong with files, 2 the command was called wrongly. */
export async function runCommand(argv: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  let code = 0;
  const program = new Command("rollcall-codegen")
    .description("Generates types, validators, tables, OpenAPI documents and pages from definitions.")
    .configureOutput({ writeOut: surroundings.out, writeErr: surroundings.err })
    .exitOverride();
  program
    .command("generate")
    .copyInheritedSettings(program)
    .description("Generate everything, or compare what is there with what the definitions give.")
    .option("--check", "write nothing; fail on files that are missing, stale or stray")
    .option("--root <folder>", "folder that the other folders are relative to", ".")
    .option("--definitions <folder>", "a definition set, or a folder of such", "definitions")
    .option("--out <folder>", "folder for everything that is generated; it belongs to the generator")
    .action(async (flags: GenerateFlags) => {
      code = await runGenerate(flags, surroundings);
    });
  try {
    await program.parseAsync([...argv], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    throw error;
  }
}

async function runGenerate(flags: GenerateFlags, { folder, out: say, err }: CommandSurroundings): Promise<number> {
  const { check, definitions, out } = flags;
  const root = resolve(folder, flags.root);
  if (out === undefined && !existsSync(`${root}/packages/scim-core`)) {
    err("Say with --out <folder> where to put what is generated.\n");
    return 2;
  }
  const layout = out === undefined ? repositoryLayout : layoutUnder(out.replace(/\/+$/, ""));
  const options: GenerateOptions = { root, definitions, layout };
  const { ok, lines } = check === true ? await checkGenerated(options) : await writeGenerated(options);
  (ok ? say : err)(`${lines.join("\n")}\n`);
  return ok ? 0 : 1;
}
