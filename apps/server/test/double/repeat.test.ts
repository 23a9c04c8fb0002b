import { describe, expect, it, onTestFinished } from "vitest";
import { createServer } from "../../src/index.js";

async function open() {
  const server = await createServer({ memory: true });
  onTestFinished(() => server.close());
  const call = async (method: string, fields: Record<string, string>, token = "svcb-demo-bot") => {
    const sent = { method: "POST", body: new URLSearchParams({ token, ...fields }) };
    return (await server.fetch(`/api/${method}`, sent)).json();
  };
  const last = async () => (await server.journal.list()).at(-1)?.request_id ?? "";
  return { server, call, last };
}

describe("journal.repeat", () => {
  it("makes a call again as the same caller, and records it", async () => {
    const { server, call, last } = await open();
    await call("chat.postMessage", { channel: "general", text: "Good morning" });
    const id = await last();
    const { request_id: repeated, ...entry } = await server.journal.repeat(id);
    const first = await server.journal.get(id);
    expect(repeated).not.toBe(id);
    expect(entry).toMatchObject({ method: "chat.postMessage", ok: true, user: first.user, app: first.app });
    expect(entry.answer).toMatchObject({ ok: true, message: { text: "Good morning" } });
    const { messages } = await server.as("alan.turing").sees("general");
    expect(messages.filter(({ text }) => text === "Good morning")).toHaveLength(2);
  });

  it("meets what has changed meanwhile: a token that was revoked, and another world", async () => {
    const { server, call, last } = await open();
    await server.world.fork({ name: "blue" });
    await call("chat.postMessage", { channel: "general", text: "In blue" }, "blue~svcb-demo-bot");
    const inBlue = (await server.journal.list({ world: "blue" })).at(-1)?.request_id ?? "";
    expect(await server.journal.repeat(inBlue)).toMatchObject({ world: "blue", ok: true });
    await call("auth.test", {});
    const id = await last();
    await call("auth.revoke", {});
    expect(await server.journal.repeat(id)).toMatchObject({ ok: false });
  });

  it("refuses a call of which a part is missing, and no call that only mentions missing parts", async () => {
    const { server, call, last } = await open();
    const metadata = JSON.stringify({ event_type: "note", event_payload: { left_out: "3 more" } });
    await call("chat.postMessage", { channel: "general", text: "Short", metadata });
    expect(await server.journal.repeat(await last())).toMatchObject({ ok: true });
    const headers = { authorization: "Bearer svcp-demo-admin", "content-type": "application/json" };
    const body = JSON.stringify({ userName: "ada", title: "a".repeat(80_000) });
    await server.fetch("/scim/v2/Users", { method: "POST", headers, body });
    await expect(server.journal.repeat(await last())).rejects.toThrow("the journal has only a part of it");
  });

  it("refuses what is no call of a method", async () => {
    const { server, last } = await open();
    await server.as("alan.turing").post("general", "Hi");
    await expect(server.journal.repeat(await last())).rejects.toThrow(
      "journal.repeat makes calls of Web API methods and SCIM routes again",
    );
    await expect(server.journal.repeat("r404")).rejects.toThrow("The journal has no exchange");
  });

  it("makes calls of SCIM again, with their query and their body", async () => {
    const { server, last } = await open();
    const scim = async (path: string, init: RequestInit = {}) => {
      const headers = { authorization: "Bearer svcp-demo-admin", "content-type": "application/scim+json" };
      const answer = await server.fetch(`/scim${path}`, { ...init, headers });
      return answer.text();
    };
    // SCIM 2.0 of the service ignores filters, and 1.1 applies them.
    await scim('/v1/Users?filter=userName%20eq%20"alan.turing"&count=3');
    const found = await server.journal.repeat(await last());
    expect(found).toMatchObject({
      route: "GET /Users",
      query: { filter: 'userName eq "alan.turing"', count: "3" },
      answer: { totalResults: 1, Resources: [{ userName: "alan.turing" }] },
    });
    const schemas = ["urn:ietf:params:scim:schemas:core:2.0:User"];
    const ada = { schemas, userName: "ada", emails: [{ value: "ada@acme.example" }] };
    const { id } = JSON.parse(await scim("/v2/Users", { method: "POST", body: JSON.stringify(ada) })) as { id: string };
    expect(await server.journal.repeat(await last())).toMatchObject({
      status: 409,
      route: "POST /Users",
      answer: { status: 409, detail: "user_creation_failed" },
    });
    await scim(`/v2/Users/${id}`, { method: "DELETE" });
    expect(await server.journal.repeat(await last())).toMatchObject({ route: "DELETE /Users/{id}", id });
    await scim('/v2/Users?filter=password%20eq%20"hidden"&token=hidden-too');
    expect(JSON.stringify(await server.journal.get(await last()))).not.toContain("hidden");
  });
});
