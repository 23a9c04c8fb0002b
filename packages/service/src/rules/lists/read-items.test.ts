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
