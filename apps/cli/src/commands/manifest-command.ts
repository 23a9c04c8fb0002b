import { type Position, parseCheckedYaml } from "@rollcall/checked-yaml";
import { Command } from "commander";
import { z } from "zod";
import { CommandError, exitCodes } from "../describe-error.js";
import { createWriter } from "../output/create-writer.js";
import { readTextFile } from "../parse-json.js";
import type { Surroundings } from "../surroundings.js";

/** A problem in a manifest, with its position. */
interface Problem extends Position {
  readonly code: string;
  readonly message: string;
  /** JSON pointer to the problem. */
  readonly pointer: string;
}

/** `rollcall manifest`: checks app manifests without a server. */
export function createManifestCommand(surroundings: Surroundings): Command {
  const manifest = new Command("manifest").description("Check app manifests.");
  manifest
    .command("validate <file>")
    .description(
      "List all problems for which the service refuses a manifest in JSON or YAML; `-` reads standard input.",
    )
    .option("--json", "print JSON instead of text")
    .action(async (path: string, options: { readonly json?: boolean }) => {
      const problems = await findProblems(path, await readTextFile(path, surroundings));
      const print = () =>
        problems.length === 0
          ? `${path} is valid\n`
          : problems
              .map(
                ({ line, column, code, message, pointer }) =>
                  `${path}:${line}:${column} ${at(pointer)}${message} (${code})\n`,
              )
              .join("");
      createWriter(surroundings, options).answer({ ok: problems.length === 0, problems }, print);
      if (problems.length === 0) return;
      const many = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
      throw new CommandError(`${path} has ${many}`, exitCodes.refused);
    });
  return manifest;
}

function at(pointer: string): string {
  return pointer === "" ? "" : `${pointer} `;
}

/** JSON is valid YAML, so one parser finds the positions in both. */
async function findProblems(path: string, text: string): Promise<readonly Problem[]> {
  const read = parseCheckedYaml(text, z.unknown(), { path });
  const { manifestDefaults, validateSentManifest } = await import("@rollcall/service");
  if (!read.ok) {
    const { formCode: code } = manifestDefaults;
    return read.findings.map(({ line, column, message }) => ({ line, column, code, message, pointer: "" }));
  }
  return validateSentManifest(JSON.stringify(read.value ?? null)).map((problem) => ({
    ...read.locate(toPath(problem.pointer)),
    ...problem,
  }));
}

/** @see RFC 6901 */
function toPath(pointer: string): readonly (string | number)[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}
