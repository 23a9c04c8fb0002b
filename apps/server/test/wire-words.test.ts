import { readFile } from "node:fs/promises";
import { type CommonCode, webapi } from "@rollcall/api/webapi";
import { loadMethods } from "@rollcall/webapi-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ControlledServer, createDefinitions, createServer, StartError } from "../src/index.js";
import { serveHooks } from "./hooks/serve-hooks.js";
import { responseTo, webhookOf } from "./hooks/world.js";
import { readCurls } from "./read-curl.js";

declare module "@rollcall/double" {
  interface OtherMethods {
    "acmeLists.update": never;
  }
}

const wireWords = { svc: "acme", crm: "bigcrm" } as const;
const definitions = await loadMethods((await createDefinitions({ wireWords })).webapi);

/** A word as part of a name, such as `svc`; not the `svcp` of a token, and not after a letter. */
const left = /(?<![A-Za-z0-9])(?:svc|crm)(?![a-z0-9])|Svc(?![a-z0-9])/;

/** The request of a document, as a client with other wire words sends it. */
const toOther = (text: string): string =>
  text.replaceAll("svcLists", "acmeLists").replaceAll("crm_org_id", "bigcrm_org_id");

let server: ControlledServer;
beforeAll(async () => {
  // Shortly before the time that the tour schedules a message for.
  server = await createServer({ memory: true, wireWords, clock: { now: new Date("2026-01-01T09:00:00Z") } });
});
afterAll(() => server.close());

interface Answer {
  readonly status: number;
  /** Headers and body. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers of any shape.
  readonly body: any;
}

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await server.fetch(path, init);
  const text = await response.text();
  const body: unknown = text.startsWith("{") ? JSON.parse(text) : undefined;
  return { status: response.status, text: `${[...response.headers].flat().join(" ")} ${text}`, body };
}

function call(method: string, sent: object, token = "svcb-demo-bot"): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
  return ask(`/api/${method}`, { method: "POST", headers, body: JSON.stringify(sent) });
}

function scim(verb: string, path: string, body?: object): Promise<Answer> {
  const headers = { authorization: "Bearer svcp-demo-admin", "content-type": "application/json" };
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  return ask(`/scim${path}`, { method: verb, headers, ...init });
}

describe("the Web API with other wire words", () => {
  it("answers every method of the tour under its new name, without old names in the answers", async () => {
    const walk = readCurls(await readFile(new URL("../../../docs/web-api.md", import.meta.url), "utf8"));
    for (const { url, body, ...init } of walk) {
      const { pathname, search } = new URL(toOther(url));
      const answer = await ask(`${pathname}${search}`, { ...init, ...(body !== undefined && { body: toOther(body) }) });
      expect([pathname, answer.body]).toEqual([pathname, expect.objectContaining({ ok: true })]);
      expect([pathname, left.test(answer.text)]).toEqual([pathname, false]);
    }
  });

  it.each(Object.values(webapi.methods).filter(({ wireName }) => left.test(wireName)))(
    "does not know $wireName any longer",
    async ({ wireName }) => {
      expect((await call(wireName, {})).body).toEqual({ ok: false, error: "unknown_method" });
      expect((await call(toOther(wireName), {})).body).not.toMatchObject({ error: "unknown_method" });
    },
  );

  it("has no old word in the names of methods and arguments", () => {
    const names = Object.values(definitions.methods).flatMap(({ wireName, argumentTable }) =>
      Object.values<{ readonly wireName: string }>(argumentTable).map((row) => `${wireName} ${row.wireName}`),
    );
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => left.test(name))).toEqual([]);
  });

  it("accepts an argument only under its new name, which its error also uses", async () => {
    const object_id = "001D000000IRFmb";
    const [method, org] = ["admin.conversations.createForObjects", "00D1N0000005Oa9"] as const;
    const refused = await call(method, { object_id, crm_org_id: org }, "svcp-demo-admin");
    expect(refused.body).toMatchObject({
      error: "invalid_arguments",
      response_metadata: { messages: ["[ERROR] missing required field: bigcrm_org_id"] },
    });
    expect(refused.text).not.toMatch(left);
  });

  it.each<readonly [string, (image: object) => object]>([
    ["a block", (image) => ({ blocks: [image] })],
    ["an element of a block", (image) => ({ blocks: [{ type: "context", elements: [image] }] })],
    [
      "an object next to a block",
      (image) => ({
        blocks: [{ type: "section", text: { type: "plain_text", text: "a" }, accessory: image }],
      }),
    ],
    ["an attachment", (image) => ({ text: "a", attachments: [{ fallback: "a", blocks: [image] }] })],
  ])("renames a field in %s, in both directions", async (_, around) => {
    const image = { type: "image", alt_text: "svc_file crm", acme_file: { id: "FDEMOIMAGE" } };
    const posted = await call("chat.postMessage", { channel: "general", ...around(image) });
    expect(posted.body).toMatchObject({ ok: true });
    const { message } = posted.body as { message: object };
    expect(JSON.stringify(message)).toContain('"acme_file":{"id":"FDEMOIMAGE"}');
    expect(JSON.stringify(message)).not.toContain('"svc_file":');
    expect(JSON.stringify(message)).toContain('"alt_text":"svc_file crm"');
    const absent = await call("chat.postMessage", {
      channel: "general",
      ...around({ ...image, acme_file: { id: "FNOTTHERE" } }),
    });
    expect(absent.body).toMatchObject({ ok: false, error: "missing_file_data" });
  });

  it("accepts a nested field only under its new name, which its error also uses", async () => {
    const image = { type: "image", alt_text: "a", svc_file: { id: "FDEMOIMAGE" } };
    const refused = await call("chat.postMessage", { channel: "general", blocks: [image] });
    expect(refused.body).toMatchObject({
      error: "invalid_blocks",
      response_metadata: {
        messages: ["[ERROR] exactly one must be given of: image_url, acme_file [json-pointer:/blocks/0]"],
      },
    });
    expect(refused.text).not.toMatch(left);
  });

  it("changes neither values nor the client's own keys", async () => {
    const metadata = { event_type: "svc_done", event_payload: { svc_file: "crm_org_id", svc: ["svcLists.update"] } };
    const posted = await call("chat.postMessage", { channel: "general", text: "svc crm svcLists.update", metadata });
    expect(posted.body).toMatchObject({ ok: true, message: { text: "svc crm svcLists.update", metadata } });
  });
});

describe("hooks with other wire words", () => {
  const image = { type: "image", alt_text: "a" };
  const form = "application/x-www-form-urlencoded";

  /** A server with hooks, a file, and a token that reads messages. */
  async function start() {
    const files = [{ id: "F1", name: "logo.png", owner: "helper", mimetype: "image/png", size: 12 }];
    const reads = { scopes: ["channels:history"], installation: { installer: "pat" } };
    const tokens = [{ token: "svcp-pat", kind: "user", user: "pat", ...reads }];
    return serveHooks({ files, tokens }, { wireWords });
  }

