import { events } from "@rollcall/api/events";
import { withoutZod } from "@rollcall/webapi-core";
import { beforeEach, describe, expect, it } from "vitest";
import { appRequests } from "../model/app-approval.js";
import { put } from "../model/port/document.js";
import { uninstallApp } from "../rules/apps/uninstall-app.js";
import { createReceiveUpload } from "../rules/files/uploads.js";
import { createTestService, type TestService } from "../testing/create-test-service.js";
import { organizationWorld } from "../testing/demo-world.js";
import { receiveEvents } from "../testing/receive-events.js";
import { hashToken } from "../values/secrets.js";
import { stampCommits } from "./stamp-commits.js";

const patchOp = "urn:ietf:params:scim:api:messages:2.0:PatchOp";
const userSchema = "urn:ietf:params:scim:schemas:core:2.0:User";

/** Events that commits bring about. */
const fromCommits = Object.values(events).filter(({ emit }) => emit === "commit");
const subscriptions = fromCommits.flatMap((event) => event.subscriptions.map(({ name }) => name));
const scopes = fromCommits.flatMap((event) => event.subscriptions.flatMap((each) => each.scopes));

/** Scopes of the calls that bring the events about. */
const writing = [
  "channels:manage",
  "channels:write",
  "channels:write.invites",
  "channels:write.topic",
  "channels:join",
  "groups:write",
  "im:write",
  "mpim:write",
  "reactions:write",
  "pins:write",
  "usergroups:write",
  "users.profile:write",
  "dnd:write",
  "files:write",
  "canvases:write",
];

/** The world with an app that subscribes to everything, as a bot and for two users. */
const world = {
  ...organizationWorld,
  tokens: [
    ...(organizationWorld.tokens ?? []).map((token) =>
      ["svcb-helper", "svcp-mia", "svcp-guest"].includes(token.token)
        ? { ...token, scopes: [...new Set([...(token.scopes ?? []), ...scopes, ...writing])] }
        : token,
    ),
    {
      ...{ token: "svcp-channels", kind: "user" as const, user: "olga", app: "Managed" },
      scopes: ["admin.conversations:write"],
      installation: { installer: "olga", channel_manager: true },
    },
  ],
};

let service: TestService;
/** The store of the service's calls, whose commits bring events about. */
let publishing: TestService["store"];
let onPublished = 0;
beforeEach(async () => {
  onPublished = 0;
  service = await createTestService(world, {
    wrap: (store, { clock, ids }) => {
      publishing = stampCommits(store, {
        clock,
        ids,
        onPublished: () => {
          onPublished += 1;
        },
      });
      return publishing;
    },
  });
  const app = await service.store.apps.get("A1");
  if (app === undefined) throw new Error("The world has no app A1.");
  const list = [...new Set(subscriptions)];
  const manifest = {
    display_information: { name: "Helper" },
    features: { unfurl_domains: ["tasks.example"] },
    settings: {
      event_subscriptions: { request_url: "https://app.example/events", bot_events: list, user_events: list },
    },
  };
  await service.store.commit({ expect: [], writes: [{ kind: "put", document: "app", value: { ...app, manifest } }] });
});

/** Time of a commit that the service does not make. */
const stamp = () => ({ atMs: service.clock.now().getTime(), eventId: "Ev1" });

