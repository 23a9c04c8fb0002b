import { copyFileSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { documents } from "@rollcall/service/store";
import { describe, expect, it } from "vitest";
import { presentVersion } from "../sql/migrations.js";
import { StorageError } from "../storage-error.js";
import { killAfterLines, runSource } from "../testing/run-source.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { applicationId } from "./check-header.js";
import { openSqlite } from "./open-sqlite.js";
import { selectValue } from "./sqlite-connection.js";

function refusal(file: string): unknown {
  try {
    openSqlite(file, { documents }).close();
    return undefined;
  } catch (error) {
    return error;
  }
}

function writeDatabase(file: string, ...pragmas: readonly string[]): void {
  const db = new DatabaseSync(file);
  db.exec("pragma journal_mode = wal");
  db.exec("create table theirs (name text)");
  for (const pragma of pragmas) db.exec(`pragma ${pragma}`);
  db.close();
}

/** Refused files: how they are made, and the expected message. */
const refused = {
  "of a newer version": {
    make: (file: string) =>
      writeDatabase(file, `application_id = ${applicationId}`, `user_version = ${presentVersion + 1}`),
    kind: "newerVersion",
    says: /newer version of Rollcall/,
  },
  "of a version before the first release": {
    make: (file: string) => writeDatabase(file, `application_id = ${applicationId}`, "user_version = 1"),
    kind: "olderVersion",
    says: /before the first release/,
  },
  "of another program": { make: (file: string) => writeDatabase(file), kind: "notADatabase", says: /another program/ },
  "that is a text file": {
    make: (file: string) => writeFileSync(file, "hello\n".repeat(100)),
    kind: "notADatabase",
    says: /not a SQLite database/,
  },
  "that is too short": {
    make: (file: string) => writeFileSync(file, "SQLite"),
    kind: "notADatabase",
    says: /not a SQLite/,
  },
  "that is a folder": { make: (file: string) => mkdirSync(file), kind: "unreadable", says: /it is a folder/ },
} as const;

/** Content of a file, except the write counters in its header. */
function contentOf(file: string): Buffer {
  return readFileSync(file).fill(0, 24, 28).fill(0, 92, 96);
}

describe("openSqlite", () => {
  it("creates the folder and the file, accessible only to their owner", () => {
    const file = join(temporaryFolder(), "a", "b", "store.db");
    openSqlite(file, { documents }).close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(file, ".."))).toEqual(["store.db"]);
  });

  it("leaves a file of the current version unchanged", () => {
    const file = join(temporaryFolder(), "store.db");
    openSqlite(file, { documents }).close();
    const before = contentOf(file);
    openSqlite(file, { documents }).close();
    expect(contentOf(file).equals(before)).toBe(true);
  });

  it("adds tables that a file of the present version does not have yet", () => {
    const file = join(temporaryFolder(), "store.db");
    const before = openSqlite(file, { documents });
    before.db.exec("drop table connected_members");
    before.close();
    const { db, close } = openSqlite(file, { documents });
    expect(selectValue(db, "select count(*) from connected_members")).toBe(0);
    close();
  });

  it.each(Object.entries(refused))(
    "refuses a file %s in one sentence, and leaves it unchanged",
    (_what, { make, kind, says }) => {
      const folder = temporaryFolder();
      const file = join(folder, "store.db");
      make(file);
      const before = kind === "unreadable" ? undefined : readFileSync(file);
      const error = refusal(file);
      expect(error).toBeInstanceOf(StorageError);
      expect(error).toMatchObject({ kind, message: expect.stringMatching(says) });
      expect(String(error)).toMatch(/^[^\n]*\.$/);
      if (before !== undefined) expect(readFileSync(file).equals(before)).toBe(true);
      expect(readdirSync(folder)).toEqual(["store.db"]);
    },
  );

  it("continues with a file whose creator was killed before it had content", () => {
    const file = join(temporaryFolder(), "store.db");
    const db = new DatabaseSync(file);
    db.exec("pragma journal_mode = wal");
    db.close();
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(refusal(file)).toBeUndefined();
  });

  it("refuses a file with another program's tables that are only in its log", () => {
    const folder = temporaryFolder();
    const [made, file] = [join(folder, "made.db"), join(folder, "store.db")];
    const db = new DatabaseSync(made);
    db.exec("pragma journal_mode = wal");
    db.exec("create table theirs (name text)");
    for (const end of ["", "-wal"]) copyFileSync(`${made}${end}`, `${file}${end}`);
    db.close();
    expect(refusal(file)).toMatchObject({ kind: "notADatabase", message: expect.stringMatching(/another program/) });
    const theirs = new DatabaseSync(file);
    expect(selectValue(theirs, "select count(*) from theirs")).toBe(0);
    theirs.close();
  });

  it("refuses a damaged file", () => {
    const file = join(temporaryFolder(), "store.db");
    openSqlite(file, { documents }).close();
    const bytes = readFileSync(file);
    writeFileSync(file, Buffer.concat([bytes.subarray(0, 100), Buffer.alloc(bytes.length - 100, 0xee)]));
    expect(refusal(file)).toMatchObject({ name: "StorageError", kind: "notADatabase" });
  });

  it.each([
    ["a folder that is a file", (folder: string) => join(folder, "file", "store.db"), /not a folder/],
    ["a folder that cannot be created", () => "/proc/nowhere/store.db", /cannot be (opened|made)/],
  ])("refuses a file in %s", (_what, place, says) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "file"), "");
    expect(refusal(place(folder))).toMatchObject({ kind: "unreadable", message: expect.stringMatching(says) });
    expect(readdirSync(folder)).toEqual(["file"]);
  });

  it("refuses a file that another store of the process has, under any path, until it is closed", () => {
    const folder = temporaryFolder();
    const file = join(folder, "store.db");
    const { close } = openSqlite(file, { documents });
    symlinkSync(file, join(folder, "other.db"));
    for (const name of ["store.db", "other.db"]) {
      expect(refusal(join(folder, name))).toMatchObject({
        kind: "inUse",
        message: expect.stringMatching(/of this process/),
      });
    }
    close();
    close();
    expect(refusal(join(folder, "other.db"))).toBeUndefined();
  });

  it("refuses a file that another process has, until that process ends", async () => {
    const file = join(temporaryFolder(), "store.db");
    const program = runSource("commit-until-killed.ts", file, "0");
    await new Promise((resolve) => program.stdout.once("data", resolve));
    expect(refusal(file)).toMatchObject({ kind: "inUse", message: expect.stringMatching(/by another process/) });
    await killAfterLines(program, 1);
    expect(refusal(file)).toBeUndefined();
  });

  it("keeps another process out, even after refusing a second store in this one", async () => {
    const file = join(temporaryFolder(), "store.db");
    const { close } = openSqlite(file, { documents });
    expect(refusal(file)).toMatchObject({ kind: "inUse" });
    const program = runSource("commit-until-killed.ts", file, "0");
    await expect(killAfterLines(program, 1)).rejects.toThrow(/in use by another process/);
    close();
  });
});
