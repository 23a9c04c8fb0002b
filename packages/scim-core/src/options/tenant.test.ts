import { describe, expect, it } from "vitest";
import { createDirectoryServer, userUrn } from "../test-sets/directory-server.js";
import type { Tenant } from "./scim-handler-options.js";

/** A tenant by the first segment of the path. */
function tenant({ url }: Request): Tenant | undefined {
  const [, name = ""] = /^\/scim\/t\/(\w+)\//.exec(new URL(url).pathname) ?? [];
  return name === "" ? undefined : { name, mount: `/scim/t/${name}` };
}

const ada = { schemas: [userUrn], userName: "ada" };

describe("tenants of one handler", () => {
  it("have separate resources below separate mounts", async () => {
    const { send } = createDirectoryServer({}, { tenant });
    const made = await send("POST", "/scim/t/acme/v2/Users", ada);
    const location = "https://x.example/scim/t/acme/v2/Users/I001";
    expect([made.status, made.headers.get("location"), made.body.meta.location]).toEqual([201, location, location]);
    expect((await send("GET", "/scim/t/acme/v2/Users/I001")).status).toBe(200);
    expect((await send("GET", "/scim/t/other/v2/Users/I001")).status).toBe(404);
    expect((await send("POST", "/scim/t/other/v2/Users", ada)).status).toBe(201);
    expect((await send("GET", "/scim/t/other/v2/Users")).body.totalResults).toBe(1);
  });

  it("have the origin of the base address", async () => {
    const { send } = createDirectoryServer({}, { tenant, baseUrl: "https://directory.example/scim" });
    const made = await send("POST", "/scim/t/acme/v2/Users", ada);
    expect(made.headers.get("location")).toBe("https://directory.example/scim/t/acme/v2/Users/I001");
  });

  it("are passed to authenticate", async () => {
    const asked: (string | undefined)[] = [];
    const authenticate = async (caller: string, _connection: unknown, name?: string) => {
      asked.push(name);
      return name === "acme" ? ({ ok: true, caller } as const) : ({ ok: false, error: "unauthorized" } as const);
    };
    const { send } = createDirectoryServer({}, { tenant, authenticate });
    expect((await send("GET", "/scim/t/acme/v2/Users")).status).toBe(200);
    expect((await send("GET", "/scim/t/other/v2/Users")).status).toBe(401);
    expect(asked).toEqual(["acme", "other"]);
  });

  it("are unknown if no tenant has the address", async () => {
    const { send } = createDirectoryServer({}, { tenant });
    for (const path of ["/scim/v2/Users", "/scim/t/acme", "/scim/t//v2/Users"])
      expect((await send("GET", path)).status).toBe(404);
  });
});
