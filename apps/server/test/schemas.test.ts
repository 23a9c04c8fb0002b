import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createValidator } from "@rollcall/test-kit/documents";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createServer, type Server } from "../src/index.js";

/** Validates against a published file of JSON Schemas in ajv's strict mode, and returns the problems. */
async function openSchemas(family: string) {
  const url = import.meta.resolve(`@rollcall/definitions/schemas/json-schema/${family}.json`);
  const validate = createValidator(JSON.parse(await readFile(fileURLToPath(url), "utf8")));
  return (type: string, value: unknown) => validate(["$defs", type], value);
}

let server: Server;
beforeAll(async () => {
  server = await createServer({ memory: true });
});
afterAll(() => server.close());

const call = async (method: string, args: Record<string, string> = {}, token = "svcb-demo-bot") => {
  // A charset would add a warning to each answer.
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams(args).toString();
  const response = await fetch(`${server.url}/api/${method}`, { method: "POST", headers, body });
  return (await response.json()) as { readonly ok: boolean; readonly error?: string };
};

const channel = "general";
const calls: readonly (readonly [string, Record<string, string>?])[] = [
  ["api.test"],
  ["auth.test"],
  ["bots.info"],
  ["chat.postMessage", { channel, text: "hello" }],
  ["chat.postMessage", { channel }],
  ["chat.scheduledMessages.list"],
  ["conversations.history", { channel: "CDEMOGENERAL" }],
  ["conversations.info", { channel: "CDEMOGENERAL" }],
  ["conversations.info", { channel: "C404" }],
  ["conversations.list"],
  ["conversations.members", { channel: "CDEMOGENERAL" }],
  ["emoji.list"],
  ["files.list"],
  ["pins.list", { channel: "CDEMOGENERAL" }],
  ["reactions.list"],
  ["team.info"],
  ["usergroups.list"],
  ["users.conversations"],
  ["users.info", { user: "UDEMOANNIE" }],
  ["users.list"],
  ["users.profile.get", { user: "UDEMOANNIE" }],
];

const pascal = (name: string) => name.replaceAll(/(?:^|[._])(\w)/g, (_, letter: string) => letter.toUpperCase());

describe("the published JSON Schemas", () => {
  it("accept answers of methods", async () => {
    const problems = await openSchemas("web-api");
    const said: string[] = [];
    for (const [method, args] of calls) {
      const answer = await call(method, args);
      said.push(`${method} ${answer.ok ? "ok" : answer.error}`);
      const type = `${pascal(method)}${answer.ok ? "Response" : "Error"}`;
      expect([method, problems(type, answer)]).toEqual([method, []]);
    }
    expect(said.filter((each) => each.endsWith(" ok")).length).toBeGreaterThan(14);
    expect(problems("ChatPostMessageResponse", { ok: true, channel: 7 })).not.toEqual([]);
    expect(problems("ChatPostMessageArguments", { channel, text: "hello" })).toEqual([]);
  });

  it.each([
    { version: "v1", family: "scim-v1" },
    { version: "v2", family: "scim-v2" },
  ])("accept users and groups of SCIM $version", async ({ version, family }) => {
    const problems = await openSchemas(family);
    const headers = { authorization: "Bearer svcp-demo-admin" };
    for (const type of ["User", "Group"]) {
      const response = await fetch(`${server.url}/scim/${version}/${type}s`, { headers });
      const list = (await response.json()) as { readonly Resources: readonly unknown[] };
      expect(list.Resources.length).toBeGreaterThan(0);
      expect(problems(`${type}List`, list)).toEqual([]);
      for (const resource of list.Resources) expect(problems(type, resource)).toEqual([]);
    }
    const missing = await fetch(`${server.url}/scim/${version}/Users/U404`, { headers });
    expect(problems("Error", await missing.json())).toEqual([]);
  });

  it("accept what an app is sent", async () => {
    const bodies: { readonly type: string; readonly event?: { readonly type: string } }[] = [];
    const app = createHttpServer(async (request, response) => {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
      bodies.push(body);
      response.end(body.challenge);
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => app.once("listening", resolve));
    const { port } = app.address() as AddressInfo;
    const manifest = {
      display_information: { name: "Listener" },
      features: { bot_user: { display_name: "listener" } },
      oauth_config: { scopes: { bot: ["channels:history", "channels:read", "reactions:read", "app_mentions:read"] } },
      settings: { event_subscriptions: { bot_events: ["message.channels", "reaction_added", "channel_created"] } },
    };
    const folder = await mkdtemp(join(tmpdir(), "rollcall-schemas-"));
    const file = join(folder, "manifest.json");
    await writeFile(file, JSON.stringify(manifest));
    const server = await createServer({ memory: true, apps: [file], events: `http://127.0.0.1:${port}/` });
    try {
      await server.as("alan.turing").createChannel("harbor");
      await expect.poll(() => bodies.map(({ event }) => event?.type)).toContain("channel_created");
      const problems = await openSchemas("events");
      for (const body of bodies) {
        const type = body.type === "event_callback" ? "EventCallback" : "UrlVerification";
        expect(problems(type, body)).toEqual([]);
      }
      const { event } = bodies.find((body) => body.event?.type === "channel_created") ?? {};
      expect(problems("ChannelCreatedEvent", event)).toEqual([]);
      expect(problems("ChannelDeletedEvent", event)).not.toEqual([]);
    } finally {
      await server.close();
      app.close();
      app.closeAllConnections();
      await rm(folder, { recursive: true });
    }
  });
});
