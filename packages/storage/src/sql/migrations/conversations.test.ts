import { DatabaseSync } from "node:sqlite";
import { query } from "@rollcall/test-kit/postgres";
import { sharedPostgres } from "@rollcall/test-kit/vitest";
import { describe, expect, it } from "vitest";
import { conversations } from "./conversations.js";

const channel = (id: string) => ({ id, kind: "public", name: id.toLowerCase() });
const canvas = (id: string, channelId: string | undefined, markdown?: string) => ({
  id,
  title: '"channelId":"C3"',
  ...(channelId !== undefined && { channelId }),
  sections: markdown === undefined ? [] : [{ id: "Sec1", markdown, gap: "" }],
});

const channels = ["C1", "C2", "C3", "C11"].map(channel);
const canvases = [
  canvas("F1", undefined, '"channelId":"C3"'),
  canvas("F2", "C1", '"sections":[]'),
  canvas("F3", "C1"),
  canvas("F4", "C2"),
];

const tables = [
  "create table channels (id text primary key, document text not null)",
  "create table canvases (id text primary key, document text not null)",
  ...Object.entries({ channels, canvases }).flatMap(([table, rows]) =>
    rows.map((row) => `insert into ${table} values ('${row.id}', '${JSON.stringify(row)}')`),
  ),
];
const step = conversations.find((each) => typeof each === "string" && each.includes("from canvases"));
const statements = [...tables, String(step)];
const documents = "select document from channels order by id";

const databases = {
  SQLite: async () => {
    const db = new DatabaseSync(":memory:");
    for (const statement of statements) db.exec(statement);
    return db.prepare(documents).all();
  },
  PostgreSQL: async () => {
    const url = await (await sharedPostgres()).createSchema();
    for (const statement of statements) await query(url, statement);
    return query(url, documents);
  },
};

describe.each(Object.entries(databases))("conversations, migrated on %s", (_name, migrate) => {
  it("show the first of their own canvases", async () => {
    const rows = (await migrate()) as readonly { readonly document: string }[];
    expect(rows.map(({ document }) => JSON.parse(document))).toEqual([
      { ...channel("C1"), canvas: { id: "F2", empty: false } },
      channel("C11"),
      { ...channel("C2"), canvas: { id: "F4", empty: true } },
      channel("C3"),
    ]);
  });
});
