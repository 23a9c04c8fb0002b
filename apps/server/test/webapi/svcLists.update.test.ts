import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";
import { readCell, readList } from "../kit/export-list.js";

const method = "svcLists.update";
const text = (words: string) => [
  { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text: words }] }] },
];

describe(method, () => {
  it("changes only what is given", async () => {
    await using server = await createWebapiServer();
    const before = await readList(server);
    await server.call(method, { id: "F1", name: "  Plan B " });
    expect(await readList(server)).toEqual({ ...before, list: { ...before.list, name: "Plan B" } });
    await server.call(method, { id: "F1", description_blocks: text("New") });
    expect((await readList(server)).list).toMatchObject({ name: "Plan B", description_blocks: text("New") });
    await server.call(method, { id: "F1", name: "Plan C", description_blocks: [] });
    expect((await readList(server)).list).toMatchObject({ name: "Plan C", description_blocks: text("New") });
  });

  it("shows the columns for tasks, hides them with their cells, and shows the same ones again", async () => {
    await using server = await createWebapiServer();
    const before = (await readList(server)).list.columns;
    await server.call(method, { id: "F1", todo_mode: true });
    const shown = (await readList(server)).list.columns.slice(before.length);
    expect(shown).toMatchObject([
      { name: "Completed", type: "todo_completed" },
      { name: "Assignee", type: "todo_assignee" },
      { name: "Due date", type: "todo_due_date" },
    ]);
    const [completed, assignee, due] = shown.map(({ id }) => id);
    const cells = [
      { row_id: "Rec4", column_id: completed, checkbox: true },
      { row_id: "Rec4", column_id: assignee, user: ["UMIA"] },
      { row_id: "Rec4", column_id: due, date: ["2026-01-31"] },
    ];
    expect((await server.call("svcLists.items.update", { list_id: "F1", cells })).outcome).toBe("ok");
    await server.call(method, { id: "F1", todo_mode: false });
    expect((await readList(server)).list.columns.filter(({ hidden }) => hidden)).toEqual(
      shown.map((column) => ({ ...column, hidden: true })),
    );
    await server.call(method, { id: "F1", todo_mode: true });
    expect((await readList(server)).list.columns).toEqual([...before, ...shown]);
    expect(await readCell(server, "Rec4", String(due))).toEqual({ date: ["2026-01-31"] });
  });

  it("renames the channel of a List together with it", async () => {
    await using server = await createWebapiServer({ world: "lists: [{ name: Side room, channel: random }]" });
    await server.call(method, { id: "F5", name: "Any Thing, really!" });
    const post = (channel: string) => server.call("chat.postMessage", { channel, text: "hi" });
    expect((await post("any-thing-really")).body).toMatchObject({ ok: true, channel: "C2" });
    expect((await post("random")).outcome).toBe("channel_not_found");
    expect((await server.call(method, { id: "F5", name: "any thing really" })).outcome).toBe("ok");
  });

  it("gives a name that two Lists request at once to one of their channels", async () => {
    await using server = await createWebapiServer({
      world: "lists: [{ name: Side room, channel: random }, { name: Plan, channel: side-room }]",
    });
    const rename = (id: string) => server.call(method, { id, name: "Wanted" });
    const outcomes = (await Promise.all([rename("F5"), rename("F1")])).map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toEqual(["file_channel_rename_error", "ok"]);
  });
});
