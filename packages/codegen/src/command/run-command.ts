import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { checkGenerated, type GenerateOptions, type RunReport, writeGenerated } from "../generate.js";
import { WordError, type WordReplacements } from "../loading/rename-words.js";
import { layoutUnder, repositoryLayout } from "../output/outputs.js";
import { type Part, parts } from "../output/parts.js";
import { findCommand } from "./find-command.js";
import { ownVersion } from "./own-version.js";
import { watchGenerated } from "./watch-generated.js";
import { writeStarter } from "./write-starter.js";

/** Working folder and output of the command. */
export interface CommandSurroundings {
  /** Base of relative folders. */
  readonly folder: string;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Ends a watch. Default: never. */
  readonly stop?: AbortSignal;
}

interface GenerateFlags {
  readonly check?: true;
  readonly definitions: string;
  readonly only?: Part;
  readonly out?: string;
  readonly root: string;
  readonly watch?: true;
  readonly wireWord?: WordReplacements;
}

/** Runs the command. Returns the exit code: 0 success, 1 errors in files, 2 wrong usage. */
export async function runCommand(argv: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  let code = 0;
  const program = new Command("rollcall-codegen")
    .description("Generates types, validators, tables, OpenAPI documents and pages from definitions.")
    .version(await ownVersion(), "-V, --version", "print the version")
    .configureOutput({ writeOut: surroundings.out, writeErr: surroundings.err })
    .exitOverride();
  program
    .command("generate")
    .copyInheritedSettings(program)
    .description("Generate everything, or compare what is there with what the definitions give.")
    .addOption(
      new Option("--check", "write nothing; fail on files that are missing, stale or stray").conflicts("watch"),
    )
    .option("--watch", "generate again whenever a definition changes, until interrupted")
    .addOption(new Option("--only <part>", onlyText()).choices(Object.keys(parts)))
    .addOption(
      new Option(
        "--wire-word <word=other>",
        "put another word in place of one in names on the wire; with --out",
      ).argParser(readWord),
    )
    .option("--root <folder>", "folder that the other folders are relative to", ".")
    .option("--definitions <folder>", "a definition set, or a folder of such", "definitions")
    .option("--out <folder>", "folder for everything that is generated; it belongs to the generator")
    .action(async (flags: GenerateFlags) => {
      code = await runGenerate(flags, surroundings);
    });
  program
    .command("init")
    .copyInheritedSettings(program)
    .description("Write a small project: one SCIM extension and one method on top of the service, and a test.")
    .argument("[folder]", "where to", ".")
    .action(async (folder: string) => {
      code = report(await writeStarter(resolve(surroundings.folder, folder)), surroundings);
    });
  try {
    await program.parseAsync([...argv], { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (error instanceof WordError) {
      surroundings.err(`${error.message}\n`);
      return 2;
    }
    throw error;
  }
}

function readWord(text: string, before: WordReplacements = {}): WordReplacements {
  const [, word, by] = /^([^=\s]+)=([^=\s]+)$/.exec(text) ?? [];
  if (word === undefined || by === undefined) throw new InvalidArgumentError("Expected a pair such as svc=acme.");
  return { ...before, [word]: by };
}

function onlyText(): string {
  const each = Object.entries(parts).map(([part, text]) => `${part}: ${text}`);
  return `make one part and leave the files of others as they are; ${each.join("; ")}`;
}

async function runGenerate(flags: GenerateFlags, surroundings: CommandSurroundings): Promise<number> {
  const { check, definitions, only, out, watch, wireWord: wireWords } = flags;
  const root = resolve(surroundings.folder, flags.root);
  if (out === undefined && !existsSync(`${root}/packages/scim-core`)) {
    surroundings.err("Say with --out <folder> where to put what is generated.\n");
    return 2;
  }
  if (out === undefined && wireWords !== undefined) {
    surroundings.err("Say with --out <folder> where to put what is generated under other words.\n");
    return 2;
  }
  const folder = out?.replace(/\/+$/, "");
  const layout = folder === undefined ? repositoryLayout : layoutUnder(folder, await findCommand(root, folder));
  const options: GenerateOptions = { root, definitions, layout, only, wireWords };
  if (watch === true) return runWatch(options, surroundings);
  return report(check === true ? await checkGenerated(options) : await writeGenerated(options), surroundings);
}

async function runWatch(options: GenerateOptions, surroundings: CommandSurroundings): Promise<number> {
  const { stop = new AbortController().signal } = surroundings;
  if (!existsSync(join(options.root, options.definitions))) {
    surroundings.err(`There is no folder ${options.definitions} to watch.\n`);
    return 1;
  }
  await watchGenerated(options, {
    stop,
    tell: ({ ok, lines }, ms, mended) => {
      const said = [...(mended ? ["The definitions are mended."] : []), ...lines];
      report({ ok, lines: [`${said.join("\n")} (${Math.round(ms)} ms)`] }, surroundings);
    },
  });
  return 0;
}

function report({ ok, lines }: RunReport, { out, err }: CommandSurroundings): number {
  (ok ? out : err)(`${lines.join("\n")}\n`);
  return ok ? 0 : 1;
}
