import { describe, expect, it } from "vitest";
import { checkWorld } from "./check-world.js";
import type { WorldColumn, WorldRow } from "./lists.js";
import type { World } from "./world.js";

const base: World = {
  kind: "world",
  workspaces: [{ name: "Headquarters", domain: "hq" }],
  users: [
    { userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } },
    { userName: "cy", emails: ["cy@x.example"] },
  ],
  channels: [
    { kind: "public", name: "general" },
    { id: "D1", kind: "im", between: ["ana", "cy"] },
  ],
  files: [{ name: "a.txt", owner: "ana" }],
};

const columns: readonly WorldColumn[] = [
  { name: "Task", type: "text" },
  { name: "State", type: "select", options: [{ id: "Opt1", name: "Open" }] },
  { name: "Who", type: "people", single: true },
  { name: "Due", type: "todo_due_date" },
  { name: "Done", type: "checkbox" },
  { name: "Stars", type: "rating", scale: 3 },
  { name: "Files", type: "attachment" },
  { name: "Mail", type: "email" },
  { name: "Links", type: "link" },
  { name: "Maker", type: "created_by" },
  { name: "Count", type: "number" },
];

type List = NonNullable<World["lists"]>[number];

function findings(list: Partial<List>): readonly string[] {
  const world: World = { ...base, lists: [{ name: "Plan", owner: "ana", columns: [...columns], ...list }] };
  return checkWorld(world).map(({ path, message }) => `${path.slice(2).join(".")} ${message}`);
}

const rights: readonly WorldRow["cells"][] = [
  {},
  { Task: "One\nTwo", State: "Open", Who: "ana", Due: "2026-01-31", Done: false, Stars: 3 },
  { state: ["Opt1"], who: ["ana"], FILES: ["a.txt"], mail: "a@b.example", links: ["https://x.example"], count: [1, 2] },
];

const wrongs: readonly (readonly [string, Partial<List>, string])[] = [
  ["an unknown column", { rows: [{ cells: { Tsk: "A" } }] }, 'rows.0.cells.Tsk No column is called "Tsk"'],
  [
    "a number in place of a text",
    { rows: [{ cells: { Task: 1 } }] },
    "rows.0.cells.Task Expected a text for a column of the type text",
  ],
  [
    "a text in place of true",
    { rows: [{ cells: { Done: "yes" } }] },
    "rows.0.cells.Done Expected true or false for a column of the type checkbox",
  ],
  ["an unknown option", { rows: [{ cells: { State: ["Opn"] } }] }, 'rows.0.cells.State.0 No option is called "Opn"'],
  [
    "two values in a single-value column",
    { rows: [{ cells: { Who: ["ana", "ana"] } }] },
    "rows.0.cells.Who Expected at most one value for the column Who",
  ],
  ["nobody", { rows: [{ cells: { Who: "bo" } }] }, 'rows.0.cells.Who No user is called "bo"'],
  [
    "a date that does not exist",
    { rows: [{ cells: { Due: "2026-02-30" } }] },
    "rows.0.cells.Due This is not a value for a column of the type todo_due_date",
  ],
  [
    "an invalid address",
    { rows: [{ cells: { Mail: "a" } }] },
    "rows.0.cells.Mail This is not a value for a column of the type email",
  ],
  ["too high a rating", { rows: [{ cells: { Stars: 4 } }] }, "rows.0.cells.Stars Expected a rating from 0 to 3"],
  ["an unknown file", { rows: [{ cells: { Files: "b.txt" } }] }, 'rows.0.cells.Files No file is called "b.txt"'],
  [
    "a column that cannot be set",
    { rows: [{ cells: { Maker: "ana" } }] },
    "rows.0.cells.Maker Cells of the type created_by cannot be set",
  ],
  [
    "an invalid child row",
    { rows: [{ rows: [{ cells: { Task: 1 } }] }] },
    "rows.0.rows.0.cells.Task Expected a text for a column of the type text",
  ],
  [
    "a comment by an unknown user",
    { rows: [{ thread: [{ user: "bo", text: "A" }] }] },
    'rows.0.thread.0.user No user is called "bo"',
  ],
  [
    "a description of an embedded List",
    { kind: "embedded", description: "A" },
    "description An embedded List has no description",
  ],
  ["a DM's List", { channel: "D1" }, "channel A DM has no List"],
  [
    "options of a text column",
    { columns: [{ name: "A", type: "text", options: [] }] },
    "columns.0.options Only a select column has options",
  ],
  [
    "a scale of a text column",
    { columns: [{ name: "A", type: "text", scale: 1 }] },
    "columns.0.scale Only a rating column has scale",
  ],
  [
    "a duplicate column",
    {
      columns: [
        { name: "A", type: "text" },
        { name: "a", type: "text" },
      ],
    },
    'columns.1.name The name of the column "a" is taken already',
  ],
  [
    "a duplicate option",
    { columns: [{ name: "A", type: "select", options: [{ name: "B" }, { name: "b" }] }] },
    'columns.0.options.1.name The name of the option "b" is taken already',
  ],
  [
    "a duplicate ID",
    { rows: [{ id: "Rec1", rows: [{ id: "Rec1" }] }] },
    'rows.0.rows.0.id The id "Rec1" is taken already',
  ],
];

describe("checkLists", () => {
  it.each(rights)("finds %o", (cells) => {
    expect(findings({ rows: [{ ...(cells !== undefined && { cells }) }], channel: "general" })).toEqual([]);
  });

  it.each(wrongs)("finds %s", (_what, list, wanted) => {
    expect(findings(list)).toEqual([wanted]);
  });
});
