import { watch } from "node:fs/promises";
import { basename, dirname, resolve } from "node:path";

/** Yields whenever a file may have changed, until the signal aborts. Editors that replace the file are noticed, too. */
export async function* watchFile(path: string, signal: AbortSignal | undefined): AsyncGenerator<void> {
  const absolute = resolve(path);
  try {
    for await (const { filename } of watch(dirname(absolute), signal === undefined ? {} : { signal }))
      if (filename === null || filename === basename(absolute)) yield;
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
}
