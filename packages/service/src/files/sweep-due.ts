import type { DuePass } from "../due/due-subject.js";
import type { Store } from "../service-store.js";
import { hasVersion, remove } from "../store/document.js";
import { fileUploads, keptMs } from "./file-upload.js";

const pageSize = 100;

/** Forgets uploads that are over, and removes the contents that no file and no upload has. */
export async function sweepDue({ store, nowMs }: DuePass): Promise<void> {
  const atMs = nowMs();
  for (;;) {
    const page = await store.list(fileUploads, "due", {}, { limit: pageSize });
    const over = page.filter((upload) => fileUploads.columns.due.of(upload) <= atMs);
    for (const { id, version } of over) {
      await store.commit({ expect: [hasVersion(fileUploads, { id }, version)], writes: [remove(fileUploads, { id })] });
    }
    if (over.length < pageSize) break;
  }
  await sweepContents(store, atMs);
}

/** Removes the contents that no file and no upload has, a day after they were written. */
export function sweepContents({ contents, files }: Pick<Store, "contents" | "files">, nowMs: number): Promise<void> {
  return contents.sweep(nowMs - keptMs, files.usedContents);
}
