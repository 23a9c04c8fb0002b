import { beforeEach, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/create-test-service.js";

let service: TestService;
beforeEach(async () => {
  service = await createTestService();
});

const call = async (method: string, args: object, token?: string) => (await service.call(method, args, token)).body;
const add = async (more: object = {}) => (await call("svcLists.items.create", { list_id: "F1", ...more })).item.id;
const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

async function pagesOf(limit: number): Promise<readonly (readonly string[])[]> {
  const pages: string[][] = [];
  for (let cursor = ""; pages.length === 0 || cursor !== ""; ) {
    const { items, response_metadata } = await call("svcLists.items.list", { list_id: "F1", limit, cursor });
    pages.push(idsOf(items));
    cursor = response_metadata.next_cursor;
  }
  return pages;
}

describe("svcLists.items.list", () => {
  it("pages rows and subtasks once each, to the end", async () => {
    const top = await add();
    const all = [top, await add({ parent_item_id: top }), await add(), await add(), await add()];
    const pages = await pagesOf(2);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
    expect(pages.flat().toSorted()).toEqual(all.toSorted());
    expect(await pagesOf(5)).toEqual([pages.flat()]);
  });

  it("goes on after the last row of the page, even if that is deleted meanwhile", async () => {
    for (let count = 0; count < 4; count += 1) await add();
    const [all = []] = await pagesOf(9);
    const first = await call("svcLists.items.list", { list_id: "F1", limit: 2 });
    await call("svcLists.items.delete", { list_id: "F1", id: all[1] });
    const cursor = first.response_metadata.next_cursor;
    const next = await call("svcLists.items.list", { list_id: "F1", limit: 2, cursor });
    expect(idsOf(next.items)).toEqual(all.slice(2));
    expect((await call("svcLists.items.list", { list_id: "F1", archived: true, cursor })).error).toBe("invalid_cursor");
  });
});

beforeEach(async () => {
  service = await createTestService();
});
const remove = (id: string) => call("svcLists.items.delete", { list_id: "F1", id });
const removeAll = (ids: readonly string[]) => call("svcLists.items.deleteMultiple", { list_id: "F1", ids });
const info = async (id: string) => (await call("svcLists.items.info", { list_id: "F1", id })).error;
const versionOf = async () => (await service.store.lists.get("F1"))?.version;

describe("svcLists.items.delete", () => {
  it("deletes a row with its subtasks, and tells it from one that never was", async () => {
    const parent = await add();
    const [child, other] = [await add({ parent_item_id: parent }), await add()];
    expect(await remove(parent)).toEqual({ ok: true });
    expect(await Promise.all([parent, child, other, "Rec404"].map(info))).toEqual([
      "record_deleted",
      "record_deleted",
      undefined,
      "record_not_found",
    ]);
    expect((await remove(child)).error).toBe("record_not_found");
    expect((await call("svcLists.items.create", { list_id: "F1", parent_item_id: parent })).error).toBe("invalid_args");
  });

  it("makes room for new rows, and changes the List", async () => {
    const id = await add();
    await remove(id);
    expect(await service.store.lists.countRows("F1")).toEqual({ rows: 0, archived: 0 });
    const { list } = await call("svcLists.items.info", { list_id: "F1", id: await add() });
    expect(list).toMatchObject({ last_editor: "U6", list_limits: { row_count: 1 } });
  });

  it("called at once with a subtask leaves none behind", async () => {
    const parent = await add();
    const made = Array.from({ length: 4 }, () =>
      call("svcLists.items.create", { list_id: "F1", parent_item_id: parent }),
    );
    await Promise.all([...made, remove(parent)]);
    expect(await service.store.lists.countRows("F1")).toEqual({ rows: 0, archived: 0 });
  });
});

describe("svcLists.items.deleteMultiple", () => {
  it("deletes rows once each, and skips the others", async () => {
    const parent = await add();
    const [child, other] = [await add({ parent_item_id: parent }), await add()];
    expect(await removeAll([child, parent, parent, "Rec404"])).toEqual({ ok: true });
    expect(await Promise.all([parent, child, other].map(info))).toEqual([
      "record_deleted",
      "record_deleted",
      undefined,
    ]);
  });

  it("writes nothing if no row exists", async () => {
    const before = await versionOf();
    expect(await removeAll(["Rec404"])).toEqual({ ok: true });
    expect(await versionOf()).toBe(before);
  });

  it("called at once by several callers deletes everything", async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, () => add()));
    const answers = await Promise.all([removeAll(ids.slice(0, 4)), removeAll(ids.slice(2)), removeAll(ids)]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    expect(await service.store.lists.countRows("F1")).toEqual({ rows: 0, archived: 0 });
  });
});
