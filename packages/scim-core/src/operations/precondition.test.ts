import { describe, expect, it } from "vitest";
import { createDirectoryServer, patchOp, userUrn } from "../test-sets/directory-server.js";

const ada = { schemas: [userUrn], userName: "ada" };
const rename = { schemas: [patchOp], Operations: [{ op: "replace", path: "title", value: "Countess" }] };

describe("versions of resources", () => {
  it("are in the bodies and headers of every answer with a resource", async () => {
    const { send } = createDirectoryServer();
    const made = await send("POST", "/Users", ada);
    const tag = made.headers.get("etag");
    expect(tag).toMatch(/^W\/"[^"]+"$/);
    expect(made.body.meta.version).toBe(tag);
    const got = await send("GET", "/Users/I001");
    expect([got.headers.get("etag"), got.body.meta.version]).toEqual([tag, tag]);
    expect((await send("GET", "/Users")).body.Resources[0].meta.version).toBe(tag);
    const changed = await send("PATCH", "/Users/I001", rename);
    expect(changed.headers.get("etag")).toBe(changed.body.meta.version);
    expect(changed.body.meta.version).not.toBe(tag);
    const put = await send("PUT", "/Users/I001", ada);
    expect(put.headers.get("etag")).toBe(put.body.meta.version);
  });

  it("save a client from reading an unchanged resource", async () => {
    const { send } = createDirectoryServer();
    const tag = (await send("POST", "/Users", ada)).headers.get("etag") ?? "";
    const ask = (sent: string) => send("GET", "/Users/I001", undefined, { "if-none-match": sent });
    for (const same of [tag, tag.replace("W/", ""), `"x", ${tag}`, "*"]) {
      const answer = await ask(same);
      expect([answer.status, answer.body, answer.headers.get("etag")]).toEqual([304, undefined, tag]);
    }
    expect((await ask('W/"other"')).status).toBe(200);
  });

  it.each([
    ["PUT", ada],
    ["PATCH", rename],
    ["DELETE", undefined],
  ])("allow a %s only for the expected version", async (verb, body) => {
    const { send } = createDirectoryServer();
    const tag = (await send("POST", "/Users", ada)).headers.get("etag") ?? "";
    await send("PATCH", "/Users/I001", rename);
    const stale = await send(verb, "/Users/I001", body, { "if-match": tag });
    expect([stale.status, stale.body.detail]).toEqual([412, "The resource has changed since it was last read."]);
    const present = (await send("GET", "/Users/I001")).headers.get("etag") ?? "";
    expect((await send(verb, "/Users/I009", body, { "if-match": "*" })).status).toBe(404);
    const passed = await send(verb, "/Users/I001", body, { "if-match": `${tag}, ${present}` });
    expect(passed.status).toBeLessThan(300);
  });

  it("allow a change of any version with *", async () => {
    const { send, makeUser } = createDirectoryServer();
    await makeUser(ada);
    expect((await send("DELETE", "/Users/I001", undefined, { "if-match": "*" })).status).toBe(204);
  });

  it("are passed to the backend, to prevent concurrent changes", async () => {
    const { send, makeUser } = createDirectoryServer();
    await makeUser(ada);
    const tag = (await send("GET", "/Users/I001")).headers.get("etag") ?? "";
    const all = await Promise.all([1, 2, 3].map(() => send("PATCH", "/Users/I001", rename, { "if-match": tag })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
  });

  it("are absent without the capability", async () => {
    const { send } = createDirectoryServer({ etag: false });
    const made = await send("POST", "/Users", ada);
    expect(made.headers.get("etag")).toBeNull();
    expect((await send("GET", "/Users/I001", undefined, { "if-none-match": "*" })).status).toBe(200);
    expect((await send("PATCH", "/Users/I001", rename, { "if-match": '"x"' })).status).toBe(200);
  });
});
