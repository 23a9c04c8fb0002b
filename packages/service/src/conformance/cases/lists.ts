import { describe, expect, it } from "vitest";
import type { ListAccess } from "../../model/list.js";
import { type OpenStore, write } from "../open-store.js";
import { sampleExport, sampleFile, sampleList, sampleRow } from "../samples.js";

const access = (kind: "user" | "channel", id: string, level: "read" | "write"): ListAccess => ({
  subject: { kind, id },
  level,
});

/** Lists with their access, rows and exports, and files. */
export function describeLists(open: OpenStore): void {
  describeAccess(open);

  describeRows(open);

  describeExports(open);

  describeRemovedExports(open);

  describeFiles(open);
}

function describeAccess(open: OpenStore): void {
  describe("access to lists", () => {
    it("is granted, changed and revoked by subject", async () => {
      const store = await open();
      await write(
        store,
        { kind: "put", document: "list", value: sampleList("F1") },
        { kind: "put", document: "list", value: sampleList("F2") },
      );
      const granted = [access("user", "U2", "read"), access("user", "U1", "write"), access("channel", "U1", "read")];
      await write(store, { kind: "grantListAccess", listId: "F1", access: granted });
      await write(store, { kind: "grantListAccess", listId: "F2", access: granted });
      expect(await store.lists.accessOf("F1")).toEqual([granted[2], granted[1], granted[0]]);
      const again = [access("user", "U2", "read"), access("user", "U2", "write"), access("channel", "C1", "read")];
      await write(store, { kind: "grantListAccess", listId: "F1", access: again });
      expect(await store.lists.accessOf("F1")).toEqual([again[2], granted[2], granted[1], again[1]]);
      const subjects = [{ kind: "user", id: "U1" } as const, { kind: "channel", id: "C1" } as const];
      await write(store, { kind: "revokeListAccess", listId: "F1", subjects });
      expect(await store.lists.accessOf("F1")).toEqual([granted[2], again[1]]);
      expect(await store.lists.accessOf("F2")).toHaveLength(3);
    });

    it("is ignored if the list does not exist", async () => {
      const store = await open();
      await write(store, { kind: "grantListAccess", listId: "F1", access: [access("user", "U1", "read")] });
      await write(store, { kind: "put", document: "list", value: sampleList("F1") });
      expect(await store.lists.accessOf("F1")).toEqual([]);
    });
  });
}

function describeRows(open: OpenStore): void {
  describe("rows of lists", () => {
    const rows = [
      sampleRow("Rec2", { place: 1 }),
      sampleRow("Rec1", { place: 1_767_323_045_006_000 }),
      sampleRow("Rec10", { place: 1 }),
      sampleRow("Rec3", { parentId: "Rec1", place: -5 }),
      sampleRow("Rec4", { listId: "F2", place: 0 }),
    ];

    it("are paged in order, below one parent at a time", async () => {
      const store = await open();
      await write(store, ...rows.map((row) => ({ kind: "put", document: "listRow", value: row }) as const));
      const page = await store.lists.findRows({ listId: "F1", limit: 2 });
      expect(page.map(({ id }) => id)).toEqual(["Rec10", "Rec2"]);
      const after = page.at(-1) ?? { place: 0, id: "" };
      expect(await store.lists.findRows({ listId: "F1", after, limit: 2 })).toEqual([rows[1]]);
      expect(await store.lists.findRows({ listId: "F1", parentId: "Rec1", limit: 2 })).toEqual([rows[3]]);
      expect(await store.lists.findRows({ listId: "F2", limit: 2 })).toEqual([rows[4]]);
      expect(await store.lists.findRows({ listId: "F1", parentId: "Rec2", limit: 2 })).toEqual([]);
      expect(await store.lists.parentsAmong("F1", ["Rec1", "Rec2"])).toEqual(new Set(["Rec1"]));
      expect(await store.lists.lastPlace("F1")).toBe(1_767_323_045_006_000);
      expect(await store.lists.lastPlace("F3")).toBeUndefined();
      expect(await store.lists.lastPlace("F1", "Rec1")).toBe(-5);
      expect(await store.lists.parentsAmong("F2", ["Rec1", "Rec2"])).toEqual(new Set());
    });

    it("are counted, and paged from the newest, archived or not", async () => {
      const store = await open();
      const [early, late] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
      const aged = [
        sampleRow("Rec1", { created: early }),
        sampleRow("Rec2", { created: late, parentId: "Rec1" }),
        sampleRow("Rec3", { created: early }),
        sampleRow("Rec4", { created: late, archived: true }),
        sampleRow("Rec5", { created: late, listId: "F2" }),
      ];
      await write(store, ...aged.map((row) => ({ kind: "put", document: "listRow", value: row }) as const));
      const page = await store.lists.newestRows({ listId: "F1", archived: false, limit: 2 });
      expect(page.map(({ id }) => id)).toEqual(["Rec2", "Rec3"]);
      const after = page.at(-1) ?? { created: late, id: "" };
      expect(await store.lists.newestRows({ listId: "F1", archived: false, after, limit: 2 })).toEqual([aged[0]]);
      expect(await store.lists.newestRows({ listId: "F1", archived: true, limit: 2 })).toEqual([aged[3]]);
      expect(await store.lists.countRows("F1")).toEqual({ rows: 3, archived: 1 });
      expect(await store.lists.countRows("F3")).toEqual({ rows: 0, archived: 0 });
    });

    it("are found by ID within their list, moved, and guarded by their version", async () => {
      const store = await open();
      await write(store, ...rows.map((row) => ({ kind: "put", document: "listRow", value: row }) as const));
      const found = await store.lists.rows("F1", ["Rec1", "Rec3", "Rec4", "Rec99"]);
      expect(found.map(({ id }) => id).toSorted()).toEqual(["Rec1", "Rec3"]);
      const moved = sampleRow("Rec10", { version: 2, parentId: "Rec1", place: 9 });
      const version = { kind: "version", document: "listRow", key: { id: "Rec10" }, version: 1 } as const;
      const batch = { expect: [version], writes: [{ kind: "put", document: "listRow", value: moved } as const] };
      expect(await store.commit(batch)).toMatchObject({ ok: true });
      expect(await store.commit(batch)).toEqual({ ok: false, failed: version });
      const under = await store.lists.findRows({ listId: "F1", parentId: "Rec1", limit: 9 });
      expect(under.map(({ id }) => id)).toEqual(["Rec3", "Rec10"]);
    });
  });
}

