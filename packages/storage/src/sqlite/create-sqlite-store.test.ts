import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describeStore } from "@rollcall/service/store/conformance";
import { afterAll, describe, expect, it } from "vitest";
import { contentFolder } from "../contents/content-parts.js";
import { checkDriver, createLateContents, createSqliteStore } from "./create-sqlite-store.js";
import { diffImages } from "./image/diff-images.js";

const folder = mkdtempSync(join(tmpdir(), "rollcall-storage-"));
let opened = 0;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A database in a file is the same to all of this but slower, as each of 420 waits for the disk. What differs, files and
// their syncs, has tests of its own; contents of files are in a folder here.
describeStore("createSqliteStore", async () => {
  opened += 1;
  return createSqliteStore({ memory: true, contents: createLateContents(contentFolder(join(folder, `${opened}`))) });
});

describe("checkDriver", () => {
  it("an older Node, whose databases cannot be restored from bytes, is refused with the versions of package.json", () => {
    const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    expect(engines.node).toBe("^24.16 || >=26.1");
    expect(() => checkDriver({ serialize: () => new Uint8Array() })).toThrow(
      `Node ${process.versions.node} is too old for a SQLite store: use 24.16 or a later 24, or 26.1 or later.`,
    );
  });
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
