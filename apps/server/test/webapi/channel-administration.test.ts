import { describe, expect, it } from "vitest";
import { createWebapiServer, type WebapiServer } from "../kit/create-webapi-server.js";

const asMia = { token: "svcp-mia" } as const;
const ofRandom = { channel_id: "C2" } as const;

async function messagesOf(server: WebapiServer, channel: string) {
  const { body } = await server.call("conversations.history", { channel }, asMia);
  return (body as { readonly messages: readonly Record<string, unknown>[] }).messages.map(({ ts: _, ...rest }) => rest);
}

async function membersOf(server: WebapiServer, channel: string) {
  const { body } = await server.call("conversations.members", { channel }, asMia);
  return (body as { readonly members: readonly string[] }).members;
}

const outcomes = async (calls: readonly Promise<{ readonly outcome: string }>[]) =>
  (await Promise.all(calls)).map(({ outcome }) => outcome).toSorted();

describe("changes of channels by administrators", () => {
  it("are said in the channel by the administrator, who does not join", async () => {
    await using server = await createWebapiServer();
    await server.call("admin.conversations.rename", { ...ofRandom, name: "launch" });
    await server.call("admin.conversations.archive", ofRandom);
    await server.call("admin.conversations.unarchive", ofRandom);
    const said = { user: "UOLGA", type: "message" };
    expect(await messagesOf(server, "C2")).toEqual([
      { ...said, subtype: "channel_unarchive", text: "un-archived the channel" },
      { ...said, subtype: "channel_archive", text: "archived the channel" },
      {
        ...said,
        subtype: "channel_name",
        text: 'has renamed the channel from "random" to "launch"',
        old_name: "random",
        name: "launch",
      },
    ]);
    expect(await membersOf(server, "C2")).toEqual(["UMIA"]);
  });

  it("happen once for calls at the same time", async () => {
    await using server = await createWebapiServer();
    const times = Array.from({ length: 6 });
    const archived = await outcomes(times.map(() => server.call("admin.conversations.archive", ofRandom)));
    expect(archived).toEqual([...times.slice(1).map(() => "already_archived"), "ok"]);
    const restored = await outcomes(times.map(() => server.call("admin.conversations.unarchive", ofRandom)));
    expect(restored).toEqual([...times.slice(1).map(() => "channel_not_archived"), "ok"]);
    const renamed = await outcomes(
      ["C2", "C4"].map((channel_id) => server.call("admin.conversations.rename", { channel_id, name: "launch" })),
    );
    expect(renamed).toEqual(["name_taken", "ok"]);
  });
});

describe("channels that administrators create", () => {
  it("have a creator and no members, and are shared by all workspaces on request", async () => {
    await using server = await createWebapiServer();
    const sent = { name: "launch", is_private: false, org_wide: true, description: "To plan" };
    const { body } = await server.call("admin.conversations.create", sent);
    const channel = body["channel_id"];
    const info = await server.call("conversations.info", { channel, include_num_members: true }, asMia);
    expect(info.body["channel"]).toMatchObject({
      creator: "UOLGA",
      num_members: 0,
      is_org_shared: true,
      shared_team_ids: ["T1", "T2"],
      purpose: { value: "To plan", creator: "UOLGA" },
    });
    const teams = await server.call("admin.conversations.getTeams", { channel_id: channel, limit: 1 });
    const { next_cursor: cursor } = teams.body["response_metadata"] as { readonly next_cursor: string };
    const more = await server.call("admin.conversations.getTeams", { channel_id: channel, cursor });
    expect([teams.body["team_ids"], more.body["team_ids"]]).toEqual([["T1"], ["T2"]]);
    const again = await outcomes(
      ["T1", "T2"].map((team_id) => server.call("admin.conversations.create", { ...sent, team_id })),
    );
    expect(again).toEqual(["name_taken", "name_taken"]);
  });
});

describe("channels that administrators delete", () => {
  it("are gone for everybody, and leave their name", async () => {
    await using server = await createWebapiServer();
    await server.call("chat.postMessage", { channel: "C2", text: "treasure" }, asMia);
    const deleted = await outcomes([1, 2, 3].map(() => server.call("admin.conversations.delete", ofRandom)));
    expect(deleted).toEqual(["channel_not_found", "channel_not_found", "ok"]);
    const gone = [
      server.call("conversations.info", { channel: "C2" }, asMia),
      server.call("conversations.history", { channel: "C2" }, asMia),
      server.call("chat.postMessage", { channel: "C2", text: "hi" }, asMia),
    ];
    expect(new Set(await outcomes(gone))).toEqual(new Set(["channel_not_found"]));
    const { body } = await server.call("users.conversations", { types: "public_channel", team_id: "T1" }, asMia);
    expect(body["channels"]).not.toContainEqual(expect.objectContaining({ id: "C2" }));
    const found = await server.call("search.messages", { query: "treasure", team_id: "T1" }, asMia);
    expect(found.body).toMatchObject({ messages: { total: 0 } });
    const again = await server.call("conversations.create", { name: "random", team_id: "T1" }, asMia);
    expect(again.body).toMatchObject({ ok: true, channel: { name: "random" } });
  });
});

