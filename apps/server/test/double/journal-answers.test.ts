import { describe, expect, it, onTestFinished } from "vitest";
import { createServer, mergeCoverage } from "../../src/index.js";

async function open() {
  const server = await createServer({ memory: true });
  onTestFinished(() => server.close());
  const call = (method: string, fields: Record<string, string>) =>
    server.fetch(`/api/${method}`, {
      method: "POST",
      body: new URLSearchParams({ token: "svcb-demo-bot", ...fields }),
    });
  const last = async () => {
    const entries = await server.journal.list();
    return server.journal.get(entries.at(-1)?.request_id ?? "");
  };
  return { server, call, last };
}

describe("the answers in the journal", () => {
  it("are those that clients and people got", async () => {
    const { server, call, last } = await open();
    const answer = await (await call("chat.postMessage", { channel: "general", text: "Hi" })).json();
    expect((await last()).answer).toEqual(answer);
    const { ts } = await server.as("alan.turing").post("general", "Hello");
    expect((await last()).answer).toMatchObject({ ok: true, ts });
    const headers = { authorization: "Bearer svcp-demo-admin" };
    const refusal = await (await server.fetch("/scim/v2/Users/U404", { headers })).json();
    expect((await last()).answer).toEqual(refusal);
  });

  it("are only in journal.get, without secrets", async () => {
    const { server, call, last } = await open();
    await call("files.getUploadURLExternal", { filename: "a.txt", length: "1" });
    expect((await server.journal.list()).every((entry) => entry.answer === undefined)).toBe(true);
    expect(JSON.stringify((await last()).answer)).toMatch(/"upload_url":"[^"]*\[redacted\]"/);
  });

  it("are left out if they are large", async () => {
    const { server, call, last } = await open();
    for (let count = 0; count < 8; count += 1) await server.as("alan.turing").post("general", "x".repeat(10_000));
    await call("conversations.history", { channel: "CDEMOGENERAL" });
    expect((await last()).answer).toBeUndefined();
  });
});

describe("a call of a method that is not defined", () => {
  it("is explained in the journal and in the report of a failure, by its name or its path", async () => {
    const { server, call } = await open();
    const hosted = "a method that is defined; the hosted service has this one, too";
    const rows = [
      ["stars.add", { method: "stars.add" }, hosted],
      ["users.inf", { method: "users.inf" }, 'a method of the service; did you mean "users.info"?'],
      ["pizza.order", { method: "pizza.order" }, "a method of the service; the hosted service has none of this name"],
      ["/stars.add", { method: "stars.add", path: "/api//stars.add" }, hosted],
      ["pizza/order", { path: "/api/pizza/order" }, "the path of a method, such as /api/auth.test"],
    ] as const;
    for (const [asked] of rows)
      expect(await (await call(asked, {})).json()).toEqual({ ok: false, error: "unknown_method" });
    const entries = await server.journal.list();
    expect(entries.map(({ method, path }) => ({ ...(method && { method }), ...(path && { path }) }))).toEqual(
      rows.map(([, named]) => named),
    );
    expect(entries.map(({ reason }) => reason?.wanted)).toEqual(rows.map(([, , wanted]) => wanted));
    const report = await server.journal.report({ show: "failed" });
    for (const line of ["stars.add →", "stars.add (/api//stars.add) →", "/api/pizza/order (no method) →", hosted])
      expect(report).toContain(line);
  });

  it("is in the log by its name, in the coverage with its calls, and nowhere by another path", async () => {
    const lines: object[] = [];
    const log = (line: unknown) => void lines.push(Object(line));
    const logger = { trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
    const server = await createServer({ memory: true, logger });
    onTestFinished(() => server.close());
    for (const path of ["stars.add", "stars.add", "users.inf", "some-secret", "groups.list"])
      await server.fetch(`/api/${path}`);
    await server.fetch("/api/auth.test", { method: "PUT" });
    expect(lines).toMatchObject([
      { route: "unknown method", asked: "stars.add", wanted: expect.stringContaining("hosted service has this one") },
      { asked: "stars.add" },
      { asked: "users.inf", wanted: expect.stringContaining("users.info") },
      { route: "unknown method" },
      { asked: "groups.list", code: "method_deprecated", wanted: "conversations.list or users.conversations" },
      { route: "unknown method" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("some-secret");
    const report = await server.coverage();
    const rows = [
      { method: "groups.list", calls: 1, hosted: false, instead: "conversations.list or users.conversations" },
      { method: "stars.add", calls: 2, hosted: true },
      { method: "users.inf", calls: 1, hosted: false },
    ];
    expect(report.undefined_methods).toEqual(rows);
    expect((await mergeCoverage([report, report])).undefined_methods).toEqual(
      rows.map((row) => ({ ...row, calls: 2 * row.calls })),
    );
    expect(report.totals.methods.seen).toBe(0);
    expect((await server.journal.list({ code: "unknown_method" })).at(-1)?.reason).toMatchObject({ found: "PUT" });
  });
});

describe("what a bot does after the test that it belongs to", () => {
  const manifest = {
    display_information: { name: "Late" },
    features: { bot_user: { display_name: "Late" } },
    oauth_config: { scopes: { bot: ["chat:write"] } },
  };

  it.each([{}, { seed: 7 }])(
    "is refused with its cause, and not in the report of the next test: %j",
    async (options) => {
      const server = await createServer({ memory: true, world: "small", ...options });
      onTestFinished(() => server.close());
      const refusals = async (...tokens: readonly string[]) => {
        for (const token of tokens) {
          const init = { method: "POST", headers: { authorization: `Bearer ${token}` } };
          const answer = await (await server.fetch("/api/auth.test", init)).json();
          expect(answer).toMatchObject({ error: expect.stringMatching(/^(invalid_auth|token_revoked)$/) });
        }
        const entries = await server.journal.list({ ok: false });
        return entries.map(({ reason }) => reason?.found);
      };
      const install = async (name: string) => {
        const named = { ...manifest, display_information: { name } };
        return (await server.apps.create(named, { install: true })).environment.botToken ?? "";
      };
      const late = await install("Late");
      await server.world.reset();
      const [found, other] = await refusals(late, "svcb-unknown");
      expect(found).toBe("a token or an address of before the last reset of the world");
      expect(other).not.toBe(found);
      const report = await server.journal.report();
      expect(report).toMatch(/^\nRollcall served 1 exchange, 1 failed:\n✗ #2 auth\.test → /);
      expect(report).toContain(`not counted: 1 exchange with ${found}`);
      // A secret is not left over where a snapshot or a file has it.
      const kept = await install("Kept");
      await server.world.snapshot("kept");
      await server.world.restore("kept");
      await server.journal.clear();
      await server.fetch("/api/auth.revoke", { method: "POST", headers: { authorization: `Bearer ${kept}` } });
      expect(await refusals(kept)).not.toContain(found);
    },
  );
});