  it.each([webhookOf("B1"), responseTo("commands", "10")])("rename fields of blocks at %s", async (path) => {
    await using hooked = await start();
    const sent = (name: string) => ({ response_type: "in_channel", blocks: [{ ...image, [name]: { id: "F1" } }] });
    expect((await hooked.post(path, sent("acme_file"))).body).toBe("ok");
    const payload = JSON.stringify(sent("acme_file"));
    expect((await hooked.send(path, new URLSearchParams({ payload }).toString(), form)).body).toBe("ok");
    expect((await hooked.post(path, sent("svc_file"))).body).toMatch(/invalid_(blocks|payload)/);
    const { messages } = await hooked.call("conversations.history", { channel: "C1" }, "svcp-pat");
    expect(JSON.stringify(messages).match(/"acme_file":\{"id":"F1"\}/g)).toHaveLength(2);
    expect(JSON.stringify(messages)).not.toContain("svc_file");
  });

  it("name the address after the word", async () => {
    await using hooked = await start();
    const manifest = {
      display_information: { name: "Build Bot" },
      oauth_config: { scopes: { bot: ["incoming-webhook"] } },
    };
    const { environment } = await hooked.apps.create(manifest, { install: true, webhook: "general" });
    expect(environment.text).toContain(`ACME_WEBHOOK_URL=${environment.webhookUrl}`);
  });
});

const extensions = { v1: "1.0", v2: "2.0:User" } as const;
const core = { v1: "urn:scim:schemas:core:1.0", v2: "urn:ietf:params:scim:schemas:core:2.0:User" } as const;
const profiles = {
  v1: "urn:scim:schemas:extension:acme:profile:1.0",
  v2: "urn:ietf:params:scim:schemas:extension:acme:profile:2.0:User",
} as const;