describe("events", () => {
  it("of every type that commits bring about are sent, and are what their definition says", async () => {
    const seen = new Set<string>();
    for (const step of day) {
      await step({ ...service, call: allowed(service) });
      for (const body of await receiveEvents(service)) seen.add(await typeOfValid(body));
      service.clock.advance(1000);
    }
    expect([...seen].toSorted()).toEqual(fromCommits.map(({ wireName }) => wireName).toSorted());
    expect(onPublished).toBeGreaterThan(20);
  });

  it("of a message have the keys of the envelope, for the bot that sees it", async () => {
    const { body } = await service.call("chat.postMessage", { channel: "C1", text: "hi" }, "svcp-mia");
    expect(await receiveEvents(service)).toEqual([
      {
        token: "verification",
        team_id: "T1",
        enterprise_id: "E1",
        context_team_id: "T1",
        context_enterprise_id: "E1",
        api_app_id: "A1",
        event: expect.objectContaining({
          type: "message",
          channel: "C1",
          channel_type: "channel",
          user: "U4",
          text: "hi",
          ts: body.ts,
          event_ts: body.ts,
        }),
        type: "event_callback",
        event_id: expect.stringMatching(/^Ev[A-Z0-9]+$/),
        event_time: Math.floor(service.clock.now().getTime() / 1000),
        authorizations: [
          { enterprise_id: "E1", team_id: "T1", user_id: "U6", is_bot: true, is_enterprise_install: false },
        ],
        is_ext_shared_channel: false,
        event_context: "1-message-T1-C1",
      },
    ]);
  });

  it("of canvases are those of files", async () => {
    const { canvas_id } = (await allowed(service)("canvases.create", { title: "Plan" })).body;
    const created = [{ type: "file_created", file_id: canvas_id, user_id: "U6", file: { id: canvas_id } }];
    expect(await receiveEvents(service)).toMatchObject(created.map((event) => ({ event })));
    await allowed(service)("canvases.delete", { canvas_id });
    const [deleted, ...others] = await receiveEvents(service);
    expect([deleted, others]).toMatchObject([{ event: { type: "file_deleted", file_id: canvas_id } }, []]);
  });

  it("of a canvas of a channel reach the apps in the channel", async () => {
    const { canvas_id } = (await allowed(service)("canvases.create", { channel_id: "C1" }, "svcp-mia")).body;
    const bodies = await receiveEvents(service);
    expect(bodies).toContainEqual(
      expect.objectContaining({
        event: expect.objectContaining({ type: "file_created", file_id: canvas_id }),
        authorizations: [expect.objectContaining({ is_bot: true })],
      }),
    );
  });

  it("of a file do not reach bots and guests outside its conversations", async () => {
    const call = allowed(service);
    const receivers = async () =>
      (await receiveEvents(service)).flatMap((body) => {
        const { event, authorizations } = body as FileBody;
        return event.type.startsWith("file_c") ? [`${event.type} ${authorizations[0]?.user_id}`] : [];
      });
    const file = await upload({ ...service, call });
    await call("files.completeUploadExternal", { files: [{ id: file }] }, "svcp-mia");
    expect(await receivers()).toEqual(["file_created U4"]);
    await call("files.sharedPublicURL", { file }, "svcp-mia");
    expect(await receivers()).toEqual(["file_change U4"]);
    const blocks = [{ type: "image", alt_text: "a", svc_file: { id: file } }];
    await call("chat.postMessage", { channel: "C4", blocks }, "svcp-mia");
    await receiveEvents(service);
    await call("files.revokePublicURL", { file }, "svcp-mia");
    expect(await receivers()).toEqual(["file_change U6"]);
  });

  it("of a file say once that it is public", async () => {
    const call = allowed(service);
    const file = await upload({ ...service, call });
    await call("files.completeUploadExternal", { files: [{ id: file }] }, "svcp-mia");
    await receiveEvents(service);
    const blocks = [{ type: "image", alt_text: "a", svc_file: { id: file } }];
    const typesOf = async (channel: string) => {
      await call("chat.postMessage", { channel, blocks }, "svcp-mia");
      return (await receiveEvents(service)).map((body) => (body as FileBody).event.type).toSorted();
    };
    expect(await typesOf("C4")).toEqual(["file_shared", "message"]);
    expect(await typesOf("C1")).toEqual(["file_public", "file_shared", "message"]);
    expect(await typesOf("C1")).toEqual(["file_shared", "message"]);
  });

  it("name who did it, who need not be whom it happened to", async () => {
    const eventsOf = async (...calls: readonly (() => Promise<unknown>)[]) => {
      for (const call of calls) await call();
      return (await receiveEvents(service)).map((body) => (body as { readonly event: object }).event);
    };
    const call = allowed(service);
    const { body } = await call("conversations.create", { name: "rooms" });
    const { id: channel } = body.channel;
    await call("conversations.join", { channel }, "svcp-mia");
    const ts = (await call("chat.postMessage", { channel, text: "hi" })).body.ts;
    await call("pins.add", { channel, timestamp: ts });
    await receiveEvents(service);
    expect(await eventsOf(() => call("pins.remove", { channel, timestamp: ts }, "svcp-mia"))).toContainEqual(
      expect.objectContaining({ type: "pin_removed", user: "U4", item: expect.objectContaining({ created_by: "U6" }) }),
    );
    const invited = await eventsOf(() => call("conversations.invite", { channel, users: ["U3"] }, "svcp-mia"));
    expect(invited).toContainEqual(
      expect.objectContaining({ type: "member_joined_channel", user: "U3", inviter: "U4" }),
    );
    const archived = await eventsOf(() => call("conversations.archive", { channel }, "svcp-mia"));
    expect(archived).toContainEqual(expect.objectContaining({ type: "channel_archive", user: "U4" }));
    await call("conversations.unarchive", { channel });
    const kicked = await eventsOf(() => call("conversations.kick", { channel, user: "U4" }));
    expect(kicked).toContainEqual(expect.objectContaining({ type: "channel_left", actor_id: "U6" }));
  });

  it("of a token that ends reach an app of the whole organization, in the default workspace", async () => {
    const { store, call } = service;
    const token = await store.tokens.byHash(hashToken("svcp-mia"));
    if (token === undefined) throw new Error("The world has no token.");
    const installation = { ...token.installation, target: { kind: "organization", id: "E1" } } as const;
    await store.commit({
      expect: [],
      writes: [{ kind: "put", document: "token", value: { ...token, installation } }],
    });
    expect((await call("auth.revoke", {}, "svcp-mia")).body).toMatchObject({ ok: true });
    expect(await receiveEvents(service)).toMatchObject([
      {
        team_id: "T1",
        context_team_id: null,
        event: { type: "tokens_revoked", tokens: { oauth: ["U4"] } },
        authorizations: [{ team_id: null, is_enterprise_install: true }],
      },
    ]);
  });

  it("of tokens that end all at once speak of each installation, and name a user once", async () => {
    const { store } = service;
    const token = await store.tokens.byHash(hashToken("svcp-mia"));
    if (token === undefined) throw new Error("The world has no token.");
    const elsewhere = { ...token.installation, target: { kind: "workspace", id: "T2" } } as const;
    const writes = [
      { ...token, hash: "twice" },
      { ...token, hash: "elsewhere", installation: elsewhere },
    ].map((value) => ({ kind: "put", document: "token", value }) as const);
    await store.commit({ expect: [], writes });
    await store.commit({ expect: [], writes: [{ kind: "revokeUserTokens", userId: "U4" }], stamp: stamp() });
    const received = (await receiveEvents(service)) as readonly { team_id: string; event: object }[];
    const sorted = received.map(({ team_id, event }) => JSON.stringify([team_id, event])).toSorted();
    expect(sorted.map((each) => JSON.parse(each))).toMatchObject([
      ["T1", { type: "tokens_revoked", tokens: { oauth: ["U4"] } }],
      ["T2", { type: "app_uninstalled" }],
      ["T2", { type: "tokens_revoked", tokens: { oauth: ["U4"] } }],
    ]);
  });

  it("of an app-level token that ends are none, and it does not keep an app installed", async () => {
    const { store, call } = service;
    const token = await store.tokens.byHash(hashToken("svcp-mia"));
    if (token === undefined) throw new Error("The world has no token.");
    const { userId: _, ...shared } = token;
    const elsewhere = { ...token.installation, target: { kind: "workspace", id: "T2" } } as const;
    const bot = { ...token, hash: hashToken("svcp-elsewhere"), installation: elsewhere };
    const socket = { ...shared, hash: "socket", kind: "app", installation: elsewhere } as const;
    const writes = [bot, socket].map((value) => ({ kind: "put", document: "token", value }) as const);
    await store.commit({ expect: [], writes });
    expect((await call("auth.revoke", {}, "svcp-elsewhere")).body).toMatchObject({ ok: true });
    const types = async () =>
      (await receiveEvents(service)).map((body) => (body as { event: { type: string } }).event.type).toSorted();
    expect(await types()).toEqual(["app_uninstalled", "tokens_revoked"]);
    await store.commit({
      expect: [],
      writes: [{ kind: "put", document: "token", value: { ...socket, revoked: true } }],
      stamp: stamp(),
    });
    expect(await types()).toEqual([]);
  });

  it("of an app that is uninstalled name every token, and come once for each place", async () => {
    const plan = await uninstallApp({ appId: "A1", targetIds: ["T1", "T2"], nowMs: 0 }, publishing);
    expect((await publishing.commit(plan)).ok).toBe(true);
    const received = (await receiveEvents(service)) as readonly { readonly team_id: string; readonly event: object }[];
    expect(received.map(({ team_id, event }) => ({ team_id, event }))).toEqual(
      expect.arrayContaining([
        {
          team_id: "T1",
          event: expect.objectContaining({
            type: "tokens_revoked",
            tokens: { oauth: expect.arrayContaining(["U4"]), bot: expect.any(Array) },
          }),
        },
        { team_id: "T1", event: expect.objectContaining({ type: "app_uninstalled" }) },
      ]),
    );
    expect(received).toHaveLength(2);
  });

  it.each([
    { what: "its token", change: { revoked: true } },
    { what: "its scope", change: { scopes: ["chat:write"] } },
    { what: "its subscription", change: undefined },
  ])("are not sent once the app has lost $what", async ({ change }) => {
    const { store, call } = service;
    // The bot alone receives them, so that no other token of the app does.
    await call("chat.postMessage", { channel: "C4", text: "hi" }, "svcp-mia");
    const token = await store.tokens.byHash(hashToken("svcb-helper"));
    const app = await store.apps.get("A1");
    if (token === undefined || app === undefined) throw new Error("The world has no token or no app.");
    const lost =
      change === undefined
        ? ({ kind: "put", document: "app", value: { ...app, manifest: {} } } as const)
        : ({ kind: "put", document: "token", value: { ...token, ...change } } as const);
    await store.commit({ expect: [], writes: [lost] });
    expect(await receiveEvents(service)).toEqual([]);
  });
});

