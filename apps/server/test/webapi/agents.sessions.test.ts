import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const place = { channel_id: "C1", thread_ts: "1700000000.000900" };
const second = {
  world: `
apps: [{ id: A20, name: Second }]
users: [{ id: USECOND, userName: second, bot_of: Second }]
channels:
  - { name: general, members: [pat, mia, helper, classic, second] }
  - { name: helper-session, members: [mia, helper, second] }
tokens:
  - token: svcb-second
    kind: bot
    user: second
    scopes: ["chat:write"]
    installation: { workspace: hq, installer: olga }
`,
};

async function setStatus(server: WebapiServer, status: string, token = "svcb-helper", at: object = place) {
  const { body } = await server.call("agents.sessions.setStatus", { ...at, status }, { token });
  return [Reflect.get(body, "status"), Reflect.get(body, "agent_status")];
}

describe("agents.sessions.setStatus", () => {
  it("derives the status of a session from those of its agents", async () => {
    await using server = await createWebapiServer(second);
    const [one, other] = ["svcb-helper", "svcb-second"];
    expect(await setStatus(server, "closed", one)).toEqual(["closed", "closed"]);
    expect(await setStatus(server, "active", other)).toEqual(["active", "active"]);
    expect(await setStatus(server, "processing", one)).toEqual(["processing", "processing"]);
    expect(await setStatus(server, "suspended", other)).toEqual(["suspended", "suspended"]);
    expect(await setStatus(server, "active", one)).toEqual(["suspended", "active"]);
    expect(await setStatus(server, "closed", other)).toEqual(["active", "closed"]);
  });

  it("keeps sessions of threads separate from that of a session channel", async () => {
    await using server = await createWebapiServer();
    expect(await setStatus(server, "processing")).toEqual(["processing", "processing"]);
    const elsewhere = { ...place, thread_ts: "1700000000.000901" };
    expect(await setStatus(server, "closed", "svcb-helper", elsewhere)).toEqual(["closed", "closed"]);
    const inChannel = { channel_id: "C7" };
    expect(await setStatus(server, "active", "svcb-helper", inChannel)).toEqual(["active", "active"]);
  });

  it("uses the title of the call that starts the session, and no later one", async () => {
    await using server = await createWebapiServer();
    const call = async (args: Readonly<Record<string, unknown>>) =>
      (await server.call("agents.sessions.setStatus", args)).body;
    expect(await call({ ...place, status: "active", title: "First" })).toMatchObject({ title: "First" });
    expect(await call({ ...place, status: "active", title: "Second" })).toMatchObject({ title: "First" });
    const renamed = await server.call("agents.sessions.rename", { ...place, title: "Third" });
    expect(renamed.body).toMatchObject({ ok: true, title: "Third" });
    expect(await call({ ...place, status: "closed", title: "Fourth" })).toMatchObject({ title: "Third" });
  });

  it("finds the thread of a DM by a message in it, without a channel", async () => {
    await using server = await createWebapiServer();
    const { body } = await server.call("chat.postMessage", { channel: "D2", text: "Hello" });
    const thread_ts = Reflect.get(body, "ts");
    const begun = await server.call("agents.sessions.setStatus", { thread_ts, status: "active", title: "Hello" });
    expect(begun.body).toMatchObject({ ok: true, title: "Hello" });
    const again = await server.call("agents.sessions.setStatus", { channel_id: "D2", thread_ts, status: "closed" });
    expect(again.body).toMatchObject({ status: "closed", title: "Hello" });
  });

  it("works in a shared channel of another company only for its members", async () => {
    const world = `
channels:
  - { name: joint, members: [pia, quinn, olga, helper] }
  - { id: G9, kind: private, name: annex, workspace: partner, members: [pia, helper] }
  - { id: C8, kind: public, name: lobby, workspace: partner, members: [pia, quinn, olga] }
agent_sessions:
  - { channel: annex, thread_ts: "1700000000.000907", title: Annex, agents: [{ app: Helper, status: closed }] }
tokens:
  - token: svcb-everywhere
    kind: bot
    user: helper
    scopes: ["chat:write"]
    installation: { installer: olga, channel_manager: true }
`;
    await using server = await createWebapiServer({ world });
    const thread_ts = "1700000000.000907";
    for (const token of ["svcb-helper", "svcb-everywhere"]) {
      const setStatusIn = async (at: object) =>
        (await server.call("agents.sessions.setStatus", { status: "active", thread_ts, ...at }, { token })).outcome;
      expect(await setStatusIn({ channel_id: "C9" })).toBe("ok");
      expect(await setStatusIn({ channel_id: "C8" })).toBe("channel_not_found");
      const { body } = await server.call("agents.sessions.rename", { thread_ts, title: "Wing" }, { token });
      expect(body).toEqual({ ok: true, title: "Wing" });
    }
  });

  it("loses no agent of a session that several start at once", async () => {
    await using server = await createWebapiServer(second);
    const tokens = Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? "svcb-helper" : "svcb-second"));
    await Promise.all(tokens.map((token) => setStatus(server, "processing", token)));
    expect(await setStatus(server, "closed", "svcb-helper")).toEqual(["processing", "closed"]);
    expect(await setStatus(server, "closed", "svcb-second")).toEqual(["closed", "closed"]);
  });

  it("requires the scope for identities only if one is given", async () => {
    await using server = await createWebapiServer(second);
    const args = { ...place, status: "active" };
    const call = async (more: object) =>
      (await server.call("agents.sessions.setStatus", { ...args, ...more }, { token: "svcb-second" })).outcome;
    expect(await call({})).toBe("ok");
    expect(await call({ username: "Desk" })).toBe("missing_scope");
    expect(await call({ icon_url: "https://example.com/icon.png" })).toBe("missing_scope");
  });
});

describe("agents.sessions.rename", () => {
  it("names a session channel, whose old name is free afterwards", async () => {
    await using server = await createWebapiServer(second);
    const rename = async (title: string) =>
      (await server.call("agents.sessions.rename", { channel_id: "C7", title })).outcome;
    expect(await rename("Launch party")).toBe("ok");
    expect(await rename("Launch  PARTY!")).toBe("ok");
    expect(await rename("helper session")).toBe("ok");
    expect(await rename("Random")).toBe("name_taken");
    const inSession = { token: "svcb-second" };
    const other = await server.call("agents.sessions.rename", { channel_id: "C7", title: "Mine" }, inSession);
    expect(other.outcome).toBe("not_authorized");
  });

  it("gives a name to one of several calls that request it, and refuses the others", async () => {
    const channels = ["C21", "C22", "C23", "C24"];
    const world = `
channels: [${channels.map((id) => `{ id: ${id}, kind: session, name: ${id.toLowerCase()}, members: [helper] }`).join(", ")}]
agent_sessions: [${channels.map((id) => `{ title: ${id}, channel: ${id}, agents: [{ app: Helper, status: active }] }`).join(", ")}]
`;
    await using server = await createWebapiServer({ world });
    const outcomes = await Promise.all(
      channels.map((channel_id) => server.call("agents.sessions.rename", { channel_id, title: "Wanted" })),
    );
    expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(["name_taken", "name_taken", "name_taken", "ok"]);
  });
});
