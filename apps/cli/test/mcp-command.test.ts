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

async function answerOf(name: string, sent: Record<string, unknown> = {}): Promise<Body> {
  const { isError, text } = await use(name, sent);
  expect(isError, text).toBe(false);
  return JSON.parse(text);
}

describe("an agent with a server of its own", () => {
  beforeAll(() => start());
  beforeEach(() => use("world_reset"));
  afterAll(() => client.close());

  it("reads the address and the tokens first", async () => {
    expect(client.getServerVersion()).toMatchObject({ name: "rollcall" });
    expect(client.getInstructions()).toMatch(/answers at http:\/\/127\.0\.0\.1:\d+/);
    expect(client.getInstructions()).toContain("svcb-demo-bot: bot token of rollbot");
  });

  it("has a tool for every operation of the control plane, with a schema that stands alone", async () => {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(["people_post", "journal_list", "fault_arm", "world_reset", "call", "scim"]),
    );
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !/^[a-zA-Z0-9_-]{1,64}$/.test(name))).toEqual([]);
    expect(tools.filter(({ description = "" }) => description.length < 10)).toEqual([]);
    for (const { name, inputSchema } of tools) {
      const ajv = new Ajv2020({ strict: false, validateFormats: false });
      expect(() => ajv.compile(inputSchema), name).not.toThrow();
    }
  });

  it("marks the tools that only read, which need nobody's approval", async () => {
    const { tools } = await client.listTools();
    const reading = tools.filter(({ annotations }) => annotations?.readOnlyHint === true).map(({ name }) => name);
    expect(reading).toEqual(expect.arrayContaining(["journal_list", "people_see", "world_save", "reference"]));
    expect(reading.filter((name) => /_(post|reset|arm|send|advance|load)$|^(call|scim)$/.test(name))).toEqual([]);
  });

  it("acts as a person, calls as a bot, and reads what happened", async () => {
    const { ts } = await answerOf("people_post", { person: "alan.turing", channel: "general", text: "hi" });
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
    const { entries } = await answerOf("journal_list", {});
    expect(entries.map(({ method, route }: Body) => method ?? route)).toEqual([
      "people.post",
      "conversations.history",
      "GET /Users",
      "POST /Users",
    ]);
  });

  it("makes an answer fail, and begins again", async () => {
    await answerOf("fault_arm", { match: { method: "auth.test" }, action: { kind: "error", code: "fatal_error" } });
    expect(await answerOf("call", { method: "auth.test" })).toMatchObject({ answer: { error: "fatal_error" } });
    await answerOf("world_reset");
    expect(await answerOf("call", { method: "auth.test" })).toMatchObject({ answer: { ok: true } });
  });

  it("reads what is wrong with what it sends", async () => {
    const refused = await use("people_post", { person: "alan.turing", channel: "nowhere", text: "hi" });
    expect(refused).toMatchObject({ isError: true, text: expect.stringContaining("nowhere") });
    expect(await use("people_post", { person: "alan.turing" })).toMatchObject({ isError: true });
    await expect(client.callTool({ name: "nothing", arguments: {} })).rejects.toThrow('there is no tool "nothing"');
  });

  it("reads the reference", async () => {
    const { resources } = await client.listResources();
    expect(resources.length).toBeGreaterThan(100);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ name }) => name)).toEqual(["method", "code"]);
    const read = async (uri: string) => JSON.parse(((await client.readResource({ uri })).contents[0] as Body).text);
    expect(await read("rollcall://methods/chat.postMessage")).toMatchObject({ name: "chat.postMessage" });
    expect(await read("rollcall://codes/username_taken")).toMatchObject([{ code: "username_taken", api: "SCIM" }]);
    await expect(client.readResource({ uri: "rollcall://codes/nothing" })).rejects.toThrow("there is no page");
  });

  it("looks methods and codes up with a tool", async () => {
    const about = (words: string) => answerOf("reference", { about: words });
    expect(await about("chat.postMessage")).toMatchObject({ name: "chat.postMessage" });
    expect(await about("no_text")).toContainEqual(
      expect.objectContaining({ code: "no_text", methods: expect.arrayContaining(["chat.postMessage"]) }),
    );
    const { methods } = await about("Renames channel");
    expect(methods.map(({ name }: Body) => name)).toContain("conversations.rename");
    expect(await about("no such words")).toEqual({ methods: [] });
  });

  it("cuts an answer that would fill its memory, and says so", async () => {
    const { text } = await use("fault_declared");
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
