import { describe, expect, it } from "vitest";
import { createDirectoryServer, type DirectoryServer, searchRequest } from "../test-sets/directory-server.js";

async function directory(...given: Parameters<typeof createDirectoryServer>): Promise<DirectoryServer> {
  const server = createDirectoryServer(...given);
  for (const userName of ["u1", "u3", "u2"]) await server.makeUser({ userName, displayName: `${userName} x` });
  for (const displayName of ["u0 x", "u9 y"]) await server.makeGroup({ displayName });
  return server;
}

const ask = ({ send }: DirectoryServer, path: string, own: object = {}) =>
  send("POST", path, { schemas: [searchRequest], ...own });
const displays = (body: { Resources: readonly { displayName: string }[] }) =>
  body.Resources.map(({ displayName }) => displayName);

describe("/.search of a resource type", () => {
  it("answers the same as a list", async () => {
    const server = await directory();
    const inBody = await ask(server, "/Users/.search", {
      filter: 'userName sw "u" and not (userName eq "u1")',
      sortby: "userName",
      sortOrder: "descending",
      startIndex: 1,
      count: 1,
      attributes: ["userName", "meta.resourceType"],
    });
    const query = new URLSearchParams({
      filter: 'userName sw "u" and not (userName eq "u1")',
      sortBy: "userName",
      sortOrder: "descending",
      count: "1",
      attributes: "userName,meta.resourceType",
    });
    expect([inBody.status, inBody.body]).toEqual([200, (await server.send("GET", `/Users?${query}`)).body]);
    expect(inBody.body.Resources).toMatchObject([{ userName: "u3", meta: { resourceType: "User" } }]);
    expect((await ask(server, "/Users/.search", { excludedAttributes: "meta", count: null })).body.totalResults).toBe(
      3,
    );
  });

  it("pages by cursor", async () => {
    const server = await directory();
    const first = (await ask(server, "/Users/.search", { cursor: "", count: 2 })).body;
    const second = (await ask(server, "/Users/.search", { cursor: first.nextCursor, count: 2 })).body;
    expect([...displays(first), ...displays(second)]).toEqual(["u1 x", "u3 x", "u2 x"]);
  });

  it.each([
    [{ schemas: undefined }, "invalidSyntax"],
    [{ schemas: ["urn:x"] }, "invalidSyntax"],
    [{ filter: 5 }, "invalidValue"],
    [{ attributes: [1] }, "invalidValue"],
    [{ count: "x" }, "invalidValue"],
    [{ count: [1] }, "invalidValue"],
    [{ sortOrder: "up" }, "invalidValue"],
    [{ filter: "userName" }, "invalidFilter"],
    [{ sortBy: "nothing" }, "invalidPath"],
  ])("refuses %j", async (own, scimType) => {
    expect((await ask(await directory(), "/Users/.search", own)).body).toMatchObject({ status: "400", scimType });
  });

  it("reads bodies as strictly as other endpoints, and refuses any other verb", async () => {
    const { send } = await directory();
    expect((await send("POST", "/Users/.search", "x")).body.scimType).toBe("invalidSyntax");
    expect((await send("POST", "/Users/.search", {}, { "content-type": "text/plain" })).body.scimType).toBe(
      "invalidSyntax",
    );
    const refused = await send("GET", "/Users/.search");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST"]);
  });

  it("is unknown without the capability", async () => {
    const server = await directory({ search: false });
    expect((await ask(server, "/.search")).status).toBe(404);
    expect((await ask(server, "/Users/.search")).status).toBe(405);
  });
});

