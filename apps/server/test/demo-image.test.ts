import { DatabaseSync } from "node:sqlite";
import { createSeededIds } from "@rollcall/double";
import { plainSealer, readEnvironments, variableNames } from "@rollcall/service";
import { loadWorld } from "@rollcall/service/world";
import { createSqliteStore, type SqliteStore } from "@rollcall/storage/sqlite";
import { describe, expect, it } from "vitest";
import { systemClock } from "../src/machine/system-clock.js";
import { fillBlanks, fits } from "../src/worlds/demo/blanks.js";
import { demoDueMs, readDemoWorld } from "../src/worlds/demo/demo-world.js";
import { makeDemoImage } from "../src/worlds/demo/make-demo-image.js";

const world = await readDemoWorld();
const { image, blanks } = await makeDemoImage();

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

function toMs(instant: string | undefined): readonly number[] {
  return instant === undefined ? [] : [Date.parse(instant)];
}

function toText(row: unknown): string {
  return JSON.stringify(row);
}

describe("demoDueMs", () => {
  it("is the time of the first job", () => {
    const times = [
      ...(world.scheduled_messages ?? []).map(({ post_at }) => Date.parse(post_at)),
      ...(world.users ?? []).flatMap(({ guest, status }) => [guest?.expiration, status?.expiration]).flatMap(toMs),
      ...(world.do_not_disturb ?? []).flatMap(({ snoozed_until }) => toMs(snoozed_until)),
      ...(world.reminders ?? []).map(({ time }) => Date.parse(time)),
    ];
    expect(demoDueMs).toBe(Math.min(...times));
  });
});

describe("the image of the demo world", () => {
  it("has the same bytes each time", async () => {
    expect((await makeDemoImage()).image.equals(image)).toBe(true);
  });

  it.each([
    { seed: 1, now: "2026-01-01T00:00:00.000Z" },
    { seed: 2, now: "2026-11-22T18:47:59.999Z" },
    { seed: 3, now: "2020-06-01T06:06:41.002Z" },
    { seed: 4, now: "2024-05-02T09:00:00.004Z" },
    { seed: 5, now: "2199-12-31T23:59:59.999Z" },
  ])("holds what loading the world at $now writes, with the same identifiers", async ({ seed, now }) => {
    const nowMs = Date.parse(now);
    expect(fits(blanks, nowMs)).toBe(true);
    const [ids, loadedIds] = [createSeededIds(seed), createSeededIds(seed)];
    const filled = Buffer.from(image);
    fillBlanks(filled, blanks, { ids, nowMs });
    const loaded = createSqliteStore({ memory: true });
    const clock = { ...systemClock, now: () => new Date(nowMs) };
    await loadWorld(loaded, world, { clock, ids: loadedIds, siteUrl: "http://127.0.0.1" });
    const opened = createSqliteStore({ memory: true, image: filled, reindex: true });
    const restored = createSqliteStore({ memory: true });
    restored.restore(opened.image());
    const wanted = await contentOf(loaded);
    expect(await contentOf(opened)).toEqual(wanted);
    expect(await contentOf(restored)).toEqual(wanted);
    expect(ids.count()).toBe(loadedIds.count());
  });

  it("has no apps with credentials, so that no start searches for them", async () => {
    const opened = createSqliteStore({ memory: true, image });
    expect(await readEnvironments(opened, plainSealer, { names: variableNames("svc") })).toEqual([]);
    await opened.close();
  });

  it("is not used at the times that the world states, because its messages would have another order", () => {
    const { statedMs } = blanks;
    expect(statedMs).toBe(Date.UTC(2020, 5, 1, 6, 6, 40, 1));
    expect(fits(blanks, statedMs)).toBe(false);
    expect(fits(blanks, statedMs + 1001)).toBe(true);
  });

  it.each(["1969-12-31T00:00:00Z", "2001-12-31T23:59:59.999Z", "2200-01-01T00:00:00Z"])(
    "is not used at %s, because times there have other lengths",
    (now) => expect(fits({ statedMs: 0 }, Date.parse(now))).toBe(false),
  );
});
