import { keptMs } from "./file-upload.js";
import type { Store } from "./service-store.js";

/** Removes the contents that no file and no upload has, a day after they were written. */
export function sweepContents({ contents, files }: Pick<Store, "contents" | "files">, nowMs: number): Promise<void> {
  return contents.sweep(nowMs - keptMs, files.usedContents);
}
