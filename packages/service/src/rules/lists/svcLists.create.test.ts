import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const create = async (args: object, token?: string) => (await service.call("svcLists.create", args, token)).body;
const add = async (args: object, token?: string) => (await service.call("svcLists.items.create", args, token)).body;
const text = (words: string) => [
  { type: "rich_text", elements: [{ type: "rich_text_section", elements: [{ type: "text", text: words }] }] },
];
const columnIds = (body: Awaited<ReturnType<typeof create>>): Readonly<Record<string, string>> =>
  Object.fromEntries(body.list_metadata.schema.map(({ key, id }: { key: string; id: string }) => [key, id]));

describe("svcLists.create", () => {
  it("creates a List with one column, two views and its owner", async () => {
    const body = await create({ name: " Errands " });
    expect(body).toMatchObject({
      ok: true,
      list_metadata: {
        schema: [{ key: "name", name: "Name", type: "text", is_primary_column: true }],
        views: [{ name: "Record" }, { name: "All items" }],
        creation_source: { type: "blank" },
        todo_mode: false,
      },
    });
    expect(await service.store.lists.get(body.list_id)).toMatchObject({ name: "Errands", workspaceId: "T1" });
    expect((await add({ list_id: body.list_id })).ok).toBe(true);
    expect((await add({ list_id: body.list_id }, "svcp-mia")).error).toBe("list_not_found");
  });

  it("keeps the order, the options and the words of columns", async () => {
    const choices = [{ value: "open", label: "Open", color: "blue" }];
    const { list_metadata: made } = await create({
      name: "Errands",
      todo_mode: true,
      schema: [
        { key: "state", name: "State", type: "select", options: { choices, format: "single_select" } },
        { key: "task", name: "Task", type: "text", is_primary_column: true },
        { key: "who", name: "Who", type: "user", options: { format: "single_entity", notify_users: true } },
      ],
    });
    expect(made.schema.slice(0, 3)).toMatchObject([
      { key: "state", type: "select", options: { choices, format: "single_select" } },
      { key: "task", type: "text", is_primary_column: true },
      { key: "who", type: "user", options: { format: "single_entity", notify_users: true, show_member_name: true } },
    ]);
    expect(made.subtask_schema.map(({ type }: { type: string }) => type)).toEqual([
      "text",
      "todo_completed",
      "todo_assignee",
      "todo_due_date",
    ]);
  });

  it("copies columns and rows under new identifiers", async () => {
    const original = await create({ name: "Errands" });
    const { name = "" } = columnIds(original);
    const fields = [{ column_id: name, rich_text: text("Pack") }];
    const parent = await add({ list_id: original.list_id, initial_fields: fields });
    await add({ list_id: original.list_id, parent_item_id: parent.item.id });
    const copy = await create({
      name: "More",
      copy_from_list_id: original.list_id,
      include_copied_list_records: true,
    });
    expect(copy.list_metadata.creation_source).toEqual({
      type: "copy_from_list",
      reference_id: original.list_id,
    });
    const rows = await service.store.lists.newestRows({ listId: copy.list_id, archived: false, limit: 9 });
    const { name: newName = "" } = columnIds(copy);
    const top = rows.find(({ parentId }) => parentId === undefined);
    expect(newName).not.toBe(name);
    expect(top?.cells).toEqual({ [newName]: { kind: "rich_text", value: text("Pack") } });
    expect(rows.map(({ parentId }) => parentId).toSorted()).toEqual([top?.id, undefined]);
  });
});

describe("svcLists.items.create", () => {
  it("answers the item with its values, and fills in defaults", async () => {
    const { list_id, list_metadata } = await create({
      name: "Errands",
      schema: [
        { key: "task", name: "Task", type: "text", is_primary_column: true },
        { key: "who", name: "Who", type: "user", options: { default_value_typed: { user: ["U1"] } } },
      ],
    });
    const [task, who] = list_metadata.schema.map(({ id }: { id: string }) => id);
    const { item } = await add({ list_id, initial_fields: [{ column_id: task, rich_text: text("Pack") }] });
    expect(item).toMatchObject({
      list_id,
      fields: [
        { key: "task", column_id: task, text: "Pack" },
        { key: "who", column_id: who, user: ["U1"], value: "U1" },
      ],
    });
    const copy = await add({ list_id, duplicated_item_id: item.id, parent_item_id: item.id });
    expect(copy.item).toMatchObject({ fields: item.fields, parent_record_id: item.id });
    expect((await add({ list_id, parent_item_id: copy.item.id })).error).toBe("invalid_args");
  });

  it("gives rows that are created at once different places", async () => {
    const { list_id } = await create({ name: "Errands" });
    const made = await Promise.all(Array.from({ length: 8 }, () => add({ list_id })));
    expect(made.every(({ ok }) => ok)).toBe(true);
    const rows = await service.store.lists.findRows({ listId: list_id, limit: 9 });
    expect(rows.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });
});