describe.each(["v1", "v2"] as const)("SCIM %s with other wire words", (version) => {
  const guest = `urn:scim:schemas:extension:acme:guest:${extensions[version]}`;
  const body = {
    schemas: [core[version], profiles[version]],
    userName: `grace.${version}`,
    emails: [{ value: `grace.${version}@example.com`, primary: true }],
    displayName: "svc crm",
    [profiles[version]]: { startDate: "2026-01-01T00:00:00Z" },
  };

  it("reads and writes extensions under their new URNs, and values unchanged", async () => {
    const made = await scim("POST", `/${version}/Users`, body);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ displayName: "svc crm", [profiles[version]]: expect.anything() });
    expect(made.body.schemas).toContain(profiles[version]);
    expect(made.text.replaceAll("svc crm", "")).not.toMatch(left);
    const { id } = made.body as { id: string };
    const patched = await scim("PATCH", `/${version}/Users/${id}`, patchOf(guest, version));
    expect(patched.status).toBe(200);
    expect(patched.body).toMatchObject({ [guest]: { type: "multi" } });
    expect(patched.body.schemas).toContain(guest);
  });

  it("does not know the old URNs any longer", async () => {
    const old = profiles[version].replace("acme", "svc");
    const sent = { ...body, userName: `old.${version}`, emails: [{ value: `old.${version}@example.com` }] };
    const refused = await scim("POST", `/${version}/Users`, { ...sent, schemas: [core[version], old] });
    expect(refused.status).toBe(400);
  });

  it.each([
    "/Users",
    "/Groups",
    "/Schemas/Users",
    "/Schemas/Groups",
    "/ServiceProviderConfig",
    "/ServiceProviderConfigs",
  ])("has no old name at %s", async (path) => {
    const { text } = await scim("GET", `/${version}${path}?count=200`);
    expect(text.replaceAll("svc crm", "")).not.toMatch(left);
  });
});

function patchOf(guest: string, version: "v1" | "v2"): object {
  const value = { type: "multi" };
  if (version === "v1") return { schemas: [core.v1, guest], [guest]: value };
  const schemas = ["urn:ietf:params:scim:api:messages:2.0:PatchOp"];
  return { schemas, Operations: [{ op: "add", path: guest, value }] };
}

describe("the control plane with other wire words", () => {
  it.each(["/v2/Schemas", "/v2/ResourceTypes", "/v2/Schemas/urn:scim:schemas:extension:acme:guest:2.0:User"])(
    "%s has no old name",
    async (path) => {
      const { status, text } = await scim("GET", path);
      expect(status).toBe(200);
      expect(text).not.toMatch(left);
    },
  );

  it("arms faults and keeps the journal under the new names", async () => {
    const code: CommonCode = "fatal_error";
    await server.faults.arm({ match: { method: "acmeLists.update" }, action: { kind: "error", code } });
    expect((await call("acmeLists.update", { id: "FDEMOLIST", name: "A" })).body).toMatchObject({ error: code });
    const entries = await server.journal.list({ method: "acmeLists.update" });
    expect(entries.map(({ method }) => method)).toContain("acmeLists.update");
    await call("chat.postMessage", { channel: "general", blocks: [{ type: "image", alt_text: "a", acme_file: {} }] });
    const posted = await server.journal.list({ method: "chat.postMessage" });
    expect(posted.at(-1)?.arguments).toMatchObject({ blocks: [{ acme_file: {} }] });
    await expect(
      server.faults.arm({ match: { method: "svcLists.update" }, action: { kind: "error", code } }),
    ).rejects.toThrow("acmeLists");
    await server.faults.disarm();
  });
});

describe("invalid wire words", () => {
  it.each([
    [{ svc: "Acme" }, "must consist of lowercase letters and digits, and begin with a letter"],
    [{ svc: "ac-me" }, "must consist of lowercase letters and digits, and begin with a letter"],
    [{ crm: "" }, "must consist of lowercase letters and digits, and begin with a letter"],
    [{ srv: "acme" } as object, 'unknown wire word "srv"'],
  ])("%j are refused", async (words, sentence) => {
    const starting = createServer({ memory: true, wireWords: words });
    await expect(starting).rejects.toThrow(sentence);
    await expect(starting).rejects.toBeInstanceOf(StartError);
  });

  it("can be the original words, and can be swapped", async () => {
    expect((await createDefinitions({ wireWords: { svc: "svc" } })).webapi).toBe(webapi);
    const swapped = await createDefinitions({ wireWords: { svc: "crm", crm: "svc" } });
    const { methods } = await loadMethods(swapped.webapi);
    expect(methods["svcLists.update"].wireName).toBe("crmLists.update");
    expect(methods["admin.conversations.createForObjects"].argumentTable.crm_org_id.wireName).toBe("svc_org_id");
  });
});
