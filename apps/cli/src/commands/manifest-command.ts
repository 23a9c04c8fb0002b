import { type Position, parseCheckedYaml } from "@rollcall/checked-yaml";
import { Command } from "commander";
import { z } from "zod";
import { CommandError } from "../command-error.js";
import { exitCodes } from "../exit-codes.js";
import { createWriter } from "../output/create-writer.js";
import type { Surroundings } from "../surroundings.js";
import { readTextFile } from "./read-json-file.js";

/** Something wrong in a manifest, and where. */
interface Problem extends Position {
  readonly message: string;
  /** JSON pointer to the place. */
  readonly pointer: string;
}

/** `rollcall manifest`: app manifests, without a server. */
export function createManifestCommand(surroundings: Surroundings): Command {
  const manifest = new Command("manifest").description("Checks app manifests.");
  manifest
    .command("validate <file>")
    .description("Say everything that is wrong with a manifest in JSON or YAML; `-` reads the input.")
    .option("--json", "answer as JSON also on a terminal")
    .action(async (path: string, options: { readonly json?: boolean }) => {
      const problems = await findProblems(path, await readTextFile(path, surroundings));
      const print = () =>
        problems.length === 0
          ? `${path} is right\n`
          : problems
              .map(({ line, column, message, pointer }) => `${path}:${line}:${column} ${at(pointer)}${message}\n`)
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

/** JSON is YAML, so one reader gives the places of both. */
async function findProblems(path: string, text: string): Promise<readonly Problem[]> {
  const read = parseCheckedYaml(text, z.unknown(), { path });
  if (!read.ok) return read.findings.map(({ line, column, message }) => ({ line, column, message, pointer: "" }));
  const { validateManifest } = await import("@rollcall/service");
  return validateManifest(JSON.stringify(read.value ?? null)).map(({ message, pointer }) => ({
    ...read.locate(toPath(pointer)),
    message,
    pointer,
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
