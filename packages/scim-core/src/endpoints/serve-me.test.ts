import { describe, expect, it } from "vitest";
import { createDirectoryServer, patchOp, userUrn } from "../test-sets/directory-server.js";

const location = "https://x.example/scim/v2/Users/I001";

describe("/Me", () => {
  it("serves the caller's own resource, and answers its address with every success", async () => {
    const { send, makeUser } = createDirectoryServer();
    await makeUser({ userName: "ada" });
    const whole = await send("GET", "/Users/I001");
    const got = await send("GET", "/Me");
    expect([got.status, got.body, got.headers.get("location")]).toEqual([200, whole.body, location]);
    expect((await send("GET", "/Me?attributes=userName")).body).toEqual({
      schemas: [userUrn],
      id: "I001",
      userName: "ada",
    });
    const Operations = [{ op: "add", path: "title", value: "Countess" }];
    const patched = await send("PATCH", "/Me", { schemas: [patchOp], Operations });
    expect([patched.status, patched.body.title, patched.headers.get("location")]).toEqual([200, "Countess", location]);
    const put = await send("PUT", "/Me", { schemas: [userUrn], userName: "eve" });
    expect([put.status, put.body.userName, put.headers.get("location")]).toEqual([200, "eve", location]);
    const same = await send("GET", "/Me", undefined, { "if-none-match": put.headers.get("etag") ?? "" });
    expect([same.status, same.headers.get("location")]).toEqual([304, location]);
    const removed = await send("DELETE", "/Me");
    expect([removed.status, removed.body, removed.headers.get("location")]).toEqual([204, undefined, location]);
    const gone = await send("GET", "/Me");
    expect([gone.status, gone.headers.get("location")]).toEqual([404, null]);
  });

  it("refuses a caller without a resource, and any other verb", async () => {
    const { send } = createDirectoryServer();
    expect((await send("GET", "/Me", undefined, { authorization: "Bearer nobody" })).status).toBe(404);
    const made = await send("POST", "/Me", {});
    expect([made.status, made.headers.get("allow")]).toEqual([405, "GET, PUT, PATCH, DELETE"]);
  });

  it("is unknown without the capability", async () => {
    expect((await createDirectoryServer({ me: false }).send("GET", "/Me")).status).toBe(404);
  });
});
