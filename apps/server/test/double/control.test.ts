import { describe, expect, it } from "vitest";
import { createServer, type JournalFilter } from "../../src/index.js";
import { serveDouble } from "./serve-double.js";

const asJson = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(body),
});

describe("the control plane", () => {
  it("does the same over HTTP as the functions", async () => {
    await using server = await serveDouble();
    const arm = { match: { method: "users.info" }, action: { kind: "error", code: "fatal_error" } };
    expect(await server.json("/_rollcall/fault.arm", asJson(arm))).toMatchObject({
      ok: true,
      fault: { id: "fault-1", times: { kind: "next", count: 1 } },
    });
    expect(await server.faults.list()).toHaveLength(1);
    expect(await server.call("users.info", {})).toMatchObject({ error: "fatal_error" });
    const path = `/_rollcall/journal.wait?code=fatal_error&timeout_ms=1000`;
    expect(await server.json(path)).toMatchObject({ ok: true, entry: { method: "users.info", fault: "fault-1" } });
    expect(await server.json("/_rollcall/clock.advance", asJson({ by: "1m" }))).toMatchObject({ ok: true });
    expect(await server.json("/_rollcall/world.list")).toMatchObject({ worlds: [{ name: "default" }], snapshots: [] });
    const unknown = [
      ["world.lst", "There is no operation world.lst; did you mean world.list?"],
      ["people.reply", "There is no operation people.reply; did you mean people.post, with the message as seen?"],
      ["people.waitForView", "There is no operation people.waitForView; did you mean people.waitFor, with a view?"],
      ["", "POST /_rollcall/ is no operation: send POST to /_rollcall/ and its name, such as /_rollcall/world.list."],
    ];
    for (const [name, detail] of unknown)
      expect(await server.json(`/_rollcall/${name}`, asJson({}))).toEqual({
        ...{ ok: false, error: "unknown_operation", detail },
      });
  });

  it.each([
    [
      "an unknown operation",
      "/_rollcall/world.burnnnnnnnnn",
      {},
      404,
      { error: "unknown_operation", detail: "There is no operation world.burnnnnnnnnn." },
    ],
    ["a missing argument", "/_rollcall/clock.advance", {}, 400, { error: "invalid_arguments" }],
    [
      "a wrong argument",
      "/_rollcall/clock.advance",
      { by: "soon" },
      400,
      {
        response_metadata: {
          messages: ['[ERROR] expected a duration such as 5m or 1h30m, not "soon" [json-pointer:/by]'],
        },
      },
    ],
    [
      "an unknown argument",
      "/_rollcall/fault.arm",
      { mach: {}, action: { kind: "hang" } },
      400,
      { response_metadata: { messages: ["[ERROR] unknown field: mach"] } },
    ],
    [
      "an undeclared fault",
      "/_rollcall/fault.arm",
      { action: { kind: "error", code: "tea" } },
      422,
      { error: "undeclared", detail: "No method and no route declares the code tea." },
    ],
    [
      "a misspelled method",
      "/_rollcall/journal.wait",
      { method: "user.info" },
      422,
      { error: "undeclared", detail: 'There is no method user.info; did you mean "users.info"?' },
    ],
    ["an invalid world", "/_rollcall/world.load", { file: "kind: planet" }, 422, { error: "broken_world" }],
    [
      "an exchange that does not occur",
      "/_rollcall/journal.wait",
      { method: "users.info", timeout_ms: 0 },
      408,
      { error: "timed_out" },
    ],
  ])("refuses %s with its own status", async (_name, path, body, status, wanted) => {
    await using server = await serveDouble();
    const answer = await server.fetch(path, asJson(body));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ok: false, ...wanted });
  });

  it.each(["alan.turing", "Alan.Turing", "ALAN@acme.example"])("finds a user by name: %s", async (name) => {
    await using server = await serveDouble();
    const user = await server.users.find(name);
    expect(user).toEqual({
      id: expect.any(String),
      user_name: "alan.turing",
      email: "alan@acme.example",
      active: true,
    });
    expect(await server.users.find(user.id)).toEqual(user);
    expect(await server.call("users.info", { user: user.id })).toMatchObject({ user: { name: "alan.turing" } });
  });

  it.each([
    ["alan", 'No user has the user name, e-mail address or identifier "alan"; did you mean alan.turing?'],
    ["acme.example", "; did you mean grace.hopper or katherine.johnson or"],
    ["alna.turing", "; did you mean alan.turing?"],
    ["nobody.at.all.here", '"nobody.at.all.here".'],
    ["", "must not be empty (name)"],
  ])("suggests a correction for %j", async (name, sentence) => {
    await using server = await serveDouble();
    await expect(server.users.find(name)).rejects.toThrow(sentence);
  });

  it.each([
    ["a method", { method: "users.inf" }, 'There is no method users.inf; did you mean "users.info"?'],
    ["a route", { route: "PATCH /Users" }, 'There is no SCIM route PATCH /Users; did you mean "GET /Users"?'],
    ["a code", { code: "usr_not_found" }, 'declares the code usr_not_found; did you mean "user_not_found"?'],
    [
      "a code of another method",
      { method: "users.info", code: "draft_not_found" },
      "users.info does not declare the code draft_not_found; chat.postMessage does.",
    ],
  ])("does not wait for an unknown %s", async (_what, filter, sentence) => {
    await using server = await serveDouble();
    // The types refuse it already, but JavaScript callers can pass it.
    const wrong = filter as JournalFilter;
    // Without the refusal, the wait would exceed the timeout of the test.
    await expect(server.journal.waitFor(wrong, { timeoutMs: 120_000 })).rejects.toThrow(sentence);
    await expect(server.journal.list(wrong)).rejects.toThrow(sentence);
  });

  it("searches for any code if callers can choose it", async () => {
    await using server = await serveDouble();
    await server.call("api.test", { error: "my_error" });
    const filter = { method: "api.test", code: "my_error" };
    expect(await server.json("/_rollcall/journal.list", asJson(filter))).toMatchObject({
      entries: [{ code: "my_error" }],
    });
  });

  it("explains why an exchange may be missing", async () => {
    await using server = await serveDouble();
    await expect(server.journal.get("none")).rejects.toThrow('The journal has no exchange "none"; it drops the oldest');
  });

  it("streams exchanges as they happen, without secrets", async () => {
    await using server = await serveDouble();
    const leaving = new AbortController();
    const events = await fetch(`${server.url}/_rollcall/journal/events`, { signal: leaving.signal });
    expect(events.headers.get("content-type")).toBe("text/event-stream");
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader?.read())?.value ?? "";
    expect(await next()).toBe(": exchanges follow\n\n");
    await server.call("users.info", {});
    const event = await next();
    expect(event).toMatch(/^id: .+\nevent: exchange\ndata: \{.*"method":"users\.info".*\}\n\n$/);
    expect(event).not.toContain(server.bot);
    leaving.abort();
  });

  it("does not exist if it is turned off", async () => {
    const server = await createServer({ memory: true, control: false });
    try {
      expect(Object.keys(server).toSorted()).toEqual([
        "apiUrl",
        "close",
        "demoTokens",
        "environments",
        "fetch",
        "hooksUrl",
        "isNew",
        "url",
        "vendorHosts",
      ]);
      const answer = await server.fetch("/_rollcall/world.reset", { method: "POST" });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("bad_endpoint")]);
    } finally {
      await server.close();
    }
  });

  it("requires its token if there is one", async () => {
    await using server = await serveDouble({ controlToken: "let-me-in" });
    const list = (bearer?: string) =>
      server.fetch("/_rollcall/world.list", {
        headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
      });
    expect((await list()).status).toBe(403);
    expect((await list("let-me-on")).status).toBe(403);
    expect((await list("let-me-in")).status).toBe(200);
  });

  it.each([
    [{ seed: 1, memory: false }, "a seed needs a server in memory"],
    [{ seed: 1, memory: true, control: false }, "a seed needs the control plane"],
  ])("refuses %j", async (options, sentence) => {
    await expect(createServer({ data: "/nowhere/at/all", ...options })).rejects.toThrow(sentence);
  });
});
