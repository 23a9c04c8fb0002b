import { DatabaseSync } from "node:sqlite";
import { createSeededIds } from "@rollcall/double";
import { plainSealer, readEnvironments, variableNames } from "@rollcall/service";
import { loadWorld } from "@rollcall/service/world";
import { createSqliteStore, type SqliteStore } from "@rollcall/storage/sqlite";
import { describe, expect, it } from "vitest";
import { systemClock } from "../src/machine/system-clock.js";
import { fillBlanks, fits } from "../src/worlds/demo/blanks.js";
import { makeImage } from "../src/worlds/demo/make-image.js";
import { readNamedWorld } from "../src/worlds/demo/named-world.js";
import { imagedWorlds } from "../src/worlds/demo/world-image.js";

/** All rows of all tables, sorted, because the order of insertion varies with identifiers. Checks the indexes too. */
async function contentOf(store: SqliteStore) {
  const db = new DatabaseSync(":memory:");
  db.deserialize(store.image());
  await store.close();
  expect(db.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
  const schema = db.prepare("select type, name, tbl_name, sql from sqlite_schema order by name").all();
  const tables = schema.filter(({ type }) => type === "table").map(({ name }) => name);
  const rows = tables.map((table) => [table, db.prepare(`select * from "${table}"`).all().map(toText).toSorted()]);
  return { schema, rows: Object.fromEntries(rows) };
}

function toText(row: unknown): string {
  return JSON.stringify(row);
}

const times = [
  "2026-01-01T00:00:00.000Z",
  "2026-11-22T18:47:59.999Z",
  "2025-12-31T09:06:41.002Z",
  "2026-05-02T09:00:00.004Z",
  "2199-12-31T23:59:59.999Z",
];

describe.each(imagedWorlds)("the image of the world %s", async (name) => {
  const world = await readNamedWorld(name);
  const { image, blanks, dueMs } = await makeImage(name);

  it("knows the time of the first job", () => {
    expect(dueMs).toBe(name !== "small" ? Date.parse("2099-12-31T00:00:00Z") : 8.64e15);
  });

  it("has the same bytes each time", async () => {
    expect((await makeImage(name)).image.equals(image)).toBe(true);
  });

  it("holds what loading the world at any time writes, with the same identifiers", async () => {
    for (const [index, now] of times.entries()) {
      const nowMs = Date.parse(now);
      expect(fits(blanks, nowMs)).toBe(true);
      const [ids, loadedIds] = [createSeededIds(index), createSeededIds(index)];
      const filled = Buffer.from(image);
      fillBlanks(filled, blanks, { ids, nowMs });
      const loaded = createSqliteStore({ memory: true });
      const clock = { ...systemClock, now: () => new Date(nowMs) };
      await loadWorld(loaded, world, { clock, ids: loadedIds, siteUrl: "http://127.0.0.1" });
      const opened = createSqliteStore({ memory: true, image: filled, reindex: true });
      const restored = createSqliteStore({ memory: true });
      restored.restore(opened.image());
      const wanted = await contentOf(loaded);
      expect(await contentOf(opened), now).toEqual(wanted);
      expect(await contentOf(restored), now).toEqual(wanted);
      expect(ids.count()).toBe(loadedIds.count());
    }
  });

  it("has no apps with credentials, so that no start searches for them", async () => {
    const opened = createSqliteStore({ memory: true, image });
    expect(await readEnvironments(opened, plainSealer, { names: variableNames("svc") })).toEqual([]);
    await opened.close();
  });
});

describe("an image", () => {
  it("is not used at the times that the world states, because its messages would have another order", async () => {
    const { blanks } = await makeImage("demo");
    const { statedMs } = blanks;
    expect(statedMs).toBe(Date.UTC(2025, 11, 31, 9, 6, 40, 1));
    expect(fits(blanks, statedMs)).toBe(false);
    expect(fits(blanks, statedMs + 1001)).toBe(true);
  });

  it.each(["1969-12-31T00:00:00Z", "2001-12-31T23:59:59.999Z", "2200-01-01T00:00:00Z"])(
    "is not used at %s, because times there have other lengths",
    (now) => expect(fits({ statedMs: 0 }, Date.parse(now))).toBe(false),
  );
});