describe("workspaces that administrators give channels to", () => {
  it("have it until it is taken away, and then their members leave", async () => {
    await using server = await createWebapiServer();
    const shared = { ...ofRandom, target_team_ids: ["T1", "T2"] };
    await server.call("admin.conversations.setTeams", shared);
    await server.call("admin.conversations.invite", { ...ofRandom, user_ids: ["ULAB", "UADAM"] });
    expect(await membersOf(server, "C2")).toEqual(["UMIA", "ULAB", "UADAM"]);
    const taken = await server.call("admin.conversations.create", { name: "random", is_private: false, team_id: "T2" });
    expect(taken.outcome).toBe("name_taken");
    await server.call("admin.conversations.setTeams", { ...ofRandom, team_id: "T1" });
    expect(await membersOf(server, "C2")).toEqual(["UMIA", "UADAM"]);
    const free = await server.call("admin.conversations.create", { name: "random", is_private: false, team_id: "T2" });
    expect(free.outcome).toBe("ok");
    expect((await server.call("admin.conversations.setTeams", shared)).outcome).toBe("name_taken");
  });
});

describe("searches of administrators", () => {
  it.each(["name", "member_count", "created"])("reach every channel once in the order %s", async (sort) => {
    await using server = await createWebapiServer();
    const ids: string[] = [];
    let cursor = "";
    do {
      const { body } = await server.call("admin.conversations.search", { sort, sort_dir: "asc", limit: 2, cursor });
      const { conversations, next_cursor: next } = body as {
        readonly conversations: readonly { readonly id: string }[];
        readonly next_cursor: string;
      };
      ids.push(...conversations.map(({ id }) => id));
      cursor = next;
    } while (cursor !== "");
    expect(ids.toSorted()).toEqual(["C1", "C2", "C5", "C6"]);
  });

  it("show what channels are", async () => {
    await using server = await createWebapiServer();
    await server.call("admin.conversations.setTeams", { ...ofRandom, org_channel: true });
    const { body } = await server.call("admin.conversations.search", { query: "random" });
    expect(body["conversations"]).toEqual([
      {
        id: "C2",
        name: "random",
        purpose: "",
        member_count: 1,
        created: expect.any(Number),
        creator_id: "",
        is_private: false,
        is_archived: false,
        is_general: false,
        last_activity_ts: 0,
        is_ext_shared: false,
        is_global_shared: true,
        is_org_default: false,
        is_org_mandatory: false,
        is_org_shared: true,
        is_frozen: false,
        connected_team_ids: [],
        internal_team_ids_count: 2,
        internal_team_ids_sample_team: "T1",
        pending_connected_team_ids: [],
        is_pending_ext_shared: false,
        internal_team_ids: ["T1", "T2"],
        context_team_id: "T1",
      },
    ]);
  });
});

describe("invitations of administrators", () => {
  it("add those who can be added, and say why the others are not", async () => {
    await using server = await createWebapiServer();
    const { body } = await server.call("admin.conversations.invite", {
      ...ofRandom,
      user_ids: ["UADAM", "U404", "UGUS"],
    });
    expect(body).toMatchObject({ error: "failed_for_some_users", failed_user_ids: { U404: "user_not_found" } });
    expect(await membersOf(server, "C2")).toEqual(["UMIA", "UADAM", "UGUS"]);
    const [last] = await messagesOf(server, "C2");
    expect(last).toMatchObject({ subtype: "channel_join", user: "UGUS", inviter: "UOLGA" });
  });

  it("add a user once, and a single-channel guest to one channel, at the same time", async () => {
    await using server = await createWebapiServer({ world: "channels: [{ name: side-room, members: [mia, helper] }]" });
    const invited = await outcomes(
      ["C2", "C4", "C2"].map((channel_id) =>
        server.call("admin.conversations.invite", { channel_id, user_ids: ["USUE"] }),
      ),
    );
    expect(invited).toEqual(["failed_for_some_users", "failed_for_some_users", "ok"]);
  });
});
