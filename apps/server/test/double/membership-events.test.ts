import { beforeEach, describe, expect, it } from "vitest";
import { type ControlledServer, createServer } from "../../src/index.js";
import { openApp } from "../deliveries/serve-app.js";

// biome-ignore lint/suspicious/noExplicitAny: tests look into JSON of any shape
type Body = any;

let server: ControlledServer;
let received: Body[];
beforeEach(async () => {
  const app = await openApp();
  received = app.received;
  server = await createServer({ memory: true, clock: { now: new Date("2026-06-01T12:00:00Z"), frozen: true } });
  await server.world.load(worldOf(app.url));
  return () => server.close();
});

const scopes = ["users:read", "users:read.email", "channels:read", "groups:read", "chat:write"];
const types = ["team_join", "user_change", "member_joined_channel", "member_left_channel", "channel_deleted"];

function worldOf(url: string) {
  return {
    kind: "world",
    organization: { id: "E1", name: "Acme", default_workspace: "hq" },
    workspaces: [
      { id: "T1", name: "Headquarters", domain: "hq" },
      { id: "T2", name: "Labs", domain: "labs" },
    ],
    users: [
      {
        id: "U1",
        userName: "olga",
        emails: ["olga@acme.example"],
        organization_role: "primary_owner",
        workspaces: { hq: "primary_owner", labs: "primary_owner" },
      },
      { id: "U2", userName: "mia", emails: ["mia@acme.example"], workspaces: { labs: "member" } },
      { id: "U3", userName: "helper", bot_of: "Helper" },
      { id: "U4", userName: "max", emails: ["max@acme.example"], workspaces: { hq: "member", labs: "member" } },
    ],
    apps: [
      {
        id: "A1",
        name: "Helper",
        manifest: {
          display_information: { name: "Helper" },
          settings: { event_subscriptions: { request_url: url, bot_events: types } },
        },
      },
      { id: "A2", name: "Console" },
    ],
    channels: [
      { id: "C1", kind: "public", name: "general", members: ["olga", "helper", "max"] },
      { id: "C2", kind: "public", name: "launch", members: ["olga", "helper"] },
    ],
    tokens: [
      {
        ...{ token: "svcb-helper", kind: "bot", user: "helper", app: "Helper", scopes },
        installation: { workspace: "hq", installer: "olga" },
      },
      {
        ...{ token: "svcp-olga", kind: "user", user: "olga", app: "Console" },
        scopes: ["admin.users:write", "admin.conversations:write"],
        installation: { installer: "olga", channel_manager: true },
      },
    ],
  };
}

async function call(method: string, args: object, token = "svcp-olga"): Promise<Body> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json; charset=utf-8" };
  const response = await server.fetch(`/api/${method}`, { method: "POST", headers, body: JSON.stringify(args) });
  return response.json();
}

type Delivered = NonNullable<NonNullable<Parameters<ControlledServer["deliveries"]["waitFor"]>[0]>["event"]>;

/** Events that the app received since the last look, once it has received these. */
async function eventsUntil(...wanted: readonly Delivered[]): Promise<readonly Body[]> {
  await Promise.all(wanted.map((event) => server.deliveries.waitFor({ event, ok: true })));
  return received.splice(0).map(({ event }) => event);
}

describe("an app of a workspace", () => {
  it("receives that an invited guest joined, and reads who it is", async () => {
    const sent = { team_id: "T1", email: "ada@new.example", channel_ids: "C2", is_restricted: true };
    expect(await call("admin.users.invite", sent)).toEqual({ ok: true });
    const { user, deliveries } = await server.as("ada@new.example").acceptInvitation({ name: "Ada Lovelace" });
    expect(deliveries.map(({ event, state }) => [event, state]).toSorted()).toEqual([
      ["member_joined_channel", "delivered"],
      ["team_join", "delivered"],
    ]);
    const events = received.map(({ event }) => event);
    expect(events).toContainEqual({
      type: "team_join",
      user: expect.objectContaining({ id: user, name: "ada", real_name: "Ada Lovelace", is_restricted: true }),
    });
    expect(events).toContainEqual(
      expect.objectContaining({ type: "member_joined_channel", user, channel: "C2", inviter: "U1" }),
    );
    const { user: shown } = await call("users.info", { user }, "svcb-helper");
    expect(shown).toMatchObject({ id: user, is_restricted: true, profile: { email: "ada@new.example" } });
    await expect(server.as("ada").post("general", "Hi")).rejects.toThrow(/channel_not_found/);
    expect((await server.as("ada").post("launch", "Hi")).channel).toBe("C2");
  });

  it("receives who joins from another workspace", async () => {
    await call("admin.users.assign", { team_id: "T1", user_id: "U2", channel_ids: ["C1"] });
    const joined = await eventsUntil("member_joined_channel", "team_join", "user_change");
    expect(joined.map(({ type }) => type).toSorted()).toEqual(["member_joined_channel", "team_join", "user_change"]);
  });

  it("receives who leaves for another workspace", async () => {
    await call("admin.users.remove", { team_id: "T1", user_id: "U4" });
    const left = await eventsUntil("member_left_channel", "user_change");
    expect(left).toContainEqual(expect.objectContaining({ type: "member_left_channel", user: "U4", channel: "C1" }));
    expect(left).toContainEqual(
      expect.objectContaining({ type: "user_change", user: expect.objectContaining({ id: "U4" }) }),
    );
  });

  it("receives that a channel was deleted, which an open invitation then leaves out", async () => {
    await call("admin.users.invite", { team_id: "T1", email: "ada@new.example", channel_ids: "C1,C2" });
    await call("admin.conversations.delete", { channel_id: "C2" });
    expect(await eventsUntil("channel_deleted")).toMatchObject([
      { type: "channel_deleted", channel: "C2", actor_id: "U1" },
    ]);
    const accepted = await server.as("ada@new.example").acceptInvitation();
    expect(accepted.channels).toEqual(["C1"]);
  });
});
