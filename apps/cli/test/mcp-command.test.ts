import { once } from "node:events";
import { request } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { createServer } from "@rollcall/server";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { command, spawnCli } from "./spawn-cli.js";

// biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
type Body = any;

let client: Client;

/** Connects over standard input and output to the command, which it starts. */
async function start(...args: readonly string[]): Promise<void> {
  client = new Client({ name: "test", version: "1" });
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [command, "mcp", ...args],
      env: { PATH: process.env["PATH"] ?? "", ROLLCALL_CONFIG: "/nowhere/config.json" },
    }),
  );
}

/** Uses a tool, and returns whether it failed and its answer. */
async function use(name: string, sent: Record<string, unknown> = {}) {
  const { content, isError } = (await client.callTool({ name, arguments: sent })) as Body;
  return { isError: isError === true, text: content[0].text as string };
}

/** Uses an operation of a tool. */
const run = (tool: string, operation: string, sent: object = {}, who: object = {}) =>
  use(tool, { operation, ...who, arguments: sent });

const alan = { person: "alan.turing" };

async function answerOf(name: string, sent: Record<string, unknown> = {}): Promise<Body> {
  const { isError, text } = await use(name, sent);
  expect(isError, text).toBe(false);
  return JSON.parse(text);
}

describe("an agent with a server of its own", () => {
  beforeAll(() => start());
  beforeEach(() => run("world_change", "world.reset"));
  afterAll(() => client.close());

  it("reads the address and the tokens first", async () => {
    expect(client.getServerVersion()).toMatchObject({ name: "rollcall" });
    expect(client.getInstructions()).toMatch(/answers at http:\/\/127\.0\.0\.1:\d+/);
    expect(client.getInstructions()).toContain("svcb-demo-bot: bot token of rollbot");
  });

  it("has few tools, which have every operation, and marks those that only read, which need nobody's approval", async () => {
    const { tools } = await client.listTools();
    expect(tools.length).toBeLessThanOrEqual(20);
    expect(JSON.stringify(tools).length).toBeLessThanOrEqual(25_000);
    const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name);
    expect(reading).toEqual(["people_see", "journal_read", "world_read", "apps_read", "reference"]);
    for (const { name, inputSchema, description = "" } of tools) {
      if (name.startsWith("people_"))
        expect(inputSchema.properties).toMatchObject({
          person: { description: expect.stringMatching(/^User who (does|looks|sees)/) },
          workspace: { description: expect.stringContaining("Default: their first.") },
        });
      expect(name).toMatch(/^[a-z_]{1,64}$/);
      expect(description.length, name).toBeGreaterThan(9);
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      expect(() => ajv.compile(inputSchema), name).not.toThrow();
    }
    const { default: document } = await import("@rollcall/definitions/openapi/control/web-api.json", {
      with: { type: "json" },
    });
    const operations = Object.entries<Body>(document.paths).map(([path, { get }]) => ({ name: path.slice(1), get }));
    const has = new Map(
      tools.flatMap(({ name, inputSchema }: Body) =>
        (inputSchema.properties.operation?.enum ?? []).map((each: string) => [
          name.startsWith("people_") ? `people.${each}` : each,
          reading.includes(name),
        ]),
      ),
    );
    expect([...has].toSorted()).toEqual(operations.map(({ name, get }) => [name, get !== undefined]).toSorted());
  });

  it("acts as a person, calls as a bot, reads what happened, makes an answer fail, and begins again", async () => {
    const post = { operation: "post", arguments: { ...alan, channel: "general", text: "hi" } };
    const { ts, message: seen } = await answerOf("people_act", post);
    await answerOf("people_act", { operation: "react", ...alan, arguments: { seen, emoji: "eyes" } });
    const wait = { operation: "waitFor", ...alan, arguments: { text: "hi", after: "1700000000.000000" } };
    expect(await answerOf("people_see", wait)).toMatchObject({ message: { ts, reactions: [{ name: "eyes" }] } });
    const called = await answerOf("call", {
      method: "conversations.history",
      arguments: { channel: "CDEMOGENERAL", limit: 1 },
    });
    expect(called).toMatchObject({ status: 200, answer: { ok: true, messages: [{ ts, text: "hi" }] } });
    const token = "svcp-demo-admin";
    const found = await answerOf("scim", { path: '/Users?filter=userName eq "alan.turing"', version: "1.1", token });
    expect(found).toMatchObject({ status: 200, answer: { totalResults: 1 } });
    const body = {
      schemas: ["urn:scim:schemas:core:1.0"],
      userName: "ada",
      emails: [{ value: "ada@acme.example", primary: true }],
    };
    expect(await answerOf("scim", { verb: "POST", path: "/Users", version: "1.1", body, token })).toMatchObject({
      status: 201,
    });
    expect(await answerOf("call", { method: "auth.test" })).not.toHaveProperty("hint");
    const { entries } = await answerOf("journal_read", { operation: "journal.list" });
    expect(entries.map(({ method, route }: Body) => method ?? route)).toEqual([
      "people.post",
      "people.react",
      "conversations.history",
      "GET /Users",
      "POST /Users",
      "auth.test",
    ]);
    expect(await answerOf("call", { method: "chat.postMesage" })).toEqual({
      ...{ status: 200, answer: { ok: false, error: "unknown_method" }, hint: 'did you mean "chat.postMessage"?' },
    });
    const fault = { match: { method: "auth.test" }, action: { kind: "error", code: "fatal_error" } };
    await answerOf("world_change", { operation: "fault.arm", arguments: fault });
    expect(await answerOf("call", { method: "auth.test" })).toMatchObject({ answer: { error: "fatal_error" } });
    await answerOf("world_change", { operation: "world.reset" });
    expect(await answerOf("call", { method: "auth.test" })).toMatchObject({ answer: { ok: true } });
  });

  it("reads what is wrong with what it sends, what was meant, and what there is", async () => {
    const post = (sent: object, who: object = alan) => run("people_act", "post", sent, who);
    const wrong: readonly (readonly [wanted: string, result: ReturnType<typeof use>])[] = [
      ["nowhere", post({ channel: "nowhere", text: "hi" })],
      ['people.post has no argument "chanel"; did you mean "channel"?', post({ chanel: "general", text: "hi" })],
      ['people.post needs the argument "text"\nIts arguments: person, ', post({ channel: "general" })],
      ['people.post takes as "text" a text, not 1', post({ channel: "general", text: 1 })],
      ['people.post needs the argument "person"', post({ channel: "general", text: "hi" }, {})],
      ['people_act has no argument "persn"; did you mean "person"?', post({}, { persn: "alan.turing" })],
      ['people_act takes as "operation" one of acceptInvitation, ', run("people_act", "pots", {}, alan)],
      ['did you mean "post"?', run("people_act", "pots", {}, alan)],
      ['takes as "arguments" an object, not "hi"', use("world_read", { operation: "world.list", arguments: "hi" })],
      ['call has no argument "metod"; did you mean "method"?', use("call", { metod: "auth.test" })],
      ['call needs the argument "method"', use("call")],
      ['scim takes as "path" a text like ^/, not "Users"', use("scim", { path: "Users" })],
      ['scim takes as "verb" one of GET, POST, PUT, PATCH, DELETE', use("scim", { path: "/Users", verb: "Get" })],
      ['reference takes as "about" a text that is not empty', use("reference", { about: "" })],
    ];
    for (const [wanted, result] of wrong) {
      const { isError, text } = await result;
      expect([isError, text]).toEqual([true, expect.stringContaining(wanted)]);
    }
    const refused = (name: string, why: string) =>
      expect(client.callTool({ name, arguments: {} })).rejects.toThrow(`there is no tool "${name}"${why}`);
    await refused("nothing", "");
    await refused("world_red", '; did you mean "world_read"?');
    await refused("people_post", '; use people_act with the operation "post"');
    await refused("journal_list", '; use journal_read with the operation "journal.list"');
  });

  it("reads the reference as resources and with a tool", async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(100);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(["method", "code"]);
    const read = async (uri: string) => JSON.parse(((await client.readResource({ uri })).contents[0] as Body).text);
    expect(await read("rollcall://methods/chat.postMessage")).toMatchObject({ name: "chat.postMessage" });
    expect(await read("rollcall://codes/username_taken")).toMatchObject([{ code: "username_taken", api: "SCIM" }]);
    await expect(client.readResource({ uri: "rollcall://codes/nothing" })).rejects.toThrow("there is no page");
    const about = (words: string) => answerOf("reference", { about: words });
    expect(await about("chat.postMessage")).toMatchObject({ name: "chat.postMessage" });
    expect(await about("no_text")).toContainEqual(
      expect.objectContaining({ code: "no_text", methods: expect.arrayContaining(["chat.postMessage"]) }),
    );
    const { methods, operations } = await about("Renames");
    expect(methods.map(({ name }: Body) => name)).toContain("conversations.rename");
    expect(operations.map(({ name }: Body) => name)).toContain("people.renameSession");
    expect(await about("no such words")).toEqual({ methods: [], operations: [] });
    expect(await about("people.click")).toMatchObject({
      tool: "people_act",
      operation: "click",
      arguments: { properties: { seen: { type: "object" } }, required: ["person", "action"] },
    });
  });

  it("cuts an answer that would fill its memory, and says so", async () => {
    const { text } = await run("world_read", "fault.declared");
    expect(text.length).toBeLessThan(61_000);
    expect(text).toMatch(/\nThe answer is longer by \d+ characters\. Ask for less/);
  });
});

