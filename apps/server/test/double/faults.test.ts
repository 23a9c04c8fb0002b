import { describe, expect, it } from "vitest";
import type { FaultAction, FaultRequest } from "../../src/index.js";
import { serveDouble } from "./serve-double.js";

const post = { match: { method: "chat.postMessage" } } as const;

describe("faults", () => {
  it("answer a declared code, once by default, and nothing is changed", async () => {
    await using server = await serveDouble();
    const { id } = await server.faults.arm({ ...post, action: { kind: "error", code: "fatal_error" } });
    expect(await server.post("general", "one")).toEqual({ ok: false, error: "fatal_error" });
    expect(await server.post("general", "two")).toMatchObject({ ok: true });
    expect(await server.faults.list()).toMatchObject([{ id, matched: 2, happened: 1 }]);
    const entries = await server.journal.list({ method: "chat.postMessage" });
    expect(entries.map(({ fault, code, changes }) => [fault, code, changes.length])).toEqual([
      [id, "fatal_error", 0],
      [undefined, undefined, 1],
    ]);
  });

  it("perform a call and answer it with an error", async () => {
    await using server = await serveDouble();
    await server.faults.arm({ ...post, action: { kind: "error", code: "fatal_error", after: true } });
    expect(await server.post("general", "done")).toMatchObject({ error: "fatal_error" });
    const [entry] = await server.journal.list({ code: "fatal_error" });
    expect(entry?.changes).toMatchObject([{ kind: "insertMessage", after: { text: "done" } }]);
  });

  it("have their own status, fields and Retry-After", async () => {
    await using server = await serveDouble({ isDocumented: false });
    await server.faults.arm({
      ...post,
      action: { kind: "error", code: "ratelimited", status: 420, retry_after: 17, fields: { calm: true } },
    });
    const answer = await server.fetch("/api/chat.postMessage", {
      method: "POST",
      body: new URLSearchParams({ token: server.bot, channel: "general", text: "x" }),
    });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([420, "17"]);
    expect(await answer.json()).toMatchObject({ ok: false, error: "ratelimited", calm: true });
  });

  it("also match SCIM routes and the contents of their bodies", async () => {
    await using server = await serveDouble();
    await server.faults.arm({
      match: { route: "POST /Users", version: "2.0", where: { userName: "bob" } },
      action: { kind: "error", code: "too_many_requests" },
      times: { kind: "always" },
    });
    expect(await server.newUser("ada")).toMatchObject({ userName: "ada" });
    expect(await server.newUser("bob")).toMatchObject({ status: 429, detail: "too_many_requests" });
    const entry = await server.journal.waitFor({ code: "too_many_requests" });
    expect(entry).toMatchObject({ route: "POST /Users", version: "2.0", status: 429, arguments: { userName: "bob" } });
  });

  it("delay the answer by the clock of the world", async () => {
    await using server = await serveDouble({ clock: { frozen: true } });
    await server.faults.arm({ ...post, action: { kind: "latency", ms: 60_000 } });
    let isAnswered = false;
    const answer = server.post("general", "late").then((body) => {
      isAnswered = true;
      return body;
    });
    while ((await server.faults.list())[0]?.happened === 0) await new Promise((resolve) => setImmediate(resolve));
    await server.clock.advance("59s");
    expect(isAnswered).toBe(false);
    while (!isAnswered) {
      await server.clock.advance("1s");
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await answer).toMatchObject({ ok: true });
  });

  describe("below the protocol", () => {
    const over = async (
      action: Exclude<FaultAction, { readonly kind: "error" }>,
      use: (call: (signal?: AbortSignal) => Promise<Response>) => Promise<void>,
    ) => {
      await using server = await serveDouble();
      await server.faults.arm({ ...post, action });
      const body = new URLSearchParams({ token: server.bot, channel: "general", text: "x" });
      await use((signal) =>
        fetch(`${server.url}/api/chat.postMessage`, { method: "POST", body, ...(signal && { signal }) }),
      );
      const [entry] = await server.journal.list({ method: "chat.postMessage" });
      expect(entry?.fault).toBe("fault-1");
      expect(entry?.changes.length).toBe(action.kind === "bad_gateway" ? 0 : 1);
    };

    it("end the connection without an answer", () =>
      over({ kind: "reset" }, async (call) => {
        await expect(call()).rejects.toThrow("fetch failed");
      }));

    it("end the body early", () =>
      over({ kind: "truncate", bytes: 5 }, async (call) => {
        const response = await call();
        expect(response.status).toBe(200);
        expect(Number(response.headers.get("content-length"))).toBeGreaterThan(50);
        await expect(response.text()).rejects.toThrow("terminated");
      }));

    it("answer with the page of a proxy", () =>
      over({ kind: "bad_gateway" }, async (call) => {
        const response = await call();
        expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html"]);
        expect(await response.text()).toContain("502 Bad Gateway");
      }));

    it("never answer", () =>
      over({ kind: "hang" }, async (call) => {
        const leaving = AbortSignal.timeout(300);
        await expect(call(leaving)).rejects.toThrow("aborted");
      }));
  });

  // The types refuse it, but JavaScript callers can pass it.
  it.each<[string, FaultRequest | object, RegExp]>([
    [
      "a code that the method does not declare",
      { ...post, action: { kind: "error", code: "no_such_user" } },
      /chat\.postMessage does not declare the code no_such_user; SCIM routes do\.\nDeclared: .*no_text/,
    ],
    [
      "a misspelled code of the method",
      { ...post, action: { kind: "error", code: "no_txt" } },
      /chat\.postMessage does not declare the code no_txt; did you mean "no_text"\?$/,
    ],
    [
      "a misspelled code",
      { action: { kind: "error", code: "usrname_taken" } },
      /No method and no route declares the code usrname_taken; did you mean "username_taken"\?$/,
    ],
    [
      "an unknown method",
      { match: { method: "chat.shout" }, action: { kind: "hang" } },
      /There is no method chat\.shout\.\nDeclared: .*chat\.postMessage/,
    ],
    [
      "a misspelled method",
      { match: { method: "chat.postMesage" }, action: { kind: "hang" } },
      /There is no method chat\.postMesage; did you mean "chat\.postMessage"\?$/,
    ],
    [
      "a misspelled route",
      { match: { route: "PATCH /User/{id}" }, action: { kind: "hang" } },
      /There is no SCIM route PATCH \/User\/\{id\}; did you mean "PATCH \/Users\/\{id\}"\?$/,
    ],
    ["an unknown argument", { mach: {}, action: { kind: "hang" } }, /unknown field: mach$/],
    ["an unknown action", { action: { kind: "eror" } }, /must be one of: error, latency, .* \(action\.kind\)/],
    [
      "both a method and a route",
      { match: { method: "users.info", route: "GET /Users" }, action: { kind: "hang" } },
      /invalid_arguments/,
    ],
    [
      "an invalid chance",
      { action: { kind: "hang" }, times: { kind: "chance", probability: 2 } },
      /must be at most 1 \(times\.probability\)/,
    ],
  ])("refuse %s", async (_name, request, sentence) => {
    await using server = await serveDouble();
    await expect(server.faults.arm(request as FaultRequest)).rejects.toThrow(sentence);
    expect(await server.faults.list()).toEqual([]);
  });
});
