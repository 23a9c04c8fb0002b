import { describe, expect, it } from "vitest";
import { eventSubscriptions } from "../model/app.js";
import { appCredentials } from "../model/app-credentials.js";
import { isEmpty, knowsToken } from "../model/store.js";
import { openCredentials } from "../rules/directory/open-credentials.js";
import { createTestStore } from "../testing/create-test-store.js";
import { hashToken, plainSealer } from "../values/secrets.js";
import { loadWorld } from "./load-world.js";
import type { World } from "./world.js";

const now = "2026-02-03T04:05:06.789Z";

function options() {
  let count = 0;
  const id = (prefix: string) => `${prefix}NEW${++count}`;
  return {
    clock: { now: () => new Date(now), sleep: () => Promise.resolve() },
    ids: { id, orderedId: id, uuid: () => "", secret: () => "" },
    siteUrl: "https://site.example",
  };
}

const world: World = {
  kind: "world",
  organization: { id: "E1", name: "Org", default_workspace: "hq", user_rules: { identity_manager: true } },
  workspaces: [
    { id: "T1", name: "Labs", domain: "labs", disabled_features: [] },
    { id: "T2", name: "Headquarters", domain: "hq", requires_2fa: true, networks: { "*": ["10.0.0.0/8"] } },
  ],
  users: [
    {
      id: "U1",
      userName: "ana",
      name: { givenName: "Ana", familyName: "Ng" },
      emails: ["ana@x.example"],
      organization_role: "primary_owner",
      workspaces: { hq: "primary_owner", labs: "primary_owner" },
      created: "2020-01-01T02:00:00+02:00",
    },
    { id: "U2", userName: "cy", emails: ["cy@x.example"], enterprise: { department: "D", manager: "ana" } },
    { id: "U3", userName: "bot", bot_of: "Helper" },
  ],
  apps: [{ id: "A1", name: "Helper", collaborators: ["ana"] }],
  channels: [
    {
      id: "C1",
      kind: "public",
      name: "general",
      members: ["ana", "bot"],
      drafts: [{ user: "ana", last_updated_ts: "1700000000.000001" }],
    },
    { id: "D1", kind: "im", between: ["cy", "ana"] },
  ],
  groups: [
    { id: "S1", displayName: "Team", members: ["cy", "ana"], linked_channels: ["general"] },
    { id: "S2", displayName: "Users", kind: "user" },
  ],
  lists: [{ id: "F1", name: "Plan", owner: "cy", access: [{ channel: "general", level: "read" }] }],
  tokens: [
    {
      token: "svcb-token",
      kind: "bot",
      user: "bot",
      scopes: ["chat:write"],
      installation: { workspace: "hq", installer: "ana" },
    },
    { token: "svcp-token", kind: "user", user: "ana", installation: { installer: "ana", workspaces: ["hq"] } },
  ],
};

async function load(loaded: World = world) {
  const store = createTestStore();
  expect(await isEmpty(store)).toBe(true);
  await loadWorld(store, loaded, options());
  expect(await isEmpty(store)).toBe(false);
  return store;
}

