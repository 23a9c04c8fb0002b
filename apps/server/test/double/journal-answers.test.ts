import { describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../../src/index.js";

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
