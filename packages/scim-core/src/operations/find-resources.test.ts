import { describe, expect, it } from "vitest";
import { createDirectoryServer, type DirectoryServer } from "../test-sets/directory-server.js";

const people = [
  { userName: "dora", title: "b", active: true, emails: [{ value: "z@x" }, { value: "a@x", primary: true }] },
  { userName: "Carl", title: "B", active: false, name: { familyName: "Zuse" }, emails: [{ value: "m@x" }] },
  { userName: "anna", title: "a", name: { familyName: "ada" } },
  { userName: "Bert", active: true, emails: [{ value: "b@x" }] },
];

async function directory(...given: Parameters<typeof createDirectoryServer>): Promise<DirectoryServer> {
  const server = createDirectoryServer(...given);
  for (const person of people) await server.makeUser(person);
  return server;
}

const names = (body: { Resources: readonly { userName: string }[] }) => body.Resources.map(({ userName }) => userName);

describe("sortBy", () => {
  it.each([
    ["userName", ["anna", "Bert", "Carl", "dora"]],
    ["USERNAME&sortOrder=descending", ["dora", "Carl", "Bert", "anna"]],
    ["id&sortOrder=descending", ["Bert", "anna", "Carl", "dora"]],
    ["title", ["anna", "dora", "Carl", "Bert"]],
    ["title&sortOrder=descending", ["Bert", "dora", "Carl", "anna"]],
    ["active", ["Carl", "dora", "Bert", "anna"]],
    ["emails", ["dora", "Bert", "Carl", "anna"]],
    ["emails.value", ["dora", "Bert", "Carl", "anna"]],
    ["name.familyName", ["anna", "Carl", "dora", "Bert"]],
    ["urn:ietf:params:scim:schemas:core:2.0:User:userName&count=2&startIndex=2", ["Bert", "Carl"]],
    ["userName&filter=emails%20pr", ["Bert", "Carl", "dora"]],
  ])("sorts by %s", async (query, wanted) => {
    const { send } = await directory();
    expect(names((await send("GET", `/Users?sortBy=${query}`)).body)).toEqual(wanted);
  });

  it.each(["name", "meta", "nothing", "emails[primary%20eq%20true]", "password", "enterprise.manager"])(
    "refuses %s",
    async (sortBy) => {
      const { send } = await directory();
      const { status, body } = await send("GET", `/Users?sortBy=${sortBy}`);
      expect([status, body.scimType]).toEqual([400, "invalidPath"]);
    },
  );

  it("is ignored if the version does not sort", async () => {
    const { send } = await directory({ sort: false });
    expect(names((await send("GET", "/Users?sortBy=nothing")).body)).toEqual(["dora", "Carl", "anna", "Bert"]);
  });
});