describe("an agent of a running server", () => {
  it("connects over HTTP, from this machine only", async () => {
    const server = await createServer({ memory: true });
    const { process: child, ended } = spawnCli(
      ["mcp", "--http", "0", "--url", server.url, "--token", "svcb-demo-bot"],
      {},
    );
    const url = await new Promise<string>((resolve) => {
      let said = "";
      child.stderr?.on("data", (text: string) => {
        said += text;
        const found = /^MCP (\S+)\n/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    expect(client.getInstructions()).not.toContain("Tokens:");
    expect(await answerOf("call", { method: "auth.test" })).toMatchObject({ answer: { user: "rollbot" } });
    const statusOf = async (headers: Record<string, string>) => {
      const [answer] = await once(request(url, { method: "POST", headers }).end(), "response");
      return answer.resume().statusCode;
    };
    expect(await statusOf({ host: "evil.example" })).toBe(403);
    for (const origin of ["https://evil.example", "null", "http://localhost:3000", server.url])
      expect([origin, await statusOf({ origin })]).toEqual([origin, 403]);
    // It sends no JSON.
    expect(await statusOf({ origin: new URL(url).origin })).toBe(415);
    await client.close();
    child.kill("SIGTERM");
    expect((await ended).code).toBe(0);
    await server.close();
  });
});

describe("rollcall mcp", () => {
  it("refuses a world file that does not exist", async () => {
    const { code, err } = await spawnCli(["mcp", "--world", "/nowhere.yaml"], {}).ended;
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining("/nowhere.yaml") });
  });
});
