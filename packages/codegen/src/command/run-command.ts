import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { isAbsolute, join, posix, relative, resolve } from "node:path";
import { createService } from "@rollcall/create-scim";
import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import { checkGenerated, type GenerateOptions, type RunReport, writeGenerated } from "../generate.js";
import { WordError, type WordReplacements } from "../loading/rename-words.js";
import { layoutUnder, type OutputLayout, repositoryLayout } from "../output/outputs.js";
import { type Part, parts } from "../output/parts.js";
import { watchGenerated } from "./watch-generated.js";
import { ownVersion, writeStarter } from "./write-starter.js";

/**
 * Finds the project's own command that generates into a folder: a script of its package.json. Undefined if there is
 * none.
 */
export async function findCommand(root: string, out: string): Promise<string | undefined> {
  const scripts = Object.entries(await readScripts(join(root, "package.json")));
  const found = scripts.find(([, text]) => {
    const words = typeof text === "string" ? text.split(/\s+/) : [];
    const runs = words.some((word, i) => generators.has(word) && words[i + 1] === "generate");
    return runs && words.some((word) => posix.join(word, ".") === out) && !words.some((word) => others.has(word));
  });
  return found && `npm run ${found[0]}`;
}

/** Names of the generator's commands. */
const generators = new Set(["rollcall-codegen", "rollcall"]);

/** Flags that change the effect of a run. */
const others = new Set(["--check", "--watch", "--only"]);

async function readScripts(path: string): Promise<object> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  try {
    const { scripts }: { readonly scripts?: unknown } = Object(JSON.parse(text));
    return Object(scripts);
  } catch {
    // npm cannot read such a file either.
    return {};
  }
}

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
  readonly built?: true;
  readonly check?: true;
  readonly definitions: string;
  readonly documents?: string;
  readonly only?: Part;
  readonly out?: string;
  readonly root: string;
  readonly watch?: true;
  readonly whole?: true;
  readonly wireWord?: WordReplacements;
}

