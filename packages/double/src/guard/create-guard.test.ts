import { toResponse } from "@rollcall/server-adapters/node";
import { describe, expect, it } from "vitest";
import { createGuard } from "./create-guard.js";
import { createHostRule, type HostRuleOptions } from "./host-rule.js";

interface Asked {
  readonly from?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly verb?: "GET" | "POST";
  readonly origin?: string;
  readonly rule?: Partial<HostRuleOptions>;
}

const json = { "content-type": "application/json; charset=utf-8" };

async function ask({ from, headers = {}, token, verb = "GET", origin, rule }: Asked): Promise<Response> {
  const allowsHost = createHostRule({ listensOn: "127.0.0.1", ...rule });
  const guard = createGuard(async () => new Response("in"), {
    allowsHost,
    ...(token !== undefined && { controlToken: token }),
  });
  const request = new Request("http://localhost:4010/_rollcall/world.list", { method: verb });
  // A request as a server receives it; a client of the platform may not set some of these headers.
  const received = Object.defineProperty(request, "headers", { value: new Headers(headers) });
  const connection = {
    ...(from !== undefined && { remoteAddress: from }),
    ...(origin !== undefined && { origin }),
  };
  return toResponse(await guard(received, connection));
}

const local = (asked: Asked) => ask({ from: "127.0.0.1", ...asked });

describe("createGuard", () => {
  it.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])("accepts %s", async (from) => {
    expect((await ask({ from })).status).toBe(200);
  });

  it.each([
    ["192.168.0.7", {}],
    ["10.0.0.1", { "x-forwarded-for": "127.0.0.1", host: "localhost" }],
    ["127.0.0.1", { "x-forwarded-for": "203.0.113.7" }],
    ["127.0.0.1", { "x-forwarded-for": "127.0.0.1, 203.0.113.7" }],
    ["1127.0.0.1", {}],
    [undefined, {}],
  ])("refuses %s with %j", async (from, headers) => {
    const answer = await ask({ from, headers });
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("start the server with a control token");
  });

  it("accepts any caller with the control token, and no other", async () => {
    const bearing = (bearer: string) => ({ authorization: `Bearer ${bearer}` });
    const token = "open-sesame";
    expect((await ask({ from: "192.168.0.7", headers: bearing("open-sesame"), token })).status).toBe(200);
    expect((await ask({ from: "127.0.0.1", headers: bearing("open-sesami"), token })).status).toBe(403);
    expect((await ask({ from: "127.0.0.1", token })).status).toBe(403);
  });

  it.each([
    "evil.example:4010",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "10.0.0.1",
    "[::2]",
    "a b",
    "u@localhost",
  ])("refuses the host %s, whose owner can make it resolve to this machine", async (host) => {
    const answer = await local({ headers: { host } });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      error: "not_allowed",
      detail: expect.stringContaining(`for the host ${JSON.stringify(host)}`),
    });
  });

  it.each<[string, Partial<HostRuleOptions>]>([
    ["localhost:4010", {}],
    ["LOCALHOST", {}],
    ["localhost.", {}],
    ["shop.localhost:80", {}],
    ["127.0.0.1:4010", {}],
    ["[::1]:4010", {}],
    ["rollcall.test:4010", { hosts: ["rollcall.test"] }],
    ["roll.example.com", { siteUrl: "https://roll.example.com/x" }],
    ["10.0.0.5:4010", { listensOn: "10.0.0.5" }],
    ["10.0.0.6:4010", { listensOn: "0.0.0.0" }],
    ["[2001:db8::1]:4010", { listensOn: "::" }],
    ["[2001:db8::1]:4010", { listensOn: "2001:db8::1" }],
  ])("answers under the host %s of a server with %j", async (host, rule) => {
    expect((await local({ headers: { host }, rule })).status).toBe(200);
  });

  it("refuses a foreign host that a trusted proxy forwards", async () => {
    const headers = { host: "localhost:4010" };
    expect((await local({ headers, origin: "https://evil.example" })).status).toBe(403);
    const rule = { siteUrl: "https://roll.example.com" };
    expect((await local({ headers, origin: "https://roll.example.com", rule })).status).toBe(200);
  });

  it.each([
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3000" },
    { origin: "http://127.0.0.1:4010" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { "sec-fetch-site": "cross-site", origin: "http://localhost:4010" },
  ])("refuses a page of another site: %j", async (headers) => {
    for (const verb of ["GET", "POST"] as const) {
      const answer = await local({ verb, headers: { host: "localhost:4010", ...json, ...headers } });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({
        error: "not_allowed",
        detail: expect.stringContaining("answers only its own pages"),
      });
    }
  });

  it("answers its own pages, also behind a proxy that uses TLS", async () => {
    const own = { host: "localhost:4010", "sec-fetch-site": "same-origin", origin: "http://localhost:4010", ...json };
    expect((await local({ verb: "POST", headers: own })).status).toBe(200);
    expect((await local({ headers: { host: "localhost:4010", "sec-fetch-site": "none" } })).status).toBe(200);
    const behind = { ...own, host: "rollcall.test", origin: "https://rollcall.test" };
    expect((await local({ verb: "POST", headers: behind, rule: { hosts: ["rollcall.test"] } })).status).toBe(200);
  });

  it.each([
    ["a form", "application/x-www-form-urlencoded"],
    ["parts", "multipart/form-data; boundary=x"],
    ["text", "text/plain;charset=UTF-8"],
    ["a type that only begins like JSON", "application/jsonp"],
    ["nothing", undefined],
  ])("refuses %s that a browser posts, even of its own page", async (_what, type) => {
    const sent = type === undefined ? {} : { "content-type": type };
    for (const browser of [{ "sec-fetch-site": "same-origin" }, { "user-agent": "Mozilla/5.0 (X11; Linux)" }]) {
      const answer = await local({ verb: "POST", headers: { host: "localhost:4010", ...sent, ...browser } });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ ok: false, error: "json_required" });
    }
  });

  it("accepts a form from a client that is not a browser", async () => {
    const form = { host: "localhost:4010", "content-type": "application/x-www-form-urlencoded" };
    expect((await local({ verb: "POST", headers: form })).status).toBe(200);
  });
});
