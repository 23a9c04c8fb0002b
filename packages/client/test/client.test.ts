import { type ControlledServer, createServer } from "@rollcall/server";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createScimClient,
  createWebApiClient,
  RefusedError,
  type RetryOptions,
  UnexpectedAnswerError,
} from "../src/index.js";

const userUrn = "urn:ietf:params:scim:schemas:core:2.0:User";
const groupUrn = "urn:ietf:params:scim:schemas:core:2.0:Group";
let server: ControlledServer;
let waits: number[];
let retry: RetryOptions;

beforeEach(async () => {
  server = await createServer({ memory: true });
  waits = [];
  retry = {
    sleep: async (ms) => {
      waits.push(ms);
    },
  };
});

afterEach(() => server.close());

const api = (token = "svcb-demo-bot") => createWebApiClient({ url: server.url, token, retry });
const scim = () => createScimClient({ url: server.url, token: "svcp-demo-admin", version: "2.0", retry });
const scim1 = () => createScimClient({ url: server.url, token: "svcp-demo-admin", version: "1.1", retry });
const ada = { schemas: [userUrn], userName: "ada", emails: [{ value: "ada@example.com" }] } as const;

describe("createWebApiClient", () => {
  it("calls a method without causing warnings", async () => {
    const answer = await api().call("chat.postMessage", { channel: "general", text: "hello" });
    expect(answer).toMatchObject({ ok: true, message: { text: "hello" } });
    expect(answer).not.toHaveProperty("warning");
  });

  it.each([
    ["svcb-demo-bot", "no_text"],
    ["none", "invalid_auth"],
  ])("returns a refusal as a value: %s", async (token, error) => {
    expect(await api(token).call("chat.postMessage", { channel: "general" })).toMatchObject({ ok: false, error });
  });

  it("throws when a page is refused, and stops", async () => {
    const pages = api().pages("admin.functions.list", { app_ids: ["A1"] });
    await expect(pages.next()).rejects.toThrow(/^admin\.functions\.list was refused: /);
    expect(await pages.next()).toEqual({ done: true, value: undefined });
  });

  it.each([
    [
      "an HTML page of a proxy",
      () => new Response("<h1>no</h1>", { status: 502 }),
      /answered 502 with a body that is not JSON/,
    ],
    ["another server", () => Response.json({ hello: 1 }), /answered 200 with a body that is not an answer of a method/],
  ])("throws for %s", async (_what, answer, sentence) => {
    const other = createWebApiClient({ url: server.url, fetch: async () => answer() });
    await expect(other.call("auth.test")).rejects.toThrow(UnexpectedAnswerError);
    await expect(other.call("auth.test")).rejects.toThrow(sentence);
  });

  it("iterates over every page", async () => {
    const answers = [
      { ok: true, functions: [], response_metadata: { next_cursor: "two" } },
      { ok: true, functions: [], response_metadata: { next_cursor: "" } },
    ];
    const sent: unknown[] = [];
    const paged = createWebApiClient({
      url: server.url,
      fetch: async (request) => {
        sent.push(await request.json());
        return Response.json(answers[sent.length - 1]);
      },
    });
    const pages: unknown[] = [];
    for await (const page of paged.pages("admin.functions.list", { app_ids: ["A1"] })) pages.push(page);
    expect(pages).toEqual(answers);
    expect(sent).toEqual([{ app_ids: ["A1"] }, { app_ids: ["A1"], cursor: "two" }]);
  });
});

