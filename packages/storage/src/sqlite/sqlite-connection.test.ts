import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { documents } from "@rollcall/service/store";
import { describe, expect, it, onTestFinished } from "vitest";
import { sql } from "../sql/statements/sql.js";
import { statement } from "../sql/statements/statement.js";
import { execute, type Steps } from "../sql/statements/steps.js";
import { UniqueViolation } from "../sql/writes/claim-name.js";
import { temporaryFolder } from "../testing/temporary-folder.js";
import { openSqlite } from "./open-sqlite.js";
import { createSqliteConnection, selectValue } from "./sqlite-connection.js";

const beyondNumbers = 2n ** 53n + 1n;

function open() {
  const db = new DatabaseSync(":memory:");
  onTestFinished(() => db.close());
  db.exec("create table places (name text primary key, ts bigint not null, document text not null)");
  db.exec(`insert into places values ('near', 7, 'a'), ('far', ${beyondNumbers}, 'b')`);
  return createSqliteConnection(() => db);
}

const insert = statement<{ readonly name: string; readonly ts: number; readonly document: string | null }>(
  (arg) => sql`insert into places (name, ts, document) values (${arg.name}, ${arg.ts}, ${arg.document})`,
);

const deleteNothing = statement<object>(() => sql`delete from locks where key = ''`);

describe("createSqliteConnection", () => {
  it.each([
    ["a missing argument", { name: "new", ts: 1 }, /argument of the statement is missing/],
    ["an undefined argument", { name: "new", ts: 1, document: undefined }, /argument of the statement is missing/],
    [
      "an argument of a type that SQLite does not have",
      { name: "new", ts: 1, document: new Date(0) },
      /cannot be bound/,
    ],
  ])("%s is refused, and is not stored as null", (_what, args, message) => {
    const { run } = open();
    expect(() => run({ statement: insert, args })).toThrow(message);
    expect(run({ statement: statement(() => sql`select count(*) as count from places`), args: {} }).rows).toEqual([
      { count: 2 },
    ]);
  });

  it("a second row with the same key is a violation of uniqueness, and another constraint is not", () => {
    const { run } = open();
    const insertFar = (document: string | null) => () =>
      run({ statement: insert, args: { name: "far", ts: 1, document } });
    expect(insertFar("c")).toThrow(UniqueViolation);
    expect(insertFar(null)).not.toThrow(UniqueViolation);
    expect(insertFar(null)).toThrow(/NOT NULL/);
  });

  it("integers beyond 2^53 are the nearest numbers, and statements read smaller ones before and after", async () => {
    const connection = open();
    const { run } = connection;
    const select = statement<{ readonly name: string }>((arg) => sql`select ts from places where name = ${arg.name}`);
    const textsOf = statement<object, { readonly document: string }>(
      () => sql`select document, ts from places order by name`,
    );
    const far = { ts: Number(beyondNumbers) };
    for (const [name, row] of Object.entries({ near: { ts: 7 }, far })) {
      for (const wanted of [row, { ts: 7 }]) {
        const args = { name: wanted === row ? name : "near" };
        expect(run({ statement: select, args }).rows).toEqual([wanted]);
        expect(await connection.rows(select, args)).toEqual([wanted]);
        expect(await connection.first(select, args)).toEqual(wanted);
      }
    }
    expect(await connection.texts(textsOf, {})).toEqual(["b", "a"]);
    const update = statement(() => sql`update places set document = 'c' where name = 'far' returning ts`);
    expect(run({ statement: update, args: {} })).toEqual({ rows: [far], changed: 1 });
    expect(run({ statement: update, args: {} })).toEqual({ rows: [far], changed: 1 });
  });

  it("a statement that changes rows must begin with their table", () => {
    const { run } = open();
    const hidden = statement(
      () => sql`with few (name) as (select 'far') delete from places where name in (select name from few)`,
    );
    expect(() => run({ statement: hidden, args: {} })).toThrow(/does not begin with the table/);
  });

  it("waits for the disk again after a transaction that does not", async () => {
    const { db, close } = openSqlite(join(temporaryFolder(), "store.db"), { documents });
    onTestFinished(close);
    const { keep } = createSqliteConnection(() => db);
    const seen: unknown[] = [];
    const look = () => void seen.push(selectValue(db, "pragma synchronous"));
    const steps = function* (): Steps<void> {
      look();
      yield* execute(deleteNothing, {});
    };
    const failing = function* (): Steps<void> {
      yield* steps();
      throw new Error("failed");
    };
    await keep(steps);
    await keep(steps, { isUnsynced: true });
    look();
    await expect(keep(failing, { isUnsynced: true })).rejects.toThrow("failed");
    look();
    expect(seen).toEqual([2, 1, 2, 1, 2]);
  });
});