describe("/.search of all types", () => {
  it.each([
    [{}, 5, ["u1 x", "u3 x", "u2 x", "u0 x", "u9 y"]],
    [{ count: 2, startIndex: 3 }, 5, ["u2 x", "u0 x"]],
    [{ count: 0 }, 5, []],
    [{ startIndex: 9 }, 5, []],
    [{ sortBy: "displayName" }, 5, ["u0 x", "u1 x", "u2 x", "u3 x", "u9 y"]],
    [{ sortBy: "displayName", sortOrder: "descending", startIndex: 2, count: 2 }, 5, ["u3 x", "u2 x"]],
    [{ sortBy: "userName" }, 5, ["u1 x", "u2 x", "u3 x", "u0 x", "u9 y"]],
    [{ filter: 'displayName ew "x"', count: 3 }, 4, ["u1 x", "u3 x", "u2 x"]],
    [{ filter: "userName pr" }, 3, ["u1 x", "u3 x", "u2 x"]],
    [{ filter: 'not (userName eq "u1")' }, 4, ["u3 x", "u2 x", "u0 x", "u9 y"]],
    [{ filter: 'userName ne "u1"', sortBy: "displayName" }, 4, ["u0 x", "u2 x", "u3 x", "u9 y"]],
    [{ filter: 'meta.resourceType eq "Group"' }, 2, ["u0 x", "u9 y"]],
    [{ filter: 'meta.resourceType ne "Group" and displayName co "2"' }, 1, ["u2 x"]],
    [{ filter: 'members.value eq "I1" or userName eq "u3"' }, 1, ["u3 x"]],
    [{ filter: 'members[value eq "I1"] or userName eq null' }, 2, ["u0 x", "u9 y"]],
  ])("%j", async (own, totalResults, wanted) => {
    const { status, body } = await ask(await directory(), "/.search", own);
    expect([status, body.totalResults, displays(body)]).toEqual([200, totalResults, wanted]);
    expect(body.itemsPerPage).toBe(wanted.length);
  });

  it("also works at the root", async () => {
    const server = await directory();
    const query = { filter: "displayName pr", sortBy: "displayName", count: "3" };
    const inBody = await ask(server, "/.search", { ...query, count: 3 });
    for (const path of ["", "/"]) {
      const atRoot = await server.send("GET", `${path}?${new URLSearchParams(query)}`);
      expect([atRoot.status, atRoot.body]).toEqual([200, inBody.body]);
    }
  });

  it("explains an error with its position", async () => {
    const server = await directory();
    const detail = async (own: object) => (await ask(server, "/Users/.search", own)).body.detail;
    const unreadable = "The filter is malformed, or the attribute does not support the comparison";
    expect(await detail({ filter: 'name.other eq "x"' })).toBe(`${unreadable}: name.other.`);
    expect(await detail({ filter: "userName is 5" })).toMatch(new RegExp(`^${unreadable}: .+ at offset 9\\.$`));
    expect(await detail({ filter: 'active gt "true"' })).toBe(
      `${unreadable}: gt does not compare a value of the type boolean at offset 0.`,
    );
    const unfit = "A required value is missing, or the attribute or parameter does not accept the value";
    expect(await detail({ count: "x" })).toBe(`${unfit}: count.`);
    expect(await detail({ sortOrder: "up" })).toBe(`${unfit}: sortOrder.`);
    expect(await detail({ sortBy: "other" })).toBe("The path is malformed or matches no attribute: other.");
  });

  it("writes each resource in the form of its type", async () => {
    const { body } = await ask(await directory(), "/.search", { attributes: ["userName"], count: 4 });
    expect(body.Resources.map(({ schemas }: { schemas: readonly string[] }) => schemas[0]?.split(":").at(-1))).toEqual([
      ..."User User User Group".split(" "),
    ]);
    expect(Object.keys(body.Resources[3])).toEqual(["schemas", "id"]);
  });

  it("pages by cursor", async () => {
    const server = await directory();
    const seen: string[][] = [];
    let cursor: string | undefined = "";
    let last: { previousCursor?: string } = {};
    while (cursor !== undefined) {
      const { body }: Awaited<ReturnType<typeof ask>> = await ask(server, "/.search", {
        cursor,
        count: 2,
        sortBy: "displayName",
      });
      seen.push(displays(body));
      cursor = body.nextCursor;
      last = body;
    }
    expect(seen).toEqual([["u0 x", "u1 x"], ["u2 x", "u3 x"], ["u9 y"]]);
    const back = await ask(server, "/.search", { cursor: last.previousCursor, count: 2, sortBy: "displayName" });
    expect(displays(back.body)).toEqual(["u2 x", "u3 x"]);
    expect((await ask(server, "/.search", { cursor: last.previousCursor })).body.scimType).toBe("invalidCursor");
  });

  it.each([
    [{ filter: "nothing pr" }, "invalidFilter"],
    [{ filter: 'nothing pr or userName eq "u1"' }, "invalidFilter"],
    [{ filter: "(userName pr" }, "invalidFilter"],
    [{ sortBy: "nothing" }, "invalidPath"],
    [{ sortBy: "displayName", startIndex: 1000, count: 2 }, "tooMany"],
    [{ sortOrder: "up" }, "invalidValue"],
    [{ cursor: "x" }, "invalidCursor"],
    [{ cursor: "", count: 0 }, "invalidCount"],
  ])("refuses %j", async (own, scimType) => {
    expect((await ask(await directory(), "/.search", own)).body).toMatchObject({ scimType });
  });
});
