import { readdir, readFile } from "node:fs/promises";
import { join, normalize } from "node:path";
import { compareFindings, type Finding as PlacedFinding, parseCheckedYaml } from "@rollcall/checked-yaml";
import { type AnyLoadedFile, type Kind, kindOfPath, kinds, type LoadedSet } from "./formats/index.js";

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
}

/**
 * Reads every definition set of a folder, and the sets that they extend. Only the shape of each file is checked here;
 * what files say of each other is checked by `checkSets`.
 */
export async function loadDefinitions({ root, definitions }: LoadOptions): Promise<Loaded> {
  const folders = await findSetFolders(root, definitions);
  if (folders.length === 0) {
    const message = "No definition set is here: no folder with a service.yaml";
    return { ok: false, findings: [{ path: definitions, line: 1, column: 1, message }] };
  }
  const reader = createReader(root);
  const sets = await Promise.all(folders.map((folder) => reader.set(folder, [])));
  const findings = [...reader.findings].sort(compareFindings);
  return findings.length > 0 ? { ok: false, findings } : { ok: true, sets };
}

async function findSetFolders(root: string, definitions: string): Promise<readonly string[]> {
  const folder = definitions.replace(/\/+$/, "");
  if ((await readText(root, `${folder}/service.yaml`)) !== undefined) return [folder];
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  const inside = entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`);
  const found = await Promise.all(
    inside.map(async (each) => (await readText(root, `${each}/service.yaml`)) !== undefined),
  );
  return inside.filter((_, i) => found[i] === true).sort();
}

interface Reader {
  readonly findings: PlacedFinding[];
  readonly set: (folder: string, above: readonly string[]) => Promise<LoadedSet>;
}

/** Reads each set once, however many others extend it. */
function createReader(root: string): Reader {
  const sets = new Map<string, Promise<LoadedSet>>();
  const findings: PlacedFinding[] = [];
  const read = async (folder: string, above: readonly string[]): Promise<LoadedSet> => {
    const files = await readFiles(root, folder, findings);
    const base = baseFolder(folder, files);
    if (base === undefined || [...above, folder].includes(base)) return { folder, files };
    if ((await readText(root, `${base}/service.yaml`)) === undefined) return { folder, files };
    return { folder, files, base: await reader.set(base, [...above, folder]) };
  };
  const reader: Reader = {
    findings,
    set: (folder, above) => {
      const known = sets.get(folder) ?? read(folder, above);
      sets.set(folder, known);
      return known;
    },
  };
  return reader;
}

function baseFolder(folder: string, files: readonly AnyLoadedFile[]): string | undefined {
  const service = files.find((file) => file.kind === "service");
  if (service?.kind !== "service" || service.value.extends === undefined) return undefined;
  return normalize(join(folder, service.value.extends)).replaceAll("\\", "/").replace(/\/+$/, "");
}

async function readFiles(root: string, folder: string, findings: PlacedFinding[]): Promise<readonly AnyLoadedFile[]> {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(join(root, folder, "/").length)
        .replaceAll("\\", "/"),
    )
    .sort();
  const files = await Promise.all(paths.map((path) => readDefinition(root, folder, path, findings)));
  return files.filter((file) => file !== undefined);
}

async function readDefinition(
  root: string,
  folder: string,
  path: string,
  findings: PlacedFinding[],
): Promise<AnyLoadedFile | undefined> {
  const file = `${folder}/${path}`;
  const kind = kindOfPath(path);
  if (kind === undefined) {
    findings.push({
      path: file,
      line: 1,
      column: 1,
      message: `No definition file belongs here; known are ${knownPaths()}`,
    });
    return undefined;
  }
  const result = parseCheckedYaml(await readFile(join(root, file), "utf8"), kinds[kind].schema, { path: file });
  if (!result.ok) {
    findings.push(...result.findings);
    return undefined;
  }
  // The schema that was applied is that of the kind, so value and kind belong together.
  return { file, path, kind, value: result.value, locate: result.locate } as AnyLoadedFile;
}

function knownPaths(): string {
  return (Object.keys(kinds) as Kind[]).map((kind) => kinds[kind].pathText).join(", ");
}

async function readText(root: string, path: string): Promise<string | undefined> {
  try {
    return await readFile(join(root, path), "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
