import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { documents } from "@rollcall/service/store";
import { sampleUser } from "@rollcall/service/store/conformance";
import { afterAll, describe, expect, it } from "vitest";
import { createSqliteStore, type SqliteStore } from "../create-sqlite-store.js";
import { diffImages } from "./diff-images.js";

const folder = mkdtempSync(join(tmpdir(), "rollcall-image-"));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ada = sampleUser("UADA", { userName: "ada", emails: ["ada@example.com"] });
const bob = sampleUser("UBOB", { userName: "bob", emails: ["bob@example.com"] });
const put = (store: SqliteStore, user: typeof ada) =>
  store.commit({ expect: [], writes: [{ kind: "put", document: "user", value: user }] });
const token = documents.token.sample(1);
const isRevoked = async (store: SqliteStore) => (await store.tokens.resolve(token.hash))?.token.revoked;
const named = async (store: SqliteStore) => [
  (await store.users.byUserName("ada"))?.id,
  (await store.users.byUserName("bob"))?.id,
];

describe.each([
  { kind: "in memory", create: () => createSqliteStore({ memory: true }) },
  {
    kind: "in a file",
    create: () => {
      files += 1;
      return createSqliteStore({ file: join(folder, `${files}.db`) });
    },
  },
])("the image of a store $kind", ({ create }) => {
  it("opens as a separate store, which does not affect the first one", async () => {
    const store = create();
    await put(store, ada);
    const fork = createSqliteStore({ memory: true, image: store.image() });
    await put(fork, bob);
    expect(await named(fork)).toEqual(["UADA", "UBOB"]);
    expect(await named(store)).toEqual(["UADA", undefined]);
    await store.close();
    await fork.close();
  });

  it("restores everything, including uniqueness and totals", async () => {
    const store = create();
    await put(store, ada);
    const image = store.image();
    await put(store, bob);
    await put(store, { ...ada, userName: "lady" });
    store.restore(image);
    expect(await named(store)).toEqual(["UADA", undefined]);
    expect(await put(store, { ...bob, userName: "ada" })).toMatchObject({ ok: false });
    const all = { home: "T1", offset: 0, limit: 10, order: "ascending" } as const;
    expect((await store.users.find(all)).total).toBe(1);
    await store.close();
  });

  it("restores what was read before", async () => {
    const store = create();
    await store.commit({
      expect: [],
      writes: [{ kind: "put", document: "token", value: { ...token, revoked: false } }],
    });
    const image = store.image();
    await store.commit({
      expect: [],
      writes: [{ kind: "put", document: "token", value: { ...token, revoked: true } }],
    });
    expect(await isRevoked(store)).toBe(true);
    store.restore(image);
    expect(await isRevoked(store)).toBe(false);
    await store.close();
  });

  it("resets rate budgets", async () => {
    const store = create();
    const image = store.image();
    const take = { key: "k", perMinute: 1, burst: 1, nowMs: 0 };
    await store.rates.take(take);
    expect(store.rates.buckets(0)).toEqual([{ key: "k", perMinute: 1, burst: 1, used: 1 }]);
    expect(store.rates.buckets(60_000)).toEqual([]);
    store.restore(image);
    expect(await store.rates.take(take)).toMatchObject({ ok: true });
    await store.close();
  });

  it("includes a running commit", async () => {
    const store = create();
    const committed = put(store, ada);
    const fork = createSqliteStore({ memory: true, image: store.image() });
    expect(await committed).toMatchObject({ ok: true });
    expect(await named(fork)).toEqual(["UADA", undefined]);
    await store.close();
    await fork.close();
  });
});

describe("restore", () => {
  const empty = createSqliteStore({ memory: true });
  afterAll(() => empty.close());
  const otherVersion = (version: number) => {
    const image = Buffer.from(empty.image());
    image.writeUInt32BE(version, 60);
    return image;
  };

  it.each([
    ["bytes of something else", () => new TextEncoder().encode("hello"), "notADatabase"],
    ["an image of a newer version", () => otherVersion(99), "otherVersion"],
    ["an image of an older version", () => otherVersion(0), "otherVersion"],
  ])("refuses %s, and changes nothing", async (_name, image, kind) => {
    const store = createSqliteStore({ memory: true });
    await put(store, ada);
    expect(() => store.restore(image())).toThrow(expect.objectContaining({ kind }));
    expect(await named(store)).toEqual(["UADA", undefined]);
    await store.close();
  });
});

describe("diffImages", () => {
  it("reports inserted, changed and removed rows, by table and key", async () => {
    const store = createSqliteStore({ memory: true });
    await put(store, ada);
    await put(store, bob);
    const before = store.image();
    await put(store, { ...ada, title: "Countess", version: 2 });
    await put(store, { ...bob, emails: [], version: 2 });
    const changes = diffImages(before, store.image());
    expect(changes.map(({ table, key }) => [table, ...key])).toEqual([
      ["user_emails", "bob@example.com"],
      ["users", "UADA"],
      ["users", "UBOB"],
    ]);
    expect(changes[0]).toHaveProperty("before.user_id", "UBOB");
    expect(changes[0]).not.toHaveProperty("after");
    expect(changes[1]).toHaveProperty("after.document.title", "Countess");
    expect(diffImages(before, before)).toEqual([]);
    await store.close();
  });
});
