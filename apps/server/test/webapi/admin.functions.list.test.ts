import { describe, expect, it } from "vitest";
import { createWebapiServer } from "../kit/create-webapi-server.js";

const method = "admin.functions.list";

interface Page {
  readonly functions: readonly { readonly callback_id: string }[];
  readonly response_metadata: { readonly next_cursor: string };
}

/** A world with many functions of one app; every third one is not distributed. */
function manyFunctions(count: number): string {
  const functions = Array.from({ length: count }, (_, index) => ({
    app: "Classic",
    callback_id: `f${index}`,
    title: `Function ${index}`,
    permission: index % 3 === 0 ? "app_collaborators" : "everyone",
  }));
  return JSON.stringify({ functions });
}

describe(method, () => {
  it("returns a hundred functions per page, or as many as requested", async () => {
    await using server = await createWebapiServer({ world: manyFunctions(300) });
    const args = { app_ids: ["A2"], include_non_distributed_functions: true };
    const pages: Page[] = [];
    for (const limit of [undefined, 150, 1000]) {
      const cursor = pages.at(-1)?.response_metadata.next_cursor;
      const { body } = await server.call(method, { ...args, limit, cursor });
      pages.push(body as unknown as Page);
    }
    expect(pages.map(({ functions }) => functions.length)).toEqual([100, 150, 50]);
    expect(pages.at(-1)?.response_metadata.next_cursor).toBe("");
    const names = pages.flatMap(({ functions }) => functions.map(({ callback_id }) => callback_id));
    expect(names).toEqual(Array.from({ length: 300 }, (_, index) => `f${index}`));
  });

  it("pages through distributed functions only, and accepts only cursors of its own list", async () => {
    await using server = await createWebapiServer({ world: manyFunctions(30) });
    const first = (await server.call(method, { app_ids: ["A2"], limit: 15 })).body as unknown as Page;
    const { next_cursor: cursor } = first.response_metadata;
    const second = (await server.call(method, { app_ids: ["A2"], limit: 15, cursor })).body as unknown as Page;
    expect([first.functions.length, second.functions.length]).toEqual([15, 5]);
    for (const args of [{ app_ids: ["A1"] }, { app_ids: ["A2"], include_non_distributed_functions: true }]) {
      expect((await server.call(method, { ...args, cursor })).outcome).toBe("invalid_cursor");
    }
  });

  it("lists a workspace as the owner of its app, and every workspace as an owner of an organization's app", async () => {
    const world = `apps: [{ name: Helper, workspace: hq }]
functions: [{ app: Foreign, callback_id: shared, title: Shared }]
`;
    await using server = await createWebapiServer({ world });
    const listed = async (team_id?: string) => {
      const args = { app_ids: ["A1", "A6"], include_non_distributed_functions: true, team_id };
      const { functions } = (await server.call(method, args)).body as unknown as Page;
      return functions.map(({ callback_id }) => callback_id);
    };
    expect(await listed()).toEqual(["greet", "tidy", "count", "old", "shared"]);
    expect(await listed("T1")).toEqual(["greet", "tidy", "count", "old", "shared"]);
    expect(await listed("T2")).toEqual(["greet", "count", "old", "shared"]);
  });
});
