import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { request as requestTls } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createAuthority } from "@rollcall/intercept";
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
    expect(await originsOf(`${url}/w/hq`, evil, version)).toBe("https://roll.example.com/x/w/hq");
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

/** Two workspaces of an organization, each with a channel, a message and a user token. */
const twoWorkspaces = `
kind: world
organization: { id: E1, name: Group, plan: enterprise, default_workspace: acme }
workspaces: [{ id: T1, name: Acme, domain: acme }, { id: T2, name: Beta, domain: beta }]
users:
  - { userName: ada, emails: [ada@x.example], organization_role: primary_owner, workspaces: { acme: primary_owner } }
  - { userName: bob, emails: [bob@x.example], workspaces: { beta: primary_owner } }
channels:
  - { id: C1, kind: public, name: one, workspace: acme, members: [ada] }
  - { id: C2, kind: public, name: two, workspace: beta, members: [bob] }
messages:
  - { channel: one, ts: "1780300000.000100", user: ada, text: Hello }
  - { channel: two, ts: "1780300000.000100", user: bob, text: Hello }
lists: [{ id: F1, name: Plan, owner: ada, workspace: acme }, { id: F2, name: Goal, owner: bob, workspace: beta }]
apps: [{ name: Helper }]
tokens:
  - token: svcp-acme
    kind: user
    user: ada
    app: Helper
    scopes: &scopes ["chat:write", "files:read", "files:write", "team:read", "lists:read"]
    installation: { workspace: acme, installer: ada }
  - { token: svcp-beta, kind: user, user: bob, app: Helper, scopes: *scopes, installation: { workspace: beta, installer: bob } }
  - { token: svcp-demo-admin, kind: user, user: ada, app: Helper, scopes: [admin], installation: { installer: ada } }
`;

async function serveTwo(given: Pick<ServerOptions, "hosts"> = {}) {
  const server = await createServer({ memory: true, ...given });
  onTestFinished(() => server.close());
  await server.world.load(twoWorkspaces);
  return server;
}

interface Asking {
  readonly token: string;
  readonly host?: string;
}

/** Calls a method, and returns its answer. */
async function ask(url: string, { token, host }: Asking) {
  const headers = host === undefined ? {} : { host };
  return JSON.parse((await send(url, { verb: "POST", token, headers })).text);
}

const message = "message_ts=1780300000.000100";

/** Addresses that answers to a token have, by what they are of. */
async function addressesOf(api: string, { channel, list, ...asking }: Asking & { channel: string; list: string }) {
  const call = (method: string) => ask(`${api}/${method}`, asking);
  const [{ url }, { team }] = [await call("auth.test"), await call("team.info")];
  const { permalink } = await call(`chat.getPermalink?channel=${channel}&${message}`);
  const { upload_url: upload, file_id: id } = await call("files.getUploadURLExternal?filename=a.txt&length=3");
  await fetch(`${new URL(api).origin}${new URL(upload).pathname}`, { method: "POST", body: "abc" });
  const completed = await call(`files.completeUploadExternal?files=${encodeURIComponent(JSON.stringify([{ id }]))}`);
  const [{ url_private: shown, url_private_download: downloaded, permalink: page }] = completed.files;
  const { file } = await call(`files.info?file=${list}`);
  return {
    url,
    team: team.url,
    permalink,
    shown,
    downloaded,
    page,
    list: file.permalink,
    rows: file.list_csv_download_url,
  };
}

