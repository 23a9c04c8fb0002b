import { request } from "node:http";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { describe, expect, it, onTestFinished } from "vitest";
import { createServer, type ServerOptions, StartError } from "../src/index.js";

const [admin, bot] = ["svcp-demo-admin", "svcb-demo-bot"];

async function serve(options: ServerOptions = {}) {
  const server = await createServer({ memory: true, control: false, ...options });
  onTestFinished(() => server.close());
  return server;
}

interface Sent {
  readonly verb?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
  readonly body?: object;
}

/** Sends a request with any Host header, which `fetch` may not set. */
async function send(url: string, { verb = "GET", headers = {}, token = admin, body }: Sent) {
  const type = body === undefined ? {} : { "content-type": "application/json; charset=utf-8" };
  const sent = request(url, { method: verb, headers: { authorization: `Bearer ${token}`, ...type, ...headers } });
  const answered = new Promise<{ status: number; location: string | undefined; text: string }>((resolve, reject) => {
    sent.on("error", reject).on("response", (answer) => {
      const { statusCode = 0, headers: received } = answer;
      text(answer).then((all) => resolve({ status: statusCode, location: received.location, text: all }), reject);
    });
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  return answered;
}

const evil = { host: "evil.example" };

/** Creates a user, and returns the base of its location, in the header and in the body. */
async function originsOf(url: string, headers: Readonly<Record<string, string>>, version: "v1" | "v2" = "v2") {
  const userName = `u${crypto.randomUUID().slice(0, 8)}`;
  const schemas = version === "v2" ? "urn:ietf:params:scim:schemas:core:2.0:User" : "urn:scim:schemas:core:1.0";
  const body = { schemas: [schemas], userName, emails: [{ value: `${userName}@x.example`, primary: true }] };
  const { location = "", text: written } = await send(`${url}/scim/${version}/Users`, { verb: "POST", headers, body });
  const { id, meta } = JSON.parse(written);
  const path = `/scim/${version}/Users/${id}`;
  expect([location.endsWith(path), meta.location]).toEqual([true, location]);
  return location.slice(0, -path.length);
}

describe("Location and meta.location", () => {
  it.each(["v1", "v2"] as const)("begin with the public URL in %s and ignore the Host header", async (version) => {
    const { url } = await serve({ siteUrl: "https://roll.example.com/x" });
    expect(await originsOf(url, evil, version)).toBe("https://roll.example.com/x");
    expect(await originsOf(url, {}, version)).toBe("https://roll.example.com/x");
  });

  it("begin with the request's own origin if the server listens on loopback and has no public URL", async () => {
    const { url } = await serve();
    const { port } = new URL(url);
    expect(await originsOf(url, {})).toBe(url);
    expect(await originsOf(url, { host: `localhost:${port}` })).toBe(`http://localhost:${port}`);
  });

  it("begin with the address that the server listens on if other machines can reach it, and the log reports that", async () => {
    const lines: string[] = [];
    const { url } = await serve({ host: "0.0.0.0", logger: pino({}, { write: (line) => lines.push(line) }) });
    expect(await originsOf(url, evil)).toBe(url);
    expect(lines.filter((line) => line.includes("--site-url"))).toHaveLength(1);
  });

  it("begin with the origin that a trusted proxy states, and with no other client's", async () => {
    const forwarded = { "x-forwarded-proto": "https", "x-forwarded-host": "roll.example.com" };
    const behind = await serve({ host: "0.0.0.0", trustProxy: ["loopback"] });
    expect(await originsOf(behind.url, forwarded)).toBe("https://roll.example.com");
    expect(await originsOf(behind.url, { host: "roll.example.com", "x-forwarded-proto": "https" })).toBe(
      "https://roll.example.com",
    );
    for (const options of [{}, { trustProxy: ["192.0.2.1"] }]) {
      const { url } = await serve(options);
      expect(await originsOf(url, forwarded)).toBe(url);
    }
  });

  it.each<[ServerOptions, string]>([
    [{ trustProxy: ["proxy.example"] }, "a trusted proxy must be an address"],
    [{ allowedHosts: ["rollcall.test:80"] }, "an allowed host must be a name or an address without a port"],
    [{ allowOrigins: ["http://localhost:3000/"] }, "an allowed origin must be a scheme and a host"],
    [{ allowOrigins: ["*"] }, "an allowed origin must be a scheme and a host"],
    [{ allowOrigins: ["http://localhost:3000"], control: false }, "allowed origins need the control plane"],
    [{ siteUrl: "roll" }, "the site URL is not a URL"],
  ])("cannot be determined from %j", async (options, sentence) => {
    const starting = createServer({ memory: true, ...options });
    await expect(starting).rejects.toThrow(StartError);
    await expect(starting).rejects.toThrow(sentence);
  });
});

const paths = [
  "/",
  "/docs",
  "/docs/scim-v2",
  "/docs/web-api",
  "/healthz",
  "/nowhere",
  "/oauth/v2/authorize?client_id=1&scope=chat:write",
  "/scim/v1/ServiceProviderConfigs",
  "/scim/v2/ServiceProviderConfig",
  "/scim/v2/ResourceTypes",
  "/scim/v2/Schemas",
  "/scim/v1/Users",
  "/scim/v2/Users",
  "/scim/v2/Groups",
  "/scim/v2/Nothing",
] as const;

describe.each<[string, ServerOptions]>([
  ["with a public URL", { siteUrl: "https://roll.example.com" }],
  ["that other machines reach", { host: "0.0.0.0" }],
])("a server %s", (_what, options) => {
  it.each(paths)("does not repeat the Host header in its answer to %s", async (path) => {
    const { url } = await serve(options);
    const { status, location, text: written } = await send(`${url}${path}`, { headers: evil });
    expect([status < 500, location, written.includes("evil.example")]).toEqual([true, undefined, false]);
  });

  it("does not repeat the Host header in answers of methods", async () => {
    const { url } = await serve(options);
    for (const [method, body] of [
      ["auth.test", {}],
      ["users.info", {}],
      ["chat.postMessage", { channel: "general", text: "hello" }],
    ] as const) {
      const call = { verb: "POST", headers: evil, token: bot, body };
      const { text: written } = await send(`${url}/api/${method}`, call);
      expect([method, JSON.parse(written).ok, written.includes("evil.example")]).toEqual([method, true, false]);
    }
  });
});
