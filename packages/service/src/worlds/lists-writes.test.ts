import { describe, expect, it } from "vitest";
import { createTestStore } from "../testing/create-test-store.js";
import { loadWorld } from "./load-world.js";
import type { World } from "./world.js";

const world: World = {
  kind: "world",
  workspaces: [{ id: "T1", name: "Headquarters", domain: "hq" }],
  users: [{ id: "U1", userName: "ana", emails: ["ana@x.example"], workspaces: { hq: "primary_owner" } }],
  channels: [{ id: "C1", kind: "public", name: "general" }],
  files: [{ id: "F9", name: "a.txt", owner: "ana", size: 3 }],
  lists: [
    {
      id: "F1",
      name: "Plan",
      owner: "ana",
      description: "One\nTwo",
      channel: "general",
      columns: [
        { id: "Col1", name: "Task", type: "text" },
        { id: "Col2", name: "State", type: "select", options: [{ id: "Opt1", name: "Open" }, { name: "Done" }] },
        { id: "Col3", name: "Who", type: "people", hidden: true },
        { id: "Col4", name: "Where", type: "channel" },
        { id: "Col5", name: "File", type: "reference" },
        { id: "Col6", name: "Count", type: "number" },
      ],
      rows: [
        {
          id: "Rec1",
          cells: { task: "A", State: ["Open", "Opt1"], Who: "ana", Where: "general", File: "a.txt", Count: 1 },
        },
        {
          id: "Rec2",
          archived: true,
          created: "2026-01-01T00:00:00Z",
          thread: [{ user: "ana", text: "So?", created: "2026-01-02T00:00:00Z" }],
          rows: [{ id: "Rec3" }, {}],
        },
      ],
    },
  ],
};

const section = (text: string) => ({ type: "rich_text_section", elements: [{ type: "text", text }] });

async function load() {
  const store = createTestStore();
  let count = 0;
  const id = (prefix: string) => `${prefix}NEW${++count}`;
  const ids = { id, orderedId: id, uuid: () => "", secret: () => "" };
  const clock = { now: () => new Date("2026-02-03T04:05:06.789Z"), sleep: () => Promise.resolve() };
  await loadWorld(store, world, { clock, ids, siteUrl: "https://site.example" });
  return store;
}

describe("loadWorld", () => {
  it("writes the List and assigns missing IDs", async () => {
    const { columns, ...list } = (await (await load()).lists.get("F1")) ?? {};
    expect(list).toMatchObject({
      name: "Plan",
      channelId: "C1",
      descriptionBlocks: [{ type: "rich_text", elements: [section("One"), section("Two")] }],
    });
    expect(columns?.[1]?.options).toEqual([
      { id: "Opt1", name: "Open" },
      { id: expect.stringMatching(/^OptNEW/), name: "Done" },
    ]);
    expect(columns?.[2]).toEqual({ id: "Col3", name: "Who", type: "people", hidden: true });
  });

  it("writes rows with the references of their cells, and child rows", async () => {
    const { lists } = await load();
    const [first, second] = await lists.findRows({ listId: "F1", limit: 9 });
    expect(first).toMatchObject({ id: "Rec1", place: 0, archived: false, createdBy: "U1", editedBy: "U1" });
    expect(first?.cells).toEqual({
      Col1: { kind: "rich_text", value: [{ type: "rich_text", elements: [section("A")] }] },
      Col2: { kind: "select", value: ["Opt1", "Opt1"] },
      Col3: { kind: "user", value: ["U1"] },
      Col4: { kind: "channel", value: ["C1"] },
      Col5: { kind: "reference", value: [{ file: { file_id: "F9" } }] },
      Col6: { kind: "number", value: [1] },
    });
    expect(second).toMatchObject({
      archived: true,
      created: "2026-01-01T00:00:00.000Z",
      thread: [{ userId: "U1", text: "So?", created: "2026-01-02T00:00:00.000Z" }],
    });
    const under = await lists.findRows({ listId: "F1", parentId: "Rec2", limit: 9 });
    expect(under.map(({ id }) => id)).toEqual(["Rec3", expect.stringMatching(/^RecNEW/)]);
  });

  it("writes files", async () => {
    expect(await (await load()).files.get("F9")).toMatchObject({
      name: "a.txt",
      ownerId: "U1",
      workspaceId: "T1",
      mimetype: "application/octet-stream",
      size: 3,
    });
  });
});