describe.each([
  { domain: "acme", id: "T1", channel: "C1", list: "F1" },
  { domain: "beta", id: "T2", channel: "C2", list: "F2" },
])("the workspace $domain of a server with two", ({ domain, id, channel, list }) => {
  const token = `svcp-${domain}`;
  const asked = { token, channel, list };

  it("has addresses of its own, and all answer", async () => {
    const { url } = await serveTwo();
    const home = `${url}/w/${domain}/`;
    const found = await addressesOf(`${url}/api`, asked);
    expect(found).toMatchObject({ url: home, team: home });
    for (const address of Object.values(found)) expect(address).toMatch(new RegExp(`^${home}`));
    const statuses = Object.values(found).map(async (address) => (await send(address, { token })).status);
    expect(await Promise.all(statuses)).toEqual(Object.values(found).map(() => 200));
    expect([(await send(found.shown, { token })).text, (await send(found.downloaded, { token })).text]).toEqual([
      "abc",
      "abc",
    ]);
    const headers = { accept: "text/html" };
    const places = [found.permalink, home].map(async (address) => (await send(address, { headers })).location);
    expect(await Promise.all(places)).toEqual([
      `/#/default/workspace/${channel}/1780300000.000100?in=${id}`,
      `/#/default/workspace?in=${id}`,
    ]);
  });

  it.each(["v1", "v2"] as const)(
    "has locations of SCIM %s below its address when it is asked there",
    async (version) => {
      const { url, fetch: local } = await serveTwo();
      expect(await originsOf(`${url}/w/${domain}`, {}, version)).toBe(`${url}/w/${domain}`);
      expect(await originsOf(url, {}, version)).toBe(url);
      const path = `/w/${domain}/scim/${version}/Users?count=1`;
      const listed = JSON.parse(await (await local(path, { headers: { authorization: `Bearer ${admin}` } })).text());
      const { location } = listed.Resources[0].meta;
      expect(location.startsWith(`${url}/w/${domain}/scim/${version}/Users/`)).toBe(true);
      expect((await send(location, {})).status).toBe(200);
    },
  );

  it("is meant by the host name of its domain below localhost", async () => {
    const { url } = await serveTwo();
    const host = `${domain}.localhost:${new URL(url).port}`;
    expect(await originsOf(url, { host })).toBe(`http://${host}`);
    const headers = { host, accept: "text/html" };
    const { location } = await send(`${url}/archives/${channel}/p1780300000000100`, { headers });
    expect(location).toBe(`/#/default/workspace/${channel}/1780300000.000100?in=${id}`);
  });

  it("has the addresses of a hosted service under its host names", async () => {
    const { url } = await serveTwo({ hosts });
    const own = `https://${domain}.vendor.example/`;
    for (const host of [hosts.site, hosts.api, `${domain}.vendor.example`]) {
      const found = await addressesOf(`${url}/api`, { ...asked, host });
      expect(found).toMatchObject({ url: own, team: own, permalink: expect.stringMatching(`^${own}archives/`) });
      for (const content of [found.shown, found.downloaded]) {
        const { host: name, pathname } = new URL(content);
        expect([name, pathname.split("-", 2)]).toEqual([hosts.files, ["/files", `pri/${id}`]]);
        expect((await send(`${url}${pathname}`, { token, headers: { host: name } })).text).toBe("abc");
      }
      expect(await originsOf(url, { host })).toBe(`https://${host}`);
    }
    expect(await ask(`${url}/api/auth.test`, { token })).toMatchObject({ url: `${url}/w/${domain}/` });
  });
});

const hosts = {
  site: "vendor.example",
  hooks: "hooks.vendor.example",
  files: "files.vendor.example",
  sockets: "sockets.vendor.example",
  api: "api.vendor.example",
};

describe("an address of no workspace", () => {
  it.each([
    ["/w/acne/api/auth.test", "127.0.0.1"],
    ["/api/auth.test", "Acne.VENDOR.example"],
  ])("has no answer at %s under %s, which names the workspaces that there are", async (path, host) => {
    const { url } = await serveTwo({ hosts });
    const { status, text: sentence } = await send(`${url}${path}`, { headers: { host } });
    expect([status, sentence]).toEqual([
      404,
      'This server has no workspace with the domain "acne"; it has acme, beta.\n',
    ]);
  });

  it("names no workspace on a server without a control plane, and none under a foreign host", async () => {
    const { url } = await serve();
    expect(await send(`${url}/w/acne/api/auth.test`, {})).toMatchObject({ status: 404, text: "Not Found\n" });
    const double = await serveTwo();
    const { status, text: sentence } = await send(`${double.url}/w/acne/`, { headers: evil });
    expect([status, sentence.includes("acme")]).toEqual([403, false]);
  });

  it("is one of the server under a name below localhost that is not a domain", async () => {
    const { url } = await serveTwo();
    const asked = ask(`${url}/api/auth.test`, { token: "svcp-acme", host: "rollcall.localhost" });
    expect(await asked).toMatchObject({ ok: true, url: `${url}/w/acme/` });
  });
});

