import { describe, expect, it } from "vitest";
import { expectError, type Heard, type ScimClient, urns } from "./kit/scim-client.js";
import { type ServeOptions, serve, storeNames } from "./kit/serve.js";

/** Sends a bad request for a user with a title who is in a group, and checks that nothing has changed. */
async function changesNothing(scim: ScimClient, send: (path: string) => Promise<Heard>): Promise<Heard> {
  const made = await scim.user({ title: "T", emails: [{ value: "h@x.example", type: "home" }] });
  const path = `/Users/${made.id}`;
  const heard = await send(path);
  expect((await scim.get(path)).body).toEqual(made);
  return heard;
}

function nested(depth: number): string {
  return `${"[".repeat(depth)}${"]".repeat(depth)}`;
}

describe.each(storeNames)("bad input, over %s", (store) => {
  const strictly = (name: string, body: (scim: ScimClient) => Promise<void>, own: ServeOptions = {}) =>
    it(name, () => serve({ store, isStrict: true, ...own }, body));

  strictly("answers `invalidPath` and `noTarget`, and applies none of the earlier operations", async (scim) => {
    const good = { op: "replace", path: "title", value: "U" };
    for (const [bad, scimType] of [
      [{ op: "replace", path: "shoeSize", value: 7 }, "invalidPath"],
      [{ op: "add", path: 'emails[size eq "7"].value', value: "x" }, "invalidPath"],
      [{ op: "add", value: { "name.givenName": "x" } }, "invalidPath"],
      [{ op: "replace", path: 'emails[type eq "work"].value', value: "x" }, "noTarget"],
      [{ op: "remove" }, "noTarget"],
    ] as const)
      expectError(await changesNothing(scim, (path) => scim.patch(path, good, bad)), 400, scimType);
  });

  strictly("answers `invalidFilter` to filters beyond the limits", async ({ filter }) => {
    const long = `userName eq "${"x".repeat(9_000)}"`;
    const deep = `${"(".repeat(40)}userName pr${")".repeat(40)}`;
    for (const text of [long, deep]) expectError(await filter("/Users", text), 400, "invalidFilter");
  });

  strictly("answers a filter of hundreds of conditions", async ({ user, filter }) => {
    await user({ userName: "ada" });
    const many = Array.from({ length: 300 }, (_each, at) => `title eq "${at}"`).join(" or ");
    const { status, body } = await filter("/Users", `userName eq "ada" and (${many} or userName pr)`);
    expect([status, body.totalResults]).toEqual([200, 1]);
  });

  strictly("answers 412 to a change of a stale version", async (scim) => {
    const heard = await changesNothing(scim, (path) =>
      scim.put(path, { schemas: [urns.user], userName: "x" }, { "if-match": 'W/"0"' }),
    );
    expectError(heard, 412);
  });

  strictly("lets one of many concurrent changes of a version succeed", async ({ user, send, get }) => {
    const { id, meta } = await user();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_each, at) => {
        const Operations = [{ op: "replace", path: "title", value: `T${at}` }];
        return send("PATCH", `/Users/${id}`, { schemas: [urns.patch], Operations }, { "if-match": meta.version });
      }),
    );
    const [won] = answers.filter(({ status }) => status === 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(412)]);
    expect((await get(`/Users/${id}`)).body.title).toBe(won?.body.title);
  });

  strictly("refuses bodies that are too deeply nested", async (scim) => {
    for (const depth of [65, 100_000]) {
      const body = `{"schemas":["${urns.user}"],"userName":"x","title":${nested(depth)}}`;
      expectError(await changesNothing(scim, (path) => scim.put(path, body)), 400, "invalidSyntax");
    }
  });

  strictly("answers 413 to a body that is too large, and continues to serve", async (scim) => {
    const body = `{"schemas":["${urns.user}"],"userName":"${"x".repeat(17 * 1024 * 1024)}"}`;
    expectError(await changesNothing(scim, (path) => scim.put(path, body)), 413);
  });

  strictly("refuses text that is not UTF-8", async ({ url, get }) => {
    const headers = { authorization: "Bearer secret", "content-type": "application/scim+json" };
    const bytes = new Uint8Array([
      ...new TextEncoder().encode(`{"schemas":["${urns.user}"],"userName":"`),
      0xff,
      0x22,
      0x7d,
    ]);
    const response = await fetch(`${url}/Users`, { method: "POST", headers, body: bytes });
    expect([response.status, await response.json()]).toMatchObject([400, { scimType: "invalidSyntax" }]);
    expect((await get("/Users")).body.totalResults).toBe(0);
  });

  strictly("does not find properties that every object inherits", async (scim) => {
    for (const name of ["__proto__", "constructor", "toString"]) {
      const change = { op: "add", path: name, value: { polluted: true } };
      expectError(await changesNothing(scim, (path) => scim.patch(path, change)), 400, "invalidPath");
      expectError(await scim.filter("/Users", `${name} pr`), 400, "invalidFilter");
      expectError(await scim.get(`/Users/${name}`), 404);
    }
    expect("polluted" in {}).toBe(false);
  });

  strictly("treats SQL in values as text", async ({ user, filter, get }) => {
    const userName = `x' OR 1=1; DROP TABLE scim_user; --`;
    const { id } = await user({ userName });
    await user();
    const found = await filter("/Users", `userName eq ${JSON.stringify(userName)}`);
    expect([found.body.totalResults, found.body.Resources[0].id]).toEqual([1, id]);
    expect((await get("/Users")).body.totalResults).toBe(2);
    expectError(await get(`/Users/${encodeURIComponent("' OR '1'='1")}`), 404);
  });

  const expiring = { pagination: { cursor: true, index: true, cursorTimeout: 0 } };
  strictly(
    "answers `expiredCursor` after a cursor expires",
    async ({ user, get }) => {
      for (let n = 0; n < 3; n += 1) await user();
      const { nextCursor } = (await get("/Users?cursor&count=1")).body;
      let heard = await get(`/Users?cursor=${nextCursor}&count=1`);
      while (heard.status === 200) heard = await get(`/Users?cursor=${nextCursor}&count=1`);
      expectError(heard, 400, "expiredCursor");
    },
    { capabilities: expiring },
  );

  strictly("answers `tooMany` if too many resources of several types would be sorted", async ({ user, get }) => {
    await user();
    expectError(await get("/?sortBy=meta.created&startIndex=150&count=100"), 400, "tooMany");
  });

  strictly("applies none of a bulk request beyond the limits", async ({ post, get }) => {
    const data = { schemas: [urns.user], userName: "x" };
    const Operations = Array.from({ length: 1_001 }, (_each, at) => ({
      method: "POST",
      path: "/Users",
      bulkId: `${at}`,
      data: { ...data, userName: `x${at}` },
    }));
    expectError(await post("/Bulk", { schemas: [urns.bulk], Operations }), 413);
    const large = { method: "POST", path: "/Users", bulkId: "a", data: { ...data, title: "x".repeat(1_048_576) } };
    expectError(await post("/Bulk", { schemas: [urns.bulk], Operations: [...Operations.slice(0, 1), large] }), 413);
    expect((await get("/Users")).body.totalResults).toBe(0);
  });
});
