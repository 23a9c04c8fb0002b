import { describe, expect, it } from "vitest";
import { serveDouble } from "./serve-double.js";

const admin = "svcp-demo-admin";
const frozen = { clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } };

/** Resolves when all immediate work is done. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

function patchTitle(title: string, token = admin): RequestInit {
  return {
    method: "PATCH",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
    body: JSON.stringify({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"],
      Operations: [{ op: "replace", path: "title", value: title }],
    }),
  };
}

describe("a fork, over a connection", () => {
  it("takes its tokens from the header, a form or a multipart form", async () => {
    await using server = await serveDouble();
    await server.world.fork({ name: "blue" });
    const token = `blue~${server.bot}`;
    const parts = new FormData();
    parts.set("token", token);
    const calls: readonly [string, RequestInit][] = [
      ["/scim/v2/Users?count=1", { headers: { authorization: `Bearer blue~${admin}` } }],
      ["/api/users.info", { headers: { authorization: `bearer  ${token}` } }],
      ["/api/users.info", { method: "POST", headers: { authorization: `Bearer ${token}` }, body: "x=1" }],
      ["/api/users.info", { method: "POST", body: new URLSearchParams({ token }) }],
      ["/api/users.info", { method: "POST", body: parts }],
    ];
    for (const [path, init] of calls) {
      const answer = await fetch(`${server.url}${path}`, init);
      const text = await answer.text();
      expect([path, answer.status, text.includes('"ok":true') || text.includes("Resources")]).toEqual([
        path,
        200,
        true,
      ]);
    }
    expect(await server.journal.list({ world: "blue" })).toHaveLength(calls.length);
  });

  it("refuses a token that it would refuse without the prefix", async () => {
    await using server = await serveDouble();
    await server.world.fork({ name: "blue" });
    const headers = { authorization: `blue~${server.bot}` };
    expect(await server.json("/api/users.info", { headers })).toMatchObject({ error: "not_authed" });
  });
});

describe("a reset", () => {
  it("keeps changes, locks and journal entries of earlier requests out of the fresh world", async () => {
    await using server = await serveDouble({ ...frozen, updateTimeMs: 3000 });
    const { Resources } = await server.json("/scim/v2/Users?count=1", {
      headers: { authorization: `Bearer ${admin}` },
    });
    const path = `/scim/v2/Users/${(Resources as [{ id: string }])[0].id}`;
    const before = server.fetch(path, patchTitle("before"));
    await settle();
    await server.world.reset();
    expect((await before).status).toBe(500);
    const after = server.fetch(path, patchTitle("after"));
    await settle();
    await server.clock.advance("3s");
    expect((await after).status).toBe(200);
    expect(await server.journal.list()).toMatchObject([{ route: "PATCH /Users/{id}", status: 200 }]);
  });

  it("cancels the delay of a call", async () => {
    await using server = await serveDouble(frozen);
    await server.faults.arm({ match: { method: "chat.postMessage" }, action: { kind: "latency", ms: 60_000 } });
    const late = server.post("general", "late");
    await settle();
    await server.world.reset();
    expect(await late).toMatchObject({ ok: false });
    await server.clock.advance("2m");
    expect(await server.journal.list()).toEqual([]);
  });
});

describe("a server that is closed", () => {
  it("does not wait for hanging calls, sleeping calls or callers that wait for exchanges", async () => {
    const server = await serveDouble(frozen);
    await server.faults.arm({ match: { method: "users.info" }, action: { kind: "hang" } });
    await server.faults.arm({ match: { method: "chat.postMessage" }, action: { kind: "latency", ms: 60_000 } });
    const headers = { authorization: `Bearer ${server.bot}` };
    const body = new URLSearchParams({ channel: "general", text: "late" });
    const waiting = [
      fetch(`${server.url}/api/users.info`, { headers }),
      fetch(`${server.url}/api/chat.postMessage`, { method: "POST", headers, body }),
      fetch(`${server.url}/_rollcall/journal.wait?code=fatal_error&timeout_ms=60000`),
    ];
    const ended = Promise.allSettled(waiting);
    while ((await server.faults.list()).some(({ happened }) => happened === 0)) await settle();
    const cut: number[] = [];
    await server.close({ timeoutMs: 60_000, onCut: (requests) => cut.push(requests) });
    expect((await ended).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
    expect(cut).toEqual([]);
  });
});

describe("the journal", () => {
  it("keeps no password, wherever it is in a body, and no part of a body that is not JSON", async () => {
    await using server = await serveDouble();
    const { Resources } = await server.json("/scim/v2/Users?count=1", {
      headers: { authorization: `Bearer ${admin}` },
    });
    const path = `/scim/v2/Users/${(Resources as [{ id: string }])[0].id}`;
    const send = (body: string) => server.fetch(path, { ...patchTitle(""), body });
    const patch = (operation: object) =>
      send(JSON.stringify({ schemas: ["urn:ietf:params:scim:api:messages:2.0:PatchOp"], Operations: [operation] }));
    await patch({ op: "replace", path: "password", value: "hush-hush" });
    await patch({ op: "replace", path: "urn:ietf:params:scim:schemas:core:2.0:User:password", value: "hush-hush" });
    await patch({ op: "replace", value: { PassWord: ["hush-hush"] } });
    await send('{"password":hush-hush}');
    const entries = await server.journal.list({ ok: false });
    expect(entries).toHaveLength(4);
    expect(JSON.stringify(entries)).not.toContain("hush-hush");
  });

  it("accepts the same depth of nesting as the engine", async () => {
    await using server = await serveDouble();
    const body = `{"a":${"[".repeat(20_000)}${"]".repeat(20_000)}}`;
    const answer = await server.fetch("/scim/v2/Users", { ...patchTitle(""), method: "POST", body });
    expect(answer.status).toBe(400);
  });
});

describe("a fault", () => {
  it("answers with a status that allows no body", async () => {
    await using server = await serveDouble({ isDocumented: false });
    await server.faults.arm({
      match: { method: "users.info" },
      action: { kind: "error", code: "fatal_error", status: 204 },
    });
    const answer = await server.fetch("/api/users.info", { headers: { authorization: `Bearer ${server.bot}` } });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
  });

  it("is refused if it names a method and a version of SCIM", async () => {
    await using server = await serveDouble();
    const match = { method: "users.info", version: "2.0" } as const;
    await expect(server.faults.arm({ match, action: { kind: "hang" } })).rejects.toThrow("remove one of them");
  });
});