describe("the host of the hooks of a hosted service", () => {
  it("serves at its root what the server has below a mount", async () => {
    const { url } = await serveTwo({ hosts });
    const there = await send(`${url}/services/nothing`, { verb: "POST", headers: { host: hosts.hooks } });
    const here = await send(`${url}/hooks/services/nothing`, { verb: "POST" });
    expect([there.status, there.text]).toEqual([here.status, here.text]);
    expect(there.text).not.toContain("bad_endpoint");
  });
});

/** Calls `auth.test` over TLS. */
async function askOverTls(url: string, { ca, host }: { readonly ca?: string | undefined; readonly host?: string }) {
  const { port } = new URL(url);
  const named = host === undefined ? {} : { servername: host, headers: { host: `${host}:${port}` } };
  const headers = { authorization: `Bearer ${bot}`, ...named.headers };
  const sent = requestTls(`${url}/api/auth.test`, {
    ...named,
    headers,
    method: "POST",
    ...(ca !== undefined && { ca }),
  });
  const answered = new Promise<{ readonly url?: string }>((resolve, reject) => {
    sent.on("error", reject).on("response", (answer) => text(answer).then((all) => resolve(JSON.parse(all)), reject));
  });
  sent.end();
  return answered;
}

describe("a server of HTTPS", () => {
  it("has certificates for its address and for names below localhost, which only its authority signs", async () => {
    const { url, certificate: ca } = await serve({ tls: true });
    expect(url).toMatch(/^https:/);
    for (const host of [undefined, "localhost", "hq.localhost"])
      expect(await askOverTls(url, { ca, ...(host !== undefined && { host }) })).toMatchObject({ url: `${url}/w/hq/` });
    await expect(askOverTls(url, {})).rejects.toThrow("self-signed certificate in certificate chain");
  });

  it("uses the certificate and the key of files", async () => {
    const folder = await mkdtemp(join(tmpdir(), "rollcall-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    const authority = createAuthority();
    const { cert, key } = authority.credentialsFor("127.0.0.1");
    const write = async (name: string, pem: string) => {
      await writeFile(join(folder, name), pem);
      return join(folder, name);
    };
    const [tlsCert, tlsKey] = [await write("cert.pem", cert), await write("key.pem", key)];
    const otherKey = await write("other.pem", createAuthority().credentialsFor("127.0.0.1").key);
    const { url, certificate } = await serve({ tlsCert, tlsKey });
    expect(certificate).toBeUndefined();
    expect(await askOverTls(url, { ca: authority.certificate })).toMatchObject({ url: `${url}/w/hq/` });
    for (const [options, sentence] of [
      [{ tlsCert }, "there is a certificate only; pass --tls-key too"],
      [{ tlsKey }, "there is a key only; pass --tls-cert too"],
      [{ tlsCert, tlsKey: join(folder, "nowhere.pem") }, "cannot read the key"],
      [{ tlsCert: tlsKey, tlsKey }, "contains no certificate as PEM"],
      [{ tlsCert, tlsKey: tlsCert }, "contains no private key as PEM"],
      [{ tlsCert, tlsKey: otherKey }, "is not that of"],
    ] satisfies readonly [Partial<ServerOptions>, string][])
      await expect(serve(options)).rejects.toThrow(sentence);
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
