import { expect } from "vitest";
import { adminsOnly, groupConversation, ofFound, ofKind, withoutScope } from "./channel-rows.js";
import type { MethodSituation, MethodTable } from "./method-situation.js";

const channel = (parts: object) => ({ channel: expect.objectContaining(parts) });
const create = (name: string) => ({ arguments: { name } });
const archive = (id: string) => ({ arguments: { channel: id } });
const unarchive = archive;
const rename = (id: string, name = "launch") => ({ arguments: { channel: id, name } });
const renameOwn = (name: string) => rename("C7", name);
const setTopic = (id: string, topic = "Plans") => ({ arguments: { channel: id, topic } });
const setPurpose = (id: string, purpose = "Plans") => ({ arguments: { channel: id, purpose } });
const createPrivate = (name: string) => ({ arguments: { name, is_private: true } });

/** Names that no channel may have. */
const badNames = (call: (name: string) => MethodSituation["call"]) => ({
  invalid_name: [{ when: "the name is reserved", call: call("everyone") }] as const,
  invalid_name_maxlength: [{ when: "the name is too long", call: call("a".repeat(81)) }] as const,
  invalid_name_punctuation: [{ when: "the name is punctuation", call: call("--_") }] as const,
  invalid_name_required: [{ when: "the name is empty", call: call("") }] as const,
  invalid_name_specials: [
    { when: "the name has an upper-case letter", call: call("Launch") },
    { when: "the name has a space", call: call("a launch") },
    { when: "the name has a dot", call: call("launch.2") },
  ] as const,
});

const taken = (call: (name: string) => MethodSituation["call"]) => ({
  name_taken: [
    { when: "another channel has the name", call: call("random") },
    { when: "an archived channel has the name", call: call("attic") },
    { when: "a private channel has the name", call: call("board") },
    {
      when: "a channel that the workspace shares has the name",
      world: "channels: [{ kind: public, name: wide, workspace: labs, shared_with: [hq] }]",
      call: call("wide"),
    },
    { when: "a user has the name", call: call("mia") },
    { when: "a user group has the name", call: call("crew") },
  ] as const,
});

/** Rows of methods that describe a conversation. */
const ofDescription = (call: (channel: string, text?: string) => MethodSituation["call"]) => ({
  ...ofFound(call),
  invalid_arguments: [{ when: "there is no text", call: archive("C4") }] as const,
  missing_scope: [withoutScope(call, ["channels:manage", "C4", "groups:write,groups:write.topic"])] as const,
  is_archived: [{ when: "the channel is archived", call: call("C5") }] as const,
  method_not_supported_for_channel_type: [{ when: "the conversation is a direct one", call: call("D2") }] as const,
  not_in_channel: [{ when: "the caller has not joined the public channel", call: call("C2") }] as const,
  too_long: [{ when: "the text has 251 characters", call: call("C4", "a".repeat(251)) }] as const,
  user_is_restricted: [
    { when: "the caller is a guest", call: { ...call("C1"), token: "svcp-gus" } },
    { when: "only administrators may", world: adminsOnly("describe_channels"), call: call("C4") },
  ] as const,
});

const described = (value: string) => ({ value, creator: "UHELP", last_set: expect.any(Number) });

