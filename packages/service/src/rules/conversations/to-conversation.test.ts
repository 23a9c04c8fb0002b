import { describe, expect, it } from "vitest";
import type { Channel } from "../../model/channel.js";
import { noTs } from "../../values/instant.js";
import { type ConversationView, toConversation } from "./to-conversation.js";

const channel: Channel = {
  id: "C1",
  version: 1,
  created: "2026-01-02T03:04:05.006Z",
  updated: "2026-01-03T03:04:05.006Z",
  kind: "public",
  workspaceId: "T1",
  name: "général",
  previousNames: ["old"],
  creatorId: "U1",
  topic: { value: "Today", creatorId: "U2", set: "2026-01-02T03:04:06.000Z" },
  properties: { membership_limit: 10 },
  archived: false,
  postingSuspended: false,
};

const view: ConversationView = {
  workspaceId: "T1",
  viewerId: "U1",
  withIsMember: true,
  withReading: true,
  withMemberCount: true,
  locale: "en-US",
  owners: new Map(),
  deactivated: new Set(["U2"]),
  unread: { latest: null, unread_count: 3, unread_count_display: 3 },
};

const membership = { lastReadTs: noTs, open: true };

describe("toConversation", () => {
  it("writes the keys of a channel in the order of recordings", () => {
    const { unread: _, ...plain } = view;
    const written = toConversation({ channel, memberCount: 2, membership }, plain);
    expect(Object.keys(written).join(" ")).toBe(
      "id name is_channel is_group is_im is_mpim is_private created is_archived is_general unlinked name_normalized " +
        "is_shared is_org_shared is_pending_ext_shared pending_shared context_team_id updated parent_conversation creator " +
        "is_ext_shared shared_team_ids pending_connected_team_ids is_member last_read topic purpose properties " +
        "previous_names num_members locale",
    );
    expect(written).toMatchObject({
      created: 1767323045,
      updated: 1767409445006,
      name_normalized: "general",
      is_channel: true,
      is_private: false,
      topic: { value: "Today", creator: "U2", last_set: 1767323046 },
      purpose: { value: "", creator: "", last_set: 0 },
      previous_names: ["old"],
      last_read: "0000000000.000000",
    });
  });

  it.each([
    ["no other workspace", undefined, { is_shared: false, is_org_shared: false, is_ext_shared: false }, ["T1"]],
    [
      "a workspace of its organization",
      ["T2"],
      { is_shared: true, is_org_shared: true, is_ext_shared: false },
      ["T1", "T2"],
    ],
    [
      "another organization",
      ["T7", "T8"],
      {
        is_shared: true,
        is_org_shared: true,
        is_ext_shared: true,
        connected_team_ids: ["E2"],
        conversation_host_id: "T1",
      },
      ["T1", "T7", "T8"],
    ],
    [
      "a standalone workspace",
      ["T9"],
      {
        is_shared: true,
        is_org_shared: false,
        is_ext_shared: true,
        connected_team_ids: ["T9"],
        conversation_host_id: "T1",
      },
      ["T1", "T9"],
    ],
    ["a deleted workspace", ["T404"], { is_shared: false, is_org_shared: false, is_ext_shared: false }, ["T1"]],
  ])("says that a channel is shared with %s", (_what, sharedWith, flags, shared_team_ids) => {
    const owners = new Map([
      ["T1", "E1"],
      ["T2", "E1"],
      ["T7", "E2"],
      ["T8", "E2"],
      ["T9", "T9"],
    ]);
    const shared = { ...channel, ...(sharedWith !== undefined && { sharedWith }) };
    const written = toConversation({ channel: shared, memberCount: 2 }, { ...view, owners });
    expect(written).toMatchObject({ ...flags, shared_team_ids });
    expect("connected_team_ids" in written).toBe(flags.is_ext_shared);
  });

  it.each([
    ["C1", "private", { is_channel: true, is_group: false, is_private: true, is_mpim: false }],
    ["G1", "private", { is_channel: false, is_group: true, is_private: true, is_mpim: false }],
    ["C1", "session", { is_channel: true, is_group: false, is_private: true, is_mpim: false }],
    ["G1", "mpim", { is_channel: false, is_group: true, is_private: true, is_mpim: true }],
  ] as const)("writes the flags of %s as a %s conversation by its stored kind", (id, kind, flags) => {
    expect(toConversation({ channel: { ...channel, id, kind }, memberCount: 0 }, view)).toMatchObject(flags);
  });

  it.each([
    [{}, false],
    [{ name: "general" }, true],
    [{ name: "general", general: false }, false],
    [{ name: "town", general: true }, true],
    [{ name: "general", kind: "private" }, false],
  ] as const)("knows the general channel of %j", (parts, isGeneral) => {
    const written = toConversation({ channel: { ...channel, ...parts }, memberCount: 0 }, view);
    expect(written.is_general).toBe(isGeneral);
  });

  it("writes a group conversation with its own keys", () => {
    const group: Channel = { ...channel, kind: "mpim", dmUserIds: ["U1", "U2", "U3"] };
    const written = toConversation({ channel: group, memberCount: 3, membership }, { ...view, withReading: false });
    expect(Object.keys(written).join(" ")).toBe(
      "id name is_channel is_group is_im created creator is_archived is_general unlinked name_normalized is_shared " +
        "is_ext_shared is_org_shared pending_shared is_pending_ext_shared is_member is_private is_mpim is_open updated " +
        "topic purpose num_members locale priority",
    );
    expect(written.is_open).toBe(true);
  });

  it("writes a direct conversation for each of its users", () => {
    const { name: _, ...rest } = channel;
    const direct: Channel = { ...rest, id: "D1", kind: "im", dmUserIds: ["U1", "U2"] };
    const seen = { channel: direct, memberCount: 2, membership };
    const written = toConversation(seen, view);
    expect(Object.keys(written).join(" ")).toBe(
      "id created is_im is_org_shared user is_user_deleted last_read latest unread_count unread_count_display is_open " +
        "priority num_members locale",
    );
    expect(written.user).toBe("U2");
    expect(toConversation(seen, { ...view, viewerId: "U2" }).user).toBe("U1");
    expect(toConversation({ ...seen, channel: { ...direct, dmUserIds: ["U1"] } }, view).user).toBe("U1");
  });
});
