import { documents, type FileSlice, put, type Write } from "@rollcall/service/store";
import { describe, expect, it, onTestFinished } from "vitest";
import { createSqliteStore } from "../../sqlite/create-sqlite-store.js";

const count = 10_010;
const slice: FileSlice = {
  ...{ workspaceId: "T1", viewerId: "U1", seesPublic: true, withLists: true, withCanvases: true },
  ...{ fromMs: 0, toMs: Number.MAX_SAFE_INTEGER, offset: 0, limit: 3 },
};

const idOf = (number: number) => `F${String(number).padStart(6, "0")}`;

/** A file. Ten in a row are of the same instant. */
function fileOf(number: number): Write {
  const created = new Date(1_780_000_000_000 + Math.floor(number / 10)).toISOString();
  return put(documents.file, { ...documents.file.sample(0), id: idOf(number), created });
}

describe("findFiles", () => {
  it("counts many files exactly, also while others are added", async () => {
    const store = createSqliteStore({ memory: true });
    onTestFinished(() => store.close());
    const write = (...writes: readonly Write[]) => store.commit({ expect: [], writes });
    await write(...Array.from({ length: count }, (_, number) => fileOf(number)));
    const [{ total, items }] = await Promise.all([store.files.find(slice), write(fileOf(count))]);
    expect([count, count + 1]).toContain(total);
    expect(items).toHaveLength(3);
    expect(await store.files.find({ ...slice, limit: 0 })).toEqual({ items: [], total: count + 1 });
    const last = await store.files.find({ ...slice, offset: count - 1 });
    expect(last.items.map((found) => found.kind === "file" && found.file.id)).toEqual([idOf(1), idOf(0)]);
    await write({ kind: "remove", document: "file", key: { id: idOf(5) } });
    expect((await store.files.find(slice)).total).toBe(count);
  });
});