/** The settings and names of channels. */
export const channelSettings = {
  "conversations.create": {
    succeeds: [
      {
        call: create("launch"),
        fields: channel({
          name: "launch",
          is_channel: true,
          is_private: false,
          creator: "UHELP",
          is_member: true,
          last_read: "0000000000.000000",
          latest: null,
          unread_count: 0,
          unread_count_display: 0,
        }),
      },
      { call: { ...createPrivate("launch-board"), encoding: "form" }, fields: channel({ is_private: true }) },
      {
        call: { arguments: { name: "general", team_id: "T2" }, token: "svcp-olga" },
        fields: channel({ is_general: false, shared_team_ids: ["T2"] }),
      },
      {
        world: adminsOnly("create_channels"),
        call: { arguments: { name: "launch", team_id: "T1" }, token: "svcp-olga" },
        fields: channel({ creator: "UOLGA" }),
      },
      { call: create("日本語"), fields: channel({ name: "日本語" }) },
    ],
    answers: {
      ...badNames(create),
      ...taken(create),
      invalid_arguments: [{ when: "there is no name", call: {} }],
      missing_argument: [
        {
          when: "an organization's token names no workspace",
          call: { ...create("launch"), token: "svcp-olga" },
          fields: { arg: "team_id" },
        },
      ],
      missing_scope: [
        withoutScope(createPrivate, ["channels:manage", "launch", "groups:write"]),
        withoutScope(create, ["groups:write", "launch", "channels:manage,channels:write"]),
      ],
      restricted_action: [
        { when: "the caller is a guest", call: { ...create("launch"), token: "svcp-gus" } },
        { when: "only administrators may", world: adminsOnly("create_channels"), call: create("launch") },
      ],
      team_access_not_granted: [
        {
          when: "the workspace is unknown",
          call: { arguments: { name: "launch", team_id: "T404" }, token: "svcp-olga" },
        },
      ],
    },
  },
  "conversations.archive": {
    succeeds: [
      { call: archive("C4") },
      { call: { ...archive("C7"), encoding: "form" } },
      { world: adminsOnly("archive_channels"), call: { ...archive("C3"), token: "svcp-olga" } },
    ],
    answers: {
      ...ofFound(archive),
      ...ofKind(archive),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
      missing_scope: [withoutScope(archive, ["channels:manage", "C4", "groups:write"])],
      already_archived: [{ when: "the channel is archived", call: archive("C5") }],
      cant_archive_general: [{ when: "the channel is the general one", call: archive("C1") }],
      cant_archive_required: [
        {
          when: "the channel is mandatory",
          world: "channels: [{ name: side-room, mandatory: true }]",
          call: archive("C4"),
        },
      ],
      not_in_channel: [{ when: "the caller has not joined the public channel", call: archive("C2") }],
      restricted_action: [
        { when: "the caller is a guest", call: { ...archive("C1"), token: "svcp-gus" } },
        { when: "only administrators may", world: adminsOnly("archive_channels"), call: archive("C4") },
        { when: "the channel belongs to another company", call: { ...archive("C9"), token: "svcp-olga" } },
      ],
    },
  },
  "conversations.unarchive": {
    succeeds: [{ call: unarchive("C5") }, { call: { ...unarchive("C5"), token: "svcp-olga", encoding: "form" } }],
    answers: {
      ...ofFound(unarchive),
      ...ofKind(unarchive),
      invalid_arguments: [{ when: "there is no channel", call: {} }],
      missing_scope: [withoutScope(unarchive, ["groups:write", "C5", "channels:manage,channels:write"])],
      not_archived: [{ when: "the channel is not archived", call: unarchive("C4") }],
    },
  },
  "conversations.rename": {
    succeeds: [
      {
        call: rename("C7"),
        fields: channel({ name: "launch", previous_names: ["helper-session"], is_general: false }),
      },
      { call: { ...rename("C7", "helper-session"), encoding: "form" }, fields: channel({ previous_names: [] }) },
      { call: { ...rename("C1"), token: "svcp-olga" }, fields: channel({ name: "launch", is_general: true }) },
      {
        world: "channels: [{ name: general, general: false }]",
        call: { ...rename("C1", "commons"), token: "svcp-olga" },
        fields: channel({ name: "commons", is_general: false }),
      },
    ],
    answers: {
      ...ofFound(rename),
      ...ofKind(rename),
      ...badNames(renameOwn),
      ...taken(renameOwn),
      invalid_arguments: [{ when: "there is no name", call: archive("C7") }],
      missing_scope: [withoutScope(rename, ["channels:manage", "C7", "groups:write"])],
      is_archived: [{ when: "the channel is archived", call: rename("C5") }],
      not_authorized: [
        { when: "the caller did not create the channel", call: rename("C4") },
        { when: "the caller is a guest", call: { ...rename("C1"), token: "svcp-gus" } },
      ],
      not_in_channel: [{ when: "the caller has not joined the public channel", call: rename("C2") }],
    },
  },
  "conversations.setTopic": {
    succeeds: [
      {
        call: setTopic("C4"),
        fields: channel({
          topic: described("Plans"),
          latest: expect.objectContaining({ subtype: "channel_topic", topic: "Plans" }),
          unread_count: 1,
          unread_count_display: 0,
        }),
      },
      { call: { ...setTopic("C4", ""), encoding: "form" }, fields: channel({ latest: null, unread_count: 0 }) },
      { call: setTopic("C4", "é".repeat(250)), fields: channel({ topic: described("é".repeat(250)) }) },
      { world: groupConversation, call: setTopic("C20"), fields: channel({ id: "C20", topic: described("Plans") }) },
    ],
    answers: ofDescription(setTopic),
  },
  "conversations.setPurpose": {
    succeeds: [
      { call: setPurpose("C4"), fields: channel({ purpose: described("Plans") }) },
      { call: { ...setPurpose("C4", ""), encoding: "form" }, fields: channel({ id: "C4" }) },
      { world: groupConversation, call: setPurpose("C20"), fields: channel({ purpose: described("Plans") }) },
    ],
    answers: ofDescription(setPurpose),
  },
} satisfies MethodTable;
