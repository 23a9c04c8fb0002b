import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { didYouMean, type Finding, parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { checkWorld, type World, worldSchema } from "@rollcall/service/world";
import { describeSystemError } from "./describe-system-error.js";
import { StartError } from "./start-error.js";

/** The world that a server holds which was given none. */
export const demoWorldPath = fileURLToPath(new URL("../worlds/demo.yaml", import.meta.url));

/**
 * Reads and checks a world file.
 * @param load gives the text of a file
 * @throws StartError with every finding as `path:line:column message`
 */
export async function readWorld(path: string, load = loadText): Promise<World> {
  const text = await load(path).catch((error: unknown) => {
    throw new StartError(`cannot read the world file ${path}: ${describeSystemError(error)}`, { cause: error });
  });
  const read = parseCheckedYaml(text, worldSchema, { path });
  if (!read.ok) throw broken(path, read.findings);
  const findings = checkWorld(read.value).map(({ path: way, what, message, unknown }): Finding => {
    const hint = unknown === undefined ? "" : didYouMean(unknown.word, unknown.known);
    return { path, ...read.locate(way, what), message: `${message}${hint}` };
  });
  if (findings.length > 0) throw broken(path, findings);
  return read.value;
}

function loadText(path: string): Promise<string> {
  return readFile(path, "utf8");
}

function broken(path: string, findings: readonly Finding[]): StartError {
  const lines = [...findings].sort((a, b) => a.line - b.line || a.column - b.column).map(printFinding);
  return new StartError([`the world file ${path} is broken:`, ...lines].join("\n"));
}