describe("cursor", () => {
  /** Follows the cursors in one direction to the end. */
  async function follow(
    { send }: DirectoryServer,
    query: string,
    start: string,
    side: string,
  ): Promise<readonly unknown[]> {
    const pages: unknown[] = [];
    let cursor: string | undefined = start;
    while (cursor !== undefined) {
      const { status, body }: { status: number; body: Record<string, never> } = await send(
        "GET",
        `/Users?${query}&cursor=${cursor}`,
      );
      if (status !== 200) throw new Error(JSON.stringify(body));
      pages.push(names(body as never));
      cursor = body[side];
    }
    return pages;
  }

  it.each([
    [
      "count=2",
      [
        ["dora", "Carl"],
        ["anna", "Bert"],
      ],
    ],
    ["count=3&sortBy=userName", [["anna", "Bert", "Carl"], ["dora"]]],
    ["count=1&sortBy=title&sortOrder=descending", [["Bert"], ["Carl"], ["dora"], ["anna"]]],
    ["count=2&filter=emails%20pr", [["dora", "Carl"], ["Bert"]]],
    ["count=2&filter=userName%20eq%20%22x%22", [[]]],
  ])("pages through a list: %s", async (query, wanted) => {
    expect(await follow(await directory(), query, "", "nextCursor")).toEqual(wanted);
  });

  it("answers the total, no index, and the previous cursor", async () => {
    const server = await directory();
    const first = await server.send("GET", "/Users?cursor&count=3");
    expect(Object.keys(first.body)).toEqual(["schemas", "Resources", "totalResults", "itemsPerPage", "nextCursor"]);
    expect([first.body.totalResults, first.body.itemsPerPage]).toEqual([4, 3]);
    expect(first.body.nextCursor).toMatch(/^[\w.~-]+$/);
    const last = await server.send("GET", `/Users?cursor=${first.body.nextCursor}&count=1`);
    expect(last.body.nextCursor).toBeUndefined();
    expect(await follow(server, "count=2", last.body.previousCursor, "previousCursor")).toEqual([
      ["Carl", "anna"],
      ["dora", "Carl"],
    ]);
  });

  it("continues after a removed resource without skipping any", async () => {
    const { send } = await directory();
    const { nextCursor } = (await send("GET", "/Users?cursor&count=2&sortBy=userName")).body;
    await send("DELETE", "/Users/I004");
    const { body } = await send("GET", `/Users?cursor=${nextCursor}&count=2&sortBy=userName`);
    expect(names(body)).toEqual(["Carl", "dora"]);
  });

  it("refuses a forged or altered cursor, and one of another query", async () => {
    const { send, makeGroup } = await directory();
    await makeGroup({ displayName: "g" });
    const { nextCursor } = (await send("GET", "/Users?cursor&count=1&sortBy=userName")).body;
    const [content, signature] = nextCursor.split(".");
    const forged = btoa(JSON.stringify([0, '>["I001",null]'])).replace(/=+$/, "");
    const unfit = [
      `/Users?sortBy=userName&cursor=x`,
      `/Users?sortBy=userName&cursor=${content}`,
      `/Users?sortBy=userName&cursor=${forged}.${signature}`,
      `/Users?sortBy=userName&cursor=${content}x.${signature}`,
      `/Users?sortBy=title&cursor=${nextCursor}`,
      `/Users?sortBy=userName&sortOrder=descending&cursor=${nextCursor}`,
      `/Users?sortBy=userName&filter=userName%20pr&cursor=${nextCursor}`,
      `/Groups?cursor=${nextCursor}`,
    ];
    for (const path of unfit) {
      const { status, body } = await send("GET", path);
      expect([status, body.scimType]).toEqual([400, "invalidCursor"]);
    }
  });

  it("is valid for one tenant and one secret", async () => {
    const tenant = (request: Request) => ({ name: request.headers.get("x-tenant") ?? "a" });
    const { send, makeUser } = createDirectoryServer({}, { tenant });
    for (const person of people) await makeUser(person);
    const { nextCursor } = (await send("GET", "/Users?cursor&count=2")).body;
    const path = `/Users?cursor=${nextCursor}&count=2`;
    expect((await send("GET", path)).status).toBe(200);
    expect((await send("GET", path, undefined, { "x-tenant": "b" })).body.scimType).toBe("invalidCursor");
    const other = await directory({}, { tenant, cursorSecret: "another secret of the tests, as long" });
    expect((await other.send("GET", path)).body.scimType).toBe("invalidCursor");
  });

  it("expires after cursorTimeout", async () => {
    const { send, clock } = await directory({ pagination: { cursor: true, index: true, cursorTimeout: 60 } });
    const { nextCursor } = (await send("GET", "/Users?cursor&count=1")).body;
    clock.ms += 59_999;
    expect((await send("GET", `/Users?cursor=${nextCursor}`)).status).toBe(200);
    clock.ms += 1;
    const { status, body } = await send("GET", `/Users?cursor=${nextCursor}`);
    expect([status, body.scimType]).toEqual([400, "expiredCursor"]);
  });

  it("requires a positive count", async () => {
    const { send } = await directory();
    for (const count of ["0", "-1", "x"])
      expect((await send("GET", `/Users?cursor&count=${count}`)).body).toMatchObject({ scimType: "invalidCount" });
  });

  it("is the default method if the service says so or supports no other", async () => {
    const byDefault = await directory({ pagination: { cursor: true, index: true, defaultPaginationMethod: "cursor" } });
    const { body } = await byDefault.send("GET", "/Users?count=1");
    expect([body.startIndex, typeof body.nextCursor]).toEqual([undefined, "string"]);
    expect((await byDefault.send("GET", "/Users?startIndex=2&count=1")).body).toMatchObject({ startIndex: 2 });
    const alone = await directory({ pagination: { cursor: true, index: false } });
    expect((await alone.send("GET", "/Users?startIndex=1")).body).toMatchObject({ scimType: "invalidValue" });
  });

  it("is ignored if the version does not support it", async () => {
    const { send } = await directory({ pagination: { cursor: false, index: true } });
    expect((await send("GET", "/Users?cursor=x&count=1")).body).toMatchObject({ startIndex: 1, itemsPerPage: 1 });
  });
});