describe("createScimClient", () => {
  it("creates, reads, changes, replaces and removes resources", async () => {
    const { users, groups } = scim();
    const made = await users.create(ada);
    if (!made.ok) throw new Error(made.error);
    const { id } = made.value;
    expect(await users.get(id)).toMatchObject({ ok: true, value: { userName: "ada" } });
    const change = { Operations: [{ op: "replace", path: "title", value: "Countess" }] };
    expect(await users.change(id, change)).toMatchObject({ ok: true, value: { title: "Countess" } });
    expect(await users.replace(id, { ...ada, title: "Lady" })).toMatchObject({ ok: true, value: { title: "Lady" } });
    expect(await users.remove(id)).toEqual({ ok: true, value: undefined });
    expect(await groups.create({ schemas: [groupUrn], displayName: "analysts" })).toMatchObject({ ok: true });
  });

  it("changes a resource with a partial resource in 1.1", async () => {
    const made = await scim().users.create(ada);
    if (!made.ok) throw new Error(made.error);
    const changed = await scim1().users.change(made.value.id, { schemas: ["urn:scim:schemas:core:1.0"], title: "Dr" });
    expect(changed).toMatchObject({ ok: true, value: { title: "Dr" } });
  });

  it.each([
    ["2.0", scim],
    ["1.1", scim1],
  ] as const)("returns a refusal of %s as a value", async (_version, client) => {
    expect(await client().users.get("U00000000")).toEqual({ ok: false, status: 404, error: "no_such_user" });
  });

  it("iterates over every resource, one page at a time", async () => {
    const listed = await scim().users.list({ count: 1000 });
    if (!listed.ok) throw new Error(listed.error);
    const names: string[] = [];
    for await (const user of scim().users.all({ count: 2 })) names.push(user.userName);
    expect(names).toEqual(listed.value.Resources?.map(({ userName }) => userName));
    const sizes: unknown[] = [];
    for await (const { Resources, totalResults } of scim().users.pages({ count: names.length - 1 }))
      sizes.push([Resources?.length, totalResults]);
    expect(sizes).toEqual([
      [names.length - 1, names.length],
      [1, names.length],
    ]);
    const filtered: string[] = [];
    for await (const user of scim1().users.all({ filter: `userName eq "${names[0]}"` })) filtered.push(user.userName);
    expect(filtered).toEqual(names.slice(0, 1));
  });

  it("throws when a page of an iteration is refused", async () => {
    const stranger = createScimClient({ url: server.url, token: "none", version: "2.0" });
    await expect(stranger.users.all().next()).rejects.toThrow(RefusedError);
  });
});

describe("a client whose calls fail", () => {
  it("waits for Retry-After, then retries", async () => {
    const times = { kind: "next", count: 2 } as const;
    await server.faults.arm({ action: { kind: "error", code: "ratelimited", retry_after: 7 }, times });
    expect(await api().call("auth.test")).toMatchObject({ ok: true });
    expect(waits).toEqual([7000, 7000]);
  });

  it("gives up after the maximum number of retries or a too long wait", async () => {
    const times = { kind: "always" } as const;
    await server.faults.arm({ action: { kind: "error", code: "too_many_requests", retry_after: 3 }, times });
    retry = { ...retry, retries: 2 };
    const refusal = { ok: false, status: 429, error: "too_many_requests", retryAfterSeconds: 3 };
    expect(await scim().users.create(ada)).toEqual(refusal);
    expect(waits).toEqual([3000, 3000]);
    retry = { ...retry, maxWaitMs: 2999 };
    expect(await scim1().users.list()).toEqual(refusal);
    expect(waits).toHaveLength(2);
  });

  it("stops waiting when the signal aborts", async () => {
    await server.faults.arm({ action: { kind: "error", code: "ratelimited", retry_after: 60 } });
    const stop = new AbortController();
    retry = { onWait: () => stop.abort(new Error("enough")) };
    await expect(api().call("auth.test", {}, { signal: stop.signal })).rejects.toThrow("enough");
  });

  it.each([
    [{ kind: "reset" }, TypeError, /fetch failed/],
    [{ kind: "bad_gateway" }, UnexpectedAnswerError, /answered 502 with a body that is not JSON/],
    [{ kind: "truncate", bytes: 5 }, UnexpectedAnswerError, /answered 200 with/],
  ] as const)("throws for an unexpected answer: %j", async (action, kind, sentence) => {
    const times = { kind: "always" } as const;
    await server.faults.arm({ action, times });
    await expect(api().call("auth.test")).rejects.toThrow(kind);
    await expect(api().call("auth.test")).rejects.toThrow(sentence);
  });

  it("returns a fatal error as a refusal", async () => {
    await server.faults.arm({ action: { kind: "error", code: "fatal_error" } });
    expect(await api().call("auth.test")).toMatchObject({ ok: false, error: "fatal_error" });
  });
});
