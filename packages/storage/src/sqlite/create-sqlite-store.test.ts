import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeStore } from "@rollcall/service/store/conformance";
import { afterAll, describe, expect, it } from "vitest";
import { createSqliteStore } from "./create-sqlite-store.js";
import { diffImages } from "./image/diff-images.js";

const folder = mkdtempSync(join(tmpdir(), "rollcall-storage-"));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// In memory, the same code runs over a database without a log: the tests of both protocols use it so.
describeStore("createSqliteStore in a file", async () => {
  files += 1;
  return createSqliteStore({ file: join(folder, `${files}`, "store.db") });
});

describe("the store of createSqliteStore", () => {
  it("leaves no rows behind when it checks whether it can write", async () => {
    const store = createSqliteStore({ memory: true });
    const before = store.image();
    expect(await store.ready()).toBe(true);
    expect(diffImages(before, store.image())).toEqual([]);
    await store.close();
  });
});
