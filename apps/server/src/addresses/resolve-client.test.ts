import type { Connection } from "@rollcall/server-adapters/node";
import { describe, expect, it } from "vitest";
import { resolveClient } from "./resolve-client.js";
import { readTrustedProxies } from "./trusted-proxies.js";

interface Given {
  readonly trusted: readonly string[];
  readonly from: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly origin?: string;
  readonly wanted: Connection;
}

async function see({ trusted, from, headers, origin }: Given): Promise<Connection | undefined> {
  let seen: Connection | undefined;
  const serve = resolveClient(
    async (_request, connection) => {
      seen = connection;
      return new Response();
    },
    { trustsProxy: readTrustedProxies(trusted), ...(origin !== undefined && { origin }) },
  );
  await serve(new Request("http://rollcall-1:4010/", { headers }), { remoteAddress: from });
  return seen;
}

const evil = { "x-forwarded-for": "6.6.6.6", "x-forwarded-proto": "https", "x-forwarded-host": "evil.example" };
const tls = { "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" };

describe("resolveClient", () => {
  it.each<Given>([
    { trusted: ["10.0.0.9"], from: "10.0.0.8", headers: evil, wanted: { remoteAddress: "10.0.0.8" } },
    {
      trusted: ["10.0.0.9"],
      from: "10.0.0.8",
      headers: evil,
      origin: "http://127.0.0.1:1",
      wanted: { remoteAddress: "10.0.0.8", origin: "http://127.0.0.1:1" },
    },
    { trusted: ["loopback"], from: "::1", headers: {}, wanted: { remoteAddress: "::1" } },
    {
      trusted: ["10.0.0.0/8"],
      from: "10.0.0.8",
      headers: tls,
      wanted: { remoteAddress: "203.0.113.7", isForwarded: true, origin: "https://rollcall-1:4010" },
    },
    {
      trusted: ["private"],
      from: "172.18.0.4",
      headers: { ...tls, "x-forwarded-host": "roll.example.com" },
      wanted: { remoteAddress: "203.0.113.7", isForwarded: true, origin: "https://roll.example.com" },
    },
    {
      // The client wrote the entries before those that the proxy added.
      trusted: ["loopback"],
      from: "127.0.0.1",
      headers: {
        "x-forwarded-for": "127.0.0.1, 203.0.113.7",
        "x-forwarded-host": "evil.example, roll.example.com",
        "x-forwarded-proto": "http, https",
      },
      wanted: { remoteAddress: "203.0.113.7", isForwarded: true, origin: "https://roll.example.com" },
    },
    {
      trusted: ["private", "2001:db8::/32"],
      from: "2001:db8::1",
      headers: { "x-forwarded-for": "203.0.113.7:1234, 10.1.1.1, [2001:db8::5]:443" },
      wanted: { remoteAddress: "203.0.113.7", isForwarded: true },
    },
    { trusted: ["private"], from: "10.0.0.8", headers: { "x-forwarded-for": "unknown" }, wanted: {} },
    // The proxy does not say whose request it forwards.
    {
      trusted: ["loopback"],
      from: "127.0.0.1",
      headers: { via: "1.1 proxy" },
      wanted: { remoteAddress: "127.0.0.1" },
    },
    {
      trusted: ["private"],
      from: "10.0.0.8",
      headers: { "x-forwarded-host": "a b", "x-forwarded-proto": "gopher" },
      wanted: { remoteAddress: "10.0.0.8" },
    },
  ])("sees $wanted if $trusted is trusted and $from sends $headers", async (given) => {
    expect(await see(given)).toEqual(given.wanted);
  });
});

describe("readTrustedProxies", () => {
  it.each(["proxy.example", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "::1/129", ""])("refuses %j", (entry) => {
    expect(() => readTrustedProxies([entry])).toThrow("a trusted proxy must be an address, a range such as 10.0.0.0/8");
  });
});