/** Calls that together bring about every event. */
const day: readonly ((service: TestService) => Promise<unknown>)[] = [
  ({ call }) =>
    call("chat.postMessage", { channel: "C1", text: "<@U6> see <https://tasks.example/1>" }, "svcb-classic"),
  async (it) => {
    const ts = await post(it, "first");
    await it.call("chat.update", { channel: "C1", ts, text: "second", metadata: metadataOf("2") }, "svcb-helper");
    await it.call("reactions.add", { channel: "C1", timestamp: ts, name: "tada" });
    await it.call("reactions.remove", { channel: "C1", timestamp: ts, name: "tada" });
    await it.call("pins.add", { channel: "C1", timestamp: ts });
    await it.call("pins.remove", { channel: "C1", timestamp: ts });
    await it.call("chat.delete", { channel: "C1", ts });
  },
  async (it) => {
    const call = (method: string, args: object) => it.call(method, args, "svcp-mia");
    const file = await upload(it);
    const { body } = await call("files.completeUploadExternal", { files: [{ id: file }], channel_id: "C1" });
    await call("files.sharedPublicURL", { file });
    await call("chat.delete", { channel: "C1", ts: body.files[0].shares.public.C1[0].ts });
    await call("files.delete", { file });
  },
  async (it) => {
    const { body } = await it.call("conversations.create", { name: "rooms" });
    await it.call("conversations.invite", { channel: body.channel.id, users: ["U4"] });
    await it.call("conversations.rename", { channel: body.channel.id, name: "halls" });
    await it.call("conversations.archive", { channel: body.channel.id });
    await it.call("conversations.unarchive", { channel: body.channel.id });
    await it.call("conversations.kick", { channel: body.channel.id, user: "U4" });
    await it.call("conversations.leave", { channel: "C2" }, "svcp-mia");
  },
  async (it) => {
    const { body } = await it.call("conversations.create", { name: "cellar", is_private: true });
    await it.call("conversations.invite", { channel: body.channel.id, users: ["U4"] });
    await it.call("conversations.rename", { channel: body.channel.id, name: "vault" });
    await it.call("conversations.archive", { channel: body.channel.id });
    await it.call("conversations.unarchive", { channel: body.channel.id });
    await it.call("conversations.leave", { channel: body.channel.id }, "svcp-mia");
  },
  async (it) => {
    const { body } = await it.call("conversations.open", { users: ["U3"] }, "svcp-mia");
    await it.call("conversations.close", { channel: body.channel.id }, "svcp-mia");
    await it.call("conversations.open", { users: ["U3"] }, "svcp-mia");
    const { body: other } = await it.call("conversations.open", { users: ["U5"] }, "svcp-mia");
    await it.call("conversations.close", { channel: other.channel.id }, "svcp-mia");
    const { body: group } = await it.call("conversations.open", { users: ["U3", "U1"] }, "svcp-mia");
    await it.call("conversations.close", { channel: group.channel.id }, "svcp-mia");
    await it.call("conversations.open", { channel: group.channel.id }, "svcp-mia");
  },
  ({ scim }) =>
    scim("POST", "/v2/Users", {
      schemas: [userSchema],
      userName: "newbie",
      emails: [{ value: "newbie@acme.example" }],
    }),
  ({ call }) => call("users.profile.set", { profile: { status_text: "away", status_emoji: ":tada:" } }, "svcp-mia"),
  async (it) => {
    const { body } = await it.call("usergroups.create", { name: "Editors", handle: "editors" }, "svcp-mia");
    await it.call("usergroups.users.update", { usergroup: body.usergroup.id, users: ["U4", "U3"] }, "svcp-mia");
    await it.call("usergroups.users.update", { usergroup: body.usergroup.id, users: ["U3"] }, "svcp-mia");
    await it.call("usergroups.update", { usergroup: body.usergroup.id, description: "they edit" }, "svcp-mia");
  },
  ({ call }) => call("dnd.setSnooze", { num_minutes: 5 }, "svcp-mia"),
  ({ scim }) =>
    scim("PATCH", "/v2/Users/U4", {
      schemas: [patchOp],
      Operations: [{ op: "replace", path: "title", value: "Boss" }],
    }),
  async ({ call }) => {
    const administer = (method: string, args: object) => call(`admin.conversations.${method}`, args, "svcp-channels");
    await administer("setTeams", { channel_id: "C2", target_team_ids: ["T1", "T2"] });
    await administer("setTeams", { channel_id: "C2", team_id: "T1" });
    for (const channel_id of ["C2", "C4"]) await administer("delete", { channel_id });
  },
  // People ask for apps on the pages, which no call of the Web API opens.
  () =>
    publishing.commit({
      expect: [],
      writes: [
        put(appRequests, {
          id: "Ar1",
          version: 1,
          created: "2026-01-02T03:04:05.006Z",
          appId: "A1",
          targetId: "T1",
          userId: "U4",
          message: "Please",
          status: "open",
          botScopes: ["chat:write"],
          userScopes: [],
        }),
      ],
    }),
  async (it) => {
    await it.call("auth.revoke", {}, "svcp-guest");
    await it.call("auth.revoke", {}, "svcp-mia");
    await it.call("auth.revoke", {}, "svcb-public");
    await it.call("auth.revoke", {}, "svcb-helper");
  },
];

