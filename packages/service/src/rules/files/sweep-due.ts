import { files, fileUploads, sweepMsOf } from "../../model/file.js";
import { hasVersion, put, remove } from "../../model/port/document.js";
import { type Store, sweepContents } from "../../model/store.js";
import type { DuePass } from "../../store/due-loop.js";

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
  await noteSwept(store, atMs);
}

/** Notes of files that were deleted before a sweep that their contents are swept. A later upload keeps its own time. */
async function noteSwept(store: Pick<Store, "list" | "commit">, sweptMs: number): Promise<void> {
  for (;;) {
    const page = await store.list(files, "unswept", {}, { limit: pageSize });
    const swept = page.filter((file) => (sweepMsOf(file) ?? 0) <= sweptMs);
    for (const { unswept: _swept, ...file } of swept) {
      await store.commit({
        expect: [hasVersion(files, { id: file.id }, file.version)],
        writes: [put(files, { ...file, version: file.version + 1 })],
      });
    }
    if (swept.length < pageSize) return;
  }
}
