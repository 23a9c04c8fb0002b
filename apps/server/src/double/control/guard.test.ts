import { describe, expect, it } from "vitest";
import { createGuard } from "./guard.js";

const inside = async () => new Response("in");
const ask = async (
  remoteAddress: string | undefined,
  headers: Readonly<Record<string, string>> = {},
  token?: string,
) => {
  const request = new Request("http://localhost/_rollcall/world.list", { headers });
  return createGuard(inside, token)(request, remoteAddress === undefined ? {} : { remoteAddress });
};

describe("createGuard", () => {
  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("lets %s in", async (address) => {
    expect((await ask(address)).status).toBe(200);
  });

  it.each([
    ["192.168.0.7", {}],
    ["10.0.0.1", { "x-forwarded-for": "127.0.0.1", host: "localhost" }],
    ["1127.0.0.1", {}],
    [undefined, {}],
  ])("keeps %s with %j out", async (address, headers) => {
    const answer = await ask(address, headers);
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("start the server with a control token");
  });

  it("lets whoever bears the control token in from anywhere, and nobody else", async () => {
    const bearing = (token: string) => ({ authorization: `Bearer ${token}` });
    expect((await ask("192.168.0.7", bearing("open-sesame"), "open-sesame")).status).toBe(200);
    expect((await ask("127.0.0.1", bearing("open-sesami"), "open-sesame")).status).toBe(403);
    expect((await ask("127.0.0.1", {}, "open-sesame")).status).toBe(403);
  });
});