/** Runs the command and returns the exit code: 0 success, 1 errors in files, 2 invalid usage. */
export async function runCommand(argv: readonly string[], surroundings: CommandSurroundings): Promise<number> {
  let code = 0;
  const program = new Command("rollcall-codegen")
    .description("Generates types, validators, tables, OpenAPI documents and reference pages from definitions.")
    .version(await ownVersion(), "-V, --version", "print the version")
    .configureOutput({ writeOut: surroundings.out, writeErr: surroundings.err })
    .exitOverride();
  program
    .command("generate")
    .copyInheritedSettings(program)
    .description("Generate all files, or check that the existing ones are up to date.")
    .addOption(new Option("--check", "write nothing; fail if a file is missing, stale or stray").conflicts("watch"))
    // For the repository of this package, where builds make some of the outputs.
    .addOption(new Option("--built", "write only what a build makes").conflicts("check").hideHelp())
    .option("--watch", "generate again whenever a definition changes, until interrupted")
    .addOption(new Option("--only <part>", onlyText()).choices(Object.keys(parts)))
    .addOption(
      new Option("--wire-word <word=other>", "replace a word in names on the wire; requires --out").argParser(readWord),
    )
    .option("--root <folder>", "base of the other folders", ".")
    .option("--definitions <folder>", "folder of a definition set, or of several sets", "definitions")
    .option("--out <folder>", "output folder; the generator owns it and removes stale files")
    .option(
      "--documents <folder>",
      "folder of OpenAPI and AsyncAPI documents, JSON Schemas and reference pages; --check does not compare it; default: dist/documents for a set whose base is in a package, the output folder for others",
    )
    .option("--whole", "generate every module of a set whose base is in a package, not only its additions")
    .action(async (flags: GenerateFlags) => {
      code = await runGenerate(flags, surroundings);
    });
  program
    .command("init")
    .copyInheritedSettings(program)
    .description("Create a small project: a SCIM extension, a method and an event on top of the service, with a test.")
    .argument("[folder]", "folder of the new project", ".")
    .option("--scim", "create a SCIM service of your own over SQL instead, as npm create @rollcall/scim does")
    .action(async (folder: string, { scim }: { readonly scim?: true }) => {
      const place = resolve(surroundings.folder, folder);
      code = report(await (scim === true ? writeScimService(place) : writeStarter(place)), surroundings);
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
  return `generate only one part and keep all other files; ${each.join("; ")}`;
}

async function runGenerate(flags: GenerateFlags, surroundings: CommandSurroundings): Promise<number> {
  const { built, check, definitions, only, watch, whole, wireWord: wireWords } = flags;
  const root = resolve(surroundings.folder, flags.root);
  const layout = await readLayout(root, flags);
  if (typeof layout === "string") {
    surroundings.err(`${layout}\n`);
    return 2;
  }
  const share = built === true ? "unchecked" : undefined;
  const options: GenerateOptions = { root, definitions, layout, only, share, whole, wireWords };
  if (watch === true) return runWatch(options, surroundings);
  return report(check === true ? await checkGenerated(options) : await writeGenerated(options), surroundings);
}

/** The output paths that the flags name, or what is wrong with the flags. */
async function readLayout(root: string, { out, documents, wireWord }: GenerateFlags): Promise<OutputLayout | string> {
  if (out === undefined) {
    if (!existsSync(`${root}/packages/scim-core`)) return "Missing --out <folder>, the folder for the generated files.";
    const [flag] =
      Object.entries({ "--wire-word": wireWord, "--documents": documents }).find(([, value]) => value !== undefined) ??
      [];
    return flag === undefined
      ? repositoryLayout
      : `${flag} requires --out <folder>, the folder for the generated files.`;
  }
  const folder = inside(root, out);
  const apart = documents === undefined ? undefined : inside(root, documents);
  if (folder === undefined) return `--out must be a folder inside of ${root}, not ${out}.`;
  if (documents !== undefined && apart === undefined)
    return `--documents must be a folder inside of ${root}, not ${documents}.`;
  const layout = layoutUnder(folder, await findCommand(root, folder), apart);
  return folder.startsWith(`${layout.uncheckedFolder}/`)
    ? `--out ${folder} must not be inside of the folder of documents, ${layout.uncheckedFolder}, which --check does not compare.`
    : layout;
}

/** A folder relative to the root. Undefined if it is not inside of the root. */
function inside(root: string, folder: string): string | undefined {
  const path = relative(root, resolve(root, folder)).replaceAll("\\", "/");
  return path === "" || path.startsWith("../") || path === ".." || isAbsolute(path) ? undefined : path;
}

async function runWatch(options: GenerateOptions, surroundings: CommandSurroundings): Promise<number> {
  const { stop = new AbortController().signal } = surroundings;
  if (!existsSync(join(options.root, options.definitions))) {
    surroundings.err(`The folder ${options.definitions} does not exist.\n`);
    return 1;
  }
  await watchGenerated(options, {
    stop,
    onRun: ({ ok, lines }, ms, recovered) => {
      const messages = [...(recovered ? ["The definitions are valid again."] : []), ...lines];
      report({ ok, lines: [`${messages.join("\n")} (${Math.round(ms)} ms)`] }, surroundings);
    },
  });
  return 0;
}

function report({ ok, lines }: RunReport, { out, err }: CommandSurroundings): number {
  (ok ? out : err)(`${lines.join("\n")}\n`);
  return ok ? 0 : 1;
}

/** Creates a SCIM service over SQL, as `npm create @rollcall/scim` does. */
async function writeScimService(folder: string): Promise<RunReport> {
  const created = await createService(folder);
  if (!created.ok) return { ok: false, lines: [created.error] };
  return { ok: true, lines: [...created.files, "Next: npm install, npm test, npm start. README.md explains more."] };
}
