import { describe, expect, it } from "vitest";
import { tablesOf } from "../sqlite/image/tables-of.js";
import { openSqlite } from "../sqlite/open-sqlite.js";
import { columnsOf, worldTableNames, worldTables } from "./table-columns.js";

describe("worldTables", () => {
  it("are the tables of a database with their columns and keys, but for those of the running servers", () => {
    const { db, close } = openSqlite(undefined);
    const wanted = tablesOf(db)
      .filter(({ name }) => !["locks", "rates"].includes(name))
      .map(({ name, columns, key }) => ({ name, columns: columns.toSorted(), key }));
    close();
    const known = worldTableNames.toSorted().map((name) => ({
      name,
      columns: columnsOf(name).toSorted(),
      key: columnsOf(name).slice(0, worldTables[name].key),
    }));
    expect(known).toEqual(wanted);
  });
});
