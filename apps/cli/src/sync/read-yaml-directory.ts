import { readFile } from "node:fs/promises";
import { parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import type { Directory } from "@rollcall/scim-provider";
import { type World, worldSchema } from "@rollcall/service/world";
import type { z } from "zod";
import { CommandError } from "../command-error.js";
import { describeFileError } from "../describe-file-error.js";
import { exitCodes } from "../exit-codes.js";
import { directorySchema } from "./directory-schema.js";
import { worldDirectory } from "./world-directory.js";

/**
 * Reads a directory from a YAML file: the people and groups of a world, or a file with only `users` and `groups`.
 * @throws CommandError with all mistakes
 */
export async function readYamlDirectory(path: string): Promise<Directory> {
  const text = await readFile(path, "utf8").catch((error: unknown) => {
    throw new CommandError(`cannot read ${path}: ${describeFileError(error, "read")}`, exitCodes.usage, {
      cause: error,
    });
  });
  if (/^kind: *["']?world\b/m.test(text)) return worldDirectory(parse<World>(text, worldSchema, path));
  return parse(text, directorySchema, path);
}

function parse<Value>(text: string, schema: z.ZodType<Value>, path: string): Value {
  const parsed = parseCheckedYaml(text, schema, { path });
  if (parsed.ok) return parsed.value;
  throw new CommandError(parsed.findings.map(printFinding).join("\n"), exitCodes.usage);
}
