import { defineDocument, documents, integer, maybeText, text } from "@rollcall/service/store";
import { describe, expect, it } from "vitest";
import { schemaOf, tableOf } from "./schema.js";

interface Badge {
  readonly id: string;
  readonly version: number;
  readonly userId: string;
  readonly level: number;
  readonly label?: string;
}

const badges = defineDocument<Badge>()({
  name: "badge",
  table: "badges",
  key: ["id"],
  columns: {
    id: text((it) => it.id),
    user_id: text((it) => it.userId, { document: "user", onRemove: "remove" }),
    level: integer((it) => it.level),
    label: maybeText((it) => it.label),
  },
  counters: ["uses"],
  lists: {
    by_id: { by: ["id"] },
    of_user: { by: ["user_id"], order: ["level"], covers: ["label"] },
    by_label: { by: ["label"], unique: true },
    high: { by: [], order: ["level"], where: "level > 3" },
  },
  indexes: { by_use: "((uses + level), id)" },
  sample: (seed) => ({ id: `B${seed}`, version: 1, userId: "U1", level: seed }),
});

describe("schemaOf", () => {
  it("is what schema.sql shows", async () => {
    const printed = schemaOf(documents).map((statement) => `${statement.replaceAll("{text}", "text")};\n`);
    const note = "-- The tables of a store, printed from its documents by src/sql/schema.test.ts (--update).\n\n";
    await expect(`${note}${printed.join("\n")}`).toMatchFileSnapshot("../../schema.sql");
  });
});

describe("tableOf", () => {
  it("creates a table, and an index for each list that the primary key does not cover", () => {
    expect(tableOf(badges)).toEqual([
      `create table badges (
  id {text} not null,
  user_id {text} not null,
  level bigint not null,
  label {text},
  uses bigint not null default 0,
  version bigint not null,
  document {text} not null,
  primary key (id)
)`,
      "create index badges_of_user on badges (user_id, level, id, label)",
      "create unique index badges_by_label on badges (label)",
      "create index badges_high on badges (level, id) where level > 3",
      "create index badges_by_use on badges ((uses + level), id)",
    ]);
  });
});