/** Calls that must succeed. */
function allowed({ call }: TestService): TestService["call"] {
  return async (method, ...rest) => {
    const answer = await call(method, ...rest);
    if (answer.body.ok !== true) throw new Error(JSON.stringify([method, ...rest, answer.body]));
    return answer;
  };
}

/** Uploads the bytes of a file as mia, and returns its ID. */
async function upload(it: TestService): Promise<string> {
  const { body } = await it.call("files.getUploadURLExternal", { filename: "a.png", length: 8 }, "svcp-mia");
  const open = async function* () {
    yield Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  };
  await createReceiveUpload(it)({ secret: String(body.upload_url).split("/").at(-1) ?? "", open });
  return body.file_id;
}

/** An event of a file, and the user of the token through which the app receives it. */
interface FileBody {
  readonly event: { readonly type: string };
  readonly authorizations: readonly { readonly user_id: string }[];
}

async function post({ call }: TestService, text: string): Promise<string> {
  const { body } = await call("chat.postMessage", { channel: "C1", text, metadata: metadataOf("1") });
  return body.ts;
}

function metadataOf(id: string) {
  return { event_type: "task", event_payload: { id } };
}

/** Checks a body, and returns the type of its event. */
async function typeOfValid(body: object): Promise<string> {
  const { event } = body as { readonly event: { readonly type: string } };
  const row = fromCommits.find(({ wireName }) => wireName === event.type);
  if (row === undefined) throw new Error(`No commit brings about ${event.type}.`);
  const { payload } = await row.load();
  expect(payload(withoutZod).safeParse(event)).toEqual({ success: true, data: event });
  return event.type;
}
