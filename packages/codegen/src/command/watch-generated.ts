import { type FSWatcher, watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { join, normalize } from "node:path";
import { lineage } from "../formats/index.js";
import { createMemory, type GenerateOptions, type Memory, type RunReport, writeGenerated } from "../generate.js";
import { loadDefinitions } from "../loading/load-definitions.js";
import { createPlaces } from "../loading/set-places.js";

/** Reports and ends a watch. */
export interface WatchOptions {
  /** Called after each run, with its report, its duration in milliseconds, and whether the previous run had failed. */
  readonly onRun: (report: RunReport, ms: number, recovered: boolean) => void;
  readonly stop: AbortSignal;
}

/** Editors write a file in several steps, so a run starts after this time without events. */
const quietMs = 15;

/**
 * Generates now and after each change of the definitions, until stopped. Invalid definitions are reported, and the
 * previous output remains.
 */
export async function watchGenerated(options: GenerateOptions, { onRun, stop }: WatchOptions): Promise<void> {
  const { memory = createMemory() } = options;
  const changes = createChanges(await watchedFolders(options, memory), stop);
  let failed = false;
  while (!stop.aborted) {
    await changes.follow();
    const since = performance.now();
    const report = await writeGenerated({ ...options, memory });
    onRun(report, performance.now() - since, failed && report.ok);
    failed = !report.ok;
    await changes.next();
  }
}

/** The folders of the definitions and of their bases, except installed ones. */
async function watchedFolders({ root, definitions }: GenerateOptions, { reader }: Memory): Promise<readonly string[]> {
  const loaded = await loadDefinitions({ root, definitions, reader });
  const places = createPlaces(root);
  const sets = loaded.ok ? loaded.sets.flatMap(lineage).map(({ folder }) => folder) : [];
  const folders = [definitions, ...sets.filter((folder) => !folder.startsWith("@"))].map(normalize);
  const outermost = folders.filter(
    (folder) => !folders.some((each) => each !== folder && folder.startsWith(`${each}/`)),
  );
  return [...new Set(outermost.map(places.of))];
}

interface Changes {
  /** Watches every existing folder. */
  readonly follow: () => Promise<void>;
  /**
   * Resolves when something has changed since the last call and settled. Resolves immediately if the watch has ended.
   */
  readonly next: () => Promise<void>;
}

/**
 * Watches every folder separately: on some systems, watching a tree does not report that a file was replaced, which is
 * how many editors save.
 */
function createChanges(folders: readonly string[], stop: AbortSignal): Changes {
  const watchers = new Map<string, FSWatcher>();
  let changed = Promise.withResolvers<void>();
  let timer: NodeJS.Timeout | undefined;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(() => changed.resolve(), quietMs);
  };
  stop.addEventListener("abort", () => {
    clearTimeout(timer);
    for (const watcher of watchers.values()) watcher.close();
    changed.resolve();
  });
  return {
    follow: async () => {
      const present = new Set((await Promise.all(folders.map(foldersIn))).flat());
      for (const [folder, watcher] of watchers) {
        if (present.has(folder)) continue;
        watcher.close();
        watchers.delete(folder);
      }
      if (stop.aborted) return;
      for (const folder of present) {
        const watcher = watchers.has(folder) ? undefined : begin(folder, note);
        if (watcher !== undefined) watchers.set(folder, watcher);
      }
    },
    next: async () => {
      await changed.promise;
      if (!stop.aborted) changed = Promise.withResolvers<void>();
    },
  };
}

/** Watches one folder. Undefined if it has just been removed, which its parent reports. */
function begin(folder: string, note: () => void): FSWatcher | undefined {
  try {
    return watch(folder, note).on("error", note);
  } catch {
    note();
    return undefined;
  }
}

/** A folder and all folders below it. Empty if it does not exist. */
async function foldersIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => undefined);
  if (entries === undefined) return [];
  const below = entries.filter((entry) => entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  return [folder, ...below];
}