describe("loadWorld", () => {
  it("writes the organization and its workspaces", async () => {
    const store = await load();
    expect(await store.organizations.get()).toMatchObject({
      id: "E1",
      created: now,
      defaultWorkspaceId: "T2",
      primaryOwnerId: "U1",
      userRules: { identityManager: true, usersMayChangeDisplayName: false },
    });
    expect(await store.organizations.workspace("T2")).toMatchObject({
      organizationId: "E1",
      primaryOwnerId: "U1",
      requires2fa: true,
      networks: { "*": ["10.0.0.0/8"] },
    });
  });

  it("writes users and bots with defaults", async () => {
    const store = await load();
    expect(await store.users.get("U1")).toMatchObject({
      created: "2020-01-01T00:00:00.000Z",
      kind: "person",
      displayName: "Ana Ng",
      organizationRole: "primary_owner",
      memberships: [
        { workspaceId: "T2", role: "primary_owner" },
        { workspaceId: "T1", role: "primary_owner" },
      ],
      hasProfileFields: false,
    });
    expect(await store.users.get("U2")).toMatchObject({
      displayName: "cy",
      memberships: [{ workspaceId: "T2", role: "member" }],
      enterprise: { department: "D", managerId: "U1" },
      hasProfileFields: true,
    });
    expect(await store.users.get("U3")).toMatchObject({ kind: "bot", appId: "A1", emails: [] });
  });

  it("installs apps that the file states as installed", async () => {
    const store = await load({
      ...world,
      apps: [
        { id: "A1", name: "Helper" },
        {
          id: "A2",
          name: "Deploy",
          signing_secret: "signing-secret",
          client_id: "client-1",
          app_tokens: [{ token: "svca-stated", scopes: ["connections:write"] }],
          installation: { bot_token: "svcb-stated" },
          manifest: {
            display_information: { name: "Deploy" },
            features: { bot_user: { display_name: "Deploy Bot", always_online: true } },
            oauth_config: { scopes: { bot: ["chat:write"], user: ["users:read"] } },
            settings: {
              event_subscriptions: { request_url: "http://localhost:3000/events", bot_events: ["message.im"] },
            },
          },
        },
      ],
    });
    const bot = await store.tokens.byHash(hashToken("svcb-stated"));
    expect(bot).toMatchObject({
      kind: "bot",
      appId: "A2",
      scopes: ["chat:write"],
      installation: { target: { kind: "workspace", id: "T2" }, installerId: "U1", installerRole: "primary_owner" },
    });
    expect(await store.users.get(bot?.userId ?? "")).toMatchObject({
      kind: "bot",
      appId: "A2",
      userName: "deploy_bot",
      displayName: "Deploy Bot",
      memberships: [{ workspaceId: "T2", role: "member" }],
    });
    const opened = await openCredentials(store, plainSealer, "A2");
    expect(opened).toMatchObject({ signingSecret: "signing-secret" });
    const kept = opened?.tokens.map(({ token }) => token) ?? [];
    expect(kept).toEqual(["svcb-stated", expect.stringMatching(/^svcp-/), "svca-stated"]);
    expect(await store.tokens.byHash(hashToken(kept[1] ?? ""))).toMatchObject({ kind: "user", userId: "U1" });
    expect(await store.tokens.byHash(hashToken("svca-stated"))).toMatchObject({
      kind: "app",
      scopes: ["connections:write"],
    });
    const app = await store.apps.get("A2");
    expect(app).toMatchObject({ clientId: "client-1" });
    expect(app && eventSubscriptions(app)).toEqual({
      delivery: { kind: "http", url: "http://localhost:3000/events", isVerified: true },
      botEvents: ["message.im"],
      userEvents: [],
      metadata: [],
    });
    expect(await store.get(appCredentials, { app_id: "A1" })).toBeUndefined();
  });

  it("keeps the order of the file in lists of users and groups", async () => {
    const store = await load();
    const slice = { offset: 0, limit: 10, order: "ascending" } as const;
    expect((await store.users.find({ ...slice, home: "E1" })).items.map(({ userName }) => userName)).toEqual([
      "ana",
      "cy",
      "bot",
    ]);
    expect((await store.groups.find(slice)).items.map(({ displayName }) => displayName)).toEqual(["Team", "Users"]);
  });

  it("writes channels, groups and Lists with their members and access", async () => {
    const store = await load();
    expect(await store.channels.byName("T2", "general")).toMatchObject({
      id: "C1",
      kind: "public",
      drafts: [{ userId: "U1", lastUpdatedTs: "1700000000.000001", state: "open" }],
    });
    expect(await store.channels.isMember("C1", "U3")).toBe(true);
    expect(await store.channels.dm("T2", "U1", "U2")).toMatchObject({ id: "D1", dmUserIds: ["U1", "U2"] });
    expect(await store.groups.get("S1")).toMatchObject({ kind: "idp", linkedChannelIds: ["C1"] });
    expect(await store.groups.get("S2")).toMatchObject({ kind: "user", workspaceId: "T2" });
    expect((await store.groups.membersOf(["S1"])).get("S1")?.map(({ id }) => id)).toEqual(["U1", "U2"]);
    expect(await store.lists.get("F1")).toMatchObject({ ownerId: "U2", workspaceId: "T2" });
    expect(await store.lists.accessOf("F1")).toEqual([{ subject: { kind: "channel", id: "C1" }, level: "read" }]);
  });

  it("writes hashed tokens, with the installer's current role", async () => {
    const store = await load();
    expect(await store.tokens.byHash(hashToken("svcb-token"))).toMatchObject({
      kind: "bot",
      userId: "U3",
      appId: "A1",
      installation: { target: { kind: "workspace", id: "T2" }, installerRole: "primary_owner", channelManager: false },
    });
    expect(await store.tokens.byHash(hashToken("svcp-token"))).toMatchObject({
      installation: { target: { kind: "organization", id: "E1" }, workspaceIds: ["T2"] },
    });
    expect(await knowsToken(store, "svcp-token")).toBe(true);
    expect(await knowsToken(store, "svcp-other")).toBe(false);
  });

  it("writes messages in order of time, and their events", async () => {
    const store = await load({
      ...world,
      messages: [
        { channel: "general", user: "cy", text: "now", clicks: ["ana"] },
        { channel: "general", user: "bot", text: "now, too" },
        {
          channel: "general",
          user: "ana",
          ts: "1700000000.000002",
          reactions: [{ name: "eyes", users: ["cy"] }],
          views: [{ client: "web", users: ["cy"] }],
          shares: ["cy"],
        },
        { channel: "general", ts: "1700000000.000001", subtype: "channel_join", deleted: true },
      ],
    });
    const messages = (await store.messages.latest("C1", 10)).toReversed();
    const present = `${Date.parse(now) / 1000}000`;
    expect(messages).toEqual([
      { channelId: "C1", ts: "1700000000.000001", text: "", subtype: "channel_join", deleted: true },
      { channelId: "C1", ts: "1700000000.000002", text: "", userId: "U1" },
      { channelId: "C1", ts: present, text: "now", userId: "U2" },
      {
        channelId: "C1",
        ts: present.replace(/0$/, "1"),
        text: "now, too",
        userId: "U3",
        botId: "B3",
        appId: "A1",
      },
    ]);
    const window = { oldest: "1700000000.000000", latest: present };
    expect((await store.messages.activity("C1", window)).map(({ ts, kind, userId }) => [ts, kind, userId])).toEqual([
      ["1700000000.000002", "reaction", "U2"],
      ["1700000000.000002", "share", "U2"],
      ["1700000000.000002", "view", "U2"],
      [present, "click", "U1"],
    ]);
  });

  it("writes functions with defaults, and records by their fifteen-character IDs", async () => {
    const store = await load({
      ...world,
      functions: [
        { id: "Fn1", app: "Helper", callback_id: "a", title: "A", input_parameters: [{ name: "x", type: "string" }] },
        { id: "Fn2", app: "Helper", callback_id: "b", title: "B", permission: { users: ["cy"], organization: true } },
      ],
      crm_organizations: [
        {
          id: "00D1N0000005Oa9UAE",
          record_channels: [{ object_type: "Account", workspace: "hq" }],
          records: [{ id: "001D000000IRFmaIAH", type: "Account", name: "One", team: ["cy"], channel: "general" }],
        },
      ],
    });
    expect(await store.functions.get("Fn1")).toMatchObject({
      type: "app",
      distribution: { kind: "app_collaborators" },
      distributed: false,
      inputParameters: [{ name: "x", title: "x", description: "", isRequired: false }],
    });
    expect(await store.functions.byCallback("A1", "b")).toMatchObject({
      distribution: { kind: "named_entities", userIds: ["U2"], workspaceIds: [], organizationIds: ["E1"] },
      distributed: true,
    });
    expect(await store.records.organization("00D1N0000005Oa9")).toMatchObject({
      recordChannels: [{ objectType: "Account", kind: "public" }],
    });
    expect(await store.records.get("00D1N0000005Oa9", "001D000000IRFma")).toMatchObject({
      teamIds: ["U2"],
      channelId: "C1",
    });
  });

  it("generates missing IDs, and installs on a standalone workspace", async () => {
    const store = await load({
      kind: "world",
      workspaces: [{ name: "Tiny", domain: "tiny" }],
      users: [{ userName: "ana", emails: ["a@x.example"], workspaces: { tiny: "primary_owner" } }],
      tokens: [{ token: "svcp-token", kind: "user", user: "ana", installation: { installer: "ana" } }],
    });
    const [workspace] = await store.organizations.workspaces();
    expect(workspace).toMatchObject({ id: expect.stringMatching(/^TNEW\d$/) });
    expect(await store.organizations.get()).toBeUndefined();
    expect(await store.users.byUserName("ana")).toMatchObject({ id: expect.stringMatching(/^UNEW\d$/) });
    expect(await store.tokens.byHash(hashToken("svcp-token"))).toMatchObject({
      installation: { target: { kind: "workspace", id: workspace?.id }, installerRole: "primary_owner" },
    });
  });
});
