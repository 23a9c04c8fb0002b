import { readFile } from "node:fs/promises";
import { type Finding, parseCheckedYaml, printFinding } from "@rollcall/checked-yaml";
import { didYouMean } from "@rollcall/checked-yaml/words";
import { checkWorld, type World, worldSchema } from "@rollcall/service/world";
import { describeSystemError, StartError } from "../errors/start-error.js";
import { worldNames } from "./demo/named-world.js";

/**
 * Reads and checks a world file.
 * @param load reads the text of a file
 * @throws StartError with every finding as `path:line:column message`
 */
export async function readWorld(path: string, load = loadText): Promise<World> {
  const text = await load(path).catch((error: unknown) => {
    const hint = /^\w+$/.test(path)
      ? `; the names of worlds are ${worldNames.join(", ")}${didYouMean(path, worldNames)}`
      : "";
    throw new StartError(`cannot read the world file ${path}: ${describeSystemError(error)}${hint}`, { cause: error });
  });
  if (/^kind: saved-world$/m.test(text))
    throw new StartError(`${path} is a saved world; start without it, and load it with: rollcall world load ${path}`);
  const parsed = parseWorld(text, path);
  if (!parsed.ok) throw new StartError([`the world file ${path} is invalid:`, ...parsed.problems].join("\n"));
  return parsed.world;
}

/** A world, or every problem of its text as `path:line:column message`. */
type ParsedWorld =
  | { readonly ok: true; readonly world: World }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks the text of a world file; `path` is the name that problems state. */
export function parseWorld(text: string, path: string): ParsedWorld {
  const read = parseCheckedYaml(text, worldSchema, { path });
  if (!read.ok) return broken(read.findings);
  const findings = checkWorld(read.value).map(({ path: way, what, message, unknown }): Finding => {
    const hint = unknown === undefined ? "" : didYouMean(unknown.word, unknown.known);
    return { path, ...read.locate(way, what), message: `${message}${hint}` };
  });
  return findings.length > 0 ? broken(findings) : { ok: true, world: read.value };
}

function loadText(path: string): Promise<string> {
  return readFile(path, "utf8");
}

function broken(findings: readonly Finding[]): ParsedWorld {
  const inOrder = [...findings].sort((a, b) => a.line - b.line || a.column - b.column);
  return { ok: false, problems: inOrder.map(printFinding) };
}
