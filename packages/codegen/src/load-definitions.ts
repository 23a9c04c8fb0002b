import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { compareFindings, type Finding as PlacedFinding } from "@rollcall/checked-yaml";
import { createFileReader, type FileReader } from "./file-reader.js";
import { fileOfKind, type Kind, kindOfPath, kinds, type LoadedSet } from "./formats/index.js";
import { baseFolder, createPlaces, type Places } from "./set-places.js";

/** Definition sets, or everything that is wrong with their files. */
export type Loaded =
  | { readonly ok: true; readonly sets: readonly LoadedSet[] }
  | { readonly ok: false; readonly findings: readonly PlacedFinding[] };

/** Where definitions are read. */
export interface LoadOptions {
  /** Folder that paths are relative to, and that findings leave out. */
  readonly root: string;
  /** A set's folder, or a folder of such, relative to the root. */
  readonly definitions: string;
  /** Remembers files between runs, so that only those that have changed are read anew; absent means one for this run. */
  readonly reader?: FileReader;
}

/**
 * Reads every definition set of a folder, and the sets that they extend. Only the shape of each file is checked here;
 * what files say of each other is checked by `checkSets`.
 */
export async function loadDefinitions({ root, definitions, reader: files }: LoadOptions): Promise<Loaded> {
  const folders = await findSetFolders(root, definitions);
  if (folders.length === 0) {
    const message = "No definition set is here: no folder with a service.yaml";
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

/** Reads each set once, however many others extend it. */
function createSetReader(places: Places, reader: FileReader): SetReader {
  const sets = new Map<string, Promise<LoadedSet>>();
  const findings: PlacedFinding[] = [];
  const read = async (folder: string): Promise<LoadedSet> => {
    const below = await findBase(folder, places, reader);
    const base = below === undefined ? undefined : await set(below);
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
        const result = reader.read({ file, path, kind, text, ...(under !== undefined && { under }) });
        if (result.ok) return [result.file];
        findings.push(...result.findings);
        return [];
      }),
    );
    return { folder, files: files.flat(), ...(base !== undefined && { base }) };
  };
  const set = (folder: string): Promise<LoadedSet> => {
    const known = sets.get(folder) ?? read(folder);
    sets.set(folder, known);
    return known;
  };
  return { findings, set };
}

/** The folder of the set that a set stands on; undefined where there is none, or where it stands on this one in turn. */
async function findBase(folder: string, places: Places, reader: FileReader): Promise<string | undefined> {
  const below = async (each: string): Promise<string | undefined> => {
    const file = `${each}/service.yaml`;
    const said = reader.extended(file, await readFile(places.of(file), "utf8"));
    const base = said === undefined ? undefined : baseFolder(each, said);
    return base !== undefined && (await isSet(places.of(base))) ? base : undefined;
  };
  const first = await below(folder);
  const seen = new Set<string>();
  for (let base = first; base !== undefined && !seen.has(base); base = await below(base)) {
    if (base === folder) return undefined;
    seen.add(base);
  }
  return first;
}

const notHere = "No definition file belongs here; known are";

/** The paths of every YAML file below a set's folder, in order. */
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

/** Whether a folder of the disk is a definition set. */
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
