import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareFindings, type Finding as PlacedFinding } from "@rollcall/checked-yaml";
import { fileOfKind, type Kind, kindOfPath, kinds, type LoadedSet } from "../formats/index.js";
import { createFileReader, type FileReader } from "./file-reader.js";
import { baseFolder, createPlaces, type Places } from "./set-places.js";

/** Definition sets, or the findings in their files. */
export type Loaded =
  | { readonly ok: true; readonly sets: readonly LoadedSet[] }
  | { readonly ok: false; readonly findings: readonly PlacedFinding[] };

/** Location of the definitions. */
export interface LoadOptions {
  /** Base of paths. Findings have paths relative to it. */
  readonly root: string;
  /** Folder of a definition set, or of several, relative to the root. */
  readonly definitions: string;
  /** Remembers files between runs, so that only changed files are read. Default: a new reader. */
  readonly reader?: FileReader;
}

/**
 * Loads all definition sets of a folder and the sets that they extend. It checks only the shape of each file;
 * `checkSets` checks references between files.
 */
export async function loadDefinitions({ root, definitions, reader: files }: LoadOptions): Promise<Loaded> {
  const folders = await findSetFolders(root, definitions);
  if (folders.length === 0) {
    const message = "No definition set found: no folder has a service.yaml";
    return { ok: false, findings: [{ path: definitions, line: 1, column: 1, message }] };
  }
  const reader = createSetReader(createPlaces(root), files ?? createFileReader());
  const sets = await Promise.all(folders.map(reader.set));
  const findings = [...reader.findings].sort(compareFindings);
  return findings.length > 0 ? { ok: false, findings } : { ok: true, sets };
}

async function findSetFolders(root: string, definitions: string): Promise<readonly string[]> {
  const folder = definitions.replace(/\/+$/, "");
  if (await isSet(join(root, folder))) return [folder];
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const inside = entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
  const found = await Promise.all(inside.map((each) => isSet(join(root, each))));
  return inside.filter((_, i) => found[i] === true).sort();
}

interface SetReader {
  readonly findings: PlacedFinding[];
  readonly set: (folder: string) => Promise<LoadedSet>;
}

/** Reads each set once, even if several sets extend it. */
function createSetReader(places: Places, reader: FileReader): SetReader {
  const sets = new Map<string, Promise<LoadedSet>>();
  const findings: PlacedFinding[] = [];
  const read = async (folder: string): Promise<LoadedSet> => {
    const below = await findBase(folder, places, reader);
    const base = below?.ok === true ? await set(below.folder) : undefined;
    const withoutBase = below?.ok === false ? below.reason : undefined;
    const under = base && fileOfKind(base, "service")?.value;
    const paths = await definitionPaths(places.of(folder));
    const files = await Promise.all(
      paths.map(async (path) => {
        const file = `${folder}/${path}`;
        const kind = kindOfPath(path);
        if (kind === undefined) {
          findings.push({ path: file, line: 1, column: 1, message: `${notHere} ${knownPaths()}` });
          return [];
        }
        const text = await readFile(places.of(file), "utf8");
        const result = reader.read({
          file,
          path,
          kind,
          text,
          ...(under !== undefined && { under }),
          ...(withoutBase !== undefined && { withoutBase }),
        });
        if (result.ok) return [result.file];
        findings.push(...result.findings);
        return [];
      }),
    );
    return {
      folder,
      files: files.flat(),
      ...(base !== undefined && { base }),
      ...(withoutBase !== undefined && { withoutBase }),
    };
  };
  const set = (folder: string): Promise<LoadedSet> => {
    const known = sets.get(folder) ?? read(folder);
    sets.set(folder, known);
    return known;
  };
  return { findings, set };
}

/** The base of a set, or the reason why there is none. */
type Base = { readonly ok: true; readonly folder: string } | { readonly ok: false; readonly reason: string };

/** Finds the base of a set. Undefined if the set extends none. */
async function findBase(folder: string, places: Places, reader: FileReader): Promise<Base | undefined> {
  const below = async (each: string): Promise<Base | undefined> => {
    const file = `${each}/service.yaml`;
    const said = reader.extended(file, await readFile(places.of(file), "utf8"));
    if (said === undefined) return undefined;
    const base = baseFolder(each, said);
    if (await isSet(places.of(base))) return { ok: true, folder: base };
    return { ok: false, reason: places.isMissing(base) ?? `${said} has no service.yaml, so it is no definition set` };
  };
  const first = await below(folder);
  const seen = new Set<string>();
  for (let base = first; base?.ok === true && !seen.has(base.folder); base = await below(base.folder)) {
    if (base.folder === folder) return { ok: false, reason: "The set extends itself, in a circle of `extends`" };
    seen.add(base.folder);
  }
  return first;
}

const notHere = "Not a path of a definition file; expected";

/** The sorted paths of all YAML files below a set's folder. */
async function definitionPaths(place: string): Promise<readonly string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(place, "/").length).replaceAll("\\", "/"))
    .sort();
}

function knownPaths(): string {
  return (Object.keys(kinds) as Kind[]).map((kind) => kinds[kind].pathText).join(", ");
}

/** Whether a folder is a definition set. */
async function isSet(place: string): Promise<boolean> {
  try {
    await readFile(join(place, "service.yaml"));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR"))
      return false;
    throw error;
  }
}
