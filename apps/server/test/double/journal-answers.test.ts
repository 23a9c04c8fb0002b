import { describe, expect, it, onTestFinished } from "vitest";
import { createServer, mergeCoverage } from "../../src/index.js";
import { printJournal } from "../../src/testing/print-journal.js";

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
  const isUnknown = { ok: false, error: "unknown_method" };
  it.each([
    ["stars.add", "stars.add", undefined, "a method that is defined; the hosted service has this one, too"],
    ["users.inf", "users.inf", undefined, 'a method of the service; did you mean "users.info"?'],
    ["pizza.order", "pizza.order", undefined, "a method of the service; the hosted service has none of this name"],
    ["/stars.add", "stars.add", "/api//stars.add", "a method that is defined; the hosted service has this one, too"],
    ["pizza/order", undefined, "/api/pizza/order", "the path of a method, such as /api/auth.test"],
  ])("%s is explained in the journal, and in the report of a failure", async (asked, method, path, wanted) => {
    const { server, call, last } = await open();
    expect(await (await call(asked, {})).json()).toEqual(isUnknown);
    const entry = await last();
    expect([entry.method, entry.path, entry.reason]).toEqual([
      method,
      path,
      { rule: "unknownMethod", found: method ?? path, wanted },
    ]);
    const line = [method, path === undefined || method === undefined ? path : `(${path})`].join(" ").trim();
    expect(printJournal(await server.journal.list(), "failed")).toContain(`${line}`);
    expect(printJournal(await server.journal.list(), "failed")).toContain(`  wanted    ${wanted}\n`);
  });

  it("is in the log by its name, in the coverage with its calls, and nowhere by another path", async () => {
    const lines: object[] = [];
    const log = (line: unknown) => void lines.push(Object(line));
    const logger = { trace: log, debug: log, info: log, warn: log, error: log, fatal: log };
    const server = await createServer({ memory: true, logger });
    onTestFinished(() => server.close());
    for (const path of ["stars.add", "stars.add", "users.inf", "some-secret"]) await server.fetch(`/api/${path}`);
    await server.fetch("/api/auth.test", { method: "PUT" });
    expect(lines).toMatchObject([
      { route: "unknown method", asked: "stars.add", wanted: expect.stringContaining("hosted service has this one") },
      { asked: "stars.add" },
      { asked: "users.inf", wanted: expect.stringContaining("users.info") },
      { route: "unknown method" },
      { route: "unknown method" },
    ]);
    expect(JSON.stringify(lines)).not.toContain("some-secret");
    const report = await server.coverage();
    const rows = [
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