function describeExports(open: OpenStore): void {
  describe("exports of lists", () => {
    it("keep their text in parts", async () => {
      const store = await open();
      const done = sampleExport("Le1", { version: 2, state: "done", parts: 2 });
      await write(store, { kind: "put", document: "listExport", value: sampleExport("Le1") });
      await write(
        store,
        { kind: "put", document: "listExportPart", value: { exportId: "Le1", part: 0, text: "a" } },
        { kind: "put", document: "listExportPart", value: { exportId: "Le1", part: 1, text: "é\n" } },
        { kind: "put", document: "listExportPart", value: { exportId: "Le1", part: 0, text: "b" } },
        { kind: "put", document: "listExport", value: done },
      );
      expect(await store.lists.export("Le1")).toEqual(done);
      expect(await store.lists.export("Le2")).toBeUndefined();
      expect([await store.lists.exportPart("Le1", 0), await store.lists.exportPart("Le1", 1)]).toEqual(["b", "é\n"]);
      expect(await store.lists.exportPart("Le1", 2)).toBeUndefined();
    });
  });
}

function describeRemovedExports(open: OpenStore): void {
  describe("removed exports", () => {
    it("are those of the list before a time, with their parts", async () => {
      const store = await open();
      const [old, late] = ["2026-01-01T00:00:00.000Z", "2026-01-02T00:00:00.000Z"];
      await write(
        store,
        { kind: "put", document: "listExport", value: sampleExport("Le1", { created: old }) },
        { kind: "put", document: "listExport", value: sampleExport("Le2", { created: late }) },
        { kind: "put", document: "listExport", value: sampleExport("Le3", { created: old, listId: "F2" }) },
        ...["Le1", "Le2"].map(
          (id) => ({ kind: "put", document: "listExportPart", value: { exportId: id, part: 0, text: id } }) as const,
        ),
      );
      await write(store, { kind: "removeListExports", listId: "F1", before: late });
      const kept = await Promise.all(["Le1", "Le2", "Le3"].map(store.lists.export));
      expect(kept.map((job) => job?.id)).toEqual([undefined, "Le2", "Le3"]);
      expect(await store.lists.exportPart("Le1", 0)).toBeUndefined();
      expect(await store.lists.exportPart("Le2", 0)).toBe("Le2");
    });
  });
}

function describeFiles(open: OpenStore): void {
  describe("files", () => {
    it("are found by ID", async () => {
      const store = await open();
      await write(
        store,
        { kind: "put", document: "file", value: sampleFile("F1") },
        { kind: "put", document: "file", value: sampleFile("F2") },
      );
      await write(store, { kind: "put", document: "file", value: sampleFile("F2", { version: 2, size: 9 }) });
      expect(await store.files.get("F2")).toMatchObject({ size: 9 });
      expect(await store.files.get("F3")).toBeUndefined();
      expect((await store.files.getMany(["F1", "F3"])).map(({ id }) => id)).toEqual(["F1"]);
    });
  });
}
