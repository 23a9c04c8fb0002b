import { describe, expect, it } from "vitest";
import { createServer } from "../../src/index.js";
import { serveDouble } from "./serve-double.js";

const asJson = (body: object, headers: Readonly<Record<string, string>> = {}) => ({
  method: "POST",
  headers: { "content-type": "application/json; charset=utf-8", ...headers },
  body: JSON.stringify(body),
});

describe("the control plane", () => {
  it("does over HTTP what the functions do", async () => {
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
  });

  it.each([
    ["an operation that there is not", "/_rollcall/world.burn", {}, 404, { error: "unknown_operation" }],
    ["a missing argument", "/_rollcall/clock.advance", {}, 400, { error: "invalid_arguments" }],
    [
      "a fault that is not declared",
      "/_rollcall/fault.arm",
      { action: { kind: "error", code: "tea" } },
      422,
      { error: "undeclared", detail: "No method and no route declares the code tea." },
    ],
    ["a broken world", "/_rollcall/world.load", { file: "kind: planet" }, 422, { error: "broken_world" }],
    [
      "what does not happen",
      "/_rollcall/journal.wait",
      { method: "users.info", timeout_ms: 0 },
      408,
      { error: "timed_out" },
    ],
  ])("refuses %s with a status of its own", async (_name, path, body, status, wanted) => {
    await using server = await serveDouble();
    const answer = await server.fetch(path, asJson(body));
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ ok: false, ...wanted });
  });

  it("says why an exchange may not be there", async () => {
    await using server = await serveDouble();
    await expect(server.journal.get("none")).rejects.toThrow(
      'The journal keeps no exchange "none"; it forgets the oldest',
    );
  });

  it("tells of exchanges as they happen, without secrets", async () => {
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

  it("is not there where it is switched off", async () => {
    const server = await createServer({ memory: true, control: false });
    try {
      expect(Object.keys(server).toSorted()).toEqual(["close", "demoTokens", "fetch", "url"]);
      const answer = await server.fetch("/_rollcall/world.reset", { method: "POST" });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining("bad_endpoint")]);
    } finally {
      await server.close();
    }
  });

  it("needs its token where there is one", async () => {
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
    [{ seed: 1, memory: true, control: false }, "a seed is for servers that may be controlled"],
  ])("refuses %j", async (options, sentence) => {
    await expect(createServer({ data: "/nowhere/at/all", ...options })).rejects.toThrow(sentence);
  });
});
